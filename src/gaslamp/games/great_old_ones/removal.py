"""Removal: Assassination, hits on Elder Ones, sacrifices, and losses of one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.interrupts import (
    ABOUT_ELDER,
    ABOUT_REMOVAL,
    guard,
    offer_return,
)
from gaslamp.games.great_old_ones.state import (
    NOBODY,
    NOWHERE,
    PIECE_CITIZEN,
    PIECE_ELDER,
    OldOnes,
    agent,
    area_of,
    at,
    card_in_play,
    citizen,
    elder_piece,
    owner_of,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS, HEAL, RETURN, SAVE, WARD
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

# Which Interrupts answer a removal, by its cause.
BY_ACTION: Final = SAVE | HEAL | RETURN
BY_SCROLL: Final = SAVE | HEAL | RETURN | WARD
BY_EVENT: Final = HEAL | RETURN
OWN_LOSS: Final = 0
WHOLE: Final = 99  # more hits than any Elder One has: it is removed whole


def remove_minion(g: OldOnes, piece: i64, answers: i64) -> None:
    """GO-ELDER-07: an Agent is removed, an Elder One takes one hit."""
    if piece < PIECE_ELDER:
        remove_agent(g, piece >> 4, piece & 15, answers)
    else:
        hit(g, piece - PIECE_ELDER, 1, answers)


def give_up(g: OldOnes, piece: i64, answers: i64) -> None:
    """GO-ELDER-11: a Minion its owner has to lose; an Elder One goes whole."""
    if piece < PIECE_ELDER:
        remove_agent(g, piece >> 4, piece & 15, answers)
    else:
        hit(g, piece - PIECE_ELDER, WHOLE, answers)


def remove_agent(g: OldOnes, owner: i64, area: i64, answers: i64) -> None:
    """GO-KILL-03, GO-INTR-09..11: it may be stopped, and it may be brought back."""
    effect = RemoveAgent(owner, area, answers & RETURN != 0)
    guard(g, owner, answers, ABOUT_REMOVAL, area, effect)


class RemoveAgent(Step[OldOnes]):
    """An Agent goes to its owner's supply; then cards that bring it back."""

    def __init__(self, owner: i64, area: i64, returns: bool) -> None:
        self.owner: Final[i64] = owner
        self.area: Final[i64] = area
        self.returns: Final = returns

    def run(self, g: OldOnes) -> None:
        if g.logging:
            g.say("removed", who(g, self.owner), g.area_id(self.area))
        board.lift_agent(g, self.owner, self.area)
        if self.returns:
            offer_return(g, self.owner, self.area)


def hit(g: OldOnes, elder: i64, hits: i64, answers: i64) -> None:
    """GO-INTR-16: what saves a Minion answers only hits that remove; a ward answers any."""
    lethal = g.elders.hits[elder] + hits >= g.content.hp_of[elder]
    kinds = answers if lethal else answers & WARD
    guard(g, g.elders.owner[elder], kinds, ABOUT_ELDER, elder, Hit(elder, hits))


class Hit(Step[OldOnes]):
    """GO-ELDER-08/09, GO-KILL-08/09: hits add up; at its HP an Elder One is removed."""

    def __init__(self, elder: i64, hits: i64) -> None:
        self.elder: Final[i64] = elder
        self.hits: Final[i64] = hits

    def run(self, g: OldOnes) -> None:
        elder = self.elder
        if g.elders.hits[elder] + self.hits >= g.content.hp_of[elder]:
            to_pool(g, elder)
        else:
            g.elders.hits[elder] += self.hits
            g.say("hit", g.elder_id(elder))


def to_pool(g: OldOnes, elder: i64) -> None:
    """GO-ELDER-06/20: back to the pool with no hits; nobody controls it; Trouble ends."""
    if g.logging:
        g.say("elder-removed", g.elder_id(elder), g.area_id(g.elders.area[elder]))
    board.leave(g, elder_piece(elder))
    g.elders.area[elder] = NOWHERE
    g.elders.owner[elder] = NOBODY
    g.elders.hits[elder] = 0


# Assassination


def can_kill(g: OldOnes, seat: i64) -> bool:
    """GO-KILL-01: whether a pawn that is not the seat's own stands in Trouble."""
    area: i64 = 0
    while area < AREAS:
        if board.in_trouble(g, area) and board.pawns(g, area) > g.london.minions[at(seat, area)]:
            return True
        area += 1
    return False


def offer_kills(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-KILL-01/02: others' Minions and New Citizens in areas in Trouble."""
    area: i64 = 0
    while area < AREAS:
        if board.in_trouble(g, area):
            offer_minions(g, m, verbs.KILL, area, g.everyone() & ~bit(seat))
            if g.london.citizens[area] > 0:
                m.offer(verbs.KILL, citizen(area))
        elif m.explain:
            refuse_calm(g, seat, m, area)
        area += 1


def refuse_calm(g: OldOnes, seat: i64, m: Menu, area: i64) -> None:
    other: i64 = 0
    while other < g.seats:
        if other != seat and g.london.agents[at(other, area)] > 0:
            m.refuse("why-no-trouble", "GO-TROUB-09", verbs.KILL, agent(other, area))
        other += 1


def offer_minions(g: OldOnes, m: Menu, verb: i64, area: i64, owners: i64) -> None:
    """The Minions of these seats in an area."""
    seat: i64 = 0
    while seat < g.seats:
        if (owners >> seat) & 1 and g.london.agents[at(seat, area)] > 0:
            m.offer(verb, agent(seat, area))
        seat += 1
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.area[elder] == area and (owners >> g.elders.owner[elder]) & 1:
            m.offer(verb, elder_piece(elder))
        elder += 1


def offer_all_minions(g: OldOnes, m: Menu, verb: i64, areas: i64, owners: i64) -> None:
    area: i64 = 0
    while area < AREAS:
        if (areas >> area) & 1:
            offer_minions(g, m, verb, area, owners)
        area += 1


def kill(g: OldOnes, seat: i64, piece: i64, answers: i64) -> None:
    """GO-KILL-03..13: an Agent or New Citizen goes; an Elder One takes the skull as a hit."""
    if g.logging:
        say_attack(g, seat, piece)
    if piece >= PIECE_CITIZEN:
        board.remove_citizen(g, piece - PIECE_CITIZEN)
    elif piece < PIECE_ELDER:
        remove_agent(g, piece >> 4, piece & 15, answers)
    else:
        elder = piece - PIECE_ELDER
        short = g.content.hp_of[elder] - g.elders.hits[elder] - 1
        if 0 < short <= offering(g, seat, g.elders.area[elder]):
            g.then(Sacrifice(seat, elder, 1, answers))
        else:
            hit(g, elder, 1, answers)


def say_attack(g: OldOnes, seat: i64, piece: i64) -> None:
    area = g.area_id(area_of(g, piece))
    if piece >= PIECE_CITIZEN:
        g.say("attacks-citizen", who(g, seat), area)
    elif piece >= PIECE_ELDER:
        g.say("attacks-elder", who(g, seat), g.elder_id(piece - PIECE_ELDER), area)
    else:
        g.say("attacks", who(g, seat), who(g, piece >> 4), area)


def offering(g: OldOnes, seat: i64, area: i64) -> i64:
    """GO-KILL-06: how many hits the seat could add by sacrifices in this area."""
    total = g.london.agents[at(seat, area)]
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.area[elder] == area and g.elders.owner[elder] == seat:
            total += g.content.hp_of[elder]
        elder += 1
    return total


class Sacrifice(Question[OldOnes]):
    """GO-KILL-06/07/12, D08: own Minions one at a time until the hits are complete."""

    def __init__(self, seat: i64, elder: i64, hits: i64, answers: i64) -> None:
        super().__init__(seat)
        self.elder: Final[i64] = elder
        self.hits: Final[i64] = hits
        self.answers: Final[i64] = answers

    def menu(self, g: OldOnes, m: Menu) -> None:
        if self.hits == 1:
            m.offer(verbs.SKULL_ALONE)
        offer_minions(g, m, verbs.SACRIFICE, g.elders.area[self.elder], bit(self.seat))

    def take(self, g: OldOnes, o: Option) -> None:
        hits = self.hits
        if o.verb == verbs.SACRIFICE:
            hits += sacrifice(g, self.seat, o.a)
            if g.elders.hits[self.elder] + hits < g.content.hp_of[self.elder]:
                g.then(Sacrifice(self.seat, self.elder, hits, self.answers))
                return
        hit(g, self.elder, hits, self.answers)

    def prompt(self, g: OldOnes) -> Line:
        args = [who(g, self.seat), g.elder_id(self.elder), card_in_play(g)]
        return Line("ask-sacrifice", [*args], -1)


def sacrifice(g: OldOnes, seat: i64, piece: i64) -> i64:
    """GO-KILL-11: the Minion goes; how many hits it brings."""
    if piece < PIECE_ELDER:
        g.say("sacrificed", who(g, seat), g.area_id(piece & 15))
        board.lift_agent(g, seat, piece & 15)
        return 1
    elder = piece - PIECE_ELDER
    g.say("sacrificed-elder", who(g, seat), g.elder_id(elder))
    to_pool(g, elder)
    return g.content.hp_of[elder]


# Losses of one's own


def has_minion(g: OldOnes, seat: i64) -> bool:
    return board.presence(g, seat) != 0


def offer_own_minions(g: OldOnes, seat: i64, m: Menu) -> None:
    area: i64 = 0
    while area < AREAS:
        offer_minions(g, m, verbs.LOSE, area, bit(seat))
        area += 1


class OwnLoss(Question[OldOnes]):
    """GO-ELDER-11, GO-INTR-15, D23: a Minion of one's own, or the forfeit where there is one."""

    def __init__(self, seat: i64, forfeit: i64) -> None:
        super().__init__(seat)
        self.forfeit: Final[i64] = forfeit

    def menu(self, g: OldOnes, m: Menu) -> None:
        if self.forfeit > 0:
            if g.players[self.seat].money >= self.forfeit:
                m.offer(verbs.PAY)
            elif m.explain:
                m.refuse("why-no-money", "GO-SCROLL-25", verbs.PAY, with_=int(self.forfeit))
        offer_own_minions(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PAY:
            board.pay_bank(g, self.seat, self.forfeit)
        else:
            give_up(g, o.a, OWN_LOSS)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-own-loss", [who(g, self.seat), card_in_play(g)], -1)


def own_loss(g: OldOnes, seat: i64, forfeit: i64) -> None:
    """GO-SCROLL-19/25: asked only if there is something to lose."""
    can_pay = forfeit > 0 and g.players[seat].money >= forfeit
    if can_pay or has_minion(g, seat):
        g.then(OwnLoss(seat, forfeit))


class GiveUp(Step[OldOnes]):
    """GO-SCROLL-19, D22: a player gives up a Minion because of another player's card."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        if has_minion(g, self.seat):
            g.then(GiveUpChoice(self.seat))


class GiveUpChoice(Question[OldOnes]):
    """GO-ELDER-11: which Minion is given up."""

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_own_minions(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        give_up(g, o.a, BY_ACTION)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-give-up", [who(g, self.seat), card_in_play(g)], -1)


def answers_for(g: OldOnes, seat: i64, piece: i64, answers: i64) -> i64:
    """GO-INTR-15: what a seat does to its own Minion nobody answers."""
    return OWN_LOSS if owner_of(g, piece) == seat else answers
