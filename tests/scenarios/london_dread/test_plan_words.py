"""Plans typed in a line, and suggested plans taken over whole: both are keys in order."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread import planner
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.view import View
from gaslamp.kernel.errors import Trouble
from kit import rule
from scenarios.london_dread.kit import Night, fresh, planning, rules


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "SUGGESTED", 3_000)


def typed(table: Night, seat: int, line: str) -> list[str]:
    keys = GAME.parse_plan(table.g, seat, line.split())
    table.choose(*keys, seat=seat)
    return keys


def clock(table: Night, who: str) -> str:
    """The letters of a clock, as they are drawn."""
    shown: View = GAME.view(table.g, -1)
    zone = next(z for z in shown.zones if z.id == f"{who}/clock")
    return " ".join(piece.data["letters"] for piece in zone.pieces)


def wrong(table: Night, seat: int, line: str) -> str:
    with pytest.raises(Trouble) as trouble:
        GAME.parse_plan(table.g, seat, line.split())
    return str(trouble.value)


@rule("LD-PLAN-12")
@rule("LD-PLAN-13")
def test_a_line_fills_a_clock_from_six_in_the_morning() -> None:
    table = planning()
    keys = typed(table, 3, "n 4 - 6e 2")
    assert clock(table, "milton") == "↑ 4 – → 2 – – – – – – –"
    assert "place:milton:noon:6" in keys and "turn:milton:noon:east" in keys
    assert typed(table, 3, "milton n 4 - 6e 2") == []


@rule("LD-PLAN-25")
def test_a_second_line_changes_only_what_it_names() -> None:
    table = planning()
    typed(table, 3, "n 4 - 6e 2")
    typed(table, 3, "how noon 3 -")
    assert clock(table, "milton") == "↑ 4 – 3 – – – – – – – –"


@rule("LD-STASH-01")
@rule("LD-PLAN-24")
def test_a_third_token_is_taken_from_the_stash_and_put_back() -> None:
    table = planning()
    assert "take-stash:milton:4" in typed(table, 3, "4 4 4")
    assert typed(table, 3, "4 4 -") == ["take-back:milton:10am", "return-stash:milton:4"]
    table.choose("place:degas:6am:4", "place:degas:8am:4", "take-stash:degas:4", seat=0)
    assert wrong(table, 3, "4 4 4") == (
        "Howard Milton would need a third token of number 4, and that one is not in the Stash "
        "any more."
    )
    assert "would need 4 tokens of number 2" in wrong(table, 3, "2 2 2 2")


@rule("LD-SETUP-10")
def test_an_arrow_gives_up_a_token_that_a_number_needs() -> None:
    table = planning()
    table.choose("place:milton:6am:4", "turn:milton:6am:north", seat=3)
    typed(table, 3, "8am 4 4")
    assert clock(table, "milton").startswith("↑ 4 4 –")
    assert table.g.stash == 0b1111110


@rule("LD-VAR-01")
def test_one_seat_with_four_clocks_names_whose_it_is() -> None:
    table = planning(laws=rules(1))
    for sleuth in table.g.sleuths:
        sleuth.seat = 0
    typed(table, 0, "degas 2 3, milton w 5")
    assert clock(table, "degas").startswith("2 3") and clock(table, "milton").startswith("← 5")
    assert wrong(table, 0, "3 4").startswith("Say first whose clock it is: ")


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    table = planning()
    assert "'7' is neither Howard Milton nor a token" in wrong(table, 3, "7")
    assert "'degas' is neither" in wrong(table, 3, "degas 4")
    assert wrong(table, 3, "1 " * 13) == "The clock has twelve hours; '1' is one too many."
    assert wrong(table, 3, "").startswith("To plan, write one word for each hour")
    table.choose("time-up", seat=3)
    assert wrong(table, 3, "4") == "Clocks are filled in the Planning Phase only."


def test_a_suggested_plan_is_taken_over_by_its_keys() -> None:
    table = fresh(4, 2, characters="random", difficulty="dread")
    while (told := GAME.suggestion(table.g, 0)) is not None and "reveal" in told:
        table.choose(*told["keys"], seat=0)
    assert told is not None
    for seat in range(4):
        found = GAME.suggestion(table.g, seat)
        assert found is not None
        table.choose(*found["keys"], seat=seat)
        after = GAME.suggestion(table.g, seat)
        assert after is not None and after["key"] == "ready" and after["keys"] == []
    assert GAME.view(table.g, 0).data["plan"]["meetings"] == told["plan"]["meetings"]
    arrows = [line for line in told["lines"] if "to the" in line]
    assert arrows and all("(a " in line for line in arrows)
