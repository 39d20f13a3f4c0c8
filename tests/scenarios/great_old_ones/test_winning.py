"""Winning: Objectives, control of areas, the clock and the points."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.great_old_ones import board, distance, winning
from gaslamp.games.great_old_ones.game import GAME
from kit import rule
from scenarios.great_old_ones.kit import OBJECTIVES, Agents, area_no, content, old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
NORTH = ("kensington", "marylebone", "bloomsbury", "the-west-end", "westminster", "chelsea",
         "the-city", "the-east-end")  # fmt: skip
SOUTH = ("bermondsey", "southwark", "lambeth", "battersea")
ALL = NORTH + SOUTH


def one_each(count: int, seat: int = 0) -> Agents:
    return {area: {seat: 1} for area in ALL[:count]}


def hands(seats: int) -> tuple[list[str], ...]:
    return (["sam-weller"], ["nancy"], ["toby"], ["mr-krook"])[:seats]


# Declaring


@rule("GO-WIN-01", "GO-WIN-10", "GO-WIN-12")
def test_the_active_player_reveals_the_objective_and_wins_at_once() -> None:
    agents = {**one_each(7), "lambeth": {1: 1}}
    table = old_ones(agents=agents, objectives=("pride", "greed"), money=(10, 60))
    assert table.met(1, "greed"), "the other meets a condition, too, but it is not their turn"
    zones = {z.id: z.pieces for z in GAME.view(table.g, 1).zones}
    assert zones["seat-0/objective"] == []
    table.choose("declare")
    assert table.over()
    assert table.winners() == [0]
    shown = next(z for z in GAME.view(table.g, 1).zones if z.id == "seat-0/objective")
    assert [piece.kind for piece in shown.pieces] == ["pride"]
    assert GAME.view(table.g, -1).data["seats"][1]["objective"] == "greed"


@rule("GO-WIN-02")
@pytest.mark.parametrize(("turn", "open_"), [(1, False), (2, False), (3, True)])
def test_nobody_declares_in_the_first_round(turn: int, open_: bool) -> None:
    table = old_ones(agents=one_each(7), objectives=("pride", "sloth"), turn=turn)
    assert ("declare" in table.menu()) == open_
    if not open_:
        assert table.refused("declare") == "GO-WIN-02"


@rule("GO-WIN-03")
def test_a_condition_met_at_the_end_of_the_turn_does_not_win() -> None:
    table = old_ones(hands=(["sam-weller"], ["mr-krook"]), agents=one_each(5),
                     objectives=("pride", "sloth"), row=OPEN)  # fmt: skip
    assert table.refused("declare") == "GO-WIN-01"
    table.choose("play:sam-weller", "place:the-city")
    assert table.met(0, "pride")
    assert "declare" not in table.menu()
    table.to_end()
    assert not table.over()
    table.to_end()
    assert "declare" in table.menu(0)


@rule("GO-WIN-04")
def test_a_silent_player_lets_the_moment_pass() -> None:
    table = old_ones(hands=(["sam-weller"], ["mr-krook"]), agents=one_each(7),
                     objectives=("pride", "sloth"), row=OPEN)  # fmt: skip
    table.choose("play:sam-weller")
    assert not table.over()
    passed = GAME.view(table.g, 1).data["facts"]["seats"][0]["passedUp"]
    assert passed == ["pride"]


@rule("GO-WIN-09", "GO-OBJ-07")
def test_sloth_is_never_declared() -> None:
    table = old_ones(agents=one_each(12), objectives=("sloth", "pride"), level=12)
    assert "declare" not in table.menu()
    assert table.refused("declare") == "GO-WIN-09"


# The clock


@rule("GO-WIN-05", "GO-INSAN-08", "GO-WIN-07")
def test_level_thirteen_ends_the_game_in_the_middle_of_a_card() -> None:
    table = old_ones(hands=(["madame-blavatsky"], ["toby"]), level=12,
                     objectives=("pride", "sloth"))  # fmt: skip
    table.choose("play:madame-blavatsky")
    assert table.over()
    assert table.winners() == [1]
    assert table.reason() == "won-by-clock"


@rule("GO-WIN-08", "GO-WIN-13")
def test_without_sloth_points_decide_and_no_other_objective_counts() -> None:
    table = old_ones(hands=(["the-beetle"], ["toby"]), level=12, agents=one_each(7),
                     objectives=("pride", "greed"), money=(0, 36))  # fmt: skip
    table.choose("play:the-beetle")
    assert table.winners() == [1], "36 points of money beat seven Agents, Pride or not"
    assert table.reason() == "won-by-points"


@rule("GO-WIN-07", "GO-SCROLL-16")
def test_who_holds_sloth_at_that_moment_wins() -> None:
    table = old_ones(hands=(["svengali", "sam-weller"], ["the-beetle", "nancy"]), level=12,
                     objectives=("sloth", "pride"), row=OPEN)  # fmt: skip
    table.choose("play:svengali", "scroll")
    assert table.objective(0) != "sloth"
    table.to_end()
    table.choose("play:the-beetle")
    assert table.reason() in ("won-by-points", "shared-by-points"), "Sloth is unused"


# Objectives


@rule("GO-OBJ-01", "GO-OBJ-08", "GO-WIN-11")
@pytest.mark.parametrize(("seats", "least"), [(2, 6), (3, 4), (4, 3)])
def test_pride_controls_areas(seats: int, least: int) -> None:
    assert old_ones(hands=hands(seats), agents=one_each(least)).met(0, "pride")
    assert not old_ones(hands=hands(seats), agents=one_each(least - 1)).met(0, "pride")


@rule("GO-OBJ-02")
def test_envy_wants_some_of_them_shared() -> None:
    envy = content().objectives[OBJECTIVES.index("envy")]
    for seats in (2, 3, 4):
        least, shared = int(envy.least[seats - 2]), int(envy.contested[seats - 2])
        agents: Agents = {a: {0: 2} for a in ALL[:least]}
        for area in ALL[:shared]:
            agents[area] = {0: 2, 1: 1}
        assert old_ones(hands=hands(seats), agents=agents).met(0, "envy")
        agents[ALL[0]] = {0: 2}
        assert not old_ones(hands=hands(seats), agents=agents).met(0, "envy")
        table = old_ones(hands=hands(seats), agents=agents, buildings={ALL[0]: (1, "office")})
        assert table.met(0, "envy"), "a Building is a piece, too"


@rule("GO-OBJ-03")
def test_gluttony_has_minions_in_areas_without_grenadier() -> None:
    gluttony = content().objectives[OBJECTIVES.index("gluttony")]
    for seats in (2, 3, 4):
        least = int(gluttony.least[seats - 2])
        agents: Agents = {area: {0: 1, 1: 1} for area in ALL[:least]}
        assert old_ones(hands=hands(seats), agents=agents).met(0, "gluttony")
        for guarded in ({"the-city": 1}, {"kensington": 1}):
            table = old_ones(hands=hands(seats), agents=agents, grenadiers=guarded)
            assert not table.met(0, "gluttony")
        del agents["kensington"]
        table = old_ones(hands=hands(seats), agents=agents, buildings={"kensington": (0, "hotel")})
        assert not table.met(0, "gluttony"), "a Building does not count"
        table = old_ones(hands=hands(seats), agents=agents, elders={"bokrug": (0, "kensington")})
        assert table.met(0, "gluttony"), "an Elder One does"


@rule("GO-OBJ-04")
def test_wrath_counts_trouble_whoever_caused_it() -> None:
    wrath = content().objectives[OBJECTIVES.index("wrath")]
    for seats in (2, 3, 4):
        least = int(wrath.least[seats - 2])
        assert old_ones(hands=hands(seats), trouble=ALL[:least]).met(0, "wrath")
        assert not old_ones(hands=hands(seats), trouble=ALL[: least - 1]).met(0, "wrath")


@rule("GO-OBJ-05")
def test_greed_counts_money_and_buildings_less_loans() -> None:
    greed = content().objectives[OBJECTIVES.index("greed")]
    for seats in (2, 3, 4):
        least = int(greed.least[seats - 2])
        built = {"lambeth": (0, "palace")}
        table = old_ones(hands=hands(seats), money=(least - 18,), buildings=built)
        assert table.met(0, "greed")
        table.g.players[0].money -= 1
        assert not table.met(0, "greed")
    table = old_ones(hands=(["mr-merryweather"], ["toby"]), money=(56, 0), row=OPEN)
    table.choose("play:mr-merryweather", "scroll")
    assert winning.wealth(table.g, 0) == 56 + 10 - 12
    assert not table.met(0, "greed")


@rule("GO-OBJ-06")
def test_lust_controls_two_strong_elder_ones_hits_or_not() -> None:
    pair = {"ithaqua": (0, "the-city"), "cyaegha": (0, "the-city")}
    table = old_ones(elders=pair)
    assert table.met(0, "lust")
    table.g.elders.hits[5] = 2
    assert table.met(0, "lust")
    assert not old_ones(elders={"ithaqua": (0, "the-city")}).met(0, "lust")
    weak = {"ithaqua": (0, "the-city"), "basatan": (0, "the-city")}
    assert not old_ones(elders=weak).met(0, "lust")
    assert old_ones(hands=hands(4), elders=weak).met(0, "lust"), "five are enough among four"


# Control


@rule("GO-CTRL-01", "GO-CTRL-07")
def test_more_pieces_than_each_other_player_control_an_area() -> None:
    """Worked example 1: Green controls Lambeth."""
    table = old_ones(hands=hands(3), agents={"lambeth": {0: 2, 1: 1, 2: 1}})
    assert table.control("lambeth") == 0
    assert old_ones(agents={}, buildings={"lambeth": (1, "hotel")}).control("lambeth") == 1


@rule("GO-CTRL-04")
def test_trouble_has_no_influence_on_control() -> None:
    """Worked example 2: Yellow controls Battersea."""
    table = old_ones(agents={"battersea": {1: 2, 0: 1}}, trouble=("battersea",))
    assert table.control("battersea") == 1


@rule("GO-CTRL-03", "GO-GREN-02")
def test_nobody_controls_an_area_with_a_grenadier() -> None:
    """Worked example 3: Purple alone in Chelsea with a Grenadier."""
    table = old_ones(agents={"chelsea": {0: 3}}, grenadiers={"chelsea": 1})
    assert table.control("chelsea") == -1


@rule("GO-CTRL-02", "GO-CITZ-02")
def test_new_citizens_must_be_outnumbered() -> None:
    """Worked example 4: one piece and one New Citizen in Westminster, then a second piece."""
    agents = {"westminster": {0: 1}}
    assert old_ones(agents=agents, citizens={"westminster": 1}).control("westminster") == -1
    table = old_ones(agents=agents, citizens={"westminster": 1},
                     buildings={"westminster": (0, "office")})  # fmt: skip
    assert table.control("westminster") == 0


@rule("GO-CTRL-06")
def test_equal_numbers_control_nothing() -> None:
    """Worked example 5: Yellow and Green in The West End."""
    table = old_ones(hands=hands(3), agents={"the-west-end": {0: 2, 1: 2, 2: 1}})
    assert table.control("the-west-end") == -1


@rule("GO-CTRL-05", "GO-ELDER-01")
def test_an_elder_one_and_a_building_count_as_one_piece_each() -> None:
    table = old_ones(agents={"lambeth": {1: 2}}, elders={"ithaqua": (0, "lambeth")},
                     buildings={"lambeth": (0, "palace")})  # fmt: skip
    assert table.control("lambeth") == -1
    assert board.pieces_of(table.g.london, 0, 10) == 2


# Points


@rule("GO-SCORE-01", "GO-SCORE-02", "GO-SCORE-03", "GO-SCORE-04", "GO-SCORE-08")
def test_points_for_agents_elder_ones_buildings_and_money() -> None:
    table = old_ones(agents={"lambeth": {0: 3}}, elders={"basatan": (0, "lambeth")}, money=(7, 0),
                     buildings={"lambeth": (0, "hotel")}, trouble=("lambeth",),
                     grenadiers={"lambeth": 1}, citizens={"lambeth": 1})  # fmt: skip
    assert table.points(0) == 15 + 10 + 12 + 7


@rule("GO-SCORE-05")
@pytest.mark.parametrize(("money", "points"), [(11, 11 - 15), (12, 0), (13, 1)])
def test_a_loan_is_repaid_or_costs_fifteen(money: int, points: int) -> None:
    """Worked example 12."""
    table = old_ones(hands=(["mr-merryweather"], ["toby"]), agents={}, row=OPEN)
    table.choose("play:mr-merryweather", "scroll")
    table.g.players[0].money = money
    assert table.points(0) == points


@rule("GO-SCORE-05")
def test_two_loans_are_paid_one_after_the_other() -> None:
    table = old_ones(hands=(["mr-merryweather", "city-suburban-bank"], ["toby"]), agents={},
                     row=OPEN)  # fmt: skip
    table.choose("play:mr-merryweather", "scroll", "play:city-suburban-bank", "scroll")
    table.g.players[0].money = 13
    assert table.points(0) == 1 - 15


@rule("GO-SCORE-06", "GO-SCORE-07")
def test_a_tie_goes_to_the_dearest_building_and_else_is_shared() -> None:
    kit: dict[str, Any] = {"hands": (["the-beetle"], ["toby"]), "level": 12, "agents": {},
           "objectives": ("pride", "greed")}  # fmt: skip
    table = old_ones(buildings={"lambeth": (1, "hotel")}, money=(12, 0), **kit)
    table.choose("play:the-beetle")
    assert table.winners() == [1]
    table = old_ones(money=(5, 5), **kit)
    table.choose("play:the-beetle")
    assert table.winners() == [0, 1]
    assert table.reason() == "shared-by-points"


@rule("GO-SCORE-06")
def test_a_tie_asks_for_the_single_dearest_building_not_for_their_sum() -> None:
    kit: dict[str, Any] = {"hands": (["the-beetle"], ["toby"]), "level": 12, "agents": {},
           "objectives": ("pride", "greed")}  # fmt: skip
    many = {"lambeth": (0, "hotel"), "chelsea": (0, "factory"), "kensington": (0, "office")}
    table = old_ones(buildings={**many, "southwark": (1, "palace")}, money=(0, 12), **kit)
    assert table.points(0) == table.points(1) == 30
    table.choose("play:the-beetle")
    assert table.winners() == [1], "one Palace beats three cheaper Buildings"
    equal = {"lambeth": (0, "hotel"), "chelsea": (0, "office"), "southwark": (1, "factory")}
    table = old_ones(buildings=equal, money=(0, 6), **kit)
    table.choose("play:the-beetle")
    assert table.winners() == [0, 1], "a Hotel and a Factory cost the same"


@rule("GO-SCORE-06", "GO-SCORE-07", "GO-WIN-08")
def test_the_tie_is_only_among_those_with_the_most_points() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["toby"], ["nancy"]), level=12, agents={}, money=(20, 20, 1),
        objectives=("pride", "greed", "lust"), buildings={"lambeth": (2, "palace")},
    )  # fmt: skip
    assert [table.points(s) for s in range(3)] == [20, 20, 19]
    table.choose("play:the-beetle")
    assert table.winners() == [0, 1], "the Palace belongs to a player with fewer points"


# What bots count


def test_bots_count_the_pieces_that_are_missing_for_control() -> None:
    g = old_ones(agents={**one_each(4), "chelsea": {0: 1, 1: 2}, "lambeth": {0: 3}}).g
    held = int(winning.controlled(g, 0))
    assert held == 5
    assert distance.pieces_short(g, 0, held) == 0.0
    assert distance.pieces_short(g, 0, held + 1) == 1.0, "an area without anybody"
    assert distance.firmly_held(g, 0) == 1
    assert distance.about_to_lead(g, 0) == sum(
        int(distance.lead(g, 0, area) == 0) for area in range(len(ALL))
    )
    assert distance.lead(g, 0, area_no("chelsea")) == -1
