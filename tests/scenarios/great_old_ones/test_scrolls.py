"""Scroll conventions and the finer points of single Scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.great_old_ones.game import GAME
from kit import rule
from scenarios.great_old_ones.kit import old_ones

OPEN = ["monsieur-rigaud", "edward-hyde", "jerry-cruncher"]
PLAIN = ("cthulhu", "hastur", "shub-niggurath")
POOR: dict[str, Any] = {"boards": PLAIN, "row": OPEN}


@rule("GO-SCROLL-01")
def test_a_scroll_is_skipped_as_a_whole_or_done_as_far_as_possible() -> None:
    table = old_ones(hands=(["the-swamp-adder"], ["toby"]), row=OPEN, trouble=("the-city",))
    table.dice(9)
    table.choose("play:the-swamp-adder", "scroll")
    assert table.waiting() == "RemovalPick"
    assert "skip" not in table.menu(), "after the roll there is no way back"
    table = old_ones(hands=(["the-swamp-adder"], ["toby"]), row=OPEN, trouble=("the-city",))
    table.choose("play:the-swamp-adder", "skip")
    assert table.agents(0, "the-city") == 1


@rule("GO-SCROLL-02", "GO-SCROLL-30")
def test_another_player_is_anyone_else_but_an_owner_where_a_building_is_meant() -> None:
    table = old_ones(hands=(["hugh-boone"], [], ["nancy"]), **POOR)
    table.choose("play:hugh-boone")
    assert [k for k in table.menu() if k.startswith("scroll")] == [
        "scroll-on:seat-1", "scroll-on:seat-2",
    ]  # fmt: skip
    table = old_ones(hands=(["the-fire-engine-establishment"], ["toby"], ["nancy"]),
                     buildings={"lambeth": (2, "office")}, row=OPEN)  # fmt: skip
    table.choose("play:the-fire-engine-establishment")
    assert "scroll-on:seat-2" in table.menu()
    assert table.refused("scroll-on:seat-1") == "GO-SCROLL-30"


@rule("GO-SCROLL-03")
def test_given_cards_are_seen_by_giver_and_receiver_only() -> None:
    table = old_ones(hands=(["hugh-boone"], ["toby"], ["nancy"]), row=OPEN)
    table.play("hugh-boone", "scroll-on:seat-1", "give:toby")
    assert table.hand(0) == ["toby"], "as many as there are"
    seen = {}
    for eyes in (-1, 1, 2):
        zone = next(z for z in GAME.view(table.g, eyes).zones if z.id == "seat-0/hand")
        seen[eyes] = [p.kind for p in zone.pieces]
    assert seen == {-1: [], 1: ["toby"], 2: []}
    lines = [line for line in table.g.log if line.key == "gave-card"]
    assert [line.seen_by for line in lines] == [0b011]


@rule("GO-SCROLL-04")
def test_a_free_number_may_be_zero() -> None:
    for card in ("noddy-boffin", "the-royal-institution"):
        table = old_ones(hands=([card, "nancy"], ["toby"]), row=OPEN)
        table.choose(f"play:{card}")
        if "scroll" not in table.menu():
            table.choose("skip")
        table.choose("scroll", "done")
        assert "nancy" in table.hand(0)


@rule("GO-SCROLL-05")
def test_two_cards_one_after_the_other_each_with_its_own_chain() -> None:
    hand = ["bob-cratchit", "the-cafe-royal", "sam-weller", "nancy"]
    table = old_ones(hands=(hand, ["toby"]), **POOR)
    table.choose("play:bob-cratchit", "scroll", "play:the-cafe-royal", "skip", "play:sam-weller",
                 "skip", "skip")  # fmt: skip
    assert table.waiting() == "PlayAnother", "now the second card"
    assert "bob-cratchit" not in table.discard()
    table.choose("play:nancy", "skip", "skip")
    assert table.discard() == ["the-cafe-royal", "sam-weller", "nancy", "bob-cratchit"]


@rule("GO-SCROLL-05", "GO-WIN-05")
def test_the_end_inside_two_cards_drops_the_rest() -> None:
    hand = ["maxwells-demon", "the-beetle", "sam-weller"]
    table = old_ones(hands=(hand, ["toby"]), level=11, row=OPEN, events=["fire"])
    table.dice(1)
    table.choose("play:maxwells-demon")
    while table.waiting() == "Shelter":
        table.choose("pass")
    table.choose("scroll", "play:the-beetle")
    assert table.over()


@rule("GO-SCROLL-06")
def test_anothers_minion_is_moved_by_the_rules_elder_ones_too() -> None:
    agents = {"lambeth": {1: 1}, "chelsea": {0: 1}}
    elders = {"ithaqua": (1, "lambeth")}
    table = old_ones(hands=(["mr-krook"], ["toby"]), agents=agents, elders=elders,
                     trouble=("lambeth",), row=OPEN)  # fmt: skip
    table.choose("play:mr-krook")
    assert "push:ithaqua:battersea" in table.menu()
    assert "push:ithaqua:chelsea" not in table.menu()
    table.choose("push:seat-1:lambeth:westminster")
    table.pass_all()
    assert table.trouble() == []


@rule("GO-SCROLL-07")
def test_two_lone_minions_that_swap_leave_no_trouble() -> None:
    agents = {"lambeth": {1: 1}, "chelsea": {0: 1}}
    table = old_ones(hands=(["the-invisible-man"], ["toby"]), row=OPEN, agents=agents,
                     trouble=("chelsea",))  # fmt: skip
    table.play("the-invisible-man", "swap:seat-0:chelsea", "swap:seat-1:lambeth")
    assert (table.agents(0, "lambeth"), table.agents(1, "chelsea")) == (1, 1)
    assert table.trouble() == []
    table = old_ones(hands=(["the-invisible-man"], ["toby"]), row=OPEN,
                     agents={"lambeth": {1: 2}, "chelsea": {0: 1}})  # fmt: skip
    table.play("the-invisible-man", "swap:seat-0:chelsea", "swap:seat-1:lambeth")
    assert table.trouble() == ["lambeth"]


@rule("GO-SCROLL-08")
def test_any_other_area_is_never_the_same() -> None:
    table = old_ones(hands=(["a-hansom-cab"], ["toby"]), agents={"lambeth": {0: 1}}, row=OPEN)
    table.choose("play:a-hansom-cab")
    targets = [k.split(":")[-1] for k in table.menu() if k.startswith("move")]
    assert len(targets) == 11
    assert "lambeth" not in targets
    table = old_ones(hands=(["the-toshers"], ["toby"]), trouble=("the-city",), row=OPEN)
    table.choose("play:the-toshers", "place:the-city")
    assert table.trouble() == ["the-city"], "a marker that is there stays"


@rule("GO-SCROLL-09", "GO-SCROLL-23")
def test_a_loan_lies_in_front_and_its_other_symbols_are_done() -> None:
    table = old_ones(hands=(["mr-merryweather", "nancy"], ["toby"]), row=OPEN)
    table.choose("play:mr-merryweather", "scroll")
    assert (table.money(0), table.front(0)) == (20, ["mr-merryweather"])
    assert "play:nancy" in table.menu(), "its other symbol still counts"
    table.choose("stop")
    assert table.discard() == []
    table = old_ones(hands=(["mr-merryweather", "nancy"], ["toby"]), row=OPEN)
    table.choose("play:mr-merryweather", "skip")
    assert table.discard() == ["mr-merryweather"]


@rule("GO-SCROLL-09", "GO-TURN-05")
def test_a_loan_fills_no_place_of_the_hand() -> None:
    table = old_ones(hands=(["mr-merryweather"], ["toby"]), row=OPEN)
    table.choose("play:mr-merryweather", "scroll")
    table.to_end()
    assert table.front(0) == ["mr-merryweather"]
    assert len(table.hand(0)) == 5


@rule("GO-SCROLL-10")
def test_a_stuck_card_fills_a_place_of_the_hand() -> None:
    table = old_ones(hands=(["the-marshalsea", "jarndyce-and-jarndyce"], []), money=(10, 0),
                     row=OPEN)  # fmt: skip
    table.choose("play:the-marshalsea", "scroll-on:seat-1")
    table.to_end()
    assert table.front(1) == ["the-marshalsea"]
    table.to_end()
    assert len(table.hand(1)) == 4
    assert table.g.players[1].hand.find(19) < 0


@rule("GO-SCROLL-11")
@pytest.mark.parametrize(("money", "asked"), [(5, True), (4, False)])
def test_five_pounds_must_be_there_to_be_paid(money: int, asked: bool) -> None:
    table = old_ones(hands=(["the-marshalsea"], ["toby"]), money=(0, money), row=OPEN)
    table.choose("play:the-marshalsea", "scroll-on:seat-1", "pass")
    assert (table.waiting() == "PayOrStuck") == asked
    if asked:
        assert table.menu(1) == ["pay", "accept"]
    else:
        assert table.front(1) == ["the-marshalsea"]


@rule("GO-SCROLL-12", "GO-TROUB-10")
def test_a_take_over_pays_the_owner_and_puts_a_building_of_no_higher_cost() -> None:
    kit: dict[str, Any] = {"row": OPEN, "trouble": ("chelsea",)}
    kit["agents"] = {"lambeth": {0: 1}, "chelsea": {0: 1}}
    kit["buildings"] = {"lambeth": (1, "hotel"), "chelsea": (1, "office")}
    table = old_ones(hands=(["lady-dedlock"], ["toby"]), money=(12, 0), **kit)
    table.choose("play:lady-dedlock", "skip")
    assert [k for k in table.menu() if k.startswith("take-over")] == [
        f"take-over:lambeth:{t}" for t in ("tenement", "office", "factory", "hotel", "mansion")
    ]
    table.choose("take-over:lambeth:hotel")
    table.pass_all()
    assert (table.money(0), table.money(1)) == (0, 12)
    assert table.buildings(0) == {"hotel": "lambeth"}
    table = old_ones(hands=(["mr-merdle"], ["toby"]), money=(6, 0), **kit)
    table.play("mr-merdle", "take-over:chelsea:office")
    assert table.buildings(0) == {"office": "chelsea"}, "Trouble does not stop it"
    table = old_ones(hands=(["lady-dedlock"], ["toby"]), money=(8, 0), **kit)
    table.choose("play:lady-dedlock", "skip")
    assert not any(k.startswith("take-over") for k in table.menu())


@rule("GO-SCROLL-13")
def test_trading_hands_leaves_loans_and_stuck_cards() -> None:
    table = old_ones(hands=(["mr-merryweather", "the-picture-of-dorian-gray", "renfield"], []),
                     row=OPEN)  # fmt: skip
    table.choose("play:mr-merryweather", "scroll", "play:the-picture-of-dorian-gray",
                 "scroll-on:seat-1")  # fmt: skip
    table.pass_all()
    assert (table.hand(0), table.hand(1)) == ([], ["renfield"])
    assert table.front(0) == ["mr-merryweather"]


@rule("GO-SCROLL-14", "GO-SCROLL-26")
def test_stolen_cards_are_drawn_by_lot_and_one_goes_back() -> None:
    drawn = set()
    for seed in range(12):
        table = old_ones(hands=(["a-j-raffles"], ["toby", "nancy", "renfield"]), row=OPEN)
        table.dice(seed % 12 + 1)
        table.choose("play:a-j-raffles", "scroll-on:seat-1", "pass")
        drawn.add(tuple(sorted(table.menu())))
    assert len(drawn) > 1
    table.choose(table.menu()[0])
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 2)
    one = old_ones(hands=(["a-j-raffles"], ["toby"]), row=OPEN)
    one.choose("play:a-j-raffles", "scroll-on:seat-1", "pass")
    assert (one.hand(0), one.hand(1)) == (["toby"], [])
    none = old_ones(hands=(["a-j-raffles"], []), row=OPEN)
    none.choose("play:a-j-raffles", "scroll-on:seat-1")
    assert none.hand(0) == []


@rule("GO-SCROLL-15")
def test_half_price_is_three_six_or_nine() -> None:
    for type, price in (("office", 3), ("hotel", 6), ("palace", 9)):
        table = old_ones(hands=(["seth-pecksniff"], ["toby"]), agents={"lambeth": {0: 1}},
                         money=(9, 0), row=OPEN)  # fmt: skip
        table.choose("play:seth-pecksniff", f"build:{type}:lambeth")
        assert table.money(0) == 9 - price


@rule("GO-SCROLL-15", "GO-BUILD-06")
def test_the_reason_names_the_price_it_has_now() -> None:
    lambeth: dict[str, Any] = {"agents": {"lambeth": {0: 1}}, "row": OPEN, "money": (8, 0)}
    half = old_ones(hands=(["seth-pecksniff"], ["toby"]), **lambeth)
    half.choose("play:seth-pecksniff")
    palace = half.refusal("build:palace:lambeth")
    assert (palace.why, palace.rule, palace.args) == ("why-too-dear", "GO-SCROLL-15", [9])
    assert "build:hotel:lambeth" in half.menu()
    full = old_ones(hands=(["the-bank-of-england"], ["toby"]), **lambeth)
    full.choose("play:the-bank-of-england")
    palace = full.refusal("build:palace:lambeth")
    assert (palace.why, palace.rule, palace.args) == ("why-too-dear", "GO-BUILD-06", [18])


@rule("GO-SCROLL-15", "GO-BUILD-09")
def test_a_type_that_stands_elsewhere_is_not_called_too_dear() -> None:
    table = old_ones(hands=(["seth-pecksniff"], ["toby"]), agents={"lambeth": {0: 1}}, row=OPEN,
                     money=(3, 0), buildings={"chelsea": (0, "palace")})  # fmt: skip
    table.choose("play:seth-pecksniff")
    assert table.refusal("build:palace:lambeth").why == "why-on-board"
    assert table.refusal("build:hotel:lambeth").args == [6]


@rule("GO-SCROLL-12")
def test_why_a_building_cannot_be_taken_over() -> None:
    table = old_ones(
        hands=(["lady-dedlock"], ["toby"]), money=(8, 0), row=OPEN, agents={"lambeth": {0: 1}},
        buildings={"lambeth": (1, "hotel"), "chelsea": (0, "factory")}, boards=PLAIN[1:],
    )  # fmt: skip
    table.choose("play:lady-dedlock", "skip")
    hotel = table.refusal("take-over:lambeth:hotel")
    assert (hotel.why, hotel.args) == ("why-too-dear", [12]), "the whole price goes to the owner"
    assert table.refusal("take-over:lambeth:palace").why == "why-no-replacement"
    assert table.refusal("take-over:lambeth:factory").why == "why-no-replacement"


@rule("GO-MONEY-05", "GO-MONEY-07")
def test_why_nobody_can_be_hired() -> None:
    kit: dict[str, Any] = {"row": OPEN, "boards": ("hastur", "cthulhu")}
    for card in ("purdey-sons-gunmakers", "ralph-nickleby"):
        poor = old_ones(hands=([card], ["toby"]), money=(1, 0), trouble=("the-city",), **kit)
        poor.choose(f"play:{card}")
        fee = poor.refusal("scroll-on:seat-1")
        assert (fee.why, fee.rule, fee.args) == ("why-too-dear", "GO-MONEY-05", [2])
    calm = old_ones(hands=(["purdey-sons-gunmakers"], ["toby"]), money=(2, 0), **kit)
    calm.choose("play:purdey-sons-gunmakers")
    assert calm.refused("scroll-on:seat-1") == "GO-MONEY-07"
    poor = old_ones(hands=(["a-forged-order-from-horse-guards"], ["toby"]), money=(1, 0),
                    grenadiers={"lambeth": 1}, **kit)  # fmt: skip
    poor.choose("play:a-forged-order-from-horse-guards")
    assert poor.refusal("grenadier-away:lambeth:seat-1").args == [2]


@rule("GO-SCROLL-16")
def test_unused_objectives_are_seen_only_by_whose_card_allows_it() -> None:
    table = old_ones(hands=(["sludge-the-medium"], ["toby"]), row=OPEN)
    table.choose("play:sludge-the-medium", "scroll")
    count = {eyes: len(next(z for z in GAME.view(table.g, eyes).zones if z.id == "unused").pieces)
             for eyes in (-1, 0, 1)}  # fmt: skip
    assert count == {-1: 0, 0: 4, 1: 0}
    may = GAME.view(table.g, 0).data["facts"]["seats"][1]["mayHold"]
    assert len(may) == 2
    assert "pride" in may


@rule("GO-SCROLL-17")
def test_the_card_in_play_is_no_hand_card() -> None:
    table = old_ones(hands=(["jerry-cruncher"], ["toby"]), row=OPEN[:2])
    table.choose("play:jerry-cruncher")
    assert not any(key.startswith("throw") for key in table.menu())


@rule("GO-SCROLL-19")
def test_who_has_no_minion_to_lose_does_nothing() -> None:
    table = old_ones(hands=(["king-cholera"], ["nancy"]), agents={"lambeth": {0: 1}}, row=OPEN)
    table.choose("play:king-cholera", "scroll")
    table.pass_all()
    assert table.nothing_half_way()
    table = old_ones(hands=(["ralph-nickleby"], ["nancy"]), agents={"lambeth": {0: 1}}, row=OPEN)
    table.choose("play:ralph-nickleby", "scroll-on:seat-1")
    table.pass_all()
    assert table.money(1) == 12
    assert table.nothing_half_way()


@rule("GO-SCROLL-21")
def test_the_refill_inside_a_card_never_ends_the_game() -> None:
    table = old_ones(hands=(["the-royal-institution"], ["nancy"]), deck=["renfield"], row=[],
                     agents={"lambeth": {0: 1}}, boards=PLAIN)  # fmt: skip
    table.choose("play:the-royal-institution", "scroll")
    assert not table.over()
    assert table.hand(0) == ["renfield"]
    table.choose("skip")
    if table.waiting() == "EndOfTurn":
        table.choose("end-turn")
    assert table.over()


@rule("GO-SCROLL-22", "GO-SCROLL-24")
def test_a_minion_without_an_owner_named_may_be_ones_own() -> None:
    table = old_ones(hands=(["the-mummy-in-the-museum"], ["toby"]), agents={"bloomsbury": {0: 1}},
                     row=OPEN)  # fmt: skip
    table.choose("play:the-mummy-in-the-museum", "remove:seat-0:bloomsbury")
    assert table.supply(0) == 12
    table = old_ones(hands=(["spring-heeled-jack"], ["toby"]), agents={"lambeth": {0: 1}}, row=OPEN)
    table.dice(11, 11)
    table.choose("play:spring-heeled-jack", "scroll")
    assert table.menu() == ["remove:seat-0:lambeth"], "an own one if no other is there"


@rule("GO-SCROLL-25")
@pytest.mark.parametrize(
    ("money", "agents", "menu"),
    [
        (2, {"lambeth": {0: 1}}, ["pay", "lose:seat-0:lambeth"]),
        (1, {"lambeth": {0: 1}}, ["lose:seat-0:lambeth"]),
        (2, {"lambeth": {1: 1}}, ["pay"]),
        (1, {"lambeth": {1: 1}}, None),
    ],
)  # fmt: skip
def test_a_one_costs_two_pounds_or_a_minion(
    money: int, agents: dict[str, dict[int, int]], menu: list[str] | None
) -> None:
    table = old_ones(hands=(["silas-wegg"], ["toby"]), agents=agents, money=(money, 0), row=OPEN)
    table.dice(1)
    table.choose("play:silas-wegg", "scroll")
    if menu is None:
        assert table.waiting() != "OwnLoss"
    else:
        assert table.menu() == menu


@rule("GO-SCROLL-27")
def test_a_tithe_from_those_who_have_nothing_else() -> None:
    table = old_ones(hands=(["the-foundling-hospital"], [], ["toby"], []), money=(0, 3, 0, 0),
                     row=OPEN, boards=(*PLAIN, "nyarlathotep"))  # fmt: skip
    table.choose("play:the-foundling-hospital", "scroll")
    table.pass_all()
    assert table.money(1) == 2, "no card: £1"
    assert table.menu(2) == ["give:toby"]
    table.choose("give:toby")
    assert (table.money(0), table.hand(0)) == (1, ["toby"])


@rule("GO-SCROLL-28")
def test_a_hand_is_shown_to_one_player_and_one_card_of_it_goes() -> None:
    table = old_ones(hands=(["inspector-bucket"], ["toby", "renfield"], ["nancy"]), row=OPEN)
    table.choose("play:inspector-bucket", "scroll-on:seat-1", "pass")
    assert table.menu(0) == ["throw:toby", "throw:renfield"]
    known = {eyes: [p.kind for p in next(z for z in GAME.view(table.g, eyes).zones
                                         if z.id == "seat-1/hand").pieces]
             for eyes in (0, 2)}  # fmt: skip
    assert known == {0: ["toby", "renfield"], 2: []}
    table.choose("throw:renfield")
    assert table.discard() == ["renfield"]


@rule("GO-SCROLL-31")
def test_one_or_two_agents_around_bloomsbury() -> None:
    table = old_ones(hands=(["dr-moreau"], ["toby"]), agents={"chelsea": {0: 1}}, row=OPEN)
    table.choose("play:dr-moreau")
    areas = [k for k in table.menu() if k.startswith("place")]
    around = ("marylebone", "bloomsbury", "the-west-end", "the-city", "the-east-end")
    assert areas == [f"place:{area}" for area in around]
    table.choose("place:bloomsbury")
    assert "done" in table.menu()
    table.choose("place:bloomsbury")
    assert table.agents(0, "bloomsbury") == 2
    assert table.trouble() == ["bloomsbury"]


@rule("GO-SCROLL-32")
def test_the_reading_room_takes_what_is_there_but_not_itself() -> None:
    table = old_ones(hands=(["the-reading-room"], ["toby"]), row=OPEN)
    table.choose("play:the-reading-room")
    assert "scroll" not in table.menu(), "an empty pile gives nothing"
    pile = ["nancy", "renfield", "dr-moreau", "mr-krook", "sam-weller"]
    table = old_ones(hands=(["the-reading-room"], ["toby"]), row=OPEN, discard=pile)
    table.choose("play:the-reading-room", "scroll")
    assert len(table.hand(0)) == 4
    assert "the-reading-room" not in table.hand(0)


def test_a_wager_that_brings_nothing_says_so() -> None:
    for rolled, said in ((4, ["rolled", "nothing-rolled"]), (8, ["rolled"])):
        table = old_ones(hands=(["montague-tigg"], []), row=OPEN)
        table.dice(rolled)
        table.choose("play:montague-tigg", "scroll")
        told = [key for key in table.said() if key.endswith("rolled")]
        assert told == said
