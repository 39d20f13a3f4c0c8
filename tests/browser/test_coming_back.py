"""Coming back: doors that are lit, tables put away and fetched again, and being called."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser_kit import WAIT, LocalServer, Seat

# A push service stands on loopback, so the browser's own is not asked: what it would answer.
SUBSCRIBE = """
let subscription = null;
PushManager.prototype.getSubscription = async () => subscription;
PushManager.prototype.subscribe = async (options) => {
  window.keyAsked = options.applicationServerKey;
  return (subscription = { toJSON: () => (%s) });
};
"""
NOTIFIED = """async () => {
  const worker = await navigator.serviceWorker.ready;
  let shown = [];
  for (const start = Date.now(); Date.now() - start < %d && !shown.length; ) {
    await new Promise((again) => setTimeout(again, 50));
    shown = await worker.getNotifications();
  }
  return shown.map(({ title, data }) => [title, data.table]);
}"""


def test_doors_are_lit_put_away_and_fetched_again(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat("/", moving=True)
    expect(one.page.get_by_role("button", name="Light the lamp")).to_be_visible()
    one.go("/home")
    one.page.get_by_role("button", name="Call me", exact=True).click()
    one.page.get_by_role("button", name="Make the feed").click()
    expect(one.page.locator(".sheet [role=alert]")).to_contain_text("You sit at no table yet.")
    mine = server.table(["human", "random"])
    theirs = server.table(["human", "human"], 11, **{"first-player": "seat-2"})
    for made in (mine, theirs):
        one.go(made["seats"][0]["link"])
        expect(one.page.locator("[data-prompt] h1")).to_be_visible()
    one.go("/")
    doors = one.page.locator("[data-door]")
    expect(doors).to_have_count(2)
    expect(doors.first).to_have_attribute("data-door", mine["table"])
    expect(doors.first).to_contain_text("your turn")
    expect(doors.last).to_contain_text("they wait for Player 2")
    expect(one.page).to_have_title("● (1) Your move · Gaslamp")
    assert one.violations() == ""
    doors.last.get_by_role("button", name="Put away").click()
    expect(doors.filter(visible=True)).to_have_count(1)
    one.page.reload()
    one.page.get_by_text("Put away (1)").click()
    one.page.get_by_role("button", name="Fetch again").click()
    expect(doors.filter(visible=True)).to_have_count(2)
    doors.first.get_by_role("button", name="Sit down").click()
    one.my_turn()


def test_whoever_is_away_is_called_to_the_table(
    whole_seat: Callable[..., Seat], server: LocalServer
) -> None:
    pytest.importorskip("cryptography")
    from push_kit import Subscriber, push_service

    with push_service() as service:
        made = server.table(["human", "human"])
        two = whole_seat("/home", moving=True)
        browser = Subscriber()
        answer = {"endpoint": f"{service.address}/two", "keys": browser.keys()}
        two.page.context.grant_permissions(["notifications"])
        two.page.add_init_script(SUBSCRIBE % json.dumps(answer))
        two.go(made["seats"][1]["link"])
        expect(two.page.locator("[data-prompt] h1")).to_be_visible()
        two.go("/home")
        two.page.get_by_role("button", name="Call me").click()
        two.page.get_by_role("button", name="Call me in this browser").click()
        expect(two.page.get_by_role("status")).to_contain_text("also when no page")
        assert len(two.page.evaluate("window.keyAsked")) == 87
        one = whole_seat(made["seats"][0]["link"])
        one.pass_the_turn()
        _, _, body = service.taken.get(timeout=10)
        told = browser.read(body).decode()
        registrations: list[dict[str, Any]] = []
        line = two.page.context.new_cdp_session(two.page)
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda found: registrations.extend(found["registrations"]),
        )
        line.send("ServiceWorker.enable")
        two.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        for _ in range(WAIT // 50):  # told when the browser gets to it
            if registrations:
                break
            two.page.wait_for_timeout(50)
        pushed = {
            "origin": server.address,
            "registrationId": registrations[0]["registrationId"],
            "data": told,
        }
        shown: list[list[str]] = []
        for _ in range(3):  # a worker that is only just starting may not hear the first
            line.send("ServiceWorker.deliverPushMessage", pushed)
            shown = two.page.evaluate(NOTIFIED % (WAIT // 3))
            if shown:
                break
        assert shown == [["Your move: Terrors of London", made["table"]]]
        # What the notification opens names no seat; this browser knows its own.
        two.go(f"/table/{made['table']}#mine")
        two.my_turn()
