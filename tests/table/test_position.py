"""What is asked at a position: worked out once, forgotten when the match moves, and never wrong."""

from __future__ import annotations

import random

import pytest

from gaslamp import games
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.position import Position, Tongues

GAME = "terrors-of-london"
QUICK = {"influence": "recommended", "overlords": "random", "first-player": "seat-1"}


def afresh(match: Match) -> Position:
    """The position as somebody would see it who has kept nothing."""
    fresh = Tongues(match.game, match.content, match.journal.seats, match.tongues.chosen)
    return Position(fresh, match.g, match.position.seats)


def check(match: Match) -> None:
    fresh = afresh(match)
    assert match.asked() == fresh.asked
    for seat in match.asked():
        assert match.menu(seat) == fresh.menu(seat)
        assert match.reasons(seat) == fresh.reasons(seat)
        assert match.position.keys(seat) == fresh.keys(seat)


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_kept_from_choice_to_choice_is_what_the_game_would_say_now(game_id: str) -> None:
    game = games.find(game_id)
    seats = ["human"] * (4 if 4 in game.seat_counts else 2)
    match = life.begin(game_id, seats, dict(game.lab_options), 3)
    rng, kept = random.Random(3), 0
    for count in range(150 if game.constant else 40):
        if match.result() is not None:
            break
        seat = rng.choice(match.asked())
        check(match)
        kept = max(kept, len(match.tongues["en"].offered(seat)))
        match.choose(seat, rng.choice(list(match.position.keys(seat))))
        if count % 20 == 19:
            match.back_to(len(match.journal.choices) - 1)
    assert bool(kept) == bool(game.constant)


def test_what_is_always_offered_alike_is_kept_once_for_all_tables() -> None:
    """London Dread's planning offers hundreds of options, and a hall has thousands of tables."""
    game = games.find("london-dread")
    menus = []
    for _ in range(2):
        match = life.begin(game.id, ["human"] * 4, dict(game.lab_options), 3)
        menus.append({offer.key: offer for offer in match.menu(match.asked()[0])})
    known = [key for key in menus[0] if menus[0][key] is menus[1][key]]
    assert menus[0] == menus[1] and len(known) > 50


def test_a_position_is_worked_out_once_and_forgotten_when_the_match_moves() -> None:
    match = life.begin(GAME, ["human", "human"], QUICK, 1)
    first = match.menu(0)
    assert match.menu(0) is first
    match.choose(0, first[0].key)
    assert match.menu(0) is not first
    match.undo(0)
    assert match.menu(0) == first
    match.g = match.g.clone()
    assert match.menu(0) == first and match.menu(0) is not first


def test_every_choice_is_handed_out_as_it_is_made() -> None:
    match = life.begin(GAME, ["human", "human"], QUICK, 1)
    key = match.menu(0)[0].key
    making = match.play(0, key)
    assert match.journal.choices == []
    made = next(making)
    assert (made.seat, made.key, made.by_table) == (0, key, False)
    assert match.journal.choices == [(0, key)]
    assert next(making, None) is None


def test_other_names_are_said_at_once() -> None:
    match = life.begin(GAME, ["human", "human"], QUICK, 1)
    match.name_seats(["Mina", "Jonathan"])
    assert match.prompt().startswith("Mina: ")
