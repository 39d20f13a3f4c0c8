"""Worked examples and edge cases: resources, attacks, Influence cards, relics, CLAIM, triggers."""

import pytest

from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import digest
from gaslamp.table import life
from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-RES-01")
def test_e1_reading_a_resource_icon() -> None:
    table = terrors(hands=(["acolyte-of-the-dawn"], []))
    table.choose("play:acolyte-of-the-dawn")
    assert table.pool() == (2, 0, 0)
    assert table.nothing_pending()


@rule("TL-ATK-01", "TL-ATK-02")
def test_e2_attack_with_two_monsters() -> None:
    table = terrors(hands=(["ghoul", "relic-hunter"], []))
    table.choose("play:ghoul", "play:relic-hunter")
    assert table.pool() == (2, 2, 0)
    assert table.g.players[0].muster == 1
    table.choose("attack:2")
    assert table.health(1) == 41
    assert table.pool() == (2, 0, 0)
    assert table.nothing_pending()


@rule("TL-INF-03", "TL-INF-05")
def test_e7_influence_before_the_monster_and_after() -> None:
    before = terrors(hands=(["blood-tithe", "ghoul"], []), decks=(["cultist"], []))
    before.choose("play:blood-tithe", "play:ghoul")
    assert before.pool() == (1, 1, 0)
    assert before.hand(0) == []
    after = terrors(hands=(["blood-tithe", "ghoul"], []), decks=(["cultist"], []))
    after.choose("play:ghoul", "play:blood-tithe")
    assert after.pool() == (1, 1, 0)
    assert after.hand(0) == ["cultist"]
    assert after.nothing_pending()


@rule("TL-RELIC-05")
def test_e8_fourth_relic() -> None:
    table = terrors(hands=(["hand-of-glory"], []),
                    relics=(["canopic-jar", "iron-buckler", "raven-cage"], []))  # fmt: skip
    assert [key for key in table.menu() if key.startswith("play")] == [
        "play:hand-of-glory:canopic-jar", "play:hand-of-glory:iron-buckler",
        "play:hand-of-glory:raven-cage",
    ]  # fmt: skip
    table.choose("play:hand-of-glory:iron-buckler")
    assert table.relics(0) == ["canopic-jar", "raven-cage", "hand-of-glory"]
    assert table.removed() == ["iron-buckler"]
    assert table.nothing_pending()


@rule("TL-BUY-04", "TL-BUY-05")
def test_e9_claim() -> None:
    table = terrors(coin=1, street=["street-urchin", "ghoul"], market=["mummy"],
                    decks=(["cultist"], []), discards=(["fanatic"], []))  # fmt: skip
    table.choose("buy:street-urchin", "claim:street-urchin")
    assert table.deck(0) == ["cultist", "street-urchin"]
    assert table.discard(0) == ["fanatic"]
    assert table.street()[:2] == ["mummy", "ghoul"]
    assert table.nothing_pending()


@rule("TL-ARM-03", "TL-ARM-06")
def test_e10_armor_over_two_attacks() -> None:
    table = terrors(power=6, relics=([], ["templar-plate", "cursed-music-box"]),
                    hands=(["seventh-night"], ["cultist"]), health=(40, 30))  # fmt: skip
    table.choose("attack:1")
    assert table.health(1) == 30
    table.choose("attack:5")
    assert table.health(1) == 26
    table.choose("play:seventh-night", "lose-health")
    assert table.health(1) == 24
    assert table.nothing_pending()


@rule("TL-RES-07")
def test_e16_regeneration_cap() -> None:
    """F-36 as well: only the missing part can be spent."""
    table = terrors(health=(39, 30), regeneration=3)
    assert [key for key in table.menu() if key.startswith("regen")] == ["regenerate:1"]
    table.choose("regenerate:1")
    assert table.health(0) == 40
    assert table.pool() == (0, 0, 2)
    assert table.refused("regenerate:2") == "TL-RES-07"
    table.choose("pass")
    assert table.pool() == (0, 0, 0)
    assert table.health(0) == 40


@rule("TL-TRIG-03", "TL-TRIG-04")
@pytest.mark.parametrize("first", ["relic-hunter", "knight-of-the-long-sunrise"])
def test_e17_two_triggers(first: str) -> None:
    table = terrors(
        play=(["relic-hunter", "knight-of-the-long-sunrise"], []),
        relics=(["sword-of-methuselah", "canopic-jar"], []),
        decks=(["ghoul", "wight", "cultist"], []),
    )
    table.choose("relic:sword-of-methuselah")
    assert table.pool() == (0, 2, 0)
    assert table.waiting() == "TriggerOrder"
    table.choose(f"trigger:{first}")
    assert table.pool() == (1, 2, 0)
    assert table.hand(0) == ["cultist"]
    assert table.nothing_pending()
    table.choose("relic:canopic-jar")
    assert table.pool() == (2, 2, 1)
    assert table.hand(0) == ["cultist"]
    assert table.nothing_pending()


@rule("TL-TRIG-04")
def test_f33_a_card_played_twice_activates_again_but_used_things_stay_used() -> None:
    table = terrors(
        hands=(["feral-hound", "skeletal", "witch-hunter", "bone-collector"], []),
        play=(["weeping-nun"], []),
    )  # fmt: skip
    table.choose("play:feral-hound", "play:skeletal", "horde:skeletal:feral-hound")
    table.choose("horde-ability:feral-hound:1")
    assert table.pool() == (1, 5, 1)
    table.choose("play:witch-hunter", "destroy:seat-0:feral-hound")
    table.choose("play:bone-collector", "command:feral-hound-used", "play:feral-hound-used")
    assert table.pool() == (3, 10, 1)  # Witch Hunter 2 and the Hound's own 3 once more
    table.choose("join-right:feral-hound:skeletal")
    assert table.menu() == ["horde-ability:skeletal:1"]
    assert table.refused("horde-ability:feral-hound:1") == "TL-HORDE-12"
    table.choose("horde-ability:skeletal:1")
    assert table.pool() == (3, 11, 1)  # no second Power from the once-trigger
    assert table.nothing_pending()


@rule("TL-RES-08")
def test_f38_convert_is_limited_to_the_coin_in_the_pool() -> None:
    table = terrors(hands=(["occult-financier"], []), street=["ghoul"], market=[])
    table.choose("play:occult-financier", "buy:ghoul")
    assert [key for key in table.menu() if key.startswith("convert")] == ["convert:1"]
    table.choose("convert:1")
    assert not [key for key in table.menu() if key.startswith("convert")]
    assert table.pool() == (0, 1, 0)


@rule("TL-TRIG-03")
def test_f44_relic_hunters_and_the_knight_trigger_together() -> None:
    table = terrors(
        play=(["relic-hunter", "relic-hunter", "knight-of-the-long-sunrise"], []),
        relics=(["sword-of-methuselah", "canopic-jar"], []), decks=(["cultist"] * 4, []),
    )  # fmt: skip
    table.choose("relic:sword-of-methuselah")
    assert table.menu() == ["trigger:relic-hunter", "trigger:knight-of-the-long-sunrise"]
    table.choose("trigger:relic-hunter")
    assert table.hand(0) == ["cultist"]
    assert table.menu() == ["trigger:relic-hunter-2", "trigger:knight-of-the-long-sunrise"]
    table.choose("trigger:knight-of-the-long-sunrise")
    assert table.hand(0) == ["cultist"] * 2
    assert table.pool() == (1, 2, 0)
    table.choose("relic:canopic-jar")
    assert table.hand(0) == ["cultist"] * 2
    assert table.pool() == (2, 2, 1)
    assert table.nothing_pending()


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        (0, "buy:no-such-card"),
        (0, "attack:0"),
        (0, "attack:-1"),
        (0, "attack:99"),
        (0, "regenerate:1"),
        (0, "convert:1"),
        (0, "relic:sword-of-methuselah"),
        (0, "pass"),
        (0, ""),
        (1, "pass"),
        (1, "play:cultist"),
        (2, "pass"),
        (-1, "pass"),
    ],
)
def test_f46_illegal_actions_are_rejected_and_change_nothing(seat: int, key: str) -> None:
    options = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
    match = life.begin(GAME.id, ["human", "human"], options, 3)
    before = digest(match.g), match.save(), len(match.log)
    with pytest.raises(Trouble) as trouble:
        match.choose(seat, key)
    assert str(trouble.value).endswith((".", ")"))
    assert (digest(match.g), match.save(), len(match.log)) == before


def test_f46_a_card_no_longer_in_the_street_cannot_be_bought() -> None:
    options = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
    match = life.begin(GAME.id, ["human", "human"], options, 3)
    match.g.coin = 30  # type: ignore[attr-defined]  # a Terrors
    offers = [offer.key for offer in match.menu(0) if offer.key.startswith("buy:")]
    for key in offers:
        match.choose(0, key)
        while len(match.menu(0)) == 2 and match.menu(0)[0].key.startswith("claim"):
            match.choose(0, match.menu(0)[1].key)
        still = [offer.key for offer in match.menu(0)]
        if key not in still:
            before = digest(match.g)
            with pytest.raises(Trouble):
                match.choose(0, key)
            assert digest(match.g) == before


@rule("TL-RELIC-14", "TL-TRIG-08")
def test_f53_raven_cage_with_nothing_to_reveal() -> None:
    table = terrors(play=(["relic-hunter"], []), relics=(["raven-cage", "canopic-jar"], []))
    table.choose("relic:raven-cage")
    assert table.pool() == (0, 0, 0)
    assert table.refused("relic:raven-cage") == "TL-RELIC-09"
    table.g.players[0].deck.push(table.card(table.g.piles.box, "cultist"))
    table.choose("relic:canopic-jar")
    assert table.hand(0) == []  # the Relic Hunter's trigger is used up
    assert table.nothing_pending()
