"""The Overlord Action: Methuselah, Fenris, Lilith and Azazael."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import Terror, terrors

AZAZAEL = ("azazael", "fenris")
LILITH = ("lilith", "fenris")
FENRIS = ("fenris", "lilith")


@rule("TL-OVER-01")
def test_methuselah_pays_two_health_and_draws_a_card() -> None:
    table = terrors(decks=(["ghoul", "cultist"], []), health=(40, 43))
    table.choose("overlord")
    assert table.health(0) == 38
    assert table.hand(0) == ["cultist"]
    assert table.deck(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-OVER-01")
def test_fenris_who_formed_a_horde_rages() -> None:
    table = terrors(play=(["skeletal", "werewolf"], []), overlords=FENRIS)
    table.choose("horde:skeletal:werewolf", "horde-ability:werewolf:1", "overlord")
    assert table.menu() == ["rage:power", "rage:coin"]
    table.choose("rage:coin")
    assert table.pool() == (2, 2, 0)
    assert table.nothing_pending()


@rule("TL-OVER-01")
def test_lilith_pays_one_coin_and_the_next_street_monster_has_claim() -> None:
    table = terrors(street=["ghoul", "wight"], market=["cultist"], coin=6, overlords=LILITH)
    table.choose("overlord")
    assert table.pool() == (5, 0, 0)
    table.choose("buy:ghoul")
    assert table.menu() == ["claim:ghoul", "to-discard:ghoul"]
    table.choose("claim:ghoul")
    assert table.deck(0) == ["ghoul"]
    assert table.discard(0) == []
    # It was for one monster only.
    table.choose("buy:wight")
    assert table.discard(0) == ["wight"]
    assert table.nothing_pending()


@rule("TL-OVER-01")
def test_lilith_waits_while_a_relic_or_an_acolyte_is_bought() -> None:
    """F-39."""
    table = terrors(
        street=["iron-buckler", "ghoul"],
        market=[],
        acolytes=["acolyte-of-the-fang"],
        coin=7,
        overlords=LILITH,
    )
    table.choose("overlord", "buy:iron-buckler", "buy-acolyte")
    assert table.relics(0) == ["iron-buckler"]
    assert table.discard(0) == ["acolyte-of-the-fang"]
    table.choose("buy:ghoul", "to-discard:ghoul")
    assert table.discard(0) == ["acolyte-of-the-fang", "ghoul"]
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-OVER-01")
def test_liliths_claim_is_lost_at_pass() -> None:
    """F-39."""
    table = terrors(street=["ghoul"], market=[], coin=1, overlords=LILITH)
    table.choose("overlord", "pass", "pass")
    table.g.coin = 2
    table.choose("buy:ghoul")
    assert table.discard(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-OVER-01")
def test_azazael_pays_a_coin_and_a_monster_gains_haunt() -> None:
    table = terrors(play=(["cultist", "warlock"], []), coin=3, overlords=AZAZAEL)
    table.choose("overlord:cultist")
    assert table.pool() == (2, 0, 0)
    assert table.token(0, "cultist") == "haunt"
    assert table.token(0, "warlock") == ""
    assert table.g.haunt_reserve == 9
    assert table.nothing_pending()


@rule("TL-OVER-02")
def test_the_overlord_action_is_taken_once_per_turn() -> None:
    table = terrors(decks=(["ghoul"] + ["cultist"] * 5, []))
    table.choose("overlord")
    assert "overlord" not in table.menu()
    assert table.refused("overlord") == "TL-OVER-02"
    # A new turn, a new Overlord Action.
    table.choose("play:cultist", "pass", "pass")
    assert table.active() == 0
    assert "overlord" in table.menu()


@rule("TL-OVER-03")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    table = terrors(play=(["warlock"], []), coin=0, overlords=AZAZAEL)
    assert not [key for key in table.menu() if key.startswith("overlord")]
    assert table.refused("overlord") == "TL-OVER-03"
    assert terrors(coin=0, overlords=LILITH).refused("overlord") == "TL-OVER-03"
    assert "overlord" in terrors(coin=1, overlords=LILITH).menu()


@rule("TL-OVER-04")
def test_health_paid_as_a_cost_is_not_damage() -> None:
    table = terrors(
        decks=(["ghoul"], []), relics=(["templar-plate", "iron-buckler"], []), health=(40, 43)
    )
    table.choose("overlord")
    assert table.health(0) == 38
    assert table.g.absorbed == 0


@rule("TL-OVER-05")
def test_health_is_paid_only_while_there_is_more_than_the_cost() -> None:
    """F-37: Methuselah and the Vampire at two Health."""
    table = terrors(decks=(["ghoul"], []), health=(2, 43))
    assert table.refused("overlord") == "TL-OVER-05"
    assert "overlord" in terrors(decks=(["ghoul"], []), health=(3, 43)).menu()

    table = terrors(hands=(["vampire"], []), health=(2, 43))
    table.choose("play:vampire")
    assert table.nothing_pending()
    assert (table.health(0), table.pool()) == (2, (0, 3, 3))

    table = terrors(hands=(["vampire"], []), health=(3, 43))
    table.choose("play:vampire")
    assert table.menu() == ["pay", "decline"]
    table.choose("pay")
    assert (table.health(0), table.pool()) == (1, (0, 6, 3))
    assert table.nothing_pending()


@rule("TL-OVER-06")
def test_the_overlord_action_is_never_automatic() -> None:
    table = terrors(decks=(["ghoul"] * 2, []), health=(40, 43))
    table.choose("pass", "pass")
    assert table.health(0) == 40
    assert "used-overlord" not in table.said()


def closed(table: Terror) -> str:
    """The sentence with which TL-OVER-07 closes the Overlord Action."""
    refusal = table.refusal("overlord")
    assert refusal.rule == "TL-OVER-07"
    return refusal.why


@rule("TL-OVER-07")
def test_methuselah_needs_a_card_to_draw() -> None:
    table = terrors(hands=(["cultist"], []), play=(["ghoul"], []), health=(40, 43))
    assert closed(table) == "why-nothing-to-draw"
    assert table.health(0) == 40
    assert "overlord" in terrors(discards=(["ghoul"], [])).menu()


@rule("TL-OVER-07")
def test_fenris_needs_a_horde_of_this_phase() -> None:
    table = terrors(
        play=(["skeletal", "werewolf"], []), relics=(["puppeteers-strings"], []), overlords=FENRIS
    )
    assert closed(table) == "why-overlord-horde"
    # A Horde ability without a horde is not enough.
    table.choose("relic:puppeteers-strings", "horde-ability:skeletal:1")
    assert closed(table) == "why-overlord-horde"
    table.choose("horde:skeletal:werewolf", "horde-ability:werewolf:1")
    assert "overlord" in table.menu()


@rule("TL-OVER-07")
def test_fenris_does_not_live_on_a_horde_of_an_earlier_turn() -> None:
    table = terrors(play=(["skeletal", "werewolf"], []), overlords=FENRIS)
    table.choose("horde:skeletal:werewolf", "horde-ability:werewolf:1", "pass", "pass")
    assert closed(table) == "why-overlord-horde"


@rule("TL-OVER-07")
def test_azazael_needs_a_monster_without_a_token_and_a_token_in_the_reserve() -> None:
    """F-26: not offered, and no Coin taken."""
    bare = terrors(play=(["spell-of-binding"], []), coin=2, overlords=AZAZAEL)
    assert not [key for key in bare.menu() if key.startswith("overlord")]
    assert closed(bare) == "why-no-haunt-target"

    haunting = terrors(play=(["gargoyle"], []), coin=2, overlords=AZAZAEL)
    haunting.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    assert not [key for key in haunting.menu() if key.startswith("overlord")]
    assert closed(haunting) == "why-no-haunt-target"

    drained = terrors(play=(["warlock"], ["cultist"] * 10), coin=2, overlords=AZAZAEL)
    for card in drained.g.players[1].play.listed():
        marks.set_token(drained.g, card, marks.DISMISS_SIDE)
    drained.g.haunt_reserve = 0
    assert closed(drained) == "why-no-tokens"
    assert drained.pool() == (2, 0, 0)


@rule("TL-OVER-03")
def test_a_refused_overlord_names_no_monster() -> None:
    """Whatever lies in play, what is refused is the action, not one of its targets."""
    first = terrors(play=(["sewer-rats", "sewer-rats"], []), coin=0, overlords=AZAZAEL)
    assert first.refused("overlord") == "TL-OVER-03"
