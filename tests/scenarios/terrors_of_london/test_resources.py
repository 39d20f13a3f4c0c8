"""Resources: Coin, Power and Regeneration, gained, spent and lost within one Action Phase."""

import pytest

from gaslamp.games.terrors_of_london.game import GAME
from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-RES-01")
@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("acolyte-of-the-dawn", (2, 0, 0)),
        ("warlock", (0, 5, 0)),
        ("will-o-the-wisp", (0, 1, 2)),
        ("acolyte-of-the-veil", (1, 0, 2)),
    ],
)
def test_the_number_in_the_icon_is_the_amount_gained(card: str, pool: tuple[int, int, int]) -> None:
    table = terrors(hands=([card], []))
    table.choose(f"play:{card}")
    assert table.pool() == pool
    assert table.nothing_pending()


@rule("TL-RES-02")
def test_gained_resources_accumulate_in_the_pool() -> None:
    table = terrors(hands=(["weeping-nun", "will-o-the-wisp", "cultist"], []), coin=1, power=1)
    table.choose("play:weeping-nun", "play:will-o-the-wisp", "play:cultist")
    assert table.pool() == (4, 2, 4)


@rule("TL-RES-03")
def test_resources_may_be_spent_whenever_no_action_is_being_resolved() -> None:
    table = terrors(hands=(["cultist", "werewolf"], []), coin=2, power=2, street=["ghoul"],
                    market=[], health=(40, 30))  # fmt: skip
    table.choose("attack:1", "play:cultist", "buy:ghoul", "attack:1", "play:werewolf")
    assert table.menu() == ["rage:power", "rage:coin"]  # not in the middle of a card
    table.choose("rage:power", "attack:4")
    assert table.health(1) == 24
    assert table.pool() == (1, 0, 0)


@rule("TL-RES-03")
def test_the_vampires_regeneration_cannot_be_spent_before_its_own_price() -> None:
    table = terrors(hands=(["vampire"], []), health=(2, 30))
    table.choose("play:vampire")
    assert table.pool() == (0, 3, 3)
    assert table.nothing_pending()  # at 2 Health there is nothing to ask
    table.choose("regenerate:3")
    assert table.health(0) == 5


@rule("TL-RES-04")
def test_unspent_resources_are_lost_in_cleanup() -> None:
    table = terrors(coin=3, power=4, regeneration=5, health=(20, 30))
    table.choose("pass")
    assert table.pool() == (0, 0, 0)
    assert (table.health(0), table.health(1)) == (20, 30)
    table.choose("pass")
    assert table.pool() == (0, 0, 0)


@rule("TL-RES-05")
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_paid_at_all() -> None:
    table = terrors(coin=1, power=1, street=["ghoul", "skeletal"], market=[], health=(2, 40),
                    overlords=("methuselah", "fenris"), play=(["cultist"], []))  # fmt: skip
    assert table.refused("buy:ghoul") == "TL-BUY-02"
    assert table.refused("buy-acolyte") == "TL-BUY-02"
    assert table.refused("overlord") == "TL-OVER-05"
    assert table.menu() == ["buy:skeletal", "attack:1", "pass"]
    table.choose("buy:skeletal", "attack:1")
    assert table.pool() == (0, 0, 0)
    assert table.refused("attack:1") == "TL-ATK-01"
    assert table.menu() == ["pass"]


@rule("TL-RES-06")
def test_regeneration_raises_the_own_health_one_for_one_any_number_of_times() -> None:
    table = terrors(regeneration=5, health=(30, 30))
    assert table.menu()[:5] == [f"regenerate:{n}" for n in (5, 4, 3, 2, 1)]
    table.choose("regenerate:2")
    assert (table.health(0), table.pool()) == (32, (0, 0, 3))
    table.choose("regenerate:3")
    assert (table.health(0), table.pool()) == (35, (0, 0, 0))
    assert table.health(1) == 30
    assert table.nothing_pending()


@rule("TL-RES-07")
def test_health_never_rises_above_the_starting_health() -> None:
    table = terrors(regeneration=6, health=(38, 30))
    assert [k for k in table.menu() if "regen" in k] == ["regenerate:2", "regenerate:1"]
    table.choose("regenerate:2")
    assert table.health(0) == 40
    assert table.refused("regenerate:4") == "TL-RES-07"
    assert not [k for k in table.menu() if "regen" in k]


@rule("TL-RES-08")
def test_coin_is_converted_to_power_one_for_one_any_number_of_times() -> None:
    table = terrors(hands=(["occult-financier", "cultist"], []), power=2, coin=1)
    assert not [k for k in table.menu() if "convert" in k]
    table.choose("play:occult-financier")
    assert [k for k in table.menu() if "convert" in k] == [f"convert:{n}" for n in (4, 3, 2, 1)]
    table.choose("convert:1", "attack:1", "convert:2")
    assert table.pool() == (1, 4, 0)
    table.choose("play:cultist", "convert:2")
    assert table.pool() == (0, 6, 0)
    assert table.nothing_pending()


@rule("TL-RES-08")
def test_conversion_goes_in_the_given_direction_only() -> None:
    table = terrors(hands=(["cultist"], []), relics=(["moneylenders-ledger"], []), power=4)
    table.choose("relic:moneylenders-ledger")
    assert [k for k in table.menu() if "convert" in k] == ["convert:1"]
    table.choose("convert:1")
    assert table.pool() == (0, 5, 0)
    assert not [k for k in table.menu() if "convert" in k]


@rule("TL-RES-08")
def test_leave_to_convert_ends_with_the_action_phase_that_gave_it() -> None:
    table = terrors(hands=(["occult-financier"], ["cultist"]), decks=(["cultist"] * 5, []))
    table.choose("play:occult-financier", "pass", "play:cultist")
    assert table.pool() == (1, 0, 0)
    assert not [k for k in table.menu() if "convert" in k]
    table.choose("pass", "play:cultist")
    assert not [k for k in table.menu() if "convert" in k]


@rule("TL-RES-09")
def test_coin_buys_and_power_attacks_and_neither_does_the_others_work() -> None:
    rich = terrors(coin=9, street=["ghoul"], market=[], acolytes=[])
    assert rich.menu() == ["buy:ghoul", "pass"]
    strong = terrors(power=2, street=["ghoul"], market=[], acolytes=[])
    assert strong.menu() == ["attack:2", "attack:1", "pass"]
    strong.choose("attack:1")
    assert strong.pool() == (0, 1, 0)


@rule("TL-RES-10")
def test_the_opponent_has_no_pool_during_the_active_players_turn() -> None:
    table = terrors(coin=3, power=3, regeneration=3, hands=(["banshee"], ["cultist"]))
    ids = {track.id for track in GAME.view(table.g, 1).tracks}
    for resource in ("coin", "power", "regeneration"):
        assert f"seat-0/{resource}" in ids
        assert f"seat-1/{resource}" not in ids
    table.choose("play:banshee")
    assert table.menu(1) == ["lose-health", "discard:cultist"]  # no Regeneration to spend
    table.choose("lose-health")
    assert table.pool() == (3, 6, 3)
