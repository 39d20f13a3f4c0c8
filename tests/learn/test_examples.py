"""Every worked example of the rulebooks can be opened as a table and played as it says."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.games.rulebook import rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.learn import facts
from gaslamp.learn.examples import by_rule, examples_of, laid_out
from gaslamp.table import life

ALL = 115


def test_all_examples_of_all_books_can_be_played() -> None:
    found = 0
    for game_id in games.ids():
        book = rulebook(games.find(game_id).folder())
        assert list(examples_of(game_id)) == list(book.examples)
        assert [rule for rule in by_rule(game_id) if rule not in book.rules] == []
        found += len(book.examples)
    assert found == ALL


@pytest.mark.parametrize("game_id", games.ids())
def test_an_example_goes_as_it_says(game_id: str) -> None:
    for id, one in examples_of(game_id).items():
        match = laid_out(game_id, id)
        life.check_answers(match)
        assert match.asked(), id
        again = life.load(match.save())
        assert (again.notice, again.menu(0)) == (None, match.menu(0)), id
        for seat, key in one.moves:
            match.take(seat, key)
        assert facts.broken(one.then, facts.Eyes(match.game, match.content, match)) is None, id


def test_an_example_that_there_is_not_is_refused() -> None:
    with pytest.raises(Trouble, match="There is no example"):
        laid_out("terrors-of-london", "E-99")
