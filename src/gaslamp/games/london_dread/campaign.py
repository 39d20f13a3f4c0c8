"""The campaign: which Stories a table may play after those it has won (LD-GAME-06)."""

from __future__ import annotations

STORIES = 4


def open_stories(won: list[int]) -> list[int]:
    """The first Story is always open; a win opens the next one; nothing closes again."""
    found = {1, *won, *(number + 1 for number in won)}
    return sorted(number for number in found if number <= STORIES and is_open(number, won))


def is_open(number: int, won: list[int]) -> bool:
    """Whether a Story has been opened: it is the first, or the one before it was won."""
    return number == 1 or number - 1 in won
