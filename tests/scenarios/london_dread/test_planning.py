"""The Planning Phase: all at once, in any order (LD-PLAN, LD-STASH, LD-MARK)."""

from __future__ import annotations

import random

from gaslamp.games.london_dread.game import GAME
from gaslamp.kernel.snapshot import text
from kit import rule
from scenarios.london_dread.kit import FOUR, Night, fresh, planning, story

BOARD = {"west-1": "down:bruiser", "west-2": "down:reynauds-residence", "west-3": "the-widows-plea"}


def stacked() -> Night:
    """Two face-down placeholders and cards around them."""
    table = planning(board={"west-1": "down:bruiser", "west-3": "the-widows-plea"})
    for location in (3, 9):
        table.g.board[location] = table.g.piles.placeholders.pull()
    return table


@rule("LD-PLAN-02", "LD-PLAN-03", "LD-PLAN-04")
def test_anybody_turns_any_card_and_it_stays_open() -> None:
    table = stacked()
    for seat in range(4):
        assert "reveal:west-1" in table.menu(seat)
    table.choose("reveal:west-1", seat=2)
    assert table.at("west-1") == "bruiser"
    assert table.refused("reveal:west-1", 0) == "LD-PLAN-03"


@rule("LD-PLAN-05", "LD-PLAN-06", "LD-PLAN-22", "LD-PLAN-23")
def test_the_first_placeholder_found_is_the_lowest_letter() -> None:
    table = stacked()
    table.choose("reveal:east-4", seat=3)
    assert table.at("east-4") == "reynauds-residence"
    assert "reveal:east-4" not in table.menu(0)
    table.choose("reveal:north-4", seat=0)
    assert table.at("north-4") == "the-bookbinder-of-holywell-street"
    assert GAME.view(table.g, 0).data["nextPlot"] == "the-house-on-limehouse-reach"
    table.g.next_found = 5
    assert GAME.view(table.g, 0).data["nextPlot"] is None


@rule("LD-PLAN-07")
def test_a_revealed_ally_stays_where_it_is() -> None:
    table = planning(FOUR[:2], board={"west-1": "down:brother-anselm"})
    table.choose("reveal:west-1", seat=0)
    assert table.at("west-1") == "brother-anselm"


@rule("LD-PLAN-08", "LD-MOVE-09")
def test_what_was_not_revealed_cannot_be_investigated() -> None:
    table = story({"west-2": "down:bruiser", "west-3": "the-widows-plea"},
                  {"sturmer": {"6am": "2"}, "degas": {"6am": "3"}})  # fmt: skip
    assert table.menu(0) == ["investigate:west-3", "end-action"]
    assert table.refused("investigate:west-2", 0) == "LD-PLAN-08"


@rule("LD-PLAN-09", "LD-PLAN-10", "LD-PLAN-11", "LD-PLAN-13", "LD-PLAN-14", "LD-MOVE-01",
      "LD-MOVE-02", "LD-MOVE-03", "LD-MOVE-04")  # fmt: skip
def test_plan_a_visit_and_a_journey() -> None:
    """Worked examples 1 and 2."""
    table = planning(("sterling", "murphy", "sturmer", "milton"))
    table.choose("place:sterling:6am:1", "place:sterling:8am:6", "turn:sterling:8am:north",
                 "place:sterling:10am:4", seat=0)  # fmt: skip
    hours = GAME.view(table.g, 0).data["plan"]["hours"]
    assert [h["places"]["sterling"] for h in hours[:4]] == [
        "west-1", "north-streets", "north-4", "north-streets"]  # fmt: skip
    assert table.place("sterling") == "west-streets"
    night = story({}, {"degas": {"6am": "1", "8am": ">north", "10am": "4", "2pm": ">north"}})
    seen = []
    for hour in range(1, 6):
        night.through(hour)
        seen.append(night.place("degas"))
    assert seen == ["west-1", "north-streets", "north-4", "north-streets", "north-streets"]


@rule("LD-PLAN-12", "LD-PLAN-25")
def test_a_slot_holds_one_token_and_two_can_be_exchanged() -> None:
    table = planning()
    table.choose("place:degas:6am:1", "place:degas:8am:2", seat=0)
    assert table.refused("place:degas:6am:1", 0) == "LD-PLAN-25"
    table.choose("swap:degas:6am:8am", seat=0)
    assert [int(t) for t in table.g.sleuths[0].clock[:2]] == [2, 1]
    table.choose("take-back:degas:6am", seat=0)
    assert table.g.sleuths[0].clock[0] == 0


@rule("LD-PLAN-15", "LD-PLAN-17", "LD-PLAN-18")
def test_only_the_owner_changes_a_clock_and_nothing_else_is_used() -> None:
    table = fresh(4, characters="random")
    own = table.g.id(0)
    verbs = {key.split(":")[0] for key in table.menu(0)}
    assert verbs == {"ready", "time-up", "reveal", "place"}
    assert all(k.split(":")[1] == own for k in table.menu(0) if k.startswith("place"))
    clocks = [c["clock"] for c in GAME.view(table.g, 3).data["characters"]]
    assert len(clocks) == 4


@rule("LD-PLAN-16")
def test_when_time_is_up_the_plans_are_final() -> None:
    table = stacked()
    table.g.agenda.insert(0, table.g.agenda[0])
    table.choose("place:degas:6am:1", seat=0)
    table.g.agenda.pop(0)
    table.choose("time-up", seat=1)
    assert table.waiting() == "" and table.g.sleuths[0].clock[0] == 1


@rule("LD-PLAN-19", "LD-PLAN-26")
def test_planning_ends_when_all_are_ready() -> None:
    table = stacked()
    for seat in range(3):
        table.choose("ready", seat=seat)
    table.choose("not-ready", seat=0)
    assert table.g.ready == 0b110
    table.choose("place:murphy:6am:1", seat=1)
    assert table.g.ready == 0b100
    table.choose("mark:west-3:green", seat=2)
    assert table.g.ready == 0b100
    table.choose("reveal:west-1", seat=2)
    assert table.g.ready == 0
    for seat in range(4):
        table.choose("ready", seat=seat)
    assert table.waiting() == ""


@rule("LD-PLAN-21")
def test_the_order_of_arrival_never_spoils_a_plan() -> None:
    """Two seats' commands in random interleavings lead to the same clocks."""
    scripts = [
        ["place:degas:6am:1", "place:degas:8am:1", "take-stash:degas:1", "place:degas:10am:1",
         "turn:degas:8am:east", "ready"],
        ["place:murphy:6am:2", "turn:murphy:6am:south", "place:murphy:noon:3",
         "swap:murphy:6am:noon", "mark:west-3:red"],
        ["reveal:west-1", "place:sturmer:4am:6", "take-back:sturmer:4am"],
    ]  # fmt: skip
    ends = set()
    for seed in range(25):
        order = [seat for seat, script in enumerate(scripts) for _ in script]
        random.Random(seed).shuffle(order)
        table = stacked()
        left = [list(script) for script in scripts]
        for seat in order:
            table.choose(left[seat].pop(0), seat=seat)
        ready = int(table.g.ready)
        table.g.ready = table.g.barrier = 0
        ends.add(text(table.g))
        assert ready in (0, 1)
    assert len(ends) == 1


def test_random_interleavings_of_everything_keep_every_clock_legal() -> None:
    for seed in range(6):
        dice = random.Random(seed)
        table = fresh(4, seed, characters="random")
        for _ in range(250):
            seat = dice.randrange(4)
            keys = [k for k in table.menu(seat) if k != "time-up"]
            table.choose(dice.choice(keys), seat=seat)
            if table.waiting() != "Planning":
                break
            out = 0
            for sleuth in table.g.sleuths:
                for number in range(1, 7):
                    held = 2 + (int(sleuth.stash) >> number & 1)
                    assert sum(int(t) & 7 == number for t in sleuth.clock) <= held
                assert out & int(sleuth.stash) == 0
                out |= int(sleuth.stash)
            assert out | int(table.g.stash) == 0b1111110 and not out & int(table.g.stash)


@rule("LD-PLAN-24")
def test_a_turned_token_keeps_its_number() -> None:
    table = planning()
    table.choose("place:degas:6am:3", "turn:degas:6am:west", "place:degas:8am:3", seat=0)
    assert not any(k.endswith(":3") for k in table.menu(0) if k.startswith("place"))
    table.choose("turn:degas:6am:number", seat=0)
    assert table.g.sleuths[0].clock[0] == 3


@rule("LD-STASH-01", "LD-STASH-02", "LD-STASH-05")
def test_a_third_token_comes_from_the_stash() -> None:
    """Worked example 13."""
    table = planning()
    assert table.refused("take-stash:degas:3", 0) == "LD-STASH-01"
    for seat, who in ((0, "degas"), (1, "murphy")):
        table.choose(f"place:{who}:6am:3", f"place:{who}:8am:3", seat=seat)
    table.choose("take-stash:degas:3", seat=0)
    assert table.refused("take-stash:murphy:3", 1) == "LD-STASH-01"
    table.choose("place:degas:10am:3", seat=0)


@rule("LD-STASH-06")
def test_a_stash_token_goes_back_only_off_the_clock() -> None:
    table = planning()
    table.choose("place:degas:6am:3", "place:degas:8am:3", "take-stash:degas:3",
                 "place:degas:10am:3", seat=0)  # fmt: skip
    assert table.refused("return-stash:degas:3", 0) == "LD-STASH-06"
    table.choose("take-back:degas:10am", "return-stash:degas:3", seat=0)
    assert int(table.g.stash) == 0b1111110


@rule("LD-STASH-03", "LD-CHAP-04")
def test_each_missing_stash_token_costs_one_dread() -> None:
    table = story({}, done=5, hour=11, arrange=lambda g: setattr(g, "stash", 0b1010110))
    assert table.dread() == 2


@rule("LD-MARK-01", "LD-MARK-02")
def test_markers_are_notes_without_effect() -> None:
    table = stacked()
    assert not any(k.startswith("mark:west-1") for k in table.menu(0))
    table.choose("mark:west-3:white", seat=3)
    assert "unmark:west-3:white" in table.menu(0)
    table.choose("unmark:west-3:white", seat=0)
    for location in range(4):
        table.g.marks[location] = 8
    assert table.refused("mark:west-3:white", 0) == "LD-MARK-02"
