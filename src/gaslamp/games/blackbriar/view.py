# border: not compiled
"""What each seat may see: all but the decks, built by allow-list (ledger section 5)."""

from __future__ import annotations

from math import sqrt
from typing import cast

from gaslamp.games.blackbriar import facts, foretold, preview, prospects, text
from gaslamp.games.blackbriar.board import engaged, health_left, standing, under
from gaslamp.games.blackbriar.hexes import BOARD, HEX_NAMES, HEXES, q_of, r_of
from gaslamp.games.blackbriar.setup import PILE_1, PILE_2, PILE_3
from gaslamp.games.blackbriar.shapes import Data, Forecast
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    DELAYED,
    MOVED,
    NONE,
    ON_BUILDING,
    ON_CREATURE,
    ON_SPACE,
    PLEDGED,
    REMOVED,
    RESERVE,
    STUNNED,
    UPGRADED,
    Blackbriar,
    seat_of,
    speaker,
)  # fmt: skip
from gaslamp.games.blackbriar.struck import TOKENS
from gaslamp.games.blackbriar.tables import (
    BUILDINGS,
    DICE_ROOM,
    FOLK_ROOM,
    HELPFUL,
    LINES,
    LOAD_SPACE,
    TOWN_BUILDINGS,
)
from gaslamp.games.blackbriar.vocabulary import place_id
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.words.words import Said, Words

ALL_SEEING = -2
LEVELS = {32: "easy", 26: "normal", 20: "expert"}


def view(g: Blackbriar, seat: int, w: Words) -> View:
    shown = View(seat, [seat_view(g, s, w) for s in range(int(g.seats))], headline(g, w))
    places = [place(g, h, w) for h in range(HEXES)]
    shown.maps = [MapView("town", w.say("map"), places, "hexes")]
    for folk in range(int(g.folk)):
        if g.sheets.cast[folk] >= 0:
            shown.zones += folk_zones(g, folk, w)
            shown.tracks.append(health_track(g, folk, w))
    shown.zones = foretold.zones(g, w) + shown.zones
    shown.zones += [building_zone(g, w), reserve_zone(g, w), *card_zones(g, seat, w)]
    shown.tracks += [building_track(g, b, w) for b in range(BUILDINGS)]
    shown.tracks.append(Track("wave", w.say("wave"), int(g.wave)))
    shown.tracks += foretold.tracks(g, w)
    shown.data = dict(data(g, seat, w))
    shown.goal, shown.aims = goal(g, w), aims(g, w)
    return shown


def upright(g: Blackbriar) -> int:
    """How many Town Buildings stand."""
    houses = range(int(TOWN_BUILDINGS))
    return sum(g.content.buildings[b].health > g.board.wear[b] for b in houses)


def has_come(g: Blackbriar) -> int:
    """Whether the Necromancer stands on the board."""
    return int(g.board.hex_of[g.content.necromancer] != NONE)


def goal(g: Blackbriar, w: Words) -> str:
    """BB-END-01 to 03."""
    comes = int(PILE_1 + PILE_2 + PILE_3)
    return w.say("goal", upright(g), int(TOWN_BUILDINGS), comes, has_come(g))


def aims(g: Blackbriar, w: Words) -> list[str]:
    """The same in few words."""
    won = w.say("aim-win", int(PILE_1 + PILE_2 + PILE_3), has_come(g))
    return [won, w.say("aim-lose", upright(g), int(TOWN_BUILDINGS))]


def headline(g: Blackbriar, w: Words) -> str:
    if g.wave == 0:
        return w.say("headline-setup")
    return w.say("headline-townsfolk" if g.townsfolk_turn else "headline-dead", int(g.wave))


def seat_view(g: Blackbriar, seat: int, w: Words) -> SeatView:
    cast = [
        g.character(f) for f in range(int(g.folk)) if g.sheets.cast[f] >= 0 and f % g.seats == seat
    ]
    names = str(w.listed([w.name(c.id) for c in cast])) if cast else w.say("no-townsfolk")
    said = w.say("has-passed") if g.townsfolk_turn and g.passed >> seat & 1 else ""
    return SeatView(seat, names, said)


def data(g: Blackbriar, seat: int, w: Words) -> Data:
    """The facts a drawn board needs, and the previews."""
    ready = g.wave > 0 and g.outcome is None
    nothing = {"creatures": [], "falls": {}, "somebodyDies": 0.0}
    forecast = cast(Forecast, preview.forecast(g) if ready else nothing)
    return {
        "level": LEVELS[int(g.ground.mausoleum)],
        "wave": int(g.wave),
        "townsfolkTurn": g.townsfolk_turn,
        "speaker": int(speaker(g)),
        "passed": [s for s in range(int(g.seats)) if g.passed >> s & 1],
        "animated": g.animated,
        "nextElite": next_elite(g),
        "townsfolk": [
            facts.townsfolk(g, f, w) for f in range(int(g.folk)) if g.sheets.cast[f] >= 0
        ],
        "hexes": facts.hexes(g, w),
        "lifted": facts.lifted(g),
        "plan": facts.plan(g),
        "forecast": forecast,
        "night": facts.night(g, [one["creature"] for one in forecast["creatures"]]),
        "block": facts.block(g, w),
        "results": prospects.results(g, seat),
        "ways": prospects.ways(g, seat, w),
    }


def next_elite(g: Blackbriar) -> int:
    """How many cards down the next Elite lies, as the rules of the deck tell everybody."""
    if g.animated:
        return 0
    drawn = 6 * int(g.folk) - len(g.piles.deck)
    for depth in (3 * int(g.folk), 5 * int(g.folk), 6 * int(g.folk)):
        if drawn < depth:
            return depth - drawn
    return 0


def place(g: Blackbriar, h: int, w: Words) -> Place:
    neighbours = [f"hex/{HEX_NAMES[n]}" for n in beside(h)]
    tile = int(g.ground.tiles[h])
    building = int(g.ground.building_at[h])
    if tile >= 0:
        name = w.say("place", HEX_NAMES[h], g.content.tiles[tile].id)
    else:  # what stands there has the name
        name = w.say("place-built", HEX_NAMES[h])
    pieces = []
    if building >= 0:
        pieces.append(building_piece(g, building, w))
    stack: list[int] = []
    top = int(g.board.top[h])
    while top != NONE:
        stack.append(top)
        top = int(g.board.below[top])
    pieces += [board_piece(g, piece, w) for piece in reversed(stack)]
    return Place(f"hex/{HEX_NAMES[h]}", name, neighbours, pieces, [], centre(h),
                 w.say(f"ground-{facts.ground(h)}"))  # fmt: skip


def centre(h: int) -> tuple[float, float]:
    """Where the middle of a hex of side 1 lies."""
    return 1.5 * q_of(h), round(sqrt(3) * (r_of(h) + q_of(h) / 2), 3)


def beside(h: int) -> list[int]:
    return [int(n) for n in BOARD.neighbours[h * 6 : h * 6 + 6] if n >= 0]


def building_piece(g: Blackbriar, building: int, w: Words) -> Piece:
    printed_card = g.content.buildings[building]
    told = w.name(f"card/{printed_card.id}")
    wear = int(g.board.wear[building])
    marks = [w.say("mark-damage", wear)] if wear else []
    if not standing(g, building):
        # BB-BLD-05: what is printed on it is of no use any more.
        told, marks = "", [w.say("mark-ruin")]
    name = w.name(printed_card.id)
    return Piece(f"building/{printed_card.id}", printed_card.id, name, told, marks,
                 dict(facts.building(g, building, w)))  # fmt: skip


def board_piece(g: Blackbriar, piece: int, w: Words) -> Piece:
    if piece < FOLK_ROOM:
        character = g.character(piece)
        left = int(max(0, health_left(g, piece)))
        marks = [w.say("mark-health", left, int(character.health)), *folk_marks(g, piece, w)]
        told = w.say("full-stop", f"card/{character.id}")
        return Piece(f"piece/{character.id}", character.id, w.name(character.id), told, marks,
                     notes=folk_notes(g, piece, w))  # fmt: skip
    kind = g.kind(piece)
    left = int(max(0, kind.health - g.board.harm[piece]))
    marks = [w.say("mark-health", left, int(kind.health))]
    if g.board.poison[piece]:
        marks.append(w.say("mark-poison", int(g.board.poison[piece])))
    if g.board.marks[piece] & STUNNED:
        marks.append(w.say("mark-stun"))
    if under(g, piece):
        marks.append(w.say("mark-under"))
    dice = sum(1 for p in g.dice.place if p == ON_CREATURE + piece)
    if dice:
        marks.append(w.say("mark-holds", dice))
    told = w.name(f"card/{kind.id}")
    return Piece(f"piece/{g.id(piece)}", kind.id, w.name(g.id(piece)), told, marks,
                 dict(facts.creature(g, piece, w)))  # fmt: skip


def folk_marks(g: Blackbriar, folk: int, w: Words) -> list[str]:
    marks = [w.name(token.name) for token in TOKENS if g.sheets.tokens[folk] & token.token]
    if g.sheets.bless[folk]:
        marks.append(w.say("effect-bless", int(g.sheets.bless[folk])))
    if under(g, folk):
        marks.append(w.say("mark-under"))
    elif engaged(g, folk):
        marks.append(w.say("mark-engaged"))
    return marks


def folk_notes(g: Blackbriar, folk: int, w: Words) -> list[str]:
    """What a townsfolk wields now, and what it has done in this turn."""
    notes = []
    for line in range(LINES):
        weapon = g.weapon(folk, line)
        if weapon is not None:
            said = [w.name(f"card/{weapon.id}"), *weapon_marks(g, folk, line, w)]
            notes.append(w.say("folk-wields", weapon.id, text.strung(w, said)))
    if g.townsfolk_turn and g.sheets.tokens[folk] & MOVED:
        notes.append(w.say("folk-moved"))
    if g.townsfolk_turn and g.sheets.tokens[folk] & UPGRADED:
        notes.append(w.say("folk-upgraded"))
    return notes


def die_piece(g: Blackbriar, die: int, w: Words, at: int = NONE) -> Piece:
    """A die; where it lies with another's things (`at` is not its owner) that is said."""
    sides, shown = int(g.dice.sides[die]), int(g.dice.face[die])
    marks = [w.say("mark-shows", shown)] if shown else []
    owner = g.id(die // DICE_ROOM)
    if at != die // DICE_ROOM:
        marks.append(w.say("mark-of", owner))
    data = facts.die(g, die)
    back = data["back"]
    notes = [w.say(f"rolled-{back}")] if back in (facts.NEXT_TURN, facts.IN_TWO) else []
    told = w.say("die-owner", owner)
    return Piece(f"die/{die}", f"d{sides}", w.say("die", sides), told, marks, dict(data), notes)


def folk_zones(g: Blackbriar, folk: int, w: Words) -> list[ZoneView]:
    """The card of a townsfolk: active dice, Delayed area, weapons with what lies on them."""
    seat = int(seat_of(g, folk))
    mine = g.id(folk)
    dice = range(int(g.folk) * DICE_ROOM)
    active = [d for d in dice if d // DICE_ROOM == folk and g.dice.place[d] in (ACTIVE, PLEDGED)]
    delayed = [d for d in dice if g.dice.place[d] == DELAYED + folk]
    return [
        dice_zone(g, f"{mine}/active", titled(g, folk, w, "active"), active, folk, w),
        dice_zone(g, f"{mine}/delayed", titled(g, folk, w, "delayed"), delayed, folk, w),
        ZoneView(f"{mine}/weapons", titled(g, folk, w, "weapons"), weapons(g, folk, w), owner=seat),
    ]


def titled(g: Blackbriar, folk: int, w: Words, what: str) -> str:
    """A title among the things of a seat: the townsfolk is named where the seat has several."""
    return w.say(f"zone-{what}") if g.folk == g.seats else w.say(f"zone-{what}-of", g.id(folk))


def reserve_zone(g: Blackbriar, w: Words) -> ZoneView:
    """Dice that Upgrades will bring, and those out of the game."""
    dice = [
        d for d in range(int(g.folk) * DICE_ROOM)
        if g.dice.sides[d] and g.dice.place[d] in (RESERVE, REMOVED)
        and g.sheets.cast[d // DICE_ROOM] >= 0
    ]  # fmt: skip
    pieces = [die_piece(g, d, w) for d in dice]
    for die, piece in zip(dice, pieces, strict=True):
        gone = g.dice.place[die] == REMOVED
        piece.marks = [*piece.marks, w.say("mark-gone" if gone else "mark-by-upgrade")]
    return ZoneView("reserve", w.say("zone-reserve"), pieces, len(pieces), look="pile")


def dice_zone(
    g: Blackbriar, zone: str, title: str, dice: list[int], folk: int, w: Words
) -> ZoneView:
    seat = int(seat_of(g, folk))
    return ZoneView(zone, title, [die_piece(g, d, w, folk) for d in dice], owner=seat)


def weapons(g: Blackbriar, folk: int, w: Words) -> list[Piece]:
    found = []
    for line in range(LINES):
        weapon = g.weapon(folk, line)
        if weapon is not None:
            marks = weapon_marks(g, folk, line, w)
            told = w.name(f"card/{weapon.id}")
            found.append(Piece(f"weapon/{weapon.id}", weapon.id, w.name(weapon.id), told, marks,
                               dict(facts.weapon(g, folk, line, w))))  # fmt: skip
    return found


def weapon_marks(g: Blackbriar, folk: int, line: int, w: Words) -> list[str]:
    """Tier, Repair token, and the dice that lie on spaces, with their owners."""
    tier = int(g.sheets.tier[folk * 2 + line]) + 1 if line < HELPFUL else 0
    marks = [w.say("mark-tier", tier)] if tier else []
    if line < HELPFUL and g.sheets.tokens[folk] & (BROKEN * (line + 1)):
        marks.append(w.say("mark-repair"))
    first = ON_SPACE + (folk * LINES + line) * 16
    for die in range(len(g.dice.place)):
        space = int(g.dice.place[die]) - first
        if 0 <= space < 16:
            marks.append(die_on(g, folk, line, space, die, w))
    return marks


def die_on(g: Blackbriar, folk: int, line: int, space: int, die: int, w: Words) -> str:
    """A die on a weapon, and where; AMMUNITION also says the shots that are left."""
    sides, owner = int(g.dice.sides[die]), die // DICE_ROOM
    what = w.say("die", sides) if owner == folk else w.say("die-of-other", sides, g.id(owner))
    if space < LOAD_SPACE:
        return w.say("on-space", Said(what), space + 1)
    weapon = g.weapon(folk, line)
    assert weapon is not None
    if weapon.load.lasts:
        return w.say("on-load-lasting", Said(what), int(g.dice.face[die]))
    return w.say("on-fuse" if weapon.load.charged else "on-load", Said(what))


def health_track(g: Blackbriar, folk: int, w: Words) -> Track:
    character = g.character(folk)
    return Track(f"{character.id}/health", titled(g, folk, w, "health"),
                 max(0, int(health_left(g, folk))), int(character.health),
                 int(seat_of(g, folk)))  # fmt: skip


def building_track(g: Blackbriar, building: int, w: Words) -> Track:
    card = g.content.buildings[building]
    left = max(0, int(card.health - g.board.wear[building]))
    return Track(f"{card.id}/health", w.name(card.id), left, int(card.health),
                 note="" if left else w.say("mark-ruin"))  # fmt: skip


def building_zone(g: Blackbriar, w: Words) -> ZoneView:
    """Dice that lie on buildings and creatures."""
    dice = [
        d for d in range(int(g.folk) * DICE_ROOM)
        if ON_BUILDING <= g.dice.place[d] < ON_SPACE or g.dice.place[d] >= ON_CREATURE
    ]  # fmt: skip
    pieces = [die_piece(g, d, w) for d in dice]
    for die, piece in zip(dice, pieces, strict=True):
        piece.marks = [*piece.marks, w.name(place_id(g, die))]
    return ZoneView("away", w.say("zone-away"), pieces, len(pieces))


def card_zones(g: Blackbriar, seat: int, w: Words) -> list[ZoneView]:
    discarded = [
        Piece(
            f"discard/{g.id(p)}",
            g.kind(p).id,
            w.name(g.kind(p).id),
            w.name(f"card/{g.kind(p).id}"),
        )
        for p in sorted(g.piles.discard.listed())
    ]
    shown = [
        ZoneView("deck", w.say("zone-deck"), count=len(g.piles.deck), look="pile"),
        ZoneView("aside", w.say("zone-aside"), count=len(g.piles.aside), look="pile"),
        ZoneView("discard", w.say("zone-discard"), discarded, len(discarded), look="pile"),
        ZoneView("removed", w.say("zone-removed"), count=len(g.piles.removed), look="pile"),
    ]
    if seat == ALL_SEEING:
        for zone, pile in zip(
            shown, (g.piles.deck, g.piles.aside, g.piles.discard, g.piles.removed), strict=True
        ):
            zone.pieces = [
                Piece(f"{zone.id}/{g.id(p)}", g.kind(p).id, w.name(g.kind(p).id))
                for p in reversed(pile.listed())
            ]
    return shown
