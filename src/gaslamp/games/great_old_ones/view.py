# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from typing import Any

from gaslamp.games.great_old_ones import board, facts, hands, tables, text, winning
from gaslamp.games.great_old_ones.pieces import grenadiers_on_track
from gaslamp.games.great_old_ones.state import (
    BOARD_USED,
    COLOURS,
    FRESH,
    NOBODY,
    NOWHERE,
    USED,
    OldOnes,
    at,
    owner_of_building,
    type_of_building,
)
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView

ALL_SEEING = -2

# Where the areas lie on the drawn map: as in London, spread out a little.
WHERE = {
    "kensington": (0.2, 2.2), "marylebone": (2.2, 0.4), "bloomsbury": (4.6, 0.0),
    "the-west-end": (3.5, 1.9), "westminster": (3.7, 3.8), "chelsea": (1.3, 4.3),
    "the-city": (6.3, 1.7), "the-east-end": (8.8, 0.9), "bermondsey": (8.9, 4.1),
    "southwark": (6.6, 3.9), "lambeth": (5.4, 6.0), "battersea": (2.8, 6.2),
}  # fmt: skip


def view(g: OldOnes, seat: int) -> View:
    shown = View(seat, [seat_view(g, s) for s in range(g.seats)], headline(g))
    shown.maps.append(
        MapView("london", "London", [place(g, a) for a in range(tables.AREAS)], "plan")
    )
    shown.zones.append(open_zone(g, "row", "Open cards", g.piles.row.listed(), "row"))
    shown.zones.append(ZoneView("deck", "Deck", count=len(g.piles.deck), look="pile"))
    shown.zones.append(in_play(g))
    shown.zones.append(open_zone(g, "discard", "Discard pile", g.piles.discard.listed(), "pile"))
    shown.zones.append(events(g, seat))
    shown.zones.append(pool(g))
    shown.zones.append(unused(g, seat))
    for owner in range(g.seats):
        shown.zones.extend(player_zones(g, owner, seat))
        shown.tracks.extend(player_tracks(g, owner))
    shown.zones.extend(facts.zones(g, seat))
    shown.tracks.extend(public_tracks(g))
    shown.data = {
        "active": int(g.active),
        "turn": int(g.turn),
        "round": int((g.turn + g.seats - 1) // g.seats),
        "level": int(g.level),
        "lastLevel": int(g.content.last_level),
        "trouble": [a.id for i, a in enumerate(g.content.areas) if g.london.trouble >> i & 1],
        "event": g.content.events[g.event].id if g.event != NOWHERE else None,
        "sheltered": [s for s in range(g.seats) if g.sheltered >> s & 1],
        "grenadiersOnTrack": grenadiers_on_track(g),
        "control": {a.id: int(board.controller(g, i)) for i, a in enumerate(g.content.areas)},
        "seats": [seat_data(g, s) for s in range(g.seats)],
        "facts": facts.facts(g, seat),
    }
    return shown


def headline(g: OldOnes) -> str:
    if g.turn == 0:
        return "Setup"
    turn = f"{owner_name(g, int(g.active))}'s turn"
    return f"Round {(g.turn + g.seats - 1) // g.seats}, {turn}"


def owner_name(g: OldOnes, seat: int) -> str:
    """A player as others call them at the table: by the name on their board."""
    return g.content.boards[g.players[seat].board].name


def seat_view(g: OldOnes, seat: int) -> SeatView:
    player = g.players[seat]
    if player.objective == NOWHERE:
        return SeatView(seat, "No board yet")
    name = g.content.boards[player.board].name
    held = "1 card" if len(player.hand) == 1 else f"{len(player.hand)} cards"
    shelter = ", out of the Event's reach" if g.sheltered >> seat & 1 else ""
    return SeatView(seat, name, f"£{player.money}, {held} in hand{shelter}")


def seat_data(g: OldOnes, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    ready = player.objective != NOWHERE
    return {
        "board": g.content.boards[player.board].id if ready else None,
        "colour": COLOURS[player.colour] if player.colour != NOWHERE else None,
        "money": int(player.money),
        "hand": len(player.hand),
        "supply": int(player.supply),
        "boardUsed": bool(player.used & BOARD_USED),
        "points": int(winning.points(g, seat)),
        "objective": objective_shown(g, seat),
    }


def objective_shown(g: OldOnes, seat: int) -> str | None:
    """GO-WIN-10: all Objectives of players are shown at the end."""
    if g.outcome is None or g.players[seat].objective == NOWHERE:
        return None
    return g.content.objectives[g.players[seat].objective].id


# The map


def place(g: OldOnes, area: int) -> Place:
    printed = g.content.areas[area]
    near = [a.id for i, a in enumerate(g.content.areas) if printed.adjacent >> i & 1]
    pieces = []
    for owner in range(g.seats):
        count = int(g.london.agents[at(owner, area)])
        if count:
            agents = "Agent" if count == 1 else f"{count} Agents"
            pieces.append(Piece(f"{printed.id}/seat-{owner}", "agent",
                                f"{agents} of {owner_name(g, owner)}", short=agents,
                                data={"owner": owner, "count": count}))  # fmt: skip
    for elder in range(len(g.elders.area)):
        if g.elders.area[elder] == area:
            pieces.append(elder_piece(g, elder))
    built = g.london.building[area]
    if built != NOWHERE:
        kind = g.content.buildings[type_of_building(built)]
        owner = int(owner_of_building(built))
        pieces.append(Piece(f"{printed.id}/building", kind.id,
                            f"{kind.name} of {owner_name(g, owner)}", kind.text,
                            data={"owner": owner}, short=kind.name))  # fmt: skip
    if g.london.citizens[area]:
        pieces.append(
            counted(f"{printed.id}/new-citizen", "New Citizen", int(g.london.citizens[area]))
        )
    if g.london.grenadiers[area]:
        pieces.append(
            counted(f"{printed.id}/grenadier", "Grenadier", int(g.london.grenadiers[area]))
        )
    if board.in_trouble(g, area):
        pieces.append(Piece(f"{printed.id}/trouble", "trouble", "Trouble"))
    return Place(printed.id, f"{area + 1} {printed.name}", near, pieces, place_notes(g, area),
                 WHERE.get(printed.id))  # fmt: skip


def counted(area: str, name: str, count: int) -> Piece:
    """Pieces that belong to nobody, as one."""
    kind = name.lower().replace(" ", "-")
    shown = name if count == 1 else f"{count} {name}s"
    return Piece(f"{area}/{kind}", kind, shown, data={"count": count}, short=shown)


def place_notes(g: OldOnes, area: int) -> list[str]:
    """The same two things of every area: who holds it, and whether the Thames can flood it."""
    holder = int(board.controller(g, area))
    held = "Held by nobody" if holder == NOBODY else f"Held by {owner_name(g, holder)}"
    return [f"{held}, {'on the Thames' if g.content.areas[area].river else 'inland'}"]


def elder_piece(g: OldOnes, elder: int) -> Piece:
    kind = g.content.elders[elder]
    hits, owner = int(g.elders.hits[elder]), int(g.elders.owner[elder])
    marks = [f"{int(kind.hp) - hits} of {kind.hp} HP left" if hits else f"{kind.hp} HP"]
    if g.elders.marks[elder] & FRESH:
        marks.append("summoned this turn")
    if g.elders.marks[elder] & USED:
        marks.append("used this turn")
    name = kind.name if owner == NOBODY else f"{kind.name} of {owner_name(g, owner)}"
    data = {"owner": owner, "hp": int(kind.hp), "hits": hits}
    return Piece(f"elder/{kind.id}", kind.id, name, kind.text, marks, data, short=kind.name)


def pool(g: OldOnes) -> ZoneView:
    here = [elder_piece(g, e) for e in range(len(g.elders.area)) if g.elders.area[e] == NOWHERE]
    return ZoneView("pool", "Elder Ones in the pool", here, len(here), look="stack")


# Cards


def card_piece(g: OldOnes, ref: str, card: int) -> Piece:
    kind = g.content.cards[card]
    return Piece(ref, kind.id, kind.name, text.card_text(kind))


def open_zone(g: OldOnes, zone: str, title: str, pile: list[int], look: str) -> ZoneView:
    pieces = [card_piece(g, f"{zone}/{g.card_id(c)}", c) for c in pile]
    return ZoneView(zone, title, pieces, len(pieces), look=look)


def in_play(g: OldOnes) -> ZoneView:
    """The cards being carried out, and the Event that happens."""
    zone = open_zone(g, "in-play", "In play", g.piles.in_play.listed(), "row")
    if g.event != NOWHERE:
        zone.pieces.append(event_piece(g, int(g.event)))
        zone.count += 1
    return zone


def event_piece(g: OldOnes, event: int) -> Piece:
    kind = g.content.events[event]
    return Piece(f"events/{kind.id}", kind.id, kind.name, kind.text)


def events(g: OldOnes, seat: int) -> ZoneView:
    """Facedown, but everybody knows the used ones at its bottom."""
    order = g.piles.events.listed()
    known = order if seat == ALL_SEEING else order[: int(g.events_known)]
    pieces = [event_piece(g, event) for event in known]
    return ZoneView("events", "Event deck", pieces, len(order), look="pile")


def unused(g: OldOnes, seat: int) -> ZoneView:
    """The Objectives nobody holds: only what this seat's cards let it see, or all at the end."""
    left = sorted(g.piles.unused.listed())
    if seat != ALL_SEEING and g.outcome is None:
        seen = int(g.secrets.seen_unused[seat]) if seat >= 0 else 0
        left = [o for o in left if seen >> o & 1]
    pieces = [objective_piece(g, f"unused/{g.content.objectives[o].id}", o) for o in left]
    return ZoneView("unused", "Unused Objectives", pieces, len(g.piles.unused), look="pile")


def objective_piece(g: OldOnes, ref: str, objective: int) -> Piece:
    kind = g.content.objectives[objective]
    return Piece(ref, kind.id, kind.name, text.objective_text(kind, int(g.seats)))


def player_zones(g: OldOnes, owner: int, seat: int) -> list[ZoneView]:
    player = g.players[owner]
    mine = f"seat-{owner}"
    front = [card_piece(g, f"{mine}/front/{g.card_id(c)}", c) for c in player.front.listed()]
    return [
        hand(g, owner, seat),
        objective(g, owner, seat),
        boards(g, owner),
        ZoneView(f"{mine}/front", "In front", front, len(front), owner),
        *buildings(g, owner),
    ]


def hand(g: OldOnes, owner: int, seat: int) -> ZoneView:
    """The owner sees all; others see how many, and the cards they know."""
    held = g.players[owner].hand.listed()
    if seat in (owner, ALL_SEEING):
        known = held
    else:
        known = sorted(c for c in held if facts.knows(g, seat, c))
    pieces = [card_piece(g, f"seat-{owner}/hand/{g.card_id(c)}", c) for c in known]
    return ZoneView(f"seat-{owner}/hand", "Hand", pieces, len(held), owner, "hand")


def objective(g: OldOnes, owner: int, seat: int) -> ZoneView:
    held = g.players[owner].objective
    shown = seat in (owner, ALL_SEEING) or g.outcome is not None
    pieces = []
    if shown and held != NOWHERE:
        piece = objective_piece(g, f"seat-{owner}/objective", held)
        kind = g.content.objectives[held]
        piece.marks.append(facts.progress_words(kind, facts.progress(g, owner)[kind.id]))
        pieces.append(piece)
    return ZoneView(f"seat-{owner}/objective", "Objective", pieces, int(held != NOWHERE), owner)


def boards(g: OldOnes, owner: int) -> ZoneView:
    player = g.players[owner]
    if player.objective == NOWHERE:
        return ZoneView(f"seat-{owner}/player-board", "Player board", owner=owner)
    kind = g.content.boards[player.board]
    marks = ["used this turn"] if player.used & BOARD_USED else []
    piece = Piece(f"seat-{owner}/board", kind.id, f"{kind.name}, {kind.title}", kind.text, marks)
    return ZoneView(f"seat-{owner}/player-board", "Player board", [piece], 1, owner)


def buildings(g: OldOnes, owner: int) -> list[ZoneView]:
    """GO-BUILD-05: Building cards lie face up; those in the reserve are known to all."""
    player = g.players[owner]
    built: list[Piece] = []
    reserve: list[Piece] = []
    for type, kind in enumerate(g.content.buildings):
        area = player.built[type]
        stands = area != NOWHERE
        marks = [f"in {g.content.areas[area].name}" if stands else f"costs £{kind.cost}"]
        if player.used >> type & 1:
            marks.append("used this turn")
        if player.fresh >> type & 1:
            marks.append("new this turn")
        ref = f"seat-{owner}/building/{kind.id}"
        piece = Piece(ref, kind.id, kind.name, kind.text, marks, {"cost": int(kind.cost)})
        (built if stands else reserve).append(piece)
    mine = f"seat-{owner}"
    return [
        ZoneView(f"{mine}/buildings", "Buildings", built, len(built), owner),
        ZoneView(f"{mine}/reserve", "Buildings in reserve", reserve, len(reserve), owner, "stack"),
    ]


# Numbers


def player_tracks(g: OldOnes, owner: int) -> list[Track]:
    player = g.players[owner]
    mine = f"seat-{owner}"
    return [
        Track(f"{mine}/money", "Money", int(player.money), owner=owner),
        Track(f"{mine}/supply", "Agents in supply", int(player.supply), 12, owner),
        Track(f"{mine}/areas", "Areas controlled", controlled(g, owner), owner=owner),
        Track(f"{mine}/points", "Points if it ended now", int(winning.points(g, owner)),
              owner=owner),
    ]  # fmt: skip


def controlled(g: OldOnes, owner: int) -> int:
    return sum(int(board.controller(g, area)) == owner for area in range(tables.AREAS))


def public_tracks(g: OldOnes) -> list[Track]:
    yellow = int(hands.yellow_left(g))
    trouble = int(g.london.trouble).bit_count()
    return [
        Track("insanity", "Insanity", int(g.level), int(g.content.last_level), note=ahead(g)),
        Track("yellow", "Yellow cards in the deck", yellow),
        Track("purple", "Purple cards in the deck", len(g.piles.deck) - yellow),
        Track("citizens", "New Citizens beside the board", int(board.citizens_beside(g)), 3),
        Track("trouble", "Trouble markers on the board", trouble, 12),
    ]


def ahead(g: OldOnes) -> str:
    """What the next box of the Doomsday track holds, and how many Grenadiers still wait there."""
    box = int(g.level) + 1
    if box >= g.content.last_level:
        coming = "Azathoth awakes"
    elif g.content.grenadier_boxes >> box & 1:
        coming = "a Grenadier"
    else:
        coming = "an Event" if g.content.event_boxes >> box & 1 else "nothing"
    left = len(grenadiers_on_track(g))
    waiting = f"; {left} Grenadier{'s' if left != 1 else ''} on the track" if left else ""
    return f"next: {coming}{waiting}"
