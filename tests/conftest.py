"""What holds for all tests: how many of them run at a time, and that each begins alone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Generator, Iterator
from itertools import groupby

import pytest
from _pytest.runner import runtestprotocol

WAITING = 2  # more than there are cores: many wait for a browser, a socket or another process
LONG = {"browser", "docs"}  # folders of tests that take seconds each
# Folders of tests that wait for browsers, sockets and other processes: on a machine that is busy
# with something else one may be late. What failed there is tried once more, and said at the end.
LATE = {"browser", "server", "cli", "lab", "docs", "packaging", "languages", "learn"}
STUCK_SECONDS = 300  # nothing that `make test` runs takes as long, however busy the machine is


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return (os.cpu_count() or 1) + WAITING


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long begins first, at several workers. Each gets an even share of all tests in a
    row, and what it has not begun others may take from its end."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    heaps: list[list[pytest.Item]] = [[] for _ in range(workers)]
    long = [item for item in items if LONG & set(item.path.parts)]
    for _, together in groupby(long, key=company):
        min(heaps[: max(1, workers - WAITING)], key=len).extend(together)
    rest = [item for item in items if not LONG & set(item.path.parts)]
    left = len(items)
    for place, heap in enumerate(heaps):
        share = left // (workers - place)
        left -= share
        more = max(0, share - len(heap))
        heap += rest[:more]
        del rest[:more]
    items[:] = [item for heap in heaps for item in heap] + rest


def company(item: pytest.Item) -> tuple[str, str]:
    """Tests that share what is dear to set up: those of a file, or of a board in it."""
    shared = item.callspec.params.get("shown", "") if hasattr(item, "callspec") else ""
    return str(item.path), str(shared)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test that waits for others gets a second try."""
    if not LATE & set(item.path.parts):
        return None
    hook, place = item.ihook, {"nodeid": item.nodeid, "location": item.location}
    hook.pytest_runtest_logstart(**place)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        for report in reports:
            if report.failed:
                report.outcome = "rerun"  # type: ignore[assignment]
                hook.pytest_runtest_logreport(report=report)
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(**place)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A test that hangs fails, with the place where it does: the others go on."""
    if os.environ.get("GASLAMP_WHOLE"):  # as `sampling.py`, which copies of the project lack
        return (yield)
    before = signal.signal(signal.SIGALRM, stuck)
    signal.alarm(STUCK_SECONDS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def stuck(*_: object) -> None:
    raise TimeoutError(f"not done after {STUCK_SECONDS} seconds")


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    return ("rerun", "R", "RERUN") if report.outcome == "rerun" else None  # type: ignore[comparison-overlap]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"tried twice: {report.nodeid}")
        terminalreporter.line(report.longreprtext[-2000:])


@pytest.fixture(autouse=True)
def alone(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that this process drives keeps its loop running between its own tests; to all other
    tests that come in between there is none, so that they may run theirs."""
    if "browser" in request.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
