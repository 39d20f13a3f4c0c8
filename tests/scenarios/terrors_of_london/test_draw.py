"""The Draw Phase, and drawing in general."""

from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-DRAW-01")
def test_the_draw_phase_draws_five_cards() -> None:
    table = terrors(decks=(["ghoul"] + ["cultist"] * 5 + ["fanatic"], []))
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 4 + ["fanatic"]
    assert table.deck(0) == ["ghoul", "cultist"]


@rule("TL-DRAW-02")
def test_the_draw_phase_draws_one_more_for_each_muster_token() -> None:
    table = terrors(decks=(["cultist"] * 10, []))
    table.g.players[0].muster = 3
    table.g.muster_reserve = 7
    table.choose("pass")
    assert len(table.hand(0)) == 8
    assert table.g.players[0].muster == 0
    assert table.g.muster_reserve == 10
    # The tokens are gone: the next Draw Phase gives five again.
    table.choose("pass", *["play:cultist"] * 8, "pass")
    assert len(table.hand(0)) == 5


@rule("TL-DRAW-03")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    table = terrors(decks=(["mummy", "ghoul", "wight", "vampire", "fanatic", "cultist"], []))
    table.choose("pass")
    drawn = [line.args[1] for line in table.g.log if line.key == "drew-card"]
    assert drawn == ["cultist", "fanatic", "vampire", "wight", "ghoul"]
    assert table.deck(0) == ["mummy"]


@rule("TL-DRAW-04")
def test_an_empty_deck_is_made_of_the_shuffled_discard_pile() -> None:
    """F-04: what is in hand or in play is not shuffled in."""
    table = terrors(
        hands=(["wight", "mummy"], []),
        play=(["vampire"], []),
        discards=(["ghoul", "fanatic"], []),
    )
    table.choose("play:wight")
    assert table.in_play(0) == ["vampire", "wight"]
    assert sorted(table.hand(0) + table.deck(0)) == ["fanatic", "ghoul", "mummy"]
    assert len(table.deck(0)) == 1
    assert table.discard(0) == []
    assert table.said().count("reshuffled") == 1


@rule("TL-DRAW-04")
def test_the_reshuffle_comes_only_when_a_card_must_be_drawn() -> None:
    table = terrors(decks=(["cultist"] * 5, []), play=(["ghoul"], []), discards=(["fanatic"], []))
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 5
    assert table.deck(0) == []
    assert table.discard(0) == ["fanatic", "ghoul"]
    assert "reshuffled" not in table.said()


@rule("TL-DRAW-04")
def test_the_new_deck_is_in_random_order() -> None:
    seen = set()
    for turn in range(12):
        table = terrors(discards=(["ghoul", "wight", "mummy", "fanatic", "cultist", "vampire"], []))
        for _ in range(turn):
            table.g.rng.next32()
        table.choose("pass")
        seen.add(table.deck(0)[0])
    assert len(seen) > 2


@rule("TL-DRAW-05")
def test_with_deck_and_discard_pile_empty_the_rest_is_not_drawn() -> None:
    """F-03 and F-06: no penalty, and the turn ends."""
    table = terrors(health=(40, 43))
    table.choose("pass")
    assert table.hand(0) == []
    assert table.health(0) == 40
    assert table.active() == 1

    table = terrors(decks=(["ghoul"], []), discards=(["wight"], []))
    table.choose("pass")
    assert table.hand(0) == ["ghoul", "wight"]
    assert table.deck(0) == table.discard(0) == []
    assert table.active() == 1
    assert table.nothing_pending()


@rule("TL-DRAW-06")
def test_after_the_draw_phase_the_turn_ends() -> None:
    table = terrors(decks=(["cultist"] * 5, []))
    table.choose("pass")
    assert table.active() == 1
    assert table.g.turn == 2
    phases = [key for key in table.said() if key in ("passed", "drew", "turn-begins")]
    assert phases == ["passed", "drew", "turn-begins"]
    assert table.nothing_pending()
