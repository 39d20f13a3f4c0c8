"""The content as printed, and packs laid over it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.content import load
from gaslamp.games.great_old_ones.effects import ABILITIES, EFFECTS, EVENTS, GOALS, SCROLLS, SYMBOLS
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.kernel.errors import Trouble
from kit import rule
from scenarios.great_old_ones import counts
from scenarios.great_old_ones.kit import content, with_cards


@rule("GO-CARD-10")
def test_as_much_is_printed_as_the_ledger_counts() -> None:
    printed = content()
    for half, symbols in ((tables.YELLOW, counts.YELLOW), (tables.PURPLE, counts.PURPLE)):
        kinds = [code & 15 for c in printed.cards if c.half == half for code in c.symbols]
        assert [kinds.count(s) for s in range(len(SYMBOLS.all))] == symbols
    assert [c.number for c in printed.cards] == list(range(1, counts.CARDS + 1))
    assert len(printed.objectives) == counts.OBJECTIVES
    assert len(printed.boards) == counts.BOARDS
    assert len(printed.elders) == counts.ELDERS
    assert len(printed.buildings) == counts.BUILDINGS
    assert len(printed.events) == counts.EVENTS


@rule("GO-EVENT-18")
def test_the_track_has_four_grenadiers_and_six_events() -> None:
    assert int(content().grenadier_boxes).bit_count() == 4
    assert int(content().event_boxes).bit_count() == 6


CARD = """
[[card]]
id = "sam-weller"
name = "Sam Weller"
number = 15
half = "yellow"
symbols = [{symbols}]
{more}
source = "authored"
"""


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    over = with_cards(tmp_path, CARD.format(symbols='"£5", "summon"', more=""))
    card = next(c for c in over.cards if c.id == "sam-weller")
    assert [SYMBOLS.all[code & 15].word for code in card.symbols] == ["money", "summon"]
    assert card.symbols[0] >> 4 == 5
    assert over.digest != content().digest


@pytest.mark.parametrize(
    ("symbols", "more", "complaint"),
    [
        ('"£x"', "", "field 'symbols': '£x' is none of £n"),
        ('"another", "minion"', "", "should have 'another' last"),
        ('"scroll"', "", "field 'scroll': should be there exactly when"),
        ('"scroll"', "scroll = { drew = 2 }", "'drew' is not a verb"),
        ('"scroll"', "scroll = { draw = 99 }", "draw = 99 should be a number from 1 to 60."),
        ('"scroll"', "scroll = { draw = 2, due = 3 }", "draw goes with nothing else."),
        ('"scroll"', "scroll = { loan = 2 }", "loan goes with due."),
        ('"scroll"', 'scroll = { remove_agent = true, area = "soho" }', "'soho' is no area"),
        ('"interrupt"', 'react = "sing"', "field 'react': is 'sing'"),
        ('"minion"', "colour = 3", "field 'colour': is not known"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_refused_with_file_entry_and_field(
    tmp_path: Path, symbols: str, more: str, complaint: str
) -> None:
    with pytest.raises(Trouble) as caught:
        with_cards(tmp_path, CARD.format(symbols=symbols, more=more))
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("cards.toml, card 'sam-weller'")


def test_a_set_that_lacks_something_is_refused_in_one_sentence(tmp_path: Path) -> None:
    about = 'game = "great-old-ones"\nname = "M"\nwithout = ["palace"]\n'
    (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
    with pytest.raises(Trouble) as caught:
        load(tmp_path)
    assert str(caught.value) == "There must be 6 Buildings, each with another ability."


def test_every_complaint_stands_in_the_messages() -> None:
    code = (GAME.folder() / "content.py").read_text(encoding="utf-8")
    used = set(re.findall(r'"(wrong-[a-z-]+)"', code))
    told = (GAME.folder() / "messages.ftl").read_text(encoding="utf-8")
    assert used == set(re.findall(r"^(wrong-[a-z-]+) =", told, re.M))


def test_everything_printed_is_in_the_catalogue_and_has_a_name() -> None:
    printed = GAME.catalogue(content())
    whole = content()
    things = (whole.cards, whole.objectives, whole.boards, whole.elders, whole.buildings,
              whole.events, whole.areas)  # fmt: skip
    assert list(printed) == [thing.id for group in things for thing in group]
    for element, about in printed.items():
        assert GAME.english(content()).name(element) == about["name"]
        assert about["source"] in ("book", "public", "authored")


def test_every_effect_has_a_class_and_a_word_of_its_own() -> None:
    for group in (SYMBOLS.all, SCROLLS.all, ABILITIES.all, EVENTS.all, GOALS.all):
        assert [effect.number for effect in group] == list(range(len(group)))
        assert len({effect.word for effect in group} - {""}) == len(group)
    assert len({type(effect) for effect in EFFECTS}) == len(EFFECTS)
