"""The luck sheet: exact where it can be, and it tells a loaded die from a fair one."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from gaslamp import games
from gaslamp.kernel.ear import Ear, Fall
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import journal_of, play_trials
from gaslamp.table import life
from gaslamp.table.luck import (
    EXACT,
    Die,
    Sheet,
    chi_square,
    dice_of,
    sheet_of,
    suspected,
    tail,
    together,
)  # fmt: skip
from gaslamp.table.luck_told import audit_lines, lines_of, of_a_person, rank
from sampling import whole

GAMES = 10_000 if whole() else 150
DICED = ("blackbriar", "great-old-ones")
LOADED = 1 / 12 if whole() else 1 / 4  # of the ones


def test_the_curves_are_those_of_the_tables() -> None:
    for x, free, share in ((3.841, 1, 0.05), (11.07, 5, 0.05), (20.515, 5, 0.001), (2.0, 7, 0.96)):
        assert chi_square(x, free) == pytest.approx(share, abs=0.0004)
    assert tail(1.959964) == pytest.approx(0.025, abs=1e-6)
    assert chi_square(0, 5) == 1.0


def thrown(*faces: int, good: float = 1.0) -> list[Fall]:
    ear = Ear()
    for face in faces:
        ear.die("d6", 0b01, 6, face, good)
    return ear.heard


def test_the_chance_of_being_so_unlucky_is_exact() -> None:
    lot = sheet_of("blackbriar", 2, thrown(1, 1)).lots[0]
    assert (lot.seat, lot.times, lot.above) == (0, 2, -5.0)
    assert lot.chance == pytest.approx(1 / 36)
    assert sheet_of("blackbriar", 2, thrown(6, 6)).lots[0].chance == pytest.approx(1.0)
    assert sheet_of("blackbriar", 2, thrown(1, 6)).lots[0].chance == pytest.approx(21 / 36)
    low_is_lucky = sheet_of("blackbriar", 2, thrown(1, 1, good=-1.0)).lots[0]
    assert low_is_lucky.chance == pytest.approx(1.0)


def test_what_nobody_gains_by_is_thrown_and_is_nobodys_luck() -> None:
    sheet = sheet_of("great-old-ones", 2, thrown(1, 2, good=0.0))
    assert sheet.lots == []
    assert sheet.dice[0].faces == [1, 1, 0, 0, 0, 0]


def test_a_draw_is_measured_by_what_lay_in_the_pile() -> None:
    ear = Ear()
    ear.draw("deck", 0b10, 1.0, [1.0, 1.0, 4.0])
    ear.draw("deck", 0b10, 1.0, [1.0, 4.0])
    lot = sheet_of("terrors-of-london", 2, ear.heard).lots[0]
    assert lot.seat == 1
    assert lot.above == pytest.approx(-1.0 - 1.5)
    assert lot.chance == pytest.approx(2 / 3 * 1 / 2)


def test_many_sums_are_a_bell_curve() -> None:
    rng = random.Random(4)
    ear = Ear()
    for _ in range(60):
        values = [rng.random() for _ in range(20)]
        ear.draw("deck", 1, values[0], values)
    assert EXACT < 20**60
    assert 0.0 < sheet_of("terrors-of-london", 1, ear.heard).lots[0].chance < 1.0


def test_people_with_even_luck_are_seldom_called_unlucky() -> None:
    """Chances of fair throws are spread evenly, in one game and over many."""
    rng = random.Random(11)
    rows = [
        sheet_of("blackbriar", 1, thrown(*(rng.randrange(1, 7) for _ in range(12)))).lots[0]
        for _ in range(300)
    ]
    assert 0.05 < sum(lot.chance <= 0.1 for lot in rows) / len(rows) < 0.15
    assert 0.02 < together(rows).chance < 0.98
    assert of_a_person([("blackbriar", lot) for lot in rows], "Ann", "en")[0].times == 3600


def test_throws_that_follow_each_other_are_noticed() -> None:
    faces = [1, 2, 3, 4, 5, 6] * 400  # as even as can be, and yet everybody knows what comes
    die = sheet_of("blackbriar", 1, thrown(*faces)).dice[0]
    assert die.chance() > 0.99
    assert suspected(die, 1)


def simulated(game: str) -> list[Sheet]:
    spec = make_spec(game, "random", None, {}, None)
    spec = type(spec)(**{**vars(spec), "luck": True})
    found = [trial.luck for trial in play_trials(spec, range(500, 500 + GAMES))]
    return [sheet for sheet in found if sheet is not None]


def loaded(die: Die, rng: random.Random) -> Die:
    """The same throws, but some of the ones have become the highest face."""
    turned = sum(rng.random() < LOADED for _ in range(die.faces[0]))
    faces = [die.faces[0] - turned, *die.faces[1:-1], die.faces[-1] + turned]
    return Die(die.game, die.what, faces, die.pairs, die.product)


@pytest.mark.parametrize("game", DICED)
def test_a_loaded_die_is_flagged_and_a_fair_one_is_not(game: str) -> None:
    dice = dice_of(sheet.dice for sheet in simulated(game))
    assert not [die.what for die in dice if suspected(die, len(dice))]
    most = max(dice, key=Die.throws)
    assert most.throws() > 10 * GAMES
    cheated = [loaded(die, random.Random(1)) if die is most else die for die in dice]
    assert [line.suspected for line in audit_lines(cheated, "en")].count(True) == 1


@pytest.mark.parametrize("game", games.ids())
def test_every_game_tells_its_luck_in_words(game: str) -> None:
    thinks = game == "london-dread"  # whose plans come to nothing by lot, and then no die is thrown
    spec = make_spec(game, "greedy" if thinks else "random", None, {}, None, limit=400)
    match = life.replayed(journal_of(spec, 6), games.find(game).printed)
    seats = len(spec.bots)
    sheet = sheet_of(game, seats, chain.from_iterable(match.all_fallen()))
    lines = lines_of(sheet, list(match.words.seat_names), "en")
    assert lines or sheet.dice
    assert all(line.said.endswith(".") for line in lines)
    assert not [line.said for line in lines if "luck-" in line.said]


def test_luck_has_seven_words() -> None:
    said = [rank(chance) for chance in (0.001, 0.05, 0.2, 0.5, 0.8, 0.95, 0.999)]
    assert said == ["un-rare", "un-seldom", "un-under", "even", "lucky-under", "lucky-seldom",
                    "lucky-rare"]  # fmt: skip
