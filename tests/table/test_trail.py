"""Older states of a match are found again by making the choices that led to them once more, and
older lines of its log are unpacked: nobody notices."""

from __future__ import annotations

import random

import pytest

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.envelope import Envelope
from gaslamp.table import life, trail
from gaslamp.table.log import TOGETHER
from gaslamp.table.match import Match

CHOICES = 180
SECRET = "5e" * 32


def begun(game_id: str, fair: bool) -> Match:
    game = games.find(game_id)
    seats = 4 if 4 in game.seat_counts else 2
    envelope = Envelope(SECRET) if fair else None
    return life.begin(game_id, ["human"] * seats, dict(game.lab_options), 5, envelope=envelope)


def played(match: Match, choices: int, rng: random.Random) -> list[str]:
    """So many choices; how it stood before each, written down at the time."""
    stood: list[str] = []
    while len(stood) < choices and match.result() is None:
        stood.append(snapshots.text(match.g))
        seat = rng.choice(match.asked())
        match.choose(seat, rng.choice(list(match.position.keys(seat))))
    return stood


@pytest.mark.parametrize("fair", [False, True])
@pytest.mark.parametrize("game_id", games.ids())
def test_older_states_are_found_again(game_id: str, fair: bool) -> None:
    match = begun(game_id, fair)
    rng = random.Random(7)
    stood = played(match, CHOICES, rng)
    before = match.before
    assert len(before.kept) <= 1 + len(stood) // trail.APART
    assert [snapshots.text(g) for g in before] == stood
    for n in rng.sample(range(len(stood)), 12):
        assert snapshots.text(before[n]) == stood[n] == snapshots.text(before[n - len(stood)])
    assert [snapshots.text(g) for g in before[3:9]] == stood[3:9]


@pytest.mark.parametrize("fair", [False, True])
def test_going_far_back_leads_to_the_same_state_and_log(fair: bool) -> None:
    match, rng = begun("terrors-of-london", fair), random.Random(3)
    stood = played(match, 130, rng)
    told, marks = [entry.text for entry in match.log], list(match.log_marks)
    for number in (129, 90, 64, 3):
        match.back_to(number)
        assert snapshots.text(match.g) == stood[number]
        assert [entry.text for entry in match.log] == told[: marks[number]]
        assert len(match.before) == len(match.turns) == len(match.log_marks) == number
    again = played(match, 40, rng)
    assert len(again) == 40 and [snapshots.text(g) for g in match.before][:3] == stood[:3]
    assert life.replayed(match.journal, match.content).link == match.link


def test_a_long_log_lies_packed_and_reads_the_same() -> None:
    match = begun("plague-of-dracula", fair=False)
    rng, told = random.Random(11), []
    eyes = (-2, -1, 0, 1)
    lengths = []
    while len(match.log) < 5 * TOGETHER:
        start = len(match.log)
        played(match, 1, rng)
        told += match.log[start:]
        lengths.append([len(match.visible_log(seat)) for seat in eyes])
    assert len(match.log.packed) > 2 and len(match.log.open) < 2 * TOGETHER
    whole = list(match.log)
    assert whole[-len(told) :] == told
    assert [match.log[n] for n in (0, 1, -1)] == [whole[0], whole[1], whole[-1]]
    for seat in eyes:
        seen = match.visible_log(seat)
        assert list(seen) == [entry for entry in whole if entry.visible_to(seat)]
        assert list(seen[-5:]) == list(seen)[-5:]
    match.back_to(len(lengths) // 2)
    assert [len(match.visible_log(seat)) for seat in eyes] == lengths[len(lengths) // 2 - 1]
    assert list(match.log) == whole[: len(match.log)]
