"""Plague of Dracula in another language: every word comes from its files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.words.words import Words
from scenarios.plague_of_dracula.kit import CONTENT, WORDS
from whispered_kit import english, whispering

# Keys of the data that clients draw by, and never show.
NOT_READ = {
    "id", "ref", "kind", "holds", "place", "mark", "bank", "segment", "phase", "step", "time",
    "renfield", "foe", "target", "champion", "colour", "from", "to", "turned", "fate", "home",
    "undead_hits", "hunter_hits", "look", "sources",
}  # fmt: skip
IDS = {*CONTENT.place_ids, *CONTENT.hunter_ids, *CONTENT.foe_ids}


@pytest.fixture
def whispered(tmp_path: Path) -> Iterator[Words]:
    with whispering(GAME, CONTENT, tmp_path, ["‹1›", "‹2›", "‹3›"]) as words:
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
    elif isinstance(shown, str) and shown not in IDS:
        yield shown


@pytest.mark.parametrize(("seats", "dracula"), [(1, "system"), (3, "player")])
def test_nothing_is_said_in_english(whispered: Words, seats: int, dracula: str) -> None:
    said = list(read_texts(msgspec.to_builtins(GAME.catalogue(CONTENT, whispered))))
    for about in GAME.about(CONTENT, whispered):
        said += [about.name, *about.lines, *about.also]
    g = GAME.new(CONTENT, seats, GAME.settled(seats, {"dracula": dracula}), 5)
    rng = seeded(4)
    while g.outcome is None:
        decision = pending(g)
        assert decision is not None
        seat = next(s for s in range(seats) if decision.seats(g) >> s & 1)
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
    lines = [GAME.words(g, seat, code), GAME.note(g, seat, code)]
    odds = [w.say(one.message, *one.args) for one in GAME.odds(g, seat, code)]
    return [w.line(line) for line in lines if line is not None] + odds


def test_every_verb_says_what_it_does_and_has_an_icon() -> None:
    verbs = GAME.vocabulary.verbs
    assert [verb.word for verb in verbs if not (WORDS.does(verb.word) and verb.icon)] == []
