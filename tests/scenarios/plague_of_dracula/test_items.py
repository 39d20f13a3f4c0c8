"""Item Management: returning, giving, exchanging, rearranging."""

from kit import rule
from scenarios.plague_of_dracula.kit import plague


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
