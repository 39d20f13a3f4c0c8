"""Whole games in a browser, by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from sampling import some

LONGEST = 1500


def test_three_clicks_from_the_lobby_to_a_table(seat: Callable[..., Seat]) -> None:
    one = seat()
    one.page.get_by_role("button", name="Terrors of London").first.click()
    one.page.get_by_role("button", name="Light the lamp").click()
    one.my_turn()
    expect(one.page.locator("[data-prompt] h1")).to_contain_text("Your move")


def by_mouse(seat: Callable[..., Seat], server: LocalServer) -> None:
    made = server.table(["human", "random"])
    one = seat(made["seats"][0]["link"])
    one.my_turn()
    for _ in range(LONGEST):
        one.wait_for_something_to_click()
        if one.over():
            break
        one.click_on("attack", "overlord", "buy")
    expect(one.page.locator("#headline")).to_be_visible()
    expect(one.page.get_by_role("button", name="Again, seats swapped")).to_be_visible()
    one.page.get_by_role("button", name="Again, seats swapped").click()
    one.page.wait_for_function("() => !document.querySelector('#headline')")
    expect(one.page.locator("[data-prompt] h1")).to_be_visible()


def on_the_map_by_mouse(seat: Callable[..., Seat], server: LocalServer) -> None:
    made = server.solitaire()
    one = seat(made["seats"][0]["link"])
    one.my_turn()
    for _ in range(LONGEST):
        one.wait_for_something_to_click()
        if one.over():
            break
        one.click_on()
    expect(one.page.locator("#headline")).to_be_visible()


def by_keyboard_alone(seat: Callable[..., Seat], _server: LocalServer) -> None:
    one = seat()
    keys = one.page.keyboard
    expect(one.page.get_by_role("button", name="Light the lamp")).to_be_visible()
    tab_to(one, "Terrors of London")
    keys.press("Enter")
    tab_to(one, "Light the lamp")
    keys.press("Enter")
    one.my_turn()
    for turn in range(LONGEST):
        one.wait_for_something_to_click()
        if one.over():
            break
        if turn < 8:
            walk_and_press(one)
        else:
            first_of_the_list(one)
    expect(one.page.locator("#headline")).to_be_visible()


@pytest.mark.parametrize("play", some([by_mouse, on_the_map_by_mouse, by_keyboard_alone]))
def test_a_whole_game(
    seat: Callable[..., Seat], server: LocalServer, play: Callable[..., None]
) -> None:
    play(seat, server)


def tab_to(one: Seat, words: str) -> None:
    """Press Tab until what has the focus says these words."""
    for _ in range(60):
        one.page.keyboard.press("Tab")
        if words in (one.page.evaluate("document.activeElement.textContent") or ""):
            return
    raise AssertionError(f"Tab never reached {words!r}")


def walk_and_press(one: Seat) -> None:
    """To the prompt, along its plates with the arrows, and Enter on the first again."""
    keys = one.page.keyboard
    keys.press("p")
    keys.press("ArrowRight")
    keys.press("Home")
    if one.page.locator("[data-prompt] [data-key]:focus:not(.off)").count():
        keys.press("Enter")
    else:
        first_of_the_list(one)


def first_of_the_list(one: Seat) -> None:
    """Numbers choose what is in sight: the list shows them all."""
    one.page.keyboard.press("o")
    expect(one.page.locator("[data-options] [data-nth='1']")).to_be_visible()
    one.page.keyboard.press("1")


def test_tab_goes_between_regions_and_arrows_inside(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"] + "")
    one.my_turn()
    expect(one.page.locator("[data-stage] [data-region]").first).to_be_visible()
    stops = one.page.evaluate(
        "() => [...document.querySelectorAll('[data-stage] [data-region]')]"
        ".map(r => [...r.querySelectorAll('.piece')].filter(p => p.tabIndex === 0).length)"
    )
    assert max(stops) == 1
    one.page.locator("[data-stage] [data-lit]").first.focus()
    first = one.page.evaluate("document.activeElement.dataset.ref")
    region = one.page.evaluate("document.activeElement.closest('[data-region]').ariaLabel")
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate("document.activeElement.closest('[data-region]').ariaLabel") == region
    one.page.keyboard.press("Tab")
    assert one.page.evaluate("document.activeElement.closest('[data-region]')?.ariaLabel") != region
    assert first


def test_nothing_to_act_on_is_off_screen(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    for _ in range(12):
        hidden = one.page.evaluate(
            "() => [...document.querySelectorAll('[data-stage] [data-lit], [data-prompt] .plate')]"
            ".filter(el => { const r = el.getBoundingClientRect();"
            " return r.bottom > innerHeight + 1 || r.right > innerWidth + 1 || r.top < 40; })"
            ".map(el => el.dataset.ref ?? el.textContent)"
        )
        assert hidden == []
        one.click_on()
        one.page.wait_for_timeout(150)


def test_the_command_box_speaks_the_terminals_grammar(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    one.page.keyboard.press("/")
    one.page.keyboard.type("why pass")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("#command-said")).to_contain_text("TL-PASS-01")
    seq = one.seq()
    one.page.keyboard.type("1")
    one.page.keyboard.press("Enter")
    one.moved_from(seq)
    one.page.keyboard.press("/")
    one.page.keyboard.type("rules TL-BUY-02")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("#rule-TL-BUY-02")).to_be_in_viewport()
