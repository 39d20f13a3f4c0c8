"""Rules where they meet others: ties, empty piles, second tries, ends; each counted exactly."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread import verbs
from gaslamp.games.london_dread.chapter import Chapter
from gaslamp.games.london_dread.endgame import EndgameSetup
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.resources import Spread, gain_confidence
from gaslamp.games.london_dread.state import ENDGAME, STORY, Dread
from gaslamp.games.london_dread.story_phase import StoryPhase
from gaslamp.games.london_dread.tables import (
    INJURED,
    ITEM,
    ONE_BY_ONE,
    RANDOM_ITEM,
    UNHINGED,
    VIRTUE,
)
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    Night,
    bare,
    card,
    content,
    endgame,
    fresh,
    item,
    planning,
    story,
)

PAIR = ("sturmer", "milton", "degas", "murphy")
STAY = {"degas": {"4am": ">east"}}
TRAUMA = 5


def ally(g: Dread, c: int, name: str) -> None:
    g.piles.allies.discard(card(name))
    g.sleuths[c].allies.push(card(name))


def windows(table: Night) -> None:
    while table.waiting() in ("Window", "SegmentWindow"):
        assert table.idle()


def to_hour(table: Night, hour: int) -> None:
    """Pass windows until so many Actions have moved, and the next one waits."""
    while table.g.hour < hour:
        assert table.waiting() == "Window" and table.idle()


# Stories


@rule("LD-STORY-02")
@pytest.mark.parametrize(("helped", "dread"), [(False, 3), (True, 2)])
def test_an_ally_keeps_a_character_from_being_alone(helped: bool, dread: int) -> None:
    table = story({}, {"degas": {"noon": ">north"}, "murphy": {"noon": ">east", "4am": ">east"}},
                  FOUR[:3], tale="caped-killer", done=4, hour=3,
                  arrange=lambda g: ally(g, 0, "wilf-the-lamplighter") if helped else None,
                  )  # fmt: skip
    to_hour(table, 4)
    while table.waiting() == "SegmentWindow":
        table.idle()
    assert table.dread() == dread


@rule("LD-STORY-02")
def test_company_in_the_area_is_enough() -> None:
    table = story({}, {"degas": {"noon": "3"}, "murphy": {"4am": ">east"}}, FOUR[:3],
                  tale="caped-killer", done=4, hour=3)  # fmt: skip
    to_hour(table, 4)
    assert table.dread() == 0


@rule("LD-STORY-17", "LD-STORY-09")
def test_an_ally_under_a_goon_waits_until_it_is_beaten() -> None:
    clocks = {"murphy": {"6am": "2"}, "degas": {"6am": "2"}}
    table = story({"west-2": "wilf-the-lamplighter"}, clocks, ("murphy", "degas", "milton"),
                  tale="london-dread", done=4, goons={0: "west-2"})  # fmt: skip
    windows(table)
    assert table.menu(0) == ["investigate:west-2", "end-action"]
    table.choose("investigate:west-2")
    assert "take-ally:murphy:west-2" in table.menu(0) and table.at("west-2") != ""


@rule("LD-STORY-12", "LD-MOVE-07")
def test_a_goon_that_struck_is_not_met_again_in_the_same_action() -> None:
    table = story({"west-2": "bruiser", "west-3": "rat-baiters-row"},
                  {"degas": {"6am": "2"}, "milton": {"6am": "3"}}, tale="london-dread", done=4,
                  goons={1: "west-2"}, deck=["trust"])  # fmt: skip
    table.choose("investigate:west-2", seat=0)
    table.choose("done", seat=0)
    assert table.conditions("degas") == UNHINGED
    assert table.menu(0) == ["investigate:west-3", "end-action"]
    assert table.refused("investigate:west-2", 0) == "LD-MOVE-07"
    table.choose("end-action", seat=0)
    assert table.conditions("degas") == UNHINGED
    assert sum(key == "goon-strikes" for key in table.said()) == 1


@rule("LD-STORY-16", "LD-CHAL-09")
@pytest.mark.parametrize("spared", [False, True])
def test_the_song_unstrung_spares_the_whole_penalty(spared: bool) -> None:
    table = endgame(tale="london-dread", antagonist=2, secrets=[2], hands={"milton": ["trust"]},
                    challenges=["swim-the-flooded-nave"])  # fmt: skip
    for seat, who in enumerate(FOUR[:3]):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[3].flipped == 0, "in:milton", seat=3)
    assert table.waiting() == "Facing"
    before = standing(table)
    table.choose("done", seat=3)
    assert table.waiting() == "AskUnstrung"
    table.choose("secret:the-song-unstrung" if spared else "decline")
    while table.waiting() in ("DiscardHand", "ReactCondition", "LoseItem"):
        table.choose(table.menu()[-1])
    assert (standing(table) == before) == spared
    assert table.g.piles.used_secrets.size() == int(spared)


def standing(table: Night) -> tuple[int, int, int, list[str]]:
    """What a penalty may change."""
    return (table.dread(), table.conditions("milton"), int(table.g.sleuths[3].dice),
            table.hand("milton"))  # fmt: skip


@rule("LD-STORY-16")
def test_a_secret_is_used_once() -> None:
    table = endgame(tale="london-dread", antagonist=2, secrets=[0], dread=5)
    table.choose("secret:her-true-name", seat=1)
    assert not any(key.startswith("secret") for seat in range(4) for key in table.menu(seat))
    assert table.g.piles.held_secrets.size() == 0


@rule("LD-STORY-11")
def test_what_was_drawn_against_a_goon_does_not_count_for_the_card() -> None:
    table = story({"west-2": "loose-from-bedlam"}, {"murphy": {"6am": "2"}, "degas": {"6am": "2"}},
                  tale="london-dread", done=4, goons={0: "west-2"}, deck=["trust", "second-wind"],
                  )  # fmt: skip
    table.choose("investigate:west-2", seat=0)
    while table.waiting() == "AddPoints":
        key = next(k for s in table.asked() for k in table.menu(s) if k.startswith("draw"))
        table.choose(key, seat=0 if key.endswith("degas") else 1)
    assert all(len(s.drawn) == 0 for s in table.g.sleuths)
    table.choose("investigate:west-2", seat=0)
    if table.waiting() == "AddPoints":
        assert [int(s.added) for s in table.g.sleuths] == [0, 0, 0, 0]


# Resources


@rule("LD-RES-09")
def test_an_empty_confidence_pile_is_made_anew_from_its_discard() -> None:
    table = story({}, STAY, done=5)
    piles = table.g.piles
    while piles.confidence.size() > 2:
        piles.confidence_discard.push(piles.confidence.pull())
    gone = piles.confidence_discard.size()
    gain_confidence(table.g, -1, 5)
    assert piles.investigation.size() == 5
    assert piles.confidence_discard.size() == 0 and piles.confidence.size() == gone - 3


@rule("LD-RES-10", "LD-COND-07")
def test_an_effect_reaches_the_others_at_the_location() -> None:
    """Degas heals Murphy, who is with her; not Milton, who is elsewhere."""
    table = story({}, {"degas": {"6am": "3"}, "murphy": {"6am": "3"}, "milton": {"6am": "4"}} | {
                      "sturmer": {"4am": ">east"}},
                  items={"degas": ["tonic"]}, conditions={"murphy": INJURED, "milton": INJURED},
                  done=5)  # fmt: skip
    while table.g.hour < 1:
        table.idle()
    table.choose("deplete:degas:tonic", seat=0)
    assert table.menu(0) == ["decline", "heal:murphy:injured"]
    table.choose("heal:murphy:injured", seat=0)
    assert table.conditions("murphy") == 0 and table.conditions("milton") == INJURED


@rule("LD-RES-10", "LD-RES-06")
def test_an_allys_item_goes_to_any_character_at_the_location() -> None:
    clocks = {"degas": {"6am": "3"}, "murphy": {"6am": "3"}, "milton": {"4am": ">east"}}
    table = story({}, clocks, ("degas", "murphy", "milton"), done=5,
                  arrange=lambda g: ally(g, 0, "lord-percival-ash"))  # fmt: skip
    while table.g.hour < 1:
        table.idle()
    table.choose("sacrifice:degas:lord-percival-ash", seat=0)
    assert table.menu(0) == ["give:degas", "give:murphy"]
    table.choose("give:murphy", seat=0)
    assert len(table.items("murphy")) == 1 and table.items("degas") == []


@rule("LD-RES-11")
def test_an_item_that_is_not_there_does_not_count_for_the_spread() -> None:
    """No Item is left: the Virtue token that follows may go to anybody."""
    table = story({}, STAY, done=5)
    g = table.g
    for pile in (g.piles.items, g.piles.item_discard, g.piles.supply):
        pile.clear()
    g.then(Spread(VIRTUE, 1, 0b0011))
    g.then(Spread(RANDOM_ITEM, 1, 0b0011))
    advance(g)
    assert table.waiting() == "Give" and table.menu() == ["give:degas", "give:murphy"]
    assert [int(s.got_items) for s in g.sleuths] == [0, 0, 0, 0]
    g.piles.supply.push(item("tonic"))
    g.then(Spread(ITEM, 1, 0b0001))
    advance(g)
    assert table.menu() == ["from-supply:tonic"], "an empty deck offers no top card"


@rule("LD-VIRT-02")
def test_virtue_beyond_the_pool_is_lost() -> None:
    table = story({}, STAY, done=5, virtue=3)
    table.g.then(Spread(VIRTUE, 2, 0b0001))
    advance(table.g)
    assert [table.virtue(who) for who in FOUR] == [3, 3, 3, 3]


@rule("LD-VIRT-04", "LD-ALLY-11", "LD-ITEM-09")
def test_nothing_can_be_passed_on_to_another_character() -> None:
    """Together at a Location, with Items, tokens and an Ally: no option moves any of them."""
    table = story({"west-3": "the-midnight-barge"}, {w: {"6am": "3"} for w in FOUR[:3]},
                  FOUR[:3], virtue=2, items={"degas": ["lockpicks", "tonic"]}, deck=["trust"],
                  arrange=lambda g: ally(g, 0, "big-tom-farrow"))  # fmt: skip
    for _ in range(60):
        for seat in table.asked():
            for code in table.filled(seat).listed():
                twin = Night(GAME, table.g.clone())
                before = belongings(twin)
                twin.choose(GAME.key(twin.g, seat, code), seat=seat)
                assert all(now <= had for now, had in zip(belongings(twin), before, strict=True))
        if table.g.hour > 1 or not table.idle():
            break


def belongings(table: Night) -> list[int]:
    """How much each Character has."""
    return [int(s.items.size() + s.virtue + s.allies.size()) for s in table.g.sleuths]


# The Story Phase


@rule("LD-TRIG-05")
def test_after_the_last_plot_of_chapter_one_the_actions_go_on() -> None:
    last = content().stories[1].plots[3]
    hour = int(last.opens)
    table = story({"west-1": last.id}, {"sturmer": {HOURS[hour - 1]: "1"}} | STAY, PAIR,
                  tale="caped-killer", done=3, hour=hour - 1)  # fmt: skip
    windows(table)
    table.lucky(lambda g: g.sleuths[0].flipped == 0, "investigate:west-1", seat=0)
    table.choose("roll:sturmer", seat=0)
    while table.waiting() in ("AfterRoll", "ReactCondition", "Give", "ItemSource", "ChooseVictim"):
        table.choose(table.menu()[0])
    assert table.g.next_done == 4 and table.g.phase == STORY and table.g.chapter == 1
    assert table.waiting() == "Window" and table.g.hour == hour


HOURS = ("6am", "8am", "10am", "noon", "2pm", "4pm", "6pm", "8pm", "10pm", "midnight", "2am", "4am")


@rule("LD-MOVE-07", "LD-DREAD-05")
def test_a_group_that_has_failed_is_finished_for_this_action() -> None:
    table = story({"west-4": "a-tough-bargain", "west-1": "bruiser"},
                  {"degas": {"6am": "4"}, "sturmer": {"6am": "1"}}, deck=["trust"])  # fmt: skip
    table.choose("investigate:west-4", "done", seat=0)
    assert table.menu(0) == ["investigate:west-1", "end-action"]
    assert table.refused("investigate:west-4", 0) == "LD-MOVE-07"


@rule("LD-TURN-07")
def test_an_action_that_is_ended_is_over() -> None:
    table = story({"west-1": "bruiser"}, {"sturmer": {"6am": "1"}} | STAY)
    windows(table)
    table.choose("end-action", seat=0)
    assert table.waiting() == "Window" and table.g.hour == 1
    assert table.at("west-1") == "bruiser" and table.place("sturmer") == "west-1"


@rule("LD-TURN-05")
def test_the_leader_decides_for_nobody_else() -> None:
    """Seat 2 leads: Milton's points, Detours and clock are his own seat's."""
    table = story({"west-4": "a-tough-bargain"}, {"milton": {"6am": "4", "4am": ">east"}},
                  deck=["trust"], virtue=1)  # fmt: skip
    table.g.leader = 2
    assert table.asked() == [3]
    table.choose("pass", seat=3)
    assert table.asked() == [2]
    table.choose("investigate:west-4", seat=2)
    assert table.waiting() == "AddPoints" and table.asked() == [3]


@rule("LD-TURN-05", "LD-TURN-01")
def test_any_player_may_be_chosen_to_lead() -> None:
    table = planning()
    table.g.agenda.insert(0, StoryPhase())
    table.choose("time-up", seat=0)
    assert table.menu() == [f"leader:seat-{seat}" for seat in range(4)]


@rule("LD-CHAP-10")
def test_an_open_plot_card_costs_nothing_when_the_board_is_counted() -> None:
    """The Begin Endgame card, left open: its segment is paid, then nothing more."""
    table = story({"west-2": "reynauds-residence", "west-3": "bruiser"}, hour=11)
    dread = int(content().cards[card("bruiser")].dread)
    assert table.dread() == 4 + dread and table.over()


@rule("LD-STASH-05", "LD-PLAN-24")
def test_a_token_with_its_arrow_up_is_spent_all_the_same() -> None:
    table = planning()
    table.choose("place:degas:6am:3", "turn:degas:6am:north", "place:degas:8am:3", seat=0)
    assert table.refused("place:degas:10am:3", 0) == "LD-SETUP-10"
    table.choose("take-stash:degas:3", "place:degas:10am:3", seat=0)
    assert table.refused("place:degas:noon:3", 0) == "LD-SETUP-10"


@rule("LD-ALLY-12")
def test_the_icons_of_a_sacrificed_ally_are_gone_at_once() -> None:
    def hard(g: Dread) -> None:
        ally(g, 0, "big-tom-farrow")
        g.hardened[19] = 4

    table = story({"west-2": "loose-from-bedlam"}, {"degas": {"6am": "2"}}, ("degas", "milton"),
                  deck=["trust"], arrange=hard)  # fmt: skip
    windows(table)
    table.choose("investigate:west-2", seat=0)
    assert table.asks() == [3, 8]
    table.choose("sacrifice:degas:big-tom-farrow", seat=0)
    assert table.waiting() == "AddPoints" and table.asks() == [6, 8]


@rule("LD-PERS-03", "LD-ALLY-05")
def test_a_trauma_cancels_the_sheet_but_no_ally() -> None:
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}},
                  ("sturmer", "milton"),
                  arrange=lambda g: ally(g, 0, "sergeant-dhillon"))  # fmt: skip
    windows(table)
    table.lucky(lambda g: g.sleuths[0].flipped == TRAUMA, "investigate:west-1", seat=0)
    assert table.waiting() == "BeforeRoll" and table.asks() == ["sturmer", 1]


# The Endgame


@rule("LD-ITEM-05", "LD-CHAL-01")
def test_items_are_ready_again_before_the_second_challenge() -> None:
    table = endgame(STURMER_FIRST, items={"sturmer": ["holy-water"], "degas": ["lockpicks"]},
                    challenges=["snatch-the-letter"])  # fmt: skip
    for seat, who in ((1, "degas"), (2, "murphy"), (3, "milton")):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].flipped == 0, "in:sturmer", seat=0)
    table.g.sleuths[0].tilted = 1 << item("holy-water")
    table.g.sleuths[1].tilted = 1 << item("lockpicks")
    table.choose("done", seat=0)
    assert table.waiting() == "InOrOut" and table.g.challenge == 1
    assert table.tilted("sturmer") == table.tilted("degas") == []


STURMER_FIRST = ("sturmer", "degas", "murphy", "milton")


@rule("LD-CHAL-03")
def test_one_that_bowed_out_is_not_asked_again() -> None:
    table = endgame(STURMER_FIRST, challenges=["snatch-the-letter"], dice=2)
    table.choose("out:degas", seat=1)
    table.choose("out:murphy", seat=2)
    table.choose("out:milton", seat=3)
    table.lucky(lambda g: g.sleuths[0].flipped == 0, "in:sturmer", seat=0)
    table.choose("done", seat=0)
    assert table.waiting() == "InOrOut" and table.asked() == [0]
    assert table.menu(0) == ["in:sturmer", "out:sturmer"]
    assert [int(s.dice) for s in table.g.sleuths] == [2, 2, 2, 2]


@rule("LD-CHAL-14")
def test_one_that_is_out_is_in_reach_of_nobody_until_the_showdown() -> None:
    table = endgame(challenges=["snatch-the-letter"], items={"degas": ["tonic"]},
                    conditions={"milton": INJURED})  # fmt: skip
    assert "deplete:degas:tonic" in table.menu(0)
    for seat, who in ((1, "murphy"), (2, "sturmer"), (3, "milton")):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].flipped == 0, "in:degas", seat=0)
    assert table.waiting() == "Facing" and "deplete:degas:tonic" not in table.menu(0)
    table.choose("done", seat=0)
    table.choose("out:degas", seat=0)
    assert "deplete:degas:tonic" in table.menu(0) and table.waiting() == "WhoIsNext"


@rule("LD-END-04")
def test_the_challenge_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        g = bare(FOUR, "the-letter", 1, None)
        g.rng = seeded(seed)
        g.then(EndgameSetup())
        advance(g)
        orders.add(tuple(g.piles.challenges.listed()))
        assert sorted(g.piles.challenges.listed()) == list(range(6))
    assert len(orders) > 4


@rule("LD-END-07", "LD-END-03")
def test_the_endgame_begins_with_ready_items_and_the_antagonists_rule() -> None:
    def tilt(g: Dread) -> None:
        g.sleuths[0].tilted = 1 << item("lockpicks")
        g.antagonist = next(n for n, a in enumerate(g.tale().antagonists) if a.id.endswith("queen"))

    table = story({}, {"murphy": {"4am": ">east"}}, tale="london-dread", chapter=2, hour=11,
                  done=10, items={"degas": ["lockpicks"]}, arrange=tilt)  # fmt: skip
    assert target_number(table.g) == 1, "no rule before the Endgame"
    assert table.tilted("degas") == ["lockpicks"]
    windows(table)
    assert table.g.phase == ENDGAME and table.tilted("degas") == []
    assert target_number(table.g) == 2 + table.dread() // 5


@rule("LD-TRACK-03")
def test_dread_stays_into_the_endgame() -> None:
    table = story({}, done=5, hour=11, dread=17)
    assert table.g.phase == ENDGAME and table.dread() == 17 and target_number(table.g) == 4


@rule("LD-TRACK-03", "LD-GAME-03")
def test_dread_stays_from_chapter_to_chapter() -> None:
    table = story({}, tale="caped-killer", done=4, hour=11, dread=20,
                  arrange=lambda g: g.then(Chapter(2)))  # fmt: skip
    assert table.waiting() == "Planning" and table.g.chapter == 2 and table.dread() == 20


@rule("LD-ANT-02")
def test_the_killer_strikes_at_a_lone_character() -> None:
    table = endgame(tale="caped-killer")
    assert table.g.rule_of_antagonist() == ONE_BY_ONE
    first = table.g.tale().challenges[table.g.piles.challenges.top()]
    for seat, who in enumerate(FOUR):
        if seat != 3:
            table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[3].flipped == 0, "in:milton", seat=3)
    assert table.waiting() == "Facing" and table.asks()[2] == int(first.difficulty) + 1


@rule("LD-GAME-08")
def test_only_the_planning_is_timed() -> None:
    table = fresh(2, 1, characters="random")
    assert GAME.clock(table.g) is not None
    table.choose("time-up", seat=0)
    assert GAME.clock(table.g) is None
    assert GAME.clock(endgame().g) is None and GAME.clock(story({}, STAY).g) is None


@rule("LD-GAME-09")
def test_no_difficulty_and_no_replay_is_refused() -> None:
    for difficulty in ("normal", "hard", "dread"):
        GAME.settled(2, {"difficulty": difficulty})
    won = [{"story": "the-letter"}]
    for name in ("the-letter", "caped-killer"):
        options = GAME.settled(2, {"story": name, "difficulty": "dread"})
        assert GAME.locked(options, won) == ""


@rule("LD-GAME-07")
def test_plans_are_open_to_all_and_hands_can_be_shown_by_anybody() -> None:
    table = planning()
    table.choose("place:degas:6am:4", seat=0)
    for seat in range(4):
        zones = GAME.view(table.g, seat).zones
        clock = next(z for z in zones if z.id == "degas/clock")
        assert clock.pieces[0].data["letters"] == "4"
    assert verbs.WORDS[verbs.SHOW_HAND] == "show-hand"


@rule("LD-SCORE-03")
def test_a_play_is_kept_with_its_players_and_score() -> None:
    table = planning()
    assert GAME.record(table.g)["score"] == "0"
    assert GAME.record(table.g)["players"].count(",") == 3


@rule("LD-SHOW-09", "LD-SHOW-05")
def test_after_the_last_roll_dice_effects_are_asked_for_once() -> None:
    table = endgame(items={"degas": ["elephant-gun"]}, dread=10)
    for seat, who in enumerate(FOUR):
        table.choose(f"out:{who}", seat=seat)
    for who in ("murphy", "sturmer", "milton"):
        table.choose(f"next:{who}")
        table.lucky(lambda g: sum(int(s.hits) for s in g.sleuths) == 0, f"roll:{who}")
    table.lucky(lambda g: g.sleuths[0].misses == 1, "roll:degas")
    assert table.waiting() == "LastChance" and table.asked() == [0]
    assert "use:degas:elephant-gun:1" in table.menu(0)
    table.choose("pass", seat=0)
    assert table.over()


@rule("LD-MOD-02")
@pytest.mark.parametrize(("eased", "need"), [(0, 4), (1, 3), (2, 2)])
def test_eased_tokens_lower_the_difficulty(eased: int, need: int) -> None:
    """Degas brings 3 against A Tough Bargain, which takes 4."""

    def ease(g: Dread) -> None:
        g.eased[21] = eased

    table = story({"west-4": "a-tough-bargain"}, {"degas": {"6am": "4"}} | {
                      "murphy": {"4am": ">east"}}, deck=["trust"], arrange=ease)  # fmt: skip
    windows(table)
    table.choose("investigate:west-4", seat=0)
    assert (table.at("west-4") == "") == (need <= 3)
    if eased == 0:
        assert table.asks() == [3, 4]


@rule("LD-PLOT-12")
@pytest.mark.parametrize(("hits", "shaken", "items"), [(1, UNHINGED, 0), (2, 0, 0), (3, 0, 1)])
def test_a_tier_is_reached_with_exactly_its_number(hits: int, shaken: int, items: int) -> None:
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}} | STAY, PAIR)
    windows(table)
    table.lucky(lambda g: g.sleuths[0].flipped == 0, "investigate:west-1", seat=0)
    assert table.asks() == ["sturmer", 3]
    table.lucky(lambda g: g.sleuths[0].conditions == shaken and len(g.sleuths[0].items) == items
                and any(line.key == "rolls" and line.args[2] == hits for line in g.log),
                "roll:sturmer", seat=0)  # fmt: skip
    assert table.at("west-1") == "" and len(table.deck()) == 0


@rule("LD-CHAP-12", "LD-GAME-05")
def test_a_loss_while_the_board_is_counted_is_the_only_end() -> None:
    """Dread goes above 50 and the trail is cold too: the first of them ends the game."""
    table = story({"west-1": "down:bruiser"}, done=4, hour=11, dread=49)
    assert table.g.outcome is not None and table.g.outcome.reason == "lost-dread"
    assert table.said().count("defeat") == 1
