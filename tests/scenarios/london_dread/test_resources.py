"""Resources where they run out, reach others or cannot be passed on (LD-RES, LD-VIRT)."""

from __future__ import annotations

from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.resources import Spread, gain_confidence
from gaslamp.games.london_dread.tables import (
    INJURED,
    ITEM,
    RANDOM_ITEM,
    VIRTUE,
)
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import FOUR, STAY, Night, ally, item, story


@rule("LD-RES-09")
def test_an_empty_confidence_pile_is_made_anew_from_its_discard() -> None:
    table = story({}, STAY, done=5)
    piles = table.g.piles
    while piles.confidence.size() > 2:
        piles.confidence_discard.push(piles.confidence.pull())
    gone = piles.confidence_discard.size()
    gain_confidence(table.g, -1, 5)
    assert piles.investigation.size() == 5
    assert piles.confidence_discard.size() == 0 and piles.confidence.size() == gone - 3


@rule("LD-RES-10", "LD-COND-07")
def test_an_effect_reaches_the_others_at_the_location() -> None:
    """Degas heals Murphy, who is with her; not Milton, who is elsewhere."""
    table = story({}, {"degas": {"6am": "3"}, "murphy": {"6am": "3"}, "milton": {"6am": "4"}} | {
                      "sturmer": {"4am": ">east"}},
                  items={"degas": ["tonic"]}, conditions={"murphy": INJURED, "milton": INJURED},
                  done=5)  # fmt: skip
    while table.g.hour < 1:
        table.idle()
    table.choose("deplete:degas:tonic", seat=0)
    assert table.menu(0) == ["decline", "heal:murphy:injured"]
    table.choose("heal:murphy:injured", seat=0)
    assert table.conditions("murphy") == 0 and table.conditions("milton") == INJURED


@rule("LD-RES-10", "LD-RES-06")
def test_an_allys_item_goes_to_any_character_at_the_location() -> None:
    clocks = {"degas": {"6am": "3"}, "murphy": {"6am": "3"}, "milton": {"4am": ">east"}}
    table = story({}, clocks, ("degas", "murphy", "milton"), done=5,
                  arrange=lambda g: ally(g, 0, "lord-percival-ash"))  # fmt: skip
    while table.g.hour < 1:
        table.idle()
    table.choose("sacrifice:degas:lord-percival-ash", seat=0)
    assert table.menu(0) == ["give:degas", "give:murphy"]
    table.choose("give:murphy", seat=0)
    assert len(table.items("murphy")) == 1 and table.items("degas") == []


@rule("LD-RES-11")
def test_an_item_that_is_not_there_does_not_count_for_the_spread() -> None:
    """No Item is left: the Virtue token that follows may go to anybody."""
    table = story({}, STAY, done=5)
    g = table.g
    for pile in (g.piles.items, g.piles.item_discard, g.piles.supply):
        pile.clear()
    g.then(Spread(VIRTUE, 1, 0b0011))
    g.then(Spread(RANDOM_ITEM, 1, 0b0011))
    advance(g)
    assert table.waiting() == "Give" and table.menu() == ["give:degas", "give:murphy"]
    assert [int(s.got_items) for s in g.sleuths] == [0, 0, 0, 0]
    g.piles.supply.push(item("tonic"))
    g.then(Spread(ITEM, 1, 0b0001))
    advance(g)
    assert table.menu() == ["from-supply:tonic"], "an empty deck offers no top card"


@rule("LD-VIRT-02")
def test_virtue_beyond_the_pool_is_lost() -> None:
    table = story({}, STAY, done=5, virtue=3)
    table.g.then(Spread(VIRTUE, 2, 0b0001))
    advance(table.g)
    assert [table.virtue(who) for who in FOUR] == [3, 3, 3, 3]


@rule("LD-VIRT-04", "LD-ALLY-11", "LD-ITEM-09")
def test_nothing_can_be_passed_on_to_another_character() -> None:
    """Together at a Location, with Items, tokens and an Ally: no option moves any of them."""
    table = story({"west-3": "the-midnight-barge"}, {w: {"6am": "3"} for w in FOUR[:3]},
                  FOUR[:3], virtue=2, items={"degas": ["lockpicks", "tonic"]}, deck=["trust"],
                  arrange=lambda g: ally(g, 0, "big-tom-farrow"))  # fmt: skip
    for _ in range(60):
        for seat in table.asked():
            for code in table.filled(seat).listed():
                twin = Night(GAME, table.g.clone())
                before = belongings(twin)
                twin.choose(GAME.key(twin.g, seat, code), seat=seat)
                assert all(now <= had for now, had in zip(belongings(twin), before, strict=True))
        if table.g.hour > 1 or not table.idle():
            break


def belongings(table: Night) -> list[int]:
    """How much each Character has."""
    return [int(s.items.size() + s.virtue + s.allies.size()) for s in table.g.sleuths]
