"""Influence cards: one ability always, one if a monster of the overlord's faction is in play."""

import pytest

from gaslamp.games.terrors_of_london import marks, tables
from kit import rule
from scenarios.terrors_of_london.kit import Terror, content, terrors

FACTION_MONSTER = {
    "methuselah": "skeletal",
    "fenris": "sewer-rats",
    "lilith": "street-urchin",
    "azazael": "will-o-the-wisp",
}
OTHER = {"methuselah": "fenris", "fenris": "lilith", "lilith": "azazael", "azazael": "methuselah"}


def influence_cards() -> list[tuple[str, str]]:
    return [
        (kind.id, content().overlords[kind.overlord].id)
        for kind in content().kinds
        if kind.type == tables.INFLUENCE_CARD
    ]


def played(card: str, lord: str, monster: str) -> Terror:
    """The card played beside this monster; whatever it asks is answered with the first option."""
    table = terrors(
        hands=([card], ["cultist"]), play=([monster] if monster else [], []),
        overlords=(lord, OTHER[lord]), decks=(["fanatic"], []), discards=(["fanatic"], []),
        health=(30, 30),
    )  # fmt: skip
    table.choose(f"play:{card}")
    while not table.nothing_pending():
        table.choose(table.menu()[0])
    return table


def standing(table: Terror) -> tuple[object, ...]:
    """All that an Influence card can change."""
    tokens = sum(1 for mark in table.g.marks if mark & marks.TOKEN)
    return (
        table.pool(), len(table.hand(0)), int(table.g.players[0].muster), len(table.hand(1)),
        table.health(1), len(table.removed()), tokens,
    )  # fmt: skip


# Pool, own hand, MUSTER tokens, their hand, their Health, removed cards, HAUNT tokens: with the
# first ability alone, and with the conditional one.
TABLE = {
    "blood-tithe": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 0, 0), 1, 0, 1, 30, 0, 0)),
    "dominion-of-night": (((0, 2, 0), 0, 0, 1, 30, 0, 0), ((0, 4, 0), 0, 0, 1, 30, 0, 0)),
    "grave-summons": (((0, 1, 0), 0, 0, 1, 30, 0, 0), ((0, 2, 0), 1, 0, 1, 30, 0, 0)),
    "crimson-feast": (((0, 0, 0), 0, 1, 1, 30, 0, 0), ((0, 0, 2), 0, 1, 1, 30, 0, 0)),
    "howl-of-the-pack": (((0, 1, 0), 0, 0, 1, 30, 0, 0), ((0, 3, 0), 0, 0, 1, 30, 0, 0)),
    "scent-of-blood": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 0, 0), 1, 0, 1, 30, 0, 0)),
    "moonlit-fury": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 2, 0), 0, 0, 1, 30, 0, 0)),
    "lick-the-wounds": (((0, 0, 0), 0, 1, 1, 30, 0, 0), ((0, 0, 3), 0, 1, 1, 30, 0, 0)),
    "oath-of-the-long-sunrise": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((2, 2, 0), 0, 0, 1, 30, 0, 0)),
    "silver-and-fire": (((0, 2, 0), 0, 0, 1, 30, 0, 0), ((0, 2, 0), 1, 0, 1, 30, 0, 0)),
    "purge-the-weak": (((0, 1, 0), 0, 0, 1, 30, 1, 0), ((1, 1, 0), 0, 0, 1, 30, 1, 0)),
    "reapers-pact": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 0, 2), 0, 0, 1, 30, 0, 0)),
    "whisper-from-the-jar": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 0, 0), 0, 0, 1, 28, 0, 0)),
    "plague-of-egypt": (((0, 1, 0), 0, 0, 1, 30, 0, 0), ((0, 3, 2), 0, 0, 1, 30, 0, 0)),
    "spell-of-binding": (((1, 0, 0), 0, 0, 1, 30, 0, 0), ((1, 0, 0), 0, 0, 1, 30, 0, 1)),
    "seventh-night": (((0, 0, 0), 0, 0, 1, 28, 0, 0), ((0, 2, 0), 0, 0, 1, 28, 0, 0)),
}


@rule("TL-INF-01")
def test_an_influence_card_has_one_ability_and_one_conditional_ability() -> None:
    found = influence_cards()
    assert {card for card, _ in found} == set(TABLE)
    for kind in content().kinds:
        if kind.type == tables.INFLUENCE_CARD:
            assert len(content().programs[kind.play]) == 1
            assert content().programs[kind.condition]
            assert not kind.horde
            assert kind.trigger == tables.NO_TRIGGER


@rule("TL-INF-02")
@pytest.mark.parametrize(("card", "lord"), influence_cards())
def test_the_first_ability_is_always_activated(card: str, lord: str) -> None:
    assert standing(played(card, lord, "")) == TABLE[card][0]


@rule("TL-INF-03")
@pytest.mark.parametrize(("card", "lord"), influence_cards())
def test_the_conditional_ability_needs_a_monster_of_the_overlords_faction(
    card: str, lord: str
) -> None:
    assert standing(played(card, lord, FACTION_MONSTER[lord])) == TABLE[card][1]
    stranger = FACTION_MONSTER[OTHER[lord]]
    assert standing(played(card, lord, stranger)) == TABLE[card][0]
    assert standing(played(card, lord, "cultist")) == TABLE[card][0]


@rule("TL-INF-03")
def test_the_monster_must_be_in_the_own_play_area() -> None:
    table = terrors(hands=(["blood-tithe", "ghoul"], []), play=([], ["skeletal"]),
                    decks=(["fanatic"], []))  # fmt: skip
    table.choose("play:blood-tithe")
    assert table.hand(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-INF-03")
def test_an_acolyte_of_the_faction_is_a_monster_of_the_faction() -> None:
    """F-35."""
    assert (
        standing(played("blood-tithe", "methuselah", "acolyte-of-the-crypt"))
        == (TABLE["blood-tithe"][1])
    )


@rule("TL-INF-04")
@pytest.mark.parametrize("side", [marks.HAUNT_SIDE, marks.DISMISS_SIDE])
def test_a_haunting_monster_of_the_faction_counts(side: int) -> None:
    table = terrors(hands=(["dominion-of-night"], []), play=(["vampire"], []))
    table.give_token(0, "vampire", side)
    table.choose("play:dominion-of-night")
    assert table.pool() == (0, 4, 0)
    assert table.nothing_pending()


@rule("TL-INF-05")
def test_a_monster_played_later_does_not_bring_the_condition_back() -> None:
    table = terrors(hands=(["dominion-of-night", "wight", "skeletal"], []))
    table.choose("play:dominion-of-night")
    assert table.pool() == (0, 2, 0)
    table.choose("play:skeletal", "play:wight")
    assert table.pool() == (1, 4, 1)
    assert table.nothing_pending()


@rule("TL-INF-06")
def test_the_condition_is_checked_once_as_the_card_is_played() -> None:
    """F-34: SACRIFICE removes the only Mortal, and the Coin is given all the same."""
    table = terrors(hands=(["purge-the-weak"], []), play=(["street-urchin"], []),
                    overlords=("lilith", "fenris"))  # fmt: skip
    table.choose("play:purge-the-weak")
    assert table.pool() == (0, 0, 0)  # the first ability resolves first
    table.choose("sacrifice:street-urchin")
    assert table.pool() == (1, 1, 0)
    assert table.removed() == ["street-urchin"]
    assert table.nothing_pending()


@rule("TL-INF-06")
def test_the_own_overlords_faction_counts_not_the_cards() -> None:
    """A Methuselah card played by Fenris looks for Beasts."""
    for monster, power in (("skeletal", 2), ("sewer-rats", 4)):
        table = terrors(hands=(["dominion-of-night"], []), play=([monster], []),
                        overlords=("fenris", "lilith"))  # fmt: skip
        table.choose("play:dominion-of-night")
        assert table.pool() == (0, power, 0)


@rule("TL-INF-07")
def test_influence_cards_cannot_join_hordes_gain_haunt_or_be_commanded() -> None:
    table = terrors(
        hands=(["bone-collector"], []), play=(["howl-of-the-pack", "skeletal"], []),
        discards=(["blood-tithe"], []), overlords=("azazael", "fenris"), coin=2,
    )  # fmt: skip
    assert not [key for key in table.menu() if key.startswith("horde")]
    assert [key for key in table.menu() if "overlord" in key] == ["overlord:skeletal"]
    table.choose("play:bone-collector")
    assert table.hand(0) == []
    assert table.discard(0) == ["blood-tithe"]
    assert table.nothing_pending()
    table = terrors(hands=(["bone-collector"], []), discards=(["blood-tithe", "cultist"], []))
    table.choose("play:bone-collector")
    assert table.menu() == ["command:cultist"]
    assert table.refused("command:blood-tithe") == "TL-KEY-02"


@rule("TL-INF-08")
def test_influence_cards_are_discarded_in_cleanup() -> None:
    table = terrors(hands=(["blood-tithe", "dominion-of-night"], []), decks=(["cultist"] * 5, []))
    table.choose("play:blood-tithe", "play:dominion-of-night", "pass")
    assert table.in_play(0) == []
    assert table.discard(0) == ["blood-tithe", "dominion-of-night"]
