"""`make dev`: interpreted, started anew when a source of the server changes, and stopped whole."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from checkout_kit import ROOT
from tools import dev


class Process:
    """Stands for the server or the client: says what happens to it."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name, self.told = name, told
        told.append(f"{name} starts")

    def poll(self) -> int | None:
        return None

    def terminate(self) -> None:
        self.told.append(f"{self.name} ends")

    def wait(self, timeout: float) -> int:
        return 0


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens to both processes."""
    rows: list[str] = []
    monkeypatch.setattr(dev, "start_server", lambda: Process("server", rows))
    monkeypatch.setattr(dev, "start_client", lambda: Process("client", rows))
    return rows


def test_the_server_starts_anew_when_a_source_has_changed(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([1.0, 1.0, 2.0, 2.0])
    seconds = iter([None, None, None])

    def wait(_: float) -> None:
        if next(seconds, "Ctrl-C") == "Ctrl-C":
            raise KeyboardInterrupt

    monkeypatch.setattr(dev, "newest", lambda: next(times))
    monkeypatch.setattr(time, "sleep", wait)
    dev.main()
    once = ["client starts", "server starts", "server ends", "server starts"]
    assert told == [*once, "server ends", "client ends"]


def test_the_server_ends_with_the_client(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "poll", lambda _: 1)
    dev.main()
    assert told == ["client starts", "server starts", "server ends", "client ends"]


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("games/any/rules.py", True),
        ("games/any/content/cards.toml", True),
        ("games/any/messages.ftl", True),
        ("games/any/rulebook.md", True),
        ("web_client/index.html", False),
    ],
)
def test_only_what_the_server_reads_counts(
    name: str, counts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    old, new = tmp_path / "src" / "old.py", tmp_path / "src" / name
    new.parent.mkdir(parents=True)
    for path in (old, new):
        path.touch()
    os.utime(old, (100, 100))
    os.utime(new, (200, 200))
    assert dev.newest() == (200 if counts else 100)


def test_the_server_is_interpreted_and_keeps_its_tables_in_the_build_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[tuple[list[str], dict[str, Any]]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **how: started.append((words, how)))
    dev.start_server()
    [(words, how)] = started
    assert how["env"]["GASLAMP_COMPILED"] == "no"
    assert str(ROOT / "build" / "dev") in words
    config = (ROOT / "web" / "vite.config.ts").read_text()
    assert f":{dev.SERVER_PORT}" in config


def test_without_npm_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "npm", lambda: None)
    with pytest.raises(SystemExit, match=r"install Node\.js"):
        dev.start_client()
