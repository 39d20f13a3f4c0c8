"""Relics: three places, one use a turn each, and what happens to a fourth."""

import pytest

from gaslamp.games.terrors_of_london import tables
from kit import rule
from scenarios.terrors_of_london.kit import content, terrors

THREE = ["sword-of-methuselah", "canopic-jar", "iron-buckler"]


@rule("TL-RELIC-01")
def test_a_relic_played_from_hand_lies_in_the_relic_area_unactivated() -> None:
    table = terrors(hands=(["sword-of-methuselah"], []))
    table.choose("play:sword-of-methuselah")
    assert table.relics(0) == ["sword-of-methuselah"]
    assert table.in_play(0) == []
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-RELIC-02")
def test_a_relic_bought_from_the_street_lies_in_the_relic_area_at_once() -> None:
    table = terrors(street=["sword-of-methuselah"], market=[], coin=5)
    table.choose("buy:sword-of-methuselah")
    assert table.relics(0) == ["sword-of-methuselah"]
    assert table.discard(0) == []
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-RELIC-03")
def test_a_relic_just_played_or_bought_may_be_used_in_the_same_turn() -> None:
    table = terrors(hands=(["canopic-jar"], []), street=["sword-of-methuselah"], coin=5)
    table.choose("play:canopic-jar", "relic:canopic-jar")
    table.choose("buy:sword-of-methuselah", "relic:sword-of-methuselah")
    assert table.pool() == (0, 2, 1)
    assert table.nothing_pending()


@rule("TL-RELIC-04")
def test_a_player_never_has_more_than_three_relics() -> None:
    table = terrors(hands=(["raven-cage"], []), relics=(THREE[:2], []), coin=20,
                    street=["hand-of-glory", "templar-plate"], market=[])  # fmt: skip
    table.choose("play:raven-cage")
    assert len(table.relics(0)) == 3
    assert "buy:hand-of-glory" not in table.menu()
    table.choose("buy:hand-of-glory:raven-cage", "buy:templar-plate:hand-of-glory")
    assert table.relics(0) == ["sword-of-methuselah", "canopic-jar", "templar-plate"]


@rule("TL-RELIC-05", "TL-RELIC-07")
def test_to_play_a_fourth_relic_one_of_the_three_leaves_the_game() -> None:
    table = terrors(hands=(["raven-cage"], []), relics=(THREE, []))
    assert [key for key in table.menu() if key.startswith("play")] == [
        f"play:raven-cage:{relic}" for relic in THREE
    ]
    table.choose("play:raven-cage:canopic-jar")
    assert table.relics(0) == ["sword-of-methuselah", "iron-buckler", "raven-cage"]
    assert table.removed() == ["canopic-jar"]
    assert table.discard(0) == []
    assert table.nothing_pending()


@rule("TL-RELIC-06", "TL-RELIC-07")
def test_to_buy_a_fourth_relic_one_of_the_three_leaves_the_game() -> None:
    table = terrors(relics=(THREE, []), street=["raven-cage", "ghoul"], market=[], coin=4)
    assert [key for key in table.menu() if key.startswith("buy:")] == [
        *(f"buy:raven-cage:{relic}" for relic in THREE), "buy:ghoul",
    ]  # fmt: skip
    table.choose("buy:raven-cage:iron-buckler")
    assert table.relics(0) == ["sword-of-methuselah", "canopic-jar", "raven-cage"]
    assert table.removed() == ["iron-buckler"]
    assert table.discard(0) == []
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-RELIC-06")
def test_the_opponents_relics_take_no_place() -> None:
    table = terrors(relics=(THREE[:1], ["hand-of-glory", "raven-cage", "templar-plate"]),
                    street=["scrying-mirror"], market=[], coin=2)  # fmt: skip
    table.choose("buy:scrying-mirror")
    assert len(table.relics(0)) == 2
    assert len(table.relics(1)) == 3
    assert table.removed() == []


@rule("TL-RELIC-08")
@pytest.mark.parametrize(
    ("relic", "pool", "hand"),
    [
        ("sword-of-methuselah", (0, 2, 0), []),
        ("canopic-jar", (0, 0, 1), []),
        ("moneylenders-ledger", (1, 0, 0), []),
        ("hand-of-glory", (0, 0, 0), ["ghoul"]),
        ("raven-cage", (0, 2, 0), []),
    ],
)
def test_a_relic_action_activates_one_relic_at_once(
    relic: str, pool: tuple[int, int, int], hand: list[str]
) -> None:
    table = terrors(relics=([relic], []), decks=(["ghoul"], []))
    table.choose(f"relic:{relic}")
    assert table.pool() == pool
    assert table.hand(0) == hand
    assert table.relics(0) == [relic]
    assert table.nothing_pending()


@rule("TL-RELIC-08")
def test_a_relic_action_may_ask_what_its_effect_asks() -> None:
    table = terrors(
        relics=(["gravediggers-spade", "sacrificial-dagger", "cursed-music-box"], []),
        discards=(["ghoul"], []), play=(["cultist"], []), hands=([], ["cultist"]),
    )  # fmt: skip
    table.choose("relic:gravediggers-spade", "command:ghoul")
    assert table.hand(0) == ["ghoul"]
    table.choose("relic:sacrificial-dagger", "sacrifice:cultist")
    assert table.removed() == ["cultist"]
    table.choose("relic:cursed-music-box", "discard:cultist")
    assert table.hand(1) == []
    assert table.pool() == (0, 1, 0)
    assert table.nothing_pending()


@rule("TL-RELIC-08")
def test_only_the_own_relics_can_be_activated() -> None:
    table = terrors(relics=([], ["sword-of-methuselah"]))
    assert table.menu() == ["pass"]


@rule("TL-RELIC-09")
def test_each_relic_is_used_once_a_turn() -> None:
    table = terrors(relics=(["sword-of-methuselah", "canopic-jar"], []))
    table.choose("relic:sword-of-methuselah")
    assert table.refused("relic:sword-of-methuselah") == "TL-RELIC-09"
    assert "relic:canopic-jar" in table.menu()
    table.choose("pass")
    table.choose("pass")
    assert "relic:sword-of-methuselah" in table.menu()


@rule("TL-RELIC-09")
def test_a_used_relic_stays_used_when_it_leaves_and_enters_play_again() -> None:
    """F-20: destroyed by its owner, drawn and played again."""
    table = terrors(hands=(["witch-hunter", "wight"], []), relics=(["sword-of-methuselah"], []))
    table.choose("relic:sword-of-methuselah", "play:witch-hunter")
    table.choose("destroy:seat-0:sword-of-methuselah", "play:wight")
    assert table.menu()[0] == "play:sword-of-methuselah-used"
    table.choose("play:sword-of-methuselah-used")
    assert table.relics(0) == ["sword-of-methuselah"]
    assert table.refused("relic:sword-of-methuselah") == "TL-RELIC-09"
    assert table.nothing_pending()


@rule("TL-RELIC-10")
def test_relics_stay_in_cleanup() -> None:
    table = terrors(relics=(THREE, ["raven-cage"]), decks=(["cultist"] * 5, []))
    table.choose("relic:canopic-jar", "pass", "pass")
    assert table.relics(0) == THREE
    assert table.relics(1) == ["raven-cage"]
    assert table.discard(0) == []


@rule("TL-RELIC-11")
def test_a_relic_with_only_armor_has_nothing_to_activate() -> None:
    table = terrors(relics=(["iron-buckler", "templar-plate"], []))
    assert table.refused("relic:iron-buckler") == "TL-RELIC-11"
    assert table.refused("relic:templar-plate") == "TL-RELIC-11"
    assert table.menu() == ["pass"]


@rule("TL-RELIC-12")
def test_a_destroyed_relic_is_shuffled_drawn_and_played_like_any_card() -> None:
    table = terrors(hands=(["witch-hunter"], []), relics=([], ["sword-of-methuselah"]))
    table.choose("play:witch-hunter", "destroy:seat-1:sword-of-methuselah")
    assert table.discard(1) == ["sword-of-methuselah"]
    table.choose("pass", "pass")
    assert table.hand(1) == ["sword-of-methuselah"]
    table.choose("play:witch-hunter", "decline", "pass")
    table.choose("play:sword-of-methuselah", "relic:sword-of-methuselah")
    assert table.pool() == (0, 2, 0)


@rule("TL-RELIC-13")
def test_nothing_obliges_a_player_to_use_a_relic() -> None:
    table = terrors(relics=(["sword-of-methuselah"], []))
    assert table.menu() == ["relic:sword-of-methuselah", "pass"]
    table.choose("pass")
    assert table.active() == 1


@rule("TL-RELIC-14")
@pytest.mark.parametrize(
    "relic",
    ["gravediggers-spade", "hand-of-glory", "scrying-mirror", "raven-cage"],
)
def test_a_relic_action_is_legal_even_if_it_can_do_nothing(relic: str) -> None:
    """F-53: and the Knight sees that a Relic Action was taken."""
    table = terrors(relics=([relic], []), play=(["knight-of-the-long-sunrise"], []))
    table.choose(f"relic:{relic}")
    assert table.pool() == (1, 0, 0)
    assert table.hand(0) == table.deck(0) == table.discard(0) == []
    assert table.refused(f"relic:{relic}") == "TL-RELIC-09"
    assert table.nothing_pending()


@rule("TL-RELIC-14")
def test_strings_and_dagger_may_find_nothing_too() -> None:
    table = terrors(relics=(["puppeteers-strings"], []), play=(["cultist"], []))
    table.choose("relic:puppeteers-strings")
    assert table.refused("relic:puppeteers-strings") == "TL-RELIC-09"
    assert table.nothing_pending()


def test_a_fourth_relic_asks_for_room_only_while_three_are_there() -> None:
    """F-18: one of the three was destroyed the same turn."""
    table = terrors(hands=(["witch-hunter", "raven-cage"], []), relics=(THREE, []), coin=2,
                    street=["scrying-mirror"], market=[])  # fmt: skip
    table.choose("play:witch-hunter", "destroy:seat-0:iron-buckler")
    assert "play:raven-cage" in table.menu()
    table.choose("play:raven-cage")
    assert table.removed() == []
    assert "buy:scrying-mirror" not in table.menu()
    table.choose("buy:scrying-mirror:raven-cage")
    assert table.removed() == ["raven-cage"]
    assert len(table.relics(0)) == 3
    assert table.nothing_pending()


def test_a_relic_bought_used_and_replaced_lets_the_next_be_used_too() -> None:
    """F-19 and F-56: a used relic may be the one that goes, and the new one is unused."""
    table = terrors(relics=(["iron-buckler", "templar-plate"], []), coin=9, market=[],
                    street=["sword-of-methuselah", "canopic-jar"])  # fmt: skip
    table.choose("buy:sword-of-methuselah", "relic:sword-of-methuselah")
    assert [key for key in table.menu() if key.startswith("buy:canopic-jar")] == [
        "buy:canopic-jar:iron-buckler", "buy:canopic-jar:templar-plate",
        "buy:canopic-jar:sword-of-methuselah",
    ]  # fmt: skip
    table.choose("buy:canopic-jar:sword-of-methuselah", "relic:canopic-jar")
    assert table.pool() == (0, 2, 1)
    assert table.removed() == ["sword-of-methuselah"]
    assert table.nothing_pending()


def test_a_hand_of_relics_with_three_in_play_can_be_played_down_to_pass() -> None:
    """F-21."""
    table = terrors(hands=(["raven-cage", "hand-of-glory", "scrying-mirror"], []),
                    relics=(THREE, []))  # fmt: skip
    assert table.refused("pass") == "TL-PASS-01"
    table.choose("play:raven-cage:sword-of-methuselah")
    assert table.refused("pass") == "TL-PASS-01"
    table.choose("play:hand-of-glory:raven-cage")
    assert "pass" in table.menu()
    assert table.removed() == ["raven-cage", "sword-of-methuselah"]
    table.choose("pass")
    assert table.hand(0) == ["scrying-mirror"]


def test_every_relic_can_be_used_on_an_empty_table() -> None:
    for kind in content().kinds:
        if kind.type == tables.RELIC_CARD and kind.action != tables.NO_PROGRAM:
            table = terrors(relics=([kind.id], []))
            table.choose(f"relic:{kind.id}")
            while not table.nothing_pending():
                table.choose(table.menu()[-1])
