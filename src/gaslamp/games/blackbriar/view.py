# border: not compiled
"""What each seat may see: all but the decks, built by allow-list (ledger section 5)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from gaslamp.games.blackbriar import foretold, planned, preview, text
from gaslamp.games.blackbriar.board import engaged, health_left, standing, under
from gaslamp.games.blackbriar.hexes import BOARD, COLUMNS, HEX_NAMES, HEXES, q_of, r_of
from gaslamp.games.blackbriar.names import name
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
)
from gaslamp.games.blackbriar.vocabulary import place_id
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView

ALL_SEEING = -2
LEVELS = {32: "easy", 26: "normal", 20: "expert"}


def view(g: Blackbriar, seat: int) -> View:
    shown = View(seat, [seat_view(g, s) for s in range(int(g.seats))], headline(g))
    shown.maps = [MapView("town", "Blackbriar", [place(g, h) for h in range(HEXES)], "hexes")]
    for folk in range(int(g.folk)):
        if g.sheets.cast[folk] >= 0:
            shown.zones += folk_zones(g, folk)
            shown.tracks.append(health_track(g, folk))
    shown.zones = foretold.zones(g) + shown.zones
    shown.zones += [building_zone(g), reserve_zone(g), *card_zones(g, seat)]
    shown.tracks += [building_track(g, b) for b in range(BUILDINGS)]
    shown.tracks.append(Track("wave", "Wave", int(g.wave)))
    shown.tracks += foretold.tracks(g)
    shown.data = data(g)
    return shown


def headline(g: Blackbriar) -> str:
    if g.wave == 0:
        return "Setup. Together you win when the Necromancer is defeated"
    turn = "Townsfolk turn" if g.townsfolk_turn else "Supernatural turn"
    return f"Wave {g.wave}: {turn}"


def seat_view(g: Blackbriar, seat: int) -> SeatView:
    cast = [
        g.character(f) for f in range(int(g.folk)) if g.sheets.cast[f] >= 0 and f % g.seats == seat
    ]
    names = " and ".join(c.name for c in cast) or "No Townsfolk yet"
    said = "has passed" if g.townsfolk_turn and g.passed >> seat & 1 else ""
    return SeatView(seat, names, said)


def data(g: Blackbriar) -> dict[str, Any]:
    """The facts a crafted board needs, and the previews."""
    ready = g.wave > 0 and g.outcome is None
    return {
        "level": LEVELS[int(g.ground.mausoleum)],
        "wave": int(g.wave),
        "townsfolkTurn": g.townsfolk_turn,
        "speaker": int(speaker(g)),
        "passed": [s for s in range(int(g.seats)) if g.passed >> s & 1],
        "animated": g.animated,
        "nextElite": next_elite(g),
        "townsfolk": [folk_data(g, f) for f in range(int(g.folk)) if g.sheets.cast[f] >= 0],
        "hexes": [
            {"id": HEX_NAMES[h], "q": q_of(h), "r": r_of(h), "kind": ground(h)}
            for h in range(HEXES)
        ],
        "plan": planned.plan(g),
        "forecast": preview.forecast(g) if ready else {},
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


def ground(h: int) -> str:
    row = h // COLUMNS
    return "town" if row < 2 else "fence" if row == 2 else "graveyard"


def place(g: Blackbriar, h: int) -> Place:
    neighbours = [f"hex/{HEX_NAMES[n]}" for n in beside(h)]
    tile = int(g.ground.tiles[h])
    name = f"{HEX_NAMES[h].upper()} {g.content.tiles[tile].name if tile >= 0 else 'Mausoleum'}"
    building = int(g.ground.building_at[h])
    pieces = []
    if building >= 0:
        pieces.append(building_piece(g, building))
    stack: list[int] = []
    top = int(g.board.top[h])
    while top != NONE:
        stack.append(top)
        top = int(g.board.below[top])
    pieces += [board_piece(g, piece) for piece in reversed(stack)]
    return Place(f"hex/{HEX_NAMES[h]}", name, neighbours, pieces, [], centre(h), ground(h))


def centre(h: int) -> tuple[float, float]:
    """Where the middle of a hex of side 1 lies."""
    return 1.5 * q_of(h), round(sqrt(3) * (r_of(h) + q_of(h) / 2), 3)


def beside(h: int) -> list[int]:
    return [int(n) for n in BOARD.neighbours[h * 6 : h * 6 + 6] if n >= 0]


def building_piece(g: Blackbriar, building: int) -> Piece:
    printed_card = g.content.buildings[building]
    told = text.building_text(printed_card)
    marks = [f"{g.board.wear[building]} damage"] if g.board.wear[building] else []
    if not standing(g, building):
        # BB-BLD-05: what is printed on it is of no use any more.
        told, marks = "", ["Ruin"]
    return Piece(f"building/{printed_card.id}", printed_card.id, printed_card.name, told, marks)


def board_piece(g: Blackbriar, piece: int) -> Piece:
    if piece < FOLK_ROOM:
        character = g.character(piece)
        marks = [f"{max(0, health_left(g, piece))} of {character.health} Health"]
        return Piece(f"piece/{character.id}", character.id, character.name,
                     f"{text.character_text(character)}.", marks + folk_marks(g, piece),
                     notes=folk_notes(g, piece))  # fmt: skip
    kind = g.kind(piece)
    marks = [f"{max(0, kind.health - g.board.harm[piece])} of {kind.health} Health"]
    if g.board.poison[piece]:
        marks.append(f"{g.board.poison[piece]} POISON")
    if g.board.marks[piece] & STUNNED:
        marks.append("Stun")
    if under(g, piece):
        marks.append("under a Stack")
    dice = sum(1 for p in g.dice.place if p == ON_CREATURE + piece)
    if dice:
        marks.append("holds a die" if dice == 1 else f"holds {dice} dice")
    name = kind.name if kind.copies == 1 else f"{kind.name} {g.content.copy_of[piece]}"
    return Piece(f"piece/{g.id(piece)}", kind.id, name, text.creature_text(kind), marks)


def folk_marks(g: Blackbriar, folk: int) -> list[str]:
    marks = [token.name.upper() for token in TOKENS if g.sheets.tokens[folk] & token.token]
    if g.sheets.bless[folk]:
        marks.append(f"BLESS {g.sheets.bless[folk]}")
    if under(g, folk):
        marks.append("under a Stack")
    elif engaged(g, folk):
        marks.append("engaged")
    return marks


def folk_notes(g: Blackbriar, folk: int) -> list[str]:
    """What a townsfolk wields now, and what it has done in this turn."""
    notes = []
    for line in range(LINES):
        weapon = g.weapon(folk, line)
        if weapon is not None:
            said = [text.weapon_text(weapon), *weapon_marks(g, folk, line)]
            notes.append(f"It has {weapon.name} now: {'; '.join(said)}.")
    if g.townsfolk_turn and g.sheets.tokens[folk] & MOVED:
        notes.append("Its free move of this turn is made; further moves cost a die each.")
    if g.townsfolk_turn and g.sheets.tokens[folk] & UPGRADED:
        notes.append("It has had its Upgrade of this turn.")
    return notes


def die_piece(g: Blackbriar, die: int, at: int = NONE) -> Piece:
    """A die; where it lies with another's things (`at` is not its owner) that is said."""
    sides, shown = int(g.dice.sides[die]), int(g.dice.face[die])
    marks = [f"shows {shown}"] if shown else []
    owner = die // DICE_ROOM
    name = g.character(owner).name
    if at != owner:
        marks.append(f"of the {name}")
    back = back_in(g, die)
    data = {"owner": g.id(owner), "sides": sides, "shows": shown, "back": back}
    notes = [f"It is rolled again {back}."] if back.endswith(("turn", "turns")) else []
    return Piece(f"die/{die}", f"d{sides}", f"D{sides}", f"Die of the {name}.", marks, data, notes)


def back_in(g: Blackbriar, die: int) -> str:
    """When its owner rolls a die again."""
    place = int(g.dice.place[die])
    if place in (RESERVE, REMOVED):
        return "never" if place == REMOVED else "by an Upgrade"
    if place in (ACTIVE, PLEDGED):
        return "now" if g.townsfolk_turn else "next turn"
    card = place - DELAYED if place < ON_BUILDING else (place - ON_SPACE) // 16 // LINES
    foreign = (place < ON_BUILDING or place >= ON_SPACE) and card != die // DICE_ROOM
    away = ON_BUILDING <= place < ON_SPACE or place >= ON_CREATURE
    return "in two turns" if foreign or away else "next turn"


def folk_zones(g: Blackbriar, folk: int) -> list[ZoneView]:
    """The card of a townsfolk: active dice, Delayed area, weapons with what lies on them."""
    seat = int(seat_of(g, folk))
    mine = g.id(folk)
    dice = range(int(g.folk) * DICE_ROOM)
    active = [d for d in dice if d // DICE_ROOM == folk and g.dice.place[d] in (ACTIVE, PLEDGED)]
    delayed = [d for d in dice if g.dice.place[d] == DELAYED + folk]
    return [
        dice_zone(g, f"{mine}/active", titled(g, folk, "Active dice"), active, folk),
        dice_zone(g, f"{mine}/delayed", titled(g, folk, "Delayed area"), delayed, folk),
        ZoneView(f"{mine}/weapons", titled(g, folk, "Weapons"), weapons(g, folk), owner=seat),
    ]


def titled(g: Blackbriar, folk: int, what: str) -> str:
    """A title among the things of a seat: the townsfolk is named where the seat has several."""
    if g.folk == g.seats:
        return what
    return f"{g.character(folk).name}: {what[0].lower() + what[1:] if what != 'Health' else what}"


def reserve_zone(g: Blackbriar) -> ZoneView:
    """Dice that Upgrades will bring, and those out of the game."""
    dice = [
        d for d in range(int(g.folk) * DICE_ROOM)
        if g.dice.sides[d] and g.dice.place[d] in (RESERVE, REMOVED)
        and g.sheets.cast[d // DICE_ROOM] >= 0
    ]  # fmt: skip
    pieces = [die_piece(g, d) for d in dice]
    for die, piece in zip(dice, pieces, strict=True):
        gone = g.dice.place[die] == REMOVED
        piece.marks = [*piece.marks, "out of the game" if gone else "by an Upgrade"]
    return ZoneView("reserve", "Dice in reserve and out of the game", pieces, len(pieces),
                    look="pile")  # fmt: skip


def dice_zone(g: Blackbriar, zone: str, title: str, dice: list[int], folk: int) -> ZoneView:
    seat = int(seat_of(g, folk))
    return ZoneView(zone, title, [die_piece(g, d, folk) for d in dice], owner=seat)


def weapons(g: Blackbriar, folk: int) -> list[Piece]:
    found = []
    for line in range(LINES):
        weapon = g.weapon(folk, line)
        if weapon is not None:
            marks = weapon_marks(g, folk, line)
            text_ = text.weapon_text(weapon)
            found.append(Piece(f"weapon/{weapon.id}", weapon.id, weapon.name, text_, marks))
    return found


def weapon_marks(g: Blackbriar, folk: int, line: int) -> list[str]:
    """Tier, Repair token, and the dice that lie on spaces, with their owners."""
    marks = [f"tier {g.sheets.tier[folk * 2 + line] + 1}"] if line < HELPFUL else []
    if line < HELPFUL and g.sheets.tokens[folk] & (BROKEN * (line + 1)):
        marks.append("Repair token")
    first = ON_SPACE + (folk * LINES + line) * 16
    for die in range(len(g.dice.place)):
        space = int(g.dice.place[die]) - first
        if 0 <= space < 16:
            marks.append(f"{die_on(g, folk, die)} {space_called(g, folk, line, space, die)}")
    return marks


def die_on(g: Blackbriar, folk: int, die: int) -> str:
    whose = "" if die // DICE_ROOM == folk else f" of the {g.character(die // DICE_ROOM).name}"
    return f"D{g.dice.sides[die]}{whose}"


def space_called(g: Blackbriar, folk: int, line: int, space: int, die: int) -> str:
    """Where a die lies on a weapon, in words; AMMUNITION also says the shots that are left."""
    if space < LOAD_SPACE:
        return f"on space {space + 1}"
    weapon = g.weapon(folk, line)
    assert weapon is not None
    if weapon.load.lasts:
        shots = int(g.dice.face[die])
        return "on LOAD, 1 shot left" if shots == 1 else f"on LOAD, {shots} shots left"
    return "on FUSE" if weapon.load.charged else "on LOAD"


def health_track(g: Blackbriar, folk: int) -> Track:
    character = g.character(folk)
    return Track(f"{character.id}/health", titled(g, folk, "Health"),
                 max(0, int(health_left(g, folk))), int(character.health),
                 int(seat_of(g, folk)))  # fmt: skip


def building_track(g: Blackbriar, building: int) -> Track:
    card = g.content.buildings[building]
    left = max(0, int(card.health - g.board.wear[building]))
    return Track(f"{card.id}/health", card.name, left, int(card.health),
                 note="" if left else "Ruin")  # fmt: skip


def building_zone(g: Blackbriar) -> ZoneView:
    """Dice that lie on buildings and creatures."""
    dice = [
        d for d in range(int(g.folk) * DICE_ROOM)
        if ON_BUILDING <= g.dice.place[d] < ON_SPACE or g.dice.place[d] >= ON_CREATURE
    ]  # fmt: skip
    pieces = [die_piece(g, d) for d in dice]
    for die, piece in zip(dice, pieces, strict=True):
        piece.marks = [*piece.marks, name(g.content, place_id(g, die))]
    return ZoneView("away", "Dice on buildings and creatures", pieces, len(pieces))


def card_zones(g: Blackbriar, seat: int) -> list[ZoneView]:
    discarded = [
        Piece(f"discard/{g.id(p)}", g.kind(p).id, g.kind(p).name, text.creature_text(g.kind(p)))
        for p in sorted(g.piles.discard.listed())
    ]
    shown = [
        ZoneView("deck", "Supernatural deck", count=len(g.piles.deck), look="pile"),
        ZoneView("aside", "Set aside", count=len(g.piles.aside), look="pile"),
        ZoneView("discard", "Discard pile", discarded, len(discarded), look="pile"),
        ZoneView("removed", "Elites out of the game", count=len(g.piles.removed), look="pile"),
    ]
    if seat == ALL_SEEING:
        for zone, pile in zip(
            shown, (g.piles.deck, g.piles.aside, g.piles.discard, g.piles.removed), strict=True
        ):
            zone.pieces = [
                Piece(f"{zone.id}/{g.id(p)}", g.kind(p).id, g.kind(p).name)
                for p in reversed(pile.listed())
            ]
    return shown


def folk_data(g: Blackbriar, folk: int) -> dict[str, Any]:
    placed = g.board.hex_of[folk] != NONE
    return {
        "id": g.id(folk),
        "seat": int(seat_of(g, folk)),
        "hex": HEX_NAMES[g.board.hex_of[folk]] if placed else "",
        "health": int(health_left(g, folk)),
        "tiers": [int(g.sheets.tier[folk * 2]) + 1, int(g.sheets.tier[folk * 2 + 1]) + 1],
        "moved": bool(g.sheets.tokens[folk] & MOVED),
        "upgraded": bool(g.sheets.tokens[folk] & UPGRADED),
        "tokens": folk_marks(g, folk) if placed else [],
    }
