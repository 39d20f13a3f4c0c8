"""What cannot be chosen now, in few lines: a reason that many options share is told once."""

from __future__ import annotations

from gaslamp.cli.menus import GAP, shared
from gaslamp.cli.speech import t
from gaslamp.table.position import Reason

SOME = 12  # options that are named under one reason


def closed_lines(closed: list[Reason], first: int) -> list[str]:
    """Every reason with the options it closes, numbered from the first number on."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, reason in enumerate(closed, first):
        groups.setdefault(reason.why, []).append((number, reason.label))
    return [
        f"  {t('closed-reason', options=group_text(group), why=why)}"
        for why, group in groups.items()
    ]


def group_text(group: list[tuple[int, str]]) -> str:
    """Some options with their numbers; words that all of them share are said once."""
    numbers = ranges([number for number, _ in group])
    if len(group) == 1:
        return t("closed-options", numbers=numbers, names=group[0][1])
    labels = [label.split() for _, label in group]
    start, end = shared(labels)
    rests = [" ".join(words[start : len(words) - end]).rstrip(":,;") for words in labels]
    more = [t("closed-more", count=len(rests) - SOME)] if len(rests) > SOME else []
    named = t.semicolons([*rests[:SOME], *more])
    if not start and not end:
        return t("closed-options", numbers=numbers, names=named)
    title = " ".join([*labels[0][:start], GAP, *labels[0][len(labels[0]) - end :]])
    return t("closed-options-of", numbers=numbers, title=title, names=named)


def ranges(numbers: list[int]) -> str:
    """Numbers in their order, those that follow each other drawn together: 3 to 5, 9."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts: list[str] = []
    for run in runs:
        longer = len(run) > 2
        texts += [t("numbers-to", first=run[0], last=run[-1])] if longer else map(str, run)
    return t.commas(texts)
