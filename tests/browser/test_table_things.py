"""What the table itself shows: the clock, how a seat wants to be asked, what a win will open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from gaslamp.table import life


def test_the_clock_runs_and_can_be_stopped_where_the_table_allows_it(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    wish = {"game": "london-dread", "seats": ["human"], "seed": 2}
    options = {"characters": "random", "clock": "extend"}
    made = server.post("/api/tables", {**wish, "options": options})
    one = seat(made["seats"][0]["link"])
    clock = one.page.get_by_role("timer")
    expect(clock).to_contain_text("11:5")
    clock.get_by_role("button", name="Stop").click()
    expect(clock).to_contain_text("stopped")
    clock.get_by_role("button", name="+12 min").click()
    expect(clock).to_contain_text("23:5")
    clock.get_by_role("button", name="Go on").click()
    expect(clock).not_to_contain_text("stopped")


def test_a_seat_says_how_it_wants_to_be_asked(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    wish = {"game": "great-old-ones", "seats": ["human", "random"], "seed": 2}
    made = server.post("/api/tables", wish)
    one = seat(made["seats"][0]["link"])
    asked = one.page.get_by_label("When I could react").first
    expect(asked).to_have_value("always")
    asked.select_option("able")
    one.page.reload()
    expect(one.page.get_by_label("When I could react").first).to_have_value("able")


def test_piles_can_be_read_and_nothing_lies_over_anything(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    page = one.page
    page.locator("[data-pile='seat-0/deck']").click()
    expect(page.locator(".drawer")).to_contain_text("facedown")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    page.locator("[data-pile='acolytes']").focus()
    expect(page.locator(".held .one")).to_have_count(4)
    assert page.locator(".deed .words").evaluate("el => el.clientHeight") <= 2 * 16
    page.keyboard.press("9")
    note = page.locator(".notices .note")
    expect(note).to_contain_text("number 9")
    page.keyboard.press("r")
    expect(page.locator(".sheet .here")).to_be_in_viewport()  # of the Acolytes, which are too dear
    box, sheet = note.bounding_box(), page.locator(".sheet").bounding_box()
    assert box and sheet and box["x"] + box["width"] <= sheet["x"]
    page.evaluate("document.documentElement.dataset.text = '130'")
    page.locator("[data-prompt] p").evaluate("el => (el.textContent = 'Long words. '.repeat(40))")
    assert page.locator("[data-prompt]").evaluate("el => el.offsetHeight") <= 60


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_a_save_says_stands_above_the_board_until_it_is_read(
    seat: Callable[..., Seat], server: LocalServer, phone: bool
) -> None:
    match = life.begin("terrors-of-london", ["human", "random"], {}, 5)
    while match.game.turn(match.g) < 2 or 0 not in match.awaited():
        who = match.awaited()[0]
        match.choose(who, next(iter(match.position.keys(who))))
    match.journal.choices[0] = (match.journal.choices[0][0], "nothing")  # leads elsewhere now
    made = server.post("/api/tables/import", {"save": match.save()})
    one = seat(made["seats"][0]["link"], phone=phone)
    standing, hand = one.page.locator("[data-standing]"), one.page.locator(".handrow [data-ref]")
    expect(standing).to_contain_text("goes on from where it stood")
    hand.first.wait_for()
    note, stage = standing.bounding_box(), one.page.locator("[data-stage]").bounding_box()
    prompt, card = one.page.locator("[data-prompt]").bounding_box(), hand.last.bounding_box()
    assert note and stage and prompt and card
    assert note["y"] + note["height"] <= stage["y"]
    assert prompt["y"] + prompt["height"] <= card["y"] + 8
    standing.get_by_role("button", name="Good").click()
    expect(standing).to_have_count(0)


def test_larger_text_is_larger_on_cards_and_maps_and_a_press_tells_a_tool_tip(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    """The size of a name as it is set; a text of its own size is set anew when the wish changes."""
    size = "el => parseFloat(getComputedStyle(el).fontSize)"
    for made, name in (
        (server.table(["human", "random"]), "[data-ref*='/hand/'] .name"),
        (server.solitaire(), "svg text.name"),
    ):
        page = seat(made["seats"][0]["link"]).page
        text = page.locator(name).first
        expect(text).to_be_visible()
        before = text.evaluate(size)
        page.evaluate("document.documentElement.dataset.text = '130'")
        page.wait_for_function(
            "([name, before]) => parseFloat("
            "getComputedStyle(document.querySelector(name)).fontSize) > before",
            arg=[name, before],
        )
    page.locator(".segments li[title]").first.click()
    expect(page.locator(".notices .note").last).to_contain_text("Time")


def test_on_a_phone_the_price_leaves_the_health_free_and_the_dial_says_what_it_comes_to(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"], seed=13)["seats"][0]["link"], phone=True)
    one.my_turn()
    page = one.page
    page.keyboard.press("a")
    expect(page.locator(".mine .price")).to_contain_text("1 Coin")
    tag = page.locator(".mine .price").bounding_box()
    health = page.locator(".mine .hp b").bounding_box()
    assert tag and health and tag["y"] >= health["y"] + health["height"]
    page.locator("[data-ref='seat-1/overlord'][data-lit]").click()
    small = page.locator("[data-prompt] .dial .plate small")
    expect(small).to_be_visible()
    expect(small).to_contain_text("Health ")


def test_whoever_is_stood_in_for_takes_the_seat_back_with_one_press(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "human"])["seats"][0]["link"])
    one.my_turn()
    page = one.page
    page.keyboard.press("m")
    page.get_by_text("Seats and links").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-prompt]")).to_contain_text("A bot plays for you.")
    page.locator("[data-prompt]").get_by_role("button", name="Take the seat back").click()
    expect(page.locator("[data-prompt]")).not_to_contain_text("A bot plays for you.")


def test_what_a_win_will_open_is_closed_and_says_why(seat: Callable[..., Seat]) -> None:
    one = seat()
    one.page.get_by_role("button", name="London Dread").first.click()
    later = one.page.get_by_role("radio", name="The Caped Killer")
    expect(later).to_be_disabled()
    expect(one.page.get_by_text("opens when The Letter is won").first).to_be_visible()
    one.page.get_by_role("radio", name="All open").check()
    expect(later).to_be_enabled()
