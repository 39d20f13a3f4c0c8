"""How the plague spreads."""

from kit import rule
from scenarios.plague_of_dracula.kit import all_but, plague

E3 = {
    "hackney": "plague-1",
    "bethnal-green": "plague-1",
    "city-of-london": "plague-1",
    "whitechapel": "plague-1",
    "poplar": "plague-1",
}


@rule("PD-PLAG-01")
def test_the_plague_spreads_every_turn_while_there_are_markers() -> None:
    table = plague(stack=[2, 1], dracula=3)
    table.run("plague").run("plague").run("plague")
    assert len(table.marked("plague")) == 2
    assert table.said().count("plague-spreads") == 2


@rule("PD-PLAG-02", "PD-COMP-12")
def test_the_number_of_markers_goes_by_draculas_strength() -> None:
    for space, want, count in ((10, (3, 3), 3), (9, (3, 1), 1), (8, (2, 2), 2), (6, (2, 1), 1)):
        table = plague(dracula=space, marks={"islington": "plague-1"}, cards=(want,)).run("plague")
        assert len(table.marked("plague")) == 1 + count
    for space in (5, 3, 2, 1):
        table = plague(dracula=space).run("plague")
        assert len(table.marked("plague")) == 1
        assert "drawn-spread" not in table.said()
    few = plague(dracula=10, stack=[1, 2], cards=((3, 3),)).run("plague")
    assert len(few.marked("plague")) == 2


@rule("PD-PLAG-03", "PD-PLAG-05", "PD-PLAG-06", "PD-PLAG-11")
def test_the_books_example() -> None:
    """E3: Mile End Old Town first, then Bermondsey of six, then The Strand of five."""
    table = plague(at={"mina": "shoreditch"}, marks=E3, renfield="carfax", dracula=10)
    table.cards((3, 3), (6, 6), (5, 3)).run("plague")
    placed = [line.args[0] for line in table.g.log if line.key == "plague-placed"]
    assert placed == ["mile-end-old-town", "bermondsey", "the-strand"]
    assert table.draws() == 3
    assert table.nothing_pending()


@rule("PD-PLAG-10")
def test_with_renfield_in_purfleet_the_south_is_out_of_reach() -> None:
    """E3 with Renfield held: Islington, Clerkenwell and The Strand are left."""
    table = plague(at={"mina": "shoreditch"}, marks=E3, renfield="purfleet", dracula=10)
    table.cards((3, 2), (3, 3)).run("plague")
    placed = [line.args[0] for line in table.g.log if line.key == "plague-placed"]
    assert placed == ["mile-end-old-town", "the-strand"]


@rule("PD-PLAG-10")
def test_black_lines_in_the_south_need_no_help() -> None:
    marks = all_but("camberwell", "southwark", mark="wreath") | {"lambeth": "plague-1"}
    table = plague(marks=marks, dracula=3, renfield="purfleet", cards=((2, 1),)).run("plague")
    assert table.marked("plague") == ["camberwell", "lambeth"]
    marks = all_but("st-james", mark="wreath") | {"lambeth": "plague-1"}
    table = plague(marks=marks, dracula=3, renfield="purfleet").run("plague")
    assert table.mark("st-james") == ""


@rule("PD-PLAG-04")
def test_marked_places_get_no_plague() -> None:
    for mark in ("rumor", "miasma", "wreath", "coffin-1"):
        marks = all_but("islington", mark="wreath") | {
            "hackney": mark,
            "bethnal-green": mark,
            "poplar": mark,
        }
        table = plague(marks=marks, dracula=3).run("plague")
        assert table.marked("plague") == (["islington"] if mark == "coffin-1" else [])
        assert table.mark("purfleet") == ""


@rule("PD-PLAG-05")
def test_a_surrounded_place_comes_first_even_with_hunters_in_it() -> None:
    marks = {"bethnal-green": "plague-1", "whitechapel": "plague-1", "poplar": "plague-1"}
    table = plague(
        at={"mina": "mile-end-old-town"}, marks=marks, dracula=3, stack=[1], cards=((4, 4),)
    )
    table.run("plague")
    assert table.mark("mile-end-old-town") == "coffin-1"
    for friendly in ("rumor", "miasma", "wreath"):
        open_side = plague(marks=marks | {"poplar": friendly}, dracula=3, cards=((4, 1),)).run(
            "plague"
        )
        assert open_side.mark("mile-end-old-town") == ""


@rule("PD-PLAG-05")
def test_carfax_surrounds_but_purfleet_does_not() -> None:
    marks = {"hackney": "plague-1", "shoreditch": "plague-1", "whitechapel": "plague-1"}
    marks |= {"poplar": "plague-1", "mile-end-old-town": "plague-1"}
    table = plague(marks=marks, dracula=3).run("plague")
    assert table.mark("bethnal-green") == "plague"
    marks = {"islington": "plague-1", "bethnal-green": "plague-1", "shoreditch": "plague-1"}
    table = plague(marks=marks, dracula=3, cards=((6, 6), (3, 3))).run("plague")
    assert table.mark("hackney") == ""


@rule("PD-PLAG-06", "PD-PLAG-07")
def test_occupied_places_come_last_and_carfax_is_a_source_for_them_too() -> None:
    at = {"mina": "hackney", "seward": "bethnal-green", "morris": "poplar"}
    table = plague(at=at, dracula=3, stack=[1], cards=((3, 3), (4, 4))).run("plague")
    assert table.mark("poplar") == "coffin-1"
    one_free = plague(at={"mina": "hackney", "seward": "bethnal-green"}, dracula=3).run("plague")
    assert one_free.mark("poplar") == "plague"


@rule("PD-PLAG-08")
def test_new_markers_are_no_sources_in_the_same_segment() -> None:
    table = plague(
        marks=all_but("islington", "st-pancras", mark="wreath") | {"hackney": "plague-1"}
    )
    table.cards((3, 2)).run("plague")
    assert table.mark("islington") == "plague"
    assert table.mark("st-pancras") == ""
    table.cards((3, 2)).run("plague")
    assert table.mark("st-pancras") == "plague"


@rule("PD-PLAG-08")
def test_new_markers_surround_nothing_in_the_same_segment() -> None:
    marks = {"bethnal-green": "plague-1", "whitechapel": "plague-1", "mile-end-old-town": ""}
    del marks["mile-end-old-town"]
    marks |= {"hackney": "wreath", "shoreditch": "wreath", "city-of-london": "wreath"}
    table = plague(marks=marks, dracula=10, renfield="purfleet", cards=((3, 2), (2, 2), (2, 1)))
    table.run("plague")
    placed = [line.args[0] for line in table.g.log if line.key == "plague-placed"]
    assert placed == ["mile-end-old-town", "poplar"]


@rule("PD-PLAG-08")
def test_not_even_the_third_marker_starts_from_a_new_one() -> None:
    marks = all_but("islington", "shoreditch", "st-pancras", "city-of-london", mark="wreath")
    table = plague(marks=marks | {"hackney": "plague-1"}, dracula=10, stack=[1, 1, 1])
    table.cards((3, 3), (2, 1)).run("plague")
    assert table.marked("plague") == ["islington", "hackney", "shoreditch"]
    assert len(table.g.stack) == 1
    assert table.draws() == 2
    assert table.nothing_pending()


@rule("PD-PLAG-09")
def test_a_place_next_to_an_old_source_stays_available_beside_a_new_marker() -> None:
    marks = all_but("islington", "shoreditch", mark="wreath") | {"hackney": "plague-1"}
    table = plague(marks=marks, dracula=10, cards=((3, 2), (2, 1))).run("plague")
    assert table.marked("plague") == ["islington", "hackney", "shoreditch"]


@rule("PD-PLAG-11")
def test_each_marker_is_placed_by_its_own_draw() -> None:
    table = plague(dracula=10, cards=((3, 3), (3, 2), (2, 2))).run("plague")
    placed = [line.args[0] for line in table.g.log if line.key == "plague-placed"]
    assert placed == ["bethnal-green", "poplar", "hackney"]
    assert table.draws() == 3


@rule("PD-PLAG-12")
def test_markers_without_a_place_stay_in_the_stack() -> None:
    marks = all_but("islington", mark="wreath") | {"hackney": "plague-1"}
    table = plague(marks=marks, dracula=10, stack=[1, 2, 3], cards=((3, 3),)).run("plague")
    assert table.mark("islington") == "plague"
    assert len(table.g.stack) == 2
    assert table.nothing_pending()


@rule("PD-PLAG-13")
def test_a_marker_on_hunters_is_turned_and_may_attack() -> None:
    for value in (1, 2, 3, 4):
        table = plague(at={"mina": "islington"}, marks=all_but("islington"), stack=[2], dracula=3)
        table.cards((4, value), (3, 2), (5, 1)).run("plague")
        assert table.mark("islington") == "coffin-2"
        assert ("combat" in table.said()) == (value <= 2)


@rule("PD-PLAG-13")
def test_its_combat_comes_before_the_next_marker() -> None:
    at = {"mina": "hackney", "seward": "bethnal-green", "morris": "poplar"}
    table = plague(at=at, dracula=10, stack=[3, 3])
    table.cards((3, 2), (3, 1), (4, 1), (3, 2), (5, 1)).run("plague")
    keys = [k for k in table.said() if k in ("plague-placed", "combat")]
    assert keys[:3] == ["plague-placed", "combat", "plague-placed"]


@rule("PD-PLAG-14")
def test_occupation_is_checked_anew_for_each_marker() -> None:
    """Mina flees home to Islington after the first marker, so only Clerkenwell is still free."""
    marks = all_but("mile-end-old-town", "islington", "clerkenwell", mark="wreath")
    marks |= {"bethnal-green": "plague-1", "whitechapel": "plague-1", "poplar": "plague-1"}
    marks |= {"hackney": "plague-1", "city-of-london": "plague-1"}
    table = plague(at={"mina": "mile-end-old-town"}, marks=marks, dracula=10, stack=[3, 1])
    table.cards((3, 2), (4, 1), (3, 2), (5, 5), (5, 1)).run("plague")
    placed = [line.args[0] for line in table.g.log if line.key == "plague-placed"]
    assert table.at("mina") == "islington"
    assert placed == ["mile-end-old-town", "clerkenwell"]
    assert table.mark("islington") == ""
    assert table.draws() == 5
    assert table.nothing_pending()


@rule("PD-PLAG-15")
def test_the_number_is_drawn_once_but_renfield_is_read_for_each_marker() -> None:
    """Dracula is hit in the combat of the first marker; Renfield goes home, the river closes."""
    marks = all_but("mile-end-old-town", "greenwich", "rotherhithe", mark="wreath")
    marks |= {"bethnal-green": "plague-1", "whitechapel": "plague-1", "poplar": "plague-1"}
    at = {"mina": "mile-end-old-town"}
    table = plague(at=at, marks=marks, renfield="carfax", dracula=10, stack=[3, 3])
    table.cards((3, 2), (4, 1), (3, 3), "black", (5, 1), (5, 1)).run("plague")
    assert table.mark("mile-end-old-town") == "coffin-3"
    assert table.renfield() == "purfleet"
    assert table.mark("greenwich") == ""
    assert len(table.g.stack) == 1
    assert table.nothing_pending()


@rule("PD-PLAG-15")
def test_a_weaker_dracula_does_not_shorten_the_spread_under_way() -> None:
    at = {"mina": "hackney", "seward": "bethnal-green", "morris": "poplar"}
    table = plague(at=at, dracula=9, stack=[3, 3, 3], marks={"islington": "wreath"})
    table.cards((3, 3), (3, 1), (4, 1), (3, 3), (5, 1), (2, 1), (4, 4), (4, 4)).run("plague")
    assert table.g.dracula == 8
    assert len(table.g.stack) == 0


@rule("PD-LVL-03")
def test_harder_a_second_night_adds_a_marker() -> None:
    for level, time, count in (
        ("harder", "night-2", 2),
        ("harder", "night-1", 1),
        ("standard", "night-2", 1),
    ):
        table = plague(level=level, time=time, dracula=3).run("plague")
        assert len(table.marked("plague")) == count
