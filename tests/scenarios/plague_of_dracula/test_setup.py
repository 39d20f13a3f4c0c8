"""The table before the first turn."""

from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.setup import empty_table, hand_out, lay_out
from gaslamp.games.plague_of_dracula.state import Agreed
from gaslamp.games.plague_of_dracula.tables import FULL, ORDINARY
from gaslamp.kernel.rng import seeded
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, SUPPLY, Table, count_of


def set_up(seed: int = 1) -> Table:
    agreed = Agreed(
        hunter_seats=1, dracula_seat=-1, length=FULL, level=ORDINARY, book_levels=False,
        real_die=False,
    )  # fmt: skip
    g = empty_table(CONTENT, agreed, seeded(seed))
    lay_out(g)
    hand_out(g)
    return Table(GAME, g)


@rule("PD-SETUP-01")
def test_four_hunters_start_at_home() -> None:
    table = set_up()
    assert table.at("mina") == "islington"
    assert table.at("seward") == "purfleet"
    assert table.at("lucy") == "st-pancras"
    assert table.at("holmwood") == "belgravia"


@rule("PD-SETUP-02")
def test_two_are_on_their_way() -> None:
    table = set_up()
    assert table.at("morris") == "arrival-3"
    assert table.at("van-helsing") == "arrival-1"


@rule("PD-SETUP-03")
def test_only_morris_starts_armed_and_gets_no_second_set() -> None:
    table = set_up()
    assert table.weapons("morris") == ["revolver", "kukri-knife"]
    for hunter in ("mina", "harker", "seward", "lucy", "holmwood", "van-helsing"):
        assert table.weapons(hunter) == []
    for _ in range(4):
        table.run("arrivals")
    assert table.at("morris") == "chelsea"
    assert table.weapons("morris") == ["revolver", "kukri-knife"]


@rule("PD-SETUP-04")
def test_harker_lies_in_buda_pesth() -> None:
    assert set_up().at("harker") == "buda-pesth"


@rule("PD-SETUP-05")
def test_renfield_is_in_purfleet() -> None:
    assert set_up().renfield() == "purfleet"


@rule("PD-SETUP-06")
def test_no_turn_marker_before_the_first_time_check() -> None:
    table = set_up()
    assert table.g.turn == 1
    assert table.time() == ""
    assert table.g.phase == 0
    table.cards("night").run("time-check")
    assert table.time() == "night-1"


@rule("PD-SETUP-07")
def test_dracula_starts_on_ten() -> None:
    assert set_up().g.dracula == 10


@rule("PD-SETUP-08")
def test_25_markers_are_shuffled_in_carfax() -> None:
    table = set_up()
    mix = [v for v in (1, 2, 3) for _ in range(CONTENT.coffin_mix[v])]
    assert sorted(table.g.stack.listed()) == mix
    assert table.g.stack.listed() != set_up(2).g.stack.listed()
    assert table.marked("plague") == []


@rule("PD-SETUP-09")
def test_the_rest_of_the_weapons_is_in_the_inventory() -> None:
    table = set_up()
    assert table.inventory("revolver") == count_of("revolver") - 2
    assert table.inventory("kukri-knife") == count_of("kukri-knife") - 2
    assert table.inventory("dagger") == count_of("dagger") - 4
    assert table.inventory("garlic-wreath") == count_of("garlic-wreath")
    assert table.g.stores.rumors == SUPPLY


@rule("PD-SETUP-10")
def test_the_search_bag_has_seven_items() -> None:
    table = set_up()
    assert [int(n) for n in table.g.stores.bag] == [4, 1, 1, 0, 0, 0, 0, 0, 1]


@rule("PD-SETUP-11")
def test_sixty_cards_are_shuffled() -> None:
    table = set_up()
    assert sorted(table.g.deck.listed()) == list(range(1, 61))
    assert table.g.deck.listed() != list(range(1, 61))
    assert table.g.deck.listed() != set_up(2).g.deck.listed()
    assert len(table.g.discard) == 0
    assert table.g.active == 0
