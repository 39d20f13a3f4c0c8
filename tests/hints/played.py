"""A game in which every seat does what the hint says, kept choice by choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gaslamp.games.game import Game, Odds
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State, choose, fill, pending
from gaslamp.table.advice import hint
from gaslamp.table.match import Match

Advisor = Callable[[Match, int], str]


@dataclass(frozen=True)
class Step:
    """A hinted choice: what stood before it, and the odds that were shown beside the options."""

    number: int
    turn: int
    seat: int
    code: int
    key: str
    before: State
    odds: dict[str, list[Odds]]

    def verb(self) -> int:
        return self.code >> 48

    def thing(self) -> list[str]:
        """The verb, and what it is first of all about, if that is no amount."""
        return [part for part in self.key.split(":")[:2] if not part.isdecimal()]


@dataclass(frozen=True)
class Turn:
    """The choices of one turn, of everybody, and the position after the last of them."""

    game: Game[Any]
    steps: list[Step]
    after: State

    def barriers(self, first: int, last: int) -> int:
        """How often something was shown, or chance spoke, from one choice up to before another."""
        return int(self.steps[last].before.barrier - self.steps[first].before.barrier)


def awaited(match: Match) -> int:
    """The first seat the game waits for."""
    decision = pending(match.g)
    assert decision is not None
    bits = int(decision.awaited(match.g))
    return next(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def open_codes(g: State, seat: int) -> list[int]:
    """What the seat may choose here; nothing if nothing is asked of it."""
    decision = pending(g)
    if decision is None or not int(decision.seats(g)) >> seat & 1:
        return []
    menu = Menu(seat)
    fill(g, menu)
    return menu.listed()


def hinted(match: Match, advise: Advisor = hint) -> Step:
    """Ask for a hint and follow it."""
    seat = awaited(match)
    codes = open_codes(match.g, seat)
    odds = {match.game.key(match.g, seat, code): match.game.odds(match.g, seat, code)
            for code in codes}  # fmt: skip
    key = advise(match, seat)
    code = next(code for code in codes if match.game.key(match.g, seat, code) == key)
    turn = match.game.turn(match.g)
    match.choose(seat, key)
    return Step(len(match.before), turn, seat, code, key, match.before[-1], odds)


def next_turn(match: Match, advise: Advisor = hint) -> Turn:
    """Play a whole turn by hints."""
    steps = [hinted(match, advise)]
    while match.g.outcome is None and match.game.turn(match.g) == steps[0].turn:
        steps.append(hinted(match, advise))
    return Turn(match.game, steps, match.g.clone())


def played(before: State, choices: list[Step]) -> State | None:
    """The position these choices lead to, or None where one of them is not open."""
    g = before.clone()
    g.logging = False
    for step in choices:
        if step.code not in open_codes(g, step.seat):
            return None
        choose(g, step.seat, step.code)
    return g
