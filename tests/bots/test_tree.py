"""The tree below an option: answers that turn out well are looked into more often."""

from __future__ import annotations

from typing import Any

from bots.test_search import position
from gaslamp import games
from gaslamp.bots.arena import picked
from gaslamp.bots.bot import asked, one_of
from gaslamp.bots.greedy import BOT as GREEDY
from gaslamp.bots.level import FixedBot
from gaslamp.bots.mind import Mind
from gaslamp.bots.search import Search
from gaslamp.bots.tree import Branch, Tree, most_wanted
from gaslamp.kernel.bits import lowest
from gaslamp.kernel.judge import FAITH, Level
from gaslamp.kernel.rng import seeded

TERRORS = "terrors-of-london"
WORLDS = 30


def test_it_grows_with_every_world_and_no_deeper_than_its_reach() -> None:
    game = games.find(TERRORS)
    g = position(game, 2, 25)
    judge = game.judge()
    tree = Tree(Mind(judge, seeded(1)), 2)
    seat = int(lowest(asked(g).awaited(g)))
    until = tree.mind.eyes.moment(g) + 1
    for _ in range(WORLDS):
        world = judge.redeal(g, seat, seeded(2))
        assert 0.0 <= tree.outcome(world, until, seat) <= 1.0
    assert tree.root.visits == WORLDS
    tried = [branch for branch in tree.root.branches if branch.visits > 0]
    assert sum(branch.visits for branch in tried) == WORLDS - 1  # the first world only opens it
    below = [b for branch in tried if branch.node is not None for b in branch.node.branches]
    assert below
    assert all(branch.node is None or not branch.node.branches for branch in below)


def test_what_turns_out_well_is_wanted_and_what_is_untried_too() -> None:
    good, bad, fresh = Branch(0, 1, 0.3), Branch(0, 2, 0.3), Branch(0, 3, 0.4)
    good.visits, good.total = 10.0, 8.0
    bad.visits, bad.total = 10.0, 2.0
    assert most_wanted([good, bad]) is good
    assert most_wanted([bad, fresh]) is fresh


def test_the_same_seed_gives_the_same_choice() -> None:
    game = games.find(TERRORS)
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    bot = FixedBot(Level("deep", 60, 1, 4, 0.0, 0.0, 6))
    one, two = (int(picked(g, game.judge(), bot, seat, seeded(4))) for _ in range(2))
    assert one == two


def advised_by(game: Any, level: Level, code: int) -> int:
    """What is chosen where nothing but the advice was looked at."""
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    search = Search(game.judge(), level, seeded(4))
    found = int(search.think(g, seat))
    assert int(search.advised) == code or code < 0
    return found


def test_a_level_that_trusts_asks_the_greedy_bot_where_there_is_no_planner() -> None:
    """With less than a handful of worlds nothing is clearly better than its word."""
    game = games.find(TERRORS)
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    wanted = int(GREEDY.pick(game.judge(), g, seat, seeded(4)))
    assert advised_by(game, Level("trusting", 1, 0, 99, 0.0, 2.0), wanted) == wanted


def test_faith_needs_no_search() -> None:
    game = games.find(TERRORS)
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    search = Search(game.judge(), Level("faithful", 5000, 2, 9, 0.0, FAITH), seeded(4))
    assert search.think(g, seat) == search.advised
    assert search.mind.spent == 0
