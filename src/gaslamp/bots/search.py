"""The search: which option leaves the seat the best chance, over many possible worlds.

Every option is tried in the same worlds, so that luck favours none. Each world is played on for a
few turns (`mind.py`) and judged by the game's eyes. After a share of the work the worse half of
the options is given up, so that most of the work goes into telling the good ones apart. It can be
stopped after any world; how much it tries is counted in choices and not in seconds, so the same
seed gives the same answer on every machine, unless somebody waits and has no more time
(`Judge.seconds`).
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import asked
from gaslamp.bots.greedy import BOT as GREEDY
from gaslamp.bots.mind import TRIFLE, Mind
from gaslamp.bots.tree import Tree
from gaslamp.kernel.bits import lowest
from gaslamp.kernel.judge import FAITH, Judge, Level
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, choose

# Fewer worlds than this tell nothing that could be held against a planner.
FEW: Final = 6
# In so many worlds every option is looked at for a moment.
GLANCES: Final = 2


class Prospect:
    """An option, and what came of it in each world so far."""

    def __init__(self, code: i64) -> None:
        self.code: Final[i64] = code
        self.found: list[float] = []
        self.total: float = 0.0
        self.tree: Tree | None = None  # of the answers to it
        self.certain: State | None = None  # where it leads to before chance speaks, if so far
        self.due: Option | None = None  # and what is then chosen by habit
        self.looked: bool = False  # whether that was tried
        self.cost: float = 0.0

    def add(self, chance: float) -> None:
        self.found.append(chance)
        self.total += chance

    def forget(self) -> None:
        self.found = []
        self.total = 0.0

    def mean(self) -> float:
        return self.total / float(max(1, len(self.found)))


class Search:
    """Thinks about one choice of a seat."""

    def __init__(self, judge: Judge[Any], level: Level, rng: Rng) -> None:
        self.judge: Final = judge
        self.level: Level = level
        self.rng: Final = rng
        self.mind: Final = Mind(judge, rng, level)
        self.prospects: list[Prospect] = []  # of all options it looked at
        self.advised: i64 = -1
        self.ends: float = perf_counter() + judge.seconds if judge.seconds > 0.0 else 0.0

    def think(self, g: State, seat: i64) -> i64:
        """The option to choose. `g` is a redealt copy; it stays as it is."""
        menu = Menu(seat)
        asked(g).menu(g, menu)
        if menu.size() == 1:
            return menu.at(0)
        self.level = self.level.as_(self.judge.role(g, seat))
        self.prospects = []
        for i in range(menu.size()):
            if not self.judge.partial(g, menu.at(i)):
                self.prospects.append(Prospect(menu.at(i)))
        settled = self.judge.settles(g)
        if self.level.trust > 0.0:
            self.advised = self.judge.counsel(g, seat, self.rng, self.level)
            if self.advised < 0:
                self.advised = GREEDY.pick(self.judge, g, seat, self.rng)
        elif settled:
            self.advised = self.judge.advise(g, seat, self.rng)
        if self.advised >= 0 and (settled or self.level.trust >= FAITH):
            return self.advised
        self.weed(g, seat)
        self.compare(g, seat)
        return self.chosen()

    def world(self, g: State, seat: i64, rng: Rng) -> State:
        """A possible world: everything may differ that the seat does not know."""
        world: State = self.judge.redeal(g, seat, rng)
        return world

    def weed(self, g: State, seat: i64) -> None:
        """Keep the options that look best at first sight, and what is advised in any case."""
        breadth = int(self.level.breadth)
        if len(self.prospects) <= breadth:
            return
        for _ in range(GLANCES):
            world = self.world(g, seat, self.rng)
            for prospect in self.prospects:
                twin = world.clone()
                choose(twin, seat, prospect.code)
                prospect.add(self.mind.eyes.chance(twin, seat))
                self.mind.spent += 1
        self.prospects = self.best_of(self.prospects, breadth)
        for prospect in self.prospects:
            prospect.forget()

    def compare(self, g: State, seat: i64) -> None:
        """Try the options in world after world, and give up the worse half from time to time."""
        mind = self.mind
        until = mind.eyes.moment(g) + self.level.horizon
        alive = self.prospects[:]
        rounds = 1
        while (1 << rounds) < len(alive):
            rounds += 1
        for k in range(rounds):
            limit = self.level.work * (k + 1) // rounds
            while True:
                rng = self.rng
                lot = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())
                world = self.world(g, seat, lot.clone())
                for prospect in alive:
                    if not prospect.looked:
                        self.foresee(g, seat, prospect, until)
                    certain = prospect.certain
                    if certain is None:
                        prospect.add(self.outcome(world.clone(), seat, prospect, until))
                    else:
                        here = self.world(certain, seat, lot.clone())
                        mind.starts(here, prospect.due)
                        chance = mind.eyes.chance(mind.play_on(here, until), seat)
                        prospect.add(chance - prospect.cost)
                if self.late():
                    return
                if mind.spent >= limit:
                    break
            if len(alive) > 2:
                alive = self.best_of(alive, (len(alive) + 1) // 2)

    def foresee(self, g: State, seat: i64, prospect: Prospect, until: i64) -> None:
        """What surely follows an option, as long as everybody of the seat's side goes by habit, is
        played once for all worlds."""
        prospect.looked = True
        if self.level.reach > 0:
            return
        twin = g.clone()
        choose(twin, seat, prospect.code)
        self.mind.spent += 1
        if twin.barrier == g.barrier and twin.outcome is None:
            if lowest(asked(twin).awaited(twin)) == seat:
                prospect.cost = TRIFLE
            prospect.certain = self.mind.by_habit(twin, seat, until)
            prospect.due = self.mind.due

    def late(self) -> bool:
        return self.ends > 0.0 and perf_counter() > self.ends

    def outcome(self, g: State, seat: i64, prospect: Prospect, until: i64) -> float:
        """How likely the seat wins where the world comes to after this option. Uses up `g`."""
        choose(g, seat, prospect.code)
        self.mind.spent += 1
        mine = g.outcome is None and lowest(asked(g).awaited(g)) == seat
        cost = TRIFLE if mine else 0.0
        if self.level.reach == 0:
            return self.mind.eyes.chance(self.mind.play_on(g, until), seat) - cost
        tree = prospect.tree
        if tree is None:
            tree = Tree(self.mind, self.level.reach)
            prospect.tree = tree
        return tree.outcome(g, until, seat) - cost

    def best_of(self, some: list[Prospect], count: int) -> list[Prospect]:
        """So many of the best of them, and what is advised in any case."""
        ranked = some[:]
        ranked.sort(key=better_first)
        kept = ranked[:count]
        for prospect in ranked[count:]:
            if prospect.code == self.advised:
                kept.append(prospect)
        return kept

    def chosen(self) -> i64:
        """The best of those that were looked at longest; what is advised, if it is not clearly
        worse; and with heat any, the better the likelier."""
        longest = 0
        for prospect in self.prospects:
            longest = max(longest, len(prospect.found))
        last = [p for p in self.prospects if len(p.found) == longest]
        if self.level.heat > 0.0:
            return self.by_heat(self.prospects)
        best = last[0]
        advised: Prospect | None = None
        for prospect in last:
            if prospect.total > best.total:
                best = prospect
            if prospect.code == self.advised:
                advised = prospect
        if advised is not None and not clearly_better(best, advised, self.level):
            best = advised
        return best.code

    def by_heat(self, among: list[Prospect]) -> i64:
        """Any of these, each the likelier the greater the odds are that it leaves."""
        heat = self.level.heat
        most = -1.0
        for prospect in among:
            most = max(most, prospect.mean())
        weights: list[float] = []
        whole = 0.0
        for prospect in among:
            weight = exp((leaning(prospect.mean()) - leaning(most)) / heat)
            weights.append(weight)
            whole += weight
        left = whole * float(self.rng.next32()) / 4294967296.0
        for i in range(len(among)):
            left -= weights[i]
            if left < 0.0:
                return among[i].code
        return among[0].code


def better_first(prospect: Prospect) -> float:
    return -prospect.mean()


def leaning(chance: float) -> float:
    """The logarithm of the odds; certainties are taken as nearly certain."""
    sure = min(0.999, max(0.001, chance))
    return log(sure / (1.0 - sure))


def clearly_better(one: Prospect, other: Prospect, level: Level) -> bool:
    """Whether one was better than the other by more than luck, world by world, and by enough."""
    n = len(one.found)
    if n < FEW:
        return False
    mean = (one.total - other.total) / float(n)
    spread = 0.0
    for i in range(n):
        off = one.found[i] - other.found[i] - mean
        spread += off * off
    return mean > level.margin + level.trust * sqrt(spread / float(n * (n - 1)))
