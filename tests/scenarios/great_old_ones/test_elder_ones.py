"""Summoning Elder Ones, their abilities, and how they are brought down."""

from __future__ import annotations

from typing import Any

import pytest

from kit import rule
from scenarios.great_old_ones.kit import Table, old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
NO_ABILITY = ("cthulhu", "cthulhu", "cthulhu")


def summoning(roll: int, level: int = 4, money: int = 30, **more: Any) -> Table:
    table = old_ones(**{
        "hands": (["renfield"], ["toby"], ["nancy"]), "row": OPEN, "level": level,
        "agents": {"lambeth": {0: 1}, "chelsea": {0: 1, 1: 1}}, "money": (money, 10, 10), **more,
    })  # fmt: skip
    table.dice(roll)
    table.choose("play:renfield", "summon")
    return table


@rule("GO-SUMM-01", "GO-SUMM-02", "GO-SUMM-04", "GO-SUMM-06", "GO-SUMM-07")
@pytest.mark.parametrize("roll", [1, 4])
def test_a_roll_up_to_the_level_is_free(roll: int) -> None:
    """Worked example 9: a roll of 4 or less costs nothing."""
    table = summoning(roll, money=0)
    assert "rolled" in table.said()
    places = [k for k in table.menu() if k.startswith("summoned:basatan")]
    assert places == ["summoned:basatan:chelsea", "summoned:basatan:lambeth"]
    table.choose("summoned:basatan:lambeth")
    assert table.elders(0) == {"basatan": "lambeth"}
    assert table.trouble() == ["lambeth"]
    assert table.money(0) == 0


@rule("GO-SUMM-03")
def test_what_is_missing_costs_money_for_each_hp() -> None:
    """Worked example 9: level 4, roll 7, Basatan (HP 2) for £6."""
    table = summoning(7, money=6)
    assert "summoned:basatan:lambeth" in table.menu()
    assert "summoned:ithaqua:lambeth" not in table.menu(), "an HP 3 Elder One would cost £9"
    assert table.refused("summoned:ithaqua:lambeth") == "GO-SUMM-03"
    table.choose("summoned:basatan:lambeth")
    assert table.money(0) == 0


@rule("GO-SUMM-05")
def test_who_cannot_or_will_not_pay_summons_nobody_and_pays_nothing() -> None:
    table = summoning(12, level=1, money=10)
    assert table.waiting() == "DoSymbol", "nothing is affordable"
    table = summoning(7)
    table.choose("no-summon")
    assert table.money(0) == 30
    assert table.elders(0) == {}


@rule("GO-SUMM-08", "GO-ELDER-05")
def test_two_elder_ones_are_the_most() -> None:
    elders = {"bokrug": (0, "lambeth"), "byatis": (0, "lambeth")}
    table = old_ones(hands=(["renfield"], ["toby"]), elders=elders, row=OPEN)
    table.choose("play:renfield")
    assert "summon" not in table.menu()
    table = old_ones(hands=(["renfield"], ["toby"]), elders={"bokrug": (0, "lambeth")}, row=OPEN)
    table.choose("play:renfield")
    assert "summon" in table.menu()


@rule("GO-SUMM-08")
def test_why_a_third_cannot_be_summoned() -> None:
    elders = {"cyaegha": (0, "lambeth"), "byatis": (0, "lambeth")}
    table = old_ones(hands=(["renfield"], ["toby"]), elders=elders, row=OPEN)
    table.choose("play:renfield")
    assert "use-elder:cyaegha" in table.menu(), "a free moment before the symbol"
    assert table.refused("summon") == "GO-SUMM-08"
    table.choose("skip")
    assert "no-summon" in table.said()
    assert "place:the-city" in table.menu(), "the next symbol"


@rule("GO-SUMM-09")
def test_without_a_minion_on_the_board_nobody_comes() -> None:
    table = old_ones(hands=(["renfield"], ["toby"]), agents={"lambeth": {1: 1}}, row=OPEN)
    table.choose("play:renfield")
    assert "summon" not in table.menu()


@rule("GO-SUMM-10")
def test_an_empty_pool_gives_nobody() -> None:
    names = ["bokrug", "byatis", "basatan", "atlach-nacha", "tsathoggua", "ithaqua", "cyaegha"]
    elders = {name: (1 + i % 2, "lambeth") for i, name in enumerate(names)}
    table = old_ones(hands=(["renfield"], ["toby"], ["nancy"]), row=OPEN, boards=NO_ABILITY,
                     elders={**elders, "ghatanothoa": (2, "lambeth")})  # fmt: skip
    table.choose("play:renfield")
    assert "summon" not in table.menu()


@rule("GO-SUMM-11")
def test_the_insanity_of_the_same_card_counts() -> None:
    table = old_ones(hands=(["the-beetle"], ["toby"]), money=(0, 0), row=OPEN)
    table.dice(2)
    table.choose("play:the-beetle", "summon")
    assert table.waiting() == "SummonChoice", "a 2 is free at level 2"


# What an Elder One is


@rule("GO-ELDER-02")
def test_a_text_about_agents_does_not_touch_elder_ones() -> None:
    table = old_ones(hands=(["the-mummy-in-the-museum"], ["toby"]), agents={"bloomsbury": {1: 1}},
                     elders={"bokrug": (1, "bloomsbury")}, row=OPEN)  # fmt: skip
    table.choose("play:the-mummy-in-the-museum")
    assert [k for k in table.menu() if k.startswith("remove")] == ["remove:seat-1:bloomsbury"]


@rule("GO-ELDER-03", "GO-ELDER-12")
def test_an_ability_once_per_turn_costs_no_action() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"]), agents={}, elders={"bokrug": (0, "lambeth")},
                     row=OPEN)  # fmt: skip
    table.choose("use-elder:bokrug")
    assert table.trouble() == ["lambeth"]
    assert table.refused("use-elder:bokrug") == "GO-ELDER-03"
    assert "play:sam-weller" in table.menu()
    table = old_ones(agents={}, elders={"bokrug": (0, "lambeth")}, trouble=("lambeth",))
    assert "use-elder:bokrug" not in table.menu()


@rule("GO-ELDER-04")
def test_an_elder_one_summoned_this_turn_waits() -> None:
    table = summoning(1)
    table.choose("summoned:cyaegha:lambeth")
    assert "use-elder:cyaegha" not in table.menu()
    assert table.refused("use-elder:cyaegha") == "GO-ELDER-04"


@rule("GO-ELDER-06", "GO-ELDER-20", "GO-ELDER-09")
def test_a_removed_elder_one_can_be_summoned_again_without_hits() -> None:
    table = old_ones(
        hands=(["jack-the-ripper", "renfield"], ["toby"]), row=OPEN, trouble=("lambeth",),
        agents={"lambeth": {0: 1}}, elders={"basatan": (1, "lambeth")}, level=1,
    )  # fmt: skip
    table.choose("play:jack-the-ripper", "kill:basatan", "skull-alone")
    table.pass_all()
    assert table.hits("basatan") == 1
    table.choose("kill:basatan")
    table.pass_all()
    assert table.elders(1) == {}
    assert table.hits("basatan") == 0


@rule("GO-ELDER-07", "GO-ELDER-08")
def test_a_removal_that_is_no_assassination_is_one_hit() -> None:
    table = old_ones(hands=(["spring-heeled-jack"], ["toby"]), agents={"kensington": {0: 1}},
                     elders={"basatan": (1, "lambeth")}, row=OPEN)  # fmt: skip
    table.dice(11, 11)
    table.play("spring-heeled-jack", "scroll", "remove:basatan")
    assert table.hits("basatan") == 1
    table.choose("remove:basatan")
    table.pass_all()
    assert table.elders(1) == {}


@rule("GO-ELDER-11")
def test_an_elder_one_its_owner_has_to_lose_goes_whole() -> None:
    table = old_ones(hands=(["the-swamp-adder"], ["toby"]), agents={},
                     elders={"ithaqua": (0, "lambeth")}, row=OPEN)  # fmt: skip
    table.dice(1)
    table.choose("play:the-swamp-adder", "scroll", "lose:ithaqua")
    assert table.elders(0) == {}


@rule("GO-ELDER-13")
def test_byatis_takes_a_pound_of_every_player_there() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"], ["nancy"]), agents={"lambeth": {1: 3, 2: 1}},
                     elders={"byatis": (0, "lambeth")}, money=(0, 5, 0))  # fmt: skip
    table.choose("use-elder:byatis")
    assert [table.money(s) for s in range(3)] == [1, 4, 0]


@rule("GO-ELDER-14")
def test_basatan_removes_a_minion_or_a_grenadier_without_trouble() -> None:
    elders = {"basatan": (0, "lambeth"), "ithaqua": (1, "lambeth")}
    kit: dict[str, Any] = {"agents": {"lambeth": {0: 1, 1: 1}}, "grenadiers": {"lambeth": 1}}
    kit.update(row=OPEN, elders=elders)
    table = old_ones(**kit)
    table.choose("use-elder:basatan")
    assert table.menu() == ["grenadier-away:lambeth", "remove:seat-0:lambeth",
                            "remove:seat-1:lambeth", "remove:ithaqua"]  # fmt: skip
    table.choose("remove:ithaqua")
    assert table.hits("ithaqua") == 1
    table = old_ones(**kit)
    table.choose("use-elder:basatan", "remove:seat-1:lambeth")
    table.pass_all()
    assert table.agents(1, "lambeth") == 0


@rule("GO-ELDER-15")
def test_atlach_nacha_pulls_an_agent_next_door() -> None:
    table = old_ones(agents={"battersea": {1: 2}, "kensington": {1: 1}}, trouble=("battersea",),
                     elders={"atlach-nacha": (0, "lambeth")})  # fmt: skip
    table.choose("use-elder:atlach-nacha")
    assert table.menu() == ["push:seat-1:battersea:lambeth"]
    table.choose("push:seat-1:battersea:lambeth")
    table.pass_all()
    assert table.agents(1, "lambeth") == 1
    assert table.trouble() == ["lambeth"]


@rule("GO-ELDER-16")
def test_tsathoggua_draws_one_and_throws_one_away() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"]), elders={"tsathoggua": (0, "the-city")},
                     deck=["renfield", "the-beetle"])  # fmt: skip
    table.choose("use-elder:tsathoggua")
    assert table.menu() == ["throw:sam-weller", "throw:the-beetle"]
    table.choose("throw:the-beetle")
    assert table.discard() == ["the-beetle"]
    empty = old_ones(elders={"tsathoggua": (0, "the-city")}, deck=[])
    assert "use-elder:tsathoggua" not in empty.menu()


@rule("GO-ELDER-17")
def test_ithaqua_walks_to_a_neighbour() -> None:
    table = old_ones(agents={"battersea": {1: 1}, "lambeth": {1: 1}}, trouble=("lambeth",),
                     elders={"ithaqua": (0, "lambeth")})  # fmt: skip
    table.choose("use-elder:ithaqua", "move:ithaqua:battersea")
    assert table.trouble() == ["battersea"]


@rule("GO-ELDER-18")
@pytest.mark.parametrize(("roll", "money"), [(4, 12), (5, 10)])
def test_cyaegha_pays_on_a_roll_up_to_the_level(roll: int, money: int) -> None:
    table = old_ones(elders={"cyaegha": (0, "the-city")}, level=4)
    table.dice(roll)
    table.choose("use-elder:cyaegha")
    assert table.money(0) == money
    assert "use-elder:cyaegha" not in table.menu()


@rule("GO-ELDER-19")
def test_ghatanothoa_drives_an_agent_out() -> None:
    table = old_ones(agents={"lambeth": {0: 1, 1: 1}}, elders={"ghatanothoa": (0, "lambeth")})
    table.choose("use-elder:ghatanothoa", "push:seat-1:lambeth:southwark")
    table.pass_all()
    assert table.agents(1, "southwark") == 1


@rule("GO-ELDER-21", "GO-SCROLL-29")
def test_a_hired_removal_may_pick_a_thirds_elder_one_only_if_one_hit_removes_it() -> None:
    table = old_ones(
        hands=(["ralph-nickleby"], ["toby"], ["nancy"]), trouble=("lambeth", "chelsea"), row=OPEN,
        agents={"lambeth": {0: 1, 1: 1}, "chelsea": {2: 1}, "kensington": {2: 1}},
        elders={"ithaqua": (2, "lambeth"), "byatis": (2, "chelsea"), "cyaegha": (1, "chelsea")},
    )  # fmt: skip
    table.choose("play:ralph-nickleby", "scroll-on:seat-1")
    table.pass_all()
    assert table.menu(1) == ["remove:seat-2:chelsea", "remove:seat-1:lambeth", "remove:byatis",
                             "remove:cyaegha"]  # fmt: skip


# Assassination


def skull(**more: Any) -> Table:
    table = old_ones(**{
        "hands": (["bill-sikes"], ["sam-weller"], ["nancy"]), "row": OPEN,
        "trouble": ("lambeth",), **more,
    })  # fmt: skip
    table.choose("play:bill-sikes")
    return table


@rule("GO-KILL-01", "GO-KILL-02", "GO-GREN-04")
def test_any_pawn_in_trouble_but_own_minions_and_grenadiers() -> None:
    table = skull(agents={"lambeth": {0: 1, 1: 1, 2: 1}}, elders={"byatis": (1, "lambeth")},
                  citizens={"lambeth": 1}, grenadiers={"lambeth": 1})  # fmt: skip
    assert [k for k in table.menu() if k.startswith("kill")] == [
        "kill:seat-1:lambeth", "kill:seat-2:lambeth", "kill:byatis", "kill:new-citizen:lambeth",
    ]  # fmt: skip
    far = skull(agents={"lambeth": {1: 1}, "the-east-end": {0: 1}})
    assert "kill:seat-1:lambeth" in far.menu(), "no Minion is needed nearby"


@rule("GO-KILL-03", "GO-SCROLL-20")
def test_an_agent_goes_to_its_owners_supply_and_trouble_ends() -> None:
    table = skull(agents={"lambeth": {1: 2}})
    table.choose("kill:seat-1:lambeth")
    table.pass_all()
    assert (table.agents(1, "lambeth"), table.supply(1)) == (1, 11)
    assert table.trouble() == []


@rule("GO-KILL-04")
def test_a_new_citizen_goes_back_beside_the_board() -> None:
    table = skull(agents={"lambeth": {1: 1}}, citizens={"lambeth": 1})
    table.choose("kill:new-citizen:lambeth")
    assert table.citizens("lambeth") == 0
    assert table.trouble() == []


@rule("GO-KILL-05", "GO-KILL-08")
def test_one_skull_is_one_hit() -> None:
    table = skull(agents={"lambeth": {1: 1}}, elders={"byatis": (1, "lambeth")})
    table.choose("kill:byatis")
    table.pass_all()
    assert table.elders(1) == {}
    assert table.trouble() == []


@rule("GO-KILL-09", "GO-KILL-13")
def test_hits_below_the_hp_leave_everything_as_it_is() -> None:
    table = skull(agents={"kensington": {0: 1}}, elders={"ithaqua": (1, "lambeth")})
    table.choose("kill:ithaqua")
    table.pass_all()
    assert table.hits("ithaqua") == 1
    assert table.trouble() == ["lambeth"]


@rule("GO-KILL-06", "GO-KILL-07", "GO-KILL-10", "GO-KILL-11", "GO-KILL-12")
def test_sacrifices_complete_the_kill_and_stop_there() -> None:
    """One skull and two Agents bring an HP 3 Elder One down; a third Agent is not needed."""
    table = skull(agents={"lambeth": {0: 3}}, elders={"ithaqua": (1, "lambeth")})
    table.choose("kill:ithaqua")
    assert table.menu() == ["skull-alone", "sacrifice:seat-0:lambeth"]
    table.choose("sacrifice:seat-0:lambeth")
    assert table.trouble() == [], "the sacrifice took the marker, and the attack goes on"
    assert table.menu() == ["sacrifice:seat-0:lambeth"]
    table.choose("sacrifice:seat-0:lambeth")
    table.pass_all()
    assert table.elders(1) == {}
    assert (table.agents(0, "lambeth"), table.supply(0)) == (1, 11)


@rule("GO-KILL-06", "GO-KILL-07", "GO-KILL-11")
def test_an_own_elder_one_brings_its_hp_and_too_little_is_not_offered() -> None:
    elders = {"ithaqua": (1, "lambeth"), "basatan": (0, "lambeth")}
    table = skull(agents={}, elders=elders)
    table.choose("kill:ithaqua", "sacrifice:basatan")
    table.pass_all()
    assert table.elders(0) == table.elders(1) == {}
    table = skull(agents={"lambeth": {0: 1}}, elders={"ithaqua": (1, "lambeth")})
    table.choose("kill:ithaqua")
    table.pass_all()
    assert table.hits("ithaqua") == 1, "one Agent would not complete it"
    assert table.agents(0, "lambeth") == 1
