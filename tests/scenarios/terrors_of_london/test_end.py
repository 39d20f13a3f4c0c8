"""The end of the game."""

from gaslamp.games.terrors_of_london import moving
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import Terrors
from kit import rule
from scenarios.terrors_of_london.kit import Terror, content, terrors


def winners(table: Terror) -> int:
    assert table.g.outcome
    return table.g.outcome.winners


@rule("TL-END-01")
def test_the_game_ends_the_moment_an_overlord_has_no_health() -> None:
    table = terrors(power=6, health=(40, 6))
    table.choose("attack:5")
    assert not table.over()
    table.choose("attack:1")
    assert table.over()
    assert winners(table) == 0b01
    assert table.waiting() == ""


@rule("TL-END-02")
def test_health_never_goes_below_zero() -> None:
    table = terrors(power=9, health=(40, 6))
    table.choose("attack:9")
    assert table.health(1) == 0
    assert winners(table) == 0b01


@rule("TL-END-03")
def test_a_curse_that_ends_the_game_stops_the_card_it_is_on() -> None:
    """F-11: the Demon gains no token, and there is no Cleanup."""
    table = terrors(hands=(["demon-of-the-infernal-chasm"], []), health=(40, 2))
    table.choose("play:demon-of-the-infernal-chasm")
    assert table.over()
    assert table.in_play(0) == ["demon-of-the-infernal-chasm"]
    assert table.token(0, "demon-of-the-infernal-chasm") == ""
    assert table.pool() == (0, 4, 2)


@rule("TL-END-03")
def test_a_drain_that_ends_the_game_stops_the_card_it_is_on() -> None:
    """F-11: Nosferatu's Regeneration is not gained any more."""
    table = terrors(hands=(["nosferatu"], []), health=(40, 2))
    table.choose("play:nosferatu")
    assert table.over()
    assert winners(table) == 0b01
    assert table.pool() == (0, 4, 0)


@rule("TL-END-03")
def test_a_lost_game_triggers_nothing_more() -> None:
    table = terrors(
        hands=([], []),
        play=(["knight-of-the-long-sunrise"], []),
        relics=(["cursed-music-box"], []),
        health=(40, 1),
    )
    table.choose("relic:cursed-music-box")
    assert table.over()
    assert table.pool() == (0, 0, 0)
    assert "triggered" not in table.said()


@rule("TL-END-04")
def test_a_player_can_lose_during_the_opponents_turn() -> None:
    table = terrors(hands=([], ["banshee"]), health=(2, 43), active=1)
    table.choose("play:banshee")
    assert table.over()
    assert winners(table) == 0b10


@rule("TL-END-04")
def test_a_player_can_lose_on_the_own_turn() -> None:
    """No card does it yet; the rule is there for those that may."""
    table = terrors(health=(2, 43))
    assert table.active() == 0
    moving.lose_health(table.g, 0, 2)
    assert winners(table) == 0b10


@rule("TL-END-05")
def test_if_both_would_fall_the_active_player_wins() -> None:
    """R-25: the opponent's loss comes first, and after the end nothing is lost any more."""
    for active in (0, 1):
        table = terrors(health=(2, 2), active=active)
        moving.lose_health(table.g, 1 - active, 2)
        moving.lose_health(table.g, active, 2)
        assert winners(table) == 1 << active
        assert table.health(active) == 2


@rule("TL-END-06")
def test_running_out_of_cards_and_tokens_does_not_end_the_game() -> None:
    table = terrors(
        hands=(["wraith", "ghoul"], []), street=["skeletal"], market=[], acolytes=[], coin=1
    )
    table.g.muster_reserve = table.g.haunt_reserve = 0
    table.choose("buy:skeletal", "play:wraith", "play:ghoul")
    assert table.street() == [""] * 5
    table.choose("pass")
    assert not table.over()
    assert table.active() == 1
    assert table.nothing_pending()


@rule("TL-END-07")
def test_at_the_turn_limit_the_higher_health_wins() -> None:
    for health, won in (((30, 20), 0b01), ((20, 30), 0b10), ((25, 25), 0)):
        table = terrors(health=health, turn_limit=200)
        table.g.turn = 199
        table.choose("pass")
        assert not table.over()
        assert table.g.turn == 200
        table.choose("pass")
        assert table.over()
        assert winners(table) == won


@rule("TL-END-07")
def test_the_turn_limit_is_off_unless_asked_for() -> None:
    table = terrors()
    table.g.turn = 200
    table.choose("pass")
    assert not table.over()
    for options, limit in (({}, 0), ({"turn-limit": "200"}, 200)):
        g = GAME.new(content(), 2, GAME.settled(2, dict(options)), 1)
        assert isinstance(g, Terrors)
        assert g.agreed.turn_limit == limit
    assert GAME.lab_options == {"turn-limit": "200"}
