"""Another language: chosen in the settings, kept, and spoken by pages, board and rules alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser_kit import LocalServer, Seat, open_seat

GERMAN = {
    "table/table.ftl": "language-name = Deutsch\n",
    "shell.ftl": """
settings-title = Einstellungen
settings-contrast = Kontrast
top-menu = Menü
your-move = Du bist dran
""",
    "terrors-of-london/board.ftl": "hand-own = Deine Hand\n",
    "terrors-of-london/messages.ftl": """
title = Schrecken von London
ask-action = { $a }: handle, dann passe.
""",
}


@pytest.fixture
def polyglot(tmp_path: Path) -> Iterator[LocalServer]:
    """A server that has some German."""
    for name, text in GERMAN.items():
        path = tmp_path / "languages" / "de" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "tables").mkdir()
    running = LocalServer(tmp_path / "tables", GASLAMP_LANGUAGES=str(tmp_path / "languages"))
    running.start()
    yield running
    running.stop()


def test_a_language_is_chosen_and_kept(chrome: Browser, polyglot: LocalServer) -> None:
    one = open_seat(chrome, polyglot)
    one.page.get_by_role("button", name="Settings").click()
    one.page.get_by_role("radio", name="Deutsch").click()
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    cover = one.page.get_by_role("button", name="Schrecken von London")
    expect(cover).to_be_visible()
    one.page.get_by_role("button", name="Einstellungen").click()
    expect(one.page.get_by_text("Kontrast")).to_be_visible()
    # What nobody has translated yet is said in English.
    expect(one.page.get_by_text("Motion", exact=True)).to_be_visible()

    one.go(polyglot.table(["human", "random"])["seats"][0]["link"]).my_turn()
    expect(one.page.locator("[data-prompt] h1")).to_contain_text("Du bist dran")
    expect(one.page.locator("[data-prompt]")).to_contain_text("handle, dann passe.")
    expect(one.page.get_by_role("button", name="Menü")).to_be_visible()
    expect(one.page.get_by_label("Deine Hand")).to_be_visible()
    assert not one.troubles


def test_a_browser_is_met_in_its_own_language(chrome: Browser, polyglot: LocalServer) -> None:
    page = chrome.new_context(locale="de-AT").new_page()
    page.goto(polyglot.address)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
    page.context.close()


def test_with_one_language_there_is_nothing_to_choose(seat: Callable[..., Seat]) -> None:
    one = seat()
    one.page.get_by_role("button", name="Settings").click()
    expect(one.page.get_by_text("Contrast")).to_be_visible()
    expect(one.page.get_by_text("Language", exact=True)).to_have_count(0)
