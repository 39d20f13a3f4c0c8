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
            raise Trouble(f"The option {word!r} should be written as key=value.")
        if options.get(key, value) != value:
            raise Trouble(f"The option {key!r} is given twice with different values.")
        options[key] = value
    return options


def check_seat(number: int, seats: int) -> int:
    """A seat as people count, from 1, as the table counts, from 0."""
    if not 1 <= number <= seats:
        raise Trouble(f"There is no seat {number}; the seats are 1 to {seats}.")
    return number - 1


def read_text(path: Path) -> str:
    """A file's text, or one sentence that says why not."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(f"{path} cannot be read: {error.strerror}.") from None
    except (UnicodeDecodeError, ValueError):
        raise Trouble(f"{path} is not a text file, so it is no Gaslamp save.") from None
