"""A game's state: plain data, with the agenda of what is half-way through happening."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from gaslamp.kernel.bits import bit
from gaslamp.kernel.ear import Ear
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng

G = TypeVar("G", bound="State")
EVERYBODY: Final = -1


@mypyc_attr(acyclic=True)
class Line:
    """One line of the log: a message key, its arguments, and the seats that may read it."""

    def __init__(self, key: str, args: list[str | int], seen_by: int) -> None:
        self.key: Final = key
        self.args: Final = args
        self.seen_by: Final = seen_by


@mypyc_attr(acyclic=True)
class Outcome:
    """How the game ended: the seats that won (as bits) and the reason as a message."""

    def __init__(self, winners: int, reason: str, args: list[str | int]) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.args: Final = args


class Step(Generic[G]):
    """A row of the agenda: something the rules still have to do. Immutable.

    Most run by themselves. What is asked of a decision stands here too, since the agenda holds
    both, and to ask a row itself costs a tenth of asking Python for its class.
    """

    def asks(self) -> bool:
        """Whether somebody must choose."""
        return False

    def run(self, g: G) -> None:
        raise NotImplementedError

    def awaited(self, g: G) -> i64:
        """Of a decision: the seats the game waits for, as bits."""
        raise NotImplementedError

    def menu(self, g: G, m: Menu) -> None:
        """Of a decision: offer to m.seat what it may choose, always in the same order."""
        raise NotImplementedError

    def take(self, g: G, o: Option) -> None:
        """Of a decision: apply the choice of o.seat and push what follows."""
        raise NotImplementedError


class Decision(Step[G]):
    """Something somebody must choose. Immutable; it is gone from the agenda once taken."""

    def asks(self) -> bool:
        return True

    def seats(self, g: G) -> i64:
        """The seats it is open to, as bits."""
        raise NotImplementedError

    def awaited(self, g: G) -> i64:
        """Of these, the seats the game waits for; the others may choose, but need not."""
        return self.seats(g)

    def calm(self) -> bool:
        """Whether nothing is half-way here: a good place for a bot to judge the position."""
        return False

    def declines(self) -> i64:
        """For a window to react in: the option that lets the moment pass; -1 for all others."""
        return -1

    def vacant(self) -> i64:
        """What is chosen for seats that nobody sits at, when only they are waited for; -1 if the
        game waits until somebody sits down."""
        return -1

    def prompt(self, g: G) -> Line:
        """What is asked, as a message."""
        raise NotImplementedError


class Question(Decision[G]):
    """A decision of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def seats(self, g: G) -> i64:
        return bit(self.seat)


@mypyc_attr(acyclic=True)
class State:
    """What every game's state has. A game's class adds its own fields and `clone`.

    Nothing of a state refers back to what it is part of, so the classes of states and of their
    parts are told to be `acyclic`: Python need not look for circles among them.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.agenda: list[Step[Any]] = []
        self.barrier: i64 = 0
        self.outcome: Outcome | None = None
        self.logging: bool = False
        self.log: list[Line] = []
        self.ear: Ear | None = None  # of whoever wants to know how chance speaks

    def clone(self) -> State:
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """For clone(): take over the kernel's own fields; a copy keeps no log."""
        self.agenda = other.agenda[:]
        self.barrier = other.barrier
        self.outcome = other.outcome

    def then(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next. After the end nothing comes."""
        if self.outcome is None:
            self.agenda.append(step)

    def veil(self) -> None:
        """An information barrier: something hidden was shown or chance has spoken."""
        self.barrier += 1

    def say(
        self,
        key: str,
        a: str | int | None = None,
        b: str | int | None = None,
        c: str | int | None = None,
        d: str | int | None = None,
        seen_by: int = EVERYBODY,
    ) -> None:
        """Write a line to the log, if anybody reads it."""
        if self.logging:
            args = [arg for arg in (a, b, c, d) if arg is not None]
            self.log.append(Line(key, args, seen_by))

    def finish(
        self,
        winners: int,
        reason: str,
        a: str | int | None = None,
        b: str | int | None = None,
        c: str | int | None = None,
    ) -> None:
        """End the game now; nothing further resolves."""
        self.agenda = []
        self.outcome = Outcome(winners, reason, [x for x in (a, b, c) if x is not None])


def advance(g: State) -> None:
    """Run the agenda until somebody must choose or the game is over."""
    while len(g.agenda) > 0:
        step = g.agenda.pop()
        if step.asks():
            g.agenda.append(step)
            return
        step.run(g)


def pending(g: State) -> Decision[Any] | None:
    """The decision the game waits for, or None when it is over."""
    if len(g.agenda) == 0:
        return None
    top = g.agenda[-1]
    assert isinstance(top, Decision)
    return top


def fill(g: State, m: Menu) -> None:
    """Fill m with what m.seat may choose now: nothing, if nothing is asked of it."""
    m.reset(m.seat)
    g.agenda[-1].menu(g, m)


def choose(g: State, seat: i64, code: i64) -> None:
    """The one door: apply a legal choice and run on to the next decision."""
    g.agenda.pop().take(g, Option(seat, code))
    advance(g)
