"""The line client: shows one match to the people at this terminal and takes their choices."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli import board, talk, victories
from gaslamp.cli.terminal import ask, complain, curtain, is_script, number_in, say, steady
from gaslamp.cli.writing import write_save
from gaslamp.kernel.errors import Trouble
from gaslamp.table.bots import think
from gaslamp.table.match import SPECTATOR, Match, Offer, Reason

RECAP = 5
BAD_INPUT = 2
NOBODY_YET = -3


class Client:
    """One match at one terminal. `seat` is the one whose eyes the screen shows."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = NOBODY_YET
        self.read: dict[int, int] = {}
        self.saved: list[tuple[int, str]] | None = None
        self.told = board.Told()
        self.fresh = True
        self.left = False
        self.troubles = 0

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code.

        A person's slips are told and forgotten; a script's make the exit code 2.
        """
        try:
            self.play()
        except (KeyboardInterrupt, EOFError):
            say()
            self.leave()
        return BAD_INPUT if self.troubles and is_script() else 0

    def play(self) -> None:
        while not self.left:
            bot = self.match.bot_seat()
            if bot is not None:
                self.bot_chooses(bot)
            elif self.match.result() is not None:
                self.after_the_end()
            else:
                self.sit_down(self.next_human())
                self.take_line()

    # Whose turn it is

    def next_human(self) -> int:
        asked = self.match.asked()
        return self.seat if self.seat in asked else asked[0]

    def eyes(self) -> int:
        """Who is looking: the last person to choose, else the first; bots alone are watched."""
        people = self.match.human_seats()
        if self.seat == NOBODY_YET:
            return people[0] if people else SPECTATOR
        return self.seat

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this seat; what others may not see goes off the screen first."""
        if seat == self.seat:
            return
        if self.seat != NOBODY_YET and self.secrets(self.seat, seat):
            curtain()
            ask(f"Seat {seat + 1}, press Enter. ")
        self.seat = seat
        self.told = board.Told()
        self.fresh = True

    def secrets(self, one: int, other: int) -> bool:
        mine, theirs = self.match.view(one), self.match.view(other)
        mine.seat = theirs.seat = SPECTATOR
        return mine != theirs

    def bot_chooses(self, seat: int) -> None:
        key = think(self.match, seat)
        with steady():
            self.match.choose(seat, key)
        self.news()
        self.fresh = True

    # Showing

    def news(self) -> None:
        """The log lines these eyes have not read yet."""
        eyes = self.eyes()
        log = self.match.log
        self.read = {seat: min(read, len(log)) for seat, read in self.read.items()}
        for entry in log[self.read.get(eyes, 0) :]:
            if entry.visible_to(eyes):
                say(entry.text)
        self.read[eyes] = len(log)

    def show(self) -> None:
        """All that is needed to choose: news, the board in short, the question, the menu."""
        self.news()
        say()
        say(board.short(self.table(), self.told))
        say()
        self.show_menu()
        self.fresh = False

    def table(self) -> board.Table:
        return board.Table(self.match.view(self.eyes()), self.match.words.seat_names)

    def show_menu(self) -> None:
        if self.match.result() is not None:
            raise Trouble("The game is over; nothing is asked any more.")
        say(self.match.prompt())
        for number, offer in enumerate(self.match.menu(self.seat), 1):
            say(f"  {number}. {offer.label}{self.odds_text(offer)}")
        if closed := len(self.match.reasons(self.seat)):
            options = "option is" if closed == 1 else "options are"
            say(f"  ({closed} more {options} closed now: `why` lists them.)")
        others = [s for s in self.match.asked() if s != self.seat]
        if others:
            listed = ", ".join(str(seat + 1) for seat in others)
            say(f"  (Also asked: seat {listed}. `seat N` gives them the keyboard.)")

    def odds_text(self, offer: Offer) -> str:
        parts = [f"{o.message} {o.chance:.1%}" for o in offer.odds]
        return f" ({', '.join(parts)})" if parts else ""

    # Taking lines

    def take_line(self) -> None:
        """Read one line and do what it says; what is wrong with it is told, nothing changes."""
        try:
            if self.fresh:
                self.show()
            line = ask(f"{self.match.words.seat_names[self.seat]}> ")
            if line:
                self.obey(line)
        except Trouble as trouble:
            self.troubles += 1
            complain(str(trouble))

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = talk.COMMANDS.get(word.lower())
        if command is not None:
            command.do(self, rest.strip())
        else:
            self.choose(line)

    def choose(self, line: str) -> None:
        """Choose what a number, a key or a label stands for."""
        found = self.option(line)
        if isinstance(found, Reason):
            raise Trouble(f"{found.label} is closed: {found.why} ({found.rule})")
        if found.caution and not self.meant(found):
            return
        with steady():
            self.match.choose(self.seat, found.key)
        self.fresh = True

    def meant(self, offer: Offer) -> bool:
        """Whether somebody who would lose something by it really wants to."""
        say(offer.caution)
        answer = ask(f"{offer.label}: really? (yes or no) ").lower()
        if answer in ("y", "yes"):
            return True
        if answer not in ("", "n", "no"):
            raise Trouble(f"{answer!r} is neither yes nor no, so nothing is chosen.")
        say("Nothing is chosen.")
        return False

    def option(self, line: str) -> Offer | Reason:
        """What is on the menu, or closed, under this number, key or label."""
        options = self.options()
        if line.isdecimal():
            if not 1 <= number_in(line) <= len(options):
                raise Trouble(f"There is no number {line}; `menu` shows what can be chosen.")
            return options[number_in(line) - 1]
        for option in options:
            if line == option.key or line.lower() == option.label.lower():
                return option
        if ":" in line:
            raise Trouble(self.match.not_on_menu(self.seat, line))
        raise Trouble(f"{line!r} is no number or key of the menu and no command; try `help`.")

    def options(self) -> list[Offer | Reason]:
        """The menu and, numbered on after it, what is closed."""
        return [*self.match.menu(self.seat), *self.match.reasons(self.seat)]

    # The end, and leaving

    def after_the_end(self) -> None:
        """Tell the result once, then look back for as long as somebody wants to."""
        if self.fresh:
            self.news()
            say()
            say(result_text(self.match))
            self.fresh = False
            self.remember()
        self.seat = self.eyes()
        if self.seat == SPECTATOR:
            self.left = True
            return
        try:
            line = ask("The game is over (log, board, save FILE, undo, or Enter to leave)> ")
            self.obey(line or "quit")
        except Trouble as trouble:
            self.troubles += 1
            complain(str(trouble))

    def remember(self) -> None:
        """A win may open something; if it cannot be kept, that is said and nothing else stops."""
        try:
            victories.record(self.match)
        except (Trouble, OSError) as trouble:
            complain(str(trouble))

    def leave(self) -> None:
        """Offer to save what would be lost, and say goodbye."""
        self.left = True
        if self.match.result() is None and self.saved != self.match.journal.choices:
            try:
                self.offer_to_save()
            except (KeyboardInterrupt, EOFError):
                say()
                say("The game is not saved.")
        say("Goodbye.")

    def offer_to_save(self) -> None:
        while True:
            name = ask("Save the game? A file name, or just Enter to leave without saving: ")
            if name.lower() in ("", "n", "no"):
                return
            if name.lower() in ("y", "yes"):
                continue
            try:
                self.save(name)
                return
            except Trouble as trouble:
                self.troubles += 1
                complain(str(trouble))

    def save(self, name: str) -> None:
        with steady():
            write_save(Path(name), self.match.save())
            self.saved = list(self.match.journal.choices)
        say(f"Saved as {name}. Go on with: gaslamp play --load {name}")


def result_text(match: Match) -> str:
    """Who won, and why."""
    result = match.result()
    assert result is not None
    names = [match.words.seat_names[seat] for seat in result.winners]
    winners = "Winner" if len(names) == 1 else "Winners"
    return f"The game is over. {result.reason} {winners}: {', '.join(names) or 'nobody'}."
