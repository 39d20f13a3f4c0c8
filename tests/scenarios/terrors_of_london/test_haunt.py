"""HAUNT tokens and the HAUNT Action."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import Terror, terrors

AZAZAEL = ("azazael", "fenris")


def haunting(kind: str, **more: list[str]) -> Terror:
    """Seat 0 begins its turn with this monster haunting."""
    table = terrors(
        hands=(more.get("hand", []), []),
        play=([kind, *more.get("play", [])], []),
        decks=(more.get("deck", []), []),
        discards=(more.get("discard", []), []),
    )
    table.give_token(0, kind, marks.DISMISS_SIDE)
    return table


def spend_all_tokens(table: Terror) -> None:
    """Ten monsters of the opponent hold the ten tokens."""
    for card in table.g.players[1].play.listed():
        marks.set_token(table.g, card, marks.DISMISS_SIDE)
        table.g.haunt_reserve -= 1
    assert table.g.haunt_reserve == 0


@rule("TL-HAUNT-01", "TL-HAUNT-02")
def test_a_monster_that_gains_haunt_gets_a_token_with_the_haunt_side_up() -> None:
    table = terrors(hands=(["wraith"], []))
    table.choose("play:wraith")
    assert table.token(0, "wraith") == "haunt"
    assert table.g.haunt_reserve == 9
    table.choose("pass")
    # The other side of the same token.
    assert table.token(0, "wraith") == "dismiss"
    assert table.g.haunt_reserve == 9


@rule("TL-HAUNT-03")
def test_a_monster_never_gets_a_second_token() -> None:
    table = terrors(
        hands=(["spell-of-binding"], []), play=(["wraith", "gargoyle"], []), overlords=AZAZAEL
    )
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    table.choose("play:spell-of-binding")
    assert table.menu() == ["give-haunt:gargoyle"]
    assert table.refused("give-haunt:wraith") == "TL-HAUNT-03"
    table.choose("give-haunt:gargoyle")
    assert table.g.haunt_reserve == 8


@rule("TL-HAUNT-03")
def test_a_dismiss_side_token_bars_a_second_one_too() -> None:
    table = terrors(hands=(["spell-of-binding"], []), play=(["wraith"], []), overlords=AZAZAEL)
    table.give_token(0, "wraith", marks.DISMISS_SIDE)
    table.choose("play:spell-of-binding")
    assert table.nothing_pending()
    assert table.token(0, "wraith") == "dismiss"
    assert table.g.haunt_reserve == 9


@rule("TL-HAUNT-04")
def test_with_an_empty_reserve_no_token_is_placed() -> None:
    """F-23: the monster leaves in Cleanup."""
    table = terrors(hands=(["wraith"], []), play=([], ["cultist"] * 10))
    spend_all_tokens(table)
    table.choose("play:wraith")
    assert table.token(0, "wraith") == ""
    assert table.pool() == (1, 3, 0)
    table.choose("pass")
    assert table.in_play(0) == []
    # Both players share the ten tokens; the last of them are on seat 1's monsters.
    assert table.active() == 1
    table.choose("pass")
    assert table.g.haunt_reserve == 10


@rule("TL-HAUNT-05")
def test_joining_a_horde_turns_the_token_to_its_dismiss_side() -> None:
    table = terrors(hands=(["wraith"], []), play=(["skeletal"], []))
    table.choose("play:wraith", "horde:wraith:skeletal", "horde-ability:skeletal:1")
    assert table.token(0, "wraith") == "dismiss"


@rule("TL-HAUNT-06", "TL-HAUNT-07")
def test_cleanup_keeps_the_haunt_side_and_then_turns_it() -> None:
    table = terrors(play=(["wraith", "gargoyle", "ghoul"], []))
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    table.choose("pass")
    assert table.in_play(0) == ["wraith"]
    assert table.token(0, "wraith") == "dismiss"
    # The discard pile was shuffled into the new hand.
    assert table.hand(0) == ["gargoyle", "ghoul"]
    assert table.g.haunt_reserve == 9


@rule("TL-HAUNT-07")
def test_only_the_active_players_tokens_are_turned() -> None:
    table = terrors(play=([], ["wraith"]))
    table.give_token(1, "wraith", marks.HAUNT_SIDE)
    table.choose("pass")
    assert table.token(1, "wraith") == "haunt"


@rule("TL-HAUNT-08")
def test_a_haunting_monster_stays_for_one_more_own_turn() -> None:
    table = terrors(hands=(["wraith"], []))
    table.choose("play:wraith", "pass")
    assert table.active() == 1
    assert table.in_play(0) == ["wraith"]
    table.choose("pass")
    assert table.active() == 0
    assert table.in_play(0) == ["wraith"]
    table.choose("pass")
    assert table.in_play(0) == []
    assert table.g.haunt_reserve == 10


@rule("TL-HAUNT-09")
def test_a_haunt_action_needs_a_dismiss_side_and_a_monster_that_began_the_turn() -> None:
    table = terrors(play=(["wraith", "gargoyle", "poltergeist", "ghoul"], []))
    table.give_token(0, "wraith", marks.DISMISS_SIDE)
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE, began=False)
    table.give_token(0, "poltergeist", marks.HAUNT_SIDE)
    haunts = [key for key in table.menu() if key.startswith("haunt:")]
    assert haunts == ["haunt:wraith"]


@rule("TL-HAUNT-09")
def test_the_opponents_haunting_monster_is_not_mine_to_use() -> None:
    table = terrors(play=([], ["wraith"]))
    table.give_token(1, "wraith", marks.DISMISS_SIDE)
    assert not [key for key in table.menu() if key.startswith("haunt:")]


@rule("TL-HAUNT-10")
def test_a_haunt_action_activates_resources_then_keywords_then_the_unique_ability() -> None:
    table = haunting("headless-coachman", deck=["ghoul", "cultist"])
    table.choose("haunt:headless-coachman")
    assert table.pool() == (0, 3, 0)
    assert table.hand(0) == ["cultist", "ghoul"]
    order = [key for key in table.said() if key in ("gains-power", "drew", "revealed")]
    assert order == ["gains-power", "drew", "revealed"]
    assert table.nothing_pending()


@rule("TL-HAUNT-11")
def test_a_haunt_action_activates_no_horde_ability_and_no_trigger_of_the_monster() -> None:
    table = haunting("barrow-king")
    table.choose("haunt:barrow-king")
    assert table.pool() == (2, 0, 0)
    assert table.g.players[0].muster == 1
    assert "horde-ability-used" not in table.said()
    assert "triggered" not in table.said()
    assert table.nothing_pending()


@rule("TL-HAUNT-11")
def test_a_trigger_on_a_haunting_monster_waits_for_its_condition() -> None:
    table = haunting("barrow-king", hand=["ghoul"])
    table.choose("play:ghoul")
    assert table.pool() == (0, 2, 0)


@rule("TL-HAUNT-12")
def test_the_keyword_haunt_does_nothing_in_a_haunt_action() -> None:
    table = haunting("wraith")
    table.choose("haunt:wraith")
    assert table.token(0, "wraith") == "dismiss"
    assert table.g.haunt_reserve == 9
    assert "gains-haunt" not in table.said()
    table.choose("pass")
    assert table.in_play(0) == []


@rule("TL-HAUNT-13")
def test_each_monster_has_one_haunt_action_per_phase() -> None:
    """F-28; and a second monster has its own."""
    table = haunting("wraith", play=["gargoyle"])
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    table.choose("haunt:wraith")
    assert table.pool() == (1, 3, 0)
    assert table.refused("haunt:wraith") == "TL-HAUNT-13"
    table.choose("haunt:gargoyle")
    assert table.pool() == (1, 6, 0)
    assert not [key for key in table.menu() if key.startswith("haunt:")]


@rule("TL-HAUNT-14")
def test_a_haunting_monster_acts_and_joins_a_horde_in_any_order() -> None:
    """F-27."""
    for first_horde in (True, False):
        table = haunting("wraith", play=["skeletal"])
        horde = ["horde:wraith:skeletal", "horde-ability:wraith:1"]
        table.choose(*([*horde, "haunt:wraith"] if first_horde else ["haunt:wraith", *horde]))
        assert table.pool() == (1, 5, 0)
        assert table.token(0, "wraith") == "dismiss"
        assert table.nothing_pending()


@rule("TL-HAUNT-15")
def test_a_haunting_monster_is_in_play_on_the_opponents_turn() -> None:
    table = terrors(hands=(["witch-hunter"], []), play=([], ["gargoyle"]), power=3, health=(40, 30))
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    table.choose("attack:1")
    assert table.health(1) == 30
    table.choose("play:witch-hunter", "destroy:seat-1:gargoyle", "attack:2")
    assert table.in_play(1) == []
    assert table.discard(1) == ["gargoyle"]
    assert table.health(1) == 28


@rule("TL-HAUNT-16")
def test_the_token_of_a_monster_that_leaves_returns_to_the_reserve() -> None:
    """F-13 and F-22: destroyed at the opponent's, sacrificed at home."""
    table = terrors(
        hands=(["witch-hunter", "resurrectionist"], []), play=(["wraith"], ["gargoyle"])
    )
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    table.choose("play:witch-hunter", "destroy:seat-1:gargoyle")
    assert table.discard(1) == ["gargoyle"]
    assert table.g.haunt_reserve == 9
    table.choose("play:resurrectionist", "sacrifice:wraith")
    assert table.removed() == ["wraith"]
    assert table.g.haunt_reserve == 10


@rule("TL-HAUNT-17")
def test_a_token_placed_this_turn_allows_no_haunt_action_even_when_flipped() -> None:
    table = terrors(hands=(["wraith"], []), play=(["skeletal"], []))
    table.choose("play:wraith")
    assert table.refused("haunt:wraith") == "TL-HAUNT-17"
    table.choose("horde:wraith:skeletal", "horde-ability:skeletal:1")
    assert table.token(0, "wraith") == "dismiss"
    assert table.refused("haunt:wraith") == "TL-HAUNT-17"


@rule("TL-HAUNT-18")
def test_a_haunt_action_is_optional_and_the_monster_leaves_all_the_same() -> None:
    table = haunting("wraith")
    table.choose("pass")
    assert "haunted" not in table.said()
    assert table.in_play(0) == []
    assert table.hand(0) == ["wraith"]


@rule("TL-HAUNT-19")
def test_a_token_gained_inside_a_horde_keeps_its_haunt_side() -> None:
    """F-25: Azazael keeps a member of a horde in play."""
    table = terrors(play=(["wraith", "skeletal"], []), coin=2, overlords=AZAZAEL)
    table.choose("horde:wraith:skeletal", "horde-ability:wraith:1", "overlord:skeletal")
    assert table.token(0, "skeletal") == "haunt"
    table.choose("pass")
    assert table.in_play(0) == ["skeletal"]


@rule("TL-HAUNT-20")
def test_a_haunt_action_does_not_count_as_playing_the_monster() -> None:
    table = haunting("ghoul", play=["barrow-king"])
    table.choose("haunt:ghoul")
    assert table.pool() == (0, 1, 0)
    assert "triggered" not in table.said()
    assert table.nothing_pending()


@rule("TL-HAUNT-21")
def test_a_monster_that_left_play_did_not_begin_the_turn_there() -> None:
    """F-14: destroyed before its HAUNT Action, it comes back as a new monster."""
    table = haunting("poltergeist", hand=["witch-hunter", "bone-collector"])
    assert "haunt:poltergeist" in table.menu()
    table.choose("play:witch-hunter", "destroy:seat-0:poltergeist")
    assert table.g.haunt_reserve == 10
    table.choose("play:bone-collector", "command:poltergeist", "play:poltergeist")
    assert table.token(0, "poltergeist") == "haunt"
    assert table.refused("haunt:poltergeist") == "TL-HAUNT-17"


@rule("TL-HAUNT-21")
def test_a_monster_destroyed_after_its_haunt_action_comes_back_as_a_new_one() -> None:
    """F-14."""
    table = haunting("poltergeist", hand=["witch-hunter", "bone-collector"])
    table.choose("haunt:poltergeist", "play:witch-hunter", "destroy:seat-0:poltergeist")
    table.choose("play:bone-collector", "command:poltergeist", "play:poltergeist")
    assert table.refused("haunt:poltergeist") == "TL-HAUNT-17"
    # Played again it gave its abilities again, and it haunts on.
    assert table.pool() == (4, 2, 2)
    table.choose("pass")
    assert table.in_play(0) == ["poltergeist"]


@rule("TL-HAUNT-22")
def test_only_the_ten_tokens_limit_the_haunting_monsters() -> None:
    five = ["wraith", "wraith", "gargoyle", "gargoyle", "poltergeist"]
    table = terrors(hands=([*five, "poltergeist"], []))
    table.choose(*(f"play:{kind}" for kind in [*five, "poltergeist"]))
    assert table.g.haunt_reserve == 4
    table.choose("pass")
    assert len(table.in_play(0)) == 6


@rule("TL-HAUNT-11")
def test_the_bell_tower_spectre_answers_its_own_haunt_action_once() -> None:
    """F-52."""
    table = haunting("bell-tower-spectre", play=["gargoyle"])
    table.give_token(0, "gargoyle", marks.DISMISS_SIDE)
    table.choose("haunt:bell-tower-spectre")
    assert table.pool() == (2, 2, 3)
    assert table.said().index("gains-regeneration") < table.said().index("triggered")
    table.choose("haunt:gargoyle")
    assert table.pool() == (2, 5, 3)
    assert table.nothing_pending()


@rule("TL-HAUNT-06", "TL-HAUNT-17")
def test_the_reason_looks_at_the_side_of_a_new_token() -> None:
    """E-12: a token of this turn that a horde has flipped promises no later turn."""
    table = terrors(hands=(["wraith"], []), play=(["skeletal"], []), decks=(["cultist"] * 5, []))
    table.choose("play:wraith")
    new = table.refusal("haunt:wraith")
    assert (new.why, new.rule) == ("why-haunt-new", "TL-HAUNT-17")
    table.choose("horde:wraith:skeletal", "horde-ability:wraith:1")
    flipped = table.refusal("haunt:wraith")
    assert (flipped.why, flipped.rule) == ("why-haunt-leaves", "TL-HAUNT-17")
    table.choose("pass")
    assert table.in_play(0) == []
    assert table.discard(0) == ["skeletal", "wraith"]
    assert table.nothing_pending()
