"""Shorter and mop-up games, levels, options, and the book's action example."""

import pytest

from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.shorter import gaps, outbreak_places
from gaslamp.games.plague_of_dracula.state import tainted_places
from gaslamp.kernel.errors import Trouble
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, Table, fresh, place_of, plague


def take_three(table: Table) -> Table:
    table.choose("take:crucifix", "take:host", "take:wooden-stakes")
    return table


@rule("PD-SHORT-01")
def test_the_shorter_game_begins_on_turn_7() -> None:
    table = fresh(length="shorter")
    assert table.g.turn == 7
    take_three(table).choose("place-at-random")
    while table.waiting() == "FirstDraw":
        table.choose("pass")
    assert table.g.turn == 7
    assert [line.args for line in table.g.log if line.key == "turn"] == [[7]]


@rule("PD-SHORT-02")
def test_morris_is_in_chelsea_and_van_helsing_with_lucy() -> None:
    table = take_three(fresh(length="shorter"))
    assert table.at("morris") == "chelsea"
    assert table.weapons("morris") == ["revolver", "kukri-knife"]
    assert table.at("van-helsing") == table.at("lucy") == "st-pancras"
    assert table.weapons("van-helsing") == ["crucifix", "host", "wooden-stakes"]
    assert table.in_bag("garlic-wreath") == 4


@rule("PD-SHORT-03")
def test_three_markers_lie_by_carfax() -> None:
    table = take_three(fresh(length="shorter"))
    assert table.marked("plague") == ["hackney", "bethnal-green", "poplar"]


@rule("PD-SHORT-04")
def test_seven_more_each_next_to_a_marked_place_and_never_on_hunters() -> None:
    table = take_three(fresh(length="shorter"))
    assert table.refused("place:islington") == "PD-SHORT-04"
    assert table.refused("place:holborn") == "PD-SHORT-04"
    for place in ("greenwich", "rotherhithe", "whitechapel", "mile-end-old-town", "city-of-london"):
        table.choose(f"place:{place}")
    assert "place:the-strand" in table.menu()
    table.choose("place:the-strand", "place:southwark")
    assert len(table.marked("plague")) == 10
    assert len(table.g.stack) == 15


@rule("PD-SHORT-05")
def test_a_gap_must_be_filled_next() -> None:
    table = take_three(fresh(length="shorter"))
    table.choose("place:whitechapel")
    assert table.menu() == ["place:mile-end-old-town", "place-at-random"]
    assert table.refused("place:shoreditch") == "PD-SHORT-05"


@rule("PD-SHORT-05")
def test_no_placement_may_enclose_a_hunter_or_leave_more_gaps_than_markers() -> None:
    marks = {"hackney": "plague-1", "bethnal-green": "plague-1", "poplar": "plague-1"}
    table = plague(at={"mina": "mile-end-old-town"}, marks=marks)
    assert not outbreak_places(table.g, 5) >> place_of("whitechapel") & 1
    free = plague(marks=marks)
    assert outbreak_places(free.g, 2) >> place_of("whitechapel") & 1
    assert not outbreak_places(free.g, 1) >> place_of("whitechapel") & 1


@rule("PD-SHORT-05")
def test_a_random_outbreak_is_one_mass_without_gaps() -> None:
    for seed in range(20):
        table = take_three(fresh(length="shorter", seed=seed))
        table.choose("place-at-random")
        marked = tainted_places(table.g)
        assert gaps(table.g, marked) == 0
        mass, edge = 0, 1 << place_of("hackney")
        while edge:
            mass |= edge
            around = 0
            for p in range(1, 26):
                if edge >> p & 1:
                    around |= int(CONTENT.near[p])
            edge = around & int(marked) & ~mass
        assert mass == marked


@rule("PD-SHORT-06")
def test_each_hunter_may_draw_once_and_a_rumor_gives_any_weapon() -> None:
    table = take_three(fresh(length="shorter"))
    table.choose("place-at-random")
    for item in range(8):
        table.g.stores.inventory[item] += table.g.stores.bag[item]
        table.g.stores.bag[item] = 0
    asked = []
    while table.waiting() == "FirstDraw":
        hunter = table.menu()[0].split(":")[1]
        asked.append(hunter)
        table.choose(f"draw:{hunter}")
        assert table.waiting() == "AnyWeapon"
        assert "take:revolver" in table.menu() or table.inventory("revolver") == 0
        table.choose("take:dagger")
        assert "dagger" in table.weapons(hunter)
    assert asked == ["mina", "seward", "lucy", "holmwood", "morris"]
    assert table.in_bag("rumor") == 1


@rule("PD-MOP-01")
def test_the_mop_up_game_begins_on_turn_13() -> None:
    assert fresh(length="mop-up").g.turn == 13


@rule("PD-MOP-02")
def test_lucy_has_turned_already() -> None:
    table = fresh(length="mop-up")
    assert table.display() == ["lucy"]
    assert table.at("lucy") == "gone"


def mopping_up(seed: int = 1) -> Table:
    table = fresh(length="mop-up", seed=seed)
    for hunter in ("mina", "seward", "holmwood", "morris"):
        table.choose(f"start:{hunter}:islington")
    table.choose("start:van-helsing:purfleet")
    return table


@rule("PD-MOP-03")
def test_the_hunters_begin_in_homes_of_their_choice() -> None:
    table = fresh(length="mop-up")
    assert table.menu() == [
        f"start:mina:{home}"
        for home in ("st-pancras", "islington", "belgravia", "chelsea", "purfleet")
    ]
    table = take_three(mopping_up())
    assert table.at("morris") == "islington"
    assert table.weapons("morris") == ["revolver", "kukri-knife"]
    assert table.at("van-helsing") == "purfleet"
    assert table.at("harker") == "buda-pesth"
    assert table.in_bag("garlic-wreath") == 4


@rule("PD-MOP-04")
def test_fifteen_markers_and_ten_free_places() -> None:
    """E12"""
    for seed in range(10):
        table = take_three(mopping_up(seed))
        table.choose("place-at-random")
        placed = [line for line in table.g.log if line.key == "plague-placed"][:15]
        assert len({str(line.args[0]) for line in placed}) == 15
        assert table.mark("islington") != "plague"


@rule("PD-MOP-05")
def test_two_bag_draws_each_and_a_rumor_is_a_bite() -> None:
    table = take_three(mopping_up())
    for item in range(8):
        table.g.stores.inventory[item] += table.g.stores.bag[item]
        table.g.stores.bag[item] = 0
    table.choose("place-at-random")
    bites = [str(line.args[0]) for line in table.g.log if line.key == "bitten"]
    assert bites[:7] == ["mina", "seward", "holmwood", "morris", "mina", "seward", "holmwood"]
    assert "van-helsing" not in bites[:7]
    assert table.at("mina") == "islington"


@rule("PD-LVL-04")
def test_modes_lengths_levels_and_the_die_combine_freely() -> None:
    for length in ("full", "shorter", "mop-up"):
        for level in ("easier", "standard", "harder"):
            for seats, who in ((1, "system"), (3, "system"), (2, "player"), (5, "player")):
                table = fresh(seats, length=length, level=level, dracula=who, die="die")
                assert table.asked()


def test_what_does_not_fit_is_said_in_a_sentence() -> None:
    for seats, options in (
        (1, {"dracula": "player"}),
        (5, {"dracula": "system"}),
        (6, {}),
        (1, {"groups": "draft"}),
    ):
        with pytest.raises(Trouble, match=r"^[A-Z].*\.$"):
            GAME.settled(seats, options)


def test_the_books_action_example() -> None:
    """E5: Morris searches, Holmwood drives into two coffins, Seward heals Mina."""
    at = {"mina": "purfleet", "seward": "purfleet", "holmwood": "belgravia", "morris": "chelsea"}
    table = plague(at=at, bites={"mina": 1}, marks={"holborn": "plague-2"}, bag={"rumor": 1})
    table.run("action")
    assert [key for key in table.menu() if "morris" in key] == [
        "search:morris:bag",
        "search:morris:secular",
    ]
    table.cards((6, 4)).choose("search:morris:secular")
    assert table.mark("chelsea") == "rumor"
    assert table.in_bag("rumor") == 1
    table.pass_to("movement").cards((4, 2), (3, 1), (5, 1)).choose("move:holmwood:holborn")
    assert table.mark("holborn") == "coffin-2"
    assert "combat" in table.said()
    table.pass_to("transfusion").cards((6, 2)).choose("transfuse:seward:mina")
    assert table.bites("mina") == 0
    assert not table.has_action("seward")
    assert not table.has_action("mina")
