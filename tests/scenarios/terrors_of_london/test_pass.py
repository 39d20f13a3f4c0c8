"""Pass: the end of the Action Phase."""

import pytest

from gaslamp.games.terrors_of_london import marks
from gaslamp.kernel.state import Line
from kit import rule
from scenarios.terrors_of_london.kit import Terror, terrors


def caution(table: Terror, key: str = "pass") -> list[str | int] | None:
    """What a choice would let go of: Power, Coin, healing, relics, HAUNT Actions, links."""
    seat = table.only_seat()
    codes = {table.game.key(table.g, seat, c): c for c in table.filled(seat).listed()}
    line: Line | None = table.game.caution(table.g, seat, codes[key])
    return None if line is None else line.args


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
    drawn = [line.args[1] for line in table.g.log if line.key == "drew-card"]
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


@rule("R-29", "TL-RES-04", "TL-RES-07")
def test_pass_may_spend_the_regeneration_that_heals() -> None:
    table = terrors(regeneration=3, health=(38, 40), decks=(["cultist"] * 5, []))
    assert [key for key in table.menu() if key.startswith("pass")] == ["pass:2", "pass"]
    table.choose("pass:2")
    assert table.health(0) == 40
    assert table.said()[:2] == ["regenerated", "passed"]
    assert table.active() == 1
    assert table.nothing_pending()


@rule("R-29", "TL-RES-04", "TL-RES-07")
def test_a_plain_pass_lets_regeneration_go() -> None:
    table = terrors(regeneration=3, health=(38, 40), decks=(["cultist"] * 5, []))
    assert caution(table) == [0, 0, 2, 0, 0, 0]
    assert caution(table, "pass:2") is None
    table.choose("pass")
    assert table.health(0) == 38
    assert table.pool() == (0, 0, 0)


@rule("R-29", "TL-RES-04", "TL-RES-07")
def test_regeneration_that_cannot_heal_is_no_matter() -> None:
    table = terrors(regeneration=3, health=(40, 40))
    assert "pass:3" not in table.menu()
    assert caution(table) is None


@rule("D27", "TL-PASS-03")
@pytest.mark.parametrize(
    ("position", "lost"),
    [
        (terrors(), None),
        (terrors(power=3), [3, 0, 0, 0, 0, 0]),
        (terrors(coin=2), [0, 2, 0, 0, 0, 0]),
        (terrors(coin=1), None),
        (terrors(coin=3, acolytes=[], street=["nosferatu"]), None),
        (terrors(coin=1, overlords=("lilith", "fenris")), None),
        (terrors(coin=2, acolytes=[], play=(["cultist"], []), overlords=("azazael", "fenris")),
         [0, 2, 0, 0, 0, 0]),
        (terrors(relics=(["hand-of-glory", "raven-cage"], [])), [0, 0, 0, 2, 0, 0]),
        (terrors(relics=(["templar-plate"], [])), None),
        (terrors(play=(["skeletal", "werewolf"], [])), [0, 0, 0, 0, 0, 1]),
        (terrors(play=(["skeletal", "ghoul"], [])), None),
    ],
)  # fmt: skip
def test_pass_warns_of_what_could_still_be_used(position: Terror, lost: list[int] | None) -> None:
    assert caution(position) == lost


@rule("D27", "TL-PASS-03")
def test_pass_warns_of_a_haunt_action_not_taken() -> None:
    table = terrors(play=(["wraith"], []))
    table.give_token(0, "wraith", marks.DISMISS_SIDE)
    assert caution(table) == [0, 0, 0, 0, 1, 0]
    table.choose("haunt:wraith", "attack:3")
    assert caution(table) is None


@rule("D27", "TL-PASS-03")
def test_nothing_but_pass_warns() -> None:
    table = terrors(power=3, coin=2, street=["ghoul"])
    others = [key for key in table.menu() if key != "pass"]
    assert others
    assert all(caution(table, key) is None for key in others)
