# border: not compiled
"""What a game tells the table about itself: the one class every game fills in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic

from gaslamp.games import learned
from gaslamp.games.arranging import Arranger
from gaslamp.games.moment import Occasion
from gaslamp.games.numbering import Space, numbered
from gaslamp.games.telling import Sight
from gaslamp.games.view import View
from gaslamp.games.vocabulary import Vocabulary
from gaslamp.kernel.errors import Either, Saying, Trouble
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.state import G, Line
from gaslamp.words.words import Words


@dataclass(frozen=True)
class Setting:
    """An option of the setup; its first value is the default unless another is named. Its words
    are the messages `setting-KEY` and `setting-KEY-VALUE`, each with its `help`."""

    key: str
    values: tuple[str, ...]
    default: str = ""

    def first(self) -> str:
        return self.default or self.values[0]


@dataclass(frozen=True)
class Odds:
    """An exact chance that goes with an option: what may happen, and how likely it is.

    `message` is the key (`odds-…`) of what happens, with `args`. `good` says whether the seat wants
    it to happen, all else being equal; None where that depends. `about` names what it is about, for
    boards that draw it. Options whose odds carry the same message about the same thing can be
    compared by them.
    """

    message: str
    chance: float
    good: bool | None = None
    about: str = ""
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class Series:
    """Options that people like to choose one after the other, such as the cards of a hand: in the
    order in which they lie, each as often as it can be chosen.

    `free` are those of them that do the same whenever they come, as far as the seat can know; for
    the others, of which `named` are the elements, the order may matter. `message` says what is
    done with all, with their number; its attributes `free` and `rest` the same of the free ones and
    of all in this order, `ask` what there is to ask, with the names.
    """

    message: str
    codes: list[int]
    free: list[int]
    named: list[str]


@dataclass(frozen=True)
class Closed:
    """Why nothing may be done now with some pieces, beside what the menu refused: `what` is the
    message that says what they are, `why` the reason, with its ledger rule."""

    what: str
    why: Line
    rule: str
    refs: list[str]


@dataclass(frozen=True)
class About:
    """What is printed on a piece, place or card, or told of it, in whole sentences."""

    id: str
    name: str
    lines: list[str]
    also: tuple[str, ...] = ()  # other names that people use for it


@dataclass(frozen=True)
class Timed:
    """A decision that people may have only so long for. Bells are seconds from the start."""

    phase: str  # which occasion of the game it is: another one begins with the full time
    title: str  # the message that names it
    seconds: int
    ends_with: str  # the key of the ordinary option that is chosen when the time is up
    late: str  # the message for a choice that comes after that
    bells: tuple[int, ...] = ()


WIDEST = 1024  # options of one menu, at most
# What a game that is played against time offers under the key `clock`.
CLOCK = Setting("clock", ("strict", "pause", "extend", "off"))


class Game(Generic[G]):
    """A game's own room, around its state G: what the layers above know of it, they ask here.

    What it says, it says in the words `w` of one language; without them in English. Messages every
    game has: `title`, `summary`, and those of its settings and verbs.
    """

    id = ""
    rules_version = 1
    settings: tuple[Setting, ...] = ()
    vocabulary: ClassVar[Vocabulary[Any]] = Vocabulary()  # every verb of its options
    seat_counts: tuple[int, ...] = (2,)
    reactions = False  # whether seats are asked in windows that they may let pass
    final = False  # whether what chance or a reveal has shown is never taken back by anybody
    in_order = False  # whether a win opens something, so that wins are worth keeping
    lab_options: ClassVar[dict[str, str]] = {}  # what simulations set unless told otherwise
    chances: ClassVar[tuple[str, ...]] = ()  # log messages (their beginnings) chance has spoken in
    # Log messages (their beginnings) that tell what was turned up and leaves no trace on the table.
    turned_up: ClassVar[tuple[str, ...]] = ()
    # Log messages about a seat that its own person is told the same in other lines.
    told_otherwise: ClassVar[frozenset[str]] = frozenset()
    plans = False  # whether `parse_plan` reads plans; the message `plan-help` says which
    declines: ClassVar[tuple[str, ...]] = ()  # verbs that let something go: they are listed last
    # Verbs of whose options all that is said (key, label, refs, note, price, caution, odds, rank)
    # follows from the seat and the code alone: long menus need not be asked at every choice.
    constant: ClassVar[frozenset[int]] = frozenset()
    sights: ClassVar[tuple[Sight, ...]] = ()  # what can be said of what its eyes see
    # Whether nothing that the eyes see is known to all seats and yet hidden from who only watches:
    # what stays when it is redealt for one seat after the other is then what everybody may know.
    watchable = False
    amounts: ClassVar[tuple[str, ...]] = ()  # verbs of more or less: the key ends in how much
    english_words: Words | None = None

    def folder(self) -> Path:
        """Where the game's rulebook.md, messages.ftl and content/ lie."""
        raise NotImplementedError

    def content(self, pack: Path | None = None) -> Any:
        """The game's content, checked, with a user's pack laid over it. Has a `digest`."""
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, str]) -> Trouble | None:
        """Why these options do not fit together or with so many seats; None if they do."""
        return None if seats in self.seat_counts else self.wrong_seats()

    def locked(self, options: dict[str, str], won: list[dict[str, str]]) -> Trouble | None:
        """Why somebody who has won games with these options may not play this one yet."""
        return None

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> G:
        """A dealt game, advanced to its first decision; `told` is whether its log is written."""
        raise NotImplementedError

    def verb(self, verb: int) -> str:
        """The word of a verb."""
        return self.vocabulary.word(verb)

    def rank(self, g: G, seat: int, code: int) -> int:
        """Where an option stands in the menu: 0 before 1, and so on. What lets something go is
        listed behind what does something; a game may put behind both what is dear."""
        return int(self.vocabulary.verbs[code >> 48].word in self.declines)

    def parts(self, g: G, seat: int, code: int) -> list[str]:
        """The element ids and numbers of an option, in order."""
        return self.vocabulary.parts(g, seat, code)

    def refs(self, g: G, seat: int, code: int) -> list[str]:
        """The handles of the pieces (see `Piece.ref`) that an option is about."""
        return self.vocabulary.spelled(g, seat, code)[2]

    def odds(self, g: G, seat: int, code: int) -> list[Odds]:
        """Exact chances of an option, where they are known."""
        return []

    def note(self, g: G, seat: int, code: int) -> Line | None:
        """What an option costs or brings, where its words do not say so: a message in a few words,
        such as "£6" or "Health 9 to 7". Only from what the seat may know."""
        return None

    def price(self, g: G, seat: int, code: int) -> Line | None:
        """What an option costs whoever chooses it, in the few words of a tag that stands on the
        piece before it is pressed, such as "2 Coin"; none where it is free."""
        return None

    def closed(self, g: G, seat: int, told: set[str]) -> list[Closed]:
        """Why the pieces that a board shows are closed now, where no refused option says it or
        says too little; `told` are the handles of which one does. For whoever is asked."""
        return []

    def series(self, g: G, seat: int) -> Series | None:
        """What the seat may choose now in one go, each as a choice of its own."""
        return None

    def caution(self, g: G, seat: int, code: int) -> Line | None:
        """What choosing this would throw away, where a person may not have meant to: a sentence
        such as "You would lose 2 Coin.". Whoever shows the option asks once more before it is
        chosen; rules and bots know nothing of it. Only from what the seat may know."""
        return None

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        """Everything that can be looked at, in sentences; the same for everybody."""
        return []

    def figures(self, content: Any) -> dict[str, int]:
        """Numbers of the rules and of what is printed, by name, for whoever explains the game:
        words of lessons, slips and the glossary take them from here and never name one."""
        return {}

    def called(self, w: Words, element: str) -> str:
        """What a person calls an element that no content prints and no message `name-…` names:
        composed ones, such as the second copy of a card."""
        raise KeyError(element)

    def view(self, g: G, seat: int, w: Words | None = None) -> View:
        """What the seat sees; seat -1 sees what everybody may see, seat -2 everything."""
        raise NotImplementedError

    def headline(self, g: G, w: Words | None = None) -> str:
        """Where the game stands, in a few words for everybody, as lists of tables show it."""
        return ""

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        """What is printed on the pieces, by kind; the same for everybody."""
        raise NotImplementedError

    def judge(self) -> Judge[Any]:
        """What bots ask of the game: redeals and values, compiled."""
        raise NotImplementedError

    def eyes(self, learned: dict[str, float]) -> Eyes[Any] | None:
        """What a seat sees in numbers, weighed by what was learned; None if it has no eyes."""
        return None

    def space(self, content: Any) -> Space:
        """The numbers of its options, for learners. Unless a game says more, each verb has one, and
        what else a menu offers takes spare ones in its order."""
        return numbered(self.vocabulary, {}, spare=WIDEST)

    def mirrored(self, g: G, seat: int) -> bool:
        """Whether this seat's eyes see the other side's numbers with the other sign."""
        return False

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        """The tables (seats, options) that bots learn at, in turn."""
        return ((self.seat_counts[0], {}),)

    def turn(self, g: G) -> int:
        """The number of the turn or round, for statistics."""
        raise NotImplementedError

    def groups(self, g: G) -> dict[str, list[str]]:
        """For statistics: by which names (one per seat, such as its leader) to count wins."""
        return {}

    def facts(self, g: G) -> dict[str, str]:
        """For statistics: what else to count finished games by (such as who was lost)."""
        return {}

    def score(self, g: G) -> list[int]:
        """For statistics: a number per seat, whose spread tells how lopsided the end was."""
        return []

    def record(self, g: G) -> dict[str, str]:
        """For lists of plays: what to keep of a finished game beside its options."""
        return {}

    def clock(self, g: G) -> Timed | None:
        """How long people have for what is asked now, if the game is played against time."""
        return None

    def suggestion(self, g: G, seat: int, w: Words | None = None) -> dict[str, Any] | None:
        """A whole plan for what is asked now, where a game has a planner: goes with a hint. Its
        `key` is the option to choose next, its `keys` are all options that, chosen in this order,
        lay out the plan for this seat from here, its `lines` say it in words; the rest is the
        game's own. Only from what the seat may know."""
        return None

    def parse_plan(self, g: G, seat: int, typed: list[str], w: Words | None = None) -> list[str]:
        """A plan typed in one line, as the keys that lay it out when chosen in this order; or one
        sentence (Trouble) about what is wrong with it. The message `plan-help` says what can be
        typed."""
        raise Trouble("no-plans", title=self.titled())

    def pieces(self, g: G) -> list[str]:
        """Every piece of the game, wherever it is, sorted: the same list at all times."""
        raise NotImplementedError

    # What follows from the above and needs no filling in.

    def arrangers(self) -> dict[str, Arranger]:
        """The ways to arrange a position from plain data, by name: those of `positions.py` in its
        room, which is read when a position is wanted."""
        found: dict[str, Arranger] = self.furnished("positions", "ARRANGERS")
        return found

    def slips(self) -> dict[str, Occasion]:
        """When an idea first matters, by its id: those of `moments.py` in its room, in the order
        in which they are looked through."""
        found: dict[str, Occasion] = self.furnished("moments", "SLIPS")
        return found

    def lines(self) -> dict[str, Occasion]:
        """When the teacher of a first game says which line; of several the last one counts."""
        found: dict[str, Occasion] = self.furnished("moments", "LINES")
        return found

    def furnished(self, module: str, table: str) -> Any:
        """A table of a module in the game's room that is read only when it is wanted; an empty one
        where there is no such module."""
        name = f"{type(self).__module__.rpartition('.')[0]}.{module}"
        return {} if find_spec(name) is None else getattr(import_module(name), table)

    @cached_property
    def printed(self) -> Any:
        """The game's own content, read once per process: reading takes longer than playing."""
        return self.content()

    def sighted(self, judge: Judge[Any]) -> Judge[Any]:
        """The judge with what was learned, and with the levels of this game."""
        weights = learned.weights(self.folder())
        judge.eyes = None if weights is None else self.eyes(weights)
        judge.off = learned.off(self.folder())
        judge.levels = learned.levels(self.folder())
        for name in {level.eyes for level in judge.levels if level.eyes}:
            weights = learned.weights(self.folder(), name)
            if weights is not None and (eyes := self.eyes(weights)) is not None:
                judge.sights[name] = eyes
        return judge

    def key(self, g: G, seat: int, code: int) -> str:
        """The option's stable, readable key."""
        return ":".join([self.verb(code >> 48), *self.parts(g, seat, code)])

    def words(self, g: G, seat: int, code: int) -> Line:
        """The option's label as a message."""
        return self.vocabulary.spelled(g, seat, code)[1]

    def wrong_seats(self) -> Trouble:
        counts = [str(n) for n in sorted(self.seat_counts)]
        return Trouble("seats-of-game", title=self.titled(), seats=Either(counts))

    @property
    def title(self) -> str:
        """The game's title in English."""
        return self.english(None).say("title")

    @property
    def summary(self) -> str:
        return self.english(None).say("summary")

    def titled(self) -> Saying:
        """The game's title, in whatever language it will be said."""
        return Saying("title", game=self.id)

    def english(self, content: Any) -> Words:
        """The words of whoever names no language; they remember what things are called."""
        if self.english_words is None or self.english_words.content is not content:
            self.english_words = Words(self, content)
        return self.english_words

    def settled(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """All settings with their values, or one sentence about what does not fit."""
        known = {s.key: s for s in self.settings}
        for key, value in given.items():
            if key not in known:
                raise Trouble("no-such-option", title=self.titled(), key=key, known=list(known))
            if value not in known[key].values:
                values = list(known[key].values)
                raise Trouble("no-such-value", key=key, value=value, values=values)
        options = {key: given.get(key, s.first()) for key, s in known.items()}
        if (trouble := self.check(seats, options)) is not None:
            raise trouble
        return options
