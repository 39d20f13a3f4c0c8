"""Insanity, Grenadiers, New Citizens and the nine Random Events."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.great_old_ones.game import GAME
from kit import rule
from scenarios.great_old_ones.kit import Table, old_ones

OPEN = ["monsieur-rigaud", "edward-hyde", "jerry-cruncher"]


def insane(level: int, *rolls: int, **more: Any) -> Table:
    """Seat 0 plays a card that begins with Insanity; nobody takes shelter."""
    table = old_ones(**{
        "hands": (["the-beetle"], ["toby"], ["nancy"]), "row": OPEN, "level": level, **more,
    })  # fmt: skip
    if rolls:
        table.dice(*rolls)
    table.choose("play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    return table


@rule("GO-INSAN-01", "GO-INSAN-02", "GO-INSAN-06")
def test_one_level_up_and_a_blank_box_does_nothing() -> None:
    table = insane(1)
    assert table.g.level == 2
    assert "event" not in table.said()
    assert "grenadier-enters" not in table.said()


@rule("GO-INSAN-03", "GO-INSAN-04", "GO-INSAN-07")
@pytest.mark.parametrize("level", [3, 5, 8, 10])
def test_a_grenadier_goes_where_the_die_says_and_ends_trouble(level: int) -> None:
    table = insane(level, 7, trouble=("the-city", "chelsea"))
    assert table.grenadiers("the-city") == 1
    assert table.trouble() == ["chelsea"]
    assert table.waiting() == "DoSymbol", "then the next symbol"


@rule("GO-INSAN-05", "GO-EVENT-18")
def test_an_event_is_carried_out_and_put_under_the_others() -> None:
    table = insane(2, 12, events=["fire", "gas-explosion"])
    assert GAME.view(table.g, 0).data["event"] is None
    bottom = next(z for z in GAME.view(table.g, 1).zones if z.id == "events")
    assert [p.kind for p in bottom.pieces] == ["gas-explosion"]
    assert bottom.count == 9


@rule("GO-GREN-01", "GO-GREN-05")
def test_several_grenadiers_share_an_area_and_move_only_when_named() -> None:
    table = insane(3, 7, grenadiers={"the-city": 1})
    assert table.grenadiers("the-city") == 2
    assert table.control("the-city") == -1


@rule("GO-GREN-06")
def test_a_removed_grenadier_is_out_of_the_game() -> None:
    table = insane(2, 7, grenadiers={"the-city": 1}, events=["the-thing-from-below"], agents={})
    assert table.grenadiers("the-city") == 0
    assert table.g.london.grenadiers_gone == 1


@rule("GO-EVENT-03", "GO-EVENT-04", "GO-EVENT-05", "GO-EVENT-06", "GO-ELDER-10", "GO-CITZ-04")
def test_flood_drives_agents_out_of_riverside_areas() -> None:
    """Worked example 13: rolls 7 and 2; only The City is flooded."""
    table = insane(
        2, 7, 2, events=["flood"], agents={"the-city": {0: 1, 1: 2}, "marylebone": {0: 1}},
        elders={"ithaqua": (1, "the-city")}, citizens={"the-city": 1}, grenadiers={"the-city": 1},
        buildings={"the-city": (0, "hotel")}, trouble=("the-city",),
    )  # fmt: skip
    assert table.asked() == [0]
    assert table.menu() == [f"flee:seat-0:the-city:{a}" for a in (
        "bloomsbury", "the-west-end", "westminster", "the-east-end", "southwark")]  # fmt: skip
    table.choose("flee:seat-0:the-city:southwark")
    assert table.asked() == [1]
    table.choose("flee:seat-1:the-city:southwark", "flee:seat-1:the-city:bloomsbury")
    assert "southwark" in table.trouble()
    assert "the-city" not in table.trouble()
    assert table.elders(1) == {"ithaqua": "the-city"}
    assert (table.citizens("the-city"), table.grenadiers("the-city")) == (1, 1)
    assert table.buildings(0) == {"hotel": "the-city"}


@rule("GO-EVENT-03", "GO-EVENT-04")
def test_flood_of_one_number_twice_and_of_two_neighbours() -> None:
    table = insane(2, 6, 6, events=["flood"], agents={"chelsea": {0: 1}})
    assert table.menu() == [f"flee:seat-0:chelsea:{a}"
                            for a in ("kensington", "westminster", "battersea")]  # fmt: skip
    table = insane(2, 6, 12, events=["flood"], agents={"chelsea": {0: 1}})
    assert "flee:seat-0:chelsea:battersea" not in table.menu()


@rule("GO-EVENT-07", "GO-EVENT-08")
def test_fire_spreads_to_an_adjacent_building() -> None:
    """Worked example 14: rolls 11, 10, 4."""
    built = {"lambeth": (1, "hotel"), "southwark": (0, "office"), "chelsea": (1, "office")}
    table = insane(2, 11, 10, 4, events=["fire"], buildings=built)
    assert table.buildings(0) == {}
    assert table.buildings(1) == {"office": "chelsea"}


@rule("GO-EVENT-08", "GO-EVENT-09")
@pytest.mark.parametrize("second", [6, 11])
def test_fire_ends_at_an_area_that_is_not_adjacent(second: int) -> None:
    built = {"lambeth": (1, "hotel"), "chelsea": (1, "office")}
    table = insane(2, 11, second, events=["fire"], buildings=built)
    assert table.buildings(1) == {"office": "chelsea"}
    nothing = insane(2, 3, events=["fire"], buildings=built)
    assert len(nothing.buildings(1)) == 2


@rule("GO-EVENT-10")
def test_london_particular_loses_five_cards_of_the_deck() -> None:
    deck = ["renfield", "dr-moreau", "mr-jaggers"]
    table = insane(2, events=["london-particular"], deck=deck)
    assert table.discard() == deck[::-1]
    assert table.row() == OPEN
    assert not table.over()
    table = insane(2, events=["london-particular"], deck=[*deck, "irene-adler", "lady-dedlock",
                                                          "sweeney-todd"])  # fmt: skip
    assert len(table.discard()) == 5


@rule("GO-EVENT-11", "GO-EVENT-01")
def test_gas_explosion_removes_the_building_of_one_area() -> None:
    table = insane(2, 11, events=["gas-explosion"], buildings={"lambeth": (1, "hotel")})
    assert table.buildings(1) == {}


@rule("GO-EVENT-12")
def test_earth_tremor_removes_the_buildings_of_two_areas() -> None:
    built = {"lambeth": (1, "hotel"), "chelsea": (0, "office"), "kensington": (0, "hotel")}
    table = insane(2, 11, 6, events=["earth-tremor"], buildings=built)
    assert (table.buildings(0), table.buildings(1)) == ({"hotel": "kensington"}, {})


@rule("GO-EVENT-13", "GO-EVENT-17")
def test_murders_take_anothers_minion_if_there_is_one() -> None:
    agents = {"lambeth": {0: 1, 1: 1}, "chelsea": {1: 1}}
    table = insane(2, 11, 6, 2, events=["whitechapel-murders"], agents=agents,
                   elders={"ithaqua": (2, "lambeth")})  # fmt: skip
    assert table.menu(0) == ["remove:seat-1:lambeth", "remove:ithaqua"]
    table.choose("remove:ithaqua")
    assert table.hits("ithaqua") == 1
    assert table.menu(1) == ["remove:seat-1:chelsea"], "only an own one is there"
    table.choose("remove:seat-1:chelsea")
    table.pass_all()
    assert table.agents(1, "chelsea") == 0
    assert table.waiting() == "DoSymbol", "nobody is in Marylebone"


@rule("GO-EVENT-14")
def test_subsidence_costs_two_pounds_for_each_building_kept() -> None:
    built = {"lambeth": (0, "hotel"), "chelsea": (0, "office"), "kensington": (1, "office")}
    table = insane(2, events=["subsidence"], buildings=built, money=(3, 1, 0))
    assert table.menu(0) == ["pay-for:office", "pay-for:hotel", "done"]
    table.choose("pay-for:hotel")
    assert table.buildings(0) == {"hotel": "lambeth"}
    assert table.money(0) == 1
    assert table.buildings(1) == {}, "£1 is not enough"


@rule("GO-EVENT-15", "GO-CITZ-01", "GO-CITZ-05")
def test_new_arrivals_come_to_three_rolled_areas() -> None:
    table = insane(2, 1, 1, 2, events=["new-arrivals"], agents={"marylebone": {1: 1}})
    assert (table.citizens("kensington"), table.citizens("marylebone")) == (2, 1)
    assert table.trouble() == ["kensington", "marylebone"]
    table = insane(2, 1, 3, 2, events=["new-arrivals"], citizens={"the-city": 2})
    assert table.citizens("kensington") == 1
    assert table.citizens("bloomsbury") == 0, "only three there are"


@rule("GO-CITZ-03")
def test_a_new_citizen_is_no_minion() -> None:
    table = old_ones(hands=(["spring-heeled-jack"], ["toby"]), citizens={"lambeth": 1}, row=OPEN)
    table.dice(11, 11)
    table.choose("play:spring-heeled-jack", "scroll")
    assert table.waiting() != "RemovalPick"
    assert table.citizens("lambeth") == 1


@rule("GO-EVENT-16")
def test_the_thing_from_below_ends_trouble_even_where_nothing_else_goes() -> None:
    table = insane(2, 11, events=["the-thing-from-below"], agents={"chelsea": {0: 1, 1: 1}},
                   elders={"ithaqua": (1, "lambeth")}, trouble=("lambeth",))  # fmt: skip
    table.pass_all()
    assert table.elders(1) == {"ithaqua": "lambeth"}
    assert table.trouble() == []


@rule("GO-EVENT-16")
def test_the_thing_from_below_empties_an_area_but_for_elder_ones() -> None:
    table = insane(
        2, 11, events=["the-thing-from-below"], agents={"lambeth": {0: 2, 1: 1}},
        elders={"ithaqua": (1, "lambeth")}, citizens={"lambeth": 1}, grenadiers={"lambeth": 2},
        buildings={"lambeth": (1, "hotel")}, trouble=("lambeth",),
    )  # fmt: skip
    table.pass_all()
    assert (table.agents(0, "lambeth"), table.agents(1, "lambeth")) == (0, 0)
    assert (table.citizens("lambeth"), table.grenadiers("lambeth")) == (0, 0)
    assert table.buildings(1) == {}
    assert table.trouble() == []
    assert table.elders(1) == {"ithaqua": "lambeth"}
