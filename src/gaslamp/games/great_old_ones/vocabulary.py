# border: not compiled
"""What a player of Great Old Ones can say: each verb with its number, word and parts."""

from __future__ import annotations

from typing import Final

from gaslamp.games.great_old_ones.state import (
    COLOURS,
    NOWHERE,
    PIECE_CITIZEN,
    PIECE_ELDER,
    OldOnes,
    area_of,
    who,
)
from gaslamp.games.vocabulary import AMOUNT, SEAT, Kind, Vocabulary, maybe, unwritten, whole
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Line

CITIZEN: Final = "new-citizen"

# Pieces and cards by the names they have in keys, labels and handles


def piece_id(g: OldOnes, seat: int, piece: int) -> list[str]:
    """A piece on the board: an Agent by owner and area, an Elder One by its name."""
    if piece < PIECE_ELDER:
        return [f"seat-{piece >> 4}", g.area_id(piece & 15)]
    if piece < PIECE_CITIZEN:
        return [g.elder_id(piece - PIECE_ELDER)]
    return [CITIZEN, g.area_id(piece - PIECE_CITIZEN)]


def piece_ref(g: OldOnes, seat: int, piece: int) -> str:
    """The handle of a piece on the map; see view.py."""
    if piece < PIECE_ELDER:
        return f"{g.area_id(piece & 15)}/seat-{piece >> 4}"
    if piece < PIECE_CITIZEN:
        return f"elder/{g.elder_id(piece - PIECE_ELDER)}"
    return f"{g.area_id(area_of(g, piece))}/{CITIZEN}"


def card_ref(g: OldOnes, seat: int, card: int) -> str:
    """Where a card can be seen: the row, the own hand, or a hand just shown."""
    if g.piles.row.has(card):
        return f"row/{g.card_id(card)}"
    for owner, player in enumerate(g.players):
        if player.hand.has(card):
            return f"seat-{owner}/hand/{g.card_id(card)}"
    return f"seat-{seat}/hand/{g.card_id(card)}"


def placed(g: OldOnes, seat: int, o: Option) -> list[str]:
    """The piece that is lifted comes first, then where it goes, as in a move."""
    lifted = [f"{g.area_id(o.b - 1)}/seat-{seat}"] if o.b else []
    return [*lifted, g.area_id(o.a)]


# Labels


def of_piece(g: OldOnes, o: Option) -> Line:
    """Own pieces are "your" ones, Elder Ones go by their names, players by their Great Old Ones."""
    verb = V.verbs[o.verb]
    key, args = f"option-{verb.word}", verb.args(g, o)
    if o.a >= PIECE_CITIZEN:
        return Line(f"{key}-citizen", args[1:], 1 << o.seat)
    if o.a >= PIECE_ELDER:
        return Line(f"{key}-elder", args, 1 << o.seat)
    owner = int(o.a) >> 4
    if owner == o.seat:
        return Line(f"{key}-own", args[1:], 1 << o.seat)
    return Line(key, [who(g, owner), *args[1:]], 1 << o.seat)


def of_ability(g: OldOnes, o: Option) -> Line:
    """What using an ability means, with its bearer and where it stands."""
    if o.verb == USE_BOARD:
        bearer, area = g.content.boards[o.a], NOWHERE
    elif o.verb == USE_BUILDING:
        bearer, area = g.content.buildings[o.a], int(g.players[o.seat].built[o.a])
    else:
        bearer, area = g.content.elders[o.a], int(g.elders.area[o.a])
    where: list[str | int] = [] if area == NOWHERE else [g.area_id(area)]
    return Line(f"option-use-{bearer.use}", [bearer.id, *where], 1 << o.seat)


# Kinds of parts

CARD: Kind[OldOnes] = Kind(lambda g, seat, card: g.card_id(card), card_ref)
OPEN_CARD: Kind[OldOnes] = Kind(CARD.id, at="row/{id}")
CARD_IN_PLAY: Kind[OldOnes] = whole(lambda g, seat, o: g.card_id(g.piles.in_play.top()))
PIECE: Kind[OldOnes] = Kind(piece_id, piece_ref)
IN_AREA: Kind[OldOnes] = Kind(lambda g, seat, area: g.area_id(area), at="{id}")
GRENADIER_IN: Kind[OldOnes] = Kind(IN_AREA.id, at="{id}/grenadier")
BUILT: Kind[OldOnes] = Kind(IN_AREA.id, at="{id}/building")
TYPE: Kind[OldOnes] = Kind(lambda g, seat, type: g.type_id(type))
OWN_BUILDING: Kind[OldOnes] = Kind(TYPE.id, at="seat-{seat}/building/{id}")
BOARD: Kind[OldOnes] = Kind(
    lambda g, seat, board: g.content.boards[board].id, at="seat-{seat}/board"
)
ELDER: Kind[OldOnes] = Kind(lambda g, seat, elder: g.elder_id(elder), at="elder/{id}")
HP: Kind[OldOnes] = whole(lambda g, seat, o: str(g.content.hp_of[o.a]))
COLOUR_OF: Kind[OldOnes] = Kind(lambda g, seat, colour: COLOURS[colour])
# Players: in keys by their seats, in words by their Great Old Ones.
PLAYER: Kind[OldOnes] = Kind(SEAT.id, at=SEAT.at, said=lambda g, seat, o: who(g, o.a))
PARTNER: Kind[OldOnes] = Kind(SEAT.id, at=SEAT.at, said=lambda g, seat, o: who(g, o.b))
PAYER: Kind[OldOnes] = Kind(SEAT.id, said=lambda g, seat, o: who(g, o.a))
PAYEE: Kind[OldOnes] = Kind(SEAT.id, said=lambda g, seat, o: who(g, o.b))
PAID: Kind[OldOnes] = Kind(SEAT.id, said=lambda g, seat, o: who(g, o.b - 1) if o.b else [])

V: Vocabulary[OldOnes] = Vocabulary()

COLOUR: Final = 0
V.verb(COLOUR, "colour", COLOUR_OF, icon="round-shield")
DECLARE: Final = 1
V.verb(DECLARE, "declare", icon="laurel-crown", rule="GO-WIN-01")
PLAY: Final = 2
V.verb(PLAY, "play", CARD, icon="card-play", rule="GO-CARD-01")
GO_ON: Final = 3
V.verb(GO_ON, "go-on", icon="hourglass")
SKIP: Final = 4
V.verb(SKIP, "skip", icon="cancel")
STOP: Final = 5
V.verb(STOP, "stop", icon="cancel", rule="GO-CHAIN-01")
END_TURN: Final = 6
V.verb(END_TURN, "end-turn", icon="hourglass", rule="GO-TURN-01")
USE_BOARD: Final = 7
V.verb(USE_BOARD, "use-board", BOARD, label=of_ability, icon="candle-flame", rule="GO-GOO-01")
USE_BUILDING: Final = 8
V.verb(
    USE_BUILDING,
    "use-building",
    OWN_BUILDING,
    label=of_ability,
    icon="candle-flame",
    rule="GO-BCARD-01",
)
USE_ELDER: Final = 9
V.verb(USE_ELDER, "use-elder", ELDER, label=of_ability, icon="candle-flame", rule="GO-ELDER-01")
PLACE: Final = 10
V.verb(
    PLACE, "place", IN_AREA, maybe(IN_AREA, "more"), refs=placed, icon="cultist", rule="GO-MOVE-01"
)
MOVE: Final = 11
V.verb(MOVE, "move", PIECE, IN_AREA, label=of_piece, icon="walking-boot", rule="GO-MOVE-01")
SUMMON: Final = 12
V.verb(SUMMON, "summon", icon="rolling-dices", rule="GO-SUMM-01")
SUMMONED: Final = 13
V.verb(SUMMONED, "summoned", ELDER, IN_AREA, unwritten(HP), icon="djinn", rule="GO-SUMM-01")
NO_SUMMON: Final = 14
V.verb(NO_SUMMON, "no-summon", icon="cancel")
KILL: Final = 15
V.verb(KILL, "kill", PIECE, label=of_piece, icon="skull-bolt", rule="GO-KILL-01")
SACRIFICE: Final = 16
V.verb(SACRIFICE, "sacrifice", PIECE, label=of_piece, icon="sacrificial-dagger", rule="GO-KILL-01")
SKULL_ALONE: Final = 17
V.verb(SKULL_ALONE, "skull-alone", icon="skull-bolt")
BUILD: Final = 18
V.verb(BUILD, "build", OWN_BUILDING, IN_AREA, icon="gear-hammer", rule="GO-BUILD-01")
TAKE_MONEY: Final = 19
V.verb(TAKE_MONEY, "take-money", AMOUNT, icon="two-coins", rule="GO-MONEY-01")
SCROLL: Final = 20
V.verb(SCROLL, "scroll", unwritten(CARD_IN_PLAY), icon="scroll-unfurled", rule="GO-SCROLL-01")
SCROLL_ON: Final = 21
V.verb(
    SCROLL_ON,
    "scroll-on",
    PLAYER,
    unwritten(CARD_IN_PLAY),
    icon="scroll-unfurled",
    rule="GO-SCROLL-01",
)
DRAW: Final = 22
V.verb(DRAW, "draw", also=lambda g, seat: "deck", icon="card-draw", rule="GO-DRAW-01")
TAKE_OPEN: Final = 23
V.verb(TAKE_OPEN, "take-open", CARD, icon="card-pickup", rule="GO-DRAW-01")
PASS: Final = 24
V.verb(PASS, "pass", icon="hourglass", rule="GO-INTR-01")
REACT: Final = 25
V.verb(REACT, "react", CARD, icon="checked-shield", rule="GO-INTR-01")
RETURN: Final = 26
V.verb(RETURN, "return", CARD, IN_AREA, icon="anticlockwise-rotation", rule="GO-INTR-01")
PUSH: Final = 27
V.verb(PUSH, "push", PIECE, IN_AREA, label=of_piece, icon="walking-boot")
REMOVE: Final = 28
V.verb(REMOVE, "remove", PIECE, label=of_piece, icon="skull-bolt")
LOSE: Final = 29
V.verb(LOSE, "lose", PIECE, label=of_piece, icon="tombstone")
PAY: Final = 30
V.verb(PAY, "pay", icon="two-coins", rule="GO-MONEY-01")
ACCEPT: Final = 31
V.verb(ACCEPT, "accept", icon="cancel")
GIVE: Final = 32
V.verb(GIVE, "give", CARD, icon="grab")
THROW: Final = 33
V.verb(THROW, "throw", CARD, icon="card-discard")
SELL: Final = 34
V.verb(SELL, "sell", CARD, icon="two-coins")
DONE: Final = 35
V.verb(DONE, "done", icon="hourglass")
PASS_CARD: Final = 36
V.verb(PASS_CARD, "pass-card", CARD, PARTNER, icon="two-coins")
TROUBLE: Final = 37
V.verb(TROUBLE, "trouble", IN_AREA, icon="enrage", rule="GO-TROUB-01")
CALM: Final = 38
V.verb(CALM, "calm", IN_AREA, icon="moon", rule="GO-TROUB-01")
GRENADIER: Final = 39
V.verb(GRENADIER, "grenadier", GRENADIER_IN, IN_AREA, icon="rally-the-troops", rule="GO-GREN-01")
GRENADIER_AWAY: Final = 40
V.verb(GRENADIER_AWAY, "grenadier-away", GRENADIER_IN, maybe(PAID, "more"), icon="exit-door")
SWAP: Final = 41
V.verb(SWAP, "swap", PIECE, label=of_piece, icon="swap-bag")
KEEP: Final = 42
V.verb(KEEP, "keep", CARD, icon="grab")
TAKE_OVER: Final = 43
V.verb(TAKE_OVER, "take-over", BUILT, OWN_BUILDING, icon="gear-hammer")
AREA: Final = 44
V.verb(AREA, "area", IN_AREA, maybe(unwritten(TYPE), "building"), icon="treasure-map")
TRANSFER: Final = 45
V.verb(TRANSFER, "transfer", PAYER, PAYEE, icon="two-coins")
SWAP_CARDS: Final = 46
V.verb(SWAP_CARDS, "swap-cards", CARD, OPEN_CARD, icon="swap-bag")
FLEE: Final = 47
V.verb(FLEE, "flee", PIECE, IN_AREA, label=of_piece, icon="walking-boot", rule="GO-EVENT-01")
PAY_FOR: Final = 48
V.verb(PAY_FOR, "pay-for", OWN_BUILDING, icon="two-coins")
