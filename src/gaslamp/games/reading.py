# border: not compiled
"""Reading content: TOML files with a user's pack over them, checked entry by entry.

Every complaint names the file, the entry and the field, and says what would be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from gaslamp.kernel.errors import Saying, Trouble

PACK_FILE = "pack.toml"
NAME = "name"


class Entry:
    """One table of a content file. Fields are asked for by name; unknown ones are refused."""

    def __init__(self, file: str, table: str, values: dict[str, Any]) -> None:
        self.file = file
        self.table = table
        self.values = values
        self.asked: set[str] = set()
        self.spoken: dict[str, str] = {}  # what people read of it
        self.id = str(values.get("id", "without an id"))

    def trouble(self, field: str, what: str, *, game: str = "", **given: Any) -> Trouble:
        """What is wrong with a field: a message of ours, or of the game that is named."""
        return Trouble(
            "content-entry",
            file=self.file,
            table=self.table,
            id=self.id,
            field=field,
            what=Saying(what, game=game, **given),
        )

    def get(self, field: str, kind: type, default: Any = None) -> Any:
        """A field's value, of this type; without a default it must be there."""
        self.asked.add(field)
        if field not in self.values:
            if default is None:
                raise self.trouble(field, "field-missing", kind=named(kind))
            return default
        value = self.values[field]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.trouble(field, "field-of-other-kind", value=repr(value), kind=named(kind))
        return value

    def text(self, field: str, default: str | None = None) -> str:
        return str(self.get(field, str, default))

    def words(self, field: str, default: str | None = None) -> str:
        """A text that people read; `spoken` collects them for the languages."""
        found = self.text(field, default)
        if found:
            self.spoken[self.id if field == NAME else f"{self.id}.{field}"] = found
        return found

    def number(self, field: str, default: int | None = None, least: int = 0) -> int:
        value = int(self.get(field, int, default))
        if value < least:
            raise self.trouble(field, "field-too-small", value=value, least=least)
        return value

    def flag(self, field: str) -> bool:
        return bool(self.get(field, bool, False))

    def one_of(self, field: str, values: Iterable[str], default: str | None = None) -> str:
        value = self.text(field, default)
        if value not in values:
            raise self.trouble(field, "field-not-one-of", value=value, values=list(values))
        return value

    def finish(self) -> None:
        """Refuse fields nobody asked for: they are most likely misspelt."""
        for field in self.values:
            if field not in self.asked:
                raise self.trouble(field, "field-unknown", known=sorted(self.asked))


def named(kind: type) -> Saying:
    return Saying(f"kind-{kind.__name__}")


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble("cannot-read", path=path, error=error.strerror) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Trouble("not-toml", path=path.name, error=error) from None


def read_tables(folder: Path, tables: tuple[str, ...]) -> list[Entry]:
    """All entries of the folder's files, in the order of file names."""
    entries: list[Entry] = []
    for path in sorted(folder.glob("*.toml")):
        if path.name == PACK_FILE:
            continue
        for table, rows in read_toml(path).items():
            if table not in tables:
                raise Trouble("no-such-table-in-content", path=path.name, table=table, known=tables)
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise Trouble("not-a-list-of-tables", path=path.name, table=table)
            entries.extend(Entry(path.name, table, row) for row in rows)
    refuse_twins(entries)
    return entries


def refuse_twins(entries: list[Entry]) -> None:
    """An id stands for one thing."""
    seen: dict[str, Entry] = {}
    for entry in entries:
        entry.text("id")
        if entry.id in seen:
            first = seen[entry.id]
            raise entry.trouble("id", "field-used-twice", file=first.file)
        seen[entry.id] = entry


def spoken(entries: Iterable[Entry]) -> dict[str, str]:
    """What content prints for people to read, in English: the names by id, the texts of other
    fields by id and field. `Words.printed` looks here, or in the names of another language."""
    return {key: said for entry in entries for key, said in entry.spoken.items()}


def read_content(
    base: Path, pack: Path | None, tables: tuple[str, ...], game_id: str
) -> tuple[list[Entry], str]:
    """The game's own entries with the pack's over them, and a digest of it all.

    The digest's first half tells which things there are and how many, its second half what is
    printed on them: a snapshot fits any content with the same first half.
    """
    entries = read_tables(base, tables)
    if pack is not None:
        entries = overlaid(entries, pack, tables, game_id)
    pieces = sha256()
    printed = sha256()
    for entry in entries:
        pieces.update(f"{entry.table} {entry.id} {entry.values.get('copies')}\n".encode())
        printed.update(f"{entry.table}{sorted(entry.values.items())!r}".encode())
    return entries, f"{pieces.hexdigest()[:12]}-{printed.hexdigest()[:12]}"


def overlaid(
    entries: list[Entry], pack: Path, tables: tuple[str, ...], game_id: str
) -> list[Entry]:
    """A pack's entries replace those with the same id, or are added; `without` takes some out.
    A pack that says it is the `whole` of it replaces everything."""
    about = read_pack(pack)
    if about["game"] != game_id:
        raise Trouble("pack-other-game", file=PACK_FILE, it=about["game"], game_id=game_id)
    news = read_tables(pack, tables)
    if about["whole"]:
        return news
    ids = {entry.id for entry in entries}
    for gone in about["without"]:
        if gone not in ids:
            raise Trouble("pack-without-unknown", file=PACK_FILE, gone=gone)
    replaced = {entry.id: entry for entry in news}
    kept = [replaced.pop(e.id, e) for e in entries if e.id not in about["without"]]
    return kept + list(replaced.values())


def read_pack(pack: Path) -> dict[str, Any]:
    """What a pack says of itself: its game, its name, what it leaves out, and whether it is all."""
    if not pack.is_dir():
        raise Trouble("pack-no-folder", pack=pack, file=PACK_FILE)
    if not (pack / PACK_FILE).is_file():
        raise Trouble("pack-no-file", pack=pack, file=PACK_FILE)
    values = read_toml(pack / PACK_FILE)
    for field in ("game", "name"):
        if not isinstance(values.get(field), str):
            raise Trouble("pack-field-missing", file=PACK_FILE, field=field)
    without = values.setdefault("without", [])
    if not isinstance(without, list) or not all(isinstance(w, str) for w in without):
        raise Trouble("pack-without-list", file=PACK_FILE)
    if not isinstance(values.setdefault("whole", False), bool):
        raise Trouble("pack-whole", file=PACK_FILE)
    unknown = set(values) - {"game", "name", "without", "whole"}
    if unknown:
        raise Trouble("pack-field-unknown", file=PACK_FILE, it=sorted(unknown)[0])  # fmt: skip
    return values
