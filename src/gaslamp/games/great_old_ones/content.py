# border: not compiled
"""Reads the content of Great Old Ones from TOML and checks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.tables import Area, Card, Content, Event, Objective, Power
from gaslamp.games.reading import Entry, read_content
from gaslamp.kernel.errors import Trouble

FOLDER = Path(__file__).parent
TABLES = ("area", "bridge", "card", "objective", "board", "elder", "building", "event", "track")
SOURCES = ("book", "public", "authored")
SYMBOLS = {
    "minion": tables.MINION, "building": tables.BUILDING, "assassination": tables.ASSASSINATION,
    "summon": tables.SUMMON, "scroll": tables.SCROLL, "insanity": tables.INSANITY,
    "another": tables.ANOTHER, "interrupt": tables.INTERRUPT,
}  # fmt: skip
REACTS = {"save": tables.SAVE, "heal": tables.HEAL, "ward": tables.WARD, "return": tables.RETURN,
          "shelter": tables.SHELTER}  # fmt: skip

# Scroll verbs: those with a number, those that are simply `true`, and what goes beside a few.
COUNTED = {
    "pay_all": tables.PAY_ALL, "loan": tables.LOAN, "receive": tables.RECEIVE,
    "tithe": tables.TITHE,
    "bank_for_minions": tables.BANK_FOR_MINIONS, "wager": tables.WAGER, "stick": tables.STICK,
    "extort": tables.EXTORT, "recall": tables.RECALL, "draw": tables.DRAW,
    "wager_player": tables.WAGER_PLAYER, "sell": tables.SELL, "take_from": tables.TAKE_FROM,
    "throw": tables.THROW, "bank_for_trouble": tables.BANK_FOR_TROUBLE, "sell_to": tables.SELL_TO,
    "grenadier_away": tables.GRENADIER_AWAY, "hire_removal": tables.HIRE_REMOVAL,
    "hire_killer": tables.HIRE_KILLER, "prowl": tables.PROWL,
    "bank_for_buildings": tables.BANK_FOR_BUILDINGS, "renew": tables.RENEW,
    "put_near": tables.PUT_NEAR, "bank_for_area": tables.BANK_FOR_AREA, "steal": tables.STEAL,
    "transfer": tables.TRANSFER, "draw_per_building": tables.DRAW_PER_BUILDING,
}  # fmt: skip
PLAIN = {
    "push": tables.PUSH, "play_two": tables.PLAY_TWO, "divine": tables.DIVINE, "flee": tables.FLEE,
    "trade_objective": tables.TRADE_OBJECTIVE, "grenadier_next": tables.GRENADIER_NEXT,
    "grenadier_anywhere": tables.GRENADIER_ANYWHERE, "remove_agent": tables.REMOVE_AGENT,
    "swap": tables.SWAP, "inspect": tables.INSPECT, "trade_hands": tables.TRADE_HANDS,
    "travel": tables.TRAVEL, "put_anywhere": tables.PUT_ANYWHERE, "plague": tables.PLAGUE,
    "half_price": tables.HALF_PRICE, "put_at_building": tables.PUT_AT_BUILDING,
    "put_in_trouble": tables.PUT_IN_TROUBLE, "force_discard": tables.FORCE_DISCARD,
    "trouble_anywhere": tables.TROUBLE_ANYWHERE, "trouble_next": tables.TROUBLE_NEXT,
    "bite": tables.BITE,
}  # fmt: skip
TAKE_OVER = {"calm": tables.TAKE_OVER_CALM, "trouble": tables.TAKE_OVER_TROUBLE}
BESIDE = {"loan": "due", "wager": "forfeit", "bank_for_minions": "area", "remove_agent": "area",
          "put_near": "area"}  # fmt: skip
ALL_VERBS = (*COUNTED, *PLAIN, "take_over")
GOALS = {
    "control": tables.CONTROL, "contested": tables.CONTESTED, "presence": tables.PRESENCE,
    "trouble": tables.TROUBLE, "wealth": tables.WEALTH, "elders": tables.ELDERS,
    "clock": tables.CLOCK,
}  # fmt: skip
BOARD_ABILITIES = {"river-travel": tables.RIVER_TRAVEL, "stir-or-calm": tables.STIR_OR_CALM,
                   "swap-cards": tables.SWAP_CARDS, "spawn": tables.SPAWN}  # fmt: skip
ELDER_ABILITIES = {
    "stir": tables.STIR, "toll": tables.TOLL, "devour": tables.DEVOUR, "pull": tables.PULL,
    "whisper": tables.WHISPER, "walk": tables.WALK, "hoard": tables.HOARD, "drive": tables.DRIVE,
}  # fmt: skip
BUILDING_ABILITIES = {
    "house": tables.HOUSE, "unrest": tables.UNREST, "scrap": tables.SCRAP, "rent": tables.RENT,
    "invite": tables.INVITE, "tribute": tables.TRIBUTE,
}  # fmt: skip
EFFECTS = {
    "flood": tables.FLOOD, "fire": tables.FIRE, "fog": tables.FOG, "explosion": tables.EXPLOSION,
    "tremor": tables.TREMOR, "murders": tables.MURDERS, "subsidence": tables.SUBSIDENCE,
    "arrivals": tables.ARRIVALS, "thing": tables.THING,
}  # fmt: skip

# What a symbol is worth in end points (ledger 8.8), for bots; a Scroll counts as one number.
POINTS = {
    tables.MINION: 4.0, tables.BUILDING: 2.0, tables.ASSASSINATION: 4.0, tables.SUMMON: 6.0,
    tables.MONEY: 0.0, tables.SCROLL: 2.5, tables.INSANITY: -1.0, tables.ANOTHER: 2.5,
    tables.INTERRUPT: 4.0,
}  # fmt: skip


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, "great-old-ones")
    rows: dict[str, list[Entry]] = {table: [] for table in TABLES}
    for entry in entries:
        rows[entry.table].append(entry)
    areas = read_areas(rows["area"], rows["bridge"])
    ids = [area.id for area in areas]
    if len(rows["track"]) != 1:
        raise Trouble("There must be exactly one Doomsday track.")
    grenadiers, events, last = read_track(rows["track"][0])
    found = Content(
        areas=areas,
        cards=sorted((card(e, ids) for e in rows["card"]), key=lambda c: int(c.number)),
        objectives=[objective(e) for e in rows["objective"]],
        boards=[power(e, BOARD_ABILITIES) for e in rows["board"]],
        elders=[power(e, ELDER_ABILITIES) for e in rows["elder"]],
        buildings=[power(e, BUILDING_ABILITIES) for e in rows["building"]],
        events=[event(e) for e in rows["event"]],
        grenadier_boxes=grenadiers, event_boxes=events, last_level=last, digest=digest,
    )  # fmt: skip
    for entry in entries:
        entry.finish()
    check_whole(found)
    return found


def read_areas(entries: list[Entry], bridges: list[Entry]) -> list[Area]:
    """GO-SETUP-01/02: twelve areas in the order of their numbers; borders go both ways."""
    ordered = sorted(entries, key=lambda e: e.number("number", least=1))
    numbers = [e.number("number") for e in ordered]
    if numbers != list(range(1, tables.AREAS + 1)):
        raise Trouble(f"The areas should be numbered 1 to {tables.AREAS}, each number once.")
    ids = [e.id for e in ordered]
    near: list[set[int]] = [area_list(e, "borders", ids) for e in ordered]
    for i, entry in enumerate(ordered):
        for j in near[i]:
            if i == j or i not in near[j]:
                raise entry.trouble("borders", f"names {ids[j]!r}, which does not border it too")
    for entry in bridges:
        entry.text("name")
        entry.one_of("source", SOURCES)
        ends = sorted(area_list(entry, "joins", ids))
        if len(ends) != 2:
            raise entry.trouble("joins", "should name two areas")
        near[ends[0]].add(ends[1])
        near[ends[1]].add(ends[0])
    return [
        Area(
            e.id, e.text("name"), e.number("number"), e.flag("river"), e.flag("start"),
            sum(1 << j for j in near[i]), e.one_of("source", SOURCES),
        )
        for i, e in enumerate(ordered)
    ]  # fmt: skip


def area_list(entry: Entry, field: str, ids: list[str]) -> set[int]:
    found = set()
    for name in entry.get(field, list):
        if name not in ids:
            raise entry.trouble(field, f"names {name!r}, which is no area")
        found.add(ids.index(name))
    return found


def card(entry: Entry, areas: list[str]) -> Card:
    symbols = [symbol(entry, word) for word in entry.get("symbols", list)]
    kinds = [code & 15 for code in symbols]
    if not 0 < len(symbols) < tables.SYMBOL_ROOM:
        raise entry.trouble("symbols", f"should hold one to {tables.SYMBOL_ROOM - 1} symbols")
    if tables.ANOTHER in kinds[:-1] or kinds.count(tables.SCROLL) > 1:
        raise entry.trouble("symbols", "should have 'another' last and 'scroll' at most once")
    if tables.INTERRUPT in kinds and len(kinds) > 1:
        raise entry.trouble("symbols", "of an Interrupt should be that one symbol")
    scroll, amount, other, area = read_scroll(entry, areas)
    if (scroll == tables.NO_SCROLL) == (tables.SCROLL in kinds):
        raise entry.trouble("scroll", "should be there exactly when 'scroll' is a symbol")
    react = REACTS[entry.one_of("react", REACTS)] if tables.INTERRUPT in kinds else 0
    worth = sum(POINTS[code & 15] + (code >> 4) for code in symbols)
    return Card(
        id=entry.id, name=entry.text("name"), number=entry.number("number", least=1),
        half=("yellow", "purple").index(entry.one_of("half", ("yellow", "purple"))),
        symbols=symbols, scroll=scroll, amount=amount, other=other, area=area, react=react,
        three_players=entry.flag("three_players"), text=entry.text("text", ""), worth=worth,
        source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def symbol(entry: Entry, word: Any) -> int:
    """A symbol by its name, or `£3` for money."""
    if isinstance(word, str) and word.startswith("£") and word[1:].isdecimal():
        return int(tables.MONEY) | int(word[1:]) << 4
    if word not in SYMBOLS:
        raise entry.trouble("symbols", f"{word!r} is none of £n, {', '.join(SYMBOLS)}")
    return SYMBOLS[word]


def read_scroll(entry: Entry, areas: list[str]) -> tuple[int, int, int, int]:
    """Verb, amount, a second number and an area of a Scroll."""
    row = entry.get("scroll", dict, {})
    if not row:
        return tables.NO_SCROLL, 0, 0, -1
    verb = next(iter(row))
    if verb not in ALL_VERBS:
        raise entry.trouble("scroll", f"{verb!r} is not a verb; there are {', '.join(ALL_VERBS)}")
    beside = BESIDE.get(verb, "")
    if set(row) - {verb, beside} or (beside and beside not in row):
        raise entry.trouble("scroll", f"{verb} goes with {beside or 'nothing else'}")
    if verb == "take_over":
        if row[verb] not in TAKE_OVER:
            raise entry.trouble("scroll", "take_over should be 'calm' or 'trouble'")
        return TAKE_OVER[row[verb]], 0, 0, -1
    if verb in PLAIN and row[verb] is not True:
        raise entry.trouble("scroll", f"{verb} should be {verb} = true")
    amount = 0 if verb in PLAIN else small(entry, verb, row[verb])
    other, area = 0, -1
    if beside == "area":
        if row["area"] not in areas:
            raise entry.trouble("scroll", f"{row['area']!r} is no area")
        area = areas.index(row["area"])
    elif beside:
        other = small(entry, beside, row[beside])
    return {**COUNTED, **PLAIN}[verb], amount, other, area


def small(entry: Entry, name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 60:
        raise entry.trouble("scroll", f"{name} = {value!r} should be a number from 1 to 60")
    return value


def objective(entry: Entry) -> Objective:
    goal = GOALS[entry.one_of("goal", GOALS)]
    least = thresholds(entry, "least") if goal != tables.CLOCK else [0, 0, 0]
    contested = thresholds(entry, "contested") if goal == tables.CONTESTED else [0, 0, 0]
    return Objective(
        entry.id, entry.text("name"), goal, least, contested, entry.one_of("source", SOURCES)
    )


def thresholds(entry: Entry, field: str) -> list[int]:
    """GO-OBJ-08: one number each for two, three and four players."""
    values = entry.get(field, list)
    if len(values) != 3 or not all(isinstance(v, int) and v > 0 for v in values):
        raise entry.trouble(field, "should be three numbers, for two, three and four players")
    return [int(v) for v in values]


def power(entry: Entry, abilities: dict[str, int]) -> Power:
    use = entry.one_of("ability", abilities)
    return Power(
        id=entry.id, name=entry.text("name"), title=entry.text("title", ""),
        ability=abilities[use], use=use,
        cost=entry.number("cost", 0), hp=entry.number("hp", 0), text=entry.text("text"),
        source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def event(entry: Entry) -> Event:
    effect = EFFECTS[entry.one_of("effect", EFFECTS)]
    return Event(entry.id, entry.text("name"), effect, entry.text("text"),
                 entry.one_of("source", SOURCES))  # fmt: skip


def read_track(entry: Entry) -> tuple[int, int, int]:
    """The boxes with Grenadiers and with Events as bits, and the level that ends the game."""
    last = entry.number("last", least=2)
    entry.one_of("source", SOURCES)
    masks = []
    for field in ("grenadiers", "events"):
        boxes = entry.get(field, list)
        if not all(isinstance(b, int) and 1 < b < last for b in boxes):
            raise entry.trouble(field, f"should be levels from 2 to {last - 1}")
        masks.append(sum(1 << b for b in set(boxes)))
    if masks[0] & masks[1] or masks[0].bit_count() != 4:
        raise entry.trouble("grenadiers", "should be four boxes without an Event")
    return masks[0], masks[1], last


def check_whole(content: Content) -> None:
    """What must hold for the set as a whole."""
    if sum(area.start for area in content.areas) != 3:
        raise Trouble("Three areas should be marked `start`.")
    if len(content.boards) < 4 or len(content.objectives) < 5 or len(content.elders) > 16:
        raise Trouble("There must be four boards, five Objectives and at most 16 Elder Ones.")
    if len({int(b.ability) for b in content.buildings}) != tables.TYPES:
        raise Trouble(f"There must be {tables.TYPES} Buildings, each with another ability.")
    if any(b.cost == 0 for b in content.buildings) or any(e.hp == 0 for e in content.elders):
        raise Trouble("Every Building needs a cost and every Elder One needs HP.")
    if sum(o.goal == tables.CLOCK for o in content.objectives) > 1:
        raise Trouble("Only one Objective may wait for the clock.")
    usable = [c for c in content.cards if not c.three_players]
    if len(usable) < 40 or len(content.cards) > 200 or not content.events:
        raise Trouble("There must be 40 to 200 Action cards, and at least one Event.")
    if len({int(c.number) for c in content.cards}) != len(content.cards):
        raise Trouble("Two Action cards have the same number.")
