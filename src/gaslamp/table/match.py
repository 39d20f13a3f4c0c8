"""A match: one game being played, with its seats, journal, undo and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.games.game import Game, Odds
from gaslamp.games.rulebook import Rulebook, rulebook
from gaslamp.games.view import View
from gaslamp.kernel.bits import members
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.snapshot import encode, restore
from gaslamp.kernel.state import EVERYBODY, State, choose, fill, pending
from gaslamp.table import undoing
from gaslamp.table.reactions import Reactions
from gaslamp.table.words import Words

HUMAN = "human"
OPEN = "open"
SPECTATOR = -1
ALL_SEEING = -2


@dataclass(frozen=True)
class Offer:
    """An option a seat may choose now."""

    key: str
    label: str
    refs: list[str]
    odds: list[Odds]
    note: str = ""  # what it costs or brings
    caution: str = ""  # what would be lost by it: people are asked once more


@dataclass(frozen=True)
class Reason:
    """Why an option is closed: in words, with the ledger rule and its text."""

    key: str
    label: str
    why: str
    rule: str
    rule_text: str
    refs: list[str]


@dataclass(frozen=True)
class Entry:
    """A log line that was said after so many choices."""

    choice: int
    text: str
    elements: list[str]
    seen_by: int
    chance: bool = False  # dice or a draw decided it: clients show it large
    key: str = ""  # the name of its sentence in the game's language file

    def visible_to(self, seat: int) -> bool:
        if self.seen_by == EVERYBODY or seat == ALL_SEEING:
            return True
        return seat >= 0 and bool(self.seen_by >> seat & 1)


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    winners: list[int]
    reason: str


class Match:
    """One match. `choose` is the only way to move it on."""

    def __init__(self, game: Game[Any], content: Any, journal: Journal, g: State) -> None:
        self.game = game
        self.content = content
        self.journal = journal
        self.g = g
        self.notice = ""
        self.log: list[Entry] = []
        self.before: list[State] = []
        self.log_marks: list[int] = []
        self.floor = 0  # nobody goes back before this many choices: their time is up
        self.undone: list[tuple[int, str]] = []
        self.undo_request: undoing.UndoRequest | None = None
        self.absent: set[int] = set()  # seats of people for whom somebody else plays just now
        self.reactions = Reactions(len(journal.seats))
        self.words = Words(game, content, seat_names(journal.seats))
        self.rules: Rulebook = rulebook(game.folder())
        g.logging = True
        self.drain()
        self.reactions.note(pending(g), self.asked())

    @classmethod
    def begin(
        cls,
        game_id: str,
        seats: list[str],
        options: dict[str, str],
        seed: int,
        pack: Path | None = None,
    ) -> Match:
        """A new match: seats are `human`, `open` or the name of a bot."""
        game = games.find(game_id)
        for occupant in seats:
            check_occupant(occupant)
        settled = game.settled(len(seats), options)
        content = game.content(pack)
        g = game.new(content, len(seats), settled, seed)
        journal = Journal(game.id, game.rules_version, content.digest, seed, list(seats), settled)
        return cls(game, content, journal, g)

    @classmethod
    def load(cls, text: str, pack: Path | None = None) -> Match:
        """The match of a save file. If its journal no longer replays, its snapshot goes on."""
        journal, snapshot = read_save(text)
        game = games.find(journal.game)
        content = game.content(pack)
        try:
            match = cls.replayed(journal, content)
        except (Trouble, KeyError, IndexError, AssertionError) as error:
            refuse_other_pieces(journal.content, content.digest)
            g = restore(snapshot, content)
            match = cls(game, content, journal, g)
            match.notice = (
                f"The rules or cards have changed since this save ({error}); "
                "play goes on from where it stood, without undo."
            )
        return match

    @classmethod
    def replayed(cls, journal: Journal, content: Any) -> Match:
        """Play a journal again from the start."""
        game = games.find(journal.game)
        if journal.content != content.digest:
            raise Trouble("the save was made with other cards")
        fresh = Journal(
            journal.game,
            journal.rules,
            journal.content,
            journal.seed,
            list(journal.seats),
            dict(journal.options),
        )
        settled = game.settled(len(journal.seats), journal.options)
        g = game.new(content, len(journal.seats), settled, journal.seed)
        match = cls(game, content, fresh, g)
        for seat, key in journal.choices:
            match.choose(seat, key)
        return match

    def save(self) -> str:
        """The save file's text."""
        return self.journal.text(encode(self.g))

    # Looking

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        decision = pending(self.g)
        if decision is None:
            return []
        return members(int(decision.seats(self.g)), len(self.journal.seats))

    def awaited(self) -> list[int]:
        """Of the seats that may choose now, those the game waits for."""
        decision = pending(self.g)
        if decision is None:
            return []
        return members(int(decision.awaited(self.g)), len(self.journal.seats))

    def prompt(self) -> str:
        """What is asked, in words."""
        decision = pending(self.g)
        return "" if decision is None else self.words.line(decision.prompt(self.g))

    def view(self, seat: int) -> View:
        return self.game.view(self.g, seat)

    def menu(self, seat: int) -> list[Offer]:
        """What the seat may choose now: what does something first, what is dear last."""
        codes = self.codes(seat)
        codes.sort(key=lambda code: self.game.rank(self.g, seat, code))
        return [self.offer(seat, code) for code in codes]

    def offer(self, seat: int, code: int) -> Offer:
        note = self.game.note(self.g, seat, code)
        caution = self.game.caution(self.g, seat, code)
        return Offer(
            self.game.key(self.g, seat, code),
            self.words.line(self.game.words(self.g, seat, code)),
            self.game.refs(self.g, seat, code),
            self.game.odds(self.g, seat, code),
            "" if note is None else self.words.line(note),
            "" if caution is None else self.words.line(caution),
        )

    def codes(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return []
        menu = Menu(seat)
        fill(self.g, menu)
        return menu.listed()

    def reasons(self, seat: int) -> list[Reason]:
        """Everything the seat might want to do now and cannot, with the rule."""
        if seat not in self.asked():
            return []
        menu = Menu(seat, explain=True)
        fill(self.g, menu)
        return [
            Reason(
                self.game.key(self.g, seat, refusal.code),
                self.words.line(self.game.words(self.g, seat, refusal.code)),
                self.words.sentence(refusal.why, refusal.args),
                refusal.rule,
                self.rules.text(refusal.rule),
                self.game.refs(self.g, seat, refusal.code),
            )
            for refusal in menu.refusals
        ]

    def why(self, seat: int, key: str) -> Reason:
        """Why the seat cannot choose this key."""
        for reason in self.reasons(seat):
            if reason.key == key:
                return reason
        if any(offer.key == key for offer in self.menu(seat)):
            raise Trouble(f"{key!r} can be chosen: it is on the menu.")
        raise Trouble(self.not_on_menu(seat, key))

    def visible_log(self, seat: int) -> list[Entry]:
        return [entry for entry in self.log if entry.visible_to(seat)]

    def result(self) -> Result | None:
        outcome = self.g.outcome
        if outcome is None:
            return None
        winners = members(outcome.winners, len(self.journal.seats))
        return Result(winners, self.words.sentence(outcome.reason, outcome.args))

    def human_seats(self) -> list[int]:
        return [s for s, who in enumerate(self.journal.seats) if who == HUMAN]

    def people(self) -> list[int]:
        """The seats of everybody who has a say in going back, also of those who are away."""
        return sorted({*self.human_seats(), *self.absent})

    # Acting

    def choose(self, seat: int, key: str) -> None:
        """A seat chooses, and the table answers for seats that do not want to be asked."""
        self.take(seat, key)
        self.let_pass()

    def take(self, seat: int, key: str) -> None:
        """The one door: a seat chooses one of its keys. Anything else changes nothing."""
        codes = {self.game.key(self.g, seat, code): code for code in self.codes(seat)}
        if key not in codes:
            raise Trouble(self.not_on_menu(seat, key))
        if not self.undone or self.undone[-1] != (seat, key):
            self.undone.clear()
        else:
            self.undone.pop()
        self.undo_request = None
        self.before.append(self.g.clone())
        self.log_marks.append(len(self.log))
        choose(self.g, seat, codes[key])
        self.journal.choices.append((seat, key))
        self.drain()
        self.reactions.note(pending(self.g), self.asked())

    def prefer(self, seat: int, how: str) -> None:
        """How the seat wants to be asked when it could react; see `reactions.py`."""
        self.reactions.prefer(seat, how)
        self.let_pass()

    def let_pass(self) -> None:
        """Answer for seats that do not want to be asked, until somebody is to choose."""
        while (due := self.due()) is not None:
            self.answer_for(*due)

    def due(self) -> tuple[int, str] | None:
        """A seat that does not want to be asked now, or nobody's, and what the table answers."""
        decision = pending(self.g)
        for seat in self.asked():
            assert decision is not None
            if self.journal.seats[seat] == HUMAN:
                code = self.reactions.declined(decision, seat, self.codes(seat))
                if code is not None:
                    return seat, self.game.key(self.g, seat, code)
        return self.vacant()

    def vacant(self) -> tuple[int, str] | None:
        """A seat nobody sits at that alone is waited for, and what is chosen for it, if it can."""
        decision = pending(self.g)
        waiting = self.awaited()
        if decision is None or any(self.journal.seats[seat] != OPEN for seat in waiting):
            return None
        code = int(decision.vacant())
        for seat in waiting:
            if code in self.codes(seat):
                return seat, self.game.key(self.g, seat, code)
        return None

    def answer_for(self, seat: int, key: str) -> None:
        """The table chooses in a seat's name."""
        self.take(seat, key)
        self.reactions.given.add(len(self.journal.choices) - 1)

    def not_on_menu(self, seat: int, key: str) -> str:
        """One sentence about a key that cannot be chosen."""
        if self.g.outcome is not None:
            return "The game is over."
        if not 0 <= seat < len(self.journal.seats):
            return f"There is no seat {seat}; the seats are 0 to {len(self.journal.seats) - 1}."
        if seat not in self.asked():
            return f"It is not {self.words.name(f'seat-{seat}')}'s turn to choose."
        for reason in self.reasons(seat):
            if reason.key == key:
                return f"{reason.why} ({reason.rule})"
        return f"{key!r} is not one of the options now; choose one of the menu's keys."

    def drain(self) -> None:
        """Turn what the rules said into log entries."""
        for line in self.g.log:
            elements = [arg for arg in line.args if isinstance(arg, str)]
            text = self.words.line(line)
            chance = line.key.startswith(self.game.chances)
            at = len(self.journal.choices)
            self.log.append(Entry(at, text, elements, line.seen_by, chance, line.key))
        self.g.log = []

    # Undo

    def undo(self, seat: int) -> None:
        """Take back the seat's own last choice, if nothing was shown or chosen since."""
        if sentence := undoing.why_not(self, seat):
            raise Trouble(sentence)
        self.back_to(undoing.last_of(self, seat))

    def ask_undo(self, seat: int) -> bool:
        """Ask everybody to go back before the seat's last choice; True if it is done."""
        self.undo_request = undoing.request(self, seat)
        return self.agree_undo(seat)

    def agree_undo(self, seat: int) -> bool:
        """A human seat agrees to the open request; True if that completed it."""
        request = self.undo_request
        if request is None:
            raise Trouble("Nobody has asked to undo anything.")
        request.agreed.add(seat)
        if not request.agreed.issuperset(self.people()):
            return False
        self.back_to(request.target)
        self.undo_request = None
        return True

    def refuse_undo(self) -> None:
        self.undo_request = None

    def back_to(self, number: int) -> None:
        while len(self.journal.choices) > number:
            self.step_back()

    def step_back(self) -> None:
        """Back before the last choice; it can be redone."""
        self.reactions.given.discard(len(self.journal.choices) - 1)
        self.undone.append(self.journal.choices.pop())
        self.g = self.before.pop()
        self.g.logging = True
        del self.log[self.log_marks.pop() :]

    def redo(self, seat: int) -> None:
        """Make the seat's undone choice again."""
        if not self.undone:
            raise Trouble("There is nothing to redo.")
        who, key = self.undone[-1]
        if who != seat:
            raise Trouble("The next choice to redo is another seat's.")
        self.choose(seat, key)

    # Seats and bots

    def occupy(self, seat: int, occupant: str) -> None:
        """Put a human or a bot on a seat."""
        check_occupant(occupant)
        self.journal.seats[seat] = occupant
        self.words.seat_names = seat_names(self.journal.seats)

    def bot_seat(self) -> int | None:
        """A seat with a bot that the game waits for now."""
        for seat in self.awaited():
            if self.journal.seats[seat] not in (HUMAN, OPEN):
                return seat
        return None

    def thinking_rng(self, seat: int) -> Rng:
        """Bots think with a generator of their own, so thinking never moves the dice."""
        return seeded(self.journal.seed, 1 + seat + 16 * len(self.journal.choices))

    def advising_rng(self, seat: int) -> Rng:
        """The same, for hints. As long as nothing new is shown, the same possible worlds are
        thought of, so that the advice stands by its plan."""
        return seeded(self.journal.seed, 1 + seat + 16 * int(self.g.barrier))


def refuse_other_pieces(saved: str, present: str) -> None:
    """A snapshot names pieces by number: it needs the same pieces, whatever is printed on them."""
    if saved.partition("-")[0] != present.partition("-")[0]:
        raise Trouble(
            "The save was made with other cards than these; "
            "load it with the content pack it was made with, or without one if it had none."
        )


def check_occupant(occupant: str) -> None:
    known = [HUMAN, OPEN, *bot_names()]
    if occupant not in known:
        raise Trouble(f"Nobody called {occupant!r} can sit down; a seat is: {', '.join(known)}.")


def seat_names(seats: list[str]) -> list[str]:
    """Names to tell seats apart: what sits there and the seat's number."""
    return [
        f"Player {i + 1}" if who in (HUMAN, OPEN) else f"Bot {i + 1}" for i, who in enumerate(seats)
    ]
