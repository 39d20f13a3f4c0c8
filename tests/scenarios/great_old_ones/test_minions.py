"""Placing and moving Minions, and the Trouble they cause."""

from __future__ import annotations

from typing import Any

import pytest

from kit import rule
from scenarios.great_old_ones.kit import Table, area_no, old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]


def minion(**more: Any) -> Table:
    """Seat 0 has played a card and is asked to place or move a Minion."""
    table = old_ones(**{"hands": (["sam-weller"], ["toby"], ["nancy"]), "row": OPEN, **more})
    table.choose("play:sam-weller")
    return table


@rule("GO-MOVE-01", "GO-MOVE-02", "GO-MOVE-06")
def test_placing_reaches_areas_with_a_minion_and_their_neighbours() -> None:
    """Worked example 7: Green's only Minion is in The East End."""
    table = minion(agents={"the-east-end": {0: 1}})
    menu = table.menu()
    assert [k for k in menu if k.startswith("place")] == [
        "place:bloomsbury", "place:the-city", "place:the-east-end", "place:bermondsey",
    ]  # fmt: skip
    assert [k for k in menu if k.startswith("move")] == [
        "move:seat-0:the-east-end:bloomsbury", "move:seat-0:the-east-end:the-city",
        "move:seat-0:the-east-end:bermondsey",
    ]  # fmt: skip
    assert table.refused("place:chelsea") == "GO-MOVE-02"
    table.choose("place:bermondsey")
    assert table.agents(0, "bermondsey") == 1
    assert table.supply(0) == 10
    assert table.trouble() == []


@rule("GO-MOVE-03")
def test_a_building_alone_opens_no_area() -> None:
    table = minion(agents={"the-east-end": {0: 1}}, buildings={"chelsea": (0, "hotel")})
    assert "place:chelsea" not in table.menu()


@rule("GO-MOVE-04")
def test_without_a_minion_any_area_is_open() -> None:
    table = minion(agents={"lambeth": {1: 1}})
    assert len([k for k in table.menu() if k.startswith("place")]) == 12


@rule("GO-MOVE-05", "GO-TROUB-05")
def test_any_number_of_minions_fits_and_one_marker_is_enough() -> None:
    table = minion(agents={"lambeth": {0: 7, 1: 4}}, trouble=("lambeth",))
    table.choose("place:lambeth")
    assert table.agents(0, "lambeth") == 8
    assert table.trouble() == ["lambeth"]


@rule("GO-MOVE-07", "GO-MOVE-10")
def test_an_empty_supply_lifts_an_agent_and_may_put_it_back() -> None:
    agents = {"lambeth": {0: 11, 1: 1}, "kensington": {0: 1}}
    table = minion(agents=agents, trouble=("lambeth", "kensington"))
    menu = table.menu()
    assert "place:chelsea:lambeth" in menu
    assert "place:chelsea:kensington" not in menu, "judged after it was lifted"
    table.choose("place:lambeth:lambeth")
    assert table.agents(0, "lambeth") == 11
    assert "lambeth" in table.trouble(), "the others there cause Trouble again"
    table = minion(agents=agents, trouble=("lambeth", "kensington"))
    table.choose("place:chelsea:lambeth")
    assert table.supply(0) == 0
    assert table.agents(0, "chelsea") == 1
    assert table.trouble() == ["kensington"], "lifting ends the Trouble in Lambeth"


@rule("GO-MOVE-07", "GO-MOVE-10", "GO-TROUB-06")
def test_lifting_ends_the_trouble_it_leaves_before_an_area_in_trouble_is_sought() -> None:
    """C82 with an empty supply: the Agent cannot go back to the Trouble that its leaving ended."""
    kit: dict[str, Any] = {"hands": (["the-fenian-dynamiters"], ["toby"]), "row": OPEN}
    kit["boards"] = ("cthulhu", "hastur")
    table = old_ones(agents={"lambeth": {0: 1}, "chelsea": {0: 11}}, trouble=("lambeth",), **kit)
    table.choose("play:the-fenian-dynamiters")
    assert [k for k in table.menu() if k.startswith("place")] == ["place:lambeth:chelsea"]
    table = old_ones(agents={"lambeth": {0: 1}, "chelsea": {0: 11}},
                     trouble=("lambeth", "chelsea"), **kit)  # fmt: skip
    table.choose("play:the-fenian-dynamiters")
    assert [k for k in table.menu() if k.startswith("place")] == [
        "place:lambeth:chelsea", "place:chelsea:lambeth",
    ]  # fmt: skip
    table.choose("place:lambeth:chelsea")
    assert table.trouble() == ["lambeth"], "eleven stay in Chelsea, but one has left"
    assert (table.agents(0, "lambeth"), table.agents(0, "chelsea")) == (2, 10)
    assert table.nothing_half_way()


@rule("GO-MOVE-07", "GO-CARD-05")
def test_nobody_can_be_lifted_where_that_leaves_no_area_to_go_to() -> None:
    table = old_ones(hands=(["the-fenian-dynamiters"], ["toby"]), agents={"lambeth": {0: 12}},
                     trouble=("lambeth",), row=OPEN, boards=("cthulhu", "hastur"),
                     money=(0, 0))  # fmt: skip
    table.choose("play:the-fenian-dynamiters")
    assert table.nothing_half_way(), "the Scroll has no legal option and is passed over"
    assert "no-scroll" in table.said()
    assert table.trouble() == ["lambeth"]


@rule("GO-MOVE-07", "GO-GOO-07")
def test_shub_niggurath_lifts_one_to_where_another_still_stands() -> None:
    table = old_ones(boards=("shub-niggurath", "hastur"),
                     agents={"lambeth": {0: 1}, "chelsea": {0: 11}})  # fmt: skip
    table.choose("use-board:shub-niggurath")
    assert table.menu() == [
        "place:chelsea:chelsea", "place:lambeth:chelsea", "place:chelsea:lambeth",
    ], "not back to Lambeth, where nobody would be left beside it"  # fmt: skip


@rule("GO-MOVE-08", "GO-SUMM-06")
def test_an_elder_one_moves_like_a_minion_but_is_never_placed() -> None:
    table = minion(agents={}, elders={"ithaqua": (0, "lambeth")})
    menu = table.menu()
    assert "move:ithaqua:battersea" in menu
    assert "place:southwark" in menu, "next to the Elder One"
    assert not any("ithaqua" in key for key in menu if key.startswith("place"))
    table.choose("move:ithaqua:battersea")
    assert table.elders(0) == {"ithaqua": "battersea"}


@rule("GO-MOVE-09", "GO-SCROLL-08")
def test_a_text_that_names_areas_needs_no_minion_nearby() -> None:
    table = old_ones(hands=(["a-thames-waterman"], ["toby"]), agents={"chelsea": {0: 12}})
    table.choose("play:a-thames-waterman", "place:bermondsey:chelsea")
    assert table.agents(0, "bermondsey") == 1


# Trouble


@rule("GO-TROUB-01")
def test_a_minion_beside_another_pawn_causes_trouble() -> None:
    """Worked example 8: Yellow places where one Green Minion stands in Bermondsey."""
    table = minion(agents={"bermondsey": {1: 1}, "southwark": {0: 1}})
    table.choose("place:bermondsey")
    assert table.trouble() == ["bermondsey"]
    table = minion(agents={"southwark": {0: 1}}, citizens={"bermondsey": 1})
    table.choose("move:seat-0:southwark:bermondsey")
    assert table.trouble() == ["bermondsey"]


@rule("GO-TROUB-02")
def test_a_single_own_minion_is_enough() -> None:
    table = minion(agents={"lambeth": {0: 1}})
    table.choose("place:lambeth")
    assert table.trouble() == ["lambeth"]


@rule("GO-TROUB-03")
def test_only_a_text_that_says_so_causes_no_trouble() -> None:
    for card, trouble in (("a-thames-waterman", []), ("the-fenian-dynamiters", ["lambeth"])):
        table = old_ones(hands=([card], ["toby"]), agents={"lambeth": {0: 1}}, row=OPEN,
                         trouble=() if card == "a-thames-waterman" else ("lambeth",))  # fmt: skip
        table.choose(f"play:{card}", "place:lambeth")
        assert table.trouble() == trouble
    table = old_ones(hands=(["a-hansom-cab"], ["toby"]), row=OPEN,
                     agents={"lambeth": {0: 1}, "chelsea": {1: 1}})  # fmt: skip
    table.choose("play:a-hansom-cab", "move:seat-0:lambeth:chelsea")
    assert table.trouble() == ["chelsea"]


@rule("GO-TROUB-04", "GO-GREN-03")
def test_a_grenadier_or_a_building_is_no_pawn_and_stops_nothing() -> None:
    table = minion(agents={"southwark": {0: 1}}, grenadiers={"bermondsey": 1},
                   buildings={"bermondsey": (1, "hotel")})  # fmt: skip
    table.choose("place:bermondsey")
    assert table.agents(0, "bermondsey") == 1
    assert table.trouble() == []


@rule("GO-TROUB-06", "GO-TROUB-07", "GO-TROUB-13")
def test_a_pawn_that_leaves_ends_the_trouble_even_if_others_stay() -> None:
    table = minion(agents={"lambeth": {0: 2, 1: 2}, "battersea": {1: 1}}, trouble=("lambeth",))
    table.choose("move:seat-0:lambeth:battersea")
    assert table.trouble() == ["battersea"]


@rule("GO-TROUB-08", "GO-TROUB-12")
def test_a_building_neither_causes_nor_ends_trouble() -> None:
    table = old_ones(hands=(["the-prospect-of-whitby"], ["toby"]), agents={"lambeth": {0: 1, 1: 1}},
                     row=OPEN[1:])  # fmt: skip
    table.choose("play:the-prospect-of-whitby", "build:office:lambeth")
    assert table.trouble() == []
    table = old_ones(hands=(["the-fire-engine-establishment"], ["toby"]), trouble=("lambeth",),
                     buildings={"lambeth": (1, "office")}, money=(10, 0), row=OPEN)  # fmt: skip
    table.choose("play:the-fire-engine-establishment", "scroll-on:seat-1")
    table.pass_all()
    table.choose("area:lambeth")
    assert table.buildings(1) == {}
    assert table.trouble() == ["lambeth"]


@rule("GO-TROUB-09")
def test_only_a_pawn_in_trouble_can_be_assassinated() -> None:
    table = old_ones(hands=(["bill-sikes"], ["toby"]), trouble=("chelsea",),
                     agents={"chelsea": {1: 1}, "lambeth": {1: 1, 0: 1}})  # fmt: skip
    table.choose("play:bill-sikes")
    assert [k for k in table.menu() if k.startswith("kill")] == ["kill:seat-1:chelsea"]
    assert table.refused("kill:seat-1:lambeth") == "GO-TROUB-09"


@rule("GO-TROUB-10")
def test_no_building_where_there_is_trouble() -> None:
    table = old_ones(hands=(["the-prospect-of-whitby"], ["toby"]), trouble=("chelsea",),
                     agents={"chelsea": {0: 1}, "lambeth": {0: 1}})  # fmt: skip
    table.choose("play:the-prospect-of-whitby")
    assert table.refused("build:office:chelsea") == "GO-TROUB-10"
    assert "build:office:lambeth" in table.menu()


@rule("GO-TROUB-11")
@pytest.mark.parametrize("area", ["kensington", "the-east-end"])
def test_a_marker_is_placed_directly_with_or_without_a_pawn(area: str) -> None:
    table = old_ones(hands=(["varney-the-vampire"], ["toby"]), agents={"the-east-end": {0: 1}},
                     trouble=("chelsea",), row=OPEN)  # fmt: skip
    table.choose("play:varney-the-vampire")
    assert "trouble:chelsea" not in table.menu()
    table.choose(f"trouble:{area}")
    assert area in table.trouble()
    assert table.g.london.trouble >> area_no(area) & 1
