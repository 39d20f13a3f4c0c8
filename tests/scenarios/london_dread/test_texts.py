"""What is printed: every card has its words, and everything can be looked at."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.called import things
from gaslamp.games.london_dread.game import GAME
from gaslamp.kernel.errors import Trouble
from kit import rule
from scenarios.london_dread import counts
from scenarios.london_dread.kit import FOUR, STAY, content, planning, printed, story


def test_everything_printed_can_be_said() -> None:
    """Each card has its name and text."""
    words = GAME.english(content())
    for id, thing in things(content()).items():
        assert words.name(id)
        if not isinstance(thing, tables.Story | tables.Plot) and "placeholder" not in id:
            assert words.name(f"{id}/text"), id


def test_about_speaks_in_sentences() -> None:
    entries = GAME.about(content())
    ids = [entry.id for entry in entries]
    assert len(ids) == len(set(ids))
    for entry in entries:
        assert entry.name and entry.lines
        assert not any("source" in line or "authored" in line for line in entry.lines)


@rule("LD-PLOT-02", "LD-SEG-02", "LD-RES-02")
def test_time_segments_confidence_and_plot_letters_can_be_looked_at() -> None:
    about = {entry.id: entry for entry in GAME.about(content())}
    assert "from 2 p.m. on" in about["day"].lines[0] and "midnight" in about["night"].also
    assert "Investigation deck" in about["confidence"].lines[0]
    assert "adds its icons" in about["steady-gaze"].lines[0]
    table = story({"west-2": "reynauds-residence"}, STAY)
    place = next(p for p in GAME.view(table.g, 0).maps[0].places if p.id == "west-2")
    assert place.pieces[0].marks == ["Plot A"]


def test_what_only_fills_the_screen_is_counted_for_who_has_not_asked() -> None:
    table = planning(FOUR[:2])
    looks = {z.id: z.look for z in GAME.view(table.g, 0).zones}
    assert looks["plan/meetings"] == looks["plan/hours"] == "pile"


@rule("LD-SETUP-05", "LD-SETUP-14")
def test_there_are_as_many_of_each_as_the_book_says() -> None:
    cards = content().cards
    tiers = Counter(int(card.tier) for card in cards if card.kind == tables.DREAD_CARD)
    assert (tiers[1], tiers[2]) == counts.DREAD_CARDS
    assert printed(tables.ALLY) == counts.ALLIES
    assert printed(tables.CONFIDENCE_CARD) == counts.CONFIDENCE
    assert len(content().items) == counts.ITEMS
    assert len(content().characters) == counts.CHARACTERS
    assert {len(story.challenges) for story in content().stories} == {counts.CHALLENGES}
    assert (len(content().goons), len(content().secrets)) == (counts.GOONS, counts.SECRETS)


def test_a_complaint_about_content_says_what_would_be_right(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "london-dread"\nname = "Odd Items"\n')
    card = '[[item]]\nid = "odd"\nname = "Odd"\nuse = [{ %s }]\ndeplete = [{ lower = 1 }]\n'
    for effect, sentence in (
        ("lower = 99", "lower = 99 should be a number from 1 to 20"),
        ("ward = 1", "ward = 1 should be ward = true"),
        ('you = "sad"', "you = 'sad' should be injured or unhinged"),
        ('icons = ["luck"]', "'luck' is no ability; there are courage, "),
        ("raise = 1", "'raise' is not an effect here; there are icons, "),
    ):
        (tmp_path / "items.toml").write_text(f"{card % effect}source = 'authored'\n")
        with pytest.raises(Trouble) as told:
            GAME.content(tmp_path)
        assert "items.toml, item 'odd', field 'use'" in str(told.value)
        assert sentence in str(told.value)
