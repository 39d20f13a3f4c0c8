"""A judge: what a bot needs of a game beyond its rules, compiled with the engine."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64

from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import G

WIN: Final = 1_000_000.0
FAITH: Final = 50.0  # as much trust as there is


class Level:
    """How a bot of this level thinks: how much, how far, and what it overlooks.

    `work` is how many choices it tries in its head for one of its own, `horizon` how many turns
    it plays on before it judges, `breadth` how many options it looks at closely, the most obvious
    ones. Of those it takes the better the likelier, by a `heat` on their chances; 0 is always the
    best. `trust` is by how many standard errors an option must be better than what the game's
    own planner advises, or the greedy bot where there is none; one with a trust of 0 asks neither,
    and to one with FAITH the planner's word is final. `margin` is by how much of a chance it must
    be better besides: where luck plays no part, the eyes may still err. `reach` is how many choices
    deep it learns the answers to each option; with 0 everybody answers by the short-sighted rule.
    `study` is how many plans a planner tries (0: the usual), `sight` how far it goes by the eyes,
    and `drafts` how many of the plans found are played through and compared. `eyes` names what it
    sees with, where that is not the best that was learned. In a role that the game names
    (`Judge.role`) it may think otherwise, as `roles` say.
    """

    def __init__(
        self, name: str, work: i64, horizon: i64, breadth: i64, heat: float, trust: float,
        reach: i64 = 0, study: i64 = 0, margin: float = 0.0, sight: float = 0.5,
        drafts: i64 = 0, roles: dict[str, Level] | None = None, eyes: str = "",
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.work: Final[i64] = work
        self.horizon: Final[i64] = horizon
        self.breadth: Final[i64] = breadth
        self.heat: Final = heat
        self.trust: Final = trust
        self.reach: Final[i64] = reach
        self.study: Final[i64] = study
        self.margin: Final = margin
        self.sight: Final = sight
        self.drafts: Final[i64] = drafts
        self.roles: Final[dict[str, Level]] = {} if roles is None else roles
        self.eyes: Final = eyes

    def as_(self, role: str) -> Level:
        """How it thinks in this role."""
        return self.roles.get(role, self)

    def times(self, count: i64) -> Level:
        """The same with so many times the work."""
        roles = {role: level.times(count) for role, level in self.roles.items()}
        return Level(
            self.name, self.work * count, self.horizon, self.breadth, self.heat, self.trust,
            self.reach, self.study * count, self.margin, self.sight, self.drafts, roles,
            self.eyes,
        )  # fmt: skip


class Judge(Generic[G]):
    """Redeals what a seat cannot know, and says how good a position is.

    It also says how far a bot should look in this game: over how many possible worlds, and how
    many choices ahead. Where much is decided by chance, more worlds and less depth are better.
    """

    def __init__(self, worlds: i64 = 2, ahead: i64 = 24, blur: float = 0.0) -> None:
        self.worlds: Final[i64] = worlds
        self.ahead: Final[i64] = ahead
        self.blur: Final = blur  # by so much worths may differ and say nothing
        self.eyes: Eyes[Any] | None = None  # what was learned, if anything was
        self.sights: dict[str, Eyes[Any]] = {}  # and what levels see with that see less well
        self.off: float = 0.0  # by how much its chances err, where that was measured
        self.levels: list[Level] = []  # how bots of each level think, the weakest first
        self.seconds: float = 0.0  # after so long a search takes what it has found; 0 is never

    def eyes_of(self, level: Level) -> Eyes[Any] | None:
        """What a bot of this level sees with, if anything was learned."""
        return self.sights.get(level.eyes, self.eyes)

    def redeal(self, g: G, seat: i64, rng: Rng) -> G:
        """A copy in which everything the seat cannot know is reshuffled."""
        raise NotImplementedError

    def value(self, g: G, seat: i64) -> float:
        """How good the position is for the seat; WIN and -WIN at the ends of the scale."""
        raise NotImplementedError

    def role(self, g: G, seat: i64) -> str:
        """What the seat is in this game, where bots of a level think otherwise for it; a word of
        the game's `levels.toml`."""
        return ""

    def can_wait(self, code: i64) -> i64:
        """How long an option can be put off within a turn, as long as that costs nothing: behind
        all that can wait less long. 0 for what cannot."""
        return 0

    def partial(self, g: G, code: i64) -> bool:
        """Whether another option of the menu does the same and more: such as a part of an attack,
        which a search need not try."""
        return False

    def advise(self, g: G, seat: i64, rng: Rng) -> i64:
        """The option a game's own planner would choose for the seat, or -1 if it has none."""
        return -1

    def counsel(self, g: G, seat: i64, rng: Rng, level: Level) -> i64:
        """The same for bots that have learned: a planner may go by the eyes then, and try more."""
        return self.advise(g, seat, rng)

    def settles(self, g: G) -> bool:
        """Whether the planner's word is final here, and no search finds better in fair time."""
        return False

    def habit(self, g: G, seat: i64, rng: Rng) -> i64:
        """What anybody would do here without thinking, found at once; -1 where one has to look."""
        return -1
