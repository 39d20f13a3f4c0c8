"""The layout of the tables, read from its own words: names, columns, keys."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gaslamp.store.schema import SCHEMA

TABLE = re.compile(r"CREATE TABLE (\w+) \((.*?)\n\)", re.DOTALL)
COLUMN = re.compile(r"^    ([a-z]\w*) (?:TEXT|INTEGER|REAL)\b(.*)$", re.MULTILINE)
KEY = re.compile(r"^    PRIMARY KEY \((.*)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Layout:
    """One table of the database."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    of_a_table: bool  # its rows belong to a table at which people sit


def layouts() -> list[Layout]:
    """All of them, each behind those it refers to."""
    found = []
    for made in TABLE.finditer(SCHEMA):
        name, body = made[1], made[2]
        columns = COLUMN.findall(body)
        own = [column for column, rest in columns if "PRIMARY KEY" in rest]
        listed = KEY.search(body)
        key = tuple(listed[1].split(", ")) if listed else tuple(own)
        belongs = "REFERENCES tables (id)" in body
        found.append(Layout(name, tuple(column for column, _ in columns), key, belongs))
    return found
