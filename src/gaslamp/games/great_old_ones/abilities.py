"""When abilities may be used: in free moments of the own turn, each once."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import ABILITIES
from gaslamp.games.great_old_ones.state import (
    BOARD_USED,
    FRESH,
    NOWHERE,
    USED,
    OldOnes,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import TYPES
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option


def offer_abilities(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-TURN-08, GO-GOO-01, GO-BCARD-01, GO-ELDER-03, D11: what may be used now."""
    player = g.players[seat]
    if player.used & BOARD_USED:
        m.refuse("why-used", "GO-GOO-01", verbs.USE_BOARD, player.board)
    elif board_usable(g, seat):
        m.offer(verbs.USE_BOARD, player.board)
    elif player.money < g.content.boards[player.board].cost:
        m.refuse("why-too-dear", "GO-MONEY-05", verbs.USE_BOARD, player.board,
                 with_=int(g.content.boards[player.board].cost))  # fmt: skip
    elif m.explain:
        m.refuse(ABILITIES.all[g.content.boards[player.board].ability].idle(), "GO-MONEY-07",
                 verbs.USE_BOARD, player.board)  # fmt: skip
    built = player.built
    type: i64 = 0
    while type < TYPES:
        if built[type] != NOWHERE:
            if (player.fresh >> type) & 1:
                m.refuse("why-new-building", "GO-BCARD-02", verbs.USE_BUILDING, type)
            elif (player.used >> type) & 1:
                m.refuse("why-used", "GO-BCARD-01", verbs.USE_BUILDING, type)
            elif building_usable(g, seat, type):
                m.offer(verbs.USE_BUILDING, type)
            elif m.explain:
                refuse_building(g, seat, type, m)
        type += 1
    owners, marks = g.elders.owner, g.elders.marks
    elder: i64 = 0
    while elder < len(owners):
        if owners[elder] == seat:
            if marks[elder] & FRESH:
                m.refuse("why-new-elder", "GO-ELDER-04", verbs.USE_ELDER, elder)
            elif marks[elder] & USED:
                m.refuse("why-used", "GO-ELDER-03", verbs.USE_ELDER, elder)
            elif elder_usable(g, seat, elder):
                m.offer(verbs.USE_ELDER, elder)
            elif m.explain:
                m.refuse(ABILITIES.all[g.content.elders[elder].ability].idle(), "GO-ELDER-03",
                         verbs.USE_ELDER, elder, with_=g.elder_id(elder))  # fmt: skip
        elder += 1


def refuse_building(g: OldOnes, seat: i64, type: i64, m: Menu) -> None:
    ability = ABILITIES.all[g.content.buildings[type].ability]
    fee = ability.fee()
    if g.players[seat].money < fee:
        m.refuse("why-too-dear", "GO-MONEY-05", verbs.USE_BUILDING, type, with_=int(fee))
    else:
        m.refuse(ability.idle(), "GO-BCARD-01", verbs.USE_BUILDING, type)


def any_usable(g: OldOnes, seat: i64) -> bool:
    """Whether a free moment would offer anything; everybody can see that."""
    player = g.players[seat]
    if player.used & BOARD_USED == 0 and board_usable(g, seat):
        return True
    waiting = ~(player.used | player.fresh)
    built = player.built
    type: i64 = 0
    while type < TYPES:
        if (waiting >> type) & 1 and built[type] != NOWHERE and building_usable(g, seat, type):
            return True
        type += 1
    owners = g.elders.owner
    elder: i64 = 0
    while elder < len(owners):
        if owners[elder] == seat and g.elders.marks[elder] == 0 and elder_usable(g, seat, elder):
            return True
        elder += 1
    return False


def board_usable(g: OldOnes, seat: i64) -> bool:
    """GO-MONEY-05/07: the cost in full, and something to do."""
    player = g.players[seat]
    kind = g.content.boards[player.board]
    return player.money >= kind.cost and ABILITIES.all[kind.ability].usable(g, seat, NOWHERE)


def building_usable(g: OldOnes, seat: i64, type: i64) -> bool:
    """GO-BCARD-03..08: whether the ability can do something now."""
    player = g.players[seat]
    ability = ABILITIES.all[g.content.buildings[type].ability]
    return player.money >= ability.fee() and ability.usable(g, seat, player.built[type])


def elder_usable(g: OldOnes, seat: i64, elder: i64) -> bool:
    """GO-ELDER-12..19: whether the ability can do something now."""
    return ABILITIES.all[g.content.elders[elder].ability].usable(g, seat, elder)


def take_ability(g: OldOnes, seat: i64, o: Option) -> None:
    """Use the ability an option names."""
    player = g.players[seat]
    if o.verb == verbs.USE_BOARD:
        player.used |= BOARD_USED
        kind = g.content.boards[player.board]
        g.say("uses-board", who(g, seat))
        if kind.cost > 0:
            board.pay_bank(g, seat, kind.cost)
        ABILITIES.all[kind.ability].use(g, seat, NOWHERE)
    elif o.verb == verbs.USE_BUILDING:
        player.used |= bit(o.a)
        ability = ABILITIES.all[g.content.buildings[o.a].ability]
        g.say("uses-building", who(g, seat), g.type_id(o.a))
        if ability.fee() > 0:
            board.pay_bank(g, seat, ability.fee())
        ability.use(g, seat, player.built[o.a])
    else:
        g.elders.marks[o.a] |= USED
        g.say("uses", who(g, seat), g.elder_id(o.a))
        ABILITIES.all[g.content.elders[o.a].ability].use(g, seat, o.a)
