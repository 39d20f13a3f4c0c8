"""How often each rule of a game is used: random games in interpreted code, with an eye on every
function that names a rule, and on every line that the register of broken rules does.

`python tools/accounts.py --count GAME` runs it and keeps what it finds beside the game's rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from gaslamp.games.game import Game
from gaslamp.lab.conformance import random_game
from gaslamp.lab.fuzz import LIMIT, bounded
from gaslamp.lab.rules_used import citing

Lines = dict[str, dict[int, set[str]]]  # rules by file and line
Tracer = Callable[[FrameType, str, object], Any]


class Counting:
    """Counts uses while it is the tracer of the interpreter."""

    def __init__(self, known: dict[CodeType, set[str]], lines: Lines) -> None:
        self.known = known
        self.lines = lines
        self.uses: Counter[str] = Counter()

    def call(self, frame: FrameType, event: str, arg: object) -> Tracer | None:
        code = frame.f_code
        if code in self.known:
            self.uses.update(self.known[code])
        inside = self.lines.get(code.co_filename)
        if inside is None or not inside.keys() & own_lines(code):
            return None
        frame.f_trace_lines = True
        return self.line

    def line(self, frame: FrameType, event: str, arg: object) -> Tracer:
        if event == "line":
            found = self.lines[frame.f_code.co_filename].get(frame.f_lineno)
            if found:
                self.uses.update(found)
        return self.line


OWN: dict[CodeType, frozenset[int]] = {}


def own_lines(code: CodeType) -> frozenset[int]:
    found = OWN.get(code)
    if found is None:
        found = OWN[code] = frozenset(line for _, _, line in code.co_lines() if line)
    return found


def counted(game: Game[Any], games: int, lines: Lines) -> dict[str, list[int]]:
    """Of each rule that code names: how often it ran, and in how many of the games. They are played
    in every way to set the game up, in turn."""
    known = citing(game)
    named = set().union(*known.values())
    # What a function names is not counted once more by its line.
    others = {
        file: {at: rules - named for at, rules in rows.items()} for file, rows in lines.items()
    }
    lines = {file: {at: rules for at, rules in rows.items() if rules}
             for file, rows in others.items()}  # fmt: skip
    named |= {rule for rows in lines.values() for rules in rows.values() for rule in rules}
    total: Counter[str] = Counter()
    met: Counter[str] = Counter()
    ways, content = bounded(game), game.printed
    for seed in range(games):
        counting = Counting(known, lines)
        sys.settrace(counting.call)
        try:
            random_game(game, content, ways[seed % len(ways)], seed, LIMIT)
        finally:
            sys.settrace(None)
        total.update(counting.uses)
        met.update(counting.uses.keys())
    return {rule: [total[rule], met[rule]] for rule in sorted(named)}
