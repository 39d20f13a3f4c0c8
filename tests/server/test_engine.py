"""The server and the compiled engine: the lobby tells of it, and workers begin to use it."""

from __future__ import annotations

import json

import pytest

from gaslamp import engine
from gaslamp.server import workers
from gaslamp.server.http import lists
from gaslamp.server.workers import Workers


def pid() -> int:
    """A job that says who does it."""
    import os

    return os.getpid()


def test_the_lobby_is_told_what_the_rules_run_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for state in ("compiled", "building", "interpreted"):
        monkeypatch.setattr(engine, "state", lambda now=state: now)
        assert json.loads(lists.all_games("en"))["engine"] == state


def test_workers_begin_anew_when_the_engine_has_been_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = Workers(1, 1 << 30, 10)
    try:
        first = here.do(pid, (), 30.0)
        assert here.do(pid, (), 30.0) == first
        monkeypatch.setattr(workers, "BETTER_SECONDS", -1.0)
        monkeypatch.setattr(engine, "arrived", lambda: True)
        second = here.do(pid, (), 30.0)
        assert second != first
        assert here.do(pid, (), 30.0) == second
    finally:
        here.stop()
