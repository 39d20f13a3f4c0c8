"""A turn, drawing, playing a card and chains of cards."""

from __future__ import annotations

from typing import Any

from kit import rule
from scenarios.great_old_ones.kit import old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
CALM = {"kensington": {0: 1}, "lambeth": {1: 1}}


@rule("GO-TURN-01", "GO-TURN-05")
def test_after_the_refill_the_next_player_to_the_left_plays() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"], ["nancy"]), row=OPEN)
    table.choose("play:sam-weller", "skip", "take-money:1")
    for _ in range(5):
        assert table.waiting() != "FirstCard"
        table.choose("draw" if "draw" in table.menu() else "end-turn")
    while table.only_seat() == 0:
        table.choose("draw")
    assert table.only_seat() == 1
    assert len(table.hand(0)) == 5


@rule("GO-TURN-02", "GO-WIN-03", "GO-WIN-04")
def test_a_declaration_is_open_only_before_anything_else() -> None:
    agents = {"chelsea": {0: 1}, "lambeth": {0: 1}, "battersea": {0: 1}, "kensington": {0: 1},
              "southwark": {0: 1}, "bermondsey": {0: 1}, "marylebone": {0: 1}}  # fmt: skip
    table = old_ones(agents=agents, objectives=("pride", "sloth"), boards=("cthulhu", "hastur"))
    assert "declare" in table.menu()
    table.choose("use-board:cthulhu", "move:seat-0:chelsea:westminster")
    assert "declare" not in table.menu()
    assert table.refused("declare") == "GO-WIN-03"
    assert table.g.players[0].silent == 1, "everybody saw that Pride was not declared"


@rule("GO-TURN-03", "GO-TURN-04")
def test_one_card_must_be_played_and_no_second_without_a_symbol() -> None:
    table = old_ones(hands=(["sam-weller", "nancy"], ["toby"]), row=OPEN, boards=("cthulhu",) * 2)
    assert table.refused("go-on") == "GO-TURN-03"
    table.choose("play:sam-weller", "skip", "skip")
    while table.waiting() == "EndOfTurn":
        table.choose("end-turn")
    assert table.waiting() == "RefillSource"


@rule("GO-TURN-06")
def test_a_hand_over_five_is_kept_and_draws_nothing() -> None:
    """Worked example 15: seven cards at the end of the turn."""
    hand = ["sam-weller", "toby", "nancy", "mr-krook", "bill-sikes", "renfield", "the-beetle",
            "dr-moreau"]  # fmt: skip
    table = old_ones(hands=(hand, ["edward-hyde"]), row=OPEN[:2])
    table.choose("play:sam-weller")
    table.to_end()
    assert len(table.hand(0)) == 7


@rule("GO-TURN-07")
def test_an_empty_hand_skips_the_card_step() -> None:
    table = old_ones(hands=([], ["toby"]), row=OPEN, buildings={"lambeth": (0, "palace")})
    assert table.menu() == ["go-on", "use-building:palace"]
    table.choose("use-building:palace", "go-on")
    assert table.money(0) == 14
    assert table.waiting() == "RefillSource"


@rule("GO-TURN-08", "GO-TURN-10", "GO-BCARD-01")
def test_an_ability_may_be_used_before_between_and_after() -> None:
    kit: dict[str, Any] = {
        "buildings": {"lambeth": (0, "palace")},
        "boards": ("shub-niggurath", "hastur"),
    }
    for after in (0, 1, 2):
        table = old_ones(hands=(["simpsons-chop-house"], ["toby"]), row=OPEN, **kit)
        keys = ["play:simpsons-chop-house", "take-money:3", "place:the-city"]
        keys.insert(after, "use-building:palace")
        table.choose(*keys[:3], *keys[3:])
        assert table.money(0) == 17
        assert table.agents(0, "the-city") == 2
    table = old_ones(hands=(["sam-weller"], ["toby"]), row=OPEN, **kit)
    table.choose("play:sam-weller", "skip", "skip")
    assert table.waiting() == "EndOfTurn"
    table.choose("use-building:palace")
    assert table.money(0) == 14


@rule("GO-TURN-09")
def test_an_action_is_finished_before_the_next_starts() -> None:
    table = old_ones(hands=(["madame-blavatsky"], ["toby"]), money=(30, 10))
    table.dice(2)
    table.choose("play:madame-blavatsky", "summon")
    assert table.waiting() == "SummonChoice"
    assert not any(key.startswith("use") for key in table.menu())


@rule("GO-TURN-11", "GO-TURN-12", "GO-ELDER-08")
def test_uses_and_hits_are_fresh_in_the_next_turn_and_only_the_own_turn_counts() -> None:
    table = old_ones(
        hands=(["bill-sikes"], ["sam-weller"]), row=OPEN, agents=CALM, trouble=("lambeth",),
        elders={"ithaqua": (1, "lambeth")}, buildings={"kensington": (0, "palace")},
    )  # fmt: skip
    table.choose("play:bill-sikes", "kill:ithaqua")
    table.pass_all()
    assert table.hits("ithaqua") == 1
    table.choose("use-building:palace")
    assert "use-building:palace" not in table.menu()
    assert table.refused("use-building:palace") == "GO-BCARD-01"
    table.to_end()
    assert table.hits("ithaqua") == 0
    assert "use-building:palace" not in table.menu(1)
    table.to_end()
    assert "use-building:palace" in table.menu(0)


@rule("GO-DRAW-01", "GO-DRAW-02")
def test_each_refilled_card_is_the_top_of_the_deck_or_an_open_one() -> None:
    table = old_ones(hands=(["toby"], ["nancy"]), row=OPEN, deck=["the-beetle", "renfield"])
    table.choose("play:toby")
    assert table.menu() == ["draw", *(f"take-open:{card}" for card in OPEN)]
    table.choose("take-open:monsieur-rigaud")
    assert table.row() == ["the-prospect-of-whitby", "edward-hyde", "renfield"]
    table.choose("draw")
    assert table.hand(0) == ["monsieur-rigaud", "the-beetle"]


@rule("GO-DRAW-03", "GO-DRAW-04")
def test_a_text_draws_from_the_deck_only_and_a_short_draw_ends_nothing() -> None:
    table = old_ones(hands=(["mudies-lending-library"], ["nancy"]), row=OPEN, deck=["renfield"])
    table.choose("play:mudies-lending-library", "scroll")
    assert table.hand(0) == ["renfield"]
    assert table.row() == OPEN
    assert not table.over()


@rule("GO-DRAW-05", "GO-DRAW-06", "GO-WIN-06")
def test_a_refill_that_fails_ends_the_game() -> None:
    table = old_ones(hands=(["toby", "the-beetle"], ["nancy"]), row=OPEN, deck=[],
                     discard=["mr-krook"], boards=("cthulhu", "hastur"), money=(0, 0))  # fmt: skip
    table.choose("play:toby")
    assert table.refused("draw") == "GO-DRAW-06"
    table.choose(f"take-open:{OPEN[0]}", f"take-open:{OPEN[1]}")
    assert table.over()
    assert table.winners() == [0]
    assert table.reason() == "won-by-clock"


@rule("GO-DRAW-07", "GO-DRAW-08", "GO-CARD-07")
def test_a_card_is_discarded_before_the_next_of_the_chain_starts() -> None:
    table = old_ones(hands=(["the-cafe-royal", "the-reading-room"], ["nancy"]), row=OPEN)
    table.choose("play:the-cafe-royal", "skip")
    assert table.discard() == ["the-cafe-royal"]
    table.choose("play:the-reading-room", "scroll")
    assert table.hand(0) == ["the-cafe-royal"], "C23 takes it back, but not itself"
    assert len(table.game.pieces(table.g)) == len(old_ones().game.pieces(old_ones().g))


@rule("GO-CARD-02", "GO-CARD-04", "GO-CARD-06")
def test_each_symbol_may_be_skipped_and_not_be_done_later() -> None:
    table = old_ones(hands=(["sairey-gamp-and-betsey-prig"], ["nancy"]), row=OPEN,
                     trouble=("the-city",))  # fmt: skip
    table.choose("play:sairey-gamp-and-betsey-prig", "skip")
    assert not any(key.startswith("kill") for key in table.menu())
    table.choose("skip", "skip")
    assert table.money(0) == 10
    assert table.discard() == ["sairey-gamp-and-betsey-prig"]


@rule("GO-CARD-03", "GO-INSAN-09", "GO-CARD-08")
def test_insanity_is_forced_even_when_all_else_is_skipped() -> None:
    """C55: the Insanity after two skulls, each of which is an Action of its own."""
    table = old_ones(hands=(["jack-the-ripper"], ["nancy"], ["mr-krook"]), trouble=("the-city",),
                     row=OPEN)  # fmt: skip
    table.choose("play:jack-the-ripper", "skip")
    assert "kill:seat-1:the-city" in table.menu()
    table.choose("skip")
    if table.waiting() == "FreeMoment":
        table.choose("go-on")
    assert table.g.level == 2


@rule("GO-CARD-05", "GO-CARD-09")
def test_a_symbol_without_an_option_is_skipped_judged_when_it_comes_up() -> None:
    for board, asked in (("cthulhu", False), ("hastur", True)):
        table = old_ones(hands=(["bill-sikes"], ["nancy"]), row=OPEN, boards=(board, "cthulhu"),
                         agents=CALM, money=(1, 1))  # fmt: skip
        table.choose("play:bill-sikes")
        keys = table.menu()
        assert ("take-money:2" not in keys) == asked, "Hastur may first start Trouble"


@rule("GO-CHAIN-01", "GO-CHAIN-02", "GO-CHAIN-04")
def test_a_chain_goes_on_as_long_as_cards_allow_without_a_refill() -> None:
    hand = ["the-cafe-royal", "the-fenian-dynamiters", "a-hansom-cab", "sam-weller", "toby"]
    table = old_ones(hands=(hand, ["nancy"]), row=OPEN, boards=("cthulhu", "hastur"))
    table.choose("play:the-cafe-royal", "skip", "play:the-fenian-dynamiters")
    while "skip" in table.menu():
        table.choose("skip")
    table.choose("play:a-hansom-cab", "skip", "play:sam-weller", "skip", "take-money:1")
    assert table.hand(0) == ["toby"]


@rule("GO-CHAIN-03")
def test_another_card_may_be_declined_and_means_nothing_with_an_empty_hand() -> None:
    table = old_ones(hands=(["the-cafe-royal", "toby"], ["nancy"]), row=OPEN)
    table.choose("play:the-cafe-royal", "skip", "stop")
    assert table.hand(0) == ["toby"]
    table = old_ones(hands=(["the-cafe-royal"], ["nancy"]), row=OPEN)
    table.choose("play:the-cafe-royal", "skip")
    assert table.waiting() in ("EndOfTurn", "RefillSource")
