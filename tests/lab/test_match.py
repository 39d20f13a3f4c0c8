"""A match: each deal from every side, and what only the lab may do: more work, open cards."""

from __future__ import annotations

from cli_kit import TERRORS, gaslamp, refused
from gaslamp import games
from gaslamp.bots import bot_names, find
from gaslamp.bots.level import FixedBot
from gaslamp.bots.open_cards import OpenBot, with_other_chance
from gaslamp.kernel.rng import seeded
from gaslamp.lab.match import Match, bouts, part_of_win, result, sat, sides, subject, table

PLAGUE = "plague-of-dracula"


def match_of(game: str, bot: str = "pip", **wishes: object) -> Match:
    seats, options = table(games.find(game), None, {})
    return Match(game, bot, "random", seats, options, **wishes)  # type: ignore[arg-type]


def test_each_deal_is_played_from_every_side() -> None:
    match = match_of(TERRORS)
    parts = sides(match)
    assert parts == [[0], [1]]
    assert [sat(match, n, parts) for n in range(4)] == [(0, [0]), (0, [1]), (1, [0]), (1, [1])]
    fixed = match_of(TERRORS, only=1)
    assert [sat(fixed, n, parts) for n in range(2)] == [(0, [1]), (1, [1])]


def test_who_wins_together_sits_together() -> None:
    game = games.find(PLAGUE)
    seats, options = table(game, 3, {"dracula": "player"})
    assert sides(Match(PLAGUE, "pip", "random", seats, options)) == [[0, 1], [2]]
    seats, options = table(game, 3, {})
    assert sides(Match(PLAGUE, "pip", "random", seats, options)) == [[0, 1, 2]]


def test_a_match_counts_wins_and_choices() -> None:
    found = result(list(bouts(match_of(TERRORS), 2, 900_000, 1)))
    assert found.games == 2
    assert 0.0 <= found.low <= found.won / 2 <= found.high <= 1.0
    assert found.longest >= found.seconds > 0.0
    assert part_of_win(match_of(TERRORS), None, [0]) == 0.0


def test_more_work_and_open_cards_are_the_labs_alone() -> None:
    judge = games.find(TERRORS).judge()
    assert subject(match_of(TERRORS), judge) is find("pip")
    assert isinstance(subject(match_of(TERRORS, times=3), judge), FixedBot)
    assert isinstance(subject(match_of(TERRORS, open_cards=True), judge), OpenBot)
    assert not any(isinstance(find(name), OpenBot) for name in bot_names())


def test_open_cards_are_as_they_lie_but_chance_is_not_known() -> None:
    match = match_of(TERRORS)
    game = games.find(TERRORS)
    g = game.new(game.printed, match.seats, dict(match.options), 5, told=False)
    twin = with_other_chance(g, seeded(1))
    assert game.pieces(twin) == game.pieces(g)
    assert twin.rng.next32() != g.clone().rng.next32()
    found = result(list(bouts(match_of(TERRORS, open_cards=True), 1, 900_000, 1)))
    assert found.games == 1


def test_the_command_says_who_won() -> None:
    words = ("match", TERRORS, "--bot", "pip", "--against", "random", "--games", "2", "--jobs", "1")
    ran = gaslamp(*words)
    assert ran.code == 0
    assert ran.out.startswith("pip won ")
    assert "there are" in refused("match", TERRORS, "--bot", "dragon")
    assert "the seats are 1 to 2" in refused("match", TERRORS, "--seat", "3")
    assert "at least once" in refused("match", TERRORS, "--times", "0")
