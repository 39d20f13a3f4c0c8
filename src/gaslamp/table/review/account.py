"""The account of a finished game: how each side's chance went from the deal to the end, by whose
choices, by what chance and by what nobody could know. The parts sum up exactly to result less
start, however little was thought: what is left over by one part is another's by definition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from math import sqrt

from gaslamp.bots.arena import play_game
from gaslamp.bots.greedy import BOT as GREEDY
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.table.match import Match
from gaslamp.table.position import Position
from gaslamp.table.review.weighing import (
    NOISE,
    SLIP,
    Figure,
    Move,
    Scales,
    Sides,
    Step,
    Thought,
)

BLUNDER = 0.10
MOST_POINTS = 5
EQUALS = 9  # the stream of the chance that equals meet
LIMIT = 5_000  # choices of a game that they play
DEALS = 20
OWN, OTHERS, CHANCE, UNKNOWN = "own", "others", "chance", "unknown"
PARTS = (OWN, OTHERS, CHANCE, UNKNOWN)


@dataclass(frozen=True)
class Point:
    """A turning point of a side: its kind, at which choice, and by how much the chance changed."""

    kind: str
    n: int
    seat: int
    turn: int
    change: Figure
    before: float
    after: float


@dataclass(frozen=True)
class Hand:
    """How well one person chose."""

    seat: int
    choices: int  # that were weighed
    lost: Figure
    stakes: float
    slips: int
    blunders: int

    def a_choice(self) -> float:
        """What a choice cost on average."""
        return self.lost.value / max(1, self.choices)

    def sharpness(self) -> int:
        """From 0 to 100: the share of what was at stake that was kept. Choosing blindly is 0."""
        if self.stakes <= 0.0:
            return 100
        return round(100 * max(0.0, 1.0 - self.lost.value / self.stakes))


@dataclass(frozen=True)
class Account:
    """One side's: from start to result by its four parts."""

    side: int
    start: float
    result: float
    parts: dict[str, Figure]
    points: list[Point]
    curve: list[float]  # its chance before every choice, and at the end


@dataclass
class Review:
    """All that is known of a game so far; whole when every choice has been weighed."""

    sides: list[int]  # by seat
    turns: list[int]  # by choice
    start: list[Figure]  # by side: its chance at the deal
    result: list[float]  # by side
    steps: dict[int, Step] = field(default_factory=dict)
    deals: list[list[float]] = field(default_factory=list)  # the same deal, played by equals

    def whole(self) -> bool:
        return len(self.steps) == len(self.turns)


def moves(match: Match, sides: Sides) -> list[Move]:
    """Every choice of the game with what was before and after it, and with what its side chose next
    while nothing was shown."""
    choices, seats = match.journal.choices[-len(match.before) :], len(match.journal.seats)
    states = [*match.before, match.g]
    turns = [*match.turns, match.game.turn(match.g)]
    last = len(choices) - 1
    found: list[Move] = []
    later: Move | None = None
    for n in range(last, -1, -1):
        seat, key = choices[n]
        shown = states[n].barrier != states[n + 1].barrier or turns[n] != turns[n + 1] or n == last
        if shown or later is None or sides.of[later.seat] != sides.of[seat]:
            later = None
        code = Position(match.tongues, states[n], seats).keys(seat)[key]
        later = Move(n, seat, key, code, states[n], states[n + 1], shown, later)
        found.append(later)
    return found[::-1]


def begun(match: Match, thought: Thought, seed: int = 1) -> Review:
    """A finished game before any choice of it is weighed."""
    if match.g.outcome is None:
        raise Trouble("review-early")
    if not match.before:
        raise Trouble("review-nothing")
    sides = Sides(match.game.judge(), match.g, len(match.journal.seats))
    scales = Scales(match.game, sides, thought, seed)
    now = int(sides.eyes.moment(match.before[0]))
    start = [scales.standing(match.before[0], side, scales.rng(0), now) for side in sides.all]
    result = [sides.standing(match.g, side) for side in sides.all]
    return Review(sides.of, list(match.turns), start, result)


def weigh(match: Match, thought: Thought, seed: int, which: Iterable[int]) -> Iterator[Step]:
    """Weigh these choices, one after the other."""
    sides = Sides(match.game.judge(), match.g, len(match.journal.seats))
    scales = Scales(match.game, sides, thought, seed)
    wanted = set(which)
    for move in moves(match, sides):
        if move.n in wanted:
            yield scales.step(move)


def reviewed(match: Match, thought: Thought, seed: int = 1) -> Review:
    """The whole review at once."""
    review = begun(match, thought, seed)
    for step in weigh(match, thought, seed, range(len(review.turns))):
        review.steps[step.n] = step
    return review


def dealt(match: Match, number: int) -> list[float]:
    """What every side makes of the same deal when equals play it: once, by this number."""
    sides = Sides(match.game.judge(), match.g, len(match.journal.seats))
    g = match.before[0].clone()
    g.rng = seeded(number, EQUALS)
    play_game(g, match.game.judge(), [GREEDY] * len(sides.of), number, LIMIT)
    return [0.0 if g.outcome is None else sides.standing(g, side) for side in sides.all]


# Summing up


@dataclass(frozen=True)
class Piece:
    """What one choice did to a side's chance, in parts that sum up to the change: the choice itself
    (of its own people or of others), chance, and what could not be known."""

    step: Step
    before: Figure
    after: Figure
    choice: Figure
    chance: Figure
    unknown: Figure

    def slip(self) -> bool:
        """Whether the choice was worse by more than luck, and by enough to speak of."""
        return clear(self.choice)


def pieces(review: Review, i: int) -> list[Piece]:
    """What each choice did to a side, as far as they have been weighed in order. Where nothing is
    shown a chance changes by choices alone; where something is, it is looked at anew."""
    found = []
    at = review.start[i]
    for n in range(len(review.turns)):
        step = review.steps.get(n)
        if step is None:
            break
        choice = step.pairs[i].change(at.value) if step.pairs else Figure(0.0)
        chance, unknown = Figure(0.0), Figure(0.0)
        then = Figure(at.value + choice.value, at.error)
        if step.falls:
            expected, stands = step.falls[i].expected, step.falls[i].stands
            if expected != stands:  # else nothing was shown
                chance = less(stands, expected)
            unknown = less(expected, then)
            then = stands
        found.append(Piece(step, at, then, choice, chance, unknown))
        at = then
    return found


def less(one: Figure, other: Figure) -> Figure:
    return Figure(one.value - other.value, sqrt(one.error**2 + other.error**2))


def account(review: Review, side: int) -> Account:
    """What is known so far of one side's game. The parts of a whole review sum up."""
    i = sorted(set(review.sides)).index(side)
    found = pieces(review, i)
    sums: dict[str, list[Figure]] = {part: [] for part in PARTS}
    for piece in found:
        own = review.sides[piece.step.seat] == side
        sums[OWN if own else OTHERS].append(piece.choice)
        sums[CHANCE].append(piece.chance)
        sums[UNKNOWN].append(piece.unknown)
    parts = {part: summed(some) for part, some in sums.items()}
    curve = [piece.before.value for piece in found]
    if review.whole():
        curve.append(review.result[i])
    points = turning(review, side, found)
    return Account(side, review.start[i].value, review.result[i], parts, points, curve)


def summed(some: Iterable[Figure]) -> Figure:
    listed = list(some)
    return Figure(sum(one.value for one in listed), sqrt(sum(one.error**2 for one in listed)))


def hand(review: Review, seat: int) -> Hand:
    """How well a person chose, of what was weighed so far."""
    i = sorted(set(review.sides)).index(review.sides[seat])
    mine = [one for one in pieces(review, i) if one.step.seat == seat and one.step.weighed]
    lost = summed(Figure(-one.choice.value, one.choice.error) for one in mine)
    clear = [-one.choice.value for one in mine if one.slip()]
    blunders = sum(loss >= BLUNDER for loss in clear)
    stakes = sum(max(one.step.stakes, -one.choice.value) for one in mine)
    return Hand(seat, len(mine), lost, stakes, len(clear) - blunders, blunders)


def turning(review: Review, side: int, found: list[Piece]) -> list[Point]:
    """The turning points of a side, in order: blunders of its own first of all, then whatever
    changed its chance most."""
    every = [*chosen(review, side, found), *happened(review, found)]
    every.sort(key=lambda one: (not is_blunder(one), -abs(one.after - one.before), one.n))
    return sorted(every[:MOST_POINTS], key=lambda one: one.n)


def is_blunder(point: Point) -> bool:
    return point.kind == OWN and -point.change.value >= BLUNDER


def chosen(review: Review, side: int, found: list[Piece]) -> Iterator[Point]:
    """Clear slips of anybody that told on this side's chance."""
    for piece in found:
        if piece.slip():
            own = review.sides[piece.step.seat] == side
            kind = OWN if own else OTHERS
            yield point(review, kind, piece, piece.choice, piece.before.value)


def happened(review: Review, found: list[Piece]) -> Iterator[Point]:
    """What chance and hidden truth did in each turn, told at the choice where they did most: as
    chance or as what could not be known, whichever did more of it."""
    for _, some in groupby(found, key=lambda piece: review.turns[piece.step.n]):
        turn = list(some)
        spoken = sum(piece.chance.value for piece in turn)
        hidden = sum(piece.unknown.value for piece in turn)
        error = sqrt(turn[0].before.error ** 2 + turn[-1].after.error ** 2)
        whole = Figure(spoken + hidden, error)
        if clear(whole):
            way = 1 if whole.value > 0 else -1
            if way * spoken >= way * hidden:
                most = max(turn, key=lambda piece: way * piece.chance.value)
                yield point(review, CHANCE, most, whole, turn[0].before.value)
            else:
                most = max(turn, key=lambda piece: way * piece.unknown.value)
                yield point(review, UNKNOWN, most, whole, turn[0].before.value)


def clear(change: Figure) -> bool:
    return abs(change.value) >= SLIP and abs(change.value) > NOISE * change.error


def point(review: Review, kind: str, piece: Piece, change: Figure, before: float) -> Point:
    step = piece.step
    after = min(1.0, max(0.0, before + change.value))
    return Point(kind, step.n, step.seat, review.turns[step.n], change, before, after)


def in_points(account: Account) -> dict[str, int]:
    """The parts in whole points that sum up to the whole change in points."""
    whole = round(100 * account.result) - round(100 * account.start)
    exact = {part: 100 * each.value for part, each in account.parts.items()}
    found = {part: int(value // 1) for part, value in exact.items()}
    left = whole - sum(found.values())
    for part in sorted(exact, key=lambda part: found[part] - exact[part])[: max(0, left)]:
        found[part] += 1
    return found
