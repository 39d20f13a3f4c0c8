"""The Buy Action: Street, Market and Acolytes."""

import pytest

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.game import GAME
from kit import rule
from scenarios.terrors_of_london.kit import content, terrors

STREET = ["ghoul", "warlock", "skeletal", "iron-buckler", "wight"]


@rule("TL-BUY-01")
def test_a_buy_action_buys_one_street_card_or_the_top_acolyte() -> None:
    table = terrors(street=STREET, coin=9)
    assert table.menu() == [*(f"buy:{card}" for card in STREET), "buy-acolyte", "pass"]
    table.choose("buy:ghoul")
    assert table.discard(0) == ["ghoul"]
    table.choose("buy-acolyte")
    assert len(table.discard(0)) == 2
    assert table.pool() == (5, 0, 0)
    assert table.nothing_pending()


@rule("TL-BUY-02")
def test_the_full_cost_is_spent_and_too_little_coin_is_refused() -> None:
    table = terrors(street=STREET, coin=4, market=[])
    assert table.refused("buy:warlock") == "TL-BUY-02"
    table.choose("buy:wight")
    assert table.pool() == (1, 0, 0)
    assert table.refused("buy:ghoul") == "TL-BUY-02"
    assert table.refused("buy:iron-buckler") == "TL-BUY-02"
    assert table.refused("buy-acolyte") == "TL-BUY-02"
    assert table.menu() == ["overlord", "buy:skeletal", "pass"]


@rule("TL-BUY-02")
@pytest.mark.parametrize("kind", [k for k in content().kinds if k.start == tables.MARKET])
def test_every_market_card_costs_its_printed_price(kind: tables.Kind) -> None:
    table = terrors(street=[kind.id], market=[], coin=int(kind.cost))
    table.choose(f"buy:{kind.id}")
    assert table.pool() == (0, 0, 0)
    poor = terrors(street=[kind.id], market=[], coin=int(kind.cost) - 1)
    assert poor.refused(f"buy:{kind.id}") == "TL-BUY-02"


@rule("TL-BUY-03")
def test_a_bought_monster_goes_to_the_buyers_discard_pile() -> None:
    table = terrors(street=STREET, coin=5, decks=(["cultist"], []))
    table.choose("buy:warlock")
    assert table.discard(0) == ["warlock"]
    assert table.hand(0) == table.in_play(0) == table.discard(1) == []
    assert table.deck(0) == ["cultist"]
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-BUY-04")
@pytest.mark.parametrize(
    ("choice", "deck", "discard"),
    [
        ("claim:street-urchin", ["cultist", "street-urchin"], []),
        ("to-discard:street-urchin", ["cultist"], ["street-urchin"]),
    ],
)
def test_a_bought_monster_with_claim_may_go_on_top_of_the_deck(
    choice: str, deck: list[str], discard: list[str]
) -> None:
    table = terrors(street=["street-urchin"], coin=1, decks=(["cultist"], []))
    table.choose("buy:street-urchin")
    assert table.menu() == ["claim:street-urchin", "to-discard:street-urchin"]
    table.choose(choice)
    assert table.deck(0) == deck
    assert table.discard(0) == discard
    assert table.nothing_pending()


@rule("TL-BUY-04")
def test_a_granted_claim_works_like_a_printed_one() -> None:
    table = terrors(street=["ghoul"], coin=3, market=[], overlords=("lilith", "fenris"))
    table.choose("overlord", "buy:ghoul")
    assert table.menu() == ["claim:ghoul", "to-discard:ghoul"]
    table.choose("claim:ghoul")
    assert table.deck(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-BUY-04", "R-36")
def test_a_printed_claim_leaves_the_granted_one_for_the_next_monster() -> None:
    table = terrors(
        street=["street-urchin", "iron-buckler", "ghoul", "wight"], coin=9, market=[],
        overlords=("lilith", "fenris"), decks=(["cultist"], []),
    )  # fmt: skip
    table.choose("overlord", "buy:street-urchin", "claim:street-urchin")
    # Neither a relic nor an Acolyte uses it up.
    table.choose("buy:iron-buckler", "buy-acolyte", "buy:ghoul")
    assert table.menu() == ["claim:ghoul", "to-discard:ghoul"]
    table.choose("to-discard:ghoul")
    assert table.nothing_pending()
    # The monster it reached did, although it went to the discard pile.
    table.g.coin = 3
    table.choose("buy:wight")
    assert table.nothing_pending()
    assert table.deck(0) == ["cultist", "street-urchin"]
    assert {"ghoul", "wight"} <= set(table.discard(0))


@rule("TL-BUY-05", "TL-BUY-06")
def test_the_top_market_card_takes_the_empty_slot_at_once() -> None:
    table = terrors(street=STREET, market=["mummy", "vampire"], coin=9)
    table.choose("buy:skeletal")
    assert table.street() == ["ghoul", "warlock", "vampire", "iron-buckler", "wight"]
    assert "buy:vampire" in table.menu()
    table.choose("buy:ghoul")
    assert table.street() == ["mummy", "warlock", "vampire", "iron-buckler", "wight"]
    assert table.nothing_pending()


@rule("TL-BUY-05", "TL-BUY-06")
def test_a_bought_relic_is_replaced_like_a_monster() -> None:
    table = terrors(street=STREET, market=["vampire"], coin=2)
    table.choose("buy:iron-buckler")
    assert table.street() == ["ghoul", "warlock", "skeletal", "vampire", "wight"]


@rule("TL-BUY-07")
def test_the_street_holds_five_cards_while_the_market_has_cards() -> None:
    table = terrors(street=STREET, coin=60)
    bought = 0
    while len(table.g.piles.market) > 0 and bought < 10:
        table.choose(next(key for key in table.menu() if key.startswith("buy:")))
        while not table.nothing_pending():
            table.choose(table.menu()[-1])
        bought += 1
        assert len(table.street()) == 5
        assert "" not in table.street()
    assert bought == 10


@rule("TL-BUY-08")
def test_with_an_empty_market_the_street_shrinks_and_the_game_goes_on() -> None:
    """F-01."""
    table = terrors(street=STREET, market=["mummy"], coin=9, hands=(["witch-hunter"], []))
    table.choose("buy:ghoul")
    assert table.street() == ["mummy", *STREET[1:]]
    table.choose("buy:wight", "play:witch-hunter", "destroy-street:mummy")
    assert table.street() == ["", "warlock", "skeletal", "iron-buckler", ""]
    table.choose("buy:skeletal", "buy:iron-buckler", "pass")
    assert table.street() == ["", "warlock", "", "", ""]
    assert not table.over()
    assert table.active() == 1


@rule("TL-BUY-09")
def test_an_acolyte_costs_two_coin_while_the_pile_has_cards() -> None:
    table = terrors(coin=5, acolytes=["acolyte-of-the-veil", "acolyte-of-the-fang"])
    table.choose("buy-acolyte")
    assert table.pool() == (3, 0, 0)
    table.g.coin = 1
    assert "buy-acolyte" not in table.menu()
    assert table.refusal("buy-acolyte").args == [2, 1]
    table.g.coin = 3
    table.choose("buy-acolyte")
    assert table.pool() == (1, 0, 0)
    table.g.coin = 9
    assert table.refused("buy-acolyte") == "TL-BUY-09"
    assert table.discard(0) == ["acolyte-of-the-fang", "acolyte-of-the-veil"]


@rule("TL-BUY-10")
def test_the_buyer_takes_the_unseen_top_acolyte() -> None:
    table = terrors(coin=2, acolytes=["acolyte-of-the-veil", "acolyte-of-the-fang"])
    before = table.g.barrier
    for seat in (-1, 0, 1):
        (pile,) = [zone for zone in GAME.view(table.g, seat).zones if zone.id == "acolytes"]
        assert (pile.count, pile.pieces) == (2, [])
    table.choose("buy-acolyte")
    assert table.discard(0) == ["acolyte-of-the-fang"]
    assert table.g.barrier > before  # what was facedown has been seen: no way back
    (pile,) = [z for z in GAME.view(table.g, 1).zones if z.id == "seat-0/discard"]
    assert [piece.kind for piece in pile.pieces] == ["acolyte-of-the-fang"]


@rule("TL-BUY-11")
def test_acolytes_are_not_part_of_the_street() -> None:
    table = terrors(coin=3, street=STREET, hands=(["witch-hunter"], []),
                    overlords=("lilith", "fenris"))  # fmt: skip
    market = len(table.g.piles.market)
    table.choose("overlord", "buy-acolyte")
    assert table.nothing_pending()  # the granted CLAIM is for Street monsters only
    assert table.street() == STREET
    assert len(table.g.piles.market) == market
    table.choose("play:witch-hunter")
    assert [key for key in table.menu() if key.startswith("destroy-street")] == [
        f"destroy-street:{card}" for card in STREET
    ]


@rule("TL-BUY-12")
def test_a_player_may_buy_as_often_as_coin_and_cards_allow() -> None:
    table = terrors(coin=10, street=STREET, market=[])
    table.choose("buy:ghoul", "buy:skeletal", "buy:iron-buckler", "buy:wight", "buy-acolyte")
    assert table.pool() == (0, 0, 0)
    assert len(table.discard(0)) == 4
    assert table.street() == ["", "warlock", "", "", ""]


@rule("TL-BUY-13")
def test_a_card_bought_this_turn_may_be_drawn_or_commanded_this_turn() -> None:
    """F-05 as well: drawn after a reshuffle, it can be played."""
    table = terrors(hands=(["wight", "bone-collector"], []), coin=3, street=["ghoul", "skeletal"],
                    market=[])  # fmt: skip
    table.choose("buy:ghoul", "play:wight")
    assert table.hand(0) == ["bone-collector", "ghoul"]
    table.choose("play:ghoul", "buy:skeletal", "play:bone-collector", "command:skeletal")
    table.choose("play:skeletal")
    assert table.in_play(0) == ["wight", "ghoul", "bone-collector", "skeletal"]


@rule("TL-BUY-14")
def test_the_claim_choice_is_made_before_the_new_street_card_is_seen() -> None:
    table = terrors(street=["street-urchin"], market=["vampire"], coin=1)
    table.choose("buy:street-urchin")
    assert table.pool() == (0, 0, 0)
    assert table.street() == ["", "", "", "", ""]
    table.choose("claim:street-urchin")
    assert table.street() == ["vampire", "", "", "", ""]
    told = table.said()
    assert told.index("bought") < told.index("claimed") < told.index("street-refilled")


@rule("TL-BUY-14")
def test_room_for_a_relic_is_made_before_it_is_placed_and_the_street_refilled() -> None:
    table = terrors(relics=(["sword-of-methuselah", "canopic-jar", "iron-buckler"], []), coin=4,
                    street=["raven-cage"], market=["vampire"])  # fmt: skip
    table.choose("buy:raven-cage:canopic-jar")
    assert table.said() == ["bought", "relic-removed", "street-refilled"]


@rule("TL-BUY-15")
def test_influence_cards_cultists_and_fanatics_are_never_for_sale() -> None:
    for kind in content().kinds:
        on_sale = kind.start in (tables.MARKET, tables.ACOLYTE)
        shown = GAME.catalogue(content())[kind.id]
        assert shown["priced"] == on_sale
        assert on_sale == (kind.type == tables.RELIC_CARD or kind.faction != tables.NO_FACTION)
    table = terrors(coin=20, street=STREET)
    market = {table.g.kind(card).start for card in table.g.piles.market.listed()}
    assert market == {tables.MARKET}


def test_with_an_empty_street_and_no_acolytes_nothing_is_offered() -> None:
    """F-02."""
    table = terrors(coin=20, market=[], acolytes=[])
    assert table.menu() == ["pass"]


def test_a_claimed_card_is_drawn_by_the_next_draw() -> None:
    """F-40."""
    table = terrors(hands=(["wight"], []), coin=1, street=["street-urchin"], market=[],
                    decks=(["cultist"], []))  # fmt: skip
    table.choose("buy:street-urchin", "claim:street-urchin", "play:wight")
    assert table.hand(0) == ["street-urchin"]
    assert table.deck(0) == ["cultist"]


def test_a_printed_claim_does_not_use_up_the_granted_one() -> None:
    """F-55: Lilith pays, buys the Ripper, then a Ghoul, then a Skeletal."""
    table = terrors(coin=11, street=["the-ripper", "ghoul", "skeletal"], market=[],
                    overlords=("lilith", "fenris"))  # fmt: skip
    table.choose("overlord", "buy:the-ripper", "claim:the-ripper", "buy:ghoul", "claim:ghoul")
    table.choose("buy:skeletal")
    assert table.deck(0) == ["the-ripper", "ghoul"]
    assert table.discard(0) == ["skeletal"]
    assert table.nothing_pending()
