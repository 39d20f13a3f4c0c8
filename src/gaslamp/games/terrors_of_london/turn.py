"""A turn: Action Phase, Cleanup Phase, Draw Phase, then the other player's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks
from gaslamp.games.terrors_of_london.action_phase import ActionPhase
from gaslamp.games.terrors_of_london.cleanup import Cleanup, DrawPhase
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.kernel.bits import bit
from gaslamp.kernel.state import Step


class Turn(Step[Terrors]):
    """TL-TURN-01/06/07, TL-ARM-08: a turn begins; what is counted per turn starts fresh."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Terrors) -> None:
        if g.agreed.turn_limit > 0 and g.turn >= g.agreed.turn_limit:
            call_time(g)
            return
        g.active = self.seat
        g.turn += 1
        g.absorbed = 0
        g.hordes = 0
        g.horde_taken = False
        g.overlord_used = False
        marks.forget_phase(g)
        play = g.players[self.seat].play
        i: i64 = 0
        while i < play.size():
            marks.mark(g, play.at(i), marks.BEGAN)
            i += 1
        g.say("turn-begins", int(g.turn), who(self.seat))
        phases = PHASES[self.seat]
        g.then(phases.next_turn)
        g.then(phases.draw)
        g.then(phases.cleanup)
        g.then(phases.action)


class Phases:
    """The rows a turn puts on the agenda, made once per seat."""

    def __init__(self, seat: i64) -> None:
        self.action: Final = ActionPhase(seat)
        self.cleanup: Final = Cleanup(seat)
        self.draw: Final = DrawPhase(seat)
        self.next_turn: Final = Turn(1 - seat)


PHASES: Final = [Phases(0), Phases(1)]


def call_time(g: Terrors) -> None:
    """TL-END-07: the safeguard of simulations; the higher Health wins."""
    mine = g.players[0].health
    theirs = g.players[1].health
    if mine == theirs:
        g.finish(0, "turn-limit-draw", int(g.turn))
    else:
        winner = 0 if mine > theirs else 1
        g.finish(int(bit(winner)), "turn-limit-won", int(g.turn), who(winner))
