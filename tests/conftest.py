"""What holds for all tests: how many of them run at a time, and that each begins alone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import groupby

import pytest

WAITING = 2  # more than there are cores: many wait for a browser, a socket or another process
LONG = {"browser", "docs"}  # folders of tests that take seconds each


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
