"""Putting states together from what has changed, as the browser does (`web/src/lib/changes.ts`)."""

from __future__ import annotations

from typing import Any

import msgspec

from gaslamp.server.wire.changes import LISTS, WHOLE, Change
from gaslamp.server.wire.shown import State

Message = dict[str, Any]
ZONE = ("id", "title", "pieces", "count", "owner", "look", "note")
MAP = ("id", "title", "places", "look")
PLACE = ("id", "name", "neighbours", "pieces", "notes", "at", "district", "short")


def plain(message: Message) -> Message:
    """A state with everything in it, also what holds its default."""
    read = msgspec.convert(message, State)
    return dict(everything(read))


def everything(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {name: everything(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (list, tuple)):
        return [everything(one) for one in value]
    if isinstance(value, dict):
        return {key: everything(one) for key, one in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return {name: everything(getattr(value, name)) for name in value.__dataclass_fields__}
    return value


def apart(state: Message) -> dict[str, list[Any]]:
    view = state["view"]
    places = [place for each in view["maps"] for place in each["places"]]
    pieces = [piece for row in [*view["zones"], *places] for piece in row["pieces"]]

    def rows(found: list[Message], names: tuple[str, ...], counted: str) -> list[Any]:
        return [
            [len(row[name]) if name == counted else row[name] for name in names] for row in found
        ]

    return {
        "menu": state["menu"], "refusals": state["refusals"], "tracks": view["tracks"],
        "zones": rows(view["zones"], ZONE, "pieces"), "maps": rows(view["maps"], MAP, "places"),
        "places": rows(places, PLACE, "pieces"), "pieces": pieces,
        "data": [list(row) for row in view["data"].items()],
    }  # fmt: skip


def patched(before: list[Any], patch: list[Any]) -> list[Any]:
    found: list[Any] = []
    rest = iter(patch)
    for part in rest:
        if isinstance(part, int):
            found += before[part : part + next(rest)]
        else:
            found.append(part)
    return found


def changed(state: Message, change: Message) -> Message:
    """The state (with everything in it) that a change leads to."""
    read = everything(msgspec.convert(change, Change))
    parts = {
        name: patched(rows, read[name]) if name in change else rows
        for name, rows in apart(state).items()
    }
    assert set(parts) == set(LISTS)
    pieces, places = iter(parts["pieces"]), []

    def row_of(row: list[Any], names: tuple[str, ...], counted: str, taken: Any) -> Message:
        made = dict(zip(names, row, strict=True))
        made[counted] = [next(taken) for _ in range(made[counted])]
        return made

    zones = [row_of(row, ZONE, "pieces", pieces) for row in parts["zones"]]
    places = [row_of(row, PLACE, "pieces", pieces) for row in parts["places"]]
    passed = iter(places)
    maps = [row_of(row, MAP, "places", passed) for row in parts["maps"]]
    view = {**state["view"], "zones": zones, "maps": maps, "tracks": parts["tracks"],
            "data": dict(parts["data"])}  # fmt: skip
    named = {"headline": "headline", "goal": "goal", "aims": "aims", "faces": "seats"}
    for told, shown in named.items():
        if told in change:
            view[shown] = read[told]
    whole = {name: read[name] for name in WHOLE if name in change and name in state}
    head = {name: read[name] for name in ("seq", "cause", "actor", "choices", "log")}
    lists = {"menu": parts["menu"], "refusals": parts["refusals"]}
    return {**state, **head, **whole, **lists, "view": view}
