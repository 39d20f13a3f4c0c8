"""Whole games on the boards themselves: by real keys, by mouse, by touch. `make proof` plays them;
`make test` begins one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from advised_kit import Advised
from browser_kit import LocalServer, Seat, open_seat
from sampling import some, whole

LONGEST = 1500 if whole() else 12
TABS = 14  # a Tab goes from region to region; more there are on no board
# What one would press to get on: what glows, or a plate.
USABLE = "[data-stage] .lit, [data-stage] [data-lit], [data-stage] [data-key]:not(.off)"
HELD = f"""(hasty) => !!document.activeElement?.matches('{USABLE}')
  && !hasty.includes(document.activeElement.dataset.key)"""
POINTS = f"""(hasty) => {{
  const found = [];
  for (const el of document.querySelectorAll('{USABLE}')) {{
    if (hasty.includes(el.dataset.key)) continue;
    const r = el.getBoundingClientRect();
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && (el === top || el.contains(top))) found.push({{ x, y }});
  }}
  return found;
}}"""
TABLES: dict[str, dict[str, Any]] = {
    "blackbriar": {"seats": ["human"], "options": {"townsfolk": "2", "cast": "lot"}},
    "great-old-ones": {
        "seats": ["human", "random"],
        "options": {"colours": "by-seat", "first-player": "seat-1"},
    },
    "london-dread": {
        "seats": ["human"],
        "options": {"characters": "random", "team": "two", "clock": "off"},
    },
    "plague-of-dracula": {"seats": ["human"], "options": {"length": "mop-up"}},
    "terrors-of-london": {
        "seats": ["human", "random"],
        "options": {"overlords": "random", "influence": "recommended", "first-player": "seat-1"},
    },
}
GAMES = [
    *((game, "keys", 4) for game in ("blackbriar", "great-old-ones", "terrors-of-london")),
    ("plague-of-dracula", "keys", 3),
    *((game, "mouse", seed) for game in TABLES if game != "london-dread" for seed in (5, 6, 7)),
    ("london-dread", "mouse", 5),
    *((game, "touch", 8) for game in TABLES if game != "london-dread"),
]


# Random presses lose this game in its first Chapter: whoever sits there follows hints, beside bots,
# through every phase to the end. Story, how many seats, hand and seed.
ADVISED = [
    ("the-letter", 2, "mouse", 5),
    ("caped-killer", 3, "mouse", 7),
    ("the-letter", 4, "mouse", 9),
    ("the-letter", 2, "keys", 4),
    ("the-letter", 2, "touch", 8),
]
ADVISED_CHOICES = 900 if whole() else 5
PHASES = ("planning", "Action 1 ", "Endgame", "Showdown")
# What would end a game before it has begun: not among the first presses.
HASTY = {"london-dread": ["ready", "time-up"]}
PATIENCE = 70


def by_keys(one: Seat, dice: random.Random, hasty: list[str]) -> None:
    """Tab to a region, along its pieces with the arrows, Enter on one that glows."""
    keys = one.page.keyboard
    for _ in range(dice.randint(1, TABS)):
        keys.press("Tab")
    for _ in range(TABS):
        for _ in range(dice.randint(0, 3)):
            keys.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if one.page.evaluate(HELD, hasty):
            keys.press("Enter")
            return
        keys.press("Tab")


def aimed(one: Seat, dice: random.Random, hasty: list[str]) -> dict[str, float] | None:
    """Where to press; a sheet opened by a press that came too late is closed first."""
    found: list[dict[str, float]] = one.page.evaluate(POINTS, hasty)
    if not found:
        one.page.keyboard.press("Escape")
    return dice.choice(found) if found else None


def by_mouse(one: Seat, dice: random.Random, hasty: list[str]) -> None:
    if at := aimed(one, dice, hasty):
        one.page.mouse.click(at["x"], at["y"])


def by_touch(one: Seat, dice: random.Random, hasty: list[str]) -> None:
    if at := aimed(one, dice, hasty):
        one.page.touchscreen.tap(at["x"], at["y"])


HANDS = {"keys": by_keys, "mouse": by_mouse, "touch": by_touch}


@pytest.mark.parametrize(("game", "hand", "seed"), some(GAMES))
def test_a_whole_game_on_the_board(
    chrome: Browser, server: LocalServer, game: str, hand: str, seed: int
) -> None:
    made = server.post("/api/tables", {"game": game, "seed": seed, **TABLES[game]})
    one = open_seat(
        chrome, server, made["seats"][0]["link"], phone=hand == "touch", touch=hand == "touch"
    )
    one.my_turn()
    began, dice = one.seq(), random.Random(seed)
    for presses in range(LONGEST):
        one.wait_for_something_to_click()
        if one.over():
            break
        HANDS[hand](one, dice, HASTY.get(game, []) if presses < PATIENCE else [])
        one.page.wait_for_timeout(20)
    assert one.troubles == []
    assert one.over() if whole() else one.seq() > began
    one.page.context.close()


@pytest.mark.parametrize(("story", "seats", "hand", "seed"), some(ADVISED))
def test_a_whole_story_of_london_dread(
    chrome: Browser, server: LocalServer, story: str, seats: int, hand: str, seed: int
) -> None:
    """At the default speed and motion."""
    wish = {"game": "london-dread", "seats": ["human", *["greedy"] * (seats - 1)], "seed": seed}
    options = {"characters": "random", "story": story, "campaign": "open", "clock": "off"}
    made = server.post("/api/tables", {**wish, "options": options})
    touch = hand == "touch"
    link = made["seats"][0]["link"]
    one = open_seat(chrome, server, link, phone=touch, touch=touch, moving=whole())
    advised = Advised(one, hand)
    advised.play(ADVISED_CHOICES)
    assert one.troubles == []
    if whole():
        assert one.over()
        for phase in PHASES:
            assert any(phase in line for line in advised.met), f"never came to {phase}"
    else:
        assert "place" in advised.met or "reveal" in advised.met
    one.page.context.close()
