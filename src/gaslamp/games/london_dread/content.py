# border: not compiled
"""Reads the cards of London Dread from TOML and checks them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.effect import (
    ASSET,
    CONDITION,
    ICONS,
    ONE_OF_ICONS,
    OUTCOME,
    TALENT,
    TRIAL,
    TRUE,
    Effect,
    made,
)
from gaslamp.games.london_dread.effects import EFFECTS
from gaslamp.games.london_dread.tables import (
    Card,
    Character,
    Content,
    Item,
    Personality,
    Plot,
    Ruling,
    Story,
    Tier,
    Trial,
)
from gaslamp.games.reading import Entry, read_content, spoken
from gaslamp.kernel.errors import Trouble

GAME = "london-dread"
FOLDER = Path(__file__).parent
TABLES = (
    "dread", "confidence", "item", "ally", "character", "personality", "place", "story",
    "antagonist", "plot", "challenge", "goon", "secret",
)  # fmt: skip
SOURCES = ("book", "public", "authored")
CONDITIONS = {"injured": tables.INJURED, "unhinged": tables.UNHINGED}
MIGHTS = 3  # of two, three and four Characters
TIMES = {"morning": 1, "day": 5, "night": 9}
KINDS = ("plain", "talent", "trauma")
STORY_RULES = ("spellcraft", "alone", "toll", "goons")
ANTAGONIST_RULES = ("whispers", "one-by-one", "price", "siren", "oracle", "queen")
SECRET_RULES = ("true-name", "heart", "unstrung")
AREAS = ("north", "east", "south", "west")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_ITEMS = 60
MOST = 20  # of an effect
LEAST_DREAD = 20  # of a Tier: a Chapter may need so many
LEAST_ALLIES = 9
ALL_EFFECTS = {effect.word: effect for effect in EFFECTS}


def wrong(entry: Entry, field: str, what: str, **given: Any) -> Trouble:
    """A complaint about a field, in a message of the game."""
    return entry.trouble(field, what, game=GAME, **given)


def packed(entry: Entry, field: str, names: Any) -> int:
    """A list of abilities as packed icons."""
    if not isinstance(names, list):
        raise wrong(entry, field, "wrong-abilities", given=repr(names))
    total = 0
    for name in names:
        if name not in tables.ABILITIES:
            raise wrong(entry, field, "wrong-ability", word=str(name), known=list(tables.ABILITIES))
        ability = tables.ABILITIES.index(name)
        if names.count(name) > tables.NIBBLE:
            raise wrong(entry, field, "wrong-often", word=name, most=tables.NIBBLE)
        total += int(tables.icon(ability))
    return total


class Programs:
    """Collects effect lists and numbers them."""

    def __init__(self) -> None:
        self.lists: list[list[Effect]] = []

    def add(self, entry: Entry, field: str, rows: Any, where: str) -> int:
        if not isinstance(rows, list):
            raise wrong(entry, field, "wrong-effects", given=repr(rows))
        if not rows:
            return tables.NO_PROGRAM
        self.lists.append([self.effect(entry, field, row, where) for row in rows])
        return len(self.lists) - 1

    def effect(self, entry: Entry, field: str, row: Any, where: str) -> Effect:
        if not isinstance(row, dict) or len(row) != 1:
            raise wrong(entry, field, "wrong-effect", given=repr(row))
        word, value = next(iter(row.items()))
        fit = [name for name, effect in ALL_EFFECTS.items() if where in effect.fits]
        if word not in fit:
            raise wrong(entry, field, "wrong-effect-here", word=word, known=fit)
        by = f"{entry.id}/virtue" if field == "virtue" else entry.id
        return made(ALL_EFFECTS[word], self.amount(entry, field, ALL_EFFECTS[word], value), by)

    def amount(self, entry: Entry, field: str, effect: type[Effect], value: Any) -> int:
        """What stands behind its word."""
        word = effect.word
        if effect.takes in (ICONS, ONE_OF_ICONS):
            return packed(entry, field, value)
        if effect.takes == CONDITION:
            if value not in CONDITIONS:
                raise wrong(entry, field, "wrong-condition", word=word, given=repr(value))
            return CONDITIONS[value]
        if effect.takes == TRUE:
            if value is not True:
                raise wrong(entry, field, "wrong-true", word=word, given=repr(value))
            return 1
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
            raise wrong(entry, field, "wrong-amount", word=word, given=repr(value), most=MOST)
        return value


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, GAME)
    for entry in entries:
        if not ID.fullmatch(entry.id) or entry.id.startswith("seat-"):
            raise wrong(entry, "id", "wrong-id")
    programs = Programs()
    by_table = {table: [e for e in entries if e.table == table] for table in TABLES}
    location_cards = [dread(e) for e in by_table["dread"]]
    location_cards += [
        Card(f"placeholder-{n}", "placeholder", tables.PLACEHOLDER, 0, 0, 0, 0, -1, "", "book")
        for n in range(1, tables.PLACEHOLDERS + 1)
    ]
    location_cards += [ally(e, programs) for e in by_table["ally"]]
    location_cards += [confidence(e) for e in by_table["confidence"]]
    items = [item(e, programs) for e in by_table["item"]]
    characters = [character(e, by_table["personality"], programs) for e in by_table["character"]]
    stories = read_stories(by_table, programs)
    goons = [trial(e, programs, "loot", "menace", OUTCOME)
             for e in sorted(by_table["goon"], key=lambda e: e.number("number"))]  # fmt: skip
    secrets = [ruling(e, SECRET_RULES) for e in by_table["secret"]]
    places = read_places(by_table["place"])
    for entry in entries:
        entry.finish()
    check_whole(location_cards, items, characters, stories, goons, secrets)
    return Content(
        location_cards, items, characters, stories, goons, secrets, places, programs.lists, digest,
        spoken(entries),
    )  # fmt: skip


def source(entry: Entry) -> str:
    return entry.one_of("source", SOURCES)


def dread(entry: Entry) -> Card:
    tier = entry.number("tier", least=1)
    if tier > 2:
        raise wrong(entry, "tier", "wrong-tier", tier=tier)
    icons = packed(entry, "icons", entry.get("icons", list))
    if icons == 0:
        raise wrong(entry, "icons", "wrong-no-icons")
    return Card(
        entry.id, entry.words("name"), tables.DREAD_CARD, tier, entry.number("difficulty", least=1),
        entry.number("dread"), icons, -1, entry.words("line"), source(entry),
    )  # fmt: skip


def ally(entry: Entry, programs: Programs) -> Card:
    sacrifice = programs.add(entry, "sacrifice", entry.get("sacrifice", list), ASSET)
    if sacrifice == tables.NO_PROGRAM:
        raise wrong(entry, "sacrifice", "wrong-no-effect")
    icons = packed(entry, "icons", entry.get("icons", list))
    for_two = packed(entry, "for_two", entry.get("for_two", list, []))
    return Card(
        entry.id, entry.words("name"), tables.ALLY, 0, 0, 0, icons, sacrifice, "", source(entry),
        for_two,
    )  # fmt: skip


def confidence(entry: Entry) -> Card:
    icons = packed(entry, "icons", entry.get("icons", list))
    return Card(
        entry.id, entry.words("name"), tables.CONFIDENCE_CARD, 0, 0, 0, icons, -1, "", source(entry)
    )


def item(entry: Entry, programs: Programs) -> Item:
    use = programs.add(entry, "use", entry.get("use", list), ASSET)
    deplete = programs.add(entry, "deplete", entry.get("deplete", list), ASSET)
    if tables.NO_PROGRAM in (use, deplete):
        raise wrong(entry, "use", "wrong-item")
    return Item(entry.id, entry.words("name"), use, deplete, source(entry))


def character(entry: Entry, decks: list[Entry], programs: Programs) -> Character:
    deck = [personality(e, programs) for e in decks if e.values.get("character") == entry.id]
    kinds = [int(card.kind) for card in deck]
    if (
        len(deck) != tables.DECK
        or kinds.count(tables.TALENT) != 1
        or kinds.count(tables.TRAUMA) != 1
    ):
        raise wrong(entry, "id", "wrong-personality")
    icons = packed(entry, "icons", entry.get("icons", list))
    virtue = programs.add(entry, "virtue", entry.get("virtue", list), ASSET)
    if virtue == tables.NO_PROGRAM:
        raise wrong(entry, "virtue", "wrong-no-effect")
    return Character(
        entry.id, entry.words("name"), entry.words("title"), icons, entry.words("virtue_name"),
        virtue, deck, entry.words("line"), source(entry),
    )  # fmt: skip


def personality(entry: Entry, programs: Programs) -> Personality:
    entry.text("character")
    kind = KINDS.index(entry.one_of("kind", KINDS))
    effect = programs.add(entry, "effect", entry.get("effect", list, []), TALENT)
    if effect != tables.NO_PROGRAM and kind != tables.TALENT:
        raise wrong(entry, "effect", "wrong-talent")
    icons = packed(entry, "icons", entry.get("icons", list))
    return Personality(entry.id, entry.words("name"), kind, icons, effect, source(entry))


def might(entry: Entry) -> list[int]:
    """LD-ANT-07: what the Antagonist adds to the target number, with two, three and four."""
    found = entry.get("might", list, [0, 0, 0])
    if len(found) != MIGHTS or not all(type(n) is int for n in found):
        raise wrong(entry, "might", "wrong-might")
    return [int(n) for n in found]


def ruling(entry: Entry, rules: tuple[str, ...]) -> Ruling:
    rule = rules.index(entry.one_of("rule", rules))
    return Ruling(
        entry.id, entry.words("name"), rule, entry.words("text"), might(entry), source(entry)
    )


def trial(entry: Entry, programs: Programs, good: str, bad: str, where: str) -> Trial:
    icons = packed(entry, "icons", entry.get("icons", list))
    return Trial(
        entry.id, entry.words("name"), entry.number("difficulty", least=1), icons,
        int(tables.mask(icons)), programs.add(entry, good, entry.get(good, list), where),
        programs.add(entry, bad, entry.get(bad, list), where), entry.words("line"), source(entry),
    )  # fmt: skip


def plot(entry: Entry, programs: Programs) -> Plot:
    icons = packed(entry, "icons", entry.get("icons", list))
    tiers = []
    for number, row in enumerate(entry.get("tiers", list)):
        inner = Entry(entry.file, entry.table, {**row, "id": entry.id})
        effects = programs.add(entry, "tiers", inner.get("effects", list), OUTCOME)
        told = entry.spoken[f"{entry.id}.tier-{number}"] = inner.text("text")
        tiers.append(Tier(inner.number("from"), effects, told))
        inner.text("id")
        inner.finish()
    least = [int(t.least) for t in tiers]
    if not tiers or least[0] != 0 or least != sorted(set(least)):
        raise wrong(entry, "tiers", "wrong-tiers")
    # The name alone is not what a Plot card is called: its letter goes with it (called.py).
    name = entry.spoken[f"{entry.id}.title"] = entry.text("name")
    return Plot(
        entry.id, name, entry.text("letter"), entry.number("chapter", least=1),
        TIMES[entry.one_of("time", TIMES)], entry.number("dread"), icons, int(tables.mask(icons)),
        entry.flag("begin_endgame"), tiers, entry.words("text"), source(entry),
    )  # fmt: skip


def read_stories(by_table: dict[str, list[Entry]], programs: Programs) -> list[Story]:
    stories = []
    for entry in sorted(by_table["story"], key=lambda e: e.number("number", least=1)):

        def own(table: str, story: str = entry.id) -> list[Entry]:
            return [e for e in by_table[table] if e.text("story") == story]

        plots = [plot(e, programs) for e in sorted(own("plot"), key=lambda e: e.text("letter"))]
        stories.append(Story(
            entry.id, entry.words("name"), entry.number("number"), entry.words("symbol"),
            STORY_RULES.index(entry.one_of("rule", STORY_RULES)), entry.words("opening"),
            entry.words("victory"), entry.words("defeat"), plots,
            [trial(e, programs, "success", "failure", TRIAL) for e in own("challenge")],
            [ruling(e, ANTAGONIST_RULES) for e in own("antagonist")], source(entry),
        ))  # fmt: skip
        check_story(entry, stories[-1])
    return stories


def check_story(entry: Entry, story: Story) -> None:
    """LD-SETUP-04, LD-TRIG-01, R-40: what the rules need of a Story."""
    ends = [p.begins_endgame for p in story.plots]
    if not ends or not ends[-1] or sum(ends) != 1:
        raise wrong(entry, "id", "wrong-last-plot")
    for chapter in range(1, int(story.chapters) + 1):
        count = sum(p.chapter == chapter for p in story.plots)
        if not 4 <= count <= tables.PLACEHOLDERS:
            raise wrong(entry, "id", "wrong-plots", count=count, chapter=chapter)
    if [int(p.chapter) for p in story.plots] != sorted(int(p.chapter) for p in story.plots):
        raise wrong(entry, "id", "wrong-letters")
    if len(story.challenges) != 6 or not story.antagonists:
        raise wrong(entry, "id", "wrong-challenges")


def read_places(entries: list[Entry]) -> list[str]:
    names = {}
    for entry in entries:
        names[entry.id] = entry.spoken[f"{entry.id}.place"] = entry.text("name")
        source(entry)
    wanted = [f"{area}-{n}" for area in AREAS for n in range(1, 7)]
    if sorted(names) != sorted(wanted):
        raise Trouble("wrong-places", game=GAME)
    return [names[place] for place in wanted]


def check_whole(
    location_cards: list[Card], items: list[Item], characters: list[Character],
    stories: list[Story], goons: list[Trial], secrets: list[Ruling],
) -> None:  # fmt: skip
    """What must hold for the set as a whole."""
    for tier in (1, 2):
        count = sum(c.kind == tables.DREAD_CARD and c.tier == tier for c in location_cards)
        if count < LEAST_DREAD:
            raise Trouble("wrong-dread-cards", game=GAME, tier=tier, count=count, least=LEAST_DREAD)
    if sum(c.kind == tables.ALLY for c in location_cards) != LEAST_ALLIES:
        raise Trouble("wrong-allies", game=GAME, count=LEAST_ALLIES)
    if len(items) > MOST_ITEMS:
        raise Trouble("wrong-items", game=GAME, count=len(items), most=MOST_ITEMS)
    if not 4 <= len(characters) <= 16:
        raise Trouble("wrong-characters", game=GAME)
    if [int(s.number) for s in stories] != list(range(1, len(stories) + 1)):
        raise Trouble("wrong-stories", game=GAME)
    if not 2 <= len(goons) <= 6 or len(secrets) > 3:
        raise Trouble("wrong-goons", game=GAME)
    if sum(c.kind == tables.CONFIDENCE_CARD for c in location_cards) < 5:
        raise Trouble("wrong-confidence", game=GAME)
