# border: not compiled
"""Names: options as readable keys and as words for people, and what elements are called."""

from __future__ import annotations

from gaslamp.games.great_old_ones import text, verbs
from gaslamp.games.great_old_ones.content import (
    BOARD_ABILITIES,
    BUILDING_ABILITIES,
    ELDER_ABILITIES,
)
from gaslamp.games.great_old_ones.people import PickBuilding
from gaslamp.games.great_old_ones.setup import COLOURS
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    PIECE_CITIZEN,
    PIECE_ELDER,
    OldOnes,
    area_of,
    type_of_building,
    who,
)
from gaslamp.games.great_old_ones.tables import Card, Content
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import pending

NO_PARTS = (
    verbs.DECLARE, verbs.GO_ON, verbs.SKIP, verbs.STOP, verbs.END_TURN, verbs.SUMMON,
    verbs.NO_SUMMON, verbs.SKULL_ALONE, verbs.SCROLL, verbs.DRAW, verbs.PASS, verbs.PAY,
    verbs.ACCEPT, verbs.DONE,
)  # fmt: skip
OF_CARD = (verbs.PLAY, verbs.TAKE_OPEN, verbs.REACT, verbs.GIVE, verbs.THROW, verbs.SELL,
           verbs.KEEP)  # fmt: skip
OF_AREA = (verbs.TROUBLE, verbs.CALM, verbs.AREA)
OF_PIECE = (verbs.KILL, verbs.SACRIFICE, verbs.REMOVE, verbs.LOSE, verbs.SWAP)
OF_STEP = (verbs.MOVE, verbs.PUSH, verbs.FLEE)
CITIZEN = "new-citizen"

# Elements that stand for what a card says: its Scroll, its symbols.
SCROLL_OF = "scroll/"
SYMBOLS_OF = "symbols/"


def piece_parts(g: OldOnes, piece: int) -> list[str]:
    """A piece on the board: an Agent by owner and area, an Elder One by its name."""
    if piece < PIECE_ELDER:
        return [f"seat-{piece >> 4}", g.area_id(piece & 15)]
    if piece < PIECE_CITIZEN:
        return [g.elder_id(piece - PIECE_ELDER)]
    return [CITIZEN, g.area_id(piece - PIECE_CITIZEN)]


def parts(g: OldOnes, seat: int, code: int) -> list[str]:
    """The elements of an option, in the order of its key."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    if verb in NO_PARTS:
        return []
    if verb in OF_CARD:
        return [g.card_id(a)]
    if verb in OF_AREA:
        return [g.area_id(a)]
    if verb in OF_PIECE:
        return piece_parts(g, a)
    if verb in OF_STEP:
        return [*piece_parts(g, a), g.area_id(b)]
    if verb == verbs.PLACE:
        return [g.area_id(a), *([g.area_id(b - 1)] if b else [])]
    if verb == verbs.GRENADIER_AWAY:
        return [g.area_id(a), *([f"seat-{b - 1}"] if b else [])]
    return other_parts(g, verb, a, b)


def other_parts(g: OldOnes, verb: int, a: int, b: int) -> list[str]:
    if verb == verbs.COLOUR:
        return [COLOURS[a]]
    if verb == verbs.USE_BOARD:
        return [g.content.boards[a].id]
    if verb in (verbs.USE_BUILDING, verbs.PAY_FOR):
        return [g.type_id(a)]
    if verb == verbs.USE_ELDER:
        return [g.elder_id(a)]
    if verb == verbs.SUMMONED:
        return [g.elder_id(a), g.area_id(b)]
    if verb == verbs.BUILD:
        return [g.type_id(a), g.area_id(b)]
    if verb == verbs.TAKE_OVER:
        return [g.area_id(a), g.type_id(b)]
    if verb == verbs.TAKE_MONEY:
        return [str(a)]
    if verb == verbs.SCROLL_ON:
        return [f"seat-{a}"]
    if verb == verbs.TRANSFER:
        return [f"seat-{a}", f"seat-{b}"]
    if verb == verbs.RETURN:
        return [g.card_id(a), g.area_id(b)]
    if verb == verbs.PASS_CARD:
        return [g.card_id(a), f"seat-{b}"]
    if verb == verbs.SWAP_CARDS:
        return [g.card_id(a), g.card_id(b)]
    assert verb == verbs.GRENADIER
    return [g.area_id(a), g.area_id(b)]


def words(g: OldOnes, seat: int, code: int) -> tuple[str, list[str | int]]:
    """An option's message and its arguments: players go by their Great Old Ones."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    key = f"option-{verbs.WORDS[verb]}"
    args: list[str | int] = [called(g, part) for part in parts(g, seat, code)]
    if verb in ABILITY_OF:
        return ability_words(g, seat, verb, a)
    if verb in (verbs.SCROLL, verbs.SCROLL_ON):
        return key, [*args, g.card_id(g.piles.in_play.top())]
    if verb == verbs.SUMMONED:
        return key, [*args, int(g.content.hp_of[a])]
    if verb in (verbs.PLACE, verbs.GRENADIER_AWAY) and b:
        return f"{key}-more", args
    if verb == verbs.AREA and isinstance(pending(g), PickBuilding):
        return f"{key}-building", [g.type_id(type_of_building(g.london.building[a])), *args]
    if verb not in (*OF_PIECE, *OF_STEP):
        return key, args
    if a >= PIECE_CITIZEN:
        return f"{key}-citizen", args[1:]
    if a >= PIECE_ELDER:
        return f"{key}-elder", args
    return (f"{key}-own", args[1:]) if a >> 4 == seat else (key, args)


def called(g: OldOnes, part: str) -> str | int:
    if part.startswith("seat-"):
        return who(g, int(part[5:]))
    return int(part) if part.isdecimal() else part


ABILITY_OF = (verbs.USE_BOARD, verbs.USE_BUILDING, verbs.USE_ELDER)
ABILITY_WORDS = {
    number: word
    for group in (BOARD_ABILITIES, BUILDING_ABILITIES, ELDER_ABILITIES)
    for word, number in group.items()
}


def ability_words(g: OldOnes, seat: int, verb: int, a: int) -> tuple[str, list[str | int]]:
    """What using an ability means, with its bearer and where it stands."""
    if verb == verbs.USE_BOARD:
        bearer, area = g.content.boards[a], NOWHERE
    elif verb == verbs.USE_BUILDING:
        bearer, area = g.content.buildings[a], int(g.players[seat].built[a])
    else:
        bearer, area = g.content.elders[a], int(g.elders.area[a])
    where: list[str | int] = [] if area == NOWHERE else [g.area_id(area)]
    return f"option-use-{ABILITY_WORDS[int(bearer.ability)]}", [bearer.id, *where]


def piece_ref(g: OldOnes, piece: int) -> str:
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


def refs(g: OldOnes, seat: int, code: int) -> list[str]:
    """The pieces on the table an option is about."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    if verb in OF_CARD:
        return [card_ref(g, seat, a)]
    if verb in OF_AREA:
        return [g.area_id(a)]
    if verb in OF_PIECE:
        return [piece_ref(g, a)]
    if verb in OF_STEP:
        return [piece_ref(g, a), g.area_id(b)]
    if verb == verbs.PLACE:
        # The piece that is lifted comes first, then where it goes, as in a move.
        return [*([f"{g.area_id(b - 1)}/seat-{seat}"] if b else []), g.area_id(a)]
    if verb == verbs.GRENADIER:
        return [f"{g.area_id(a)}/grenadier", g.area_id(b)]
    if verb == verbs.GRENADIER_AWAY:
        return [f"{g.area_id(a)}/grenadier"]
    if verb == verbs.TAKE_OVER:
        return [f"{g.area_id(a)}/building", f"seat-{seat}/building/{g.type_id(b)}"]
    if verb == verbs.BUILD:
        return [f"seat-{seat}/building/{g.type_id(a)}", g.area_id(b)]
    if verb in (verbs.USE_BUILDING, verbs.PAY_FOR):
        return [f"seat-{seat}/building/{g.type_id(a)}"]
    if verb == verbs.USE_BOARD:
        return [f"seat-{seat}/board"]
    if verb == verbs.USE_ELDER:
        return [f"elder/{g.elder_id(a)}"]
    if verb == verbs.SUMMONED:
        return [f"elder/{g.elder_id(a)}", g.area_id(b)]
    if verb in (verbs.RETURN, verbs.PASS_CARD):
        return [card_ref(g, seat, a), g.area_id(b) if verb == verbs.RETURN else f"seat-{b}"]
    if verb == verbs.SWAP_CARDS:
        return [card_ref(g, seat, a), f"row/{g.card_id(b)}"]
    if verb == verbs.DRAW:
        return ["deck"]
    return [f"seat-{a}"] if verb == verbs.SCROLL_ON else []


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    if element == CITIZEN:
        return "New Citizen"
    if element.startswith(SCROLL_OF):
        return card_of(content, element[len(SCROLL_OF) :]).text.rstrip(".")
    if element.startswith(SYMBOLS_OF):
        return ", ".join(text.short_symbols(card_of(content, element[len(SYMBOLS_OF) :])))
    if element in COLOURS:
        return element.capitalize()
    for group in (content.areas, content.cards, content.elders, content.buildings,
                  content.boards, content.objectives, content.events):  # fmt: skip
        for thing in group:
            if thing.id == element:
                return str(thing.name)
    raise KeyError(element)


def card_of(content: Content, card: str) -> Card:
    return next(c for c in content.cards if c.id == card)
