"""The Play Action: one card from hand, its abilities in the book's order."""

from collections import Counter
from pathlib import Path

import pytest

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.content import load
from gaslamp.games.terrors_of_london.effects import Resource
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.text import card_text
from kit import rule
from scenarios.terrors_of_london import kit
from scenarios.terrors_of_london.kit import content, terrors


@rule("TL-PLAY-01")
def test_a_play_action_moves_one_card_from_hand_into_the_play_area() -> None:
    table = terrors(hands=(["cultist", "cultist", "fanatic"], []))
    table.choose("play:cultist")
    assert table.hand(0) == ["cultist", "fanatic"]
    assert table.in_play(0) == ["cultist"]
    assert table.discard(0) == []
    assert table.nothing_pending()


@rule("TL-PLAY-02")
def test_playing_a_card_costs_nothing_however_dear_it_is() -> None:
    table = terrors(hands=(["nosferatu", "black-shuck"], []), coin=1, health=(40, 40))
    table.choose("play:nosferatu")
    assert table.pool() == (1, 4, 2)
    assert table.health(0) == 40
    assert table.nothing_pending()


@rule("TL-PLAY-03")
def test_monsters_influence_cards_and_relics_can_be_played_from_hand() -> None:
    table = terrors(hands=(["ghoul", "blood-tithe", "iron-buckler"], []))
    assert table.menu() == ["play:ghoul", "play:blood-tithe", "play:iron-buckler"]
    table.choose("play:blood-tithe", "play:ghoul", "play:iron-buckler")
    assert table.in_play(0) == ["blood-tithe", "ghoul"]
    assert table.relics(0) == ["iron-buckler"]
    assert table.nothing_pending()


@rule("TL-PLAY-04")
def test_playing_a_card_activates_it_and_resources_cannot_be_declined() -> None:
    table = terrors(hands=(["weeping-nun", "plague-of-egypt"], []))
    table.choose("play:weeping-nun")
    assert table.pool() == (2, 0, 2)
    assert table.nothing_pending()
    table.choose("play:plague-of-egypt")
    assert table.pool() == (2, 1, 2)
    assert table.nothing_pending()


@rule("TL-PLAY-05")
def test_resources_come_first_then_keywords_then_the_unique_ability() -> None:
    table = terrors(hands=(["nosferatu"], []), decks=(["cultist"], []), health=(40, 30))
    table.choose("play:nosferatu")
    told = [key for key in table.said() if key != "drew-card"]
    assert told == ["played", "gains-power", "drew", "lost-health", "gains-regeneration"]


@rule("TL-PLAY-05", "TL-PLAY-07")
def test_the_unique_ability_waits_until_resources_and_keywords_are_resolved() -> None:
    table = terrors(hands=(["mad-alchemist"], []), decks=(["ghoul"], []))
    table.choose("play:mad-alchemist")
    assert table.waiting() == "SacrificeTarget"
    assert table.pool() == (2, 0, 0)
    assert table.hand(0) == ["ghoul"]


@rule("TL-PLAY-06")
def test_keywords_resolve_in_printed_order() -> None:
    table = terrors(hands=(["barrow-king", "grim-reaper"], ["cultist"]), discards=(["ghoul"], []))
    table.choose("play:barrow-king")
    assert table.waiting() == "CommandTarget"
    assert table.g.players[0].muster == 0
    table.choose("command:ghoul")
    assert table.g.players[0].muster == 1
    table.choose("play:grim-reaper")
    assert table.waiting() == "DestroyTarget"
    table.choose("decline")
    assert table.waiting() == "CurseResponse"
    table.choose("discard:cultist")
    assert table.nothing_pending()


@rule("TL-PLAY-07")
def test_the_unique_ability_starts_after_a_keyword_that_asked_something() -> None:
    table = terrors(hands=(["black-shuck"], []))
    table.g.horde_taken = True
    table.choose("play:black-shuck")
    assert table.pool() == (0, 4, 0)
    table.choose("rage:coin")
    assert table.pool() == (2, 4, 0)
    assert table.waiting() == "RageChoice"
    table.choose("rage:power")
    assert table.pool() == (2, 6, 0)
    assert table.nothing_pending()


@rule("TL-PLAY-07")
def test_the_coachman_draws_before_it_reveals() -> None:
    table = terrors(hands=(["headless-coachman"], []), decks=(["wight", "ghoul", "cultist"], []))
    table.choose("play:headless-coachman")
    assert table.hand(0) == ["cultist", "ghoul"]
    assert table.deck(0) == ["wight"]
    assert table.nothing_pending()


@rule("TL-PLAY-08")
def test_horde_abilities_are_not_activated_by_playing_the_card() -> None:
    table = terrors(hands=(["mummy"], []), play=(["werewolf"], []), decks=(["cultist"], []))
    table.choose("play:mummy")
    assert table.pool() == (2, 2, 0)
    assert table.hand(0) == []
    assert "horde:mummy:werewolf" in table.menu()
    assert table.nothing_pending()


@rule("TL-PLAY-09")
@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("relic-hunter", (2, 1, 0)),
        ("feral-hound", (0, 3, 0)),
        ("barrow-king", (2, 0, 0)),
    ],
)
def test_a_triggered_ability_waits_for_its_condition(card: str, pool: tuple[int, int, int]) -> None:
    table = terrors(hands=([card], []), decks=(["cultist"], []))
    table.choose(f"play:{card}")
    assert table.pool() == pool
    assert table.hand(0) == []
    assert "triggered" not in table.said()
    assert table.nothing_pending()


@rule("TL-PLAY-10")
@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("street-urchin", "CLAIM"),
        ("bone-collector", "COMMAND"),
        ("banshee", "CURSE"),
        ("witch-hunter", "DESTROY"),
        ("wight", "DRAW (1)"),
        ("wraith", "HAUNT"),
        ("ghoul", "MUSTER"),
        ("werewolf", "RAGE"),
        ("resurrectionist", "SACRIFICE"),
    ],
)
def test_keyword_abilities_are_the_nine_words_in_capitals(card: str, word: str) -> None:
    (kind,) = [kind for kind in content().kinds if kind.id == card]
    assert f"{word}." in card_text(GAME.english(content()), kind)


@rule("TL-PLAY-11")
def test_armor_counts_by_itself_while_the_card_is_in_play() -> None:
    table = terrors(hands=(["gargoyle"], []), active=1, play=([], ["drowned-bride"]))
    assert armor(table, 1) == 1
    table = terrors(hands=(["gargoyle"], []))
    assert armor(table, 0) == 0
    table.choose("play:gargoyle")
    assert armor(table, 0) == 1
    assert table.pool() == (0, 3, 0)
    assert table.nothing_pending()


def armor(table: kit.Terror, seat: int) -> int:
    tracks = {track.id: track.value for track in table.game.view(table.g, -1).tracks}
    return tracks[f"seat-{seat}/armor"]


@rule("TL-PLAY-12")
def test_a_card_that_destroys_itself_still_has_its_other_abilities_resolved() -> None:
    table = terrors(hands=(["grim-reaper"], []), health=(40, 30))
    table.choose("play:grim-reaper", "destroy:seat-0:grim-reaper")
    assert table.discard(0) == ["grim-reaper"]
    assert table.health(1) == 28
    assert table.nothing_pending()


@rule("TL-PLAY-12")
def test_an_influence_card_that_sacrifices_itself_still_gives_its_condition() -> None:
    table = terrors(hands=(["purge-the-weak"], []), play=(["warlock"], []),
                    overlords=("lilith", "fenris"))  # fmt: skip
    table.choose("play:purge-the-weak", "sacrifice:purge-the-weak")
    assert table.removed() == ["purge-the-weak"]
    assert table.pool() == (1, 1, 0)
    assert table.nothing_pending()


@rule("TL-PLAY-12")
def test_haunt_does_nothing_for_a_card_that_has_left_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack.toml").write_text('game = "terrors-of-london"\nname = "Test"\n')
    (tmp_path / "cards.toml").write_text(
        '[[monster]]\nid = "wraith"\nname = "Wraith"\nfaction = "spirit"\ncost = 4\n'
        "keywords = [{ sacrifice = true }, { haunt = true }, { muster = 1 }]\n"
        'horde = [[{ power = 1 }]]\nsource = "authored"\n'
    )
    own = load(tmp_path)
    monkeypatch.setattr(kit, "content", lambda: own)
    table = terrors(hands=(["wraith"], []))
    table.choose("play:wraith", "sacrifice:wraith")
    assert table.removed() == ["wraith"]
    assert table.g.haunt_reserve == 10
    assert all(mark & 3 == 0 for mark in table.g.marks)
    assert table.g.players[0].muster == 1
    assert table.nothing_pending()


def test_every_card_can_be_played_and_does_what_its_first_line_says() -> None:
    """Each card of the set, played on an empty table, gives exactly its printed resources."""
    for kind in content().kinds:
        if kind.type != tables.MONSTER:
            continue
        table = terrors(hands=([kind.id], []), market=[], acolytes=[])
        table.choose(f"play:{kind.id}")
        gained: Counter[str] = Counter()
        for effect in content().programs[kind.play]:
            if not isinstance(effect, Resource):
                break
            gained[effect.word] += int(effect.amount)
        shown = table.game.catalogue(content())[kind.id]["resources"]
        assert table.pool()[:2] == (gained["coin"], gained["power"]), kind.id
        assert shown == +gained, kind.id
