"""Patches: what a designer would change on some cards, laid over the game as a pack.

A patch is a TOML file like those of the game's content, with only the `id` and the fields that
change. A number may be a range, `{ from = 2, to = 5 }`: then it is for `gaslamp tune` to find.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.games.game import Game
from gaslamp.games.reading import PACK_FILE, read_toml
from gaslamp.kernel.errors import Trouble

PRINTED = "book"  # the source of what never changes
TARGET = "target"
RANGE = {"from", "to"}


class Change(NamedTuple):
    """A card, and the fields that change on it."""

    table: str
    id: str
    fields: dict[str, Any]


def read_patch(path: Path) -> list[Change]:
    found: list[Change] = []
    for table, rows in read_toml(path).items():
        if table == TARGET:
            continue
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise Trouble("not-a-list-of-tables", path=path.name, table=table)
        for row in rows:
            fields = {name: value for name, value in row.items() if name != "id"}
            if "id" not in row or not fields:
                raise Trouble("patch-changes-nothing", path=path.name, table=table)
            found.append(Change(table, str(row["id"]), fields))
    if not found:
        raise Trouble("patch-empty", path=path.name)
    return found


def printed(game: Game[Any]) -> dict[tuple[str, str], dict[str, Any]]:
    """Every entry of the game's own content."""
    found = {}
    for path in sorted((game.folder() / "content").glob("*.toml")):
        for table, rows in read_toml(path).items():
            for row in rows if isinstance(rows, list) else []:
                found[table, str(row.get("id", ""))] = row
    return found


def patched(game: Game[Any], changes: list[Change], folder: Path) -> Path:
    """A pack in this folder: each card that changes, whole."""
    entries = printed(game)
    rows: dict[str, list[dict[str, Any]]] = {}
    for change in changes:
        entry = entries.get((change.table, change.id))
        if entry is None:
            known = sorted(id for table, id in entries if table == change.table)
            raise Trouble("patch-no-such-card", table=change.table, id=change.id, known=known)
        rows.setdefault(change.table, []).append({**entry, **change.fields})
    folder.mkdir(parents=True, exist_ok=True)
    about = f"game = {json.dumps(game.id)}\nname = {json.dumps(folder.name)}\n"
    (folder / PACK_FILE).write_text(about, encoding="utf-8")
    (folder / "patch.toml").write_text(as_toml(rows), encoding="utf-8")
    return folder


def as_toml(tables: dict[str, list[dict[str, Any]]]) -> str:
    """Lists of tables as TOML."""
    blocks = [
        "\n".join([f"[[{table}]]", *(f"{key} = {inline(value)}" for key, value in row.items())])
        for table, rows in tables.items()
        for row in rows
    ]
    return "\n\n".join(blocks) + "\n"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# Ranges


def is_range(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == RANGE


def choices_of(changes: list[Change]) -> Iterator[list[Change]]:
    """Every version that the ranges of a patch allow."""
    places = [(n, name) for n, change in enumerate(changes)
              for name, value in change.fields.items() if is_range(value)]  # fmt: skip
    spans = []
    for n, name in places:
        least, most = (changes[n].fields[name][end] for end in ("from", "to"))
        if type(least) is not int or type(most) is not int or least > most:
            raise Trouble("tune-odd-range", id=changes[n].id, field=name)
        spans.append(range(least, most + 1))
    for numbers in product(*spans):
        fields = [dict(change.fields) for change in changes]
        for (n, name), number in zip(places, numbers, strict=True):
            fields[n][name] = number
        yield [change._replace(fields=some) for change, some in zip(changes, fields, strict=True)]


def refuse_printed(game: Game[Any], changes: list[Change]) -> None:
    """What the book prints is not for us to tune."""
    entries = printed(game)
    for change in changes:
        if entries.get((change.table, change.id), {}).get("source") == PRINTED:
            raise Trouble("tune-printed", id=change.id)
