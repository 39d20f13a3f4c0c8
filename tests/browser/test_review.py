"""The review in the browser: from the front page to the moment, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import Route, expect

import reviews
from browser_kit import LocalServer, Seat


def test_a_finished_game_is_reviewed_on_page_two(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    journal, _ = reviews.play("terrors-of-london", 1, "greedy")
    assert journal is not None
    journal.seats = ["human", "greedy"]
    save = reviews.replayed(journal).save()
    sent = httpx.post(f"{server.address}/api/tables/import", json={"save": save}, timeout=60)
    made = sent.json()
    one = seat(f"/table/{made['table']}#{made['seats'][0]['token']}")
    page = one.page
    asked: list[str] = []
    more = True

    def unfinished(route: Route) -> None:
        """However quick the server is, at first the page hears that there is more to come."""
        asked.append(route.request.method)
        answer = route.fetch(timeout=0)
        told = answer.json()
        if "review" in told:
            told["thinking"] |= more
        route.fulfill(response=answer, json=told)

    page.route("**/review?*", unfinished)
    page.get_by_role("button", name="Where was it won and lost?").click()
    review = page.get_by_role("dialog", name="The review")
    review.get_by_role("button", name="Stop thinking").click()
    expect(review.get_by_role("status")).to_contain_text("thought about")
    assert asked[-1] == "DELETE"
    more = False
    review.get_by_role("button", name="Think on").click()
    expect(review.locator("progress")).to_have_count(0, timeout=0)
    expect(review.locator("h1")).to_be_visible()
    page.unroute_all(behavior="wait")
    points = review.get_by_role("button", name="Turning point")
    expect(points.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(points.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(review).to_contain_text("The unknowable")
    assert one.violations() == ""
    review.get_by_role("button", name="See it on the table").click()
    expect(
        page.get_by_role("button", name="Play on from here").or_(page.locator("[data-prompt] h1"))
    ).to_be_visible()
    page.keyboard.press("Escape")
    expect(review).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#headline")).to_be_visible()
