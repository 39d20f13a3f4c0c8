"""Jobs for workers that go wrong in every way, and one that does not."""

from __future__ import annotations

import os
import time
from collections.abc import Callable


def sleep_for_ever() -> None:
    while True:
        time.sleep(1)


def count_for_ever() -> None:
    while True:
        sum(range(10_000_000))


def fill_memory() -> int:
    return len([0] * 100_000_000)


def fail() -> None:
    raise ZeroDivisionError("a secret")


def answer_oddly() -> Callable[[], int]:
    """With something that cannot be sent."""
    return lambda: 1


def die() -> None:
    os._exit(3)


def answer(n: int) -> int:
    return n + 1
