"""Hidden information: what each seat sees, and what a fair redeal may change for it."""

import pytest

from gaslamp.games.terrors_of_london import moving
from gaslamp.games.terrors_of_london.action_phase import take_pass
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.snapshot import digest
from gaslamp.table.match import Match
from kit import Scene, rule
from scenarios.terrors_of_london.hidden_kit import (
    hands,
    lines_for,
    names,
    notes,
    reads,
    seen,
    tops,
    whole_view,
    worlds,
    zone,
)  # fmt: skip
from scenarios.terrors_of_london.kit import Pair, Terror, content, terrors

MIRROR: Pair = (["scrying-mirror"], [])


def strangers() -> Terror:
    """Nobody has seen anything yet."""
    return terrors(
        hands=(["ghoul", "wight"], ["cultist", "banshee"]),
        decks=(["mummy", "vampire", "fanatic"], ["wraith", "gargoyle", "warlock"]),
        discards=(["skeletal"], ["sewer-rats"]),
    )


# Hands


@rule("TL-DISC-05")
def test_the_owner_sees_the_hand_and_the_opponent_its_size() -> None:
    table = strangers()
    assert seen(table, 0, "seat-0/hand") == ["ghoul", "wight"]
    assert seen(table, 1, "seat-1/hand") == ["cultist", "banshee"]
    for seat, owner in ((1, 0), (0, 1), (-1, 0), (-1, 1)):
        assert seen(table, seat, f"seat-{owner}/hand") == []
        assert zone(table, seat, f"seat-{owner}/hand").count == 2


def test_a_redeal_keeps_the_own_hand_and_mixes_the_opponents_with_their_deck() -> None:
    table = strangers()
    for seat in (0, 1):
        dealt = worlds(table, seat)
        mine = table.g.players[seat].hand.listed()
        assert all(g.players[seat].hand.listed() == mine for g in dealt)
        theirs = {*table.hand(1 - seat), *table.deck(1 - seat)}
        assert hands(dealt, 1 - seat) == theirs
        assert tops(dealt, 1 - seat) == theirs


def test_a_view_is_the_same_whatever_the_hidden_cards_are() -> None:
    """`worlds` compares the whole view; here its text names no hidden card either."""
    table = strangers()
    worlds(table, 0)
    text = str(whole_view(table, 0)["zones"])
    for card in ("banshee", "wraith", "gargoyle", "warlock", "mummy", "vampire"):
        assert f"'kind': '{card}'" not in text


# Decks


def test_nobody_sees_the_order_of_a_deck_and_both_see_its_size() -> None:
    table = strangers()
    for seat in (0, 1, -1):
        for owner in (0, 1):
            assert seen(table, seat, f"seat-{owner}/deck") == []
            assert zone(table, seat, f"seat-{owner}/deck").count == 3


def test_a_redeal_mixes_the_own_deck() -> None:
    table = strangers()
    assert tops(worlds(table, 0), 0) == {"mummy", "vampire", "fanatic"}


@rule("TL-PASS-02")
def test_the_card_put_back_at_pass_is_known_to_its_owner_alone() -> None:
    table = terrors(hands=(["wight", "vampire"], []), decks=(["cultist", "ghoul", "mummy"], []))
    table.choose("play:vampire", "decline")
    table.choose("pass")
    assert reads(table, 0, "wight")
    assert not reads(table, 1, "wight")
    assert ("kept-back", ["seat-0"]) in lines_for(table, 1)
    assert "kept-back-card" not in [key for key, _ in lines_for(table, 1)]


def pass_card_left_on_the_deck() -> Terror:
    """The moment between Pass and the Draw Phase."""
    table = terrors(hands=(["wight"], ["cultist"]), decks=(["ghoul", "mummy"], []))
    take_pass(table.g, 0, 0)
    return table


def test_the_pass_card_keeps_its_place_for_the_owner_and_not_for_the_opponent() -> None:
    table = pass_card_left_on_the_deck()
    assert notes(table, 0, "seat-0/deck") == {"wight": ["card 1 from top"]}
    assert seen(table, 1, "seat-0/deck") == seen(table, -1, "seat-0/deck") == []
    assert tops(worlds(table, 0), 0) == {"wight"}
    assert tops(worlds(table, 0), 0, 2) == {"ghoul", "mummy"}
    assert tops(worlds(table, 1), 0) == {"wight", "ghoul", "mummy"}


def test_a_player_knows_what_is_left_in_their_deck_and_nobody_else_is_told() -> None:
    table = pass_card_left_on_the_deck()
    assert whole_view(table, 0)["data"]["inDeck"] == {"ghoul": 1, "mummy": 1}
    said = "In it, in an order nobody knows: Ghoul, Mummy."
    assert zone(table, 0, "seat-0/deck").note == said
    for seat in (1, -1):
        assert zone(table, seat, "seat-0/deck").note == ""
        assert "ghoul" not in whole_view(table, seat)["data"]["inDeck"]


@rule("TL-BUY-04")
def test_a_claimed_card_is_known_to_both_on_the_deck_and_in_hand() -> None:
    table = terrors(
        hands=(["wight"], []), decks=(["ghoul", "mummy"], []), street=["street-urchin"], coin=1
    )
    table.choose("buy:street-urchin", "claim:street-urchin")
    for seat in (0, 1, -1):
        assert notes(table, seat, "seat-0/deck") == {"street-urchin": ["card 1 from top"]}
    assert tops(worlds(table, 0), 0) == tops(worlds(table, 1), 0) == {"street-urchin"}
    # DRAW (1): the opponent knows it is in hand now.
    table.choose("play:wight")
    assert seen(table, 1, "seat-0/hand") == ["street-urchin"]
    assert reads(table, 1, "street-urchin")
    assert hands(worlds(table, 1), 0) == {"street-urchin"}
    assert tops(worlds(table, 1), 0) == {"ghoul", "mummy"}


@rule("TL-KEY-02")
def test_a_card_returned_by_command_is_known_in_hand_until_it_is_played() -> None:
    table = terrors(
        hands=(["bone-collector", "wight"], []),
        decks=(["cultist", "fanatic"], []),
        discards=(["ghoul"], []),
    )
    table.choose("play:bone-collector", "command:ghoul")
    assert seen(table, 1, "seat-0/hand") == seen(table, -1, "seat-0/hand") == ["ghoul"]
    assert zone(table, 1, "seat-0/hand").count == 2
    dealt = worlds(table, 1)
    assert all("ghoul" in names(g, g.players[0].hand) for g in dealt)
    assert hands(dealt, 0) == {"ghoul", "wight", "cultist", "fanatic"}
    table.choose("play:ghoul")
    assert seen(table, 1, "seat-0/hand") == []


def test_of_two_equal_cards_in_hand_the_known_one_is_played_first() -> None:
    """Otherwise the opponent would learn that there are two."""
    table = terrors(
        hands=(["bone-collector", "ghoul"], []),
        decks=(["cultist", "fanatic"], []),
        discards=(["ghoul"], []),
    )
    table.choose("play:bone-collector", "command:ghoul", "play:ghoul")
    assert table.hand(0) == ["ghoul"]
    assert seen(table, 1, "seat-0/hand") == []
    assert hands(worlds(table, 1), 0) == {"ghoul", "cultist", "fanatic"}


def test_a_known_card_that_is_put_back_at_pass_stays_known_to_both() -> None:
    table = terrors(
        hands=(["bone-collector"], []), decks=(["cultist"] * 5, []), discards=(["ghoul"], [])
    )
    table.choose("play:bone-collector", "command:ghoul", "pass")
    assert ("drew-known", ["seat-0", "ghoul"]) in lines_for(table, 1)
    assert seen(table, 1, "seat-0/hand") == ["ghoul"]


# Shuffles


@rule("TL-DRAW-04")
def test_a_redeal_does_not_mix_cards_of_different_shuffles() -> None:
    """The Mummy was in hand before the reshuffle, so it cannot be in the new deck."""
    table = terrors(
        hands=(["wight", "mummy"], []), discards=(["ghoul", "fanatic", "cultist"], ["banshee"])
    )
    table.choose("play:wight")
    dealt = worlds(table, 1)
    assert all("mummy" in names(g, g.players[0].hand) for g in dealt)
    assert hands(dealt, 0) == {"mummy", "ghoul", "fanatic", "cultist"}
    assert tops(dealt, 0) == tops(dealt, 0, 2) == {"ghoul", "fanatic", "cultist"}
    # The owner knows which of the three came to hand.
    drawn = next(name for name in table.hand(0) if name != "mummy")
    assert tops(worlds(table, 0), 0) == {"ghoul", "fanatic", "cultist"} - {drawn}


# Looking and revealing


@rule("TL-LOOK-01")
def test_a_looked_at_card_is_known_to_its_owner_alone() -> None:
    table = terrors(hands=(["carrion-ravens"], []), decks=(["ghoul", "mummy", "wight"], []))
    table.choose("play:carrion-ravens")
    assert [z.id for z in GAME.view(table.g, 1).zones].count("seat-0/look") == 0
    table.choose("look-keep:wight")
    assert notes(table, 0, "seat-0/deck") == {"wight": ["card 1 from top"]}
    assert seen(table, 1, "seat-0/deck") == []
    assert not reads(table, 1, "wight")
    assert ("looks", ["seat-0", 1]) in lines_for(table, 1)
    assert tops(worlds(table, 0), 0) == {"wight"}
    assert tops(worlds(table, 1), 0) == {"ghoul", "mummy", "wight"}


@rule("TL-LOOK-02")
def test_a_revealed_card_left_in_place_is_known_to_both() -> None:
    table = terrors(relics=(["raven-cage"], []), decks=(["ghoul", "mummy", "wight"], []))
    table.choose("relic:raven-cage")
    for seat in (0, 1):
        assert notes(table, seat, "seat-0/deck") == {"wight": ["card 1 from top"]}
        assert tops(worlds(table, seat), 0) == {"wight"}
        assert tops(worlds(table, seat), 0, 2) == {"ghoul", "mummy"}


@rule("TL-LOOK-02")
def test_the_coachmans_monster_is_known_in_hand() -> None:
    table = terrors(
        hands=(["headless-coachman"], []), decks=(["cultist", "mummy", "wight", "fanatic"], [])
    )
    table.choose("play:headless-coachman")
    assert table.hand(0) == ["fanatic", "wight"]
    assert seen(table, 1, "seat-0/hand") == ["wight"]
    assert hands(worlds(table, 1), 0) == {"wight", "fanatic", "cultist", "mummy"}


def test_what_was_known_of_a_deck_ends_with_a_shuffle() -> None:
    table = terrors(relics=(["raven-cage"], []), decks=(["wight"], []))
    table.choose("relic:raven-cage")
    player = table.g.players[0]
    player.discard.push(player.deck.pull())
    player.discard.push(table.card(table.g.piles.box, "cultist"))
    table.g.piles.box.discard(player.discard.top())
    moving.ready_to_look(table.g, 0, 1)
    assert sorted(table.deck(0)) == ["cultist", "wight"]
    for seat in (0, 1):
        assert seen(table, seat, "seat-0/deck") == []
        assert tops(worlds(table, seat), 0) == {"wight", "cultist"}


# Piles that nobody has seen, and what everybody sees


def test_market_and_acolyte_orders_are_hidden_from_everybody() -> None:
    table = terrors(
        market=["ghoul", "wight", "mummy"],
        acolytes=["acolyte-of-the-fang", "acolyte-of-the-dawn", "acolyte-of-the-veil"],
    )
    for seat in (0, 1, -1):
        for pile in ("market", "acolytes"):
            assert seen(table, seat, pile) == []
            assert zone(table, seat, pile).count == 3
    for seat in (0, 1):
        dealt = worlds(table, seat)
        assert {g.id(g.piles.market.top()) for g in dealt} == {"ghoul", "wight", "mummy"}
        assert len({g.id(g.piles.acolytes.top()) for g in dealt}) == 3


def test_open_zones_are_open_to_everybody() -> None:
    table = terrors(
        play=(["ghoul"], ["gargoyle"]),
        relics=(["raven-cage"], ["iron-buckler"]),
        discards=(["wight"], ["mummy"]),
        street=["wraith"],
        coin=2,
    )
    open_zones = {
        "seat-0/play": ["ghoul"],
        "seat-1/play": ["gargoyle"],
        "seat-0/relics": ["raven-cage"],
        "seat-1/relics": ["iron-buckler"],
        "seat-0/discard": ["wight"],
        "seat-1/discard": ["mummy"],
        "street": ["wraith"],
    }
    for seat in (0, 1, -1):
        assert {name: seen(table, seat, name) for name in open_zones} == open_zones
        shown = GAME.view(table.g, seat)
        assert shown.data["pool"] == {"coin": 2, "power": 0, "regeneration": 0}
        assert [data["armor"] for data in shown.data["seats"]] == [0, 2]


def test_the_influence_cards_taken_and_left_are_public() -> None:
    options = GAME.settled(2, {"influence": "recommended", "first-player": "seat-1"})
    g = GAME.new(content(), 2, options, 5)
    assert isinstance(g, Terrors)
    scene = Scene(GAME, g)
    scene.choose("overlord-is:methuselah", "overlord-is:fenris")
    for seat in (0, 1, -1):
        (box,) = [z for z in GAME.view(g, seat).zones if z.id == "box"]
        left = ["crimson-feast", "grave-summons", "lick-the-wounds", "moonlit-fury"]
        assert sorted(p.kind for p in box.pieces) == left
    taken = [line.args[1] for line in g.log if line.key == "influence-chosen"]
    assert taken == ["blood-tithe", "dominion-of-night", "howl-of-the-pack", "scent-of-blood"]


def test_the_seed_and_the_generator_are_in_no_view() -> None:
    table = strangers()
    for seat in (0, 1, -1):
        text = str(whole_view(table, seat))
        assert "rng" not in text
        assert "seed" not in text


def test_a_redeal_has_its_own_chance_and_leaves_the_game_as_it_was() -> None:
    table = strangers()
    before = digest(table.g)
    futures = {world.rng.clone().next32() for world in worlds(table, 0)}
    assert digest(table.g) == before
    assert table.g.rng.clone().next32() not in futures
    assert len(futures) > 1


# Undo


def test_undo_is_cut_wherever_something_hidden_was_shown() -> None:
    """Draw, shuffle, look, reveal, refill, an unseen Acolyte, a card out of a hand."""
    deck: Pair = (["ghoul", "mummy"], [])
    cuts = {
        "draw": (terrors(hands=(["wight"], []), decks=deck), ["play:wight"]),
        "look": (terrors(relics=MIRROR, decks=deck), ["relic:scrying-mirror"]),
        "reveal": (terrors(relics=(["raven-cage"], []), decks=deck), ["relic:raven-cage"]),
        "refill": (terrors(street=["ghoul"], coin=2), ["buy:ghoul"]),
        "acolyte": (terrors(coin=2), ["buy-acolyte"]),
        "card": (terrors(hands=(["banshee"], ["ghoul"])), ["play:banshee", "discard:ghoul"]),
    }
    for name, (table, keys) in cuts.items():
        before = table.g.barrier
        table.choose(*keys)
        assert table.g.barrier > before, name
    table = terrors(hands=(["cultist"], []))
    before = table.g.barrier
    table.choose("play:cultist")
    assert table.g.barrier == before


def test_undo_is_cut_at_the_opponents_choice() -> None:
    table = terrors(hands=(["banshee"], ["ghoul"]))
    journal = Journal(GAME.id, GAME.rules_version, content().digest, 1, ["human", "human"], {})
    match = Match(GAME, content(), journal, table.g)
    match.choose(0, "play:banshee")
    match.undo(0)
    match.choose(0, "play:banshee")
    match.choose(1, "lose-health")
    with pytest.raises(Trouble):
        match.undo(0)
