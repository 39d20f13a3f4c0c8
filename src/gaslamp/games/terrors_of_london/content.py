# border: not compiled
"""Reads the cards of Terrors of London from TOML and checks them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gaslamp.games.reading import Entry, read_content, spoken
from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.effects import EFFECTS, Resource
from gaslamp.games.terrors_of_london.keywords import Haunt
from gaslamp.games.terrors_of_london.tables import Content, Kind, Overlord
from gaslamp.kernel.errors import Trouble

FOLDER = Path(__file__).parent
GAME_ID = "terrors-of-london"
TABLES = ("monster", "influence", "relic", "overlord")
FACTIONS = ("undead", "beast", "mortal", "spirit")
SOURCES = ("book", "public", "authored")
STARTS = {"starter": tables.STARTER, "acolyte": tables.ACOLYTE, "market": tables.MARKET}
EVENTS = {"play": tables.ON_PLAY, "horde": tables.ON_HORDE, "relic": tables.ON_RELIC,
          "haunt": tables.ON_HAUNT}  # fmt: skip
MOST_CARDS = 250
MOST_COPIES = 15  # of one card in one play area: a mark on the card has room for no more
STREET = 5
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COPY = re.compile(r".*-(\d+|used)")
TAKEN_WORDS = ("coin", "power", "regeneration", "hand", "discard")

BY_WORD = {effect.word: effect for effect in EFFECTS}


class Programs:
    """Collects effect lists and numbers them."""

    def __init__(self) -> None:
        self.lists: list[list[Effect]] = []

    def add(self, entry: Entry, field: str, rows: Any) -> int:
        """An effect list, which must not be empty, as a program."""
        if not isinstance(rows, list) or not rows:
            raise wrong(entry, field, "effects", value=repr(rows))
        return self.keep(entry, field, self.effects(entry, field, rows))

    def effects(self, entry: Entry, field: str, rows: list[Any]) -> list[Effect]:
        return [self.effect(entry, field, row) for row in rows]

    def keep(self, entry: Entry, field: str, effects: list[Effect]) -> int:
        """A number for these effects; -1 for none."""
        if not effects:
            return tables.NO_PROGRAM
        self.refuse_endless(entry, field, self.within(effects))
        self.lists.append(effects)
        return len(self.lists) - 1

    def within(self, effects: list[Effect]) -> list[Effect]:
        """These effects with those of their branches."""
        found: list[Effect] = []
        for effect in effects:
            found.append(effect)
            for inner in (int(effect.inner), int(effect.other)):
                if inner != tables.NO_PROGRAM:
                    found += self.within(self.lists[inner])
        return found

    def refuse_endless(self, entry: Entry, field: str, effects: list[Effect]) -> None:
        """R-38: an activation may take one card out of play, or bring cards back, not both."""
        destroying = sum(effect.destroys for effect in effects)
        if destroying and any(effect.brings_cards for effect in effects):
            raise wrong(entry, field, "destroys-and-draws")
        if destroying > 1:
            raise wrong(entry, field, "destroys-twice")

    def effect(self, entry: Entry, field: str, row: Any) -> Effect:
        if not isinstance(row, dict) or not row:
            raise wrong(entry, field, "effect", value=repr(row))
        word, value = next(iter(row.items()))
        if word not in BY_WORD:
            raise wrong(entry, field, "no-effect", word=word, known=list(BY_WORD))
        effect = BY_WORD[word]
        for name in list(row)[1:]:
            if name not in effect.leads_to:
                raise wrong(entry, field, "does-not-go", name=name, word=word)
        amount = 0 if word in effect.leads_to else self.amount(entry, field, effect, value)
        inner = [self.add(entry, field, row.get(name)) for name in effect.leads_to]
        inner += [tables.NO_PROGRAM] * (2 - len(inner))
        return effect(amount, inner[0], inner[1])

    def amount(self, entry: Entry, field: str, effect: type[Effect], value: Any) -> int:
        word, most = effect.word, effect.most
        if most == 0:
            if value is not True:
                raise wrong(entry, field, "not-true", word=word, value=repr(value))
            return 1
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
            raise wrong(entry, field, "amount", word=word, value=repr(value), most=most)
        return value

    def points(self, program: int) -> float:
        """What a program is worth, branches counted at half."""
        if program == tables.NO_PROGRAM:
            return 0.0
        total = 0.0
        for effect in self.lists[program]:
            total += effect.points * int(effect.amount)
            total += 0.5 * (self.points(int(effect.inner)) + self.points(int(effect.other)))
        return total


def wrong(entry: Entry, field: str, key: str, **given: Any) -> Trouble:
    """What is wrong with a field, by the message `wrong-<key>`."""
    return entry.trouble(field, f"wrong-{key}", game=GAME_ID, **given)


def check_id(entry: Entry) -> None:
    """An id is a part of keys and handles, so it must not look like anything else there."""
    if not ID.fullmatch(entry.id):
        raise wrong(entry, "id", "id")
    if COPY.fullmatch(entry.id):
        raise wrong(entry, "id", "id-of-copy")
    if entry.id in TAKEN_WORDS or entry.id.startswith("seat-"):
        raise wrong(entry, "id", "id-taken")


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, GAME_ID)
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
    return Content(kinds, overlords, programs.lists, digest, spoken(entries))


def monster(entry: Entry, programs: Programs) -> Kind:
    start = STARTS[entry.one_of("start", STARTS, "market")]
    neutral = start == tables.STARTER
    faction = tables.NO_FACTION
    if not neutral:
        faction = FACTIONS.index(entry.one_of("faction", FACTIONS))
    cost, copies, deck = counts(entry, start)
    horde = [programs.add(entry, "horde", rows) for rows in entry.get("horde", list, [])]
    if len(horde) not in ((0,) if neutral else (1, 2)):
        raise wrong(entry, "horde", "horde")
    play, haunts = abilities(entry, programs)
    event, once, gain = trigger(entry, programs)
    if neutral and event == tables.ON_PLAY:
        raise wrong(entry, "trigger", "trigger-of-none")
    worth = programs.points(play) + 0.45 * max((programs.points(h) for h in horde), default=0.0)
    armor = entry.number("armor", 0)
    worth = worth * (1.7 if haunts else 1.0) + 0.8 * armor + programs.points(gain)
    return Kind(
        id=entry.id, name=entry.words("name"), type=tables.MONSTER, faction=faction,
        cost=cost, copies=copies, start=start, overlord=-1, star=False, armor=armor,
        claim=entry.flag("claim"), play=play,
        condition=tables.NO_PROGRAM, action=tables.NO_PROGRAM, horde=horde, trigger=event,
        trigger_once=once, trigger_program=gain, worth=worth,
        source=entry.one_of("source", SOURCES), deck=deck,
    )  # fmt: skip


def counts(entry: Entry, start: int) -> tuple[int, int, int]:
    """Cost, copies in all, and copies in each starting deck."""
    neutral = start == tables.STARTER
    cost = entry.number("cost", 0 if neutral else None)
    if start == tables.ACOLYTE and cost != ACOLYTE_COST:
        raise wrong(entry, "cost", "acolyte", cost=cost, right=int(ACOLYTE_COST))
    copies = entry.number("copies", 1, least=1)
    deck = entry.number("deck", None if neutral else 0)
    if (deck if neutral else copies) > MOST_COPIES:
        field = "deck" if neutral else "copies"
        raise wrong(entry, field, "copies", most=MOST_COPIES)
    return cost, copies, deck


def abilities(entry: Entry, programs: Programs) -> tuple[int, bool]:
    """What playing the monster activates (TL-PLAY-05), and whether it gains HAUNT by that."""
    resources, keywords, unique = (
        programs.effects(entry, field, entry.get(field, list, []))
        for field in ("resources", "keywords", "unique")
    )
    if not all(isinstance(effect, Resource) for effect in resources):
        raise wrong(entry, "resources", "resources")
    if any(isinstance(effect, Resource) for effect in keywords):
        raise wrong(entry, "keywords", "keywords")
    play = programs.keep(entry, "unique" if unique else "keywords", resources + keywords + unique)
    return play, any(isinstance(effect, Haunt) for effect in keywords)


def trigger(entry: Entry, programs: Programs) -> tuple[int, bool, int]:
    """Event, whether only once, and the benefit of a triggered ability."""
    row = entry.get("trigger", dict, {})
    if not row:
        return tables.NO_TRIGGER, False, tables.NO_PROGRAM
    inner = Entry(entry.file, entry.table, {**row, "id": entry.id})
    event = EVENTS[inner.one_of("on", EVENTS)]
    once = inner.one_of("limit", ("once", "each")) == "once"
    rows = inner.get("gain", list)
    inner.text("id")
    inner.finish()
    program = programs.add(entry, "trigger", rows)
    gained = programs.within(programs.lists[program])
    if not once and any(effect.brings_cards or effect.destroys for effect in gained):
        raise wrong(entry, "trigger", "trigger-endless")
    return event, once, program


def influence(entry: Entry, programs: Programs, overlords: list[str]) -> Kind:
    always = programs.add(entry, "always", entry.get("always", list))
    condition = programs.add(entry, "condition", entry.get("condition", list))
    refuse_haunt(entry, "always", programs, always)
    refuse_haunt(entry, "condition", programs, condition)
    both = programs.lists[always] + programs.lists[condition]
    programs.refuse_endless(entry, "condition", programs.within(both))
    return Kind(
        id=entry.id, name=entry.words("name"), type=tables.INFLUENCE_CARD,
        faction=tables.NO_FACTION, cost=0, copies=1, start=tables.INFLUENCE_SET,
        overlord=overlords.index(entry.one_of("overlord", overlords)), star=entry.flag("star"),
        armor=0, claim=False, play=always, condition=condition, action=tables.NO_PROGRAM, horde=[],
        trigger=tables.NO_TRIGGER, trigger_once=False, trigger_program=tables.NO_PROGRAM,
        worth=programs.points(always) + 0.3 * programs.points(condition),
        source=entry.one_of("source", SOURCES), deck=0,
    )  # fmt: skip


def refuse_haunt(entry: Entry, field: str, programs: Programs, program: int) -> None:
    """HAUNT is for the monster it is printed on."""
    if any(effect.monsters_only for effect in programs.within(programs.lists[program])):
        raise wrong(entry, field, "haunt")


def relic(entry: Entry, programs: Programs) -> Kind:
    armor = entry.number("armor", 0)
    rows = entry.get("action", list, [])
    if not rows and not armor:
        raise wrong(entry, "action", "relic")
    action = tables.NO_PROGRAM
    if rows:
        action = programs.add(entry, "action", rows)
        refuse_haunt(entry, "action", programs, action)
    return Kind(
        id=entry.id, name=entry.words("name"), type=tables.RELIC_CARD, faction=tables.NO_FACTION,
        cost=entry.number("cost"), copies=entry.number("copies", 1, least=1), start=tables.MARKET,
        overlord=-1, star=False, armor=armor, claim=False, play=tables.NO_PROGRAM,
        condition=tables.NO_PROGRAM, action=action, horde=[], trigger=tables.NO_TRIGGER,
        trigger_once=False, trigger_program=tables.NO_PROGRAM,
        worth=2.5 * (programs.points(action) + armor),
        source=entry.one_of("source", SOURCES), deck=0,
    )  # fmt: skip


def overlord(entry: Entry, programs: Programs) -> Overlord:
    action = programs.add(entry, "action", entry.get("action", list))
    refuse_haunt(entry, "action", programs, action)
    return Overlord(
        id=entry.id, name=entry.words("name"), title=entry.words("title"),
        faction=FACTIONS.index(entry.one_of("faction", FACTIONS)),
        health=entry.number("health", least=1), pay_coin=entry.number("pay_coin", 0),
        pay_health=entry.number("pay_health", 0), needs_horde=entry.flag("needs_horde"),
        action=action, source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def check_whole(kinds: list[Kind], overlords: list[Overlord]) -> None:
    """What must hold for the set as a whole."""
    if len({int(lord.faction) for lord in overlords}) != len(overlords) or len(overlords) < 2:
        raise Trouble("wrong-overlords", game=GAME_ID)
    for index, lord in enumerate(overlords):
        own = [kind for kind in kinds if kind.overlord == index]
        if len(own) != 4 or sum(kind.star for kind in own) != 2:
            stars = sum(kind.star for kind in own)
            raise Trouble(
                "wrong-influence", game=GAME_ID, name=lord.name, cards=len(own), stars=stars
            )
    for kind in kinds:
        if kind.start == tables.STARTER and kind.copies < 2 * kind.deck:
            need = 2 * int(kind.deck)
            raise Trouble("wrong-deck-copies", game=GAME_ID, name=kind.name, copies=need)
    if sum(k.deck for k in kinds) + 2 < STREET:
        raise Trouble("wrong-deck", game=GAME_ID)
    if sum(k.copies for k in kinds if k.start == tables.MARKET) < STREET:
        raise Trouble("wrong-market", game=GAME_ID)
    if sum(k.copies for k in kinds) > MOST_CARDS:
        raise Trouble("wrong-count", game=GAME_ID, most=MOST_CARDS)
