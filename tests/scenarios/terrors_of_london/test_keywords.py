"""Keywords: CLAIM, COMMAND, CURSE, DRAW, HAUNT, MUSTER and RAGE."""

from kit import rule
from scenarios.terrors_of_london.kit import terrors

AZAZAEL = ("azazael", "fenris")

# CLAIM


@rule("TL-KEY-01")
def test_claim_puts_a_bought_card_on_top_of_the_deck_if_the_buyer_wants() -> None:
    table = terrors(street=["street-urchin"], market=["ghoul"], decks=(["cultist"], []), coin=1)
    table.choose("buy:street-urchin")
    assert table.menu() == ["claim:street-urchin", "to-discard:street-urchin"]
    table.choose("claim:street-urchin")
    assert table.deck(0) == ["cultist", "street-urchin"]
    assert table.discard(0) == []
    assert table.nothing_pending()

    table = terrors(street=["street-urchin"], market=["ghoul"], decks=(["cultist"], []), coin=1)
    table.choose("buy:street-urchin", "to-discard:street-urchin")
    assert table.deck(0) == ["cultist"]
    assert table.discard(0) == ["street-urchin"]


@rule("TL-KEY-01")
def test_claim_does_nothing_when_the_card_is_played() -> None:
    table = terrors(hands=(["street-urchin"], []), decks=(["cultist"], []))
    table.choose("play:street-urchin")
    assert table.in_play(0) == ["street-urchin"]
    assert table.pool() == (1, 1, 0)
    assert table.nothing_pending()


# COMMAND


@rule("TL-KEY-02")
def test_command_returns_a_cheap_monster_that_can_be_played_at_once() -> None:
    table = terrors(
        hands=(["bone-collector"], []),
        discards=(["werewolf", "wraith", "raven-cage", "blood-tithe"], ["ghoul"]),
    )
    table.choose("play:bone-collector")
    assert table.menu() == ["command:werewolf"]
    assert table.refused("command:wraith") == "TL-KEY-02"
    assert table.refused("command:raven-cage") == "TL-KEY-02"
    assert table.refused("command:blood-tithe") == "TL-KEY-02"
    table.choose("command:werewolf")
    assert table.hand(0) == ["werewolf"]
    assert table.discard(0) == ["blood-tithe", "raven-cage", "wraith"]
    assert table.nothing_pending()
    table.choose("play:werewolf", "rage:power")
    assert table.pool() == (2, 4, 0)


@rule("TL-KEY-03")
def test_command_returns_acolytes_cultists_and_fanatics_too() -> None:
    pile = ["acolyte-of-the-veil", "cultist", "fanatic"]
    table = terrors(hands=(["bone-collector"], []), discards=(pile, []), decks=(["ghoul"], []))
    table.choose("play:bone-collector")
    assert table.menu() == [f"command:{kind}" for kind in pile]
    table.choose("command:cultist")
    assert table.hand(0) == ["cultist"]
    assert table.deck(0) == ["ghoul"]


@rule("TL-KEY-03")
def test_command_with_no_cheap_monster_in_the_pile_does_nothing() -> None:
    """F-07; and it does not shuffle."""
    for pile in ([], ["wraith", "raven-cage", "blood-tithe"]):
        table = terrors(hands=(["bone-collector"], []), discards=(pile, []))
        table.choose("play:bone-collector")
        assert table.nothing_pending()
        assert table.pool() == (2, 0, 0)
        assert table.discard(0) == sorted(pile)
        assert table.deck(0) == table.hand(0) == []
        assert "reshuffled" not in table.said()


@rule("TL-KEY-02")
def test_a_bone_collector_may_return_a_bone_collector() -> None:
    """F-08: the chain ends when none is left in the pile."""
    table = terrors(hands=(["bone-collector"], []), discards=(["bone-collector"], []))
    table.choose("play:bone-collector", "command:bone-collector", "play:bone-collector")
    assert table.pool() == (4, 0, 0)
    assert table.in_play(0) == ["bone-collector", "bone-collector"]
    assert table.nothing_pending()


# CURSE


@rule("TL-KEY-04")
def test_a_cursed_player_chooses_between_two_health_and_a_card() -> None:
    table = terrors(hands=(["banshee"], ["cultist", "cultist", "ghoul"]), health=(40, 30))
    table.choose("play:banshee")
    assert table.asked() == [1]
    assert table.menu(1) == ["lose-health", "discard:cultist", "discard:ghoul"]
    table.choose("discard:ghoul")
    assert table.discard(1) == ["ghoul"]
    assert table.hand(1) == ["cultist", "cultist"]
    assert table.health(1) == 30
    assert table.nothing_pending()


@rule("TL-KEY-05")
def test_a_cursed_player_with_an_empty_hand_must_lose_health() -> None:
    """F-09: no choice is asked."""
    table = terrors(hands=(["banshee"], []), health=(40, 30))
    table.choose("play:banshee")
    assert table.health(1) == 28
    assert table.nothing_pending()


@rule("TL-KEY-06")
def test_health_lost_to_a_curse_ignores_armor() -> None:
    table = terrors(hands=(["banshee"], ["ghoul"]), relics=([], ["templar-plate"]), health=(40, 30))
    table.choose("play:banshee", "lose-health")
    assert table.health(1) == 28
    assert table.g.absorbed == 0
    assert table.hand(1) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-KEY-06")
def test_a_curse_can_end_the_game() -> None:
    """F-10: at one or two Health both ways are open, and one of them loses."""
    for health in (1, 2):
        table = terrors(hands=(["banshee"], ["ghoul"]), health=(40, health))
        table.choose("play:banshee")
        assert table.menu(1) == ["lose-health", "discard:ghoul"]
        table.choose("lose-health")
        assert table.health(1) == 0
        assert table.over()
        assert table.g.outcome and table.g.outcome.winners == 0b01


@rule("TL-KEY-07")
def test_several_curses_resolve_one_after_the_other() -> None:
    """F-12: the second finds an empty hand if the first took the last card."""
    table = terrors(hands=(["seventh-night", "banshee"], ["ghoul"]), health=(50, 30))
    table.choose("play:seventh-night", "discard:ghoul", "play:banshee")
    assert table.health(1) == 28
    assert table.nothing_pending()


@rule("TL-KEY-07")
def test_each_of_two_curses_of_one_turn_is_chosen_anew() -> None:
    table = terrors(
        hands=(["grim-reaper"], ["ghoul", "cultist"]), play=(["relic-hunter"], []), health=(50, 30)
    )
    table.choose("play:grim-reaper", "decline", "discard:cultist")
    table.choose("horde:relic-hunter:grim-reaper", "horde-ability:grim-reaper:1")
    assert table.asked() == [1]
    table.choose("lose-health")
    assert (table.health(1), table.hand(1)) == (28, ["ghoul"])
    assert table.nothing_pending()


# DRAW, HAUNT, MUSTER, RAGE


@rule("TL-KEY-12")
def test_draw_draws_that_many_cards_at_once() -> None:
    table = terrors(hands=(["wight"], []), decks=(["ghoul", "fanatic", "cultist"], []))
    table.choose("play:wight")
    assert table.hand(0) == ["cultist"]
    assert table.deck(0) == ["ghoul", "fanatic"]
    assert table.nothing_pending()


@rule("TL-KEY-13")
def test_haunt_gives_this_monster_a_token() -> None:
    table = terrors(hands=(["gargoyle"], []), play=(["wraith"], []))
    table.choose("play:gargoyle")
    assert table.token(0, "gargoyle") == "haunt"
    assert table.token(0, "wraith") == ""
    assert table.g.haunt_reserve == 9
    assert table.nothing_pending()


@rule("TL-KEY-14")
def test_muster_takes_a_token_from_the_reserve() -> None:
    table = terrors(hands=(["ghoul"], []))
    table.choose("play:ghoul")
    assert table.g.players[0].muster == 1
    assert table.g.players[1].muster == 0
    assert table.g.muster_reserve == 9
    assert table.nothing_pending()


@rule("TL-KEY-14")
def test_muster_with_an_empty_reserve_does_nothing() -> None:
    """F-24: never more than the ten."""
    table = terrors(hands=(["ghoul", "ghoul"], []))
    table.g.players[0].muster = 9
    table.g.muster_reserve = 1
    table.choose("play:ghoul", "play:ghoul")
    assert table.g.players[0].muster == 10
    assert table.g.muster_reserve == 0
    assert table.pool() == (0, 2, 0)
    assert table.nothing_pending()


@rule("TL-KEY-15")
def test_muster_tokens_draw_one_more_card_each_and_return() -> None:
    table = terrors(hands=(["ghoul", "ghoul"], []), decks=(["cultist"] * 9, []))
    table.choose("play:ghoul", "play:ghoul", "pass")
    assert table.hand(0) == ["cultist"] * 7
    assert table.g.players[0].muster == 0
    assert table.g.muster_reserve == 10


@rule("TL-KEY-15")
def test_only_the_own_muster_tokens_count_and_return() -> None:
    table = terrors(decks=(["cultist"] * 9, []))
    table.g.players[1].muster = 2
    table.g.muster_reserve = 8
    table.choose("pass")
    assert table.hand(0) == ["cultist"] * 5
    assert table.g.players[1].muster == 2
    assert table.g.muster_reserve == 8


@rule("TL-KEY-16")
def test_rage_gives_two_coin_or_two_power() -> None:
    for chosen, pool in (("coin", (2, 2, 0)), ("power", (0, 4, 0))):
        table = terrors(hands=(["werewolf"], []))
        table.choose("play:werewolf")
        assert table.menu() == ["rage:power", "rage:coin"]
        table.choose(f"rage:{chosen}")
        assert table.pool() == pool
        assert table.nothing_pending()


@rule("TL-KEY-21")
def test_lost_health_is_not_damage() -> None:
    table = terrors(
        hands=(["nosferatu"], []),
        relics=([], ["templar-plate"]),
        decks=(["cultist"], []),
        health=(40, 30),
    )
    table.choose("play:nosferatu")
    assert table.health(1) == 28
    assert table.g.absorbed == 0
    assert table.pool() == (0, 4, 2)
    # The Armor is all there for the attack.
    table.choose("attack:3")
    assert table.health(1) == 27
