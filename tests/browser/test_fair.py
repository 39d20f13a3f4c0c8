"""Fair play in the browser: the commitment, a phrase of one's own, and the proof at the end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from server_kit import Player


def play_to_the_end(server: LocalServer, links: dict[str, Any]) -> None:
    """A bot takes the person's seat, too, as somebody asks for over the wire."""

    async def play() -> None:
        async with Player(server.port, links["table"], [links["seats"][0]["token"]]) as somebody:
            await somebody.ask("occupy", seat=0, occupant="random")
            while not somebody.over():
                await somebody.next()

    thread = threading.Thread(target=lambda: asyncio.run(play()))
    thread.start()
    thread.join(60)


def test_a_fair_table_is_laid_stirred_opened_and_checked(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    """A random game of Terrors of London: from the lobby's bill to the proof."""
    one = seat("/")
    page = one.page
    page.get_by_role("button", name="Terrors of London").first.click()
    with page.expect_response("**/api/tables*") as made:
        page.get_by_role("button", name="Light the lamp").click()
    links = made.value.json()
    page.wait_for_function("() => document.querySelector('[data-stage]')?.dataset.seq")
    page.keyboard.press("m")
    page.get_by_role("button", name="Fair play").click()
    sheet = page.get_by_role("dialog", name="Fair play")
    commitment = sheet.locator("[data-commitment]").inner_text()
    assert len(commitment) == 64
    expect(sheet).to_contain_text("before the deal")
    sheet.get_by_role("textbox").fill("fog over the river")
    page.keyboard.press("Enter")
    expect(sheet.locator("q").last).to_have_text("fog over the river")
    assert one.violations() == ""
    page.keyboard.press("Escape")
    play_to_the_end(server, links)
    expect(page.locator("#headline")).to_be_visible()
    page.get_by_role("button", name="Was it fair?").click()
    sheet = page.get_by_role("dialog", name="Fair play")
    sheet.get_by_role("button", name="Open it and check the game").click()
    expect(sheet.locator("[data-proof]")).to_contain_text("your own browser has worked it out")
    expect(sheet.locator("[data-commitment]")).to_have_text(commitment)
    assert one.violations() == ""


def test_a_chosen_seed_has_no_proof_and_says_so(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"], phone=True)
    one.my_turn()
    one.page.keyboard.press("m")
    one.page.get_by_role("button", name="Fair play").click()
    expect(one.page.get_by_role("dialog", name="Fair play")).to_contain_text("chose its seed")
