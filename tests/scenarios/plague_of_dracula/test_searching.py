"""Searches: the bag, the tables, and Rumors that come up."""

from kit import rule
from scenarios.plague_of_dracula.kit import count_of, plague


@rule("PD-SRCH-01")
def test_a_full_track_cannot_search() -> None:
    table = plague(
        at={"mina": "islington", "seward": "islington"},
        bites={"mina": 1},
        weapons={"mina": ["dagger", "dagger"]},
    ).run("action")
    assert all(not key.startswith("search:mina") for key in table.menu())
    assert table.refused("search:mina:bag") == "PD-SRCH-01"


@rule("PD-SRCH-02")
def test_three_kinds_of_search() -> None:
    table = plague(at={"mina": "islington"}, came=("van-helsing",)).run("action")
    assert table.menu() == ["search:mina:bag", "search:mina:secular", "search:mina:occult", "pass"]


@rule("PD-SRCH-03")
def test_under_a_marker_only_the_bag_is_open() -> None:
    for mark in ("coffin-1", "rumor", "miasma"):
        table = plague(at={"mina": "islington"}, marks={"islington": mark}, came=("van-helsing",))
        table.run("action").pass_to("searching")
        assert table.menu() == ["search:mina:bag", "pass"]
        assert table.refused("search:mina:occult") == "PD-SRCH-03"


@rule("PD-SRCH-04")
def test_the_tables_are_open_in_unmarked_and_cleansed_places_and_purfleet() -> None:
    table = plague(
        at={"mina": "islington", "lucy": "hackney", "seward": "purfleet"},
        marks={"hackney": "wreath"},
    ).run("action")
    for hunter in ("mina", "lucy", "seward"):
        assert f"search:{hunter}:secular" in table.menu()


@rule("PD-SRCH-05")
def test_the_occult_table_waits_for_van_helsing_and_stays_open_after_him() -> None:
    before = plague(at={"mina": "islington", "van-helsing": "arrival-3"}).run("action")
    assert before.refused("search:mina:occult") == "PD-SRCH-05"
    after = plague(at={"mina": "islington"}, came=("van-helsing",)).run("action")
    assert "search:mina:occult" in after.menu()


@rule("PD-SRCH-06")
def test_a_bag_draw_is_replaced_by_the_same_type_else_by_a_rumor() -> None:
    table = plague(at={"mina": "islington"}, bag={"dagger": 2})
    stock = table.inventory("dagger")
    table.run("action").choose("search:mina:bag")
    assert table.weapons("mina") == ["dagger"]
    assert table.in_bag("dagger") == 2
    assert table.inventory("dagger") == stock - 1
    last = plague(at={"mina": "islington"}, bag={"revolver": count_of("revolver")})
    rumors = last.g.stores.rumors
    last.run("action").choose("search:mina:bag")
    assert last.in_bag("revolver") == count_of("revolver") - 1
    assert last.in_bag("rumor") == 1
    assert last.g.stores.rumors == rumors - 1


@rule("PD-SRCH-06")
def test_every_item_of_the_bag_is_equally_likely() -> None:
    from gaslamp.games.plague_of_dracula.bag import pull_item

    table = plague(bag={"dagger": 3, "rumor": 1})
    pulled = []
    for _ in range(4000):
        item = int(pull_item(table.g))
        pulled.append(item)
        if item == 0:
            table.g.stores.bag[0] += 1
    assert abs(pulled.count(8) / 4000 - 0.25) < 0.03


@rule("PD-SRCH-07")
def test_a_rumor_goes_back_and_one_from_the_supply_is_placed() -> None:
    table = plague(at={"mina": "islington"}, bag={"rumor": 1})
    rumors = table.g.stores.rumors
    table.run("action").choose("search:mina:bag")
    assert table.mark("islington") == "rumor"
    assert table.in_bag("rumor") == 1
    assert table.g.stores.rumors == rumors - 1


@rule("PD-SRCH-08")
def test_a_rumor_has_no_effect_where_one_lies_or_in_a_cleansed_place() -> None:
    for mark in ("rumor", "miasma", "wreath"):
        table = plague(at={"mina": "islington"}, marks={"islington": mark}, bag={"rumor": 1})
        table.run("action").pass_to("searching").choose("search:mina:bag")
        assert table.mark("islington") == mark
        assert "combat" not in table.said()


@rule("PD-SRCH-09")
def test_a_rumor_on_a_coffin_is_an_attack_on_the_searcher() -> None:
    table = plague(
        at={"mina": "holborn", "lucy": "holborn"}, marks={"holborn": "coffin-1"}, bag={"rumor": 1}
    )
    table.cards((3, 2), (5, 5), (5, 2)).run("action").pass_to("searching").choose("search:mina:bag")
    assert table.bites("mina") == 1
    assert table.bites("lucy") == 1


@rule("PD-SRCH-10")
def test_a_rumor_from_purfleet_starts_next_to_a_tainted_place() -> None:
    table = plague(
        at={"seward": "purfleet"},
        marks={"poplar": "coffin-1", "bethnal-green": "wreath"},
        bag={"rumor": 1},
    )
    table.run("action").choose("search:seward:bag")
    assert table.menu() == ["whisper:mile-end-old-town", "whisper:greenwich"]
    table.choose("whisper:greenwich")
    assert table.marked("rumor") == ["greenwich"]


@rule("PD-SRCH-11")
def test_a_rumor_that_cannot_be_placed_is_an_attack() -> None:
    nowhere = plague(at={"seward": "purfleet"}, bag={"rumor": 1}, cards=((3, 1), (5, 1)))
    nowhere.run("action").choose("search:seward:bag")
    assert "combat" in nowhere.said()
    no_supply = plague(at={"mina": "islington"}, bag={"rumor": 1}, cards=((3, 1), (5, 1)))
    no_supply.g.stores.rumors = 0
    no_supply.run("action").choose("search:mina:bag")
    assert "combat" in no_supply.said()
    no_refill = plague(
        at={"mina": "islington"}, bag={"revolver": count_of("revolver")}, cards=((3, 1), (5, 1))
    )
    no_refill.g.stores.rumors = 0
    no_refill.run("action").choose("search:mina:bag")
    assert no_refill.weapons("mina") == ["revolver"]
    assert "combat" in no_refill.said()


@rule("PD-SRCH-12")
def test_the_search_tables() -> None:
    secular = ["revolver", "kukri-knife", "dagger", "host", "host", ""]
    occult = ["garlic-wreath", "garlic-wreath", "holy-water", "crucifix", "wooden-stakes", ""]
    for kind, results in (("secular", secular), ("occult", occult)):
        for value, found in enumerate(results, 1):
            table = plague(at={"mina": "islington"}, came=("van-helsing",), bag={"host": 1})
            table.cards((6, value)).run("action").choose(f"search:mina:{kind}")
            assert table.weapons("mina") == ([found] if found else [])


@rule("PD-SRCH-12")
def test_a_weapon_not_left_is_not_found() -> None:
    table = plague(at={"mina": "islington"}, cards=((6, 1),))
    table.g.stores.inventory[2] = 0
    table.run("action").choose("search:mina:secular")
    assert table.weapons("mina") == []
    assert table.said()[-1] == "none-left"
