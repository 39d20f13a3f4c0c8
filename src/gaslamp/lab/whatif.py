"""What if: two versions of a game on the same deals, until the difference is settled.

Both versions play the same seeds with the same bots, so that most luck is common to both. After
every share of games each difference has an interval that holds at all times together (a confidence
sequence: the normal mixture of Robbins, with the spread that was seen), so one may look as often
as one likes and stop when it no longer holds zero.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

from gaslamp.lab.bands import SEAT, WON
from gaslamp.lab.trial import Trial

ERROR = 0.05  # how often all intervals together miss the truth at any time
TUNED = 400  # deals at which the intervals are narrowest
FEWEST = 50  # deals before anything is settled


@dataclass
class Pairs:
    """The differences of one share, deal by deal."""

    name: str
    count: int = 0
    sum: float = 0.0
    squares: float = 0.0
    before: float = 0.0  # wins of the printed version
    after: float = 0.0

    def add(self, before: float, after: float) -> None:
        apart = after - before
        self.count += 1
        self.sum += apart
        self.squares += apart * apart
        self.before += before
        self.after += after

    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def reach(self, error: float) -> float:
        """How far the truth may be from the mean, whenever one looks."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self.squares / self.count - self.mean() ** 2)
        if spread == 0.0:
            return 0.0 if self.sum == 0.0 else 1.0
        weight = -2 * log(error) / TUNED  # about the best for so many
        grown = self.count * weight + 1
        return sqrt(spread * 2 * grown / (self.count**2 * weight) * log(sqrt(grown) / error))

    def differs(self, error: float) -> bool:
        return self.count >= FEWEST and abs(self.mean()) > self.reach(error)


@dataclass
class Comparison:
    """All shares that are compared, by name."""

    counts: str
    fine: float  # so small a difference is none
    pairs: dict[str, Pairs] = field(default_factory=dict)
    deals: int = 0

    def add(self, before: list[Trial], after: list[Trial]) -> None:
        for one, two in zip(before, after, strict=True):
            self.deals += 1
            mine, theirs = wins_of(one, self.counts), wins_of(two, self.counts)
            for name in mine.keys() & theirs.keys():
                self.pairs.setdefault(name, Pairs(name)).add(mine[name], theirs[name])

    def error(self) -> float:
        return ERROR / max(1, len(self.pairs))

    def settled(self) -> bool:
        """Whether every share is known to differ, or to differ by next to nothing."""
        error = self.error()
        return bool(self.pairs) and all(
            each.differs(error)
            or (each.count >= FEWEST and abs(each.mean()) + each.reach(error) < self.fine)
            for each in self.pairs.values()
        )

    def different(self) -> list[Pairs]:
        return [each for each in self.pairs.values() if each.differs(self.error())]


def wins_of(trial: Trial, counts: str) -> dict[str, float]:
    """How often each that is counted has won: a share of the seats that have it."""
    if counts == WON:
        return {"": float(bool(trial.winners))}
    if counts.startswith(SEAT):
        return {"": float(int(counts.removeprefix(SEAT)) - 1 in trial.winners)}
    seats: dict[str, list[bool]] = {}
    for seat, name in enumerate(trial.groups.get(counts, [])):
        seats.setdefault(name, []).append(seat in trial.winners)
    return {name: sum(won) / len(won) for name, won in seats.items()}


@dataclass
class Figures:
    """What became of one card in one version."""

    seats: int = 0
    used: int = 0  # seats that chose it at least once
    won: int = 0  # of those
    times: dict[str, int] = field(default_factory=dict)  # by verb


def figures_of(trials: list[Trial], id: str) -> Figures:
    found = Figures()
    for trial in trials:
        for seat, chosen in enumerate(trial.notes.chosen if trial.notes else []):
            found.seats += 1
            mine = {key: n for key, n in chosen.items() if key.partition(":")[2] == id}
            found.used += bool(mine)
            found.won += bool(mine) and seat in trial.winners
            for key, n in mine.items():
                verb = key.partition(":")[0]
                found.times[verb] = found.times.get(verb, 0) + n
    return found
