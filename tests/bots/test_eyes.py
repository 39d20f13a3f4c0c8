"""What eyes see: only what the seat may know, under names, weighed by what was learned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gaslamp import games
from gaslamp.bots.bot import asked, one_of
from gaslamp.games import learned
from gaslamp.games.game import Game
from gaslamp.kernel.eyes import BIAS, logistic
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose
from gaslamp.lab.ladder import together

CHOICES = 60
EVERY = 10
DUST = 1e-9
SEEING = [game for game in games.ids() if games.find(game).eyes({}) is not None]
LEARNED = [game for game in games.ids() if learned.weights(games.find(game).folder())]


def tables(game: Game[Any]) -> list[tuple[int, State]]:
    """A game at each of some tables that bots learn at, and how many sit there."""
    dealt = []
    for seats, given in game.lessons()[:3]:
        options = game.settled(seats, {**game.lab_options, **given})
        dealt.append((seats, game.new(game.printed, seats, options, 5, told=False)))
    return dealt


def moments(g: State) -> Iterator[State]:
    """Some positions of a game that is played at random."""
    rng = seeded(7, 3)
    for count in range(CHOICES):
        if g.outcome is not None:
            return
        if count % EVERY == 0:
            yield g
        seat = one_of(asked(g).awaited(g), rng)
        menu = Menu(seat)
        asked(g).menu(g, menu)
        choose(g, seat, menu.at(rng.below(menu.size())))


@pytest.mark.parametrize("id", SEEING)
def test_eyes_see_nothing_the_seat_cannot_know(id: str) -> None:
    """In every world that looks the same to the seat they see the same."""
    game = games.find(id)
    eyes, judge = game.eyes({}), game.judge()
    assert eyes is not None
    for seats, g in tables(game):
        for moment in moments(g):
            for seat in range(seats):
                here = list(eyes.seen(moment, seat))
                there = list(eyes.seen(judge.redeal(moment, seat, seeded(1, 5)), seat))
                assert all(abs(a - b) < DUST for a, b in zip(here, there, strict=True))


@pytest.mark.parametrize("id", SEEING)
def test_every_number_has_a_name_of_its_own(id: str) -> None:
    game = games.find(id)
    eyes = game.eyes({})
    assert eyes is not None
    for _, g in tables(game):
        names = eyes.names(g)
        assert len(set(names)) == len(names) == len(eyes.seen(g, 0))
        assert BIAS not in names


@pytest.mark.parametrize("id", LEARNED)
def test_what_was_learned_is_about_what_is_seen(id: str) -> None:
    game = games.find(id)
    names = {level.eyes for level in learned.levels(game.folder())}
    for name in {"", *names}:
        weights = learned.weights(game.folder(), name)
        assert weights
        eyes = game.eyes(weights)
        assert eyes is not None
        assert set(weights) <= {BIAS, *eyes.names(tables(game)[0][1])}
    assert all(file.stat().st_size < 200_000 for file in game.folder().glob("eyes*.json"))


def test_a_chance_is_certain_only_at_the_end() -> None:
    game = games.find("terrors-of-london")
    _, g = tables(game)[0]
    eyes = game.eyes({"health": 1.0})
    assert eyes is not None
    assert eyes.chance(g, 0) == pytest.approx(1 - eyes.chance(g, 1))
    g.finish(0b01, "test")
    assert (eyes.chance(g, 0), eyes.chance(g, 1)) == (1.0, 0.0)
    assert (logistic(-1000.0), logistic(0.0), logistic(1000.0)) == (0.0, 0.5, 1.0)


def test_a_card_nobody_has_learned_of_counts_by_its_printed_worth() -> None:
    """Its own number weighs nothing; the worth of the deck it is in does."""
    game = games.find("terrors-of-london")
    _, g = tables(game)[0]
    eyes = game.eyes({"deck-worth": 1.0})
    assert eyes is not None
    worth = eyes.names(g).index("deck-worth")
    assert eyes.lean(g, 0) == pytest.approx(eyes.seen(g, 0)[worth])


@pytest.mark.parametrize("id", [id for id in LEARNED if not together(games.find(id))])
def test_rivals_begin_alike(id: str) -> None:
    """Before anybody has chosen anything nobody is far ahead."""
    game = games.find(id)
    judge = game.judge()
    assert judge.eyes is not None
    for seats in game.seat_counts[:2]:
        options = game.settled(seats, dict(game.lab_options))
        g = game.new(game.printed, seats, options, 5, told=False)
        for seat in range(seats):
            assert 0.5 < judge.eyes.chance(g, seat) * seats < 1.5
