"""Where rules meet: covered buildings, blasts and Stacks, the last tie-breakers, who may block."""

from __future__ import annotations

from gaslamp.games.blackbriar.state import DELAYED, ON_BUILDING
from gaslamp.games.blackbriar.townsfolk_turn import END_TURN
from kit import rule
from scenarios.blackbriar.kit import Briar, briar


def charged(table: Briar, *faces: int) -> None:
    """The Widow sets a fuse with her first die and lays charges of these values."""
    table.choose(table.keys("lift:widow")[0], "fuse:widow:blasting-powder")
    for face in faces:
        table.choose(f"lift:widow:d6-{face}")


@rule("BB-BLD-06")
def test_a_die_leaves_a_building_that_falls() -> None:
    table = briar({"doctor": "a6", "vicar": "f6"}, [("ghoul", "d3")])
    table.lay("vicar", 8, ON_BUILDING + 3)
    table.hurt("town-hall", 16)
    table.rig((6, 2))
    table.activate("ghoul-1")
    assert table.lines("ruined") == [["town-hall"]]
    assert [d for d in table.dice("vicar") if d.startswith("d8")] == ["d8 delayed at vicar"]
    assert table.nothing_pending()


@rule("BB-CAB-10")
def test_an_unseen_avoider_does_not_step_into_view() -> None:
    """From D2 she would be closer, with an attack, but the Doctor would see her."""
    table = briar({"doctor": "a1"}, [("hag", "c3")])
    table.rig((6, 3))
    table.activate("hag")
    table.settle()
    assert table.hex("hag") == "c3"
    assert table.lines("course-strikes") == [["hag"]]


@rule("BB-TOK-09", "BB-ACT-26")
def test_a_fuse_is_not_aimed_at_fear_but_the_blast_reaches_it() -> None:
    table = briar({"widow": "c1"}, [("grave-hound", "c4"), ("ghoul", "e4"), ("barghest", "e3")],
                  {"widow": [(6, 1), (6, 6)]})  # fmt: skip
    table.give("widow", "fear")
    charged(table, 6)
    assert table.keys("detonate") == ["detonate:widow:blasting-powder:ghoul-1"]
    assert table.refused("detonate:widow:blasting-powder:grave-hound-1") == "BB-TOK-09"
    table.choose("detonate:widow:blasting-powder:ghoul-1")
    assert (table.harm("ghoul-1"), table.harm("barghest"), table.harm("grave-hound-1")) == (3, 1, 0)


@rule("BB-ACT-28", "BB-ACT-27")
def test_the_blast_goes_on_when_its_target_has_fallen() -> None:
    table = briar({"widow": "c1", "doctor": "c3"}, [("ghoul", "c4"), ("barrow-wight", "d4")],
                  {"widow": [(6, 1), (6, 6)]})  # fmt: skip
    table.hurt("ghoul-1", 5)
    charged(table, 6)
    table.choose("detonate:widow:blasting-powder:ghoul-1")
    assert table.hex("ghoul-1") == ""
    assert (table.harm("barrow-wight-1"), table.harm("doctor")) == (1, 1)
    assert table.nothing_pending()


@rule("BB-ACT-24", "BB-MAU-07")
def test_a_scattershot_spares_a_covered_mausoleum_even_if_the_cover_falls() -> None:
    table = briar({"colonel": "c2"}, [("ghoul", "c5")], {"colonel": [(6, 3), (6, 6)]})
    table.hurt("ghoul-1", 5)
    table.choose("lift:colonel:d6-3", "load:colonel:blunderbuss", "lift:colonel:d6-6")
    table.choose("use:colonel:blunderbuss:3:ghoul-1")
    assert table.hex("ghoul-1") == ""
    assert table.harm("mausoleum") == 0


@rule("BB-ACT-26", "BB-STK-06")
def test_a_blast_spares_what_a_stack_covers() -> None:
    for cover, worn in (("rat-swarm", 0), ("bone-sentinel", 1)):
        table = briar({"widow": "f4"}, [(cover, "d2"), ("revenant", "d3")],
                      {"widow": [(6, 1), (6, 6)]})  # fmt: skip
        charged(table, 6)
        table.choose("detonate:widow:blasting-powder:revenant-1")
        assert table.harm("revenant-1") == 3
        assert table.harm("town-hall") == worn


@rule("BB-CAB-18", "BB-CAB-19", "BB-STK-06")
def test_magick_cannot_reach_a_covered_building_beside_it() -> None:
    table = briar({"doctor": "b1"}, [("hedge-witch", "f6"), ("rat-swarm", "a2")])
    table.rig((6, 4))
    table.strike("hedge-witch-1", "doctor")
    assert (table.harm("church"), table.harm("hospital")) == (4, 0)
    assert table.nothing_pending()


@rule("BB-CAB-19")
def test_magick_with_one_building_only_is_forced_and_with_none_hits_oneself() -> None:
    table = briar({"doctor": "a1"}, [("hedge-witch", "f6"), ("rat-swarm", "b1")])
    table.ruin("hospital")
    table.rig((6, 4))
    table.strike("hedge-witch-1", "doctor")
    assert table.harm("church") == 0
    assert table.harm("doctor") == 4
    assert table.nothing_pending()


@rule("BB-BLK-02")
def test_one_player_blocks_only_with_dice_of_those_beside() -> None:
    table = briar({"doctor": "c2", "vicar": "b2", "widow": "f1"}, [("barrow-wight", "c3")],
                  {"doctor": [(6, 1)], "vicar": [(6, 1)], "widow": [(6, 1)]})  # fmt: skip
    table.ruin("town-hall")
    table.hurt("doctor", 10)
    table.rig((6, 5))
    table.activate("barrow-wight-1")
    assert table.menu() == ["done", "block:doctor:d6", "block:vicar:d6"]


@rule("BB-BLK-08")
def test_who_is_under_a_stack_blocks_for_nobody_else() -> None:
    table = briar({"doctor": "c2", "vicar": "b2"}, [("barrow-wight", "c3"), ("rat-swarm", "b2")],
                  {"doctor": [(6, 1)], "vicar": [(6, 1)]})  # fmt: skip
    table.ruin("town-hall")
    table.rig((6, 5))
    table.activate("barrow-wight-1")
    assert table.menu() == ["done", "block:doctor:d6"]


@rule("BB-TGT-10", "BB-CAB-06")
def test_arc_fire_takes_the_nearest_of_the_strongest() -> None:
    table = briar({"vicar": "e1", "doctor": "a1"}, [("corpse-candle", "b4")])
    table.ruin("church", "factory", "hospital", "town-hall")
    table.hurt("doctor", int(table.g.character(1).health) - 12)
    table.hurt("vicar", int(table.g.character(0).health) - 12)
    table.rig((6, 4))
    table.activate("corpse-candle-1")
    assert table.lines("strikes") == [["corpse-candle-1", "doctor", 4]]
    assert table.lines("arc-fire") == [["corpse-candle-1", "doctor", 12]]
    assert table.nothing_pending()


@rule("BB-TGT-10")
def test_arc_fire_tells_equally_near_and_strong_townsfolk_from_buildings() -> None:
    table = briar({"doctor": "a1"}, [("corpse-candle", "b4")])
    table.ruin("church", "factory", "town-hall")
    table.hurt("hospital", 4)
    table.hurt("doctor", int(table.g.character(0).health) - 12)
    table.rig((6, 2))
    table.activate("corpse-candle-1")
    assert table.lines("strikes") == [["corpse-candle-1", "hospital", 2]]


@rule("BB-CMV-06")
def test_of_equally_near_steps_the_one_with_an_attack() -> None:
    """C4 and B5 are both beside the Doctor; only the arrow to C4 has the icon."""
    table = briar({"doctor": "b4"}, [("ghoul", "c5")])
    table.rig((6, 3))
    table.activate("ghoul-1")
    assert table.hex("ghoul-1") == "c4"
    assert table.harm("doctor") == 3
    assert table.nothing_pending()


@rule("BB-STK-03", "BB-TMV-06")
def test_a_creature_under_a_stack_holds_nobody() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c3"), ("rat-swarm", "c3")])
    table.stun("rat-swarm-1")
    assert len(table.keys("move:doctor")) == 5


@rule("BB-END-04", "BB-CAB-22")
def test_a_death_shared_by_possession_loses() -> None:
    table = briar({"doctor": "c2", "vicar": "c1"}, [("drowned-bride", "c2")], {"vicar": [(6, 5)]})
    table.hurt("doctor", int(table.g.character(0).health) - 2)
    table.hurt("drowned-bride-1", 3)
    table.choose("lift:vicar:d6-5", "use:vicar:iron-crozier:2:drowned-bride-1")
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason) == (0, "lost-killed")


@rule("BB-ACT-25", "BB-ACT-05", "BB-ACT-26")
def test_a_blessing_multiplies_the_charges_and_not_the_blast() -> None:
    table = briar({"widow": "c1"}, [("werewolf", "c4"), ("barrow-wight", "d4")],
                  {"widow": [(6, 1), (6, 4), (6, 6)]})  # fmt: skip
    table.g.sheets.bless[0] = 2
    charged(table, 4, 6)
    table.choose("detonate:widow:blasting-powder:werewolf")
    assert (table.harm("werewolf"), table.harm("barrow-wight-1")) == (10, 1)
    assert int(table.g.sheets.bless[0]) == 0


@rule("BB-UPG-08", "BB-UPG-05")
def test_a_die_that_pays_or_leaves_the_old_weapon_is_not_the_six_given_up() -> None:
    table = briar({"vicar": "c2"}, [("werewolf", "c3")],
                  {"vicar": [(6, 5), (6, 5), (6, 5), (6, 5)]})  # fmt: skip
    table.choose("lift:vicar:d6-5")
    assert table.refused("pay:vicar:blessed-mace") == "BB-UPG-07"
    table.choose("use:vicar:iron-crozier:2:werewolf", "lift:vicar:d6-5", "pay:vicar:blessed-mace")
    table.choose("lift:vicar:d6-5")
    assert table.dice("vicar").count("d6 removed") == 1
    assert table.dice("vicar").count("d6 delayed at vicar") == 2


@rule("BB-UPG-07")
def test_an_own_six_on_another_card_cannot_be_given_up() -> None:
    table = briar({"vicar": "c2", "doctor": "c1"}, dice={"vicar": [(6, 6), (6, 6), (6, 6)]})
    table.lay("vicar", 6, DELAYED + 1)
    table.choose("lift:vicar:d6-6")
    assert table.refused("pay:vicar:blessed-mace") == "BB-UPG-07"


@rule("BB-SUP-05", "BB-DMG-02")
def test_a_creature_killed_before_its_activation_is_skipped() -> None:
    table = briar({"madame": "a1", "doctor": "f1"}, [("revenant", "f4"), ("barrow-wight", "e6")])
    table.hurt("barrow-wight-1", 7)
    table.poison("barrow-wight-1", 1)
    table.supernatural_turn()
    table.settle()
    order = [args[0] for args in table.lines("activates")]
    assert order[:2] == ["revenant-1", "barrow-wight-1"]
    assert table.hex("barrow-wight-1") == ""
    assert [a for a in table.lines("course-approaches") if a[0] == "barrow-wight-1"] == []


@rule("BB-ACT-20", "BB-DIC-03")
def test_ammunition_of_a_lender_goes_to_the_card_and_home_a_turn_later() -> None:
    table = briar({"constable": "c1", "doctor": "a1"}, [("stitched-giant", "c4")],
                  {"constable": [(6, 1)], "doctor": [(6, 1)]}, seats=2)  # fmt: skip
    table.choose("lift:doctor:d6-1", "load:constable:service-revolver", seat=1)
    table.choose("load:constable:service-revolver", "lift:constable:d6-1", seat=0)
    table.choose("use:constable:service-revolver:1:stitched-giant-1", seat=0)
    assert "d6 delayed at constable" in table.dice("doctor")
    assert table.nothing_pending()


@rule("BB-CAB-03", "BB-SUP-13")
def test_animate_stops_when_no_card_is_left() -> None:
    table = briar({"doctor": "a1"}, [("necromancer", "d5")])
    while len(table.g.piles.aside) > 2:
        table.g.piles.aside.pull()
    table.g.piles.deck.clear()
    table.activate("necromancer")
    table.settle()
    assert len(table.lines("animated")) == 2
    assert len(table.g.piles.deck) == len(table.g.piles.aside) == 0


@rule("BB-MAU-05")
def test_with_no_empty_hex_a_standing_mausoleum_still_takes_arrivals() -> None:
    table = briar({"doctor": "a1"}, [("ghoul", "c5")])
    before = len(table.g.piles.deck)
    table.supernatural_turn()
    table.settle()
    assert len(table.g.piles.deck) == before - 1
    assert table.lines("arrives")[0][1] == "c5"


@rule("BB-TT-07", "BB-SHR-03")
def test_a_shared_die_on_a_space_goes_to_that_card_when_the_turn_ends() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("werewolf", "c3")], {"vicar": [(6, 6)]})
    table.hurt("doctor", 4)
    table.choose("lift:vicar:d6-6", "use:doctor:physicians-bag:3:doctor")
    assert "d6 on a space" in table.dice("vicar")
    END_TURN.run(table.g)
    assert table.dice("vicar").count("d6 delayed at doctor") == 1


@rule("BB-CMV-05", "BB-CMV-16")
def test_a_creature_never_steps_away_from_its_target() -> None:
    """Only the way back to C4 is open."""
    table = briar({"doctor": "c1"}, [("revenant", "c3"), ("gargoyle", "c2")])
    table.ruin("church", "factory", "hospital", "town-hall")
    for wall in ("d2", "b2"):
        table.put("bone-sentinel", wall)
    table.activate("revenant-1")
    assert table.hex("revenant-1") == "c3"
    assert table.lines("course-idles") == [["revenant-1"]]


@rule("BB-CMV-17", "BB-CMV-18")
def test_what_a_creature_uncovers_by_leaving_counts_as_its_victim() -> None:
    """On the Ruin with the Doctor: it must go, along an arrow that lets it strike him."""
    table = briar({"doctor": "c5"}, [("rat-swarm", "c5")])
    table.ruin("mausoleum")
    table.activate("rat-swarm-1")
    assert table.menu() == [f"step:rat-swarm-1:{to}" for to in ("c4", "d4", "b4")]
    table.rig((6, 2))
    table.choose("step:rat-swarm-1:c4")
    assert table.harm("doctor") == 2
    assert table.nothing_pending()


@rule("BB-TGT-11")
def test_possession_passes_a_nearer_building_by() -> None:
    table = briar({"doctor": "c1"}, [("drowned-bride", "d3")])
    table.activate("drowned-bride-1")
    assert table.lines("target-possession") == [["drowned-bride-1", "doctor", 3]]
