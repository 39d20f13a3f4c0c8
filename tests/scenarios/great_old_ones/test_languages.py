"""Great Old Ones in another language: every word comes from its files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.games.great_old_ones.game import GAME
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.words.words import Words
from scenarios.great_old_ones.kit import content
from whispered_kit import whispering


@pytest.fixture
def whispered(tmp_path: Path) -> Iterator[Words]:
    with whispering(GAME, content(), tmp_path, ["‹1›", "‹2›", "‹3›"]) as words:
        yield words


def english(text: str) -> bool:
    """Whether letters stand outside of marks."""
    return re.search(r"[A-Za-z]", re.sub(r"‹[^›]*›|HP|C(?=\d)", "", text)) is not None


READ = ("title", "name", "text", "note", "short", "status", "headline", "scroll", "symbols")
LISTS = ("marks", "notes")


def read_texts(shown: Any) -> Iterator[str]:
    """What people read of a view or catalogue."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            if key in (*READ, *LISTS) and not isinstance(value, dict):
                yield from value if isinstance(value, list) else [str(value)]
            elif key != "data":
                yield from read_texts(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from read_texts(value)


def test_nothing_is_said_in_english(whispered: Words) -> None:
    said = list(read_texts(GAME.catalogue(content(), whispered)))
    for about in GAME.about(content(), whispered):
        said += [about.name, *about.lines, *about.also]
    g = GAME.new(content(), 3, GAME.settled(3, {}), 5)
    rng = seeded(4)
    while g.outcome is None:
        decision = pending(g)
        assert decision is not None
        seat = next(s for s in range(3) if decision.seats(g) >> s & 1)
        said += read_texts(msgspec.to_builtins(GAME.view(g, seat, whispered)))
        said += [GAME.headline(g, whispered), whispered.line(decision.prompt(g))]
        codes = codes_of(g, seat)
        for code in codes:
            said += told_of(g, seat, code, whispered)
        choose(g, seat, codes[int(rng.below(len(codes)))])
    said += [whispered.line(line) for line in g.log]
    assert len(said) > 10_000
    assert sorted({text for text in said if english(text)}) == []


def told_of(g: Any, seat: int, code: int, w: Words) -> list[str]:
    lines = [GAME.words(g, seat, code), GAME.note(g, seat, code), GAME.caution(g, seat, code)]
    odds = [w.say(one.message, *one.args) for one in GAME.odds(g, seat, code)]
    return [w.line(line) for line in lines if line is not None] + odds


def test_every_verb_says_what_it_does_and_has_an_icon() -> None:
    w = GAME.english(content())
    verbs = GAME.vocabulary.verbs
    assert [verb.word for verb in verbs if not (w.does(verb.word) and verb.icon)] == []
