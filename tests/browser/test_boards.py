"""Boards as they are drawn: positions of random games at several sizes, looked at one by one.

`docs/boards.md` says what is looked for, and what a board may mark.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser

from browser_kit import AXE, LocalServer
from position_kit import LAPTOP, PHONE, SIZES, ZOOMED, Board, Position, drawn, positions
from sampling import by_commit, some, whole

NUMBER = 30 if whole() else 4
OPTIONS = 60 if whole() else 6  # of each position that are tried
TRIED = NUMBER if whole() else 2  # positions whose options are tried
LOOKED_AT = 6 if whole() else 1  # positions whose colours are measured
ALWAYS = 20261116
# Positions in which a fault was found and mended: the draw, which of its thirty, at which size.
# Other rules draw other positions: those are as good as any.
ONCE_WRONG = {
    "blackbriar": [
        ("fresh-eyes-1", 12, LAPTOP),  # a burst over the die of a building
        ("fresh-eyes-1", 27, PHONE),  # a burst over the armour of a creature
        ("fresh-eyes-1", 0, LAPTOP),  # a loaded gun not called by what is written on it
        ("fresh-eyes-1", 5, LAPTOP),  # pale values of a broken Weapon
        ("w11", 2, PHONE),  # a slip of the map under an open card
    ],
    "great-old-ones": [("w1", 5, LAPTOP)],  # the pale name of the card under the one in play
    "london-dread": [
        ("fresh-eyes-1", 14, PHONE),  # a medal half under a knob of the map
        ("w1", 0, PHONE),  # a panel that no key scrolled
        ("w2", 5, LAPTOP),  # the pale number of a night's hour in hand
        ("w2", 11, LAPTOP),  # no room on the innermost ring beside the drop of a price
        ("w5", 20, LAPTOP),  # the name of an Ally under a Goon
        ("w6", 2, LAPTOP),  # the pale words of a Challenge that is over
        ("w11", 18, PHONE),  # the drop of a price on the number of another hour
    ],
    "plague-of-dracula": [("w1", 20, PHONE)],  # words of event cards to choose from cut off
    "terrors-of-london": [
        ("w3", 3, LAPTOP),  # the shadow of a drawer on the cards below it
        ("w3", 22, LAPTOP),  # the number of a stack under its neighbour
    ],
}


def dice() -> random.Random:
    """In `make proof` other positions at each commit; in `make test` always the same ones, so that
    no change fails for a fault of a board that has been there before."""
    return by_commit() if whole() else random.Random(ALWAYS)


class Shown:
    """A board and the positions it is shown with."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.positions = list(positions(board.game, NUMBER, dice()))

    def each(self, *sizes: tuple[int, int], number: int = NUMBER) -> Iterator[tuple[str, Position]]:
        for size in sizes:
            self.board.size(size)
            for position in self.positions[:number]:
                self.board.show(position)
                yield f"{size[0]}×{size[1]}", position
        assert self.board.troubles == []


@pytest.fixture(scope="module", params=drawn())
def shown(chrome: Browser, server: LocalServer, request: pytest.FixtureRequest) -> Iterator[Shown]:
    board = Board(chrome, server, request.param)
    yield Shown(board)
    board.close()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed in web/")
def test_it_is_for_everybody(shown: Shown) -> None:
    """axe-core has nothing to say, and every text stands out from what is painted behind it.
    Looked at first: nothing has been pressed or scrolled yet."""
    found: dict[str, str] = {}
    for size, position in shown.each(*some([LAPTOP, PHONE]), number=LOOKED_AT):
        # A busy machine may take the pictures before all is drawn: only where nobody hurries.
        for fault in [*shown.board.violations(), *(shown.board.pale() if whole() else [])]:
            found.setdefault(f"{size}: {fault}", str(position))
    assert found == {}


def test_everything_is_in_its_place(shown: Shown) -> None:
    """Each fault once, with the first position it was seen in."""
    found: dict[str, str] = {}
    for size, position in shown.each(*SIZES):
        for fault in shown.board.faults():
            found.setdefault(f"{size}: {fault}", str(position))
    assert found == {}


def test_every_option_can_be_chosen_on_the_board(shown: Shown) -> None:
    drawing = dice()
    found: dict[str, str] = {}
    for size, position in shown.each(LAPTOP, PHONE, number=TRIED):
        menu = range(len(position.state["menu"]))
        for option in shown.board.unreachable(drawing.sample(menu, min(len(menu), OPTIONS))):
            found.setdefault(f"{size}: {option}", str(position))
    assert found == {}


def test_with_larger_text_and_high_contrast_it_is_all_there(shown: Shown) -> None:
    found: dict[str, str] = {}
    for size, position in shown.each(LAPTOP, PHONE, number=LOOKED_AT):
        shown.board.wear(text="130", contrast="high")
        for fault in [*shown.board.kept(), *(shown.board.pale() if whole() else [])]:
            found.setdefault(f"{size}: {fault}", str(position))
        shown.board.wear(text="100", contrast="usual")
    assert found == {}


def test_twice_as_large_nothing_of_ones_own_is_lost(shown: Shown) -> None:
    """A laptop's window at 200 %: it may have to be scrolled to, but it is there."""
    found: dict[str, str] = {}
    for _, position in shown.each(ZOOMED, number=TRIED):
        for fault in shown.board.lost():
            found.setdefault(fault, str(position))
    assert found == {}


def test_what_was_wrong_once_is_right(shown: Shown) -> None:
    found: dict[str, str] = {}
    board = shown.board
    for draw, nth, size in ONCE_WRONG.get(board.game, []):
        *_, position = islice(positions(board.game, 30, random.Random(draw)), nth + 1)
        board.size(size)
        board.show(position)
        for fault in [*board.violations(), *board.faults(), *(board.pale() if whole() else [])]:
            found.setdefault(f"{size[0]}×{size[1]}: {fault}", str(position))
    assert found == {}
