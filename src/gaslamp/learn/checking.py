"""Whether lessons still hold: each is played by its right ways, and every other way is tried.

What is wrong is told in sentences, one after the other; nothing is raised.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from gaslamp import games
from gaslamp.games.rulebook import rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import read_save
from gaslamp.kernel.snapshot import text
from gaslamp.learn import courses, facts
from gaslamp.learn.lesson import CLOSED, GOES_ON, REFUSED, TAKEN, Lesson, Taught, Wrong, fits
from gaslamp.learn.speech import FILE
from gaslamp.learn.taught import LessonMatch

LONGEST = 160  # letters that stand before somebody does something
SENTENCES = 2
WALKS = 100
MOST_CHOICES = 60
WAYS = 64  # right ways that are looked at,
ALIKE = 4  # and positions of one step
SENTENCE_ENDS = re.compile(r"[.!?](?=\s|$)")
SHORTENED = re.compile(r"\b(Mrs|Mr|Dr|St)\.")
TAG = re.compile(r"</?i>")
DIGIT = re.compile(r"\d")


def check_course(taught: Taught, content: Any, walks: int = WALKS) -> Iterator[Trouble]:
    """What is wrong with the lessons of a course."""
    for lesson in taught.course.lesson:
        yield from Check(taught, lesson, content, walks).troubles()
    yield from unused(taught)


class Check:
    """One lesson, looked at from all sides."""

    def __init__(self, taught: Taught, lesson: Lesson, content: Any, walks: int) -> None:
        self.taught = taught
        self.lesson = lesson
        self.content = content
        self.walks = walks
        self.game = games.find(taught.game)
        self.said: dict[str, str] = {}  # what was heard, by message and attribute
        self.seen: set[tuple[int, str, str]] = set()  # wrong tries that were met, by step
        self.found: list[Trouble] = []

    def troubles(self) -> list[Trouble]:
        """All that is wrong, as far as it can be found; what rests on a broken thing is not."""
        for look in (self.relies, self.rules, self.words, self.plays):
            try:
                look()
            except Trouble as trouble:
                self.tell("lesson-cannot", why=trouble)
            if self.found:
                break
        return self.found

    def tell(self, key: str, /, **given: Any) -> None:
        trouble = Trouble(key, id=self.lesson.id, **given)
        if str(trouble) not in map(str, self.found):
            self.found.append(trouble)

    def begin(self) -> LessonMatch:
        return courses.begin(self.taught, self.lesson, self.content)

    # What it stands on

    def relies(self) -> None:
        eyes = facts.Eyes(self.game, self.content, None)
        for fact in self.lesson.relies:
            broken = facts.broken([fact], eyes)
            if broken is not None:
                self.tell("lesson-relies", fact=fact, found=str(broken[1]))

    def rules(self) -> None:
        book = rulebook(self.game.folder())
        named = [one.rule for step in self.lesson.step for one in step.wrong if one.rule]
        for rule in (*self.lesson.rules, *named):
            if rule not in book.rules:
                self.tell("lesson-no-rule", rule=rule)

    def words(self) -> None:
        """Every message that could be said is there, and names no number."""
        speech, lesson = self.taught.speech, self.lesson
        wanted = [(lesson.id, ""), (lesson.id, "idea"), (lesson.said(1), ""), (lesson.end(), "")]
        for number, step in enumerate(lesson.step, 1):
            wanted += [(lesson.said(number), one.say) for one in step.wrong]
        for key, attribute in wanted:
            there = speech.has(key, attribute) if attribute else speech.has_text(key)
            if not there:
                self.tell("lesson-no-words", key=named(key, attribute))
        for key, said in texts(self.taught).items():
            mine = key.partition(".")[0].startswith((f"{lesson.id}-", f"{lesson.id}."))
            if mine and any(digit not in lesson.fixed for digit in re.findall(r"\d+", said)):
                self.tell("lesson-bare-number", key=key)

    # Playing it

    def plays(self) -> None:
        self.right_ways()
        if self.found:
            return
        for walk in range(self.walks):
            self.wander(random.Random(walk))
        for number, step in enumerate(self.lesson.step, 1):
            for one in step.wrong:
                if (number, one.key, one.kind) not in self.seen:
                    self.tell("lesson-never-tried", step=number, key=one.key, kind=one.kind)
        for key, said in self.said.items():
            plain = TAG.sub("", said)
            if len(plain) > LONGEST or len(sentences(plain)) > SENTENCES + ("." in key):
                self.tell("lesson-long-words", key=key, most=LONGEST)

    def right_ways(self) -> None:
        """Every wanted choice at every step, and what is beside it."""
        waiting: list[list[tuple[int, str]]] = [[]]
        met: set[tuple[int, str]] = set()  # the same things in another order lead to the same
        done = 0
        while waiting and done < WAYS and not self.found:
            match = self.begin()
            for seat, key in waiting.pop():
                self.skip_tries(match)
                match.choose(seat, key)
            place = (match.stand.step, text(match.g))
            alike = sum(step == match.stand.step for step, _ in met)
            if place in met or (alike >= ALIKE and match.stand.waits != "done"):
                continue
            met.add(place)
            self.tries_at(match)
            wanted = self.wanted(match)
            if match.stand.waits == "done":
                done += 1
                self.at_goal(match)
                continue
            if match.step() is None:
                break
            if not wanted:
                self.tell("lesson-not-wanted", step=match.steps[match.stand.step][0])
                return
            made = list(match.journal.choices)
            mine = [choice for choice in made if choice[0] in match.learners()]
            waiting += [[*mine, choice] for choice in wanted]
        if not done and not self.found:
            self.tell("lesson-no-end")

    def skip_tries(self, match: LessonMatch) -> None:
        """At a step that wants to be refused: be refused; what is to be read is read."""
        self.hear(match)
        while match.stand.waits == "read":
            match.go_on()
            self.hear(match)
        while (step := match.step()) is not None and step.try_ and not match.still():
            before = match.stand.step
            seat = match.learners()[0]
            for reason in match.position.reasons(seat):
                if fits(reason.key, step.try_):
                    match.tried(seat, reason.key)
                    break
            self.hear(match)
            if match.stand.step == before:
                self.tell("lesson-not-refused", step=before + 1)
                return
            self.skip_tries(match)

    def wanted(self, match: LessonMatch) -> list[tuple[int, str]]:
        step = match.step()
        if step is None:
            return []
        return [(s, k) for s in match.asked() for k in match.position.keys(s) if fits(k, step.want)]

    def tries_at(self, match: LessonMatch) -> None:
        """Whatever is tried beside the right thing gets its answer, and the lesson goes on."""
        self.skip_tries(match)
        step = match.step()
        if step is None or match.still() or self.found:
            return
        number = match.steps[match.stand.step][0]
        self.lit(match)
        for seat in match.asked():
            closed = [reason.key for reason in match.position.reasons(seat)]
            for key in [*match.position.keys(seat), *closed]:
                answer = match.answer_to(key)
                if fits(key, step.want):
                    if answer is not None and answer.kind == GOES_ON:
                        self.seen.add((number, answer.key, answer.kind))
                    continue
                if answer is not None:
                    self.seen.add((number, answer.key, self.kind_met(match, seat, key, answer)))
                if match.is_open(key) and key in match.position.keys(seat):
                    self.try_open(seat, key, match)
                elif not match.tried(seat, key) or not match.told():
                    self.tell("lesson-no-answer", step=number, key=key)
                else:
                    self.hear(match)
                match.stand = match.begun(match.stand.step)

    def kind_met(self, match: LessonMatch, seat: int, key: str, answer: Wrong) -> str:
        """How a try is really answered; complained of if the rules say otherwise."""
        if key in match.position.keys(seat):
            return CLOSED if answer.kind == REFUSED else answer.kind
        reason = next(one for one in match.position.reasons(seat) if one.key == key)
        if answer.kind == REFUSED and answer.rule and reason.rule != answer.rule:
            self.tell("lesson-other-rule", key=key, rule=answer.rule, found=reason.rule)
        return REFUSED

    def try_open(self, seat: int, key: str, match: LessonMatch) -> None:
        """An open choice that is not the wanted one is answered, or leads on."""
        twin = self.again(match)
        answer = twin.answer_to(key)
        twin.choose(seat, key)
        self.hear(twin)
        if answer is not None and answer.kind == TAKEN and twin.stand.waits != "back":
            self.tell("lesson-not-taken", step=match.stand.step + 1, key=key)
        if twin.stand.waits == "back":
            twin.back(seat)
            if text(twin.g) != text(self.step_start(match).g):
                self.tell("lesson-no-way-back", step=match.stand.step + 1, key=key)

    def again(self, match: LessonMatch) -> LessonMatch:
        """The same lesson at the same place, as it comes back from a store."""
        journal = read_save(match.save())[0]
        twin = courses.resumed(self.taught, self.lesson, journal)
        self.skip_tries(twin)
        if text(twin.g) != text(match.g) or twin.stand.step != match.stand.step:
            self.tell("lesson-not-kept", step=match.stand.step + 1)
        return twin

    def step_start(self, match: LessonMatch) -> LessonMatch:
        twin = self.again(match)
        if twin.done_in(twin.stand.step):
            twin.back(twin.learners()[0])
        return twin

    def lit(self, match: LessonMatch) -> None:
        """What is to be looked at can be seen."""
        seat = match.learners()[0]
        number, step = match.steps[match.stand.step]
        first = next(at for at, (n, _) in enumerate(match.steps) if n == number)
        if match.stand.step == first:
            seen = {*facts.refs(match.view(seat)), *match.offered_refs()}
            for ref in step.lit:
                if ref not in seen:
                    self.tell("lesson-nothing-lit", step=number, ref=ref)

    def wander(self, dice: random.Random) -> None:
        """Anything that is open, again and again: it ends at the goal, or in an answer."""
        match = self.begin()
        for _ in range(MOST_CHOICES):
            self.skip_tries(match)
            if match.stand.waits == "done":
                self.at_goal(match)
                return
            if match.stand.waits == "back":
                match.back(match.learners()[0])
                continue
            menus = [(s, offer.key) for s in match.asked() for offer in match.menu(s)]
            if not menus:
                self.tell("lesson-dead-end", step=match.stand.step + 1, way=str(way(match)))
                return
            seat, key = dice.choice(menus)
            if (answer := match.answer_to(key)) is not None:
                self.seen.add((match.steps[match.stand.step][0], answer.key, answer.kind))
            match.choose(seat, key)
            self.hear(match)

    def at_goal(self, match: LessonMatch) -> None:
        self.hear(match)
        broken = facts.broken(self.lesson.goal.facts, match.eyes)
        if broken is not None:
            self.tell("lesson-goal", fact=broken[0], found=str(broken[1]))

    def hear(self, match: LessonMatch) -> None:
        """Remember the longest form of everything that is said; what cannot be said is told."""
        stand = match.stand
        if not stand.message:
            return
        key = named(stand.message, stand.attribute)
        try:
            said = match.say(stand.message, stand.attribute)
        except (KeyError, Trouble):
            self.tell("lesson-unsaid", key=key)
            return
        if len(said) > len(self.said.get(key, "")):
            self.said[key] = said


def way(match: LessonMatch) -> list[str]:
    return [key for _, key in match.journal.choices]


def named(key: str, attribute: str) -> str:
    return f"{key}.{attribute}" if attribute else key


def sentences(said: str) -> list[str]:
    return SENTENCE_ENDS.findall(SHORTENED.sub(r"\1", said))


def source(taught: Taught) -> str:
    """The words of a course as they were written."""
    if taught.course.words:
        return taught.course.words
    path: Path = games.find(taught.game).folder() / FILE
    return path.read_text(encoding="utf-8")


def texts(taught: Taught) -> dict[str, str]:
    """What stands in each message and attribute, without what is filled in."""
    found: dict[str, str] = {}
    for entry in parse(source(taught)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = plain(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = plain(attribute.value)
    return found


def plain(pattern: ast.Pattern) -> str:
    return "\n".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))


def unused(taught: Taught) -> Iterator[Trouble]:
    """Words of lessons and steps that there are not."""
    for lesson in taught.course.lesson:
        known = {lesson.id, f"{lesson.id}.idea", lesson.end()}
        for number, step in enumerate(lesson.step, 1):
            known |= {lesson.said(number)}
            known |= {f"{lesson.said(number)}.{one.say}" for one in step.wrong}
        for key in texts(taught):
            mine = re.fullmatch(rf"{re.escape(lesson.id)}(-\d+|-end)?(\..*)?", key)
            if mine and key not in known:
                yield Trouble("lesson-unused-words", id=lesson.id, key=key)
