"""Pass: the end of the Action Phase."""

from kit import rule
from terrors_kit import terrors


@rule("TL-PASS-01")
def test_pass_needs_a_hand_of_at_most_one_card() -> None:
    for cards in (2, 3):
        table = terrors(hands=(["cultist"] * cards, []))
        assert "pass" not in table.menu()
        assert table.refused("pass") == "TL-PASS-01"
    for cards in (0, 1):
        table = terrors(hands=(["cultist"] * cards, []))
        assert "pass" in table.menu()


@rule("TL-PASS-02")
def test_a_last_card_goes_on_top_of_the_deck() -> None:
    deck = ["ghoul", "cultist", "cultist", "cultist", "cultist", "cultist"]
    table = terrors(hands=(["wight"], []), decks=(deck, []))
    table.choose("pass")
    # It was the first of the five drawn.
    drawn = [line.args[0] for line in table.g.log if line.key == "drew-card"]
    assert drawn == ["wight", "cultist", "cultist", "cultist", "cultist"]
    assert table.deck(0) == ["ghoul", "cultist"]
    assert table.discard(0) == []


@rule("TL-PASS-02")
def test_a_last_card_on_an_empty_deck_is_drawn_before_the_reshuffle() -> None:
    """F-41."""
    table = terrors(hands=(["wight"], []), discards=(["cultist"] * 8, []))
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 4 + ["wight"]
    assert table.deck(0) == ["cultist"] * 4
    said = [key for key in table.said() if key in ("drew-card", "reshuffled")]
    assert said == ["drew-card", "reshuffled", *["drew-card"] * 4]


@rule("TL-PASS-03")
def test_pass_ends_the_action_phase() -> None:
    table = terrors(hands=(["cultist"], ["ghoul"]), coin=5, power=5, decks=(["wight"] * 2, []))
    table.choose("pass")
    assert table.asked() == [1]
    assert table.active() == 1
    assert table.menu(0) == []
    assert table.nothing_pending()


@rule("TL-PASS-04")
def test_pass_is_always_reached_by_playing_cards() -> None:
    """Also with nothing but relics in hand and three in the area (F-21)."""
    hand = ["raven-cage", "hand-of-glory", "canopic-jar"]
    table = terrors(
        hands=(hand, []), relics=(["iron-buckler", "templar-plate", "scrying-mirror"], [])
    )
    assert "pass" not in table.menu()
    table.choose("play:raven-cage:iron-buckler")
    assert "pass" not in table.menu()
    table.choose("play:hand-of-glory:raven-cage")
    assert "pass" in table.menu()
    assert table.hand(0) == ["canopic-jar"]
