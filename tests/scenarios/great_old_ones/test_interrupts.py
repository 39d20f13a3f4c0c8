"""Interrupts: who is asked, when, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.great_old_ones.game import GAME
from kit import rule
from scenarios.great_old_ones.kit import Table, card_no, old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
TWO = {"lambeth": {0: 1, 1: 1}, "kensington": {1: 1}, "chelsea": {2: 1}}


def skull(hand: list[str], third: list[str] | None = None, **more: Any) -> Table:
    """Seat 0 assassinates seat 1's Agent in Lambeth."""
    table = old_ones(**{
        "hands": (["bill-sikes"], hand, third or ["nancy"]), "row": OPEN, "agents": TWO,
        "trouble": ("lambeth",), **more,
    })  # fmt: skip
    table.choose("play:bill-sikes", "kill:seat-1:lambeth")
    return table


@rule("GO-INTR-02", "GO-INTR-03", "GO-INTR-05", "GO-INTR-06", "GO-INTR-07")
def test_toby_saves_the_minion_and_the_marker_and_the_skull_is_spent() -> None:
    """Worked example 10."""
    table = skull(["toby", "sam-weller"])
    assert table.asked() == [1]
    table.choose("react:toby")
    assert table.agents(1, "lambeth") == 1
    assert table.trouble() == ["lambeth"]
    assert table.discard() == ["toby"]
    assert table.hand(1) == ["sam-weller"], "no card is drawn for it"
    assert table.menu(0)[:2] == ["take-money:2", "skip"]


@rule("GO-INTR-03")
def test_a_moment_let_pass_is_lost() -> None:
    table = skull(["toby"])
    table.choose("pass")
    table.pass_all()
    assert table.agents(1, "lambeth") == 0
    assert table.asked() == [0]


@rule("GO-INTR-08")
def test_an_interrupt_played_as_the_card_of_the_turn_does_nothing() -> None:
    table = old_ones(hands=(["toby"], ["nancy"]), row=OPEN)
    table.choose("play:toby")
    assert table.discard() == ["toby"]


# Who is asked


@pytest.mark.parametrize("held", ["toby", "sam-weller", "mr-tulkinghorn"])
def test_a_seat_is_asked_whether_it_holds_an_answer_or_not(held: str) -> None:
    table = skull([held])
    assert table.asked() == [1]
    assert table.waiting() == "Window"


def test_a_seat_that_everybody_knows_to_have_no_answer_is_not_asked() -> None:
    empty = skull([])
    assert empty.asked() == [0]
    known = old_ones(hands=(["bill-sikes"], ["sam-weller"], ["nancy"]), row=OPEN, agents=TWO,
                     trouble=("lambeth",))  # fmt: skip
    known.g.secrets.known[card_no("sam-weller")] = 7
    known.choose("play:bill-sikes", "kill:seat-1:lambeth")
    assert known.asked() == [0], "everybody saw that card being taken"


def test_nobody_is_asked_for_cards_that_are_gone_or_still_in_the_purple_half() -> None:
    gone = ["toby", "florence-nightingale", "st-bartholomews-hospital", "the-resurrection-men"]
    table = skull(["sam-weller"], discard=gone)
    assert table.asked() == [0]
    table = old_ones(hands=(["bill-sikes"], ["sam-weller"], ["nancy"]), row=OPEN, agents=TWO,
                     trouble=("lambeth",),
                     discard=["toby", "st-bartholomews-hospital"])  # fmt: skip
    table.g.purples = table.g.piles.deck.size()
    table.choose("play:bill-sikes", "kill:seat-1:lambeth")
    assert table.asked() == [0], "no purple card was dealt yet"


def test_all_fitting_cards_are_in_one_prompt() -> None:
    table = old_ones(
        hands=(["purdey-sons-gunmakers"],
               ["toby", "mr-tulkinghorn", "florence-nightingale", "st-pauls-cathedral"], ["nancy"]),
        agents=TWO, trouble=("lambeth",), row=OPEN,
    )  # fmt: skip
    table.choose("play:purdey-sons-gunmakers", "scroll-on:seat-2", "kill:seat-1:lambeth")
    assert table.menu(1) == ["pass", "react:toby", "react:mr-tulkinghorn",
                             "react:florence-nightingale"]  # fmt: skip
    assert table.refused("react:st-pauls-cathedral") == "GO-INTR-01"


@rule("GO-INTR-04")
def test_several_players_are_asked_clockwise_the_active_one_first() -> None:
    table = old_ones(hands=(["sam-weller"], ["the-beetle"], ["nancy"]), active=1, level=2,
                     events=["new-arrivals"], row=OPEN)  # fmt: skip
    table.g.players[1].hand.push(card_no("dr-moreau"))
    table.g.piles.deck.discard(card_no("dr-moreau"))
    table.choose("play:the-beetle")
    order = []
    while table.waiting() == "Shelter":
        order.append(table.only_seat())
        table.choose("pass")
    assert order == [1, 2, 0]


@rule("GO-INTR-14")
def test_nobody_answers_an_interrupt() -> None:
    table = skull(["toby"], ["mr-tulkinghorn", "florence-nightingale"])
    table.choose("react:toby")
    assert table.asked() == [0]


# What each of them does


@rule("GO-INTR-09")
def test_toby_does_not_answer_an_event() -> None:
    table = old_ones(hands=(["the-beetle"], ["toby"], ["nancy"]), agents=TWO, level=2, row=OPEN,
                     events=["whitechapel-murders"])  # fmt: skip
    table.dice(1, 2, 2)
    table.choose("play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    table.choose("remove:seat-1:kensington")
    assert table.waiting() == "Window"
    assert table.menu(1) == ["pass"]
    assert table.refused("react:toby") == "GO-INTR-01"


@rule("GO-INTR-10")
def test_florence_nightingale_answers_any_removal_but_an_own_loss() -> None:
    table = old_ones(hands=(["the-beetle"], ["florence-nightingale"], ["nancy"]), agents=TWO,
                     level=2, row=OPEN, events=["whitechapel-murders"])  # fmt: skip
    table.dice(1, 2, 2)
    table.choose("play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    table.choose("remove:seat-1:kensington", "react:florence-nightingale")
    assert table.agents(1, "kensington") == 1


@rule("GO-INTR-11", "GO-INTR-18")
@pytest.mark.parametrize("card", ["st-bartholomews-hospital", "the-resurrection-men"])
def test_a_removed_agent_returns_in_another_area_by_the_placing_rules(card: str) -> None:
    table = skull([card])
    table.choose("pass")
    assert table.waiting() == "ReturnWindow"
    assert table.menu(1) == ["pass", *(f"return:{card}:{area}" for area in (
        "kensington", "marylebone", "the-west-end", "westminster", "chelsea"))]  # fmt: skip
    table.choose(f"return:{card}:chelsea")
    assert table.agents(1, "chelsea") == 1
    assert table.trouble() == ["chelsea"], "another pawn stands there"
    assert table.supply(1) == 10


@rule("GO-INTR-18")
def test_with_no_minion_left_any_area_but_the_old_one_is_open() -> None:
    table = skull(["the-resurrection-men"], agents={"lambeth": {0: 1, 1: 1}})
    table.choose("pass")
    areas = {k.split(":")[-1] for k in table.menu(1)} - {"pass"}
    assert len(areas) == 11
    assert "lambeth" not in areas


@rule("GO-INTR-12", "GO-INTR-19")
def test_mr_tulkinghorn_spares_one_player_and_the_rest_goes_on() -> None:
    table = old_ones(hands=(["the-artful-dodger"], ["mr-tulkinghorn"], ["nancy"]), row=OPEN)
    table.choose("play:the-artful-dodger", "scroll", "react:mr-tulkinghorn")
    assert [table.money(s) for s in range(3)] == [12, 10, 8]


@rule("GO-INTR-13", "GO-INTR-21")
def test_st_pauls_lets_an_event_pass_by_one_player() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["st-pauls-cathedral"], ["nancy"]), level=2, row=OPEN,
        agents={"the-city": {0: 1, 1: 2, 2: 1}}, events=["the-thing-from-below"],
        buildings={"the-city": (1, "hotel")}, citizens={"the-city": 1}, trouble=("the-city",),
    )  # fmt: skip
    table.dice(7)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    table.pass_all()
    assert [table.agents(s, "the-city") for s in range(3)] == [0, 2, 0]
    assert table.buildings(1) == {"hotel": "the-city"}
    assert table.citizens("the-city") == 0
    assert table.trouble() == []


@rule("GO-INTR-15")
def test_nobody_answers_an_own_loss() -> None:
    own = {"lambeth": {0: 2}, "kensington": {1: 1}}
    hand = ["silas-wegg", "toby", "florence-nightingale", "the-resurrection-men"]
    table = old_ones(hands=(hand, ["nancy"]), agents=own, money=(0, 0), row=OPEN)
    table.dice(1)
    table.choose("play:silas-wegg", "scroll", "lose:seat-0:lambeth")
    assert table.waiting() == "PlayAnother"
    assert table.agents(0, "lambeth") == 1
    hand[0] = "spring-heeled-jack"
    table = old_ones(hands=(hand, ["nancy"]), agents=own, row=OPEN)
    table.dice(11, 11)
    table.choose("play:spring-heeled-jack", "scroll", "remove:seat-0:lambeth")
    assert table.waiting() == "RemovalPick", "straight on to the second roll"


@rule("GO-INTR-15")
def test_a_removal_forced_by_anothers_card_is_no_own_loss() -> None:
    table = old_ones(hands=(["king-cholera"], ["toby"], ["nancy"]), agents=TWO, row=OPEN)
    table.choose("play:king-cholera", "scroll", "pass", "lose:seat-1:kensington", "react:toby")
    assert table.agents(1, "kensington") == 1


@rule("GO-INTR-16")
def test_for_an_elder_one_the_window_opens_only_when_it_would_be_removed() -> None:
    kit: dict[str, Any] = {"agents": {"lambeth": {0: 2}}, "elders": {"ithaqua": (1, "lambeth")}}
    table = old_ones(hands=(["jack-the-ripper"], ["toby"], ["nancy"]), trouble=("lambeth",),
                     row=OPEN, **kit)  # fmt: skip
    table.choose("play:jack-the-ripper", "kill:ithaqua", "skull-alone")
    assert table.asked() == [0], "one hit removes nothing"
    table.choose("kill:ithaqua", "sacrifice:seat-0:lambeth")
    assert table.asked() == [1]
    table.choose("react:toby")
    assert table.elders(1) == {"ithaqua": "lambeth"}
    assert table.hits("ithaqua") == 1, "only the hits of this Action are cancelled"
    assert table.agents(0, "lambeth") == 1, "the sacrifice stays lost"
    assert table.trouble() == []


@rule("GO-INTR-17")
def test_first_the_cards_that_stop_then_those_that_bring_back_one_pawn_each() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["florence-nightingale", "the-resurrection-men"], ["nancy"]),
        agents={"lambeth": {1: 3, 2: 1}, "chelsea": {1: 1, 2: 1}}, level=2, row=OPEN,
        events=["the-thing-from-below"],
    )  # fmt: skip
    table.dice(11)
    table.choose("play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    assert (table.waiting(), table.asked()) == ("Window", [1])
    table.choose("react:florence-nightingale")
    assert (table.waiting(), table.asked()) == ("ReturnWindow", [1])
    assert table.agents(1, "lambeth") == 1
    table.choose("return:the-resurrection-men:battersea")
    table.pass_all()
    assert table.agents(1, "battersea") == 1
    assert table.agents(2, "lambeth") == 0


@rule("GO-INTR-19")
def test_what_needs_the_protected_player_fails() -> None:
    table = old_ones(hands=(["moll-flanders", "toby"], ["mr-tulkinghorn"]), row=OPEN)
    table.choose("play:moll-flanders", "skip", "pass-card:toby:seat-1", "react:mr-tulkinghorn")
    assert table.hand(0) == ["toby"]
    assert [table.money(0), table.money(1)] == [10, 10]
    table = old_ones(hands=(["the-marshalsea"], ["mr-tulkinghorn"]), row=OPEN)
    table.choose("play:the-marshalsea", "scroll-on:seat-1", "react:mr-tulkinghorn", "skip")
    assert table.front(1) == []
    assert "the-marshalsea" in table.discard()


@rule("GO-INTR-20", "GO-SCROLL-07")
def test_toby_on_one_of_two_swapped_minions_stops_the_whole_swap() -> None:
    table = old_ones(hands=(["the-invisible-man"], ["nancy"], ["toby"]), agents=TWO, row=OPEN)
    table.choose("play:the-invisible-man", "swap:seat-1:kensington", "swap:seat-2:chelsea")
    assert table.asked() == [1], "clockwise"
    table.choose("pass")
    assert table.asked() == [2]
    table.choose("react:toby")
    assert table.agents(1, "kensington") == 1
    assert table.agents(2, "chelsea") == 1


def test_a_view_never_tells_who_was_asked_what() -> None:
    table = skull(["toby", "sam-weller"])
    shown = [GAME.view(table.g, eyes) for eyes in (-1, 0, 2)]
    for view in shown:
        zone = next(z for z in view.zones if z.id == "seat-1/hand")
        assert (zone.pieces, zone.count) == ([], 2)


# One answer for a whole Scroll

JACK = {"lambeth": {1: 2, 2: 1}, "kensington": {0: 1, 1: 1}}


def prowling(*rolls: int, hand: list[str] | None = None, **more: Any) -> Table:
    """Seat 0 prowls with C60 and picks seat 1's Agent in Lambeth after the first roll."""
    table = old_ones(**{
        "hands": (["spring-heeled-jack"], hand or ["mr-tulkinghorn"], ["nancy"]),
        "agents": JACK, "row": OPEN, "boards": ("cthulhu",) * 3, "money": (0, 0, 0), **more,
    })  # fmt: skip
    table.dice(*rolls)
    table.choose("play:spring-heeled-jack", "scroll", "remove:seat-1:lambeth")
    return table


@rule("GO-INTR-12", "GO-SCROLL-24")
def test_mr_tulkinghorn_holds_for_both_picks_of_one_scroll() -> None:
    table = prowling(11, 11)
    table.choose("react:mr-tulkinghorn")
    assert table.menu(0) == ["remove:seat-2:lambeth"], "both rolls are made, one player is spared"
    table.choose("remove:seat-2:lambeth")
    table.pass_all()
    assert (table.agents(1, "lambeth"), table.agents(2, "lambeth")) == (2, 0)
    assert table.nothing_half_way()


@rule("GO-INTR-12", "GO-SCROLL-24")
def test_where_only_the_spared_player_stands_the_second_roll_picks_nobody() -> None:
    table = prowling(11, 11, agents={"lambeth": {1: 2}, "kensington": {0: 1}})
    table.choose("react:mr-tulkinghorn")
    assert table.said().count("rolled") == 2
    assert table.agents(1, "lambeth") == 2
    assert table.nothing_half_way()
    table = prowling(11, 1)
    table.choose("react:mr-tulkinghorn")
    assert table.menu(0) == ["remove:seat-0:kensington"], "an own one, because no other is there"


@rule("GO-INTR-12")
def test_an_elder_one_is_spared_by_the_same_answer() -> None:
    table = old_ones(
        hands=(["spring-heeled-jack"], ["mr-tulkinghorn"], ["nancy"]), row=OPEN,
        agents={"lambeth": {2: 1}}, elders={"ithaqua": (1, "lambeth")},
    )  # fmt: skip
    table.dice(11, 11)
    table.choose("play:spring-heeled-jack", "scroll", "remove:ithaqua", "react:mr-tulkinghorn")
    assert table.hits("ithaqua") == 0
    assert table.menu(0) == ["remove:seat-2:lambeth"]


@rule("GO-INTR-12")
def test_the_next_scroll_is_not_answered_by_the_last_answer() -> None:
    """C10 plays C60 and then C100: the answer to the one is none to the other."""
    table = old_ones(
        hands=(["bob-cratchit", "spring-heeled-jack", "the-swamp-adder"], ["mr-tulkinghorn"],
               ["nancy"]),
        agents=JACK, trouble=("lambeth",), row=OPEN, boards=("cthulhu",) * 3, money=(0, 0, 0),
    )  # fmt: skip
    table.dice(11, 2, 9)
    table.choose("play:bob-cratchit", "scroll", "play:spring-heeled-jack", "scroll",
                 "remove:seat-1:lambeth", "react:mr-tulkinghorn", "play:the-swamp-adder",
                 "scroll")  # fmt: skip
    assert table.menu(0) == ["remove:seat-1:lambeth", "remove:seat-2:lambeth"]


@rule("GO-INTR-17")
def test_a_card_that_saves_is_for_one_pick_only() -> None:
    table = prowling(11, 11, hand=["toby", "sam-weller"])
    table.choose("react:toby")
    assert table.menu(0) == ["remove:seat-1:lambeth", "remove:seat-2:lambeth"]
    table.choose("remove:seat-1:lambeth")
    table.pass_all()
    assert table.agents(1, "lambeth") == 1


# The Event that passes one player by


@rule("GO-INTR-21", "GO-EVENT-13")
def test_murders_find_nobody_of_a_sheltered_player() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["st-pauls-cathedral"], ["nancy"]), level=2, row=OPEN,
        agents={"lambeth": {0: 1, 1: 1}, "kensington": {1: 1}, "chelsea": {1: 1, 2: 1}},
        events=["whitechapel-murders"],
    )  # fmt: skip
    table.dice(11, 6)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    while table.waiting() == "Shelter":
        table.choose("pass")
    assert table.asked() == [0]
    assert table.menu() == ["remove:seat-0:lambeth"], "the sheltered Agent there counts as absent"
    table.choose("remove:seat-0:lambeth")
    table.pass_all()
    assert table.asked() == [2], "seat 1 does not roll"
    assert table.menu() == ["remove:seat-2:chelsea"]
    table.choose("remove:seat-2:chelsea")
    table.pass_all()
    assert sum(table.agents(1, a) for a in ("lambeth", "kensington", "chelsea")) == 3
    assert table.nothing_half_way()


@rule("GO-INTR-21", "GO-EVENT-03")
def test_flood_and_subsidence_pass_a_sheltered_player_by() -> None:
    kit: dict[str, Any] = {"hands": (["the-beetle"], ["st-pauls-cathedral"], ["nancy"])}
    kit.update(level=2, row=OPEN, agents={"chelsea": {1: 1, 2: 1}})
    table = old_ones(events=["flood"], **kit)
    table.dice(6, 6)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    while table.waiting() == "Shelter":
        table.choose("pass")
    assert table.asked() == [2]
    table.choose("flee:seat-2:chelsea:kensington")
    assert table.agents(1, "chelsea") == 1
    built = {"lambeth": (1, "hotel"), "southwark": (2, "office")}
    table = old_ones(events=["subsidence"], buildings=built, money=(0, 0, 0), **kit)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    table.pass_all()
    assert (table.buildings(1), table.buildings(2)) == ({"hotel": "lambeth"}, {})


@rule("GO-INTR-21", "GO-EVENT-08", "GO-EVENT-12")
def test_a_sheltered_building_counts_as_absent() -> None:
    built = {"lambeth": (2, "hotel"), "southwark": (1, "office"), "bermondsey": (2, "office")}
    kit: dict[str, Any] = {"hands": (["the-beetle"], ["st-pauls-cathedral"], ["nancy"])}
    kit.update(level=2, row=OPEN, agents={}, buildings=built)
    table = old_ones(events=["fire"], **kit)
    table.dice(11, 10, 9)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    table.pass_all()
    assert table.buildings(1) == {"office": "southwark"}
    assert table.buildings(2) == {"office": "bermondsey"}, "the fire ended at the sheltered one"
    table = old_ones(events=["earth-tremor"], **kit)
    table.dice(10, 9)
    table.choose("play:the-beetle", "react:st-pauls-cathedral")
    table.pass_all()
    assert table.buildings(1) == {"office": "southwark"}
    assert table.buildings(2) == {"hotel": "lambeth"}
