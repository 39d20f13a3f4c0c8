"""A plain terminal: lines out, lines in, no cursor tricks, so a screen reader can follow."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import textwrap
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble

WIDEST = 100
CURTAIN = 60
LEAST_PAGE = 5
STOP = "q"
TOGETHER = "\u00a0"  # a space at which no line is broken


def width() -> int:
    """How many letters fit on a line: as wished by COLUMNS, else the screen's, else 80."""
    columns = shutil.get_terminal_size().columns
    return columns if "COLUMNS" in os.environ else min(WIDEST, columns)


def wrapped(text: str) -> list[str]:
    """The lines of a text, long ones broken between words and continued further in."""
    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines += textwrap.wrap(line, width(), subsequent_indent=indent, break_on_hyphens=False,
                               break_long_words=False) or [""]  # fmt: skip
    return [line.replace(TOGETHER, " ") for line in lines]


class Screen:
    """What a person has before them: no more is printed at once than they can read.

    Whatever is printed counts until the next question. Where the screen is full, the rest waits for
    Enter; `q` drops it, and anything else that is typed there is done first, then the rest goes on.
    """

    def __init__(self) -> None:
        self.full = 0  # lines since the last question or pause
        self.stopped = False
        self.ahead = ""  # what was typed instead of Enter
        self.kept: list[str] = []  # lines that wait until that is done
        self.later: list[str] = []
        self.unasked = False  # whether a question was left out that is to be put again

    def page(self) -> int:
        """How many lines are printed at once; to a file or a program, any number."""
        lines = shutil.get_terminal_size().lines - 1
        seen = sys.stdin.isatty() and sys.stdout.isatty()
        return lines if seen and lines >= LEAST_PAGE else sys.maxsize

    def put(self, lines: list[str]) -> None:
        """Print lines, one screenful after the other."""
        page = self.page()
        for number, line in enumerate(lines):
            if not self.stopped and self.full >= page:
                self.pause()
            if self.stopped:
                self.kept += lines[number:] if self.ahead else []
                return
            if line or self.full or page == sys.maxsize:
                print(line)
                self.full += 1

    def put_question(self, lines: list[str]) -> bool:
        """Print a question on one screen, if it fits; whether it was begun before it was answered.

        What is left out of it does not wait like other lines: it is put anew as it is then.
        """
        self.lift()
        if self.full and self.full + len(lines) > self.page() >= len(lines):
            self.pause()
            self.lift()
        begun, kept = not self.ahead, list(self.kept)
        self.put(lines)
        self.unasked, self.kept = bool(self.ahead), kept
        return begun

    def lift(self) -> None:
        """What comes now is not dropped by a `q` before it."""
        self.stopped = bool(self.ahead)

    def pause(self) -> None:
        """Wait until what is on the screen is read."""
        if self.stopped:
            return
        self.full = 0
        try:
            line = input(t("more")).strip()
        except (EOFError, UnicodeDecodeError):
            print()
            line = STOP
        self.stopped = bool(line)
        self.ahead = "" if line.lower() == STOP else line

    def asked(self) -> None:
        """A question was answered: the screen is free again."""
        self.full = 0
        self.stopped = False

    def typed(self) -> str:
        """What was typed ahead, if anything; what waits behind it goes on after that."""
        line, self.ahead = self.ahead, ""
        if line:
            self.later = [*self.kept, *self.later]
            self.kept = []
            self.asked()
        return line

    def go_on(self) -> None:
        """Print what has waited."""
        lines, self.later = self.later, []
        self.put(lines)

    def forget(self) -> None:
        """What was typed ahead and what waits is void: somebody else looks, or it is old."""
        self.ahead = ""
        self.kept, self.later = [], []
        self.unasked = False
        self.asked()


SCREEN = Screen()


def say(text: str = "") -> None:
    """Print lines, long ones broken between words, on a real screen one screenful at a time."""
    SCREEN.put(wrapped(text))


def complain(text: str) -> None:
    """One sentence about what cannot be done."""
    sys.stdout.flush()
    lines = wrapped(" ".join(text.split()))
    SCREEN.full += len(lines)
    print("\n".join(lines), file=sys.stderr, flush=True)


def ask(prompt: str) -> str:
    """The line that is typed next; EOFError when no more can come."""
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        raise Trouble("unreadable-line") from None
    finally:
        SCREEN.asked()


def is_script() -> bool:
    """Whether the lines come from a file or another program, not from a person."""
    return not sys.stdin.isatty()


def curtain() -> None:
    """Push what is on the screen out of sight."""
    print("\n" * CURTAIN)


def number_in(text: str) -> int:
    """The number a text is, or -1 when it is none anybody would mean."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


@contextmanager
def steady() -> Iterator[None]:
    """Ctrl-C waits until what is inside is done, so a choice is made wholly or not at all."""
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if pressed:
        raise KeyboardInterrupt
