"""The simulate command: runs the lab with a progress bar and prints or writes what it found."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from gaslamp.cli.asking import read_options
from gaslamp.cli.speech import t
from gaslamp.cli.writing import Sheet
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.audit import as_data, audited
from gaslamp.lab.crew import Done, extra, hired
from gaslamp.lab.pool import cores, run
from gaslamp.lab.report import Report, as_csv, as_text, summary, told_of
from gaslamp.lab.spec import LIMIT, Spec, check_seed, make_spec

INTERRUPTED = 130
REDRAW = 0.1


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    games: int
    bots: str
    seats: int | None
    seed: int
    jobs: int | None
    option: list[str]
    pack: Path | None
    limit: int | None
    json: bool
    csv: Path | None
    chances: bool = False
    parquet: Path | None = None
    engine: str = "local"
    address: str = ""
    luck: bool = False


def simulate(order: Order) -> int:
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    check_seed(order.seed)
    check_seed(order.seed + order.games - 1)
    limit = LIMIT if order.limit is None else order.limit
    options = read_options(order.option)
    spec = make_spec(order.game, order.bots, order.seats, options, order.pack, limit, order.chances)
    spec = replace(spec, luck=order.luck)
    formats: list[tuple[Sheet, Callable[[Report], str | bytes]]] = []
    if order.csv is not None:
        formats.append((Sheet(order.csv), as_csv))
    if order.parquet is not None:
        written = extra("pyarrow", "gaslamp.lab.parquet").as_parquet
        formats.append((Sheet(order.parquet), written))
    try:
        report = played(spec, order)
        for sheet, form in formats:
            sheet.write(form(report))
    except BaseException:
        for sheet, _ in formats:
            sheet.tear_up()
        raise
    if order.json:
        found = {**summary(report), **({"dice": as_data(report)} if order.luck else {})}
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(as_text(report, t.language))
        if order.luck:
            print(audited(report, t.language))
    return INTERRUPTED if report.interrupted else 0


def played(spec: Spec, order: Order) -> Report:
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    with ExitStack() as stack:
        done = progress(stack, order.games)
        begin = perf_counter()
        trials, interrupted = run(spec, order.games, order.seed, jobs, done)
        seconds = perf_counter() - begin
    if interrupted:
        told = told_of("interrupted-after", t.language, played=len(trials), games=order.games)
        print(told, file=sys.stderr)
    return Report(spec, order.games, order.seed, trials, seconds, interrupted)


def progress(stack: ExitStack, games: int) -> Done:
    """A bar on stderr, if somebody is looking; what to call when games are done."""
    if not sys.stderr.isatty():
        return lambda count: None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = stack.enter_context(
        Progress(
            told_of("progress", t.language),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            auto_refresh=False,  # no thread of its own: forking and threads do not mix
            transient=True,
        )
    )
    task = bar.add_task("games", total=games)
    drawn = perf_counter()
    so_far = 0

    def done(count: int) -> None:
        nonlocal drawn, so_far
        so_far += count
        if perf_counter() - drawn > REDRAW:
            drawn = perf_counter()
            bar.update(task, completed=so_far)
            bar.refresh()

    return done
