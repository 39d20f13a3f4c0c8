"""The street of rules: windows by keyboard, search, and an example opened as a table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect


def test_the_street_is_walked_by_keyboard_and_an_example_is_played(seat: Any) -> None:
    street = seat("/rules/terrors-of-london/TL-HORDE-10")
    page = street.page
    here = page.locator('[data-rule="TL-HORDE-10"]')
    expect(here).to_have_attribute("aria-current", "true")
    assert not street.violations()
    here.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-rule="TL-HORDE-11"]')).to_be_focused()
    assert page.url.endswith("/TL-HORDE-11")
    page.keyboard.press("/")
    page.keyboard.type("claim")
    expect(page.locator('[data-rule="TL-HORDE-10"].dim')).to_have_count(1)
    expect(page.locator('[data-rule="TL-BUY-04"].dim')).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator('[data-rule="TL-HORDE-10"]').click()
    page.keyboard.press("e")
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Words", exact=True)).to_be_visible()
