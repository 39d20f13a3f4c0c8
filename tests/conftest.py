"""What holds for all tests: how many of them run at a time."""

from __future__ import annotations

import os

import pytest

WAITING = 2  # more than there are cores: many wait for a browser, a socket or another process


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return (os.cpu_count() or 1) + WAITING
