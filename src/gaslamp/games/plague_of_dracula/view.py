# border: not compiled
"""What each seat sees of the table, built by allow-list."""

from __future__ import annotations

from typing import Any, Literal

from gaslamp.games.plague_of_dracula.catalogue import (
    card,
    coffin_counts,
    crossings,
    roads,
    stock,
    store,
)
from gaslamp.games.plague_of_dracula.combat_view import combat, combat_tracks
from gaslamp.games.plague_of_dracula.movement import rate
from gaslamp.games.plague_of_dracula.plague_spread import spread_places
from gaslamp.games.plague_of_dracula.readiness import ready
from gaslamp.games.plague_of_dracula.secrets import is_dracula, known_cards, sees_coffins
from gaslamp.games.plague_of_dracula.shapes import (
    Cell,
    Data,
    FoeData,
    Hunter,
    Location,
    MarkId,
)
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    in_london,
    strength,
    tainted_places,
    undisturbed,
)
from gaslamp.games.plague_of_dracula.status_track import upright
from gaslamp.games.plague_of_dracula.tables import (
    ARRIVAL,
    BARE_BITE,
    BITE,
    BONUS,
    BUDA_PESTH,
    CARFAX,
    COFFIN,
    DRACULA,
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
    VAN_HELSING,
)
from gaslamp.games.plague_of_dracula.text import coffins, listed, markers, members, plural
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView

MARKS: list[MarkId] = ["", "plague", "coffin", "rumor", "miasma", "wreath"]
KINDS = ["", "plague", "coffin", "rumor", "miasma", "garlic-wreath"]
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
        data=dict(data(g, seat)),
    )


def seats(g: Plague) -> list[SeatView]:
    found = []
    for seat in range(int(g.agreed.hunter_seats)):
        own = [h for h in range(HUNTERS) if g.owner[h] == seat and g.place[h] != GONE]
        note = ", ".join(g.content.hunter_names[h] for h in own)
        found.append(
            SeatView(seat, f"Hunters {seat + 1}" if g.agreed.hunter_seats > 1 else "Hunters", note)
        )
    if g.agreed.dracula_seat >= 0:
        found.append(SeatView(int(g.agreed.dracula_seat), "Dracula", f"strength {strength(g)}"))
    return found


def headline(g: Plague) -> str:
    if SEGMENTS[g.segment] == "final-confrontation":
        return "The Final Confrontation"
    time = {0: "", 1: ", night", 2: ", second night", 3: ", day", 4: ", second day"}[int(g.time)]
    return f"Turn {g.turn} of 25, {g.content.dates[g.turn]}{time}"


def cell(g: Plague, hunter: int, space: int) -> Cell:
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


def hunter(g: Plague, h: int) -> Hunter:
    """Everything about a hunter; all of it is public."""
    c = g.content
    end: Literal["", "turned", "lost"] = ""
    if g.place[h] == GONE:
        end = "turned" if g.display.has(h) else "lost"
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
        "moves": 0 if g.place[h] == GONE or bites < g.bites[h] else int(rate(g, h)),
        "ready": ready(g, h) and SEGMENTS[g.segment] == "action",
        "acted": bool(g.acted >> h & 1),
        "bonus_used": bool(g.bonus_used >> h & 1),
        "home": c.place_ids[c.home[h]],
        "fate": end,
    }


def held_words(g: Plague, h: int) -> list[str]:
    """The weapons of a hunter in their order (PD-COMP-02)."""
    c = g.content
    held = [int(g.track[h * SPACES + space]) for space in range(SPACES)]
    return [
        f"{c.item_names[int(upright(cell))]}{' tipped' if cell == TIPPED else ''}"
        for cell in held
        if EMPTY < cell < BITE
    ]


def action_words(g: Plague, h: int) -> str:
    """Who still has an action, as far as it matters now (PD-ACT-01, PD-ACT-04)."""
    if not in_london(g, h) or SEGMENTS[g.segment] == "final-confrontation":
        return ""
    if g.fought >> h & 1:
        return "actions lost in combat"
    if SEGMENTS[g.segment] != "action":
        return ""
    if g.phase == BONUS:
        return "bonus action left" if ready(g, h) else "no bonus action"
    return "action left" if ready(g, h) else "has acted"


def standee(g: Plague, h: int) -> Piece:
    c = g.content
    weapons = held_words(g, h)
    bites = int(g.bites[h])
    marks = [plural(bites, "bite") if bites else "no bites"]
    if g.place[h] > ARRIVAL:
        marks.insert(0, f"space {g.place[h] - ARRIVAL} of 6")
    marks.append(f"holds {', then '.join(weapons)}" if weapons else "no weapons")
    if words := action_words(g, h):
        marks.append(words)
    return Piece(
        c.hunter_ids[h],
        c.hunter_ids[h],
        c.hunter_names[h],
        "",
        marks,
        dict(hunter(g, h)),
        fate(g, h),
    )


def fate(g: Plague, h: int) -> list[str]:
    """What the next bite would do, and how far the hunter can go."""
    c = g.content
    bites = int(g.bites[h])
    weapons = held_words(g, h)
    end = "kills him" if h == VAN_HELSING else "turns the hunter into a vampire"
    if bites == 2:
        notes = [f"The next bite {end}."]
    elif weapons:
        notes = [f"The next bite takes the {c.item_names[first_held(g, h)]}."]
    else:
        notes = []
    steps = int(c.rates[h * 3 + bites]) if bites < 3 else 0
    notes.append(f"Moves up to {plural(steps, 'location')}." if steps else "Cannot walk.")
    return notes


def first_held(g: Plague, h: int) -> int:
    return int(upright(g.track[h * SPACES + int(g.bites[h])]))


def marker(g: Plague, seat: int, p: int) -> Piece:
    """The marker of a location; its coffins only for those who may know them."""
    mark = int(g.marks[p])
    shown: dict[str, Any] = {}
    words = ["face down"] if mark == PLAGUE else []
    if mark in (PLAGUE, COFFIN) and sees_coffins(g, seat, p):
        shown["coffins"] = int(g.coffins[p])
        words.append(coffins(int(g.coffins[p])))
    return Piece(g.content.place_ids[p], KINDS[mark], MARK_NAMES[mark], "", words, shown)


def place(g: Plague, seat: int, p: int) -> Place:
    c = g.content
    around = int(c.near[p] | c.red[p])
    pieces = [marker(g, seat, p)] if p <= LOCATIONS and g.marks[p] != UNMARKED else []
    pieces += [standee(g, h) for h in range(HUNTERS) if g.place[h] == p]
    if p == (CARFAX if g.renfield_out else PURFLEET):
        pieces.append(Piece("renfield", "renfield", "Renfield"))
    # Roads out of the common matter where somebody stands; `look` tells them of every place.
    notes = crossings(c, p) if any(g.place[h] == p for h in range(HUNTERS)) else []
    return Place(
        c.place_ids[p],
        c.place_names[p],
        [c.place_ids[q] for q in range(1, PLACES) if around >> q & 1],
        pieces,
        notes,
    )


def zones(g: Plague, seat: int) -> list[ZoneView]:
    c = g.content
    top = [int(g.deck.at(len(g.deck) - 1 - i)) for i in range(int(known_cards(g, seat)))]
    away = [h for h in range(HUNTERS) if g.place[h] > ARRIVAL]
    ill = [h for h in range(HUNTERS) if g.place[h] == BUDA_PESTH]
    gone = [card(c, n) for n in g.discard.listed()]
    return [
        ZoneView(
            "deck",
            "Event deck",
            [card(c, n) for n in top],
            len(g.deck),
            look="row" if top else "pile",
        ),
        ZoneView("discard", "Discards", gone, look="pile"),
        ZoneView("active", "Active event", [card(c, int(g.active))] if g.active else []),
        ZoneView("display", "Vampire display", display(g)),
        ZoneView("arrivals", "Arrival track", [standee(g, h) for h in away]),
        ZoneView("buda-pesth", "Buda-Pesth", [standee(g, h) for h in ill]),
        ZoneView(
            "stack", "Carfax stack", [], len(g.stack), look="pile", note=unseen_words(g, seat)
        ),
        ZoneView(
            "drawn", "Drawn by Dracula", hand(g, seat), len(g.drawn), int(g.agreed.dracula_seat)
        ),
        ZoneView("discarded", "Discarded coffins", coffin_counts(g)),
        store("inventory", "Inventory", stock(c, g.stores.inventory), "pile"),
        store("bag", "Search Bag", stock(c, g.stores.bag), "row"),
        store("used", "Discarded weapons", stock(c, g.stores.discards), "pile"),
        ZoneView("event", "Event of this turn", [card(c, int(g.struck))] if g.struck else []),
        ZoneView("lines", "Lines that are not black", roads(c), look="pile"),
    ]


def hand(g: Plague, seat: int) -> list[Piece]:
    """PD-VS-02: the markers the Dracula player has drawn, for that player only."""
    drawn = sorted(g.drawn.listed()) if is_dracula(g, seat) else []
    return [
        Piece(f"coffins-{v}", "coffin", f"Marker showing {coffins(v)}", "", [], {"coffins": v})
        for v in drawn
    ]


def display(g: Plague) -> list[Piece]:
    foes = [*range(VAMPIRE), *(VAMPIRE + h for h in g.display.listed())]
    return [foe(g, f) for f in foes]


def foe(g: Plague, f: int) -> Piece:
    """One of the undead; who has attacked this turn matters only to a Dracula player."""
    c = g.content
    power = int(strength(g) if f == DRACULA else c.foe_strength[min(f, VAMPIRE)])
    marks = [f"strength {power}"]
    if g.agreed.dracula_seat >= 0:
        if g.used >> f & 1:
            marks.append("used")
        elif f == g.last_minion:
            marks.append("attacked last")
    name = c.foe_names[f][0].upper() + c.foe_names[f][1:]
    turned = c.hunter_ids[f - VAMPIRE] if f >= VAMPIRE else ""
    used = g.agreed.dracula_seat >= 0 and bool(g.used >> f & 1)
    shown = FoeData(strength=power, turned=turned, used=used)
    return Piece(c.foe_ids[f], c.foe_ids[f], name, "", marks, dict(shown))


def tracks(g: Plague) -> list[Track]:
    evil = int(tainted_places(g))
    left = quiet_turns(g)
    quiet = "Dracula is undisturbed" if undisturbed(g) else ""
    return [
        Track("turn", "Turn", int(g.turn), 25, note=g.content.dates[g.turn]),
        Track("dracula", "Dracula", int(g.dracula), TOP_SPACE, note=f"strength {strength(g)}"),
        Track("tainted", "Tainted locations", evil.bit_count(), LOCATIONS, note=coming_words(g)),
        Track("discarded", "Discarded coffin markers", len(g.discarded), LOCATIONS),
        Track("rumors", "Rumor supply", int(g.stores.rumors)),
        Track("quiet", "Turns until undisturbed", left, note=quiet),
        *combat_tracks(g),
    ]


def coming_words(g: Plague) -> str:
    """Where the next Plague marker may be placed, as the board stands."""
    if not len(g.stack):
        return "no marker is left at Carfax"
    places = members(int(spread_places(g, tainted_places(g))), g.content.place_names)
    return f"next may be {' or '.join(places)}" if places else "no place for another"


def quiet_turns(g: Plague) -> int:
    """PD-EVT-14: turns until Dracula counts as undisturbed; 0 when he is."""
    first = FIRST_TURN_MOP_UP if g.agreed.length == 2 else FIRST_TURN
    return max(0, first - int(g.turn), int(g.last_discard) + QUIET - int(g.turn))


def location(g: Plague, seat: int, p: int, coming: int) -> Location:
    """One place for the map board."""
    c = g.content
    mark = int(g.marks[p])
    shown: Location = {
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


def data(g: Plague, seat: int) -> Data:
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
        "dracula": {
            "space": int(g.dracula),
            "strength": int(strength(g)),
            "strengths": [int(g.content.strength[n]) for n in range(1, TOP_SPACE + 1)],
        },
        "display": [piece.ref for piece in display(g)],
        "active": int(g.active),
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


def unseen_words(g: Plague, seat: int) -> str:
    """The same in words."""
    counts = unseen_coffins(g, seat)
    return f"not seen yet: {listed([markers(counts[v - 1], v) for v in (1, 2, 3)])}"
