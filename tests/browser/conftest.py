"""A real server, a real Chromium: what the browser tests share."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser_kit import CLIENT, LocalServer, Seat, chromium, open_seat
from tools import pseudo

WEB = Path(__file__).parents[2] / "web"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--in-process-gpu"]  # fmt: skip


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """The client must be built; it is built here when npm's packages are installed."""
    if (CLIENT / "index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        pytest.skip("the client is not built: run `python hatch_build.py client`")
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True, timeout=120)


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all tests that do not kill it."""
    running = LocalServer(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that speaks the language."""
    place = tmp_path_factory.mktemp("languages")
    pseudo.write(place)
    running = LocalServer(tmp_path_factory.mktemp("tables"), GASLAMP_LANGUAGES=str(place))
    running.start()
    yield running
    running.stop()


Opened = Iterator[Callable[..., Seat]]


def windows(chrome: Browser, server: LocalServer) -> Opened:
    """Opens browser windows of people who know nothing of each other."""
    opened: list[Seat] = []

    def open_one(address: str = "/", **wishes: Any) -> Seat:
        opened.append(open_seat(chrome, server, address, **wishes))
        return opened[-1]

    yield open_one
    for one in opened:
        troubles = one.troubles
        one.page.context.close()
        assert not troubles, troubles


@pytest.fixture
def seat(chrome: Browser, server: LocalServer) -> Opened:
    yield from windows(chrome, server)


@pytest.fixture
def whole_seat(chrome: Browser, server: LocalServer) -> Opened:
    """The same in a browser that has everything, also what calls people while no page is open."""
    path = chromium(whole=True)
    if path == chromium():
        yield from windows(chrome, server)
    else:
        whole = chrome.browser_type.launch(executable_path=path, args=FLAGS)
        yield from windows(whole, server)
        whole.close()
