"""Steady advice: an earlier choice is not undone or wasted while nothing new was shown."""

from __future__ import annotations

from typing import Any

from gaslamp.bots.line import Line, over
from gaslamp.kernel.bits import has
from gaslamp.kernel.judge import WIN
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.snapshot import encode
from gaslamp.kernel.state import State, choose, fill, pending
from gaslamp.table.match import Match
from gaslamp.table.possible import possible

BACK = 12  # how many choices are looked back over
FEW = 2  # in so many numbers two positions may differ and still be the same but for a price
VERY_MANY = 1_000_000

Choices = list[tuple[int, int]]  # seats and codes


def steady(match: Match, seat: int, code: int, worth: dict[int, float]) -> int:
    """The option, or the best of those that leave the seat's earlier choices their sense."""
    if code not in worth or worth[code] > WIN / 2:
        return code
    earlier = own_choices(match, seat)
    if not earlier:
        return code
    ranked = sorted(worth, key=lambda other: worth[other], reverse=True)
    for other in [code, *ranked]:
        if worth[other] > -WIN / 2 and not undoes(match, seat, other, earlier):
            return other
    return code


def own_choices(match: Match, seat: int) -> list[int]:
    """The seat's free choices of this turn since when nothing was shown and chance was silent."""
    found: list[int] = []
    for i in range(len(match.before) - 1, max(-1, len(match.before) - 1 - BACK), -1):
        g = match.before[i]
        if g.barrier != match.g.barrier or match.game.turn(g) != match.game.turn(match.g):
            break
        if match.journal.choices[i][0] == seat:
            found.append(i)
    return found


def undoes(match: Match, seat: int, code: int, earlier: list[int]) -> bool:
    """Whether with this option, and as the turn would then go on, one of the seat's choices might
    as well not have been made."""
    rest = turn_from(match, seat, code)
    for i in earlier:
        since = told(match, i + 1)
        if takes_back(match, seat, i, since, code):
            return True
        if any(needless(match, seat, i, since + rest[:ahead]) for ahead in {1, len(rest)}):
            return True
    return False


def takes_back(match: Match, seat: int, i: int, since: Choices, code: int) -> bool:
    """Whether with this option all is as if neither it nor the earlier choice had been made."""
    now = after(match.g, [(seat, code)])
    return now is not None and as_well(match, seat, now, after(match.before[i], since))


def turn_from(match: Match, seat: int, code: int) -> Choices:
    """The option and how the seat's turn would go on from it, as far as a redealt copy tells."""
    judge = match.game.judge()
    line = Line(judge, possible(judge, match.g, seat, match.advising_rng(seat)), seat, code)
    found = list(zip(map(int, line.movers), map(int, line.codes), strict=True))[: int(line.length)]
    return [*found, (seat, int(line.last))] if line.last >= 0 else found


def told(match: Match, first: int) -> Choices:
    """The choices made from one on up to now."""
    return [
        (seat, code_of(match, number, seat, key))
        for number, (seat, key) in enumerate(match.journal.choices[first:], first)
    ]


def code_of(match: Match, number: int, seat: int, key: str) -> int:
    """The option that was chosen then."""
    g = match.before[number]
    menu = Menu(seat)
    fill(g, menu)
    return next(code for code in menu.listed() if match.game.key(g, seat, code) == key)


def needless(match: Match, seat: int, i: int, later: Choices) -> bool:
    """Whether these choices end as well if the choice before them, with the questions that it set
    off, is left out. Nothing is looked at that is still to be shown."""
    first = code_of(match, i, *match.journal.choices[i])
    whole = after(match.before[i], [(seat, first), *later])
    if whole is None:
        return False
    return any(
        as_well(match, seat, whole, after(match.before[i], later[skipped:]))
        for skipped in {0, questions(match.before[i], seat, first, later)}
    )


def questions(before: State, seat: int, code: int, later: Choices) -> int:
    """How many of the later choices only answer what the choice set off."""
    g = before.clone()
    g.logging = False
    choose(g, seat, code)
    for count, (who, answer) in enumerate(later):
        decision = pending(g)
        if decision is None or (decision.calm() and who == seat):
            return count
        choose(g, who, answer)
    return len(later)


def after(before: State, choices: Choices) -> State | None:
    """The position these choices lead to; None if one of them is not open or shows something."""
    g = before.clone()
    g.logging = False
    for seat, code in choices:
        if g.barrier != before.barrier or not is_open(g, seat, code):
            return None
        choose(g, seat, code)
    return g


def is_open(g: State, seat: int, code: int) -> bool:
    decision = pending(g)
    if decision is None or not has(decision.seats(g), seat):
        return False
    menu = Menu(seat)
    fill(g, menu)
    return code in menu.listed()


def as_well(match: Match, seat: int, whole: State, without: State | None) -> bool:
    """Whether the position without a choice is the same, but for a note at most that something was
    tried; or, where the turn is over, but for an amount or two, and better."""
    if without is None or whole.barrier != without.barrier:
        return False
    if len(whole.agenda) != len(without.agenda):
        return False
    count = differences(encode(whole), encode(without))
    if count > FEW:
        return False
    judge = match.game.judge()
    gain = judge.value(without, seat) - judge.value(whole, seat)
    if gain == 0:
        return count <= 1
    return bool(gain > 0) and over(whole, seat)


def differences(one: Any, other: Any) -> int:
    """In how many plain numbers two snapshots differ; in very many if they differ in more."""
    if one == other:
        return 0
    if isinstance(one, int) and isinstance(other, int):
        return 1
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return VERY_MANY if "zone" in one else sum(differences(one[k], other[k]) for k in one)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(differences(a, b) for a, b in zip(one, other, strict=True))
    return VERY_MANY
