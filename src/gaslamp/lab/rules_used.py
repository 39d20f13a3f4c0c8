"""Which rules come up: games that were played, once more in interpreted code, with an eye on every
function that cites a rule.

What bots only thought of does not count: the choices are replayed, not thought again. It runs in a
process of its own (`python -m gaslamp.lab.rules_used`, games as JSON on standard input), since
compiled code cannot be watched; `used` starts it.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pkgutil import iter_modules
from types import CodeType, FrameType
from typing import Any

from gaslamp import games
from gaslamp.games.accounts import by_hand
from gaslamp.games.game import Game
from gaslamp.games.rulebook import rulebook
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import choose, fill
from gaslamp.lab.bands import Played
from gaslamp.lab.trial import Trial

CITED = re.compile(r"\b([A-Z]{2}-[A-Z0-9]+)-(\d+)\.\.(\d+)|\b([A-Z]{2}-[A-Z0-9]+)-(\d+(?:/\d+)*)")
SAMPLE = 60  # games that are looked at, of all tables in turn
# Methods that a class's own docstring speaks of; where it has none of them, all.
DOING = {"run", "take", "menu", "do"}


def cited(text: str | None) -> set[str]:
    """The rules that a docstring names: `TL-HORDE-08/10` are two, `TL-HORDE-08..10` three."""
    found = set()
    for from_to, first, last, room, numbers in CITED.findall(text or ""):
        if from_to:
            found |= {f"{from_to}-{n:0{len(first)}}" for n in range(int(first), int(last) + 1)}
        else:
            found |= {f"{room}-{number}" for number in numbers.split("/")}
    return found


def cited_inside(code: CodeType, source: list[str]) -> set[str]:
    """The rules that a function names anywhere: in its docstring, a comment, a refusal."""
    lines = [line for _, _, line in code.co_lines() if line]
    return cited("".join(source[code.co_firstlineno - 1 : max(lines, default=0)]))


def citing(game: Game[Any]) -> dict[CodeType, set[str]]:
    """Every function of the game's room that cites rules, or whose class does."""
    room = import_module(type(game).__module__.rpartition(".")[0])
    found: dict[CodeType, set[str]] = {}
    for module in iter_modules(room.__path__):
        inner = import_module(f"{room.__name__}.{module.name}")
        source = inspect.getsource(inner).splitlines(keepends=True)
        for _, thing in inspect.getmembers(inner):
            if getattr(thing, "__module__", "") != inner.__name__:
                continue
            if inspect.isfunction(thing):
                found[thing.__code__] = cited_inside(thing.__code__, source)
            elif inspect.isclass(thing):
                methods = inspect.getmembers(thing, inspect.isfunction)
                own = {name for name, method in methods if method.__module__ == inner.__name__}
                for name, method in methods:
                    whole = cited(thing.__doc__) if name in (own & DOING or own) else set()
                    if method.__module__ == inner.__name__:
                        found[method.__code__] = cited_inside(method.__code__, source) | whole
    for place, rules in by_hand(game.folder()).kept.items():
        found.setdefault(kept_at(room.__name__, place), set()).update(rules)
    known = set(rulebook(game.folder()).rules)
    return {code: rules & known for code, rules in found.items() if rules & known}


def kept_at(room: str, place: str) -> CodeType:
    """The code of a function by its place in the room: `turn.Turn.run`."""
    module, *names = place.split(".")
    thing: Any = import_module(f"{room}.{module}")
    for name in names:
        thing = getattr(thing, name)
    code: CodeType = thing.__code__
    return code


def watched(game: Game[Any], played: list[Any]) -> dict[str, int]:
    """In how many of the games (seats, options, seed, choices) code that cites each rule ran."""
    known = citing(game)
    counts: Counter[str] = Counter()
    seen: set[str] = set()

    def look(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code in known:
            seen.update(known[frame.f_code])

    for seats, options, seed, choices in played:
        seen.clear()
        sys.setprofile(look)
        try:
            g = game.new(game.printed, seats, options, seed, told=False)
            for seat, code in choices:
                fill(g, Menu(seat))
                choose(g, seat, code)
        finally:
            sys.setprofile(None)
        counts.update(seen)
    return {rule: counts[rule] for rule in sorted(set().union(*known.values()))}


def used(played: Played) -> dict[str, Any]:
    """How many games were looked at, and in how many each rule came up; those of a pack are not."""
    told: list[Any] = []
    tables = list(played.trials) if played.pack is None else []
    for i in range(SAMPLE):
        cell = tables[i % len(tables)] if tables else None
        trials: list[Trial] = played.trials[cell] if cell is not None else []
        at = i // max(1, len(tables))
        if cell is not None and at < len(trials) and (notes := trials[at].notes) is not None:
            options = dict(played.spec(cell).options)
            told.append((cell.seats, options, trials[at].seed, notes.choices))
    if not told:
        return {"games": 0, "rules": {}}
    ran = subprocess.run(
        [sys.executable, "-m", __name__, played.game.id], input=json.dumps(told), text=True,
        env={**os.environ, "GASLAMP_COMPILED": "no"}, capture_output=True, check=True,
    )  # fmt: skip
    return {"games": len(told), "rules": json.loads(ran.stdout)}


if __name__ == "__main__":
    print(json.dumps(watched(games.find(sys.argv[1]), json.load(sys.stdin))))
