"""How long a choice takes from the press until the new position stands in the page.

python bench/press.py [GAME] [--choices N] sits two people (two browser windows) and two bots at a
table and prints milliseconds in the page of whoever pressed: the median, the 95th of a hundred and
the longest. Motion is still, since what is shown on purpose is no delay. Beside it: how often
something that may be pressed moved of itself (layout shifts in the prompt or at a lit piece).
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


from browser_kit import Seat, house, open_seat
from gaslamp import games

SEATS = ["human", "human", "greedy", "greedy"]
# The moment of the press, the moment the position has changed, and whatever moved meanwhile.
WATCH = """() => {
  const PRESSED = '[data-prompt] button, [data-lit]';
  window.presses = [];
  window.shifts = [];
  let pressed = 0;
  const stage = () => document.querySelector('[data-stage]');
  addEventListener('pointerdown', () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    if (pressed) presses.push(performance.now() - pressed);
    pressed = 0;
  }).observe(stage(), { attributes: true, attributeFilter: ['data-seq'] });
  new PerformanceObserver((list) => {
    for (const { sources, hadRecentInput } of list.getEntries())
      for (const { node } of sources)
        if (!hadRecentInput && (node?.closest ? node : node?.parentElement)?.closest(PRESSED))
          shifts.push(node.textContent);
  }).observe({ type: 'layout-shift', buffered: false });
}"""


def sit(people: list[Seat], choices: int) -> None:
    """Both choose by the mouse whenever they are asked."""
    made = 0
    while made < choices and not people[0].over():
        for one in people:
            if one.stage.get_attribute("data-mine") == "true" and one.click_on():
                made += 1
        people[0].page.wait_for_timeout(40)


def main() -> None:
    words = argparse.ArgumentParser(description="From the press to the new position.")
    words.add_argument("game", nargs="?", default="great-old-ones", choices=games.ids())
    words.add_argument("--choices", type=int, default=200)
    asked = words.parse_args()
    with house() as (chrome, server):
        made = server.post("/api/tables", {"game": asked.game, "seats": SEATS, "seed": 5})
        people = [open_seat(chrome, server, row["link"]) for row in made["seats"][:2]]
        for one in people:
            one.page.wait_for_selector("[data-stage] [data-prompt]")
            one.page.evaluate(WATCH)
        sit(people, asked.choices)
        taken = sorted(ms for one in people for ms in one.page.evaluate("() => presses"))
        shifts = [text for one in people for text in one.page.evaluate("() => shifts")]
    if len(taken) < 2:
        sys.exit("Nobody came to choose often enough.")
    p95 = statistics.quantiles(taken, n=20)[-1]
    print(f"{asked.game}: {len(taken)} choices, median {statistics.median(taken):.0f} ms", end="")
    print(f", p95 {p95:.0f} ms, longest {taken[-1]:.0f} ms; moved of itself: {len(shifts)}")


if __name__ == "__main__":
    main()
