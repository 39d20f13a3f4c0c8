"""Boards as they are drawn: positions of random games at three sizes, looked at one by one.

`docs/boards.md` says what is looked for, and what a board may mark.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from browser_kit import LocalServer
from position_kit import SIZES, Board, drawn, positions
from sampling import by_commit, whole

NUMBER = 30 if whole() else 4


def faults_of(board: Board, dice: random.Random) -> dict[str, str]:
    """What is wrong, each fault once, with the first position it was seen in."""
    found: dict[str, str] = {}
    shown = list(positions(board.game, NUMBER, dice))
    for size in SIZES:
        board.size(size)
        for position in shown:
            board.show(position)
            for fault in board.faults():
                found.setdefault(f"{size[0]}: {fault}", str(position))
    return found


@pytest.mark.parametrize("game", drawn())
def test_everything_is_in_its_place(chrome: Browser, server: LocalServer, game: str) -> None:
    board = Board(chrome, server, game)
    found = faults_of(board, by_commit())
    troubles = board.troubles
    board.close()
    assert troubles == []
    assert found == {}
