"""What happened, as paragraphs: the lines of the log that somebody has not read yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from gaslamp.bots import told
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import wrapped
from gaslamp.table.log import Entry
from gaslamp.table.match import Match
from gaslamp.table.position import Tongue
from gaslamp.table.seats import HUMAN, OPEN

FEW = 6
SHORT = 4  # lines of a paragraph
NOBODY = -1
ALIKE = 6  # choices of one kind in a row that are all told


def actor(match: Match, entry: Entry) -> int:
    """Whose choice brought this about."""
    return match.journal.choices[entry.choice - 1][0] if entry.choice else NOBODY


def tongue(match: Match) -> Tongue:
    """What the match says in the language of this terminal."""
    return match.tongues[t.language]


def called(who: str) -> str:
    """What people call who sits somewhere: a person, or a bot by its title."""
    return t("a-person") if who in (HUMAN, OPEN) else told(who, t.language)[0]


def told_here(match: Match, entries: Sequence[Entry], reader: int) -> list[Entry]:
    """Lines of the log in the language of this terminal, for the person whose eyes it shows."""
    words = tongue(match).words
    return [replace(entry, said=entry.told(words, reader)) for entry in entries]


def paragraphs(match: Match, entries: list[Entry]) -> list[str]:
    """A line for every choice; many choices of one seat are told in a few short paragraphs."""
    told = []
    for _, turn in groupby(entries, lambda entry: actor(match, entry)):
        choices = [list(choice) for _, choice in groupby(turn, lambda entry: entry.choice)]
        choices = folded(choices)
        texts = [t.paragraph(entry.text for entry in choice) for choice in choices]
        if sum(len(wrapped(text)) for text in texts) > FEW:
            texts = packed([part for choice in choices for part in parts_of(choice)])
        told += texts
    return told


def folded(choices: list[list[Entry]]) -> list[list[Entry]]:
    """Of many choices in a row that each brought one line of the same kind only the first is told:
    what came of the others lies on the board."""
    told: list[list[Entry]] = []
    for kind, some in groupby(choices, kind_of):
        alike = list(some)
        told += alike
        if kind and len(alike) > ALIKE:
            left = len(alike) - 1
            del told[-left:]
            first = alike[-left][0]
            told.append([replace(first, said=t("more-alike", count=left))])
    return told


def kind_of(choice: list[Entry]) -> str:
    """The first word of the message of a choice that brought one line; else empty."""
    return choice[0].key.partition("-")[0] if len(choice) == 1 else ""


def parts_of(choice: list[Entry]) -> list[str]:
    """What one choice brought about; a long story by who or what each piece of it is about."""
    text = t.paragraph(entry.text for entry in choice)
    if len(wrapped(text)) <= SHORT:
        return [text]
    about = [list(some) for _, some in groupby(choice, lambda entry: entry.elements[:1])]
    found = []
    for some in about:
        text = t.paragraph(entry.text for entry in some)
        found += [text] if len(wrapped(text)) <= SHORT else [entry.text for entry in some]
    return found


def packed(parts: list[str]) -> list[str]:
    """Pieces of a story one after the other, a new paragraph where one would become long."""
    told: list[str] = []
    for part in parts:
        longer = t.paragraph([*told[-1:], part])
        if told and len(wrapped(longer)) <= SHORT:
            told[-1] = longer
        else:
            told.append(part)
    return told


def ending(match: Match, entries: list[Entry]) -> str:
    """How it ended and who won, each said once; the log may just have said why."""
    result = match.result(t.language)
    assert result is not None
    names = [tongue(match).words.seat_names[seat] for seat in result.winners]
    heard = bool(entries) and entries[-1].text == result.reason
    parts = [t("the-end"), "" if heard else result.reason]
    everybody = tongue(match).words.seat_names
    if not names and len(everybody) == 1:
        parts.append(t("alone-lost", name=everybody[0]))
    elif not names:
        parts.append(t("nobody-won"))
    elif not all(name in result.reason for name in names):
        parts.append(t("winners", count=len(names), names=t.commas(names)))
    if match.went_back:
        parts.append(t("went-back", seats=t.commas(went_back(match))))
    return t.paragraph(parts)


def went_back(match: Match) -> list[str]:
    """Who has gone back, how often, and how often of these behind something that was shown."""
    return [
        t("went-back-seat", name=name, count=len(shown), shown=sum(shown))
        for seat, name in enumerate(tongue(match).words.seat_names)
        if (shown := [went.shown for went in match.went_back if went.seat == seat])
    ]
