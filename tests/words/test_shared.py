"""What was said once is kept for all tables of a game, but not what speaks of who sits there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gaslamp import games
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.words import words
from gaslamp.words.words import MOST_OF_TABLE

WHO = ["Zerelda", "Yorick", "Xanthippe", "Wilhelmina"]


def everything_said(match: Match, seats: int) -> str:
    said: list[Any] = []
    for seat in range(-1, seats):
        said += match.view(seat), match.menu(seat), match.reasons(seat), match.prompt(reader=seat)
        said += [entry.parts(match.words, seat) for entry in match.visible_log(seat)[-5:]]
    return str(said)


def renamed(said: str, seats: int) -> str:
    """As if those at the other table sat where they sit here."""
    for n, name in enumerate(WHO[:seats][::-1]):
        said = said.replace(name, f"<{n}>")
    for n, name in enumerate(WHO[:seats]):
        said = said.replace(f"<{n}>", name)
    return said


@pytest.mark.parametrize("game_id", games.ids())
def test_no_name_of_a_person_is_kept_for_other_tables(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "SHARED", {})
    game = games.find(game_id)
    seats = 4 if 4 in game.seat_counts else 2
    match, other = (
        life.begin(game_id, ["human"] * seats, dict(game.lab_options), 1) for _ in range(2)
    )
    match.name_seats(WHO[:seats])
    other.name_seats(WHO[:seats][::-1])
    rng = random.Random(1)
    for _ in range(40):
        if match.result() is not None:
            break
        here, there = everything_said(match, seats), everything_said(other, seats)
        assert here == renamed(there, seats)
        seat = rng.choice(match.asked())
        key = rng.choice(list(match.position.keys(seat)))
        match.choose(seat, key)
        other.choose(seat, key)
    assert words.SHARED
    for kept in words.SHARED.values():
        said = str((kept.names, kept.sentences, kept.apart, kept.faces, dict(kept.fixed)))
        assert not [name for name in WHO if name in said]
    assert len(match.words.own.sentences) <= MOST_OF_TABLE
