"""What is advised does not come to nothing: whole turns by advice, and each die has its use."""

from __future__ import annotations

from gaslamp.games.blackbriar import planner
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.creature_action import Act
from gaslamp.games.blackbriar.game import GAME
from gaslamp.kernel.rng import seeded
from scenarios.blackbriar.kit import Briar, briar


def advice(table: Briar, seat: int = 0) -> str:
    code = GAME.judge().advise(table.g, seat, seeded(1))
    return GAME.key(table.g, seat, int(code))


def by_advice(table: Briar, stop: str) -> list[str]:
    """The keys of what is advised and done, until this is advised."""
    keys: list[str] = []
    while (key := advice(table, table.asked()[0])) != stop:
        table.choose(key, seat=table.asked()[0])
        keys.append(key)
    return keys


def settled(table: Briar, *folk: str) -> Briar:
    """Nobody moves or upgrades any more in this turn."""
    for name in folk:
        table.give(name, "moved", "upgraded")
    return table


def test_what_is_felled_anyway_is_not_stunned_first() -> None:
    table = briar({"madame": "b2", "colonel": "c2"}, [("drowned-bride", "c3")],
                  {"madame": [(6, 5)], "colonel": [(6, 5), (6, 5)]})  # fmt: skip
    table.tier("madame", 2, 2)
    settled(table, "madame", "colonel")
    assert by_advice(table, "pass") == [
        "lift:madame:d6-5", "use:madame:hatpin-stiletto:2:drowned-bride-1",
        "lift:colonel:d6-5", "use:colonel:cavalry-sabre:2:drowned-bride-1",
    ]  # fmt: skip
    assert table.hex("drowned-bride-1") == ""


def test_a_stun_that_lasts_is_advised() -> None:
    table = briar({"madame": "b2"}, [("stitched-giant", "b3")], {"madame": [(6, 5)]})
    table.tier("madame", 2, 2)
    settled(table, "madame")
    assert by_advice(table, "pass") == [
        "lift:madame:d6-5", "use:madame:spirit-board:2:stitched-giant-1",
    ]  # fmt: skip


def test_what_a_friend_is_about_to_fell_is_not_stunned() -> None:
    table = briar({"madame": "a2", "colonel": "c2"}, [("drowned-bride", "c3")],
                  {"madame": [(6, 5)], "colonel": [(6, 6), (6, 3)]}, seats=2)  # fmt: skip
    table.tier("madame", 2, 2)
    table.hurt("drowned-bride-1", 1)
    settled(table, "madame", "colonel")
    assert advice(table, 0) == "pass"
    table.choose("pass", seat=0)
    assert advice(table, 1) == "lift:colonel:d6-6"


def test_what_dies_of_poison_before_it_acts_is_not_struck() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c3")], {"doctor": [(6, 4)]})
    settled(table, "doctor")
    table.poison("ghoul-1", 2)
    table.hurt("ghoul-1", int(table.g.kind(table.piece("ghoul-1")).health) - 2)
    assert advice(table) == "pass"
    table.poison("ghoul-1", 1)
    assert advice(table) == "lift:doctor:d6-4"


def test_a_scratch_is_not_healed_with_a_die_that_could_block_as_much() -> None:
    table = briar({"widow": "a2"}, [("stitched-giant", "a3"), ("revenant", "b2")],
                  {"widow": [(6, 3)]})  # fmt: skip
    settled(table, "widow")
    table.hurt("widow", 1)
    assert advice(table) == "pass"
    table.hurt("widow", 9)
    assert by_advice(table, "pass") == ["lift:widow:d6-3", "building:hospital:heal-6:widow"]


def test_dice_are_held_only_where_a_strike_is_to_come() -> None:
    table = briar({"colonel": "c1"}, [("ghoul", "c4")], {"colonel": [(6, 2), (6, 4)]})
    settled(table, "colonel")
    assert by_advice(table, "pass") == [
        "lift:colonel:d6-2", "load:colonel:blunderbuss",
        "lift:colonel:d6-4", "use:colonel:blunderbuss:2:ghoul-1",
    ]  # fmt: skip


def test_dice_without_a_better_use_are_held_against_a_strike() -> None:
    table = briar({"colonel": "c2"}, [("stitched-giant", "c3")], {"colonel": [(12, 2)]})
    settled(table, "colonel")
    assert advice(table) == "pass"


def test_no_charge_is_laid_that_the_explosion_does_not_need() -> None:
    table = briar({"widow": "c1", "madame": "a1"}, [("stitched-giant", "c4")],
                  {"widow": [(6, 1), (6, 2), (6, 4)], "madame": [(6, 6)]}, seats=2)  # fmt: skip
    table.tier("widow", 2, 2)
    table.hurt("stitched-giant-1", 6)
    settled(table, "widow", "madame")
    table.choose("lift:widow:d6-1", seat=0)
    table.choose("fuse:widow:dynamite", seat=0)
    keys = by_advice(table, "lend")
    assert keys == [
        "lift:widow:d6-4", "ask:madame:d6-6", "detonate:widow:dynamite:stitched-giant-1",
    ]  # fmt: skip


def test_an_upgrade_is_paid_with_no_die_too_many() -> None:
    table = briar({"constable": "c1", "vicar": "a1"}, [("ghoul", "c6")],
                  {"constable": [(6, 1), (6, 3), (6, 3)], "vicar": [(6, 6)]}, seats=2)  # fmt: skip
    settled(table, "vicar")
    table.choose("lift:constable:d6-1", seat=0)
    table.choose("pay:constable:lever-action-carbine", seat=0)
    assert by_advice(table, "lend") == ["lift:constable:d6-3", "ask:vicar:d6-6"]


def struck(damage: int, waiting: list[str]) -> Briar:
    """The Constable is struck; others of the dead beside it may still be to come."""
    table = briar({"constable": "c2"}, [("revenant", "c3"), ("ghoul", "b3")],
                  {"constable": [(6, 1), (6, 2), (12, 7)]})  # fmt: skip
    table.g.townsfolk_turn = False
    for name in waiting:
        table.g.then(Act(table.piece(name), -1))
    table.g.then(Block(table.piece("revenant-1"), table.piece("constable"), damage, 0))
    return table


def test_the_last_strike_is_blocked_with_the_fewest_dice() -> None:
    table = struck(2, [])
    assert advice(table) == "block:constable:d12"


def test_the_largest_die_is_kept_for_the_strike_to_come() -> None:
    table = struck(2, ["ghoul-1"])
    for _ in range(2):
        assert advice(table) == "block:constable:d6"
        table.choose("block:constable:d6")


def test_a_scratch_is_blocked_with_what_is_rolled_anew_anyway() -> None:
    assert advice(struck(1, [])) == "block:constable:d6"


def test_a_creature_is_led_with_the_fewest_questions() -> None:
    table = briar({"constable": "c2"}, [("werewolf", "e5")])
    table.g.townsfolk_turn = False
    table.activate("werewolf")
    assert advice(table) == "step:werewolf:d4"
    table.choose("step:werewolf:d4")
    assert table.hex("werewolf") == "d3"
    assert table.nothing_pending()


def test_a_creature_is_repelled_with_the_fewest_questions() -> None:
    table = briar({"vicar": "c5"}, [("ghoul", "b4"), ("gargoyle", "b3")], {"vicar": [(6, 3)]})
    table.choose("lift:vicar:d6-3", "use:vicar:holy-water:1:ghoul-1")
    assert "repel:ghoul-1:a5" in table.menu()
    assert advice(table) == "repel:ghoul-1:a4"
    table.choose("repel:ghoul-1:a4")
    assert table.nothing_pending()


def test_a_target_is_named_that_saves_a_question() -> None:
    table = briar({"constable": "d6", "colonel": "a6"}, [("werewolf", "c5")])
    table.g.townsfolk_turn = False
    health = [int(table.g.character(folk).health) for folk in (0, 1)]
    table.hurt("constable", health[0] - 10)
    table.hurt("colonel", health[1] - 10)
    table.activate("werewolf")
    assert "target:constable" in table.menu()
    assert advice(table) == "target:colonel"
    table.choose("target:colonel")
    assert table.nothing_pending()


def test_an_action_that_would_be_taken_back_is_foreseen() -> None:
    judge = GAME.judge()
    for charges, back in (([(6, 6)], False), ([], True)):
        table = briar({"widow": "c1", "colonel": "a1"}, [("stitched-giant", "c4")],
                      {"widow": [(6, 2), *charges], "colonel": [(12, 1)]}, seats=2)  # fmt: skip
        table.tier("widow", 2, 2)
        settled(table, "widow", "colonel")
        table.choose("lift:widow:d6-2", seat=0)
        fuse = table.code("fuse:widow:dynamite", 0)
        assert planner.taken_back(judge, table.g, 0, fuse) == back
