"""Keywords that take cards away: DESTROY and SACRIFICE."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import terrors


@rule("TL-KEY-08")
def test_destroy_sends_any_card_in_play_to_its_owners_discard_pile() -> None:
    targets = {
        "destroy:seat-0:ghoul": (["ghoul"], []),
        "destroy:seat-0:blood-tithe": (["blood-tithe"], []),
        "destroy:seat-0:raven-cage": (["raven-cage"], []),
        "destroy:seat-1:gargoyle": ([], ["gargoyle"]),
        "destroy:seat-1:templar-plate": ([], ["templar-plate"]),
    }
    for chosen, (mine, theirs) in targets.items():
        table = terrors(
            hands=(["witch-hunter"], []),
            play=(["ghoul", "blood-tithe"], ["gargoyle"]),
            relics=(["raven-cage"], ["templar-plate"]),
        )
        table.choose("play:witch-hunter")
        assert set(table.menu()) == {*targets, "destroy:seat-0:witch-hunter", "decline"}
        table.choose(chosen)
        assert (table.discard(0), table.discard(1)) == (mine, theirs)
        assert table.removed() == []
        assert table.pool() == (0, 2, 0)
        assert table.nothing_pending()


@rule("TL-KEY-08")
def test_a_destroyed_haunting_monster_of_the_opponent_gives_its_token_back() -> None:
    """F-13."""
    table = terrors(hands=(["witch-hunter"], []), play=([], ["gargoyle"]))
    table.give_token(1, "gargoyle", marks.DISMISS_SIDE)
    table.choose("play:witch-hunter", "destroy:seat-1:gargoyle")
    assert table.discard(1) == ["gargoyle"]
    assert table.g.haunt_reserve == 10


@rule("TL-KEY-09")
def test_destroy_removes_a_street_card_for_good_and_the_market_replaces_it() -> None:
    table = terrors(
        hands=(["witch-hunter"], []),
        street=["ghoul", "wight", "mummy"],
        market=["wraith", "banshee"],
    )
    table.choose("play:witch-hunter", "destroy-street:wight")
    assert table.removed() == ["wight"]
    assert table.street() == ["ghoul", "banshee", "mummy", "", ""]
    assert table.ids(table.g.piles.market) == ["wraith"]
    assert table.discard(0) == table.discard(1) == []
    assert table.nothing_pending()


@rule("TL-KEY-10")
def test_the_user_of_destroy_picks_one_card_or_declines() -> None:
    table = terrors(hands=(["witch-hunter"], []), street=["ghoul"], play=([], ["gargoyle"]))
    table.choose("play:witch-hunter")
    table.choose("decline")
    assert table.street() == ["ghoul", "", "", "", ""]
    assert (table.in_play(0), table.in_play(1)) == (["witch-hunter"], ["gargoyle"])
    assert table.nothing_pending()


@rule("TL-KEY-10")
def test_destroy_takes_one_card_and_no_second() -> None:
    table = terrors(hands=(["witch-hunter"], []), street=["ghoul"], play=([], ["gargoyle"]))
    table.choose("play:witch-hunter", "destroy:seat-1:gargoyle")
    assert table.street() == ["ghoul", "", "", "", ""]
    assert table.nothing_pending()


@rule("TL-KEY-11")
def test_with_an_empty_market_a_destroyed_street_card_leaves_a_gap() -> None:
    table = terrors(hands=(["witch-hunter"], []), street=["ghoul", "wight"], market=[])
    table.choose("play:witch-hunter", "destroy-street:ghoul")
    assert table.removed() == ["ghoul"]
    assert table.street() == ["", "wight", "", "", ""]
    assert table.nothing_pending()


@rule("TL-KEY-22")
def test_destroy_may_choose_the_very_card_that_uses_it() -> None:
    """F-49: the rest of the card still resolves."""
    table = terrors(hands=(["grim-reaper"], []), health=(40, 30))
    table.choose("play:grim-reaper", "destroy:seat-0:grim-reaper")
    assert table.discard(0) == ["grim-reaper"]
    assert table.in_play(0) == []
    assert table.health(1) == 28
    assert table.pool() == (0, 4, 0)
    assert table.nothing_pending()


@rule("TL-KEY-22")
def test_a_monster_that_destroys_itself_counts_as_played() -> None:
    """F-49: the Alpha answers the Leviathan, though it is gone."""
    table = terrors(hands=(["thames-leviathan"], []), play=(["alpha-of-whitechapel"], []))
    table.choose("play:thames-leviathan", "destroy:seat-0:thames-leviathan")
    assert table.pool() == (0, 6, 0)
    assert table.in_play(0) == ["alpha-of-whitechapel"]
    assert table.nothing_pending()


# SACRIFICE


@rule("TL-KEY-17")
def test_sacrifice_removes_an_own_card_in_play_for_one_power() -> None:
    table = terrors(hands=(["resurrectionist"], []), play=(["cultist"], ["gargoyle"]))
    table.choose("play:resurrectionist")
    assert table.menu() == ["sacrifice:cultist", "sacrifice:resurrectionist", "decline"]
    table.choose("sacrifice:cultist")
    assert table.removed() == ["cultist"]
    assert table.discard(0) == []
    assert table.pool() == (2, 1, 0)
    assert table.nothing_pending()


@rule("TL-KEY-18")
def test_sacrifice_takes_a_monster_an_influence_card_or_a_relic_in_play() -> None:
    for chosen in ("resurrectionist", "blood-tithe", "raven-cage"):
        table = terrors(
            hands=(["resurrectionist", "ghoul"], []),
            play=(["blood-tithe"], []),
            relics=(["raven-cage"], []),
            discards=(["wight"], []),
        )
        table.choose("play:resurrectionist")
        assert table.refused("sacrifice:hand:ghoul") == "TL-KEY-18"
        assert "sacrifice:discard:wight" not in table.menu()
        table.choose(f"sacrifice:{chosen}")
        assert table.removed() == [chosen]
        assert table.pool() == (2, 1, 0)
        assert table.nothing_pending()


@rule("TL-KEY-18")
def test_a_sacrifice_that_says_so_reaches_the_hand_and_the_discard_pile() -> None:
    table = terrors(
        hands=(["mad-alchemist", "fanatic"], []), discards=(["cultist"], []), decks=(["ghoul"], [])
    )
    table.choose("play:mad-alchemist")
    assert table.menu() == [
        "sacrifice:mad-alchemist",
        "sacrifice:hand:fanatic",
        "sacrifice:hand:ghoul",
        "sacrifice:discard:cultist",
        "decline",
    ]
    table.choose("sacrifice:discard:cultist")
    assert table.removed() == ["cultist"]
    assert table.discard(0) == []
    assert table.pool() == (2, 1, 0)
    assert table.nothing_pending()


@rule("TL-KEY-18")
def test_a_card_sacrificed_from_the_hand_leaves_the_hand() -> None:
    table = terrors(hands=(["mad-alchemist", "fanatic"], []), decks=(["ghoul"], []))
    table.choose("play:mad-alchemist", "sacrifice:hand:fanatic")
    assert table.removed() == ["fanatic"]
    assert table.hand(0) == ["ghoul"]
    assert table.pool() == (2, 1, 0)
    assert table.nothing_pending()


@rule("TL-KEY-19")
def test_sacrifice_may_be_declined_and_gives_nothing_then() -> None:
    table = terrors(hands=(["resurrectionist"], []), play=(["cultist"], []))
    table.choose("play:resurrectionist", "decline")
    assert table.removed() == []
    assert table.in_play(0) == ["cultist", "resurrectionist"]
    assert table.pool() == (2, 0, 0)
    assert table.nothing_pending()


@rule("TL-KEY-20")
def test_what_a_sacrificed_monster_gave_this_turn_is_not_undone() -> None:
    """F-22: and the token of a haunting monster returns."""
    table = terrors(hands=(["wraith", "resurrectionist"], []))
    table.choose("play:wraith", "play:resurrectionist", "sacrifice:wraith")
    assert table.pool() == (3, 4, 0)
    assert table.removed() == ["wraith"]
    assert table.g.haunt_reserve == 10
    assert table.nothing_pending()


@rule("TL-KEY-18")
def test_a_card_that_sacrifices_itself_still_resolves_the_rest() -> None:
    """F-49: Purge the Weak gives its conditional Coin."""
    table = terrors(
        hands=(["purge-the-weak"], []), play=(["warlock"], []), overlords=("lilith", "fenris")
    )
    table.choose("play:purge-the-weak", "sacrifice:purge-the-weak")
    assert table.removed() == ["purge-the-weak"]
    assert table.pool() == (1, 1, 0)
    assert table.nothing_pending()
