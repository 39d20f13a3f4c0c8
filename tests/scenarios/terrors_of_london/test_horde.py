"""The Horde Action: linking monsters by their indicators (forming, expanding, limits)."""

from gaslamp.games.terrors_of_london import marks, tables
from kit import rule
from scenarios.terrors_of_london.horde_kit import LEFT_ARROW, RIGHT_ARROW, hordes, linked
from scenarios.terrors_of_london.kit import content, terrors

WISP_AND_SKELETAL = ["will-o-the-wisp", "skeletal"]


@rule("TL-HORDE-01")
def test_a_horde_action_forms_a_pair_or_adds_one_monster() -> None:
    table = terrors(play=([*WISP_AND_SKELETAL, "werewolf"], []))
    assert hordes(table) == ["horde:will-o-the-wisp:skeletal", "horde:skeletal:werewolf"]
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    assert linked(table) == [["will-o-the-wisp", "skeletal"]]
    assert hordes(table) == ["join-right:werewolf:skeletal"]
    table.choose("join-right:werewolf:skeletal", "horde-ability:werewolf:1")
    assert linked(table) == [["will-o-the-wisp", "skeletal", "werewolf"]]
    assert hordes(table) == []
    assert table.nothing_pending()


@rule("TL-HORDE-02", "TL-HORDE-05")
def test_without_compatible_indicators_there_is_no_horde_action() -> None:
    table = terrors(play=(["skeletal", "ghoul", "relic-hunter"], []))
    assert hordes(table) == []
    assert table.refused("horde:skeletal:ghoul") == "TL-HORDE-05"
    assert table.refused("horde:skeletal:relic-hunter") == "TL-HORDE-05"


@rule("TL-HORDE-05")
def test_the_left_monster_shows_the_right_ones_faction_and_the_other_way_round() -> None:
    pairs = {
        ("banshee", "ghoul"): "horde:banshee:ghoul",
        ("ghoul", "werewolf"): "horde:ghoul:werewolf",
        ("werewolf", "warlock"): "horde:werewolf:warlock",
        ("warlock", "banshee"): "horde:warlock:banshee",
        ("banshee", "werewolf"): None,
        ("ghoul", "warlock"): None,
        ("ghoul", "wight"): None,
    }
    for monsters, offered in pairs.items():
        for order in (list(monsters), list(reversed(monsters))):
            assert hordes(terrors(play=(order, []))) == ([offered] if offered else [])


@rule("TL-HORDE-03")
def test_cultists_fanatics_influence_cards_and_relics_are_in_no_horde() -> None:
    table = terrors(
        play=(["skeletal", "cultist", "fanatic", "howl-of-the-pack"], []),
        relics=(["raven-cage"], []),
        overlords=("fenris", "lilith"),
    )
    assert hordes(table) == []
    table = terrors(hands=(["skeletal"], []), play=(["cultist", "fanatic", "blood-tithe"], []))
    table.choose("play:skeletal")
    assert hordes(table) == []


@rule("TL-HORDE-04", "TL-HORDE-06")
def test_icons_and_arrows_give_the_same_answer_for_every_pair_of_monsters() -> None:
    monsters = [k for k in content().kinds if k.type == tables.MONSTER]
    with_indicators = [k for k in monsters if k.faction != tables.NO_FACTION]
    assert len(with_indicators) == len(monsters) - 2
    for left in with_indicators:
        for right in with_indicators:
            icons = (
                tables.RIGHT_ICON[left.faction] == right.faction
                and tables.LEFT_ICON[right.faction] == left.faction
            )
            arrows = RIGHT_ARROW[left.faction] == LEFT_ARROW[right.faction]
            assert icons == arrows == tables.compatible(left.faction, right.faction)


@rule("TL-HORDE-07")
def test_a_monster_of_the_opponent_is_no_partner() -> None:
    table = terrors(play=(["skeletal"], ["gargoyle"]))
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    assert hordes(table) == []


@rule("TL-HORDE-08")
def test_only_monsters_that_were_in_no_horde_this_phase_form_one() -> None:
    table = terrors(play=(["will-o-the-wisp", "skeletal", "sewer-rats", "werewolf"], []))
    table.choose("horde:skeletal:sewer-rats", "horde-ability:skeletal:1")
    assert "horde:skeletal:werewolf" not in table.menu()
    assert hordes(table) == ["join-left:will-o-the-wisp:skeletal"]


@rule("TL-HORDE-09")
def test_after_forming_one_ability_of_either_monster_is_activated() -> None:
    for chosen, gained in (("mummy:2", (0, 0, 2)), ("sewer-rats:2", (1, 0, 0))):
        table = terrors(play=(["mummy", "sewer-rats"], []))
        table.choose("horde:mummy:sewer-rats")
        assert table.pool() == (0, 0, 0)
        assert table.menu() == [
            "horde-ability:mummy:1",
            "horde-ability:mummy:2",
            "horde-ability:sewer-rats:1",
            "horde-ability:sewer-rats:2",
        ]
        table.choose(f"horde-ability:{chosen}")
        assert table.pool() == gained
        assert table.nothing_pending()


@rule("TL-HORDE-10")
def test_a_monster_joins_only_at_an_unpaired_side_that_fits_it() -> None:
    table = terrors(play=(["skeletal", "werewolf", "sewer-rats", "banshee", "warlock"], []))
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1")
    assert sorted(hordes(table)) == [
        "horde:sewer-rats:warlock",
        "horde:warlock:banshee",
        "join-left:banshee:skeletal",
        "join-right:warlock:werewolf",
    ]
    table.choose("join-left:banshee:skeletal", "horde-ability:werewolf:1")
    assert linked(table) == [["banshee", "skeletal", "werewolf"]]
    assert "join-left:warlock:banshee" in table.menu()
    assert not [key for key in hordes(table) if key.endswith(":skeletal")]


@rule("TL-HORDE-11", "TL-HORDE-14")
def test_after_expanding_any_unused_ability_of_the_horde_may_be_chosen() -> None:
    table = terrors(play=([*WISP_AND_SKELETAL, "werewolf", "warlock"], []))
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    table.choose("join-right:werewolf:skeletal", "horde-ability:werewolf:1")
    assert table.pool() == (0, 3, 0)
    table.choose("join-right:warlock:werewolf")
    # The Wisp stands at the other end, far from the new link.
    assert table.menu() == ["horde-ability:will-o-the-wisp:1", "horde-ability:warlock:1"]
    table.choose("horde-ability:will-o-the-wisp:1")
    assert table.pool() == (0, 4, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-12")
def test_each_horde_ability_is_activated_once_per_action_phase() -> None:
    table = terrors(
        play=([*WISP_AND_SKELETAL, "werewolf"], []), relics=(["puppeteers-strings"], [])
    )
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    table.choose("join-right:werewolf:skeletal")
    assert table.refused("horde-ability:skeletal:1") == "TL-HORDE-12"
    table.choose("horde-ability:werewolf:1", "relic:puppeteers-strings")
    assert table.menu() == ["horde-ability:will-o-the-wisp:1"]
    assert table.refused("horde-ability:werewolf:1") == "TL-HORDE-12"


@rule("TL-HORDE-12")
def test_a_used_horde_ability_is_fresh_in_the_next_action_phase() -> None:
    table = terrors(play=(["poltergeist", "skeletal"], []), decks=(["skeletal"], []))
    table.choose("horde:poltergeist:skeletal", "horde-ability:poltergeist:1")
    table.give_token(0, "poltergeist", marks.HAUNT_SIDE)
    table.choose("pass", "pass")
    table.choose("play:skeletal", "horde:poltergeist:skeletal")
    assert "horde-ability:poltergeist:1" in table.menu()


@rule("TL-HORDE-13")
def test_two_horde_abilities_of_a_monster_need_two_horde_actions() -> None:
    table = terrors(play=(["skeletal", "sewer-rats", "relic-hunter"], []))
    table.choose("horde:skeletal:sewer-rats", "horde-ability:sewer-rats:1")
    assert table.pool() == (0, 1, 0)
    assert table.nothing_pending()
    table.choose("join-right:relic-hunter:sewer-rats")
    assert "horde-ability:sewer-rats:1" not in table.menu()
    table.choose("horde-ability:sewer-rats:2")
    assert table.pool() == (1, 1, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-15")
def test_a_member_joins_no_other_horde_and_hordes_do_not_merge() -> None:
    table = terrors(play=(["will-o-the-wisp", "skeletal", "werewolf", "warlock"], []))
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    table.choose("horde:werewolf:warlock", "horde-ability:werewolf:1")
    # Skeletal and Werewolf would fit together, but both are taken.
    assert hordes(table) == []
    assert linked(table) == [["will-o-the-wisp", "skeletal"], ["werewolf", "warlock"]]


@rule("TL-HORDE-16")
def test_a_player_may_have_several_hordes_in_one_phase() -> None:
    table = terrors(play=(["skeletal", "skeletal", "sewer-rats", "sewer-rats"], []))
    table.choose("horde:skeletal:sewer-rats", "horde-ability:skeletal:1")
    table.choose("horde:skeletal-2:sewer-rats-2", "horde-ability:skeletal-2:1")
    assert linked(table) == [["skeletal", "sewer-rats"], ["skeletal-2", "sewer-rats-2"]]
    assert table.pool() == (0, 2, 0)


@rule("TL-HORDE-17")
def test_a_horde_of_four_has_given_three_activations() -> None:
    table = terrors(play=([*WISP_AND_SKELETAL, "werewolf", "warlock"], []))
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:will-o-the-wisp:1")
    table.choose("join-right:werewolf:skeletal", "horde-ability:werewolf:1")
    table.choose("join-right:warlock:werewolf", "horde-ability:skeletal:1")
    assert table.said().count("horde-ability-used") == 3
    assert table.pool() == (0, 4, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-18")
def test_a_horde_with_no_unused_ability_is_formed_and_activates_nothing() -> None:
    table = terrors(play=(WISP_AND_SKELETAL, []))
    for card in table.g.players[0].play.listed():
        marks.mark(table.g, card, marks.ABILITY_1_USED)
    table.choose("horde:will-o-the-wisp:skeletal")
    assert linked(table) == [WISP_AND_SKELETAL]
    assert table.pool() == (0, 0, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-18")
def test_a_horde_of_used_abilities_still_counts_as_formed() -> None:
    """F-30: Fenris, the Black Shuck and the Feral Hound ask only whether a horde was formed."""
    table = terrors(
        hands=(["black-shuck"], []),
        play=(["skeletal", "feral-hound"], []),
        overlords=("fenris", "lilith"),
    )
    for card in table.g.players[0].play.listed():
        marks.mark(table.g, card, marks.ABILITY_1_USED)
    assert table.refused("overlord") == "TL-OVER-07"
    table.choose("horde:skeletal:feral-hound")
    assert table.pool() == (0, 1, 0)
    table.choose("overlord", "rage:coin")
    assert table.pool() == (2, 1, 0)
    table.choose("play:black-shuck", "rage:power", "rage:power")
    assert table.pool() == (2, 9, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-19")
def test_joining_a_horde_flips_a_haunt_side_to_the_dismiss_side() -> None:
    table = terrors(hands=(["wraith"], []), play=(["skeletal", "gargoyle"], []))
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    table.choose("play:wraith")
    assert table.token(0, "wraith") == "haunt"
    table.choose("horde:wraith:skeletal", "horde-ability:wraith:1")
    assert table.token(0, "wraith") == "dismiss"
    table.choose("join-right:gargoyle:skeletal", "horde-ability:gargoyle:1")
    assert table.token(0, "gargoyle") == "dismiss"
    assert table.g.haunt_reserve == 8


@rule("TL-HORDE-20")
def test_a_haunting_monster_that_began_the_turn_in_play_joins_like_any_other() -> None:
    table = terrors(hands=(["wraith"], []), decks=(["skeletal"], []))
    table.choose("play:wraith", "pass", "pass")
    table.choose("play:skeletal", "horde:wraith:skeletal", "horde-ability:wraith:1")
    assert linked(table) == [["wraith", "skeletal"]]
    assert table.pool() == (1, 2, 1)


@rule("TL-HORDE-21")
def test_an_ability_activated_without_a_horde_is_used_for_the_phase() -> None:
    table = terrors(play=(WISP_AND_SKELETAL, []), relics=(["puppeteers-strings"], []))
    table.choose("relic:puppeteers-strings", "horde-ability:skeletal:1")
    assert table.pool() == (0, 1, 0)
    assert linked(table) == []
    table.choose("horde:will-o-the-wisp:skeletal")
    assert table.refused("horde-ability:skeletal:1") == "TL-HORDE-12"
    assert table.menu() == ["horde-ability:will-o-the-wisp:1"]


@rule("TL-HORDE-22")
def test_faction_monsters_have_one_or_two_horde_abilities_and_others_none() -> None:
    for kind in content().kinds:
        if kind.type == tables.MONSTER and kind.faction != tables.NO_FACTION:
            assert kind.hordes in (1, 2), kind.id
        else:
            assert kind.hordes == 0, kind.id


@rule("TL-HORDE-23")
def test_hordes_dissolve_in_cleanup() -> None:
    table = terrors(play=(["poltergeist", "skeletal"], []), decks=(["skeletal"], []))
    table.choose("horde:poltergeist:skeletal", "horde-ability:poltergeist:1")
    # a token gained inside the horde keeps the HAUNT side up.
    table.give_token(0, "poltergeist", marks.HAUNT_SIDE, began=False)
    table.choose("pass")
    assert table.in_play(0) == ["poltergeist"]
    assert linked(table) == []
    table.choose("pass")
    assert linked(table) == []
    table.choose("play:skeletal", "horde:poltergeist:skeletal")
    assert linked(table) == [["poltergeist", "skeletal"]]


@rule("TL-HORDE-25")
def test_forming_and_expanding_cost_nothing_and_move_no_card() -> None:
    table = terrors(play=([*WISP_AND_SKELETAL, "werewolf"], []), coin=3, power=2, regeneration=1)
    table.choose("horde:will-o-the-wisp:skeletal")
    assert table.pool() == (3, 2, 1)
    table.choose("horde-ability:skeletal:1", "join-right:werewolf:skeletal")
    assert table.pool() == (3, 3, 1)
    assert table.in_play(0) == [*WISP_AND_SKELETAL, "werewolf"]
    assert table.discard(0) == []


@rule("TL-HORDE-27")
def test_expanding_flips_only_the_token_of_the_monster_that_joins() -> None:
    table = terrors(
        hands=(["wraith", "spell-of-binding", "werewolf"], []),
        play=(["skeletal"], []),
        overlords=("azazael", "fenris"),
    )
    table.choose("play:wraith", "horde:wraith:skeletal", "horde-ability:skeletal:1")
    table.choose("play:spell-of-binding", "give-haunt:skeletal")
    assert (table.token(0, "wraith"), table.token(0, "skeletal")) == ("dismiss", "haunt")
    table.choose("play:werewolf", "rage:power", "join-right:werewolf:skeletal")
    assert table.token(0, "skeletal") == "haunt"


@rule("TL-HORDE-10")
def test_a_chain_may_be_longer_than_four_and_never_closes_to_a_ring() -> None:
    """F-31: Spirit, Undead, Beast, Mortal, Spirit; the ends would fit and stay ends."""
    table = terrors(play=(["wraith", "ghoul", "werewolf", "warlock", "weeping-nun", "wight"], []))
    table.choose("horde:wraith:ghoul", "horde-ability:ghoul:1")
    table.choose("join-right:werewolf:ghoul", "horde-ability:werewolf:1")
    table.choose("join-right:warlock:werewolf", "horde-ability:wraith:1")
    assert not [key for key in hordes(table) if key.endswith(("ghoul", ":werewolf"))]
    table.choose("join-right:weeping-nun:warlock", "horde-ability:weeping-nun:1")
    table.choose("join-right:wight:weeping-nun", "horde-ability:wight:1")
    assert linked(table) == [["wraith", "ghoul", "werewolf", "warlock", "weeping-nun", "wight"]]
    assert hordes(table) == []


@rule("TL-HORDE-10")
def test_of_two_beasts_only_one_fits_to_the_right_of_an_undead() -> None:
    """F-32: the other may go elsewhere."""
    table = terrors(play=(["ghoul", "werewolf", "sewer-rats", "wight"], []))
    assert {"horde:ghoul:werewolf", "horde:ghoul:sewer-rats"} <= set(hordes(table))
    table.choose("horde:ghoul:werewolf", "horde-ability:ghoul:1")
    assert hordes(table) == ["horde:wight:sewer-rats"]


@rule("TL-HORDE-19")
def test_the_horde_is_told_before_the_token_that_it_flips() -> None:
    table = terrors(hands=(["wraith"], []), play=(["skeletal"], []))
    table.choose("play:wraith")
    before = len(table.said())
    table.choose("horde:wraith:skeletal")
    assert table.said()[before:] == ["formed-horde", "token-dismissed"]
    table = terrors(hands=(["wraith"], []), play=(["skeletal", "werewolf"], []))
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1", "play:wraith")
    before = len(table.said())
    table.choose("join-left:wraith:skeletal")
    assert table.said()[before:] == ["expanded-horde", "token-dismissed"]
