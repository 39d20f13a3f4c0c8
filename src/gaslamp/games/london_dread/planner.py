"""The planner: who goes where, when and with whom.

The same board always gives the same plan, so every seat that asks for itself comes to the plan of
the whole team. A team mate who is ready with another clock is taken as given and planned around.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.annealing import Plan, anneal
from gaslamp.games.london_dread.course import ARROWS, Course
from gaslamp.games.london_dread.places import number_of, side_of
from gaslamp.games.london_dread.planning import free_tokens, in_clock
from gaslamp.games.london_dread.state import (
    ACTIONS,
    ARROW,
    EMPTY,
    LOCATIONS,
    NUMBER_UP,
    NUMBERS,
    WEST,
    Dread,
)
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import packed
from gaslamp.kernel.rng import Rng, seeded

# How many plans are tried, for a glance at a board and for the plan that is laid out: there is
# less time to think on Hard and Dread.
EFFORT: Final = ((12, 6_000, 40_000), (10, 3_000, 12_000), (8, 1_500, 3_000))
# A plan that is suggested to people is as good as two seconds allow, at every difficulty. It is
# advice and no part of a game, so it may depend on how fast this build is.
SUGGESTED = 40_000 if type(bit).__name__ == "function" else 1_200_000
GLANCE: Final = 0
LAID_OUT: Final = 1
SUGGESTION: Final = 2  # any greater purpose is how many plans are tried
MARGIN: Final = 100  # hundredths of Dread for which nobody plans anew
SLACK: Final = 0  # unsolved cards up to which another card is turned
REMEMBERED: Final = 64


class Memory:
    """Plans already made, by board. The oldest are forgotten."""

    def __init__(self) -> None:
        self.plans: dict[str, Plan] = {}

    def recall(self, key: str) -> Plan | None:
        return self.plans.get(key)

    def keep(self, key: str, plan: Plan) -> None:
        self.plans.pop(key, None)
        while len(self.plans) >= REMEMBERED:
            del self.plans[next(iter(self.plans))]
        self.plans[key] = plan


MEMORY: Final = Memory()


def effort(g: Dread, purpose: i64) -> i64:
    if purpose == SUGGESTION:
        return SUGGESTED
    if purpose > SUGGESTION:
        return purpose
    for minutes, glance, tries in EFFORT:
        if g.rules.minutes >= minutes:
            return tries if purpose == LAID_OUT else glance
    return 1_500


def team_plan(g: Dread, seat: i64, purpose: i64 = LAID_OUT) -> Plan:
    """The plan for this board, around team mates that are ready with plans of their own."""
    return best_plan(g, given_clocks(g, seat, purpose), purpose)


def given_clocks(g: Dread, seat: i64, purpose: i64) -> i64:
    """The Characters of team mates that are ready with something else than the best plan."""
    plan = best_plan(g, 0, purpose)
    fixed: i64 = 0
    c: i64 = 0
    while c < g.count():
        mate = g.sleuths[c].seat
        if mate != seat and has(g.ready, mate) and contradicts(g, c, plan.steps):
            fixed |= bit(c)
        c += 1
    return fixed


def contradicts(g: Dread, c: i64, steps: vec[i64]) -> bool:
    """Whether a clock holds a token that is not in the plan."""
    clock = g.sleuths[c].clock
    slot: i64 = 0
    while slot < ACTIONS:
        if clock[slot] != 0 and step_of(clock[slot]) != steps[c * ACTIONS + slot]:
            return True
        slot += 1
    return False


def step_of(token: i64) -> i64:
    """A token as a step of a plan."""
    if token == 0:
        return 0
    side = side_of(token)
    return number_of(token) if side == NUMBER_UP else ARROWS + side - ARROW


def board_key(g: Dread, fixed: i64, purpose: i64) -> str:
    """What a plan depends on, as text."""
    seen = [int(g.board[n]) if has(g.up, n) else -9 for n in range(LOCATIONS)]
    parts: list[str] = [str(int(g.story)), str(int(g.chapter)), str(int(effort(g, purpose)))]
    parts.append(str(seen))
    parts.append(str([int(n) for n in g.plot_at]))
    parts.append(str([int(n) for n in g.goons] + [int(n) for n in g.hardened]))
    parts.append(str([int(n) for n in g.eased]))
    parts.append(str(len(g.piles.investigation)))
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        parts.append(f"{int(sleuth.who)} {sleuth.items.listed()} {int(g.rules.seats)}")
        if has(fixed, c):
            parts.append(str([int(t) for t in sleuth.clock]))
        c += 1
    return "|".join(parts)


def best_plan(g: Dread, fixed: i64, purpose: i64) -> Plan:
    key = board_key(g, fixed, purpose)
    known = MEMORY.recall(key)
    if known is None:
        known = search(g, fixed, seeded(number_from(key)), effort(g, purpose))
        MEMORY.keep(key, known)
    return known


def number_from(key: str) -> int:
    """A number that stands for a board."""
    number: i64 = 7
    for letter in key:
        number = (number * 31 + ord(letter)) % 1_000_003
    return int(number)


def ready_to_plan(g: Dread) -> bool:
    """Whether no further card is turned before the plan is laid out."""
    if g.next_found <= g.last_plot():
        return False
    return g.up == all_cards(g) or best_plan(g, 0, GLANCE).unsolved > SLACK


def search(g: Dread, fixed: i64, rng: Rng, tries: i64) -> Plan:
    """The best plan that so many tries find, with the clocks of some as they are."""
    course = Course(g)
    steps = vec[i64]([0] * int(course.n * ACTIONS))
    c: i64 = 0
    while c < course.n:
        slot: i64 = 0
        while slot < ACTIONS:
            if has(fixed, c):
                steps[c * ACTIONS + slot] = step_of(g.sleuths[c].clock[slot])
            slot += 1
        c += 1
    return anneal(course, steps, fixed, rng, tries)


# From plans to commands


def next_command(g: Dread, seat: i64, purpose: i64 = LAID_OUT) -> i64:
    """What a seat should do next in the Planning Phase."""
    if not ready_to_plan(g):
        return packed(verbs.REVEAL, next_reveal(g))
    plan = team_plan(g, seat, purpose)
    if purpose != SUGGESTION and has(g.laid, seat) and still_good(g, seat, plan, purpose):
        return packed(verbs.READY)
    c: i64 = 0
    while c < g.count():
        if g.sleuths[c].seat == seat:
            command = token_command(g, c, plan.steps)
            if command >= 0:
                return command
        c += 1
    return packed(verbs.READY)


def still_good(g: Dread, seat: i64, plan: Plan, purpose: i64) -> bool:
    """Whether a plan that was ready holds: a new one has to be better by more than MARGIN."""
    fixed = given_clocks(g, seat, purpose)
    c: i64 = 0
    while c < g.count():
        if g.sleuths[c].seat == seat:
            fixed |= bit(c)
        c += 1
    return best_plan(g, fixed, purpose).value - plan.value <= MARGIN


def all_cards(g: Dread) -> i64:
    found: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        if g.board[location] != EMPTY:
            found |= bit(location)
        location += 1
    return found


def next_reveal(g: Dread) -> i64:
    """A face-down card: first where no Plot card was found yet, then where most lies open."""
    chosen: i64 = EMPTY
    most: i64 = -1
    location: i64 = 0
    while location < LOCATIONS:
        if g.board[location] != EMPTY and not has(g.up, location):
            area = location // NUMBERS
            merit: i64 = 50 if g.next_found <= g.last_plot() and (
                (g.found >> (4 * area)) & 15
            ) == 0 else 0  # fmt: skip
            merit += open_in(g, area)
            if area == WEST:
                merit += 1
            if merit > most:
                most = merit
                chosen = location
        location += 1
    return chosen


def open_in(g: Dread, area: i64) -> i64:
    total: i64 = 0
    n: i64 = 0
    while n < NUMBERS:
        if has(g.up, area * NUMBERS + n):
            total += 1
        n += 1
    return total


def token_command(g: Dread, c: i64, steps: vec[i64]) -> i64:
    """The next command that brings a clock nearer to the plan; -1 when it is there."""
    clock = g.sleuths[c].clock
    counts = in_clock(g, c)
    slot: i64 = 0
    while slot < ACTIONS:
        wanted = steps[c * ACTIONS + slot]
        held = clock[slot]
        if held != 0 and step_of(held) != wanted:
            if wanted >= ARROWS:
                return packed(verbs.TURN, c, slot, ARROW + wanted - ARROWS)
            return packed(verbs.TAKE_BACK, c, slot)
        slot += 1
    slot = 0
    while slot < ACTIONS:
        wanted = steps[c * ACTIONS + slot]
        if clock[slot] == 0 and 0 < wanted < ARROWS:
            return number_command(g, c, slot, wanted, counts)
        slot += 1
    return arrow_command(g, c, steps, counts)


def number_command(g: Dread, c: i64, slot: i64, number: i64, counts: i64) -> i64:
    """Place a number: from beside the clock, from under an arrow, or from the Stash."""
    if free_tokens(g, c, counts, number) > 0:
        return packed(verbs.PLACE, c, slot, number)
    clock = g.sleuths[c].clock
    other: i64 = 0
    while other < ACTIONS:
        if number_of(clock[other]) == number and side_of(clock[other]) != NUMBER_UP:
            return packed(verbs.TAKE_BACK, c, other)
        other += 1
    if has(g.stash, number) and not has(g.sleuths[c].stash, number):
        return packed(verbs.TAKE_STASH, c, number)
    return -1


def arrow_command(g: Dread, c: i64, steps: vec[i64], counts: i64) -> i64:
    """Arrows last, from the tokens the numbers leave."""
    clock = g.sleuths[c].clock
    slot: i64 = 0
    while slot < ACTIONS:
        wanted = steps[c * ACTIONS + slot]
        if clock[slot] == 0 and wanted >= ARROWS:
            number: i64 = 1
            while number <= NUMBERS:
                if free_tokens(g, c, counts, number) > 0:
                    return packed(verbs.PLACE, c, slot, number)
                number += 1
        slot += 1
    number = 1
    while number <= NUMBERS:
        if has(g.sleuths[c].stash, number) and free_tokens(g, c, counts, number) > 0:
            return packed(verbs.RETURN_STASH, c, number)
        number += 1
    return -1
