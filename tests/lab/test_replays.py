"""What is replayed is the game that was simulated: of every game, in every mode."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.lab.spec import LIMIT, Spec
from gaslamp.lab.trial import journal_of, play_trial, stage
from gaslamp.table import life
from gaslamp.table.variants import Variant, few_variants

EVERY = [(game, variant) for game in games.ids() for variant in few_variants(games.find(game))]
NAMES = [f"{game}-{v.seats}-{'-'.join(value for _, value in v.options)}" for game, v in EVERY]
LONG_REPLAY = ("london-dread", 3)  # once shown with 384 choices where 223 had been played


def told_alike(spec: Spec, seed: int) -> None:
    """The simulated game, its journal and the replay of that journal come to the same end."""
    trial = play_trial(spec, seed)
    journal = journal_of(spec, seed)
    assert len(journal.choices) == trial.decisions
    replayed = life.replayed(journal, stage(spec.game, spec.pack)[1])
    result = replayed.result()
    assert (result is not None) == trial.finished
    if result is not None:
        assert tuple(result.winners) == trial.winners
    assert replayed.game.turn(replayed.g) == trial.turns
    assert replayed.game.score(replayed.g) == trial.score
    assert replayed.game.facts(replayed.g) == trial.facts


@pytest.mark.parametrize(("game", "variant"), EVERY, ids=NAMES)
def test_a_random_game_replays_to_the_same_end(game: str, variant: Variant) -> None:
    bots = ("random",) * variant.seats
    told_alike(Spec(game, bots, variant.options, (), "", LIMIT), seed=EVERY.index((game, variant)))


def test_a_game_with_seats_that_need_not_be_waited_for_replays_to_the_same_end() -> None:
    game, seed = LONG_REPLAY
    options = tuple(sorted(games.find(game).settled(2, {}).items()))
    told_alike(Spec(game, ("random", "random"), options, (), "", LIMIT), seed)


@pytest.mark.parametrize("game", games.ids())
def test_a_greedy_game_replays_to_the_same_end(game: str) -> None:
    found = games.find(game)
    seats = found.seat_counts[0]
    options = tuple(sorted(found.settled(seats, dict(found.lab_options)).items()))
    told_alike(Spec(game, ("greedy",) * seats, options, (), "", 60), seed=2)
