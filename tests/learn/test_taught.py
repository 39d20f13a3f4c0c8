"""A lesson being played: what is open and answered, going back, being shown, coming back."""

from __future__ import annotations

import random

import pytest

from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import read_save
from gaslamp.kernel.snapshot import text
from gaslamp.learn import courses, guide
from gaslamp.learn.facts import Eyes
from gaslamp.learn.lesson import Taught
from gaslamp.learn.taught import LessonMatch
from gaslamp.table.advice import hint

TERRORS, PLAGUE = "terrors-of-london", "plague-of-dracula"


def course(game: str) -> Taught:
    found = courses.course_of(game)
    assert found is not None
    return found


def begun(id: str, game: str = TERRORS) -> LessonMatch:
    return courses.begin(course(game), courses.lesson_of(course(game), id))


def waits(match: LessonMatch) -> str:
    return match.stand.waits


def keys(match: LessonMatch) -> list[str]:
    return [offer.key for seat in match.asked() for offer in match.menu(seat)]


def test_the_menu_is_narrowed_and_what_is_closed_says_why() -> None:
    match = begun("tl-2")
    match.choose(0, "play:cultist")
    match.choose(0, "play:cultist")
    assert keys(match) == ["play:fanatic", "buy:skeletal", "buy:ghoul", "buy-acolyte"]
    closed = {reason.key: reason.why for reason in match.reasons(0)}
    assert closed["pass"] == "Not now: what the lesson asks for comes first."
    assert closed["buy:wraith"] == "It costs 4 Coin and you have 2."
    assert match.lit() == ["street/1"]
    with pytest.raises(Trouble, match="nothing to choose just now"):
        match.choose(0, "pass")


def test_every_kind_of_try_is_answered() -> None:
    match = begun("tl-1")
    assert match.tried(0, "pass")  # refused by the rules: their reason, then the teacher's
    assert match.told() == (
        "You hold 3 cards; play until at most one is left, then pass. "
        "Not with a hand full of knives. First play them."
    )
    assert not match.tried(0, "play:cultist")
    match.choose(0, "play:cultist")  # taken, shown, and rewound
    assert match.told().startswith("A penny.") and match.asked() == [] == keys(match)
    match.back(0)
    assert match.journal.choices == [] and "2 Health left" in match.told()
    match.choose(0, "play:fanatic")
    match.choose(0, "attack:1")  # taken, and it goes on
    assert match.told().startswith("One blow") and match.asked() == [0]
    match.choose(0, "play:fanatic")
    assert match.tried(0, "play:cultist") and match.told().startswith("A penny.")  # closed
    match.choose(0, "attack:1")
    assert waits(match) == "done" and match.asked() == []
    assert match.told().startswith("That is the whole art")


def test_what_is_wanted_may_be_a_refusal() -> None:
    match = begun("tl-3")
    assert keys(match) == []
    assert match.tried(0, "pass")
    assert match.told().startswith("You hold 2 cards") and match.told().endswith("may wait.")
    assert keys(match) == ["play:fanatic"]


def test_the_other_seats_follow_the_script() -> None:
    match = begun("tl-3")
    match.tried(0, "pass")
    for key in ("play:fanatic", "attack:1", "pass"):
        match.choose(0, key)
    assert [seat for seat, _ in match.journal.choices] == [0, 0, 0, 1, 1, 1]
    assert waits(match) == "done"


def test_what_comes_of_a_wrong_choice_is_shown_before_it_is_taken_back() -> None:
    match = begun("pd-7", PLAGUE)
    match.choose(0, "pass")
    before = text(match.g)
    match.choose(0, "move:seward:islington")
    assert match.told() == "3, and nobody at the door: Renfield is out."
    assert Eyes(match.game, match.content, match).look("data:renfield") == "carfax"
    match.back(0)
    assert text(match.g) == before and match.stand.step == 1


def test_something_to_read_waits_until_it_is_read() -> None:
    match = begun("pd-2", PLAGUE)
    for key in ("pass", "pass", "move:holmwood:shoreditch"):
        match.choose(0, key)
    assert match.told().startswith("1 coffin. A number up to 4 was drawn: 3 is more than 1")
    assert match.asked() == [] and waits(match) == "read"
    match.go_on()
    assert waits(match) == "done" and match.told().startswith("Low draw")


def test_one_step_back_and_being_shown() -> None:
    match = begun("tl-4")
    match.choose(0, "play:skeletal")
    match.choose(0, "play:sewer-rats")
    match.back(0)
    assert [key for _, key in match.journal.choices] == ["play:skeletal"]
    for _ in match.shown_how(0, keep=False):
        pass
    assert waits(match) == "shown" and match.told() == "Like this. Now you."
    match.back(0)
    assert [key for _, key in match.journal.choices] == ["play:skeletal"]
    for _ in match.shown_how(0, keep=True):
        pass
    assert waits(match) == "" and "horde:skeletal:sewer-rats" in keys(match)


@pytest.mark.parametrize("made", range(4))
def test_whoever_leaves_comes_back_to_the_same_step(made: int) -> None:
    match = begun("tl-3")
    match.tried(0, "pass")
    for key in ("play:fanatic", "pass")[:made]:  # the second is a wrong one, being shown
        match.choose(0, key)
    if made == 3:
        match.back(0)
    journal = read_save(match.save())[0]
    again = courses.resumed(course(TERRORS), match.lesson, journal)
    assert text(again.g) == text(match.g) and again.journal == match.journal
    if made:
        assert again.stand.step == match.stand.step and waits(again) == waits(match)
        assert again.told() == match.told()


def test_a_lesson_whose_choices_no_longer_fit_begins_anew() -> None:
    match = begun("tl-1")
    match.choose(0, "play:fanatic")
    journal = read_save(match.save())[0]
    journal.choices = [(0, "play:dragon")]
    again = courses.resumed(course(TERRORS), match.lesson, journal)
    assert again.journal.choices == [] and again.stand.step == 0


@pytest.mark.parametrize("game", games.ids())
def test_a_teacher_whispers_for_a_few_turns_of_the_first_game(game: str) -> None:
    taught = course(game)
    match = guide.begin(taught, random.Random(4))
    seat = match.human_seats()[0]
    teacher = guide.Guide(taught, match, seat)
    said: list[str] = []
    while teacher.turn() <= teacher.turns + 2 and match.result() is None:
        now = match.awaited()[0]
        if now == seat and teacher.told() and teacher.told() not in said:
            said.append(teacher.told())
        match.choose(now, hint(match, now))
    figures = match.game.figures(match.content)
    lines = [taught.speech.say(key, figures) for key in match.game.lines()]
    assert said[0] == lines[0] and said[-1].startswith("You need me no more.")
    assert [line for line in lines if line in said] == said[:-1]
    assert len(said) > 4 or game == "london-dread"


def test_the_teacher_says_what_could_still_have_been_done() -> None:
    taught = course(TERRORS)
    match = guide.begin(taught, random.Random(1))
    teacher = guide.Guide(taught, match, 0)
    while len(match.position.keys(0)) and "pass" not in match.position.keys(0):
        plays = [key for key in match.position.keys(0) if key.startswith("play:")]
        match.choose(0, plays[0])
    assert teacher.worth_asking("pass")
    said = guide.could_still(
        match.game, match.g, 0, "pass", match.advising_rng(0), match.words, 2.0
    )
    assert said.startswith("Before your last choice you could still have done this: ")
    assert "Unlike the next" not in said
    match.choose(0, "pass")
    teacher.note(said, "en")
    assert teacher.told().startswith(said)


def test_what_a_page_to_read_speaks_of_is_lit() -> None:
    match = begun("pd-2", "plague-of-dracula")
    for key in ("pass", "pass", "move:holmwood:shoreditch"):
        match.choose(0, key)
    assert waits(match) == "read" and match.lit() == ["shoreditch"]
    match.go_on()
    assert waits(match) == "done" and match.lit() == []
