"""What a board draws from: printed effects as data, overlords to choose, Influence conditions."""

from gaslamp.games.terrors_of_london import faces, tables, text
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.keywords import Curse
from gaslamp.table import life
from scenarios.terrors_of_london.kit import content, terrors

WORDS = {"verb", "amount", "inner", "other"}


def test_every_card_says_its_effects_as_data() -> None:
    catalogue = GAME.catalogue(content())
    werewolf = catalogue["werewolf"]["effects"]
    assert werewolf["play"] == [{"verb": "power", "amount": 2}, {"verb": "rage", "amount": 2}]
    assert werewolf["horde"] == [[{"verb": "power", "amount": 2}]]
    hound = catalogue["feral-hound"]["effects"]["trigger"]
    assert hound == {"on": "horde", "once": True, "gain": [{"verb": "power", "amount": 1}]}
    for card in catalogue.values():
        for effect in card["effects"].get("play", []) + card["effects"]["action"]:
            assert set(effect) <= WORDS


def test_overlords_lie_out_while_they_are_chosen_and_each_is_its_options_piece() -> None:
    match = life.begin("terrors-of-london", ["human", "human"], {"first-player": "seat-1"}, 1)
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


def test_a_cards_face_is_its_effects_in_short() -> None:
    catalogue = GAME.catalogue(content())
    werewolf = catalogue["werewolf"]["face"]
    assert werewolf["yields"] == [{"resource": "power", "amount": 2}]
    assert werewolf["keywords"] == [{"verb": "rage", "name": "Rage"}]
    assert werewolf["lines"] == ["Take 2 Coin or 2 Power."]
    assert werewolf["horde"] == [{"verb": "power", "amount": 2, "name": "", "help": ""}]
    hound = catalogue["feral-hound"]["face"]
    assert hound["lines"] == ["Once, as a horde forms or grows: 1 Power."]
    assert catalogue["templar-plate"]["face"]["lines"] == ["Stops 2 Power of each turn’s attacks."]


def test_every_card_has_a_face_and_its_keywords_are_explained() -> None:
    for kind, card in GAME.catalogue(content()).items():
        if card["type"] == "overlord":
            continue
        face = card["face"]
        assert any([face["yields"], face["keywords"], face["lines"], face["condition"]]), kind
        assert len(face["horde"]) == len(card["horde"])
        assert all(not line[0].islower() and line.endswith(".") for line in face["lines"])
        explained = {term["name"].upper() for term in card["terms"]}
        assert {w["name"].split()[0].upper() for w in face["keywords"]} <= explained, kind


def test_a_keyword_of_another_strength_says_so() -> None:
    curse, w = Curse(4, tables.NO_PROGRAM, tables.NO_PROGRAM), GAME.english(content())
    assert faces.keyword(w, curse)["name"] == "Curse 4"
    assert text.line(w, curse) == "Rival loses 4 Health or discards a card."


def test_the_board_is_told_what_armor_is_left_and_what_an_acolyte_costs() -> None:
    table = terrors(relics=([], ["templar-plate"]), power=3)
    armor = [seat["armorLeft"] for seat in GAME.view(table.g, 0).data["seats"]]
    assert armor == [0, 2]
    table.choose("attack:1")
    data = GAME.view(table.g, 0).data
    assert [seat["armorLeft"] for seat in data["seats"]] == [0, 1]
    assert [seat["armor"] for seat in data["seats"]] == [0, 2]
    assert data["acolyteCost"] == 2
