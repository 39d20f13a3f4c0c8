"""Placing Buildings, Building cards, money, and the abilities of the player boards."""

from __future__ import annotations

from typing import Any

import pytest

from kit import rule
from scenarios.great_old_ones.kit import Table, old_ones

OPEN = ["monsieur-rigaud", "edward-hyde", "jerry-cruncher"]
TYPES = ("tenement", "office", "factory", "hotel", "mansion", "palace")


def building(**more: Any) -> Table:
    table = old_ones(**{
        "hands": (["the-prospect-of-whitby"], ["toby"], ["nancy"]), "row": OPEN, **more,
    })  # fmt: skip
    table.choose("play:the-prospect-of-whitby")
    return table


@rule("GO-BUILD-01", "GO-BUILD-02", "GO-BUILD-03", "GO-BUILD-05")
def test_where_a_building_may_stand() -> None:
    """Worked example 11: only Battersea is open."""
    agents = {"battersea": {0: 1, 1: 2}, "chelsea": {0: 1}, "lambeth": {0: 1}}
    table = building(agents=agents, trouble=("chelsea",), buildings={"lambeth": (1, "office")})
    builds = [k for k in table.menu() if k.startswith("build")]
    assert builds == ["build:tenement:battersea", "build:office:battersea"]
    assert table.refused("build:office:lambeth") == "GO-BUILD-02"
    assert table.refused("build:office:westminster") == "GO-BUILD-01"
    table.choose("build:office:battersea")
    assert table.money(0) == 4
    assert table.buildings(0) == {"office": "battersea"}


@rule("GO-BUILD-04", "GO-BUILD-06")
@pytest.mark.parametrize(
    ("money", "types"), [(5, 0), (6, 2), (12, 5), (18, 6)]
)  # fmt: skip
def test_the_price_is_the_types_and_must_be_there(money: int, types: int) -> None:
    table = building(agents={"lambeth": {0: 1}}, money=(money, 0, 0))
    builds = [k for k in table.menu() if k.startswith("build")]
    assert len(builds) == types


@rule("GO-BUILD-07", "GO-BCARD-02")
def test_with_all_six_on_the_board_one_may_be_moved_for_its_price() -> None:
    where = ("lambeth", "chelsea", "kensington", "southwark", "bermondsey", "westminster")
    table = building(agents={"battersea": {0: 1}}, money=(6, 0, 0),
                     buildings={a: (0, t) for a, t in zip(where, TYPES, strict=True)})  # fmt: skip
    assert [k for k in table.menu() if k.startswith("build")] == [
        "build:tenement:battersea", "build:office:battersea",
    ]  # fmt: skip
    table.choose("build:tenement:battersea")
    assert table.buildings(0)["tenement"] == "battersea"
    assert table.money(0) == 0
    assert table.refused("use-building:tenement") == "GO-BCARD-02"


@rule("GO-BUILD-08", "GO-EVENT-02")
def test_a_removed_building_goes_to_the_reserve_without_money() -> None:
    table = old_ones(hands=(["the-fire-engine-establishment"], ["toby"]), money=(10, 4), row=OPEN,
                     buildings={"lambeth": (1, "hotel")})  # fmt: skip
    table.choose("play:the-fire-engine-establishment", "scroll-on:seat-1")
    table.pass_all()
    table.choose("area:lambeth")
    assert table.buildings(1) == {}
    assert table.money(1) == 4


@rule("GO-BUILD-09")
def test_players_may_own_the_same_type_but_nobody_two_of_one() -> None:
    built = {"kensington": (1, "office"), "southwark": (0, "tenement")}
    table = building(agents={"lambeth": {0: 1}, "chelsea": {0: 1}}, buildings=built)
    assert "build:office:lambeth" in table.menu()
    assert table.refused("build:tenement:lambeth") == "GO-BUILD-09"


# Building cards


def owner(type: str, **more: Any) -> Table:
    return old_ones(**{
        "hands": (["sam-weller", "nancy"], ["toby"], ["mr-krook"]), "row": OPEN,
        "buildings": {"lambeth": (0, type)}, "agents": {"chelsea": {0: 1, 1: 1}}, **more,
    })  # fmt: skip


@rule("GO-BCARD-02")
def test_a_new_building_waits_for_the_next_turn() -> None:
    table = building(agents={"lambeth": {0: 1}}, money=(18, 0, 0))
    table.choose("build:palace:lambeth")
    assert table.refused("use-building:palace") == "GO-BCARD-02"
    for _ in range(len(table.g.players)):
        table.to_end()
    assert "use-building:palace" in table.menu(0)


@rule("GO-BCARD-03", "GO-BCARD-09")
def test_tenement_places_an_agent_in_its_area() -> None:
    table = owner("tenement", grenadiers={"lambeth": 1})
    table.choose("use-building:tenement")
    assert table.agents(0, "lambeth") == 1
    table = owner("tenement", agents={"chelsea": {0: 12}})
    table.choose("use-building:tenement", "place:lambeth:chelsea")
    assert table.agents(0, "lambeth") == 1


@rule("GO-BCARD-04")
def test_office_starts_trouble_in_its_area_or_next_to_it() -> None:
    table = owner("office", trouble=("lambeth",))
    table.choose("use-building:office")
    assert table.menu() == [f"trouble:{a}" for a in
                            ("westminster", "bermondsey", "southwark", "battersea")]  # fmt: skip
    table.choose("trouble:battersea")
    assert table.trouble() == ["lambeth", "battersea"]


@rule("GO-BCARD-05")
def test_factory_turns_a_hand_card_into_two_pounds() -> None:
    table = owner("factory")
    table.choose("use-building:factory", "throw:nancy")
    assert (table.money(0), table.hand(0)) == (12, ["sam-weller"])
    assert "use-building:factory" not in owner("factory", hands=([], ["toby"])).menu()


@rule("GO-BCARD-06", "GO-MONEY-06")
def test_hotel_takes_a_pound_for_each_minion_of_others() -> None:
    table = owner("hotel", agents={"lambeth": {0: 2, 1: 3, 2: 2}}, money=(0, 10, 1),
                  elders={"ithaqua": (1, "lambeth")})  # fmt: skip
    table.choose("use-building:hotel")
    assert [table.money(s) for s in range(3)] == [5, 6, 0]


@rule("GO-BCARD-07", "GO-MONEY-05")
def test_mansion_places_an_agent_nearby_for_three_pounds() -> None:
    table = owner("mansion")
    table.choose("use-building:mansion", "place:southwark")
    assert (table.money(0), table.agents(0, "southwark")) == (7, 1)
    assert "use-building:mansion" not in owner("mansion", money=(2, 0, 0)).menu()


@rule("GO-BCARD-08")
def test_palace_brings_four_pounds() -> None:
    table = owner("palace")
    table.choose("use-building:palace")
    assert table.money(0) == 14


# Money


@rule("GO-MONEY-01", "GO-MONEY-02")
def test_the_bank_always_pays() -> None:
    table = old_ones(hands=(["the-bank-of-england"], ["toby"]), money=(900, 0), row=OPEN)
    table.choose("play:the-bank-of-england")
    if "take-money:5" not in table.menu():
        table.choose("skip")
    table.choose("take-money:5")
    assert table.money(0) == 905


@rule("GO-MONEY-03", "GO-MONEY-04", "GO-MONEY-06")
def test_a_forced_payment_takes_what_is_there() -> None:
    table = old_ones(hands=(["noah-claypole"], ["toby"]), money=(0, 2), row=OPEN)
    table.play("noah-claypole", "scroll-on:seat-1")
    assert [table.money(0), table.money(1)] == [2, 0]


@rule("GO-MONEY-05", "GO-MONEY-07")
def test_a_cost_must_be_there_in_full_and_buy_something() -> None:
    kit: dict[str, Any] = {
        "hands": (["purdey-sons-gunmakers"], ["toby"]),
        "row": OPEN,
        "boards": ("cthulhu",) * 2,
    }
    rich = old_ones(trouble=("the-city",), money=(2, 0), **kit)
    rich.choose("play:purdey-sons-gunmakers")
    assert "scroll-on:seat-1" in rich.menu()
    for more in ({"money": (1, 0), "trouble": ("the-city",)}, {"money": (2, 0)}):
        table = old_ones(**kit, **more)
        table.choose("play:purdey-sons-gunmakers")
        assert "scroll-on:seat-1" not in table.menu()


# Great Old Ones


@rule("GO-GOO-01", "GO-GOO-02", "GO-GOO-03")
def test_a_board_once_per_turn_from_the_first_turn_on() -> None:
    table = old_ones(boards=("hastur", "cthulhu"), turn=1)
    assert "play:bill-sikes" in table.menu(), "it may be left alone"
    table.choose("use-board:hastur", "trouble:the-city")
    assert table.refused("use-board:hastur") == "GO-GOO-01"


@rule("GO-GOO-04")
def test_cthulhu_moves_a_minion_along_the_river() -> None:
    table = old_ones(boards=("cthulhu", "hastur"), agents={"chelsea": {0: 1}, "marylebone": {0: 1}},
                     elders={"ithaqua": (0, "chelsea")})  # fmt: skip
    table.choose("use-board:cthulhu")
    assert "move:ithaqua:the-east-end" in table.menu()
    assert not any("marylebone" in key for key in table.menu())
    table.choose("move:seat-0:chelsea:the-east-end")
    assert (table.agents(0, "the-east-end"), table.money(0)) == (1, 5)
    poor = old_ones(boards=("cthulhu", "hastur"), money=(4, 0))
    assert poor.refused("use-board:cthulhu") == "GO-MONEY-05"


@rule("GO-GOO-05")
def test_hastur_starts_or_ends_trouble_where_a_minion_stands() -> None:
    table = old_ones(boards=("hastur", "cthulhu"), trouble=("chelsea",),
                     agents={"chelsea": {0: 1}, "lambeth": {0: 1}})  # fmt: skip
    table.choose("use-board:hastur")
    assert table.menu() == ["trouble:lambeth", "calm:chelsea"]
    table.choose("calm:chelsea")
    assert (table.trouble(), table.money(0)) == ([], 9)


@rule("GO-GOO-06")
def test_nyarlathotep_swaps_one_or_two_hand_cards_for_open_ones() -> None:
    kit: dict[str, Any] = {"hands": (["sam-weller", "nancy", "renfield"], ["toby"]), "row": OPEN}
    table = old_ones(**kit)
    table.choose("use-board:nyarlathotep", "swap-cards:nancy:edward-hyde")
    assert "swap-cards:nancy:monsieur-rigaud" not in table.menu()
    assert not any("edward-hyde" in key for key in table.menu())
    table.choose("swap-cards:renfield:monsieur-rigaud")
    assert table.hand(0) == ["edward-hyde", "monsieur-rigaud", "sam-weller"]
    assert sorted(table.row()) == ["jerry-cruncher", "nancy", "renfield"]
    table = old_ones(**kit)
    table.choose("use-board:nyarlathotep", "swap-cards:nancy:edward-hyde", "done")
    assert table.hand(0) == ["edward-hyde", "renfield", "sam-weller"]
    assert "use-board:nyarlathotep" not in old_ones(hands=([], ["toby"]), row=OPEN).menu()


@rule("GO-GOO-07")
def test_shub_niggurath_puts_an_agent_where_a_minion_stands() -> None:
    table = old_ones(boards=("shub-niggurath", "hastur"), agents={"lambeth": {0: 1}})
    table.choose("use-board:shub-niggurath")
    assert table.menu() == ["place:lambeth"]
    table.choose("place:lambeth")
    assert (table.agents(0, "lambeth"), table.money(0)) == (2, 7)
    assert table.trouble() == ["lambeth"]
