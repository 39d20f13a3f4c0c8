"""The Townsfolk turn: roll, return, the open actions of all players, and its end (BB-TT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, helping, moving
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.placing import PlaceDie
from gaslamp.games.blackbriar.second_thoughts import acted, too_often
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    CONDITIONS,
    MOVED,
    THIS_TURN,
    Blackbriar,
    owner,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.supernatural import SupernaturalTurn
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step


class Round(Step[Blackbriar]):
    """BB-TURN-01/02/05: a Supernatural turn, a Townsfolk turn, and so on without end."""

    def run(self, g: Blackbriar) -> None:
        if g.wave_limit > 0 and g.wave >= g.wave_limit:
            g.finish(0, "wave-limit", int(g.wave))
            return
        g.then(ROUND)
        g.then(TOWNSFOLK_TURN)
        g.then(SUPERNATURAL_TURN)


class TownsfolkTurn(Step[Blackbriar]):
    """BB-TT-01..04, BB-TT-12: all roll, stray dice return, some regenerate, then all act."""

    def run(self, g: Blackbriar) -> None:
        g.townsfolk_turn = True
        g.passed = 0
        g.kept = 0
        g.unwanted = 0
        acted(g, 0)
        dice.roll_all(g)
        dice.return_strays(g)
        if g.logging:
            say_rolls(g)
        folk: i64 = 0
        while folk < g.folk:
            healing = g.character(folk).regenerate
            if healing > 0 and g.board.harm[folk] > 0:
                helping.heal(g, folk, healing)
            folk += 1
        g.then(END_TURN)
        g.then(OPEN_TURN)


def say_rolls(g: Blackbriar) -> None:
    folk: i64 = 0
    while folk < g.folk:
        shown: list[str] = []
        die = folk * DICE_ROOM
        while die < (folk + 1) * DICE_ROOM:
            if g.dice.place[die] == ACTIVE:
                shown.append(str(int(g.dice.face[die])))
            die += 1
        g.say("rolled", g.id(folk), "faces:" + " ".join(shown))
        folk += 1


class OpenTurn(Decision[Blackbriar]):
    """BB-TT-04..06, R-62: any townsfolk, any order, until every player has passed."""

    def calm(self) -> bool:
        return True

    def seats(self, g: Blackbriar) -> i64:
        return (bit(g.seats) - 1) & ~(g.passed & ~g.may_return)

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if (g.passed >> m.seat) & 1:
            m.offer(verbs.STAY)
            m.offer(verbs.RETURN)
            return
        die: i64 = 0
        while die < g.folk * DICE_ROOM:
            if g.dice.place[die] == ACTIVE and owner(die) % g.seats == m.seat:
                if too_often(g, m.seat, die):
                    m.refuse("why-put-back", "BB-TT-04", verbs.LIFT, die)
                elif dice.first_alike(g, die):
                    m.offer(verbs.LIFT, die)
            die += 1
        folk = m.seat
        while folk < g.folk:
            if g.sheets.tokens[folk] & MOVED == 0:
                moving.offer_moves(g, m, verbs.MOVE, folk)
            folk += g.seats
        m.offer(verbs.PASS)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.PASS:
            g.passed |= bit(o.seat)
            g.may_return &= ~bit(o.seat)
            if g.logging:
                g.say("passed", who(o.seat))
            if g.passed != bit(g.seats) - 1:
                g.then(self)
            return
        g.then(self)
        if o.verb == verbs.LIFT:
            g.then(PlaceDie(o.seat, o.a))
        elif o.verb == verbs.MOVE:
            acted(g, o.seat)
            g.sheets.tokens[o.a] = g.sheets.tokens[o.a] | MOVED
            moving.walk(g, o.a, o.b)
        else:
            g.may_return &= ~bit(o.seat)
            if o.verb == verbs.RETURN:
                g.passed &= ~bit(o.seat)
                if g.logging:
                    g.say("returned", who(o.seat))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-actions", [int(g.wave)], -1)


class EndTurn(Step[Blackbriar]):
    """BB-TT-07..10: dice leave the cards, tokens go, what was not used is lost."""

    def run(self, g: Blackbriar) -> None:
        dice.clear_cards(g)
        folk: i64 = 0
        while folk < g.folk:
            g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~(CONDITIONS | THIS_TURN)
            g.sheets.bless[folk] = 0
            g.sheets.credit[folk] = 0
            g.sheets.voucher[folk] = 0
            folk += 1
        g.passed = 0
        g.may_return = 0


ROUND: Final = Round()
TOWNSFOLK_TURN: Final = TownsfolkTurn()
SUPERNATURAL_TURN: Final = SupernaturalTurn()
OPEN_TURN: Final = OpenTurn()
END_TURN: Final = EndTurn()
