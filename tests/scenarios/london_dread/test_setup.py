"""Setup, stories and options (LD-SETUP, LD-GAME, LD-DIFF, LD-PC, LD-VAR)."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.chapter import Chapter, LeadExtra
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.state import PLANNING, Dread
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.errors import Trouble
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    STORIES,
    Night,
    content,
    fresh,
    planning,
    printed,
    story,
)


def dealt(seats: int = 4, **options: str) -> Night:
    return fresh(seats, 1, **{"characters": "random", **options})


def kinds(table: Night) -> Counter[int]:
    return Counter(int(content().kind_of[n]) for n in table.g.board if n >= 0)


@rule("LD-GAME-01", "LD-GAME-07", "LD-GAME-08", "LD-GAME-09", "LD-PC-04")
def test_two_to_four_play_and_one_person_may_lead_several() -> None:
    assert sorted(GAME.seat_counts) == [1, 2, 3, 4]
    for team, count in (("auto", 4), ("two", 2), ("three", 3), ("four", 4)):
        table = fresh(1, team=team, characters="random")
        assert [int(s.seat) for s in table.g.sleuths] == [0] * count
        assert table.g.rules.allies == (count < 4)
    with pytest.raises(Trouble, match="one seat"):
        GAME.settled(3, {"team": "two"})
    assert dealt().g.rules.minutes == 12


@rule("LD-GAME-02", "LD-GAME-03", "LD-SETUP-01", "LD-SETUP-04")
def test_the_letter_has_one_chapter_the_others_two() -> None:
    assert [int(s.chapters) for s in content().stories] == [1, 2, 2, 2]
    counts = [Counter(int(p.chapter) for p in s.plots) for s in content().stories]
    assert [(c[1], c[2]) for c in counts] == [(5, 0), (4, 4), (4, 5), (4, 6)]
    assert all(len(s.challenges) == 6 for s in content().stories)
    rows = [type(row).__name__ for row in dealt(story="caped-killer").g.agenda]
    assert rows[:2] == ["Endgame", "Chapter"]
    view = GAME.view(dealt().g, 0)
    assert view.data["nextPlot"] == "reynauds-residence"


@rule("LD-GAME-06")
def test_a_win_opens_the_next_story() -> None:
    assert open_stories() == [1]
    assert open_stories(1) == [1, 2]
    assert open_stories(2) == [1, 3]
    assert open_stories(1, 2, 3, 4) == [1, 2, 3, 4]


def open_stories(*won: int) -> list[int]:
    had = [{"story": STORIES[number - 1]} for number in won]
    return [number for number, story in enumerate(STORIES, start=1)
            if not GAME.locked({"story": story, "campaign": "in-order"}, had)]  # fmt: skip


@rule("LD-SETUP-06", "LD-SETUP-07")
def test_no_character_is_used_twice() -> None:
    table = fresh(2)
    table.choose("be:degas")
    assert "be:degas" not in table.menu(1)
    assert table.refused("be:degas", 1) == "LD-SETUP-06"
    table.choose("be:murphy")
    assert [table.g.id(c) for c in (0, 1)] == ["degas", "murphy"]
    lots = dealt()
    assert len({int(s.who) for s in lots.g.sleuths}) == 4


@rule("LD-SETUP-08", "LD-SETUP-09", "LD-SETUP-10", "LD-SETUP-11", "LD-SETUP-12")
def test_everybody_starts_in_the_west_with_a_token_and_twelve_action_tokens() -> None:
    table = dealt()
    for who in [table.g.id(c) for c in range(4)]:
        assert table.place(who) == "west-streets"
        assert table.virtue(who) == 1
        assert len(table.items(who)) == 1
    placed = [k for k in table.menu(0) if k.startswith("place:")]
    assert len(placed) == 12 * 6
    assert int(table.g.stash) == 0b1111110
    assert table.g.piles.supply.size() == 3


@rule("LD-SETUP-05", "LD-SETUP-13", "LD-SETUP-14", "LD-DIFF-03", "LD-DIFF-04", "LD-DIFF-05")
@pytest.mark.parametrize(("value", "count"), [("0", 0)])
def test_options_change_what_one_starts_with(value: str, count: int) -> None:
    table = dealt(confidence=value, virtue=value, items=value)
    assert table.g.piles.investigation.size() == count
    assert table.g.sleuths[0].virtue == count
    assert table.g.sleuths[0].items.size() == count
    more = dealt(confidence="5", virtue="2", items="2")
    assert more.g.piles.investigation.size() == 5
    assert more.g.sleuths[3].virtue == 2
    assert more.g.sleuths[3].items.size() == 2
    plain = dealt()
    assert plain.g.piles.investigation.size() == 3
    assert plain.g.piles.confidence.size() == printed(tables.CONFIDENCE_CARD) - 3
    assert plain.g.piles.items.size() == len(table.g.content.items) - 4 - 3


@rule("LD-SETUP-15", "LD-SETUP-16", "LD-SETUP-17", "LD-SETUP-18", "LD-SETUP-19", "LD-ALLY-02")
def test_the_letter_with_four_has_five_placeholders_and_nineteen_dread_cards() -> None:
    table = dealt()
    assert kinds(table) == {tables.PLACEHOLDER: 5, tables.DREAD_CARD: 19}
    for area in range(4):
        six = [int(n) for n in table.g.board[area * 6 : area * 6 + 6]]
        assert all(n >= 0 for n in six)
        assert any(content().kind_of[n] == tables.PLACEHOLDER for n in six)
    tiers = {int(content().cards[n].tier) for n in table.g.board if content().kind_of[n] == 0}
    assert tiers == {1}
    assert table.g.piles.unseen.size() == printed(tables.DREAD_CARD) - 19


@rule("LD-ALLY-01", "LD-PC-01", "LD-PC-02", "LD-PC-03", "LD-VAR-01")
def test_allies_take_the_place_of_dread_cards() -> None:
    assert kinds(dealt(2)) == {tables.PLACEHOLDER: 5, tables.DREAD_CARD: 10, tables.ALLY: 9}
    assert kinds(dealt(3)) == {tables.PLACEHOLDER: 5, tables.DREAD_CARD: 13, tables.ALLY: 6}
    assert kinds(dealt(2, team="four")) == {tables.PLACEHOLDER: 5, tables.DREAD_CARD: 19}


@rule("LD-SETUP-20", "LD-DIFF-01", "LD-PLAN-01", "LD-PLAN-20")
def test_the_time_is_chosen_before_planning() -> None:
    minutes = [dealt(difficulty=d).g.rules.minutes for d in ("normal", "hard", "dread")]
    assert minutes == [12, 10, 8]
    table = dealt(difficulty="hard")
    assert table.g.phase == PLANNING
    assert "planning-begins" in table.said()


@rule("LD-DIFF-06")
def test_options_do_not_hang_together() -> None:
    table = dealt(confidence="5", virtue="0", difficulty="dread", impeccable="off")
    assert (table.g.piles.investigation.size(), table.g.sleuths[0].virtue) == (5, 0)
    assert not table.g.rules.impeccable and table.g.rules.minutes == 8


@rule("LD-SETUP-02", "LD-SETUP-03", "LD-STORY-06")
def test_the_antagonist_lies_open_but_rules_only_in_the_endgame() -> None:
    table = dealt()
    assert table.g.rule_of_antagonist() == -1
    assert target_number(table.g) == 1
    games = [fresh(4, s, story="london-dread", characters="random") for s in range(12)]
    found = {int(game.g.antagonist) for game in games}
    assert found == {0, 1, 2}


@rule("LD-SETUP-21", "LD-PERS-01", "LD-AP-06", "LD-AP-08")
def test_a_sheet_shows_wild_and_a_unique_pair_of_primaries() -> None:
    pairs = set()
    for sheet in content().characters:
        icons = [k for k in range(10) if int(sheet.icons) >> 4 * k & 15]
        assert icons[-1] == tables.WILD and len(icons) == 3
        assert all(k < tables.PRIMARIES for k in icons[:2])
        pairs.add(tuple(icons[:2]))
        assert [int(p.kind) for p in sheet.deck].count(tables.TALENT) == 1
        assert [int(p.kind) for p in sheet.deck].count(tables.TRAUMA) == 1
    assert len(pairs) == 6


@rule("LD-SETUP-22", "LD-CHAP-09", "LD-STASH-04", "LD-CHAP-06", "LD-CHAP-07", "LD-CHAP-08")
def test_chapter_two_is_set_up_with_tier_two() -> None:
    def ending(g: Dread) -> None:
        g.sleuths[0].tilted = 1
        g.agenda.insert(1, Chapter(2))  # before the Endgame

    table = story({}, {"degas": {"6am": "3"}}, tale="caped-killer", done=4, dread=7, hour=11,
                  items={"degas": ["lockpicks"]}, arrange=ending)  # fmt: skip
    table.rest()
    assert table.g.chapter == 2 and table.waiting() == "Planning"
    tiers = {int(content().cards[n].tier) for n in table.g.board if content().kind_of[n] == 0}
    assert tiers == {2}
    assert table.dread() == 7
    assert table.items("degas") == ["lockpicks"] and table.tilted("degas") == []
    assert not any(table.g.sleuths[0].clock) and table.place("degas") == "west-streets"


@rule("LD-VAR-02", "LD-VAR-04")
def test_three_players_take_turns_with_the_fourth_character() -> None:
    table = fresh(3, team="four", characters="random", story="caped-killer")
    table.choose("lead-extra:seat-1")
    assert int(table.g.sleuths[3].seat) == 1
    assert table.g.extra_led == 0b010
    table.choose("time-up", seat=0)
    table.g.then(LeadExtra(0))
    assert table.menu(0) == ["lead-extra:seat-0", "lead-extra:seat-2"]
    assert table.refused("lead-extra:seat-1", 0) == "LD-VAR-02"


@rule("LD-VAR-03")
def test_two_players_lead_two_each() -> None:
    table = dealt(2, team="four")
    assert [int(s.seat) for s in table.g.sleuths] == [0, 1, 0, 1]


@rule("LD-TRACK-01", "LD-TRACK-03", "LD-TRACK-05", "LD-SHOW-03")
def test_the_target_number_follows_the_track() -> None:
    table = planning()
    assert table.dread() == 0
    for dread, target in ((0, 1), (4, 1), (5, 2), (23, 5), (50, 11)):
        table.g.dread = dread
        assert target_number(table.g) == target


@rule("LD-SCORE-03")
def test_what_a_list_of_plays_needs_is_told() -> None:
    table = planning()
    assert GAME.score(table.g) == [0, 0, 0, 0]
    assert set(GAME.facts(table.g)) >= {"target"}
    assert GAME.groups(table.g)["character"] == list(FOUR)
