"""A language in which every word of a game stands in marks: whatever does not is in no file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from gaslamp.games.game import Game
from gaslamp.words import languages, sentences
from gaslamp.words.words import Words

TAG = "xx"
LISTS = "\n".join(f"list-{how} = {{ $a }}, {{ $b }}" for how in ("middle", "and", "or", "plain"))


class Whispered(Transformer):
    """Every word that people read becomes one letter in marks."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  # as Fluent calls it
        node.value = re.sub(r"[A-Za-z'’]+", lambda word: f"‹{word[0][0].lower()}›", node.value)
        return node


def forget() -> None:
    """Whatever was read of languages: another test may have had one of that name."""
    languages.folders.cache_clear()
    sentences.bundle.cache_clear()
    sentences.names.cache_clear()
    sentences.formatted.cache_clear()


@contextmanager
def whispering(game: Game[Any], content: Any, place: Path, seats: Sequence[str]) -> Iterator[Words]:
    """The words of a language in which no letter stands outside of marks."""
    folder = place / TAG / game.id
    folder.mkdir(parents=True)
    messages = FluentParser().parse((game.folder() / "messages.ftl").read_text(encoding="utf-8"))
    told = FluentSerializer().serialize(Whispered().visit(messages))
    (folder / "messages.ftl").write_text(told, encoding="utf-8")
    names: dict[str, list[str]] = {}
    for key in content.spoken:
        id, _, field = key.partition(".")
        names.setdefault(id, []).append(f"    .{field} = ‹{field}›" if field else f"{id} = ‹n›")
    lines = "\n".join(line for fields in names.values() for line in sorted(fields, reverse=True))
    (folder / "names.ftl").write_text(lines, encoding="utf-8")
    (place / TAG / "table").mkdir()
    (place / TAG / "table" / "lists.ftl").write_text(f"{LISTS}\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(languages.ELSEWHERE, str(place))
        forget()
        yield Words(game, content, seats, TAG)
    forget()


def english(text: str) -> bool:
    """Whether letters stand outside of marks."""
    return re.search(r"[A-Za-z]", re.sub(r"‹[^›]*›", "", text)) is not None
