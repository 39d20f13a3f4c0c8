"""The nine segments of a turn, and what its end decides (PD-TURN, PD-WIN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.actions import ACTION_SEGMENT
from gaslamp.games.plague_of_dracula.arrivals import ADVANCE_ARRIVALS, CHECK_HARKER
from gaslamp.games.plague_of_dracula.events import DRAW_EVENT
from gaslamp.games.plague_of_dracula.last_battle import FINAL_CONFRONTATION
from gaslamp.games.plague_of_dracula.markers import ADJUST_MARKERS
from gaslamp.games.plague_of_dracula.plague_spread import SPREAD_PLAGUE
from gaslamp.games.plague_of_dracula.renfield import CHECK_RENFIELD
from gaslamp.games.plague_of_dracula.state import Plague, dracula_wins, hunters_win, tainted_places
from gaslamp.games.plague_of_dracula.tables import END_OF_TURN, HUNTERS, LAST_TURN, LOCATIONS
from gaslamp.games.plague_of_dracula.time_check import CHECK_TIME
from gaslamp.kernel.bits import count_bits
from gaslamp.kernel.state import Step


class Turn(Step[Plague]):
    """PD-TURN-02: one turn, segment by segment. The last one to be pushed comes first."""

    def run(self, g: Plague) -> None:
        g.acted = 0
        g.bonus_used = 0
        g.treated = 0
        g.fought = 0
        g.struck = 0
        g.used = 0
        g.last_minion = -1
        h: i64 = 0
        while h < HUNTERS:
            g.set_out[h] = 0
            h += 1
        g.say("turn", int(g.turn))
        g.then(CLOSE_TURN)
        g.then(ADJUST_MARKERS)
        g.then(ACTION_SEGMENT)
        g.then(SPREAD_PLAGUE)
        g.then(CHECK_HARKER)
        g.then(DRAW_EVENT)
        g.then(CHECK_RENFIELD)
        g.then(ADVANCE_ARRIVALS)
        g.then(CHECK_TIME)


def board_is_full(g: Plague) -> bool:
    """PD-WIN-02"""
    return count_bits(tainted_places(g)) == LOCATIONS


def all_coffins_discarded(g: Plague) -> bool:
    """PD-WIN-07"""
    return g.discarded.size() == LOCATIONS


class EndOfTurn(Step[Plague]):
    """PD-WIN-01, PD-WIN-02, PD-WIN-07: automatic victories, then the next turn or the last."""

    def run(self, g: Plague) -> None:
        g.segment = END_OF_TURN
        if board_is_full(g):
            dracula_wins(g, "board-full")
        elif all_coffins_discarded(g):
            hunters_win(g, "all-coffins-discarded")
        elif g.turn == LAST_TURN:
            g.then(FINAL_CONFRONTATION)
        else:
            g.turn += 1
            g.then(TURN)


TURN: Final = Turn()
CLOSE_TURN: Final = EndOfTurn()
