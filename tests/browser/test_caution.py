"""What an option would throw away is said first; a second press means it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_kit import LocalServer, Seat

IN_HAND = "[data-stage] [data-region] .piece[data-ref^='seat-0/hand/']"
SECOND_PRESS = 400  # milliseconds after which a press is no double click any more


@pytest.fixture
def before_pass(seat: Callable[..., Seat], server: LocalServer) -> Seat:
    """All cards but one are played, and what they gave is in the pool."""
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    for _ in range(3):
        seq = one.seq()
        one.page.locator(IN_HAND).first.click()
        one.moved_from(seq)
        one.wait_for_something_to_click()
    return one


def test_a_pass_that_wastes_something_is_asked_about_once_more(before_pass: Seat) -> None:
    one = before_pass
    plate = one.page.locator("[data-prompt] [data-key='pass']")
    caution = one.page.locator("[data-caution]")
    seq = one.seq()
    plate.dblclick()
    expect(caution).to_contain_text("Passing lets that go. Pass?")
    assert one.seq() == seq
    caution.get_by_role("button", name="No").click()
    expect(caution).to_have_count(0)
    plate.click()
    expect(caution).to_be_visible()
    one.page.wait_for_timeout(SECOND_PRESS)
    plate.click()
    one.moved_from(seq)
    expect(caution).to_have_count(0)


def test_the_keyboard_is_asked_too(before_pass: Seat) -> None:
    one = before_pass
    keys = one.page.keyboard
    caution = one.page.locator("[data-caution]")
    seq = one.seq()
    one.page.locator("[data-prompt] [data-key='pass']").focus()
    keys.press("Enter")
    expect(caution).to_be_visible()
    keys.press("Escape")
    expect(caution).to_have_count(0)
    assert one.seq() == seq
    assert one.violations() == ""
    keys.press("/")
    keys.type("pass")
    keys.press("Enter")
    expect(caution).to_be_visible()
    one.page.wait_for_timeout(SECOND_PRESS)
    one.page.locator("[data-prompt] [data-key='pass']").focus()
    keys.press("Enter")
    one.moved_from(seq)


def test_another_choice_forgets_the_question(before_pass: Seat) -> None:
    one = before_pass
    caution = one.page.locator("[data-caution]")
    seq = one.seq()
    one.page.locator("[data-prompt] [data-key='pass']").click()
    expect(caution).to_be_visible()
    one.page.locator(IN_HAND).first.click()
    one.moved_from(seq)
    one.wait_for_something_to_click()
    seq = one.seq()
    expect(caution).to_have_count(0)
    one.page.locator("[data-prompt] [data-key='pass']").click()
    expect(caution).to_be_visible()
    assert one.seq() == seq
