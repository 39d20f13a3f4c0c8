"""What the browser tests do at a table: a server to start and kill, a person at a browser."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright

import gaslamp
from changes_kit import Message, changed, plain
from chromium import installed

ROOT = Path(__file__).parents[1]
CLIENT = Path(gaslamp.__file__).parent / "web_client"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 15_000
expect.set_options(timeout=WAIT)
# Without a graphics card, filters and transitions cost a browser half of its time. Where a test
# does not wait for what moves, nothing is drawn with them; no piece stands elsewhere for that.
PLAIN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after { filter: none !important; transition: none !important;
    mix-blend-mode: normal !important; animation: none !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
# Slips would lie beside what is tested; who tests them switches them on.
SETTINGS = {
    "motion": "reduced",
    "speed": "at-once",
    "sound": False,
    "name": "Edith",
    "slips": False,
}
START = """
from pathlib import Path
from gaslamp.server.run import serve
from gaslamp.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port={port}, data=Path({data!r}), bot_pause=0.0, thinkers=1, push_local=True,
                   workers={workers}))
"""

# Where a person would click to get on: a glowing piece, or the lit plate.
TARGET = """(likes) => {
  const usable = (el) => {
    const r = el.getBoundingClientRect();
    const out = r.bottom > innerHeight + 1 || r.right > innerWidth + 1 || r.top < 0;
    if (!r.width || out) return null;
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && (el === top || el.contains(top)) ? { x, y } : null;
  };
  const buttons = [...document.querySelectorAll('[data-prompt] [data-key]')];
  const liked = (el) => likes.some((like) => el.dataset.key.startsWith(like));
  const plates = buttons.filter((el) => !el.classList.contains('off'));
  const picked = document.querySelector('[data-stage] [data-picked]');
  const pieces = [...document.querySelectorAll('[data-stage] [data-lit]')];
  const order = picked ? plates : [...plates.filter(liked), ...pieces, ...plates];
  for (const el of order) { const at = usable(el); if (at) return at; }
  return null;
}"""
SOCKETS = """
const Real = window.WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...args) { super(...args); window.sockets.push(this); }
};
"""


def chromium(whole: bool = False) -> str | None:
    return os.environ.get("CHROMIUM") or installed(whole)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LocalServer:
    """The server as a process of its own, so that it can be killed."""

    def __init__(self, data: Path, workers: int = 1, **environment: str) -> None:
        self.data = data
        self.workers = workers
        self.environment = environment
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = self.data / "start.py"
        told = START.format(port=self.port, data=str(self.data), workers=self.workers)
        script.write_text(told, encoding="utf-8")
        # The server that is tested is the package under test, compiled or not.
        known = {**os.environ, "PYTHONPATH": str(Path(gaslamp.__file__).parents[1])}
        known.update(self.environment)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script)], env=known, stdout=log, stderr=log, cwd=self.data
            )
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text(encoding="utf-8")[-2000:])

    def children(self) -> list[int]:
        """The processes that serve tables, where there are several."""
        assert self.process is not None
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [int(child) for child in found.split()]

    def kill(self) -> None:
        """At once, without a word: as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            self.address + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    def table(self, seats: list[str], seed: int = 11, **options: str) -> dict[str, Any]:
        """A table of Terrors of London that needs no setting up; four cards to begin with."""
        usual = {"overlords": "random", "influence": "recommended", "first-player": "seat-1",
                 "first-hand": "4"}  # fmt: skip
        wish = {"game": "terrors-of-london", "seats": seats, "seed": seed}
        return self.post("/api/tables", {**wish, "options": {**usual, **options}})

    def solitaire(self, seed: int = 3) -> dict[str, Any]:
        """A short game of Plague of Dracula for one."""
        wish = {"game": "plague-of-dracula", "seats": ["human"], "seed": seed}
        return self.post("/api/tables", {**wish, "options": {"length": "mop-up"}})


class Seat:
    """A person at a browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.frames: list[str] = []
        self.states: dict[int, Message] = {}  # as far as the frames were read
        self.latest: Message = {}
        self.read = 0
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", lambda ws: ws.on("framereceived", self.heard))

    def heard(self, frame: Any) -> None:
        self.frames.append(frame if isinstance(frame, str) else str(frame))

    def told(self) -> Message:
        """The last state that the screen has, put together from what it was sent."""
        fresh, self.read = self.frames[self.read :], len(self.frames)
        for message in map(json.loads, fresh):
            if message["type"] == "state":
                self.latest = self.states[message["seat"]] = plain(message)
            elif message["type"] == "change":
                self.latest = changed(self.states[message["seat"]], message)
                self.states[message["seat"]] = self.latest
        assert self.latest, "no state has come"
        return self.latest

    def go(self, path: str) -> Seat:
        self.page.goto(self.address + path)
        return self

    @property
    def stage(self) -> Any:
        return self.page.locator("[data-stage]")

    def seq(self) -> int:
        return int(self.stage.get_attribute("data-seq") or -1)

    def my_turn(self) -> None:
        expect(self.stage).to_have_attribute("data-mine", "true")

    def over(self) -> bool:
        return bool(self.page.locator("#headline").count())

    def moved_from(self, seq: int, wait: int = WAIT) -> None:
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-stage]')?.dataset.seq) !== seq"
            " || document.querySelector('.curtain') || document.querySelector('#headline')",
            arg=seq,
            timeout=wait,
        )

    def has_moved_from(self, seq: int, wait: int) -> bool:
        try:
            self.moved_from(seq, wait)
        except TimeoutError:
            return False
        return True

    def wait_for_something_to_click(self) -> None:
        """Until the person is to choose (and the last choice is made), or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('#headline') || document.querySelector("
            "'[data-stage][data-mine=true]:not([data-busy=true])')",
            timeout=WAIT,
        )

    def click_on(self, *likes: str) -> bool:
        """Click what a person would click to get on; True if there was something."""
        at = self.page.evaluate(TARGET, list(likes))
        if at is None:
            return False
        self.page.mouse.click(at["x"], at["y"])
        return True

    def pass_the_turn(self) -> None:
        """Play and pass until somebody else is to choose."""
        self.my_turn()
        for _ in range(60):
            if self.stage.get_attribute("data-mine") != "true":
                return
            seq = self.seq()
            self.click_on("play", "pass")
            if self.page.locator("[data-stage] [data-picked]").count():
                continue  # several things can be done with it: the lit plate is next
            if self.page.locator("[data-caution]").count():
                self.page.locator("[data-caution] .plate.lit").click(delay=400)
            # A card that was still on its way was not hit: a person presses again.
            if not self.has_moved_from(seq, WAIT // 5) and self.seq() == seq:
                continue
        raise AssertionError("the turn does not end")

    def play_a_card(self) -> None:
        """One choice: the first card of the hand."""
        self.page.locator("[data-stage] [data-ref*='/hand/'][data-lit]").first.click()

    def plates(self, look: str = "") -> Any:
        return self.page.locator(f"[data-prompt] .plate{look}")

    def violations(self) -> str:
        """What axe-core has to complain about on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return "\n".join(
            f"{v['id']}: {node['target']} {node['failureSummary'][:160]}"
            for v in found["violations"]
            for node in v["nodes"][:3]
        )


@contextmanager
def house() -> Iterator[tuple[Browser, LocalServer]]:
    """A browser and a server of one's own, for what is measured."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = LocalServer(Path(folder))
        server.start()
        chrome = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            yield chrome, server
        finally:
            chrome.close()
            server.stop()


def open_seat(
    chrome: Browser,
    server: LocalServer,
    address: str = "/",
    phone: bool = False,
    moving: bool = False,
    language: str = "",
    touch: bool = False,
) -> Seat:
    size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
    context = chrome.new_context(
        viewport=size,  # type: ignore[arg-type]
        accept_downloads=True,
        has_touch=touch,
    )
    context.set_default_timeout(WAIT)
    if not moving:
        kept = json.dumps(json.dumps({**SETTINGS, "language": language}))
        context.add_init_script(
            "localStorage.getItem('gaslamp.settings') ??"
            f" localStorage.setItem('gaslamp.settings', {kept})"
        )
        context.add_init_script(PLAIN)
    context.add_init_script(SOCKETS)
    return Seat(context.new_page(), server.address).go(address)
