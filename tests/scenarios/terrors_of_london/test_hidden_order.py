"""Hidden information: layers of a deck, and cards put back in secret order (TL-LOOK-03/05)."""

from kit import rule
from scenarios.terrors_of_london.hidden_kit import (
    hands,
    lines_for,
    names,
    notes,
    seen,
    tops,
    worlds,
)
from scenarios.terrors_of_london.kit import Pair, Terror, terrors

MIRROR: Pair = (["scrying-mirror"], [])


def two_layers() -> Terror:
    """The Mirror looks at two cards: the old Vampire, and the first of a shuffled pile below."""
    table = terrors(
        hands=(["cultist", "fanatic"], []),
        relics=MIRROR,
        decks=(["vampire"], []),
        discards=(["ghoul", "mummy", "wight", "banshee"], []),
    )
    table.choose("relic:scrying-mirror")
    return table


@rule("TL-LOOK-03")
def test_a_redeal_keeps_the_two_layers_of_a_deck_apart() -> None:
    table = two_layers()
    below = {"ghoul", "mummy", "wight", "banshee"}
    dealt = worlds(table, 1)
    # The old cards: one on top of the deck, two in hand.
    assert tops(dealt, 0) == hands(dealt, 0) == {"vampire", "cultist", "fanatic"}
    for place in (2, 3, 4, 5):
        assert tops(dealt, 0, place) == below


@rule("TL-LOOK-03")
def test_the_owner_knows_both_layers_cards_seen() -> None:
    table = two_layers()
    second = table.deck(0)[-2]
    dealt = worlds(table, 0)
    assert tops(dealt, 0) == {"vampire"}
    assert tops(dealt, 0, 2) == {second}
    assert tops(dealt, 0, 3) == {"ghoul", "mummy", "wight", "banshee"} - {second}


@rule("TL-LOOK-03", "TL-LOOK-05")
def test_two_cards_put_back_in_secret_order_are_still_the_top_two() -> None:
    """The opponent does not know which layer is on top, but that no other card has moved."""
    for chosen in (0, 1):
        table = two_layers()
        table.choose(table.menu()[chosen])
        old, below = {"vampire", "cultist", "fanatic"}, {"ghoul", "mummy", "wight", "banshee"}
        dealt = worlds(table, 1)
        assert tops(dealt, 0) == tops(dealt, 0, 2) == old | below
        for g in dealt:
            pile = names(g, g.players[0].deck)
            assert len(old & set(pile[-2:])) == len(below & set(pile[-2:])) == 1
            assert set(pile[:-2]) < below
        assert hands(dealt, 0) == old
        assert len(tops(worlds(table, 0), 0)) == len(tops(worlds(table, 0), 0, 2)) == 1


def claimed_below_another(*relics: str) -> Terror:
    """Seat 0's deck: a Ripper both know of, and above it a card only its owner knows."""
    table = terrors(
        hands=(["wight", "cultist"], []),
        relics=(["scrying-mirror", *relics], []),
        decks=(["ghoul", "mummy"], []),
        street=["the-ripper"],
        coin=7,
    )
    table.choose("buy:the-ripper", "claim:the-ripper")
    player = table.g.players[0]
    fanatic = table.card(table.g.piles.box, "fanatic")
    table.g.piles.box.discard(fanatic)
    player.deck.push(fanatic)
    return table


def test_a_known_card_in_one_of_two_places_is_shown_without_its_place() -> None:
    table = claimed_below_another()
    assert notes(table, 1, "seat-0/deck") == {"the-ripper": ["card 2 from top"]}
    table.choose("relic:scrying-mirror", "look-keep:the-ripper")
    either = {"the-ripper": ["card 1 from top or card 2 from top"]}
    assert notes(table, 1, "seat-0/deck") == notes(table, -1, "seat-0/deck") == either
    assert notes(table, 0, "seat-0/deck") == {
        "the-ripper": ["card 1 from top"],
        "fanatic": ["card 2 from top"],
    }
    dealt = worlds(table, 1)
    assert all("the-ripper" in names(g, g.players[0].deck)[-2:] for g in dealt)
    assert tops(dealt, 0) == {"the-ripper", "fanatic", "ghoul", "mummy", "wight", "cultist"}
    assert tops(dealt, 0, 3) == {"fanatic", "ghoul", "mummy", "wight", "cultist"}


def test_drawing_one_of_two_such_cards_tells_the_opponent_nothing() -> None:
    table = claimed_below_another()
    table.choose("relic:scrying-mirror", "look-keep:the-ripper", "play:wight")
    assert table.hand(0) == ["cultist", "the-ripper"]
    assert seen(table, 1, "seat-0/hand") == []
    assert notes(table, 1, "seat-0/deck") == {"the-ripper": ["in hand or card 1 from top"]}
    assert "drew-known" not in [key for key, _ in lines_for(table, 1)]
    dealt = worlds(table, 1)
    assert "the-ripper" in hands(dealt, 0)
    assert "the-ripper" in tops(dealt, 0)
    for g in dealt:
        held, top = names(g, g.players[0].hand), names(g, g.players[0].deck)[-1]
        assert ("the-ripper" in held) != (top == "the-ripper")


def test_once_both_are_in_hand_the_known_card_is_known_there() -> None:
    table = claimed_below_another()
    table.choose("relic:scrying-mirror", "look-keep:the-ripper", "play:wight", "overlord")
    assert table.hand(0) == ["cultist", "fanatic", "the-ripper"]
    assert seen(table, 1, "seat-0/hand") == ["the-ripper"]
    assert all("the-ripper" in names(g, g.players[0].hand) for g in worlds(table, 1))


def test_drawing_both_tells_the_opponent_nothing_of_their_order() -> None:
    """Found by a certificate: the second of them was named, and so told which had lain on top."""
    told = []
    for kept in ("the-ripper", "fanatic"):
        table = claimed_below_another()
        table.choose("relic:scrying-mirror", f"look-keep:{kept}", "play:wight", "overlord")
        told.append([key for key, _ in lines_for(table, 1)])
    assert told[0] == told[1]


def test_once_the_known_one_is_shown_the_other_has_its_place() -> None:
    table = claimed_below_another()
    table.choose("relic:scrying-mirror", "look-keep:the-ripper", "play:wight", "play:the-ripper")
    assert seen(table, 1, "seat-0/deck") == []
    assert tops(worlds(table, 1), 0) == {"fanatic", "cultist", "ghoul", "mummy"}


def test_a_card_played_from_hand_need_not_be_the_one_drawn() -> None:
    """The Fanatic may have been in hand before; with the hand empty there is no doubt left."""
    table = claimed_below_another()
    table.choose("relic:scrying-mirror", "look-keep:fanatic", "play:wight", "play:fanatic")
    assert notes(table, 1, "seat-0/deck") == {"the-ripper": ["in hand or card 1 from top"]}
    dealt = worlds(table, 1)
    assert hands(dealt, 0) == tops(dealt, 0) == {"the-ripper", "cultist", "ghoul", "mummy"}
    table.choose("play:cultist")
    assert notes(table, 1, "seat-0/deck") == {"the-ripper": ["card 1 from top"]}
    assert tops(worlds(table, 1), 0) == {"the-ripper"}


def test_a_reveal_tells_both_cards_of_secret_order_apart() -> None:
    table = claimed_below_another("raven-cage")
    table.choose("relic:scrying-mirror", "look-keep:fanatic", "relic:raven-cage")
    known = {"fanatic": ["card 1 from top"], "the-ripper": ["card 2 from top"]}
    assert notes(table, 1, "seat-0/deck") == known
    assert tops(worlds(table, 1), 0) == {"fanatic"}
    assert tops(worlds(table, 1), 0, 2) == {"the-ripper"}
