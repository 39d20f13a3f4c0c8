"""Upgrades, repairs, buildings and discounts."""

from __future__ import annotations

from gaslamp.games.blackbriar.state import DELAYED
from gaslamp.games.blackbriar.upgrades import next_tier, price
from kit import rule
from scenarios.blackbriar.kit import briar


@rule("BB-UPG-01", "BB-UPG-02", "BB-UPG-03", "BB-UPG-06", "BB-UPG-10", "BB-UPG-11", "BB-ACT-17",
      "BB-SETUP-22")  # fmt: skip
def test_an_upgrade() -> None:
    """X-31."""
    table = briar({"doctor": "c2", "widow": "c1"}, [("ghoul", "c3")],
                  {"doctor": [(6, 5), (6, 3)]})  # fmt: skip
    table.choose("lift:doctor:d6-5", "pay:doctor:amputation-knife")
    assert table.keys("lift") == ["lift:doctor:d6-3"]
    table.rig((8, 6))
    table.choose("lift:doctor:d6-3")
    assert table.dice("doctor") == ["d6 delayed at doctor"] * 4 + ["d6 removed", "d8 shows 6"]
    assert [int(t) for t in table.g.sheets.tier[:2]] == [1, 0]
    assert table.nothing_pending()


@rule("BB-UPG-04", "BB-UPG-15", "BB-UPG-12", "BB-UPG-14")
def test_one_upgrade_each_a_turn_and_none_when_mesmerized() -> None:
    table = briar({"doctor": "c2", "vicar": "c1"}, [("ghoul", "c3")],
                  {"doctor": [(6, 6), (6, 6), (6, 5)], "vicar": [(6, 6), (6, 6)]})  # fmt: skip
    table.give("doctor", "upgraded")
    table.choose("lift:doctor:d6-6")
    assert table.keys("pay:doctor") == []
    assert table.refused("pay:doctor:hemlock-draught") == "BB-UPG-04"
    assert "pay:vicar:silver-crucifix" in table.menu()
    table.choose("pay:vicar:silver-crucifix", "lift:doctor:d6-5")
    assert "d6 delayed at vicar" in table.dice("doctor")
    table = briar({"doctor": "c2"}, dice={"doctor": [(6, 6), (6, 6)]})
    table.give("doctor", "mesmer")
    table.choose("lift:doctor:d6-6")
    assert table.refused("pay:doctor:hemlock-draught") == "BB-UPG-12"


@rule("BB-UPG-07", "BB-UPG-08", "BB-UPG-09")
def test_a_large_die_needs_an_own_delayed_six() -> None:
    """X-32."""
    table = briar({"vicar": "c2", "doctor": "c1"}, dice={"vicar": [(6, 6), (6, 6), (6, 6), (6, 6)]})
    table.lay("doctor", 6, DELAYED)
    table.choose("lift:vicar:d6-6")
    assert table.refused("pay:vicar:blessed-mace") == "BB-UPG-07"
    assert "pay:vicar:silver-crucifix" in table.menu()
    table.choose("pay:vicar:silver-crucifix", "lift:vicar:d6-6")
    assert "d6 removed" not in table.dice("vicar")
    assert len(table.dice("vicar")) == 5


@rule("BB-UPG-05", "BB-UPG-13")
def test_an_upgrade_frees_the_weapon() -> None:
    table = briar({"colonel": "c2"}, [("werewolf", "c3")],
                  {"colonel": [(6, 6), (6, 6), (8, 8)]})  # fmt: skip
    table.choose("lift:colonel:d6-6", "use:colonel:cavalry-sabre:3:werewolf")
    table.give("colonel", "broken-1")
    table.choose("lift:colonel:d6-6", "pay:colonel:officers-sword", "lift:colonel:d8-8")
    assert "d6 on a space" not in table.dice("colonel")
    assert table.tokens("colonel") == {"upgraded"}


@rule("BB-REP-01", "BB-REP-02")
def test_repairs() -> None:
    table = briar({"doctor": "c2", "vicar": "f1"}, [("ghoul", "c3")], {"vicar": [(6, 1)]})
    table.give("doctor", "broken-1")
    table.choose("lift:vicar:d6-1")
    assert table.refused("use:doctor:bone-saw:1") == "BB-REP-01"
    table.choose("repair:doctor:bone-saw")
    assert table.tokens("doctor") == set()
    assert "d6 delayed at doctor" in table.dice("vicar")


@rule("BB-BLD-01", "BB-BLD-02", "BB-BLD-03", "BB-BLD-08")
def test_buildings_serve_anybody_in_the_town() -> None:
    table = briar({"doctor": "c2", "vicar": "d5"}, dice={"vicar": [(6, 6), (6, 5)]})
    table.hurt("doctor", 10)
    table.hurt("vicar", 6)
    table.hurt("church", 5)
    table.choose("lift:vicar:d6-6")
    assert table.keys("building:hospital") == ["building:hospital:heal-9:doctor"]
    assert table.refused("building:hospital:heal-9:vicar") == "BB-BLD-02"
    table.choose("building:hospital:heal-9:doctor")
    assert table.harm("doctor") == 1
    assert table.harm("church") == 5
    assert "d6 on hospital" in table.dice("vicar")
    table.choose("lift:vicar:d6-5")
    assert table.refused("building:hospital") == "BB-BLD-03"


@rule("BB-BLD-05", "BB-BLD-09")
def test_a_ruin_is_of_no_use_but_can_be_entered() -> None:
    table = briar({"doctor": "b1"}, dice={"doctor": [(6, 6)]})
    table.hurt("doctor", 6)
    table.ruin("hospital")
    assert "move:doctor:a2" in table.menu()
    table.choose("lift:doctor:d6-6")
    assert table.refused("building:hospital") == "BB-BLD-05"


@rule("BB-TOK-10", "BB-BLD-01")
def test_church_factory_and_town_hall() -> None:
    table = briar({"doctor": "c2"}, dice={"doctor": [(6, 3), (6, 2), (6, 1), (6, 4)]})
    table.give("doctor", "curse", "weaken", "broken-1")
    table.choose("lift:doctor:d6-3", "building:church:cleanse:doctor")
    assert table.tokens("doctor") == {"broken-1"}
    assert table.shows("doctor") == [1, 2, 4]
    table.choose("lift:doctor:d6-2", "building:factory:mend:doctor")
    assert table.tokens("doctor") == set()
    table.choose("lift:doctor:d6-1", "building:town-hall:reroll-2:doctor")
    assert table.menu() == ["done", "reroll:doctor:d6-4"]
    assert table.label("done") == "Done"
    table.rig((6, 6))
    table.choose("reroll:doctor:d6-4")
    assert table.shows("doctor") == [6]
    table = briar({"doctor": "c2"}, dice={"doctor": [(6, 5), (6, 5), (6, 4)]})
    table.choose("lift:doctor:d6-5", "building:factory:discount-6:doctor")
    table.choose("lift:doctor:d6-5", "pay:doctor:hemlock-draught")
    assert int(table.g.sheets.tier[1]) == 1
    table = briar({"doctor": "c2"}, dice={"doctor": [(6, 5), (6, 2)]})
    table.choose("lift:doctor:d6-5", "building:town-hall:set-die:doctor", "set-die:doctor:d6-2:6")
    assert table.shows("doctor") == [6]


@rule("BB-ACT-17")
def test_the_letter_of_credit_adds_to_the_discount() -> None:
    table = briar({"widow": "c2", "doctor": "c1", "vicar": "f1"}, dice={"widow": [(6, 3)]})
    table.choose("lift:widow:d6-3", "use:widow:letter-of-credit:1:widow")
    costs = [int(price(table.g, f, next_tier(table.g, f, 1))) for f in (0, 1, 2)]  # type: ignore[arg-type]  # there is a next tier
    assert costs == [4, 4, 7]
