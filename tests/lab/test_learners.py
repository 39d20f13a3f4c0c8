"""The games as learners know them: numbers for options, what a seat sees, the usual interfaces."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from gaslamp import games
from gaslamp.bots.bot import asked
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose
from gaslamp.lab.fuzz import bounded
from gaslamp.table.variants import Variant

WITHOUT = "needs the packages of requirements/lab.txt"
numpy = pytest.importorskip("numpy", reason=WITHOUT)
pytest.importorskip("gymnasium", reason=WITHOUT)
pytest.importorskip("pettingzoo", reason=WITHOUT)

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from gaslamp.lab import gymnasium, pettingzoo  # noqa: E402
from gaslamp.lab.batch import Batch  # noqa: E402
from gaslamp.lab.learners import FIRST, Table  # noqa: E402

TERRORS = "terrors-of-london"
CHOICES = 400  # of a game that is looked at closely
CYCLES = 60


def ways() -> list[tuple[str, Variant]]:
    """Every game with every number of seats, in the first way it can be set up for them."""
    found: dict[tuple[str, int], Variant] = {}
    for id in games.ids():
        for way in bounded(games.find(id)):
            found.setdefault((id, way.seats), way)
    return [(id, way) for (id, _), way in found.items()]


every_way = pytest.mark.parametrize(
    ("id", "way"), ways(), ids=[f"{id}-{way.seats}" for id, way in ways()]
)


def test_every_number_of_seats_is_tried() -> None:
    wanted = {(id, seats) for id in games.ids() for seats in games.find(id).seat_counts}
    assert {(id, way.seats) for id, way in ways()} == wanted


@every_way
def test_pettingzoo_and_gymnasium_are_content(id: str, way: Variant, capsys: Any) -> None:
    given: dict[str, Any] = {"seats": way.seats, "options": dict(way.options)}

    def made(render_mode: str | None = None) -> Any:
        return pettingzoo.env(id, render_mode=render_mode, **given)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that numbers have no bounds, and that none is an image
        api_test(made(), num_cycles=CYCLES)
        seed_test(made, num_cycles=CYCLES)
        render_test(made)
        check_env(gymnasium.env(id, bots="random", seat=way.seats - 1, **given))


@every_way
def test_options_have_numbers_and_nothing_hidden_is_seen(id: str, way: Variant) -> None:
    """Each option of a menu has a number of its own, nearly always the one it has everywhere; and
    neither numbers nor mask change when what the seat cannot know is dealt anew."""
    table = Table(id, way.seats, dict(way.options))
    assert len(table.action_names) == table.actions == len(set(table.action_names))
    rng = seeded(3, 5)
    g, seat, own, all_of_them = table.deal(3), FIRST, 0, 0
    for n in range(CHOICES):
        if g.outcome is not None:
            break
        seat = table.next_seat(g, seat)
        menu = table.menu(g, seat)
        all_of_them += len(menu)
        for number, code in menu.items():
            if number < table.numbering.own:
                own += 1
                assert table.action_names[number].split(":")[0] == table.game.verb(code >> 48)
        if n % 20 == 0:
            sight = table.observation(g, seat).copy()
            dealt = table.judge.redeal(g, seat, rng.clone())
            assert list(menu) == list(table.menu(dealt, seat))
            assert numpy.array_equal(sight, table.observation(dealt, seat))
        choose(g, seat, list(menu.values())[int(rng.below(len(menu)))])
    assert own > 0.97 * all_of_them


def test_a_game_without_numbers_of_its_own_can_be_learned_too() -> None:
    game = games.find(TERRORS)
    plain = Game.space(game, game.printed)
    g = game.new(game.printed, 2, game.settled(2, {}), 1)
    table = Table(TERRORS)
    table.numbering = plain.numbering
    assert len(table.menu(g, table.next_seat(g, FIRST))) > 1
    assert len(plain.names) == plain.numbering.size


def test_who_wins_is_rewarded() -> None:
    env = pettingzoo.env(TERRORS)
    env.reset(seed=11)
    rng = numpy.random.default_rng(1)
    while env.agents:
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            assert (over, cut) == (True, False)
            assert abs(reward) == 1.0
            env.step(None)
            continue
        env.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
    assert sum(env.unwrapped.table.rewards(env.unwrapped.g)) == 0.0


def test_an_illegal_action_loses() -> None:
    env = gymnasium.env(TERRORS, bots="random")
    seen, _ = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:] == (-1.0, True, False, {"illegal": True})


def test_a_long_game_is_cut_off() -> None:
    env = gymnasium.env(TERRORS, bots="random", limit=8)
    seen, _ = env.reset(seed=1)
    cut = False
    while not cut:
        seen, reward, over, cut, _ = env.step(int(numpy.flatnonzero(seen["action_mask"])[0]))
        assert (reward, over) == (0.0, False)


def test_a_batch_plays_the_games_of_its_seeds() -> None:
    """The same choices in a batch and one by one lead to the same, and nobody is counted twice."""
    batch = Batch(TERRORS, games=3, seed=40)
    table = batch.table
    singles = [table.deal(40 + i) for i in range(3)]
    rng = numpy.random.default_rng(2)
    ended = 0
    for _ in range(400):
        for i in range(3):
            seat = int(batch.seats[i])
            assert numpy.array_equal(batch.observations()[i], table.observation(singles[i], seat))
            assert numpy.array_equal(batch.masks()[i], table.mask(table.menu(singles[i], seat)))
        chosen = batch.sample(rng)
        for i in range(3):
            choose(
                singles[i],
                int(batch.seats[i]),
                table.menu(singles[i], int(batch.seats[i]))[int(chosen[i])],
            )
        batch.step(chosen)
        for i in range(3):
            assert (batch.ended[i] == 1) == (singles[i].outcome is not None)
            if batch.ended[i]:
                assert list(batch.rewards[i]) == table.rewards(singles[i])
                singles[i] = table.deal(43 + ended)
                ended += 1
    assert ended > 0
    assert batch.decisions() == 1200


def test_bots_play_their_seats_of_a_batch() -> None:
    batch = Batch(TERRORS, games=4, bots={1: "random"}, observe=False)
    rng = numpy.random.default_rng(2)
    for _ in range(50):
        assert set(batch.seats) == {0}
        batch.step(batch.sample(rng))
    assert batch.decisions() > 4 * 50


def test_mistakes_are_told_in_sentences() -> None:
    with pytest.raises(Trouble, match="leave at least one"):
        Batch(TERRORS, bots={0: "random", 1: "random"})
    batch = Batch(TERRORS, games=2)
    with pytest.raises(Trouble, match="1 choices were given for 2 games"):
        batch.step(numpy.zeros(1, int))
    with pytest.raises(Trouble, match="not on the menu of game 0"):
        batch.step(numpy.full(2, batch.table.actions - 1))
    with pytest.raises(Trouble, match="There is no seat 3"):
        gymnasium.env(TERRORS, seat=2)
    with pytest.raises(Trouble, match="2 bots are named for 1 seats"):
        gymnasium.env(TERRORS, bots="random,random")


def test_who_is_asked_with_others_takes_turns() -> None:
    """In London Dread all plan at once."""
    table = Table("london-dread", 2)
    g, seat, order = table.deal(1), FIRST, []
    rng = seeded(1)
    for _ in range(60):
        both = asked(g).awaited(g) == 3
        last, seat = seat, table.next_seat(g, seat)
        if both:
            order.append(seat != last)
        menu = list(table.menu(g, seat).values())
        choose(g, seat, menu[int(rng.below(len(menu)))])
    assert order
    assert all(order)
