"""London Dread on its drawn board: single presses plan, and every option has its place."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from statistics import median
from typing import Any

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from sampling import whole

GAME = "london-dread"
OPTIONS = {"characters": "random", "team": "two", "clock": "off"}
KINDS = 3
PLANNED_HOURS = 12 if whole() else 3
CHOICES, LAID = 60, 22
PLANNED = ("place", "reveal", "take-stash", "mark")

# Each option that a press on the board does not lead to. Pieces are pressed one after another, the
# hours of a clock with a sign, a token or another hour; notes lie in the facts of a card.
UNPLACED = """(offers) => {
  const all = (css) => [...document.querySelectorAll(`[data-stage] ${css}`)];
  const seen = (css) => all(css).some((el) => el.getClientRects().length > 0);
  const ref = (r) => seen(`[data-ref="${CSS.escape(r)}"]`);
  const key = (k) => seen(`[data-key="${CSS.escape(k)}"]`);
  const token = (n) => all('.tray .tok').some((el) => el.textContent.trim() === n);
  const area = (a) => seen(`[data-sign="${a}"]`);
  const AREAS = ['north', 'east', 'south', 'west'];
  const last = (o) => o.key.split(':').at(-1);
  const lead = (o) => AREAS.includes(last(o)) ? area(last(o)) : token(last(o));
  const noted = (o) => ref(o.refs[0]);
  const RULES = {
    mark: noted, unmark: noted,
    turn: (o) => noted(o) && (last(o) === 'number' || lead(o)),
    detour: (o) => noted(o) && lead(o),
    replan: (o) => noted(o) && lead(o),
    place: (o) => noted(o) && lead(o),
  };
  return offers.filter((o) => {
    const rule = RULES[o.key.split(':')[0]];
    return rule ? !rule(o) : !(key(o.key) || (o.refs.length && o.refs.every(ref)));
  }).map((o) => o.key);
}"""


def table_of(server: LocalServer) -> str:
    wish = {"game": GAME, "seats": ["human"], "seed": 3, "options": OPTIONS}
    return str(server.post("/api/tables", wish)["seats"][0]["link"])


def at_hour(one: Seat, hour: int) -> None:
    """Until this hour is in hand."""
    expect(one.page.locator(".slot[aria-pressed=true]")).to_have_attribute(
        "data-hour", re.compile(f":{hour}$")
    )


def test_the_next_empty_hour_is_filled_by_a_single_press(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(table_of(server))
    one.my_turn()
    at_hour(one, 0)
    face_down = one.page.locator(".lc.hidden[data-place^=west]").first
    place = face_down.get_attribute("data-place")
    face_down.click()
    card = one.page.locator(f".lc[data-place={place}]:not(.hidden)")
    card.click()
    at_hour(one, 1)
    one.page.locator("[data-sign=north]").click()  # a token is laid and turned
    at_hour(one, 2)
    first = one.page.locator(".slot.piece").first
    first.click()
    first.click()  # pressed again, it comes back
    at_hour(one, 0)
    ones = one.page.locator(".tray .tok").first
    ones.click()
    at_hour(one, 2)
    ones.click()
    at_hour(one, 3)
    one.page.locator("[data-ref='stash/1']").click()  # taken and laid in one
    at_hour(one, 4)
    expect(one.page.locator("[data-ref='stash/1']")).to_have_class(re.compile("mine"))


def test_an_hour_of_the_plan_takes_one_press(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    """The hours of a clock, each by what glows: how many presses each takes, in the middle."""
    one = seat(table_of(server))
    one.my_turn()
    presses = [presses_until_filled(one, hour) for hour in range(PLANNED_HOURS)]
    print(f"presses for an hour: {presses}, median {median(presses)}")
    assert median(presses) == 1


def presses_until_filled(one: Seat, hour: int) -> int:
    """What glows and costs nothing is pressed: a card, or else a street sign."""
    at_hour(one, hour)
    for presses in range(1, 5):
        card = one.page.locator(".lc.legal")
        (card if card.count() else one.page.locator("[data-sign=north]")).first.click()
        slot = one.page.locator(".slot.piece").nth(hour)
        with suppress(AssertionError):
            expect(slot).not_to_have_attribute("aria-label", re.compile("empty"), timeout=5000)
            return presses
    raise AssertionError(f"hour {hour} is not filled")


def test_what_others_choose_drops_nothing_of_mine(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    wish = {"game": GAME, "seats": ["human", "human"], "seed": 3}
    made = server.post("/api/tables", {**wish, "options": {"characters": "random"}})
    one, other = (seat(made["seats"][n]["link"]) for n in (0, 1))
    one.my_turn()
    one.page.locator(".slot.piece").nth(7).click()
    at_hour(one, 7)
    seq = one.seq()
    other.my_turn()
    other.page.locator("[data-sign=east]").click()
    one.moved_from(seq)
    at_hour(one, 7)
    one.page.locator("[data-sign=south]").click()
    expect(one.page.locator(".slot.piece").nth(7)).to_have_attribute(
        "aria-label", re.compile("South")
    )


def test_what_is_dim_says_why_and_a_detour_its_price(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(table_of(server))
    one.my_turn()
    note = one.page.locator(".notices .note")
    far = one.page.locator(".lc[data-place=east-1]")
    far.click()
    expect(far).not_to_have_class(re.compile("hidden"))
    far.click()
    expect(note).to_contain_text("begins in the West")
    one.page.locator("[data-sign=north]").click()
    at_hour(one, 1)
    while not any(offer["key"].startswith("detour") for offer in menu(one)):
        keys = [offer["key"] for offer in menu(one)]
        choose(one, next(key for key in keys if key.startswith(("ready", "leader", "pass"))))
    drop = one.page.locator(".slot [data-price]")
    expect(drop).to_have_text(re.compile("1 Dread"))
    one.page.locator("[data-sign=south]").click()
    expect(note).to_contain_text("press a glowing arrow")
    one.page.locator(".slot:has([data-price])").click()
    expect(one.page.locator("[data-sign=south] .price")).to_contain_text("1 Dread")


def test_every_option_has_its_place(seat: Callable[..., Seat], server: LocalServer) -> None:
    """A random game; each kind of question is looked at once."""
    rng = random.Random(4)
    wish = {"game": GAME, "seats": ["human"], "seed": 4}
    options = {**OPTIONS, "characters": "choose"}
    one = seat(server.post("/api/tables", {**wish, "options": options})["seats"][0]["link"])
    seen: set[frozenset[str]] = set()
    for number in range(CHOICES):
        one.wait_for_something_to_click()
        if one.over():
            break
        keys = [offer["key"] for offer in menu(one)]
        kind = frozenset(key.partition(":")[0] for key in keys)
        if kind not in seen and ("ready" not in kind or number > LAID):
            seen.add(kind)
            assert one.page.evaluate(UNPLACED, menu(one)) == []
        if "ready" in kind:
            keys = [k for k in keys if k.startswith(PLANNED)] if number < LAID + 3 else ["ready"]
        choose(one, rng.choice(keys))
    assert len(seen) >= KINDS


def choose(one: Seat, key: str) -> None:
    """A choice made elsewhere than on the board."""
    seq = one.seq()
    send = "(row) => window.sockets.at(-1).send(JSON.stringify(row))"
    one.page.evaluate(send, {"type": "choose", "seat": 0, "key": key, "seq": seq, "id": key})
    one.moved_from(seq)


def menu(one: Seat) -> list[dict[str, Any]]:
    """The options as they were last told to this screen."""
    offers: list[dict[str, Any]] = one.told()["menu"]
    return offers
