"""The drawn board of Blackbriar: presses make the choices, and every option has its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from browser_kit import LocalServer, Seat, open_seat

# Where an option is pressed: a die, a space and its target, a hex, a building, a townsfolk.
PLACES = """() => ({
  refs: [...document.querySelectorAll('[data-stage] [data-ref]')].map((el) => el.dataset.ref),
  keys: [...document.querySelectorAll('[data-stage] [data-key]')].map((el) => el.dataset.key),
})"""
BY_DIE = ("lift", "ask", "reroll", "set-die", "block", "give-die")
BY_SPACE = ("use", "load", "fuse")


@pytest.fixture
def alone(chrome: Browser, server: LocalServer) -> Seat:
    """Two townsfolk in one hand: nobody else is waited for."""
    wish = {"game": "blackbriar", "seats": ["human"], "seed": 4}
    made = server.post("/api/tables", {**wish, "options": {"townsfolk": "2", "cast": "lot"}})
    seat = open_seat(chrome, server, made["seats"][0]["link"])
    seat.my_turn()
    return seat


def ends(offer: dict[str, Any]) -> list[str]:
    verb, refs = offer["key"].split(":")[0], list(offer["refs"])
    if verb in BY_DIE:
        return refs[:1]
    return refs[2:] if verb in BY_SPACE else refs[-1:]


def unplaced(seat: Seat) -> list[str]:
    """The options of the menu that cannot be pressed anywhere."""
    shown = seat.page.evaluate(PLACES)
    refs, keys = set(shown["refs"]), set(shown["keys"])
    menu = seat.told()["menu"]
    return [o["key"] for o in menu if o["key"] not in keys and not refs & set(ends(o))]


def press(seat: Seat, selector: str) -> None:
    """As a person does: on the first that is there, and until something comes of it."""
    before = seat.seq()
    seat.page.locator(selector).first.click(force=True)
    seat.moved_from(before)
    seat.wait_for_something_to_click()


def test_dice_sockets_and_targets_make_the_choices(alone: Seat) -> None:
    while "start" in alone.told()["menu"][0]["key"]:
        press(alone, "[data-stage] .hex.lit")
    while not any(o["key"].startswith("lift") for o in alone.told()["menu"]):
        alone.click_on()
        alone.wait_for_something_to_click()
    assert unplaced(alone) == []

    die = next(o for o in alone.told()["menu"] if o["key"].startswith("lift"))
    press(alone, f"[data-stage] button[data-ref='{die['refs'][0]}']")
    assert alone.told()["view"]["data"]["lifted"] == die["refs"][0]
    assert unplaced(alone) == []
    press(alone, f"[data-stage] button[data-ref='{die['refs'][0]}']")  # and back
    assert alone.told()["view"]["data"]["lifted"] == ""

    # A whole attack: whom, and how. It is as many choices as the rules ask for.
    way = alone.told()["view"]["data"]["ways"][0]
    alone.page.locator(f".map .piece[data-ref='{way['target']}']").first.click(force=True)
    before = alone.seq()
    alone.page.locator("[data-way]").first.click()
    alone.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-stage]').dataset.seq) >= seq",
        arg=before + len(way["keys"]),
    )
    assert alone.troubles == []


def test_every_option_has_its_place(alone: Seat) -> None:
    for _ in range(14):
        alone.wait_for_something_to_click()
        if alone.over():
            break
        assert unplaced(alone) == [], alone.told()["prompt"]
        before = alone.seq()
        alone.click_on()
        alone.page.wait_for_timeout(60)
        if alone.seq() == before:  # a piece was picked first
            alone.click_on()
    assert alone.troubles == []


def test_in_a_low_window_the_question_is_all_in_sight(alone: Seat) -> None:
    page = alone.page
    page.set_viewport_size({"width": 683, "height": 384})
    prompt = page.locator("[data-prompt]")
    page.wait_for_function("innerHeight === 384")
    box = prompt.bounding_box()
    assert box and box["y"] + box["height"] <= 384
