"""Attack and Armor: Power becomes damage, and Armor absorbs its value once a turn."""

import pytest

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-ATK-01")
def test_an_attack_spends_any_chosen_amount_of_power() -> None:
    table = terrors(power=4, health=(40, 30))
    assert table.menu() == ["attack:4", "attack:3", "attack:2", "attack:1", "pass"]
    table.choose("attack:3")
    assert table.pool() == (0, 1, 0)
    assert table.health(1) == 27
    assert table.nothing_pending()


@rule("TL-ATK-01")
def test_without_power_there_is_no_attack() -> None:
    table = terrors(coin=3, regeneration=3)
    assert table.refused("attack:1") == "TL-ATK-01"


@rule("TL-ATK-02")
def test_damage_that_is_not_absorbed_reduces_health_one_for_one() -> None:
    table = terrors(power=5, health=(40, 30), relics=([], ["templar-plate"]))
    table.choose("attack:5")
    assert table.health(1) == 27
    assert table.health(0) == 40


@rule("TL-ATK-03")
def test_there_may_be_several_attacks_in_one_turn() -> None:
    table = terrors(power=4, health=(40, 30), hands=(["fanatic"], []))
    table.choose("attack:1", "attack:2", "play:fanatic", "attack:2")
    assert table.health(1) == 25
    assert table.pool() == (0, 0, 0)


@rule("TL-ATK-04")
def test_monsters_and_relics_cannot_be_attacked() -> None:
    table = terrors(power=9, play=([], ["gargoyle"]), relics=([], ["raven-cage"]))
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    assert table.menu() == [*(f"attack:{n}" for n in range(9, 0, -1)), "pass"]
    table.choose("attack:9")
    assert table.in_play(1) == ["gargoyle"]
    assert table.relics(1) == ["raven-cage"]


@rule("TL-ATK-05")
def test_nothing_obliges_a_player_to_attack() -> None:
    table = terrors(power=9, health=(40, 30))
    table.choose("pass")
    assert table.health(1) == 30
    assert table.pool() == (0, 0, 0)


@rule("TL-ATK-06")
def test_an_attack_that_is_absorbed_entirely_is_legal_and_spends_the_power() -> None:
    table = terrors(power=2, health=(40, 30), relics=([], ["templar-plate"]))
    table.choose("attack:2")
    assert table.pool() == (0, 0, 0)
    assert table.health(1) == 30
    assert table.nothing_pending()


@rule("TL-ARM-01")
def test_armor_is_the_sum_over_play_area_relics_and_haunting_monsters() -> None:
    table = terrors(
        power=10, health=(40, 30), play=([], ["gargoyle", "drowned-bride"]),
        relics=([], ["templar-plate", "iron-buckler", "canopic-jar"]),
    )  # fmt: skip
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    table.choose("attack:10")
    assert table.health(1) == 26


@rule("TL-ARM-01")
def test_the_attackers_own_armor_protects_nobody_else() -> None:
    table = terrors(power=3, health=(40, 30), relics=(["templar-plate"], []))
    table.choose("attack:3")
    assert table.health(1) == 27


@rule("TL-ARM-02")
def test_a_used_relic_gives_its_armor_like_an_unused_one() -> None:
    table = terrors(relics=(["canopic-jar"], []), health=(40, 30))
    table.choose("relic:canopic-jar", "pass")
    table.g.power = 3
    table.choose("attack:3")
    assert table.health(0) == 38
    unused = terrors(relics=(["canopic-jar"], []), health=(40, 30))
    unused.choose("pass")
    unused.g.power = 3
    unused.choose("attack:3")
    assert unused.health(0) == 38


@rule("TL-ARM-03")
@pytest.mark.parametrize("attacks", [[6], [1, 5], [2, 2, 2], [1, 1, 1, 1, 1, 1]])
def test_armor_reduces_the_total_damage_of_a_turn_however_it_is_split(attacks: list[int]) -> None:
    """F-16."""
    table = terrors(power=6, health=(40, 30), relics=([], ["templar-plate", "iron-buckler"]))
    table.choose(*(f"attack:{amount}" for amount in attacks))
    assert table.health(1) == 27


@rule("TL-ARM-04")
def test_each_attack_meets_the_armor_that_is_left() -> None:
    table = terrors(power=9, health=(40, 30), relics=([], ["templar-plate", "iron-buckler"]))
    table.choose("attack:2")
    assert (table.health(1), table.g.absorbed) == (30, 2)
    table.choose("attack:3")
    assert (table.health(1), table.g.absorbed) == (28, 3)
    table.choose("attack:4")
    assert (table.health(1), table.g.absorbed) == (24, 3)


@rule("TL-ARM-05")
def test_armor_lost_during_a_turn_changes_only_later_attacks() -> None:
    """F-15: what was absorbed stays absorbed and stays counted."""
    table = terrors(
        power=3, hands=(["witch-hunter"], []), health=(40, 30),
        relics=([], ["templar-plate", "iron-buckler"]),
    )  # fmt: skip
    table.choose("attack:1")
    assert table.health(1) == 30
    table.choose("play:witch-hunter", "destroy:seat-1:templar-plate", "attack:4")
    assert table.health(1) == 26  # Armor 1, and 1 was absorbed already


@rule("TL-ARM-04", "TL-ARM-05")
def test_armor_that_falls_below_what_it_absorbed_adds_no_damage() -> None:
    table = terrors(
        power=7, hands=(["witch-hunter"], []), health=(40, 30),
        relics=([], ["templar-plate", "iron-buckler"]),
    )  # fmt: skip
    table.choose("attack:3", "play:witch-hunter", "destroy:seat-1:templar-plate", "attack:4")
    assert table.health(1) == 26
    assert table.g.absorbed == 3


@rule("TL-ARM-05")
def test_armor_destroyed_before_the_attack_does_not_count() -> None:
    table = terrors(power=3, hands=(["witch-hunter"], []), health=(40, 30),
                    relics=([], ["templar-plate"]))  # fmt: skip
    table.choose("play:witch-hunter", "destroy:seat-1:templar-plate", "attack:5")
    assert table.health(1) == 25


@rule("TL-ARM-06")
def test_armor_does_not_reduce_a_loss_of_health() -> None:
    table = terrors(hands=(["banshee", "nosferatu"], []), health=(40, 30), power=1,
                    relics=([], ["templar-plate"]))  # fmt: skip
    table.choose("play:banshee")
    assert table.health(1) == 28
    table.choose("play:nosferatu")
    assert table.health(1) == 26
    table.choose("attack:2")
    assert table.health(1) == 26  # nor is Armor spent on losses
    assert table.nothing_pending()


@rule("TL-ARM-07")
def test_armor_does_not_reduce_health_paid_as_a_cost() -> None:
    table = terrors(hands=(["vampire"], []), relics=(["templar-plate"], []), health=(30, 30),
                    decks=(["cultist"], []))  # fmt: skip
    table.choose("overlord")
    assert table.health(0) == 28
    table.choose("play:vampire", "pay")
    assert table.health(0) == 26
    assert table.nothing_pending()


@rule("TL-ARM-08")
def test_the_absorbed_count_starts_at_zero_on_each_turn() -> None:
    table = terrors(power=1, health=(40, 30), relics=(["iron-buckler"], []),
                    play=([], ["gargoyle"]))  # fmt: skip
    table.choose("attack:1")
    assert table.g.absorbed == 1
    table.choose("pass")
    assert table.g.absorbed == 0
    table.g.power = 2
    table.choose("attack:2")
    assert table.health(0) == 39


def test_armor_above_all_damage_heals_nothing() -> None:
    """F-17."""
    table = terrors(power=2, health=(40, 30), relics=([], ["templar-plate", "iron-buckler"]))
    table.choose("attack:1", "attack:1")
    assert table.health(1) == 30
    assert table.g.absorbed == 2
