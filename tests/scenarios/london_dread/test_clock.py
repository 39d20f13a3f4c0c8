"""What the game tells the table about its time; the rules themselves know no seconds."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.game import GAME
from gaslamp.kernel.snapshot import text
from kit import rule
from scenarios.london_dread.kit import fresh


@pytest.mark.parametrize(("difficulty", "minutes"), [("normal", 12), ("hard", 10), ("dread", 8)])
@rule("LD-PLAN-01", "LD-PLAN-20", "LD-GAME-08")
def test_only_planning_is_timed_with_three_bells(difficulty: str, minutes: int) -> None:
    table = fresh(2, 1, characters="random", difficulty=difficulty)
    timed = GAME.clock(table.g)
    assert timed is not None
    assert (timed.phase, timed.seconds) == ("chapter-1", 60 * minutes)
    assert timed.bells == (0, 60 * minutes - 120, 60 * minutes)
    assert timed.ends_with in table.menu(0)
    table.choose(timed.ends_with, seat=0)
    assert GAME.clock(table.g) is None


@rule("LD-PLAN-01")
def test_how_the_clock_is_kept_changes_nothing_in_the_game() -> None:
    games = [fresh(2, 1, characters="random", clock=kept) for kept in ("strict", "off")]
    assert text(games[0].g) == text(games[1].g)
