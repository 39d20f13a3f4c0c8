"""Reading what was typed on the command line: options, seats, files."""

from __future__ import annotations

from pathlib import Path

from gaslamp.kernel.errors import Trouble


def read_options(given: list[str]) -> dict[str, str]:
    """`key=value` words as options; a key stands for one value."""
    options: dict[str, str] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Trouble("option-unlike", word=word)
        if options.get(key, value) != value:
            raise Trouble("option-twice", key=key)
        options[key] = value
    return options


def check_seat(number: int, seats: int) -> int:
    """A seat as people count, from 1, as the table counts, from 0."""
    if not 1 <= number <= seats:
        raise Trouble("seat-out-of-range", number=number, seats=seats)
    return number - 1


def read_text(path: Path) -> str:
    """A file's text, or one sentence that says why not."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble("cannot-read", path=path, error=error.strerror) from None
    except (UnicodeDecodeError, ValueError):
        raise Trouble("no-text-file", path=path) from None
