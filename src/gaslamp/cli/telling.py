"""What happened, as paragraphs: the lines of the log that somebody has not read yet."""

from __future__ import annotations

from itertools import groupby

from gaslamp.cli.terminal import wrapped
from gaslamp.table.match import Entry, Match

FEW = 6
NOBODY = -1


def actor(match: Match, entry: Entry) -> int:
    """Whose choice brought this about."""
    return match.journal.choices[entry.choice - 1][0] if entry.choice else NOBODY


def paragraphs(match: Match, entries: list[Entry]) -> list[str]:
    """A line for every choice; many choices of one seat are told in one go."""
    told = []
    for _, turn in groupby(entries, lambda entry: actor(match, entry)):
        choices = [" ".join(entry.text for entry in choice)
                   for _, choice in groupby(turn, lambda entry: entry.choice)]  # fmt: skip
        if sum(len(wrapped(text)) for text in choices) > FEW:
            choices = [" ".join(choices)]
        told += choices
    return told


def ending(match: Match, entries: list[Entry]) -> str:
    """How it ended and who won, each said once; the log may just have said why."""
    result = match.result()
    assert result is not None
    names = [match.words.seat_names[seat] for seat in result.winners]
    heard = bool(entries) and entries[-1].text == result.reason
    parts = ["The game is over.", "" if heard else result.reason]
    if not names:
        parts.append("Nobody at the table wins.")
    elif not all(name in result.reason for name in names):
        parts.append(f"{'Winner' if len(names) == 1 else 'Winners'}: {', '.join(names)}.")
    return " ".join(part for part in parts if part)
