"""What an option costs stands on a tag: short, in words, and the same as what is paid."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.table import life
from scenarios.london_dread.kit import STAY, story
from scenarios.terrors_of_london.kit import terrors

LETTERS = 28  # that a tag on a piece has room for
CHOICES = 120


def test_an_overlords_ability_says_what_is_paid_for_it() -> None:
    table = terrors(hands=(["cultist"], []), overlords=("lilith", "fenris"))
    table.choose("play:cultist")
    code = next(c for c in table.filled(0).listed() if table.game.key(table.g, 0, c) == "overlord")
    price = table.game.price(table.g, 0, code)
    assert price is not None
    assert (price.key, price.args) == ("price-coin", [1])
    table.choose("overlord")
    assert table.pool()[0] == 0


def test_a_detour_says_its_dread() -> None:
    game = games.find("london-dread")
    table = story({}, STAY, dread=12, done=5)
    detours = [c for c in table.filled(0).listed() if game.verb(c >> 48) == "detour"]
    assert detours
    for code in detours:
        price = game.price(table.g, 0, code)
        assert price is not None
        assert (price.key, price.args) == ("price-dread", [1])


@pytest.mark.parametrize("game", games.ids())
def test_tags_are_short(game: str) -> None:
    """Some game of every kind: what its options cost has room on a piece."""
    found = games.find(game)
    match = life.begin(game, ["random"] * found.seat_counts[0], {}, 7)
    prices: set[str] = set()
    while match.asked() and len(match.journal.choices) < CHOICES:
        seat = match.asked()[0]
        offers = match.menu(seat)
        prices |= {offer.price for offer in offers if offer.price}
        match.choose(seat, offers[len(match.journal.choices) * 7 % len(offers)].key)
    assert all(len(price) <= LETTERS for price in prices), prices
