"""Writes real positions as JSON for the client's fixture page.

Run from the repository's root: python web/scripts/fixtures.py [GAME …]. A game that is not named
below gets one position out of the middle of a game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from gaslamp import games
from gaslamp.table import life
from gaslamp.table.match import Match

FOLDER = Path(__file__).parents[1] / "fixtures"
MIDDLE = 120
Wanted = Callable[[Match, int], bool]


def snapshot(match: Match, seat: int) -> dict[str, Any]:
    """What the browser would get for this seat."""
    return {
        "game": {"id": match.game.id, "title": match.game.title},
        "seat": seat,
        "asked": match.asked(),
        "prompt": match.prompt(),
        "view": match.view(seat),
        "offers": match.menu(seat),
        "refusals": msgspec.to_builtins(match.reasons(seat)),
        "catalogue": match.game.catalogue(match.content),
        "log": [
            {"choice": e.choice, "text": e.text, "elements": e.elements, "key": e.key}
            for e in match.visible_log(seat)[-40:]
        ],
        "names": ["Margaret", "Bram", "Ada", "Florence", "Count"][: len(match.journal.seats)],
    }


def write(name: str, match: Match, seat: int) -> None:
    data = msgspec.json.encode(snapshot(match, seat))
    (FOLDER / f"{name}.json").write_bytes(data)
    print(name, len(data) // 1024, "kB, after", len(match.journal.choices), "choices")


# A player good enough to reach interesting positions: plays all it has, buys what it can.
FIRST = (
    "move",
    "search",
    "cleanse",
    "play",
    "haunt",
    "join-left",
    "join-right",
    "horde",
    "relic",
    "overlord",
    "pay",
)
LAST = ("pass", "decline", "convert", "lose-health")


def eagerness(key: str, dice: random.Random) -> float:
    word = key.split(":")[0]
    weight = 2.0 if word in FIRST else 0.0 if word in LAST else 1.0
    return weight + dice.random() * 0.9


def step(match: Match, dice: random.Random) -> None:
    seat = dice.choice(match.asked())
    offers = match.menu(seat)
    match.choose(seat, max(offers, key=lambda o: eagerness(o.key, dice)).key)


def hunt(game: str, seats: int, options: dict[str, str], wanted: dict[str, Wanted],
         games: int, start: int = 1) -> None:  # fmt: skip
    """Play games until each wanted position has been met, and write them."""
    left = dict(wanted)
    for seed in range(start, start + games):
        match = life.begin(game, ["human"] * seats, options, seed)
        dice = random.Random(seed)
        while match.asked() and left and len(match.journal.choices) < 1500:
            for name in list(left):
                for seat in match.asked():
                    if name in left and left[name](match, seat):
                        write(name, match, seat)
                        del left[name]
            step(match, dice)
        if not left:
            return
    print("not met:", ", ".join(left))


# Terrors of London


def data(match: Match) -> dict[str, Any]:
    return match.view(-1).data


def asks(word: str) -> Wanted:
    return lambda m, s: any(o.key.split(":")[0] == word for o in m.menu(s))


def zone(match: Match, seat: int, name: str) -> Any:
    return next((z for z in match.view(seat).zones if z.id == name), None)


def marked(match: Match, seat: int, name: str, mark: str) -> int:
    found = zone(match, seat, name)
    return sum(mark in p.marks for p in found.pieces) if found else 0


def mid(match: Match, seat: int) -> bool:
    d = data(match)
    relics = [len(zone(match, s, f"seat-{s}/relics").pieces) for s in (0, 1)]
    other = 1 - seat
    return (
        d["turn"] > 10 and d["active"] == seat and any(len(h) >= 2 for h in d["hordes"])
        and any(relics) and len(zone(match, seat, f"seat-{other}/play").pieces) >= 1
        and len(zone(match, seat, f"seat-{seat}/hand").pieces) >= 2 and asks("play")(match, seat)
    )  # fmt: skip


def crowded(match: Match, seat: int) -> bool:
    return (
        len(zone(match, seat, f"seat-{seat}/play").pieces) >= 7
        and len(zone(match, seat, f"seat-{seat}/hand").pieces) >= 1
        and len(data(match)["hordes"]) >= 1
    )


def big_hand(match: Match, seat: int) -> bool:
    return len(zone(match, seat, f"seat-{seat}/hand").pieces) >= 7 and data(match)["turn"] > 6


TERRORS: dict[str, Wanted] = {
    "terrors-overlord": asks("overlord-is"),
    "terrors-influence": asks("influence"),
    "terrors-early": lambda m, s: data(m)["turn"] == 3 and bool(asks("play")(m, s)),
    "terrors-mid": mid,
    "terrors-crowded": crowded,
    "terrors-bighand": big_hand,
    "terrors-look": asks("look-keep"),
    "terrors-curse": asks("lose-health"),
    "terrors-rage": asks("rage"),
    "terrors-destroy": lambda m, s: asks("destroy")(m, s) and data(m)["turn"] > 8,
    "terrors-command": asks("command"),
    "terrors-ability": asks("horde-ability"),
    "terrors-claim": asks("claim"),
}

# Plague of Dracula


def segment(name: str, turn: int = 1) -> Wanted:
    return lambda m, s: data(m)["segment"] == name and data(m)["turn"] >= turn


def both(*tests: Wanted) -> Wanted:
    return lambda m, s: all(test(m, s) for test in tests)


def fighting(match: Match, seat: int) -> bool:
    combat = data(match)["combat"]
    return combat is not None and bool(combat["target"]) and not combat["last_battle"]


def last_battle(match: Match, seat: int) -> bool:
    combat = data(match)["combat"]
    return combat is not None and bool(combat["last_battle"])


def tainted(number: int) -> Wanted:
    return lambda m, s: (
        sum(p["mark"] in ("plague", "coffin") for p in data(m)["locations"]) >= number
    )


PLAGUE: dict[str, Wanted] = {
    "plague-early": both(segment("action"), asks("move")),
    "plague-take": asks("take"),
    "plague-mid": both(segment("action", 9), asks("move"), tainted(9)),
    "plague-fight": both(fighting, asks("use")),
    "plague-late": both(segment("action", 15), asks("move")),
    "plague-flee": asks("flee"),
    "plague-items": both(segment("action", 6), asks("give")),
    "plague-search": both(segment("action", 7), asks("search")),
    "plague-trance": asks("next-card"),
    "plague-battle": last_battle,
}
VERSUS: dict[str, Wanted] = {
    "plague-spread": both(asks("spread"), tainted(5)),
    "plague-attacker": asks("attacker"),
}


def middle(game: str) -> None:
    """One position of a game that nobody has looked for others in."""
    seats = games.find(game).seat_counts[0]
    reached: Wanted = lambda m, s: len(m.journal.choices) >= MIDDLE  # noqa: E731
    hunt(game, seats, {}, {game: reached}, 5)


def plague() -> None:
    hunt("plague-of-dracula", 1, {}, PLAGUE, 30)
    hunt("plague-of-dracula", 2, {"dracula": "player"}, VERSUS, 5)


SETS: dict[str, Callable[[], None]] = {
    "terrors-of-london": lambda: hunt("terrors-of-london", 2, {}, TERRORS, 40),
    "plague-of-dracula": plague,
}


def main(names: list[str]) -> int:
    """Record the positions of the games that are named, or of all; the exit code."""
    unknown = [name for name in names if name not in games.ids()]
    if unknown:
        print(f"There is no game {unknown[0]}: {', '.join(games.ids())}.", file=sys.stderr)
        return 2
    for game in names or games.ids():
        if game in SETS:
            SETS[game]()
        else:
            middle(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
