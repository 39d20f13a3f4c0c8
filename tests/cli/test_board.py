"""The whole board in words, for things not every game has: maps, hidden and marked pieces."""

import pytest

from cli_kit import table
from gaslamp.cli.board import whole
from gaslamp.games.view import SeatView
from gaslamp.kernel.errors import Trouble


def test_in_whole_everything_is_told_with_its_text() -> None:
    assert whole(table()).splitlines() == [
        "Night 2, 6 a.m.",
        "Asked now: Player 1.",
        "London:",
        "  Soho: Mina (hurt). Burning. Next to: The City.",
        "    Mina (hurt): She limps.",
        "  The City: nobody and nothing. Next to: Soho.",
        "  The Docks: Flooded. Next to: The City.",
        "On the table: Doom 3 of 12 (rising).",
        "  Row (3): It is lit.",
        "    2 × Lamp: Light a street.",
        "    Dog",
        "  Cellar (4, among them):",
        "    Lamp: Light a street.",
        "  Bag: 2. Mostly string.",
        "  Empty: Attic.",
        "Bot 2: A stranger.",
        "  Hand: 1 card, face down.",
        "Player 1 (you), Mina: Brave. Will 0, Fear 0 (unhinged).",
    ]


def test_a_part_of_the_board_is_told_alone() -> None:
    assert whole(table(), "2").splitlines() == ["Bot 2: A stranger.", "  Hand: 1 card, face down."]
    assert whole(table(), "me") == whole(table(), "1") == whole(table()).splitlines()[-1]
    assert whole(table(), "MAP").splitlines() == whole(table()).splitlines()[2:7]
    assert whole(table(), "table").splitlines() == whole(table()).splitlines()[7:15]
    with pytest.raises(Trouble, match=r"There is no part 'cellar'; .* 1, 2, map, me, table"):
        whole(table(), "cellar")


def test_in_whole_too_numbers_in_a_seats_note_are_told_by_its_tracks() -> None:
    some = table()
    some.view.seats[0] = SeatView(0, "Mina", "£10, 5 cards in hand, has passed")
    assert whole(some, "me") == "Player 1 (you), Mina: Has passed. Will 0, Fear 0 (unhinged)."
