# border: not compiled
"""Reads the content files, checks them, and makes the tables the rules play by."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.effects import EFFECTS
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    ARRIVAL,
    BUDA_PESTH,
    CARDS,
    CARFAX,
    HUNTERS,
    LAST_TURN,
    LOCATIONS,
    PLACES,
    PURFLEET,
    TOP_SPACE,
    WEAPONS,
    Effect,
    Tables,
)
from gaslamp.games.reading import PACK_FILE, read_pack
from gaslamp.kernel.errors import Saying, Trouble

FOLDER = Path(__file__).parent / "content"
FILES = ("map.toml", "hunters.toml", "markers.toml", "tables.toml", "cards.toml")
COLUMNS = 8
TOTAL_MARKERS = 25
SEARCH_RESULTS = {"bag": 8, "nothing": 9}
RUMOR_RESULTS = {"search": 0, "false": 1, "attack": 2, "coffin": 3}
GAME = "plague-of-dracula"


def load(pack: Path | None = None) -> Tables:
    """The content with a pack laid over it, or one sentence that says what is wrong."""
    files = {name: read(FOLDER / name) for name in FILES}
    if pack is not None:
        lay_over(files, pack)
    digest = sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
    tables = Tables(digest)
    read_map(tables, files["map.toml"])
    read_hunters(tables, files["hunters.toml"])
    read_weapons(tables, files["markers.toml"])
    read_start_weapons(tables, files["hunters.toml"])
    read_tables(tables, files["tables.toml"])
    read_cards(tables, files["cards.toml"])
    return tables


def lay_over(files: dict[str, dict[str, Any]], pack: Path) -> None:
    """A pack's files over ours, or instead of ours if it is the whole. Nothing can be left out:
    the game needs all its cards and markers."""
    about = read_pack(pack)
    if about["game"] != GAME:
        raise Trouble("pack-other-game", file=PACK_FILE, it=about["game"], game_id=GAME)
    if about["without"]:
        raise wrong("pack-without", file=PACK_FILE)
    for file in sorted(pack.glob("*.toml")):
        if file.name == PACK_FILE:
            continue
        if file.name not in files:
            raise wrong("pack-file", file=file.name, known=FILES)
        theirs = read(file)
        whole = about["whole"]
        files[file.name] = theirs if whole else overlay(files[file.name], theirs, file.name)


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise wrong("not-toml", file=path.name, error=str(error)) from None


def wrong(key: str, /, **given: Any) -> Trouble:
    """What is wrong with the files, as a message of the game."""
    return Trouble(f"content-{key}", game=GAME, **given)


def entries(file: str, data: dict[str, Any], table: str, key: str) -> list[Entry]:
    rows = data.get(table)
    if not isinstance(rows, list) or not rows:
        raise wrong("no-entries", file=file, table=table)
    return [Entry(file, f"{table} {row.get(key, '?')!r}", row) for row in rows]


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def read_map(t: Tables, data: dict[str, Any]) -> None:
    """PD-MAP-01..05: places and lines."""
    t.place_ids = [""] * PLACES + ["buda-pesth"]
    t.spots = [(0.0, 0.0)] * PLACES
    for e in entries("map.toml", data, "place", "id"):
        number = e.number("number", 1, CARFAX)
        if t.place_ids[number]:
            raise e.wrong("number", "number-taken", number=number, other=t.place_ids[number])
        t.place_ids[number] = e.word("id")
        t.spoken[t.place_ids[number]] = e.text("name")
        t.spots[number] = (e.number("x", 0, 100), e.number("y", 0, 100))
        if e.one_of("bank", ("north", "south")) == "south":
            t.south |= 1 << number
        t.sources[t.place_ids[number]] = e.source()
        e.no_more("note")
    if "" in t.place_ids[1:]:
        missing = t.place_ids.index("", 1)
        raise wrong("no-place", number=missing)
    read_lines(t, data)


def read_lines(t: Tables, data: dict[str, Any]) -> None:
    lines = {"black": [0] * PLACES, "blue": [0] * PLACES, "red": [0] * PLACES}
    for e in entries("map.toml", data, "line", "from"):
        a = e.index("from", t.place_ids[:PLACES])
        b = e.index("to", t.place_ids[:PLACES])
        colour = e.one_of("colour", ("black", "blue", "red"))
        across = (t.south >> a & 1) != (t.south >> b & 1)
        if colour != "red" and across != (colour == "blue"):
            raise e.wrong("colour", "blue-line")
        if (colour == "red") != (CARFAX in (a, b)):
            raise e.wrong("colour", "red-line")
        lines[colour][a] |= 1 << b
        lines[colour][b] |= 1 << a
        e.source()
        e.no_more("name")
    t.black = numbers(lines["black"])
    t.blue = numbers(lines["blue"])
    t.red = numbers(lines["red"])
    t.near = numbers([x | y for x, y in zip(lines["black"], lines["blue"], strict=True)])
    t.steps = numbers(distances(t))
    for place in range(1, CARFAX):
        if (lines["black"][place] | lines["blue"][place] | lines["red"][place]).bit_count() < 2:
            raise wrong("few-lines", place=t.place_ids[place])


def distances(t: Tables) -> list[int]:
    """The number of moves between any two places, row by row."""
    table = [0] * (PLACES * PLACES)
    for start in range(1, CARFAX):
        seen, edge, far = 1 << start, 1 << start, 0
        while edge:
            for place in range(1, CARFAX):
                if edge >> place & 1:
                    table[start * PLACES + place] = far
            around = 0
            for place in range(1, CARFAX):
                if edge >> place & 1:
                    around |= int(t.near[place])
            edge, far = around & ~seen, far + 1
            seen |= around
    return table


def read_hunters(t: Tables, data: dict[str, Any]) -> None:
    """PD-MAP-11, PD-MOVE-01: the seven, in the order of the board."""
    rows = entries("hunters.toml", data, "hunter", "id")
    if len(rows) != HUNTERS:
        raise wrong("hunters", count=HUNTERS, found=len(rows))
    home, start, rates, bites = [], [], [], []
    for e in rows:
        t.hunter_ids.append(e.word("id"))
        t.spoken[t.hunter_ids[-1]] = e.text("name")
        home.append(e.index("home", t.place_ids[:CARFAX]) if e.has("home") else 0)
        if e.has("arrival"):
            start.append(ARRIVAL + e.number("arrival", 1, 6))
        else:
            place = e.index("start", [*t.place_ids[:CARFAX], "", t.place_ids[PLACES]])
            start.append(BUDA_PESTH if place == PLACES else place)
        rates += e.numbers("moves", 3, 0, 9)
        bites.append(e.number("printed_bites", 0, 2) if e.has("printed_bites") else 0)
        t.sources[t.hunter_ids[-1]] = e.source()
        e.no_more("ability", "weapons")
    t.home, t.start = numbers(home), numbers(start)
    t.rates, t.printed_bites = numbers(rates), numbers(bites)
    for place in home:
        t.homes |= (1 << place) & ~1
    read_groups(t, data)


def read_groups(t: Tables, data: dict[str, Any]) -> None:
    """PD-COOP-02"""
    for players, e in enumerate(entries("hunters.toml", data, "groups", "players"), 1):
        e.number("players", players, players)
        groups = e.lists("hunters", players, t.hunter_ids)
        if sorted(h for group in groups for h in group) != list(range(HUNTERS)):
            raise e.wrong("hunters", "one-group")
        t.groups.append(groups)
        e.source()
        e.no_more()


def read_weapons(t: Tables, data: dict[str, Any]) -> None:
    """PD-COMP-04, PD-COMP-05: weapons, Rumors and coffins, with their numbers."""
    rows = entries("markers.toml", data, "weapon", "id")
    if len(rows) != WEAPONS:
        raise wrong("weapons", count=WEAPONS, found=len(rows))
    bonus, count, bag, refill = [], [], [], []
    for e in rows:
        t.item_ids.append(e.word("id"))
        print_item(t, e)
        e.one_of("kind", ("secular", "occult"))
        bonus.append(e.number("bonus", 1, 9) if e.has("bonus") else 0)
        count.append(e.number("count", 0, 99))
        bag.append(e.number("in_bag", 0, count[-1]) if e.has("in_bag") else 0)
        refill.append(e.number("refill", 0, 99) if e.has("refill") else 0)
        t.sources[t.item_ids[-1]] = e.source()
        e.no_more()
    rumors = Entry("markers.toml", "[rumors]", data.get("rumors", {}))
    t.rumor_count = rumors.number("count", 1, 99)
    bag.append(rumors.number("in_bag", 1, t.rumor_count))
    coffins = Entry("markers.toml", "[coffins]", data.get("coffins", {}))
    mix = [coffins.number(word, 0, TOTAL_MARKERS) for word in ("one", "two", "three")]
    if sum(mix) != TOTAL_MARKERS:
        raise coffins.wrong("one, two, three", "markers", count=TOTAL_MARKERS)
    t.item_ids.append("rumor")
    print_item(t, rumors)
    t.secular_bonus, t.weapon_counts = numbers(bonus), numbers(count)
    t.bag_start, t.bag_refill = numbers(bag), numbers([*refill, 0])
    t.coffin_mix = numbers([0, *mix])


def print_item(t: Tables, e: Entry) -> None:
    """What is printed of the last item read."""
    t.spoken[t.item_ids[-1]] = e.text("name")
    t.spoken[f"{t.item_ids[-1]}.text"] = e.text("text")


def read_start_weapons(t: Tables, data: dict[str, Any]) -> None:
    for e in entries("hunters.toml", data, "hunter", "id"):
        held = e.words("weapons", t.item_ids[:WEAPONS]) if e.has("weapons") else []
        if len(held) > 3:
            raise e.wrong("weapons", "three-spaces")
        t.start_weapons.append(held)


def read_tables(t: Tables, data: dict[str, Any]) -> None:
    """The strength track, the foes, the search tables and the ranges of checks."""
    file = "tables.toml"

    def part(name: str) -> Entry:
        return Entry(file, f"[{name}]", data.get(name, {}))

    t.strength = numbers([0, *part("dracula").numbers("strength", TOP_SPACE, 0, 3)])
    strengths = []
    for e in entries(file, data, "foe", "id"):
        t.foe_ids.append(e.word("id"))
        if e.has("name"):
            t.spoken[t.foe_ids[-1]] = e.text("name")
        strengths.append(e.number("strength", 0, 9))
    if len(t.foe_ids) != 4:
        raise wrong("foes", found=len(t.foe_ids))
    t.foe_strength = numbers(strengths)
    t.foe_ids = t.foe_ids[:3] + [f"vampire-{hunter}" for hunter in t.hunter_ids]
    weapons = {word: index for index, word in enumerate(t.item_ids[:WEAPONS])}
    t.secular = numbers([0, *part("secular").results(weapons | SEARCH_RESULTS)])
    t.occult = numbers([0, *part("occult").results(weapons | SEARCH_RESULTS)])
    t.rumors = numbers([0, *part("rumor").results(RUMOR_RESULTS)])
    renfield = part("renfield")
    t.renfield_purfleet = renfield.number("purfleet", 0, 6)
    t.renfield_seward = renfield.number("purfleet_with_seward", 0, 6)
    t.renfield_carfax = renfield.number("carfax", 0, 6)
    ranges = []
    for word in ("seward", "van-helsing", "staff"):
        ranges += [0, *part("transfusion").numbers(word, 2, 0, 6)]
    t.transfusion = numbers(ranges)
    t.harker = numbers([0, *part("harker").numbers("values", LAST_TURN, 0, 6)])
    t.harker_bites = numbers([0, *part("harker").numbers("bites", 6, 0, 2)])


def read_cards(t: Tables, data: dict[str, Any]) -> None:
    """PD-RAND-01, PD-RAND-02: sixty cards whose columns are exactly even."""
    rows = entries("cards.toml", data, "card", "number")
    if len(rows) != CARDS:
        raise wrong("cards", count=CARDS, found=len(rows))
    size = CARDS + 1
    night, red = [0] * size, [0] * size
    effects = {effect.word: effect for effect in EFFECTS}
    t.events = [Effect()] * size
    table = [0] * (size * COLUMNS)
    t.card_ids = [f"card-{n}" for n in range(size)]
    for e in rows:
        n = e.number("number", 1, CARDS)
        if f"event-{n}" in t.spoken:
            raise e.wrong("number", "two-cards", number=n)
        t.spoken[f"event-{n}"] = e.text("title")
        for field in ("subtitle", "flavour"):
            if e.has(field):
                t.spoken[f"event-{n}.{field}"] = e.text(field)
        night[n] = int(e.one_of("time", ("night", "day")) == "night")
        effect = effects[e.one_of("effect", tuple(effects))]
        t.events[n] = effect(*(FIELDS[field](t, e) for field in effect.takes))
        for column, value in enumerate(e.numbers("columns", 5, 1, 6), 2):
            if value > column:
                raise e.wrong("columns", "column", column=column)
            table[n * COLUMNS + column] = value
        if table[n * COLUMNS + 5] == 5:
            red[n] = int(e.one_of("five", ("red", "black")) == "red")
        t.sources[t.card_ids[n]] = e.source()
        e.no_more("title_source")
    t.night, t.red_five = numbers(night), numbers(red)
    t.numbers = numbers(table)
    check_columns(t)


def check_columns(t: Tables) -> None:
    for column in range(2, 7):
        shown = [int(t.numbers[n * COLUMNS + column]) for n in range(1, CARDS + 1)]
        for value in range(1, column + 1):
            if shown.count(value) != CARDS // column:
                count, found = CARDS // column, shown.count(value)
                raise wrong("even", column=column, value=value, count=count, found=found)
    if sum(int(t.night[n]) for n in range(1, CARDS + 1)) != CARDS // 2:
        raise wrong("half-night")


SOURCES = ("book", "public", "authored")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Entry:
    """Reads the fields of one table of a TOML file and remembers which were asked for."""

    def __init__(self, file: str, name: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self.fields = fields
        self.asked: set[str] = set()

    def wrong(self, field: str, why: str, **given: Any) -> Trouble:
        """What is wrong with a field; `why` is the message that says so."""
        because = Saying(f"content-{why}", game=GAME, **given)
        return wrong("field", file=self.file, entry=self.name, field=field, why=because)

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.fields

    def get(self, field: str) -> Any:
        if not self.has(field):
            raise self.wrong(field, "missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, "a-text")
        return value

    def word(self, field: str) -> str:
        value = self.text(field)
        if not WORD.fullmatch(value):
            raise self.wrong(field, "a-word", value=value)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, "a-number", low=low, high=high)
        return value

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field, "some-numbers", count=count)
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.wrong(field, "such-a-number", value=repr(item), low=low, high=high)
        return value

    def flag(self, field: str) -> bool:
        value = self.fields.get(field, False)
        self.asked.add(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "a-flag")
        return value

    def one_of(self, field: str, words: tuple[str, ...]) -> str:
        value = self.text(field)
        if value not in words:
            raise self.wrong(field, "one-of", value=repr(value), known=words)
        return value

    def index(self, field: str, words: list[str]) -> int:
        """The place of a named thing in a list of ids."""
        return self.find(field, self.text(field), words)

    def find(self, field: str, value: object, words: list[str]) -> int:
        if not isinstance(value, str) or not value or value not in words:
            known = [word for word in words if word]
            raise self.wrong(field, "one-of", value=repr(value), known=known)
        return words.index(value)

    def words(self, field: str, known: list[str]) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, "ids")
        return [self.find(field, item, known) for item in value]

    def lists(self, field: str, count: int, known: list[str]) -> list[list[int]]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field, "lists-of-ids", count=count)
        return [[self.find(field, item, known) for item in row] for row in value]

    def results(self, meanings: dict[str, int]) -> list[int]:
        """The six results of a table that is read with the die column."""
        value = self.get("results")
        if not isinstance(value, list) or len(value) != 6:
            raise self.wrong("results", "six-results")
        known = list(meanings)
        return [meanings[known[self.find("results", item, known)]] for item in value]

    def source(self) -> str:
        return self.one_of("source", SOURCES)

    def no_more(self, *also: str) -> None:
        """Refuse fields that nothing reads: they are spelling mistakes."""
        for field in self.fields:
            if field not in self.asked and field not in also:
                raise self.wrong(field, "no-such-field")


# The fields of a card that tell an effect more: a place, a set of places or hunters as bits,
# whether the bitten are chosen first, and one foe where not any may come.
FIELDS: dict[str, Callable[[Tables, Entry], int]] = {
    "place": lambda t, e: e.index("place", t.place_ids[: LOCATIONS + 1]),
    "places": lambda t, e: sum(1 << p for p in e.words("places", t.place_ids[:PURFLEET])),
    "hunters": lambda t, e: sum(1 << h for h in e.words("hunters", t.hunter_ids)),
    "prefer_bitten": lambda t, e: int(e.flag("prefer_bitten")),
    "attacker": lambda t, e: e.index("attacker", t.foe_ids) if e.has("attacker") else ANY_FOE,
}


def overlay(base: dict[str, Any], pack: dict[str, Any], file: str) -> dict[str, Any]:
    """A pack's file over ours: entries with the same id or number are replaced field by field."""
    merged = dict(base)
    for name, value in pack.items():
        if name not in base:
            raise wrong("pack-table", file=file, table=name, known=list(base))
        if isinstance(base[name], list):
            merged[name] = overlay_rows(base[name], value, f"{file}, [[{name}]]")
        else:
            merged[name] = {**base[name], **value}
    return merged


def overlay_rows(rows: list[dict[str, Any]], pack: Any, where: str) -> list[dict[str, Any]]:
    key = next(k for k in ("number", "id", "players", "from") if k in rows[0])
    if key == "from":
        return list(pack)
    merged = {row[key]: row for row in rows}
    for row in pack:
        if row.get(key) not in merged:
            raise wrong("pack-entry", where=where, key=key, value=repr(row.get(key)))
        merged[row[key]] = {**merged[row[key]], **row}
    return list(merged.values())
