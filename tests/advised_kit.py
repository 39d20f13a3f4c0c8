"""Somebody who asks the table for advice and follows it by hand, on the board itself: with the
mouse, by touch or by keys. So games come to their end, which random presses seldom reach."""

from __future__ import annotations

import json
import random
import time

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser_kit import Seat

PATIENCE = 60.0  # seconds for a hint, on a machine that does other things
SEND = "(row) => window.sockets.at(-1).send(JSON.stringify(row))"
CHANGED = """(seq) => Number(document.querySelector('[data-stage]')?.dataset.seq) !== seq
  || document.querySelector('#headline') || document.querySelector('[data-caution]')"""
MINE = """() => document.querySelector('#headline')
  || document.querySelector('[data-stage][data-mine=true]:not([data-busy=true])')"""
# A point of the first of these on which nothing else lies.
POINT = """(css) => {
  for (const el of document.querySelectorAll(css)) {
    el.scrollIntoViewIfNeeded?.();
    const r = el.getBoundingClientRect();
    const parts = [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .8], [.2, .2], [.8, .8]];
    for (const [across, down] of parts) {
      const x = r.left + r.width * across, y = r.top + r.height * down;
      const top = r.width && document.elementFromPoint(x, y);
      if (top && (el === top || el.contains(top))) return { x, y };
    }
  }
  return null;
}"""
# Whether the focus is on one of these, and the number of the region in which the first of them is.
HELD = "(css) => !!document.activeElement?.matches(css)"
THERE = """(css) => {
  const el = [...document.querySelectorAll(css)].find((e) => e.getClientRects().length);
  const region = el?.closest('[data-region]');
  return region ? [...document.querySelectorAll('[data-region]')].indexOf(region) : null;
}"""
# How far the first of these is from what has the focus.
AWAY = """(css) => {
  const middle = (el) => {
    const r = el.getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2];
  };
  const to = middle([...document.querySelectorAll(css)].find((e) => e.getClientRects().length));
  const at = middle(document.activeElement);
  return [to[0] - at[0], to[1] - at[1]];
}"""
REGION = """() => [...document.querySelectorAll('[data-region]')]
  .indexOf(document.activeElement?.closest('[data-region]'))"""
HOURS = ("place", "turn", "detour", "replan", "take-back")


class Advised:
    """A person at a window; `hand` is mouse, touch or keys."""

    def __init__(self, one: Seat, hand: str) -> None:
        self.one = one
        self.hand = hand
        self.asked = 0
        self.dice = random.Random(1)
        self.met: set[str] = set()  # phases and kinds of questions
        self.lost: list[str] = []  # the latest advice, while no press leads to it

    def play(self, most: int) -> None:
        """To the end of the game, or so many choices."""
        page = self.one.page
        self.one.my_turn()
        while most > 0:
            page.wait_for_function(MINE, timeout=1000 * PATIENCE)
            if self.one.over():
                return
            if (key := self.advice()) is None:
                page.wait_for_timeout(100)
                continue
            most -= 1
            seq = self.one.seq()
            state = self.one.told()
            self.met |= {str(state["view"].get("headline", "")), key.partition(":")[0]}
            self.follow(key)
            try:
                page.wait_for_function(CHANGED, arg=seq, timeout=10_000)
                self.lost.clear()
            except PlaywrightTimeout:
                self.lost.append(key)
                page.keyboard.press("Escape")
                assert len(self.lost) < 4, f"no press leads to {self.lost}"
            if page.locator("[data-caution]").count():
                page.wait_for_timeout(450)  # a second press, not a double click
                self.press("[data-caution] .plate.lit")

    def advice(self) -> str | None:
        """The key of what the table would choose; none if it moved on meanwhile."""
        self.asked += 1
        id_, since = f"advice-{self.asked}", len(self.one.frames)
        seat = int(self.one.stage.get_attribute("data-eyes") or 0)
        self.one.page.evaluate(SEND, {"type": "hint", "seat": seat, "id": id_})
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for frame in self.one.frames[since:]:
                row = json.loads(frame)
                if row.get("id") == id_:
                    return str(row["key"]) if row["type"] == "hint" else None
            self.one.page.wait_for_timeout(30)
        raise AssertionError("no hint came")

    def follow(self, key: str) -> None:
        verb, *parts = key.split(":")
        if verb in HOURS and len(parts) > 1:
            self.lay(key, verb, parts)
            return
        if self.press(f'[data-stage] [data-key="{key}"]:not(.off)'):
            return
        offer = next(o for o in self.one.told()["menu"] if o["key"] == key)
        for ref in offer["refs"]:
            if self.press(f'[data-stage] [data-ref="{ref}"]'):
                self.one.page.wait_for_timeout(60)
                if self.press(f'[data-stage] [data-key="{key}"]:not(.off)'):
                    return

    def lay(self, key: str, verb: str, parts: list[str]) -> None:
        """Something into an hour of a clock: the hour is taken in hand, then a token or a sign."""
        hour = f'[data-stage] [data-ref="{parts[0]}/clock/{parts[1]}"]'
        if self.one.page.locator(f"{hour}[aria-pressed=true]").count() == 0:
            self.press(hour)
            self.one.page.wait_for_timeout(60)
        if verb == "take-back" or parts[2] == "number":
            self.press(f'[data-stage] [data-key="{key}"]') or self.press(hour)
        elif parts[2].isdigit():
            self.press(f'[data-ref="{parts[0]}/token/{parts[2]}"]')
        else:
            self.press(f'[data-sign="{parts[2]}"]')

    def press(self, css: str) -> bool:
        page = self.one.page
        if self.hand == "keys":
            return self.walk_to(css)
        at = page.evaluate(POINT, css)
        if at is None:
            return False
        if self.hand == "touch":
            page.touchscreen.tap(at["x"], at["y"])
        else:
            page.mouse.click(at["x"], at["y"])
        return True

    def walk_to(self, css: str) -> bool:
        """With Tab (or F6) to its region, with the arrows towards it, and Enter."""
        page = self.one.page
        if (there := page.evaluate(THERE, css)) is None:
            return False
        for step in range(40):
            if page.evaluate(REGION) == there:
                break
            page.keyboard.press("Tab" if step < 8 else "F6")
        for _ in range(250):
            if page.evaluate(HELD, css):
                page.keyboard.press("Enter")
                return True
            across, down = page.evaluate(AWAY, css)
            sideways = abs(across) >= abs(down)
            if self.dice.random() < 0.4:  # not everything is reached the straight way
                sideways = not sideways
            if self.dice.random() < 0.2:
                across, down = -across, -down
            way = ("ArrowRight", "ArrowLeft") if sideways else ("ArrowDown", "ArrowUp")
            page.keyboard.press(way[(across if sideways else down) < 0])
        return False
