"""First-time slips: their words and rules, when they matter, and that they tell no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from gaslamp import games
from gaslamp.games.arranging import arrange
from gaslamp.games.moment import Moment
from gaslamp.games.rulebook import rulebook
from gaslamp.games.terrors_of_london.state import NO_OVERLORD, Terrors
from gaslamp.kernel.rng import seeded
from gaslamp.learn import courses, slips
from gaslamp.learn.checking import LONGEST, SENTENCES, sentences
from gaslamp.learn.lesson import fits
from gaslamp.learn.taught import LessonMatch
from gaslamp.table import life
from gaslamp.table.advice import hint
from gaslamp.table.match import Match
from sampling import whole

GAMES = 12 if whole() else 1
CHOICES = 700 if whole() else 120
# What the table itself asks once more, whoever sits there (`Game.caution`).
ASKED_ANYWAY = {"tl-unspent", "ld-ready"}
# Ideas that only come up among several people, or late in a long game.
RARE = {"bb-mausoleum", "bb-ray", "pd-stakes-left", "ld-supply", "ld-last-plot"}


def lesson_moments(game: str) -> Iterator[tuple[Match, int]]:
    """All lessons, played by their right ways."""
    taught = courses.course_of(game)
    assert taught is not None
    for lesson in taught.course.lesson:
        match = courses.begin(taught, lesson)
        while match.stand.waits != "done":
            yield from ((match, seat) for seat in match.learners())
            go_on(match)


def go_on(match: LessonMatch) -> None:
    step = match.step()
    assert step is not None
    if match.still():
        match.go_on()
    elif step.try_:
        closed = [reason.key for reason in match.position.reasons(0)]
        match.tried(0, next(key for key in closed if fits(key, step.try_)))
    else:
        wanted = [(s, k) for s in match.asked() for k in match.position.keys(s)]
        match.choose(*next(one for one in wanted if fits(one[1], step.want)))


def game_moments(game_id: str) -> Iterator[tuple[Match, int]]:
    """Games at random, with now and then a sensible choice."""
    game = games.find(game_id)
    for number in range(GAMES):
        dice = random.Random(number)
        seats = game.seat_counts[number % 2 % len(game.seat_counts)]
        match = life.begin(game_id, ["human"] * seats, dict(game.lab_options), number)
        for _ in range(CHOICES):
            if match.result() is not None:
                break
            seat = dice.choice(match.awaited())
            yield match, seat
            sensible = dice.random() < (0.5 if whole() else 0)
            keys = list(match.position.keys(seat))
            match.choose(seat, hint(match, seat) if sensible else dice.choice(keys))


@pytest.mark.parametrize("game_id", games.ids())
def test_slips_say_what_is_so_when_it_matters(game_id: str) -> None:
    game = games.find(game_id)
    known = game.slips()
    found: set[str] = set()
    for match, seat in chain(lesson_moments(game_id), game_moments(game_id)):
        now = slips.matter_now(match, seat, {id: known[id] for id in known if id not in found})
        for id, named in now.items():
            said = slips.said(match, id, named)
            assert len(said) <= LONGEST and len(sentences(said)) <= SENTENCES, said
            found.add(id)
        if now:
            tells_no_secret(match, seat)
    if whole():
        assert set(known) - found - RARE == set()
    assert len(found) > len(known) // 2


def tells_no_secret(match: Match, seat: int) -> None:
    """What a seat cannot know changes nothing."""
    moment = slips.moment_of(match, seat)
    other = match.game.judge().redeal(match.g, seat, seeded(7))
    twin = Moment(other, seat, moment.keys, moment.closed, moment.said, moment.turn, moment.chosen)
    for table in (match.game.slips(), match.game.lines()):
        for id, occasion in table.items():
            here, there = occasion.when(moment), occasion.when(twin)
            assert plain(here) == plain(there), id


def plain(named: object) -> object:
    if not isinstance(named, dict):
        return bool(named)
    return {key: value for key, value in named.items() if not callable(value)}


@pytest.mark.parametrize("game_id", games.ids())
def test_slips_have_words_and_rules_and_lessons_make_some_unnecessary(game_id: str) -> None:
    game = games.find(game_id)
    speech, book = slips.speech_of(game_id), rulebook(game.folder())
    for id, slip in game.slips().items():
        assert speech.has_text(id) and slip.rules
        assert [rule for rule in slip.rules if rule not in book.rules] == []
    taught = courses.course_of(game_id)
    assert taught is not None
    for lesson in taught.course.lesson:
        assert set(lesson.ideas) <= {*game.slips(), *ASKED_ANYWAY}
    assert all(speech.has_text(id) for id in game.lines())


UNSAID = {
    "go-interrupt-card", "go-refill", "go-must-play", "go-objective", "bb-no-d6", "bb-ray",
    "tl-acolyte", "pd-card-numbers", "pd-only-bag", "pd-flee", "ld-commit", "ld-face-down",
}  # fmt: skip


def test_what_no_step_of_a_lesson_says_is_told_in_the_first_game() -> None:
    """That an Interrupt as the card of a turn is wasted, which D6 an Upgrade wants, which lines
    count for a shot; what comes up in a lesson, but in a wrong try only."""
    said: set[str] = set()
    known: set[str] = set()
    for game_id in games.ids():
        taught = courses.course_of(game_id)
        assert taught is not None
        known |= set(games.find(game_id).slips())
        said |= {idea for lesson in taught.course.lesson for idea in lesson.ideas}
    assert known >= UNSAID and "go-tie" in said
    assert not said & UNSAID


def test_a_slip_is_told_once() -> None:
    match = life.begin("terrors-of-london", ["human", "human"], {}, 1)
    while not (first := slips.first_time(match, match.asked()[0], set())):
        seat = match.asked()[0]
        match.choose(seat, next(iter(match.position.keys(seat))))
    seat = match.asked()[0]
    again = slips.first_time(match, seat, {first.id})
    assert again is None or again.id != first.id
    assert slips.first_time(match, seat, set(match.game.slips())) is None


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (["cultist", "fanatic"], False),
        (["ghoul", "skeletal"], True),
        (["skeletal", "sewer-rats"], False),
    ],
)
def test_only_monsters_of_a_faction_are_said_not_to_fit(cards: list[str], told: bool) -> None:
    game = games.find("terrors-of-london")
    hands = {"hands": [[*cards, "fanatic"], ["cultist"]]}
    g = arrange(game, game.printed, 2, game.settled(2, {}), "terrors", hands)
    match = life.arranged(game.id, ["human", "human"], game.settled(2, {}), 1, g)
    for card in cards:
        match.choose(0, f"play:{card}")
    assert bool(game.slips()["tl-no-link"].when(slips.moment_of(match, 0))) == told


def test_no_trick_is_told_before_there_is_an_overlord_to_know_it() -> None:
    match = life.begin("terrors-of-london", ["human", "human"], {}, 1)
    trick = match.game.slips()["tl-overlord"]
    g = match.g
    assert isinstance(g, Terrors)
    while g.players[seat := match.asked()[0]].overlord == NO_OVERLORD:
        assert not trick.when(slips.moment_of(match, seat))
        match.choose(seat, next(iter(match.position.keys(seat))))
