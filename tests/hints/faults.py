"""What a hint must not do, measured on the turns of hinted games, whatever the game.

*Idle*: a choice (with the questions it sets off) that showed nothing, and without which the other
choices of the turn lead to the very same position, or, where nothing was shown later in the turn,
to one that differs in an amount or two and is better: something was paid for and undone. Or two
choices of one seat after which all is as if neither had been made: something was begun and taken
back. What only lets something go (a pass, a "stay") is not one of these; nor is what cost nothing,
or answered a question, and would have served, had what was shown later in the turn been something
else; nor what other seats made useless with free choices of their own.

*Split*: two free choices of one verb about one thing where one would have done: without the first,
and with another amount for the second, the same position is reached, and nothing was shown in
between.

*Against the odds*: another option of the menu has better odds by more than five percentage points
for an outcome that the game calls good or bad, and no worse ones for any other such outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gaslamp.games.game import Odds
from gaslamp.kernel.snapshot import encode
from gaslamp.kernel.state import State, choose, pending
from gaslamp.table.odds import What, kind
from hints.played import Step, Turn, open_codes, played

IDLE = "idle"
SPLIT = "split"
ODDS = "against the odds"
KINDS = (IDLE, SPLIT, ODDS)

MARGIN = 0.05
AMOUNTS = 2  # in so many numbers two positions may differ and still be the same but for a price
NEAR = 12  # how far apart a choice and the one that takes it back are looked for


@dataclass(frozen=True)
class Fault:
    """What is wrong with a hint, and where."""

    kind: str
    step: Step
    words: str


def faults(turn: Turn) -> list[Fault]:
    """Everything that is wrong with the hints of a turn."""
    found: list[Fault] = []
    for step in turn.steps:
        found += against_odds(step)
    found += idle(turn)
    found += split(turn)
    return found


# Idle choices


def idle(turn: Turn) -> Iterator[Fault]:
    for i, step in enumerate(turn.steps):
        if lets_go(turn, step):
            continue
        back = taken_back(turn, i)
        if back is not None:
            yield Fault(IDLE, step, f"{step.key} was taken back by {back.key}")
            continue
        k = settled(turn, i)
        if k == len(turn.steps) or turn.barriers(i, k) > 0:
            continue
        without = played(step.before, turn.steps[k:])
        if without is not None and for_nothing(turn, i, without):
            yield Fault(IDLE, step, f"{step.key} changed nothing by the end of the turn")


def lets_go(turn: Turn, step: Step) -> bool:
    """Whether the choice only lets something go: that pays for nothing and undoes nothing."""
    return turn.game.verb(step.verb()) in turn.game.declines


def settled(turn: Turn, i: int) -> int:
    """The next choice after this one and the questions it set off, if those were the seat's."""
    k = i + 1
    decision = pending(turn.steps[i].before)
    if decision is None or not decision.calm():
        return k
    while k < len(turn.steps) and turn.steps[k].seat == turn.steps[i].seat:
        decision = pending(turn.steps[k].before)
        if decision is not None and decision.calm():
            break
        k += 1
    return k


def for_nothing(turn: Turn, i: int, without: State) -> bool:
    """Whether the turn would have ended the same without a choice; or better but for an amount or
    two, when no chance that it was a preparation for has spoken since."""
    if served(turn, i):
        return False
    foreseen = turn.barriers(i, len(turn.steps) - 1) == 0
    if differences(encode(turn.after), encode(without)) == 0:
        return foreseen or (free(turn.steps[i]) and paid(turn, i))
    return foreseen and cost_more(turn, i)


def served(turn: Turn, i: int) -> bool:
    """Whether the seat was better off for a choice until another seat chose freely, or until the
    turn's last choice let chance speak."""
    mine = turn.steps[i].seat
    k = settled(turn, i)
    ends = [n for n in range(k, len(turn.steps))
            if turn.steps[n].seat != mine and free(turn.steps[n])]  # fmt: skip
    if turn.after.barrier != turn.steps[-1].before.barrier:
        ends.append(len(turn.steps) - 1)
    if not ends:
        return False
    without = played(turn.steps[i].before, turn.steps[k : ends[0]])
    judge = turn.game.judge()
    then = turn.steps[ends[0]].before
    return without is not None and bool(judge.value(then, mine) > judge.value(without, mine))


def cost_more(turn: Turn, i: int) -> bool:
    """Whether the position without a choice is the same but for an amount or two, and better: at
    the end of the turn, or before its last choice if that let chance speak."""
    after = turn.after
    steps = turn.steps[settled(turn, i) :]
    if after.barrier != turn.steps[-1].before.barrier:
        after, steps = turn.steps[-1].before, steps[:-1]
    without = played(turn.steps[i].before, steps)
    if without is None or differences(encode(after), encode(without)) > AMOUNTS:
        return False
    judge = turn.game.judge()
    seat = turn.steps[i].seat
    return bool(judge.value(without, seat) > judge.value(after, seat))


def paid(turn: Turn, i: int) -> bool:
    """Whether a choice, with the questions it set off, left its seat with less than before."""
    k = settled(turn, i)
    after = turn.steps[k].before if k < len(turn.steps) else turn.after
    judge = turn.game.judge()
    seat = turn.steps[i].seat
    return bool(judge.value(after, seat) < judge.value(turn.steps[i].before, seat))


def differences(one: Any, other: Any) -> int:
    """In how many plain numbers two snapshots differ; very many if in anything else."""
    if one == other:
        return 0
    if isinstance(one, int) and isinstance(other, int):
        return 1
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        if "zone" in one:
            return AMOUNTS + 1
        return sum(differences(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(differences(a, b) for a, b in zip(one, other, strict=True))
    return AMOUNTS + 1


def taken_back(turn: Turn, i: int) -> Step | None:
    """The later choice of the seat after which all is as if neither had been made."""
    first = turn.steps[i]
    g = first.before.clone()
    g.logging = False
    for k in range(i + 1, min(len(turn.steps), i + NEAR)):
        later = turn.steps[k]
        then = turn.steps[k + 1].before if k + 1 < len(turn.steps) else turn.after
        if later.seat == first.seat and then.outcome is None and same(g, then):
            return later
        if later.code not in open_codes(g, later.seat):
            return None
        choose(g, later.seat, later.code)
    return None


def same(one: State, other: State) -> bool:
    return len(one.agenda) == len(other.agenda) and encode(one) == encode(other)


# Split choices


def split(turn: Turn) -> Iterator[Fault]:
    for i, first in enumerate(turn.steps):
        if lets_go(turn, first) or not free(first):
            continue
        for k in range(i + 1, len(turn.steps)):
            second = turn.steps[k]
            if turn.barriers(i, k) > 0:
                break
            if second.seat == first.seat and second.thing() == first.thing():
                if whole := merged(turn, i, k):
                    words = f"{first.key} and {second.key} where {whole} would have done"
                    yield Fault(SPLIT, second, words)
                break


def free(step: Step) -> bool:
    """Whether the seat was free to choose something else, and did not answer a question."""
    decision = pending(step.before)
    return decision is not None and decision.calm()


def merged(turn: Turn, i: int, k: int) -> str:
    """The key of the one choice that would have done for both; empty if there is none."""
    first, second = turn.steps[i], turn.steps[k]
    after = turn.steps[k + 1].before if k + 1 < len(turn.steps) else turn.after
    g = played(first.before, turn.steps[i + 1 : k])
    if g is None:
        return ""
    for code in open_codes(g, second.seat):
        if code >> 48 == second.verb():
            tried = g.clone()
            choose(tried, second.seat, code)
            if same(tried, after):
                return turn.game.key(g, second.seat, code)
    return ""


# Advice against the odds


def against_odds(step: Step) -> list[Fault]:
    mine = step.odds[step.key]
    if not telling(mine):
        return []
    for key, others in step.odds.items():
        if key != step.key and telling(others):
            worst = better_by(mine, others)
            if worst is not None:
                words = f"{step.key} instead of {key}: {worst}"
                return [Fault(ODDS, step, words)]
    return []


def telling(odds: list[Odds]) -> dict[What, float]:
    """The chances of what the game calls good, and of the contrary of what it calls bad."""
    return {kind(one): one.chance if one.good else 1.0 - one.chance
            for one in odds if one.good is not None}  # fmt: skip


def better_by(mine: list[Odds], others: list[Odds]) -> str | None:
    """Where the other option is clearly better, if it is nowhere worse. What is not said of an
    option cannot happen by it."""
    kinds = {kind(one): one.good for one in [*mine, *others] if one.good is not None}
    chances = [(what, good, chance(mine, what), chance(others, what))
               for what, good in kinds.items()]  # fmt: skip
    leads = [(theirs - ours if good else ours - theirs) for _, good, ours, theirs in chances]
    if min(leads) < 0 or max(leads) <= MARGIN:
        return None
    what, _, ours, theirs = chances[leads.index(max(leads))]
    name = " ".join(str(part) for part in (what[0], *what[1]))
    return f"“{name}” {ours:.1%} instead of {theirs:.1%}"


def chance(odds: list[Odds], what: What) -> float:
    return sum(one.chance for one in odds if kind(one) == what)
