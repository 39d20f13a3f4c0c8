"""Prints the journals of games, one digest a line, to compare compiled with interpreted play.

`journals.py RANDOM GREEDY [PART OF]`: so many random games of every variant and greedy games of
every game; with PART and OF only every OF-th of them. A fraction of a game a variant is a sample.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.arena import next_choice
from gaslamp.bots.bot import Bot
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import digest
from gaslamp.kernel.state import choose
from gaslamp.table.variants import Variant, variants

LIMIT = 20_000
Told = tuple[str, Variant, int, str]


def wanted(random: float, greedy: int) -> list[Told]:
    """The games to tell: each a game, a variant, a seed and who plays."""
    found: list[Told] = []
    for name in games.ids():
        ways = variants(games.find(name))
        count = round(random * len(ways))
        found += [(name, ways[seed % len(ways)], seed, "random") for seed in range(count)]
        found += [(name, ways[0], seed, "greedy") for seed in range(greedy)]
    return found


def told(name: str, way: Variant, seed: int, bot: str) -> str:
    """A game told by its keys and its last state."""
    game = games.find(name)
    g = game.new(game.printed, way.seats, dict(way.options), seed)
    g.logging = False
    judge = game.judge()
    bots: list[Bot] = [find(bot)] * way.seats
    rng = seeded(seed, 3)
    keys: list[str] = []
    while g.outcome is None and len(keys) < LIMIT:
        step = next_choice(g, judge, bots, rng)
        keys.append(game.key(g, int(step.seat), int(step.code)))
        choose(g, step.seat, step.code)
    summed = sha256("\n".join(keys).encode()).hexdigest()
    return f"{name} {seed} {bot} {len(keys)} {summed} {digest(g)}"


def main(random: float, greedy: int, part: int = 0, of: int = 1) -> None:
    for one in wanted(random, greedy)[part::of]:
        print(told(*one), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]), *(int(word) for word in sys.argv[2:]))
