"""From Chapter to Endgame and score: what stays, what is asked once, what is counted exactly."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.chapter import Chapter
from gaslamp.games.london_dread.endgame import EndgameSetup
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.state import ENDGAME, Dread
from gaslamp.games.london_dread.tables import (
    INJURED,
    ONE_BY_ONE,
    UNHINGED,
)
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    PAIR,
    STAY,
    bare,
    endgame,
    fresh,
    item,
    planning,
    story,
    windows,
)


@rule("LD-ITEM-05", "LD-CHAL-01")
def test_items_are_ready_again_before_the_second_challenge() -> None:
    table = endgame(STURMER_FIRST, items={"sturmer": ["holy-water"], "degas": ["lockpicks"]},
                    challenges=["snatch-the-letter"])  # fmt: skip
    for seat, who in ((1, "degas"), (2, "murphy"), (3, "milton")):
        table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "in:sturmer", seat=0)
    table.g.sleuths[0].tilted = 1 << item("holy-water")
    table.g.sleuths[1].tilted = 1 << item("lockpicks")
    table.choose("done", seat=0)
    assert table.waiting() == "InOrOut" and table.g.finale.challenge == 1
    assert table.tilted("sturmer") == table.tilted("degas") == []


STURMER_FIRST = ("sturmer", "degas", "murphy", "milton")


@rule("LD-CHAL-03")
def test_one_that_bowed_out_is_not_asked_again() -> None:
    table = endgame(STURMER_FIRST, challenges=["snatch-the-letter"], dice=2)
    table.choose("out:degas", seat=1)
    table.choose("out:murphy", seat=2)
    table.choose("out:milton", seat=3)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "in:sturmer", seat=0)
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
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "in:degas", seat=0)
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
    table.lucky(lambda g: g.sleuths[3].effort.flipped == 0, "in:milton", seat=3)
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
        assert GAME.locked(options, won) is None


@rule("LD-GAME-07")
def test_plans_are_open_to_all_and_hands_can_be_shown_by_anybody() -> None:
    table = planning()
    table.choose("place:degas:6am:4", seat=0)
    for seat in range(4):
        zones = GAME.view(table.g, seat).zones
        clock = next(z for z in zones if z.id == "degas/clock")
        assert clock.pieces[0].data["letters"] == "4"
    assert verbs.V.word(verbs.SHOW_HAND) == "show-hand"


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
        table.lucky(lambda g: sum(int(s.effort.hits) for s in g.sleuths) == 0, f"roll:{who}")
    table.lucky(lambda g: g.sleuths[0].effort.misses == 1, "roll:degas")
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
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "investigate:west-1", seat=0)
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
