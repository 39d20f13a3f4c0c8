"""Undo: free for your own choices back to the last barrier, beyond it by consent, and redo."""

from __future__ import annotations

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import digest
from gaslamp.table import life
from gaslamp.table.match import Match

GAME = "terrors-of-london"
OPTIONS = {"influence": "recommended", "overlords": "random", "first-player": "seat-1"}


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


def test_the_only_human_needs_nobodys_consent_but_must_ask() -> None:
    match = begin("human", "random")
    to_second_player(match)
    with pytest.raises(Trouble, match="ask the table"):
        match.undo(0)
    assert match.ask_undo(0) is True
    assert match.asked() == [0]


def test_there_may_be_nothing_to_undo() -> None:
    match = begin("human", "human")
    with pytest.raises(Trouble, match="nothing to undo"):
        match.undo(0)
    with pytest.raises(Trouble, match="no choice"):
        match.ask_undo(1)
