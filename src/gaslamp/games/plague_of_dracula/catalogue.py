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
    HOLMWOOD,
    HUNTERS,
    LAST_TURN,
    LOCATIONS,
    LUCY,
    MORRIS,
    PLACES,
    PURFLEET,
    SEWARD,
    TOP_SPACE,
    VAMPIRE,
    VAN_HELSING,
    WEAPONS,
    Tables,
)
from gaslamp.games.plague_of_dracula.text import NUMBERS, coffins, listed, markers, members, plural
from gaslamp.games.view import Piece, ZoneView

ARRIVAL_SPACES = 6
ABILITIES = {
    SEWARD: "He carries a doctor's bag and may try transfusions. While he is in Purfleet Asylum, "
    "Renfield slips away less often.",
    LUCY: "Her first bite is printed on her track and can never be healed, so she never has a "
    "bonus action.",
    HOLMWOOD: "In his carriage he takes up to three others along when he moves.",
    MORRIS: "On his mustang he moves further than anybody else.",
    VAN_HELSING: "He carries a doctor's bag and may try transfusions. On his first arrival he "
    "takes three occult weapons and fills up the Search Bag; every home counts as his. A third "
    "bite kills him, he does not turn.",
}
ALSO = {
    "mina": ("mina", "murray"),
    "harker": ("harker", "jonathan"),
    "seward": ("seward", "dr seward", "doctor"),
    "lucy": ("lucy", "westenra"),
    "holmwood": ("holmwood", "arthur", "carriage"),
    "morris": ("morris", "quincey"),
    "van-helsing": ("helsing", "professor"),
    "crucifix": ("cross",),
    "wooden-stakes": ("stakes", "stake"),
    "garlic-wreath": ("wreath", "garlic", "cleansed"),
    "kukri-knife": ("kukri",),
    "holy-water": ("water",),
}


def card(c: Tables, number: int) -> Piece:
    columns = {str(k): int(c.numbers[number * 8 + k]) for k in range(2, 7)}
    face: EventData = {
        "number": number,
        "time": "night" if c.night[number] else "day",
        "subtitle": c.card_subtitles[number],
        "columns": columns,
        "red_five": bool(c.red_five[number]),
    }
    title = c.card_titles[number]
    return Piece(
        c.card_ids[number], c.card_ids[number], title, c.card_texts[number], [], dict(face)
    )


def weapon(c: Tables, kind: int, count: int) -> Piece:
    ref, name = c.item_ids[kind], c.item_names[kind]
    return Piece(ref, ref, name, c.item_texts[kind], [str(count)], dict(StockData(count=count)))


def stock(c: Tables, counts: Any) -> list[Piece]:
    return [weapon(c, kind, int(n)) for kind, n in enumerate(counts) if n]


def store(ref: str, title: str, pieces: list[Piece], look: str) -> ZoneView:
    """Markers by kind, each with its number; how many in all is said beside it."""
    total = sum(piece.data["count"] for piece in pieces)
    note = f"{plural(total, 'marker')} in all" if total else ""
    return ZoneView(ref, title, pieces, look=look, note=note)


def roads(c: Tables) -> list[Piece]:
    """PD-MAP-04, PD-MAP-05: the crossings of the Thames and the ways from Carfax."""
    return [
        Piece(f"line-{a}-{b}", colour, f"{c.place_names[a]} to {c.place_names[b]}", "", [colour])
        for colour, table in (("blue", c.blue), ("red", c.red))
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]


def coffin_counts(g: Plague) -> list[Piece]:
    gone = g.discarded.listed()
    return [
        Piece(
            f"discarded-{v}",
            "coffin",
            markers(gone.count(v), v).capitalize(),
            "",
            [],
            {"coffins": v, "count": gone.count(v)},
        )
        for v in (1, 2, 3)
        if v in gone
    ]


def coloured(c: Tables) -> list[tuple[Colour, Any]]:
    return [("black", c.black), ("blue", c.blue), ("red", c.red)]


def catalogue(c: Tables) -> Catalogue:
    """What is printed: cards, places with lines, hunters, weapons, and where it comes from."""
    lines: list[Line] = [
        {"from": c.place_ids[a], "to": c.place_ids[b], "colour": colour}
        for colour, table in coloured(c)
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]
    return {
        "cards": [card(c, n) for n in range(1, 61)],
        "lines": lines,
        "weapons": [weapon(c, kind, int(c.weapon_counts[kind])) for kind in range(WEAPONS)],
        "hunters": [
            {"id": i, "name": n} for i, n in zip(c.hunter_ids, c.hunter_names, strict=True)
        ],
        "harker": [int(v) for v in c.harker],
        "dates": c.dates,
        "sources": c.sources,
    }


def about(c: Tables) -> list[About]:
    """Everything that can be looked at."""
    return [
        *(hunter_about(c, h) for h in range(HUNTERS)),
        *(place_about(c, p) for p in range(1, PLACES)),
        *(weapon_about(c, w) for w in range(WEAPONS)),
        *board_markers(c),
        *foes(c),
        *card_groups(),
        *cards(c),
        *(dracula_space(c, space) for space in range(TOP_SPACE, 0, -1)),
        *(arrival_space(space) for space in range(1, ARRIVAL_SPACES + 1)),
        *(turn_space(c, turn) for turn in range(1, LAST_TURN + 1)),
        *stores(c),
    ]


def hunter_about(c: Tables, h: int) -> About:
    start = int(c.start[h])
    if start == BUDA_PESTH:
        begins = "Starts in Buda-Pesth and may leave it from turn 7 on."
    elif start > ARRIVAL:
        begins = f"Starts on space {start - ARRIVAL} of the Arrival track."
    else:
        begins = f"Starts in {c.place_names[start]}."
    rates = [int(c.rates[h * 3 + bites]) for bites in range(3)]
    moves = [
        f"{plural(rates[bites], 'location')} with {('no bites', 'one bite')[bites]}"
        for bites in range(2)
        if bites >= c.printed_bites[h]
    ]
    home = c.place_names[c.home[h]] if c.home[h] else "each of the five homes"
    lines = [
        f"{begins} Home: {home}.",
        f"Moves up to {listed(moves)}; with two bites not at all, but the carriage can help.",
    ]
    if ABILITIES.get(h):
        lines.append(ABILITIES[h])
    if c.start_weapons[h]:
        lines.append(f"Starts with {listed([c.item_names[w] for w in c.start_weapons[h]])}.")
    return About(c.hunter_ids[h], c.hunter_names[h], lines, ALSO[c.hunter_ids[h]])


def place_about(c: Tables, p: int) -> About:
    lines = []
    if p == CARFAX:
        lines.append(
            "Dracula's abbey, from which the plague comes. No hunter may ever be here. While "
            "Renfield is here plague may cross the Thames, hunters south of it can be attacked, "
            "and the undead strike first."
        )
    elif p == PURFLEET:
        lines.append(
            "Doctor Seward's asylum, where Renfield is kept. No marker can ever lie here, and the "
            "staff may try a transfusion."
        )
    else:
        lines.append(f"Location {p}, {bank(c, p)} of the Thames.")
    owners = [c.hunter_names[h] for h in range(HUNTERS) if c.home[h] == p]
    if owners:
        lines.append(f"The home of {listed(owners)}.")
    return About(c.place_ids[p], c.place_names[p], [*lines, *neighbours(c, p)])


def bank(c: Tables, p: int) -> str:
    return "south" if c.south >> p & 1 else "north"


def neighbours(c: Tables, p: int) -> list[str]:
    """PD-MAP-03..05: the neighbours by the colour of their lines."""
    lines = []
    if near := members(int(c.black[p]), c.place_names):
        lines.append(f"Next to {listed(near)}.")
    if over := members(int(c.blue[p]), c.place_names):
        lines.append(f"Over the Thames, by {lines_of('blue', over)}: {listed(over)}.")
    if red := members(int(c.red[p]), c.place_names):
        lines.append(f"By {lines_of('red', red)}, which only plague can use: {listed(red)}.")
    return lines


def lines_of(colour: str, places: list[str]) -> str:
    return f"a {colour} line" if len(places) == 1 else f"{colour} lines"


def crossings(c: Tables, p: int) -> list[str]:
    """What of the roads is not plain: the blue and red lines, in few words."""
    over = members(int(c.blue[p]), c.place_names)
    red = members(int(c.red[p]), c.place_names)
    found = [f"Blue {'line' if len(over) == 1 else 'lines'} to {listed(over)}"] if over else []
    return (
        [*found, f"Red {'line' if len(red) == 1 else 'lines'} to {listed(red)}"] if red else found
    )


def weapon_about(c: Tables, w: int) -> About:
    kind = "secular" if w < CRUCIFIX else "occult"
    count = plural(int(c.weapon_counts[w]), "marker")
    lines = [c.item_texts[w], f"One of the {kind} weapons; there are {count} in the game."]
    if c.item_ids[w] == "garlic-wreath":
        lines.append("A location with a Wreath is cleansed: no marker and no combat comes there.")
    return About(c.item_ids[w], c.item_names[w], lines, ALSO.get(c.item_ids[w], ()))


def board_markers(c: Tables) -> list[About]:
    mix = [f"{c.coffin_mix[v]} show {coffins(v)}" for v in (1, 2, 3)]
    return [
        About("plague", "Plague marker", [
            "A marker lying face down: the location is tainted. Who enters turns it to its Coffin "
            "side, and a draw in column 4 of at most its coffins brings combat.",
            f"Of the {LOCATIONS} markers {listed(mix)}.",
        ], ("plague",)),
        About("coffin", "Coffin marker", [
            "A marker lying face up: the location is tainted. Its coffins add to the strength of "
            "the undead there. With a Garlic Wreath the hunters may cleanse the location.",
        ], ("coffin", "coffins")),
        About("rumor", "Rumor", [
            "Somebody there may look into it. In Marker Adjustment it becomes Miasma. In the "
            "Search Bag it goes back into the bag, and a Rumor starts where the searcher is.",
        ]),
        About("miasma", "Miasma", [
            "Somebody there may look into it. In the next Marker Adjustment it becomes Plague, or "
            "a Coffin with combat if hunters are there.",
        ]),
        About("bite", "Bite", [
            "A mark on a hunter's track, in the leftmost space without one; a weapon there is "
            "lost. Who is bitten in combat flees home.",
            "With one bite a hunter takes no bonus actions and moves less far. With two bites a "
            "hunter cannot walk and does nothing in combat.",
            "The third bite turns the hunter into a vampire; Van Helsing dies of it. A transfusion "
            "can take the last bite away.",
        ], ("bites", "bitten")),
        About("renfield", "Renfield", [
            "He is in Purfleet Asylum or out at Carfax Abbey. At Carfax plague may cross the "
            "Thames, hunters south of it can be attacked, the undead strike first, and he takes a "
            "blow for Dracula.",
        ]),
    ]  # fmt: skip


def foes(c: Tables) -> list[About]:
    turned = f"A hunter who has turned. Strength {c.foe_strength[VAMPIRE]}. Driven off, it can be "
    turned += "destroyed with Wooden Stakes. With four of them Dracula wins."
    return [
        About(c.foe_ids[0], c.foe_names[0], ["Strength 1, and nothing ever raises it."]),
        About(c.foe_ids[1], "The Infected", [
            "Strength 1. They stand in for a Dracula whose strength is 0, and then each bite "
            "feeds him.",
        ], ("infected",)),
        About(c.foe_ids[2], c.foe_names[2], [
            "His strength is told by his track. Driven off, he loses one space of it. He dies only "
            "in the Last Battle, on space 2 or lower, by a hunter who holds Wooden Stakes.",
        ], ("count",)),
        *(About(c.foe_ids[VAMPIRE + h], f"The vampire {c.hunter_names[h]}", [turned])
          for h in range(HUNTERS) if h != VAN_HELSING),
    ]  # fmt: skip


def card_groups() -> list[About]:
    return [
        About("strange-rumors", "Strange Rumors", [
            "Twenty-five event cards, one for each location. A Rumor starts there. If the location "
            "is tainted, the undead attack a random hunter instead, with its coffins to help "
            "them; if it is cleansed, a hunter finds a Garlic Wreath.",
        ]),
        About("they-must-feed", "They Must Feed", [
            "Twelve event cards. By day one hunter, by night two are attacked where they stand.",
        ]),
    ]  # fmt: skip


def cards(c: Tables) -> list[About]:
    """All event cards; of two with the same title the first answers to it."""
    found = []
    taken: set[str] = {"Strange Rumors", "They Must Feed"}
    for n in range(1, CARDS + 1):
        title, subtitle = c.card_titles[n], c.card_subtitles[n]
        names = [f"card {n}"]
        if subtitle:
            names.append(subtitle)
        if title not in taken:
            taken.add(title)
            names.append(title)
        called = f"{title}: {subtitle}" if subtitle else title
        found.append(About(c.card_ids[n], f"Card {n}, {called}", card_lines(c, n), tuple(names)))
    return found


def card_lines(c: Tables, n: int) -> list[str]:
    shown = [f"{int(c.numbers[n * 8 + column])} in column {column}" for column in range(2, 7)]
    five = ""
    if c.numbers[n * 8 + 5] == 5:
        five = f" Its five in column 5 is {'red' if c.red_five[n] else 'black'}."
    time = "night" if c.night[n] else "day"
    return [c.card_texts[n], f"A {time} card. As a number it is {listed(shown)}.{five}"]


def dracula_space(c: Tables, space: int) -> About:
    power = int(c.strength[space])
    spread = f"column {power} says how many Plague markers come" if power >= 2 else (
        "one Plague marker comes"
    )  # fmt: skip
    lines = [f"Here Dracula's strength is {power}, and in Plague Spread {spread}."]
    if power == 0:
        lines.append("The Infected stand in for him. In the Last Battle he can be slain here.")
    name = f"Space {space} of Dracula's track"
    return About(f"space-{space}", name, lines, (f"space {space}", f"dracula {space}"))


def arrival_space(space: int) -> About:
    if space == ARRIVAL_SPACES:
        line = "A hunter here comes to London in the next Arrival Advance."
    else:
        line = f"A hunter here moves up to space {space + 1} in the next Arrival Advance and is in "
        line += f"London {NUMBERS[ARRIVAL_SPACES - space + 1]} turns from now."
    return About(f"arrival-{space}", f"Arrival space {space}", [line], (f"arrival {space}",))


def turn_space(c: Tables, turn: int) -> About:
    value = int(c.harker[turn])
    lines = [f"{c.dates[turn]} 1890."]
    if value:
        numbers = "1" if value == 1 else f"1 to {value}"
        lines.append(f"If Harker is in Buda-Pesth, {numbers} in column 6 lets him leave.")
    if turn == LAST_TURN:
        lines.append("The Final Confrontation follows.")
    return About(f"turn-{turn}", f"Turn {turn}", lines)


def stores(c: Tables) -> list[About]:
    tables = [("secular", "Secular table", c.secular), ("occult", "Occult table", c.occult)]
    results = [*c.item_names[:WEAPONS], "a draw from the Search Bag", "nothing"]
    found = []
    for key, title, table in tables:
        shown = [f"{value}: {results[int(table[value])]}" for value in range(1, 7)]
        found.append(About(key, title, [f"A search here reads column 6. {'; '.join(shown)}."]))
    rumors = ("a draw from the bag", "a false Rumor", "an attack", "a coffin")
    shown = [f"{value}: {rumors[int(c.rumors[value])]}" for value in range(1, 7)]
    return [
        *found,
        About("rumor-table", "Rumor table", [
            f"Who looks into a Rumor or Miasma reads column 6. {'; '.join(shown)}.",
        ]),
        About("bag", "Search Bag", [
            "A search may draw one item from it, each equally likely. A weapon is replaced by one "
            "of its kind from the Inventory, else by a Rumor.",
        ], ("bag",)),
        About("inventory", "Inventory", ["The weapons that can still be found or taken."]),
        About("blue", "Blue line", [
            "A crossing of the Thames. Hunters may always use it, plague only while Renfield is at "
            "Carfax Abbey.",
        ]),
        About("red", "Red line", ["A way from Carfax Abbey. Only plague can use it."]),
        About("buda-pesth", "Buda-Pesth", [
            "Where Harker lies ill. From turn 7 on he may leave for Arrival space 1, in whatever "
            "health.",
        ], ("budapest",)),
        About("arrivals", "Arrival track", [
            "Six spaces for hunters on their way. In Arrival Advance who stands on space 6 comes "
            "to London, and the others move up one.",
        ]),
        About("display", "Vampire display", [
            "The undead who may attack: Creatures of the Night, the Infected, Dracula, and up to "
            "three hunters who have turned. A fourth loses the game.",
        ]),
        About("quiet", "Undisturbed", [
            "From turn 11 on (mop-up game: turn 17) Dracula is undisturbed if no marker has been "
            "discarded in this turn or in the four before it. Then some events are fiercer.",
        ], ("undisturbed",)),
    ]  # fmt: skip
