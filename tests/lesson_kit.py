"""Somebody who takes a lesson in the browser with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser_kit import WAIT, Seat

MOST = 80
SLIP = "[data-lesson]"
NEXT = f"{SLIP} [data-next]"
# How much of the board the slip covers, and whether it lies over anything that is lit.
LIES = """(lit) => {
  const box = (el) => el.getBoundingClientRect();
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const slip = box(document.querySelector('[data-lesson]'));
  const stage = box(document.querySelector('[data-stage]'));
  const over = [];
  const named = (ref) => document.querySelectorAll(`[data-stage] [data-ref="${CSS.escape(ref)}"]`);
  for (const ref of lit) for (const el of named(ref)) if (shared(slip, box(el)) > 4) over.push(ref);
  for (const el of document.querySelectorAll('[data-prompt] button'))
    if (shared(slip, box(el)) > 4) over.push('prompt');
  const inside = slip.left >= -1 && slip.right <= innerWidth + 1 && slip.bottom <= innerHeight + 1;
  return { share: shared(slip, stage) / (stage.width * stage.height), over, inside };
}"""


def at_lesson(one: Seat) -> None:
    """Until the lesson has begun: its table is laid in a worker, which may have to start first."""
    one.page.locator(SLIP).wait_for(timeout=3 * WAIT)


def teacher(one: Seat) -> Any:
    return one.told()["teacher"]


def settled(one: Seat) -> Any:
    """What the teacher says, once the page shows it."""
    now = teacher(one)
    one.page.wait_for_function(
        """([lesson, step, waits]) => { const at = document.querySelector('[data-lesson]')?.dataset;
        return at && at.lesson === lesson && at.step === String(step) && at.waits === waits }""",
        arg=[now["lesson"], now["step"], now["waits"]], timeout=WAIT,
    )  # fmt: skip
    return now


def lies_well(one: Seat) -> str:
    """What is wrong with where the slip lies now; nothing if nothing is."""
    now = settled(one)
    one.page.wait_for_timeout(300)  # the slip looks again from time to time
    found = one.page.evaluate(LIES, now["lit"])
    if found["share"] > 0.4 or found["over"] or not found["inside"]:
        return f"{now['lesson']} {now['step']}: {found}"
    return ""


def press(one: Seat, key: str) -> None:
    """Choose an option from the list of all, open or closed."""
    page = one.page
    page.locator("[data-prompt]").first.wait_for()
    page.keyboard.press("o")
    row = page.locator(f".sheet [data-key='{key}']").first
    row.focus()
    page.keyboard.press("Enter")


def do_the_right_thing(one: Seat) -> None:
    now = settled(one)
    before = len(one.frames)
    menu = [offer["key"] for offer in one.told()["menu"]]
    wanted = [key for key in menu if key in now["keys"]] or now["keys"]
    if now["waits"]:
        one.page.locator(NEXT).focus()
        one.page.keyboard.press("Enter")
    else:
        press(one, wanted[0])
    caution = one.page.locator("[data-caution] .plate.lit")
    for _ in range(WAIT // 50):
        if len(one.frames) > before and teacher(one) != now:
            return
        if caution.count():  # a second press means it, if it is no double one
            one.page.wait_for_timeout(400)
            caution.press("Enter")
        one.page.wait_for_timeout(50)
    raise AssertionError(f"nothing came of {wanted[:1]} at {now['lesson']} {now['step']}")


def learn_it(
    one: Seat, look: bool = True, at_each: Callable[[str], None] = lambda step: None
) -> list[str]:
    """Take the lesson to its end; what was wrong with where its slip lay."""
    at_lesson(one)
    wrong = []
    for _ in range(MOST):
        if look and (found := lies_well(one)):
            wrong.append(found)
        now = settled(one)
        at_each(f"{now['lesson']} {now['step']}")
        if teacher(one)["waits"] == "done":
            return wrong
        do_the_right_thing(one)
    raise AssertionError("a lesson without an end")
