"""Where rules meet: answers inside answers, cards inside cards, empty piles, ends in the middle."""

from __future__ import annotations

from typing import Any

from kit import rule
from scenarios.great_old_ones.kit import old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
CALM = ("cthulhu",) * 4
BOTH = ["st-bartholomews-hospital", "the-resurrection-men"]


# Cards that bring back


@rule("GO-INTR-11", "GO-INTR-17")
def test_one_removed_agent_comes_back_once() -> None:
    table = old_ones(
        hands=(["bill-sikes"], BOTH, ["nancy"]), row=OPEN, trouble=("lambeth",),
        agents={"lambeth": {0: 1, 1: 1}, "kensington": {1: 1}, "chelsea": {2: 1}},
    )  # fmt: skip
    table.choose("play:bill-sikes", "kill:seat-1:lambeth", "pass")
    table.choose("return:the-resurrection-men:marylebone")
    assert table.asked() == [0], "the other card brings nobody back: one Agent was removed"
    assert table.hand(1) == ["st-bartholomews-hospital"]
    assert (table.agents(1, "marylebone"), table.supply(1)) == (1, 10)


@rule("GO-INTR-11", "GO-INTR-17", "GO-EVENT-16")
def test_each_of_two_removed_agents_may_come_back_judged_with_the_first_one_there() -> None:
    table = old_ones(
        hands=(["the-beetle"], BOTH, ["nancy"]), row=OPEN, level=2,
        agents={"lambeth": {1: 2}, "kensington": {0: 1}}, events=["the-thing-from-below"],
    )  # fmt: skip
    table.dice(11)
    table.choose("play:the-beetle")
    while table.waiting() in ("Shelter", "Window"):
        table.choose("pass")
    assert table.waiting() == "ReturnWindow"
    areas = {key.split(":")[-1] for key in table.menu(1)} - {"pass"}
    assert len(areas) == 11, "no Minion is left: anywhere but where it was removed"
    table.choose("return:the-resurrection-men:chelsea")
    assert table.menu(1) == ["pass", *(f"return:st-bartholomews-hospital:{area}" for area in (
        "kensington", "westminster", "chelsea", "battersea"))]  # fmt: skip
    table.choose("return:st-bartholomews-hospital:chelsea")
    assert table.agents(1, "chelsea") == 2
    assert table.trouble() == ["chelsea"]
    assert table.waiting() == "DoSymbol"


# Who lets a Scroll pass that needs two


@rule("GO-INTR-19", "GO-INTR-04")
def test_a_payment_between_two_others_fails_whoever_lets_it_pass() -> None:
    for payer, payee in ((1, 2), (2, 1)):
        for warded in (1, 2):
            hands = [["henry-holy-peter"], ["nancy"], ["sam-weller"]]
            hands[warded] = ["mr-tulkinghorn"]
            table = old_ones(hands=tuple(hands), row=OPEN, boards=CALM)
            table.choose("play:henry-holy-peter", f"transfer:seat-{payer}:seat-{payee}")
            assert table.asked() == [1], "clockwise, whoever pays"
            if warded == 2:
                table.choose("pass")
            table.choose("react:mr-tulkinghorn")
            assert [table.money(s) for s in range(3)] == [10, 10, 10]
            assert table.asked() == [0], "nobody else is asked: nothing is left to answer"


@rule("GO-INTR-20", "GO-INTR-04")
def test_the_first_answer_stops_a_swap_and_the_second_owner_is_not_asked() -> None:
    table = old_ones(
        hands=(["the-invisible-man"], ["toby"], ["nancy"]), row=OPEN, boards=CALM,
        agents={"kensington": {1: 1}, "chelsea": {2: 1}},
    )  # fmt: skip
    table.choose("play:the-invisible-man", "swap:seat-2:chelsea", "swap:seat-1:kensington")
    assert table.asked() == [1], "clockwise, not in the order they were named"
    table.choose("react:toby")
    assert (table.agents(1, "kensington"), table.agents(2, "chelsea")) == (1, 1)
    assert table.nothing_half_way()


# Own Elder Ones that have to go


@rule("GO-ELDER-11", "GO-SCROLL-29", "GO-INTR-15")
def test_a_hired_player_gives_up_an_own_elder_one_whole_and_may_save_it() -> None:
    kit: dict[str, Any] = {
        "row": OPEN, "trouble": ("lambeth",), "agents": {"kensington": {0: 1}},
        "elders": {"ithaqua": (1, "lambeth")}, "boards": CALM,
    }  # fmt: skip
    table = old_ones(hands=(["ralph-nickleby"], ["nancy"], ["sam-weller"]), **kit)
    table.choose("play:ralph-nickleby", "scroll-on:seat-1", "pass")
    assert table.menu(1) == ["remove:ithaqua"]
    table.choose("remove:ithaqua")
    table.pass_all()
    assert table.elders(1) == {}, "all three HP at once"
    table = old_ones(hands=(["ralph-nickleby"], ["toby"], ["sam-weller"]), **kit)
    table.choose("play:ralph-nickleby", "scroll-on:seat-1", "pass", "remove:ithaqua", "react:toby")
    assert table.elders(1) == {"ithaqua": "lambeth"}
    assert table.trouble() == ["lambeth"]


@rule("GO-ELDER-11", "GO-ELDER-14")
def test_basatan_hits_an_own_elder_one_it_does_not_remove_it_whole() -> None:
    table = old_ones(
        agents={}, row=OPEN, boards=CALM,
        elders={"basatan": (0, "lambeth"), "ithaqua": (0, "lambeth")},
    )  # fmt: skip
    table.choose("use-elder:basatan")
    assert table.menu() == ["remove:ithaqua"], "never itself"
    table.choose("remove:ithaqua")
    assert table.hits("ithaqua") == 1
    assert table.elders(0) == {"basatan": "lambeth", "ithaqua": "lambeth"}


# Free moments


@rule("GO-TURN-08", "GO-CARD-03")
def test_there_is_a_free_moment_before_a_forced_symbol_that_is_not_the_first() -> None:
    table = old_ones(
        hands=(["jack-the-ripper"], ["nancy"], ["sam-weller"]), row=OPEN, boards=CALM,
        money=(0, 0, 0), buildings={"lambeth": (0, "palace")}, trouble=("the-city",),
    )  # fmt: skip
    table.choose("play:jack-the-ripper", "skip", "skip")
    assert table.waiting() == "FreeMoment"
    assert table.g.level == 1
    assert table.menu() == ["go-on", "use-building:palace"], "no way around the Insanity"
    table.choose("use-building:palace")
    table.choose("go-on")
    assert (table.g.level, table.money(0)) == (2, 4)


@rule("GO-TURN-09", "GO-TURN-08", "GO-CARD-09")
def test_an_ability_between_two_symbols_changes_what_the_next_may_do() -> None:
    table = old_ones(
        hands=(["bill-sikes"], ["nancy"]), row=OPEN, boards=("hastur", "cthulhu"),
        agents={"lambeth": {0: 1, 1: 1}},
    )  # fmt: skip
    table.choose("play:bill-sikes")
    assert not any(key.startswith("kill") for key in table.menu())
    table.choose("use-board:hastur", "trouble:lambeth")
    assert "kill:seat-1:lambeth" in table.menu()


# Two skulls


@rule("GO-KILL-09", "GO-CARD-08", "GO-ELDER-08")
def test_two_skulls_of_one_card_add_up_while_the_trouble_lasts() -> None:
    kit: dict[str, Any] = {"hands": (["jack-the-ripper"], ["nancy"]), "row": OPEN, "boards": CALM}
    kit.update(money=(0, 0), trouble=("lambeth",), elders={"basatan": (1, "lambeth")})
    table = old_ones(agents={"kensington": {0: 1}}, **kit)
    table.choose("play:jack-the-ripper", "kill:basatan")
    table.pass_all()
    table.choose("kill:basatan")
    table.pass_all()
    assert table.elders(1) == {}
    table = old_ones(agents={"kensington": {0: 1}, "lambeth": {1: 1}}, **kit)
    table.choose("play:jack-the-ripper", "kill:seat-1:lambeth")
    table.pass_all()
    assert not any(key.startswith("kill") for key in table.menu()), "its removal ended the Trouble"
    assert table.g.level == 2


@rule("GO-KILL-11", "GO-SUMM-08")
def test_a_sacrificed_elder_one_frees_a_place_for_the_next() -> None:
    table = old_ones(
        hands=(["charles-augustus-milverton", "renfield"], ["nancy"]), row=OPEN, boards=CALM,
        trouble=("lambeth",), agents={"kensington": {0: 1}}, money=(0, 0), level=12,
        elders={"ithaqua": (1, "lambeth"), "basatan": (0, "lambeth"), "bokrug": (0, "lambeth")},
    )  # fmt: skip
    table.choose("play:charles-augustus-milverton", "skip", "kill:ithaqua", "sacrifice:basatan")
    table.pass_all()
    assert (table.elders(0), table.elders(1)) == ({"bokrug": "lambeth"}, {})
    table.choose("play:renfield")
    assert "summon" in table.menu()


# Cards inside cards


@rule("GO-SCROLL-05", "GO-CHAIN-02", "GO-DRAW-08")
def test_a_card_that_plays_two_inside_another_that_does() -> None:
    hand = ["maxwells-demon", "bob-cratchit", "simpsons-chop-house", "sam-weller", "a-hansom-cab"]
    table = old_ones(hands=(hand, ["nancy"]), row=OPEN, boards=CALM, money=(0, 0))
    table.choose("play:maxwells-demon", "scroll", "play:bob-cratchit", "scroll",
                 "play:simpsons-chop-house", "take-money:3", "skip")  # fmt: skip
    assert table.waiting() == "PlayAnother", "the second card of the inner one"
    assert table.discard() == ["simpsons-chop-house"]
    table.choose("play:sam-weller", "skip", "take-money:1")
    assert table.discard() == ["simpsons-chop-house", "sam-weller", "bob-cratchit"]
    assert table.waiting() == "PlayAnother", "the second card of the outer one"
    table.choose("play:a-hansom-cab", "skip")
    assert table.discard()[-2:] == ["a-hansom-cab", "maxwells-demon"]
    assert table.money(0) == 4
    assert table.nothing_half_way()


@rule("GO-SCROLL-05", "GO-CARD-05")
def test_the_last_card_in_hand_has_no_other_to_play() -> None:
    table = old_ones(hands=(["bob-cratchit"], ["nancy"]), row=OPEN, boards=CALM, money=(0, 0))
    table.choose("play:bob-cratchit")
    assert table.nothing_half_way()
    assert "no-scroll" in table.said()
    assert table.discard() == ["bob-cratchit"]


@rule("GO-SCROLL-10", "GO-SCROLL-13", "GO-TURN-05")
def test_two_stuck_cards_stay_with_their_player_through_a_trade_of_hands() -> None:
    hand = ["the-marshalsea", "nancy", "sam-weller"]
    table = old_ones(
        hands=(hand, ["the-picture-of-dorian-gray", "jarndyce-and-jarndyce"]), row=OPEN,
        boards=CALM, money=(0, 0),
    )  # fmt: skip
    table.choose("play:the-marshalsea", "scroll-on:seat-1")
    table.pass_all()
    table.choose("skip")
    table.to_end()
    table.choose("play:the-picture-of-dorian-gray", "scroll-on:seat-0")
    table.pass_all()
    assert table.front(1) == ["the-marshalsea"]
    assert table.hand(0) == ["jarndyce-and-jarndyce"]
    table.to_end()
    table.choose("play:jarndyce-and-jarndyce", "scroll-on:seat-1")
    table.pass_all()
    assert table.front(1) == ["the-marshalsea", "jarndyce-and-jarndyce"]
    held = []
    for _ in range(3):
        table.to_end()
        table.to_end()
        held.append(len(table.hand(1)))
    assert held == [4, 3, 3], "five by the trade; with two stuck cards no refill goes beyond three"


# Empty piles and ends


@rule("GO-CITZ-05", "GO-EVENT-15")
def test_new_arrivals_bring_only_those_that_are_left() -> None:
    table = old_ones(
        hands=(["the-beetle"], ["nancy"]), level=2, row=OPEN, events=["new-arrivals"],
        citizens={"lambeth": 1}, agents={"kensington": {0: 1}},
    )  # fmt: skip
    table.dice(6, 6, 12)
    table.choose("play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    assert table.citizens("chelsea") == 2
    assert table.trouble() == ["chelsea"], "the second beside the first"
    assert table.citizens("battersea") == 0
    assert "no-citizen-left" in table.said()


@rule("GO-DRAW-05", "GO-WIN-06", "GO-WIN-13")
def test_the_deck_ends_the_game_before_an_objective_that_is_met_can_be_declared() -> None:
    areas = ("kensington", "marylebone", "bloomsbury", "the-west-end", "westminster", "chelsea",
             "the-city")  # fmt: skip
    table = old_ones(
        hands=(["toby"], ["nancy"]), row=[], deck=[], boards=CALM, money=(0, 99),
        agents={area: {0: 1} for area in areas}, objectives=("pride", "envy"),
    )  # fmt: skip
    assert table.met(0, "pride")
    table.choose("play:toby")
    assert table.reason() == "won-by-points"
    assert table.winners() == [1], "99 points against 35; Pride was not declared in time"


@rule("GO-DRAW-02", "GO-DRAW-05", "GO-TURN-05")
def test_an_empty_deck_leaves_the_open_row_and_only_both_together_end_the_game() -> None:
    hand = ["toby", "nancy", "sam-weller", "mr-krook"]
    table = old_ones(hands=(hand, ["renfield"]), row=OPEN[:2], deck=["the-beetle"], boards=CALM,
                     money=(0, 0))  # fmt: skip
    table.choose("play:toby", f"take-open:{OPEN[0]}")
    assert table.row() == [OPEN[1], "the-beetle"], "the row was filled with the last card"
    table.choose("take-open:the-beetle")
    assert table.row() == [OPEN[1]]
    assert not table.over(), "five are in hand, and one still lies open"
    assert table.only_seat() == 1


@rule("GO-WIN-05", "GO-INSAN-09", "GO-CHAIN-01")
def test_level_thirteen_drops_the_money_and_the_chain_that_would_follow() -> None:
    table = old_ones(
        hands=(["bob-cratchit", "samuel-pickwick", "sam-weller"], ["nancy"]), level=12, row=OPEN,
        boards=CALM, money=(0, 0), objectives=("pride", "envy"), agents={"lambeth": {0: 1}},
    )  # fmt: skip
    table.choose("play:bob-cratchit", "scroll", "play:samuel-pickwick")
    assert table.over()
    assert table.g.agenda == []
    assert table.winners() == [0]
    assert table.hand(0) == ["sam-weller"], "no refill, no further card"


@rule("GO-BUILD-08", "GO-BCARD-02", "GO-EVENT-14")
def test_a_building_lost_and_built_again_in_one_turn_waits_like_any_other() -> None:
    table = old_ones(
        hands=(["the-beetle", "the-bank-of-england"], ["nancy"]), level=2, row=OPEN,
        events=["subsidence"], boards=CALM, agents={"lambeth": {0: 1}}, money=(18, 0),
        buildings={"lambeth": (0, "palace")},
    )  # fmt: skip
    table.choose("use-building:palace", "play:the-beetle")
    while table.waiting() == "Shelter":
        table.choose("pass")
    assert table.menu() == ["pay-for:palace", "done"]
    table.choose("done")
    assert (table.buildings(0), table.money(0)) == ({}, 22), "no money comes back for it"
    table.choose("skip", "play:the-bank-of-england", "build:palace:lambeth")
    assert table.refused("use-building:palace") == "GO-BCARD-02"
    assert table.money(0) == 4
