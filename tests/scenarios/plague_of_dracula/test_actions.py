"""The Action segment: its order, its bonus actions, and cleansing."""

from kit import rule
from scenarios.plague_of_dracula.kit import Table, plague


@rule("PD-ACT-01")
def test_one_standard_action_each_then_one_bonus_action_for_the_unbitten() -> None:
    table = plague(
        at={"mina": "islington", "seward": "purfleet"}, bites={"seward": 1}, bag={"dagger": 1}
    )
    table.run("action").choose("search:mina:bag")
    assert not any("mina" in key for key in table.menu())
    table.choose("search:seward:bag")
    table.pass_to("searching", "bonus")
    assert table.menu() == ["search:mina:bag", "search:mina:secular", "pass"]
    table.choose("search:mina:bag")
    table.finish()
    assert table.weapons("mina") == ["dagger", "dagger"]
    assert table.weapons("seward") == ["dagger"]
    assert table.nothing_pending()


@rule("PD-ACT-02")
def test_the_steps_come_in_order_and_none_comes_back() -> None:
    table = plague(
        at={"mina": "hackney", "seward": "hackney", "lucy": "islington"},
        bites={"seward": 1},
        weapons={"mina": ["garlic-wreath", "dagger"]},
        marks={"hackney": "coffin-1", "islington": "rumor"},
    )
    table.run("action")
    seen = []
    while table.waiting() == "Act" and table.g.phase == 0:
        seen.append(table.step())
        table.choose("pass")
    assert seen == ["cleansing", "searching", "items", "movement", "transfusion", "resolution"]


@rule("PD-ACT-03")
def test_the_players_choose_who_acts_next_and_several_may_do_the_same() -> None:
    table = plague(at={"mina": "islington", "seward": "purfleet"}, bag={"dagger": 1}).run("action")
    assert "search:mina:bag" in table.menu()
    assert "search:seward:bag" in table.menu()
    table.choose("search:seward:bag", "search:mina:bag")
    assert table.weapons("mina") == table.weapons("seward") == ["dagger"]


@rule("PD-ACT-04")
def test_combat_cancels_every_action_not_yet_taken() -> None:
    table = plague(at={"mina": "holborn", "seward": "holborn", "morris": "chelsea"}).event(
        36, (3, 1), (5, 1)
    )
    assert not table.has_action("mina")
    assert not table.has_action("seward")
    assert not table.has_bonus("seward")
    assert table.has_action("morris")
    table.run("action")
    assert all("mina" not in key and "seward" not in key for key in table.menu())


@rule("PD-ACT-04")
def test_hunters_who_fought_have_the_reason_in_every_step() -> None:
    """Mina and Seward fought before the Action segment; Morris keeps the steps open."""
    table = plague(
        at={"mina": "holborn", "seward": "holborn", "morris": "chelsea"},
        weapons={"mina": ["dagger", "host"], "morris": ["dagger"]},
        marks={"chelsea": "rumor"},
    )
    table.event(36, (3, 1), (5, 1)).choose("withhold:host")
    table.g.marks[9] = 3
    table.run("action")
    for step, key in (
        ("searching", "search:mina:bag"),
        ("searching", "search:seward:bag"),
        ("items", "return:mina:dagger"),
        ("items", "give:mina:host:seward"),
        ("movement", "move:mina:holborn"),
        ("resolution", "resolve:seward"),
    ):
        table.pass_to(step)
        assert table.refused(key) == "PD-ACT-04"
        assert table.refusal(key).why == "why-fought"
    table.pass_to("movement", "bonus")
    assert table.refused("move:mina:holborn") == "PD-ACT-04"
    table.cards("day", (6, 6), 42, (3, 1)).run("turn")
    assert table.has_action("mina")
    assert table.g.fought == 0


@rule("PD-ACT-01", "PD-BON-02")
def test_an_action_taken_and_a_bite_are_reasons_too() -> None:
    table = plague(at={"mina": "islington", "lucy": "islington"}, bag={"dagger": 1}).run("action")
    table.choose("search:mina:bag")
    assert table.refused("search:mina:bag") == "PD-ACT-01"
    table.pass_to("searching", "bonus")
    assert table.refused("search:lucy:bag") == "PD-BON-02"


@rule("PD-ACT-05")
def test_a_bonus_action_needs_no_standard_action_but_no_bites_when_it_is_taken() -> None:
    table = plague(at={"mina": "islington"}).run("action").pass_to("searching", "bonus")
    assert "search:mina:bag" in table.menu()
    healed = plague(at={"mina": "purfleet"}, bites={"mina": 1}, cards=((6, 1),))
    healed.run("action").pass_to("transfusion").choose("transfuse:staff:mina")
    healed.pass_to("searching", "bonus")
    assert "search:mina:bag" in healed.menu()


@rule("PD-CLN-01")
def test_cleansing_needs_a_coffin_a_wreath_and_an_action() -> None:
    marks = {"hackney": "coffin-1", "islington": "coffin-1", "poplar": "coffin-1"}
    table = plague(
        at={"mina": "hackney", "seward": "islington", "morris": "chelsea", "holmwood": "hackney"},
        weapons={"holmwood": ["garlic-wreath"], "morris": ["garlic-wreath"]},
        marks=marks,
    )
    table.run("action")
    assert table.menu() == ["cleanse:hackney", "pass"]
    assert table.refused("cleanse:islington") == "PD-CLN-01"
    table.g.acted = 1 << table.h("mina") | 1 << table.h("holmwood")
    assert table.refused("cleanse:hackney") == "PD-CLN-01"


@rule("PD-CLN-02", "PD-CLN-03")
def test_everybody_there_takes_part_and_combat_comes_without_a_check() -> None:
    table = plague(
        at={"mina": "hackney", "holmwood": "hackney"},
        weapons={"holmwood": ["garlic-wreath"]},
        marks={"hackney": "coffin-1"},
    )
    table.cards((3, 1), (5, 1)).run("action").choose("cleanse:hackney")
    assert "drawn-attack-check" not in table.said()
    assert table.menu() == ["target:mina", "target:holmwood"]
    assert not table.has_action("mina")
    assert not table.has_action("holmwood")


@rule("PD-CLN-02")
def test_a_cleansing_without_combat_costs_everybody_there_the_action() -> None:
    """In the easier game: nobody fights, so only the cleansing itself can cost the actions."""
    table = plague(
        at={"mina": "hackney", "holmwood": "hackney", "seward": "purfleet"},
        weapons={"holmwood": ["garlic-wreath"]},
        marks={"hackney": "coffin-2"},
        level="easier",
    )
    table.cards((4, 3)).run("action").choose("cleanse:hackney")
    assert "combat" not in table.said()
    assert table.mark("hackney") == "wreath"
    assert not table.has_action("mina")
    assert not table.has_action("holmwood")
    assert table.has_action("seward")
    assert table.has_bonus("mina")


@rule("PD-CLN-04")
def test_a_wreath_still_there_takes_the_place_of_the_coffin() -> None:
    table = plague(
        at={"mina": "hackney"},
        weapons={"mina": ["dagger", "garlic-wreath"]},
        marks={"hackney": "coffin-3"},
    )
    table.cards((3, 1), (5, 1)).run("action").choose("cleanse:hackney")
    assert table.mark("hackney") == "wreath"
    assert table.g.discarded.listed() == [3]
    assert table.weapons("mina") == ["dagger"]
    assert table.g.last_discard == table.g.turn


@rule("PD-CLN-04")
def test_with_two_wreaths_the_players_choose_whose() -> None:
    table = plague(
        at={"mina": "hackney", "seward": "hackney"},
        bites={"mina": 1},
        weapons={"mina": ["garlic-wreath"], "seward": ["garlic-wreath"]},
        marks={"hackney": "coffin-1"},
    )
    table.cards((3, 1), (5, 1)).run("action").choose("cleanse:hackney")
    assert table.menu() == ["lay:mina", "lay:seward"]
    table.choose("lay:seward")
    assert table.weapons("seward") == []
    assert table.weapons("mina") == ["garlic-wreath"]


@rule("PD-CLN-05")
def test_without_a_wreath_left_the_coffin_stays() -> None:
    """The Wreath is the leftmost weapon, so the bite takes it."""
    table = plague(
        at={"mina": "hackney", "seward": "hackney"},
        bites={"mina": 1},
        weapons={"mina": ["garlic-wreath"]},
        marks={"hackney": "coffin-1"},
    )
    table.cards((3, 2), (5, 5), (5, 1)).run("action").choose("cleanse:hackney")
    table.cards((5, 1)).choose("stay:seward")
    assert table.mark("hackney") == "coffin-1"
    assert "not-cleansed" in table.said()


@rule("PD-CLN-06")
def test_a_cleansed_place_gets_no_marker_again() -> None:
    marks = {
        "hackney": "wreath",
        "bethnal-green": "plague-1",
        "poplar": "plague-1",
        "islington": "plague-1",
    }
    marks |= {"shoreditch": "plague-1"}
    table = plague(at={"mina": "hackney"}, marks=marks, dracula=3, bag={"rumor": 1}).run("plague")
    assert table.mark("hackney") == "wreath"
    table.run("action").choose("search:mina:bag")
    assert table.mark("hackney") == "wreath"
    table.event(5)
    assert table.mark("hackney") == "wreath"


@rule("PD-CLN-07")
def test_combat_never_happens_in_a_cleansed_place() -> None:
    table = plague(at={"mina": "hackney"}, marks={"hackney": "wreath"}).combat("hackney")
    assert table.nothing_pending()
    assert "combat" not in table.said()
    table.event(44)
    assert "combat" not in table.said()
    table.event(36)
    assert table.said().count("drawn-victim") == 0


@rule("PD-CLN-08", "PD-LVL-01")
def test_easier_a_cleansing_without_combat_keeps_the_bonus_actions() -> None:
    def cleanse(value: int) -> Table:
        table = plague(
            at={"mina": "hackney"},
            weapons={"mina": ["garlic-wreath"]},
            marks={"hackney": "coffin-2"},
            level="easier",
        )
        table.cards((4, value), (3, 1), (5, 1)).run("action").choose("cleanse:hackney")
        return table

    quiet = cleanse(3)
    assert quiet.mark("hackney") == "wreath"
    assert "combat" not in quiet.said()
    assert quiet.has_bonus("mina")
    loud = cleanse(2)
    assert "combat" in loud.said()
    assert not loud.has_bonus("mina")
