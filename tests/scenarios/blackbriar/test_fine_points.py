"""Fine points of the rules: the smallest damage, the smallest roll, the last tie-breaker."""

from __future__ import annotations

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar.blocking import magick_marks
from gaslamp.games.blackbriar.dice import roll_for
from gaslamp.games.blackbriar.procedure import course, step_hex
from gaslamp.games.blackbriar.struck import drain
from gaslamp.games.blackbriar.tables import LOAD_SPACE
from gaslamp.games.blackbriar.targeting import BUILDING_MARK, first_mark, target_marks, victims
from gaslamp.games.blackbriar.townsfolk_turn import END_TURN
from gaslamp.games.blackbriar.upgrades import next_tier, price
from kit import rule
from scenarios.blackbriar.kit import briar, h


@rule("BB-CAB-22")
def test_possession_shares_even_one_point() -> None:
    table = briar({"doctor": "c2", "vicar": "c1"}, [("drowned-bride", "c2")],
                  {"vicar": [(6, 1)]})  # fmt: skip
    table.choose("lift:vicar:d6-1", "use:vicar:iron-crozier:1:drowned-bride-1")
    assert (table.harm("drowned-bride-1"), table.harm("doctor")) == (1, 1)


@rule("BB-TOK-06")
def test_weaken_makes_a_four_a_three() -> None:
    table = briar({"doctor": "c2"})
    table.give("doctor", "weaken")
    table.rig((6, 4), (6, 3), (6, 2))
    assert [int(roll_for(table.g, 0, 6)) for _ in range(3)] == [3, 3, 2]


def ways(kind: str, at: str, doctor: str, wall: str) -> list[int]:
    """The steps tied for a creature's best, with another creature standing on a hex."""
    table = briar({"doctor": doctor}, [(kind, at), ("gargoyle", wall)])
    table.ruin("church", "factory", "hospital")
    creature = table.piece(f"{kind}-1")
    way = course(table.g, creature, first_mark(target_marks(table.g, creature)))
    return [int(step_hex(step)) for step in way.steps]


@rule("BB-CMV-06", "BB-CAB-28")
def test_of_equal_steps_the_one_without_stacking() -> None:
    assert ways("rat-swarm", "e5", "c2", "a6") == [h("e4"), h("d4")]
    assert ways("rat-swarm", "e5", "c2", "e4") == [h("d4")]


@rule("BB-CAB-20")
def test_possession_does_not_step_onto_creatures() -> None:
    assert h("c3") in ways("drowned-bride", "c4", "c2", "a6")
    assert h("c3") not in ways("drowned-bride", "c4", "c2", "c3")


@rule("BB-CAB-23")
def test_a_ranged_creature_beside_an_enemy_reaches_no_farther() -> None:
    """X-42."""
    table = briar({"doctor": "d6"}, [("poltergeist", "d3")])
    assert int(victims(table.g, table.piece("poltergeist-1"))) == 1 << (BUILDING_MARK + 3)
    table.ruin("town-hall")
    assert int(victims(table.g, table.piece("poltergeist-1"))) & 1


@rule("BB-CAB-14")
def test_a_drained_die_frees_the_space_it_lay_on() -> None:
    table = briar({"gamekeeper": "c2"}, dice={"gamekeeper": [(8, 5)]})
    die = next(d for d in range(len(table.g.dice.sides)) if table.g.dice.sides[d] == 8)
    dice.lock(table.g, die, 0, 0, 1)
    assert dice.locked(table.g, 0, 0, 1)
    drain(table.g, table.piece("nosferatu"), 0, die)
    assert not dice.locked(table.g, 0, 0, 1)


@rule("BB-BLK-01", "BB-BLK-05")
def test_nobody_is_asked_to_block_what_is_blocked() -> None:
    table = briar({"doctor": "c2"}, [("revenant", "c3")], {"doctor": [(6, 1), (6, 2)]})
    table.ruin("town-hall")
    table.rig((8, 1))
    table.activate("revenant-1")
    table.choose("block:doctor:d6")
    assert table.nothing_pending()
    assert table.harm("doctor") == 0


@rule("BB-CAB-18")
def test_magick_under_a_stack_strikes_nothing_beside_it() -> None:
    table = briar({"doctor": "c2"})
    assert int(magick_marks(table.g, 0)) == (1 | 8) << BUILDING_MARK
    table.put("rat-swarm", "c2")
    assert int(magick_marks(table.g, 0)) == 0


@rule("BB-UPG-02", "BB-ACT-17")
def test_no_upgrade_is_for_nothing() -> None:
    table = briar({"doctor": "c2"})
    weapon = next_tier(table.g, 0, 0)
    assert weapon is not None
    table.g.sheets.voucher[0] = 20
    assert int(price(table.g, 0, weapon)) == 1


@rule("BB-TOK-04", "BB-ACT-20")
def test_spent_ammunition_of_the_mesmerized_stays_on_its_space() -> None:
    for mesmerized in (False, True):
        table = briar({"constable": "c1"}, [("stitched-giant", "c4")],
                      {"constable": [(6, 1), (6, 6)]})  # fmt: skip
        if mesmerized:
            table.give("constable", "mesmer")
        table.choose("lift:constable:d6-1", "load:constable:service-revolver")
        table.choose("lift:constable:d6-6")
        table.choose(table.keys("use:constable:service-revolver")[0])
        assert dice.locked(table.g, 0, 1, LOAD_SPACE) == mesmerized


@rule("BB-ACT-17")
def test_a_discount_reaches_only_those_beside_the_giver() -> None:
    prices = []
    for at in ("c1", "f2"):
        table = briar({"doctor": "c2", "widow": at})
        weapon = next_tier(table.g, 0, 0)
        assert weapon is not None
        prices.append(int(price(table.g, 0, weapon)) - int(weapon.cost))
    assert prices == [-1, 0]


@rule("BB-TT-10")
def test_what_was_prepared_is_lost_when_the_turn_ends() -> None:
    table = briar({"widow": "c1"})
    table.g.sheets.credit[0] = table.g.sheets.voucher[0] = table.g.sheets.bless[0] = 2
    END_TURN.run(table.g)
    assert (
        int(table.g.sheets.credit[0]),
        int(table.g.sheets.voucher[0]),
        int(table.g.sheets.bless[0]),
    ) == (0, 0, 0)
