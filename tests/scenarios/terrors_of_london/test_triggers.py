"""Triggered abilities: a benefit, how often, and a condition."""

from gaslamp.games.terrors_of_london import marks
from kit import rule
from scenarios.terrors_of_london.kit import Terror, terrors


def fired(table: Terror) -> list[str]:
    """The cards whose triggered abilities have fired, in order."""
    return [str(line.args[1]) for line in table.g.log if line.key == "triggered"]


@rule("TL-TRIG-01")
def test_a_trigger_gives_its_benefit_when_its_condition_happens() -> None:
    table = terrors(hands=(["skeletal", "ghoul"], []), play=(["barrow-king"], []))
    table.choose("play:skeletal")
    assert table.pool() == (1, 1, 1)
    table.choose("play:ghoul")
    assert table.pool() == (1, 3, 1)
    assert table.nothing_pending()


@rule("TL-TRIG-01")
def test_a_trigger_gives_nothing_for_what_its_condition_does_not_name() -> None:
    table = terrors(
        hands=(["sewer-rats", "cultist", "blood-tithe", "iron-buckler"], []),
        play=(["barrow-king"], []), decks=(["cultist"], []),
    )  # fmt: skip
    table.choose("play:sewer-rats", "play:cultist", "play:blood-tithe", "play:iron-buckler")
    assert fired(table) == []


@rule("TL-TRIG-01")
def test_a_trigger_needs_its_card_in_the_own_play_area_when_the_condition_happens() -> None:
    table = terrors(hands=(["skeletal", "barrow-king"], []), play=([], ["alpha-of-whitechapel"]),
                    discards=(["wight"], []))  # fmt: skip
    table.choose("play:skeletal", "play:barrow-king", "command:wight")
    assert fired(table) == []
    theirs = terrors(hands=(["skeletal"], []), play=([], ["barrow-king"]))
    theirs.choose("play:skeletal")
    assert fired(theirs) == []


@rule("TL-TRIG-02", "TL-TRIG-09")
def test_all_abilities_of_the_played_card_come_before_the_trigger() -> None:
    table = terrors(hands=(["vampire"], []), play=(["barrow-king"], []))
    table.choose("play:vampire")
    assert table.waiting() == "OptionalCost"
    assert fired(table) == []
    table.choose("pay")
    assert table.pool() == (0, 7, 3)
    told = table.said()
    assert told.index("triggered") > told.index("paid-health")
    assert table.nothing_pending()


@rule("TL-TRIG-09")
def test_the_chosen_horde_ability_comes_before_the_trigger() -> None:
    table = terrors(play=(["feral-hound", "warlock"], ["cultist"]), hands=([], ["cultist"]))
    table.choose("horde:feral-hound:warlock", "horde-ability:warlock:1")
    assert table.waiting() == "CurseResponse"
    assert fired(table) == []
    table.choose("lose-health")
    assert fired(table) == ["feral-hound"]
    assert table.pool() == (0, 1, 0)
    assert table.nothing_pending()


@rule("TL-TRIG-09")
def test_everything_a_relic_action_activates_comes_before_the_trigger() -> None:
    table = terrors(play=(["relic-hunter"], []), relics=(["scrying-mirror"], []),
                    decks=(["ghoul", "cultist", "fanatic"], []))  # fmt: skip
    table.choose("relic:scrying-mirror")
    assert table.waiting() == "LookChoice"
    assert table.hand(0) == []
    table.choose("look-keep:cultist")
    assert table.hand(0) == ["cultist"]
    assert table.nothing_pending()


@rule("TL-TRIG-09")
def test_everything_a_haunt_action_activates_comes_before_the_trigger() -> None:
    table = terrors(play=(["drowned-bride", "bell-tower-spectre"], []), hands=([], ["cultist"]))
    table.give_token(0, "drowned-bride", marks.DISMISS_SIDE)
    table.choose("haunt:drowned-bride")
    assert table.waiting() == "CurseResponse"
    assert table.pool() == (2, 0, 0)
    table.choose("lose-health")
    assert table.pool() == (2, 2, 0)
    assert table.nothing_pending()


@rule("TL-TRIG-03")
def test_the_active_player_orders_several_triggers_of_one_effect() -> None:
    for first, second in (
        ("relic-hunter", "knight-of-the-long-sunrise"),
        ("knight-of-the-long-sunrise", "relic-hunter"),
    ):
        table = terrors(play=(["relic-hunter", "knight-of-the-long-sunrise"], []),
                        relics=(["sword-of-methuselah"], []), decks=(["ghoul"], []))  # fmt: skip
        table.choose("relic:sword-of-methuselah")
        assert table.asked() == [0]
        assert table.menu() == ["trigger:relic-hunter", "trigger:knight-of-the-long-sunrise"]
        table.choose(f"trigger:{first}")
        assert fired(table) == [first, second]
        assert table.nothing_pending()


@rule("TL-TRIG-04")
def test_once_means_once_in_an_action_phase() -> None:
    table = terrors(play=(["relic-hunter"], []), decks=(["ghoul", "ghoul"], []),
                    relics=(["sword-of-methuselah", "canopic-jar"], []))  # fmt: skip
    table.choose("relic:sword-of-methuselah", "relic:canopic-jar")
    assert fired(table) == ["relic-hunter"]
    assert table.hand(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-TRIG-04")
def test_each_time_has_no_limit() -> None:
    table = terrors(
        play=(["knight-of-the-long-sunrise"], []),
        relics=(["sword-of-methuselah", "canopic-jar", "cursed-music-box"], []),
    )
    table.choose("relic:sword-of-methuselah", "relic:canopic-jar", "relic:cursed-music-box")
    assert fired(table) == ["knight-of-the-long-sunrise"] * 3
    assert table.pool()[0] == 3


@rule("TL-TRIG-04")
def test_a_once_trigger_stays_used_when_its_card_leaves_and_returns() -> None:
    table = terrors(
        hands=(["witch-hunter", "bone-collector"], []), play=(["relic-hunter"], []),
        relics=(["sword-of-methuselah", "canopic-jar"], []), decks=(["ghoul", "ghoul"], []),
    )  # fmt: skip
    table.choose("relic:sword-of-methuselah", "play:witch-hunter", "destroy:seat-0:relic-hunter")
    table.choose("play:bone-collector", "command:relic-hunter-used", "play:relic-hunter-used")
    table.choose("relic:canopic-jar")
    assert fired(table) == ["relic-hunter"]
    assert table.hand(0) == ["ghoul"]


@rule("TL-TRIG-05")
def test_playing_the_card_itself_does_not_meet_its_condition() -> None:
    table = terrors(hands=(["alpha-of-whitechapel"], []))
    table.choose("play:alpha-of-whitechapel", "rage:power")
    assert table.pool() == (0, 5, 0)
    assert fired(table) == []
    assert table.nothing_pending()


@rule("TL-TRIG-06")
def test_the_trigger_of_a_haunting_monster_works_with_or_without_a_haunt_action() -> None:
    for action in (False, True):
        table = terrors(hands=(["sewer-rats"], []), play=(["alpha-of-whitechapel"], []))
        table.give_token(0, "alpha-of-whitechapel", marks.DISMISS_SIDE)
        if action:
            table.choose("haunt:alpha-of-whitechapel", "rage:coin")
        table.choose("play:sewer-rats")
        assert fired(table) == ["alpha-of-whitechapel"]
        assert table.nothing_pending()


@rule("TL-TRIG-07")
def test_a_trigger_whose_card_has_left_play_does_not_resolve() -> None:
    """F-50: the Leviathan is a Beast, and its DESTROY takes the Alpha."""
    table = terrors(hands=(["thames-leviathan"], []), play=(["alpha-of-whitechapel"], []))
    table.choose("play:thames-leviathan", "destroy:seat-0:alpha-of-whitechapel")
    assert table.discard(0) == ["alpha-of-whitechapel"]
    assert table.pool() == (0, 5, 0)
    assert fired(table) == []
    assert table.nothing_pending()


@rule("TL-TRIG-08")
def test_a_trigger_is_not_optional() -> None:
    table = terrors(play=(["relic-hunter"], []), relics=(["canopic-jar"], []),
                    decks=(["ghoul"], []))  # fmt: skip
    table.choose("relic:canopic-jar")
    assert table.hand(0) == ["ghoul"]
    assert table.nothing_pending()


@rule("TL-TRIG-08")
def test_a_once_is_used_up_even_if_it_brought_nothing() -> None:
    table = terrors(play=(["relic-hunter"], []), street=["skeletal"], market=[], coin=1,
                    relics=(["sword-of-methuselah", "canopic-jar"], []))  # fmt: skip
    table.choose("relic:sword-of-methuselah")
    assert table.hand(0) == []
    table.choose("buy:skeletal", "relic:canopic-jar")
    assert fired(table) == ["relic-hunter"]
    assert table.hand(0) == []
    assert table.discard(0) == ["skeletal"]


@rule("TL-TRIG-10")
def test_a_cards_own_haunt_action_meets_its_condition() -> None:
    table = terrors(play=(["bell-tower-spectre"], []))
    table.give_token(0, "bell-tower-spectre", marks.DISMISS_SIDE)
    table.choose("haunt:bell-tower-spectre")
    assert table.pool() == (2, 2, 3)
    assert fired(table) == ["bell-tower-spectre"]
    assert table.nothing_pending()


@rule("TL-TRIG-10")
def test_a_cards_own_joining_of_a_horde_meets_its_condition() -> None:
    table = terrors(play=(["skeletal", "feral-hound"], []))
    table.choose("horde:skeletal:feral-hound", "horde-ability:skeletal:1")
    assert table.pool() == (0, 2, 0)
    assert fired(table) == ["feral-hound"]


def test_two_equal_triggers_fire_both_without_a_question() -> None:
    """F-44: two Feral Hounds."""
    table = terrors(play=(["skeletal", "feral-hound", "feral-hound", "warlock"], []))
    table.choose("horde:skeletal:feral-hound", "horde-ability:skeletal:1")
    assert fired(table) == ["feral-hound", "feral-hound"]
    assert table.pool() == (0, 3, 0)
    table.choose("join-right:warlock:feral-hound", "horde-ability:feral-hound:1")
    assert fired(table) == ["feral-hound", "feral-hound"]
    assert table.nothing_pending()
