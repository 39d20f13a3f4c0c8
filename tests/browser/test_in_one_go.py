"""Play all: a hand in one go, each card a choice of its own, at the speed people play with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_kit import LocalServer, Seat

HAND = "[data-stage] [data-ref^='seat-0/hand/']"
LOG = "[data-region] .piece[data-choice]"


@pytest.fixture
def one(seat: Callable[..., Seat], server: LocalServer) -> Seat:
    """At the default speed, with everything in motion."""
    made = server.table(["human", "random"])
    person = seat(made["seats"][0]["link"], moving=True)
    person.my_turn()
    return person


def test_a_plain_hand_is_played_by_one_press_and_taken_back_card_by_card(one: Seat) -> None:
    start = one.seq()
    plate = one.plates(".lit")
    expect(plate).to_contain_text("Play all 4 cards")
    assert one.violations() == ""
    plate.click()
    expect(one.page.locator(HAND)).to_have_count(0)
    assert one.seq() == start + 4
    one.page.keyboard.press("u")
    expect(one.page.locator(HAND)).to_have_count(1)
    one.page.keyboard.press("u")
    expect(one.plates().filter(has_text="Play all 2 cards")).to_be_visible()
    one.page.keyboard.press("a")
    expect(one.page.locator(HAND)).to_have_count(0)
    assert one.troubles == []


def test_a_short_word_on_a_plate_is_not_broken(one: Seat) -> None:
    deed = one.page.locator("[data-prompt] .deed")
    deed.evaluate("el => el.style.setProperty('--letters', 7)")
    deed.evaluate("el => (el.parentElement.style.maxWidth = '10px')")  # No room is left over.
    deed.evaluate("el => (el.querySelector('.words').firstChild.data = 'Factory')")
    rows = "el => { const r = document.createRange(); r.selectNode(el.firstChild);"
    rows += " return r.getClientRects().length; }"
    assert deed.locator(".words").evaluate(rows) == 1
