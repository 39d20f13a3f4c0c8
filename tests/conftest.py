"""What holds for all tests: how many of them run at a time, and that each begins alone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

WAITING = 2  # more than there are cores: many wait for a browser, a socket or another process


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return (os.cpu_count() or 1) + WAITING


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
