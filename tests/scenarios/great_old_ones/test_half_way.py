"""What is half-way through happening stands in the view: cards in play, dangers, a Summon."""

from __future__ import annotations

from typing import Any

from gaslamp.games.great_old_ones.game import GAME
from kit import rule
from scenarios.great_old_ones.kit import Table, old_ones

OPEN = ["simpsons-chop-house", "the-cafe-royal", "the-prospect-of-whitby"]


def seen(table: Table, eyes: int = -1) -> dict[str, Any]:
    return GAME.view(table.g, eyes).data


def marks(table: Table, ref: str) -> list[str]:
    view = GAME.view(table.g, 0)
    pieces = [piece for zone in view.zones for piece in zone.pieces]
    pieces += [piece for place in view.maps[0].places for piece in place.pieces]
    return next(piece.marks for piece in pieces if piece.ref == ref)


@rule("GO-CARD-01", "GO-CARD-03")
def test_a_card_in_play_says_which_symbol_it_is_at_and_which_were_not_done() -> None:
    table = old_ones(hands=(["irene-adler"], ["toby"]), row=OPEN)
    assert seen(table)["play"] == []
    assert seen(table)["stage"] == "first"
    table.choose("play:irene-adler")
    assert seen(table)["play"] == [{"card": "irene-adler", "now": 0, "passed": []}]
    table.choose("skip")
    assert seen(table)["play"] == [{"card": "irene-adler", "now": 1, "passed": [0]}]
    assert marks(table, "in-play/irene-adler") == ["Scroll not done", "now Minion"]
    table.to_end()
    assert (seen(table)["play"], seen(table)["stage"]) == ([], "first")


@rule("GO-SCROLL-05")
def test_a_card_inside_a_card_lies_on_it() -> None:
    table = old_ones(hands=(["bob-cratchit", "sam-weller", "nancy"], ["toby"]), row=OPEN)
    table.choose("play:bob-cratchit", "scroll", "play:sam-weller", "skip")
    assert seen(table)["play"] == [
        {"card": "bob-cratchit", "now": 0, "passed": []},
        {"card": "sam-weller", "now": 1, "passed": [0]},
    ]
    table.choose("skip", "play:nancy")
    assert seen(table)["play"][1] == {"card": "nancy", "now": 0, "passed": []}


@rule("GO-INTR-12", "GO-SCROLL-11")
def test_a_window_says_what_is_at_stake_and_what_each_way_costs() -> None:
    table = old_ones(
        hands=(["the-fire-engine-establishment"], ["mr-tulkinghorn"]), row=OPEN, money=(0, 8),
        buildings={"lambeth": (1, "mansion")},
    )  # fmt: skip
    table.choose("play:the-fire-engine-establishment", "scroll-on:seat-1")
    points = table.points(1)
    danger = seen(table)["danger"]
    assert (danger["about"], danger["seat"], danger["by"]) == ("scroll", 1, 0)
    assert danger["card"] == "the-fire-engine-establishment"
    assert danger["stakes"] == ["seat-1/money", "lambeth/building"]
    assert [(row["what"], row["before"], row["after"]) for row in danger["losses"]] == [
        ("pay", 8, 3), ("building", points, points - 12),
    ]  # fmt: skip
    assert marks(table, "lambeth/building") == ["at stake"]
    table.choose("pass")
    assert seen(table)["danger"]["about"] == "threat"
    table.choose("pay")
    assert (table.money(1), seen(table)["danger"]) == (3, None)


@rule("GO-INTR-09", "GO-KILL-03")
def test_an_agent_about_to_be_removed_is_at_stake() -> None:
    table = old_ones(hands=(["bill-sikes"], ["toby"]), row=OPEN, trouble=("the-city",))
    table.choose("play:bill-sikes", "kill:seat-1:the-city")
    danger = seen(table)["danger"]
    assert (danger["about"], danger["area"]) == ("removal", "the-city")
    assert danger["stakes"] == ["the-city/seat-1"]
    assert danger["losses"][0]["after"] == table.points(1) - 5


@rule("GO-SUMM-03", "GO-KILL-06")
def test_a_summon_and_a_sacrifice_show_their_numbers() -> None:
    table = old_ones(hands=(["renfield"], ["toby"]), row=OPEN, level=4, money=(10, 10))
    table.choose("play:renfield")
    table.dice(6)
    table.choose("summon")
    summon = seen(table)["summon"]
    assert (summon["rolled"], summon["short"], summon["prices"]["ithaqua"]) == (6, 2, 6)
    assert marks(table, "elder/ithaqua") == ["3 HP", "costs £6"]
    table = old_ones(
        hands=(["bill-sikes"], ["toby"]), row=OPEN, agents={"lambeth": {0: 3}},
        elders={"ithaqua": (1, "lambeth")}, trouble=("lambeth",),
    )  # fmt: skip
    table.choose("play:bill-sikes", "kill:ithaqua", "sacrifice:seat-0:lambeth")
    assert seen(table)["sacrifice"] == {"seat": 0, "elder": "ithaqua", "hits": 2, "needed": 3}


@rule("GO-SETUP-05", "GO-SETUP-15")
def test_the_track_and_the_deck_can_be_drawn() -> None:
    shown = seen(old_ones(row=OPEN))
    assert [n + 1 for n, box in enumerate(shown["boxes"]) if box == "grenadier"] == [4, 6, 9, 11]
    assert shown["boxes"][12] == "last"
    assert shown["deckStart"] > 0


@rule("GO-TROUB-01", "GO-CTRL-01", "GO-OBJ-03")
def test_what_a_new_agent_would_change_is_foreseen() -> None:
    table = old_ones(
        hands=(["sam-weller"], ["toby"]), row=OPEN, objectives=("gluttony", "pride"),
        agents={"lambeth": {0: 1}, "southwark": {1: 1}},
    )  # fmt: skip
    assert seen(table, 0)["foreseen"] == {}
    table.choose("play:sam-weller")
    shown = seen(table, 0)
    assert shown["counting"] == ["lambeth"]
    assert shown["foreseen"]["southwark"] == {
        "trouble": True, "gains": False, "loses": 1, "objective": [2, 11],
    }  # fmt: skip
    assert shown["foreseen"]["battersea"]["gains"]
    assert not shown["foreseen"]["lambeth"]["gains"], "it is held already"
    assert seen(table, 1)["foreseen"] == {}, "it is asked of the other player"
