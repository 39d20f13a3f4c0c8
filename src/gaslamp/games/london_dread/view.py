# border: not compiled
"""What each seat may see, built by allow-list (ledger section 5)."""

from __future__ import annotations

from gaslamp.games.london_dread import tables, text
from gaslamp.games.london_dread.card_view import (
    ally_data,
    dread_data,
    hidden_data,
    plot_data,
    trial_data,
)
from gaslamp.games.london_dread.groups import goon_at
from gaslamp.games.london_dread.inquiry_view import goal, inquiry, sources
from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.places import (
    AREA_IDS,
    HOURS,
    LOCATION_IDS,
    location_of,
    number_of,
    side_of,
)
from gaslamp.games.london_dread.plan_view import plan_tracks, plan_zones, prospects
from gaslamp.games.london_dread.planning import free_tokens, in_clock
from gaslamp.games.london_dread.points import action_points
from gaslamp.games.london_dread.resources import virtue_left
from gaslamp.games.london_dread.setup import NOBODY_YET
from gaslamp.games.london_dread.shapes import CharacterData, Choice, Data, Phase, Tale, Token
from gaslamp.games.london_dread.showdown import score
from gaslamp.games.london_dread.state import (
    ARROW,
    COLOURS,
    EMPTY,
    ENDGAME,
    MOST_DREAD,
    NUMBERS,
    PLACES,
    PLANNING,
    STORY,
    Dread,
)
from gaslamp.games.london_dread.text import named, said
from gaslamp.games.london_dread.track import target_number
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.kernel.bits import has
from gaslamp.kernel.zone import Zone
from gaslamp.words.words import Said, Words

ALL_SEEING = -2
ARROW_SIGNS = "↑→↓←"
PHASES: tuple[Phase, ...] = ("setup", "planning", "story", "chapter-end", "endgame", "showdown")
CHOICES: tuple[Choice, ...] = ("undecided", "in", "out")


def view(g: Dread, seat: int, w: Words) -> View:
    shown = View(seat, [seat_view(g, s, w) for s in range(int(g.rules.seats))], headline(g, w))
    shown.maps.append(board(g, seat, w))
    shown.zones.extend(common_zones(g, seat, w))
    for c, sleuth in enumerate(g.sleuths):
        if sleuth.who != NOBODY_YET:
            shown.zones.extend(character_zones(g, c, seat, w))
    shown.tracks.extend(tracks(g, w))
    shown.goal = said(w, "goal", int(g.dread), int(MOST_DREAD), int(target_number(g)))
    lost = said(w, "aim-lose", int(g.dread), int(MOST_DREAD))
    shown.aims = [said(w, "aim-win", int(target_number(g))), lost]
    told: Data = {
        "phase": PHASES[int(g.phase)],
        "story": g.tale().id,
        "chapter": int(g.chapter),
        "hour": int(g.hour),
        "leader": int(g.leader),
        "minutes": int(g.rules.minutes),
        "ready": [bool(has(g.ready, s)) for s in range(int(g.rules.seats))],
        "nextPlot": g.plot(g.next_found).id if top_plot_seen(g) else None,
        "characters": [character_data(g, c, w) for c in range(len(g.sleuths))
                       if g.sleuths[c].who != NOBODY_YET],
        "score": int(score(g)),
        "tale": tale(g, w),
        "inquiry": inquiry(g, w),
        "goal": goal(g),
    }  # fmt: skip
    shown.data = {**told}
    if g.phase in (PLANNING, STORY):
        plan = picture(g)
        shown.data["plan"] = {**plan, "prospects": prospects(g, seat)}
        shown.zones[:0] = plan_zones(g, plan, w)
        shown.tracks.extend(plan_tracks(g, plan, w))
    return shown


def tale(g: Dread, w: Words) -> Tale:
    """LD-SHOW-08, LD-PLOT-19: the opening, and the end once it has come."""
    told: Tale = {"opening": w.printed(g.tale().id, "opening")}
    if g.outcome is not None:
        told["end"] = w.printed(g.tale().id, "victory" if g.outcome.winners else "defeat")
    return told


def top_plot_seen(g: Dread) -> bool:
    """LD-SETUP-04, LD-PLAN-23: the front of the top Plot card; never beyond a divider."""
    last = g.last_plot() if g.chapter > 0 else int(g.tale().first_chapter) - 1
    return g.next_found <= last and g.phase < ENDGAME


def headline(g: Dread, w: Words) -> str:
    if g.chapter == 0:
        return said(w, "headline-setup")
    if g.phase >= ENDGAME:
        return said(w, "headline-showdown" if g.phase > ENDGAME else "headline-endgame")
    chapter = int(g.chapter)
    if g.phase == STORY and g.hour > 0:
        return said(w, "headline-action", chapter, int(g.hour), HOURS[int(g.hour) - 1])
    return said(w, "headline-planning" if g.phase == PLANNING else "headline-chapter", chapter)


def seat_view(g: Dread, seat: int, w: Words) -> SeatView:
    led = [named(w, g.id(c)) for c, s in enumerate(g.sleuths)
           if s.seat == seat and s.who != NOBODY_YET]  # fmt: skip
    note = said(w, "seat-leads") if g.led and g.leader == seat else ""
    return SeatView(seat, str(w.listed(led)) if led else said(w, "seat-empty"), note)


def character_data(g: Dread, c: int, w: Words) -> CharacterData:
    sleuth = g.sleuths[c]
    sheet = g.sheet(c)
    flipped = sheet.deck[int(sleuth.effort.flipped)].id if sleuth.effort.flipped >= 0 else None
    counts = in_clock(g, c)
    return {
        "id": sheet.id,
        "name": named(w, sheet.id),
        "seat": int(sleuth.seat),
        "place": place_id(int(sleuth.place)),
        "conditions": text.conditions(int(sleuth.conditions)),
        "virtue": int(sleuth.virtue),
        "dice": int(sleuth.dice),
        "beaten": int(sleuth.beaten),
        "choice": CHOICES[int(sleuth.choice)],
        "out": sleuth.out,
        "defeated": sleuth.defeated,
        "flipped": flipped,
        "points": int(action_points(g, c)) if has(g.group, c) else 0,
        "sources": sources(g, c, w),
        "rolled": sleuth.effort.rolled,
        "successes": int(sleuth.effort.successes()),
        "blanks": int(sleuth.effort.misses),
        "hand": len(sleuth.hand),
        "clock": [token_data(int(t)) for t in sleuth.clock],
        "tokens": [int(free_tokens(g, c, counts, n)) for n in range(1, NUMBERS + 1)],
        "stash": [n for n in range(1, NUMBERS + 1) if has(sleuth.stash, n)],
    }


def token_data(token: int) -> Token | None:
    if token == 0:
        return None
    side = int(side_of(token))
    return {"number": int(number_of(token)), "arrow": None if side == 0 else AREA_IDS[side - ARROW]}


def place_id(place: int) -> str:
    location = int(location_of(place))
    area = AREA_IDS[place // PLACES]
    return f"{area}-streets" if location == EMPTY else LOCATION_IDS[location]


# The board


def board(g: Dread, seat: int, w: Words) -> MapView:
    places = [location_place(g, n, seat, w) for n in range(len(LOCATION_IDS))]
    for area, name in enumerate(AREA_IDS):
        here = [medallion(g, c, w) for c in standing(g, area * PLACES)]
        places.append(
            Place(f"{name}-streets", said(w, "streets-called", name), [], here,
                  district=named(w, name), short=said(w, "streets-called.short"))
        )  # fmt: skip
    return MapView("london", said(w, "board-london"), places)


def standing(g: Dread, place: int) -> list[int]:
    if g.phase >= ENDGAME:
        return []
    return [c for c, s in enumerate(g.sleuths) if s.place == place and s.who != NOBODY_YET]


def medallion(g: Dread, c: int, w: Words) -> Piece:
    """LD-SETUP-21: with the list of the six Personality cards, which is open."""
    id = g.id(c)
    marks = [named(w, condition) for condition in text.conditions(int(g.sleuths[c].conditions))]
    notes = [named(w, f"{card.id}/listed") for card in g.sheet(c).deck]
    return Piece(f"character/{id}", id, named(w, id), named(w, f"{id}/sheet"), marks, notes=notes)


def location_place(g: Dread, number: int, seat: int, w: Words) -> Place:
    id = LOCATION_IDS[number]
    area, within = divmod(number, NUMBERS)
    pieces = [location_card(g, number, seat, w)] if g.board[number] != EMPTY else []
    goon = int(goon_at(g, number))
    if goon != EMPTY:
        trial = g.content.goons[goon]
        told = printed_piece(w, "goon", trial.id, [said(w, "mark-goon")])
        told.data = {**trial_data(trial, False, w)}
        pieces.append(told)
    pieces += [medallion(g, c, w) for c in standing(g, area * PLACES + within + 1)]
    notes = [said(w, "mark-hardened")] * int(g.hardened[number])
    notes += [said(w, "mark-eased")] * int(g.eased[number])
    return Place(id, named(w, id), [], pieces, notes, district=named(w, AREA_IDS[area]),
                 short=named(w, f"{id}/short"))  # fmt: skip


def location_card(g: Dread, number: int, seat: int, w: Words) -> Piece:
    ref = f"board/{LOCATION_IDS[number]}"
    marks = [named(w, COLOURS[k]) for k in range(len(COLOURS)) if has(g.marks[number], k)]
    if not has(g.up, number) and seat != ALL_SEEING:
        unseen = said(w, "board-face-down")
        return Piece(ref, "location-card", unseen, "", marks, {**hidden_data(g, number)})
    plot = int(g.plot_at[number])
    if plot >= 0:
        card = g.plot(plot)
        marks.append(said(w, "mark-plot", Said(card.letter)))
        title = w.printed(card.id, "title")
        front = named(w, f"{card.id}/front")
        return Piece(ref, card.id, title, front, marks, {**plot_data(g, number, card, w)})
    found = g.content.cards[g.board[number]]
    told = (named(w, found.id), named(w, f"{found.id}/text"))
    if found.kind == tables.ALLY:
        return Piece(
            ref,
            found.id,
            *told,
            [*marks, said(w, "mark-ally")],
            {**ally_data(g, int(g.board[number]))},
        )
    return Piece(ref, found.id, *told, marks, {**dread_data(g, number, found, w)})


def printed_piece(w: Words, zone: str, id: str, marks: list[str] | None = None) -> Piece:
    """A card with its name and its text."""
    return Piece(f"{zone}/{id}", id, named(w, id), named(w, f"{id}/text"), marks or [])


# Zones


def common_zones(g: Dread, seat: int, w: Words) -> list[ZoneView]:
    piles = g.piles
    items = [g.content.items[n].id for n in piles.supply.listed()]
    gone = [g.content.items[n].id for n in sorted(piles.item_discard.listed())]
    zones = [
        row(w, "supply", items),
        row(w, "items", [], "pile", len(piles.items)),
        row(w, "item-discard", gone, "pile"),
        row(w, "investigation", known_cards(g, seat), "pile", len(piles.investigation)),
        row(w, "confidence", [], "pile", len(piles.confidence)),
        row(w, "confidence-discard", cards_of(g, piles.confidence_discard), "pile"),
        row(w, "dread-discard", cards_of(g, piles.dread_discard), "pile"),
    ]
    if g.phase < ENDGAME:
        zones.append(stash_zone(g, w))
    tale = g.tale()
    if g.chapter > 0:
        zones.append(row(w, "antagonist", [tale.antagonists[g.antagonist].id]))
    faced = [tale.challenges[n] for n in piles.faced.listed()]
    challenges = row(w, "challenges", [trial.id for trial in faced], ref="challenge")
    for piece, trial in zip(challenges.pieces, faced, strict=True):
        piece.data = {**trial_data(trial, True, w)}
    zones.append(challenges)
    held = [g.content.secrets[n].id for n in piles.held_secrets.listed()]
    if held:
        zones.append(row(w, "secrets", held, ref="secret"))
    return zones


def row(
    w: Words, id: str, cards: list[str], look: str = "row", count: int = 0, ref: str = ""
) -> ZoneView:
    """A zone of the table with the cards that lie open in it."""
    pieces = [printed_piece(w, ref or id, card) for card in cards]
    return ZoneView(id, said(w, f"zone-{id}"), pieces, count, look=look)


def known_cards(g: Dread, seat: int) -> list[str]:
    """The Investigation deck: its size and the Dread cards in it are known, not where they lie."""
    pile = g.piles.investigation.listed()
    every = seat == ALL_SEEING
    known = [n for n in pile if every or g.content.kind_of[n] == tables.DREAD_CARD]
    return [g.content.cards[n].id for n in sorted(known)]


def cards_of(g: Dread, pile: Zone) -> list[str]:
    return [g.content.cards[n].id for n in sorted(pile.listed())]


def stash_zone(g: Dread, w: Words) -> ZoneView:
    left = [n for n in range(1, NUMBERS + 1) if has(g.stash, n)]
    pieces = [Piece(f"stash/{n}", "token", str(n)) for n in left]
    return ZoneView("stash", said(w, "zone-stash"), pieces, len(pieces))


def character_zones(g: Dread, c: int, seat: int, w: Words) -> list[ZoneView]:
    sleuth = g.sleuths[c]
    items = [item_piece(g, c, n, w) for n in sleuth.items.listed()]
    zones = [] if g.phase >= ENDGAME else [
        zone_of(g, c, w, "clock", clock(g, c, w)), zone_of(g, c, w, "tokens", tokens(g, c, w)),
    ]  # fmt: skip
    zones.append(zone_of(g, c, w, "conditions", ailments(g, c, w)))
    zones.append(zone_of(g, c, w, "items", items, message="zone-own-items"))
    zones.append(hand_zone(g, c, seat, w))
    if sleuth.effort.flipped >= 0:
        zones.append(zone_of(g, c, w, "flipped", [personality_piece(g, c, w)]))
    if len(sleuth.allies):
        zones.append(zone_of(g, c, w, "allies", held_by(g, c, w, "ally", sleuth.allies)))
    if len(sleuth.drawn):
        zones.append(zone_of(g, c, w, "drawn", held_by(g, c, w, "drawn", sleuth.drawn)))
    if g.phase >= ENDGAME:
        zones.append(zone_of(g, c, w, "sheet", [medallion(g, c, w)]))
    return zones


def item_piece(g: Dread, c: int, item: int, w: Words) -> Piece:
    tilted = has(g.sleuths[c].tilted, item)
    marks = [said(w, "mark-tilted")] if tilted else []
    shown = printed_piece(w, f"{g.id(c)}/item", g.content.items[item].id, marks)
    shown.data = {"tilted": tilted}
    return shown


def zone_of(
    g: Dread, c: int, w: Words, id: str, pieces: list[Piece], message: str = ""
) -> ZoneView:
    """What a Character has of one kind."""
    title = titled(g, c, w, message or f"zone-{id}")
    return ZoneView(f"{g.id(c)}/{id}", title, pieces, len(pieces), int(g.sleuths[c].seat))


def titled(g: Dread, c: int, w: Words, message: str) -> str:
    """With whose it is, where a seat leads several Characters; else the seat's own name says it."""
    led = [k for k in range(int(g.count())) if g.sleuths[k].seat == g.sleuths[c].seat]
    if len(led) == 1:
        return said(w, message)
    return said(w, "zone-of", g.id(c), Said(said(w, message)))


def held_by(g: Dread, c: int, w: Words, place: str, pile: Zone) -> list[Piece]:
    zone = f"{g.id(c)}/{place}"
    return [printed_piece(w, zone, g.content.cards[n].id) for n in pile.listed()]


def ailments(g: Dread, c: int, w: Words) -> list[Piece]:
    """LD-COND-01: face up, whatever else the Character has."""
    found = text.conditions(int(g.sleuths[c].conditions))
    return [Piece(f"{g.id(c)}/condition/{id}", id, named(w, id)) for id in found]


def personality_piece(g: Dread, c: int, w: Words) -> Piece:
    card = g.sheet(c).deck[int(g.sleuths[c].effort.flipped)]
    mark = {tables.TALENT: "mark-talent", tables.TRAUMA: "mark-trauma"}.get(int(card.kind))
    marks = [said(w, mark)] if mark else []
    return printed_piece(w, f"{g.id(c)}/personality", card.id, marks)


def hand_zone(g: Dread, c: int, seat: int, w: Words) -> ZoneView:
    """Section 5: the owner's, or everybody's once it is shown; others see how many."""
    sleuth = g.sleuths[c]
    owner = int(sleuth.seat)
    seen = sleuth.shown or seat in (owner, ALL_SEEING)
    pieces = held_by(g, c, w, "hand", sleuth.hand) if seen else []
    title = titled(g, c, w, "zone-hand")
    return ZoneView(f"{g.id(c)}/hand", title, pieces, len(sleuth.hand), owner, "hand")


def clock(g: Dread, c: int, w: Words) -> list[Piece]:
    slots = []
    for slot, token in enumerate(g.sleuths[c].clock):
        hour = HOURS[slot]
        ref = f"{g.id(c)}/clock/{hour}"
        if token == 0:
            slots.append(Piece(ref, "slot", said(w, "slot-empty", hour), data={"letters": "–"}))
            continue
        side = int(side_of(token))
        number = int(number_of(token))
        face = number if side == 0 else f"arrow-{AREA_IDS[side - ARROW]}"
        letters = str(number) if side == 0 else ARROW_SIGNS[side - ARROW]
        name = said(w, "slot-token", hour, face)
        slots.append(Piece(ref, "token", name, data={"letters": letters}))
    return slots


def tokens(g: Dread, c: int, w: Words) -> list[Piece]:
    """LD-PLAN-24: the tokens that lie beside the clock, by number."""
    counts = in_clock(g, c)
    left = [(n, int(free_tokens(g, c, counts, n))) for n in range(1, NUMBERS + 1)]
    return [
        Piece(f"{g.id(c)}/token/{n}", "token", said(w, "tokens-left", free, n))
        for n, free in left
        if free > 0
    ]


def tracks(g: Dread, w: Words) -> list[Track]:
    shown = [
        Track("dread", said(w, "track-dread"), int(g.dread), 50),
        Track("target", said(w, "track-target"), int(target_number(g))),
        Track("virtue-pool", said(w, "track-virtue-pool"), int(virtue_left(g)), 12),
    ]
    for c, sleuth in enumerate(g.sleuths):
        if sleuth.who != NOBODY_YET:
            shown.append(track_of(g, c, w, "virtue", int(sleuth.virtue)))
            if g.phase >= ENDGAME:
                shown.append(track_of(g, c, w, "dice", int(sleuth.dice)))
    return shown


def track_of(g: Dread, c: int, w: Words, id: str, value: int) -> Track:
    owner = int(g.sleuths[c].seat)
    return Track(f"{g.id(c)}/{id}", titled(g, c, w, f"track-{id}"), value, owner=owner)
