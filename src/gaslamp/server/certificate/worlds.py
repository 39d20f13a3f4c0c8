"""Other worlds behind what somebody knows: whatever they cannot know is another."""

from __future__ import annotations

from array import array
from copy import copy
from dataclasses import replace
from typing import Any

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.table.log import Entry, Log
from gaslamp.table.match import Match
from gaslamp.table.position import Tongues
from gaslamp.table.trail import Trail

UNKNOWN = "unknown"
ANY_LINE = "title"  # which every game can say
OTHER_SEED = 1
LOOKED_BACK = 12  # how far a replay is compared


def redealt(match: Match, g: State, knows: int, rng: Rng) -> State:
    """A state in which everything the seat cannot know is dealt anew. Dice fall alike in both
    worlds, so that what differs comes from what is hidden."""
    world: State = match.game.judge().redeal(g, knows, rng)
    world.rng = g.rng.clone()
    world.logging = True
    return world


def otherwise(match: Match, eyes: int, knows: int, rng: Rng, tongues: Tongues) -> Match:
    """The match in another world: what `knows`, a seat, cannot know is dealt anew; what `eyes` may
    not read of the log, and which options others chose, is something else."""
    twin = copy(match)
    journal = match.journal
    twin.journal = replace(
        journal,
        seed=journal.seed + OTHER_SEED,
        seats=list(journal.seats),
        choices=[(seat, key if seat == eyes else UNKNOWN) for seat, key in journal.choices],
    )
    twin.tongues = tongues
    seen = [entry if entry.visible_to(eyes) else hidden(entry) for entry in match.log]
    twin.log = Log(match.words, seen)
    twin.seen = {}
    twin.before = match.before.twin()
    twin.log_marks = match.log_marks[:]
    twin.undone, twin.went_back = list(match.undone), list(match.went_back)
    twin.reactions = copy(match.reactions)
    twin.reactions.of_seat = list(match.reactions.of_seat)
    twin.reactions.given = set(match.reactions.given)
    twin.g = redealt(match, match.g, knows, rng)
    return twin


def hidden(entry: Entry) -> Entry:
    """A line of the log that cannot be read, with other words in it."""
    return replace(entry, key=ANY_LINE, args=())


def with_past(match: Match, twin: Match, knows: int, rng: Rng) -> None:
    """Give the twin the last positions of the past as well, each redealt."""
    first = max(0, len(match.before) - LOOKED_BACK)
    for n in range(first, len(match.before)):
        twin.before.put(n, redealt(match, match.before[n], knows, rng))


def with_turn(match: Match, twin: Match, seat: int, rng: Rng) -> bool:
    """Lay the twin's present and the seat's own turn so far in one and the same other world, since
    advice looks back over it. Whether that can be done: others may have chosen in between."""
    first = len(match.before)
    while first > 0 and same_turn(match, match.before[first - 1]):
        first -= 1
    if any(who != seat for who, _ in match.journal.choices[first:]):
        return False
    start = match.before[first] if first < len(match.before) else match.g
    world = copy(twin)
    world.log, world.before = Log(match.words), Trail(world.play_again)
    world.log_marks, world.fallen = array("L"), []
    world.journal = replace(twin.journal, choices=[])
    world.g = redealt(match, start, seat, rng)
    try:
        for who, key in match.journal.choices[first:]:
            world.take(who, key)
    except Trouble:
        return False
    twin.journal.seed = match.journal.seed  # advice thinks of the same possible worlds
    for n, g in enumerate(world.before, first):
        twin.before.put(n, g)
    twin.g = world.g
    return True


class Memory:
    """Deals worlds for advice and remembers them, to deal the same again beside another truth."""

    def __init__(self) -> None:
        self.dealt: list[tuple[State, Rng]] = []
        self.again = 0

    def first(self, judge: Judge[Any], g: State, seat: int, rng: Rng) -> State:
        world: State = judge.redeal(g, seat, rng)
        self.dealt.append((world.clone(), rng.clone()))
        return world

    def second(self, judge: Judge[Any], g: State, seat: int, rng: Rng) -> State:
        """Whoever asks for more worlds than before gets others, and will say something else."""
        if self.again == len(self.dealt):
            return self.first(judge, g, seat, rng)
        world, after = self.dealt[self.again]
        self.again += 1
        rng.a, rng.b, rng.c, rng.d = after.a, after.b, after.c, after.d
        return world.clone()


def same_turn(match: Match, g: State) -> bool:
    return bool(g.barrier == match.g.barrier and match.game.turn(g) == match.game.turn(match.g))
