"""A turn: the declaration, cards and abilities, the refill, then the next player's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.abilities import any_usable, offer_abilities, take_ability
from gaslamp.games.great_old_ones.action_cards import play_card
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.hands import Refill
from gaslamp.games.great_old_ones.state import WHO, OldOnes, who
from gaslamp.games.great_old_ones.winning import declare, is_met, met_now
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class Turn(Step[OldOnes]):
    """GO-TURN-01/02, GO-WIN-02: a turn begins; nobody may declare in the first round."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        g.active = self.seat
        g.turn += 1
        g.may_declare = g.turn > g.seats
        if g.logging:
            g.say("turn-begins", int(g.turn), who(g, self.seat), WHO[self.seat])
        rows = ROWS[self.seat]
        g.then(rows.over)
        g.then(rows.refill)
        g.then(rows.end)
        g.then(rows.first)


class FirstCard(Question[OldOnes]):
    """GO-TURN-02/03/07, D01/D02: declare before anything else; then one card must be played.

    The declaration is one option among the others, so that nobody can tell whether it was open.
    """

    def calm(self) -> bool:
        return True

    def menu(self, g: OldOnes, m: Menu) -> None:
        player = g.players[self.seat]
        if g.may_declare and is_met(g, self.seat, player.objective):
            m.offer(verbs.DECLARE)
        elif m.explain:
            refuse_declaring(g, self.seat, m)
        if player.hand.size() == 0:
            m.offer(verbs.GO_ON)
        else:
            hands.offer_hand(g, self.seat, m, verbs.PLAY)
            m.refuse("why-must-play", "GO-TURN-03", verbs.GO_ON)
        offer_abilities(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        seat = self.seat
        if o.verb == verbs.DECLARE:
            declare(g, seat)
            return
        if g.may_declare:
            # GO-WIN-04: the moment is over; everybody saw what could have been declared.
            player = g.players[seat]
            player.silent |= met_now(g, seat, player.silent)
            g.may_declare = False
        if o.verb == verbs.PLAY:
            play_card(g, seat, o.a)
        elif o.verb != verbs.GO_ON:
            g.then(self)
            take_ability(g, seat, o)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-first-card", [who(g, self.seat)], -1)


def refuse_declaring(g: OldOnes, seat: i64, m: Menu) -> None:
    held = g.players[seat].objective
    if not GOALS.all[g.content.objectives[held].goal].declared:
        m.refuse("why-sloth", "GO-WIN-09", verbs.DECLARE)
    elif not is_met(g, seat, held):
        m.refuse("why-not-met", "GO-WIN-01", verbs.DECLARE)
    elif g.turn <= g.seats:
        m.refuse("why-first-round", "GO-WIN-02", verbs.DECLARE)
    else:
        m.refuse("why-too-late", "GO-WIN-03", verbs.DECLARE)


class LastMoment(Step[OldOnes]):
    """GO-TURN-08: after the last card there is a free moment, if anything could be used."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        if any_usable(g, self.seat):
            g.then(EndOfTurn(self.seat))


class EndOfTurn(Question[OldOnes]):
    """D12: refill now, or use an ability first."""

    def calm(self) -> bool:
        return True  # a free moment: the seat may do this or use an ability (GO-TURN-08)

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.END_TURN)
        offer_abilities(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb != verbs.END_TURN:
            g.then(ROWS[self.seat].end)
            take_ability(g, self.seat, o)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-end-turn", [who(g, self.seat)], -1)


class TurnOver(Step[OldOnes]):
    """GO-TURN-11: all uses and all hits are reset; then the player to the left."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        for player in g.players:
            player.used = 0
            player.fresh = 0
        elder: i64 = 0
        while elder < len(g.elders.marks):
            g.elders.marks[elder] = 0
            g.elders.hits[elder] = 0
            elder += 1
        g.then(ROWS[g.next_seat(self.seat)].turn)


class Rows:
    """The rows a turn puts on the agenda, made once per seat."""

    def __init__(self, seat: i64) -> None:
        self.first: Final = FirstCard(seat)
        self.end: Final = LastMoment(seat)
        self.refill: Final = Refill(seat, True)
        self.over: Final = TurnOver(seat)
        self.turn: Final = Turn(seat)


ROWS: Final = [Rows(0), Rows(1), Rows(2), Rows(3)]
