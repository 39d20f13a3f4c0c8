"""Guests in processes of their own: many tables keep one process so busy that its own delay would
be measured as the server's.

Each party has its share of the tables, sits down and waits for the others; then all play until the
same moment, and each tells what it measured and how busy it was itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

from guests import Table, new_table

AT_ONCE = 20  # who sit down at the same time
APART = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Plan:
    """What guests do."""

    port: int
    game: str
    pause: float
    seconds: float
    choices: int  # made before it is measured


@dataclass
class Played:
    """What came of it."""

    took: list[float]  # seconds until each choice was answered, but for a table's first
    made: int
    wall: float
    received: float  # bytes, by one person on average
    busy: float  # how much of a core the guests' own process took


class Party:
    """Seen from the process that measures the server."""

    def __init__(self, plan: Plan, seeds: Sequence[int]) -> None:
        self.pipe, theirs = APART.Pipe()
        self.process = APART.Process(target=attend, args=(theirs, plan, seeds), daemon=True)
        self.process.start()
        theirs.close()

    async def seated(self) -> None:
        await asyncio.to_thread(self.pipe.recv)

    def begin(self) -> None:
        self.pipe.send(True)

    async def played(self) -> Played:
        played: Played = await asyncio.to_thread(self.pipe.recv)
        await asyncio.to_thread(self.process.join)
        return played


def attend(pipe: Connection, plan: Plan, seeds: Sequence[int]) -> None:
    """Seen from the guests' process. Who waits for an answer in vain leaves with all of them."""
    gc.disable()  # its pauses, with hundreds of guests, are not the server's
    with contextlib.suppress(TimeoutError):
        asyncio.run(sit_and_play(pipe, plan, seeds))


async def sit_and_play(pipe: Connection, plan: Plan, seeds: Sequence[int]) -> None:
    laid = [await asyncio.to_thread(new_table, plan.port, plan.game) for _ in seeds]
    tables = [Table(links, plan.pause, seed) for links, seed in zip(laid, seeds, strict=True)]
    await sat_down(plan.port, tables, plan.choices)
    pipe.send(True)
    await asyncio.to_thread(pipe.recv)
    received, used, began = sum(t.received() for t in tables), time.process_time(), time.monotonic()
    until = time.perf_counter() + plan.seconds + plan.pause
    await asyncio.gather(*(table.play(until) for table in tables))
    wall = time.monotonic() - began
    used = time.process_time() - used
    received = sum(t.received() for t in tables) - received
    for table in tables:
        table.leave()
    took = [seconds for table in tables for seconds in table.took[1:]]
    made = sum(len(table.took) for table in tables)
    pipe.send(Played(took, made, wall, received / len(tables[0].guests), used / wall))


async def sat_down(port: int, tables: list[Table], choices: int) -> None:
    """And in the middle of their game: the first choices are made without a pause."""
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await asyncio.gather(*(table.sit_down("127.0.0.1", port) for table in some))
        await asyncio.gather(*(table.begin(choices) for table in some))
