"""Fewer choices that still show the same: for reports of what went wrong."""

from __future__ import annotations

from collections.abc import Callable

Choices = list[tuple[int, str]]


def shortened(choices: Choices, shows: Callable[[Choices], bool], tries: int = 200) -> Choices:
    """A shorter list of choices that shows it, found by leaving out halves, then smaller parts, and
    at last one choice after the other, until none can be spared or so many tries were made."""
    if not shows(choices):
        return choices
    size = max(1, len(choices) // 2)
    while size > 0 and tries > 0:
        start, spared = 0, False
        while start < len(choices) and tries > 0:
            fewer = choices[:start] + choices[start + size :]
            tries -= 1
            if shows(fewer):
                choices, spared = fewer, True
            else:
                start += size
        size = size if spared and size == 1 else size // 2
    return choices
