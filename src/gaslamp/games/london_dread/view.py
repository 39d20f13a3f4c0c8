# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread import names, tables, text
from gaslamp.games.london_dread.groups import goon_at
from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.places import (
    AREA_IDS,
    HOURS,
    LOCATION_IDS,
    location_of,
    number_of,
    side_of,
)
from gaslamp.games.london_dread.plan_view import plan_tracks, plan_zones
from gaslamp.games.london_dread.planning import free_tokens, in_clock
from gaslamp.games.london_dread.points import action_points
from gaslamp.games.london_dread.resources import virtue_left
from gaslamp.games.london_dread.setup import NOBODY_YET
from gaslamp.games.london_dread.showdown import score
from gaslamp.games.london_dread.state import (
    ARROW,
    COLOURS,
    EMPTY,
    ENDGAME,
    NUMBERS,
    PLACES,
    PLANNING,
    STORY,
    Dread,
    Sleuth,
)
from gaslamp.games.london_dread.track import target_number
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.kernel.bits import has
from gaslamp.kernel.zone import Zone

ALL_SEEING = -2
ARROW_SIGNS = "↑→↓←"
PHASES = ("setup", "planning", "story", "chapter-end", "endgame", "showdown")


def view(g: Dread, seat: int) -> View:
    shown = View(seat, [seat_view(g, s) for s in range(int(g.rules.seats))], headline(g))
    shown.maps.append(board(g, seat))
    shown.zones.extend(common_zones(g, seat))
    for c, sleuth in enumerate(g.sleuths):
        if sleuth.who != NOBODY_YET:
            shown.zones.extend(character_zones(g, c, seat))
    shown.tracks.extend(tracks(g))
    shown.data = {
        "phase": PHASES[int(g.phase)],
        "story": g.tale().id,
        "chapter": int(g.chapter),
        "hour": int(g.hour),
        "leader": int(g.leader),
        "minutes": int(g.rules.minutes),
        "ready": [bool(has(g.ready, s)) for s in range(int(g.rules.seats))],
        "nextPlot": g.plot(g.next_found).id if top_plot_seen(g) else None,
        "characters": [character_data(g, c) for c in range(len(g.sleuths))],
        "score": int(score(g)),
        "tale": tale(g),
    }
    if g.phase in (PLANNING, STORY):
        plan = picture(g)
        shown.data["plan"] = plan
        shown.zones[:0] = plan_zones(g, plan)
        shown.tracks.extend(plan_tracks(plan))
    return shown


def tale(g: Dread) -> dict[str, str]:
    """LD-SHOW-08, LD-PLOT-19: the opening, and the end once it has come."""
    told = {"opening": g.tale().opening}
    if g.outcome is not None:
        told["end"] = g.tale().victory if g.outcome.winners else g.tale().defeat
    return told


def top_plot_seen(g: Dread) -> bool:
    """LD-SETUP-04, LD-PLAN-23: the front of the top Plot card; never beyond a divider."""
    last = g.last_plot() if g.chapter > 0 else int(g.tale().first_chapter) - 1
    return g.next_found <= last and g.phase < ENDGAME


def headline(g: Dread) -> str:
    if g.chapter == 0:
        return "Setup"
    if g.phase >= ENDGAME:
        return "The Final Showdown" if g.phase > ENDGAME else "The Endgame"
    part = f"Chapter {'I' * int(g.chapter)}"
    if g.phase == STORY and g.hour > 0:
        return f"{part}, Action {int(g.hour)} ({names.SPOKEN_HOURS[int(g.hour) - 1]})"
    return f"{part}, planning" if g.phase == PLANNING else part


def seat_view(g: Dread, seat: int) -> SeatView:
    led = [g.sheet(c).name for c, s in enumerate(g.sleuths)
           if s.seat == seat and s.who != NOBODY_YET]  # fmt: skip
    note = "leads the investigation" if g.led and g.leader == seat else ""
    return SeatView(seat, " and ".join(led) or "No Character yet", note)


def character_data(g: Dread, c: int) -> dict[str, Any]:
    sleuth = g.sleuths[c]
    if sleuth.who == NOBODY_YET:
        return {"id": None, "seat": int(sleuth.seat)}
    sheet = g.sheet(c)
    flipped = sheet.deck[int(sleuth.flipped)].id if sleuth.flipped >= 0 else None
    return {
        "id": sheet.id,
        "seat": int(sleuth.seat),
        "place": place_id(int(sleuth.place)),
        "conditions": text.conditions(int(sleuth.conditions)),
        "virtue": int(sleuth.virtue),
        "dice": int(sleuth.dice),
        "beaten": int(sleuth.beaten),
        "choice": ("undecided", "in", "out")[int(sleuth.choice)],
        "out": sleuth.out,
        "defeated": sleuth.defeated,
        "flipped": flipped,
        "points": int(action_points(g, c)) if has(g.group, c) else 0,
        "rolled": sleuth.rolled,
        "successes": int(sleuth.hits + sleuth.automatic),
        "blanks": int(sleuth.misses),
        "hand": len(sleuth.hand),
        "clock": [token_data(int(t)) for t in sleuth.clock],
    }


def token_data(token: int) -> dict[str, Any] | None:
    if token == 0:
        return None
    side = int(side_of(token))
    return {"number": int(number_of(token)), "arrow": None if side == 0 else AREA_IDS[side - ARROW]}


def place_id(place: int) -> str:
    location = int(location_of(place))
    area = AREA_IDS[place // PLACES]
    return f"{area}-streets" if location == EMPTY else LOCATION_IDS[location]


# The board


def board(g: Dread, seat: int) -> MapView:
    places = [location_place(g, n, seat) for n in range(len(LOCATION_IDS))]
    for area, name in enumerate(AREA_IDS):
        here = [medallion(g, c) for c in standing(g, area * PLACES)]
        places.append(
                Place(f"{name}-streets", f"{name.capitalize()} Streets", [], here,
                      district=name.capitalize(), short="Streets")
            )  # fmt: skip
    return MapView("london", "London", places)


def standing(g: Dread, place: int) -> list[int]:
    if g.phase >= ENDGAME:
        return []
    return [c for c, s in enumerate(g.sleuths) if s.place == place and s.who != NOBODY_YET]


def medallion(g: Dread, c: int) -> Piece:
    marks = text.conditions(int(g.sleuths[c].conditions))
    return Piece(f"character/{g.id(c)}", g.id(c), g.sheet(c).name, sheet_text(g, c), marks,
                 notes=sheet_notes(g, c))  # fmt: skip


def sheet_text(g: Dread, c: int) -> str:
    return f"{names.name(g.content, f'{g.id(c)}/text')}."


def sheet_notes(g: Dread, c: int) -> list[str]:
    """LD-SETUP-21: the list of the six Personality cards is open."""
    deck = g.sheet(c).deck
    return [f"{card.name}: {text.personality_text(g.content, card)}" for card in deck]


def location_place(g: Dread, location: int, seat: int) -> Place:
    area, number = divmod(location, NUMBERS)
    pieces = [location_card(g, location, seat)] if g.board[location] != EMPTY else []
    goon = int(goon_at(g, location))
    if goon != EMPTY:
        trial = g.content.goons[goon]
        told = text.goon_text(g, goon)
        pieces.append(Piece(f"goon/{trial.id}", trial.id, trial.name, told, ["Goon"]))
    pieces += [medallion(g, c) for c in standing(g, area * PLACES + number + 1)]
    notes = ["Hardened"] * int(g.hardened[location]) + ["Eased"] * int(g.eased[location])
    named = names.name(g.content, LOCATION_IDS[location])
    district = AREA_IDS[area].capitalize()
    return Place(LOCATION_IDS[location], named, [], pieces, notes, district=district,
                 short=f"{number + 1} ({g.content.places[location]})")  # fmt: skip


def location_card(g: Dread, location: int, seat: int) -> Piece:
    ref = f"board/{LOCATION_IDS[location]}"
    marks = [COLOURS[k] for k in range(len(COLOURS)) if has(g.marks[location], k)]
    if not has(g.up, location) and seat != ALL_SEEING:
        return Piece(ref, "location-card", "Face-down card", marks=marks)
    plot = int(g.plot_at[location])
    if plot >= 0:
        card = g.plot(plot)
        marks.append(f"Plot {card.letter}")
        return Piece(ref, card.id, card.name, text.plot_text(g.content, card), marks)
    found = g.content.cards[g.board[location]]
    if found.kind == tables.ALLY:
        marks.append("Ally")
    return Piece(ref, found.id, found.name, text.card_text(g.content, found), marks)


# Zones


def common_zones(g: Dread, seat: int) -> list[ZoneView]:
    piles = g.piles
    every = seat == ALL_SEEING
    zones = [
        item_zone(g, "supply", "Supply", piles.supply, "supply"),
        ZoneView("items", "Item deck", count=len(piles.items), look="pile"),
        item_zone(g, "item-discard", "Item discard", piles.item_discard, "item-discard", True),
        investigation_zone(g, every),
        ZoneView("confidence", "Confidence", count=len(piles.confidence), look="pile"),
        card_zone(g, "confidence-discard", "Confidence discard", piles.confidence_discard),
        card_zone(g, "dread-discard", "Dread discard", piles.dread_discard),
    ]
    if g.phase < ENDGAME:
        zones.append(stash_zone(g))
    tale = g.tale()
    if g.chapter > 0:
        ruling = tale.antagonists[g.antagonist]
        antagonist = Piece(f"antagonist/{ruling.id}", ruling.id, ruling.name, ruling.text)
        zones.append(ZoneView("antagonist", "Antagonist", [antagonist], 1))
    faced = [
        Piece(f"challenge/{tale.challenges[n].id}", tale.challenges[n].id,
              tale.challenges[n].name, text.challenge_text(g.content, tale.challenges[n]))
        for n in piles.faced.listed()
    ]  # fmt: skip
    zones.append(ZoneView("challenges", "Challenges", faced, len(faced)))
    held = [
        Piece(f"secret/{g.content.secrets[n].id}", g.content.secrets[n].id,
              g.content.secrets[n].name, g.content.secrets[n].text)
        for n in piles.held_secrets.listed()
    ]  # fmt: skip
    if held:
        zones.append(ZoneView("secrets", "Calypso's Secrets", held, len(held)))
    return zones


def investigation_zone(g: Dread, every: bool) -> ZoneView:
    """Its size and the Dread cards in it are known, where they lie is not."""
    pile = g.piles.investigation.listed()
    known = [n for n in pile if every or g.content.kind_of[n] == tables.DREAD_CARD]
    pieces = [card_piece(g, "investigation", n) for n in sorted(known)]
    return ZoneView("investigation", "Investigation deck", pieces, len(pile), look="pile")


def card_piece(g: Dread, zone: str, number: int) -> Piece:
    card = g.content.cards[number]
    return Piece(f"{zone}/{card.id}", card.id, card.name, text.card_text(g.content, card))


def card_zone(g: Dread, zone: str, title: str, pile: Zone) -> ZoneView:
    pieces = [card_piece(g, zone, n) for n in sorted(pile.listed())]
    return ZoneView(zone, title, pieces, len(pieces), look="pile")


def item_zone(
    g: Dread, zone: str, title: str, pile: Zone, ref: str, ordered: bool = False
) -> ZoneView:
    numbers = sorted(pile.listed()) if ordered else pile.listed()
    pieces = [item_piece(g, ref, n) for n in numbers]
    return ZoneView(zone, title, pieces, len(pieces), look="pile" if ordered else "row")


def item_piece(g: Dread, ref: str, number: int, marks: list[str] | None = None) -> Piece:
    item = g.content.items[number]
    return Piece(f"{ref}/{item.id}", item.id, item.name, text.item_text(g.content, item),
                 marks or [])  # fmt: skip


def stash_zone(g: Dread) -> ZoneView:
    left = [n for n in range(1, NUMBERS + 1) if has(g.stash, n)]
    pieces = [Piece(f"stash/{n}", "token", str(n)) for n in left]
    return ZoneView("stash", "Stash", pieces, len(pieces))


def character_zones(g: Dread, c: int, seat: int) -> list[ZoneView]:
    sleuth = g.sleuths[c]
    mine = g.id(c)
    owner = int(sleuth.seat)
    items = [
        item_piece(g, f"{mine}/item", n, ["tilted"] if has(sleuth.tilted, n) else [])
        for n in sleuth.items.listed()
    ]
    head = heading(g, c)
    left = tokens(g, c)
    zones = [] if g.phase >= ENDGAME else [
        ZoneView(f"{mine}/clock", f"{head}Action Clock", clock(g, c), 12, owner),
        ZoneView(f"{mine}/tokens", f"{head}Tokens left", left, len(left), owner),
    ]  # fmt: skip
    zones.append(ZoneView(f"{mine}/conditions", f"{head}Conditions", ailments(g, c), owner=owner))
    zones.append(ZoneView(f"{mine}/items", f"{head}Items", items, len(items), owner))
    zones.append(hand_zone(g, sleuth, mine, head, seat))
    if sleuth.flipped >= 0:
        flipped = [personality_piece(g, c, int(sleuth.flipped))]
        zones.append(ZoneView(f"{mine}/flipped", f"{head}Flipped card", flipped, owner=owner))
    if len(sleuth.allies):
        allies = [card_piece(g, f"{mine}/ally", n) for n in sleuth.allies.listed()]
        zones.append(ZoneView(f"{mine}/allies", f"{head}Allies", allies, len(allies), owner))
    if len(sleuth.drawn):
        drawn = [card_piece(g, f"{mine}/drawn", n) for n in sleuth.drawn.listed()]
        zones.append(ZoneView(f"{mine}/drawn", f"{head}Drawn cards", drawn, len(drawn), owner))
    if g.phase >= ENDGAME:
        zones.append(ZoneView(f"{mine}/sheet", f"{head}Sheet", [medallion(g, c)], owner=owner))
    return zones


def heading(g: Dread, c: int) -> str:
    """Whose it is, where a seat leads several Characters; else the seat's own name says it."""
    led = [k for k in range(int(g.count())) if g.sleuths[k].seat == g.sleuths[c].seat]
    return f"{g.sheet(c).name}: " if len(led) > 1 else ""


def ailments(g: Dread, c: int) -> list[Piece]:
    """LD-COND-01: face up, whatever else the Character has."""
    return [
        Piece(f"{g.id(c)}/condition/{name.lower()}", name.lower(), name)
        for name in text.conditions(int(g.sleuths[c].conditions))
    ]


def personality_piece(g: Dread, c: int, number: int) -> Piece:
    card = g.sheet(c).deck[number]
    marks = [(), ("Talent",), ("Trauma",)][int(card.kind)]
    told = text.personality_text(g.content, card)
    return Piece(f"{g.id(c)}/personality/{card.id}", card.id, card.name, told, list(marks))


def hand_zone(g: Dread, sleuth: Sleuth, mine: str, head: str, seat: int) -> ZoneView:
    """Section 5: the owner's, or everybody's once it is shown; others see how many."""
    owner = int(sleuth.seat)
    held = sleuth.hand.listed()
    seen = held if sleuth.shown or seat in (owner, ALL_SEEING) else []
    pieces = [card_piece(g, f"{mine}/hand", n) for n in seen]
    return ZoneView(f"{mine}/hand", f"{head}Hand", pieces, len(held), owner, "hand")


def clock(g: Dread, c: int) -> list[Piece]:
    slots = []
    for slot, token in enumerate(g.sleuths[c].clock):
        ref = f"{g.id(c)}/clock/{HOURS[slot]}"
        hour = names.SPOKEN_HOURS[slot]
        if token == 0:
            slots.append(Piece(ref, "slot", f"{hour} –", data={"letters": "–"}))
            continue
        side = int(side_of(token))
        face = str(int(number_of(token))) if side == 0 else AREA_IDS[side - ARROW]
        letters = face if side == 0 else ARROW_SIGNS[side - ARROW]
        slots.append(Piece(ref, "token", f"{hour}: {face}", data={"letters": letters}))
    return slots


def tokens(g: Dread, c: int) -> list[Piece]:
    """LD-PLAN-24: the tokens that lie beside the clock, by number."""
    counts = in_clock(g, c)
    left = [(n, int(free_tokens(g, c, counts, n))) for n in range(1, NUMBERS + 1)]
    return [Piece(f"{g.id(c)}/token/{n}", "token", f"{free} × {n}") for n, free in left if free > 0]


def tracks(g: Dread) -> list[Track]:
    shown = [
        Track("dread", "Dread", int(g.dread), 50),
        Track("target", "Target number", int(target_number(g))),
        Track("virtue-pool", "Virtue tokens left", int(virtue_left(g)), 12),
    ]
    for c, sleuth in enumerate(g.sleuths):
        if sleuth.who != NOBODY_YET:
            head = heading(g, c)
            owner = int(sleuth.seat)
            shown.append(
                Track(f"{g.id(c)}/virtue", f"{head}Virtue", int(sleuth.virtue), owner=owner)
            )
            if g.phase >= ENDGAME:
                shown.append(Track(f"{g.id(c)}/dice", f"{head}Dice", int(sleuth.dice), owner=owner))
    return shown
