"""A made-up language on the drawn boards: no word is left in English, and none is cut off."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from browser_kit import WAIT, LocalServer, Seat, open_seat
from sampling import by_commit, whole
from shown_kit import cut_off, english
from tools import pseudo

# Whatever glows on the board or is a plate, where it can be clicked.
GLOWING = """(shy) => {
  const found = [];
  for (const el of document.querySelectorAll(
    '[data-stage] .lit, [data-stage] [data-lit], [data-stage] [data-key]:not(.off)')) {
    if (shy.includes(el.dataset.key)) continue;
    const r = el.getBoundingClientRect();
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && (el === top || el.contains(top))) found.push({ x, y });
  }
  return found;
}"""
CHOICES = 300 if whole() else 40
SHEETS = "orlsm?"
LIKES = {"terrors-of-london": ("attack", "overlord", "buy")}
# What would end a plan before much of it is seen: not in the first half of the choices.
SHY = {"london-dread": ["ready", "time-up"]}
WANDERED = ("blackbriar", "london-dread", "great-old-ones")
SEATS = {
    "terrors-of-london": ["human", "random"],
    "plague-of-dracula": ["human"],
    "blackbriar": ["human"],
    "london-dread": ["human"],
    "great-old-ones": ["human", "random"],
}
OPTIONS = {"london-dread": {"characters": "random"}}
SITTINGS = [(game, phone) for game in SEATS for phone in (False, True)]
LOOKED_AT = SITTINGS if whole() else by_commit().sample(SITTINGS, 2)


class Sitting:
    """A seat on a screen in the language, looked at at every choice; and on one in English, where
    something has to be compared."""

    def __init__(self, chrome: Browser, server: LocalServer, game: str, phone: bool) -> None:
        wish = {"game": game, "seats": SEATS[game], "seed": 11}
        wish["options"] = OPTIONS.get(game, {})
        link = server.post("/api/tables", wish)["seats"][0]["link"]
        self.likes = LIKES.get(game, ())
        self.one = open_seat(chrome, server, link, phone=phone, language=pseudo.TAG)
        self.open_other = partial(open_seat, chrome, server, link, phone=phone, language="en")
        self.other: Seat | None = None
        self.dice = random.Random(11)
        self.game = game
        self.left: set[str] = set()
        self.cut: dict[str, str] = {}

    def play(self, choices: int) -> None:
        self.one.my_turn()
        expect(self.one.page.locator("html")).to_have_attribute("lang", pseudo.TAG)
        for number in range(choices):
            self.one.wait_for_something_to_click()
            if self.one.over():
                break
            self.look()
            if number % 20 == 5:
                self.open_sheets()
            self.go_on(SHY.get(self.game, []) if number < choices // 2 else [])
            self.one.page.wait_for_timeout(60)
        # Names of days and months are the browser's own.
        self.left.update(english(self.one, *datetime.now(UTC).strftime("%A %B").split()))

    def go_on(self, shy: list[str]) -> None:
        """Where most pieces lead back, not always by the first of them."""
        if self.game not in WANDERED:
            self.one.click_on(*self.likes)
        elif found := self.one.page.evaluate(GLOWING, shy):
            at = self.dice.choice(found)
            self.one.page.mouse.click(at["x"], at["y"])

    def look(self) -> None:
        """Only what is cut off in the language alone is its fault."""
        self.left.update(english(self.one))
        self.one.page.mouse.move(0, 0)
        ours = cut_off(self.one)
        if ours:
            theirs = self.cut_off_in_english()
            self.cut |= {text: place for place, text in ours.items() if place not in theirs}

    def cut_off_in_english(self) -> dict[str, str]:
        if self.other is None:
            self.other = self.open_other()
            expect(self.other.page.locator("[data-stage] [data-prompt] h1")).to_be_visible()
        wait_for(self.other, self.one.seq())
        self.other.page.mouse.move(0, 0)
        return cut_off(self.other)

    def open_sheets(self) -> None:
        for key in SHEETS:
            self.one.page.keyboard.press(key)
            self.one.page.wait_for_timeout(150)
            self.left.update(english(self.one))
            self.one.page.keyboard.press("Escape")

    def close(self) -> list[str]:
        seats = [seat for seat in (self.one, self.other) if seat is not None]
        for seat in seats:
            seat.page.context.close()
        return [trouble for seat in seats for trouble in seat.troubles]


def wait_for(seat: Seat, seq: int) -> None:
    seat.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-stage]')?.dataset.seq) >= seq",
        arg=seq,
        timeout=WAIT,
    )


@pytest.mark.parametrize(("game", "phone"), LOOKED_AT)
def test_no_word_of_a_board_is_english_or_cut_off(
    chrome: Browser, abroad: LocalServer, game: str, phone: bool
) -> None:
    sitting = Sitting(chrome, abroad, game, phone)
    sitting.play(CHOICES)
    assert sitting.close() == []
    assert sorted(sitting.left) == []
    assert sorted(sitting.cut) == []


@pytest.mark.parametrize("phone", [False, True])
def test_no_word_of_the_lobby_is_english(chrome: Browser, abroad: LocalServer, phone: bool) -> None:
    one = open_seat(chrome, abroad, phone=phone, language=pseudo.TAG)
    expect(one.page.locator("html")).to_have_attribute("lang", pseudo.TAG)
    left = ["not looked at"]
    for _ in range(40):  # its words come one file after the other
        # Names of months are the browser's own.
        left = english(one, datetime.now(UTC).strftime("%B"))
        if not left:
            break
        one.page.wait_for_timeout(WAIT // 40)
    one.page.context.close()
    assert sorted(left) == []
