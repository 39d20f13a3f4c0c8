"""Issuing a certificate: games are played at real tables, positions of them are held beside redealt
worlds, and what differs is made as short as it can be."""

from __future__ import annotations

import asyncio
import platform
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from gaslamp import __version__, engine, games
from gaslamp.games.game import CLOCK
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.server.certificate.compared import Comparison, Difference, Tally
from gaslamp.server.certificate.rehearsal import Rehearsal, rehearsed
from gaslamp.table import life
from gaslamp.table.advice import think
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.position import Tongues
from gaslamp.table.seats import HUMAN
from gaslamp.table.shorter import Choices, shortened
from gaslamp.table.variants import few_variants

PLAYING, DEALING, SHOWING = 8, 9, 10  # streams of a game's seed
STRIDE = 5  # one of so many choices is looked at
MOST, FEWEST = 60, 16  # positions of one game
SKIPPED = 45  # some games are looked at from later on
CLOSELY = 100  # one of so many positions is looked at closely
THOUGHTFUL = 8  # in one of so many games bots think
QUICK, GREEDY = "random", "greedy"
LONGEST = 3000
ROUND = 4  # games for each job at a time
TRIES, WORLDS = 150, 4  # to make a difference shorter: lists of choices, and worlds for each
KEPT = 3  # differences that are told


@dataclass(frozen=True)
class Setup:
    """A game to play, by its number; in words only, for other processes."""

    game: str
    number: int
    seed: int
    most: int

    def begun(self) -> Match:
        """People's and bots' seats change from game to game, and so do the options."""
        game = games.find(self.game)
        ways = few_variants(game)
        way = ways[self.number % len(ways)]
        bot = GREEDY if self.number % THOUGHTFUL == THOUGHTFUL - 1 else QUICK
        people = self.number % way.seats
        seats = [
            HUMAN if seat == people or (self.number >> (seat + 1)) & 1 == 0 else bot
            for seat in range(way.seats)
        ]
        options = {**dict(way.options), **game.lab_options}
        if CLOCK.key in options:
            options[CLOCK.key] = CLOCK.values[-1]  # nobody waits
        return life.begin(self.game, seats, options, self.seed + self.number)

    def rng(self, stream: int) -> Rng:
        return seeded(self.seed + self.number, stream)


class Shown(Struct):
    """A difference, with the fewest choices that show it."""

    part: str
    eyes: int
    real: str
    other: str
    seats: list[str]
    options: dict[str, str]
    seed: str
    after: int  # choices it was found after
    choices: list[str]


class Looked(Struct):
    """What came of one game."""

    positions: int
    counts: dict[str, int]
    digest: str
    found: list[Shown]


class Certificate(Struct):
    gaslamp: str
    python: str
    engine: str
    game: str
    rules: int
    content: str
    seed: str
    games: int
    positions: int
    compared: dict[str, int]
    digest: str
    differences: list[Shown]


class Player:
    """Plays a game at a rehearsed table and looks at some of its positions."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.match = setup.begun()
        self.tally = Tally()
        self.playing, self.dealing = setup.rng(PLAYING), setup.rng(DEALING)
        self.positions = 0
        self.owed = 0  # hints

    async def run(self) -> Looked:
        table = rehearsed(self.match)
        tongues = other_tongues(table)
        match, found = self.match, []
        first = self.setup.number % 4 * SKIPPED + self.setup.number % STRIDE
        count = 0
        while match.g.outcome is None and count < LONGEST and self.positions < self.setup.most:
            seat, key = self.choice()
            if count >= first and (count - first) % STRIDE == 0:
                self.positions += 1
                await self.look(Comparison(table, self.dealing, self.tally, tongues), seat, key)
            else:
                pass_over(table, seat, key)
            count += 1
            if self.tally.found:
                found = await self.shorten(match.journal.choices)
                break
        if match.g.outcome is not None and not found:
            self.positions += 1
            ended = Comparison(table, self.dealing, self.tally, tongues)
            for eyes in (*range(len(table.seats)), SPECTATOR):
                ended.come_in(eyes)
            ended.stranger()
            found = await self.shorten(match.journal.choices) if self.tally.found else []
        table.stop()
        counts = dict(self.tally.counts)
        return Looked(self.positions, counts, self.tally.heard.hexdigest(), found)

    def choice(self) -> tuple[int, str]:
        """Somebody who is asked chooses by lot; a bot that thinks, as it thinks."""
        match, rng = self.match, self.playing
        asked = match.awaited() or match.asked()
        seat = asked[int(rng.below(len(asked)))]
        if match.journal.seats[seat] == GREEDY:
            return seat, think(match, seat)
        keys = list(match.position.keys(seat))
        return seat, keys[int(rng.below(len(keys)))]

    async def look(self, here: Comparison, seat: int, key: str) -> None:
        """Through the eyes of whoever chooses, of one of the others, of a spectator and of a
        stranger."""
        other = (seat + 1 + self.positions % max(1, here.seats - 1)) % here.seats
        eyes = list(dict.fromkeys((seat, other, SPECTATOR)))
        doubles = [here.come_in(each) for each in eyes]
        for double in doubles:
            here.help(double)
        here.stranger()
        if (self.positions + self.setup.number * 37) % CLOSELY == 0:
            for each in eyes:
                here.look_back(each)
            self.owed += 1
        if self.owed and await here.advise(seat):
            self.owed -= 1
        await here.choose(doubles, seat, key)

    async def shorten(self, choices: Choices) -> list[Shown]:
        """The first differences, each with the fewest choices that show it."""
        told = list({one.part: one for one in self.tally.found}.values())[:KEPT]
        return [await asyncio.to_thread(self.shown, one, list(choices)) for one in told]

    def shown(self, one: Difference, choices: Choices) -> Shown:
        def shows(some: Choices) -> bool:
            return any(asyncio.run(shows_it(self.setup, some, one, n)) for n in range(WORLDS))

        fewer = shortened(choices, shows, TRIES)
        journal = self.match.journal
        return Shown(
            one.part, one.eyes, one.real, one.other, list(journal.seats), journal.options,
            str(journal.seed), len(choices), [f"{seat} {key}" for seat, key in fewer],
        )  # fmt: skip


def other_tongues(table: Rehearsal) -> Tongues:
    """Other worlds have words of their own: what was once put into words is kept there."""
    match = table.match
    names = [row.name for row in table.seats]
    return Tongues(match.game, match.content, match.journal.seats, names)


def pass_over(table: Rehearsal, seat: int, key: str) -> None:
    for _ in table.match.play(seat, key):
        table.seq += 1


async def shows_it(setup: Setup, choices: Choices, wanted: Difference, world: int) -> bool:
    """Whether these choices, those left out that cannot be made, end in the same difference."""
    match = setup.begun()
    table = rehearsed(match)
    try:
        kind = wanted.part.partition(":")[0]
        last = len(choices) - 1 if kind in ("choice", "menu") else len(choices)
        for seat, key in choices[:last]:
            if key in match.position.keys(seat):
                pass_over(table, seat, key)
        tally = Tally()
        here = Comparison(table, seeded(world, SHOWING), tally, other_tongues(table))
        if kind == "list":
            here.stranger()
        elif kind in ("choice", "menu"):
            seat, key = choices[last] if last >= 0 else (0, "")
            if key in match.position.keys(seat):
                await here.choose([here.come_in(wanted.eyes)], seat, key)
        elif kind in ("state", "help"):
            here.help(here.come_in(wanted.eyes))
        elif kind in ("replay", "report"):
            here.look_back(wanted.eyes)
        elif wanted.eyes == SPECTATOR:
            here.look_back(SPECTATOR)
        elif wanted.eyes in match.awaited():
            await here.advise(wanted.eyes)
        return any((one.part, one.eyes) == (wanted.part, wanted.eyes) for one in tally.found)
    finally:
        table.stop()


def looked_at(setup: Setup) -> Looked:
    """Runs in a process of its own, or here."""
    return asyncio.run(Player(setup).run())


def certified(
    game_id: str, positions: int, seed: int, jobs: int, done: Callable[[int], None]
) -> Certificate:
    """Look at so many positions, or at a few more, until something differs."""
    game = games.find(game_id)
    counts: Counter[str] = Counter()
    digest = sha256()
    found: list[Shown] = []
    played = seen = 0
    most = max(FEWEST, min(MOST, positions // 12))
    for looked in each_looked_at(game_id, seed, jobs, most):
        played, seen = played + 1, seen + looked.positions
        counts.update(looked.counts)
        digest.update(looked.digest.encode())
        found += looked.found
        done(looked.positions)
        if seen >= positions or found:
            break
    return Certificate(
        __version__, platform.python_version(), engine.state(), game.id, game.rules_version,
        game.printed.digest, str(seed), played, seen, dict(sorted(counts.items())),
        digest.hexdigest(), found,
    )  # fmt: skip


def each_looked_at(game_id: str, seed: int, jobs: int, most: int) -> Iterator[Looked]:
    """One game after another, in order, whoever plays them."""
    number = 0
    if jobs == 1:
        while True:
            yield looked_at(Setup(game_id, number, seed, most))
            number += 1
    pool: Any
    with get_context().Pool(jobs) as pool:
        while True:
            setups = [Setup(game_id, number + n, seed, most) for n in range(ROUND * jobs)]
            yield from pool.imap(looked_at, setups)
            number += len(setups)
