"""Everybody plans at once: in whatever order commands arrive, no plan is corrupted."""

from __future__ import annotations

import random

import pytest

from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.places import number_of
from gaslamp.games.london_dread.planning import Planning, free_tokens, in_clock
from gaslamp.games.london_dread.state import MARKERS, NUMBERS, Dread
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.snapshot import text
from gaslamp.kernel.state import pending
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.variants import Variant, variants
from kit import rule
from scenarios.london_dread.kit import content

OWN = ("place", "turn", "take-back", "swap")
ENDING = ("time-up", "ready")
WAYS = [
    Variant(way.seats, tuple(sorted({**dict(way.options), "characters": "random"}.items())))
    for way in variants(GAME)
]
WAYS = list(dict.fromkeys(WAYS))


def begun(way: Variant, seed: int) -> Match:
    options = dict(way.options)
    journal = Journal(GAME.id, 1, content().digest, seed, ["human"] * way.seats, options)
    match = Match(GAME, content(), journal, GAME.new(content(), way.seats, options, seed))
    while not isinstance(pending(match.g), Planning):
        seat = match.asked()[0]
        match.choose(seat, match.menu(seat)[0].key)
    return match


def keys(match: Match, seat: int) -> list[str]:
    codes = match.codes(seat)
    found = [match.game.key(match.g, seat, code) for code in codes]
    return [key for key in found if key.partition(":")[0] not in ENDING]


def check(g: Dread) -> None:
    """Nobody holds a token twice, no Stash token lies in two places, markers are not forged."""
    taken = 0
    for c, sleuth in enumerate(g.sleuths):
        counts = in_clock(g, c)
        for number in range(1, NUMBERS + 1):
            assert free_tokens(g, c, counts, number) >= 0
        assert all(1 <= number_of(t) <= NUMBERS for t in sleuth.clock if t)
        assert taken & int(sleuth.stash) == 0
        taken |= int(sleuth.stash)
    assert taken & int(g.stash) == 0
    assert taken | int(g.stash) == 0b1111110
    for colour, most in enumerate(MARKERS):
        assert sum(int(m) >> colour & 1 for m in g.marks) <= most


@pytest.mark.parametrize("number", range(len(WAYS)))
@rule("LD-PLAN-21", "LD-PLAN-18")
def test_commands_made_at_once_are_taken_one_by_one(number: int) -> None:
    """Each seat commands without seeing what the others do; what has become illegal is refused."""
    rng = random.Random(number)
    match = begun(WAYS[number], number)
    pieces = match.game.pieces(match.g)
    refused = 0
    for _ in range(12):
        wishes = [(s, rng.choice(keys(match, s))) for s in match.asked() for _ in range(2)]
        rng.shuffle(wishes)
        for seat, key in wishes:
            before = text(match.g)
            try:
                match.choose(seat, key)
            except Trouble:
                refused += 1
                assert text(match.g) == before
            assert isinstance(match.g, Dread)
            check(match.g)
    assert match.game.pieces(match.g) == pieces
    again = life.replayed(match.journal, content())
    assert text(again.g) == text(match.g)
    assert refused < 12 * 2 * 4


@pytest.mark.parametrize("seats", (2, 3, 4))
@rule("LD-PLAN-13", "LD-PLAN-18")
def test_own_clocks_do_not_depend_on_the_order(seats: int) -> None:
    """The same commands of each seat lead to the same clocks, however they are mixed."""
    way = next(w for w in WAYS if w.seats == seats)
    rng = random.Random(seats)
    scripts: list[list[tuple[int, str]]] = []
    for seat in range(seats):
        match = begun(way, 5)
        scripts.append([])
        for _ in range(40):
            own = [key for key in keys(match, seat) if key.partition(":")[0] in OWN]
            scripts[seat].append((seat, rng.choice(own)))
            match.choose(*scripts[seat][-1])
    plans = set()
    for _ in range(6):
        match = begun(way, 5)
        order = [seat for seat in range(seats) for _ in range(40)]
        rng.shuffle(order)
        left = [iter(script) for script in scripts]
        for seat in order:
            match.choose(*next(left[seat]))
        assert isinstance(match.g, Dread)
        plans.add(tuple(tuple(int(t) for t in sleuth.clock) for sleuth in match.g.sleuths))
    assert len(plans) == 1
