"""Showing games again: saved ones, and simulated ones by their seed."""

import json
import re
import shlex
from pathlib import Path

from cli_kit import TERRORS, gaslamp, play
from gaslamp.games import find
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import journal_of, play_trial, stage
from gaslamp.table import life

SEED_7 = ["replay", "--game", TERRORS, "--seed", "7", "--bots", "random"]


def test_a_saved_game_is_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    played = play("1", "1", "1", f"save {file}", "quit")
    ran = gaslamp("replay", str(file))
    assert ran.code == 0
    assert "1. Player 1: Play " in ran.out
    assert "After 3 choices the game goes on. Player 1: take any actions" in ran.out
    told = [line.strip() for line in ran.out.splitlines()]
    for line in played.out.splitlines():
        if line.startswith("Player 1 plays"):
            assert line in told


def test_one_seats_eyes_see_only_their_own_cards() -> None:
    everything = gaslamp(*SEED_7).out
    first, second = gaslamp(*SEED_7, "--seat", "1").out, gaslamp(*SEED_7, "--seat", "2").out
    known = re.compile(r"(\d) draws (?!a card|\d)[^,.]*\.")
    assert set(known.findall(first)) == {"1"} and set(known.findall(second)) == {"2"}
    assert set(known.findall(everything)) == {"1", "2"}


def test_step_waits_between_choices_and_shows_the_board() -> None:
    ran = gaslamp(*SEED_7, "--step", lines=["", "board", "", "quit"])
    assert ran.code == 0
    choices = [line for line in ran.out.splitlines() if line.startswith(("1. ", "2. ", "3. "))]
    assert len(choices) <= 2
    assert "On the table" in ran.out
    assert "The game is over." not in ran.out
    assert "Goodbye." in gaslamp(*SEED_7, "--step", lines=[""]).out


def test_a_replayed_seed_is_the_simulated_game() -> None:
    """The lab plays in one compiled loop, the replay choice by choice; both play one game."""
    game = find(TERRORS)
    for bots, seeds in (("random", range(40, 60)), ("greedy,random", range(1))):
        spec = make_spec(TERRORS, bots, None, {}, None)
        for seed in seeds:
            trial = play_trial(spec, seed)
            match = life.replayed(journal_of(spec, seed), stage(spec.game, spec.pack)[1])
            result = match.result()
            assert result is not None
            assert tuple(result.winners) == trial.winners
            assert len(match.journal.choices) == trial.decisions
            assert game.turn(match.g) == trial.turns
            assert game.score(match.g) == trial.score
            assert game.groups(match.g) == trial.groups


def test_the_command_in_the_report_shows_the_odd_game() -> None:
    words = ["simulate", TERRORS, "--games", "12", "--seed", "30", "--option", "first-hand=3",
             "--limit", "300", "--jobs", "1", "--json"]  # fmt: skip
    report = json.loads(gaslamp(*words).out)
    assert {odd["why"] for odd in report["odd"]} >= {"longest", "shortest", "lopsided"}
    for odd in report["odd"]:
        command = shlex.split(odd["replay"])
        assert command[0] == "gaslamp"
        ran = gaslamp(*command[1:])
        assert ran.code == 0
        numbers = [line.split(".")[0] for line in ran.out.splitlines() if line[0].isdigit()]
        assert numbers[-1] == str(odd["decisions"])
        ending = "the game goes on" if odd["why"] == "unfinished" else "The game is over."
        assert ending in ran.out
