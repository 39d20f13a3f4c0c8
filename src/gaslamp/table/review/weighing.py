"""Weighing one choice of a finished game: what it cost, what chance did, and what nobody at a seat
could have known. All from redealt copies: a seat is judged by what it knew."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from gaslamp.bots.bot import asked
from gaslamp.bots.greedy import BOT as GREEDY
from gaslamp.bots.level import USUAL_LEVELS
from gaslamp.bots.line import play_if_open
from gaslamp.bots.mind import Mind
from gaslamp.bots.search import Search
from gaslamp.games.game import Game
from gaslamp.kernel.bits import has, lowest
from gaslamp.kernel.judge import FAITH, Judge, Level
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State, choose, fill
from gaslamp.table.candles import SURE, mean_of, settled

NOISE = 2.0  # standard errors: what is smaller may be chance
STREAM = 7  # of a review's seed: every choice thinks with a chance of its own
SHOWN = 6  # options that are told
FOLLOWED = 16  # choices after one that belong to the same line
SLIP = 0.03  # what is worse by less is nothing to speak of,
SMALL = 0.01  # and by less than this not looked at for longer
TRIES = 6  # for each world in which somebody else could have chosen what they chose
FEW = 3  # such worlds, at least
CLOSE = 0.007  # an error that is small enough,
MOST = 12  # and for which no more than so many times the usual number of worlds is looked at,
MORE = 3  # or so many times for a choice
DUST = 1e-9


@dataclass(frozen=True)
class Thought:
    """How much is thought about each choice: the best option is looked for with a `share` of the
    work of the game's best bot, and then held beside the chosen one in so many fresh worlds; chance
    is measured in `falls` worlds. After so many seconds a search takes what it has found; 0 is
    never."""

    share: float
    worlds: int
    falls: int
    seconds: float = 0.0


USUAL = Thought(1.0, 32, 20, seconds=2.0)
LEAST = Thought(0.01, 2, 2)
LEAST_LIMIT = 1
LEAST_WORK = 4  # of a search


def thought_of(limit: int) -> Thought:
    """As much thought as this limit, in hundredths of the usual, stands for: worlds grow and shrink
    with it."""
    share = limit / 100
    if limit <= LEAST_LIMIT:
        return LEAST
    worlds = max(LEAST.worlds, round(USUAL.worlds * sqrt(share)))
    falls = max(LEAST.falls, round(USUAL.falls * sqrt(share)))
    return Thought(share, worlds, falls, USUAL.seconds if share >= 1 else 0.0)


def level_of(judge: Judge[Any], share: float) -> Level:
    """The best option is what the game's best bot would choose, with a share of its work. It
    asks the game's planner or the greedy bot first, where that bot does."""
    best = judge.levels[-1] if judge.levels else USUAL_LEVELS[-1]
    work = max(LEAST_WORK, round(int(best.work) * share))
    trust = best.trust if best.trust < FAITH else 0.0
    return Level(
        "review", work, best.horizon, best.breadth, 0.0, trust, best.reach, 0, best.margin,
        best.sight,
    )  # fmt: skip


@dataclass(frozen=True)
class Figure:
    """A number and its standard error."""

    value: float
    error: float = 0.0


@dataclass(frozen=True)
class Pair:
    """A side's chance after the best option and after the chosen one, in the same worlds, and the
    standard error of the difference."""

    best: float
    done: float
    error: float

    def change(self, before: float) -> Figure:
        """What the choice did to the side's chance as it stood: the best one leaves it alone."""
        apart = self.done - self.best
        if abs(apart) < DUST:
            return Figure(0.0)
        if self.best >= SURE:
            lost = max(-before, min(1.0 - before, apart))
        else:
            lost = settled(before, self.done, self.best) - before
        return Figure(lost, self.error * abs(lost / apart))


@dataclass(frozen=True)
class Fall:
    """What a side could expect of a choice at which something was shown, and how it stood then."""

    expected: Figure
    stands: Figure


@dataclass(frozen=True)
class Step:
    """One choice of the game, weighed."""

    n: int
    seat: int
    best: int  # the code of the better choice; the chosen one where none is
    weighed: bool  # whether there was something to choose that could be weighed
    stakes: float = 0.0  # how much better the best option was than any, on average
    pairs: list[Pair] = field(default_factory=list)  # by side; none where nothing better was found
    falls: list[Fall] = field(default_factory=list)  # by side; none where nothing was shown
    # Where something better was found: the options that looked best, by code, with their chances.
    looked: list[tuple[int, float]] = field(default_factory=list)


class Sides:
    """Who wins together: each side goes by its lowest seat."""

    def __init__(self, judge: Judge[Any], g: State, seats: int) -> None:
        eyes = Mind(judge, seeded(0)).eyes
        self.of = [int(eyes.side(g, seat)) for seat in range(seats)]
        self.all = sorted(set(self.of))
        self.eyes = eyes

    def standing(self, g: State, side: int) -> float:
        """A side's chance from what it knows; at the end its share of the victory."""
        outcome = g.outcome
        if outcome is None:
            return float(self.eyes.chance(g, side))
        won = {self.of[seat] for seat in range(len(self.of)) if has(outcome.winners, seat)}
        return 1.0 / len(won) if side in won else 0.0

    def index(self, seat: int) -> int:
        """Which of all sides a seat is on."""
        return self.all.index(self.of[seat])


Line = list[tuple[int, int]]  # choices one after the other: who, and which option


@dataclass(frozen=True)
class Move:
    """A choice of the journal with the true positions before and after it."""

    n: int
    seat: int
    key: str
    code: int
    before: State
    after: State
    shown: bool  # whether something was shown, the turn ended or the game
    later: Move | None = None  # what its side chose next, if nothing was shown in between

    def line(self) -> Line:
        """What its side really chose from here on, as long as nothing was shown."""
        found: Line = []
        move: Move | None = self
        while move is not None and len(found) < FOLLOWED:
            found.append((move.seat, move.code))
            move = move.later
        return found


class Scales:
    """Weighs the choices of one game."""

    def __init__(self, game: Game[Any], sides: Sides, thought: Thought, seed: int) -> None:
        self.game = game
        self.judge = game.judge()
        self.judge.seconds = thought.seconds
        self.sides = sides
        self.thought = thought
        self.seed = seed
        self.level = level_of(self.judge, thought.share)
        self.lines: dict[int, Line] = {}  # how it is best to go on, by choice

    def rng(self, n: int) -> Rng:
        return seeded((self.seed << 32) + n, STREAM)

    def step(self, move: Move) -> Step:
        """What a choice cost, what could be expected of it, and how it stood afterwards."""
        rng = self.rng(move.n + 1)
        menu = Menu(move.seat)
        fill(move.before, menu)
        falls = [self.fall(move, side, rng) for side in self.sides.all] if move.shown else []
        if menu.size() == 1 or self.judge.settles(move.before):
            return Step(move.n, move.seat, move.code, False, falls=falls)
        return self.choice(move, falls, rng)

    # The choice

    def choice(self, move: Move, falls: list[Fall], rng: Rng) -> Step:
        """What a choice cost, beside the best there was."""
        copy = self.judge.redeal(move.before, move.seat, rng)
        search = self.looked_at(copy, move, rng)
        found = {int(one.code): one.mean() for one in search.prospects if one.found}
        if not found:
            return Step(move.n, move.seat, move.code, False, falls=falls)
        best = int(search.chosen())
        stakes = max(0.0, found[best] - mean_of(list(found.values())))
        pairs: list[Pair] = []
        if best != move.code:
            pairs = self.compared(copy, move, best, rng)
        if not pairs:
            return Step(move.n, move.seat, move.code, True, stakes, falls=falls)
        mine = pairs[self.sides.index(move.seat)]
        found[move.code] = found[best] - (mine.best - mine.done)
        ranked = sorted(found.items(), key=lambda one: -one[1])
        looked = [one for i, one in enumerate(ranked) if i < SHOWN or one[0] in (best, move.code)]
        return Step(move.n, move.seat, best, True, stakes, pairs, falls, looked)

    def looked_at(self, copy: State, move: Move, rng: Rng) -> Search:
        """What came of each option, in worlds that the seat thought possible."""
        search = Search(self.judge, self.level, rng)
        search.advised = move.code
        search.think(copy, move.seat)
        return search

    def compared(self, copy: State, move: Move, best: int, rng: Rng) -> list[Pair]:
        """The best option beside the chosen one, in fresh worlds: a search that takes the best of
        its guesses flatters it. Both go on as well as they can while nothing is shown: as people
        did, as the game's planner or the greedy bot advises, or as anybody would. Worlds are added
        until it is clear how much worse it was; nothing, where that is not more than its error."""
        mind = Mind(self.judge, rng)
        until = int(mind.eyes.moment(copy)) + 1
        first = (move.seat, move.code)
        better = [[(move.seat, best)], self.advised(copy, move.seat, best, rng)]
        done = [
            [first], [first, (move.seat, best)], move.line(),
            self.advised(copy, move.seat, move.code, rng),
        ]  # fmt: skip
        if move.later is not None:
            done.append([first, *self.best_line(move.later)])
        ends: list[list[list[float]]] = [[] for _ in (*better, *done)]
        mine, few = self.sides.index(move.seat), max(LEAST.worlds, self.thought.worlds // 4)
        n = 0
        while n < self.thought.worlds * MORE:
            world = self.judge.redeal(copy, move.seat, rng)
            known: dict[tuple[tuple[int, int], ...], list[float]] = {}
            for line, found in zip((*better, *done), ends, strict=True):
                key = tuple(line)
                if key not in known:
                    known[key] = self.end(world, line, mind, until)
                found.append(known[key])
            n += 1
            if n % few:
                continue
            a, b = (best_line(some, mine) for some in (ends[: len(better)], ends[len(better) :]))
            apart = figure_of([x[mine] - y[mine] for x, y in zip(a, b, strict=True)])
            if apart.value <= DUST:
                return []
            small = apart.value + NOISE * apart.error < SMALL
            if small or (n >= self.thought.worlds and apart.error <= CLOSE):
                break
        if apart.value <= apart.error:
            return []
        return [
            Pair(
                mean_of([x[i] for x in a]), mean_of([y[i] for y in b]),
                figure_of([x[i] - y[i] for x, y in zip(a, b, strict=True)]).error,
            )
            for i in range(len(self.sides.all))
        ]  # fmt: skip

    def best_line(self, move: Move) -> Line:
        """How a side had best gone on from a choice, as far as nothing is shown: what it had begun
        it may have put back."""
        if move.n not in self.lines:
            rng = self.rng(move.n + 1)
            copy = self.judge.redeal(move.before, move.seat, rng)
            best = move.code
            if not self.judge.settles(copy):
                search = self.looked_at(copy, move, rng)
                best = int(search.chosen()) if search.prospects else move.code
            if best != move.code:
                line = self.advised(copy, move.seat, best, rng)
            elif move.later is not None and not self.judge.settles(copy):
                line = [(move.seat, best), *self.best_line(move.later)]
            else:
                line = [(move.seat, best)]
            self.lines[move.n] = line[:FOLLOWED]
        return self.lines[move.n]

    def advised(self, copy: State, seat: int, code: int, rng: Rng) -> Line:
        """An option, and how its side is advised to go on while nothing is shown."""
        line = [(seat, code)]
        if self.level.trust <= 0.0:
            return line
        g, side = copy.clone(), self.sides.of[seat]
        now = self.sides.eyes.moment(g)
        while len(line) < FOLLOWED:
            if not play_if_open(g, *line[-1]) or g.barrier != copy.barrier:
                break
            if g.outcome is not None or self.sides.eyes.moment(g) != now:
                break
            mover = int(lowest(asked(g).awaited(g)))
            if self.sides.of[mover] != side or self.judge.settles(g):
                break
            advice = int(self.judge.counsel(g, mover, rng, self.level))
            if advice < 0:
                advice = int(GREEDY.pick(self.judge, g, mover, rng))
            line.append((mover, advice))
        return line

    def end(self, world: State, line: Line, mind: Mind, until: int) -> list[float]:
        """Every side's chance where a world comes to after these choices, as far as they can be
        made and nothing is shown."""
        g = world.clone()
        for seat, code in line:
            if g.barrier != world.barrier or not play_if_open(g, seat, code):
                break
        return self.judged(g, self.sides.all, mind, until)

    # How it stands

    def standing(self, g: State, side: int, rng: Rng, until: int) -> Figure:
        """A side's chance from what it knows: what the eyes say where the worlds that it thinks
        possible come to when that turn is over; at the end its share of the victory."""
        if g.outcome is not None:
            return Figure(self.sides.standing(g, side))
        mind = Mind(self.judge, rng)
        found: list[float] = []
        while not self.enough(found):
            found.append(self.after(self.judge.redeal(g, side, rng), side, mind, until))
        return figure_of(found)

    def enough(self, found: list[float]) -> bool:
        """Whether so many worlds tell how it stands; where they differ much, more are looked at."""
        falls = self.thought.falls
        if not found or len(found) % falls:
            return False
        return len(found) >= MOST * falls or figure_of(found).error <= CLOSE or falls <= LEAST.falls

    def after(self, g: State, side: int, mind: Mind, until: int) -> float:
        """The side's chance when the turn is over. Uses up `g`."""
        if g.outcome is not None or self.judge.settles(g):
            return self.sides.standing(g, side)  # where a planner is wanted, nobody plays on
        return self.judged(g, [side], mind, until)[0]

    def judged(self, g: State, sides: list[int], mind: Mind, until: int) -> list[float]:
        """The chance of each side where a world comes to: on average over the ends of as many turns
        as there are sides, for it always looks well for who has just moved. Uses up `g`."""
        found = [0.0 for _ in sides]
        rounds = len(self.sides.all)
        for k in range(rounds):
            if g.outcome is None and not (k and self.judge.settles(g)):
                g = mind.play_on(g, until + k)
            for i, side in enumerate(sides):
                found[i] += self.sides.standing(g, side) / rounds
        return found

    def fall(self, move: Move, side: int, rng: Rng) -> Fall:
        """What a side could expect of a choice that is made: on average over the worlds that it
        thought possible and in which it could be made."""
        mind = Mind(self.judge, rng)
        until = int(mind.eyes.moment(move.before)) + 1
        stands = self.standing(move.after, side, rng, until)
        if move.before.barrier == move.after.barrier and move.after.outcome is None:
            return Fall(stands, stands)  # nothing was shown: the turn is over, and that is all
        own = self.sides.of[move.seat] == side
        found: list[float] = []
        for tried in range(self.thought.falls * MOST * TRIES):
            if self.enough(found):
                break
            world = self.judge.redeal(move.before, move.seat if own else side, rng)
            code = move.code if own else self.code_of(world, move)
            if code >= 0:
                choose(world, move.seat, code)
                found.append(self.after(world, side, mind, until))
            elif len(found) < FEW and tried >= self.thought.falls * TRIES:
                break
        if len(found) < min(FEW, self.thought.falls):
            found = []
            while not self.enough(found):
                found.append(self.once_more(move, side, mind, until))
        return Fall(figure_of(found), stands)

    def code_of(self, world: State, move: Move) -> int:
        """The option of this key in another world; -1 where it could not be chosen there."""
        menu = Menu(move.seat)
        fill(world, menu)
        for code in menu.listed():
            if self.game.key(world, move.seat, int(code)) == move.key:
                return int(code)
        return -1

    def once_more(self, move: Move, side: int, mind: Mind, until: int) -> float:
        """The same choice in the true position, with other dice."""
        twin = move.before.clone()
        twin.rng = seeded((int(mind.rng.next32()) << 32) + int(mind.rng.next32()))
        choose(twin, move.seat, move.code)
        return self.after(twin, side, mind, until)


def figure_of(found: list[float]) -> Figure:
    """The mean, and its standard error."""
    mean = mean_of(found)
    apart = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
    return Figure(mean, sqrt(apart / len(found)))


def best_line(some: list[list[list[float]]], side: int) -> list[list[float]]:
    """The line that leaves one side most, by what each line left every side in each world."""
    return max(some, key=lambda ends: sum(end[side] for end in ends))
