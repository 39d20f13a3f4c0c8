# border: not compiled
"""What an option costs or brings, in a few words: prices, money, hits, and Trouble."""

from __future__ import annotations

from gaslamp.games.great_old_ones import abilities, board, building, events, summon, tables
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import ABILITIES
from gaslamp.games.great_old_ones.action_cards import DoSymbol
from gaslamp.games.great_old_ones.dice import ChoosePayer
from gaslamp.games.great_old_ones.effect import price
from gaslamp.games.great_old_ones.people import PayOrSuffer
from gaslamp.games.great_old_ones.removal import OwnLoss, Sacrifice, offering
from gaslamp.games.great_old_ones.scroll import SCROLLS
from gaslamp.games.great_old_ones.state import (
    DIE,
    NOWHERE,
    PIECE_CITIZEN,
    PIECE_ELDER,
    OldOnes,
    area_of,
    owner_of_building,
    type_of_building,
    who,
)
from gaslamp.games.great_old_ones.summon import SummonChoice
from gaslamp.games.great_old_ones.symbol import SYMBOLS, symbol_code
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.games.great_old_ones.text import SCROLL_OF, SYMBOLS_OF
from gaslamp.games.great_old_ones.trading import SellMore, TitheChoice
from gaslamp.games.great_old_ones.turn import EndOfTurn, FirstCard
from gaslamp.games.great_old_ones.winning import is_met
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, pending

Said = tuple[str, list[str | int]] | None
OF_HAND = (verbs.PLAY, verbs.TAKE_OPEN, verbs.KEEP)
OF_STEP = (verbs.MOVE, verbs.PUSH, verbs.FLEE)
BARRED = ("building", "assassination", "summon")  # in the order of the message `now-in-vain`


def note(g: OldOnes, seat: int, code: int) -> Line | None:
    """The note behind an option the seat is offered now."""
    o = Option(seat, code)
    if o.verb in (verbs.USE_BOARD, verbs.USE_BUILDING, verbs.USE_ELDER):
        return ability(g, seat, int(o.verb), int(o.a))
    card = None if o.verb == verbs.SKIP else scroll_in_play(g)
    if card is not None and (brings := SCROLLS.all[card.scroll].note(g, seat, card, o)):
        return brings
    found = said(g, seat, int(o.verb), int(o.a), int(o.b))
    return None if found is None else Line(f"note-{found[0]}", found[1], 1 << seat)


def tag(g: OldOnes, seat: int, code: int) -> Line | None:
    """What is paid for it, where that is its note."""
    found = note(g, seat, code)
    if found is None or found.key not in ("note-price", "note-price-to") or found.args[0] == 0:
        return None
    return Line("price-money", [found.args[0]], 1 << seat)


def said(g: OldOnes, seat: int, verb: int, a: int, b: int) -> Said:
    if verb in OF_HAND:
        return card_note(g.content.cards[a], in_vain(g, seat, a) if verb == verbs.PLAY else 0)
    if verb in OF_STEP:
        return trouble(g, int(area_of(g, a)), b)
    if verb == verbs.PLACE:
        return placing(g, a, b - 1)
    if verb == verbs.RETURN:
        return trouble(g, NOWHERE, b)
    if verb == verbs.GRENADIER:
        return ("calms", [g.area_id(b)]) if board.in_trouble(g, b) else None
    if verb == verbs.DECLARE:
        return "objective", [g.content.objectives[g.players[seat].objective].id]
    if verb in (verbs.KILL, verbs.REMOVE, verbs.SACRIFICE):
        return hits(g, seat, verb, a)
    return money(g, seat, verb, a)


def caution(g: OldOnes, seat: int, code: int) -> Line | None:
    """What the option would throw away: a victory, money that is there for the asking, or a card
    that only reacts."""
    decision = pending(g)
    verb = int(Option(seat, code).verb)
    if isinstance(decision, FirstCard) and verb != verbs.DECLARE:
        held = g.players[seat].objective
        if g.may_declare and is_met(g, seat, held):
            return Line("caution-declare", [g.content.objectives[held].id], 1 << seat)
        if verb == verbs.PLAY:
            return idle_play(g, seat, int(Option(seat, code).a))
    if isinstance(decision, EndOfTurn) and verb == verbs.END_TURN:
        return money_left(g, seat)
    return None


def idle_play(g: OldOnes, seat: int, card: int) -> Line | None:
    """GO-INTR-08: an Interrupt does nothing as the card of a turn; for who holds anything else."""
    if not only_reacts(g, card) or all(only_reacts(g, c) for c in g.players[seat].hand.listed()):
        return None
    return Line("caution-interrupt", [g.card_id(card)], 1 << seat)


def only_reacts(g: OldOnes, card: int) -> bool:
    return card in list(g.content.interrupts) and len(g.content.cards[card].symbols) == 1


def money_left(g: OldOnes, seat: int) -> Line | None:
    """The first ability not used yet that would bring money."""
    menu = Menu(seat)
    abilities.offer_abilities(g, seat, menu)
    for unused in menu.listed():
        o = Option(seat, unused)
        brings = ability(g, seat, int(o.verb), int(o.a))
        if brings is not None and brings.key == "note-gain" and brings.args[0] != 0:
            built = o.verb == verbs.USE_BUILDING
            bearer = g.type_id(o.a) if built else g.elder_id(o.a)
            key = "caution-unused-building" if built else "caution-unused-elder"
            return Line(key, [bearer, brings.args[0]], 1 << seat)
    return None


def card_note(card: Card, vain: int) -> Said:
    """The symbols of a card in a word each, what of them is in vain now, and what its Scroll or
    reaction says."""
    symbols = f"{SYMBOLS_OF}{card.id}"
    if not card.text:
        return "card", [symbols, vain]
    kind = "card-scroll" if card.scroll != tables.NO_SCROLL else "card-interrupt"
    return kind, [symbols, vain, f"{SCROLL_OF}{card.id}"]


def in_vain(g: OldOnes, seat: int, card: int) -> int:
    """GO-CARD-05: whether the first symbol could not be done as it stands, and which one it is;
    what comes later may still be opened by what comes before it."""
    symbol = SYMBOLS.all[symbol_code(g, card, 0) & 15]
    if symbol.word not in BARRED or symbol.can_do(g, seat, card):
        return 0
    return BARRED.index(symbol.word) + 1


# Trouble


def trouble(g: OldOnes, start: int, target: int) -> Said:
    """GO-TROUB-06/07: what a pawn ends where it leaves and starts where it comes."""
    ends = start != NOWHERE and board.in_trouble(g, start)
    starts = board.pawns(g, target) > 0 and not board.in_trouble(g, target)
    if ends and starts:
        return "calms-and-stirs", [g.area_id(start), g.area_id(target)]
    if ends:
        return "calms", [g.area_id(start)]
    return ("stirs", [g.area_id(target)]) if starts else None


def placing(g: OldOnes, target: int, lifted: int) -> Said:
    """GO-MOVE-07/10: an Agent from the supply, or one lifted from the board."""
    card = scroll_in_play(g)
    quiet = card is not None and SCROLLS.all[card.scroll].quiet
    if lifted == target:
        starts = board.pawns(g, target) > 1 and not quiet
        if starts == board.in_trouble(g, target):
            return None
        return "stirs" if starts else "calms", [g.area_id(target)]
    if quiet:
        ends = lifted != NOWHERE and board.in_trouble(g, lifted)
        return ("calms", [g.area_id(lifted)]) if ends else None
    return trouble(g, lifted, target)


# Abilities and hits


def ability(g: OldOnes, seat: int, verb: int, a: int) -> Line | None:
    """What using an ability costs, or the money it brings."""
    if verb == verbs.USE_BOARD:
        cost = int(g.content.boards[a].cost)
        return price(seat, cost) if cost else None
    if verb == verbs.USE_BUILDING:
        return ABILITIES.all[g.content.buildings[a].ability].note(g, seat, g.players[seat].built[a])
    return ABILITIES.all[g.content.elders[a].ability].note(g, seat, a)


def hits(g: OldOnes, seat: int, verb: int, piece: int) -> Said:
    """GO-KILL-05..12: how many hits an Elder One still takes, and what sacrifices add."""
    decision = pending(g)
    if verb == verbs.SACRIFICE:
        assert isinstance(decision, Sacrifice)
        target = decision.elder
        missing = int(g.content.hp_of[target] - g.elders.hits[target] - decision.hits)
        brings = int(g.content.hp_of[piece - PIECE_ELDER]) if piece >= PIECE_ELDER else 1
        return "sacrifice", [brings, missing]
    if not PIECE_ELDER <= piece < PIECE_CITIZEN:
        return None
    elder = piece - PIECE_ELDER
    left = int(g.content.hp_of[elder] - g.elders.hits[elder])
    if left <= 1:
        return "hit-removes", []
    helping = int(offering(g, seat, g.elders.area[elder])) if verb == verbs.KILL else 0
    if helping >= left - 1:
        return "hit-or-sacrifice", [left, left - 1]
    return "hit", [left]


# Money


def money(g: OldOnes, seat: int, verb: int, a: int) -> Said:
    """Prices, and what is paid or earned at once."""
    decision = pending(g)
    if verb == verbs.BUILD:
        return "price", [int(building.price(g, a, building.FULL_PRICE))]
    if verb == verbs.TAKE_OVER:
        built = g.london.building[a]
        cost = int(g.content.price_of[type_of_building(built)])
        return "price-to", [cost, who(g, owner_of_building(built))]
    if verb == verbs.PAY_FOR:
        return "price", [int(events.REPAIR)]
    if verb == verbs.SUMMON:
        return ("free", []) if g.level >= DIE else None
    if verb == verbs.SUMMONED:
        assert isinstance(decision, SummonChoice)
        cost = int(summon.price(g, a, decision.short))
        return ("price", [cost]) if cost else ("free", [])
    if verb == verbs.PAY:
        return "price", [due(g)]
    if verb == verbs.SELL:
        assert isinstance(decision, SellMore)
        return "gain", [int(decision.price)]
    if verb == verbs.SCROLL_ON and isinstance(decision, ChoosePayer):
        return "gain", [min(int(decision.amount), int(g.players[a].money))]
    return None


def due(g: OldOnes) -> int:
    """What "pay" means in the question that is asked."""
    decision = pending(g)
    if isinstance(decision, OwnLoss):
        return int(decision.forfeit)
    assert isinstance(decision, (TitheChoice, PayOrSuffer))
    return int(decision.amount)


# Scrolls


def scroll_in_play(g: OldOnes) -> Card | None:
    """The card whose Scroll is asked for."""
    decision = pending(g)
    if isinstance(decision, DoSymbol) and decision.symbol(g).word == "scroll":
        return g.content.cards[decision.card]
    return None
