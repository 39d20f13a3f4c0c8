"""Choosing one after the other: it ends where something new is asked or comes."""

from __future__ import annotations

from gaslamp.kernel.journal import Journal
from gaslamp.table.in_a_row import choose_in_a_row
from gaslamp.table.match import Match
from scenarios.terrors_of_london.kit import Terror, content, terrors


def at(table: Terror) -> Match:
    game = table.game
    journal = Journal(game.id, game.rules_version, content().digest, 1, ["human", "human"], {})
    return Match(game, content(), journal, table.g)


def in_a_row(match: Match) -> int:
    series = match.series(0)
    assert series is not None
    return choose_in_a_row(match, 0, series.keys)


def test_all_are_chosen_each_as_a_choice_of_its_own() -> None:
    match = at(terrors(hands=(["cultist", "fanatic", "cultist"], [])))
    assert in_a_row(match) == 3
    played = ["play:cultist", "play:cultist", "play:fanatic"]
    assert match.journal.choices == [(0, key) for key in played]
    match.undo(0)
    assert match.journal.choices == [(0, key) for key in played[:2]]
    match.undo(0, 0)
    assert match.journal.choices == []


def test_it_ends_where_something_is_asked() -> None:
    match = at(terrors(hands=(["cultist", "werewolf", "fanatic"], [])))
    assert in_a_row(match) == 2
    assert match.series(0) is None


def test_it_ends_where_a_card_came() -> None:
    table = terrors(
        hands=(["blood-tithe", "cultist"], []), play=(["skeletal"], []), decks=(["fanatic"], []),
        overlords=("methuselah", "fenris"),
    )  # fmt: skip
    match = at(table)
    assert in_a_row(match) == 1
    assert table.hand(0) == ["cultist", "fanatic"]
