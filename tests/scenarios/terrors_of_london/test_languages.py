"""Terrors of London in another language: every word comes from its files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.kernel.state import Line, choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.words.words import Words
from scenarios.terrors_of_london.kit import content
from whispered_kit import english, whispering

# Keys of the data that clients draw by, and never show.
NOT_READ = {
    "id", "ref", "kind", "look", "verb", "type", "faction", "left", "right", "overlord", "source",
    "resource", "resources", "on", "token", "hordes",
}  # fmt: skip


@pytest.fixture
def whispered(tmp_path: Path) -> Iterator[Words]:
    with whispering(GAME, content(), tmp_path, ["‹1›", "‹2›"]) as words:
        yield words


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
