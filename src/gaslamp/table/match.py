"""A match: one game being played, with its seats, journal, undo and reasons."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gaslamp.games.game import Game
from gaslamp.games.rulebook import Rulebook
from gaslamp.games.view import View
from gaslamp.kernel.bits import members
from gaslamp.kernel.ear import Ear, Fall
from gaslamp.kernel.envelope import linked
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.menu import Refusal
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.snapshot import encode
from gaslamp.kernel.state import State, choose
from gaslamp.table.log import SPECTATOR, Entry, Log, Sifted
from gaslamp.table.position import Offer, Position, Reason, SeriesShown, Tongues
from gaslamp.table.reactions import Reactions
from gaslamp.table.seats import HUMAN, OPEN, SCRIPT, check_seats
from gaslamp.table.terms import usual
from gaslamp.table.trail import Trail
from gaslamp.table.undo import DECISION, Back, UndoRequest, WentBack
from gaslamp.words.languages import ENGLISH
from gaslamp.words.words import Words

MANY = 16_384


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    winners: list[int]
    reason: str


@dataclass(frozen=True)
class Made:
    """A choice that was just made: by its seat, or by the table in the seat's name."""

    seat: int
    key: str
    by_table: bool = False


@lru_cache(maxsize=MANY)
def made(seat: int, key: str) -> tuple[int, str]:
    """A choice for a journal: of those that are made again and again each is kept once, for all
    tables."""
    return seat, key


def seat_of(args: Sequence[str | int]) -> int:
    """The seat that a line is first of all about."""
    first = str(args[0])
    return int(first[5:]) if first.startswith("seat-") else SPECTATOR


class Why:
    """A game's reason why an option is closed, to be told in the reader's language."""

    def __init__(self, tongues: Tongues, refusal: Refusal) -> None:
        self.tongues = tongues
        self.refusal = refusal

    def told(self, language: str) -> str:
        return self.tongues[language].words.sentence(self.refusal.why, self.refusal.args)


class Match:
    """One match; `life.py` begins it, loads it and plays it again. `choose` moves it on, or `play`
    where something has to be done between the choices."""

    def __init__(self, game: Game[Any], content: Any, journal: Journal, g: State) -> None:
        self.game = game
        self.content = content
        self.journal = journal
        self.notice: Saying | None = None  # what people should know of how it was loaded
        self.seen: dict[int, Sifted] = {}  # what each pair of eyes may read of the log
        self.before = Trail(self.play_again)
        self.fallen: list[Fall] = []  # how chance has spoken at the last choice
        self.log_marks = array("L")
        self.floor = 0  # nobody goes back before this many choices: their time is up
        self.undone: list[tuple[int, str]] = []
        # What the chance of the next choice is derived from; see `envelope.py`.
        self.link = journal.links()[-1] if journal.envelope else ""
        self.undo_request: UndoRequest | None = None
        self.terms = usual()  # what its people have agreed on; see `terms.py`
        self.went_back: list[WentBack] = []
        self.absent: set[int] = set()  # seats of people for whom somebody else plays just now
        self.reactions = Reactions(len(journal.seats))
        g.logging = True
        self.state = g
        self.tongues = Tongues(game, content, journal.seats, None)
        self.log = Log(self.words)
        self.name_seats()
        self.drain()
        self.reactions.note(self.position.decision, self.position.asked)

    @property
    def g(self) -> State:
        return self.state

    @g.setter
    def g(self, g: State) -> None:
        """Another state is another position: nothing is known of it yet."""
        self.state = g
        self.moved()

    def moved(self) -> None:
        """Forget what was worked out about the last position."""
        self.position = Position(self.tongues, self.state, len(self.journal.seats))

    def name_seats(self, chosen: list[str] | None = None) -> None:
        """What the seats are called from now on, in everything that is said: by the names people
        chose, or by what sits there."""
        self.tongues = Tongues(self.game, self.content, self.journal.seats, chosen)
        self.log.words = self.words
        self.moved()

    @property
    def turns(self) -> Sequence[int]:
        """The number of the game's turn before each choice."""
        return self.before.turns

    @property
    def words(self) -> Words:
        """The words of whoever names no language."""
        return self.tongues[ENGLISH].words

    @property
    def rules(self) -> Rulebook:
        return self.tongues[ENGLISH].rules

    def save(self) -> str:
        """The save file's text."""
        return self.journal.text(encode(self.state))

    # Looking

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return self.position.asked

    def awaited(self) -> list[int]:
        """Of the seats that may choose now, those the game waits for."""
        return self.position.awaited

    def prompt(self, language: str = ENGLISH, reader: int = SPECTATOR) -> str:
        """What is asked, in the words of whoever reads it."""
        return self.position.prompt(language, reader)

    def view(self, seat: int, language: str = ENGLISH) -> View:
        return self.game.view(self.state, seat, self.tongues[language].words)

    def headline(self, language: str = ENGLISH) -> str:
        """Where the game stands, in a few words for everybody."""
        return self.game.headline(self.state, self.tongues[language].words)

    def menu(self, seat: int, language: str = ENGLISH) -> list[Offer]:
        """What the seat may choose now: what does something first, what is dear last."""
        return self.position.menu(seat, language)

    def codes(self, seat: int) -> list[int]:
        return self.position.codes(seat)

    def reasons(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        """Everything the seat might want to do now and cannot, with the rule."""
        return self.position.reasons(seat, language)

    def closed(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        """Why pieces are closed to the seat, for boards: these, then the options' reasons."""
        return [*self.position.closed(seat, language), *self.reasons(seat, language)]

    def series(self, seat: int, language: str = ENGLISH) -> SeriesShown | None:
        """What the seat may choose now in one go, each as a choice of its own."""
        return self.position.series(seat, language)

    def why(self, seat: int, key: str, language: str = ENGLISH) -> Reason:
        """Why the seat cannot choose this key."""
        for reason in self.reasons(seat, language):
            if reason.key == key:
                return reason
        if key in self.position.keys(seat):
            raise Trouble("can-be-chosen", key=key)
        raise self.not_on_menu(seat, key)

    def visible_log(self, seat: int) -> Sequence[Entry]:
        """What these eyes may read of the log."""
        found = self.seen.get(seat)
        if found is None or found.log is not self.log:
            found = self.seen[seat] = Sifted(self.log, seat)
        found.catch_up()
        return found

    def result(self, language: str = ENGLISH) -> Result | None:
        outcome = self.state.outcome
        if outcome is None:
            return None
        winners = members(outcome.winners, len(self.journal.seats))
        words = self.tongues[language].words
        return Result(winners, words.sentence(outcome.reason, outcome.args))

    def human_seats(self) -> list[int]:
        return [s for s, who in enumerate(self.journal.seats) if who == HUMAN]

    def people(self) -> list[int]:
        """The seats of everybody who has a say in going back, also of those who are away."""
        return sorted({*self.human_seats(), *self.absent})

    # Acting

    def choose(self, seat: int, key: str) -> None:
        """A seat chooses, and the table answers for seats that do not want to be asked."""
        for _ in self.play(seat, key):
            pass

    def play(self, seat: int, key: str) -> Iterator[Made]:
        """The same step by step: each choice is made when it is asked for, and then handed out."""
        self.take(seat, key)
        yield Made(seat, key)
        yield from self.answers()

    def answers(self) -> Iterator[Made]:
        """Answer for seats that do not want to be asked, until somebody is to choose."""
        while (due := self.due()) is not None:
            seat, key = due
            self.take(seat, key)
            self.reactions.given.add(len(self.journal.choices) - 1)
            yield Made(seat, key, by_table=True)

    def take(self, seat: int, key: str) -> None:
        """The one door: a seat chooses one of its keys. Anything else changes nothing."""
        code = self.position.keys(seat).get(key)
        if code is None:
            raise self.not_on_menu(seat, key)
        if not self.undone or self.undone[-1] != (seat, key):
            self.undone.clear()
        else:
            self.undone.pop()
        self.undo_request = None
        decision, g = self.position.decision, self.state
        calm = decision is not None and decision.calm()
        self.before.add(g, code, self.game.turn(g), calm)
        self.log_marks.append(len(self.log))
        self.draw_chance(seat, key)
        g.ear = Ear()
        self.carry_out(seat, key, code)
        self.fallen = g.ear.heard
        self.journal.choices.append(made(seat, key))
        self.moved()
        self.drain()
        self.reactions.note(self.position.decision, self.position.asked)

    def carry_out(self, seat: int, key: str, code: int) -> None:
        choose(self.state, seat, code)

    def draw_chance(self, seat: int, key: str) -> None:
        """At a fair table every choice meets a chance of its own, derived anew. A save that was
        taken there while the game ran has noted it."""
        if self.journal.envelope is not None:
            self.link = linked(self.link, f"{seat} {key}")
        rng = self.chance_of(len(self.journal.choices), self.link)
        if rng is not None:
            self.state.rng = rng

    def chance_of(self, n: int, link: str) -> Rng | None:
        """What the choice of this number meets, where it has a chance of its own."""
        journal = self.journal
        if journal.envelope is not None:
            return seeded(journal.envelope.chance(link, n))
        return seeded(journal.drawn[n + 1]) if n + 1 < len(journal.drawn) else None

    def play_again(
        self, g: State, start: int, end: int, heard: list[list[Fall]] | None = None
    ) -> None:
        """Make these of the choices that are known once more, on a copy of how it stood then; and
        note, if asked to, how chance spoke at each."""
        choices = self.journal.choices
        first = len(choices) - len(self.before)
        links = self.journal.links() if self.journal.envelope is not None else []
        for n in range(first + start, first + end):
            rng = self.chance_of(n, links[n + 1] if links else "")
            if rng is not None:
                g.rng = rng
            g.ear = None if heard is None else Ear()
            choose(g, choices[n][0], self.before.codes[n - first])
            if heard is not None and g.ear is not None:
                heard.append(g.ear.heard)

    def all_fallen(self) -> list[list[Fall]]:
        """How chance has spoken at each choice that is known."""
        heard: list[list[Fall]] = []
        if self.before:
            self.play_again(self.before[0].clone(), 0, len(self.before), heard)
        return heard

    def add_phrase(self, seat: int, text: str) -> None:
        """A person adds to what the chance of a fair table depends on, from the next choice on."""
        if self.journal.envelope is None:
            raise Trouble("no-envelope")
        if self.state.outcome is not None:
            raise Trouble("game-over")
        self.journal.envelope.add(len(self.journal.choices), seat, text)

    def prefer(self, seat: int, how: str) -> None:
        """How the seat wants to be asked when it could react; see `reactions.py`."""
        self.reactions.prefer(seat, how)
        for _ in self.answers():
            pass

    def due(self) -> tuple[int, str] | None:
        """A seat that does not want to be asked now, or nobody's, and what the table answers."""
        decision = self.position.decision
        if decision is None:
            return None
        way_out = int(decision.declines())
        if way_out >= 0:
            for seat in self.position.asked:
                if self.journal.seats[seat] == HUMAN and self.reactions.declines(
                    seat, way_out, self.codes(seat)
                ):
                    return seat, self.game.key(self.state, seat, way_out)
        return self.vacant()

    def vacant(self) -> tuple[int, str] | None:
        """A seat nobody sits at that alone is waited for, and what is chosen for it, if it can."""
        decision, waiting = self.position.decision, self.position.awaited
        code = -1 if decision is None else int(decision.vacant())
        if code < 0 or any(self.journal.seats[seat] != OPEN for seat in waiting):
            return None
        for seat in waiting:
            if code in self.codes(seat):
                return seat, self.game.key(self.state, seat, code)
        return None

    def not_on_menu(self, seat: int, key: str) -> Trouble:
        """One sentence about a key that cannot be chosen."""
        if self.state.outcome is not None:
            return Trouble("game-over")
        if not 0 <= seat < len(self.journal.seats):
            return Trouble("no-such-seat", seat=seat, last=len(self.journal.seats) - 1)
        if seat not in self.asked():
            return Trouble("not-your-turn", name=self.words.seat_names[seat])
        for refusal in self.position.filled(seat, explain=True).refusals:
            if self.game.key(self.state, seat, refusal.code) == key:
                return Trouble("closed", why=Why(self.tongues, refusal), rule=refusal.rule)
        return Trouble("not-on-menu", key=key)

    def drain(self) -> None:
        """Turn what the rules said into log entries."""
        at, game = len(self.journal.choices), self.game
        for line in self.state.log:
            but = seat_of(line.args) if line.key in game.told_otherwise else SPECTATOR
            self.log.add(at, line, line.key.startswith(game.chances), but)
        self.state.log = []

    # Going back

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's own last choice, or all of its own back to where so many had been
        made, if nothing was shown or chosen since."""
        back = Back(self, seat)
        if (trouble := back.why_not(to)) is not None:
            raise trouble
        self.go_back(seat, back.starts()[DECISION] if to is None else to)

    def ask_undo(self, seat: int, to: int | None = None) -> bool:
        """Ask everybody to go back before the seat's last choice, or further; True if it is
        done."""
        self.undo_request = Back(self, seat).wish(to)
        return self.agree_undo(seat)

    def agree_undo(self, seat: int) -> bool:
        """A human seat agrees to the open request; True if that completed it."""
        request = self.asked_to_undo()
        request.agreed.add(seat)
        if not request.agreed.issuperset(self.people()):
            return False
        self.go_back(request.seat, request.target)
        self.undo_request = None
        return True

    def refuse_undo(self) -> None:
        self.asked_to_undo()
        self.undo_request = None

    def asked_to_undo(self) -> UndoRequest:
        if self.undo_request is None:
            raise Trouble("no-undo-asked")
        return self.undo_request

    def go_back(self, seat: int, number: int) -> None:
        """Go back as the seat wished; that it did is remembered."""
        shown = number <= Back(self, seat).shown
        self.went_back.append(WentBack(seat, len(self.journal.choices) - number, shown))
        self.back_to(number)

    def back_to(self, number: int) -> None:
        """Back before the choice of this number; what is taken back can be redone."""
        if number >= len(self.journal.choices):
            return
        left = number - len(self.journal.choices) + len(self.before)
        g = self.before[left]
        while len(self.journal.choices) > number:
            self.step_back()
        self.fallen = []
        self.before.cut(left)
        self.log.cut(self.log_marks[left])
        del self.log_marks[left:]
        for found in self.seen.values():
            found.cut()
        if self.journal.envelope is not None:
            self.journal.envelope.go_back(number)
            self.link = self.journal.links()[-1]
        del self.journal.drawn[number + 1 :]
        self.g = g
        self.state.logging = True
        self.name_seats(self.tongues.chosen)  # from here it may go on with other pieces

    def step_back(self) -> None:
        self.reactions.given.discard(len(self.journal.choices) - 1)
        self.undone.append(self.journal.choices.pop())

    def redo(self, seat: int) -> None:
        """Make the seat's undone choice again."""
        self.choose(seat, self.to_redo(seat))

    def to_redo(self, seat: int) -> str:
        """The key of the undone choice that the seat can make again."""
        if not self.undone:
            raise Trouble("nothing-to-redo")
        who, key = self.undone[-1]
        if who != seat:
            raise Trouble("redo-of-another")
        return key

    # Seats and bots

    def occupy(self, seat: int, occupant: str) -> None:
        """Put a human or a bot on a seat."""
        check_seats([occupant])
        self.journal.seats[seat] = occupant
        self.name_seats()

    def bot_seat(self) -> int | None:
        """A seat with a bot that the game waits for now."""
        for seat in self.position.awaited:
            if self.journal.seats[seat] not in (HUMAN, OPEN, SCRIPT):
                return seat
        return None

    def thinking_rng(self, seat: int) -> Rng:
        """Bots think with a generator of their own, so thinking never moves the dice."""
        return seeded(self.journal.seed, 1 + seat + 16 * len(self.journal.choices))

    def advising_rng(self, seat: int) -> Rng:
        """The same, for hints. As long as nothing new is shown, the same possible worlds are
        thought of, so that the advice stands by its plan."""
        return seeded(self.journal.seed, 1 + seat % 16 + 16 * int(self.state.barrier))
