"""The drawn board of Great Old Ones: presses make the choices, and every option has a place."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser_kit import WAIT, LocalServer, Seat

CHOICES = 36
# What a person sees to press: pieces by their handles, plates and steps by their keys.
PLACES = """() => {
  const shown = (name) => [...document.querySelectorAll(`[data-stage] [${name}]`)]
    .filter((el) => el.getClientRects().length).map((el) => el.getAttribute(name));
  return { refs: shown('data-ref'), keys: shown('data-key') };
}"""
SEND = """(row) => window.sockets[0].send(
  JSON.stringify({ type: 'choose', seat: 0, id: `test-${row.seq}`, ...row }))"""


def sit(seat: Callable[..., Seat], server: LocalServer, seats: int, **wishes: Any) -> Seat:
    """At a table of one's own, whose first turn it is."""
    options = {"colours": "by-seat", "first-player": "seat-1"}
    rivals = ["random"] * (seats - 1)
    wish = {"game": "great-old-ones", "seats": ["human", *rivals], "seed": 5, "options": options}
    one = seat(server.post("/api/tables", wish)["seats"][0]["link"], **wishes)
    one.my_turn()
    return one


def piece(one: Seat, ref: str) -> Any:
    return one.page.locator(f'[data-stage] .piece[data-ref="{ref}"]')


def with_verb(one: Seat, verb: str) -> dict[str, Any]:
    found: dict[str, Any] = next(o for o in one.told()["menu"] if o["key"].startswith(f"{verb}:"))
    return found


def play_a_minion(one: Seat) -> None:
    """Any card of the hand, until a Minion may be placed."""
    while not any(o["key"].startswith("place:") for o in one.told()["menu"]):
        seq = one.seq()
        menu = [o for o in one.told()["menu"] if o["key"] != "skip"] or one.told()["menu"]
        one.page.evaluate(SEND, {"key": menu[0]["key"], "seq": seq})
        one.moved_from(seq)
        one.wait_for_something_to_click()


def test_a_card_and_an_area_are_two_presses(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = sit(seat, server, 3)
    card = with_verb(one, "play")
    seq = one.seq()
    piece(one, card["refs"][0]).click()
    one.moved_from(seq)
    play_a_minion(one)
    area = with_verb(one, "place")["refs"][0]
    expect(piece(one, area)).to_have_attribute("data-lit", "")
    before = agents(one)
    seq = one.seq()
    piece(one, area).locator("text").last.click()
    one.moved_from(seq)
    assert agents(one) == before + 1


def agents(one: Seat) -> int:
    """Own Agents on the map."""
    places = one.told()["view"]["maps"][0]["places"]
    pieces = [p for place in places for p in place.get("pieces", [])]
    return sum(p["data"]["count"] for p in pieces if p["ref"].endswith("/seat-0"))


def test_a_piece_is_lifted_and_put_down_by_keys(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = sit(seat, server, 2)
    play_a_minion(one)
    move = with_verb(one, "move")
    seq = one.seq()
    for ref in move["refs"]:
        piece(one, ref).focus()
        one.page.keyboard.press("Enter")
    one.moved_from(seq)
    assert any("goes from" in line["text"] for line in one.told()["log"]["lines"])


def test_every_option_has_a_place_on_the_board(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = sit(seat, server, 4)
    dice = random.Random(8)
    homeless = set()
    for _ in range(CHOICES):
        one.wait_for_something_to_click()
        if one.over():
            break
        shown = one.page.evaluate(PLACES)
        menu = one.told()["menu"]
        for offer in menu:
            drawn = bool(offer["refs"]) and set(offer["refs"]) <= set(shown["refs"])
            if not drawn and offer["key"] not in shown["keys"]:
                homeless.add(offer["key"])
        seq = one.seq()
        one.page.evaluate(SEND, {"key": dice.choice(menu)["key"], "seq": seq})
        one.moved_from(seq)
    assert homeless == set()


def test_the_board_on_a_phone_keeps_hand_and_map_in_sight(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = sit(seat, server, 4, phone=True)
    for name in (".sheet", ".hand .card", "[data-prompt]", ".me"):
        box = one.page.locator(name).first.bounding_box(timeout=WAIT)
        assert box is not None and box["y"] < 844 and box["y"] + min(box["height"], 60) <= 844, name
    assert one.violations() == ""
