"""Somebody at a real terminal: a program on a pseudo-terminal, read and typed to."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cli_kit import COMMAND, SRC

ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")},
    "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", "TERM": "dumb",
}  # fmt: skip
PATIENCE = 30.0
A_MOMENT = 0.3


class Person:
    """Reads until words appear, and types."""

    def __init__(self, screen: int) -> None:
        self.screen = screen
        self.seen = ""

    def reads(self, *words: str) -> str:
        """Read until one of these has come; what stood before it, the others' lines included."""
        wanted = re.compile("|".join(map(re.escape, words)))
        end = time.monotonic() + PATIENCE
        while not (found := wanted.search(self.seen)):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} never came: {self.seen[-500:]}"
            try:
                self.seen += os.read(self.screen, 4096).decode(errors="replace")
            except OSError:
                raise AssertionError(f"{words!r} never came: {self.seen[-500:]}") from None
        before, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return before.replace("\r\n", "\n")

    def types(self, text: str) -> None:
        time.sleep(A_MOMENT)  # nobody is as quick as a machine
        os.write(self.screen, text.encode())


@contextmanager
def terminal(*words: str, lines: int = 60) -> Iterator[tuple[Person, subprocess.Popen[bytes]]]:
    """A command on a screen of 80 letters and so many lines."""
    screen, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, 80, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *words], env=ENVIRONMENT, stdin=other, stdout=other, stderr=other,
        start_new_session=True, preexec_fn=take_terminal,
    )  # fmt: skip
    os.close(other)
    try:
        yield Person(screen), process
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def take_terminal() -> None:
    """Make the pseudo-terminal the process's own, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
