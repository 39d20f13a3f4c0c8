"""The line client: shows one match to the people at this terminal and takes their choices."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli import board, talk, victories
from gaslamp.cli.brief import OFTEN, Told, lines_of, short
from gaslamp.cli.in_one_go import series_now
from gaslamp.cli.menus import Amounts, Group, Listing, listing, piece_names
from gaslamp.cli.slips import FirstTimes
from gaslamp.cli.speech import t
from gaslamp.cli.telling import NOBODY, actor, ending, paragraphs, told_here, tongue
from gaslamp.cli.terminal import (
    SCREEN,
    ask,
    complain,
    curtain,
    is_script,
    number_in,
    say,
    steady,
    wrapped,
)
from gaslamp.cli.wording import by_words
from gaslamp.cli.writing import write_save
from gaslamp.kernel.errors import Trouble
from gaslamp.table.advice import think
from gaslamp.table.log import SPECTATOR, Entry
from gaslamp.table.match import Match
from gaslamp.table.position import Offer, Reason

RECAP = 5
ROOM_IN_ALL = 22  # lines that a small screen has room for between two questions
ROOM = 8  # lines that the board may take however long the menu is
BAD_INPUT = 2
NOBODY_YET = -3


class Client:
    """One match at one terminal. `seat` is the one whose eyes the screen shows."""

    goals = OFTEN  # how often the goal is told unasked

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = NOBODY_YET
        self.sat_at = -1  # how many choices had been made when that seat got the keyboard
        self.read: dict[int, int] = {}
        self.saved: list[tuple[int, str]] | None = None
        self.told: dict[int, Told] = {}
        self.listing = Listing([])
        self.slips = FirstTimes(match)
        self.laid = (-1, -1)  # how many choices there were before and after the last plan
        self.taken: list[tuple[int, str]] = []  # the choices of a plan that was taken back
        self.fresh = True
        self.spoke = False  # whether something was told since the last question
        self.early = False  # whether something was typed before the question was shown
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
        """Whoever is waited for; but who has just sat down here, or is one of them, stays."""
        asked = self.match.asked()
        waited = self.match.awaited() or asked
        seated = self.sat_at == len(self.match.journal.choices) and self.seat in asked
        return self.seat if seated or self.seat in waited else waited[0]

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
            SCREEN.forget()
            curtain()
            ask(t("take-seat", seat=seat + 1))
        self.seat = seat
        self.sat_at = len(self.match.journal.choices)
        self.fresh = True

    def secrets(self, one: int, other: int) -> bool:
        mine, theirs = self.match.view(one, t.language), self.match.view(other, t.language)
        mine.seat = theirs.seat = SPECTATOR
        return mine != theirs

    def bot_chooses(self, seat: int) -> None:
        """What was done before by another seat is told while this one thinks."""
        unread = self.unread()
        if unread and (self.eyes() == SPECTATOR or actor(self.match, unread[-1]) != seat):
            self.news()
        key = think(self.match, seat)
        with steady():
            self.match.choose(seat, key)
        self.fresh = True

    # Showing

    def unread(self) -> list[Entry]:
        """The log lines these eyes have not read yet."""
        start = min(self.read.get(self.eyes(), 0), len(self.match.log))
        seen = [entry for entry in self.match.log[start:] if entry.visible_to(self.eyes())]
        return told_here(self.match, seen, self.eyes())

    def news(self) -> list[str]:
        """Tell what happened; what was told."""
        texts = paragraphs(self.match, self.unread())
        log = self.match.log
        self.read = {seat: min(read, len(log)) for seat, read in self.read.items()}
        self.read[self.eyes()] = len(log)
        for text in texts:
            say(text)
        self.spoke = self.spoke or bool(texts)
        return texts

    def show(self) -> None:
        """All that is needed to choose: news, the board in short, the question, the menu."""
        said = self.unread()
        news = self.news()
        self.listing = self.new_listing()
        menu = self.menu_texts()
        room = ROOM_IN_ALL - lines_of(news) - lines_of(menu)
        changed = self.board_news(said, max(ROOM, room))
        menu = [*self.first_times(), *menu]
        if self.spoke and changed:
            say()
        for text in changed:
            say(text)
        self.put_question(menu, after=self.spoke or bool(changed))
        self.fresh = self.spoke = False

    def first_times(self) -> list[str]:
        """An idea that matters for the first time."""
        return self.slips.now(self.seat)

    def put_question(self, menu: list[str], after: bool = False) -> None:
        """A question and its menu on one screen; an empty line parts them from what is before."""
        lines = [line for text in menu for line in wrapped(text)]
        self.early = not SCREEN.put_question(["", *lines] if after else lines)

    def board_news(self, said: list[Entry], room: int) -> list[str]:
        eyes = self.eyes()
        again = any(actor(self.match, entry) not in (eyes, NOBODY) for entry in said)
        return short(self.table(), self.told.setdefault(eyes, Told(self.goals)), said, room, again)

    def table(self) -> board.Table:
        return board.table_of(self.match, self.eyes())

    def new_listing(self) -> Listing:
        """The menu, in steps where it is long."""
        offers = self.match.menu(self.seat, t.language)
        names = piece_names(self.match.view(self.seat, t.language))
        return listing(offers, names, self.match.game.amounts)

    def menu_texts(self) -> list[str]:
        """The question, what can be chosen, and what else there is to know about it."""
        texts = [self.match.prompt(t.language, self.seat), *self.listing.texts()]
        more = []
        closed = 0 if self.listing.back else len(self.match.reasons(self.seat, t.language))
        if self.listing.back is not None:
            more.append(t("menu-back"))
        if any(isinstance(line, Group) for line in self.listing.lines):
            more.append(t("menu-groups"))
        if closed:
            more.append(t("menu-closed-too" if more else "menu-closed", count=closed))
        series = None if self.listing.back else series_now(self.match, self.seat)
        if series is not None:
            more.insert(0, t("menu-in-one-go", label=series.label))
        others = [] if self.listing.back else self.others_asked()
        if others:
            more.append(t("menu-others", seats=t.commas([str(seat + 1) for seat in others])))
        return [*texts, f"  {t('menu-more', text=t.paragraph(more))}"] if more else texts

    def show_menu(self) -> None:
        if self.match.result() is not None:
            raise Trouble("over")
        self.put_question(self.menu_texts())

    def others_asked(self) -> list[int]:
        """Other people who may choose now as well."""
        people = self.match.human_seats()
        return [s for s in self.match.asked() if s != self.seat and s in people]

    # Taking lines

    def take_line(self) -> None:
        """Read one line and do what it says; what is wrong with it is told, nothing changes."""
        try:
            if self.fresh:
                self.show()
            self.answer(t("prompt", name=tongue(self.match).words.seat_names[self.seat]))
        except Trouble as trouble:
            self.troubles += 1
            complain(t.trouble(trouble))

    def answer(self, prompt: str, empty: str = "") -> None:
        """Do what was typed while there was more to read, else what is typed now."""
        if line := SCREEN.typed():
            choice = not self.is_command(line.partition(" ")[0].lower())
            if choice and self.early:
                raise Trouble("before-question", typed=line)
            if choice:
                SCREEN.forget()
            self.obey(line)
        else:
            SCREEN.go_on()
            if SCREEN.unasked and not SCREEN.ahead:
                self.put_question(self.menu_texts(), after=True)
            if SCREEN.ahead:
                return
            if line := ask(prompt) or empty:
                self.obey(line)
        if self.fresh:
            SCREEN.forget()

    def is_command(self, word: str) -> bool:
        return word in talk.COMMANDS

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = talk.COMMANDS.get(word.lower())
        if command is not None:
            command.do(self, rest.strip())
        else:
            self.choose(line)

    def choose(self, line: str) -> None:
        """Choose what a number, a key or a label stands for, or open a group of options."""
        found = self.option(line)
        if isinstance(found, Group):
            self.open(found)
            return
        if isinstance(found, Reason):
            raise Trouble("option-closed", label=found.label, why=found.why, rule=found.rule)
        if found.caution and not self.meant(found):
            return
        with steady():
            self.match.choose(self.seat, found.key)
        self.fresh = True

    def meant(self, offer: Offer) -> bool:
        """Whether somebody who would lose something by it really wants to."""
        say(offer.caution)
        answer = ask(t("really", label=offer.label)).lower()
        if answer in t.words("typed-yes"):
            return True
        if answer and answer not in t.words("typed-no"):
            raise Trouble("neither-yes-nor-no", typed=answer)
        say(t("not-chosen"))
        return False

    def open(self, group: Group) -> None:
        """Show the options of a group."""
        names = piece_names(self.match.view(self.seat, t.language))
        amounts = self.match.game.amounts
        self.listing = listing(group.offers, names, amounts, back=self.listing)
        self.show_menu()

    def option(self, line: str) -> Group | Offer | Reason:
        """What is on the menu, or closed, under this number, key or label."""
        if self.match.result() is not None:
            raise Trouble("over")
        number, _, amount = line.partition(" ")
        if number.isdecimal() and (not amount or amount.isdecimal()):
            return self.numbered(number, amount)
        for option in self.options():
            if line == option.key or line.lower() == option.label.lower():
                return option
        if ":" in line and " " not in line:
            raise self.match.not_on_menu(self.seat, line)
        menu, closed = (
            self.match.menu(self.seat, t.language),
            self.match.reasons(self.seat, t.language),
        )
        if meant := by_words(menu, closed, line, self.match.game.amounts):
            return meant
        raise Trouble("not-understood", typed=line)

    def numbered(self, number: str, amount: str) -> Group | Offer | Reason:
        """What has this number; of more or less of one thing this amount, else the whole."""
        lines = [*self.listing.lines, *self.match.reasons(self.seat, t.language)]
        if not 1 <= number_in(number) <= len(lines):
            raise Trouble("no-such-number", number=number)
        found = lines[number_in(number) - 1]
        if isinstance(found, Amounts):
            chosen = found.offers.get(number_in(amount)) if amount else found.whole
            if chosen is None:
                label = found.whole.label
                raise Trouble("no-such-amount", number=number, amount=amount, label=label)
            return chosen
        if amount:
            raise Trouble("no-amounts", number=number)
        return found

    def options(self) -> list[Offer | Reason]:
        """All that can be chosen, and all that is closed."""
        return [*self.match.menu(self.seat, t.language), *self.match.reasons(self.seat, t.language)]

    # The end, and leaving

    def after_the_end(self) -> None:
        """Tell the result once, then look back for as long as somebody wants to."""
        if self.fresh:
            said = self.unread()
            self.news()
            for text in self.board_news(said, ROOM_IN_ALL):
                say(text)
            SCREEN.lift()
            say()
            say(ending(self.match, said))
            self.listing = Listing([])
            self.fresh = False
            self.remember()
        self.seat = self.eyes()
        if self.seat == SPECTATOR:
            self.left = True
            return
        try:
            self.answer(t("look-back"), "quit")
        except Trouble as trouble:
            self.troubles += 1
            complain(t.trouble(trouble))

    def remember(self) -> None:
        """A win may open something; if it cannot be kept, that is said and nothing else stops."""
        try:
            victories.record(self.match)
        except Trouble as trouble:
            complain(t.trouble(trouble))
        except OSError as error:
            complain(str(error))

    def leave(self) -> None:
        """Offer to save what would be lost, and say goodbye."""
        self.left = True
        if self.match.result() is None and self.saved != self.match.journal.choices:
            try:
                self.offer_to_save()
            except (KeyboardInterrupt, EOFError):
                say()
                say(t("not-saved"))
        say(t("goodbye"))

    def offer_to_save(self) -> None:
        while True:
            name = ask(t("save-first"))
            if not name or name.lower() in t.words("typed-no"):
                return
            if name.lower() in t.words("typed-yes"):
                continue
            try:
                self.save(name)
                return
            except Trouble as trouble:
                self.troubles += 1
                complain(t.trouble(trouble))

    def save(self, name: str) -> None:
        with steady():
            write_save(Path(name), self.match.save())
            self.saved = list(self.match.journal.choices)
        say(t("saved", file=name))
