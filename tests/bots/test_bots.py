"""What is asked of every bot, whoever adds it."""

from __future__ import annotations

import pytest

from gaslamp.bots import USUAL, bot_names, find, told
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import journal_of, play_trial

CHOICES = 30
FEW = 4  # for bots that think long


def test_bots_are_found_by_looking_the_usual_one_first() -> None:
    assert bot_names()[0] == USUAL
    assert {"greedy", "random"} <= set(bot_names())
    assert not {"arena", "bot", "line"} & set(bot_names())


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    levels = ("random", "pip", "mrs-tibbs", "inspector-crane", "dr-thorne", "lamplighter")
    assert tuple(name for name in bot_names() if name in levels) == levels


def test_a_name_that_no_bot_has_is_refused_in_one_sentence() -> None:
    with pytest.raises(Trouble, match=r"^There is no bot 'nobody'; there are: greedy, .*random"):
        find("nobody")


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_has_its_words(name: str) -> None:
    title, how = told(name)
    assert title
    assert how.endswith(".")


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_chooses_what_is_offered_and_plays_alike_again(name: str) -> None:
    choices = FEW if find(name).rank > 0 else CHOICES
    spec = make_spec("terrors-of-london", name, None, {}, None, limit=choices)
    trial = play_trial(spec, 5)
    journal = journal_of(spec, 5)
    assert len(journal.choices) == trial.decisions == choices
    assert journal_of(spec, 5) == journal
    assert play_trial(spec, 5) == trial
