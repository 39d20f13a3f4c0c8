"""Dice of several players: offered, asked for, lent and kept; put back and taken back."""

from __future__ import annotations

from gaslamp.games.blackbriar.game import GAME
from gaslamp.games.blackbriar.second_thoughts import OFTEN
from gaslamp.kernel.rng import seeded
from kit import rule
from scenarios.blackbriar.kit import Briar, briar


def two() -> Briar:
    """The Vicar of seat 0, with a Delayed D6 to give up, and the Doctor of seat 1 with dice."""
    return briar({"vicar": "c2", "doctor": "a1"}, dice={"doctor": [(6, 6), (6, 2)]}, seats=2)


@rule("BB-UPG-04", "BB-UPG-06", "BB-UPG-11", "BB-GEN-02")
def test_the_player_of_a_townsfolk_chooses_its_upgrade() -> None:
    table = two()
    table.choose("lift:doctor:d6-6", seat=1)
    assert table.keys("pay:vicar", 1) == []
    table.choose("offer:vicar", seat=1)
    assert table.asked() == [0]
    assert table.dice("vicar").count("d6 delayed at vicar") == 4
    assert table.menu(0) == ["pay:vicar:blessed-mace", "pay:vicar:silver-crucifix", "refuse:vicar"]
    table.choose("pay:vicar:blessed-mace", seat=0)
    assert "d6 removed" not in table.dice("vicar")
    table.choose("ask:doctor:d6-2", seat=0)
    assert table.asked() == [1]
    table.choose("lend", seat=1)
    assert table.tokens("vicar") == {"upgraded"}
    assert table.dice("vicar").count("d6 removed") == 1
    assert table.dice("doctor").count("d6 delayed at vicar") == 2
    assert table.nothing_pending()


@rule("BB-UPG-04", "BB-UPG-06")
def test_who_declines_an_upgrade_loses_nothing_and_is_left_alone() -> None:
    table = two()
    table.choose("lift:doctor:d6-6", "offer:vicar", seat=1)
    table.choose("refuse:vicar", seat=0)
    assert table.nothing_pending()
    assert table.shows("doctor") == [2, 6]
    assert table.tokens("vicar") == set()
    table.choose("lift:doctor:d6-6", seat=1)
    assert table.refused("offer:vicar", 1) == "BB-GEN-02"
    table.choose("put-back", "move:doctor:b1", "lift:doctor:d6-6", seat=1)
    assert table.refused("offer:vicar", 1) == "BB-GEN-02"


@rule("BB-UPG-04")
def test_a_die_is_not_offered_where_no_upgrade_is_possible() -> None:
    table = two()
    table.give("vicar", "upgraded")
    table.choose("lift:doctor:d6-6", seat=1)
    assert table.keys("offer:vicar", 1) == []
    assert table.refused("pay:vicar:blessed-mace", 1) == "BB-UPG-04"


@rule("BB-GEN-02", "BB-SHR-05")
def test_another_players_gun_is_begun_only_if_that_player_takes_the_die() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("stitched-giant", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5)]}, seats=2)  # fmt: skip
    table.choose("lift:doctor:d6-5", "load:magistrate:duelling-pistol", seat=1)
    assert table.asked() == [0]
    assert table.menu(0) == ["load:magistrate:duelling-pistol", "refuse:magistrate"]
    table.choose("load:magistrate:duelling-pistol", "lift:magistrate:d6-1", seat=0)
    table.choose("use:magistrate:duelling-pistol:1:stitched-giant-1", seat=0)
    assert table.harm("stitched-giant-1") == 2
    assert "d6 delayed at magistrate" in table.dice("doctor")
    assert table.nothing_pending()


@rule("BB-SHR-05", "BB-SHR-01")
def test_each_player_is_asked_once_for_all_dice_of_an_upgrade() -> None:
    table = briar(
        {"vicar": "c2", "doctor": "a1", "widow": "f1"},
        seats=3,
        dice={"vicar": [(6, 1)], "doctor": [(6, 2), (6, 3)], "widow": [(6, 4)]},
    )
    table.choose("lift:vicar:d6-1", "pay:vicar:blessed-mace", seat=0)
    for die in ("doctor:d6-2", "doctor:d6-3", "widow:d6-4"):
        table.choose(f"ask:{die}", seat=0)
    assert table.asked() == [1]
    words = table.prompt()
    assert "the D6 showing 2 of the Doctor and the D6 showing 3 of the Doctor" in words
    assert "Blessed Mace of the Vicar" in words
    table.choose("lend", seat=1)
    assert table.asked() == [2]
    assert "d6 removed" not in table.dice("vicar")
    table.choose("keep", seat=2)
    assert table.asked() == [0]
    assert table.refused("ask:widow:d6-4", 0) == "BB-SHR-01"
    assert table.shows("widow") == [4]
    table.choose("take-back", seat=0)
    assert table.shows("doctor") == [2, 3]
    assert table.nothing_pending()


@rule("BB-SHR-01", "BB-ACT-25")
def test_charges_are_lent_for_one_target() -> None:
    table = briar({"widow": "c1", "doctor": "a1", "vicar": "f1"}, [("werewolf", "c4")], seats=3,
                  dice={"widow": [(6, 1)], "doctor": [(6, 6)], "vicar": [(6, 4)]})  # fmt: skip
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder", seat=0)
    table.choose("ask:doctor:d6-6", "ask:vicar:d6-4", seat=0)
    table.choose("detonate:widow:blasting-powder:werewolf", seat=0)
    table.choose("lend", seat=1)
    table.choose("keep", seat=2)
    assert table.harm("werewolf") == 0
    table.choose("detonate:widow:blasting-powder:werewolf", seat=0)
    assert table.asked() == [1]
    table.choose("lend", seat=1)
    assert table.harm("werewolf") == 3
    assert table.shows("vicar") == [4]
    assert table.nothing_pending()


@rule("BB-SHR-01")
def test_who_lends_is_told_what_for() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("ghoul", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", seat=0)
    table.choose("ask:doctor:d6-5", "use:magistrate:duelling-pistol:2:ghoul-1", seat=0)
    assert table.prompt() == (
        "Player 2: Player 1 would use Duelling Pistol of the Magistrate on Ghoul 1, "
        "with the D6 showing 5 of the Doctor. Do you lend?"
    )
    assert table.note("lend", 1) == "Health 6 to 3"
    table.choose("lend", seat=1)
    assert table.lines("lends") == [["seat-1", "dice:doctor=d6-5"]]
    assert table.harm("ghoul-1") == 3


@rule("BB-TT-04", "BB-DIC-05")
def test_a_die_put_back_can_still_fire() -> None:
    table = briar({"magistrate": "c1"}, [("ghoul", "c4")], {"magistrate": [(6, 2), (6, 5)]})
    table.choose("lift:magistrate:d6-5", "put-back")
    table.choose("lift:magistrate:d6-2", "load:magistrate:duelling-pistol")
    assert table.menu() == ["lift:magistrate:d6-5", "take-back"]
    table.choose("take-back", "lift:magistrate:d6-5", "load:magistrate:duelling-pistol")
    table.choose("lift:magistrate:d6-2", "use:magistrate:duelling-pistol:1:ghoul-1")
    assert table.harm("ghoul-1") == 2


@rule("BB-TT-04")
def test_a_die_put_back_time_and_again_waits_and_says_why() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("ghoul", "c3")],
                  {"doctor": [(6, 5), (6, 1)], "vicar": [(6, 1)]}, seats=2)  # fmt: skip
    for _ in range(OFTEN):
        table.choose("lift:doctor:d6-5", "put-back", seat=0)
    assert table.keys("lift", 0) == ["lift:doctor:d6-1"]
    assert table.refused("lift:doctor:d6-5", 0) == "BB-TT-04"
    table.choose("lift:vicar:d6-1", "use:doctor:bone-saw:1:ghoul-1", seat=1)
    assert table.keys("lift", 0) == ["lift:doctor:d6-5", "lift:doctor:d6-1"]


@rule("BB-DIC-05")
def test_an_action_taken_back_time_and_again_waits_and_says_why() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("ghoul", "c4")],
                  {"magistrate": [(6, 1), (6, 5)], "doctor": [(6, 2)]}, seats=2)  # fmt: skip
    for _ in range(OFTEN):
        table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", "take-back", seat=0)
    table.choose("lift:magistrate:d6-1", seat=0)
    assert table.refused("load:magistrate:duelling-pistol", 0) == "BB-DIC-05"
    assert "pay:magistrate:brace-of-pistols" in table.menu(0)
    table.choose("put-back", seat=0)
    table.choose("move:doctor:b1", seat=1)
    table.choose("lift:magistrate:d6-1", seat=0)
    assert "load:magistrate:duelling-pistol" in table.menu(0)


@rule("BB-TT-04")
def test_what_another_player_put_back_stays_open_to_its_owner() -> None:
    table = briar({"magistrate": "c1", "doctor": "c2"}, [("ghoul", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", seat=0)
    for _ in range(OFTEN):
        table.choose("ask:doctor:d6-5", "put-back", seat=0)
    assert table.refused("ask:doctor:d6-5", 0) == "BB-TT-04"
    table.choose("take-back", seat=0)
    assert table.keys("lift", 1) == ["lift:doctor:d6-5"]


@rule("BB-DIC-05")
def test_a_gun_is_not_loaded_for_nothing() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("ghoul", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 2)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", seat=0)
    assert table.keys("load", 0) == ["load:magistrate:duelling-pistol"]
    table.give("doctor", "curse")
    assert table.keys("load", 0) == []
    assert table.refused("load:magistrate:duelling-pistol", 0) == "BB-DIC-05"


@rule("BB-DIC-01")
def test_only_dice_that_fit_are_added_to_a_linked_action() -> None:
    table = briar({"widow": "c1"}, [("stitched-giant", "c4")],
                  {"widow": [(6, 1), (6, 2), (6, 3), (6, 4)]})  # fmt: skip
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder")
    table.choose("lift:widow:d6-2")
    table.choose("lift:widow:d6-3")
    assert table.keys("lift") == []
    assert table.refused("lift:widow:d6-4") == "BB-DIC-01"


@rule("BB-TAT-01")
def test_a_weapon_without_a_target_says_so() -> None:
    table = briar({"doctor": "c1"}, dice={"doctor": [(6, 5)]})
    table.choose("lift:doctor:d6-5")
    assert table.refused("use:doctor:bone-saw:2") == "BB-TAT-01"


@rule("BB-LOF-05")
def test_a_gun_without_a_target_says_so() -> None:
    table = briar({"magistrate": "a1"}, dice={"magistrate": [(6, 5), (6, 1)]})
    table.choose("lift:magistrate:d6-5")
    assert table.refused("load:magistrate:duelling-pistol") == "BB-LOF-05"


@rule("BB-TAT-08")
def test_a_gun_under_a_stunned_stack_names_the_stack() -> None:
    table = briar({"magistrate": "c2"}, [("rat-swarm", "c2")], {"magistrate": [(6, 5), (6, 1)]})
    table.stun("rat-swarm-1")
    table.choose("lift:magistrate:d6-5")
    assert table.refused("load:magistrate:duelling-pistol") == "BB-TAT-08"


@rule("BB-TAT-03")
def test_a_gun_beside_an_active_creature_names_it() -> None:
    table = briar({"magistrate": "c2"}, [("ghoul", "c3")], {"magistrate": [(6, 5), (6, 1)]})
    table.choose("lift:magistrate:d6-5")
    refusal = table.refusal("load:magistrate:duelling-pistol")
    assert (refusal.rule, refusal.why) == ("BB-TAT-03", "why-engaged")


@rule("BB-ACT-09")
def test_a_second_stun_is_refused_by_the_rule_of_stun() -> None:
    table = briar({"madame": "c2"}, [("ghoul", "c3")], {"madame": [(6, 5)]})
    table.stun("ghoul-1")
    table.choose("lift:madame:d6-5")
    assert table.refused("use:madame:silver-pendulum:2:ghoul-1") == "BB-ACT-09"


@rule("BB-ACT-12")
def test_a_stunned_creature_is_not_repelled() -> None:
    table = briar({"vicar": "c2"}, [("ghoul", "c3")], {"vicar": [(6, 2)]})
    table.stun("ghoul-1")
    table.choose("lift:vicar:d6-2")
    assert table.refused("use:vicar:holy-water:1:ghoul-1") == "BB-ACT-12"


# Bots


def advice(table: Briar, seat: int) -> str:
    return GAME.key(table.g, seat, int(GAME.judge().advise(table.g, seat, seeded(1))))


@rule("BB-UPG-04")
def test_a_bot_takes_a_die_that_pays_for_an_upgrade() -> None:
    table = briar({"vicar": "c2", "doctor": "a1"}, dice={"doctor": [(6, 6), (6, 6)]}, seats=2)
    table.choose("lift:doctor:d6-6", "offer:vicar", seat=1)
    assert advice(table, 0).startswith("pay:vicar")


@rule("BB-SHR-01", "BB-UPG-02")
def test_a_die_that_was_not_needed_may_be_kept_and_the_upgrade_is_bought() -> None:
    table = briar(
        {"vicar": "c2", "doctor": "a1"},
        dice={"vicar": [(6, 3), (6, 5)], "doctor": [(6, 2)]}, seats=2,
    )  # fmt: skip
    table.choose("lift:vicar:d6-3", "pay:vicar:blessed-mace", seat=0)
    table.choose("ask:doctor:d6-2", "lift:vicar:d6-5", seat=0)
    assert table.asked() == [1]
    table.choose("keep", seat=1)
    assert table.tokens("vicar") == {"upgraded"}
    assert table.shows("doctor") == [2]
    assert table.nothing_pending()


@rule("BB-SHR-01")
def test_a_bot_does_not_ask_again_who_has_kept_a_die() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("ghoul", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5), (6, 4)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", seat=0)
    assert advice(table, 0).startswith("ask:doctor")
    table.choose("ask:doctor:d6-5", "use:magistrate:duelling-pistol:2:ghoul-1", seat=0)
    table.choose("keep", seat=1)
    assert "ask:doctor:d6-4" in table.menu(0)
    assert advice(table, 0) == "take-back"
