"""The Townsfolk turn: rolling, moving, attacking, sharing, passing and its end."""

from __future__ import annotations

from gaslamp.games.blackbriar.state import DELAYED, ON_BUILDING, ON_CREATURE, REMOVED
from gaslamp.games.blackbriar.townsfolk_turn import END_TURN, TOWNSFOLK_TURN
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.blackbriar.kit import briar, h


def begin_turn(table) -> None:  # type: ignore[no-untyped-def]  # any table of the kit
    """Start a fresh Townsfolk turn on this position."""
    table.g.agenda.pop()
    table.g.agenda.pop()
    table.g.then(TOWNSFOLK_TURN)
    advance(table.g)


@rule("BB-TT-01", "BB-TT-02", "BB-TT-03", "BB-TURN-06", "BB-BLD-04", "BB-SHR-03", "BB-BLK-06")
def test_own_dice_are_rolled_and_strays_return() -> None:
    """X-21, X-22."""
    table = briar({"doctor": "a1", "vicar": "f1"}, [("ghoul", "f6")], {"vicar": [(8, 8)]})
    table.lay("doctor", 6, DELAYED + 1)
    table.lay("doctor", 8, ON_BUILDING + 2)
    table.lay("doctor", 10, ON_CREATURE + table.piece("ghoul-1"))
    begin_turn(table)
    assert len(table.shows("doctor")) == 4
    assert len(table.shows("vicar")) == 5
    home = [where for where in table.dice("doctor") if "delayed" in where]
    assert home == [f"{d} delayed at doctor" for d in ("d10", "d6", "d8")]
    begin_turn(table)
    assert len(table.shows("doctor")) == 7


@rule("BB-TT-12", "BB-TT-11", "BB-TOK-05", "BB-TOK-10")
def test_the_colonel_regenerates_unless_sickened() -> None:
    table = briar({"colonel": "a1", "doctor": "b2"})
    table.hurt("colonel", 3)
    table.hurt("doctor", 3)
    begin_turn(table)
    assert (table.harm("colonel"), table.harm("doctor")) == (2, 3)
    table.give("colonel", "sicken")
    begin_turn(table)
    assert table.harm("colonel") == 2


@rule("BB-TT-07", "BB-TT-08", "BB-TT-09", "BB-TT-10", "BB-TOK-08", "BB-ACT-21")
def test_the_end_of_the_turn() -> None:
    """X-28."""
    table = briar({"constable": "c1", "doctor": "a1"}, [("stitched-giant", "c4")],
                  {"constable": [(6, 3), (6, 6), (6, 4)], "doctor": [(6, 2)]})  # fmt: skip
    table.give("doctor", "curse", "fear", "mesmer", "sicken", "weaken", "broken-1")
    table.lay("doctor", 8, ON_BUILDING + 1)
    table.g.sheets.bless[1] = 2
    table.choose("lift:constable:d6-3", "load:constable:service-revolver")
    table.choose("lift:constable:d6-6", "use:constable:service-revolver:3:stitched-giant-1")
    table.choose("lift:constable:d6-4", "use:constable:service-revolver:2:stitched-giant-1")
    assert table.harm("stitched-giant-1") == 5
    assert "d6 on a space" in table.dice("constable")
    while table.waiting() == "OpenTurn" and table.g.wave == 1:
        END_TURN.run(table.g)
        break
    assert table.dice("constable") == ["d6 delayed at constable"] * 4
    assert table.tokens("doctor") == {"broken-1"}
    assert "d8 on factory" in table.dice("doctor")
    assert "d6 shows 2" in table.dice("doctor")
    assert int(table.g.sheets.bless[1]) == 0


@rule("BB-TT-04", "BB-TT-05", "BB-TT-06", "BB-GEN-02")
def test_the_turn_is_open_to_all_and_a_pass_can_be_taken_back() -> None:
    table = briar({"doctor": "c2", "vicar": "b2", "widow": "f1"}, seats=2,
                  dice={"doctor": [(6, 1)], "widow": [(6, 2)]})  # fmt: skip
    assert table.asked() == [0, 1]
    assert table.keys("move:widow", 0)
    assert not table.keys("move:widow", 1)
    table.choose("pass", seat=0)
    assert table.asked() == [1]
    table.choose("move:vicar:b3", seat=1)
    assert table.asked() == [0, 1]
    assert table.menu(0) == ["stay", "return"]
    table.choose("stay", seat=0)
    assert table.asked() == [1]
    table.choose("pass", seat=1)
    assert table.g.wave == 2


@rule("BB-TT-06")
def test_taking_a_pass_back() -> None:
    table = briar({"doctor": "c2", "vicar": "b2"}, seats=2)
    table.choose("pass", seat=0)
    table.choose("move:vicar:b3", seat=1)
    table.choose("return", seat=0)
    assert "move:doctor:c1" in table.menu(0)


@rule("BB-TMV-01", "BB-TMV-05", "BB-TMV-06", "BB-TMV-07", "BB-TMV-08", "BB-TMV-09")
def test_active_creatures_hold_a_townsfolk() -> None:
    """X-14, X-15, X-16."""
    table = briar({"doctor": "c2"}, [("ghoul", "c3")])
    assert table.keys("move:doctor") == ["move:doctor:d2", "move:doctor:b2"]
    assert table.refused("move:doctor:c1") == "BB-TMV-05"
    table.put("ghoul", "d1")
    assert table.keys("move:doctor") == ["move:doctor:d2"]
    table.stun("ghoul-1")
    assert table.keys("move:doctor") == ["move:doctor:c1", "move:doctor:d2"]
    table = briar({"doctor": "a1", "vicar": "b1", "widow": "a2"})
    assert table.keys("move:doctor") == []
    table = briar({"doctor": "c2"})
    table.choose("move:doctor:c3")
    assert table.hex("doctor") == "c3"
    assert table.keys("move:doctor") == []


@rule("BB-TMV-04", "BB-CAB-21")
def test_nobody_moves_from_under_an_active_creature() -> None:
    table = briar({"doctor": "c2"}, [("rat-swarm", "c2")])
    assert table.keys("move") == []
    assert table.refused("move:doctor:c2") == "BB-TMV-04"
    table.stun("rat-swarm-1")
    assert len(table.keys("move")) == 6


@rule("BB-TMV-02", "BB-TMV-03", "BB-SHR-07")
def test_a_further_move_costs_an_own_die() -> None:
    table = briar({"doctor": "c2", "vicar": "f1"}, dice={"doctor": [(6, 1)], "vicar": [(6, 2)]})
    table.choose("lift:doctor:d6-1")
    assert table.keys("walk") == []
    table.choose("put-back", "move:doctor:c3", "lift:doctor:d6-1", "walk:doctor:c4")
    assert table.hex("doctor") == "c4"
    assert table.dice("doctor") == ["d6 delayed at doctor"] * 5
    table.choose("lift:vicar:d6-2")
    assert table.keys("walk:doctor") == []


@rule("BB-BOARD-07", "BB-BOARD-04")
def test_the_intact_mausoleum_cannot_be_entered() -> None:
    table = briar({"doctor": "c4"})
    assert table.refused("move:doctor:c5") == "BB-BOARD-07"
    table.ruin("mausoleum")
    assert "move:doctor:c5" in table.menu()
    table = briar({"doctor": "c2"})
    assert "move:doctor:d2" in table.menu()


@rule("BB-TAT-01", "BB-TAT-02", "BB-TAT-06", "BB-ACT-01", "BB-DIC-01", "BB-DIC-03", "BB-MAU-01")
def test_a_plain_attack() -> None:
    table = briar({"doctor": "c4", "vicar": "b4"}, [("ghoul", "c3"), ("ghoul", "d5")],
                  {"doctor": [(6, 5), (6, 2)]})  # fmt: skip
    table.choose("lift:doctor:d6-5")
    assert table.keys("use:doctor:bone-saw") == [
        "use:doctor:bone-saw:2:ghoul-1", "use:doctor:bone-saw:2:mausoleum",
    ]  # fmt: skip
    assert table.keys("use:doctor:syringe") == ["use:doctor:syringe:2:ghoul-1"]
    assert table.refused("use:doctor:bone-saw:1") == "BB-DIC-01"
    table.choose("use:doctor:bone-saw:2:mausoleum")
    assert table.harm("mausoleum") == 2
    assert table.dice("doctor").count("d6 delayed at doctor") == 4
    table.choose("lift:doctor:d6-2", "use:doctor:bone-saw:1:ghoul-1")
    assert table.harm("ghoul-1") == 1


@rule("BB-MAU-02", "BB-END-05")
def test_the_mausoleum_falls_and_the_game_goes_on() -> None:
    table = briar({"doctor": "c4"}, dice={"doctor": [(6, 5)]})
    table.hurt("mausoleum", 22)
    table.choose("lift:doctor:d6-5", "use:doctor:bone-saw:2:mausoleum")
    assert table.lines("ruined") == [["mausoleum"]]
    assert table.nothing_pending()


@rule("BB-DIC-02", "BB-DIC-04")
def test_a_space_without_refresh_locks() -> None:
    table = briar({"colonel": "c2"}, [("stitched-giant", "c3")],
                  {"colonel": [(6, 6), (6, 6), (8, 7)]})  # fmt: skip
    table.choose("lift:colonel:d6-6", "use:colonel:cavalry-sabre:3:stitched-giant-1")
    assert table.harm("stitched-giant-1") == 3
    table.choose("lift:colonel:d6-6")
    assert table.keys("use:colonel:cavalry-sabre") == []
    assert table.refused("use:colonel:cavalry-sabre:3") == "BB-DIC-02"
    table.choose("put-back")
    assert table.keys("lift") == ["lift:colonel:d6-6", "lift:colonel:d8-7"]


@rule("BB-TAT-03", "BB-TAT-04", "BB-LOF-08", "BB-TAT-07")
def test_ranged_attacks_need_a_free_shooter() -> None:
    """X-07, X-08."""
    table = briar({"magistrate": "c2"}, [("ghoul", "c3"), ("ghoul", "d2"), ("ghoul", "d3"),
                  ("gargoyle", "d4")], {"magistrate": [(6, 4), (6, 2)]})  # fmt: skip
    table.choose("lift:magistrate:d6-4")
    assert table.keys("load") == []
    assert table.refused("load:magistrate:duelling-pistol") == "BB-TAT-03"
    table.choose("put-back")
    table.stun("ghoul-1", "ghoul-2")
    table.choose("lift:magistrate:d6-4", "load:magistrate:duelling-pistol")
    table.choose("lift:magistrate:d6-2")
    hits = [k.rsplit(":", 1)[1] for k in table.keys("use:magistrate:duelling-pistol:1")]
    assert sorted(hits) == ["ghoul-1", "ghoul-2", "ghoul-3"]


@rule("BB-TAT-05", "BB-TAT-08")
def test_under_a_stack_only_the_stack_can_be_attacked() -> None:
    table = briar({"magistrate": "c2"}, [("rat-swarm", "c2"), ("ghoul", "c3"), ("ghoul", "c5")],
                  {"magistrate": [(6, 5), (6, 1)]})  # fmt: skip
    table.stun("rat-swarm-1", "ghoul-1")
    table.choose("lift:magistrate:d6-5")
    assert table.keys("use") == ["use:magistrate:sword-cane:2:rat-swarm-1"]
    assert table.keys("load") == []


@rule("BB-SHR-01", "BB-SHR-02", "BB-SHR-04", "BB-DIC-06", "BB-SHR-03")
def test_a_shared_die_acts_for_the_card_it_is_put_on() -> None:
    table = briar({"doctor": "c2", "vicar": "f1"}, [("ghoul", "c3")], {"vicar": [(6, 4)]}, seats=2)
    table.choose("lift:vicar:d6-4", seat=1)
    assert not table.keys("use:vicar:iron-crozier", 1)
    table.choose("use:doctor:bone-saw:2:ghoul-1", seat=1)
    assert table.harm("ghoul-1") == 2
    assert "d6 delayed at doctor" in table.dice("vicar")


@rule("BB-SHR-06", "BB-TOK-02")
def test_a_curse_stops_sharing_both_ways_but_not_buildings() -> None:
    for cursed in ("doctor", "vicar"):
        table = briar({"doctor": "c2", "vicar": "b1"}, [("ghoul", "c3")], {"vicar": [(6, 3)]})
        table.hurt("doctor", 4)
        table.give("doctor", "broken-2")
        table.give(cursed, "curse")
        table.choose("lift:vicar:d6-3")
        assert table.keys("use:doctor") == table.keys("repair:doctor") == []
        assert "building:hospital:heal-6:doctor" in table.menu()
        assert table.refused("use:doctor:bone-saw:1") == "BB-SHR-06"


@rule("BB-SHR-05", "BB-DIC-05")
def test_dice_of_several_townsfolk_in_one_linked_action() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("stitched-giant", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", seat=0)
    assert table.asked() == [0]
    table.choose("ask:doctor:d6-5", seat=0)
    table.choose("use:magistrate:duelling-pistol:2:stitched-giant-1", seat=0)
    assert table.asked() == [1]
    assert table.harm("stitched-giant-1") == 0
    table.choose("lend", seat=1)
    assert table.harm("stitched-giant-1") == 3
    assert "d6 delayed at magistrate" in table.dice("doctor")


@rule("BB-DIC-05")
def test_a_linked_action_can_be_taken_back_until_it_is_done() -> None:
    table = briar({"magistrate": "c1"}, [("stitched-giant", "c4")],
                  {"magistrate": [(6, 1), (6, 5)]})  # fmt: skip
    before = table.dice("magistrate")
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", "take-back")
    assert table.dice("magistrate") == before
    assert table.nothing_pending()


@rule("BB-SHR-04")
def test_an_owner_may_keep_the_die() -> None:
    table = briar({"magistrate": "c1", "doctor": "a1"}, [("stitched-giant", "c4")],
                  {"magistrate": [(6, 1)], "doctor": [(6, 5)]}, seats=2)  # fmt: skip
    table.choose("lift:magistrate:d6-1", "load:magistrate:duelling-pistol", seat=0)
    table.choose("ask:doctor:d6-5", "use:magistrate:duelling-pistol:2:stitched-giant-1", seat=0)
    table.choose("keep", seat=1)
    assert table.menu(0) == ["take-back"]
    assert table.refused("ask:doctor:d6-5", 0) == "BB-SHR-01"
    assert table.shows("doctor") == [5]
    assert table.harm("stitched-giant-1") == 0


@rule("BB-STK-08", "BB-HLP-01", "BB-ACT-02", "BB-HLP-03")
def test_healing_itself_or_beside_it_even_when_engaged() -> None:
    table = briar({"doctor": "c2", "vicar": "c1", "widow": "f1"}, [("ghoul", "c3")],
                  {"doctor": [(6, 6)]})  # fmt: skip
    table.hurt("vicar", 3)
    table.choose("lift:doctor:d6-6")
    assert table.keys("use:doctor:physicians-bag") == [
        "use:doctor:physicians-bag:3:doctor", "use:doctor:physicians-bag:3:vicar",
    ]  # fmt: skip
    table.choose("use:doctor:physicians-bag:3:vicar")
    assert table.harm("vicar") == 0
    assert "d6 on a space" in table.dice("doctor")


@rule("BB-TOK-05")
def test_the_sickened_cannot_be_healed_but_can_heal() -> None:
    table = briar({"doctor": "c2", "vicar": "c1"}, dice={"doctor": [(6, 4)]})
    table.hurt("vicar", 3)
    table.hurt("doctor", 3)
    table.give("doctor", "sicken")
    table.choose("lift:doctor:d6-4")
    assert table.keys("use:doctor:physicians-bag") == ["use:doctor:physicians-bag:2:vicar"]
    assert table.refused("use:doctor:physicians-bag:2:doctor") == "BB-TOK-05"
    assert table.keys("building:hospital") == ["building:hospital:heal-6:vicar"]


@rule("BB-HLP-02", "BB-ACT-15", "BB-TOK-06")
def test_reroll_reaches_only_afar() -> None:
    table = briar(
        {"magistrate": "c1", "doctor": "c2", "vicar": "c3"},
        dice={"magistrate": [(6, 2)], "doctor": [(6, 1)], "vicar": [(6, 1), (6, 5)]},
    )
    table.give("vicar", "weaken")
    table.choose("lift:magistrate:d6-2")
    assert table.keys("use:magistrate:oratory") == ["use:magistrate:oratory:1:vicar"]
    table.choose("use:magistrate:oratory:1:vicar")
    assert table.menu() == ["reroll:vicar:d6-1", "reroll:vicar:d6-5"]
    table.rig((6, 6))
    table.choose("reroll:vicar:d6-1")
    assert table.shows("vicar") == [3, 5]


@rule("BB-ACT-16", "BB-TOK-07", "BB-TOK-06")
def test_set_die() -> None:
    """X-33."""
    table = briar({"magistrate": "c1", "vicar": "c3"},
                  dice={"magistrate": [(6, 6)], "vicar": [(6, 2)]})  # fmt: skip
    table.choose("lift:magistrate:d6-6", "use:magistrate:oratory:2:vicar")
    assert table.menu() == [f"set-die:vicar:d6-2:{n}" for n in (1, 3, 4, 5, 6)]
    table.give("vicar", "weaken")
    assert table.menu() == ["set-die:vicar:d6-2:1", "set-die:vicar:d6-2:3"]
    assert table.refused("set-die:vicar:d6-2:6") == "BB-TOK-07"
    table.choose("set-die:vicar:d6-2:3")
    assert table.shows("vicar") == [3]
    table = briar({"vicar": "c3"})
    table.give("vicar", "weaken")
    table.lay("vicar", 6, REMOVED, 2)
    table.lay("vicar", 10, DELAYED)
    table.rig((6, 5), (6, 2), (10, 8))
    begin_turn(table)
    assert table.shows("vicar") == [2, 3, 3]


@rule("BB-GEN-03", "BB-GEN-05")
def test_sides_and_exceptions() -> None:
    """A townsfolk's spaces aim at creatures and the Mausoleum only, FUSE hits friends too."""
    table = briar({"doctor": "d1", "vicar": "c1"}, dice={"doctor": [(6, 5)]})
    table.choose("lift:doctor:d6-5")
    assert table.keys("use:doctor:bone-saw") == []
    assert h("d1") == 3
