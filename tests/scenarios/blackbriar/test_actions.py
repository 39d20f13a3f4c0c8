"""Townsfolk actions: guns, explosives, blessings, commands, upgrades, buildings, tokens."""

from __future__ import annotations

import pytest

from gaslamp.games.blackbriar.board import move_to
from gaslamp.games.blackbriar.effects import compel_victims
from gaslamp.games.blackbriar.harm import attack_creature
from gaslamp.games.blackbriar.state import REMOVED
from gaslamp.games.blackbriar.tables import MAUSOLEUM_TARGET
from kit import rule
from scenarios.blackbriar.kit import briar


@rule("BB-ACT-22", "BB-DMG-06", "BB-CAB-07", "BB-ACT-03", "BB-ACT-05", "BB-ACT-18")
@pytest.mark.parametrize(("load", "blessed", "dealt"), [(5, 0, 3), (5, 2, 7), (2, 0, 1)])
def test_piercing_blessing_and_armor(load: int, blessed: int, dealt: int) -> None:
    """X-24, X-25."""
    table = briar({"gamekeeper": "c1"}, [("gargoyle", "c4")],
                  {"gamekeeper": [(6, load), (6, 4)]})  # fmt: skip
    table.g.sheets.bless[0] = blessed
    table.choose(f"lift:gamekeeper:d6-{load}", "load:gamekeeper:fowling-rifle")
    table.choose("lift:gamekeeper:d6-4", "use:gamekeeper:fowling-rifle:2:gargoyle-1")
    assert table.harm("gargoyle-1") == dealt
    assert int(table.g.sheets.bless[0]) == 0
    assert table.dice("gamekeeper").count("d6 delayed at gamekeeper") == 3


@rule("BB-CAB-13", "BB-ACT-04")
def test_dodge_ignores_weak_attacks_and_uses_up_a_blessing() -> None:
    """X-26."""
    table = briar({"doctor": "c2"}, [("bat-swarm", "c3")], {"doctor": [(6, 1)]})
    attack_creature(table.g, table.piece("bat-swarm-1"), 1)
    assert table.harm("bat-swarm-1") == 0
    attack_creature(table.g, table.piece("bat-swarm-1"), 2)
    assert table.harm("bat-swarm-1") == 2
    table = briar({"doctor": "c2"}, [("reaper", "c3")], {"doctor": [(6, 1)]})
    table.g.sheets.bless[0] = 1
    table.choose("lift:doctor:d6-1", "use:doctor:bone-saw:1:reaper")
    assert table.harm("reaper") == 0
    assert int(table.g.sheets.bless[0]) == 0


@rule("BB-ACT-10")
def test_a_stunned_creature_has_no_armor_and_no_dodge() -> None:
    table = briar({"doctor": "c2"}, [("bat-swarm", "c3"), ("bone-sentinel", "d3")])
    table.stun("bat-swarm-1", "bone-sentinel-1")
    attack_creature(table.g, table.piece("bat-swarm-1"), 1)
    attack_creature(table.g, table.piece("bone-sentinel-1"), 1)
    assert (table.harm("bat-swarm-1"), table.harm("bone-sentinel-1")) == (1, 1)


@rule("BB-ACT-19", "BB-ACT-20", "BB-ACT-30")
def test_ammunition() -> None:
    """X-27."""
    table = briar({"constable": "c1"}, [("werewolf", "c4")],
                  {"constable": [(6, 3), (6, 6), (6, 4), (6, 1)]})  # fmt: skip
    table.choose("lift:constable:d6-3", "load:constable:service-revolver")
    for face, space in ((6, 3), (4, 2), (1, 1)):
        table.choose(f"lift:constable:d6-{face}")
        assert table.keys("load") == []
        table.choose(f"use:constable:service-revolver:{space}:werewolf")
        if face == 6:
            table.choose("move:constable:d1", "lift:constable:d6-4", "put-back")
            move_to(table.g, 0, 2)
    assert table.harm("werewolf") == 6
    assert table.dice("constable") == ["d6 delayed at constable"] * 4
    table.add_die("constable", 6, 5)
    table.add_die("constable", 6, 1)
    table.choose("lift:constable:d6-5")
    assert table.keys("use:constable:service-revolver") == []
    assert table.keys("load") == ["load:constable:service-revolver"]


@rule("BB-ACT-23", "BB-ACT-24", "BB-TOK-09")
def test_scattershot_along_a_ray() -> None:
    """X-29."""
    table = briar({"colonel": "f1"}, [("revenant", "f3"), ("gargoyle", "f4"), ("revenant", "f5"),
                  ("barrow-wight", "f6")], {"colonel": [(6, 3), (6, 4)]})  # fmt: skip
    table.choose("lift:colonel:d6-3", "load:colonel:blunderbuss", "lift:colonel:d6-4")
    table.choose("use:colonel:blunderbuss:2:revenant-1")
    hurt = [table.harm(n) for n in ("revenant-1", "gargoyle-1", "revenant-2", "barrow-wight-1")]
    assert hurt == [2, 1, 2, 0]


@rule("BB-ACT-23", "BB-TOK-09", "BB-TOK-03")
def test_scattershot_into_a_stack_and_past_fear() -> None:
    table = briar({"colonel": "f1"}, [("grave-hound", "f3"), ("rat-swarm", "f5"),
                  ("rat-swarm", "f5"), ("rat-swarm", "f5")],
                  {"colonel": [(6, 2), (6, 1)]})  # fmt: skip
    table.give("colonel", "fear")
    table.choose("lift:colonel:d6-2", "load:colonel:blunderbuss", "lift:colonel:d6-1")
    table.choose("use:colonel:blunderbuss:1:grave-hound-1")
    assert table.menu() == ["hit:rat-swarm-3", "hit:rat-swarm-2", "hit:rat-swarm-1"]
    table.choose("hit:rat-swarm-1", "hit:rat-swarm-3")
    hurt = [table.harm(n) for n in ("rat-swarm-1", "rat-swarm-2", "rat-swarm-3", "grave-hound-1")]
    assert hurt == [1, 0, 1, 0]
    table = briar({"colonel": "f1"}, [("grave-hound", "f3")], {"colonel": [(6, 1), (6, 4)]})
    table.give("colonel", "fear")
    table.choose("lift:colonel:d6-1")
    assert table.keys("load") == []


@rule("BB-ACT-23", "BB-ACT-24")
def test_a_scattershot_out_of_range_hits_any_one_of_a_stack_and_the_mausoleum_ends_the_ray() -> (
    None
):
    table = briar({"colonel": "f1"}, [("rat-swarm", "f3"), ("rat-swarm", "f3")],
                  {"colonel": [(6, 6), (6, 1)]})  # fmt: skip
    table.choose("lift:colonel:d6-6", "load:colonel:blunderbuss", "lift:colonel:d6-1")
    assert table.keys("use:colonel:blunderbuss") == [
        "use:colonel:blunderbuss:1:rat-swarm-2", "use:colonel:blunderbuss:1:rat-swarm-1",
    ]  # fmt: skip
    table = briar({"colonel": "c2"}, [("ghoul", "c4"), ("ghoul", "c6")],
                  {"colonel": [(6, 3), (6, 1)]})  # fmt: skip
    table.choose("lift:colonel:d6-3", "load:colonel:blunderbuss", "lift:colonel:d6-1")
    table.choose("use:colonel:blunderbuss:1:ghoul-1")
    assert [table.harm(n) for n in ("ghoul-1", "mausoleum", "ghoul-2")] == [1, 1, 0]


@rule("BB-ACT-25", "BB-ACT-26", "BB-ACT-27")
def test_explosives() -> None:
    """X-30."""
    table = briar({"widow": "c1", "doctor": "c3"},
                  [("stitched-giant", "c4"), ("ghoul", "d3"), ("bone-sentinel", "d4")],
                  {"widow": [(6, 1), (6, 6), (6, 4)]})  # fmt: skip
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder")
    assert table.keys("detonate") == []
    table.choose("lift:widow:d6-6")
    table.choose("lift:widow:d6-4")
    assert table.keys("detonate") == ["detonate:widow:blasting-powder:stitched-giant-1"]
    table.choose("detonate:widow:blasting-powder:stitched-giant-1")
    assert table.harm("stitched-giant-1") == 5
    hurt = [table.harm(n) for n in ("doctor", "ghoul-1", "bone-sentinel-1", "mausoleum")]
    assert hurt == [1, 1, 0, 1]
    assert table.dice("widow").count("d6 on a space") == 3


@rule("BB-END-04", "BB-ACT-28", "BB-BLK-07")
def test_the_blast_can_kill_friends_and_loss_beats_the_win() -> None:
    table = briar({"widow": "c1", "doctor": "c3"}, [("ghoul", "c4"), ("necromancer", "d4")],
                  {"widow": [(6, 1), (6, 6), (6, 6)], "doctor": [(12, 1)]})  # fmt: skip
    table.hurt("doctor", 18)
    table.hurt("necromancer", 11)
    table.choose("lift:widow:d6-1", "fuse:widow:blasting-powder")
    table.choose("lift:widow:d6-6", "lift:widow:d6-6")
    table.choose("detonate:widow:blasting-powder:ghoul-1")
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "lost-killed"


@rule("BB-CAB-22", "BB-END-02", "BB-CAB-21")
def test_possession_shares_the_damage() -> None:
    """X-39."""
    table = briar({"doctor": "c2", "vicar": "c1"}, [("drowned-bride", "c2"), ("ghoul", "c3")],
                  {"vicar": [(6, 5)], "doctor": [(6, 4)]})  # fmt: skip
    table.hurt("doctor", 17)
    table.choose("lift:doctor:d6-4")
    assert table.keys("use:doctor:bone-saw") == ["use:doctor:bone-saw:2:drowned-bride-1"]
    assert table.keys("use:doctor:physicians-bag") == ["use:doctor:physicians-bag:2:doctor"]
    table.choose("put-back", "lift:vicar:d6-5")
    table.choose("use:vicar:iron-crozier:2:drowned-bride-1")
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "lost-killed"


@rule("BB-ACT-03", "BB-ACT-04")
def test_the_larger_blessing_stays() -> None:
    table = briar({"vicar": "c2", "doctor": "c1"}, dice={"vicar": [(6, 6), (6, 4)]})
    table.choose("lift:vicar:d6-6", "use:vicar:benediction:3:doctor")
    table.choose("lift:vicar:d6-4", "use:vicar:benediction:2:doctor")
    assert int(table.g.sheets.bless[1]) == 3


@rule("BB-ACT-09", "BB-ACT-08", "BB-CAB-17")
def test_stun_and_immunity() -> None:
    table = briar({"madame": "c2"}, [("ghoul", "c3"), ("reaper", "d1")],
                  {"madame": [(6, 5), (6, 3)]})  # fmt: skip
    table.choose("lift:madame:d6-5")
    assert table.keys("use:madame:silver-pendulum") == ["use:madame:silver-pendulum:2:ghoul-1"]
    assert table.refused("use:madame:silver-pendulum:2:reaper") == "BB-CAB-17"
    table.choose("use:madame:silver-pendulum:2:ghoul-1")
    assert int(table.g.board.marks[table.piece("ghoul-1")]) & 1
    table.g.board.marks[table.piece("reaper")] |= 1
    table.choose("lift:madame:d6-3")
    assert table.refused("use:madame:silver-pendulum:1:ghoul-1") == "BB-ACT-08"


@rule("BB-ACT-06", "BB-ACT-07", "BB-ACT-29")
def test_compel() -> None:
    table = briar({"madame": "c1"}, [("stitched-giant", "c3"), ("bone-sentinel", "c4"),
                  ("ghoul", "d3")], {"madame": [(6, 3)]})  # fmt: skip
    table.choose("lift:madame:d6-3", "use:madame:silver-pendulum:1:stitched-giant-1")
    assert table.menu() == ["compel:stitched-giant-1:ghoul-1",
                            "compel:stitched-giant-1:bone-sentinel-1"]  # fmt: skip
    table.rig((6, 2), (8, 3))
    table.choose("compel:stitched-giant-1:bone-sentinel-1")
    assert table.harm("bone-sentinel-1") == 4
    table = briar({"madame": "c1"}, [("ghoul", "c3")], {"madame": [(6, 3)]})
    table.choose("lift:madame:d6-3", "use:madame:silver-pendulum:1:ghoul-1")
    assert table.menu()[-1] == "decline"
    assert len(table.keys("compel-move")) == 6
    table.choose("compel-move:ghoul-1:c4")
    assert table.hex("ghoul-1") == "c4"
    table = briar({"madame": "c1"}, [("ghoul", "c5"), ("ghoul", "c5"), ("werewolf", "d4")])
    victims = compel_victims(table.g, table.piece("ghoul-1"))
    assert victims == [table.piece("ghoul-2"), MAUSOLEUM_TARGET]
    assert compel_victims(table.g, table.piece("werewolf")) == [table.piece("ghoul-2")]


@rule("BB-ACT-12", "BB-ACT-13", "BB-ACT-14")
def test_repel() -> None:
    """X-37."""
    table = briar({"vicar": "c2"}, [("shambling-corpse", "c3")], {"vicar": [(6, 2)]})
    table.choose("lift:vicar:d6-2", "use:vicar:holy-water:1:shambling-corpse-1")
    assert table.menu() == [f"repel:shambling-corpse-1:{x}" for x in ("d3", "c4", "b3")]
    table.choose("repel:shambling-corpse-1:d3")
    assert {k.rsplit(":", 1)[1] for k in table.menu()} == {"e4", "d4"}
    table.choose("repel:shambling-corpse-1:e4")
    assert table.nothing_pending()
    table = briar({"vicar": "a1"}, [("ghoul", "a2"), ("ghoul", "a3"), ("ghoul", "b2")],
                  {"vicar": [(6, 3)]})  # fmt: skip
    table.put("gargoyle", "b1")
    table.choose("lift:vicar:d6-3", "use:vicar:holy-water:1:ghoul-1")
    assert table.hex("ghoul-1") == "a2"


@rule("BB-TAT-07", "BB-ACT-11")
def test_poison_is_no_attack() -> None:
    table = briar({"doctor": "c2"}, [("bone-sentinel", "c3")], {"doctor": [(6, 4), (6, 1)]})
    table.g.sheets.bless[0] = 2
    table.choose("lift:doctor:d6-4", "use:doctor:syringe:2:bone-sentinel-1")
    table.choose("lift:doctor:d6-1", "use:doctor:syringe:1:bone-sentinel-1")
    assert int(table.g.board.poison[table.piece("bone-sentinel-1")]) == 3
    assert int(table.g.sheets.bless[0]) == 2


@rule("BB-TOK-03")
def test_fear_keeps_weapons_from_creatures_with_fear() -> None:
    table = briar({"doctor": "c2"}, [("grave-hound", "c3"), ("ghoul", "d2")], {"doctor": [(6, 4)]})
    table.give("doctor", "fear")
    table.choose("lift:doctor:d6-4")
    assert table.keys("use:doctor:bone-saw") == ["use:doctor:bone-saw:2:ghoul-1"]
    assert table.refused("use:doctor:bone-saw:2:grave-hound-1") == "BB-TOK-03"
    table.stun("grave-hound-1")
    assert "use:doctor:bone-saw:2:grave-hound-1" in table.menu()


@rule("BB-TOK-04")
def test_mesmer_locks_own_dice_only() -> None:
    table = briar({"doctor": "c2", "vicar": "f1"}, [("werewolf", "c3")],
                  {"doctor": [(6, 4)], "vicar": [(6, 5)]})  # fmt: skip
    table.give("doctor", "mesmer")
    table.choose("lift:vicar:d6-5", "use:doctor:bone-saw:2:werewolf")
    assert "d6 delayed at doctor" in table.dice("vicar")
    table.choose("lift:doctor:d6-4", "use:doctor:bone-saw:2:werewolf")
    assert "d6 on a space" in table.dice("doctor")


@rule("BB-DMG-01", "BB-DMG-03", "BB-DMG-05", "BB-END-01", "BB-END-05")
def test_defeat() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c3"), ("werewolf", "d2")])
    table.give("doctor", "curse")
    table.poison("ghoul-1", 2)
    attack_creature(table.g, table.piece("ghoul-1"), 9)
    assert table.hex("ghoul-1") == ""
    assert int(table.g.board.poison[table.piece("ghoul-1")]) == 0
    assert table.tokens("doctor") == {"curse"}
    attack_creature(table.g, table.piece("werewolf"), 99)
    assert not table.over()
    table.put("necromancer", "c4")
    attack_creature(table.g, table.piece("necromancer"), 20)
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "won-necromancer"
    assert REMOVED == 2
