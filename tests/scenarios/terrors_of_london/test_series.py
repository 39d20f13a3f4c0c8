"""Playing a hand in one go: the game says for which cards the order may matter."""

from __future__ import annotations

from kit import rule
from scenarios.terrors_of_london.kit import Pair, Terror, terrors


def free(table: Terror) -> list[str]:
    """The cards of the hand that do the same whenever they come."""
    found = table.game.series(table.g, 0)
    assert found is not None
    return [table.game.key(table.g, 0, code).removeprefix("play:") for code in found.free]


def named(table: Terror) -> list[str]:
    found = table.game.series(table.g, 0)
    assert found is not None
    return found.named


@rule("TL-PLAY-01")
def test_plain_cards_come_in_any_order_and_equal_ones_lie_together() -> None:
    table = terrors(hands=(["cultist", "fanatic", "cultist", "iron-buckler"], []))
    assert free(table) == ["cultist", "cultist", "fanatic", "iron-buckler"]
    assert named(table) == []


@rule("TL-KEY-12", "TL-KEY-16", "TL-KEY-17")
def test_what_draws_or_asks_is_named() -> None:
    table = terrors(hands=(["cultist", "werewolf", "mad-alchemist", "resurrectionist"], []))
    assert free(table) == ["cultist"]
    assert named(table) == ["werewolf", "mad-alchemist", "resurrectionist"]


@rule("TL-INF-03")
def test_an_influence_whose_monster_may_still_come_waits_for_it() -> None:
    lords = ("fenris", "lilith")
    alone = terrors(hands=(["howl-of-the-pack", "cultist"], []), overlords=lords)
    assert named(alone) == []
    held = terrors(hands=(["howl-of-the-pack", "sewer-rats"], []), overlords=lords)
    assert named(held) == ["howl-of-the-pack"]
    deck: Pair = (["sewer-rats"], [])
    drawn = terrors(hands=(["howl-of-the-pack", "cultist"], []), decks=deck, overlords=lords)
    assert named(drawn) == ["howl-of-the-pack"]
    held.choose("play:sewer-rats")
    assert free(held) == ["howl-of-the-pack"]


@rule("TL-INF-03")
def test_an_influence_whose_condition_is_met_counts_as_what_it_brings() -> None:
    play: Pair = (["sewer-rats"], [])
    hands: Pair = (["howl-of-the-pack", "scent-of-blood"], [])
    table = terrors(hands=hands, play=play, overlords=("fenris", "lilith"))
    assert named(table) == ["scent-of-blood"]


@rule("TL-TRIG-05")
def test_a_monster_that_waits_for_others_of_its_faction_is_named_with_them() -> None:
    table = terrors(hands=(["sewer-rats", "alpha-of-whitechapel", "cultist"], []))
    assert free(table) == ["cultist"]
    waiting = terrors(hands=(["sewer-rats", "cultist"], []), play=(["alpha-of-whitechapel"], []))
    assert free(waiting) == ["sewer-rats", "cultist"]


@rule("TL-RELIC-05")
def test_relics_are_free_while_all_find_a_place() -> None:
    hand = ["iron-buckler", "templar-plate"]
    assert named(terrors(hands=(hand, []), relics=(["canopic-jar"], []))) == []
    one_left = terrors(hands=(hand, []), relics=(["canopic-jar", "hand-of-glory"], []))
    assert named(one_left) == hand
    full = terrors(
        hands=([*hand, "cultist"], []), relics=(["canopic-jar", "hand-of-glory", "raven-cage"], [])
    )
    assert free(full) == ["cultist"]
    assert named(full) == []


@rule("TL-HAUNT-04")
def test_haunting_monsters_are_free_while_there_are_tokens() -> None:
    table = terrors(hands=(["gargoyle", "poltergeist"], []))
    assert named(table) == []
    table.g.haunt_reserve = 1
    assert named(table) == ["gargoyle", "poltergeist"]


@rule("TL-PLAY-01")
def test_free_cards_bring_the_same_in_every_order() -> None:
    hand = ["cultist", "fanatic", "gargoyle", "feral-hound", "occult-financier", "iron-buckler"]
    ends = []
    for order in (hand, hand[::-1]):
        table = terrors(hands=(hand, []), play=(["alpha-of-whitechapel"], []))
        assert free(table) == hand
        table.choose(*[f"play:{card}" for card in order])
        ends.append((table.pool(), sorted(table.in_play(0)), table.relics(0), table.menu()[-1]))
    assert ends[0] == ends[1]


def test_other_questions_have_no_series() -> None:
    table = terrors(hands=(["werewolf", "cultist"], []))
    table.choose("play:werewolf")
    assert table.waiting() == "RageChoice"
    assert table.game.series(table.g, 0) is None
