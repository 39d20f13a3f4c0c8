"""The board in short: only what is news, and nothing that the log has just said."""

import pytest

from cli_kit import play, table
from gaslamp.cli.board import Table
from gaslamp.cli.brief import Told, short
from gaslamp.games.view import Piece, SeatView, Track, ZoneView
from gaslamp.table.match import Entry

PLENTY = 100


def told_to(told: Told, later: Table, *said: str) -> list[str]:
    return short(later, told, [Entry(1, text, [], -1) for text in said], PLENTY)


def test_in_short_empty_places_are_left_out_and_piles_are_numbers() -> None:
    assert told_to(Told(), table()) == [
        "Night 2, 6 a.m.",
        "  Soho: Mina (hurt). Burning.",
        "On the table: Doom 3 of 12 (rising). Cellar 4.",
        "  Row: 2 × Lamp, Dog. It is lit.",
        "  Bag: 2. Mostly string.",
        "Bot 2: A stranger. Hand 1.",
        "Player 1 (you), Mina: Brave. Fear 0 (unhinged).",
    ]


def test_in_short_only_news_is_told() -> None:
    told = Told()
    told_to(told, table())
    assert told_to(told, table()) == []
    later = table()
    later.view.tracks[0].value = 4
    later.view.tracks[2].note = ""
    later.view.zones[0] = ZoneView("row", "Row")
    later.view.zones[2].count = 3
    later.view.maps[0].places[0].pieces.clear()
    later.view.maps[0].places[0].notes.clear()
    assert told_to(told, later) == [
        "  Soho: nobody and nothing any more.",
        "On the table: Doom 4 of 12 (rising).",
        "  Row: empty.",
        "Player 1 (you), Mina: Fear 0.",
    ]


def test_a_new_turn_tells_the_piles_that_changed_and_nothing_twice() -> None:
    told = Told()
    told_to(told, table())
    later = table()
    later.view.headline = "Night 3"
    later.view.zones[2].count = 3
    assert told_to(told, later) == ["Night 3.", "On the table: Cellar 3."]


def test_what_the_log_has_just_said_is_not_told_again() -> None:
    later = table()
    dog = Piece("e", "dog", "Dog")
    later.view.maps[0].places[1].pieces.append(dog)
    for said, news in (
        ("The Dog runs to The City.", []),
        ("The Dog runs away.", ["  The City: Dog."]),
    ):
        told = Told()
        told_to(told, table())
        assert told_to(told, later, said) == news
    dog.marks.append("rabid")
    told = Told()
    told_to(told, table())
    assert told_to(told, later, "The Dog runs to The City.") == ["  The City: Dog (rabid)."]


def long_row(*names: str) -> Table:
    some = table()
    pieces = [Piece(name, name, f"{name} with a rather long name") for name in names]
    some.view.zones[0] = ZoneView("row", "Row", pieces)
    return some


def test_of_a_long_row_only_what_came_and_went_is_told() -> None:
    told = Told()
    told_to(told, long_row("Ape", "Bat", "Cat"))
    assert told_to(told, long_row("Ape", "Cat", "Dog")) == [
        "On the table:",
        "  Row: now Dog with a rather long name; no longer Bat with a rather long name.",
    ]


def test_a_row_of_many_lines_is_only_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert "  Row: 6 (`board table` tells all)." in told_to(Told(), long_row(*"ABCDEF"))


def test_where_the_whole_map_changed_only_that_is_told() -> None:
    full = table()
    places = full.view.maps[0].places
    places[:] = [place for _ in range(4) for place in table().view.maps[0].places]
    for number, place in enumerate(places):
        place.id, place.pieces = str(number), [Piece("x", "cat", "Cat")]
    lines = short(full, Told(), [], 10)
    assert "  (On the map 12 places have changed: `board map` tells all.)" in lines
    assert not any("Cat" in line for line in lines)


def test_numbers_in_a_seats_note_are_told_by_its_tracks() -> None:
    some = table()
    some.view.seats[0] = SeatView(0, "Mina", "£10, 5 cards in hand, has passed")
    some.view.tracks.append(Track("money", "Money", 10, owner=0))
    assert told_to(Told(), some)[-1] == (
        "Player 1 (you), Mina: Has passed. Fear 0 (unhinged), Money 10."
    )


def test_no_line_stands_twice_and_none_is_blank_without_need() -> None:
    ran = play("1", "1", "1", "1")
    assert "\n\n\n" not in ran.out
    assert ".." not in ran.out and ":\n\n" not in ran.out
