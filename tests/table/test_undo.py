"""Undo: free for your own choices back to the last barrier, beyond it by consent, and redo."""

from __future__ import annotations

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import digest
from gaslamp.kernel.state import pending
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.undo import ACTION, DECISION, NONE, TURN, Back, WentBack

GAME = "terrors-of-london"
OPTIONS = {"influence": "recommended", "overlords": "random", "first-player": "seat-1",
           "first-hand": "4"}  # fmt: skip


def begin(*seats: str) -> Match:
    return life.begin(GAME, list(seats), OPTIONS, 3)


def starters(match: Match) -> list[str]:
    """Plays that show nothing hidden: Cultists and Fanatics."""
    keys = [offer.key for offer in match.menu(0)]
    return [key for key in keys if key in ("play:cultist", "play:fanatic")]


def to_second_player(match: Match) -> None:
    """The first player plays everything and passes."""
    while match.asked() == [0]:
        keys = [offer.key for offer in match.menu(0)]
        match.choose(0, "pass" if "pass" in keys else keys[0])


def test_your_own_choice_is_taken_back_freely() -> None:
    match = begin("human", "human")
    before, log = digest(match.g), len(match.log)
    match.choose(0, starters(match)[0])
    match.undo(0)
    assert digest(match.g) == before
    assert len(match.log) == log
    assert match.journal.choices == []


def test_redo_makes_the_choice_again() -> None:
    match = begin("human", "human")
    match.choose(0, starters(match)[0])
    after = digest(match.g)
    match.undo(0)
    with pytest.raises(Trouble, match="another seat's"):
        match.redo(1)
    match.redo(0)
    assert digest(match.g) == after
    with pytest.raises(Trouble, match="nothing to redo"):
        match.redo(0)


def test_another_choice_forgets_what_could_be_redone() -> None:
    match = begin("human", "human")
    match.choose(0, starters(match)[0])
    match.undo(0)
    other = next(o.key for o in match.menu(0) if o.key != match.undone[-1][1])
    match.choose(0, other)
    with pytest.raises(Trouble, match="nothing to redo"):
        match.redo(0)


def test_what_was_shown_cannot_be_taken_back_alone() -> None:
    match = begin("human", "human")
    to_second_player(match)
    now = digest(match.g)
    with pytest.raises(Trouble, match="hidden was shown"):
        match.undo(0)
    assert digest(match.g) == now


def test_somebody_elses_choice_cannot_be_taken_back() -> None:
    match = begin("human", "human")
    match.choose(0, starters(match)[0])
    with pytest.raises(Trouble, match="Somebody else has chosen"):
        match.undo(1)


def test_beyond_a_barrier_every_human_must_agree() -> None:
    match = begin("human", "human")
    to_second_player(match)
    count = len(match.journal.choices)
    assert match.ask_undo(0) is False
    assert len(match.journal.choices) == count
    assert match.agree_undo(1) is True
    assert len(match.journal.choices) == count - 1
    assert match.asked() == [0]
    assert match.undo_request is None


def test_a_refusal_or_a_new_choice_closes_the_request() -> None:
    match = begin("human", "human")
    to_second_player(match)
    match.ask_undo(0)
    match.refuse_undo()
    with pytest.raises(Trouble, match="Nobody has asked"):
        match.agree_undo(1)
    match.ask_undo(0)
    match.choose(1, match.menu(1)[0].key)
    assert match.undo_request is None


def test_a_bot_grants_no_second_look() -> None:
    match = begin("human", "random")
    to_second_player(match)
    with pytest.raises(Trouble, match="ask the table"):
        match.undo(0)
    with pytest.raises(Trouble, match="second look"):
        match.ask_undo(0)
    match.terms["undo"] = "free"
    match.undo(0)
    assert match.asked() == [0]
    assert match.went_back == [WentBack(0, 1, True)]


def test_bots_leave_it_to_the_people_who_are_asked() -> None:
    match = life.begin("great-old-ones", ["human", "human", "random"], {}, 3)
    while Back(match, 0).why_not_ask() is not None or Back(match, 0).why_not() is None:
        seat = match.asked()[0]
        match.choose(seat, match.menu(seat)[0].key)
    assert match.ask_undo(0) is False
    assert match.agree_undo(1) is True


def test_never_is_never_whoever_agrees() -> None:
    match = begin("human", "human")
    match.terms["undo"] = "never"
    match.choose(0, starters(match)[0])
    match.undo(0)  # nothing was shown
    to_second_player(match)
    with pytest.raises(Trouble, match="At this table nothing"):
        match.ask_undo(0)


def test_free_does_not_take_back_what_another_person_chose() -> None:
    match = begin("human", "human")
    match.terms["undo"] = "free"
    to_second_player(match)
    match.choose(1, match.menu(1)[0].key)
    with pytest.raises(Trouble, match="Somebody else has chosen"):
        match.undo(0)
    assert match.ask_undo(0) is False


def test_free_goes_back_over_what_bots_chose() -> None:
    match = begin("human", "random")
    match.terms["undo"] = "free"
    to_second_player(match)
    count = len(match.journal.choices)
    while match.asked() != [0]:
        match.choose(1, match.menu(1)[-1].key)
    match.undo(0)
    assert len(match.journal.choices) == count - 1


def test_back_to_here_action_and_turn() -> None:
    match = begin("human", "human")
    start = digest(match.g)
    for _ in range(3):
        match.choose(0, match.menu(0)[0].key)
    assert Back(match, 0).starts()[DECISION] == 2
    assert Back(match, 0).starts()[ACTION] == 2
    assert Back(match, 0).starts()[TURN] == 0
    assert (Back(match, 0).free_to(), Back(match, 0).ask_to()) == (0, 0)
    assert Back(match, 1).free_to() == 3
    with pytest.raises(Trouble, match="nothing to undo"):
        match.undo(0, 3)
    match.undo(0, 1)
    assert len(match.journal.choices) == 1
    match.redo(0)
    match.undo(0, Back(match, 0).starts()[TURN])
    assert digest(match.g) == start
    assert match.went_back == [WentBack(0, 2, False), WentBack(0, 2, False)]


def test_a_turn_begins_after_what_somebody_else_did() -> None:
    match = begin("human", "human")
    to_second_player(match)
    count = len(match.journal.choices)
    for _ in range(2):
        match.choose(1, match.menu(1)[0].key)
    assert Back(match, 1).starts()[TURN] == count
    assert Back(match, 1).free_to() >= count
    assert Back(match, 1).ask_to() == 0
    assert match.ask_undo(1, 0) is False
    assert match.agree_undo(0) is True
    assert match.journal.choices == []


def test_an_action_of_several_choices_is_taken_back_whole() -> None:
    match = life.begin("plague-of-dracula", ["human"], {"length": "mop-up"}, 4)
    for _ in range(100):
        number = Back(match, 0).starts()[ACTION]
        if number not in (NONE, Back(match, 0).starts()[DECISION]):
            break
        match.choose(0, match.menu(0)[0].key)
    else:
        raise AssertionError("no action of several choices in 100")
    decision = pending(match.before[number])
    assert decision is not None and decision.calm()
    assert match.ask_undo(0, number) is True


def test_there_may_be_nothing_to_undo() -> None:
    match = begin("human", "human")
    with pytest.raises(Trouble, match="nothing to undo"):
        match.undo(0)
    with pytest.raises(Trouble, match="no choice"):
        match.ask_undo(1)
