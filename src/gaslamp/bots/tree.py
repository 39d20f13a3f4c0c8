"""The tree below an option: what everybody may answer, learned over many possible worlds.

A position in it is what was chosen since: worlds that differ in what is hidden or in chance share
it, and which options there are may differ from world to world. Whoever moves goes for their own
chance. What the game's habit says, or the eyes like at once, is tried first and most often; another
answer the more often, the better it turns out.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from gaslamp.bots.bot import asked
from gaslamp.bots.mind import Mind
from gaslamp.kernel.bits import lowest
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State, choose

# How strongly what was seldom tried is tried again, in chances of winning.
CURIOSITY: Final = 0.25
# So much less a chance makes an option a third as likely to be looked into first.
DOUBT: Final = 0.06
# How likely the habit is right.
HABIT: Final = 0.6


class Branch:
    """An answer of somebody's, and what came of it for them."""

    def __init__(self, mover: i64, code: i64, prior: float) -> None:
        self.mover: Final[i64] = mover
        self.code: Final[i64] = code
        self.prior: float = prior
        self.visits: float = 0.0
        self.total: float = 0.0
        self.open: float = 0.0  # how often it could be chosen
        self.node: Node | None = None


class Node:
    """Where the game is after certain choices."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.branches: list[Branch] = []


class Tree:
    """Grows below one option of a seat."""

    def __init__(self, mind: Mind, reach: i64) -> None:
        self.mind: Final = mind
        self.reach: Final[i64] = reach
        self.root: Final = Node()
        self.menu: Final = Menu(0)

    def outcome(self, g: State, until: i64, seat: i64) -> float:
        """How likely the seat wins where a world comes to, which uses up `g`."""
        mind = self.mind
        eyes = mind.eyes
        path: list[Branch] = []
        node = self.root
        while True:
            node.visits += 1
            if g.outcome is not None or len(path) >= self.reach or node.visits == 1:
                break
            top = asked(g)
            if top.calm() and eyes.moment(g) >= until:
                break
            mover = lowest(top.awaited(g))
            branch = self.chosen(node, g, mover)
            choose(g, mover, branch.code)
            mind.spent += 1
            path.append(branch)
            below = branch.node
            if below is None:
                below = Node()
                branch.node = below
            node = below
        end = mind.play_on(g, until)
        found = eyes.chance(end, seat)
        whose = seat  # of the chance looked at last: mostly one seat chooses again and again
        chance = found
        for branch in path:
            if branch.mover != whose:
                whose = branch.mover
                chance = eyes.chance(end, whose)
            branch.visits += 1.0
            branch.total += chance
        return found

    def chosen(self, node: Node, g: State, mover: i64) -> Branch:
        """The answer to look into now."""
        menu = self.menu
        menu.reset(mover)
        asked(g).menu(g, menu)
        here: list[Branch] = []
        fresh: list[i64] = []
        i: i64 = 0
        while i < menu.size():
            code = menu.at(i)
            branch = find(node, mover, code)
            if branch is not None:
                here.append(branch)
            elif not self.mind.judge.partial(g, code):
                fresh.append(code)
            i += 1
        if len(fresh) > 0:
            for branch in self.grown(g, mover, fresh):
                node.branches.append(branch)
                here.append(branch)
        return most_wanted(here)

    def grown(self, g: State, mover: i64, codes: list[i64]) -> list[Branch]:
        """Answers that were not open before, and how likely each is good."""
        found: list[Branch] = []
        if len(codes) == 1:
            found.append(Branch(mover, codes[0], 1.0))
            return found
        habit = self.mind.judge.habit(g, mover, self.mind.rng)
        if habit >= 0 and habit in codes:
            rest = (1.0 - HABIT) / float(len(codes) - 1)
            for code in codes:
                found.append(Branch(mover, code, HABIT if code == habit else rest))
            return found
        most = -1.0
        chances: list[float] = []
        for code in codes:
            twin = g.clone()
            choose(twin, mover, code)
            self.mind.spent += 1
            chance = self.mind.eyes.chance(twin, mover)
            chances.append(chance)
            most = max(most, chance)
        whole = 0.0
        for k in range(len(codes)):
            chances[k] = exp((chances[k] - most) / DOUBT)
            whole += chances[k]
        for k in range(len(codes)):
            found.append(Branch(mover, codes[k], chances[k] / whole))
        return found


def find(node: Node, mover: i64, code: i64) -> Branch | None:
    for branch in node.branches:
        if branch.code == code and branch.mover == mover:
            return branch
    return None


def most_wanted(branches: list[Branch]) -> Branch:
    """The answer that is good or seldom tried: of those nobody tried the likeliest."""
    visits = 0.0
    total = 0.0
    for branch in branches:
        branch.open += 1.0
        visits += branch.visits
        total += branch.total
    usual = total / visits if visits > 0.0 else 0.5
    best = branches[0]
    most = -1.0
    for branch in branches:
        mean = branch.total / branch.visits if branch.visits > 0.0 else usual
        wanted = mean + CURIOSITY * branch.prior * sqrt(branch.open) / (1.0 + branch.visits)
        if wanted > most:
            most = wanted
            best = branch
    return best
