"""The Action segment: order, cleansing, searching, items."""

from kit import rule
from plague_kit import Table, plague


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


@rule("PD-SRCH-01")
def test_a_full_track_cannot_search() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        bites={"mina": 1},
        weapons={"mina": ["dagger", "dagger"]},
    ).run("action")
    assert all(not key.startswith("search:mina") for key in table.menu())
    assert table.refused("search:mina:bag") == "PD-SRCH-01"


@rule("PD-SRCH-02")
def test_three_kinds_of_search() -> None:
    table = plague(at={"mina": "islington"}, came=("van-helsing",)).run("action")
    assert table.menu() == ["search:mina:bag", "search:mina:secular", "search:mina:occult", "pass"]


@rule("PD-SRCH-03")
def test_under_a_marker_only_the_bag_is_open() -> None:
    for mark in ("coffin-1", "rumor", "miasma"):
        table = plague(at={"mina": "islington"}, marks={"islington": mark}, came=("van-helsing",))
        table.run("action").pass_to("searching")
        assert table.menu() == ["search:mina:bag", "pass"]
        assert table.refused("search:mina:occult") == "PD-SRCH-03"


@rule("PD-SRCH-04")
def test_the_tables_are_open_in_unmarked_and_cleansed_places_and_purfleet() -> None:
    table = plague(
        at={"mina": "islington", "lucy": "hackney", "seward": "purfleet"},
        marks={"hackney": "wreath"},
    ).run("action")
    for hunter in ("mina", "lucy", "seward"):
        assert f"search:{hunter}:secular" in table.menu()


@rule("PD-SRCH-05")
def test_the_occult_table_waits_for_van_helsing_and_stays_open_after_him() -> None:
    before = plague(at={"mina": "islington", "van-helsing": "arrival-3"}).run("action")
    assert before.refused("search:mina:occult") == "PD-SRCH-05"
    after = plague(at={"mina": "islington"}, came=("van-helsing",)).run("action")
    assert "search:mina:occult" in after.menu()


@rule("PD-SRCH-06")
def test_a_bag_draw_is_replaced_by_the_same_type_else_by_a_rumor() -> None:
    table = plague(at={"mina": "islington"}, bag={"dagger": 2})
    stock = table.inventory("dagger")
    table.run("action").choose("search:mina:bag")
    assert table.weapons("mina") == ["dagger"]
    assert table.in_bag("dagger") == 2
    assert table.inventory("dagger") == stock - 1
    last = plague(at={"mina": "islington"}, bag={"revolver": 3})
    rumors = last.g.rumors
    last.run("action").choose("search:mina:bag")
    assert last.in_bag("revolver") == 2
    assert last.in_bag("rumor") == 1
    assert last.g.rumors == rumors - 1


@rule("PD-SRCH-06")
def test_every_item_of_the_bag_is_equally_likely() -> None:
    from gaslamp.games.plague_of_dracula.bag import pull_item

    table = plague(bag={"dagger": 3, "rumor": 1})
    pulled = []
    for _ in range(4000):
        item = int(pull_item(table.g))
        pulled.append(item)
        if item == 0:
            table.g.bag[0] += 1
    assert abs(pulled.count(8) / 4000 - 0.25) < 0.03


@rule("PD-SRCH-07")
def test_a_rumor_goes_back_and_one_from_the_supply_is_placed() -> None:
    table = plague(at={"mina": "islington"}, bag={"rumor": 1})
    rumors = table.g.rumors
    table.run("action").choose("search:mina:bag")
    assert table.mark("islington") == "rumor"
    assert table.in_bag("rumor") == 1
    assert table.g.rumors == rumors - 1


@rule("PD-SRCH-08")
def test_a_rumor_has_no_effect_where_one_lies_or_in_a_cleansed_place() -> None:
    for mark in ("rumor", "miasma", "wreath"):
        table = plague(at={"mina": "islington"}, marks={"islington": mark}, bag={"rumor": 1})
        table.run("action").pass_to("searching").choose("search:mina:bag")
        assert table.mark("islington") == mark
        assert "combat" not in table.said()


@rule("PD-SRCH-09")
def test_a_rumor_on_a_coffin_is_an_attack_on_the_searcher() -> None:
    table = plague(
        at={"mina": "holborn", "lucy": "holborn"}, marks={"holborn": "coffin-1"}, bag={"rumor": 1}
    )
    table.cards((3, 2), (5, 5), (5, 2)).run("action").pass_to("searching").choose("search:mina:bag")
    assert table.bites("mina") == 1
    assert table.bites("lucy") == 1


@rule("PD-SRCH-10")
def test_a_rumor_from_purfleet_starts_next_to_a_tainted_place() -> None:
    table = plague(
        at={"seward": "purfleet"},
        marks={"poplar": "coffin-1", "bethnal-green": "wreath"},
        bag={"rumor": 1},
    )
    table.run("action").choose("search:seward:bag")
    assert table.menu() == ["whisper:mile-end-old-town", "whisper:greenwich"]
    table.choose("whisper:greenwich")
    assert table.marked("rumor") == ["greenwich"]


@rule("PD-SRCH-11")
def test_a_rumor_that_cannot_be_placed_is_an_attack() -> None:
    nowhere = plague(at={"seward": "purfleet"}, bag={"rumor": 1}, cards=((3, 1), (5, 1)))
    nowhere.run("action").choose("search:seward:bag")
    assert "combat" in nowhere.said()
    no_supply = plague(at={"mina": "islington"}, bag={"rumor": 1}, cards=((3, 1), (5, 1)))
    no_supply.g.rumors = 0
    no_supply.run("action").choose("search:mina:bag")
    assert "combat" in no_supply.said()
    no_refill = plague(at={"mina": "islington"}, bag={"revolver": 3}, cards=((3, 1), (5, 1)))
    no_refill.g.rumors = 0
    no_refill.run("action").choose("search:mina:bag")
    assert no_refill.weapons("mina") == ["revolver"]
    assert "combat" in no_refill.said()


@rule("PD-SRCH-12")
def test_the_search_tables() -> None:
    secular = ["revolver", "kukri-knife", "dagger", "host", "host", ""]
    occult = ["garlic-wreath", "garlic-wreath", "holy-water", "crucifix", "wooden-stakes", ""]
    for kind, results in (("secular", secular), ("occult", occult)):
        for value, found in enumerate(results, 1):
            table = plague(at={"mina": "islington"}, came=("van-helsing",), bag={"host": 1})
            table.cards((6, value)).run("action").choose(f"search:mina:{kind}")
            assert table.weapons("mina") == ([found] if found else [])


@rule("PD-SRCH-12")
def test_a_weapon_not_left_is_not_found() -> None:
    table = plague(at={"mina": "islington"}, cards=((6, 1),))
    table.g.inventory[2] = 0
    table.run("action").choose("search:mina:secular")
    assert table.weapons("mina") == []
    assert table.said()[-1] == "none-left"


@rule("PD-ITEM-01")
def test_item_management_is_a_standard_action_only() -> None:
    table = plague(at={"mina": "islington"}, weapons={"mina": ["dagger", "host"]}).run("action")
    table.pass_to("items")
    assert table.menu() == ["arrange:mina", "return:mina:dagger", "return:mina:host", "pass"]
    bonus = []
    table.choose("pass")
    while table.waiting() == "Act":
        bonus.append((table.g.phase, table.step()))
        table.choose("pass")
    assert (1, "items") not in bonus


@rule("PD-ITEM-02")
def test_any_number_of_weapons_is_returned_with_one_action() -> None:
    table = plague(at={"mina": "islington"}, weapons={"mina": ["dagger", "host", "crucifix"]})
    table.run("action").pass_to("items").choose("return:mina:host", "return:mina:dagger", "done")
    assert table.weapons("mina") == ["crucifix"]
    assert not table.has_action("mina")
    last = plague(at={"mina": "islington"}, weapons={"mina": ["dagger"]}).run("action")
    last.pass_to("items").choose("return:mina:dagger")
    assert last.waiting() == "Act"


@rule("PD-ITEM-03")
def test_giving_costs_the_giver_an_action_and_the_receiver_none() -> None:
    at = {"mina": "islington", "seward": "islington", "morris": "chelsea"}
    table = (
        plague(at=at, weapons={"mina": ["dagger"], "morris": ["host"]})
        .run("action")
        .pass_to("items")
    )
    assert "give:mina:dagger:morris" not in table.menu()
    table.choose("give:mina:dagger:seward")
    assert table.weapons("seward") == ["dagger"]
    assert not table.has_action("mina")
    assert table.has_action("seward")


@rule("PD-ITEM-04")
def test_two_full_hunters_can_swap() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        weapons={"mina": ["dagger", "dagger", "dagger"], "seward": ["host", "host", "host"]},
    )
    table.run("action").pass_to("items")
    assert "give:mina:dagger:seward" not in table.menu()
    table.choose("exchange:mina:dagger:seward", "exchange:seward:host:mina")
    assert table.weapons("mina") == ["dagger", "dagger", "host"]
    assert table.weapons("seward") == ["host", "host", "dagger"]
    assert not table.has_action("mina")
    assert not table.has_action("seward")


@rule("PD-ITEM-04")
def test_a_ring_of_three_full_hunters() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington", "morris": "islington"},
        bites={"morris": 2},
        weapons={"mina": ["dagger"] * 3, "seward": ["host"] * 3, "morris": ["crucifix"]},
    )
    table.run("action").pass_to("items").choose("exchange:mina:dagger:seward")
    table.choose("exchange:seward:host:morris", "exchange:morris:crucifix:mina")
    assert table.weapons("mina") == ["dagger", "dagger", "crucifix"]
    assert table.weapons("seward") == ["host", "host", "dagger"]
    assert table.weapons("morris") == ["host"]


@rule("PD-ITEM-04")
def test_a_hunter_without_an_action_takes_no_part_in_an_exchange() -> None:
    weapons = {"mina": ["dagger"] * 3, "seward": ["host"] * 3, "morris": ["crucifix"] * 3}
    at = dict.fromkeys(weapons, "islington")
    table = plague(at=at, weapons=weapons)
    table.g.acted = 1 << table.h("seward")
    table.run("action").pass_to("items")
    assert "exchange:mina:dagger:seward" not in table.menu()
    assert table.refused("exchange:mina:dagger:seward") == "PD-ITEM-04"
    table.choose("exchange:mina:dagger:morris")
    assert table.menu() == ["exchange:morris:crucifix:mina", "decline"]
    table.choose("exchange:morris:crucifix:mina")
    assert table.weapons("seward") == ["host"] * 3


@rule("PD-ITEM-04")
def test_a_lone_player_may_take_an_exchange_back_and_nobody_has_said_no() -> None:
    weapons = {"mina": ["dagger"] * 3, "morris": ["host"] * 3, "seward": ["kukri-knife"]}
    table = plague(at=dict.fromkeys(weapons, "islington"), weapons=weapons)
    table.run("action").pass_to("items").choose("exchange:mina:dagger:morris", "decline")
    assert table.has_action("mina")
    assert table.weapons("mina") == ["dagger"] * 3
    assert table.refusal("exchange:mina:dagger:morris").why == "why-taken-back"
    whys = {refusal.why for refusal in table.filled(0, explain=True).refusals}
    assert "why-declined" not in whys
    table.choose("exchange:morris:host:mina", "exchange:mina:dagger:morris")
    assert table.weapons("mina") == ["dagger", "dagger", "host"]


@rule("PD-ITEM-05")
def test_weapons_are_rearranged_in_any_order() -> None:
    table = plague(at={"mina": "islington"}, weapons={"mina": ["dagger", "host", "crucifix"]})
    table.run("action").pass_to("items").choose("arrange:mina", "first:crucifix", "first:host")
    assert table.weapons("mina") == ["crucifix", "host", "dagger"]
    assert not table.has_action("mina")


@rule("PD-ITEM-06")
def test_a_received_weapon_goes_after_those_held() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        weapons={"mina": ["dagger"], "seward": ["host"]},
    )
    table.run("action").pass_to("items").choose("give:mina:dagger:seward")
    assert table.track("seward") == ["host", "dagger", ""]
