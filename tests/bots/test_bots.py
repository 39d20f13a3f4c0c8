"""What is asked of every bot, whoever adds it."""

from __future__ import annotations

import pytest

from gaslamp.bots import USUAL, bot_names, find, told
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import journal_of, play_trial

CHOICES = 30


def test_bots_are_found_by_looking_the_usual_one_first() -> None:
    assert bot_names()[0] == USUAL
    assert {"greedy", "random"} <= set(bot_names())
    assert not {"arena", "bot", "line"} & set(bot_names())


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
    spec = make_spec("terrors-of-london", name, None, {}, None, limit=CHOICES)
    trial = play_trial(spec, 5)
    journal = journal_of(spec, 5)
    assert len(journal.choices) == trial.decisions == CHOICES
    assert journal_of(spec, 5) == journal
    assert play_trial(spec, 5) == trial
