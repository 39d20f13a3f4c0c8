"""Discarding from hand, open discard piles and secret hands."""

from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-DISC-01")
def test_nobody_discards_freely() -> None:
    table = terrors(hands=(["ghoul", "cultist"], ["wight"]), coin=9, power=2)
    assert not [key for key in table.menu() if key.startswith("discard")]
    table.choose("play:ghoul", "play:cultist", "pass")
    assert not [key for key in table.menu() if key.startswith("discard")]
    assert table.discard(1) == []


@rule("TL-DISC-02")
def test_a_forced_player_chooses_the_card_at_once() -> None:
    table = terrors(hands=(["the-ripper"], ["ghoul", "wight"]), health=(40, 30))
    table.choose("play:the-ripper")
    assert table.asked() == [1]
    assert table.menu(1) == ["discard:ghoul", "discard:wight"]
    table.choose("discard:wight")
    assert (table.hand(1), table.discard(1)) == (["ghoul"], ["wight"])
    assert table.health(1) == 30
    assert table.nothing_pending()


@rule("TL-DISC-03")
def test_an_empty_hand_discards_nothing() -> None:
    table = terrors(hands=(["the-ripper"], []), health=(40, 30))
    table.choose("play:the-ripper")
    assert table.discard(1) == []
    assert table.health(1) == 30
    assert table.pool() == (0, 5, 0)
    assert table.nothing_pending()


@rule("TL-DISC-04")
def test_both_players_may_look_through_both_discard_piles() -> None:
    table = terrors(discards=(["wight", "ghoul", "ghoul"], ["raven-cage"]))
    for seat in (0, 1, -1):
        zones = {zone.id: zone for zone in table.game.view(table.g, seat).zones}
        mine = [piece.kind for piece in zones["seat-0/discard"].pieces]
        theirs = [piece.kind for piece in zones["seat-1/discard"].pieces]
        assert (mine, theirs) == (["ghoul", "ghoul", "wight"], ["raven-cage"])


@rule("TL-DISC-05")
def test_hands_are_secret_from_the_opponent() -> None:
    table = terrors(hands=(["wight", "ghoul"], ["mummy"]))
    for seat, owner, shown in ((0, 0, ["wight", "ghoul"]), (1, 0, []), (0, 1, []), (-1, 0, [])):
        zones = {zone.id: zone for zone in table.game.view(table.g, seat).zones}
        hand = zones[f"seat-{owner}/hand"]
        assert [piece.kind for piece in hand.pieces] == shown
        assert hand.count == 2 - owner


@rule("TL-DISC-05")
def test_there_is_no_largest_hand() -> None:
    table = terrors(decks=(["cultist"] * 10 + ["fanatic"] * 6, []))
    table.g.players[0].muster = 10
    table.g.muster_reserve = 0
    table.choose("pass")
    assert len(table.hand(0)) == 15
    assert table.discard(0) == []
    # Nor does anything ask for a discard when the turn comes round.
    table.choose("pass")
    assert table.active() == 0
    assert table.menu() == ["play:fanatic", "play:cultist", "overlord"]
