"""Candles: how choices are ordered, how far apart they are said to be, and why."""

from __future__ import annotations

from gaslamp import games
from gaslamp.games.telling import Sight, Told, differences, seen
from gaslamp.kernel.rng import seeded
from gaslamp.table import candles, life
from gaslamp.table.candles import AS_GOOD, Found, Weighed

SIGHTS = (
    Sight("health", ("health", "health-10"), each=0.1),
    Sight("dread", ("dread",), good=False, each=0.02),
    Sight("deck", ("deck",), least=0.2, by_thing=True),
)
NAMES = ["health", "health-10", "dread", "dread:story", "deck:ghoul", "coin"]
WEIGHTS = [0.5, 0.5, -1.0, -1.0, 0.3, 9.0]


def found(code: int, *chances: float) -> Found:
    return Found(code, f"do:{code}", list(chances), {}, [])


def test_differences_are_counted_in_what_people_count_and_sorted_by_weight() -> None:
    one = seen(SIGHTS, NAMES, [2.0, 1.0, 0.1, 0.1, 0.4, 5.0], WEIGHTS)
    other = seen(SIGHTS, NAMES, [1.6, 1.0, 0.2, 0.2, 0.0, 0.0], WEIGHTS)
    told = differences(SIGHTS, one, other)
    assert [(each.word, each.more, each.number, each.thing) for each in told] == [
        ("dread", False, 5, ""),
        ("health", True, 4, ""),
        ("deck", True, 0, "ghoul"),
    ]


def test_ends_are_told_on_average_over_those_looked_at() -> None:
    low, high = ({("health", ""): (amount, amount)} for amount in (1.0, 2.0))
    assert candles.on_average([low, high, high, low]) == {("health", ""): (1.5, 1.5)}
    # However few there was time for: as much of everything.
    assert differences(SIGHTS, candles.on_average([low]), candles.on_average([low, low])) == []
    # After an option that ends the game there is nothing to compare: not less of everything.
    assert differences(SIGHTS, candles.on_average([]), high) == []


def test_what_was_learned_against_good_sense_is_not_told() -> None:
    one, other = ({("health", ""): (amount, -amount)} for amount in (1.0, 0.5))
    assert differences(SIGHTS, one, other) == []


def test_how_far_a_choice_is_behind_is_said_only_beyond_noise() -> None:
    first = found(1, *[0.60, 0.62] * 8)
    assert candles.behind(first, found(2, *[0.60, 0.62] * 8)) == AS_GOOD
    assert candles.behind(first, found(2, *[0.30, 0.90] * 8)) == AS_GOOD
    assert candles.behind(first, found(2, *[0.59, 0.61] * 8)) == "hair"
    assert candles.behind(first, found(2, *[0.57, 0.59] * 8)) == "little"
    assert candles.behind(first, found(2, *[0.40, 0.42] * 8)) == "deal"
    assert candles.behind(first, found(2, 0.1, 0.1)) == AS_GOOD  # too few worlds


def test_the_search_overrules_advice_only_clearly_and_never_against_the_odds() -> None:
    advised, better = found(1, *[0.50, 0.52] * 8), found(2, *[0.60, 0.62] * 8)
    given = Weighed([advised, better], 0.5, 0.02)
    assert candles.clearly_better(given, 1) == 2
    assert candles.clearly_better(given, 2) is None
    near = Weighed([advised, found(2, *[0.53, 0.55] * 8)], 0.5, 0.02)
    assert candles.clearly_better(near, 1) is None
    unlikely = Found(2, "do:2", better.chances, {}, [], against_odds=True)
    assert candles.clearly_better(Weighed([advised, unlikely], 0.5, 0.02), 1) is None


def test_the_best_choice_leaves_the_chance_one_has_and_a_sure_win_is_sure() -> None:
    given = Weighed([found(1, *[0.7] * 8), found(2, *[0.5] * 8)], 0.6, 0.02)
    assert given.chance(given.found[0]).won == 60
    assert given.chance(given.found[1]).won < 45
    sure = Weighed([found(1, *[1.0] * 8), found(2, *[0.5] * 8)], 0.6, 0.02)
    assert sure.chance(sure.found[0]) == candles.Chance(100, 98, 100)


def test_every_game_has_words_for_all_that_its_eyes_may_tell() -> None:
    for game_id in games.ids():
        game = games.find(game_id)
        match = life.begin(
            game_id, ["human"] * max(game.seat_counts[:1]), dict(game.lab_options), 1
        )
        judge = game.judge()
        eyes = game.eyes({})
        assert eyes is not None and judge.off > 0
        names = {name.partition(":")[0] for name in eyes.names(match.g)}
        for sight in game.sights:
            assert set(sight.parts) <= names, (game_id, sight.word)
            thing = next(
                (n.partition(":")[2] for n in eyes.names(match.g) if n.startswith(sight.parts[0])),
                "",
            )
            for more in (True, False):
                told = Told(sight.word, more, 2, thing if sight.by_thing else "", 1.0)
                assert candles.fragment(told, False, match.words)


def test_who_only_watches_sees_chances_that_tell_nothing_hidden() -> None:
    match = life.begin("terrors-of-london", ["human"] * 2, {"overlords": "random"}, 3)
    judge = match.game.judge()
    one = candles.watched(match.game, match.g, 2, seeded(1, 1), worlds=200)
    hidden = judge.redeal(judge.redeal(match.g, 0, seeded(9, 9)), 1, seeded(8, 8))
    other = candles.watched(match.game, hidden, 2, seeded(1, 1), worlds=200)
    assert all(abs(a.won - b.won) <= 2 for a, b in zip(one, other, strict=True))
