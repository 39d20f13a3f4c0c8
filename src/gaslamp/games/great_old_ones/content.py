# border: not compiled
"""Reads the content of Great Old Ones from TOML and checks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.effects import ABILITIES, EVENTS, GOALS, SCROLLS, SYMBOLS
from gaslamp.games.great_old_ones.tables import Area, Card, Content, Event, Objective, Power
from gaslamp.games.reading import Entry, read_content, spoken
from gaslamp.kernel.errors import Trouble

FOLDER = Path(__file__).parent
GAME = "great-old-ones"
MOST = 60  # of anything a Scroll counts
TABLES = ("area", "bridge", "card", "objective", "board", "elder", "building", "event", "track")
SOURCES = ("book", "public", "authored")
REACTS = {"save": tables.SAVE, "heal": tables.HEAL, "ward": tables.WARD, "return": tables.RETURN,
          "shelter": tables.SHELTER}  # fmt: skip


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, GAME)
    rows: dict[str, list[Entry]] = {table: [] for table in TABLES}
    for entry in entries:
        rows[entry.table].append(entry)
    areas = read_areas(rows["area"], rows["bridge"])
    ids = [area.id for area in areas]
    if len(rows["track"]) != 1:
        raise Trouble("wrong-tracks", game=GAME)
    grenadiers, events, last = read_track(rows["track"][0])
    found = Content(
        areas=areas,
        cards=sorted((card(e, ids) for e in rows["card"]), key=lambda c: int(c.number)),
        objectives=[objective(e) for e in rows["objective"]],
        boards=[power(e) for e in rows["board"]],
        elders=[power(e) for e in rows["elder"]],
        buildings=[power(e) for e in rows["building"]],
        events=[event(e) for e in rows["event"]],
        grenadier_boxes=grenadiers, event_boxes=events, last_level=last, digest=digest,
        spoken=spoken(entries),
    )  # fmt: skip
    for entry in entries:
        entry.finish()
    check_whole(found)
    return found


def wrong(entry: Entry, field: str, what: str, **given: Any) -> Trouble:
    """What this game finds wrong with a field: a message `wrong-…` of its own."""
    return entry.trouble(field, what, game=GAME, **given)


def read_areas(entries: list[Entry], bridges: list[Entry]) -> list[Area]:
    """GO-SETUP-01/02: twelve areas in the order of their numbers; borders go both ways."""
    ordered = sorted(entries, key=lambda e: e.number("number", least=1))
    numbers = [e.number("number") for e in ordered]
    if numbers != list(range(1, tables.AREAS + 1)):
        raise Trouble("wrong-numbers", game=GAME, last=tables.AREAS)
    ids = [e.id for e in ordered]
    near: list[set[int]] = [area_list(e, "borders", ids) for e in ordered]
    for i, entry in enumerate(ordered):
        for j in near[i]:
            if i == j or i not in near[j]:
                raise wrong(entry, "borders", "wrong-border", area=ids[j])
    for entry in bridges:
        entry.words("name")
        entry.one_of("source", SOURCES)
        ends = sorted(area_list(entry, "joins", ids))
        if len(ends) != 2:
            raise wrong(entry, "joins", "wrong-bridge")
        near[ends[0]].add(ends[1])
        near[ends[1]].add(ends[0])
    return [
        Area(
            e.id, e.words("name"), e.number("number"), e.flag("river"), e.flag("start"),
            sum(1 << j for j in near[i]), e.one_of("source", SOURCES),
        )
        for i, e in enumerate(ordered)
    ]  # fmt: skip


def area_list(entry: Entry, field: str, ids: list[str]) -> set[int]:
    found = set()
    for name in entry.get(field, list):
        if name not in ids:
            raise wrong(entry, field, "wrong-area", area=str(name))
        found.add(ids.index(name))
    return found


def card(entry: Entry, areas: list[str]) -> Card:
    words = [str(word) for word in entry.get("symbols", list)]
    symbols = [symbol(entry, word) for word in words]
    if not 0 < len(symbols) < tables.SYMBOL_ROOM:
        raise wrong(entry, "symbols", "wrong-count", most=tables.SYMBOL_ROOM - 1)
    if "another" in words[:-1] or words.count("scroll") > 1:
        raise wrong(entry, "symbols", "wrong-order")
    if "interrupt" in words and len(words) > 1:
        raise wrong(entry, "symbols", "wrong-interrupt")
    scroll, amount, other, area = read_scroll(entry, areas)
    if (scroll == tables.NO_SCROLL) == ("scroll" in words):
        raise wrong(entry, "scroll", "wrong-scroll")
    react = REACTS[entry.one_of("react", REACTS)] if "interrupt" in words else 0
    return Card(
        id=entry.id, name=entry.words("name"), number=entry.number("number", least=1),
        half=("yellow", "purple").index(entry.one_of("half", ("yellow", "purple"))),
        symbols=symbols, scroll=scroll, amount=amount, other=other, area=area, react=react,
        three_players=entry.flag("three_players"), text=entry.words("text", ""),
        worth=sum(SYMBOLS.all[code & 15].points + (code >> 4) for code in symbols),
        source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def symbol(entry: Entry, word: str) -> int:
    """A symbol by its word, or `£3` for money."""
    amount = 0
    if word.startswith("£") and word[1:].isdecimal():
        word, amount = "money", int(word[1:])
    known = {symbol.word: int(symbol.number) for symbol in SYMBOLS.all}
    if word not in known or (word == "money") == (amount == 0):
        words = [other for other in known if other != "money"]
        raise wrong(entry, "symbols", "wrong-symbol", word=word, known=words)
    return known[word] | amount << 4


def read_scroll(entry: Entry, areas: list[str]) -> tuple[int, int, int, int]:
    """Number, amount, a second number and an area of a Scroll."""
    row = entry.get("scroll", dict, {})
    if not row:
        return tables.NO_SCROLL, 0, 0, -1
    known = {scroll.word: scroll for scroll in SCROLLS.all}
    word = next(iter(row))
    if word not in known:
        raise wrong(entry, "scroll", "wrong-verb", word=word, known=list(known))
    scroll = known[word]
    beside = scroll.beside
    if set(row) - {word, beside} or (beside and beside not in row):
        key = "wrong-beside" if beside else "wrong-alone"
        raise wrong(entry, "scroll", key, word=word, beside=beside)
    if not scroll.counted and row[word] is not True:
        raise wrong(entry, "scroll", "wrong-true", word=word)
    amount = small(entry, word, row[word]) if scroll.counted else 0
    other, area = 0, -1
    if beside == "area":
        if row["area"] not in areas:
            raise wrong(entry, "scroll", "wrong-scroll-area", area=str(row["area"]))
        area = areas.index(row["area"])
    elif beside:
        other = small(entry, beside, row[beside])
    return int(scroll.number), amount, other, area


def small(entry: Entry, name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
        raise wrong(entry, "scroll", "wrong-amount", word=name, value=repr(value), most=MOST)
    return value


def objective(entry: Entry) -> Objective:
    known = {goal.word: goal for goal in GOALS.all}
    goal = known[entry.one_of("goal", known)]
    least, contested = (
        thresholds(entry, field) if field in goal.numbers else [0, 0, 0]
        for field in ("least", "contested")
    )
    return Objective(
        entry.id, entry.words("name"), goal.number, least, contested,
        entry.one_of("source", SOURCES),
    )  # fmt: skip


def thresholds(entry: Entry, field: str) -> list[int]:
    """GO-OBJ-08: one number each for two, three and four players."""
    values = entry.get(field, list)
    if len(values) != 3 or not all(isinstance(v, int) and v > 0 for v in values):
        raise wrong(entry, field, "wrong-thresholds")
    return [int(v) for v in values]


def power(entry: Entry) -> Power:
    """A board, Building or Elder One has one of the abilities of its kind."""
    known = {ability.word: ability for ability in ABILITIES.all if ability.bearer == entry.table}
    use = entry.one_of("ability", known)
    return Power(
        id=entry.id, name=entry.words("name"), title=entry.words("title", ""),
        ability=known[use].number, use=use,
        cost=entry.number("cost", 0), hp=entry.number("hp", 0), text=entry.words("text"),
        source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def event(entry: Entry) -> Event:
    known = {happening.word: int(happening.number) for happening in EVENTS.all}
    effect = known[entry.one_of("effect", known)]
    return Event(entry.id, entry.words("name"), effect, entry.words("text"),
                 entry.one_of("source", SOURCES))  # fmt: skip


def read_track(entry: Entry) -> tuple[int, int, int]:
    """The boxes with Grenadiers and with Events as bits, and the level that ends the game."""
    last = entry.number("last", least=2)
    entry.one_of("source", SOURCES)
    masks = []
    for field in ("grenadiers", "events"):
        boxes = entry.get(field, list)
        if not all(isinstance(b, int) and 1 < b < last for b in boxes):
            raise wrong(entry, field, "wrong-levels", last=last - 1)
        masks.append(sum(1 << b for b in set(boxes)))
    if masks[0] & masks[1] or masks[0].bit_count() != 4:
        raise wrong(entry, "grenadiers", "wrong-boxes")
    return masks[0], masks[1], last


def check_whole(content: Content) -> None:
    """What must hold for the set as a whole."""
    if sum(area.start for area in content.areas) != 3:
        raise Trouble("wrong-starts", game=GAME)
    if len(content.boards) < 4 or len(content.objectives) < 5 or len(content.elders) > 16:
        raise Trouble("wrong-pieces", game=GAME)
    if len({int(b.ability) for b in content.buildings}) != tables.TYPES:
        raise Trouble("wrong-buildings", game=GAME, count=tables.TYPES)
    if any(b.cost == 0 for b in content.buildings) or any(e.hp == 0 for e in content.elders):
        raise Trouble("wrong-cost", game=GAME)
    if sum(not GOALS.all[o.goal].declared for o in content.objectives) > 1:
        raise Trouble("wrong-clock", game=GAME)
    usable = [c for c in content.cards if not c.three_players]
    if len(usable) < 40 or len(content.cards) > 200 or len(content.events) == 0:
        raise Trouble("wrong-decks", game=GAME)
    if len({int(c.number) for c in content.cards}) != len(content.cards):
        raise Trouble("wrong-twins", game=GAME)
