"""Hints by candle-light: three lines, numbers on the pieces, one press; chances on asking."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Route, expect

from browser_kit import LocalServer, Seat
from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.games.learned import RATINGS, write_ratings
from gaslamp.lab.ladder import Met, Rung, as_ratings
from gaslamp.server.http.lists import strength_of

SLIP = "[data-candles]"


def test_candles_are_lit_taken_and_put_out(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    page = one.page
    page.keyboard.press("h")
    slip = page.locator(SLIP)
    expect(slip).to_be_visible()
    lines = slip.locator("[data-candle]")
    assert 1 < lines.count() <= 3
    expect(page.locator("[data-pin='1']").first).to_be_visible()
    lines.first.focus()
    expect(page.locator("[data-stage] .pointed").first).to_be_visible()
    slip.locator("[data-ask]").first.click()
    expect(slip.locator(".chance")).to_contain_text("in a hundred")
    expect(page.locator("header.top [data-glass]")).to_have_attribute(
        "aria-label", re.compile("As it stands you win")
    )
    assert one.violations() == ""
    seq = one.seq()
    page.keyboard.press("1")
    one.moved_from(seq)
    expect(slip).to_have_count(0)
    one.wait_for_something_to_click()
    seq = one.seq()
    page.keyboard.press("u")
    one.moved_from(seq)
    page.keyboard.press("h")
    expect(slip).to_be_visible()
    page.keyboard.press("h")
    expect(slip).to_have_count(0)
    page.keyboard.press("o")
    page.locator("[data-ask]").first.click()
    expect(page.locator("[data-ask]").first).to_contain_text("in a hundred")


def test_a_table_without_advice_says_so_and_offers_none(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    wish = {"game": "terrors-of-london", "seats": ["human", "random"], "seed": 11}
    made = server.post("/api/tables", {**wish, "terms": {"advice": "off"}})
    one = seat(made["seats"][0]["link"])
    one.my_turn()
    expect(one.page.get_by_role("button", name="Hint")).to_have_count(0)
    one.page.keyboard.press("s")
    expect(one.page.locator("[data-term='advice']")).to_contain_text("Neither")


def test_a_portrait_of_the_company_sits_down_where_it_is_asked(seat: Callable[..., Seat]) -> None:
    one = seat("/")
    one.page.get_by_role("button", name="Terrors of London").first.click()
    wall = one.page.locator("[data-company]")
    wall.locator("[data-bot='dr-thorne']").click()
    expect(wall).to_contain_text("Cuts once.")
    expect(one.page.get_by_role("radio", name="With bots")).to_be_checked()
    assert one.violations() == ""
    one.page.get_by_role("button", name="Light the lamp").click()
    one.page.wait_for_function("() => document.querySelector('[data-stage]')?.dataset.seq")
    assert any('"occupant":"dr-thorne"' in frame for frame in one.frames)


def test_a_ladder_between_rivals_shows_on_the_stair_when_it_is_measured(
    seat: Callable[..., Seat], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the file that a ladder writes, by what the server makes of it, to the portraits."""
    met = [Met("pip", "mrs-tibbs", 100, 30), Met("mrs-tibbs", "inspector-crane", 100, 35)]
    rungs = [
        Rung("pip", 1000, 1000, 1000),
        Rung("mrs-tibbs", 1147.3, 1088, 1207),
        Rung("inspector-crane", 1255, 1190, 1321),
    ]
    write_ratings(tmp_path / RATINGS, {"games": 100, "seed": 1}, as_ratings(rungs, met))
    game = games.find("terrors-of-london")
    monkeypatch.setattr(game, "folder", lambda: tmp_path)
    found = {bot: strength_of(game, bot) for bot in bot_names()}

    def measured(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for one in told["games"]:
            for bot in one["bots"] if one["id"] == game.id else []:
                bot["strength"] = msgspec.to_builtins(found[bot["name"]])
        route.fulfill(response=answer, json=told)

    one = seat("/")
    one.page.route("**/api/games?*", measured)
    one.page.reload()
    one.page.get_by_role("button", name="Terrors of London").first.click()
    one.page.get_by_role("link", name="The company").click()
    stage = one.page.locator("[data-company-stage]")
    tibbs, thorne = (stage.locator(f"[data-bot='{bot}']") for bot in ("mrs-tibbs", "dr-thorne"))
    expect(tibbs.locator("[data-strength]")).to_contain_text(re.compile(r"1147\s+± 60"))
    expect(tibbs).to_contain_text(re.compile(r"beats Pip\s*70 times in 100"))
    expect(thorne).to_contain_text("not measured yet")
    assert one.violations() == ""


def test_the_company_hangs_up_a_stair_and_takes_the_seat_that_is_asked_about(
    seat: Callable[..., Seat],
) -> None:
    """By keyboard: a number is a seat, a portrait takes it; the bill beside it begins the table."""
    one = seat("/")
    one.page.get_by_role("button", name="Plague of Dracula").first.click()
    one.page.get_by_role("link", name="The company").click()
    stage = one.page.locator("[data-company-stage]")
    expect(stage.locator("[data-bot]")).to_have_count(5)
    expect(stage.locator("[data-bot='lamplighter'] [data-strength]")).to_contain_text("in 100")
    one.page.locator("label").filter(has_text="3").first.click()
    one.page.keyboard.press("3")
    expect(stage).to_contain_text("Who shall sit at seat 3?")
    stage.locator("[data-bot='dr-thorne']").focus()
    one.page.keyboard.press("Enter")
    chairs = stage.get_by_role("group", name="Seats").get_by_role("button")
    expect(chairs.nth(1)).to_contain_text("Inspector Crane")
    expect(chairs.nth(2)).to_contain_text("Dr. Thorne")
    assert one.violations() == ""
    one.page.get_by_role("button", name="Light the lamp").click()
    one.page.wait_for_function("() => document.querySelector('[data-stage]')?.dataset.seq")
    assert any('"occupant":"dr-thorne"' in frame for frame in one.frames)
