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
    DISPLAY_ROOM,
    DRACULA,
    EMPTY,
    GONE,
    HUNTERS,
    LAST_TURN,
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
from gaslamp.games.plague_of_dracula.text import dates, headed, members, named
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.words.words import Said, Words

MARKS: list[MarkId] = ["", "plague", "coffin", "rumor", "miasma", "wreath"]
KINDS = ["", "plague", "coffin", "rumor", "miasma", "garlic-wreath"]
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


def view(g: Plague, seat: int, w: Words) -> View:
    """The whole table as one seat sees it."""
    places = [place(g, seat, p, w) for p in range(1, PLACES)]
    return View(
        seat=seat,
        seats=seats(g, w),
        headline=headline(g, w),
        zones=zones(g, seat, w),
        tracks=tracks(g, w),
        maps=[MapView("london", w.say("map-title"), places)],
        data=dict(data(g, seat, w)),
        goal=goal(g, w),
        aims=aims(g, w),
    )


def goal(g: Plague, w: Words) -> str:
    """PD-WIN: how far the plague has come, and how far the hunters have."""
    if SEGMENTS[g.segment] == "final-confrontation":
        return w.say("goal-final")
    evil = int(tainted_places(g)).bit_count()
    turned, most = int(g.display.size()), int(DISPLAY_ROOM) + 1
    return w.say("goal", evil, LOCATIONS, len(g.discarded), int(LAST_TURN), turned, most)


def aims(g: Plague, w: Words) -> list[str]:
    """The same in few words."""
    if SEGMENTS[g.segment] == "final-confrontation":
        return [w.say("goal-final")]
    evil = int(tainted_places(g)).bit_count()
    turned, most = int(g.display.size()), int(DISPLAY_ROOM) + 1
    lost = w.say("aim-lost", evil, LOCATIONS, turned, most)
    return [w.say("aim-saved", len(g.discarded), LOCATIONS), lost]


def seats(g: Plague, w: Words) -> list[SeatView]:
    found = []
    several = g.agreed.hunter_seats > 1
    for seat in range(int(g.agreed.hunter_seats)):
        own = [h for h in range(HUNTERS) if g.owner[h] == seat and g.place[h] != GONE]
        note = str(w.commas([w.name(g.content.hunter_ids[h]) for h in own])) if own else ""
        name = w.say("seat-hunters-of", seat + 1) if several else w.say("seat-hunters")
        found.append(SeatView(seat, name, note))
    if g.agreed.dracula_seat >= 0:
        power = w.say("mark-strength", int(strength(g)))
        found.append(SeatView(int(g.agreed.dracula_seat), w.say("seat-dracula"), power))
    return found


def headline(g: Plague, w: Words) -> str:
    if SEGMENTS[g.segment] == "final-confrontation":
        return w.say("headline-final")
    return w.say("headline", int(g.turn), Said(dates(w, int(g.turn))), int(g.time))


def cell(g: Plague, hunter: int, space: int, w: Words) -> Cell:
    """One space of a status track."""
    c = g.content
    held = int(g.track[hunter * SPACES + space])
    if held == EMPTY:
        return {"holds": "nothing"}
    if held >= BITE:
        return {"holds": "bite", "printed": held == BARE_BITE}
    kind = int(upright(held))
    return {"holds": c.item_ids[kind], "name": w.name(c.item_ids[kind]), "tipped": held == TIPPED}


def where(g: Plague, hunter: int) -> str:
    """The id of the place a hunter is in."""
    place = int(g.place[hunter])
    if place == GONE:
        return "gone"
    if place == BUDA_PESTH:
        return "buda-pesth"
    return f"arrival-{place - ARRIVAL}" if place > ARRIVAL else g.content.place_ids[place]


def hunter(g: Plague, h: int, w: Words) -> Hunter:
    """Everything about a hunter; all of it is public."""
    c = g.content
    end: Literal["", "turned", "lost"] = ""
    if g.place[h] == GONE:
        end = "turned" if g.display.has(h) else "lost"
    bites = min(int(g.bites[h]), 2)
    return {
        "id": c.hunter_ids[h],
        "name": w.name(c.hunter_ids[h]),
        "owner": int(g.owner[h]),
        "place": where(g, h),
        "bites": int(g.bites[h]),
        "track": [cell(g, h, space, w) for space in range(SPACES)],
        "rate": int(c.rates[h * 3 + bites]),
        "rates": [int(c.rates[h * 3 + n]) for n in range(3)],
        "moves": 0 if g.place[h] == GONE or bites < g.bites[h] else int(rate(g, h)),
        "ready": ready(g, h) and SEGMENTS[g.segment] == "action",
        "acted": bool(g.acted >> h & 1),
        "bonus_used": bool(g.bonus_used >> h & 1),
        "home": c.place_ids[c.home[h]],
        "fate": end,
    }


def held_words(g: Plague, h: int, w: Words) -> Said:
    """The weapons of a hunter in their order (PD-COMP-02); empty if there are none."""
    found = Said("")
    for space in range(SPACES):
        held = int(g.track[h * SPACES + space])
        if EMPTY < held < BITE:
            name = w.name(g.content.item_ids[int(upright(held))])
            weapon = Said(w.say("weapon-tipped", Said(name)) if held == TIPPED else name)
            found = Said(w.say("weapons-then", found, weapon)) if found else weapon
    return found


def action_words(g: Plague, h: int, w: Words) -> str:
    """Who still has an action, as far as it matters now (PD-ACT-01, PD-ACT-04)."""
    if not in_london(g, h) or SEGMENTS[g.segment] == "final-confrontation":
        return ""
    if g.fought >> h & 1:
        return w.say("mark-actions-lost")
    if SEGMENTS[g.segment] != "action":
        return ""
    if g.phase == BONUS:
        return w.say("mark-bonus-left" if ready(g, h) else "mark-no-bonus")
    if ready(g, h):
        return w.say("mark-action-left")
    return w.say("mark-has-acted" if g.bites[h] else "mark-bonus-later")


def standee(g: Plague, h: int, w: Words) -> Piece:
    name = g.content.hunter_ids[h]
    weapons = held_words(g, h, w)
    marks = [w.say("mark-bites", int(g.bites[h]))]
    if g.place[h] > ARRIVAL:
        marks.insert(0, w.say("mark-arrival", int(g.place[h]) - ARRIVAL))
    marks.append(w.say("mark-holds", weapons) if weapons else w.say("mark-no-weapons"))
    if words := action_words(g, h, w):
        marks.append(words)
    return Piece(name, name, w.name(name), "", marks, dict(hunter(g, h, w)), fate(g, h, w))


def fate(g: Plague, h: int, w: Words) -> list[str]:
    """What the next bite would do, and how far the hunter can go."""
    c = g.content
    bites = int(g.bites[h])
    if bites == 2:
        notes = [w.say("fate-dies" if h == VAN_HELSING else "fate-turns")]
    elif g.track[h * SPACES + bites] != EMPTY:
        notes = [w.say("fate-loses", c.item_ids[first_held(g, h)])]
    else:
        notes = []
    steps = int(c.rates[h * 3 + bites]) if bites < 3 else 0
    return [*notes, w.say("fate-moves", steps)]


def first_held(g: Plague, h: int) -> int:
    return int(upright(g.track[h * SPACES + int(g.bites[h])]))


def marker(g: Plague, seat: int, p: int, w: Words) -> Piece:
    """The marker of a location; its coffins only for those who may know them."""
    mark = int(g.marks[p])
    shown: dict[str, Any] = {}
    words = [w.say("mark-face-down")] if mark == PLAGUE else []
    if mark in (PLAGUE, COFFIN) and sees_coffins(g, seat, p):
        shown["coffins"] = int(g.coffins[p])
        words.append(w.say("coffins", int(g.coffins[p])))
    return Piece(g.content.place_ids[p], KINDS[mark], w.name(KINDS[mark]), "", words, shown)


def place(g: Plague, seat: int, p: int, w: Words) -> Place:
    c = g.content
    around = int(c.near[p] | c.red[p])
    pieces = [marker(g, seat, p, w)] if p <= LOCATIONS and g.marks[p] != UNMARKED else []
    pieces += [standee(g, h, w) for h in range(HUNTERS) if g.place[h] == p]
    if p == (CARFAX if g.renfield_out else PURFLEET):
        pieces.append(Piece("renfield", "renfield", w.name("renfield")))
    # Roads out of the common matter where somebody stands; `look` tells them of every place.
    notes = crossings(w, p) if any(g.place[h] == p for h in range(HUNTERS)) else []
    return Place(
        c.place_ids[p],
        w.name(c.place_ids[p]),
        [c.place_ids[q] for q in range(1, PLACES) if around >> q & 1],
        pieces,
        notes,
    )


def zones(g: Plague, seat: int, w: Words) -> list[ZoneView]:
    top = [int(g.deck.at(len(g.deck) - 1 - i)) for i in range(int(known_cards(g, seat)))]
    away = [h for h in range(HUNTERS) if g.place[h] > ARRIVAL]
    ill = [h for h in range(HUNTERS) if g.place[h] == BUDA_PESTH]
    shown = {
        "active": [card(w, int(g.active))] if g.active else [],
        "event": [card(w, int(g.struck))] if g.struck else [],
    }

    def zone(name: str, pieces: list[Piece], count: int = 0, **more: Any) -> ZoneView:
        return ZoneView(name, w.say(f"zone-{name}"), pieces, count, **more)

    return [
        zone("deck", [card(w, n) for n in top], len(g.deck), look="row" if top else "pile"),
        zone("discard", [card(w, n) for n in g.discard.listed()], look="pile"),
        zone("active", shown["active"]),
        zone("display", display(g, w)),
        zone("arrivals", [standee(g, h, w) for h in away]),
        zone("buda-pesth", [standee(g, h, w) for h in ill]),
        zone("stack", [], len(g.stack), look="pile", note=unseen_words(g, seat, w)),
        zone("drawn", hand(g, seat, w), len(g.drawn), owner=int(g.agreed.dracula_seat)),
        zone("discarded", coffin_counts(g, w)),
        store(w, "inventory", stock(w, g.stores.inventory), "pile"),
        store(w, "bag", stock(w, g.stores.bag), "row"),
        store(w, "used", stock(w, g.stores.discards), "pile"),
        zone("event", shown["event"]),
        zone("lines", roads(w), look="pile"),
    ]


def hand(g: Plague, seat: int, w: Words) -> list[Piece]:
    """PD-VS-02: the markers the Dracula player has drawn, for that player only."""
    drawn = sorted(g.drawn.listed()) if is_dracula(g, seat) else []
    return [
        Piece(f"coffins-{v}", "coffin", w.say("marker-showing", v), "", [], {"coffins": v})
        for v in drawn
    ]


def display(g: Plague, w: Words) -> list[Piece]:
    return [foe(g, f, w) for f in displayed(g)]


def displayed(g: Plague) -> list[int]:
    return [*range(VAMPIRE), *(VAMPIRE + h for h in g.display.listed())]


def foe(g: Plague, f: int, w: Words) -> Piece:
    """One of the undead; who has attacked this turn matters only to a Dracula player."""
    c = g.content
    power = int(strength(g) if f == DRACULA else c.foe_strength[min(f, VAMPIRE)])
    marks = [w.say("mark-strength", power)]
    if g.agreed.dracula_seat >= 0:
        if g.used >> f & 1:
            marks.append(w.say("mark-used"))
        elif f == g.last_minion:
            marks.append(w.say("mark-attacked-last"))
    turned = c.hunter_ids[f - VAMPIRE] if f >= VAMPIRE else ""
    used = g.agreed.dracula_seat >= 0 and bool(g.used >> f & 1)
    shown = FoeData(strength=power, turned=turned, used=used)
    return Piece(c.foe_ids[f], c.foe_ids[f], headed(w.name(c.foe_ids[f])), "", marks, dict(shown))


def tracks(g: Plague, w: Words) -> list[Track]:
    evil = int(tainted_places(g)).bit_count()
    power = w.say("mark-strength", int(strength(g)))
    quiet = w.say("mark-undisturbed") if undisturbed(g) else ""

    def track(name: str, value: int, most: int | None = None, note: str = "") -> Track:
        return Track(name, w.say(f"track-{name}"), value, most, note=note)

    return [
        track("turn", int(g.turn), LAST_TURN, dates(w, int(g.turn))),
        track("dracula", int(g.dracula), TOP_SPACE, power),
        track("tainted", evil, LOCATIONS, coming_words(g, w)),
        track("discarded", len(g.discarded), LOCATIONS),
        track("rumors", int(g.stores.rumors)),
        track("quiet", quiet_turns(g), note=quiet),
        *combat_tracks(g, w),
    ]


def coming_words(g: Plague, w: Words) -> str:
    """Where the next Plague marker may be placed, as the board stands."""
    if not len(g.stack):
        return w.say("coming-none-left")
    places = members(int(spread_places(g, tainted_places(g))), g.content.place_ids)
    return w.say("coming", w.either(named(w, places))) if places else w.say("coming-nowhere")


def quiet_turns(g: Plague) -> int:
    """PD-EVT-14: turns until Dracula counts as undisturbed; 0 when he is."""
    first = FIRST_TURN_MOP_UP if g.agreed.length == 2 else FIRST_TURN
    return max(0, first - int(g.turn), int(g.last_discard) + QUIET - int(g.turn))


def location(g: Plague, seat: int, p: int, coming: int, w: Words) -> Location:
    """One place for the map board."""
    c = g.content
    mark = int(g.marks[p])
    shown: Location = {
        "id": c.place_ids[p],
        "number": p if p <= LOCATIONS else 0,
        "name": w.name(c.place_ids[p]),
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


def data(g: Plague, seat: int, w: Words) -> Data:
    """What the map board draws; every part of it is public or marked as seen."""
    coming = int(spread_places(g, tainted_places(g))) if len(g.stack) else 0
    return {
        "turn": int(g.turn),
        "dates": dates(w, int(g.turn)),
        "segment": SEGMENTS[g.segment],
        "phase": "bonus" if g.phase else "standard",
        "step": STEPS[g.step],
        "time": TIMES[g.time],
        "locations": [location(g, seat, p, coming, w) for p in range(1, PLACES)],
        "hunters": [hunter(g, h, w) for h in range(HUNTERS)],
        "renfield": "carfax" if g.renfield_out else "purfleet",
        "dracula": {
            "space": int(g.dracula),
            "strength": int(strength(g)),
            "strengths": [int(g.content.strength[n]) for n in range(1, TOP_SPACE + 1)],
        },
        "display": [g.content.foe_ids[f] for f in displayed(g)],
        "active": int(g.active),
        "combat": combat(g, seat, w),
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


def unseen_words(g: Plague, seat: int, w: Words) -> str:
    """The same in words."""
    counts = unseen_coffins(g, seat)
    shown = [w.say("markers-showing", counts[v - 1], v) for v in (1, 2, 3)]
    return w.say("unseen", w.listed(shown))
