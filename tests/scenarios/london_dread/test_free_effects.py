"""Free effects: at any moment, of any seat, also out of turn (LD-ITEM-08, LD-ITEM-12, LD-TIME)."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.advice import advice
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.striking import Strike
from gaslamp.games.london_dread.tables import INJURED, SIREN, UNHINGED
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    PAIR,
    STAY,
    TRAUMA,
    Night,
    ally,
    endgame,
    item,
    planning,
    rules,
    story,
)

VISIT = {"sturmer": {"6am": "1"}, "milton": {"6am": "1"}} | STAY


def visit(where: str = "reynauds-residence", **more: object) -> Night:
    """Stürmer and Milton before a Plot card, nobody shaken by what was flipped."""
    table = story({"west-1": where}, VISIT, PAIR, **more)  # type: ignore[arg-type]  # passed on
    table.passing()
    while "investigate:west-1" not in table.menu(0):
        assert table.idle()
    table.lucky(calm, "investigate:west-1", seat=0)
    return table


def calm(g: Dread) -> bool:
    """Both have flipped a card without an effect."""
    return g.sleuths[0].effort.flipped == 0 and g.sleuths[1].effort.flipped == 0


@rule("LD-ITEM-08", "LD-PLOT-08")
def test_before_a_roll_whoever_can_fill_an_empty_deck_is_waited_for() -> None:
    table = visit(items={"milton": ["brandy"]})
    assert table.waiting() == "WhoIsNext"
    assert table.menu(1) == ["deplete:milton:brandy"]
    table.choose("next:sturmer", seat=0)
    assert table.waiting() == "HelpingHand" and table.asked() == [1]
    assert table.menu(1) == ["pass", "deplete:milton:brandy"]
    table.choose("deplete:milton:brandy", seat=1)
    assert len(table.deck()) == 3 and "draw:sturmer" in table.menu(0)
    assert table.waiting() == "BeforeRoll" and table.asked() == [0]


@rule("LD-ITEM-08", "LD-PLOT-08")
def test_who_holds_nothing_for_this_roll_is_not_waited_for() -> None:
    """The deck has cards, and Dread can be lowered when all have rolled."""
    table = visit(items={"milton": ["brandy", "evening-edition"]}, deck=["trust"], dread=9)
    table.choose("next:sturmer", seat=0)
    assert table.waiting() == "BeforeRoll" and table.only_seat() == 0
    assert table.menu(1) == ["deplete:milton:brandy", "deplete:milton:evening-edition"]


@rule("LD-ITEM-08", "LD-ITEM-12")
def test_who_can_ready_an_item_is_waited_for_before_the_roll() -> None:
    """Where a bot leads Stürmer: who holds the Watch is asked once an Item is tilted."""
    table = visit(items={"sturmer": ["magnifying-glass"], "milton": ["silver-hunter-watch"]})
    table.choose("next:sturmer", seat=0)
    assert table.waiting() == "BeforeRoll", "nothing is tilted yet"
    table.choose("use:sturmer:magnifying-glass", seat=0)
    assert table.waiting() == "HelpingHand" and table.asked() == [1]
    table.choose("pass", seat=1)
    assert table.waiting() == "BeforeRoll" and table.only_seat() == 0


@rule("LD-ITEM-12", "LD-ITEM-08")
def test_a_team_mate_readies_an_item_for_the_same_challenge() -> None:
    """The Watch of one, Depleted while another faces a Challenge: both Uses count."""
    table = endgame(("sturmer", "milton", "degas", "murphy"), challenges=["snatch-the-letter"],
                    items={"sturmer": ["magnifying-glass"], "milton": ["silver-hunter-watch"]},
                    )  # fmt: skip
    for seat, who in ((2, "degas"), (3, "murphy")):
        table.choose(f"out:{who}", seat=seat)
    table.choose("in:sturmer", seat=0)
    table.choose("in:milton", seat=1)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "next:sturmer", seat=0)
    have = int(table.asks()[1])
    table.choose("use:sturmer:magnifying-glass", seat=0)
    assert table.waiting() == "HelpingHand" and table.asked() == [1]
    assert table.menu(1) == ["pass", "deplete:milton:silver-hunter-watch"]
    table.choose("deplete:milton:silver-hunter-watch", seat=1)
    assert int(table.asks()[1]) == have + 1
    table.choose("use:sturmer:magnifying-glass", seat=0)
    assert int(table.asks()[1]) == have + 2
    assert table.waiting() == "Facing" and table.asked() == [0]


@rule("LD-CHAL-14", "LD-ITEM-08")
def test_one_that_is_out_readies_nobody_but_itself() -> None:
    table = endgame(("sturmer", "milton", "degas", "murphy"), challenges=["snatch-the-letter"],
                    items={"sturmer": ["magnifying-glass"], "milton": ["silver-hunter-watch"]},
                    )  # fmt: skip
    for seat, who in ((1, "milton"), (2, "degas"), (3, "murphy")):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "in:sturmer", seat=0)
    table.choose("use:sturmer:magnifying-glass", seat=0)
    assert table.asked() == [0] and table.menu(0) == ["done"]


@rule("LD-ITEM-12", "LD-ITEM-07")
def test_after_a_roll_the_own_watch_readies_a_tilted_item() -> None:
    table = visit(items={"sturmer": ["elephant-gun", "silver-hunter-watch"]})
    table.choose("next:milton", seat=0)
    table.lucky(lambda g: g.sleuths[1].effort.misses == 0, "roll:milton", seat=1)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 0, "roll:sturmer", seat=0)
    table.choose("use:sturmer:elephant-gun:1", seat=0)
    assert "deplete:sturmer:silver-hunter-watch" in table.menu(0)
    table.choose("deplete:sturmer:silver-hunter-watch", seat=0)
    assert table.tilted("sturmer") == []
    assert any(key.startswith("use:sturmer:elephant-gun") for key in table.menu(0))


@rule("LD-ALLY-06", "LD-TIME-03")
def test_an_ally_can_be_sacrificed_before_the_card_is_counted() -> None:
    """Wilf at a Plot card: 3 Confidence after the roll."""
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}},
                  ("sturmer", "milton"),
                  arrange=lambda g: ally(g, 0, "wilf-the-lamplighter"))  # fmt: skip
    table.passing("pass")
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "investigate:west-1", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 2, "roll:sturmer", seat=0)
    assert table.waiting() == "AfterRoll" and table.at("west-1") == "reynauds-residence"
    table.choose("sacrifice:sturmer:wilf-the-lamplighter", seat=0)
    assert len(table.deck()) == 3 and table.at("west-1") == ""


@rule("LD-ITEM-08", "LD-TRACK-02")
def test_dread_is_lowered_between_the_last_roll_and_its_outcome() -> None:
    """The Bookbinder at 0 successes raises Dread by 3: at 48 only a free effect of a mate helps."""
    table = visit("the-bookbinder-of-holywell-street", done=1, dread=48,
                  items={"degas": ["evening-edition"]})  # fmt: skip
    table.choose("next:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 0, "roll:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[1].effort.hits == 0, "roll:milton", seat=1)
    assert table.waiting() == "AfterRoll" and table.asked() == [2]
    table.choose("deplete:degas:evening-edition", seat=2)
    assert not table.over() and table.dread() == 48


@rule("LD-ITEM-07")
def test_after_the_last_roll_the_same_is_not_asked_twice() -> None:
    table = visit(items={"sturmer": ["elephant-gun"], "milton": ["rabbits-foot"]})
    table.choose("next:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 0, "roll:sturmer", seat=0)
    assert table.waiting() == "AfterRoll" and table.asked() == [0]
    table.choose("pass", seat=0)
    table.lucky(lambda g: g.sleuths[1].effort.hits == 1, "roll:milton", seat=1)
    assert table.waiting() == "AfterRoll" and table.asked() == [0, 1]
    table.choose("pass", seat=0)
    table.choose("pass", seat=1)
    assert table.at("west-1") == ""


@rule("LD-ITEM-07")
def test_a_watch_is_asked_about_the_roll_of_another() -> None:
    table = visit(items={"milton": ["silver-hunter-watch"]})
    table.choose("next:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.misses > 0, "roll:sturmer", seat=0)
    assert table.asked() == [1]
    assert "use:milton:silver-hunter-watch:sturmer" in table.menu(1)


@rule("LD-ITEM-08", "LD-RES-02")
def test_confidence_from_afar_can_be_drawn_at_a_dread_card() -> None:
    """Degas is elsewhere: her Brandy fills the deck that the group draws from."""
    table = story({"west-4": "the-midnight-barge"}, {"milton": {"6am": "4"}} | STAY, done=5,
                  items={"degas": ["brandy"]})  # fmt: skip
    table.choose("pass", seat=0)
    table.choose("investigate:west-4", seat=0)
    assert table.waiting() == "HelpingHand" and table.asked() == [0]
    assert table.menu(0) == ["pass", "deplete:degas:brandy"]
    table.choose("deplete:degas:brandy", seat=0)
    assert table.waiting() == "AddPoints" and table.only_seat() == 3
    assert "draw:milton" in table.menu(3) and len(table.deck()) == 3
    table.choose("done", seat=3)
    assert table.at("west-4") == "the-midnight-barge"


@rule("LD-ITEM-08", "LD-TIME-04", "LD-SEG-06")
def test_a_moment_between_the_last_investigation_and_the_end_of_a_segment() -> None:
    """At 48 the open Plot card B would lose the game at the end of Morning."""
    table = story({"west-1": "reynauds-residence", "east-2": "the-bookbinder-of-holywell-street"},
                  {"sturmer": {"noon": "1"}, "milton": {"noon": "1"}} | STAY, PAIR, hour=3,
                  dread=48, items={"milton": ["evening-edition"]})  # fmt: skip
    table.passing()
    while table.waiting() == "Window":
        table.idle()
    table.lucky(calm, "investigate:west-1", seat=0)
    table.choose("next:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 1, "roll:sturmer", seat=0)
    table.lucky(lambda g: g.sleuths[1].effort.hits == 1, "roll:milton", seat=1)
    table.choose("pass", seat=1)
    assert table.waiting() == "SegmentWindow" and table.at("west-1") == ""
    table.choose("deplete:milton:evening-edition", seat=1)
    assert not table.over() and table.dread() == 48
    assert table.waiting() == "Window" and table.g.hour == 4


@rule("LD-SEG-06")
def test_a_segment_that_costs_nothing_asks_nothing() -> None:
    table = story({}, {}, PAIR, hour=3, dread=9, done=5, items={"milton": ["evening-edition"]})
    table.choose("pass", seat=1)
    assert table.waiting() == "Window" and table.g.hour == 4


@rule("LD-STORY-16", "LD-CHAL-05")
def test_her_true_name_can_be_used_while_a_challenge_lies_open() -> None:
    table = endgame(tale="london-dread", antagonist=1, secrets=[0])
    for seat, who in enumerate(FOUR):
        table.choose(f"{'in' if seat == 0 else 'out'}:{who}", seat=seat)
    assert table.waiting() == "HelpingHand" and table.g.sleuths[0].effort.flipped < 0
    for seat in range(4):
        assert table.menu(seat) == ["pass", "secret:her-true-name"]
    table.choose("secret:her-true-name", seat=3)
    assert table.g.finale.muted and table.g.sleuths[0].effort.flipped >= 0, (
        "nothing is left to wait for"
    )


@rule("LD-SHOW-09", "LD-ITEM-08")
def test_in_the_showdown_others_act_before_a_roll() -> None:
    table = endgame(items={"milton": ["evening-edition"]}, dread=11)
    for seat, who in enumerate(FOUR):
        table.choose(f"out:{who}", seat=seat)
    assert table.waiting() == "WhoIsNext"
    assert table.menu(3) == ["deplete:milton:evening-edition"]
    table.choose("next:degas", seat=0)
    assert table.waiting() == "BeforeShowdown" and table.only_seat() == 0
    table.choose("deplete:milton:evening-edition", seat=3)
    assert table.dread() == 8 and table.waiting() == "BeforeShowdown"


@rule("LD-TIME-03", "LD-ITEM-12")
def test_salts_readied_in_time_still_help_against_a_trauma() -> None:
    def tilt(g: Dread) -> None:
        g.sleuths[0].tilted = 1 << item("smelling-salts")

    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}}, PAIR, arrange=tilt,
                  items={"sturmer": ["smelling-salts", "silver-hunter-watch"]})  # fmt: skip
    table.choose("pass", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == TRAUMA, "investigate:west-1", seat=0)
    assert table.waiting() == "ReactFlip"
    table.choose("deplete:sturmer:silver-hunter-watch", seat=0)
    table.choose("use:sturmer:smelling-salts", seat=0)
    assert table.g.sleuths[0].effort.keeps_wild


@rule("LD-PERS-03")
def test_the_salts_hold_for_one_flip_only() -> None:
    """Smelling Salts on the Trauma, then Cold Logic flips the Trauma again: no WILD is kept."""
    table = story({"west-1": "reynauds-residence"}, {"milton": {"6am": "1"}}, PAIR, virtue=1,
                  items={"milton": ["smelling-salts"]})  # fmt: skip
    table.passing()
    table.lucky(lambda g: g.sleuths[1].effort.flipped == TRAUMA, "investigate:west-1", seat=0)
    table.choose("use:milton:smelling-salts", seat=1)
    assert table.g.sleuths[1].effort.keeps_wild
    table.lucky(lambda g: g.sleuths[1].effort.flipped == TRAUMA, "virtue:milton", seat=1)
    assert not table.g.sleuths[1].effort.keeps_wild


@rule("LD-ITEM-08")
def test_a_police_whistle_gives_its_confidence_also_at_dread_0() -> None:
    table = story({}, {"degas": {"4am": ">east"}}, items={"degas": ["police-whistle"]}, done=5)
    table.choose("deplete:degas:police-whistle", seat=0)
    assert len(table.deck()) == 1 and table.dread() == 0
    assert table.items("degas") == []


@rule("LD-ITEM-08")
def test_an_effect_that_would_do_nothing_is_not_offered() -> None:
    table = story({}, {"degas": {"4am": ">east"}}, items={"degas": ["evening-edition"]}, done=5)
    assert "deplete:degas:evening-edition" not in table.menu(0)


@rule("LD-ALLY-08")
def test_an_ally_one_leaves_can_be_taken_by_another_at_the_location() -> None:
    def fill(g: Dread) -> None:
        for name in ("sergeant-dhillon", "madame-zora"):
            ally(g, 0, name)

    table = story({"west-1": "wilf-the-lamplighter"}, VISIT, ("sturmer", "milton", "degas"),
                  arrange=fill, done=5)  # fmt: skip
    while table.waiting() == "Window":
        assert table.idle()
    assert table.menu(0)[:2] == ["take-ally:sturmer:west-1", "take-ally:milton:west-1"]
    table.choose("take-ally:sturmer:west-1", "decline", seat=0)
    assert "take-ally:milton:west-1" in table.menu(0)
    assert table.refused("take-ally:sturmer:west-1", seat=0) == "LD-ALLY-08"
    table.choose("take-ally:milton:west-1", seat=0)
    assert len(table.g.sleuths[1].allies) == 1 and table.at("west-1") == ""


@rule("LD-ALLY-08")
def test_an_ally_all_have_left_is_not_offered_again() -> None:
    def fill(g: Dread) -> None:
        for name in ("sergeant-dhillon", "madame-zora"):
            ally(g, 0, name)

    table = story({"west-1": "wilf-the-lamplighter"}, {"sturmer": {"6am": "1"}} | STAY,
                  ("sturmer", "milton", "degas"), arrange=fill, done=5)  # fmt: skip
    while table.waiting() == "Window":
        assert table.idle()
    table.choose("take-ally:sturmer:west-1", "decline", seat=0)
    assert table.waiting() == "Window" and table.at("west-1") == "wilf-the-lamplighter"


@rule("LD-SETUP-10", "LD-PLAN-25")
def test_every_slot_says_why_no_token_can_be_placed() -> None:
    table = planning()
    table.choose("place:degas:6am:4", "place:degas:8am:4", seat=0)
    assert table.refused("place:degas:10am:4", seat=0) == "LD-SETUP-10"
    assert table.refused("place:degas:4am:4", seat=0) == "LD-SETUP-10"
    assert table.refused("place:degas:6am:2", seat=0) == "LD-PLAN-25"


# Hands


@rule("LD-GAME-07")
def test_a_hand_can_be_laid_open_for_all() -> None:
    table = endgame(hands={"degas": ["trust", "second-wind"]})

    def seen_by(seat: int) -> list[str]:
        zones = table.game.view(table.g, seat).zones
        hand = next(z for z in zones if z.id == "degas/hand")
        assert hand.count == 2
        return sorted(piece.kind for piece in hand.pieces)

    assert seen_by(1) == seen_by(-1) == [] and seen_by(0) == ["second-wind", "trust"]
    barrier = table.g.barrier
    table.choose("show-hand:degas", seat=0)
    assert seen_by(1) == seen_by(-1) == ["second-wind", "trust"]
    assert table.g.barrier > barrier, "what was seen cannot be taken back for free"
    assert "show-hand:degas" not in table.menu(0) and "show-hand:murphy" not in table.menu(1)
    dealt = table.game.judge().redeal(table.g, 1, table.g.rng.clone())
    assert dealt.sleuths[0].hand.listed() == table.g.sleuths[0].hand.listed()


@rule("LD-GAME-07")
def test_bots_share_their_hands_first() -> None:
    table = endgame(hands={"degas": ["trust"]}, laws=rules(4))
    code = int(table.game.judge().advise(table.g, 0, table.g.rng.clone()))
    assert table.game.key(table.g, 0, code) == "show-hand:degas"


# Advice


@rule("LD-STORY-16")
@pytest.mark.parametrize("unhinged", [False, True])
def test_her_true_name_is_not_wasted_on_a_siren_who_holds_nobody(unhinged: bool) -> None:
    table = endgame(tale="london-dread", secrets=[0],
                    conditions={"degas": UNHINGED if unhinged else INJURED})  # fmt: skip
    rulings = table.g.tale().antagonists
    table.g.antagonist = next(n for n, a in enumerate(rulings) if a.rule == SIREN)
    code = int(table.game.judge().advise(table.g, 0, table.g.rng.clone()))
    assert (table.game.key(table.g, 0, code) == "secret:her-true-name") == unhinged


@rule("LD-ALLY-06")
def test_advice_gives_an_ally_for_a_better_outcome() -> None:
    """Sergeant Dhillon makes 2 of 1 success."""
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}},
                  ("sturmer", "milton"),
                  arrange=lambda g: ally(g, 0, "sergeant-dhillon"))  # fmt: skip
    table.passing()
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "investigate:west-1", seat=0)
    table.lucky(lambda g: g.sleuths[0].effort.hits == 1, "roll:sturmer", seat=0)
    code = int(table.game.judge().advise(table.g, 0, table.g.rng.clone()))
    assert table.game.key(table.g, 0, code) == "sacrifice:sturmer:sergeant-dhillon"


@rule("LD-ALLY-10", "LD-ITEM-11")
def test_advice_takes_an_item_for_an_ally_who_would_leave_for_one_confidence() -> None:
    table = story({}, {}, ("sturmer", "milton"), hour=11, done=5,
                  arrange=lambda g: ally(g, 0, "lord-percival-ash"))  # fmt: skip
    while table.waiting() != "LastWindow":
        assert table.idle()
    code = int(table.game.judge().advise(table.g, 0, table.g.rng.clone()))
    assert table.game.key(table.g, 0, code) == "sacrifice:sturmer:lord-percival-ash"


@rule("LD-ITEM-08")
def test_who_may_only_use_something_is_not_advised_to_roll_for_another() -> None:
    table = visit(items={"milton": ["brandy"]}, deck=["trust"])
    table.choose("next:sturmer", seat=0)
    assert table.waiting() == "BeforeRoll" and table.menu(1) == ["deplete:milton:brandy"]
    assert int(advice(table.g, 1)) == -1
    assert GAME.key(table.g, 0, int(advice(table.g, 0))) in table.menu(0)


# While somebody is about to take a Condition


@rule("LD-ITEM-08")
def test_before_a_condition_whoever_is_asked_may_use_any_free_effect() -> None:
    table = story({}, STAY, PAIR, done=5, dread=20, virtue=0,
                  items={"sturmer": ["warding-charm", "evening-edition"]})  # fmt: skip
    strike(table, INJURED)
    assert table.menu(0) == [
        "pass", "deplete:sturmer:warding-charm", "deplete:sturmer:evening-edition",
    ]  # fmt: skip
    table.choose("deplete:sturmer:evening-edition", seat=0)
    assert table.dread() == 17 and table.conditions("sturmer") == 0
    assert table.waiting() == "ReactCondition", "it is still about to happen"
    table.choose("deplete:sturmer:warding-charm", seat=0)
    assert table.conditions("sturmer") == 0 and table.items("sturmer") == []
    assert table.waiting() == "Window"


@rule("LD-ITEM-08", "LD-COND-03")
def test_dread_may_be_lowered_before_a_second_copy_loses_the_story() -> None:
    for dread, asked in ((45, []), (46, [1])):
        table = story({}, STAY, PAIR, done=5, dread=dread, virtue=0,
                      conditions={"sturmer": INJURED},
                      items={"milton": ["evening-edition"]})  # fmt: skip
        strike(table, INJURED)
        assert (table.asked() if table.waiting() == "ReactCondition" else []) == asked
    assert GAME.key(table.g, 1, int(advice(table.g, 1))) == "deplete:milton:evening-edition"
    table.choose("deplete:milton:evening-edition", seat=1)
    assert table.dread() == 48 and not table.over()


@rule("LD-ITEM-08")
def test_a_bot_does_not_waste_free_effects_on_a_condition() -> None:
    table = story({}, STAY, PAIR, done=5, dread=20, virtue=0, conditions={"sturmer": INJURED},
                  items={"sturmer": ["evening-edition", "warding-charm"]})  # fmt: skip
    strike(table, INJURED)
    assert GAME.key(table.g, 0, int(advice(table.g, 0))) == "deplete:sturmer:warding-charm"


def strike(table: Night, condition: int) -> None:
    table.g.then(Strike(0, condition))
    advance(table.g)
