"""The board in short: only what is news, and nothing that the log has just said."""

import pytest

from cli_kit import play, table
from gaslamp.cli.board import Table
from gaslamp.cli.brief import Told, short
from gaslamp.games.view import Piece, SeatView, Track, ZoneView
from gaslamp.table.log import Entry

PLENTY = 100


def told_to(told: Told, later: Table, *said: str) -> list[str]:
    return short(later, told, [Entry(1, "", said=text) for text in said], PLENTY)


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


def test_a_new_turn_tells_piles_that_changed_and_the_rows_of_the_table_and_ones_own() -> None:
    told = Told()
    told_to(told, table())
    later = table()
    later.view.headline = "Night 3"
    later.view.zones[2].count = 3
    assert told_to(told, later) == [
        "Night 3.",
        "On the table: Cellar 3.",
        "  Row: 2 × Lamp, Dog. It is lit.",
        "  Bag: 2. Mostly string.",
        "Player 1 (you), Mina: Fear 0 (unhinged).",
    ]


def with_hand(coin: int, *names: str) -> Table:
    some = table()
    some.view.tracks.append(Track("coin", "Mina: Coin", coin, owner=0))
    hand = [Piece(name, name, name) for name in names]
    some.view.zones.append(ZoneView("own", "Hand", hand, owner=0, look="hand"))
    return some


def test_after_others_have_acted_ones_own_numbers_and_rows_are_told_again() -> None:
    told = Told()
    told_to(told, with_hand(2, "Ape", "Bat"))
    assert told_to(told, with_hand(2, "Ape", "Bat")) == []
    assert short(with_hand(2, "Ape", "Bat"), told, [], PLENTY, again=True) == [
        "Player 1 (you), Mina: Fear 0 (unhinged), Coin 2.",
        "  Hand: Ape, Bat.",
    ]


def test_what_changed_is_told_with_all_that_stands_beside_it() -> None:
    told = Told()
    told_to(told, with_hand(2, "Ape", "Bat"))
    assert told_to(told, with_hand(0, "Ape", "Cat")) == [
        "Player 1 (you), Mina: Fear 0 (unhinged), Coin 0.",
        "  Hand: Ape, Cat.",
    ]


def test_many_rows_are_not_told_again_without_need() -> None:
    def full(*last: str) -> Table:
        some = with_hand(2, *last)
        some.view.zones += [ZoneView(f"z{n}", f"Shelf {n}", [Piece("x", "x", "Jar")], owner=0)
                            for n in range(9)]  # fmt: skip
        return some

    told = Told()
    told_to(told, full("Ape"))
    assert short(full("Bat"), told, [], PLENTY, again=True) == [
        "Player 1 (you), Mina: Fear 0 (unhinged), Coin 2.",
        "  Hand: Bat.",
    ]


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


def test_a_row_is_told_whole_and_only_of_a_very_long_one_what_came_and_went(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = Told()
    told_to(told, long_row("Ape", "Bat", "Cat"))
    assert told_to(told, long_row("Ape", "Cat", "Dog")) == [
        "On the table:",
        "  Row: Ape with a rather long name, Cat with a rather long name, "
        "Dog with a rather long name.",
    ]
    monkeypatch.setenv("COLUMNS", "40")
    told = Told()
    assert "  Row: 8 entries (`board table` tells all)." in told_to(told, long_row(*"ABCDEFGH"))
    later = long_row(*"ABCDEFGI")
    assert told_to(told, later) == [
        "On the table:",
        "  Row: came: I with a rather long name; went: H with a rather long name.",
    ]
    later.view.zones[0].pieces[0].marks.append("torn")
    assert told_to(told, later) == [
        "On the table:",
        "  Row: changed: A with a rather long name (torn).",
    ]
    assert told_to(told, long_row(*"JKLMNOPQ")) == [], "a mere number is told once a turn"
    anew = long_row(*"RSTUVWXY")
    anew.view.headline = "Another turn"
    assert "  Row: 8 entries (`board table` tells all)." in told_to(told, anew)


def test_where_the_whole_map_changed_only_places_with_somebodys_pieces_are_told() -> None:
    full = table()
    places = full.view.maps[0].places
    places[:] = [place for _ in range(4) for place in table().view.maps[0].places]
    for number, place in enumerate(places):
        place.id, place.pieces = str(number), [Piece("x", "cat", "Cat")]
    lines = short(full, Told(), [], 10)
    assert "  (On the map 12 places have changed: `board map` tells all.)" in lines
    assert not any("Cat" in line for line in lines)
    places[2].pieces.append(Piece("m", "mina", "Mina"))
    places[7].pieces.append(Piece("d", "dog", "Dog", data={"owner": 1}))
    lines = short(full, Told(), [], 10)
    assert "  The Docks: Cat, Mina. Flooded." in lines
    assert "  The City: Cat, Dog." in lines
    assert "  (On the map 10 more places have changed: `board map` tells all.)" in lines


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
