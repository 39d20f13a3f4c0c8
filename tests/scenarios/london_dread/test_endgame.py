"""The Endgame, the Showdown and the score (LD-END, LD-CHAL, LD-SHOW, LD-SCORE, LD-ANT)."""

from __future__ import annotations

from functools import partial

from gaslamp.games.london_dread.conditions import defeat
from gaslamp.games.london_dread.endgame import EndgameSetup, deal_hands, most_challenges
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.groups import together
from gaslamp.games.london_dread.points import challenge_mask
from gaslamp.games.london_dread.resources import gain_confidence
from gaslamp.games.london_dread.showdown import score
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.striking import Strike
from gaslamp.games.london_dread.tables import INJURED, SPELLCRAFT, UNHINGED, icon, points
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import FOUR, content, endgame, rules, story

STURMER = ("sturmer", "degas", "murphy", "milton")
CARDS = ["shoulder-to-shoulder", "steady-gaze"]


def hits(g: Dread, c: int) -> bool:
    """Only the first Character has a success."""
    return g.sleuths[c].effort.hits == (c == 0)


def out_but(table, *inside: str) -> None:  # type: ignore[no-untyped-def]  # any scene
    """Everybody bows out except these."""
    for c in range(len(table.g.sleuths)):
        who = table.g.id(c)
        if not table.g.sleuths[c].out and table.waiting() == "InOrOut":
            table.choose(
                f"{'in' if who in inside else 'out'}:{who}", seat=int(table.g.sleuths[c].seat)
            )


@rule("LD-END-01", "LD-END-02", "LD-END-03", "LD-END-04", "LD-END-06", "LD-END-07", "LD-CHAP-09")
def test_everybody_goes_to_the_endgame_with_a_die_and_ready_items() -> None:
    table = story({}, {"degas": {"6am": ">north"}}, done=5, hour=11, items={"degas": ["lockpicks"]})
    assert table.waiting() == "InOrOut"
    assert [int(s.dice) for s in table.g.sleuths] == [1, 1, 1, 1]
    assert together(table.g, 0) == 0b1111
    assert table.g.piles.challenges.size() == 6
    assert table.tilted("degas") == []
    for count in (2, 3):
        few = story({}, characters=FOUR[:count], done=5, hour=11)
        assert [int(s.dice) for s in few.g.sleuths] == [2] * count


@rule("LD-END-05", "LD-TURN-05")
def test_the_deck_is_dealt_from_the_leader_on() -> None:
    table = endgame()
    table.g.leader = 2
    gain = ["trust", "second-wind", "not-tonight", "one-last-match", "the-fog-lifts"]
    for name in gain:
        number = next(n for n, c in enumerate(content().cards) if c.id == name)
        table.g.piles.confidence.discard(number)
        table.g.piles.investigation.push(number)
    deal_hands(table.g)
    assert [len(s.hand) for s in table.g.sleuths] == [1, 1, 2, 1]


@rule("LD-END-08")
def test_confidence_of_the_endgame_goes_to_the_own_hand() -> None:
    """Worked example 17."""
    table = endgame(items={"degas": ["brandy"]})
    table.choose("deplete:degas:brandy", seat=0)
    assert len(table.hand("degas")) == 3 and table.g.piles.investigation.size() == 0
    gain_confidence(table.g, 1, 2)
    assert len(table.hand("murphy")) == 2


@rule("LD-CHAL-01", "LD-CHAL-02")
def test_in_or_out_is_open_until_the_last_one_chooses() -> None:
    table = endgame()
    table.choose("in:degas", seat=0)
    assert "out:degas" in table.menu(0)
    table.choose("out:degas", seat=0)
    for seat, who in enumerate(FOUR[1:], 1):
        table.choose(f"in:{who}", seat=seat)
    assert table.g.finale.challenge == 1 and table.g.piles.faced.size() == 1
    assert table.waiting() == "WhoIsNext"


@rule("LD-CHAL-06", "LD-CHAL-07", "LD-CHAL-08", "LD-CHAL-09", "LD-CHAL-05", "LD-CHAL-12")
def test_endure_the_pain_as_the_book_tells_it() -> None:
    """Worked example 14: a Trauma, two cards and Holy Water make five."""
    table = endgame(STURMER, hands={"sturmer": CARDS}, items={"sturmer": ["holy-water"]},
                    conditions={"sturmer": UNHINGED}, challenges=["endure-the-pain"])  # fmt: skip
    for who, seat in (("degas", 1), ("murphy", 2), ("milton", 3)):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(
        lambda g: g.sleuths[0].effort.flipped == 5 and g.sleuths[0].conditions == 3,
        "in:sturmer",
        seat=0,
    )
    table.choose("play:sturmer:shoulder-to-shoulder", "play:sturmer:steady-gaze")
    table.choose("use:sturmer:holy-water")
    assert table.g.sleuths[0].dice == 2 and table.g.sleuths[0].beaten == 1
    assert table.hand("sturmer") == [] and "rolls" not in table.said()
    assert set(CARDS) == set(table.ids(table.g.piles.confidence_discard))


@rule("LD-CHAL-10", "LD-CHAL-11", "LD-COND-04", "LD-COND-06")
def test_a_second_condition_in_the_endgame_defeats() -> None:
    table = endgame(STURMER, conditions={"sturmer": UNHINGED}, challenges=["endure-the-pain"])
    for who, seat in (("degas", 1), ("murphy", 2), ("milton", 3)):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].defeated, "in:sturmer", seat=0)
    assert table.g.sleuths[0].dice == 0 and table.g.finale.fallen
    assert table.g.phase == 5


@rule("LD-CHAL-03", "LD-CHAL-14", "LD-SHOW-02")
def test_bowing_out_keeps_the_dice_for_the_showdown() -> None:
    """Worked example 15."""
    table = endgame(dice=2)
    out_but(table, "murphy")
    assert together(table.g, 0) == 0b0001
    while table.waiting() in ("Facing", "ReactCondition", "DiscardHand", "InOrOut"):
        if table.waiting() == "InOrOut":
            table.choose("out:murphy", seat=1)
        else:
            table.rest()
    assert table.g.phase == 5 and together(table.g, 0) == 0b1111
    assert table.g.sleuths[0].dice == 2


@rule("LD-CHAL-04", "LD-CHAL-15", "LD-SHOW-01")
def test_if_nobody_is_in_the_showdown_follows() -> None:
    table = endgame(items={"degas": ["lockpicks"]})
    table.g.sleuths[0].tilted = 1
    out_but(table)
    assert table.g.phase == 5 and table.g.piles.faced.size() == 0 and table.tilted("degas") == []


@rule("LD-CHAL-13")
def test_discard_two_with_one_card_left() -> None:
    table = endgame(("degas", "murphy", "sturmer", "milton"), hands={"degas": ["a-borrowed-charm"]},
                    challenges=["snatch-the-letter"])  # fmt: skip
    for seat, who in enumerate(FOUR[1:], 1):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(
        lambda g: g.sleuths[0].effort.flipped == 5 and not g.sleuths[0].beaten, "in:degas", seat=0
    )
    table.choose("done")
    table.choose("discard:degas:a-borrowed-charm")
    assert table.hand("degas") == []


@rule("LD-PC-01", "LD-PC-02", "LD-PC-03")
def test_how_many_challenges_there_are() -> None:
    """Worked example 20: 16, 15 and 16 dice at the most."""
    for count, most, dice in ((2, 6, 16), (3, 3, 15), (4, 3, 16)):
        table = endgame(FOUR[:count], laws=rules(count))
        assert most_challenges(table.g) == most
        table.g.then(EndgameSetup())
        advance(table.g)
        assert sum(int(s.dice) + most for s in table.g.sleuths) == dice


@rule("LD-SHOW-04", "LD-SHOW-05", "LD-SHOW-06", "LD-SHOW-08", "LD-GAME-04")
def test_the_showdown_is_won_with_enough_successes() -> None:
    table = endgame(dread=5, dice=2)
    out_but(table)
    table.choose("next:degas")
    table.lucky(lambda g: g.sleuths[0].effort.hits == 2, "roll:degas")
    table.choose("next:murphy", "roll:murphy", "next:sturmer", "roll:sturmer", "roll:milton")
    assert table.g.outcome and table.g.outcome.winners == 0b1111
    assert GAME.view(table.g, 0).data["tale"]["end"] == content().stories[0].victory
    lost = endgame(dread=50, dice=1)
    out_but(lost)
    for who in FOUR:
        if f"next:{who}" in lost.menu():
            lost.choose(f"next:{who}")
        lost.choose(f"roll:{who}")
    assert (
        lost.g.outcome and lost.g.outcome.reason == "lost-showdown" and lost.g.finale.target == 11
    )


@rule("LD-SHOW-07", "LD-SHOW-09")
def test_dread_can_still_be_lowered_after_the_last_roll() -> None:
    table = endgame(dread=5, dice=1, items={"degas": ["evening-edition"]})
    out_but(table)
    for who in FOUR[:3]:
        table.choose(f"next:{who}")
        table.lucky(partial(hits, c=FOUR.index(who)), f"roll:{who}")
    table.lucky(lambda g: g.sleuths[3].effort.hits == 0, "roll:milton")
    assert table.waiting() == "LastChance" and target_number(table.g) == 2
    table.choose("deplete:degas:evening-edition", seat=0)
    assert table.over() and table.g.outcome and table.g.outcome.reason == "won"


@rule("LD-COND-09")
def test_successes_of_dynamite_count_even_for_the_fallen() -> None:
    table = endgame(dread=5, dice=1, items={"degas": ["stick-of-dynamite"]},
                    conditions={"degas": INJURED})  # fmt: skip
    out_but(table)
    table.choose("next:degas", "roll:degas", "deplete:degas:stick-of-dynamite")
    assert table.g.sleuths[0].defeated
    table.choose("next:murphy", "roll:murphy", "next:sturmer", "roll:sturmer", "roll:milton")
    assert table.g.outcome and table.g.outcome.reason == "won" and table.g.finale.total >= 2


@rule("LD-GAME-05")
def test_without_characters_the_team_loses() -> None:
    table = endgame()
    for c in range(4):
        defeat(table.g, c)
    assert table.g.outcome and table.g.outcome.reason == "lost-defeated"


@rule("LD-SCORE-01", "LD-SCORE-02")
def test_the_score_of_the_ledger() -> None:
    """Worked example 21: 12 + 6 + 15 + 4 + 4 - 3 = 38."""
    table = endgame(hands={"degas": ["trust", "second-wind"],
                           "murphy": ["not-tonight", "one-last-match"]},
                    items={"degas": ["tonic", "brandy"],
                           "murphy": ["lockpicks", "rabbits-foot", "elephant-gun"]},
                    conditions={"degas": 3, "murphy": INJURED, "milton": 3})  # fmt: skip
    g: Dread = table.g
    g.sleuths[0].virtue = 2
    g.sleuths[3].virtue = 4
    g.sleuths[3].defeated = True
    assert score(g) == 0
    g.finale.target, g.finale.total = 4, 6
    g.finish(15, "won", 6, 4)
    assert score(g) == 38


@rule("LD-SETUP-02", "LD-STORY-01")
def test_spellcraft_is_wild_against_challenges_of_the_letter() -> None:
    pain = content().stories[0].challenges[0]
    letter = endgame()
    assert points(icon(SPELLCRAFT), challenge_mask(letter.g, pain.mask)) == 1
    other = endgame(tale="caped-killer")
    assert points(icon(SPELLCRAFT), challenge_mask(other.g, pain.mask)) == 0


@rule("LD-ANT-01")
def test_the_hollow_magus_whispers_at_a_trauma() -> None:
    table = endgame(dread=0)
    for seat, who in enumerate(FOUR[1:], 1):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(
        lambda g: g.sleuths[0].effort.flipped == 5 and g.sleuths[0].conditions != 0,
        "in:degas",
        seat=0,
    )
    assert table.dread() == 1


@rule("LD-ANT-02")
def test_the_caped_killer_waits_for_the_last_one() -> None:
    from gaslamp.games.london_dread.challenge import challenge_difficulty

    table = endgame(tale="caped-killer", challenges=["turn-the-blade"])
    out_but(table, "degas")
    assert table.g.finale.lone and challenge_difficulty(table.g) == 7
    both = endgame(tale="caped-killer", challenges=["turn-the-blade"])
    out_but(both, "degas", "murphy")
    assert not both.g.finale.lone and challenge_difficulty(both.g) == 6
    assert target_number(both.g) == 1
    both.g.finale.fallen = True
    assert target_number(both.g) == 2


@rule("LD-ANT-03")
def test_everything_has_a_price() -> None:
    five = ["trust", "second-wind", "not-tonight", "one-last-match", "the-fog-lifts"]
    table = endgame(tale="uncrowned-king", hands={"degas": [*five, "against-the-odds"]}, virtue=1,
                    challenges=["crack-the-vault"])  # fmt: skip
    for seat, who in enumerate(FOUR[1:], 1):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 5, "in:degas", seat=0)
    table.choose("virtue:degas", "discard:degas:against-the-odds")
    assert table.hand("degas") == sorted(five)
    rich = endgame(tale="uncrowned-king", hands={"degas": five}, dice=1)
    out_but(rich)
    rich.choose("next:degas")
    assert rich.refused("bribe:degas") == "LD-ANT-03"
    rich.g.sleuths[0].beaten = 1
    rich.choose("bribe:degas", *[f"discard:degas:{n}" for n in five])
    assert rich.g.sleuths[0].effort.automatic == 1 and rich.hand("degas") == []


@rule("LD-ANT-04")
def test_the_siren_holds_the_unhinged() -> None:
    table = endgame(tale="london-dread", conditions={"degas": UNHINGED}, hands={"degas": ["trust"]})
    assert table.refused("out:degas", 0) == "LD-ANT-04"
    paid = endgame(tale="london-dread", conditions={"degas": UNHINGED},
                   hands={"degas": ["trust", "second-wind"]})  # fmt: skip
    out_but(paid)
    paid.choose("discard:degas:trust", "discard:degas:second-wind")
    assert paid.g.phase == 5


@rule("LD-ANT-05")
def test_the_oracle_takes_a_card_before_each_encounter() -> None:
    table = endgame(tale="london-dread", antagonist=1, hands={"degas": ["trust"]})
    out_but(table, "degas")
    assert "trust" in table.ids(table.g.piles.confidence_discard)


@rule("LD-ANT-07")
def test_an_antagonist_adds_to_the_target_by_the_number_of_characters() -> None:
    """The Hollow Magus and Her True Name: might is no rule that could be muted."""
    for team in (FOUR[:2], FOUR[:3], FOUR):
        table = endgame(team, laws=rules(len(team)))
        table.g.dread = 12
        table.g.finale.muted = True
        plain = target_number(table.g)
        might = table.g.tale().antagonists[0].might
        might[len(team) - 2] = 2
        assert (plain, target_number(table.g)) == (3, 5)
        might[len(team) - 2] = 0


@rule("LD-ANT-06", "LD-STORY-16")
def test_the_drowned_queen_and_her_true_name() -> None:
    table = endgame(tale="london-dread", antagonist=2, secrets=[0, 1], dread=5)
    assert target_number(table.g) == 3
    table.choose("secret:her-true-name", seat=1)
    assert target_number(table.g) == 2
    out_but(table)
    table.choose("next:degas", "secret:the-heart-in-the-shell")
    assert target_number(table.g) == 1


@rule("LD-STORY-16")
def test_the_song_unstrung_spares_a_penalty() -> None:
    table = endgame(
        tale="london-dread", antagonist=2, secrets=[2], challenges=["swim-the-flooded-nave"]
    )
    out_but(table, "milton")
    if table.waiting() == "Facing":
        table.choose("done")
        table.choose("secret:the-song-unstrung")
        assert table.g.piles.used_secrets.size() == 1
    assert table.waiting() in ("InOrOut", "BeforeShowdown", "WhoIsNext")


def test_a_strike_on_the_defeated_does_nothing() -> None:
    table = endgame()
    defeat(table.g, 0)
    table.g.then(Strike(0, INJURED))
    advance(table.g)
    assert table.conditions("degas") == 0
