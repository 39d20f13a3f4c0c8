"""What bots and hints do with movement: everybody goes where it helps, and nobody to and fro."""

import pytest

from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.kernel.rng import seeded
from scenarios.plague_of_dracula.kit import SEGMENTS, Table, place_of, plague


def advised(table: Table, seed: int = 1) -> str:
    table.g.agenda[:0] = [SEGMENTS["end"], SEGMENTS["markers"]]
    seat = table.only_seat()
    return GAME.key(table.g, seat, GreedyBot().pick(GAME.judge(), table.g, seat, seeded(seed, 3)))


def moving(at: dict[str, str], phase: str = "standard", **told: object) -> Table:
    """The Movement step of these hunters."""
    return plague(at=at, **told).run("action").pass_to("movement", phase)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(6))
def test_nobody_walks_for_nothing(seed: int) -> None:
    """With four sampled worlds a lone hunter went wherever no event happened to strike."""
    assert advised(moving({"mina": "islington"}), seed) == "pass"


def test_hunters_seek_company() -> None:
    table = moving({"mina": "islington", "seward": "hackney"})
    assert advised(table) in ("move:mina:hackney", "move:seward:islington")
    table.choose(advised(table))
    assert advised(table) == "pass"


def test_the_bitten_go_where_they_are_treated() -> None:
    table = moving({"mina": "hackney"}, bites={"mina": 1})
    assert advised(table) == "move:mina:purfleet"


@pytest.mark.parametrize("there", ["islington", "shoreditch"])
def test_who_has_walked_does_not_go_back_nor_where_the_bonus_action_alone_would_lead(
    there: str,
) -> None:
    """Hackney is next to Islington and Shoreditch, and these to each other; Seward comes to one
    of them only now."""
    table = moving({"mina": "islington", "seward": "purfleet"}, bites={"seward": 1})
    table.choose("move:mina:hackney")
    table.pass_to("movement", "bonus")
    table.g.place[table.h("seward")] = place_of(there)
    assert f"move:mina:{there}" in table.menu()
    assert advised(table) == "pass"


def test_who_has_walked_may_go_on() -> None:
    table = moving({"mina": "islington", "seward": "purfleet"}, bites={"seward": 1})
    table.choose("move:mina:bethnal-green")
    table.pass_to("movement", "bonus")
    table.g.place[table.h("seward")] = place_of("mile-end-old-town")
    assert advised(table) == "move:mina:mile-end-old-town"


def test_the_memory_of_walks_ends_with_the_turn() -> None:
    table = moving({"mina": "islington"})
    table.choose("move:mina:hackney")
    assert list(table.g.set_out)[table.h("mina")] == place_of("islington")
    table.finish().run("turn")
    assert not any(table.g.set_out)


STRONG = {"holmwood": ["revolver", "crucifix"], "mina": ["garlic-wreath"]}


def test_a_party_drives_to_its_prey_together() -> None:
    at = {"holmwood": "islington", "mina": "islington", "seward": "islington"}
    table = moving(at, weapons=STRONG, marks={"clerkenwell": "coffin-1"})
    keys = [advised(table)]
    while not keys[-1].startswith("drive"):
        table.choose(keys[-1])
        keys.append(advised(table))
    assert keys == ["board:mina", "board:seward", "drive:clerkenwell"]


def test_plague_is_entered_by_the_strong_and_not_by_the_weak() -> None:
    marks = {"clerkenwell": "plague-2"}
    at = {"holmwood": "islington", "mina": "islington"}
    assert advised(moving(at, weapons=STRONG, marks=marks)) == "board:mina"
    assert "clerkenwell" not in advised(moving(at, marks=marks, bites={"mina": 1, "holmwood": 1}))


def test_another_players_hunter_rides_along_where_that_helps() -> None:
    at = {"holmwood": "islington", "mina": "islington"}
    table = moving(at, weapons=STRONG, marks={"clerkenwell": "coffin-1"}, seats=2)
    while table.waiting() != "AgreeToRide":
        table.choose(advised(table))
    assert advised(table) == "agree"
    alone = moving({"holmwood": "islington", "mina": "islington"}, seats=2)
    while alone.only_seat() != 1:
        alone.choose("pass")
    alone.choose("board:mina", "drive:whitechapel")
    assert advised(alone) == "agree"


def test_who_goes_to_a_rumour_looks_into_it() -> None:
    table = moving(
        {"morris": "islington"}, weapons={"morris": ["revolver"]}, marks={"hackney": "rumor"}
    )
    assert advised(table) == "move:morris:hackney"
    table.choose("move:morris:hackney")
    table.pass_to("resolution", "bonus")
    assert advised(table) == "resolve:morris"


def test_a_rumour_is_left_alone_by_who_could_be_lost_to_it() -> None:
    table = plague(at={"mina": "hackney"}, bites={"mina": 2}, marks={"hackney": "rumor"})
    assert advised(table.run("action").pass_to("resolution")) == "pass"


def test_who_has_come_to_a_miasma_stays_to_look_into_it() -> None:
    """The bonus move comes before the bonus resolution, and company waits next door."""
    table = moving(
        {"morris": "islington", "mina": "shoreditch", "seward": "shoreditch"},
        weapons={"morris": ["revolver", "crucifix"]},
        marks={"hackney": "miasma"},
    )
    table.choose("move:morris:hackney")
    table.pass_to("movement", "bonus")
    while table.only_seat() == 0 and table.step() == "movement":
        key = advised(table)
        assert not key.startswith("move:morris"), key
        table.choose(key)
    assert advised(table) == "resolve:morris"


def test_nobody_who_could_be_lost_stays_in_a_miasma() -> None:
    """PD-ADJ-03: it would bring combat."""
    at = {"holmwood": "hackney", "morris": "hackney", "seward": "hackney"}
    assert advised(moving(at, bites={"morris": 2})) == "pass"
    table = moving(at, bites={"morris": 2}, marks={"hackney": "miasma"})
    assert advised(table) == "board:morris"


def test_nobody_walks_for_company_when_only_the_last_battle_can_follow() -> None:
    at = {"mina": "islington", "seward": "hackney"}
    assert advised(moving(at, phase="bonus", turn=24)).startswith("move:")
    assert advised(moving(at, phase="bonus", turn=25)) == "pass"
