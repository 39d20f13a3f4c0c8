"""How many presses of the mouse a deed takes on a game's board.

python bench/clicks.py GAME [--deeds N] sits one person with bots at a table and makes the deed
named below again and again as a person would: by pressing its pieces on the board, and a plate
where the pieces leave a question. It prints the median, and how often each number was needed.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


from browser_kit import Seat, house, open_seat

# The choices of a deed, by the first words of their keys; an attack is a target, pressed twice.
DEEDS = {"great-old-ones": ("play", "place"), "blackbriar": ("shot",)}
TABLES: dict[str, dict[str, Any]] = {
    "great-old-ones": {
        "seats": ["human", "random"],
        "options": {"colours": "by-seat", "first-player": "seat-1"},
    },
    "blackbriar": {"seats": ["human"], "options": {"townsfolk": "2", "cast": "lot"}},
}
LONGEST = 60  # questions of a game
SEEDS = 6
PATIENCE = 20
SETTLING = 800
LOST = 9  # presses without an attack
SEND = """(row) => window.sockets[0].send(
  JSON.stringify({ type: 'choose', seat: 0, id: `bench-${row.seq}`, ...row }))"""
# A spot of the piece on which nothing else lies.
SPOT = """(ref) => {
  for (const el of document.querySelectorAll(`[data-stage] .piece[data-ref="${ref}"]`)) {
    const r = el.getBoundingClientRect();
    for (let y = 0.5; y < 8; y++)
      for (let x = 0.5; x < 8; x++) {
        const at = { x: r.left + (r.width * x) / 8, y: r.top + (r.height * y) / 8 };
        const top = document.elementFromPoint(at.x, at.y);
        if (top && el.contains(top)) return at;
      }
  }
  return null;
}"""


class Hand:
    """A person who makes one deed after the other, and counts."""

    def __init__(self, one: Seat, deed: tuple[str, ...], dice: random.Random) -> None:
        self.one = one
        self.deed = deed
        self.dice = dice
        self.presses = 0

    def press(self, ref: str) -> None:
        at = self.one.page.evaluate(SPOT, ref)
        if at is not None:
            self.one.page.mouse.click(at["x"], at["y"])
            self.presses += 1

    def moved(self, seq: int) -> bool:
        """Whether the press was a choice, once it is made."""
        for _ in range(PATIENCE):
            if self.one.seq() != seq:
                return True
            self.one.page.wait_for_timeout(50)
        return False

    def choose(self, offer: dict[str, Any]) -> bool:
        """By its pieces; by its plate, if they are not enough; again, if it is doubted."""
        seq = self.one.seq()
        for ref in offer["refs"]:
            self.press(ref)
            if self.moved(seq):
                return True
        plate = self.one.page.locator(f'[data-prompt] [data-key="{offer["key"]}"]')
        for _ in range(2):
            if plate.count():
                plate.first.click()
                self.presses += 1
            else:
                self.press(offer["refs"][-1])
            if self.moved(seq):
                return True
        return False

    def shoot(self) -> bool:
        """Whom, and again: the best attack there is."""
        ways = self.one.told()["view"]["data"].get("ways") or []
        if not ways:
            return False
        seq = self.one.seq()
        while self.presses < LOST:
            self.press(ways[0]["target"])
            if self.moved(seq):
                self.one.page.wait_for_timeout(SETTLING)  # all choices of the attack
                return True
        return False

    def step(self) -> None:
        """Get on without counting: a person who thinks of something else."""
        seq, menu = self.one.seq(), self.one.told()["menu"]
        self.one.page.evaluate(SEND, {"key": self.dice.choice(menu)["key"], "seq": seq})
        self.moved(seq)

    def made(self) -> bool:
        """The deed, if it can be made now."""
        self.presses = 0
        if self.deed == ("shot",):
            return self.shoot()
        for verb in self.deed:
            self.one.wait_for_something_to_click()
            menu = self.one.told()["menu"]
            # Where the rules ask for more (who is lifted, with nobody in the supply), it is
            # another deed.
            fitting = [o for o in menu if o["key"].startswith(f"{verb}:") and len(o["refs"]) == 1]
            if not fitting or not self.choose(self.dice.choice(fitting)):
                return False
        return True


def counted(one: Seat, game: str, deeds: int) -> list[int]:
    hand = Hand(one, DEEDS[game], random.Random(7))
    taken: list[int] = []
    for _ in range(LONGEST):
        one.wait_for_something_to_click()
        if one.over() or len(taken) == deeds:
            break
        if hand.made():
            taken.append(hand.presses)
        one.wait_for_something_to_click()
        if not one.over():
            hand.step()
    return taken


def main() -> None:
    words = argparse.ArgumentParser(description="The presses of a deed.")
    words.add_argument("game", choices=sorted(DEEDS))
    words.add_argument("--deeds", type=int, default=20)
    asked = words.parse_args()
    with house() as (chrome, server):
        taken: list[int] = []
        for seed in range(SEEDS):
            wish = {"game": asked.game, "seed": seed, **TABLES[asked.game]}
            made = server.post("/api/tables", wish)
            one = open_seat(chrome, server, made["seats"][0]["link"])
            one.my_turn()
            taken += counted(one, asked.game, asked.deeds - len(taken))
            one.page.context.close()
    if not taken:
        sys.exit("The deed could never be made.")
    often = ", ".join(f"{times} × {presses}" for presses, times in sorted(Counter(taken).items()))
    print(
        f"{asked.game}: {len(taken)} deeds, median {statistics.median(taken):g} presses ({often})"
    )


if __name__ == "__main__":
    main()
