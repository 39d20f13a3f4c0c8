"""Steady advice: what was chosen a moment ago is not undone while nothing new has been shown."""

from __future__ import annotations

from typing import Any

from gaslamp.kernel.bits import has
from gaslamp.kernel.judge import WIN
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.snapshot import encode
from gaslamp.kernel.state import State, choose, fill, pending
from gaslamp.table.match import Match

BACK = 12  # how many choices are looked back over
VERY_MANY = 1_000_000


def steady(match: Match, seat: int, code: int, worth: dict[int, float]) -> int:
    """The option, or the best of those that leave the seat's earlier choices their sense."""
    if code not in worth or worth[code] > WIN / 2 or not recent(match):
        return code
    ranked = sorted(worth, key=lambda other: worth[other], reverse=True)
    for other in [code, *ranked]:
        if worth[other] > -WIN / 2 and not undoes(match, seat, other):
            return other
    return code


def undoes(match: Match, seat: int, code: int) -> bool:
    """Whether with this option one of the seat's last choices might as well not have been made."""
    after = match.g.clone()
    choose(after, seat, code)
    told = len(match.before)
    first = told - len(recent(match))
    return any(
        match.journal.choices[i][0] == seat and needless(match, i, seat, code, after)
        for i in range(told - 1, first - 1, -1)
    )


def recent(match: Match) -> list[State]:
    """The positions of this turn since when nothing was shown and chance was silent, up to now."""
    found: list[State] = []
    for g in reversed(match.before[-BACK:]):
        if g.barrier != match.g.barrier or match.game.turn(g) != match.game.turn(match.g):
            break
        found.append(g)
    return found


def needless(match: Match, i: int, seat: int, code: int, after: State) -> bool:
    """Whether the same position is reached without choice i: with the option, or without it too."""
    g = match.before[i].clone()
    for number in range(i + 1, len(match.before)):
        who, key = match.journal.choices[number]
        if not chosen(g, who, code_of(match, number, who, key)):
            return False
    alike = same(match, seat, g, after)
    return alike or (chosen(g, seat, code) and same(match, seat, g, after))


def code_of(match: Match, number: int, seat: int, key: str) -> int:
    """The option that was chosen then."""
    g = match.before[number]
    menu = Menu(seat)
    fill(g, menu)
    return next(code for code in menu.listed() if match.game.key(g, seat, code) == key)


def chosen(g: State, seat: int, code: int) -> bool:
    """Make a choice, if it is open."""
    decision = pending(g)
    if decision is None or not has(decision.seats(g), seat):
        return False
    menu = Menu(seat)
    fill(g, menu)
    if code not in menu.listed():
        return False
    choose(g, seat, code)
    return True


def same(match: Match, seat: int, one: State, other: State) -> bool:
    """Whether two positions are the same, but for a note at most that something was tried."""
    if one.barrier != other.barrier or len(one.agenda) != len(other.agenda):
        return False
    if differences(encode(one), encode(other)) > 1:
        return False
    judge = match.game.judge()
    return bool(judge.value(one, seat) == judge.value(other, seat))


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
