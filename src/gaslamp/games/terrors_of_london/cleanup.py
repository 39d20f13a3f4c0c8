"""The Cleanup Phase and the Draw Phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.state import Step

DRAW_PHASE_CARDS: Final = 5


class Cleanup(Step[Terrors]):
    """TL-CLEAN-01..06: only a HAUNT side keeps a monster; resources are lost; tokens turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Terrors) -> None:
        for card in g.players[self.seat].play.listed():
            if marks.token(g, card) == marks.HAUNT_SIDE:
                # TL-HORDE-23: hordes dissolve; a monster that stays is outside any horde.
                marks.unmark(g, card, marks.ATTACHED | marks.LEFT | marks.RIGHT)
                marks.set_token(g, card, marks.DISMISS_SIDE)
                g.say("stays-haunting", g.id(card))
            else:
                moving.leave_play(g, card)
                moving.to_discard(g, self.seat, card)
        g.coin = 0
        g.power = 0
        g.regeneration = 0
        g.may_convert = False
        g.claim_waiting = False


class DrawPhase(Step[Terrors]):
    """TL-DRAW-01..06, TL-KEY-15: five cards and one per MUSTER token, which then return."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Terrors) -> None:
        player = g.players[self.seat]
        moving.draw(g, self.seat, DRAW_PHASE_CARDS + player.muster)
        g.muster_reserve += player.muster
        player.muster = 0
