"""What a card, a Plot, a Challenge or a Virtue asks says what it is that asks."""

from __future__ import annotations

import json
from inspect import signature

import pytest

from gaslamp.bots.bot import one_of
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.resources import Spread
from gaslamp.games.london_dread.striking import Strike
from gaslamp.games.london_dread.tables import INJURED, ITEM
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import restore, text
from gaslamp.kernel.state import advance, choose, pending
from gaslamp.lab.conformance import codes_of
from kit import rule
from scenarios.london_dread.kit import FOUR, STAY, Night, beside, content, endgame, story

TELLING = {
    "FreeDetour", "Replan", "HealChoice", "ChooseVictim", "OrderOfStrikes", "Give", "ItemSource",
    "ReadyItems", "ReadyItem", "LoseItem", "Ease", "RemoveGoon", "DiscardHand",
}  # fmt: skip


def in_words(table: Night) -> str:
    decision = pending(table.g)
    assert decision is not None
    line = decision.prompt(table.g)
    return GAME.english(content()).told(line.key, line.args, -1)


def test_every_question_of_something_printed_can_name_it() -> None:
    assert {kind.__name__ for kind in AskedByCard.__subclasses__()} == TELLING


@pytest.mark.parametrize("kind", AskedByCard.__subclasses__())
def test_every_one_of_them_opens_from_a_table_that_does_not_know_who_asks(kind: type) -> None:
    assert signature(kind).parameters["by"].default == ""


def test_an_item_asks_by_its_name() -> None:
    table = story({}, STAY, done=5, conditions={"degas": INJURED}, items={"degas": ["tonic"]})
    table.g.then(Strike(0, INJURED))
    advance(table.g)
    table.choose("deplete:degas:tonic")
    name = GAME.english(content()).name("tonic")
    assert in_words(table) == f"{name} – discard a Condition (1 at the most), or leave it."


def test_what_is_spread_is_asked_in_the_name_of_its_card_to_the_end() -> None:
    table = story({}, STAY, done=5, supply=["tonic", "brandy", "lockpicks"])
    table.g.group = 0b11
    table.g.then(Spread(ITEM, 3, 0b11, "reynauds-residence"))
    advance(table.g)
    for key in ("give:degas", "from-supply:tonic", "from-supply:brandy", "give:degas"):
        assert table.asks()[0] == "reynauds-residence"
        table.choose(key)
    assert table.asks()[0] == "reynauds-residence"


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_asked_by_things_with_names(seed: int) -> None:
    """At random; what asks is always noted, and is something of the game that has a name."""
    g = GAME.new(content(), 2 + seed % 3, GAME.settled(2 + seed % 3, {}), seed)
    words, lots = GAME.english(content()), seeded(seed)
    while (decision := pending(g)) is not None:
        if isinstance(decision, AskedByCard):
            assert decision.by and words.name(decision.by)
        seat = int(one_of(decision.seats(g), lots))
        codes = codes_of(g, seat)
        choose(g, seat, codes[int(lots.below(len(codes)))])


def test_a_table_stored_before_it_was_noted_names_its_story() -> None:
    table = story({}, STAY, done=5)
    table.g.then(Spread(ITEM, 2, 0b11, "tonic"))
    advance(table.g)
    plain = json.loads(text(table.g))
    for step in plain["agenda"]:
        step.pop("by", None)
    table.g = restore(plain, content())  # type: ignore[assignment]  # of this game
    assert table.waiting() == "Give" and table.asks() == [table.g.tale().id]
    table.choose("give:degas")
    assert table.asks()[0] == table.g.tale().id


@rule("LD-ITEM-07")
def test_who_passes_after_a_roll_is_told_of_being_asked_again() -> None:
    table = endgame(dread=5, dice=1, items={"degas": ["consecrated-blade"]})
    for seat, who in enumerate(FOUR):
        table.choose(f"out:{who}", seat=seat)
    table.choose("next:degas", "roll:degas")
    assert beside(table, "pass", 0) == "you are asked again when all have rolled"
    table.choose(
        "pass", "next:murphy", "roll:murphy", "next:sturmer", "roll:sturmer", "roll:milton"
    )
    assert table.waiting() == "LastChance" and beside(table, "pass", 0) == ""
