"""Several processes on one machine that share a port and a store.

The parent holds the listening socket and looks after its children: one that dies is followed by
another. At SIGHUP they are replaced one after the other, the new one ready before the old one
leaves, so that nobody loses a turn; that is how a new version begins. SIGTERM ends them all.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.server import log
from gaslamp.server.settings import Settings
from gaslamp.store.opening import is_postgres
from gaslamp.words.sayings import told

READY_SECONDS = 60.0
LEAVE_SECONDS = 30.0
QUICK_DEATH = 5.0  # of a child: the next one waits a moment
PAUSE = 1.0
CHILD = "GASLAMP_CHILD"  # in its environment: its settings and its file handles


class Wishes(msgspec.Struct):
    """What a child is told: how to serve, and the file handles it was given."""

    settings: Settings
    listening: int
    say: int
    life: int

    def told(self) -> str:
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def heard(cls, text: str) -> Wishes:
        return msgspec.json.decode(text, type=cls, dec_hook=lambda _, path: Path(path))


class Child:
    """A process that serves tables."""

    def __init__(self, settings: Settings, listening: socket.socket, life: int) -> None:
        hear, say = os.pipe()
        self.began = time.monotonic()
        self.ready = False
        self.pipe = hear
        wishes = Wishes(settings, listening.fileno(), say, life)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gaslamp.server.child"],
            env={**os.environ, CHILD: wishes.told()},
            pass_fds=(wishes.listening, say, life),
        )
        os.close(say)

    def hear(self) -> None:
        """It says that it is ready, or nothing more."""
        self.ready = self.ready or bool(os.read(self.pipe, 1))

    def leave(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)

    def done(self) -> bool:
        return self.process.poll() is not None

    def close(self) -> None:
        os.close(self.pipe)


class Fleet:
    """The parent."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self.settings = settings
        self.listening = listening
        self.count = count
        self.children: list[Child] = []
        self.leaving: list[Child] = []
        self.to_replace: list[Child] = []
        self.stopping = False
        self.renewing = False
        self.life, self.ours = os.pipe()  # our end closes with us, and the children hear it
        self.wake, self.alarm = os.pipe()
        for end in (self.wake, self.alarm):
            os.set_blocking(end, False)

    def run(self, announce: Callable[[], None]) -> None:
        """Until told to stop."""
        before = signal.set_wakeup_fd(self.alarm, warn_on_full_buffer=False)
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGHUP, self.renew)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        try:
            for _ in range(self.count):
                self.add()
            if not self.wait_until(self.all_ready, READY_SECONDS):
                raise Trouble("workers-do-not-start")
            announce()
            while not self.stopping:
                self.wait(PAUSE)
                self.look_after()
        finally:
            self.end()
            signal.set_wakeup_fd(before)

    def stop(self, *_: object) -> None:
        self.stopping = True

    def renew(self, *_: object) -> None:
        self.renewing = True

    def add(self) -> Child:
        child = Child(self.settings, self.listening, self.life)
        self.children.append(child)
        return child

    def all_ready(self) -> bool:
        if any(child.done() for child in self.children):
            raise Trouble("workers-do-not-start")
        return all(child.ready for child in self.children)

    def wait(self, seconds: float) -> None:
        """Until somebody says something, a child dies or a signal comes."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.wake, selectors.EVENT_READ, None)
            for child in self.children:
                if not child.ready:
                    selector.register(child.pipe, selectors.EVENT_READ, child)
            for key, _ in selector.select(seconds):
                if isinstance(key.data, Child):
                    key.data.hear()
                else:
                    os.read(self.wake, 512)

    def wait_until(self, what: Callable[[], bool], seconds: float) -> bool:
        until = time.monotonic() + seconds
        while not self.stopping and time.monotonic() < until:
            if what():
                return True
            self.wait(0.2)
        return what()

    def look_after(self) -> None:
        for child in [child for child in self.children if child.done()]:
            log.note("a worker died", code=child.process.returncode)
            self.drop(child)
            if time.monotonic() - child.began < QUICK_DEATH:
                time.sleep(PAUSE)
            self.add()
        for child in [child for child in self.leaving if child.done()]:
            self.leaving.remove(child)
            child.close()
        if self.renewing:
            self.renewing = False
            self.to_replace = list(self.children)
            log.note("workers are renewed", count=len(self.to_replace))
        if self.to_replace and not self.leaving and all(c.ready for c in self.children):
            self.replace(self.to_replace.pop(0))

    def replace(self, old: Child) -> None:
        """A new one first; the old one leaves when that is ready."""
        if old not in self.children:
            return
        new = self.add()
        if self.wait_until(lambda: new.ready or new.done(), READY_SECONDS) and new.ready:
            self.children.remove(old)
            self.leaving.append(old)
            old.leave()
        else:
            log.note("a new worker does not start; the old ones stay")
            self.to_replace = []
            new.leave()
            self.drop(new)

    def drop(self, child: Child) -> None:
        self.children.remove(child)
        child.close()

    def end(self) -> None:
        everybody = [*self.children, *self.leaving]
        for child in everybody:
            child.leave()
        until = time.monotonic() + LEAVE_SECONDS
        for child in everybody:
            try:
                child.process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()


def fleet(settings: Settings, listening: socket.socket, announce: Callable[[str], None]) -> None:
    """Serve with so many processes until told to stop."""
    count = settings.workers
    if not is_postgres(settings.database):
        raise Trouble("workers-need-postgres")
    if os.name != "posix":
        raise Trouble("workers-need-posix")
    cores = os.cpu_count() or 2
    each = replace(settings, thinkers=settings.thinkers or max(1, cores // count - 1))
    port = int(listening.getsockname()[1])
    url = f"http://{settings.host}:{port}/"

    def welcome() -> None:
        announce(told(Saying("says-at", url=url)))
        announce(told(Saying("says-workers", count=count)))

    listening.set_inheritable(True)
    Fleet(each, listening, count).run(welcome)
