"""Arrival Advance, Renfield Status and Harker Arrival."""

from gaslamp.games.plague_of_dracula.tables import ARRIVAL
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, plague


@rule("PD-ARR-01")
def test_space_six_comes_to_london_and_the_others_move_up() -> None:
    table = plague(at={"mina": "arrival-6", "holmwood": "arrival-5", "harker": "arrival-1"})
    table.run("arrivals")
    assert table.at("mina") == "islington"
    assert table.at("holmwood") == "arrival-6"
    assert table.at("harker") == "arrival-2"


@rule("PD-ARR-01", "PD-SETUP-02")
def test_morris_arrives_on_turn_4_and_van_helsing_on_turn_6() -> None:
    table = plague(at={"morris": "arrival-3", "van-helsing": "arrival-1", "mina": "islington"})
    for turn in range(1, 7):
        table.run("arrivals")
        assert (table.at("morris") == "chelsea") == (turn >= 4)
        assert (table.waiting() == "ArriveWhere") == (turn >= 6)
    assert table.menu() == ["arrive:van-helsing:islington", "arrive:van-helsing:chelsea"]


@rule("PD-ARR-02")
def test_hunters_share_a_space_and_arrive_in_hunter_order() -> None:
    table = plague(
        at={"holmwood": "arrival-6", "mina": "arrival-6"},
        marks={"islington": "coffin-1", "belgravia": "coffin-1"},
    )
    table.run("arrivals")
    assert table.menu()[0].startswith("arrive:mina:")
    table.choose("arrive:mina:chelsea")
    assert table.menu()[0].startswith("arrive:holmwood:")


@rule("PD-ARR-03")
def test_travellers_take_no_actions_are_never_chosen_and_keep_what_they_have() -> None:
    table = plague(
        at={"mina": "arrival-2", "harker": "buda-pesth"},
        bites={"mina": 1},
        weapons={"mina": ["dagger"]},
    )
    table.run("action")
    assert table.nothing_pending()
    table.event(36)
    assert "combat" not in table.said()
    assert table.track("mina") == ["bite", "dagger", ""]
    assert table.g.place[table.h("mina")] == ARRIVAL + 2


@rule("PD-ARR-04")
def test_morris_comes_to_chelsea_unless_it_is_tainted() -> None:
    assert plague(at={"morris": "arrival-6"}).run("arrivals").at("morris") == "chelsea"
    table = plague(at={"morris": "arrival-6"}, marks={"chelsea": "plague-1"}).run("arrivals")
    assert table.menu() == [
        "arrive:morris:st-pancras",
        "arrive:morris:islington",
        "arrive:morris:belgravia",
        "arrive:morris:purfleet",
    ]


@rule("PD-ARR-05")
def test_van_helsing_first_comes_to_any_hunter() -> None:
    at = {"van-helsing": "arrival-6", "mina": "holborn", "seward": "lambeth", "lucy": "holborn"}
    table = plague(at=at, marks={"holborn": "coffin-1"}).run("arrivals")
    assert table.menu() == ["arrive:van-helsing:holborn", "arrive:van-helsing:lambeth"]
    alone = plague(at={"van-helsing": "arrival-6"}, marks={"chelsea": "coffin-1"}).run("arrivals")
    assert [key.split(":")[2] for key in alone.menu()] == [
        "st-pancras",
        "islington",
        "belgravia",
        "purfleet",
    ]


@rule("PD-ARR-06")
def test_he_takes_any_three_occult_weapons() -> None:
    table = plague(at={"van-helsing": "arrival-6", "mina": "islington"}).run("arrivals")
    assert table.menu() == [
        "take:crucifix",
        "take:garlic-wreath",
        "take:holy-water",
        "take:host",
        "take:wooden-stakes",
    ]
    table.choose("take:host", "take:host", "take:crucifix")
    assert table.track("van-helsing") == ["host", "host", "crucifix"]
    assert table.nothing_pending()


@rule("PD-ARR-07")
def test_then_the_bag_gets_what_is_left() -> None:
    table = plague(at={"van-helsing": "arrival-6", "mina": "islington"}).run("arrivals")
    assert table.in_bag("garlic-wreath") == 0
    table.g.stores.inventory[CONTENT.item_ids.index("host")] = 4
    table.choose("take:host", "take:host", "take:host")
    bag = {
        item: table.in_bag(item)
        for item in ("garlic-wreath", "crucifix", "holy-water", "wooden-stakes")
    }
    assert bag == {"garlic-wreath": 4, "crucifix": 2, "holy-water": 2, "wooden-stakes": 2}
    assert table.in_bag("host") == 1
    assert table.inventory("host") == 0
    again = plague(at={"van-helsing": "arrival-6"}, came=("van-helsing",)).run("arrivals")
    again.choose("arrive:van-helsing:islington")
    assert again.nothing_pending()
    assert again.in_bag("garlic-wreath") == 0


@rule("PD-ARR-08")
def test_others_come_home_else_to_any_untainted_home() -> None:
    assert plague(at={"holmwood": "arrival-6"}).run("arrivals").at("holmwood") == "belgravia"
    table = plague(
        at={"holmwood": "arrival-6"}, marks={"belgravia": "coffin-1", "chelsea": "plague-1"}
    ).run("arrivals")
    assert table.menu() == [
        "arrive:holmwood:st-pancras",
        "arrive:holmwood:islington",
        "arrive:holmwood:purfleet",
    ]
    back = plague(at={"van-helsing": "arrival-6"}, came=("van-helsing",)).run("arrivals")
    assert len(back.menu()) == 5


@rule("PD-ARR-09")
def test_rumor_miasma_and_wreath_do_not_stop_an_arrival() -> None:
    for mark in ("rumor", "miasma", "wreath"):
        table = plague(at={"mina": "arrival-6"}, marks={"islington": mark}).run("arrivals")
        assert table.at("mina") == "islington"


@rule("PD-ARR-10")
def test_a_hunter_may_act_in_the_turn_of_arrival() -> None:
    table = plague(at={"mina": "arrival-6"}).run("arrivals", "action")
    assert "search:mina:bag" in table.menu()


@rule("PD-REN-01", "PD-REN-02")
def test_renfield_slips_away_on_1_to_4_but_on_1_to_2_with_seward_there() -> None:
    """E9: a 3 keeps him with Seward in Purfleet and frees him without."""
    for value in range(1, 7):
        alone = plague(cards=((6, value),)).run("renfield")
        assert (alone.renfield() == "carfax") == (value <= 4)
        watched = plague(at={"seward": "purfleet"}, cards=((6, value),)).run("renfield")
        assert (watched.renfield() == "carfax") == (value <= 2)
        away = plague(at={"seward": "hackney"}, cards=((6, value),)).run("renfield")
        assert (away.renfield() == "carfax") == (value <= 4)


@rule("PD-REN-03")
def test_renfield_is_caught_on_1_to_2() -> None:
    for value in range(1, 7):
        table = plague(renfield="carfax", cards=((6, value),)).run("renfield")
        assert (table.renfield() == "purfleet") == (value <= 2)


@rule("PD-REN-04")
def test_renfield_out_lets_plague_and_attackers_cross_the_thames() -> None:
    for renfield, crossed in (("carfax", True), ("purfleet", False)):
        marks = all_north()
        table = plague(marks=marks, stack=[1], dracula=3, renfield=renfield).run("plague")
        assert bool(table.marked("plague")) == crossed
        south = plague(at={"mina": "lambeth"}, renfield=renfield, cards=()).event(
            36, (5, 1), (5, 1)
        )
        assert ("combat" in south.said()) == crossed


def all_north() -> dict[str, str]:
    from scenarios.plague_of_dracula.kit import all_but

    south = ("greenwich", "rotherhithe", "bermondsey", "camberwell", "southwark", "lambeth")
    return all_but(*south, "wandsworth-battersea")


@rule("PD-REN-05")
def test_renfield_out_gives_the_undead_the_first_strike() -> None:
    out = plague(at={"mina": "holborn"}, renfield="carfax", cards=((5, 1),)).combat("holborn")
    assert out.bites("mina") == 1
    held = plague(at={"mina": "holborn"}, renfield="purfleet", cards=((5, 1),)).combat("holborn")
    assert held.bites("mina") == 0


@rule("PD-REN-05")
def test_the_initiative_is_checked_at_the_start_of_each_round() -> None:
    """Dracula is hit, Renfield goes home, and from the next round the hunters strike first."""
    table = plague(at={"mina": "holborn"}, renfield="carfax", dracula=10)
    table.cards((5, 5), (5, 1), (5, 1)).combat("holborn", "dracula")
    assert table.bites("mina") == 0
    assert [k for k in table.said() if k.startswith("drawn")] == [
        "drawn-undead",
        "drawn-hunters",
        "drawn-hunters",
    ]


@rule("PD-REN-06")
def test_renfield_takes_the_hit_and_the_combat_goes_on() -> None:
    table = plague(at={"mina": "holborn"}, renfield="carfax", dracula=10)
    table.cards((5, 5), (5, 1), (5, 5), (5, 3)).combat("holborn", "dracula")
    assert table.renfield() == "purfleet"
    assert table.g.dracula == 10
    assert table.bites("mina") == 1


@rule("PD-REN-07")
def test_renfield_out_at_the_end_is_one_ignored_hit() -> None:
    table = plague(
        at={"mina": "islington"},
        weapons={"mina": ["revolver", "dagger", "wooden-stakes"]},
        renfield="carfax",
        dracula=3,
        turn=25,
    )
    table.cards((5, 5), (5, 1), (5, 1)).run("final")
    assert table.said().count("renfield-takes-hit") == 1
    assert table.reason() == "dracula-slain"


@rule("PD-HARK-01")
def test_harker_is_not_checked_before_turn_7_nor_when_he_has_left() -> None:
    early = plague(at={"harker": "buda-pesth"}, turn=6, cards=((6, 1),)).run("harker")
    assert early.draws() == 0
    gone = plague(at={"harker": "islington"}, turn=9, cards=((6, 1),)).run("harker")
    assert gone.draws() == 0
    due = plague(at={"harker": "buda-pesth"}, turn=7, cards=((6, 1), (6, 1))).run("harker")
    assert due.at("harker") == "arrival-1"


@rule("PD-HARK-02", "PD-HARK-03")
def test_his_value_is_one_then_two_then_three() -> None:
    """E10: on turn 13 a 1 or 2 brings him."""
    for turn, limit in ((7, 1), (12, 1), (13, 2), (15, 2), (16, 3), (25, 3)):
        for value in range(1, 7):
            table = plague(at={"harker": "buda-pesth"}, turn=turn, cards=((6, value), (6, 1)))
            table.run("harker")
            assert (table.at("harker") == "arrival-1") == (value <= limit)


@rule("PD-HARK-04")
def test_his_health_is_drawn_when_he_leaves() -> None:
    for value, bites in ((1, 0), (2, 1), (5, 1), (6, 2)):
        table = plague(at={"harker": "buda-pesth"}, turn=7, cards=((6, 1), (6, value)))
        table.run("harker")
        assert table.bites("harker") == bites
        assert table.in_bag("dagger") == 4


@rule("PD-HARK-05", "PD-WIN-04")
def test_harker_coming_home_to_a_turned_mina_loses_the_game() -> None:
    table = plague(at={"harker": "arrival-6", "seward": "purfleet"}, turned=["mina"]).run(
        "arrivals"
    )
    assert table.reason() == "harker-finds-mina"
    staked = plague(at={"harker": "arrival-6", "seward": "purfleet"})
    staked.g.mina_turned = True
    assert staked.run("arrivals").reason() == "harker-finds-mina"
    fine = plague(at={"harker": "arrival-6", "mina": "islington"}).run("arrivals")
    assert fine.at("harker") == "islington"
    assert fine.nothing_pending()
