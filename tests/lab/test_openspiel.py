"""Our games in OpenSpiel, searched by its own bot; a learner that beats chance."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from sampling import whole

WITHOUT = "needs the packages of requirements/lab.txt: make lab"
ROOT = Path(__file__).parent.parent.parent
pyspiel = pytest.importorskip("pyspiel", reason=WITHOUT)
numpy = pytest.importorskip("numpy", reason=WITHOUT)

from gaslamp.lab import openspiel  # noqa: E402

SEATS = {"plague-of-dracula": 2}


def loaded(id: str, seed: int = 4) -> Any:
    return pyspiel.load_game(f"{openspiel.NAME}(rules={id},seats={SEATS.get(id, 0)},seed={seed})")


@pytest.mark.parametrize("id", games.ids())
def test_a_game_is_played_by_lot_to_its_end(id: str) -> None:
    game = loaded(id)
    state = game.new_initial_state()
    rng = numpy.random.RandomState(1)
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        state.apply_action(int(rng.choice(actions)))
    assert {abs(value) for value in state.returns()} <= {0.0, 1.0}
    assert state.legal_actions() == []


@pytest.mark.parametrize("id", games.ids())
def test_a_clone_is_apart_and_a_redeal_looks_the_same(id: str) -> None:
    state = loaded(id).new_initial_state()
    rng = numpy.random.RandomState(2)
    for _ in range(10):
        state.apply_action(int(rng.choice(state.legal_actions())))
    player = state.current_player()
    before = state.information_state_string(player)
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    twin = state.clone()
    for copy in (twin, other):
        assert copy.information_state_string(player) == before
        assert copy.legal_actions() == state.legal_actions()
        assert state.action_to_string(player, state.legal_actions()[0])
        copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(player) == before


def test_the_same_seed_is_the_same_deal() -> None:
    one, same, other = (loaded("great-old-ones", seed).new_initial_state() for seed in (7, 7, 8))
    assert str(one) == str(same)
    assert str(one) != str(other)


@pytest.mark.skipif(not whole(), reason="takes minutes: make proof PART=lab")
@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["search_with_openspiel.py", "--games", "6", "--simulations", "30"], 5),
        (["learn_terrors.py", "--minutes", "3"], 360),
    ],
    ids=["search", "learner"],
)
def test_examples_beat_chance(words: list[str], wanted: int) -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "examples" / words[0], *words[1:]],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = [line for line in ran.stdout.splitlines() if "won" in line and "against random" in line]
    won = int(told[-1].split(": ")[-1].split(" of ")[0])
    assert won >= wanted, ran.stdout
