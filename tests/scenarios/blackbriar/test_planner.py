"""The bots' planner and the previews in words."""

from __future__ import annotations

from gaslamp.games.blackbriar import foretold
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.game import GAME
from gaslamp.kernel.rng import seeded
from kit import rule
from scenarios.blackbriar.kit import Briar, briar


def advice(table: Briar, seat: int = 0) -> str:
    code = GAME.judge().advise(table.g, seat, seeded(1))
    return GAME.key(table.g, seat, int(code))


def test_the_blow_that_wins_is_struck() -> None:
    table = briar({"doctor": "c2"}, [("necromancer", "c3")], {"doctor": [(6, 1), (6, 5)]})
    table.hurt("necromancer", 10)
    assert advice(table) == "lift:doctor:d6-5"
    table.choose("lift:doctor:d6-5")
    assert advice(table) == "use:doctor:bone-saw:2:necromancer"


def test_a_friend_lends_a_die_for_the_blow() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("necromancer", "c3")],
                  {"vicar": [(6, 5)]}, seats=2)  # fmt: skip
    table.hurt("necromancer", 10)
    assert advice(table, 1) == "lift:vicar:d6-5"
    table.choose("lift:vicar:d6-5", seat=1)
    assert advice(table, 1) == "use:doctor:bone-saw:2:necromancer"


def test_nothing_to_do_is_a_pass() -> None:
    table = briar({"doctor": "c1"})
    table.give("doctor", "moved")
    assert advice(table) == "pass"


def test_the_coming_turn_in_words() -> None:
    table = briar({"doctor": "c2"}, [("revenant", "c3")])
    table.ruin("town-hall")
    table.hurt("doctor", 17)
    zone = foretold.zones(table.g, table.words())[0]
    assert [piece.name for piece in zone.pieces] == ["Revenant 1"]
    assert zone.pieces[0].marks == ["stays on C3", "strikes the Doctor, about 4.5"]
    track = foretold.tracks(table.g, table.words())[0]
    assert track.value == 88  # 7 of 8 faces are at least 2
    assert "Doctor 88%" in track.note


def test_an_action_under_construction_in_words() -> None:
    table = briar({"magistrate": "c1"}, [("ghoul", "c4")], {"magistrate": [(6, 2), (6, 4)]})
    table.choose("lift:magistrate:d6-2", "load:magistrate:duelling-pistol")
    zone = foretold.zones(table.g, table.words())[0]
    assert zone.title == "Begun: Duelling Pistol of the Magistrate"
    assert zone.pieces[0].marks == ["with the D6 showing 4", "Ghoul 1 takes 3"]


def struck(damage: int, harm: int, dice: dict[str, list[tuple[int, int]]]) -> Briar:
    """A creature strikes the Constable, who stands beside the Colonel of another player."""
    table = briar({"colonel": "c1", "constable": "c2"}, [("revenant", "c3")], dice, seats=2)
    table.hurt("constable", harm)
    table.g.townsfolk_turn = False
    table.g.then(Block(table.piece("revenant-1"), table.piece("constable"), damage, 0))
    return table


@rule("BB-BLK-01")
def test_nobody_dies_with_a_blocker_in_hand_because_a_friend_has_one_too() -> None:
    health = int(struck(1, 0, {}).g.character(1).health)
    held = {"colonel": [(6, 2)], "constable": [(12, 7)]}
    table = struck(5, health - 4, held)
    assert table.asked() == [0, 1]
    assert advice(table, 1) == "block:constable:d12"
    table.choose("block:constable:d12", seat=1)
    table.choose("done", seat=0)
    assert table.harm("constable") == health - 4 + 2


@rule("BB-BLK-02")
def test_two_block_together_where_neither_could_alone() -> None:
    health = int(struck(1, 0, {}).g.character(1).health)
    table = struck(5, health - 2, {"colonel": [(6, 2)], "constable": [(12, 7)]})
    assert advice(table, 1) == "block:constable:d12"
    table.choose("block:constable:d12", seat=1)
    assert advice(table, 0) == "block:colonel:d6"


@rule("BB-ACT-03")
def test_a_blessing_is_not_given_for_nothing() -> None:
    table = briar({"vicar": "c1"}, [("ghoul", "c6")], {"vicar": [(6, 5), (6, 6)]})
    table.give("vicar", "moved", "upgraded")
    for die in table.keys("lift"):
        table.choose(die)
        assert not advice(table).startswith("use:vicar:benediction")
        table.choose("put-back")


@rule("BB-ACT-03")
def test_a_blessing_comes_before_the_blow_it_doubles() -> None:
    table = briar({"vicar": "c2"}, [("revenant", "c3")], {"vicar": [(6, 5), (6, 6)]})
    table.give("vicar", "moved", "upgraded")
    chosen = []
    while (key := advice(table)) != "pass":
        chosen.append(key)
        table.choose(key)
    assert next(key.split(":")[2] for key in chosen if key.startswith("use")) == "benediction"
    assert table.g.sheets.bless[0] == 0
    assert table.nothing_pending()


def test_a_gun_once_loaded_is_fired_though_it_does_little() -> None:
    table = briar({"magistrate": "c1"}, [("ghoul", "c4")], {"magistrate": [(6, 2), (6, 1)]})
    table.give("magistrate", "moved", "upgraded")
    table.choose("lift:magistrate:d6-2", "load:magistrate:duelling-pistol")
    assert advice(table) == "lift:magistrate:d6-1"
    table.choose("lift:magistrate:d6-1")
    assert advice(table) == "use:magistrate:duelling-pistol:1:ghoul-1"


@rule("BB-BLK-01")
def test_a_die_that_stops_all_it_can_blocks_even_for_the_healthy() -> None:
    table = struck(3, 0, {"constable": [(12, 7)]})
    assert advice(table, 1) == "block:constable:d12"


@rule("BB-ACT-02", "BB-BLD-01")
def test_a_scratch_is_not_healed_when_the_hospital_will_heal_it_anyway() -> None:
    """Once the Colonel and the Doctor have cleared the way, the Vicar can walk into the Town, and
    his other die heals all of it there."""
    folk = {"doctor": "b2", "vicar": "c3", "colonel": "d2", "gamekeeper": "b1"}
    horde = [("gargoyle", "d3"), ("vampire-thrall", "c4"), ("necromancer", "d4")]
    held = {"doctor": [(10, 5)], "vicar": [(6, 1), (6, 3)], "colonel": [(12, 7), (10, 8)]}
    table = briar(folk, horde, held)
    for name in folk:
        table.tier(name, 1, 3)
        table.tier(name, 2, 3)
    table.hurt("vicar", 5)
    table.hurt("gargoyle-1", 3)
    table.hurt("vampire-thrall-1", 5)
    table.give("vicar", "broken-1", "broken-2", "curse")
    table.give("gamekeeper", "broken-2")
    table.choose("lift:vicar:d6-1")
    assert "use:vicar:benediction:1:vicar" in table.menu()
    assert advice(table) == "put-back"
    table.choose("put-back", "move:doctor:b3")
    table.choose("lift:doctor:d10-5", "use:doctor:surgeons-cleaver:2:vampire-thrall-1")
    table.choose("lift:colonel:d10-8", "use:colonel:regimental-claymore:4:gargoyle-1")
    table.choose("lift:colonel:d12-7", "use:colonel:regimental-claymore:3:gargoyle-1")
    table.choose("move:vicar:c2", "lift:vicar:d6-3", "building:hospital:heal-6:vicar")
    assert table.harm("vicar") == 0
