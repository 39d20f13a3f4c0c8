"""What bots and hints do with occult weapons goes by the chances shown beside them."""

import pytest

from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.tables import HALLOWED_GROUND
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import zone
from scenarios.plague_of_dracula.kit import SEGMENTS, Table, plague


def advised(table: Table, seed: int = 1) -> str:
    """What a greedy bot would choose, with the rest of the turn still to come."""
    table.g.agenda[:0] = [SEGMENTS["end"], SEGMENTS["markers"], SEGMENTS["action"]]
    seat = table.only_seat()
    return GAME.key(table.g, seat, GreedyBot().pick(GAME.judge(), table.g, seat, seeded(seed, 3)))


def attacked(weapon: str, foe: str, coffins: str, bites: int = 1) -> Table:
    marks = {"holborn": coffins} if coffins else {}
    table = plague(
        at={"van-helsing": "holborn"},
        bites={"van-helsing": bites},
        weapons={"van-helsing": [weapon]},
        marks=marks,
        renfield="carfax",
    )
    return table.combat("holborn", foe)


@pytest.mark.parametrize("seed", range(12))
def test_a_crucifix_is_raised_when_the_undead_are_likely_to_hit(seed: int) -> None:
    """With four sampled worlds this was decided by luck."""
    table = attacked("crucifix", "dracula", "coffin-2")
    assert advised(table, seed) == "use:crucifix:van-helsing"


def test_a_crucifix_is_kept_when_the_next_card_is_known_to_miss() -> None:
    table = attacked("crucifix", "infected", "").cards("black")
    table.g.known_top = 1
    assert advised(table) == "withhold:crucifix"


def test_the_host_is_for_danger() -> None:
    assert advised(attacked("host", "dracula", "coffin-2")) == "use:host:van-helsing"
    armed = plague(
        at={"morris": "chelsea"}, weapons={"morris": ["revolver", "host"]}, cards=((5, 5),)
    ).combat("chelsea", "creatures")
    assert advised(armed) == "withhold:host"


def test_holy_water_is_not_poured_where_it_adds_nothing() -> None:
    table = plague(at={"morris": "chelsea"}, weapons={"morris": ["revolver", "holy-water"]})
    table.g.effect = HALLOWED_GROUND
    table.combat("chelsea", "dracula")
    assert advised(table) == "withhold:holy-water"
    weak = plague(
        at={"morris": "chelsea"}, bites={"morris": 1}, weapons={"morris": ["holy-water"]}
    ).combat("chelsea", "dracula", coffins=2)
    assert advised(weak) == "use:holy-water:morris"


def test_an_empty_deck_counts_as_all_sixty_cards() -> None:
    table = attacked("crucifix", "infected", "")
    table.g.discard = zone([*table.g.discard.listed(), *table.g.deck.listed()])
    table.g.deck = zone([])
    assert advised(table) == "use:crucifix:van-helsing"
