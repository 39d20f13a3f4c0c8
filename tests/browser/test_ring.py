"""A person's second device: their link carries the seats over, once they have agreed."""

from __future__ import annotations

import json
import os
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser_kit import LocalServer

SHOTS = os.environ.get("GASLAMP_SHOTS", "")


def at_home(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("heading", name="Who is at home").wait_for()


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def test_a_token_that_opens_nothing_any_more_bars_nobody(chrome: Browser, tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    server.start()
    context = chrome.new_context()
    try:
        made = server.table(["human", "random"])
        good, void = made["seats"][0]["token"], "a" * 43
        page = context.new_page()
        page.goto(f"{server.address}/table/{made['table']}#{void},{good}")
        page.locator("[data-prompt]").wait_for()
        kept = json.loads(page.evaluate("localStorage.getItem('gaslamp.tables')"))
        assert kept[made["table"]]["tokens"] == [good]
    finally:
        context.close()
        server.stop()


def test_a_link_of_ones_own_carries_seats_to_another_device(
    chrome: Browser, tmp_path: Path
) -> None:
    server = LocalServer(tmp_path)
    server.start()
    first = chrome.new_context(viewport={"width": 1366, "height": 768})
    second = chrome.new_context(viewport={"width": 390, "height": 844})
    try:
        made = server.table(["human", "random"])
        desk = first.new_page()
        desk.goto(f"{server.address}{made['seats'][0]['link']}")
        desk.wait_for_function("localStorage.getItem('gaslamp.tables') !== null")
        at_home(desk, f"{server.address}/home")
        desk.get_by_role("button", name="My other devices").click()
        desk.get_by_role("button", name="Make my link").click()
        link = desk.get_by_role("dialog").locator("input.link").input_value()
        shot(desk, "ring-desk")
        assert "#ring=" in link
        phone = second.new_page()
        phone.goto(f"{server.address}/{link[link.index('#') :]}")
        expect(phone.get_by_text("Is it your own?")).to_be_visible()
        assert "ring=" not in phone.url
        assert phone.evaluate("localStorage.getItem('gaslamp.tables')") is None
        shot(phone, "ring-phone-asked")
        phone.get_by_role("button", name="Yes, it is mine").click()
        expect(phone.get_by_role("button", name="Make this link void")).to_be_visible()
        shot(phone, "ring-phone-joined")
        kept = "localStorage.getItem('gaslamp.tables')"
        assert made["seats"][0]["token"] in phone.evaluate(kept)
    finally:
        first.close()
        second.close()
        server.stop()
