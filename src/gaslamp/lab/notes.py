"""What a balance report wants to know of a game beyond its end: who chose what, what was met, how
many options there were, and how the chances went.

The game is the same that is played without notes; looking has a stream of chance of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from gaslamp.bots.arena import THINKING, next_choice
from gaslamp.bots.bot import Bot, asked
from gaslamp.games.game import Game
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose
from gaslamp.words.words import Words

LOOKING = 3  # the stream of a game's seed by which chances are looked at
WORLDS = 4  # over which, at the beginning of every turn
COPY = re.compile(r"(-used)?(-\d+)?$")  # what tells a copy of a thing from another in a key


class Notes(NamedTuple):
    """`chosen`: for each seat how often it chose a verb with a thing (`buy:ghoul`). `verbs`: how
    often each was chosen by anybody. `met`: the names of all that was chosen or told of.
    `options`: how many there were at all choices together, at how many choices there was more than
    one, and the most. `curve`: at the beginning of each turn how likely each seat won, in
    thousandths, from what it knew. `first`: who chose first, once all was set up. `choices`: every
    choice, its seat and its code."""

    chosen: list[dict[str, int]]
    verbs: dict[str, int]
    met: list[str]
    options: tuple[int, int, int]
    curve: list[list[int]]
    first: int
    choices: list[tuple[int, int]]


@cache
def things(content: Any) -> dict[str, str]:
    """Everything printed that has a name, by id."""
    return {id: name for id, name in content.spoken.items() if "." not in id}


def thing_of(content: Any, part: str) -> str:
    """What a part of a key is, without the number of a copy; nothing if it is not printed."""
    known = things(content)
    if part in known:
        return part
    plain = COPY.sub("", part)
    return plain if plain in known else ""


class Notebook:
    """The notes of one game, while it is played."""

    def __init__(self, game: Game[Any], content: Any, seats: int, seed: int) -> None:
        self.game, self.content, self.seats = game, content, seats
        self.chosen: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.verbs: Counter[str] = Counter()
        self.met: set[str] = set()
        self.many = self.real = self.most = 0
        self.curve: list[list[int]] = []
        self.choices: list[tuple[int, int]] = []
        self.turn = -1
        self.first = -1
        self.looking = seeded(seed, LOOKING)

    def choice(self, g: State, seat: int, code: int, options: int) -> None:
        word, *parts = self.game.key(g, seat, code).split(":")
        self.verbs[word] += 1
        self.choices.append((seat, code))
        for thing in {thing_of(self.content, part) for part in parts} - {""}:
            self.chosen[seat][f"{word}:{thing}"] += 1
            self.met.add(things(self.content)[thing])
        self.many += options
        self.real += options > 1
        self.most = max(self.most, options)

    def look(self, g: State, judge: Judge[Any], seat: int) -> None:
        """At the beginning of a turn."""
        turn = self.game.turn(g)
        if turn == self.turn or judge.eyes is None:
            return
        if self.turn >= 0 and self.first < 0:
            self.first = seat
        self.turn = turn
        chances = []
        for other in range(self.seats):
            worlds = [judge.redeal(g, other, self.looking) for _ in range(WORLDS)]
            mean = sum(judge.eyes.chance(world, other) for world in worlds) / WORLDS
            chances.append(round(1000 * mean))
        self.curve.append(chances)

    def closed(self, g: State) -> Notes:
        w = self.game.english(self.content)
        for line in g.log:
            self.met |= {named(w, arg) for arg in line.args if isinstance(arg, str)}
        self.met &= set(things(self.content).values())
        return Notes(
            [dict(seat) for seat in self.chosen], dict(self.verbs), sorted(self.met),
            (self.many, self.real, self.most), self.curve, self.first, self.choices,
        )  # fmt: skip


def named(w: Words, element: str) -> str:
    """What an element is called; nothing if it has no name of its own, such as a seat."""
    try:
        return w.name(element)
    except (KeyError, IndexError):
        return ""


def play_with_notes(
    game: Game[Any], content: Any, g: State, judge: Judge[Any], bots: list[Bot], seed: int,
    limit: int,
) -> tuple[int, Notes]:  # fmt: skip
    """The same game as `play_game` plays: how many choices it took, and what was noted."""
    rng = seeded(seed, THINKING)
    notebook = Notebook(game, content, len(bots), seed)
    count = 0
    while count < limit and g.outcome is None:
        step = next_choice(g, judge, bots, rng)
        seat, code = int(step.seat), int(step.code)
        notebook.look(g, judge, seat)
        menu = Menu(seat)
        asked(g).menu(g, menu)
        notebook.choice(g, seat, code, int(menu.size()))
        choose(g, step.seat, step.code)
        count += 1
    return count, notebook.closed(g)
