"""The Cleanup Phase."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import terrors

# Five cards in the deck, so that the Draw Phase leaves the discard pile alone.
DECK = (["cultist"] * 5, ["fanatic"] * 5)


@rule("TL-CLEAN-01")
def test_influence_cards_in_play_are_discarded() -> None:
    table = terrors(play=(["blood-tithe", "grave-summons"], []), decks=DECK)
    table.choose("pass")
    assert table.in_play(0) == []
    assert table.discard(0) == ["blood-tithe", "grave-summons"]


@rule("TL-CLEAN-02")
def test_monsters_without_a_haunt_side_are_discarded() -> None:
    table = terrors(play=(["ghoul", "wraith", "gargoyle"], []), decks=DECK)
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    table.choose("pass")
    assert table.in_play(0) == ["wraith"]
    assert table.discard(0) == ["gargoyle", "ghoul"]


@rule("TL-CLEAN-03")
def test_unspent_resources_are_lost() -> None:
    table = terrors(coin=3, power=4, regeneration=5, health=(40, 43), decks=DECK)
    table.choose("pass")
    assert table.pool() == (0, 0, 0)
    assert table.active() == 1
    assert table.health(0) == 40


@rule("TL-CLEAN-04")
def test_then_the_tokens_that_stay_are_turned_to_dismiss() -> None:
    table = terrors(play=(["wraith", "gargoyle"], []), decks=DECK)
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    table.give_token(0, "gargoyle", marks.HAUNT_SIDE, began=False)
    table.choose("pass")
    # Turned after the discards: both stayed.
    assert table.in_play(0) == ["wraith", "gargoyle"]
    assert (table.token(0, "wraith"), table.token(0, "gargoyle")) == ("dismiss", "dismiss")
    assert table.g.haunt_reserve == 8


@rule("TL-CLEAN-05")
def test_relics_stay_and_the_opponent_is_not_touched() -> None:
    table = terrors(
        play=(["ghoul"], ["wraith", "gargoyle"]),
        relics=(["raven-cage", "iron-buckler"], ["templar-plate"]),
        discards=([], ["wight"]),
        decks=DECK,
    )
    table.give_token(1, "wraith", marks.HAUNT_SIDE)
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    table.choose("pass")
    assert table.relics(0) == ["raven-cage", "iron-buckler"]
    assert table.relics(1) == ["templar-plate"]
    assert table.in_play(1) == ["wraith", "gargoyle"]
    assert (table.token(1, "wraith"), table.token(1, "gargoyle")) == ("haunt", "dismiss")
    assert table.discard(1) == ["wight"]
    assert table.g.haunt_reserve == 8


@rule("TL-CLEAN-06")
def test_tokens_of_discarded_monsters_return_to_the_reserve() -> None:
    table = terrors(play=(["wraith", "gargoyle"], []), decks=DECK)
    table.give_token(0, "wraith", marks.DISMISS_SIDE)
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    assert table.g.haunt_reserve == 8
    table.choose("pass")
    assert table.discard(0) == ["gargoyle", "wraith"]
    assert table.g.haunt_reserve == 10
