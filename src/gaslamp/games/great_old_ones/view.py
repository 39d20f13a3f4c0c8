# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from gaslamp.games.great_old_ones import (
    board,
    facts,
    foresight,
    hands,
    play_view,
    tables,
    text,
    winning,
)
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.pieces import grenadiers_on_track
from gaslamp.games.great_old_ones.shapes import (
    Box,
    BuildingData,
    CardInPlay,
    Data,
    ElderData,
    Group,
    SeatData,
)
from gaslamp.games.great_old_ones.state import (
    AGENTS,
    BOARD_USED,
    CITIZENS,
    COLOURS,
    FRESH,
    HAND,
    NOBODY,
    NOWHERE,
    ROW,
    USED,
    OldOnes,
    at,
    owner_of_building,
    type_of_building,
    who,
)
from gaslamp.games.great_old_ones.vocabulary import CITIZEN
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.words.words import Said, Words

ALL_SEEING = -2
NEXT: dict[Box, str] = {
    "": "nothing", "event": "event", "grenadier": "grenadier", "last": "azathoth",
}  # fmt: skip

# Where the areas lie on the drawn map: as in London, spread out a little.
WHERE = {
    "kensington": (0.2, 2.2), "marylebone": (2.2, 0.4), "bloomsbury": (4.6, 0.0),
    "the-west-end": (3.5, 1.9), "westminster": (3.7, 3.8), "chelsea": (1.3, 4.3),
    "the-city": (6.3, 1.7), "the-east-end": (8.8, 0.9), "bermondsey": (8.9, 4.1),
    "southwark": (6.6, 3.9), "lambeth": (5.4, 6.0), "battersea": (2.8, 6.2),
}  # fmt: skip


def view(g: OldOnes, seat: int, w: Words) -> View:
    shown = View(seat, [seat_view(g, s, w) for s in range(g.seats)], headline(g, w))
    shown.goal, shown.aims = goal(g, seat, w), aims(g, seat, w)
    places = [place(g, a, w) for a in range(tables.AREAS)]
    mark_stakes(g, places, w)
    shown.maps.append(MapView("london", w.say("map-london"), places, "plan"))
    shown.zones.append(open_zone(g, "row", g.piles.row.listed(), "row", w))
    shown.zones.append(ZoneView("deck", w.say("zone-deck"), count=len(g.piles.deck), look="pile"))
    shown.zones.append(in_play(g, w))
    shown.zones.append(open_zone(g, "discard", g.piles.discard.listed(), "pile", w))
    shown.zones.append(events(g, seat, w))
    shown.zones.append(pool(g, w))
    shown.zones.append(unused(g, seat, w))
    for owner in range(g.seats):
        shown.zones.extend(player_zones(g, owner, seat, w))
        shown.tracks.extend(player_tracks(g, owner, w))
    shown.zones.extend(inferred(g, seat, w))
    shown.tracks.extend(public_tracks(g, w))
    shown.data = dict(data(g, seat))
    return shown


def data(g: OldOnes, seat: int) -> Data:
    return {
        "active": int(g.active),
        "turn": int(g.turn),
        "round": round_of(g),
        "stage": play_view.stage(g),
        "level": int(g.level),
        "lastLevel": int(g.content.last_level),
        "boxes": [box(g, n) for n in range(1, int(g.content.last_level) + 1)],
        "trouble": [a.id for i, a in enumerate(g.content.areas) if g.london.trouble >> i & 1],
        "event": g.content.events[g.event].id if g.event != NOWHERE else None,
        "sheltered": [s for s in range(g.seats) if g.sheltered >> s & 1],
        "grenadiersOnTrack": grenadiers_on_track(g),
        "control": {a.id: int(board.controller(g, i)) for i, a in enumerate(g.content.areas)},
        "deckStart": deck_start(g),
        "seats": [seat_data(g, s) for s in range(g.seats)],
        "facts": facts.facts(g, seat),
        "play": play_view.cards(g),
        "danger": play_view.danger(g),
        "summon": play_view.summoning(g),
        "sacrifice": play_view.sacrificing(g),
        "foreseen": foresight.foreseen(g, seat),
        "counting": foresight.counting(g, seat),
        "flooded": play_view.flooded(g),
        "asking": play_view.asking(g),
    }


def deck_start(g: OldOnes) -> int:
    """GO-SETUP-15..18: all cards of the game but the first hands and the open ones."""
    return len(g.content.cards) - len(g.piles.box) - HAND * int(g.seats) - ROW


def box(g: OldOnes, level: int) -> Box:
    """What a box of the Doomsday track holds."""
    if level >= g.content.last_level:
        return "last"
    if g.content.grenadier_boxes >> level & 1:
        return "grenadier"
    return "event" if g.content.event_boxes >> level & 1 else ""


def goal(g: OldOnes, seat: int, w: Words) -> str:
    """GO-WIN: a seat's own Objective, and the clock that ends the game for everybody."""
    level, last = int(g.level), int(g.content.last_level)
    held = g.players[seat].objective if seat >= 0 else NOWHERE
    if held == NOWHERE:
        return w.say("goal-watched", level, last)
    kind = g.content.objectives[held]
    return w.say("goal", level, last, kind.id, Said(text.objective_text(kind, int(g.seats), w)))


def aims(g: OldOnes, seat: int, w: Words) -> list[str]:
    """The same in few words."""
    end = w.say("aim-end", int(g.level), int(g.content.last_level))
    held = g.players[seat].objective if seat >= 0 else NOWHERE
    if held == NOWHERE:
        return [w.say("aim-watched"), end]
    kind = g.content.objectives[held]
    return [w.say("aim-win", *facts.progress(g, seat)[kind.id][:2], kind.id), end]


def headline(g: OldOnes, w: Words) -> str:
    if g.turn == 0:
        return w.say("headline-setup")
    return w.say("headline", round_of(g), who(g, g.active))


def round_of(g: OldOnes) -> int:
    return int((g.turn + g.seats - 1) // g.seats)


def seat_view(g: OldOnes, seat: int, w: Words) -> SeatView:
    player = g.players[seat]
    if player.objective == NOWHERE:
        return SeatView(seat, w.say("seat-no-board"))
    status = "seat-status-sheltered" if g.sheltered >> seat & 1 else "seat-status"
    return SeatView(seat, w.name(who(g, seat)), w.say(status, int(player.money), len(player.hand)))


def seat_data(g: OldOnes, seat: int) -> SeatData:
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


def place(g: OldOnes, area: int, w: Words) -> Place:
    printed = g.content.areas[area]
    near = [a.id for i, a in enumerate(g.content.areas) if printed.adjacent >> i & 1]
    pieces = []
    for owner in range(g.seats):
        count = int(g.london.agents[at(owner, area)])
        if count:
            pieces.append(Piece(f"{printed.id}/seat-{owner}", "agent",
                                w.say("piece-agents-of", count, who(g, owner)),
                                short=w.say("piece-agents", count),
                                data=dict(Group(owner=owner, count=count))))  # fmt: skip
    for elder in range(len(g.elders.area)):
        if g.elders.area[elder] == area:
            pieces.append(elder_piece(g, elder, w))
    built = g.london.building[area]
    if built != NOWHERE:
        kind = g.type_id(type_of_building(built))
        owner = int(owner_of_building(built))
        pieces.append(Piece(f"{printed.id}/building", kind, w.say("piece-of", kind, who(g, owner)),
                            w.printed(kind, "text"), data={"owner": owner},
                            short=w.name(kind)))  # fmt: skip
    if g.london.citizens[area]:
        pieces.append(counted(printed.id, CITIZEN, int(g.london.citizens[area]), w))
    if g.london.grenadiers[area]:
        pieces.append(counted(printed.id, "grenadier", int(g.london.grenadiers[area]), w))
    if board.in_trouble(g, area):
        pieces.append(Piece(f"{printed.id}/trouble", "trouble", w.say("piece-trouble")))
    return Place(printed.id, w.say("place-name", area + 1, printed.id), near, pieces,
                 [place_note(g, area, w)], WHERE.get(printed.id))  # fmt: skip


def mark_stakes(g: OldOnes, places: list[Place], w: Words) -> None:
    """What is in danger says so."""
    found = play_view.danger(g)
    for where in places if found else ():
        for piece in where.pieces:
            if found and piece.ref in found["stakes"]:
                piece.marks.append(w.say("mark-at-stake"))


def counted(area: str, kind: str, count: int, w: Words) -> Piece:
    """Pieces that belong to nobody, as one."""
    shown = w.say(f"piece-{kind}", count)
    return Piece(f"{area}/{kind}", kind, shown, data=dict(Group(count=count)), short=shown)


def place_note(g: OldOnes, area: int, w: Words) -> str:
    """The same two things of every area: who holds it, and whether the Thames can flood it."""
    where = "river" if g.content.areas[area].river else "inland"
    holder = int(board.controller(g, area))
    if holder == NOBODY:
        return w.say(f"place-free-{where}")
    return w.say(f"place-held-{where}", who(g, holder))


def elder_piece(g: OldOnes, elder: int, w: Words) -> Piece:
    kind = g.content.elders[elder]
    hits, owner, hp = int(g.elders.hits[elder]), int(g.elders.owner[elder]), int(kind.hp)
    marks = [w.say("mark-hp-left", hp - hits, hp) if hits else w.say("mark-hp", hp)]
    if g.elders.marks[elder] & FRESH:
        marks.append(w.say("mark-summoned"))
    if g.elders.marks[elder] & USED:
        marks.append(w.say("mark-used"))
    name = w.name(kind.id) if owner == NOBODY else w.say("piece-of", kind.id, who(g, owner))
    data: ElderData = {
        "owner": owner, "hp": hp, "hits": hits, "used": bool(g.elders.marks[elder] & USED),
        "fresh": bool(g.elders.marks[elder] & FRESH),
    }  # fmt: skip
    summoned = play_view.summoning(g)
    if summoned is not None and kind.id in summoned["prices"]:
        data["price"] = summoned["prices"][kind.id]
        marks.append(w.say("mark-costs", data["price"]))
    return Piece(f"elder/{kind.id}", kind.id, name, w.printed(kind.id, "text"), marks, dict(data),
                 short=w.name(kind.id))  # fmt: skip


def pool(g: OldOnes, w: Words) -> ZoneView:
    here = [elder_piece(g, e, w) for e in range(len(g.elders.area)) if g.elders.area[e] == NOWHERE]
    return ZoneView("pool", w.say("zone-pool"), here, len(here), look="stack")


# Cards


def card_piece(g: OldOnes, ref: str, card: int, w: Words) -> Piece:
    """Views hold a hundred cards; what one says is made up once and then known by name."""
    kind = g.content.cards[card]
    return Piece(ref, kind.id, w.name(kind.id), w.name(text.TEXT_OF + kind.id))


def open_zone(g: OldOnes, zone: str, pile: list[int], look: str, w: Words) -> ZoneView:
    pieces = [card_piece(g, f"{zone}/{g.card_id(c)}", c, w) for c in pile]
    return ZoneView(zone, w.say(f"zone-{zone}"), pieces, len(pieces), look=look)


def in_play(g: OldOnes, w: Words) -> ZoneView:
    """The cards being carried out, and the Event that happens."""
    zone = open_zone(g, "in-play", g.piles.in_play.listed(), "row", w)
    for row in play_view.cards(g):
        for piece in zone.pieces:
            if piece.kind == row["card"]:
                piece.marks += steps(g, row, w)
    if g.event != NOWHERE:
        zone.pieces.append(event_piece(g, int(g.event), w))
        zone.count += 1
    return zone


def steps(g: OldOnes, row: CardInPlay, w: Words) -> list[str]:
    """Which symbol of a card is at hand, and which were not done."""
    card = next(card for card in g.content.cards if card.id == row["card"])
    words = [Said(word) for word in text.short_symbols(card, w)]
    left = [w.say("mark-symbol-passed", words[at]) for at in row["passed"]]
    return [*left, w.say("mark-symbol-now", words[row["now"]])]


def event_piece(g: OldOnes, event: int, w: Words) -> Piece:
    id = g.content.events[event].id
    return Piece(f"events/{id}", id, w.name(id), w.printed(id, "text"))


def events(g: OldOnes, seat: int, w: Words) -> ZoneView:
    """Facedown, but everybody knows the used ones at its bottom."""
    order = g.piles.events.listed()
    known = order if seat == ALL_SEEING else order[: int(g.events_known)]
    pieces = [event_piece(g, event, w) for event in known]
    return ZoneView("events", w.say("zone-events"), pieces, len(order), look="pile")


def unused(g: OldOnes, seat: int, w: Words) -> ZoneView:
    """The Objectives nobody holds: only what this seat's cards let it see, or all at the end."""
    left = sorted(g.piles.unused.listed())
    if seat != ALL_SEEING and g.outcome is None:
        seen = int(g.secrets.seen_unused[seat]) if seat >= 0 else 0
        left = [o for o in left if seen >> o & 1]
    pieces = [objective_piece(g, f"unused/{g.content.objectives[o].id}", o, w) for o in left]
    return ZoneView("unused", w.say("zone-unused"), pieces, len(g.piles.unused), look="pile")


def objective_piece(g: OldOnes, ref: str, objective: int, w: Words) -> Piece:
    kind = g.content.objectives[objective]
    return Piece(ref, kind.id, w.name(kind.id), text.objective_text(kind, int(g.seats), w))


def player_zones(g: OldOnes, owner: int, seat: int, w: Words) -> list[ZoneView]:
    player = g.players[owner]
    mine = f"seat-{owner}"
    front = [card_piece(g, f"{mine}/front/{g.card_id(c)}", c, w) for c in player.front.listed()]
    return [
        hand(g, owner, seat, w),
        objective(g, owner, seat, w),
        boards(g, owner, w),
        ZoneView(f"{mine}/front", w.say("zone-front"), front, len(front), owner),
        *buildings(g, owner, w),
    ]


def hand(g: OldOnes, owner: int, seat: int, w: Words) -> ZoneView:
    """The owner sees all; others see how many, and the cards they know."""
    held = g.players[owner].hand.listed()
    if seat in (owner, ALL_SEEING):
        known = held
    else:
        known = sorted(c for c in held if facts.knows(g, seat, c))
    pieces = [card_piece(g, f"seat-{owner}/hand/{g.card_id(c)}", c, w) for c in known]
    return ZoneView(f"seat-{owner}/hand", w.say("zone-hand"), pieces, len(held), owner, "hand")


def objective(g: OldOnes, owner: int, seat: int, w: Words) -> ZoneView:
    held = g.players[owner].objective
    shown = seat in (owner, ALL_SEEING) or g.outcome is not None
    pieces = []
    if shown and held != NOWHERE:
        piece = objective_piece(g, f"seat-{owner}/objective", held, w)
        kind = g.content.objectives[held]
        piece.marks.append(progress(kind, facts.progress(g, owner)[kind.id], w))
        pieces.append(piece)
    title = w.say("zone-objective")
    return ZoneView(f"seat-{owner}/objective", title, pieces, int(held != NOWHERE), owner)


def progress(kind: tables.Objective, near: list[int], w: Words) -> str:
    """How near a player is to an Objective."""
    return w.say(GOALS.all[kind.goal].progress_words, *near)


def boards(g: OldOnes, owner: int, w: Words) -> ZoneView:
    player = g.players[owner]
    title = w.say("zone-board")
    if player.objective == NOWHERE:
        return ZoneView(f"seat-{owner}/player-board", title, owner=owner)
    id = g.content.boards[player.board].id
    marks = [w.say("mark-used")] if player.used & BOARD_USED else []
    name = w.say("piece-board", id, Said(w.printed(id, "title")))
    piece = Piece(f"seat-{owner}/board", id, name, w.printed(id, "text"), marks)
    return ZoneView(f"seat-{owner}/player-board", title, [piece], 1, owner)


def buildings(g: OldOnes, owner: int, w: Words) -> list[ZoneView]:
    """GO-BUILD-05: Building cards lie face up; those in the reserve are known to all."""
    player = g.players[owner]
    built: list[Piece] = []
    reserve: list[Piece] = []
    for type, kind in enumerate(g.content.buildings):
        area = player.built[type]
        stands = area != NOWHERE
        cost = int(kind.cost)
        marks = [w.say("mark-in", g.area_id(area)) if stands else w.say("mark-costs", cost)]
        if player.used >> type & 1:
            marks.append(w.say("mark-used"))
        if player.fresh >> type & 1:
            marks.append(w.say("mark-new"))
        ref = f"seat-{owner}/building/{kind.id}"
        words = w.printed(kind.id, "text")
        about: BuildingData = {
            "cost": cost, "used": bool(player.used >> type & 1),
            "fresh": bool(player.fresh >> type & 1), "area": g.area_id(area) if stands else None,
        }  # fmt: skip
        piece = Piece(ref, kind.id, w.name(kind.id), words, marks, dict(about))
        (built if stands else reserve).append(piece)
    mine = f"seat-{owner}"
    return [
        ZoneView(f"{mine}/buildings", w.say("zone-buildings"), built, len(built), owner),
        ZoneView(f"{mine}/reserve", w.say("zone-reserve"), reserve, len(reserve), owner, "stack"),
    ]


# What can be inferred, as places to look at


def inferred(g: OldOnes, seat: int, w: Words) -> list[ZoneView]:
    """Cards not seen yet, and what the others may hold."""
    left = facts.unseen(g, seat)
    found = []
    for half, zone in ((tables.YELLOW, "unseen-yellow"), (tables.PURPLE, "unseen-purple")):
        pile = [c for c in left if g.content.half_of[c] == half]
        found.append(open_zone(g, zone, pile, "pile", w))
    for owner in range(g.seats):
        if owner != seat:
            found.append(may_hold(g, seat, owner, w))
            found.append(may_answer(g, seat, owner, w))
    return found


def may_hold(g: OldOnes, seat: int, owner: int, w: Words) -> ZoneView:
    """The Objectives a player may hold, as a pile to look through."""
    name, near = f"seat-{owner}/may-hold", facts.progress(g, owner)
    pieces = []
    for objective in facts.may_hold(g, seat, owner):
        kind = g.content.objectives[objective]
        piece = objective_piece(g, f"{name}/{kind.id}", objective, w)
        piece.marks.append(progress(kind, near[kind.id], w))
        if g.players[owner].silent >> objective & 1:
            piece.marks.append(w.say("mark-passed-up"))
        elif winning.is_met(g, owner, objective):
            piece.marks.append(w.say("mark-met"))
        pieces.append(piece)
    return ZoneView(name, w.say("zone-may-hold"), pieces, len(pieces), owner, "pile")


def may_answer(g: OldOnes, seat: int, owner: int, w: Words) -> ZoneView:
    """The Interrupts a player may hold, as a pile to look through."""
    name, possible = f"seat-{owner}/may-answer", facts.interrupts(g, seat, owner)
    cards = [int(c) for c in g.content.interrupts if g.card_id(c) in possible]
    pieces = [card_piece(g, f"{name}/{g.card_id(c)}", c, w) for c in cards]
    return ZoneView(name, w.say("zone-may-answer"), pieces, len(pieces), owner, "pile")


# Numbers


def player_tracks(g: OldOnes, owner: int, w: Words) -> list[Track]:
    player = g.players[owner]
    points = int(winning.points(g, owner))
    mine = f"seat-{owner}"
    return [
        Track(f"{mine}/money", w.say("track-money"), int(player.money), owner=owner),
        Track(f"{mine}/supply", w.say("track-supply"), int(player.supply), AGENTS, owner),
        Track(f"{mine}/areas", w.say("track-areas"), controlled(g, owner), owner=owner),
        Track(f"{mine}/points", w.say("track-points"), points, owner=owner),
    ]


def controlled(g: OldOnes, owner: int) -> int:
    return sum(board.controls(g, owner, area) for area in range(tables.AREAS))


def public_tracks(g: OldOnes, w: Words) -> list[Track]:
    yellow = int(hands.yellow_left(g))
    beside = int(board.citizens_beside(g))
    trouble = int(g.london.trouble).bit_count()
    last = int(g.content.last_level)
    return [
        Track("insanity", w.say("track-insanity"), int(g.level), last, note=ahead(g, w)),
        Track("yellow", w.say("track-yellow"), yellow),
        Track("purple", w.say("track-purple"), len(g.piles.deck) - yellow),
        Track("citizens", w.say("track-citizens"), beside, CITIZENS),
        Track("trouble", w.say("track-trouble"), trouble, tables.AREAS),
    ]


def ahead(g: OldOnes, w: Words) -> str:
    """What the next box of the Doomsday track holds, and how many Grenadiers still wait there."""
    coming = NEXT[box(g, int(g.level) + 1)]
    return w.say(f"next-{coming}", len(grenadiers_on_track(g)))
