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

from gaslamp.kernel.errors import Trouble

WIDEST = 100
CURTAIN = 60
LEAST_PAGE = 5
MORE = "— more: Enter, q to stop — "
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


def say(text: str = "") -> None:
    """Print lines, long ones broken between words."""
    print("\n".join(wrapped(text)))


def say_long(text: str) -> None:
    """Print lines, on a real screen one screenful after the other."""
    lines = wrapped(text)
    page = shutil.get_terminal_size().lines - 1
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or page < LEAST_PAGE:
        page = len(lines)
    while len(lines) > page:
        print("\n".join(lines[:page]))
        del lines[:page]
        try:
            if ask(MORE).lower() in ("q", "quit"):
                return
        except EOFError:
            print()
            return
    print("\n".join(lines))


def complain(text: str) -> None:
    """One sentence about what cannot be done."""
    sys.stdout.flush()
    print("\n".join(wrapped(" ".join(text.split()))), file=sys.stderr, flush=True)


def ask(prompt: str) -> str:
    """The line that is typed next; EOFError when no more can come."""
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        raise Trouble("That line is not readable text; type it again.") from None


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
