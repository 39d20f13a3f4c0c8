"""When an idea is told, what the teacher of a first game says, and what the plan says is left."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.moments import LINES, SLIPS
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.moment import Moment
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words
from scenarios.london_dread.kit import STAY, Night, content, endgame, planning, story

BOOKBINDER = "the-bookbinder-of-holywell-street"
CRYPT = "the-crypt-of-st-jude"


def now(table: Night, seat: int = 0, turn: int = 1) -> Moment[Dread]:
    return Moment(table.g, seat, table.menu(seat), [], [], turn, True)


def spoken(table: Night) -> list[str]:
    """The lines of a first game whose moment has come."""
    moment = now(table, turn=0)
    return [id for id, line in LINES.items() if line.when(moment)]


def laid(table: Night, hours: str) -> Night:
    """One more token for each word of a plan."""
    for key in GAME.parse_plan(table.g, 0, hours.split()):
        table.choose(key, seat=0)
    return table


# What the plan leaves


@pytest.mark.parametrize(
    ("board", "clock", "left"),
    [
        ({"west-1": "reynauds-residence"}, {}, "A"),
        ({"west-1": "reynauds-residence", "west-2": BOOKBINDER},
         {"sturmer": {"6am": "1"}}, "B"),
        ({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}}, ""),
        ({"west-2": "bruiser"}, {}, ""),
    ],
)  # fmt: skip
def test_the_forecast_names_the_first_plot_that_is_left(
    board: dict[str, str], clock: dict[str, dict[str, str]], left: str
) -> None:
    """Where no such card lies, as in a lesson, nothing is said of it."""
    table = story(board, clock | STAY)
    (track,) = [t for t in GAME.view(table.g, 0).tracks if t.id.startswith("plan/")]
    told = f"Plot {left} is not done by this plan: the Story is lost"
    assert (told in track.note) if left else ("is not done" not in track.note)


# First-time slips


@pytest.mark.parametrize(("slot", "told"), [("noon", False), ("2pm", True)])
def test_a_plot_is_told_to_cost_dread_only_if_nobody_does_it_in_time(slot: str, told: bool) -> None:
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {slot: "1"}} | STAY, hour=2)
    table.choose("pass", seat=0)
    assert table.g.hour == 3
    assert bool(SLIPS["ld-segment"].when(now(table))) == told


@pytest.mark.parametrize(("slot", "told"), [("4am", False), ("6am", True)])
def test_the_last_plot_is_told_to_be_lost_only_if_nobody_goes_there(slot: str, told: bool) -> None:
    table = story({"west-1": CRYPT}, {"sturmer": {slot: "1"}} | STAY, done=4, hour=10)
    table.choose("pass", seat=0)
    assert bool(SLIPS["ld-last-plot"].when(now(table))) == told


def test_allies_are_told_to_leave_when_they_do() -> None:
    table = story({"west-1": CRYPT}, {"sturmer": {"4am": "1"}} | STAY, done=4, hour=11,
                  characters=("sturmer", "degas", "milton"),
                  allies={"sturmer": ["wilf-the-lamplighter"]})  # fmt: skip
    slip = SLIPS["ld-allies-leave"]
    assert not slip.when(now(table))
    table.choose("pass", seat=0)
    table.choose("pass", seat=1)
    table.choose("investigate:west-1", seat=0)
    assert "sacrifice:sturmer:wilf-the-lamplighter" in table.menu(0) and slip.when(now(table))


@pytest.mark.parametrize(("tale", "told"), [("the-letter", True), ("caped-killer", False)])
def test_spellcraft_is_told_to_be_wild_in_the_letter_only(tale: str, told: bool) -> None:
    table = endgame(("degas",), tale=tale)
    slip = SLIPS["ld-spellcraft"]
    assert not slip.when(now(table))
    table.choose("in:degas", seat=0)
    assert bool(slip.when(now(table))) == told


def test_the_table_says_how_many_challenges_there_are() -> None:
    table = endgame(("degas", "milton"))
    words = Words(GAME, content(), ["Player 1"] * 2)
    decision = pending(table.g)
    assert decision is not None
    asked = words.line(decision.prompt(table.g))
    assert asked == "Challenge 1 of 6: who is in, who bows out?"


# The teacher of a first game


def test_the_teacher_says_what_fits_the_plan_as_it_lies() -> None:
    face_down = planning(("sturmer",), board={"west-2": "down:bruiser"})
    assert spoken(face_down) == ["first-game-1"]
    table = planning(("sturmer",), board={"west-2": "a-tough-bargain"})
    assert spoken(table) == ["first-game-2"]
    assert spoken(laid(table, "2 - 1")) == ["whisper-1"]
    assert spoken(laid(table, "2 3 1 5 6")) == ["whisper-2"]
    assert spoken(laid(table, "2 3 1 5 6 1 3 4 4 5 6 n")) == ["first-game-3"]
