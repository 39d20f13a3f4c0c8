"""Terrors of London in another language: every word comes from its files."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.kernel.state import Line, choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.words import languages
from gaslamp.words.words import Words
from scenarios.terrors_of_london.kit import content

TAG = "xx"
LISTS = "\n".join(f"list-{how} = {{ $a }}, {{ $b }}" for how in ("middle", "and", "or", "plain"))
# Keys of the data that clients draw by, and never show.
NOT_READ = {
    "id", "ref", "kind", "look", "verb", "type", "faction", "left", "right", "overlord", "source",
    "resource", "resources", "on", "token", "hordes",
}  # fmt: skip


class Whispered(Transformer):
    """Every word that people read becomes one letter in marks."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  # as Fluent calls it
        node.value = re.sub(r"[A-Za-z'’]+", lambda word: f"‹{word[0][0].lower()}›", node.value)
        return node


@pytest.fixture
def whispered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """The words of a language in which no letter stands outside of marks."""
    folder = tmp_path / TAG / GAME.id
    folder.mkdir(parents=True)
    messages = FluentParser().parse((GAME.folder() / "messages.ftl").read_text(encoding="utf-8"))
    told = FluentSerializer().serialize(Whispered().visit(messages))
    (folder / "messages.ftl").write_text(told, encoding="utf-8")
    names = [f"{id} = ‹n›" for id in content().spoken if "." not in id]
    for lord in content().overlords:
        at = names.index(f"{lord.id} = ‹n›")
        names.insert(at + 1, "    .title = ‹t›")
    (folder / "names.ftl").write_text("\n".join(names), encoding="utf-8")
    (tmp_path / TAG / "table").mkdir()
    (tmp_path / TAG / "table" / "lists.ftl").write_text(f"{LISTS}\n", encoding="utf-8")
    monkeypatch.setenv(languages.ELSEWHERE, str(tmp_path))
    languages.folders.cache_clear()
    yield Words(GAME, content(), ["‹1›", "‹2›"], TAG)
    languages.folders.cache_clear()


def english(text: str) -> bool:
    """Whether letters stand outside of marks."""
    return re.search(r"[A-Za-z]", re.sub(r"‹[^›]*›", "", text)) is not None


def read_texts(shown: Any) -> Iterator[str]:
    """What people read of a view or catalogue."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            if key not in NOT_READ:
                yield from read_texts(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from read_texts(value)
    elif isinstance(shown, str):
        yield shown


def test_what_is_printed_is_said_in_no_english(whispered: Words) -> None:
    said = list(read_texts(msgspec.to_builtins(GAME.catalogue(content(), whispered))))
    for about in GAME.about(content(), whispered):
        said += [about.name, *about.lines, *about.also]
    assert len(said) > 400
    assert [text for text in said if english(text)] == []


def test_a_game_is_told_in_no_english(whispered: Words) -> None:
    g = GAME.new(content(), 2, GAME.settled(2, {"turn-limit": "200"}), 5)
    lot = random.Random(5)
    lines: list[Line] = []
    said: list[str] = []
    for _ in range(250):
        decision = pending(g)
        if decision is None:
            break
        seat = int(decision.seats(g)) >> 1
        for eye in (-2, 0, 1):
            shown = msgspec.to_builtins(GAME.view(g, eye, whispered))
            said += [text for text in read_texts(shown) if english(text)]
        codes = codes_of(g, seat)
        lines.append(decision.prompt(g))
        for code in codes:
            told = [
                GAME.words(g, seat, code),
                GAME.note(g, seat, code),
                GAME.caution(g, seat, code),
            ]
            said += [whispered.line(line) for line in told if line is not None]
        choose(g, seat, lot.choice(codes))
    said += [whispered.line(line) for line in [*lines, *g.log]]
    assert [text for text in said if english(text)] == []
