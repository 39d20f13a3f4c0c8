"""The sittings in docs/terminal.md can still be played as they stand there."""

import pytest

import sittings
from gaslamp import games

BLOCKS = sittings.blocks(sittings.PAGE.read_text(encoding="utf-8"))


def test_there_is_a_sitting_of_every_game() -> None:
    assert sorted(s.game for s in sittings.SITTINGS) == games.ids()
    assert [sittings.typed_in(block) for block in BLOCKS] == [
        (sitting.words, list(sitting.lines)) for sitting in sittings.SITTINGS
    ]


@pytest.mark.parametrize("block", BLOCKS, ids=[s.game for s in sittings.SITTINGS])
def test_what_is_typed_on_the_page_works(block: str) -> None:
    """If it does not any more: mend the lines in tests/sittings.py and run it."""
    words, lines = sittings.typed_in(block)
    screen, complaints = sittings.shown(words, lines)
    assert complaints == ""
    assert all(len(line) <= 80 for line in screen.splitlines())
