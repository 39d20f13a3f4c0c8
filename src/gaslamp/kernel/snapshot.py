"""Snapshots: any state as plain JSON data and back, with no code per game.

The rule that makes it work: the parameters of a class's constructor are named after the
attributes they set. What is shared and never changes (`content`) or only passes through
(`log`, `logging`) is left out.
"""

from __future__ import annotations

import importlib
import inspect
import json
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

LEFT_OUT = ("content", "log", "logging")
Plain = dict[str, Any] | list[Any] | str | int | float | bool | None


def attributes(thing: object) -> list[str]:
    """The attributes that make up a thing, in one order compiled and interpreted."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return sorted(n for n in names if n not in LEFT_OUT and not n.startswith("_"))


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
    plain: dict[str, Any] = {"is": f"{kind.__module__}:{kind.__qualname__}"}
    for name in attributes(thing):
        plain[name] = encode(getattr(thing, name))
    return plain


def decode(plain: Plain, content: object) -> Any:
    """The thing that `encode` made this data of."""
    if isinstance(plain, list):
        return [decode(item, content) for item in plain]
    if not isinstance(plain, dict):
        return plain
    if "zone" in plain:
        return Zone(numbers(plain["zone"]))
    if "vec" in plain:
        return numbers(plain["vec"])
    kind = named_class(str(plain.get("is")))
    values = {n: decode(v, content) for n, v in plain.items() if n != "is"}
    values["content"] = content
    parameters = inspect.signature(kind).parameters
    thing = kind(**{n: values.pop(n) for n in parameters})
    values.pop("content", None)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def numbers(items: list[int]) -> Any:
    """Integers as a typed vector."""
    return vec[i64](items)


def named_class(name: str) -> Any:
    """A class of ours by name; a save can name no other."""
    module, _, qualname = name.partition(":")
    if not module.startswith(("gaslamp.kernel.", "gaslamp.games.")):
        raise Trouble(f"The save names {name!r}, which is not a part of any game.")
    found = getattr(importlib.import_module(module), qualname, None)
    if not inspect.isclass(found) or found.__module__ != module:
        raise Trouble(f"The save names {name!r}, which this version does not have.")
    return found


def restore(plain: Plain, content: object) -> State:
    """A whole state from a snapshot, or one sentence that says why not."""
    try:
        g = decode(plain, content)
    except Trouble:
        raise
    except Exception as error:
        raise Trouble(f"The snapshot in the save does not fit this version ({error}).") from None
    if not isinstance(g, State):
        raise Trouble("The snapshot in the save is not the state of a game.")
    return g


def text(g: State) -> str:
    """The snapshot as one line of JSON, the same for equal states."""
    return json.dumps(encode(g), separators=(",", ":"), sort_keys=True)


def digest(g: State) -> str:
    return sha256(text(g).encode()).hexdigest()
