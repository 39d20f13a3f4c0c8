"""The review: its parts sum up, a blunder is found, and what may be luck is not called a slip."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import msgspec
import pytest

import reviews
from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.review import account as accounts
from gaslamp.table.review.account import CHANCE, OWN, Review, account, hand, in_points
from gaslamp.table.review.telling import told
from gaslamp.table.review.weighing import (
    LEAST,
    Fall,
    Figure,
    Line,
    Move,
    Pair,
    Scales,
    Step,
    thought_of,
)

TERRORS = "terrors-of-london"
EXACT = 1e-9


@cache
def finished(game: str, number: int) -> tuple[Match, Review]:
    journal, _ = reviews.play(game, number, "greedy")
    assert journal is not None
    match = reviews.replayed(journal)
    return match, accounts.reviewed(match, LEAST)


# Two games of each game, those with few seats where many take long.
FEW = {"great-old-ones": (1, 4), "blackbriar": (0, 3)}
GAMES = [(game, number) for game in games.ids() for number in FEW.get(game, (0, 1))]


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_the_parts_sum_up_to_result_less_start(game: str, number: int) -> None:
    _, review = finished(game, number)
    assert review.whole()
    for side in sorted(set(review.sides)):
        found = account(review, side)
        whole = sum(part.value for part in found.parts.values())
        assert abs(whole - (found.result - found.start)) < EXACT
        assert found.parts[OWN].value <= 0  # nobody chooses better than best
        assert len(found.curve) == len(review.turns) + 1
        assert found.curve[-1] == found.result
        points = in_points(found)
        assert sum(points.values()) == round(100 * found.result) - round(100 * found.start)
        assert all(abs(points[one] - 100 * found.parts[one].value) <= 2 for one in points)
    losses = sum(hand(review, seat).lost.value for seat in range(len(review.sides)))
    own = sum(account(review, side).parts[OWN].value for side in sorted(set(review.sides)))
    assert losses == pytest.approx(-own)  # what each person lost makes up what each side did


def made_up(*steps: Step, start: float = 0.5, result: float = 0.0) -> Review:
    return Review(
        [0, 1], [n // 2 for n in range(len(steps))], [Figure(start), Figure(1 - start)],
        [result, 1 - result], {step.n: step for step in steps},
    )  # fmt: skip


def pair(best: float, done: float, error: float) -> list[Pair]:
    return [Pair(best, done, error), Pair(1 - best, 1 - done, error)]


def falls(expected: float, stands: float, error: float = 0.0) -> list[Fall]:
    one = Fall(Figure(expected, error), Figure(stands, error))
    return [one, Fall(Figure(1 - expected, error), Figure(1 - stands, error))]


def test_each_part_is_what_the_page_about_it_says() -> None:
    """The worked example of docs/review.md."""
    review = made_up(
        Step(0, 0, 7, True, 0.2, pair(0.5, 0.4, 0.01)),
        Step(1, 0, 3, False, falls=falls(0.42, 0.48)),
        Step(2, 1, 4, True, 0.2, pair(0.5, 0.55, 0.01)),
        Step(3, 1, 5, False, falls=falls(0.3, 0.0)),
    )
    found = account(review, 0)
    parts = {part: round(figure.value, 3) for part, figure in found.parts.items()}
    assert parts == {"own": -0.1, "others": 0.05, "chance": -0.24, "unknown": -0.21}
    assert [round(chance, 2) for chance in found.curve] == [0.5, 0.4, 0.48, 0.53, 0.0]


def test_a_review_that_was_stored_says_the_same_again() -> None:
    """Where the turn is over and nothing was shown, chance has done nothing, and is sure of it."""
    still = Figure(0.4, 0.02)
    review = made_up(Step(0, 0, 3, False, falls=[Fall(still, still), Fall(still, still)]))
    stored = msgspec.json.decode(msgspec.json.encode(review), type=Review)
    assert account(stored, 0) == account(review, 0)
    assert account(stored, 0).parts[CHANCE] == Figure(0.0)


def test_a_slip_is_called_one_only_when_clear_of_the_noise() -> None:
    end = Step(1, 0, 3, False, falls=falls(0.0, 0.0))
    kinds = {}
    for error in (0.01, 0.06):
        review = made_up(Step(0, 0, 7, True, 0.2, pair(0.5, 0.4, error)), end)
        kinds[error] = [point.kind for point in account(review, 0).points if point.n == 0]
    assert OWN in kinds[0.01] and OWN not in kinds[0.06]
    lost = [
        hand(made_up(Step(0, 0, 7, True, 0.2, pair(0.5, done, 0.0)), end), 0)
        for done in (0.45, 0.35)
    ]
    assert [(one.slips, one.blunders) for one in lost] == [(1, 0), (0, 1)]


def test_where_nothing_is_shown_a_chance_changes_by_choices_alone() -> None:
    _, review = finished(TERRORS, 0)
    quiet = 0
    for one, other in pairwise(accounts.pieces(review, 0)):
        if not one.step.falls:
            quiet += 1
            assert other.before.value == pytest.approx(one.before.value + one.choice.value)
            assert one.chance.value == one.unknown.value == 0
    assert quiet > 20


def test_what_can_still_be_mended_is_counted_where_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A die that is lifted and could be put back has cost nothing yet; using it has."""
    lift, put_back, use, better = 7, 5, 9, 3
    match, _ = finished(TERRORS, 0)
    scales = reviews.scales_of(match, thought_of(25), 1)
    g = match.before[0]
    used = Move(1, 0, "use", use, g, g, True)
    lifted = Move(0, 0, "lift", lift, g, g, False, used)

    def ends(self: Scales, world: object, line: Line, *_: object) -> list[float]:
        codes = [code for _, code in line]
        well = codes[0] in (better, put_back) or codes[:2] == [lift, put_back]
        return [0.9, 0.1] if well else [0.4, 0.6]

    looked = SimpleNamespace(prospects=[1], chosen=lambda: put_back)
    monkeypatch.setattr(Scales, "looked_at", lambda *_: looked)
    monkeypatch.setattr(Scales, "end", ends)
    rng = scales.rng(1)
    assert scales.compared(g, lifted, better, rng) == []
    assert scales.compared(g, used, put_back, rng)[0].change(0.5).value < -0.3


def test_a_planted_blunder_is_a_turning_point() -> None:
    tried = (reviews.blunders(reviews.Task("blunders", TERRORS, n)) for n in range(3, 12))
    dear = next(row for row in tried if row)  # the first that cost enough
    assert dear["found"] == 1


def test_the_same_thinking_gives_the_same_review() -> None:
    journal, _ = reviews.play("london-dread", 0, "greedy")
    assert journal is not None
    match = reviews.replayed(journal)
    one, same = (accounts.reviewed(match, thought_of(40), 3) for _ in range(2))
    assert one == same
    assert accounts.reviewed(match, thought_of(40), 4) != one


@pytest.mark.parametrize(("game", "number"), GAMES[::2])
def test_a_review_is_told_in_words(game: str, number: int) -> None:
    match, review = finished(game, number)
    for seat in range(len(review.sides)):
        shown = told(match, review, seat, "en")
        assert shown.head and shown.under and shown.weighed == shown.of
        assert len(shown.points) <= 5 and shown.curve[0][0] == 0
        for point in shown.points:
            assert point.sentence and point.when and 0 <= point.after <= 100
            if point.options:
                assert [one.best for one in point.options].count(True) == 1
                assert [one.done for one in point.options].count(True) == 1


def test_there_is_no_review_before_the_end() -> None:
    match = life.begin(TERRORS, ["human", "greedy"], {}, 1)
    with pytest.raises(Trouble, match="once the game is over"):
        accounts.begun(match, LEAST)
