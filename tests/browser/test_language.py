"""Another language: chosen in the settings, kept, and told to the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from browser_kit import LocalServer, Seat

LANGUAGES = [{"tag": "en", "name": "English"}, {"tag": "de", "name": "Deutsch"}]
SHELL = """
settings-title = Einstellungen
settings-contrast = Kontrast
settings-language = Sprache
top-menu = Menü
prompt-yours = Du bist dran, { $name }
"""
BOARD = "hand-own = Deine Hand\n"


def polyglot(one: Seat) -> Seat:
    """A server that has some German."""

    def serve(text: str) -> Callable[[Route], None]:
        return lambda route: route.fulfill(body=text, content_type="text/plain; charset=utf-8")

    one.page.route("**/api/languages*", lambda route: route.fulfill(json=LANGUAGES))
    one.page.route("**/api/words/de/shell.ftl", serve(SHELL))
    one.page.route("**/api/words/de/terrors-of-london/board.ftl", serve(BOARD))
    return one


def test_a_language_is_chosen_and_kept(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = polyglot(seat())
    asked: list[str] = []
    said: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.page.on("websocket", lambda ws: ws.on("framesent", lambda f: said.append(str(f))))
    one.page.reload()
    one.page.get_by_role("button", name="Settings").click()
    one.page.get_by_role("radio", name="Deutsch").click()
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    one.page.get_by_role("button", name="Einstellungen").click()
    expect(one.page.get_by_text("Kontrast")).to_be_visible()
    # What nobody has translated yet is said in English.
    expect(one.page.get_by_text("Motion", exact=True)).to_be_visible()

    link = urlsplit(server.table(["human", "random"])["seats"][0]["link"])
    one.go(f"{link.path}#{link.fragment}").my_turn()
    expect(one.page.locator("[data-prompt] h1")).to_contain_text("Du bist dran")
    expect(one.page.get_by_role("button", name="Menü")).to_be_visible()
    expect(one.page.get_by_label("Deine Hand")).to_be_visible()
    assert any("/api/games?language=de" in url for url in asked)
    assert any("catalogue?language=de" in url for url in asked)
    assert json.loads(next(row for row in said if "hello" in row))["language"] == "de"


def test_with_one_language_there_is_nothing_to_choose(seat: Callable[..., Seat]) -> None:
    one = seat()
    one.page.route("**/api/languages*", lambda route: route.fulfill(json=LANGUAGES[:1]))
    one.page.reload()
    one.page.get_by_role("button", name="Settings").click()
    expect(one.page.get_by_text("Contrast")).to_be_visible()
    expect(one.page.get_by_text("Language", exact=True)).to_have_count(0)
