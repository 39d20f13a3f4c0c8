"""A whole plan in one line: chosen as a whole, or not at all; taken back as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_kit import TERRORS, Ran, play
from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import State
from gaslamp.table import life
from gaslamp.words.words import Words


@pytest.fixture(autouse=True)
def plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy: a plan names cards that are played one after another."""

    def parse_plan(g: State, seat: int, words: list[str], w: Words) -> list[str]:
        if "nonsense" in words:
            raise Trouble("no-plans", title="A plan")
        return [f"play:{word}" for word in words]

    game = games.find(TERRORS)
    say = Words.say

    def says(w: Words, key: str, *args: str | int) -> str:
        return "Name cards to play." if key == "plan-help" else say(w, key, *args)

    monkeypatch.setattr(game, "plans", True)
    monkeypatch.setattr(game, "parse_plan", parse_plan)
    monkeypatch.setattr(Words, "say", says)


def choices(ran: Ran, file: Path) -> list[str]:
    return [key for _, key in life.load(file.read_text(encoding="utf-8")).journal.choices]


def test_a_plan_is_chosen_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("plan cultist cultist", f"save {file}")
    assert ran.code == 0, ran.err
    assert "Planned in 2 steps." in ran.out
    assert choices(ran, file)[-2:] == ["play:cultist", "play:cultist"]


def test_what_cannot_be_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("plan cultist cultist nobody", "plan nonsense", "redo", f"save {file}")
    assert ran.err.splitlines()[1:] == [
        "A plan has no plans to be typed.",
        "There is nothing to redo.",
    ]
    assert "play:nobody" in ran.err.splitlines()[0]
    assert choices(ran, file) == []


def test_a_plan_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("plan cultist cultist", "undo", f"save {file}")
    assert "Your plan is taken back." in ran.out
    assert choices(ran, file) == []


def test_a_plan_taken_back_is_laid_again_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("plan cultist cultist", "undo", "redo", f"save {file}", "undo", "redo", "redo")
    assert ran.out.count("Your plan is laid again.") == 2
    assert ran.err == "There is nothing to redo.\n"
    assert choices(ran, file) == ["play:cultist"] * 2


def test_after_another_choice_the_plan_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play(
        "plan cultist cultist", "undo", "play:plague-of-egypt", "undo", "redo", f"save {file}"
    )
    assert "laid again" not in ran.out
    assert choices(ran, file) == ["play:plague-of-egypt"]


def test_alone_it_says_what_can_be_planned() -> None:
    assert "Name cards to play.\n`plan suggested` takes over the plan of a bot." in play("plan").out


def test_the_suggested_plan_is_taken_over_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.save"
    assert "There is no plan to suggest now" in play("plan suggested").err
    plan = {"key": "play:cultist", "lines": ["Two cultists."], "keys": ["play:cultist"] * 2}
    monkeypatch.setattr(games.find(TERRORS), "suggestion", lambda *given: plan)
    ran = play("hint", "plan suggested", f"save {file}")
    assert "  Two cultists.\n  (`plan suggested` chooses all of that.)" in ran.out
    assert choices(ran, file) == ["play:cultist"] * 2


def test_where_nothing_is_planned_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find(TERRORS), "plans", False)
    assert "nothing is planned ahead" in play("plan suggested").err
