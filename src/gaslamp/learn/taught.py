"""A match with a teacher beside it: the real engine, a narrowed menu, and an answer to every try.

Where a lesson stands follows from the choices that were made, so it is saved, replayed and undone
with them. Only what was tried and not chosen is not kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Literal

from gaslamp.games.game import Game
from gaslamp.kernel.bits import members
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Decision, State
from gaslamp.learn.facts import Eyes, Value, refs
from gaslamp.learn.lesson import CLOSED, GOES_ON, TAKEN, Lesson, Step, Wrong, fits
from gaslamp.learn.speech import Speech
from gaslamp.table.match import Made, Match
from gaslamp.table.position import Offer, Reason, SeriesShown
from gaslamp.table.seats import HUMAN
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import paragraph
from gaslamp.words.sentences import formatted, of_table

LEARN = of_table("learn")
Waits = Literal["", "back", "shown", "read", "done"]
Tone = Literal["before", "wrong", "end"]
AT_ONCE = "at-once"
NOT_NOW, LOST, LIKE_THIS = "not-now", "lost", "like-this"


@dataclass(frozen=True)
class Stand:
    """Where a lesson stands: at which step, what was said last, and what it waits for: a choice, to
    go `back` after a wrong one, to go on after one that was `shown` or something to `read`, or
    nothing, being `done`."""

    step: int = 0
    message: str = ""
    attribute: str = ""  # of that message; a word of its own is said in the table's words
    tone: Tone = "before"
    tries: int = 0
    waits: Waits = ""
    script: int = -1  # how many of the step's scripted choices were made; -1: it is not their turn
    refused: str = ""  # the key whose refusal is told before


def stopped(g: State, stop: str) -> bool:
    """Whether a lesson that ends with this line of the log has ended."""
    return g.outcome is None and (stop == AT_ONCE or any(line.key == stop for line in g.log))


class LessonMatch(Match):
    """One lesson being played."""

    def __init__(
        self, game: Game[Any], content: Any, journal: Journal, g: State, lesson: Lesson,
        speech: Speech,
    ) -> None:  # fmt: skip
        super().__init__(game, content, journal, g)
        self.lesson = lesson
        self.speech = speech
        self.steps = lesson.steps()
        self.stand = self.begun(0)
        self.stands: list[Stand] = []  # before each choice
        self.eyes = Eyes(game, content, self, self.learners()[0])

    def learners(self) -> list[int]:
        return [seat for seat, who in enumerate(self.journal.seats) if who == HUMAN]

    # What may be chosen

    def step(self) -> Step | None:
        """What is to be done now; nothing when all is."""
        return self.steps[self.stand.step][1] if self.stand.step < len(self.steps) else None

    def still(self) -> bool:
        """Whether nobody is to choose: something was shown, or all is done."""
        return self.stand.waits != ""

    def asked(self) -> list[int]:
        return [] if self.still() else super().asked()

    def awaited(self) -> list[int]:
        return [] if self.still() else super().awaited()

    def answer_to(self, key: str) -> Wrong | None:
        """What the present step says to a key that it does not want."""
        step = self.step()
        if step is None:
            return None
        return next((one for one in step.wrong if fits(key, [one.key])), None)

    def is_open(self, key: str) -> bool:
        """Whether the lesson lets this key be chosen, if the rules do."""
        step = self.step()
        if step is None or self.still():
            return False
        if fits(key, step.want):
            return True
        answer = self.answer_to(key)
        return answer.kind in (TAKEN, GOES_ON) if answer else fits(key, step.open)

    def menu(self, seat: int, language: str = ENGLISH) -> list[Offer]:
        """What is open. Nobody is asked once more: the teacher answers whatever is chosen."""
        offers = super().menu(seat, language)
        return [replace(offer, caution="") for offer in offers if self.is_open(offer.key)]

    def reasons(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        """What the rules refuse, and what the lesson keeps closed."""
        if self.still():
            return []
        found = [
            Reason(
                offer.key, offer.label, self.closed_word(offer.key, language), "", "", offer.refs
            )
            for offer in super().menu(seat, language)
            if not self.is_open(offer.key)
        ]
        return [*found, *super().reasons(seat, language)]

    def closed(self, seat: int, language: str = ENGLISH) -> list[Reason]:
        if self.still():
            return []
        return [*self.position.closed(seat, language), *self.reasons(seat, language)]

    def series(self, seat: int, language: str = ENGLISH) -> SeriesShown | None:
        return None

    # Choosing

    def tried(self, seat: int, key: str) -> bool:
        """Answer a try at something that is closed; whether it was one."""
        if self.still() or (self.is_open(key) and key in self.position.keys(seat)):
            return False
        if seat not in self.learners():
            raise self.not_on_menu(seat, key)
        step, answer = self.step(), self.answer_to(key)
        refused = key not in self.position.keys(seat)
        if refused and all(reason.key != key for reason in self.position.reasons(seat)):
            raise self.not_on_menu(seat, key)
        if refused and step is not None and fits(key, step.try_):
            self.stand = replace(self.begun(self.stand.step + 1), refused=key)
            return True
        said = (self.number(), answer.say) if answer else ("", "" if refused else NOT_NOW)
        self.stand = replace(
            self.stand, message=said[0], attribute=said[1], tone="wrong",
            tries=self.stand.tries + 1, refused=key if refused else "",
        )  # fmt: skip
        return True

    def play(self, seat: int, key: str) -> Iterator[Made]:
        if self.still() or not self.is_open(key):
            raise Trouble("lesson-closed")
        answer = self.answer_to(key)
        yield from super().play(seat, key)
        yield from self.scripted()
        if answer is not None and self.stand.waits == "back":
            yield from self.foreseen(seat, answer.then)

    def foreseen(self, seat: int, keys: list[str]) -> Iterator[Made]:
        """What comes of a wrong choice, as far as the keys come up."""
        for key in keys:
            if key in self.position.keys(seat):
                self.take(seat, key)
                yield Made(seat, key)

    def scripted(self) -> Iterator[Made]:
        """What the other seats choose, as the lesson has it."""
        while (step := self.step()) is not None and self.stand.script >= 0:
            seat, key = step.script[self.stand.script]
            self.take(seat, key)
            yield Made(seat, key)

    def take(self, seat: int, key: str) -> None:
        # Played again from a journal, which knows nothing of what was only tried.
        while (step := self.step()) is not None and (step.try_ or step.read):
            if self.is_open(key):
                break
            self.stand = self.begun(self.stand.step + 1)
        super().take(seat, key)
        before = self.stand
        self.stands.append(before)
        self.stand = self.judged(seat, key, before)

    def carry_out(self, seat: int, key: str, code: int) -> None:
        """The last thing of a lesson may end it in the middle of what it brings about."""
        stop = self.lesson.goal.stop
        if not stop or not self.is_last(seat, key):
            super().carry_out(seat, key, code)
            return
        g = self.state
        top = g.agenda.pop()
        assert isinstance(top, Decision)
        top.take(g, Option(seat, code))
        while g.agenda and not isinstance(g.agenda[-1], Decision) and not stopped(g, stop):
            g.agenda.pop().run(g)
        if stopped(g, stop):
            g.agenda = []

    def is_last(self, seat: int, key: str) -> bool:
        """Whether nothing of the lesson is left when this has been chosen."""
        step, stand = self.step(), self.stand
        if step is None or stand.waits or stand.step + 1 < len(self.steps):
            return False
        if stand.script >= 0:
            return stand.script + 1 == len(step.script)
        return not step.script and seat in self.learners() and fits(key, step.want)

    def judged(self, seat: int, key: str, before: Stand) -> Stand:
        """Where the lesson stands after a choice."""
        step = self.step()
        after = before
        if before.waits:
            return before  # it is being shown what comes of something
        if step is not None and before.script >= 0:
            after = self.script_on(before, step, before.script + 1)
        elif step is not None and seat in self.learners():
            answer = self.answer_to(key)
            if fits(key, step.want):
                after = self.script_on(before, step, 0)
                if answer is not None and answer.kind == GOES_ON:  # as good, but not without a word
                    after = replace(after, message=self.number(), attribute=answer.say)
            elif answer is not None and answer.kind == TAKEN:
                after = self.answered(before, answer, "back")
            elif answer is not None:
                after = replace(self.answered(before, answer, ""), tries=before.tries)
        return self.ended(after)

    def script_on(self, before: Stand, step: Step, made: int) -> Stand:
        """The wanted choice was made, and so many of those that follow it."""
        if made < len(step.script):
            return replace(before, script=made, tries=0)
        return self.begun(before.step + 1, before)

    def answered(self, before: Stand, answer: Wrong, waits: Waits) -> Stand:
        return replace(
            before, message=self.number(), attribute=answer.say, tone="wrong", waits=waits,
            tries=before.tries + 1, refused="",
        )  # fmt: skip

    def ended(self, stand: Stand) -> Stand:
        """The same, or the end: the goal is reached, or the game is lost on the way there."""
        if stand.waits:
            return stand
        outcome = self.state.outcome
        if outcome is not None:
            winners = members(outcome.winners, len(self.journal.seats))
            if any(seat in winners for seat in self.learners()):
                return self.at_end(stand)
            if stand.step < len(self.steps):
                return replace(stand, message="", attribute=LOST, tone="wrong", waits="back")
        if self.lesson.goal.is_ == "steps" and stand.step >= len(self.steps):
            return self.at_end(stand)
        return stand

    def at_end(self, stand: Stand) -> Stand:
        return replace(
            stand, step=len(self.steps), message=self.lesson.end(), attribute="", tone="end",
            waits="done", script=-1, refused="",
        )  # fmt: skip

    # Back, forward, and being shown

    def back(self, seat: int) -> None:
        """To the start of the step, if anything was done in it; else to the one before."""
        at = self.stand.step
        if self.stand.waits in ("", "read") and not self.done_in(at):
            at -= 1
        if self.stand.waits == "done":
            at = len(self.steps) - 1
        at = max(0, at)
        number = next((n for n, stand in enumerate(self.stands) if stand.step >= at), None)
        if number is not None:
            self.go_back(seat, number)
        self.stand = self.begun(at)

    def done_in(self, step: int) -> bool:
        return any(stand.step == step for stand in self.stands)

    def step_back(self) -> None:
        super().step_back()
        self.stand = self.stands.pop()

    def shown_how(self, seat: int, keep: bool) -> Iterator[Made]:
        """The wanted choice is made for the learner: to stay so, or to be taken back."""
        step = self.step()
        if self.stand.waits in ("shown", "read"):
            self.go_on()
            return
        if step is None or self.still():
            raise Trouble("lesson-closed")
        if step.try_:
            self.stand = self.begun(self.stand.step + 1)
            return
        wanted = [(s, k) for s in self.asked() for k in self.position.keys(s) if fits(k, step.want)]
        if not wanted:
            raise Trouble("lesson-closed")
        before = self.stand.step
        yield from self.play(*wanted[0])
        if not keep and self.stand.waits != "done":
            self.stand = replace(
                self.stand, step=before, message="", attribute=LIKE_THIS, tone="wrong",
                waits="shown",
            )  # fmt: skip

    def go_on(self) -> None:
        """After something was shown, keep it; after something to read, go on."""
        if self.stand.waits in ("shown", "read"):
            self.stand = self.ended(self.begun(self.stand.step + 1))

    # Telling

    def number(self) -> str:
        """The message of the present step."""
        return self.lesson.said(self.steps[self.stand.step][0])

    def begun(self, at: int, before: Stand | None = None) -> Stand:
        """The stand at the start of a step: it says the newest words up to there."""
        waits: Waits = "read" if at < len(self.steps) and self.steps[at][1].read else ""
        for number, _ in reversed(self.steps[: at + 1]):
            if self.speech.has_text(self.lesson.said(number)):
                return Stand(at, self.lesson.said(number), waits=waits)
        return Stand(at, waits=waits)

    def say(self, message: str, attribute: str, language: str = ENGLISH) -> str:
        """A message of the lesson, with the numbers as they are now."""
        given: dict[str, Value] = {}
        figures = self.game.figures(self.content)
        for name in self.speech.wants(message, attribute):
            if name in self.lesson.numbers:
                given[name] = self.eyes.sum(self.lesson.numbers[name])
            elif name in figures:
                given[name] = figures[name]
        return self.speech.say(message, given, attribute, language)

    def closed_word(self, key: str, language: str) -> str:
        answer = self.answer_to(key)
        if answer is not None and answer.kind == CLOSED:
            return self.say(self.number(), answer.say, language)
        return formatted(LEARN, language, NOT_NOW)

    def told(self, language: str = ENGLISH) -> str:
        """What the teacher says now."""
        stand = self.stand
        said = []
        if stand.refused:
            said = [
                reason.why
                for seat in self.learners()
                for reason in self.position.reasons(seat, language)
                if reason.key == stand.refused
            ][:1]
        if stand.message:
            with suppress(Trouble):  # what comes of a choice is still being shown
                said.append(self.say(stand.message, stand.attribute, language))
        elif stand.attribute:
            said.append(formatted(LEARN, language, stand.attribute))
        return paragraph(said, language)

    def offered_refs(self) -> set[str]:
        """What options are about, open or not."""
        found = []
        for seat in self.asked():
            found += [ref for offer in self.position.menu(seat) for ref in offer.refs]
            found += [ref for reason in self.closed(seat) for ref in reason.refs]
        return set(found)

    def lit(self) -> list[str]:
        """The pieces to look at."""
        step = self.step()
        if step is None or self.stand.waits not in ("", "read"):
            return []
        if step.lit:
            there = {*refs(self.view(self.learners()[0])), *self.offered_refs()}
            return [ref for ref in step.lit if ref in there]
        wanted = [*step.want, *step.try_]
        offers = [offer for seat in self.asked() for offer in self.position.menu(seat)]
        found = [ref for offer in offers if fits(offer.key, wanted) for ref in offer.refs]
        return list(dict.fromkeys(found))
