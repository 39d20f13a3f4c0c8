"""The Final Confrontation."""

from kit import rule
from scenarios.plague_of_dracula.kit import EVERYWHERE, Table, all_but, plague

ARMED = {"mina": ["revolver", "dagger", "wooden-stakes"]}


def tainted(count: int) -> dict[str, str]:
    return dict.fromkeys(EVERYWHERE[:count], "coffin-1")


@rule("PD-FIN-01")
def test_hunters_in_london_with_at_most_one_bite_take_part() -> None:
    at = {"mina": "islington", "seward": "purfleet", "lucy": "st-pancras", "morris": "arrival-2"}
    table = plague(at=at, bites={"lucy": 2, "seward": 1}, weapons=ARMED, cards=((5, 5), (5, 5)))
    table.run("final")
    assert table.g.finalists == 1 << table.h("mina") | 1 << table.h("seward")


@rule("PD-FIN-01")
def test_the_weapons_of_those_left_behind_are_out() -> None:
    table = plague(
        at={"mina": "islington", "lucy": "st-pancras"},
        bites={"lucy": 2},
        weapons={"lucy": ["wooden-stakes"]},
    ).run("final")
    assert table.waiting() == "FinalSearch"


@rule("PD-FIN-02")
def test_dracula_gains_a_space_for_every_full_five_tainted_locations() -> None:
    for count, space in ((0, 5), (4, 5), (5, 6), (14, 7), (24, 9)):
        table = plague(at={"mina": "islington"}, marks=tainted(count), dracula=5).run("final")
        assert table.g.dracula == space


@rule("PD-FIN-02", "PD-COMP-12")
def test_dracula_never_climbs_above_space_10() -> None:
    capped = plague(at={"mina": "islington"}, marks=tainted(24), dracula=9).run("final")
    assert capped.g.dracula == 10


@rule("PD-FIN-03")
def test_search_rounds_only_without_stakes() -> None:
    without = plague(at={"mina": "islington"}, dracula=9).run("final")
    assert without.waiting() == "FinalSearch"
    with_them = plague(at={"mina": "islington"}, weapons=ARMED, dracula=9, cards=((5, 5), (5, 1)))
    with_them.run("final")
    assert "search-round" not in with_them.said()


@rule("PD-FIN-04")
def test_any_kind_of_search_as_if_in_an_unmarked_place() -> None:
    table = plague(
        at={"mina": "islington"},
        marks={"islington": "coffin-1"},
        came=("van-helsing",),
        bag={"rumor": 1},
    ).run("final")
    assert table.menu() == ["search:mina:bag", "search:mina:secular", "search:mina:occult", "pass"]
    rumors = table.g.stores.rumors
    table.choose("search:mina:bag")
    assert table.g.stores.rumors == rumors
    assert "combat" not in table.said()
    early = plague(at={"mina": "islington"}).run("final")
    assert early.refused("search:mina:occult") == "PD-SRCH-05"
    full = plague(at={"mina": "islington"}, weapons={"mina": ["dagger", "dagger", "host"]}).run(
        "final"
    )
    assert full.menu() == ["return:mina:dagger", "return:mina:host", "pass"]
    no_refill = plague(at={"mina": "islington"}, bag={"revolver": 3}).run("final")
    no_refill.g.stores.rumors = 0
    no_refill.choose("search:mina:bag")
    assert no_refill.weapons("mina") == ["revolver"]
    assert "combat" not in no_refill.said()


@rule("PD-FIN-05")
def test_each_round_strengthens_dracula_and_ten_allows_one_more() -> None:
    table = plague(at={"mina": "islington"}, dracula=9).run("final")
    table.choose("pass")
    assert table.g.dracula == 10
    assert table.menu() == ["search-again", "fight"]
    table.choose("search-again", "pass")
    assert table.reason() == "no-stakes-left"


@rule("PD-FIN-06")
def test_the_players_may_stop_after_any_round_and_lose_without_stakes() -> None:
    table = plague(at={"mina": "islington"}, dracula=5).run("final")
    table.choose("pass", "fight")
    assert table.reason() == "no-stakes-left"
    lucky = plague(
        at={"mina": "islington"}, dracula=5, bag={"wooden-stakes": 1}, cards=((5, 5), (5, 5))
    )
    lucky.run("final").choose("search:mina:bag")
    assert lucky.menu() == ["search-again", "fight"]


@rule("PD-FIN-07")
def test_crucifixes_are_upright_used_once_and_the_host_has_no_effect() -> None:
    table = plague(
        at={"mina": "islington"},
        weapons={"mina": ["crucifix", "host", "wooden-stakes"]},
        renfield="carfax",
        dracula=3,
    )
    table.g.track[0] = 9
    table.run("final")
    assert table.menu() == ["use:crucifix:mina", "withhold:crucifix"]
    table.cards((5, 1), (5, 1)).choose("use:crucifix:mina")
    assert table.said().count("uses") == 1
    assert table.weapons("mina") == ["tipped crucifix", "host", "wooden-stakes"]
    assert table.reason() == "dracula-slain"


@rule("PD-FIN-08")
def test_no_coffins_no_flight_and_both_sides_draw_every_round() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn"},
        bites={"mina": 1},
        weapons={"seward": ["wooden-stakes"]},
        marks={"holborn": "coffin-3"},
        renfield="carfax",
        dracula=6,
    )
    table.cards((5, 2), (5, 5), (5, 3)).run("final")
    assert next(line.args for line in table.g.log if line.key == "bitten") == ["mina", 2]
    assert "flees" not in table.said()
    keys = [k for k in table.said() if k in ("drawn-undead", "drawn-hunters", "undead-miss")]
    assert keys[:4] == ["drawn-undead", "drawn-hunters", "drawn-undead", "undead-miss"]


@rule("PD-FIN-09", "PD-FIN-10")
def test_the_turned_take_hits_first_then_renfield_then_dracula() -> None:
    """E13: Dracula on 9 after 23 tainted locations, one turned hunter, Renfield out."""
    table = plague(
        at={"mina": "chelsea"},
        weapons={"mina": ["revolver", "revolver", "wooden-stakes"]},
        marks=tainted(23),
        turned=["lucy"],
        renfield="carfax",
        dracula=5,
    )
    fives = ["black", (5, 1)] * 2
    table.cards(*fives, *[(5, 1)] * 1, *["black", (5, 2)] * 3, *["red", (5, 3)] * 3).run("final")
    hits = [
        k for k in table.said() if k in ("turned-take-hit", "renfield-takes-hit", "dracula-weaker")
    ]
    assert hits[:2] == ["turned-take-hit", "renfield-takes-hit"]
    assert hits[2:] == ["dracula-weaker"] * 7
    assert table.reason() == "dracula-slain"


@rule("PD-FIN-11")
def test_a_third_bite_eliminates_without_turning() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn"},
        bites={"mina": 1},
        weapons={"mina": ["dagger"], "seward": ["wooden-stakes"]},
        dracula=10,
        renfield="carfax",
    )
    table.cards((5, 1), (5, 5), (5, 1), (5, 5), "black").run("final")
    assert table.at("mina") == "gone"
    assert table.display() == []
    assert "eliminated" in table.said()
    assert "turned" not in table.said()


@rule("PD-FIN-12")
def test_dracula_on_two_with_stakes_in_hand_is_won_before_the_first_round() -> None:
    for space in (1, 2):
        table = plague(at={"mina": "islington"}, weapons=ARMED, dracula=space).run("final")
        assert table.reason() == "dracula-slain"
        assert table.draws() == 0
        assert table.winners() == 1
    three = plague(at={"mina": "islington"}, weapons=ARMED, dracula=3, cards=((5, 1),)).run("final")
    assert three.reason() == "dracula-slain"
    assert three.draws() == 1


@rule("PD-FIN-13")
def test_how_dracula_wins_the_last_battle() -> None:
    stakes = plague(
        at={"mina": "islington"}, weapons={"mina": ["wooden-stakes"]}, renfield="carfax"
    )
    assert stakes.cards((5, 1)).run("final").reason() == "no-stakes-left"
    helpless = plague(
        at={"mina": "islington"},
        bites={"mina": 1},
        weapons={"mina": ["dagger", "wooden-stakes"]},
        renfield="carfax",
    )
    assert helpless.cards((5, 1)).run("final").reason() == "nobody-can-strike"


@rule("PD-FIN-13")
def test_the_last_participant_eliminated() -> None:
    """Van Helsing holds the Stakes; Mina falls first, then he can no longer strike."""
    table = plague(
        at={"mina": "islington", "van-helsing": "islington"},
        bites={"mina": 1, "van-helsing": 1},
        weapons={"van-helsing": ["dagger", "wooden-stakes"]},
        renfield="carfax",
    )
    table.run("final").cards((5, 1), (5, 5), (5, 1), (5, 5), (5, 1)).choose("target:mina")
    assert table.reason() == "nobody-can-strike"


@rule("PD-FIN-14")
def test_a_target_with_two_bites_stays_the_target_while_another_draws() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        bites={"mina": 1},
        weapons={"seward": ["dagger", "wooden-stakes"]},
        dracula=10,
        renfield="carfax",
    )
    table.cards((5, 1), (5, 5), "black", (5, 5), (5, 1), (5, 5)).run("final")
    assert table.at("mina") == "gone"
    first = [line.args[0] for line in table.g.log if line.key == "hunters-miss"]
    assert first[0] == "seward"
    bitten = [line.args[0] for line in table.g.log if line.key == "bitten"]
    assert bitten[:2] == ["mina", "mina"]


def test_a_full_board_comes_before_the_final() -> None:
    table: Table = plague(
        at={"mina": "islington"}, weapons=ARMED, marks=all_but(), dracula=1, turn=25
    )
    assert table.run("end").reason() == "board-full"
