"""Status tracks, weapons, markers and Dracula's track."""

from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.combat_row import Combat, begin_combat
from gaslamp.games.plague_of_dracula.state import hunters_at
from gaslamp.games.plague_of_dracula.tables import INFECTED
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, SUPPLY, place_of, plague


@rule("PD-COMP-01")
def test_weapons_and_bites_share_three_spaces() -> None:
    table = plague(
        at={"mina": "islington"}, bites={"mina": 1}, weapons={"mina": ["dagger", "host"]}
    )
    table.run("action")
    assert table.step() == "items"
    assert table.track("mina") == ["bite", "dagger", "host"]
    table = plague(at={"mina": "islington"}, bites={"mina": 2}, bag={"dagger": 1}).run("action")
    table.choose("search:mina:bag")
    assert table.track("mina") == ["bite", "bite", "dagger"]


@rule("PD-COMP-02", "PD-TRF-05")
def test_weapons_shift_left_when_a_bite_is_healed() -> None:
    table = plague(
        at={"mina": "purfleet"},
        bites={"mina": 1},
        weapons={"mina": ["host", "dagger"]},
        cards=((6, 1),),
    )
    table.run("action").pass_to("transfusion").choose("transfuse:staff:mina")
    assert table.track("mina") == ["host", "dagger", ""]


@rule("PD-COMP-02")
def test_weapons_shift_left_when_one_leaves() -> None:
    table = plague(at={"mina": "islington"}, weapons={"mina": ["host", "dagger", "crucifix"]})
    table.run("action").pass_to("items").choose("return:mina:host", "done")
    assert table.track("mina") == ["dagger", "crucifix", ""]


@rule("PD-COMP-03", "PD-ITEM-06")
def test_a_new_weapon_goes_in_the_leftmost_open_space() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        bites={"mina": 1},
        weapons={"mina": ["host"], "seward": ["dagger"]},
    )
    table.run("action").pass_to("items").choose("give:seward:dagger:mina")
    assert table.track("mina") == ["bite", "host", "dagger"]


@rule("PD-COMP-04")
def test_secular_weapons_add_one_two_and_three_and_stay() -> None:
    for weapon, bonus in (("dagger", 1), ("kukri-knife", 2), ("revolver", 3)):
        table = plague(at={"mina": "holborn"}, weapons={"mina": [weapon]}, renfield="purfleet")
        table.cards((5, 1 + bonus)).combat("holborn")
        assert table.nothing_pending()
        assert table.bites("mina") == 0
        assert table.weapons("mina") == [weapon]
        here = place_of("holborn")
        begin_combat(table.g, Combat(here, INFECTED, hunters_at(table.g, here)))
        assert hunter_strength(table.g) == 1 + bonus


@rule("PD-COMP-04")
def test_a_secular_weapon_never_destroys_a_vampire() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["revolver"]}, turned=["lucy"])
    table.cards((5, 1)).combat("holborn", "vampire-lucy")
    assert table.nothing_pending()
    assert table.display() == ["lucy"]


@rule("PD-COMP-05", "PD-COMP-07")
def test_single_use_weapons_are_discarded_but_a_crucifix_is_tipped() -> None:
    table = plague(
        at={"mina": "holborn"}, weapons={"mina": ["holy-water", "crucifix"]}, cards=((5, 5), (5, 1))
    )
    table.combat("holborn").choose("use:holy-water:mina", "use:crucifix:mina")
    assert table.discarded("holy-water") == 1
    assert table.track("mina") == ["tipped crucifix", "", ""]
    assert table.discarded("crucifix") == 0


@rule("PD-COMP-06")
def test_rumors_have_their_own_supply() -> None:
    table = plague(at={"mina": "islington"}, marks={"islington": "rumor"}, cards=((6, 3),))
    assert table.g.stores.rumors == SUPPLY - 1
    table.run("action").pass_to("resolution").choose("resolve:mina")
    assert table.g.stores.rumors == SUPPLY
    assert len(table.g.stores.inventory) == 8


@rule("PD-COMP-07")
def test_returned_weapons_go_back_to_the_inventory() -> None:
    table = plague(at={"mina": "islington"}, weapons={"mina": ["host"]})
    before = table.inventory("host")
    table.run("action").pass_to("items").choose("return:mina:host")
    assert table.inventory("host") == before + 1
    assert table.discarded("host") == 0


@rule("PD-COMP-08")
def test_a_discarded_coffin_never_returns_to_the_stack() -> None:
    table = plague(
        at={"mina": "hackney"},
        weapons={"mina": ["garlic-wreath", "host"]},
        marks={"hackney": "coffin-2"},
    )
    stack = len(table.g.stack)
    table.run("action").choose("cleanse:hackney", "use:host:mina")
    assert table.g.discarded.listed() == [2]
    assert len(table.g.stack) == stack


@rule("PD-COMP-09")
def test_nobody_sees_the_coffins_of_a_face_down_marker() -> None:
    table = plague(at={"mina": "islington"}, marks={"hackney": "plague-3"}).run("action")
    for seat in (-1, 0):
        data = table.game.view(table.g, seat).data
        (hackney,) = [x for x in data["locations"] if x["id"] == "hackney"]
        assert hackney["mark"] == "plague"
        assert "coffins" not in hackney


@rule("PD-COMP-10")
def test_the_coffins_are_bonus_and_threshold() -> None:
    assert [int(n) for n in CONTENT.coffin_mix] == [0, 8, 9, 8]
    table = plague(at={"mina": "holborn"}, marks={"holborn": "coffin-3"}, cards=((5, 5), (5, 4)))
    table.combat("holborn", "infected")
    assert table.bites("mina") == 1


@rule("PD-COMP-11")
def test_the_display_has_three_fixed_slots_then_the_turned_in_order() -> None:
    table = plague(
        at={"mina": "holborn"}, turned=["lucy", "seward"], cards=((5, 5), (5, 1), (5, 1))
    )
    table.combat("holborn", "")
    assert "vampire-seward" in str([line.args for line in table.g.log])
    assert [p.ref for p in table.game.view(table.g, 0).zones[3].pieces] == [
        "creatures",
        "infected",
        "dracula",
        "vampire-lucy",
        "vampire-seward",
    ]


@rule("PD-COMP-12")
def test_draculas_strength_by_the_space_of_his_marker() -> None:
    assert [int(s) for s in CONTENT.strength][1:] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    top = plague(dracula=10, time="night-2").run("time-check")
    assert top.g.dracula == 10
    bottom = plague(dracula=1, time="day-2").run("time-check")
    assert bottom.g.dracula == 1


@rule("PD-COMP-13", "PD-TRF-08")
def test_lucys_printed_bite_cannot_be_treated() -> None:
    table = plague(
        at={"lucy": "purfleet", "seward": "purfleet", "mina": "purfleet"}, bites={"mina": 1}
    )
    table.run("action").pass_to("transfusion")
    assert "transfuse:seward:lucy" not in table.menu()
    assert table.refused("transfuse:seward:lucy") == "PD-TRF-08"
    assert table.refused("transfuse:staff:lucy") == "PD-TRF-08"
    table = plague(at={"lucy": "purfleet"}, bites={"lucy": 2}, cards=((6, 1),))
    table.run("action").pass_to("transfusion").choose("transfuse:staff:lucy")
    assert table.bites("lucy") == 1


@rule("PD-COMP-14", "PD-BITE-09")
def test_van_helsing_dies_instead_of_turning() -> None:
    table = plague(
        at={"van-helsing": "holborn", "mina": "islington"},
        bites={"van-helsing": 2},
        cards=((5, 1),),
    )
    table.combat("holborn")
    assert table.at("van-helsing") == "gone"
    assert table.display() == []
    assert "died" in table.said()


@rule("PD-COMP-15")
def test_the_turn_marker_is_night_or_day() -> None:
    from gaslamp.games.plague_of_dracula.feeding import at_night

    for time, night in (("night-1", True), ("night-2", True), ("day-1", False), ("day-2", False)):
        assert at_night(plague(time=time).g) == night
