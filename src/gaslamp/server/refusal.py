"""Refusals: requests that are answered with an error and change nothing."""

from __future__ import annotations

from typing import Any, Literal

from gaslamp.kernel.errors import Saying
from gaslamp.words.sayings import told

Code = Literal[
    "bad-message", "bad-request", "bad-token", "broken", "busy", "late", "method", "no-such-table",
    "no-token", "not-allowed", "not-found", "not-joined", "not-json", "not-your-seat", "refused",
    "stale", "stopping", "too-big", "too-early", "too-fast", "too-slow", "wrong-host",
]  # fmt: skip


class Refusal(Exception):
    """Why not, as a code for programs and a saying for people."""

    def __init__(self, code: Code, key: str, /, *, game: str = "", **given: Any) -> None:
        super().__init__(key)
        self.code: Code = code
        self.saying = Saying(key, game=game, **given)
        self.void: list[int] = []  # of the tokens that were brought: those that open nothing

    @classmethod
    def of(cls, code: Code, saying: Saying) -> Refusal:
        return cls(code, saying.key, game=saying.game, **saying.given)

    def __str__(self) -> str:
        return told(self.saying)
