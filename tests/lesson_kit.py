"""Somebody who takes a lesson in the browser with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser_kit import WAIT, Seat
from gaslamp.learn.lesson import fits

MOST = 80
TABS = 600  # more than there are ways to go on any page of a lesson
BEAT = 50  # milliseconds, after which one looks again
PATIENCE = 4_000  # milliseconds, in which an address is let lay another table
SLIP = "[data-lesson]"
NEXT = f"{SLIP} [data-next]"
LIST = ".sheet[role=dialog]"
# How much of the board the slip covers, whether it lies over anything that is lit, and whether the
# first of that is scrolled away.
LIES = """(lit) => {
  const box = (el) => el.getBoundingClientRect();
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const sight = (el) => {  // what can be seen of it in the windows it lies in
    let { left, right, top, bottom } = box(el);
    for (let pane = el.parentElement; pane; pane = pane.parentElement) {
      if (getComputedStyle(pane).overflow === 'visible') continue;
      const room = box(pane);
      left = Math.max(left, room.left), right = Math.min(right, room.right);
      top = Math.max(top, room.top), bottom = Math.min(bottom, room.bottom);
    }
    return { left, right, top, bottom };
  };
  const slip = box(document.querySelector('[data-lesson]'));
  const stage = box(document.querySelector('[data-stage]'));
  const over = [];
  const named = (ref) => document.querySelectorAll(`[data-stage] [data-ref="${CSS.escape(ref)}"]`);
  for (const ref of lit)
    for (const el of named(ref)) if (shared(slip, sight(el)) > 4) over.push(ref);
  for (const el of document.querySelectorAll('[data-prompt] button'))
    if (shared(slip, box(el)) > 4) over.push('prompt');
  const inside = slip.left >= -1 && slip.right <= innerWidth + 1 && slip.bottom <= innerHeight + 1;
  const gone = (el) => {
    const at = box(el), x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2;
    const seen = sight(el);
    return x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
  };
  const first = lit.length ? [...named(lit[0])].filter((el) => el.getClientRects().length) : [];
  const unseen = first.length > 0 && gone(first[0]);
  return { share: shared(slip, stage) / (stage.width * stage.height), over, inside, unseen };
}"""


def at_lesson(one: Seat) -> None:
    """Until the lesson has begun: its table is laid in a worker, which may have to start first; who
    has laid a lot of tables in this minute is asked to wait, and comes again."""
    slip, asked = one.page.locator(SLIP), one.page.get_by_text("a lot of new tables")
    for _ in range(MOST):
        slip.or_(asked).first.wait_for(timeout=3 * WAIT)
        if slip.count():
            return
        one.page.wait_for_timeout(PATIENCE)
        one.page.reload()
    raise AssertionError("no table for a lesson")


def teacher(one: Seat) -> Any:
    return one.told()["teacher"]


def settled(one: Seat) -> Any:
    """What the teacher says, once the page shows it; meanwhile it may go on by itself."""
    for _ in range(WAIT // BEAT):
        now = teacher(one)
        at = one.page.evaluate("() => ({ ...document.querySelector('[data-lesson]')?.dataset })")
        shown = at.get("lesson"), at.get("step"), at.get("waits")
        if shown == (now["lesson"], str(now["step"]), now["waits"]):
            return now
        one.page.wait_for_timeout(BEAT)
    raise AssertionError(f"the page shows {shown}, the teacher says {now}")


def lies_well(one: Seat) -> str:
    """What is wrong with where the slip lies now; nothing if nothing is."""
    now = settled(one)
    for pause in (300, 1_200):  # the slip looks again from time to time, and shows what is lit
        one.page.wait_for_timeout(pause)
        found = one.page.evaluate(LIES, now["lit"])
        if not found["unseen"]:
            break
    if found["share"] > 0.4 or found["over"] or not found["inside"] or found["unseen"]:
        return f"{now['lesson']} {now['step']}: {found}"
    return ""


def go_to(one: Seat, wanted: str) -> None:
    """From where the focus is to an element, with Tab alone."""
    for _ in range(TABS):
        if one.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


def press(one: Seat, key: str) -> None:
    """Choose an option from the list of all, open or closed, with keys alone."""
    page = one.page
    page.locator("[data-prompt]").first.wait_for()
    page.keyboard.press("o")
    page.locator(f"{LIST} [data-key='{key}']").first.wait_for()
    go_to(one, f"{LIST} [data-key='{key}']")
    page.keyboard.press("Enter")


def try_it(one: Seat, pattern: str) -> bool:
    """Choose the first way of this pattern, open or closed; whether there is one."""
    page, before = one.page, teacher(one)
    page.keyboard.press("o")
    page.locator(f"{LIST} [data-key]").first.wait_for()
    page.wait_for_timeout(300)  # what is closed comes when it is asked for
    listed = page.locator(f"{LIST} [data-key]").evaluate_all("all => all.map((e) => e.dataset.key)")
    key = next((one for one in listed if fits(one, [pattern])), "")
    if not key:
        page.keyboard.press("Escape")
        page.locator(LIST).wait_for(state="detached")
        return False
    go_to(one, f"{LIST} [data-key='{key}']")
    page.keyboard.press("Enter")
    for _ in range(WAIT // 50):
        if teacher(one) != before:
            return True
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing is said to {key}")


def do_the_right_thing(one: Seat) -> None:
    now = settled(one)
    before = len(one.frames)
    menu = [offer["key"] for offer in one.told()["menu"]]
    wanted = [key for key in menu if key in now["keys"]] or now["keys"]
    if now["waits"]:
        go_to(one, NEXT)
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
