"""Prints the journals of random games, one digest a line. Run by test_compiled.py."""

import sys

from gaslamp import games
from gaslamp.bots.bot import asked, one_of
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import digest
from gaslamp.kernel.state import choose, fill
from gaslamp.lab.conformance import variants

LIMIT = 20_000


def story(game_id: str, seed: int) -> str:
    """A random game told by its keys and its last state."""
    game = games.find(game_id)
    ways = variants(game)
    way = ways[seed % len(ways)]
    g = game.new(game.content(), way.seats, dict(way.options), seed)
    g.logging = False
    rng = seeded(seed, 3)
    keys: list[str] = []
    while g.outcome is None and len(keys) < LIMIT:
        menu = Menu(one_of(asked(g).seats(g), rng))
        fill(g, menu)
        code = int(menu.at(rng.below(menu.size())))
        keys.append(game.key(g, int(menu.seat), code))
        choose(g, int(menu.seat), code)
    return f"{game_id} {seed} {len(keys)} {hash_of(keys)} {digest(g)}"


def hash_of(keys: list[str]) -> str:
    from hashlib import sha256

    return sha256("\n".join(keys).encode()).hexdigest()


if __name__ == "__main__":
    for name in games.ids():
        for number in range(int(sys.argv[1])):
            print(story(name, number))
