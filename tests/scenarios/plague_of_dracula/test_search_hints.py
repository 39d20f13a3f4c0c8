"""What bots and hints do with searches: by the chances shown, where nothing better waits."""

import pytest

from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.game import Odds
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.kernel.rng import seeded
from kit import rule
from scenarios.plague_of_dracula.kit import SEGMENTS, WORDS, Table, plague


def advised(table: Table, seed: int = 1) -> str:
    table.g.agenda[:0] = [SEGMENTS["end"], SEGMENTS["markers"]]
    seat = table.only_seat()
    return GAME.key(table.g, seat, GreedyBot().pick(GAME.judge(), table.g, seat, seeded(seed, 3)))


def odds(table: Table, key: str) -> dict[str, Odds]:
    (code,) = [c for c in table.filled(0).listed() if GAME.key(table.g, 0, c) == key]
    return {WORDS.say(one.message, *one.args): one for one in GAME.odds(table.g, 0, code)}


def test_finds_that_serve_are_good_and_a_rumor_or_nothing_is_bad() -> None:
    at = {"mina": "islington", "seward": "islington"}
    table = plague(at=at, weapons={"mina": ["kukri-knife"]}).run("action")
    found = odds(table, "search:mina:secular")
    assert {name: one.good for name, one in found.items()} == {
        "Dagger": None,
        "Kukri Knife": None,
        "Revolver": True,
        "Rumor": False,
        "nothing": False,
    }
    assert {one.about for one in found.values()} == {"mina"}
    assert odds(table, "search:seward:secular")["Dagger"].good


@pytest.mark.parametrize("seed", range(4))
def test_the_table_is_searched_where_what_serves_is_likelier_there(seed: int) -> None:
    """The bag is seldom empty, but holds little else than Daggers."""
    table = plague(at={"mina": "islington"}, weapons={"mina": ["dagger"]}).run("action")
    bag, secular = odds(table, "search:mina:bag"), odds(table, "search:mina:secular")
    assert sum(one.chance for one in bag.values() if one.good) < 0.3
    assert sum(one.chance for one in secular.values() if one.good) > 0.4
    assert "nothing" in secular
    assert "nothing" not in bag
    assert advised(table, seed) == "search:mina:secular"


def test_nobody_passes_while_a_search_promises_more_than_anything_else() -> None:
    everybody = ("mina", "seward", "holmwood")
    table = plague(at=dict.fromkeys(everybody, "islington")).run("action")
    seen = set()
    while table.step() == "searching":
        key = advised(table)
        seen.add(key.split(":")[1])
        table.choose(key)
    assert seen == {*everybody}


def test_who_is_to_be_healed_does_not_search() -> None:
    table = plague(at={"mina": "purfleet"}, bites={"mina": 1}).run("action")
    assert advised(table) == "pass"


@rule("PD-FIN-04", "PD-FIN-05")
def test_on_the_road_to_the_castle_room_is_made_only_for_another_round() -> None:
    full = {"mina": ["revolver", "dagger", "host"]}
    table = plague(at={"mina": "islington"}, weapons=full, turn=25, dracula=6).run("final")
    assert advised(table) == "return:mina:dagger"
    last = plague(at={"mina": "islington"}, weapons=full, turn=25, dracula=10).run("final")
    assert advised(last) == "pass"


def test_the_castle_is_entered_as_soon_as_somebody_holds_stakes() -> None:
    table = plague(at={"mina": "islington"}, turn=25, dracula=6, cards=((6, 1),)).run("final")
    table.choose("pass")
    assert advised(table) == "search-again"
    table.g.track[0] = 7
    assert advised(table) == "fight"
