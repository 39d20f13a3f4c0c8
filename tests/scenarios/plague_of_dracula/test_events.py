"""Event Draw, Strange Rumors, They Must Feed, and when Dracula is undisturbed."""

from gaslamp.games.plague_of_dracula.state import eligible, undisturbed
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, SUPPLY, all_but, plague


@rule("PD-EVT-01", "PD-EVT-02")
def test_a_card_is_carried_out_and_discarded_unless_it_lasts() -> None:
    once = plague().event(42)
    assert once.renfield() == "carfax"
    assert once.g.active == 0
    assert once.g.discard.listed() == [42]
    lasting = plague(at={"mina": "islington"}).event(54)
    assert lasting.g.active == 54
    assert lasting.g.discard.listed() == []
    lasting.run("markers")
    assert lasting.g.active == 0
    assert lasting.g.discard.listed() == [54]


@rule("PD-EVT-03")
def test_what_cannot_be_done_is_ignored_but_the_rest_is_done() -> None:
    table = plague(at={"seward": "purfleet"}, turned=["mina"]).event(44)
    assert table.nothing_pending()
    assert table.said() == ["event", "not-in-london"]
    straight = plague(renfield="purfleet").event(43)
    assert straight.renfield() == "purfleet"
    straight.cards((6, 1)).run("renfield")
    assert straight.renfield() == "purfleet"


@rule("PD-EVT-04")
def test_events_touch_only_hunters_in_london_including_purfleet() -> None:
    away = plague(
        at={"mina": "arrival-1", "seward": "purfleet"}, marks=all_but("purfleet", "islington")
    )
    away.event(40)
    assert away.bites("mina") == 0
    assert away.bites("seward") == 1


@rule("PD-EVT-05")
def test_who_can_be_chosen_for_an_attack() -> None:
    at = {"mina": "islington", "seward": "lambeth", "lucy": "arrival-2", "holmwood": "belgravia"}
    table = plague(at=at, marks={"belgravia": "wreath"})
    assert eligible(table.g) == 1 << table.h("mina")
    out = plague(at=at, marks={"belgravia": "wreath"}, renfield="carfax")
    assert eligible(out.g) == 1 << out.h("mina") | 1 << out.h("seward")
    sick = plague(at=at, marks={"belgravia": "wreath", "greenwich": "plague-1"})
    assert eligible(sick.g) == 1 << sick.h("mina") | 1 << sick.h("seward")


@rule("PD-EVT-06")
def test_no_combat_of_any_kind_south_of_the_thames_without_help() -> None:
    table = plague(at={"mina": "lambeth"}, marks={"lambeth": "rumor"}, cards=((6, 5),))
    table.run("action").pass_to("resolution").choose("resolve:mina")
    assert "combat" not in table.said()
    table = plague(at={"mina": "lambeth"}, marks={"lambeth": "rumor"}, renfield="carfax")
    table.cards((6, 5), (3, 2), (5, 5), (5, 1))
    table.run("action").pass_to("resolution").choose("resolve:mina")
    assert "combat" in table.said()


@rule("PD-EVT-07")
def test_a_strange_rumor_starts_in_the_place_of_its_number() -> None:
    for card in range(1, 26):
        table = plague().event(card)
        assert table.marked("rumor") == [CONTENT.place_ids[card]]
        assert table.g.stores.rumors == SUPPLY - 1


@rule("PD-EVT-08")
def test_a_tainted_rumor_attacks_with_the_coffins_of_the_named_place() -> None:
    """E7: Morris in The Strand (1 coffin), Islington with 3: the bonus is 3."""
    table = plague(
        at={"morris": "the-strand"}, marks={"the-strand": "coffin-1", "islington": "coffin-3"}
    )
    table.event(4, (3, 2), (5, 5))
    bonus = [line.args for line in table.g.log if line.key == "attacked-by"]
    assert bonus == [["infected", 4]]
    assert table.marked("rumor") == []


@rule("PD-EVT-08")
def test_a_face_down_marker_is_turned_for_it_but_only_if_somebody_is_attacked() -> None:
    table = plague(at={"mina": "holborn"}, marks={"islington": "plague-2"})
    table.event(4, (3, 1), (5, 1))
    assert table.mark("islington") == "coffin-2"
    nobody = plague(at={"mina": "lambeth"}, marks={"islington": "plague-2"}).event(4)
    assert nobody.mark("islington") == "plague"
    assert "combat" not in nobody.said()


@rule("PD-EVT-09")
def test_a_rumor_in_a_cleansed_place_brings_a_wreath() -> None:
    at = {"mina": "holborn", "seward": "purfleet", "harker": "arrival-1"}
    table = plague(
        at=at, marks={"islington": "wreath"}, weapons={"seward": ["host", "host", "host"]}
    )
    table.event(4)
    assert table.weapons("mina") == ["garlic-wreath"]
    table = plague(at=at, marks={"islington": "wreath"}).event(4)
    assert table.menu() == ["receive:mina:garlic-wreath", "receive:seward:garlic-wreath"]
    table.choose("receive:seward:garlic-wreath")
    assert table.weapons("seward") == ["garlic-wreath"]
    assert table.marked("rumor") == []


@rule("PD-EVT-10")
def test_a_rumor_is_ignored_where_one_lies_or_when_none_is_left() -> None:
    for mark in ("rumor", "miasma"):
        table = plague(at={"mina": "holborn"}, marks={"islington": mark}).event(4)
        assert table.mark("islington") == mark
        assert table.nothing_pending()
    empty = plague(at={"mina": "holborn"})
    empty.g.stores.rumors = 0
    empty.event(4)
    assert empty.mark("islington") == ""


@rule("PD-EVT-11")
def test_they_must_feed_attacks_with_the_coffins_of_the_hunters_place() -> None:
    table = plague(at={"mina": "holborn"}, marks={"holborn": "coffin-2"}, time="day-1")
    table.event(38, (5, 1))
    assert [line.args for line in table.g.log if line.key == "attacked-by"] == [["infected", 3]]


@rule("PD-EVT-11")
def test_at_night_two_different_hunters_are_attacked_by_stronger_foes() -> None:
    table = plague(at={"mina": "holborn", "seward": "mayfair"}, time="night-1")
    table.event(38, (2, 1), (5, 1), (5, 1))
    fights = [line.args for line in table.g.log if line.key in ("combat", "attacked-by")]
    assert fights == [["holborn"], ["infected", 2], ["mayfair"], ["infected", 2]]
    alone = plague(at={"mina": "holborn"}, time="night-1").event(36, (5, 1))
    assert alone.said().count("combat") == 1
    assert [line.args for line in alone.g.log if line.key == "attacked-by"] == [["creatures", 1]]


@rule("PD-EVT-11")
def test_some_cards_prefer_the_bitten() -> None:
    at = {"mina": "holborn", "seward": "mayfair", "morris": "chelsea"}
    table = plague(at=at, bites={"seward": 1}).event(34, (3, 1), (5, 1))
    assert [line.args for line in table.g.log if line.key == "combat"] == [["mayfair"]]


@rule("PD-EVT-12")
def test_the_chosen_hunter_is_the_first_target_then_the_most_bitten() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "holborn", "morris": "holborn"}, bites={"morris": 1}
    )
    table.event(38, (3, 1), (5, 5), (5, 1))
    assert table.bites("mina") == 1
    table.cards((5, 5), (5, 1)).choose("stay:seward", "stay:morris")
    assert table.bites("morris") == 2


@rule("PD-EVT-13")
def test_minas_travels_bring_harker_home() -> None:
    table = plague(at={"mina": "holborn", "harker": "buda-pesth"}, turn=3).event(47, (6, 6))
    assert table.at("mina") == "arrival-1"
    assert table.at("harker") == "arrival-1"
    assert table.bites("harker") == 2
    table.g.turn = 16
    before = table.draws()
    table.run("harker")
    assert table.draws() == before
    turned = plague(at={"harker": "buda-pesth", "seward": "purfleet"}, turned=["mina"]).event(47)
    assert turned.at("harker") == "buda-pesth"


@rule("PD-EVT-14")
def test_when_dracula_is_undisturbed() -> None:
    """E14: a discard on turn 12 holds for 12 to 16; with none at all, from turn 11."""
    for turn, expected in ((12, False), (16, False), (17, True)):
        assert undisturbed(plague(turn=turn, discarded_on=12).g) == expected
    assert not undisturbed(plague(turn=10).g)
    assert undisturbed(plague(turn=11).g)
    assert not undisturbed(plague(turn=16, length="mop-up").g)
    assert undisturbed(plague(turn=17, length="mop-up").g)


@rule("PD-EVT-15", "PD-BITE-11")
def test_a_bite_by_a_card_is_no_combat() -> None:
    """Undisturbed sickness: cleansed places, Purfleet and the river do not protect."""
    at = {"mina": "lambeth", "seward": "purfleet", "holmwood": "holborn"}
    table = plague(at=at, marks={"lambeth": "wreath"}, turn=20).event(58)
    assert table.bites("mina") == 1
    assert table.bites("seward") == 1
    assert table.bites("holmwood") == 0
    assert table.at("mina") == "lambeth"
    assert "combat" not in table.said()
    assert table.has_action("mina")


@rule("PD-EVT-15")
def test_several_bites_come_in_hunter_order_and_the_game_may_end_among_them() -> None:
    at = {"mina": "purfleet", "seward": "purfleet", "holmwood": "purfleet", "morris": "purfleet"}
    bites = {"mina": 2, "seward": 2, "holmwood": 2, "morris": 1}
    table = plague(at=at, bites=bites, turned=["lucy"], turn=20).event(40)
    assert table.reason() == "four-turned"
    assert table.bites("morris") == 1


@rule("PD-LVL-05")
def test_the_level_decides_which_text_they_must_feed_uses() -> None:
    for level, time, attacks in (
        ("easier", "night-1", 2),
        ("easier", "day-1", 1),
        ("standard", "night-1", 2),
        ("standard", "day-1", 1),
        ("harder", "day-1", 2),
    ):
        table = plague(at={"mina": "holborn", "seward": "mayfair"}, level=level, time=time)
        table.event(36, (2, 1), (5, 1), (5, 1))
        assert table.said().count("combat") == attacks


@rule("PD-LVL-05")
def test_on_nights_of_the_harder_game_the_undead_need_not_wait_for_quiet() -> None:
    """Turn 1, and nobody is safe behind garlic; by the book's levels somebody is."""
    for levels, time, bites in (
        ("tuned", "night-1", 1),
        ("tuned", "day-1", 0),
        ("book", "night-1", 0),
    ):
        table = plague(
            at={"mina": "islington"}, marks={"islington": "wreath"}, level="harder", levels=levels,
            time=time,
        )  # fmt: skip
        assert table.event(28).bites("mina") == bites


@rule("PD-LVL-06")
def test_levels_by_the_book_read_the_turn_marker() -> None:
    for level in ("easier", "harder"):
        for time, attacks in (("night-1", 2), ("day-1", 1)):
            table = plague(
                at={"mina": "holborn", "seward": "mayfair"}, level=level, levels="book", time=time
            )
            table.event(36, (2, 1), (5, 1), (5, 1))
            assert table.said().count("combat") == attacks
