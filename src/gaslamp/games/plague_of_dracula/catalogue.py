# border: not compiled
"""What is printed on pieces, places and cards: drawn, catalogued, and told in sentences."""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import About
from gaslamp.games.plague_of_dracula.shapes import Catalogue, Colour, EventData, Line, StockData
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import (
    ARRIVAL,
    BUDA_PESTH,
    CARDS,
    CARFAX,
    CRUCIFIX,
    DIE_COLUMN,
    HUNTERS,
    LAST_TURN,
    LOCATIONS,
    PLACES,
    PURFLEET,
    TOP_SPACE,
    VAMPIRE,
    VAN_HELSING,
    WEAPONS,
    WREATH,
    Tables,
)
from gaslamp.games.plague_of_dracula.text import (
    card_text,
    card_title,
    dates,
    event,
    headed,
    members,
    named,
    printed,
)
from gaslamp.games.view import Piece, ZoneView
from gaslamp.words.words import Said, Words

ARRIVAL_SPACES = 6
COLUMNS = range(2, 7)
LINES = ("first", "second", "third")
RUMOR_RESULTS = ("search", "false", "attack", "coffin")
# What is told of by sentences alone.
BOARD = ("coffin", "rumor", "miasma", "bite", "renfield")
GROUPS = ("strange-rumors", "they-must-feed")
PARTS = ("bag", "inventory", "blue", "red", "buda-pesth", "arrivals", "display", "quiet")


def card(w: Words, number: int) -> Piece:
    c: Tables = w.content
    face: EventData = {
        "number": number,
        "time": "night" if c.night[number] else "day",
        "subtitle": str(printed(w, number, "subtitle")),
        "columns": {str(k): int(c.numbers[number * 8 + k]) for k in COLUMNS},
        "red_five": bool(c.red_five[number]),
    }
    name = c.card_ids[number]
    return Piece(name, name, w.printed(event(number)), card_text(w, number), [], dict(face))


def weapon(w: Words, kind: int, count: int) -> Piece:
    ref = w.content.item_ids[kind]
    text = w.printed(ref, "text")
    return Piece(ref, ref, w.name(ref), text, [str(count)], dict(StockData(count=count)))


def stock(w: Words, counts: Any) -> list[Piece]:
    return [weapon(w, kind, int(n)) for kind, n in enumerate(counts) if n]


def store(w: Words, ref: str, pieces: list[Piece], look: str) -> ZoneView:
    """Markers by kind, each with its number; how many in all is said beside it."""
    total = sum(piece.data["count"] for piece in pieces)
    note = w.say("markers-in-all", total) if total else ""
    return ZoneView(ref, w.say(f"zone-{ref}"), pieces, look=look, note=note)


def roads(w: Words) -> list[Piece]:
    """PD-MAP-04, PD-MAP-05: the crossings of the Thames and the ways from Carfax."""
    c: Tables = w.content
    return [
        Piece(f"line-{a}-{b}", colour, w.say("road", c.place_ids[a], c.place_ids[b]), "",
              [w.say(f"road-{colour}")])
        for colour, table in (("blue", c.blue), ("red", c.red))
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]  # fmt: skip


def coffin_counts(g: Plague, w: Words) -> list[Piece]:
    gone = g.discarded.listed()
    return [
        Piece(
            f"discarded-{v}",
            "coffin",
            headed(w.say("markers-showing", gone.count(v), v)),
            "",
            [],
            {"coffins": v, "count": gone.count(v)},
        )
        for v in (1, 2, 3)
        if v in gone
    ]


def coloured(c: Tables) -> list[tuple[Colour, Any]]:
    return [("black", c.black), ("blue", c.blue), ("red", c.red)]


def catalogue(w: Words) -> Catalogue:
    """What is printed: cards, places with lines, hunters, weapons, and where it comes from."""
    c: Tables = w.content
    lines: list[Line] = [
        {"from": c.place_ids[a], "to": c.place_ids[b], "colour": colour}
        for colour, table in coloured(c)
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]
    return {
        "cards": [card(w, n) for n in range(1, CARDS + 1)],
        "lines": lines,
        "weapons": [weapon(w, kind, int(c.weapon_counts[kind])) for kind in range(WEAPONS)],
        "hunters": [{"id": i, "name": w.name(i)} for i in c.hunter_ids],
        "harker": [int(v) for v in c.harker],
        "dates": ["", *(dates(w, turn) for turn in range(1, LAST_TURN + 1))],
        "sources": c.sources,
    }


def about(w: Words) -> list[About]:
    """Everything that can be looked at."""
    return [
        *(hunter_about(w, h) for h in range(HUNTERS)),
        *(place_about(w, p) for p in range(1, PLACES)),
        *(weapon_about(w, kind) for kind in range(WEAPONS)),
        plague_about(w),
        *(told(w, name) for name in BOARD),
        *foes(w),
        *(told(w, name) for name in GROUPS),
        *cards(w),
        *(dracula_space(w, space) for space in range(TOP_SPACE, 0, -1)),
        *(arrival_space(w, space) for space in range(1, ARRIVAL_SPACES + 1)),
        *(turn_space(w, turn) for turn in range(1, LAST_TURN + 1)),
        search_table(w, "secular", w.content.secular),
        search_table(w, "occult", w.content.occult),
        rumor_table(w),
        *(told(w, name) for name in PARTS),
    ]


def told(w: Words, name: str) -> About:
    """What the message `about-…` tells: its text is the title, its attributes are the lines."""
    return About(name, w.say(f"about-{name}"), lines_of(w, name), also(w, name))


def lines_of(w: Words, name: str) -> list[str]:
    key = f"about-{name}"
    return [w.attribute(key, line) for line in LINES if w.has(key, line)]


def also(w: Words, name: str) -> tuple[str, ...]:
    """What else people call it: the attribute `also` of its message, or the message `also-…`."""
    if w.has(f"about-{name}", "also"):
        return tuple(w.attribute(f"about-{name}", "also").split(", "))
    return tuple(w.say(f"also-{name}").split(", ")) if w.has(f"also-{name}") else ()


def hunter_about(w: Words, h: int) -> About:
    c: Tables = w.content
    name = c.hunter_ids[h]
    start = int(c.start[h])
    home = c.place_ids[c.home[h]] if c.home[h] else Said(w.say("every-home"))
    if start == BUDA_PESTH:
        begins = w.say("about-from-buda-pesth", home)
    elif start > ARRIVAL:
        begins = w.say("about-from-arrival", home, start - ARRIVAL)
    else:
        begins = w.say("about-from-place", home, c.place_ids[start])
    moves = [
        w.say("about-rate", int(c.rates[h * 3 + bites]), bites)
        for bites in range(2)
        if bites >= c.printed_bites[h]
    ]
    lines = [begins, w.say("about-moves", w.listed(moves))]
    if w.has(f"ability-{name}"):
        lines.append(w.say(f"ability-{name}"))
    if c.start_weapons[h]:
        held = named(w, [c.item_ids[kind] for kind in c.start_weapons[h]])
        lines.append(w.say("about-start-weapons", w.listed(held)))
    return About(name, w.name(name), lines, also(w, name))


def place_about(w: Words, p: int) -> About:
    c: Tables = w.content
    if p == CARFAX:
        lines = [w.say("about-carfax")]
    elif p == PURFLEET:
        lines = [w.say("about-purfleet")]
    else:
        lines = [w.say("about-south" if c.south >> p & 1 else "about-north", p)]
    owners = [c.hunter_ids[h] for h in range(HUNTERS) if c.home[h] == p]
    if owners:
        lines.append(w.say("about-home", w.listed(named(w, owners))))
    return About(c.place_ids[p], w.name(c.place_ids[p]), [*lines, *neighbours(w, p)])


def neighbours(w: Words, p: int) -> list[str]:
    """PD-MAP-03..05: the neighbours by the colour of their lines."""
    found = []
    for colour, table in coloured(w.content):
        if near := named(w, members(int(table[p]), w.content.place_ids)):
            found.append(w.say(f"about-{colour}-lines", w.listed(near), len(near)))
    return found


def crossings(w: Words, p: int) -> list[str]:
    """What of the roads is not plain: the blue and red lines, in few words."""
    found = []
    for colour, table in coloured(w.content)[1:]:
        if near := named(w, members(int(table[p]), w.content.place_ids)):
            found.append(w.say(f"crossings-{colour}", w.listed(near), len(near)))
    return found


def weapon_about(w: Words, kind: int) -> About:
    c: Tables = w.content
    name = c.item_ids[kind]
    group = "about-secular" if kind < CRUCIFIX else "about-occult"
    lines = [w.printed(name, "text"), w.say(group, int(c.weapon_counts[kind]))]
    if kind == WREATH:
        lines.append(w.say("about-cleansed"))
    return About(name, w.name(name), lines, also(w, name))


def plague_about(w: Words) -> About:
    mix = w.content.coffin_mix
    shown = [w.say("about-mix-part", int(mix[v]), v) for v in (1, 2, 3)]
    entry = told(w, "plague")
    entry.lines.append(w.say("about-mix", LOCATIONS, w.listed(shown)))
    return entry


def foes(w: Words) -> list[About]:
    c: Tables = w.content
    kinds = [About(foe, headed(w.name(foe)), lines_of(w, foe), also(w, foe))
             for foe in c.foe_ids[:VAMPIRE]]  # fmt: skip
    turned = w.say("about-vampire", int(c.foe_strength[VAMPIRE]))
    vampires = [About(c.foe_ids[VAMPIRE + h], w.say("vampire-title", c.hunter_ids[h]), [turned])
                for h in range(HUNTERS) if h != VAN_HELSING]  # fmt: skip
    return kinds + vampires


def cards(w: Words) -> list[About]:
    """All event cards; of two with the same title the first answers to it."""
    found = []
    taken = {w.say(f"about-{group}") for group in GROUPS}
    for n in range(1, CARDS + 1):
        names = [w.say("also-card", n)]
        if subtitle := printed(w, n, "subtitle"):
            names.append(str(subtitle))
        title = w.printed(event(n))
        if title not in taken:
            taken.add(title)
            names.append(title)
        name = w.say("about-card", n, card_title(w, n))
        found.append(About(w.content.card_ids[n], name, card_lines(w, n), tuple(names)))
    return found


def card_lines(w: Words, n: int) -> list[str]:
    c: Tables = w.content
    shown = [w.say("about-column", int(c.numbers[n * 8 + k]), k) for k in COLUMNS]
    lines = w.say("about-night-card" if c.night[n] else "about-day-card", w.listed(shown))
    if c.numbers[n * 8 + 5] != 5:
        return [card_text(w, n), lines]
    five = "about-red-five" if c.red_five[n] else "about-black-five"
    return [card_text(w, n), w.say(five, Said(lines))]


def dracula_space(w: Words, space: int) -> About:
    power = int(w.content.strength[space])
    lines = [w.say("about-space-weak" if power < 2 else "about-space", power)]
    if power == 0:
        lines.append(w.say("about-space-beaten"))
    names = w.say("also-space", space).split(", ")
    return About(f"space-{space}", w.say("about-space-title", space), lines, tuple(names))


def arrival_space(w: Words, space: int) -> About:
    left = ARRIVAL_SPACES - space + 1
    last = space == ARRIVAL_SPACES
    line = w.say("about-arrival-last") if last else w.say("about-arrival", space + 1, left)
    name = w.say("about-arrival-title", space)
    return About(f"arrival-{space}", name, [line], (w.say("also-arrival", space),))


def turn_space(w: Words, turn: int) -> About:
    value = int(w.content.harker[turn])
    lines = [w.say("about-dates", Said(dates(w, turn)))]
    if value:
        lines.append(w.say("about-harker", value))
    if turn == LAST_TURN:
        lines.append(w.say("about-last-turn"))
    return About(f"turn-{turn}", w.say("about-turn-title", turn), lines)


def search_table(w: Words, key: str, table: Any) -> About:
    """PD-SRCH-12"""
    c: Tables = w.content
    finds = [*named(w, c.item_ids[:WEAPONS]), w.say("result-bag"), w.say("result-nothing")]
    shown = [finds[int(table[value])] for value in range(1, DIE_COLUMN + 1)]
    return About(key, w.say(f"about-{key}-table"), [w.say("about-search", *map(Said, shown))])


def rumor_table(w: Words) -> About:
    """PD-RUM-01"""
    results = [RUMOR_RESULTS[int(w.content.rumors[value])] for value in range(1, DIE_COLUMN + 1)]
    shown = [Said(w.say(f"result-{result}")) for result in results]
    return About("rumor-table", w.say("about-rumor-table"), [w.say("about-look-into", *shown)])
