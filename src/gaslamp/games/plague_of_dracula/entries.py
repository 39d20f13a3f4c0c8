"""One entry of a content file: every field is checked and every error names its place."""

from __future__ import annotations

import re
from typing import Any

from gaslamp.kernel.errors import Trouble

SOURCES = ("book", "public", "authored")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Entry:
    """Reads the fields of one table of a TOML file and remembers which were asked for."""

    def __init__(self, file: str, name: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self.fields = fields
        self.asked: set[str] = set()

    def wrong(self, field: str, why: str) -> Trouble:
        return Trouble(f"{self.file}, {self.name}, field {field!r}: {why}.")

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.fields

    def get(self, field: str) -> Any:
        if not self.has(field):
            raise self.wrong(field, "it is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, "it must be a text")
        return value

    def word(self, field: str) -> str:
        value = self.text(field)
        if not WORD.fullmatch(value):
            raise self.wrong(field, f"{value!r} must be small letters, digits and dashes")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"it must be a whole number from {low} to {high}")
        return value

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field, f"it must be a list of {count} numbers")
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.wrong(field, f"{item!r} must be a whole number from {low} to {high}")
        return value

    def flag(self, field: str) -> bool:
        value = self.fields.get(field, False)
        self.asked.add(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "it must be true or false")
        return value

    def one_of(self, field: str, words: tuple[str, ...]) -> str:
        value = self.text(field)
        if value not in words:
            raise self.wrong(field, f"{value!r} must be one of: {', '.join(words)}")
        return value

    def index(self, field: str, words: list[str]) -> int:
        """The place of a named thing in a list of ids."""
        return self.find(field, self.text(field), words)

    def find(self, field: str, value: object, words: list[str]) -> int:
        if not isinstance(value, str) or not value or value not in words:
            known = ", ".join(word for word in words if word)
            raise self.wrong(field, f"{value!r} must be one of: {known}")
        return words.index(value)

    def words(self, field: str, known: list[str]) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, "it must be a list of ids")
        return [self.find(field, item, known) for item in value]

    def lists(self, field: str, count: int, known: list[str]) -> list[list[int]]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field, f"it must be a list of {count} lists of ids")
        return [[self.find(field, item, known) for item in row] for row in value]

    def results(self, meanings: dict[str, int]) -> list[int]:
        """The six results of a table that is read with the die column."""
        value = self.get("results")
        if not isinstance(value, list) or len(value) != 6:
            raise self.wrong("results", "it must have six results, for the values 1 to 6")
        known = list(meanings)
        return [meanings[known[self.find("results", item, known)]] for item in value]

    def source(self) -> str:
        return self.one_of("source", SOURCES)

    def no_more(self, *also: str) -> None:
        """Refuse fields that nothing reads: they are spelling mistakes."""
        for field in self.fields:
            if field not in self.asked and field not in also:
                raise self.wrong(field, "there is no such field")


def overlay(base: dict[str, Any], pack: dict[str, Any], file: str) -> dict[str, Any]:
    """A pack's file over ours: entries with the same id or number are replaced field by field."""
    merged = dict(base)
    for name, value in pack.items():
        if name not in base:
            raise Trouble(f"{file} of the pack has a table {name!r}; it may have: {list(base)}.")
        if isinstance(base[name], list):
            merged[name] = overlay_rows(base[name], value, f"{file}, [[{name}]]")
        else:
            merged[name] = {**base[name], **value}
    return merged


def overlay_rows(rows: list[dict[str, Any]], pack: Any, where: str) -> list[dict[str, Any]]:
    key = next(k for k in ("number", "id", "players", "from") if k in rows[0])
    if key == "from":
        return list(pack)
    merged = {row[key]: row for row in rows}
    for row in pack:
        if row.get(key) not in merged:
            raise Trouble(f"{where} of the pack: there is no entry with {key} {row.get(key)!r}.")
        merged[row[key]] = {**merged[row[key]], **row}
    return list(merged.values())
