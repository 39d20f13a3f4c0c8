"""What bots and hints do with items, transfusions and targets: nothing to and fro, nothing without
hope, nobody wasted."""

import pytest

from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.tables import BRAVE_MENS_BLOOD
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import zone
from scenarios.plague_of_dracula.kit import SEGMENTS, Table, plague


def advised(table: Table, seed: int = 1) -> str:
    table.g.agenda[:0] = [SEGMENTS["end"], SEGMENTS["markers"]]
    seat = table.only_seat()
    return GAME.key(table.g, seat, GreedyBot().pick(GAME.judge(), table.g, seat, seeded(seed, 3)))


def managing(weapons: dict[str, list[str]], bites: dict[str, int] | None = None) -> Table:
    """The Item Management step of hunters who stand together."""
    table = plague(at=dict.fromkeys(weapons, "holborn"), weapons=weapons, bites=bites)
    return table.run("action").pass_to("items")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "weapons",
    [
        {"lucy": ["dagger"], "holmwood": ["dagger"]},
        {"mina": ["garlic-wreath"], "van-helsing": ["kukri-knife", "garlic-wreath"]},
        {"mina": ["garlic-wreath"] * 3, "morris": ["garlic-wreath"] * 3},
        {"mina": ["dagger", "dagger", "revolver"], "morris": ["dagger", "dagger", "kukri-knife"]},
        {"seward": ["dagger", "revolver"]},
        {"seward": ["dagger", "dagger", "garlic-wreath"]},
    ],
    ids=["daggers", "back", "wreaths", "secular", "in order", "in order with a pair"],
)
def test_no_action_goes_into_what_is_as_good_already(
    weapons: dict[str, list[str]], seed: int
) -> None:
    assert advised(managing(weapons), seed) == "pass"


def test_what_one_has_twice_goes_to_one_who_has_none() -> None:
    table = managing({"mina": ["revolver", "kukri-knife"], "morris": ["crucifix"]})
    assert advised(table) in ("give:mina:revolver:morris", "give:mina:kukri-knife:morris")
    table.choose(advised(table))
    assert advised(table) == "pass"


def test_one_who_cannot_fight_hands_over_what_others_can_use() -> None:
    table = managing({"mina": ["crucifix"], "morris": []}, bites={"mina": 2})
    assert advised(table) == "give:mina:crucifix:morris"


def test_stakes_do_not_stand_first() -> None:
    """What is least worth stands first to be lost; a Dagger before the Revolver."""
    table = managing({"morris": ["wooden-stakes", "revolver", "dagger"]})
    assert advised(table) == "arrange:morris"
    table.choose("arrange:morris")
    assert advised(table) == "first:dagger"
    table.choose("first:dagger")
    assert advised(table) == "first:revolver"
    table.choose("first:revolver")
    assert table.track("morris") == ["dagger", "revolver", "wooden-stakes"]


def test_no_second_weapon_goes_back_after_the_first() -> None:
    table = managing({"van-helsing": ["kukri-knife", "garlic-wreath"]})
    table.choose("return:van-helsing:kukri-knife")
    assert advised(table) == "done"


def test_full_hunters_exchange_only_for_a_clear_gain() -> None:
    poor = {"mina": ["dagger"] * 3, "morris": ["garlic-wreath"] * 3}
    table = managing(poor)
    assert advised(table) in ("exchange:mina:dagger:morris", "exchange:morris:garlic-wreath:mina")
    table.choose("exchange:mina:dagger:morris")
    assert advised(table) == "exchange:morris:garlic-wreath:mina"
    alike = managing({"mina": ["garlic-wreath"] * 3, "morris": ["garlic-wreath"] * 3})
    alike.choose("exchange:mina:garlic-wreath:morris")
    assert advised(alike) == "decline"


def treating(cards: tuple[int, ...] | tuple[tuple[int, int], ...] = ()) -> Table:
    table = plague(
        at={"van-helsing": "holborn", "lucy": "holborn", "seward": "purfleet"},
        bites={"lucy": 2, "seward": 1},
        cards=cards,
    )
    return table.run("action").pass_to("transfusion")


def test_nobody_is_treated_without_hope() -> None:
    table = treating(((6, 6),))
    table.g.known_top = 1
    assert advised(table) == "pass"


def test_of_two_treatments_the_surer_comes_first() -> None:
    assert advised(treating()) == "transfuse:van-helsing:lucy"


def test_the_better_doctor_treats() -> None:
    """Seward is the better one for a first bite, Van Helsing for a second."""
    here = dict.fromkeys(("seward", "van-helsing", "mina"), "holborn")
    first = plague(at=here, bites={"mina": 1}).run("action").pass_to("transfusion")
    assert advised(first) == "transfuse:seward:mina"
    second = plague(at=here, bites={"mina": 2}).run("action").pass_to("transfusion")
    assert advised(second) == "transfuse:van-helsing:mina"


def test_the_staff_treat_whom_they_can_help_as_well_as_a_doctor() -> None:
    """So Seward is free for Morris, with whom he is better than they are."""
    here = dict.fromkeys(("seward", "mina", "morris"), "purfleet")
    table = plague(at={**here, "harker": "buda-pesth"}, bites={"mina": 2, "morris": 1})
    table.run("action").pass_to("transfusion")
    assert advised(table) == "transfuse:seward:morris"
    table.choose("transfuse:seward:morris")
    assert advised(table) == "transfuse:staff:mina"


def test_whom_a_patient_could_help_more_is_left_for_later() -> None:
    """The staff would treat Holmwood with less hope than Seward, who needs them first himself."""
    at = {"seward": "purfleet", "holmwood": "purfleet"}
    table = plague(at=at, bites={"seward": 2, "holmwood": 1}, effect=BRAVE_MENS_BLOOD)
    table.run("action").pass_to("transfusion")
    assert "transfuse:seward:holmwood" in table.menu()
    assert advised(table) == "transfuse:staff:seward"


def test_a_crucifix_saves_the_last_card_of_the_deck_for_the_hunters() -> None:
    """Nobody has seen the next card, but there is only one: it misses for the undead, who would
    draw it, and hits for the hunters, who would otherwise draw from all sixty."""
    table = plague(
        at={"holmwood": "holborn"},
        weapons={"holmwood": ["revolver", "crucifix"]},
        renfield="carfax",
        cards=((5, 3),),
    )
    table.g.discard = zone(table.g.deck.listed()[:-1])
    table.g.deck = zone(table.g.deck.listed()[-1:])
    table.combat("holborn", "creatures")
    assert advised(table) == "use:crucifix:holmwood"


def test_a_crucifix_saves_a_known_card_for_the_hunters() -> None:
    """The next card misses for the undead, who would draw it, but hits for the hunters."""
    table = plague(
        at={"holmwood": "holborn"},
        weapons={"holmwood": ["revolver", "crucifix"]},
        renfield="carfax",
        cards=((5, 4), (5, 5)),
    )
    table.g.known_top = 2
    table.combat("holborn", "creatures")
    assert advised(table) == "use:crucifix:holmwood"


@pytest.mark.parametrize("seed", range(6))
def test_the_last_stakes_are_kept_out_of_the_last_battles_front(seed: int) -> None:
    table = plague(
        at={"van-helsing": "holborn", "morris": "holborn"},
        weapons={"van-helsing": ["wooden-stakes"], "morris": ["revolver", "crucifix"]},
        dracula=4,
        turn=25,
    ).run("final")
    assert advised(table, seed) == "target:morris"


def test_a_bite_goes_where_it_takes_least() -> None:
    table = plague(
        at={"seward": "holborn", "morris": "holborn"},
        weapons={"seward": ["crucifix"], "morris": ["dagger"]},
    ).combat("holborn", "infected")
    assert advised(table) == "target:morris"
