"""What each seat sees of the table, built by allow-list."""

from __future__ import annotations

from typing import Any

from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.odds import unseen
from gaslamp.games.plague_of_dracula.pieces import (
    ARRIVAL,
    BARE_BITE,
    BITE,
    BUDA_PESTH,
    CARFAX,
    COFFIN,
    EMPTY,
    GONE,
    HUNTERS,
    LOCATIONS,
    PLACES,
    PLAGUE,
    PURFLEET,
    SPACES,
    TIPPED,
    TOP_SPACE,
    UNMARKED,
    VAMPIRE,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.plague_spread import spread_places
from gaslamp.games.plague_of_dracula.readiness import ready
from gaslamp.games.plague_of_dracula.secrets import is_dracula, known_cards, sees_coffins
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    able,
    strength,
    tainted_places,
    undisturbed,
)
from gaslamp.games.plague_of_dracula.status_track import upright
from gaslamp.games.plague_of_dracula.strength import hits, undead_strength
from gaslamp.games.plague_of_dracula.tables import Tables
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView

MARKS = ["", "plague", "coffin", "rumor", "miasma", "wreath"]
MARK_NAMES = ["", "Plague", "Coffin", "Rumor", "Miasma", "Garlic Wreath"]
SEGMENTS = [
    "setup",
    "time-check",
    "arrival-advance",
    "renfield-status",
    "event-draw",
    "harker-arrival",
    "plague-spread",
    "action",
    "marker-adjustment",
    "end-of-turn",
    "final-confrontation",
]
STEPS = ["cleansing", "searching", "items", "movement", "transfusion", "resolution"]
TIMES = ["", "night-1", "night-2", "day-1", "day-2"]
QUIET = 5
FIRST_TURN, FIRST_TURN_MOP_UP = 11, 17


def view(g: Plague, seat: int) -> View:
    """The whole table as one seat sees it."""
    return View(
        seat=seat,
        seats=seats(g),
        headline=headline(g),
        zones=zones(g, seat),
        tracks=tracks(g),
        maps=[MapView("london", "London, 1890", [place(g, seat, p) for p in range(1, PLACES)])],
        data=data(g, seat),
    )


def seats(g: Plague) -> list[SeatView]:
    found = []
    for seat in range(int(g.hunter_seats)):
        own = [h for h in range(HUNTERS) if g.owner[h] == seat and g.place[h] != GONE]
        note = ", ".join(g.content.hunter_names[h] for h in own)
        found.append(
            SeatView(seat, f"Hunters {seat + 1}" if g.hunter_seats > 1 else "Hunters", note)
        )
    if g.dracula_seat >= 0:
        found.append(SeatView(int(g.dracula_seat), "Dracula", f"strength {strength(g)}"))
    return found


def headline(g: Plague) -> str:
    if SEGMENTS[g.segment] == "final-confrontation":
        return "The Final Confrontation"
    time = {0: "", 1: ", night", 2: ", second night", 3: ", day", 4: ", second day"}[int(g.time)]
    return f"Turn {g.turn} of 25, {g.content.dates[g.turn]}{time}"


def cell(g: Plague, hunter: int, space: int) -> dict[str, Any]:
    """One space of a status track."""
    c = g.content
    held = int(g.track[hunter * SPACES + space])
    if held == EMPTY:
        return {"holds": "nothing"}
    if held >= BITE:
        return {"holds": "bite", "printed": held == BARE_BITE}
    kind = int(upright(held))
    return {"holds": c.item_ids[kind], "name": c.item_names[kind], "tipped": held == TIPPED}


def where(g: Plague, hunter: int) -> str:
    """The id of the place a hunter is in."""
    place = int(g.place[hunter])
    if place == GONE:
        return "gone"
    if place == BUDA_PESTH:
        return "buda-pesth"
    return f"arrival-{place - ARRIVAL}" if place > ARRIVAL else g.content.place_ids[place]


def hunter(g: Plague, h: int) -> dict[str, Any]:
    """Everything about a hunter; all of it is public."""
    c = g.content
    fate = ""
    if g.place[h] == GONE:
        fate = "turned" if g.display.has(h) else "lost"
    bites = min(int(g.bites[h]), 2)
    return {
        "id": c.hunter_ids[h],
        "name": c.hunter_names[h],
        "owner": int(g.owner[h]),
        "place": where(g, h),
        "bites": int(g.bites[h]),
        "track": [cell(g, h, space) for space in range(SPACES)],
        "rate": int(c.rates[h * 3 + bites]),
        "rates": [int(c.rates[h * 3 + n]) for n in range(3)],
        "ready": ready(g, h) and SEGMENTS[g.segment] == "action",
        "acted": bool(g.acted >> h & 1),
        "bonus_used": bool(g.bonus_used >> h & 1),
        "home": c.place_ids[c.home[h]],
        "fate": fate,
    }


def standee(g: Plague, h: int) -> Piece:
    marks = [f"bites-{g.bites[h]}"]
    return Piece(
        g.content.hunter_ids[h], "hunter", g.content.hunter_names[h], "", marks, hunter(g, h)
    )


def marker(g: Plague, seat: int, p: int) -> Piece:
    """The marker of a location; its coffins only for those who may know them."""
    mark = int(g.marks[p])
    shown: dict[str, Any] = {}
    if mark in (PLAGUE, COFFIN) and sees_coffins(g, seat, p):
        shown["coffins"] = int(g.coffins[p])
    return Piece(g.content.place_ids[p], MARKS[mark], MARK_NAMES[mark], "", [], shown)


def place(g: Plague, seat: int, p: int) -> Place:
    c = g.content
    around = int(c.near[p] | c.red[p])
    pieces = [marker(g, seat, p)] if p <= LOCATIONS and g.marks[p] != UNMARKED else []
    pieces += [standee(g, h) for h in range(HUNTERS) if g.place[h] == p]
    if p == (CARFAX if g.renfield_out else PURFLEET):
        pieces.append(Piece("renfield", "renfield", "Renfield"))
    notes = ["south"] if c.south >> p & 1 else []
    if c.homes >> p & 1:
        notes.append("home")
    return Place(
        c.place_ids[p],
        c.place_names[p],
        [c.place_ids[q] for q in range(1, PLACES) if around >> q & 1],
        pieces,
        notes,
    )


def card(c: Tables, number: int) -> Piece:
    columns = {str(k): int(c.numbers[number * 8 + k]) for k in range(2, 7)}
    face = {
        "number": number,
        "time": "night" if c.night[number] else "day",
        "subtitle": c.card_subtitles[number],
        "columns": columns,
        "red_five": bool(c.red_five[number]),
    }
    title = c.card_titles[number]
    return Piece(c.card_ids[number], "event", title, c.card_texts[number], [], face)


def weapon(c: Tables, kind: int, count: int) -> Piece:
    return Piece(
        c.item_ids[kind], "weapon", c.item_names[kind], c.item_texts[kind], [], {"count": count}
    )


def stock(c: Tables, counts: Any) -> list[Piece]:
    return [weapon(c, kind, int(n)) for kind, n in enumerate(counts) if n]


def zones(g: Plague, seat: int) -> list[ZoneView]:
    c = g.content
    top = [int(g.deck.at(len(g.deck) - 1 - i)) for i in range(int(known_cards(g, seat)))]
    drawn = sorted(g.drawn.listed()) if is_dracula(g, seat) else []
    hand = [Piece(f"coffins-{v}", "coffin", f"{v} coffins", "", [], {"coffins": v}) for v in drawn]
    away = [h for h in range(HUNTERS) if g.place[h] > ARRIVAL]
    active = [card(c, int(g.active))] if g.active else []
    return [
        ZoneView("deck", "Event deck", [card(c, n) for n in top], len(g.deck), look="stack"),
        ZoneView(
            "discard",
            "Discards",
            [card(c, n) for n in g.discard.listed()],
            len(g.discard),
            look="stack",
        ),
        ZoneView("active", "Active event", active, len(active)),
        ZoneView("display", "Vampire display", display(g), int(VAMPIRE + g.display.size())),
        ZoneView("arrivals", "Arrival track", [standee(g, h) for h in away], len(away)),
        ZoneView(
            "buda-pesth",
            "Buda-Pesth",
            [standee(g, h) for h in range(HUNTERS) if g.place[h] == BUDA_PESTH],
        ),
        ZoneView("stack", "Carfax stack", [], len(g.stack), look="stack"),
        ZoneView("drawn", "Drawn by Dracula", hand, len(g.drawn), int(g.dracula_seat)),
        ZoneView("discarded", "Discarded coffins", coffin_counts(g), len(g.discarded)),
        ZoneView("inventory", "Inventory", stock(c, g.inventory), sum(int(n) for n in g.inventory)),
        ZoneView("bag", "Search Bag", stock(c, g.bag), sum(int(n) for n in g.bag)),
        ZoneView(
            "used", "Discarded weapons", stock(c, g.discards), sum(int(n) for n in g.discards)
        ),
    ]


def coffin_counts(g: Plague) -> list[Piece]:
    gone = g.discarded.listed()
    return [
        Piece(
            f"discarded-{v}",
            "coffin",
            f"{v} coffins",
            "",
            [],
            {"coffins": v, "count": gone.count(v)},
        )
        for v in (1, 2, 3)
        if v in gone
    ]


def display(g: Plague) -> list[Piece]:
    foes = [*range(VAMPIRE), *(VAMPIRE + h for h in g.display.listed())]
    return [foe(g, f) for f in foes]


def foe(g: Plague, f: int) -> Piece:
    c = g.content
    power = strength(g) if f == 2 else c.foe_strength[min(f, VAMPIRE)]
    marks = ["used"] if g.used >> f & 1 else []
    return Piece(c.foe_ids[f], "foe", c.foe_names[f], "", marks, {"strength": int(power)})


def tracks(g: Plague) -> list[Track]:
    tainted = int(tainted_places(g)).bit_count()
    return [
        Track("turn", "Turn", int(g.turn), 25, note=g.content.dates[g.turn]),
        Track("dracula", "Dracula", int(g.dracula), TOP_SPACE, note=f"strength {strength(g)}"),
        Track("tainted", "Tainted locations", tainted, LOCATIONS),
        Track("discarded", "Discarded coffins", len(g.discarded), LOCATIONS),
        Track("rumors", "Rumor supply", int(g.rumors)),
        Track("quiet", "Turns until undisturbed", quiet_turns(g)),
    ]


def quiet_turns(g: Plague) -> int:
    """PD-EVT-14: turns until Dracula counts as undisturbed; 0 when he is."""
    first = FIRST_TURN_MOP_UP if g.length == 2 else FIRST_TURN
    return max(0, first - int(g.turn), int(g.last_discard) + QUIET - int(g.turn))


def combat(g: Plague, seat: int) -> dict[str, Any] | None:
    """The combat in hand, with both strengths and the chances of the next draw."""
    if not g.fight_place and not g.battle:
        return None
    c = g.content
    chosen = g.fight_foe >= 0
    ours, theirs = hunter_strength(g), undead_strength(g) if chosen else 0
    cards = unseen(g, seat)
    return {
        "place": "transylvania" if g.battle else c.place_ids[g.fight_place],
        "foe": c.foe_ids[g.fight_foe] if chosen else "",
        "stand_in": bool(g.fight_stand_in),
        "undead_strength": int(theirs),
        "hunter_strength": int(ours),
        "undead_chance": round(cards.chance(lambda card: hits(g, card, theirs)), 4),
        "hunter_chance": round(cards.chance(lambda card: hits(g, card, ours)), 4),
        "undead_first": bool(g.renfield_out or g.fight_ambush),
        "target": c.hunter_ids[g.fight_target] if g.fight_target >= 0 else "",
        "champion": c.hunter_ids[g.fight_champion] if g.fight_champion >= 0 else "",
        "fighters": [c.hunter_ids[h] for h in range(HUNTERS) if g.fighters >> h & 1],
        "able": [c.hunter_ids[h] for h in range(HUNTERS) if g.fighters >> h & 1 and able(g, h)],
        "coffins": int(g.fight_coffins),
        "round": int(g.fight_round),
        "last_battle": bool(g.battle),
        "ignored_hits": int(g.shields + g.renfield_out) if g.battle else 0,
    }


def location(g: Plague, seat: int, p: int, coming: int) -> dict[str, Any]:
    """One place for the map board."""
    c = g.content
    mark = int(g.marks[p])
    shown: dict[str, Any] = {
        "id": c.place_ids[p],
        "number": p if p <= LOCATIONS else 0,
        "name": c.place_names[p],
        "x": c.spots[p][0],
        "y": c.spots[p][1],
        "bank": "south" if c.south >> p & 1 else "north",
        "home": bool(c.homes >> p & 1),
        "mark": MARKS[mark],
        "hunters": [c.hunter_ids[h] for h in range(HUNTERS) if g.place[h] == p],
        "threatened": bool(coming >> p & 1),
    }
    if mark in (PLAGUE, COFFIN) and sees_coffins(g, seat, p):
        shown["coffins"] = int(g.coffins[p])
    return shown


def data(g: Plague, seat: int) -> dict[str, Any]:
    """What the map board draws; every part of it is public or marked as seen."""
    coming = int(spread_places(g, tainted_places(g))) if len(g.stack) else 0
    return {
        "turn": int(g.turn),
        "dates": g.content.dates[g.turn],
        "segment": SEGMENTS[g.segment],
        "phase": "bonus" if g.phase else "standard",
        "step": STEPS[g.step],
        "time": TIMES[g.time],
        "locations": [location(g, seat, p, coming) for p in range(1, PLACES)],
        "hunters": [hunter(g, h) for h in range(HUNTERS)],
        "renfield": "carfax" if g.renfield_out else "purfleet",
        "dracula": {"space": int(g.dracula), "strength": int(strength(g))},
        "display": [piece.ref for piece in display(g)],
        "active": int(g.active),
        "effect": int(g.effect),
        "combat": combat(g, seat),
        "stack": len(g.stack),
        "undisturbed": undisturbed(g),
        "unseen_coffins": unseen_coffins(g, seat),
    }


def unseen_coffins(g: Plague, seat: int) -> list[int]:
    """How many markers of 1, 2 and 3 coffins the seat has not seen."""
    counts = [int(n) for n in g.content.coffin_mix]
    in_hand = g.drawn.listed() if is_dracula(g, seat) else []
    for value in g.discarded.listed() + in_hand:
        counts[value] -= 1
    for p in range(1, LOCATIONS + 1):
        if g.coffins[p] and sees_coffins(g, seat, p):
            counts[int(g.coffins[p])] -= 1
    return counts[1:]


def catalogue(c: Tables) -> dict[str, Any]:
    """What is printed: cards, places with lines, hunters, weapons, and where it comes from."""
    lines = [
        {"from": c.place_ids[a], "to": c.place_ids[b], "colour": colour}
        for colour, table in (("black", c.black), ("blue", c.blue), ("red", c.red))
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
