"""The daily deal in a browser: taken from the handbill, played, compared, and looked at by day."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from server_kit import Player

GAME = "blackbriar"  # one person, no bots: soon over


def play(server: LocalServer, table: str, token: str) -> None:
    """Choose by lot until the game is over, as fast as the server likes it."""

    async def playing() -> None:
        async with Player(server.port, table, [token]) as person:
            rng = random.Random(7)
            while not person.over():
                done = await person.choose(rng.choice(person.menu(0)), 0)
                if done["type"] == "done":
                    await person.at(done["seq"])
                else:
                    await asyncio.sleep(0.2)

    thread = threading.Thread(target=lambda: asyncio.run(playing()))
    thread.start()
    thread.join()


def test_a_daily_deal_is_taken_played_and_compared(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat("/playbill", moving=True)
    page = one.page
    bill = page.get_by_role("region", name="The daily deal")
    page.get_by_role("button", name="Blackbriar").first.click()
    bill.get_by_role("button", name="Take it").click()
    page.wait_for_selector("[data-stage]")
    path, _, token = page.url.partition("#")
    other = seat("/playbill").page
    other.get_by_role("button", name="Blackbriar").first.click()
    expect(other.get_by_text("One has taken it, nobody has finished.")).to_be_visible()
    one.go("/playbill")
    go_on = bill.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    play(server, path.rpartition("/")[2], token)
    go_on.click()
    expect(page.locator("[data-daily]")).to_be_visible()
    page.get_by_role("button", name="How it went").click()
    sheet = page.get_by_role("dialog", name="To-day’s deal")
    expect(sheet.locator("tr[data-mine]")).to_contain_text("(you)")
    one.go("/playbill")
    expect(bill).to_contain_text("You ")
    bill.get_by_role("link", name="Yesterday’s deal").click()
    expect(page.get_by_role("dialog", name="Yesterday’s deal")).to_be_visible()
    page.get_by_role("button", name="The day after").click()
    expect(page).to_have_url(re.compile(rf"/daily/[0-9-]{{10}}/{GAME}$"))
    expect(sheet.locator("tr[data-mine]")).to_be_visible()
    assert not one.violations()
    link = page.url.removeprefix(server.address)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # Who has not played it is told nothing of it.
    stranger = seat(link, phone=True)
    expect(stranger.page.get_by_text("Play to-day’s deal to its end")).to_be_visible()
    expect(stranger.page.locator("[role=dialog] table")).to_have_count(0)
    assert not stranger.violations()
