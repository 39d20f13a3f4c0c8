"""Bites, flight and turning."""

from kit import rule
from scenarios.plague_of_dracula.kit import all_but, plague


@rule("PD-BITE-01")
def test_a_bite_takes_the_leftmost_weapon() -> None:
    table = plague(
        at={"mina": "holborn"},
        bites={"mina": 1},
        weapons={"mina": ["host", "dagger"]},
        cards=((5, 5), (5, 1)),
    )
    table.combat("holborn").choose("withhold:host")
    assert table.track("mina") == ["bite", "bite", "dagger"]
    assert table.discarded("host") == 0


@rule("PD-BITE-02")
def test_without_a_weapon_the_bag_gives_the_marker() -> None:
    table = plague(at={"mina": "holborn"}, bag={"dagger": 2}, cards=((5, 5), (5, 1)))
    stock = table.inventory("dagger")
    table.combat("holborn")
    assert table.track("mina") == ["bite", "", ""]
    assert table.inventory("dagger") == stock - 1
    assert table.in_bag("dagger") == 2
    rumor = plague(at={"mina": "holborn"}, bag={"rumor": 1}, cards=((5, 5), (5, 1)))
    wreaths = rumor.inventory("garlic-wreath")
    rumor.combat("holborn")
    assert rumor.in_bag("rumor") == 1
    assert rumor.inventory("garlic-wreath") == wreaths - 1
    last = plague(at={"mina": "holborn"}, bag={"revolver": 3}, cards=((5, 5), (5, 1)))
    last.g.stores.rumors = 0
    last.combat("holborn")
    assert last.bites("mina") == 1
    assert last.said().count("combat") == 1


@rule("PD-BITE-03")
def test_a_bite_counts_even_without_a_marker() -> None:
    table = plague(at={"mina": "holborn"}, bag={"rumor": 1}, cards=((5, 5), (5, 1)))
    table.g.stores.inventory[4] = 0
    table.combat("holborn")
    assert table.bites("mina") == 1
    assert table.track("mina") == ["bite", "", ""]


@rule("PD-BITE-04")
def test_the_bitten_flee_home_or_to_another_untainted_home() -> None:
    table = plague(at={"mina": "holborn"}, cards=((5, 5), (5, 1))).combat("holborn")
    assert table.at("mina") == "islington"
    tainted = plague(
        at={"mina": "holborn"}, marks={"islington": "plague-1"}, cards=((5, 5), (5, 1))
    )
    tainted.combat("holborn")
    assert tainted.menu() == [
        f"flee:mina:{p}" for p in ("st-pancras", "belgravia", "chelsea", "purfleet")
    ]
    only = plague(at={"mina": "holborn"}, marks=all_but("holborn"), cards=((5, 5), (5, 1)))
    only.combat("holborn")
    assert only.at("mina") == "purfleet"


@rule("PD-BITE-05")
def test_the_others_may_follow_one_by_one_and_those_who_stay_fight_on() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "holborn"}
    table = plague(at=at, bites={"mina": 1}, cards=((5, 5), (5, 1))).combat("holborn")
    table.choose("follow:seward:islington")
    assert table.menu() == ["stay:morris", "follow:morris:islington"]
    table.cards((5, 1)).choose("stay:morris")
    assert table.at("seward") == "islington"
    assert table.at("morris") == "holborn"
    assert table.nothing_pending()


@rule("PD-BITE-05")
def test_a_friend_with_two_bites_may_follow_too() -> None:
    table = plague(at={"mina": "holborn", "lucy": "holborn"}, bites={"lucy": 2})
    table.cards((5, 5), (5, 1)).combat("holborn", target="mina")
    assert table.menu() == ["stay:lucy", "follow:lucy:islington"]
    table.choose("follow:lucy:islington")
    assert table.at("lucy") == "islington"
    assert table.nothing_pending()


@rule("PD-BITE-06")
def test_bitten_in_an_untainted_home_a_hunter_stays_but_is_out() -> None:
    at = {"mina": "belgravia", "seward": "belgravia"}
    table = plague(at=at, bites={"mina": 1}, cards=((5, 5), (5, 1), (5, 1))).combat("belgravia")
    assert table.at("mina") == "belgravia"
    assert table.bites("mina") == 2
    assert "stays-out" in table.said()
    assert table.bites("seward") == 0
    assert table.nothing_pending()
    tainted = plague(
        at={"mina": "belgravia"}, marks={"belgravia": "coffin-1"}, cards=((5, 5), (5, 1))
    )
    tainted.combat("belgravia")
    assert tainted.at("mina") == "islington"


@rule("PD-BITE-07")
def test_flight_is_not_movement() -> None:
    table = plague(
        at={"morris": "greenwich"},
        bites={"morris": 1},
        marks={"camberwell": "plague-3", "greenwich": "coffin-1"},
        cards=((5, 5), (5, 1)),
    )
    table.combat("greenwich")
    assert table.at("morris") == "chelsea"
    assert table.mark("camberwell") == "plague"
    assert "drawn-attack-check" not in table.said()


@rule("PD-BITE-08")
def test_a_third_bite_turns_the_hunter() -> None:
    table = plague(
        at={"mina": "holborn", "seward": "purfleet"},
        bites={"mina": 2},
        weapons={"mina": ["dagger"]},
        turned=["lucy"],
        cards=((5, 1),),
    )
    table.combat("holborn")
    assert table.at("mina") == "gone"
    assert table.display() == ["lucy", "mina"]
    assert table.discarded("dagger") == 1
    assert table.g.mina_turned


@rule("PD-BITE-10")
def test_after_a_third_bite_each_of_the_others_may_flee_alone() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "holborn", "lucy": "the-strand"}
    table = plague(
        at=at, bites={"mina": 2}, marks={"the-strand": "coffin-1", "chelsea": "coffin-1"}
    )
    table.combat("holborn").cards((5, 5), (5, 1)).choose("champion:morris")
    places = ["st-pancras", "islington", "belgravia", "the-strand", "purfleet"]
    assert table.menu() == ["stay:seward", *(f"flee:seward:{p}" for p in places)]
    table.choose("flee:seward:the-strand")
    assert table.menu()[0] == "stay:morris"
    table.cards((5, 1)).choose("stay:morris")
    assert table.at("seward") == "the-strand"
    assert table.at("morris") == "holborn"
    assert table.nothing_pending()


@rule("PD-BITE-10")
def test_a_friend_who_is_out_of_the_combat_may_flee_too() -> None:
    """Mina is bitten in an untainted home and out; then Seward turns before her eyes."""
    at = {"mina": "belgravia", "seward": "belgravia", "morris": "belgravia"}
    table = plague(at=at, bites={"seward": 2}, cards=((5, 5), (5, 1), (5, 5), (5, 1)))
    table.combat("belgravia", target="mina")
    assert table.at("seward") == "gone"
    assert {"stay:mina", "flee:mina:islington"} <= set(table.menu())
    table.choose("flee:mina:islington")
    assert table.menu()[0] == "stay:morris"
    table.cards((5, 1)).choose("stay:morris")
    assert table.at("mina") == "islington"
    assert table.nothing_pending()


@rule("PD-BITE-10")
def test_with_nowhere_to_go_they_stay() -> None:
    table = plague(
        at={"mina": "purfleet", "seward": "purfleet"},
        bites={"mina": 2},
        marks=all_but(),
        cards=((5, 5), (5, 1)),
    )
    table.combat("purfleet")
    assert table.at("mina") == "gone"
    assert "flees" not in table.said()


@rule("PD-BITE-11")
def test_a_bite_outside_combat_causes_no_flight() -> None:
    table = plague(at={"mina": "mayfair"}, marks={"mayfair": "wreath"}, turn=20).event(40)
    assert table.bites("mina") == 1
    assert table.at("mina") == "mayfair"
