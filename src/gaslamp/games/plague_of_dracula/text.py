# border: not compiled
"""Words for counts and lists that views and descriptions share."""

from __future__ import annotations

NUMBERS = ["no", "one", "two", "three", "four", "five", "six"]


def plural(count: int, one: str, many: str = "") -> str:
    """So many of a thing: "1 bite", "2 bites"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def coffins(count: int) -> str:
    return f"{NUMBERS[count]} {'coffin' if count == 1 else 'coffins'}"


def markers(count: int, value: int) -> str:
    """PD-COMP-10: "one marker showing two coffins"."""
    return f"{NUMBERS[count] if count < 7 else count} {'marker' if count == 1 else 'markers'} " \
        f"showing {coffins(value)}"  # fmt: skip


def listed(names: list[str]) -> str:
    """Names as people say them: "A, B and C"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def members(mask: int, names: list[str]) -> list[str]:
    return [names[n] for n in range(len(names)) if mask >> n & 1]
