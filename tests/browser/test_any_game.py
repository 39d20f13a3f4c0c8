"""A game without a board of its own is played on the generic one, around its map: here those with a
map are, as if nobody had drawn them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from browser_kit import AXE, LocalServer, Seat
from gaslamp import games
from position_kit import SIZES, Board, positions
from sampling import some, whole

CLICKS = 45
PATIENCE = 40
CRAFTED = ("terrors-of-london", "plague-of-dracula", "london-dread")
POSITIONS = 6 if whole() else 1
OTHERS = [game_id for game_id in games.ids() if game_id not in CRAFTED]


def table_of(server: LocalServer, game_id: str) -> str:
    """A table for a person and bots, as the lobby would lay it."""
    seats = ["human", "random"]
    made = server.post("/api/tables", {"game": game_id, "seats": seats, "seed": 5})
    way, _, secret = str(made["seats"][0]["link"]).partition("#")
    return f"{way}?board=generic#{secret}"


@pytest.mark.parametrize("phone", some([False, True]))
@pytest.mark.parametrize("game_id", some(OTHERS))
def test_a_person_gets_on_by_clicking(
    seat: Callable[..., Seat], server: LocalServer, game_id: str, phone: bool
) -> None:
    one = seat(table_of(server, game_id), phone=phone)
    one.my_turn()
    began = one.seq()
    clicks = tries = 0
    while clicks < CLICKS and tries < PATIENCE and not one.over():
        one.wait_for_something_to_click()
        done = one.click_on()  # not, if a bot moves at this very moment
        clicks, tries = (clicks + 1, 0) if done else (clicks, tries + 1)
        one.page.wait_for_timeout(60)
    assert tries < PATIENCE, "nothing to click is in sight"
    assert one.over() or one.seq() > began + CLICKS // 4
    assert one.troubles == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed in web/")
@pytest.mark.parametrize("phone", some([False, True]))
@pytest.mark.parametrize("game_id", some(OTHERS))
def test_its_map_is_drawn_for_everybody(
    seat: Callable[..., Seat], server: LocalServer, game_id: str, phone: bool
) -> None:
    one = seat(table_of(server, game_id), phone=phone)
    one.my_turn()
    while one.page.locator(".spread").count():
        one.click_on()
        one.page.wait_for_timeout(150)
    expect(one.page.locator("[data-stage] .spot").first).to_be_visible()
    assert one.violations() == ""


@pytest.mark.parametrize("game_id", some(games.ids()))
def test_whatever_the_game_everything_is_in_its_place(
    chrome: Browser, server: LocalServer, game_id: str
) -> None:
    """No box of the map over another, no name cut off: each game as if nobody had drawn it."""
    board = Board(chrome, server, game_id, look="generic")
    found: dict[str, str] = {}
    told = list(positions(game_id, POSITIONS, random.Random(1)))
    for size in SIZES:
        board.size(size)
        for position in told:
            board.show(position)
            for fault in board.faults():
                found.setdefault(f"{size[0]}: {fault}", str(position))
    board.close()
    assert found == {}
