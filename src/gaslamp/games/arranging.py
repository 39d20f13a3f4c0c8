# border: not compiled
"""Positions arranged from plain data: of a lesson's file, of an example, of a test.

A game's room has its arrangers in `positions.py`. Each takes the content, the number of seats, the
settled options, and then plain data by name: what lies where, whose turn it is.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import State, advance

if TYPE_CHECKING:
    from gaslamp.games.game import Game

Arranger = Callable[..., State]
GIVEN = 3  # content, seats and options stand before the data
# What an arranger runs into when numbers or names make no sense together.
IMPOSSIBLE = (ValueError, IndexError, KeyError, OverflowError)
WHERE = re.compile(r" - at `\$(.*)`")


def arrange(
    game: Game[Any],
    content: Any,
    seats: int,
    options: dict[str, str],
    kit: str,
    args: dict[str, Any],
) -> State:
    """A position by the name of its arranger, run on to its first question."""
    arrangers = game.arrangers()
    if kit not in arrangers:
        raise Trouble("position-no-arranger", kit=kit, known=list(arrangers))
    arranger = arrangers[kit]
    fitting = fitted(kit, arranger, args)
    try:
        g = arranger(content, seats, options, **fitting)
    except IMPOSSIBLE as error:
        raise Trouble("position-impossible", kit=kit) from error
    advance(g)
    return g


def fitted(kit: str, arranger: Arranger, args: dict[str, Any]) -> dict[str, Any]:
    """The data in the shapes that the arranger wants."""
    wanted = list(inspect.signature(arranger).parameters)[GIVEN:]
    hints = get_type_hints(arranger)
    found = {}
    for name, value in args.items():
        if name not in wanted:
            raise Trouble("position-no-argument", kit=kit, name=name, known=wanted)
        try:
            # In a file all keys are words, also those that are numbers.
            found[name] = msgspec.convert(value, hints[name], str_keys=True)
        except msgspec.ValidationError as error:
            where = WHERE.search(str(error))
            place = name + (where[1] if where else "")
            raise Trouble("position-misfit-argument", kit=kit, name=place) from None
    return found


def number_of(name: str, ids: Iterable[str]) -> int:
    """The number of a thing by its id."""
    known = list(ids)
    if name not in known:
        raise unknown(name, known)
    return known.index(name)


def unknown(name: str, known: Sequence[str]) -> Trouble:
    return Trouble("position-unknown", name=name, known=[one for one in known if one])


def none_left(name: str) -> Trouble:
    return Trouble("position-none-left", name=name)
