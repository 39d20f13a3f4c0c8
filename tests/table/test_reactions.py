"""How a seat wants to be asked when it could react."""

import pytest

from gaslamp.games.great_old_ones.game import GAME
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.snapshot import digest
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.reactions import ABLE, ALWAYS, MY_TURN
from scenarios.great_old_ones.kit import content, old_ones


def match(*hands: list[str]) -> Match:
    """The first player is about to take £2 from everybody, which a hand may answer."""
    g = old_ones(hands=hands, turn=9).g
    seats = ["human"] * len(hands)
    journal = Journal(GAME.id, 1, content().digest, 1, seats, {})
    return Match(GAME, content(), journal, g)


def start(table: Match) -> None:
    table.choose(0, "play:the-artful-dodger")
    table.choose(0, "scroll")


def test_by_default_a_seat_without_an_answer_is_asked_like_one_with_it() -> None:
    for held in ("mr-tulkinghorn", "sam-weller"):
        table = match(["the-artful-dodger"], [held])
        start(table)
        assert table.asked() == [1]
        assert table.prompt() == (
            "Cthulhu: The Artful Dodger, played by Nyarlathotep, is about to touch you: "
            "“Every other player pays you £2.” React?"
        )


def test_asked_only_when_able_the_table_passes_for_an_empty_menu() -> None:
    table = match(["the-artful-dodger"], ["sam-weller"])
    table.prefer(1, ABLE)
    start(table)
    assert table.asked() == [0]
    assert (1, "pass") in table.journal.choices


def test_asked_only_when_able_a_seat_with_an_answer_is_asked() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn"])
    table.prefer(1, ABLE)
    start(table)
    assert table.asked() == [1]
    assert [offer.key for offer in table.menu(1)] == ["react:mr-tulkinghorn", "pass"]


def test_everything_passes_until_the_own_turn_and_then_everything_is_asked_again() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn", "sam-weller"])
    table.prefer(1, MY_TURN)
    start(table)
    assert table.asked() == [0]
    while table.asked() == [0]:
        keys = [offer.key for offer in table.menu(0)]
        table.choose(0, next(k for k in ("skip", "end-turn", "draw") if k in keys))
    assert table.asked() == [1]
    assert table.reactions.of_seat[1] == ALWAYS


def test_until_my_turn_means_the_next_turn_when_it_is_mine_now() -> None:
    table = match(["sam-weller", "nancy"], ["toby"])
    table.prefer(0, MY_TURN)
    while table.asked() == [0]:
        keys = [offer.key for offer in table.menu(0)]
        quick = ("skip", "go-on", "end-turn", "draw")
        table.choose(0, next((k for k in quick if k in keys), keys[0]))
        assert table.reactions.of_seat[0] == MY_TURN
    while table.asked() == [1]:
        keys = [offer.key for offer in table.menu(1)]
        table.choose(1, next((k for k in ("skip", "end-turn", "draw") if k in keys), keys[0]))
    assert table.reactions.of_seat[0] == ALWAYS


def test_a_bot_on_the_seat_answers_for_itself() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn"])
    table.prefer(1, MY_TURN)
    table.occupy(1, "greedy")
    start(table)
    assert table.asked() == [1]


def test_an_answer_of_the_table_does_not_hinder_others_from_going_back() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn"])
    start(table)
    before, asked = digest(table.before[-1]), digest(table.g)
    table.undo(0)
    table.prefer(1, MY_TURN)
    table.redo(0)
    assert table.journal.choices[-1] == (1, "pass")
    after = digest(table.g)
    table.undo(0)
    assert digest(table.g) == before
    table.redo(0)
    assert digest(table.g) == after, "the table answers again"
    table.undo(1)
    assert digest(table.g) == asked, "what was answered in its name a seat may take back"
    assert table.asked() == [1]
    table.choose(1, "react:mr-tulkinghorn")


def test_a_choice_since_then_still_hinders() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn"])
    table.prefer(1, ABLE)
    start(table)
    table.choose(1, "pass")
    with pytest.raises(Trouble, match="Somebody else has chosen"):
        table.undo(0)


def test_asking_the_table_goes_back_before_the_own_choice_not_before_an_answer_given() -> None:
    table = match(["the-artful-dodger"], ["sam-weller"], ["toby"])
    table.prefer(1, ABLE)
    table.prefer(2, MY_TURN)
    start(table)
    choices = list(table.journal.choices)
    assert choices[-2:] == [(1, "pass"), (2, "pass")]
    assert not table.ask_undo(0)
    assert not table.agree_undo(1)
    assert table.agree_undo(2)
    assert table.journal.choices == choices[:-3]


def test_a_preference_given_while_a_window_is_open_answers_it() -> None:
    table = match(["the-artful-dodger"], ["mr-tulkinghorn"])
    start(table)
    assert table.asked() == [1]
    table.prefer(1, MY_TURN)
    assert table.asked() == [0]


def test_what_the_table_answered_is_in_the_journal_and_needs_no_preference_to_replay() -> None:
    seats = ["human", "human", "human"]
    options = {"colours": "by-seat", "first-player": "seat-1"}
    table = life.begin("great-old-ones", seats, options, 5)
    for seat in range(3):
        table.prefer(seat, ABLE)
    for _ in range(150):
        seat = table.asked()[0]
        table.choose(seat, table.menu(seat)[0].key)
    again = life.load(table.save())
    assert again.notice is None
    assert again.journal.choices == table.journal.choices


def test_an_unknown_preference_is_refused_in_one_sentence() -> None:
    with pytest.raises(Trouble, match="There is no preference 'never'"):
        match(["sam-weller"], ["toby"]).prefer(0, "never")
