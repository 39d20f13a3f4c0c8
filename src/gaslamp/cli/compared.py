"""Two languages side by side: what a language's files lack of the English ones, or have beside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse

from gaslamp import games
from gaslamp.games.rulebook import Rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.learn.speech import arguments
from gaslamp.table.life import content_of
from gaslamp.words.languages import AT_HOME

# The pages' words lie beside the pages; an installed package has only those it was built with.
PAGES = Path(__file__).parents[3] / "web" / "src"

Keys = dict[str, frozenset[str]]  # the arguments of each message, or `message.attribute`


@dataclass
class Compared:
    """A file of a language beside the English one."""

    name: str
    there: bool
    keys: int
    missing: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    other: list[tuple[str, frozenset[str], frozenset[str]]] = field(default_factory=list)
    junk: list[int] = field(default_factory=list)  # lines that are no Fluent

    def wrong(self) -> bool:
        """Whether anybody would read English, or nothing right, because of this file."""
        return bool(self.missing or self.other or self.junk)


def english_files() -> Iterator[tuple[str, Path]]:
    """Every English file of messages, by its place in another language's folder."""
    for path in sorted(AT_HOME.glob("*.ftl")):
        yield f"table/{path.name}", path
    yield "shell.ftl", PAGES / "words" / "shell.ftl"
    for game_id in games.ids():
        yield f"{game_id}/messages.ftl", games.find(game_id).folder() / "messages.ftl"
        yield f"{game_id}/glossary.ftl", games.find(game_id).folder() / "glossary.ftl"
        yield f"{game_id}/lessons.ftl", games.find(game_id).folder() / "lessons.ftl"
        yield f"{game_id}/board.ftl", PAGES / "boards" / game_id / "board.ftl"


def spoken(game_id: str) -> dict[str, str]:
    """What a game's content prints: names by id, other texts by `id.field`."""
    found: dict[str, str] = getattr(content_of(game_id), "spoken", {})
    return found


def messages(text: str) -> tuple[Keys, list[int]]:
    """The messages of a Fluent text, and the lines that are no Fluent."""
    found: Keys = {}
    junk = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            junk.append(text.count("\n", 0, start) + 1)
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found[entry.id.name] = frozenset(arguments(entry.value))
        for attribute in entry.attributes:
            name = f"{entry.id.name}.{attribute.id.name}"
            found[name] = frozenset(arguments(attribute.value))
    return found, junk


def compare(name: str, ours: Keys, theirs: Keys | None, junk: list[int]) -> Compared:
    """One file beside the English one; None where there is none."""
    if theirs is None:
        return Compared(name, False, len(ours), missing=list(ours))
    return Compared(
        name,
        True,
        len(ours),
        [key for key in ours if key not in theirs],
        [key for key in theirs if key not in ours],
        [(key, theirs[key], ours[key]) for key in ours if theirs.get(key, ours[key]) != ours[key]],
        junk,
    )


def compared(folder: Path) -> list[Compared]:
    """All files of a language."""
    files = []
    for name, home in english_files():
        if home.is_file():
            ours, _ = messages(home.read_text(encoding="utf-8"))
            files.append(compare(name, ours, *theirs(folder / name)))
    for game_id in games.ids():
        name = f"{game_id}/names.ftl"
        files.append(compare(name, plain(spoken(game_id)), *theirs(folder / name)))
        files.append(rulebook(folder, game_id))
    return [file for file in files if file.keys]


def theirs(path: Path) -> tuple[Keys | None, list[int]]:
    """What a file of the language has."""
    return messages(text_of(path)) if path.is_file() else (None, [])


def rulebook(folder: Path, game_id: str) -> Compared:
    """A rulebook by the ids of its rules, rulings and examples."""
    name = f"{game_id}/rulebook.md"
    english = Rulebook(text_of(games.find(game_id).folder() / "rulebook.md"))
    found = None
    if (folder / name).is_file():
        found = plain(told(Rulebook(text_of(folder / name))))
    return compare(name, plain(told(english)), found, [])


def told(book: Rulebook) -> list[str]:
    """The ids of all that a rulebook tells."""
    return [*book.rules, *book.rulings, *book.examples]


def plain(keys: Iterable[str]) -> Keys:
    """Keys without arguments."""
    return dict.fromkeys(keys, frozenset())


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Trouble("language-file-unreadable", path=path) from None
