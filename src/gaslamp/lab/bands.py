"""How even or how hard a game should be: the bands of its `bands.toml`, and what games say of them.

A cell is a table (seats and options) that is played; a band counts something in one or several
cells: `won` (whether anybody won, where all play together), `seat-1` (whether that seat did), or a
group of the game (`overlord`: how often each of them won). Shares are in a hundred, beside an even
share where the band is `of` that, or as points from the mean. `apart` judges each cell for itself.
`falling` says besides that the cells stand in the order of growing difficulty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.games.reading import read_toml
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.crew import Jobs
from gaslamp.lab.pool import run
from gaslamp.lab.spec import Spec, make_spec
from gaslamp.lab.trial import Trial, stage
from gaslamp.lab.wilson import wilson

FILE = "bands.toml"
WON, SEAT = "won", "seat-"
ONE, EVEN, MEAN = "one", "even", "mean"
HUNDRED = 100.0

Verdict = Literal["within", "edge", "outside", "told"]


@dataclass(frozen=True)
class Cell:
    """A table that is played."""

    seats: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Band:
    id: str
    counts: str
    of: str
    low: float | None
    high: float | None
    apart: bool
    falling: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Row:
    """A share that was counted, and how it stands to its band."""

    band: Band
    cell: Cell | None  # None where cells are counted together
    name: str  # of what was counted, where it has one
    games: int
    wins: int
    share: float
    low: float  # its interval
    high: float
    least: float | None  # its band, in the same measure
    most: float | None

    def verdict(self) -> Verdict:
        if self.least is None or self.most is None:
            return "told"
        if self.high < self.least or self.low > self.most:
            return "outside"
        inside = self.least <= self.low and self.high <= self.most
        return "within" if inside else "edge"

    def keeps(self) -> bool:
        """Whether the share itself lies in the band."""
        if self.least is None or self.most is None:
            return True
        return self.least <= self.share <= self.most


@dataclass(frozen=True)
class Rise:
    """Two cells of which the second should be no easier than the first."""

    band: Band
    easier: Cell
    harder: Cell
    fell: float  # by how much the share of wins falls

    def keeps(self) -> bool:
        return self.fell >= 0.0


def read_bands(game: Game[Any]) -> list[Band]:
    path = game.folder() / FILE
    if not path.is_file():
        raise Trouble("no-bands", title=game.titled(), file=FILE)
    return [band_of(path, entry) for entry in read_toml(path).get("band", [])]


def band_of(path: Path, entry: dict[str, Any]) -> Band:
    cells = tuple(
        Cell(cell["seats"], tuple(sorted(cell.get("options", {}).items())))
        for cell in entry["cells"]
    )
    return Band(
        entry["id"], entry["counts"], entry.get("of", ONE), entry.get("low"), entry.get("high"),
        entry.get("apart", False), entry.get("falling", False), cells,
    )  # fmt: skip


def cells_of(bands: list[Band]) -> list[Cell]:
    """Every cell once, in order."""
    return list(dict.fromkeys(cell for band in bands for cell in band.cells))


class Played:
    """What came of the cells so far; the same seeds in each, so that a changed card meets the same
    deals."""

    def __init__(
        self, game_id: str, bots: str, seed: int, pack: Path | None = None, noting: bool = False
    ) -> None:
        self.game = games.find(game_id)
        self.bots = bots
        self.seed = seed
        self.pack = pack
        self.noting = noting
        self.trials: dict[Cell, list[Trial]] = {}

    def spec(self, cell: Cell) -> Spec:
        spec = make_spec(self.game.id, self.bots, cell.seats, dict(cell.options), self.pack)
        return replace(spec, noting=self.noting)

    def content(self) -> Any:
        return stage(self.game.id, "" if self.pack is None else str(self.pack))[1]

    def finished(self, cell: Cell) -> list[Trial]:
        return [trial for trial in self.trials[cell] if trial.finished]

    def play(self, cell: Cell, games: int, jobs: Jobs, done: Callable[[int], None]) -> bool:
        """Play on until the cell has so many games; whether Ctrl-C cut it short."""
        have = self.trials.setdefault(cell, [])
        if len(have) >= games:
            return False
        first = self.seed + len(have)
        found, interrupted = run(self.spec(cell), games - len(have), first, jobs, done)
        have += found
        return interrupted

    def rows(self, band: Band) -> list[Row]:
        """The shares of a band, as far as its cells have been played."""
        played = [cell for cell in band.cells if self.trials.get(cell)]
        if band.apart:
            return [row for cell in played for row in self.counted(band, [cell])]
        return self.counted(band, played) if played else []

    def counted(self, band: Band, cells: list[Cell]) -> list[Row]:
        where = cells[0] if band.apart or len(band.cells) == 1 else None
        tallies: dict[str, list[float]] = {}  # games, wins, and even shares added up
        for cell in cells:
            for trial in self.trials[cell]:
                tally(tallies, band.counts, trial, cell.seats)
        rows = []
        for name, (count, wins, even) in sorted(tallies.items()):
            low, high = wilson(wins, int(count))
            rows.append(Row(
                band, where, name, int(count), int(wins), HUNDRED * wins / count, HUNDRED * low,
                HUNDRED * high, *measured(band, HUNDRED * even / count),
            ))  # fmt: skip
        return beside_mean(band, rows) if band.of == MEAN else rows

    def rises(self, band: Band) -> list[Rise]:
        if not band.falling:
            return []
        shares = {row.cell: row.share for row in self.rows(band)}
        known = [cell for cell in band.cells if cell in shares]
        return [Rise(band, a, b, shares[a] - shares[b]) for a, b in pairwise(known)]


def tally(tallies: dict[str, list[float]], counts: str, trial: Trial, seats: int) -> None:
    """Count a game for whoever it counts for."""
    if counts == WON:
        names = {0: ""}
        winners = {0} if trial.winners else set()
    elif counts.startswith(SEAT):
        seat = int(counts.removeprefix(SEAT)) - 1
        names, winners = {seat: ""}, set(trial.winners)
    else:
        names = dict(enumerate(trial.groups[counts]))
        winners = set(trial.winners)
    for seat, name in names.items():
        sums = tallies.setdefault(name, [0.0, 0.0, 0.0])
        sums[0] += 1
        sums[1] += seat in winners
        sums[2] += 1 / seats


def measured(band: Band, even: float) -> tuple[float | None, float | None]:
    """A band in shares of a hundred."""
    if band.low is None or band.high is None or band.of == MEAN:
        return band.low, band.high
    scale = even / HUNDRED if band.of == EVEN else 1.0
    return band.low * scale, band.high * scale


def beside_mean(band: Band, rows: list[Row]) -> list[Row]:
    """Bands that are so many points around the mean of all."""
    mean = HUNDRED * sum(row.wins for row in rows) / max(1, sum(row.games for row in rows))
    if band.low is None or band.high is None:
        return rows
    return [replace(row, least=mean + band.low, most=mean + band.high) for row in rows]


def unsure(played: Played, bands: list[Band]) -> list[Cell]:
    """The cells of which an interval touches the edge of its band: more games would tell."""
    found: dict[Cell, None] = {}
    for band in bands:
        for row in played.rows(band):
            if row.verdict() == "edge":
                found.update(dict.fromkeys(band.cells if row.cell is None else (row.cell,)))
    return list(found)
