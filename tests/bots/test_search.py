"""The search: the same for the same seed, blind for what is hidden, and not blind for a win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gaslamp import games
from gaslamp.bots.arena import picked
from gaslamp.bots.bot import asked, one_of
from gaslamp.bots.level import USUAL_LEVELS, FixedBot, level_of
from gaslamp.bots.search import Prospect, Search, clearly_better
from gaslamp.games.game import Game
from gaslamp.games.learned import level_in
from gaslamp.kernel.judge import Level
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose

QUICK = Level("quick", 30, 1, 4, 0.0, 0.0)
PICKS = 24


def position(game: Game[Any], seats: int, choices: int) -> State:
    """Some way into a game that is played at random, where there is something to choose."""
    options = game.settled(seats, dict(game.lab_options))
    g: State = game.new(game.printed, seats, options, 11, told=False)
    rng = seeded(2, 9)
    made = 0
    while True:
        seat = one_of(asked(g).awaited(g), rng)
        menu = Menu(seat)
        asked(g).menu(g, menu)
        if made >= choices and menu.size() > 2:
            return g
        choose(g, seat, menu.at(rng.below(menu.size())))
        made += 1


def picks(game: Game[Any], g: State, seat: int) -> Counter[int]:
    judge, bot = game.judge(), FixedBot(QUICK)
    return Counter(int(picked(g, judge, bot, seat, seeded(k, 1))) for k in range(PICKS))


def test_the_same_seed_and_work_give_the_same_choice() -> None:
    game = games.find("terrors-of-london")
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    assert picks(game, g, seat) == picks(game, g, seat)


def test_a_win_is_taken() -> None:
    game = games.find("terrors-of-london")
    g: Any = position(game, 2, 40)
    seat = int(g.active)
    g.players[1 - seat].health = 1
    g.power = 30
    code = picked(g, game.judge(), FixedBot(QUICK), seat, seeded(1))
    choose(g, seat, code)
    assert g.outcome is not None
    assert g.outcome.winners == 1 << seat


def test_a_search_that_is_waited_for_takes_what_it_has_found() -> None:
    game = games.find("terrors-of-london")
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    judge = game.judge()
    judge.seconds = 1e-9
    search = Search(judge, Level("endless", 10**12, 1, 4, 0.0, 0.0), seeded(1))
    menu = Menu(seat)
    asked(g).menu(g, menu)
    assert menu.has(search.think(g, seat))


def test_what_surely_follows_an_option_is_played_once() -> None:
    """Up to where chance speaks: worlds differ only from there on."""
    game = games.find("terrors-of-london")
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    search = Search(game.judge(), QUICK, seeded(1))
    search.think(g, seat)
    foreseen = [one.certain for one in search.prospects if one.certain is not None]
    assert foreseen
    assert all(one.barrier == g.barrier for one in foreseen)


def test_a_level_is_the_games_own_or_the_usual_one() -> None:
    judge = games.find("terrors-of-london").judge()
    mine = Level("pip", 5, 0, 2, 1.0, 0.0)
    judge.levels = [mine]
    assert level_of(judge, "pip") is mine
    assert level_of(judge, "lamplighter") is USUAL_LEVELS[-1]


def test_a_level_sees_with_eyes_of_its_own_if_it_names_some() -> None:
    judge = games.find("terrors-of-london").judge()
    early = judge.sights["early"]
    assert early is not judge.eyes
    for name, seen in (("inspector-crane", early), ("lamplighter", judge.eyes)):
        search = Search(judge, level_of(judge, name), seeded(1))
        assert search.mind.eyes is seen
    named = level_in({"name": "x", "work": 1, "horizon": 1, "breadth": 4, "eyes": "early"})
    assert judge.eyes_of(named.times(3)) is early
    judge.sights = {}  # as pupils see, who are to show what one generation has learned
    assert judge.eyes_of(named) is judge.eyes


def test_a_level_may_think_otherwise_in_a_role() -> None:
    usual = {"name": "x", "work": 40, "horizon": 1, "breadth": 6, "trust": 2.0}
    level = level_in({**usual, "roles": {"dracula": {"trust": 0, "breadth": 9}}})
    count = level.as_("dracula")
    assert (count.name, count.work, count.trust, count.breadth) == ("x", 40, 0.0, 9)
    assert level.as_("") is level
    assert level.times(3).work == 120
    assert level.times(3).as_("dracula").work == 120


def test_the_search_thinks_as_the_role_says() -> None:
    game = games.find("plague-of-dracula")
    options = game.settled(2, {"dracula": "player"})
    g = game.new(game.printed, 2, options, 3, told=False)
    judge = game.judge()
    assert [judge.role(g, seat) for seat in range(2)] == ["", "dracula"]
    rng = seeded(1, 9)
    found: set[tuple[int, int]] = set()
    other = level_in({"name": "x", "work": 1, "horizon": 1, "breadth": 4,
                      "roles": {"dracula": {"work": 2}}})  # fmt: skip
    while len(found) < 2:
        seat = int(one_of(asked(g).awaited(g), rng))
        menu = Menu(seat)
        asked(g).menu(g, menu)
        if menu.size() > 1:
            search = Search(judge, other, rng)
            search.think(judge.redeal(g, seat, rng), seat)
            found.add((seat, int(search.level.work)))
        choose(g, seat, menu.at(rng.below(menu.size())))
    assert found == {(0, 1), (1, 2)}


def test_heat_prefers_the_better_and_takes_others_too() -> None:
    game = games.find("terrors-of-london")
    g = position(game, 2, 25)
    seat = int(one_of(asked(g).awaited(g), seeded(1)))
    judge = game.judge()
    hot = FixedBot(Level("hot", 1, 0, 6, 3.0, 0.0))
    cold = FixedBot(Level("cold", 1, 0, 6, 0.0, 0.0))
    found = {picked(g, judge, hot, seat, seeded(k)) for k in range(PICKS)}
    assert len(found) > len({picked(g, judge, cold, seat, seeded(k)) for k in range(4)}) - 1
    assert len(found) > 1


def prospect(found: list[float]) -> Prospect:
    made = Prospect(1)
    for chance in found:
        made.add(chance)
    return made


def test_advice_stands_unless_another_option_is_better_by_more_than_luck_and_by_enough() -> None:
    advised = prospect([0.50, 0.52, 0.48, 0.51, 0.49, 0.50, 0.50, 0.50])
    better = prospect([chance + 0.03 for chance in advised.found])
    lucky = prospect([0.90, 0.30, 0.70, 0.30, 0.80, 0.40, 0.30, 0.55])
    bold, careful = (
        Level("x", 1, 0, 1, 0.0, 2.0, 0, 0, margin) for margin in (0.0, 0.04)
    )  # fmt: skip
    assert clearly_better(better, advised, bold)
    assert not clearly_better(better, advised, careful)
    assert not clearly_better(lucky, advised, bold)
    assert not clearly_better(prospect([0.9] * 3), prospect([0.1] * 3), bold)  # too few worlds
