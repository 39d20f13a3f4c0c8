"""The turn: three phases, eight kinds of action, and limits that are fresh each turn."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-TURN-01")
def test_a_turn_is_action_phase_then_cleanup_then_draw() -> None:
    """The Ghoul can only be drawn if Cleanup put it on the discard pile before."""
    table = terrors(hands=(["ghoul"], []), coin=1, power=1)
    table.choose("play:ghoul")
    assert table.waiting() == "ActionPhase"
    table.choose("pass")
    assert table.hand(0) == ["ghoul"]
    assert table.in_play(0) == []
    assert table.pool() == (0, 0, 0)
    assert table.active() == 1
    assert table.nothing_pending()


@rule("TL-TURN-01")
def test_all_three_phases_are_carried_out_even_by_a_player_who_does_nothing() -> None:
    table = terrors(power=2, decks=(["cultist"] * 5, []))
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 5
    assert table.pool() == (0, 0, 0)


@rule("TL-TURN-01")
def test_no_phase_follows_once_the_game_has_ended() -> None:
    table = terrors(power=5, health=(40, 5), play=(["ghoul"], []), decks=(["cultist"] * 5, []))
    table.choose("attack:5")
    assert table.over()
    assert table.hand(0) == []
    assert table.in_play(0) == ["ghoul"]


@rule("TL-TURN-02")
def test_the_actions_are_play_buy_attack_horde_relic_overlord_haunt_and_pass() -> None:
    table = terrors(
        hands=(["cultist"], []), play=(["skeletal", "werewolf"], []), decks=(["cultist"], []),
        relics=(["hand-of-glory"], []), street=["ghoul"], market=[], coin=2, power=1,
        regeneration=1, health=(30, 40),
    )  # fmt: skip
    table.give_token(0, "werewolf", marks.DISMISS_SIDE)
    table.g.may_convert = True
    assert table.menu() == [
        "play:cultist", "haunt:werewolf", "horde:skeletal:werewolf", "relic:hand-of-glory",
        "overlord", "buy:ghoul", "buy-acolyte", "convert:2", "convert:1", "attack:1",
        "regenerate:1", "pass:1", "pass",
    ]  # fmt: skip


@rule("TL-TURN-03")
def test_actions_may_be_mixed_in_any_order_and_repeated() -> None:
    table = terrors(
        hands=(["cultist", "fanatic", "cultist", "fanatic"], []), street=["skeletal", "sewer-rats"],
        market=[], health=(40, 40), play=(["mummy", "werewolf"], []), decks=(["fanatic"], []),
    )  # fmt: skip
    table.choose("play:fanatic", "attack:1", "play:cultist", "buy:skeletal")
    table.choose("horde:mummy:werewolf", "horde-ability:werewolf:1", "attack:1", "play:fanatic")
    table.choose("attack:2", "overlord", "play:cultist", "buy:sewer-rats", "play:fanatic")
    table.choose("attack:1")
    assert table.health(1) == 35
    assert table.health(0) == 38
    assert table.discard(0) == ["sewer-rats", "skeletal"]
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-TURN-04")
def test_pass_is_taken_once_and_ends_the_action_phase() -> None:
    table = terrors(power=3, coin=3, street=["ghoul"], decks=(["cultist"] * 6, []))
    table.choose("pass")
    assert table.menu(0) == []
    assert table.asked() == [1]
    assert len(table.hand(0)) == 5
    assert table.said().count("passed") == 1


@rule("TL-TURN-05")
def test_only_the_active_player_takes_actions() -> None:
    table = terrors(
        hands=(["cultist"], ["ghoul", "cultist"]), relics=([], ["sword-of-methuselah"]),
        play=([], ["skeletal", "werewolf"]), coin=5, power=5,
    )  # fmt: skip
    assert table.asked() == [0]
    assert table.menu(1) == []
    assert not [key for key in table.menu(0) if "sword" in key or "werewolf" in key]


@rule("TL-TURN-05")
def test_the_other_player_acts_only_when_an_effect_forces_a_choice() -> None:
    table = terrors(hands=(["banshee", "the-ripper"], ["ghoul", "cultist"]))
    table.choose("play:banshee")
    assert table.asked() == [1]
    table.choose("discard:cultist")
    assert table.asked() == [0]
    table.choose("play:the-ripper")
    assert table.asked() == [1]
    assert table.menu(1) == ["discard:ghoul"]
    table.choose("discard:ghoul")
    assert table.nothing_pending()


@rule("TL-TURN-06")
def test_after_the_draw_phase_the_other_player_becomes_active() -> None:
    table = terrors(hands=([], ["cultist"]), decks=(["fanatic"] * 5, []))
    table.choose("pass")
    assert table.hand(0) == ["fanatic"] * 5
    assert table.active() == 1
    assert table.menu(1) == ["play:cultist", "pass"]
    table.choose("pass")
    assert table.active() == 0


@rule("TL-TURN-07")
def test_used_relics_overlords_horde_abilities_and_memberships_are_fresh_next_turn() -> None:
    table = terrors(
        hands=(["skeletal", "feral-hound"], []), relics=(["sword-of-methuselah"], []),
        overlords=("fenris", "methuselah"),
    )  # fmt: skip
    for _ in range(2):
        table.choose("play:skeletal", "play:feral-hound")
        table.choose("relic:sword-of-methuselah", "horde:skeletal:feral-hound")
        assert table.menu() == ["horde-ability:skeletal:1", "horde-ability:feral-hound:1"]
        table.choose("horde-ability:skeletal:1", "overlord", "rage:power")
        assert table.pool() == (1, 9, 1)  # Hound 3, Sword 2, Skeletal 1, Hound's trigger 1, RAGE 2
        assert table.refused("relic:sword-of-methuselah") == "TL-RELIC-09"
        assert table.refused("overlord") == "TL-OVER-02"
        assert not [key for key in table.menu() if key.startswith("horde")]
        table.choose("pass", "pass")


@rule("TL-TURN-07")
def test_a_haunt_action_of_an_earlier_turn_does_not_count() -> None:
    table = terrors(play=(["poltergeist"], []))
    table.give_token(0, "poltergeist", marks.DISMISS_SIDE)
    table.choose("haunt:poltergeist")
    assert table.refused("haunt:poltergeist") == "TL-HAUNT-13"
    table.choose("pass", "pass", "play:poltergeist", "pass", "pass")
    assert table.in_play(0) == ["poltergeist"]
    assert "haunt:poltergeist" in table.menu()


@rule("TL-TURN-07")
def test_armor_absorbs_again_on_every_turn() -> None:
    table = terrors(
        power=2, relics=(["iron-buckler"], ["templar-plate"]), health=(40, 30)
    )  # fmt: skip
    table.choose("attack:2")
    assert table.health(1) == 30
    table.choose("pass")
    table.g.power = 2
    table.choose("attack:2")
    assert table.health(0) == 39
    table.choose("pass")
    table.g.power = 3
    table.choose("attack:3")
    assert table.health(1) == 29
