"""What a board draws from: printed effects as data, overlords to choose, Influence conditions."""

from gaslamp.games.terrors_of_london import printed
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.table.match import Match
from terrors_kit import content, terrors

WORDS = {"verb", "amount", "inner", "other"}


def test_every_card_says_its_effects_as_data() -> None:
    catalogue = printed.catalogue(content())
    werewolf = catalogue["werewolf"]["effects"]
    assert werewolf["play"] == [{"verb": "power", "amount": 2}, {"verb": "rage", "amount": 2}]
    assert werewolf["horde"] == [[{"verb": "power", "amount": 2}]]
    hound = catalogue["feral-hound"]["effects"]["trigger"]
    assert hound == {"on": "horde", "once": True, "gain": [{"verb": "power", "amount": 1}]}
    for card in catalogue.values():
        for effect in card["effects"].get("play", []) + card["effects"]["action"]:
            assert set(effect) <= WORDS


def test_overlords_lie_out_while_they_are_chosen_and_each_is_its_options_piece() -> None:
    match = Match.begin("terrors-of-london", ["human", "human"], {"first-player": "seat-1"}, 1)
    lords = next(zone for zone in match.view(0).zones if zone.id == "overlords")
    assert [piece.ref for piece in lords.pieces] == [o.refs[0] for o in match.menu(0)]
    match.choose(0, "overlord-is:fenris")
    match.choose(1, "overlord-is:lilith")
    view = match.view(0)
    assert not any(zone.id == "overlords" for zone in view.zones)
    box = next(zone for zone in view.zones if zone.id == "box")
    assert {o.refs[0] for o in match.menu(0)} <= {piece.ref for piece in box.pieces}


def test_an_influence_card_in_hand_says_whether_its_condition_is_met_to_its_owner_only() -> None:
    table = terrors(hands=(["howl-of-the-pack", "werewolf"], []), overlords=("fenris", "lilith"))
    match_view = GAME.view(table.g, 0)
    hand = next(zone for zone in match_view.zones if zone.id == "seat-0/hand")
    assert [p.data for p in hand.pieces if p.kind == "howl-of-the-pack"] == [{"met": False}]
    table.choose("play:werewolf")
    table.choose("rage:power")
    hand = next(zone for zone in GAME.view(table.g, 0).zones if zone.id == "seat-0/hand")
    assert [p.data for p in hand.pieces] == [{"met": True}]
    rival = next(zone for zone in GAME.view(table.g, 1).zones if zone.id == "seat-0/hand")
    assert all(piece.data == {} for piece in rival.pieces)
