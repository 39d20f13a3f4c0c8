"""Creatures: targets, steps, attacks and stacks: a table of worked positions."""

from __future__ import annotations

import pytest

from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.procedure import REASONS, course, steps
from gaslamp.games.blackbriar.targeting import creature_shot, first_mark, mark_id, target_marks
from kit import rule
from scenarios.blackbriar.kit import Briar, briar, h


def targets(table: Briar, creature: str) -> list[str]:
    marks = int(target_marks(table.g, table.piece(creature)))
    return [mark_id(table.g, m) for m in range(10) if marks >> m & 1]


def plan(table: Briar, creature: str) -> tuple[str, list[str]]:
    """Reason and tied hexes of the next action."""
    piece = table.piece(creature)
    way = course(table.g, piece, first_mark(target_marks(table.g, piece)))
    return REASONS[way.reason].removeprefix("course-"), [HEX_NAMES[s & 63] for s in way.steps]


@rule("BB-TGT-01", "BB-TGT-02", "BB-TGT-03", "BB-TGT-09")
def test_nearest_then_weakest_then_townsfolk() -> None:
    """X-11, X-12."""
    table = briar({"doctor": "c2"}, [("gargoyle", "c5")])
    assert targets(table, "gargoyle-1") == ["town-hall"]
    table.hurt("doctor", 1)
    assert targets(table, "gargoyle-1") == ["doctor"]
    table = briar({"doctor": "d2"}, [("gargoyle", "c5")])
    assert targets(table, "gargoyle-1") == ["town-hall"]
    table.hurt("doctor", 2)
    assert targets(table, "gargoyle-1") == ["doctor"]
    table = briar({"doctor": "d3"}, [("gargoyle", "c5")])
    assert targets(table, "gargoyle-1") == ["doctor"]


@rule("BB-TGT-04", "BB-TGT-08", "BB-GEN-08")
def test_the_speaker_chooses_among_equal_targets() -> None:
    table = briar({"vicar": "b4", "constable": "d3"}, [("ghoul", "c3")], seats=2)
    table.ruin("church", "factory", "hospital", "town-hall")
    table.hurt("constable", 1)
    assert targets(table, "ghoul-1") == ["constable"]
    table = briar({"doctor": "e5", "constable": "a5"}, [("ghoul", "c3")], seats=2)
    table.ruin("town-hall", "church", "hospital", "factory")
    table.g.wave = 2
    table.activate("ghoul-1")
    assert table.waiting() == "TieTarget"
    assert table.asked() == [1]
    assert table.menu() == ["target:doctor", "target:constable"]
    table.choose("target:constable")
    assert table.lines("target-chosen") == [["ghoul-1", "constable", 3]]


@rule("BB-CMV-01", "BB-CMV-06", "BB-CMV-12")
def test_leaving_the_mausoleum() -> None:
    """X-11, X-13."""
    table = briar({"doctor": "c2"}, [("gargoyle", "c5")])
    assert plan(table, "gargoyle-1") == ("leaves", ["c4", "d4"])
    table.activate("gargoyle-1")
    assert table.menu() == ["step:gargoyle-1:c4", "step:gargoyle-1:d4"]
    table.choose("step:gargoyle-1:d4")
    assert table.hex("gargoyle-1") == "d4"
    assert table.nothing_pending()
    table = briar({"doctor": "c2"}, [("shambling-corpse", "c5")])
    assert plan(table, "shambling-corpse-1") == ("leaves", ["c4"])


@rule("BB-CMV-12", "BB-CMV-18")
def test_it_leaves_even_from_a_victim_and_even_backwards() -> None:
    table = briar({"doctor": "b4"}, [("grave-hound", "c5")])
    assert plan(table, "grave-hound-1") == ("leaves", ["c4", "b5"])
    for wall, kind in (("c4", "ghoul"), ("b5", "ghoul"), ("d4", "barrow-wight")):
        table.put(kind, wall)
    assert plan(table, "grave-hound-1") == ("leaves", ["d5", "c6"])


@rule("BB-CMV-13", "BB-CMV-14", "BB-MAU-07", "BB-STK-06")
def test_stuck_on_the_mausoleum_it_stacks_and_attacks_if_able() -> None:
    table = briar({"doctor": "c4"}, [("shambling-corpse", "c5")])
    for wall in ("d5", "b5"):
        table.put("bone-sentinel", wall)
    assert plan(table, "shambling-corpse-1") == ("stuck", [])
    table.rig((6, 3))
    table.activate("shambling-corpse-1")
    assert table.harm("doctor") == 3
    table.put("shambling-corpse", "c5")
    assert table.stack("c5") == ["shambling-corpse-1", "shambling-corpse-2"]
    assert table.nothing_pending()


@rule("BB-CMV-09", "BB-CMV-05", "BB-CMV-07", "BB-TGT-07")
def test_a_sidestep_with_attack_beats_a_closer_step_without() -> None:
    """X-46."""
    table = briar({"doctor": "e5", "widow": "e3"}, [("ghoul", "c4")])
    table.hurt("doctor", 12)
    table.hurt("widow", 3)
    assert targets(table, "ghoul-1") == ["doctor"]
    assert plan(table, "ghoul-1") == ("sidesteps", ["d3"])
    table.rig((6, 2))
    table.activate("ghoul-1")
    assert table.hex("ghoul-1") == "d3"
    assert table.harm("widow") == 5
    assert table.harm("town-hall") > 0
    assert "course-sidesteps" in table.said()


@rule("BB-CMV-08", "BB-CMV-10")
def test_without_the_icon_it_moves_or_attacks_and_never_sidesteps_from_a_victim() -> None:
    table = briar({"doctor": "c2"}, [("grave-hound", "c4")])
    table.ruin("town-hall")
    assert plan(table, "grave-hound-1") == ("approaches", ["c3"])
    table = briar({"doctor": "c2"}, [("shambling-corpse", "c3")])
    assert plan(table, "shambling-corpse-1") == ("strikes", [])
    table = briar({"doctor": "c2"}, [("ghoul", "c3")])
    table.ruin("town-hall")
    assert plan(table, "ghoul-1") == ("strikes", [])


@rule("BB-CMV-11", "BB-CMV-07")
def test_a_move_along_an_attack_arrow_without_a_victim_is_only_a_move() -> None:
    table = briar({"doctor": "f3"}, [("ghoul", "f6")])
    table.activate("ghoul-1")
    assert table.hex("ghoul-1") == "f5"
    assert table.harm("doctor") == 0
    assert "no-victim" in table.said()


@rule("BB-CMV-02", "BB-CMV-03", "BB-CMV-04")
def test_occupied_hexes_bar_the_way_and_buildings_do_not() -> None:
    table = briar({"doctor": "d1"}, [("grave-hound", "d3")])
    table.ruin("town-hall")
    assert plan(table, "grave-hound-1")[1] == ["d2"]
    table.put("ghoul", "d2")
    assert "d2" not in plan(table, "grave-hound-1")[1]
    table = briar({"doctor": "c3"}, [("shambling-corpse", "c4")])
    table.ruin("town-hall")
    for wall, kind in (("d4", "ghoul"), ("b4", "ghoul")):
        table.put(kind, wall)
    assert plan(table, "shambling-corpse-1") == ("strikes", [])


@rule("BB-CMV-16")
def test_a_creature_that_can_do_nothing_idles() -> None:
    table = briar({"doctor": "c1"}, [("revenant", "a6")])
    for wall in ("a5", "b5", "b6"):
        table.put("bone-sentinel" if wall != "b6" else "ghoul", wall)
    table.hurt("revenant-1", 3)
    assert plan(table, "revenant-1") == ("idles", [])
    table.activate("revenant-1")
    assert table.harm("revenant-1") == 2


@rule("BB-CMV-15", "BB-CMV-17", "BB-STK-07")
def test_a_creature_may_leave_a_stack_from_below() -> None:
    table = briar({"doctor": "c2"}, [("ghoul", "c5"), ("gargoyle", "c5"), ("barrow-wight", "c5")])
    table.ruin("town-hall")
    table.activate("ghoul-1")
    assert table.stack("c5") == ["gargoyle-1", "barrow-wight-1"]
    assert table.hex("ghoul-1") == "c4"


@rule("BB-CAB-28", "BB-STK-01", "BB-STK-02", "BB-STK-03", "BB-TGT-06")
def test_a_rat_swarm_climbs_onto_its_victim() -> None:
    """X-38."""
    table = briar({"doctor": "c3", "vicar": "a1"}, [("rat-swarm", "c4"), ("ghoul", "b3")])
    table.ruin("town-hall", "hospital", "church", "factory")
    table.rig((6, 2))
    table.activate("rat-swarm-1")
    assert table.stack("c3") == ["doctor", "rat-swarm-1"]
    assert table.harm("doctor") == 2
    assert targets(table, "ghoul-1") == ["vicar"]
    table.activate("ghoul-1")
    assert table.harm("doctor") == 2


@rule("BB-TGT-06")
def test_with_nobody_eligible_it_goes_for_the_townsfolk_but_cannot_attack_them() -> None:
    table = briar({"doctor": "c3"}, [("rat-swarm", "c3"), ("ghoul", "d5")])
    table.ruin("town-hall", "hospital", "church", "factory")
    assert targets(table, "ghoul-1") == ["doctor"]
    table.activate("ghoul-1")
    table.choose("step:ghoul-1:d4")
    table.activate("ghoul-1")
    table.settle()
    assert table.harm("doctor") == 0


@rule("BB-STK-05", "BB-CAT-07", "BB-CAT-01")
def test_pieces_of_one_stack_attack_each_other_only() -> None:
    table = briar({"doctor": "c3", "vicar": "c2"}, [("rat-swarm", "c3"), ("rat-swarm", "c3")])
    table.ruin("town-hall")
    table.hurt("vicar", 15)
    table.rig((6, 4))
    table.activate("rat-swarm-1")
    assert table.harm("doctor") == 4
    table.add_die("doctor", 6, 5)
    table.choose("lift:doctor:d6-5")
    hits = table.keys("use:doctor:bone-saw")
    assert hits == ["use:doctor:bone-saw:2:rat-swarm-2", "use:doctor:bone-saw:2:rat-swarm-1"]


@rule("BB-STK-04", "BB-STK-09", "BB-STK-06")
def test_a_building_is_protected_only_under_a_stacking_creature() -> None:
    table = briar({"magistrate": "a6"}, [("ghoul", "d2"), ("barrow-wight", "d3")])
    table.rig((6, 3))
    table.activate("barrow-wight-1")
    assert table.harm("town-hall") == 3
    table = briar({"magistrate": "a6"}, [("rat-swarm", "d2"), ("barrow-wight", "d3")])
    table.stun("rat-swarm-1")
    table.activate("barrow-wight-1")
    assert table.harm("town-hall") == 0


@rule("BB-CAT-09", "BB-CAT-05", "BB-CAT-03")
def test_a_creature_on_a_building_attacks_it() -> None:
    table = briar({"doctor": "c2"}, [("poltergeist", "d2")], {"doctor": [(6, 1)]})
    table.rig((6, 5))
    table.activate("poltergeist-1")
    assert table.harm("town-hall") == 5
    assert table.harm("doctor") == 0
    assert table.nothing_pending()


@rule("BB-CAB-16")
def test_flying_over_a_line_of_pieces() -> None:
    """X-34, X-35."""
    table = briar({"magistrate": "f1"}, [("bat-swarm", "c4"), ("ghoul", "d3"), ("ghoul", "e3")])
    table.ruin("town-hall", "factory", "church", "hospital")
    assert "f2" in plan(table, "bat-swarm-1")[1]
    table.put("ghoul", "f2")
    found = [int(s) & 63 for s in steps(table.g, table.piece("bat-swarm-1"))]
    assert found == [h("d4"), h("b4"), h("b3")]


@rule("BB-CAB-08", "BB-CAB-09", "BB-CAB-10")
def test_avoidance_hides_or_attacks() -> None:
    table = briar({"doctor": "c1"}, [("corpse-candle", "c3")])
    reason, ways = plan(table, "corpse-candle-1")
    assert reason == "hides"
    assert "c4" not in ways
    table.activate("corpse-candle-1")
    if table.waiting() == "TieStep":
        table.choose(table.menu()[0])
    assert table.harm("doctor") == 0
    table = briar({"doctor": "c2"}, [("corpse-candle", "c3")])
    for wall, kind in (("d2", "ghoul"), ("d3", "ghoul"), ("b2", "ghoul"), ("b3", "gargoyle"),
                       ("c4", "gargoyle")):  # fmt: skip
        table.put(kind, wall)
    assert plan(table, "corpse-candle-1") == ("cornered", [])
    table.hurt("church", 6)
    table.hurt("factory", 6)
    table.rig((6, 4))
    table.activate("corpse-candle-1")
    assert table.harm("doctor") == 4


@rule("BB-CAB-10", "BB-CMV-17")
def test_an_unseen_avoider_stays_unseen() -> None:
    table = briar({"doctor": "a1"}, [("hag", "c3")])
    assert plan(table, "hag") == ("strikes", [])
    table = briar({"doctor": "a1"}, [("hag", "f2")])
    assert plan(table, "hag") == ("charges", ["e2"])


@rule("BB-TGT-10", "BB-CAB-06")
def test_arc_fire_strikes_the_strongest_anywhere() -> None:
    table = briar({"doctor": "a1", "widow": "d6"}, [("corpse-candle", "d5")])
    for wall, kind in (("d4", "ghoul"), ("e5", "ghoul"), ("e6", "ghoul"), ("c6", "gargoyle"),
                       ("c5", "gargoyle")):  # fmt: skip
        table.put(kind, wall)
    table.rig((6, 5), (6, 6))
    table.activate("corpse-candle-1")
    if table.waiting() != "OpenTurn":
        table.choose(table.menu()[0])
    assert table.harm("doctor") == 0
    assert table.harm("church") + table.harm("factory") == 5
    table.hurt("church", 20)
    table.hurt("factory", 20)
    table.activate("corpse-candle-1")
    assert table.harm("doctor") == 6


@rule("BB-CAB-20", "BB-TGT-11")
def test_possession_steps_onto_a_free_townsfolk() -> None:
    table = briar({"doctor": "c2", "vicar": "e3"}, [("drowned-bride", "c3")])
    table.rig((6, 1))
    table.activate("drowned-bride-1")
    assert table.stack("c2") == ["doctor", "drowned-bride-1"]
    assert table.harm("doctor") == 1
    table.put("drowned-bride", "d3")
    assert targets(table, "drowned-bride-2") == ["vicar"]
    table = briar({"doctor": "c2"}, [("drowned-bride", "c2"), ("drowned-bride", "d4")])
    assert targets(table, "drowned-bride-2") == ["town-hall"]


@rule("BB-CAB-23", "BB-LOF-09", "BB-LOF-10")
def test_ranged_creatures_shoot_only_when_nothing_is_close() -> None:
    """X-42."""
    table = briar({"doctor": "d6"}, [("hooded-acolyte", "d3")])
    table.rig((6, 4))
    table.activate("hooded-acolyte-1")
    assert table.harm("town-hall") == 4
    table = briar({"doctor": "c2"}, [("hooded-acolyte", "c4")])
    table.ruin("town-hall")
    table.rig((6, 3))
    table.activate("hooded-acolyte-1")
    assert table.hex("hooded-acolyte-1") == "c4"
    assert table.harm("doctor") == 3
    table = briar({"doctor": "d2", "vicar": "d1"}, [("hooded-acolyte", "d4")])
    table.hurt("doctor", 10)
    table.rig((6, 2))
    table.activate("hooded-acolyte-1")
    assert table.harm("doctor") == 12


@rule("BB-LOF-08", "BB-LOF-10")
def test_what_a_stack_covers_is_not_struck_from_afar() -> None:
    table = briar({"doctor": "d2", "vicar": "d1"}, [("rat-swarm", "d2")])
    assert int(creature_shot(table.g, h("d4"), 0)) == 0
    table.ruin("town-hall")
    assert int(creature_shot(table.g, h("d4"), 0)) == 2


@rule("BB-CAB-24", "BB-CAT-02", "BB-CAT-06")
def test_reap_strikes_all_round_with_a_roll_each() -> None:
    table = briar({"doctor": "c2", "vicar": "d3"}, [("reaper", "c3")])
    table.hurt("doctor", 10)
    table.rig((8, 3), (8, 5), (8, 7))
    table.activate("reaper")
    assert (table.harm("doctor"), table.harm("town-hall"), table.harm("vicar")) == (13, 7, 5)


@rule("BB-CAB-15", "BB-CAB-27", "BB-BLD-05")
def test_the_giant_strikes_savagely_and_the_werewolf_twice() -> None:
    """X-41."""
    table = briar({"doctor": "a6"}, [("stitched-giant", "d3"), ("werewolf", "e3")])
    table.rig((6, 4), (8, 7))
    table.activate("stitched-giant-1")
    assert table.harm("town-hall") == 11
    table.rig((8, 5), (8, 3))
    table.activate("werewolf")
    assert table.harm("town-hall") == 19
    assert table.lines("ruined") == [["town-hall"]]


@rule("BB-TGT-05")
def test_ruins_are_no_targets() -> None:
    table = briar({"doctor": "a1"}, [("ghoul", "d3")])
    assert targets(table, "ghoul-1") == ["town-hall"]
    table.ruin("town-hall")
    assert "town-hall" not in targets(table, "ghoul-1")


@rule("BB-CAB-25", "BB-GEN-04")
def test_regenerate_once_per_activation_never_below_no_damage() -> None:
    table = briar({"doctor": "a1"}, [("nosferatu", "f6")])
    table.hurt("nosferatu", 5)
    table.activate("nosferatu")
    table.settle()
    assert table.harm("nosferatu") == 3
    table.hurt("nosferatu", 1)
    table.activate("nosferatu")
    table.settle()
    assert table.harm("nosferatu") == 0
    table.activate("nosferatu")
    table.settle()
    assert table.harm("nosferatu") == 0


POSITIONS = [
    # creature, hex, townsfolk, ruins, reason, ways
    ("ghoul", "c4", {"doctor": "c2"}, ("town-hall",), "charges", ["c3"]),
    ("bone-sentinel", "c4", {"doctor": "c2"}, ("town-hall",), "circles", ["d3", "b3"]),
    ("stitched-giant", "c4", {"doctor": "c2"}, ("town-hall",), "approaches", ["c3"]),
    ("revenant", "c3", {"doctor": "c4"}, ("town-hall",), "strikes", []),
    ("barghest", "f6", {"doctor": "f2"}, (), "approaches", ["f5"]),
    ("vampire-thrall", "d3", {"doctor": "c1"}, ("town-hall",), "approaches", ["c3"]),
    ("hedge-witch", "c4", {"doctor": "c1"}, ("town-hall",), "strikes", []),
    ("rat-swarm", "d3", {"doctor": "d2"}, (), "charges", ["d2"]),
    ("banshee", "f6", {"doctor": "c3"}, ("town-hall",), "charges", ["e6"]),
]


@rule("BB-CMV-09", "BB-SUP-12", "BB-CAT-08")
@pytest.mark.parametrize(("kind", "at", "folk", "ruins", "reason", "ways"), POSITIONS)
def test_worked_positions(
    kind: str, at: str, folk: dict[str, str], ruins: tuple[str, ...], reason: str, ways: list[str]
) -> None:
    table = briar(folk, [(kind, at)])
    table.ruin(*ruins)
    name = kind if table.g.kind(table.g.board.top[h(at)]).copies == 1 else f"{kind}-1"
    assert plan(table, name) == (reason, ways)
