"""What the table itself shows: the clock, how a seat wants to be asked, what a win will open."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat


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


def test_what_a_win_will_open_is_closed_and_says_why(seat: Callable[..., Seat]) -> None:
    one = seat()
    one.page.get_by_role("button", name="London Dread").first.click()
    later = one.page.get_by_role("radio", name="The Caped Killer")
    expect(later).to_be_disabled()
    expect(one.page.get_by_text("opens when The Letter is won").first).to_be_visible()
    one.page.get_by_role("radio", name="All open").check()
    expect(later).to_be_enabled()
