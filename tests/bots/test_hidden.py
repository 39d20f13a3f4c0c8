"""No choice depends on what the seat cannot know, in any game.

The same view over other hidden things, which are changed without the game's own redeal: the
choices of a bot are spread as before. A bot that peeps is noticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec
import pytest

from gaslamp import games
from gaslamp.bots.arena import picked
from gaslamp.bots.bot import asked, one_of
from gaslamp.bots.level import FixedBot
from gaslamp.bots.search import Prospect, Search
from gaslamp.games.game import Game
from gaslamp.games.london_dread.planning import Planning
from gaslamp.kernel.judge import Level
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import encode
from gaslamp.kernel.state import State, choose
from hidden_kit import HIDDEN, otherwise
from sampling import whole

QUICK = Level("quick", 24, 1, 4, 0.0, 0.0)
PICKS = 200 if whole() else 24
POSITIONS = 12 if whole() else 3
FIRST, EVERY = 12, 9  # the first choice that is looked at, and then one of so many
FAR = 4.0  # standard deviations above what chance alone makes of the distance


def positions(game: Game[Any], seats: int, given: dict[str, str], seed: int) -> Iterator[State]:
    """Some positions of a game that is played at random, where there is something to choose."""
    options = game.settled(seats, {**game.lab_options, **given})
    g: State = game.new(game.printed, seats, options, seed, told=False)
    rng = seeded(seed, 9)
    made, wanted = 0, FIRST
    while g.outcome is None:
        seat = one_of(asked(g).awaited(g), rng)
        menu = Menu(seat)
        asked(g).menu(g, menu)
        # A team's plan is made once for all that can be seen (`board_key`): nothing to draw.
        if made >= wanted and menu.size() > 2 and not isinstance(asked(g), Planning):
            wanted = made + EVERY
            yield g
        choose(g, seat, menu.at(rng.below(menu.size())))
        made += 1


def tables(game: Game[Any]) -> list[tuple[State, int]]:
    """Positions, each with the seat that is asked, from the tables that bots learn at."""
    found: list[tuple[State, int]] = []
    seed = 3
    while len(found) < POSITIONS:
        seats, given = game.lessons()[seed % len(game.lessons())]
        for g in positions(game, seats, given, seed):
            found.append((g.clone(), int(one_of(asked(g).awaited(g), seeded(1)))))
            if len(found) % 2 == 0 or len(found) == POSITIONS:
                break
        seed += 1
    return found


def shown(game: Game[Any], g: State, seat: int) -> bytes:
    return msgspec.json.encode(game.view(g, seat))


def picks(judge: Any, g: State, seat: int, first: int) -> Counter[int]:
    bot = FixedBot(QUICK)
    return Counter(
        int(picked(g, judge, bot, seat, seeded(first + k, 1))) for k in range(PICKS)
    )  # fmt: skip


def distance(here: Counter[int], there: Counter[int]) -> tuple[float, float]:
    """The chi-square distance of two lots of picks, and how much of it chance alone makes."""
    far = sum((here[c] - there[c]) ** 2 / (here[c] + there[c]) for c in here | there)
    return far, len(here | there) - 1.0


def too_far(pairs: list[tuple[Counter[int], Counter[int]]]) -> bool:
    """Whether lots of picks differ by more than chance explains."""
    far = free = 0.0
    for here, there in pairs:
        one, many = distance(here, there)
        far, free = far + one, free + many
    return far > free + FAR * sqrt(2.0 * max(1.0, free))


@pytest.mark.parametrize("id", games.ids())
def test_every_game_says_what_is_hidden(id: str) -> None:
    assert id in HIDDEN
    game = games.find(id)
    for g, seat in tables(game):
        twin = otherwise(id, g, seat, 5)
        assert shown(game, g, seat) == shown(game, twin, seat)
        assert encode(g) != encode(twin)
        assert game.pieces(g) == game.pieces(twin)


@pytest.mark.parametrize("id", games.ids())
def test_choices_are_spread_alike_over_other_hidden_things(id: str) -> None:
    game = games.find(id)
    judge = game.judge()
    pairs = []
    for g, seat in tables(game):
        twin = otherwise(id, g, seat, 5)
        pairs.append((picks(judge, g, seat, 0), picks(judge, twin, seat, 1000)))
    assert not too_far(pairs)


def peeped(game: Game[Any], g: State, seat: int) -> Counter[int]:
    """What somebody picks who tries every option in the world as it is."""
    search = Search(game.judge(), QUICK, seeded(1))
    menu = Menu(seat)
    asked(g).menu(g, menu)
    until = search.mind.eyes.moment(g) + 2
    best = max(
        menu.listed(), key=lambda code: search.outcome(g.clone(), seat, Prospect(code), until)
    )
    return Counter({best: PICKS})


def test_a_bot_that_peeps_is_noticed() -> None:
    game = games.find("plague-of-dracula")
    pairs = []
    for g, seat in tables(game):
        twin = otherwise(game.id, g, seat, 5)
        pairs.append((peeped(game, g, seat), peeped(game, twin, seat)))
    assert too_far(pairs)
