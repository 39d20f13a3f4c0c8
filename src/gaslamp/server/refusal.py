"""Refusals: requests that are answered with an error and change nothing."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "bad-message", "bad-request", "bad-token", "broken", "busy", "late", "method", "no-such-table",
    "no-token", "not-allowed", "not-found", "not-joined", "not-json", "not-your-seat", "refused",
    "stale", "stopping", "too-big", "too-early", "too-fast", "too-slow", "wrong-host",
]  # fmt: skip


class Refusal(Exception):
    """Why not, as a code for programs and a sentence for people."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
