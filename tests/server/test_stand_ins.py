"""A bot that fails or takes too long: a weaker one chooses in its place, and the table goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gaslamp.server.room.bots import Bots, Task, stand_ins
from gaslamp.server.workers import TooMuch
from gaslamp.table.advice import Advice

ASKED = Task("terrors-of-london", "{}", 0, "lamplighter", (1, 2, 3, 4))


class Quiet:
    """As much of a table as a thinking bot asks for."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.decided: list[int | None] = []

    def note_failure(self, what: str) -> None:
        self.failures.append(what)

    async def do(self, work: Any) -> None:
        await work()


class Failing(Bots):
    """All of these bots take too long; the others pick option 7."""

    def __init__(self, slow: set[str]) -> None:
        self.quiet = Quiet()
        super().__init__(self.quiet, None, None, None, 0.0)  # type: ignore[arg-type]
        self.slow = slow

    async def ask(self, asked: Task) -> Advice:
        if asked.bot in self.slow:
            raise TooMuch("too long")
        return Advice(7)

    async def decide(self, seat: int, code: int | None, seq: int) -> None:
        self.quiet.decided.append(code)


@pytest.mark.parametrize(
    ("slow", "failures", "code"),
    [
        (set(), 0, 7),
        ({"lamplighter"}, 1, 7),
        ({"lamplighter", "dr-thorne"}, 2, 7),
        ({"lamplighter", "dr-thorne", "pip"}, 3, None),
    ],
)
def test_the_next_weaker_one_chooses_then_the_weakest(
    slow: set[str], failures: int, code: int | None
) -> None:
    bots = Failing(slow)
    asyncio.run(bots.thinks(0, ASKED, 1))
    assert len(bots.quiet.failures) == failures
    assert bots.quiet.decided == [code]


def test_who_stands_in_is_weaker_and_of_the_levels() -> None:
    assert stand_ins("lamplighter") == ["dr-thorne", "pip"]
    assert stand_ins("mrs-tibbs") == ["pip"]
    assert stand_ins("pip") == stand_ins("greedy") == stand_ins("random") == []
