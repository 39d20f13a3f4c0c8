"""Stories where they meet other rules: company, Goons and Secrets (LD-STORY)."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.tables import (
    UNHINGED,
)
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    Night,
    ally,
    endgame,
    story,
    windows,
)


def to_hour(table: Night, hour: int) -> None:
    """Pass windows until so many Actions have moved, and the next one waits."""
    while table.g.hour < hour:
        assert table.waiting() == "Window" and table.idle()


@rule("LD-STORY-02")
@pytest.mark.parametrize(("helped", "dread"), [(False, 3), (True, 2)])
def test_an_ally_keeps_a_character_from_being_alone(helped: bool, dread: int) -> None:
    table = story({}, {"degas": {"noon": ">north"}, "murphy": {"noon": ">east", "4am": ">east"}},
                  FOUR[:3], tale="caped-killer", done=4, hour=3,
                  arrange=lambda g: ally(g, 0, "wilf-the-lamplighter") if helped else None,
                  )  # fmt: skip
    to_hour(table, 4)
    while table.waiting() == "SegmentWindow":
        table.idle()
    assert table.dread() == dread


@rule("LD-STORY-02")
def test_company_in_the_area_is_enough() -> None:
    table = story({}, {"degas": {"noon": "3"}, "murphy": {"4am": ">east"}}, FOUR[:3],
                  tale="caped-killer", done=4, hour=3)  # fmt: skip
    to_hour(table, 4)
    assert table.dread() == 0


@rule("LD-STORY-17", "LD-STORY-09")
def test_an_ally_under_a_goon_waits_until_it_is_beaten() -> None:
    clocks = {"murphy": {"6am": "2"}, "degas": {"6am": "2"}}
    table = story({"west-2": "wilf-the-lamplighter"}, clocks, ("murphy", "degas", "milton"),
                  tale="london-dread", done=4, goons={0: "west-2"})  # fmt: skip
    windows(table)
    assert table.menu(0) == ["investigate:west-2", "end-action"]
    table.choose("investigate:west-2")
    assert "take-ally:murphy:west-2" in table.menu(0) and table.at("west-2") != ""


@rule("LD-STORY-12", "LD-MOVE-07")
def test_a_goon_that_struck_is_not_met_again_in_the_same_action() -> None:
    table = story({"west-2": "bruiser", "west-3": "rat-baiters-row"},
                  {"degas": {"6am": "2"}, "milton": {"6am": "3"}}, tale="london-dread", done=4,
                  goons={1: "west-2"}, deck=["trust"])  # fmt: skip
    table.choose("investigate:west-2", seat=0)
    table.choose("done", seat=0)
    assert table.conditions("degas") == UNHINGED
    assert table.menu(0) == ["investigate:west-3", "end-action"]
    assert table.refused("investigate:west-2", 0) == "LD-MOVE-07"
    table.choose("end-action", seat=0)
    assert table.conditions("degas") == UNHINGED
    assert sum(key == "goon-strikes" for key in table.said()) == 1


@rule("LD-STORY-16", "LD-CHAL-09")
@pytest.mark.parametrize("spared", [False, True])
def test_the_song_unstrung_spares_the_whole_penalty(spared: bool) -> None:
    table = endgame(tale="london-dread", antagonist=2, secrets=[2], hands={"milton": ["trust"]},
                    challenges=["swim-the-flooded-nave"])  # fmt: skip
    for seat, who in enumerate(FOUR[:3]):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[3].effort.flipped == 0, "in:milton", seat=3)
    assert table.waiting() == "Facing"
    before = standing(table)
    table.choose("done", seat=3)
    assert table.waiting() == "AskUnstrung"
    table.choose("secret:the-song-unstrung" if spared else "decline")
    while table.waiting() in ("DiscardHand", "ReactCondition", "LoseItem"):
        table.choose(table.menu()[-1])
    assert (standing(table) == before) == spared
    assert table.g.piles.used_secrets.size() == int(spared)


def standing(table: Night) -> tuple[int, int, int, list[str]]:
    """What a penalty may change."""
    return (table.dread(), table.conditions("milton"), int(table.g.sleuths[3].dice),
            table.hand("milton"))  # fmt: skip


@rule("LD-STORY-16")
def test_a_secret_is_used_once() -> None:
    table = endgame(tale="london-dread", antagonist=2, secrets=[0], dread=5)
    table.choose("secret:her-true-name", seat=1)
    assert not any(key.startswith("secret") for seat in range(4) for key in table.menu(seat))
    assert table.g.piles.held_secrets.size() == 0


@rule("LD-STORY-11")
def test_what_was_drawn_against_a_goon_does_not_count_for_the_card() -> None:
    table = story({"west-2": "loose-from-bedlam"}, {"murphy": {"6am": "2"}, "degas": {"6am": "2"}},
                  tale="london-dread", done=4, goons={0: "west-2"}, deck=["trust", "second-wind"],
                  )  # fmt: skip
    table.choose("investigate:west-2", seat=0)
    while table.waiting() == "AddPoints":
        key = next(k for s in table.asked() for k in table.menu(s) if k.startswith("draw"))
        table.choose(key, seat=0 if key.endswith("degas") else 1)
    assert all(len(s.drawn) == 0 for s in table.g.sleuths)
    table.choose("investigate:west-2", seat=0)
    if table.waiting() == "AddPoints":
        assert [int(s.effort.added) for s in table.g.sleuths] == [0, 0, 0, 0]
