# border: not compiled
"""Reads the cards of Terrors of London from TOML and checks them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gaslamp.games.reading import Entry, read_content
from gaslamp.games.terrors_of_london import cards
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.cards import Content, Effect, Kind, Overlord
from gaslamp.kernel.errors import Trouble

FOLDER = Path(__file__).parent
TABLES = ("monster", "influence", "relic", "overlord")
FACTIONS = ("undead", "beast", "mortal", "spirit")
SOURCES = ("book", "public", "authored")
STARTS = {"starter": cards.STARTER, "acolyte": cards.ACOLYTE, "market": cards.MARKET}
EVENTS = {"play": cards.ON_PLAY, "horde": cards.ON_HORDE, "relic": cards.ON_RELIC,
          "haunt": cards.ON_HAUNT}  # fmt: skip
MOST_CARDS = 250
MOST_COPIES = 15  # of one card in one play area: a mark on the card has room for no more
STREET = 5
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COPY = re.compile(r".*-(\d+|used)")
TAKEN_WORDS = ("coin", "power", "regeneration", "hand", "discard")

# Verbs whose argument is a number, and verbs whose argument is `true`.
COUNTED = {
    "coin": cards.COIN, "power": cards.POWER, "regeneration": cards.REGENERATION,
    "draw": cards.DRAW, "muster": cards.MUSTER, "rage": cards.RAGE, "curse": cards.CURSE,
    "command": cards.COMMAND, "look": cards.LOOK, "opponent_loses": cards.OPPONENT_LOSES,
    "opponent_discards": cards.OPPONENT_DISCARDS, "may_pay_health": cards.MAY_PAY_HEALTH,
}  # fmt: skip
PLAIN = {
    "destroy": cards.DESTROY, "sacrifice": cards.SACRIFICE,
    "sacrifice_anywhere": cards.SACRIFICE_ANYWHERE, "haunt": cards.HAUNT,
    "haunt_chosen": cards.HAUNT_CHOSEN, "claim_next": cards.CLAIM_NEXT,
    "coachman": cards.COACHMAN, "reveal": cards.REVEAL, "convert": cards.CONVERT,
    "horde_ability": cards.HORDE_ABILITY,
}  # fmt: skip
NESTED = {"if_horde": cards.IF_HORDE}
INNER = {"may_pay_health": ("gain",), "reveal": ("faction_monster", "other")}
ALL_VERBS = (*COUNTED, *PLAIN, *NESTED)
MOST = {"look": 2, "opponent_discards": 1}
RESOURCES = (cards.COIN, cards.POWER, cards.REGENERATION)
CARDS_BACK = (cards.DRAW, cards.COMMAND, cards.COACHMAN)

# What an activation brings, in points (ledger 8.8): for bots, and for packs of any cards.
POINTS = {
    cards.COIN: 1.0, cards.POWER: 1.0, cards.REGENERATION: 0.65, cards.DRAW: 1.6,
    cards.MUSTER: 1.5, cards.RAGE: 1.1, cards.CURSE: 0.9, cards.COMMAND: 0.47,
    cards.DESTROY: 1.0, cards.SACRIFICE: 1.5, cards.SACRIFICE_ANYWHERE: 1.7,
    cards.HAUNT_CHOSEN: 2.0, cards.LOOK: 0.4, cards.COACHMAN: 1.0, cards.OPPONENT_LOSES: 1.0,
    cards.OPPONENT_DISCARDS: 1.5, cards.CONVERT: 0.5, cards.HORDE_ABILITY: 1.2,
    cards.CLAIM_NEXT: 0.5, cards.HAUNT: 0.0, cards.REVEAL: 0.0, cards.IF_HORDE: 0.0,
    cards.MAY_PAY_HEALTH: 0.0,
}  # fmt: skip


class Programs:
    """Collects effect lists and numbers them."""

    def __init__(self) -> None:
        self.lists: list[list[Effect]] = []

    def add(self, entry: Entry, field: str, rows: Any) -> int:
        """An effect list, which must not be empty, as a program."""
        if not isinstance(rows, list) or not rows:
            raise entry.trouble(field, f"{rows!r} should be a list of effects")
        return self.keep(entry, field, self.effects(entry, field, rows))

    def effects(self, entry: Entry, field: str, rows: list[Any]) -> list[Effect]:
        return [self.effect(entry, field, row) for row in rows]

    def keep(self, entry: Entry, field: str, effects: list[Effect]) -> int:
        """A number for these effects; -1 for none."""
        if not effects:
            return cards.NO_PROGRAM
        self.refuse_endless(entry, field, self.verbs(effects))
        self.lists.append(effects)
        return len(self.lists) - 1

    def verbs(self, effects: list[Effect]) -> list[int]:
        """All verbs of these effects, with those of the branches."""
        found: list[int] = []
        for effect in effects:
            found.append(int(effect.verb))
            for inner in (int(effect.inner), int(effect.other)):
                if inner != cards.NO_PROGRAM:
                    found += self.verbs(self.lists[inner])
        return found

    def refuse_endless(self, entry: Entry, field: str, verbs: list[int]) -> None:
        """R-38: an activation may take one card out of play, or bring cards back, not both."""
        if cards.DESTROY in verbs and any(verb in verbs for verb in CARDS_BACK):
            raise entry.trouble(
                field, "joins DESTROY with drawing or COMMAND, which could go on for ever"
            )
        if verbs.count(cards.DESTROY) > 1:
            raise entry.trouble(field, "has DESTROY twice, so that a turn could go on for ever")

    def effect(self, entry: Entry, field: str, row: Any) -> Effect:
        if not isinstance(row, dict) or not row:
            raise entry.trouble(field, f"{row!r} should be an effect such as {{ power = 2 }}")
        verb, value = next(iter(row.items()))
        if verb not in ALL_VERBS:
            raise entry.trouble(
                field, f"{verb!r} is not an effect; there are {', '.join(ALL_VERBS)}"
            )
        extras = INNER.get(verb, ())
        for name in list(row)[1:]:
            if name not in extras:
                raise entry.trouble(field, f"{name!r} does not go with {verb!r}")
        if verb in NESTED:
            return Effect(NESTED[verb], 0, self.add(entry, field, value), cards.NO_PROGRAM)
        amount = self.amount(entry, field, verb, value)
        inner = [self.add(entry, field, row.get(name)) for name in extras]
        inner += [cards.NO_PROGRAM] * (2 - len(inner))
        code = COUNTED[verb] if verb in COUNTED else PLAIN[verb]
        return Effect(code, amount, inner[0], inner[1])

    def amount(self, entry: Entry, field: str, verb: str, value: Any) -> int:
        if verb in PLAIN:
            if value is not True:
                raise entry.trouble(field, f"{verb} = {value!r} should be {verb} = true")
            return 1
        most = MOST.get(verb, 20)
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
            raise entry.trouble(field, f"{verb} = {value!r} should be a number from 1 to {most}")
        return value

    def points(self, program: int) -> float:
        """What a program is worth, branches counted at half."""
        if program == cards.NO_PROGRAM:
            return 0.0
        total = 0.0
        for effect in self.lists[program]:
            total += POINTS[int(effect.verb)] * int(effect.amount)
            total += 0.5 * (self.points(int(effect.inner)) + self.points(int(effect.other)))
        return total


def check_id(entry: Entry) -> None:
    """An id is a part of keys and handles, so it must not look like anything else there."""
    if not ID.fullmatch(entry.id):
        raise entry.trouble("id", "should be small letters and digits, with hyphens between them")
    if COPY.fullmatch(entry.id):
        raise entry.trouble("id", "ends in a number or 'used', which is how copies are told apart")
    if entry.id in TAKEN_WORDS or entry.id.startswith("seat-"):
        raise entry.trouble("id", "means something else in the game; choose another id")


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, "terrors-of-london")
    for entry in entries:
        check_id(entry)
    programs = Programs()
    overlords = [overlord(e, programs) for e in entries if e.table == "overlord"]
    ids = [lord.id for lord in overlords]
    kinds = []
    for entry in entries:
        if entry.table == "monster":
            kinds.append(monster(entry, programs))
        elif entry.table == "influence":
            kinds.append(influence(entry, programs, ids))
        elif entry.table == "relic":
            kinds.append(relic(entry, programs))
    for entry in entries:
        entry.finish()
    check_whole(kinds, overlords)
    return Content(kinds, overlords, programs.lists, digest)


def monster(entry: Entry, programs: Programs) -> Kind:
    start = STARTS[entry.one_of("start", STARTS, "market")]
    neutral = start == cards.STARTER
    faction = cards.NO_FACTION
    if not neutral:
        faction = FACTIONS.index(entry.one_of("faction", FACTIONS))
    cost, copies, deck = counts(entry, start)
    horde = [programs.add(entry, "horde", rows) for rows in entry.get("horde", list, [])]
    if len(horde) not in ((0,) if neutral else (1, 2)):
        raise entry.trouble("horde", "should hold one or two lists (none on a starting card)")
    play, haunts = abilities(entry, programs)
    event, once, gain = trigger(entry, programs)
    if neutral and event == cards.ON_PLAY:
        raise entry.trouble("trigger", "waits for monsters of a faction, and the card has none")
    worth = programs.points(play) + 0.45 * max((programs.points(h) for h in horde), default=0.0)
    armor = entry.number("armor", 0)
    worth = worth * (1.7 if haunts else 1.0) + 0.8 * armor + programs.points(gain)
    return Kind(
        id=entry.id, name=entry.text("name"), type=cards.MONSTER, faction=faction,
        cost=cost, copies=copies, start=start, overlord=-1, star=False, armor=armor,
        claim=entry.flag("claim"), play=play,
        condition=cards.NO_PROGRAM, action=cards.NO_PROGRAM, horde=horde, trigger=event,
        trigger_once=once, trigger_program=gain, worth=worth,
        source=entry.one_of("source", SOURCES), deck=deck,
    )  # fmt: skip


def counts(entry: Entry, start: int) -> tuple[int, int, int]:
    """Cost, copies in all, and copies in each starting deck."""
    neutral = start == cards.STARTER
    cost = entry.number("cost", 0 if neutral else None)
    if start == cards.ACOLYTE and cost != ACOLYTE_COST:
        raise entry.trouble("cost", f"is {cost}; on an Acolyte it should be {ACOLYTE_COST}")
    copies = entry.number("copies", 1, least=1)
    deck = entry.number("deck", None if neutral else 0)
    if (deck if neutral else copies) > MOST_COPIES:
        field = "deck" if neutral else "copies"
        raise entry.trouble(field, f"should be at most {MOST_COPIES}")
    return cost, copies, deck


def abilities(entry: Entry, programs: Programs) -> tuple[int, bool]:
    """What playing the monster activates (TL-PLAY-05), and whether it gains HAUNT by that."""
    resources, keywords, unique = (
        programs.effects(entry, field, entry.get(field, list, []))
        for field in ("resources", "keywords", "unique")
    )
    if any(effect.verb not in RESOURCES for effect in resources):
        raise entry.trouble("resources", "should hold only coin, power and regeneration")
    if any(effect.verb in RESOURCES for effect in keywords):
        raise entry.trouble("keywords", "holds a resource; resources have a field of their own")
    play = programs.keep(entry, "unique" if unique else "keywords", resources + keywords + unique)
    return play, any(effect.verb == cards.HAUNT for effect in keywords)


def trigger(entry: Entry, programs: Programs) -> tuple[int, bool, int]:
    """Event, whether only once, and the benefit of a triggered ability."""
    row = entry.get("trigger", dict, {})
    if not row:
        return cards.NO_TRIGGER, False, cards.NO_PROGRAM
    inner = Entry(entry.file, entry.table, {**row, "id": entry.id})
    event = EVENTS[inner.one_of("on", EVENTS)]
    once = inner.one_of("limit", ("once", "each")) == "once"
    rows = inner.get("gain", list)
    inner.text("id")
    inner.finish()
    program = programs.add(entry, "trigger", rows)
    verbs = programs.verbs(programs.lists[program])
    if not once and any(verb in verbs for verb in (*CARDS_BACK, cards.DESTROY)):
        raise entry.trouble(
            "trigger",
            "draws, returns or destroys cards without a limit, which could go on for ever",
        )
    return event, once, program


def influence(entry: Entry, programs: Programs, overlords: list[str]) -> Kind:
    always = programs.add(entry, "always", entry.get("always", list))
    condition = programs.add(entry, "condition", entry.get("condition", list))
    refuse_haunt(entry, "always", programs, always)
    refuse_haunt(entry, "condition", programs, condition)
    both = programs.lists[always] + programs.lists[condition]
    programs.refuse_endless(entry, "condition", programs.verbs(both))
    return Kind(
        id=entry.id, name=entry.text("name"), type=cards.INFLUENCE_CARD, faction=cards.NO_FACTION,
        cost=0, copies=1, start=cards.INFLUENCE_SET,
        overlord=overlords.index(entry.one_of("overlord", overlords)), star=entry.flag("star"),
        armor=0, claim=False, play=always, condition=condition, action=cards.NO_PROGRAM, horde=[],
        trigger=cards.NO_TRIGGER, trigger_once=False, trigger_program=cards.NO_PROGRAM,
        worth=programs.points(always) + 0.3 * programs.points(condition),
        source=entry.one_of("source", SOURCES), deck=0,
    )  # fmt: skip


def refuse_haunt(entry: Entry, field: str, programs: Programs, program: int) -> None:
    """HAUNT is for the monster it is printed on."""
    if cards.HAUNT in programs.verbs(programs.lists[program]):
        raise entry.trouble(field, "holds haunt, which only a monster can have; use haunt_chosen")


def relic(entry: Entry, programs: Programs) -> Kind:
    armor = entry.number("armor", 0)
    rows = entry.get("action", list, [])
    if not rows and not armor:
        raise entry.trouble("action", "is empty; a relic should have an action or Armor")
    action = cards.NO_PROGRAM
    if rows:
        action = programs.add(entry, "action", rows)
        refuse_haunt(entry, "action", programs, action)
    return Kind(
        id=entry.id, name=entry.text("name"), type=cards.RELIC_CARD, faction=cards.NO_FACTION,
        cost=entry.number("cost"), copies=entry.number("copies", 1, least=1), start=cards.MARKET,
        overlord=-1, star=False, armor=armor, claim=False, play=cards.NO_PROGRAM,
        condition=cards.NO_PROGRAM, action=action, horde=[], trigger=cards.NO_TRIGGER,
        trigger_once=False, trigger_program=cards.NO_PROGRAM,
        worth=2.5 * (programs.points(action) + armor),
        source=entry.one_of("source", SOURCES), deck=0,
    )  # fmt: skip


def overlord(entry: Entry, programs: Programs) -> Overlord:
    action = programs.add(entry, "action", entry.get("action", list))
    refuse_haunt(entry, "action", programs, action)
    return Overlord(
        id=entry.id, name=entry.text("name"), title=entry.text("title"),
        faction=FACTIONS.index(entry.one_of("faction", FACTIONS)),
        health=entry.number("health", least=1), pay_coin=entry.number("pay_coin", 0),
        pay_health=entry.number("pay_health", 0), needs_horde=entry.flag("needs_horde"),
        action=action, source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def check_whole(kinds: list[Kind], overlords: list[Overlord]) -> None:
    """What must hold for the set as a whole."""
    if len({int(lord.faction) for lord in overlords}) != len(overlords) or len(overlords) < 2:
        raise Trouble("There must be at least two overlords, one for each faction at the most.")
    for index, lord in enumerate(overlords):
        own = [kind for kind in kinds if kind.overlord == index]
        if len(own) != 4 or sum(kind.star for kind in own) != 2:
            raise Trouble(
                f"{lord.name} has {len(own)} Influence cards, {sum(k.star for k in own)} of them "
                "starred; it should be four and two."
            )
    for kind in kinds:
        if kind.start == cards.STARTER and kind.copies < 2 * kind.deck:
            raise Trouble(f"{kind.name}: two starting decks need {2 * kind.deck} copies.")
    if sum(k.deck for k in kinds) + 2 < STREET:
        raise Trouble("A starting deck needs at least three cards beside the two Influence cards.")
    if sum(k.copies for k in kinds if k.start == cards.MARKET) < STREET:
        raise Trouble("The Market needs at least five cards.")
    if sum(k.copies for k in kinds) > MOST_CARDS:
        raise Trouble(f"There are more than {MOST_CARDS} cards in all.")
