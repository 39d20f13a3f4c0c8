# border: not compiled
"""Snapshots: any state as plain JSON data and back, with no code per game.

The rule that makes it work: the parameters of a class's constructor are named after the
attributes they set. What is shared and never changes (`content`) or only passes through
(`log`, `logging`, `ear`) is left out.
"""

from __future__ import annotations

import importlib
import inspect
import json
from functools import cache
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

signature = cache(inspect.signature)  # of a compiled class it is parsed from its text each time
LEFT_OUT = ("content", "log", "logging", "ear")
Plain = dict[str, Any] | list[Any] | str | int | float | bool | None

# A position of any game fits well within these (the largest so far: 750 numbers, lists of 110).
LONGEST = 2_000  # things in one list
MOST = 20_000  # things in all
DEEPEST = 16
LONGEST_TEXT = 200
LARGEST = 2**62  # some numbers are sets of up to 62 bits
LARGEST_IN_ZONE = 2**16  # pieces are counted from 0
SCALARS = {bool, int, float, str, type(None)}
NO_PIECE = -1  # an empty place in a row of pieces
ATTRIBUTES: dict[type, list[str]] = {}  # all things of a class have the same


def attributes(thing: object) -> list[str]:
    """The attributes that make up a thing, in one order compiled and interpreted."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return sorted([n for n in names if n not in LEFT_OUT and not n.startswith("_")])


def encode(thing: object) -> Plain:
    """A thing of the state as plain data."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, Zone):
        return {"zone": thing.listed()}
    if isinstance(thing, (list, tuple)):
        return [encode(item) for item in thing]
    if isinstance(thing, vec):
        return {"vec": [int(item) for item in thing]}
    kind = type(thing)
    if kind not in ATTRIBUTES:
        ATTRIBUTES[kind] = attributes(thing)
    plain: dict[str, Any] = {"is": f"{kind.__module__}:{kind.__qualname__}"}
    for name in ATTRIBUTES[kind]:
        value = getattr(thing, name)  # most are numbers or piles: they need no call of their own
        if type(value) is Zone:
            plain[name] = {"zone": value.listed()}
        else:
            plain[name] = value if type(value) in SCALARS else encode(value)
    return plain


def decode(plain: Plain, content: object) -> Any:
    """The thing that `encode` made this data of."""
    if isinstance(plain, list):
        return [decode(item, content) for item in plain]
    if not isinstance(plain, dict):
        return plain
    if "zone" in plain:
        if any(not NO_PIECE <= item < LARGEST_IN_ZONE for item in plain["zone"]):
            raise Trouble("snapshot-pile")
        return Zone(numbers(plain["zone"]))
    if "vec" in plain:
        return numbers(plain["vec"])
    kind = named_class(str(plain.get("is")), type(content).__module__.rpartition(".")[0])
    values = {n: decode(v, content) for n, v in plain.items() if n != "is"}
    values["content"] = content
    # What an older snapshot does not say yet has a default, or there is none of it.
    thing = kind(**{n: values.pop(n) for n in signature(kind).parameters if n in values})
    values.pop("content", None)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def numbers(items: list[int]) -> Any:
    """Integers as a typed vector."""
    return vec[i64](items)


def named_class(name: str, room: str) -> Any:
    """A class of the kernel or of the game's own room by name; a save can name no other."""
    module, _, qualname = name.partition(":")
    if not module.startswith(("gaslamp.kernel.", f"{room}.")):
        raise Trouble("snapshot-foreign-class", name=name)
    try:
        found = getattr(importlib.import_module(module), qualname, None)
    except ImportError:
        found = None
    if not inspect.isclass(found) or found.__module__ != module:
        raise Trouble("snapshot-unknown-class", name=name)
    return found


def check_size(plain: Plain, depth: int = 0, counted: int = 0) -> int:
    """Refuse what no position of any game could be; how many things there are."""
    counted += 1
    if depth > DEEPEST or counted > MOST:
        raise Trouble("snapshot-too-large")
    if isinstance(plain, (dict, list)):
        if len(plain) > LONGEST:
            raise Trouble("snapshot-long-list")
        for item in plain.values() if isinstance(plain, dict) else plain:
            counted = check_size(item, depth + 1, counted)
    elif isinstance(plain, str):
        if len(plain) > LONGEST_TEXT:
            raise Trouble("snapshot-long-text")
    elif isinstance(plain, (int, float)) and not abs(plain) <= LARGEST:
        raise Trouble("snapshot-number")
    return counted


def restore(plain: Plain, content: object) -> State:
    """A whole state from a snapshot, or one sentence that says why not."""
    check_size(plain)
    try:
        g = decode(plain, content)
    except Trouble:
        raise
    except Exception:  # whatever Python says of it is nothing a person could mend
        raise Trouble("snapshot-misfit") from None
    if not isinstance(g, State):
        raise Trouble("snapshot-no-state")
    return g


def text(g: State) -> str:
    """The snapshot as one line of JSON, the same for equal states."""
    return json.dumps(encode(g), separators=(",", ":"), sort_keys=True)


def digest(g: State) -> str:
    return sha256(text(g).encode()).hexdigest()
