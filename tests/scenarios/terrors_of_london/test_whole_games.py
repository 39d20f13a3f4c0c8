"""Whole games by lot: nothing is lost on the way, and any moment can be saved (F-47, F-48)."""

from collections import Counter

import pytest

from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import digest, encode, restore
from gaslamp.kernel.state import State, choose, fill, pending
from kit import rule
from scenarios.terrors_of_london.counts import HAUNT_TOKENS, MUSTER_TOKENS
from scenarios.terrors_of_london.kit import content, terrors


def new_game(seed: int) -> Terrors:
    options = GAME.settled(2, {"overlords": "random", "turn-limit": "200"})
    g = GAME.new(content(), 2, options, seed)
    assert isinstance(g, Terrors)
    return g


def options_of(g: State) -> tuple[int, list[int]]:
    decision = pending(g)
    assert decision is not None
    menu = Menu(int(decision.seats(g)) >> 1)
    fill(g, menu)
    return menu.seat, menu.listed()


@pytest.mark.parametrize("seed", range(6))
@rule("TL-GEN-08")
def test_all_cards_and_tokens_are_there_after_every_choice(seed: int) -> None:
    """F-48: every card is there once, and every token."""
    g = new_game(seed)
    lot = seeded(seed, 1)
    pieces = GAME.pieces(g)
    count = Counter(pieces)
    assert (count["haunt token"], count["muster token"]) == (HAUNT_TOKENS, MUSTER_TOKENS)
    assert len(count) == content().cards + 2
    while g.outcome is None:
        seat, offered = options_of(g)
        choose(g, seat, offered[lot.below(len(offered))])
        assert GAME.pieces(g) == pieces


def test_every_moment_of_a_game_can_be_saved_and_goes_on_the_same() -> None:
    """F-47: also while the opponent owes a choice, which comes in one of a few games."""
    assert any(interrupts_of_a_saved_game(seed) for seed in range(11, 20))


def interrupts_of_a_saved_game(seed: int) -> int:
    g = new_game(seed)
    lot = seeded(seed, 1)
    interrupts = 0
    while g.outcome is None:
        twin = restore(encode(g), g.content)
        assert digest(twin) == digest(g)
        seat, offered = options_of(g)
        assert options_of(twin) == (seat, offered)
        interrupts += g.turn > 0 and seat != g.active
        code = offered[lot.below(len(offered))]
        choose(g, seat, code)
        choose(twin, seat, code)
        assert digest(twin) == digest(g)
    return interrupts


def test_a_game_saved_while_a_curse_waits_goes_on_the_same() -> None:
    """F-47."""
    table = terrors(hands=(["drowned-bride"], ["ghoul", "cultist"]), health=(40, 30))
    table.choose("play:drowned-bride")
    twin = restore(encode(table.g), table.g.content)
    for g in (table.g, twin):
        seat, offered = options_of(g)
        assert seat == 1
        choose(g, seat, offered[0])
    assert digest(twin) == digest(table.g)
    assert table.health(1) == 28
    assert table.token(0, "drowned-bride") == "haunt"
    assert table.nothing_pending()


def test_a_thin_deck_means_a_small_hand() -> None:
    """F-06: fewer than five cards in all."""
    table = terrors(hands=(["resurrectionist", "cultist", "fanatic"], []))
    table.choose("play:cultist", "play:resurrectionist", "sacrifice:cultist", "pass")
    assert table.hand(0) == ["fanatic", "resurrectionist"]
    table.choose("pass", "play:resurrectionist", "sacrifice:resurrectionist", "pass")
    assert table.hand(0) == ["fanatic"]
    assert table.deck(0) == table.discard(0) == []
