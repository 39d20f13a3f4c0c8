"""Moves, Dread cards, the Investigation deck, Items and Virtue (LD-MOVE .. LD-VIRT)."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.holdings import ready_all_items
from gaslamp.games.london_dread.resources import virtue_left
from gaslamp.games.london_dread.tables import ABILITIES, icon, mask, points
from gaslamp.games.london_dread.vocabulary import V
from kit import rule
from scenarios.london_dread.kit import FOUR, content, item, planning, story

BARGAIN = {"west-4": "a-tough-bargain"}
ALONE = {"degas": {"6am": "4"}}
BOTH = {"degas": {"6am": "4"}, "murphy": {"6am": "4"}}


@rule("LD-TURN-01", "LD-TURN-02", "LD-TURN-05")
def test_a_leader_is_chosen_and_calls_the_actions() -> None:
    table = planning()
    from gaslamp.games.london_dread.story_phase import StoryPhase

    table.g.agenda.insert(0, StoryPhase())
    table.choose("time-up", seat=0)
    assert table.waiting() == "ChooseLeader"
    table.choose("leader:seat-2")
    assert table.g.leader == 2 and table.g.hour == 12


@rule("LD-TURN-03", "LD-MOVE-05", "LD-MOVE-06", "LD-DREAD-02", "LD-DREAD-04", "LD-MOVE-08")
def test_the_first_action_of_the_book() -> None:
    """Worked example 3."""
    table = story(
        {"west-2": "digging-up-the-past", "west-5": "bruiser"},
        {"milton": {"6am": "2"}, "murphy": {"6am": "2"}, "sturmer": {"6am": "5"}},
        ("milton", "murphy", "sturmer", "maria"),
    )
    assert table.place("maria") == "west-streets"
    assert table.menu(0) == ["investigate:west-2", "investigate:west-5", "end-action"]
    table.choose("investigate:west-5", "investigate:west-2")
    assert table.at("west-2") == table.at("west-5") == ""
    assert {"bruiser", "digging-up-the-past"} <= {
        content().cards[n].id for s in table.g.sleuths for n in s.hand.listed()
    } | set(table.deck())


@rule("LD-AP-01", "LD-AP-03", "LD-DREAD-01", "LD-DREAD-03", "LD-DREAD-07")
def test_two_on_a_dread_card() -> None:
    """Worked example 4: Degas 3 and Murphy 2 against 4."""
    table = story(BARGAIN, BOTH)
    table.choose("investigate:west-4")
    assert "solved" in table.said() and "flips" not in table.said()
    assert points(2 * icon(0), mask(icon(0))) == 2


@rule("LD-AP-02", "LD-AP-04")
def test_wild_matches_everything_and_others_only_themselves() -> None:
    for ability in range(9):
        shown = mask(icon(ability))
        assert points(icon(9), shown) == 1
        assert points(icon((ability + 1) % 9), shown) == 0, ABILITIES[ability]


@rule("LD-DREAD-05", "LD-WALK-01", "LD-WALK-02", "LD-DRAW-03", "LD-MOVE-07")
def test_alone_and_one_short() -> None:
    """Worked example 5: if she stops at 3 the card stays and nothing spent comes back."""
    table = story(
        BARGAIN, ALONE | {"murphy": {"6am": "5"}}, deck=["bold-as-brass", "a-borrowed-charm"]
    )
    table.choose("investigate:west-4")
    assert {"draw:degas", "done"} <= set(table.menu(0))
    table.lucky(lambda g: g.sleuths[0].effort.added == 0, "draw:degas")
    table.choose("done")
    assert table.at("west-4") == "a-tough-bargain"
    assert table.ids(table.g.piles.confidence_discard) == ["a-borrowed-charm"]


@rule("LD-DRAW-01", "LD-DRAW-02", "LD-DRAW-05", "LD-DRAW-06", "LD-DREAD-06")
def test_a_drawn_card_that_matches_solves_it() -> None:
    table = story(BARGAIN, ALONE, deck=["bold-as-brass", "a-borrowed-charm"])
    table.choose("investigate:west-4")
    table.lucky(lambda g: g.board[21] < 0, "draw:degas")
    assert table.ids(table.g.piles.confidence_discard) == ["bold-as-brass"]


@rule("LD-DREAD-08")
def test_a_dread_card_drawn_brings_its_icons() -> None:
    table = story(BARGAIN, ALONE, deck=["the-dipping-gang"])
    table.choose("investigate:west-4", "draw:degas")
    assert table.at("west-4") == ""
    assert table.ids(table.g.piles.dread_discard) == ["the-dipping-gang"]


@rule("LD-DRAW-04")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    table = story(BARGAIN, ALONE, items={"degas": ["gamblers-dice"]})
    table.choose("investigate:west-4")
    assert table.menu(0) == ["done", "use:degas:gamblers-dice"]


@rule("LD-ITEM-01", "LD-ITEM-02", "LD-ITEM-06", "LD-AP-05", "LD-AP-07")
def test_using_an_item_tilts_it() -> None:
    table = story(BARGAIN | {"west-1": "bruiser"}, {"degas": {"6am": "4"}, "murphy": {"6am": "1"}},
                  items={"degas": ["gamblers-dice"], "murphy": ["lockpicks"]})  # fmt: skip
    table.choose("investigate:west-4")
    assert not any("murphy" in key for key in table.menu(0))
    table.choose("use:degas:gamblers-dice")
    assert table.tilted("degas") == ["gamblers-dice"] and table.at("west-4") == ""
    assert table.g.sleuths[0].effort.added == 1
    table.choose("investigate:west-1")
    assert table.g.sleuths[0].effort.added == 0


@rule("LD-ITEM-03", "LD-ITEM-04")
def test_depleting_puts_it_away_and_a_tilted_item_cannot_be() -> None:
    table = story({"west-4": "the-midnight-barge"}, ALONE, items={"degas": ["lockpicks"]},
                  deck=["trust"])  # fmt: skip
    table.choose("investigate:west-4", "use:degas:lockpicks")
    assert table.refused("deplete:degas:lockpicks") == "LD-ITEM-04"
    table = story({"west-4": "the-midnight-barge"}, ALONE, items={"degas": ["lockpicks"]})
    table.choose("investigate:west-4", "deplete:degas:lockpicks")
    assert table.items("degas") == [] and table.at("west-4") == ""
    assert table.g.piles.item_discard.listed() == [item("lockpicks")]


@rule("LD-ITEM-05", "LD-ITEM-09", "LD-VIRT-04", "LD-ALLY-11")
def test_items_are_readied_at_fixed_moments_and_never_passed_on() -> None:
    table = story({}, items={"degas": ["lockpicks", "tonic", "brandy"]})
    table.g.sleuths[0].tilted = 1
    ready_all_items(table.g)
    assert table.tilted("degas") == [] and len(table.items("degas")) == 3
    assert not V.by_word.keys() & {"trade", "lend", "pass-on"}


@rule("LD-ITEM-08", "LD-ITEM-11")
def test_free_effects_come_between_others_and_once_more_at_the_end() -> None:
    table = story({}, items={"degas": ["evening-edition"]}, done=5, dread=9)
    assert table.menu(0) == ["pass", "deplete:degas:evening-edition"]
    table.through(12)
    assert table.waiting() == "LastWindow" and table.g.phase == 2
    table.choose("deplete:degas:evening-edition", seat=0)
    assert table.dread() == 6


@rule("LD-ITEM-10", "LD-RES-11")
def test_an_empty_item_deck_is_rebuilt_from_the_discard() -> None:
    from gaslamp.games.london_dread.resources import available, top_item
    from gaslamp.games.london_dread.tables import RANDOM_ITEM

    table = story({}, items={"degas": ["tonic"]}, dread=1)
    g = table.g
    while g.piles.items.size() > 0:
        g.piles.item_discard.push(g.piles.items.pull())
    assert top_item(g) >= 0 and g.piles.item_discard.size() == 0
    g.piles.items.clear()
    assert top_item(g) == -1 and not available(g, RANDOM_ITEM)


@rule("LD-ITEM-12")
def test_a_readied_item_can_be_used_again() -> None:
    table = story({"west-4": "the-midnight-barge"}, ALONE,
                  items={"degas": ["lockpicks", "silver-hunter-watch"]})  # fmt: skip
    table.choose("investigate:west-4", "use:degas:lockpicks", "deplete:degas:silver-hunter-watch",
                 "use:degas:lockpicks")  # fmt: skip
    assert table.at("west-4") == ""


@rule("LD-VIRT-01", "LD-VIRT-03")
def test_a_virtue_token_gives_the_effect_of_the_sheet() -> None:
    table = story(BARGAIN, ALONE, virtue=2)
    table.choose("investigate:west-4", "virtue:degas")
    assert table.at("west-4") == "" and table.virtue("degas") == 1
    assert virtue_left(table.g) == 12 - 7


@rule("LD-VIRT-02", "LD-RES-08")
def test_there_are_twelve_virtue_tokens() -> None:
    from gaslamp.games.london_dread.resources import Spread
    from gaslamp.games.london_dread.tables import VIRTUE

    table = story({}, virtue=3, items={"degas": ["tonic"]}, conditions={"degas": 1})
    Spread(VIRTUE, 2, 0b1).run(table.g)
    assert virtue_left(table.g) == 0 and table.virtue("degas") == 3


@rule("LD-TURN-06", "LD-TURN-07")
def test_one_investigation_at_a_time_and_the_rest_is_left() -> None:
    table = story(BARGAIN | {"west-1": "bruiser"}, {"degas": {"6am": "4"}, "sturmer": {"6am": "1"}},
                  deck=["trust"])  # fmt: skip
    table.choose("investigate:west-4")
    assert not any(key.startswith("investigate") for key in table.menu(0))
    table.choose("done")
    table.choose("end-action")
    assert table.at("west-1") != "" or table.over() or table.g.hour == 12


@rule("LD-TURN-04", "LD-SEG-08")
def test_after_action_twelve_the_chapter_ends() -> None:
    table = story({"west-2": "reynauds-residence"}, hour=11)
    assert table.over() and table.dread() == 4
    assert table.g.outcome and table.g.outcome.reason == "lost-trail"


@rule("LD-DETOUR-01", "LD-DETOUR-02", "LD-DETOUR-03", "LD-DETOUR-04")
def test_a_detour_turns_an_arrow_for_one_dread() -> None:
    """Worked example 18."""
    table = story({}, {"degas": {"4pm": ">east", "6pm": "2"}}, done=5)
    assert table.refused("detour:degas:4pm:east", 0) == "LD-DETOUR-04"
    assert table.refused("detour:degas:6pm:west", 0) == "LD-DETOUR-02"
    table.choose("detour:degas:4pm:north", "detour:degas:4pm:west", seat=0)
    assert table.dread() == 2
    table.through(6)
    assert table.place("degas") == "west-streets"
    assert not any(key.startswith("detour") for key in table.menu(0)) or table.over()


@rule("LD-TRACK-02", "LD-TRACK-06", "LD-GAME-05")
def test_above_fifty_all_is_lost_at_once() -> None:
    table = story({}, {"degas": {"4pm": ">east"}}, done=5, dread=49)
    table.choose("detour:degas:4pm:north", seat=0)
    assert table.dread() == 50 and not table.over()
    table.choose("detour:degas:4pm:west", seat=0)
    assert table.over() and table.g.agenda == []


@rule("LD-TRACK-04")
def test_dread_stops_at_zero() -> None:
    table = story({}, items={"degas": ["evening-edition"]}, dread=2, done=5)
    table.choose("deplete:degas:evening-edition", seat=0)
    assert table.dread() == 0


@rule("LD-SEG-01", "LD-SEG-02", "LD-SEG-06")
def test_a_plot_not_done_costs_dread_in_every_segment() -> None:
    """Worked example 6."""
    table = story({"west-2": "reynauds-residence"}, {"degas": {"4am": ">east"}})
    table.through(4)
    table.choose("pass", seat=0)
    assert table.dread() == 4
    table.through(8)
    table.choose("pass", seat=0)
    assert table.dread() == 8
    table.rest()
    assert table.over() and table.dread() == 12


@rule("LD-SEG-03", "LD-SEG-04", "LD-SEG-05", "LD-SEG-07")
def test_only_the_time_code_of_face_up_cards_counts() -> None:
    board = {"west-2": "the-bookbinder-of-holywell-street",
             "west-3": "the-house-on-limehouse-reach",
             "west-4": "down:reynauds-residence"}  # fmt: skip
    table = story(board, {"degas": {"4am": ">east"}})
    table.g.plot_at[21] = -1
    table.through(4)
    table.choose("pass", seat=0)
    assert table.dread() == 3
    table.through(8)
    table.choose("pass", seat=0)
    assert table.dread() == 3 + 3 + 4


@rule("LD-CHAP-01", "LD-CHAP-02", "LD-CHAP-03", "LD-CHAP-10", "LD-CHAP-12", "LD-ALLY-09")
def test_the_board_is_counted_at_the_end() -> None:
    table = story({"west-1": "down:bruiser", "west-2": "burning-tenement",
                   "north-1": "brother-anselm"},
                  characters=FOUR[:2], done=5, hour=11)  # fmt: skip
    assert table.dread() == 2 + 5


@rule("LD-CHAP-05", "LD-CHAP-11", "LD-PLOT-05")
def test_without_the_last_plot_card_the_trail_runs_cold() -> None:
    table = story({"west-1": "down:bruiser"}, done=4, hour=11)
    assert table.over() and table.g.outcome and table.g.outcome.reason == "lost-trail"


@rule("LD-CHAP-12")
def test_a_loss_in_step_one_stops_everything() -> None:
    table = story(
        {"west-1": "down:bruiser", "west-2": "burning-tenement"}, done=5, hour=11, dread=49
    )
    assert table.dread() == 51 and table.over()


def test_the_picture_tells_what_is_short_and_what_is_certain() -> None:
    table = story(BARGAIN | {"west-1": "bruiser"}, {"degas": {"6am": "4"}, "sturmer": {"8am": "1"}},
                  done=5, items={"degas": ["evening-edition"]}, dread=1)  # fmt: skip
    plan = GAME.view(table.g, 0).data["plan"]
    met = {m["card"]: (m["hour"], m["points"], m["need"], m["verdict"]) for m in plan["meetings"]}
    assert met["a-tough-bargain"] == (1, 3, 4, "short")
    assert met["bruiser"] == (2, 3, 3, "solved")
    assert plan["dread"] == {"least": 4, "most": 4, "likely": 4, "helped": 1, "exact": True}


@pytest.mark.parametrize(
    "story_id", ["the-letter", "caped-killer", "uncrowned-king", "london-dread"]
)
def test_the_picture_of_an_empty_plan_is_what_happens(story_id: str) -> None:
    from scenarios.london_dread.kit import fresh

    table = fresh(4, 3, story=story_id, characters="random")
    for location in ("west-1", "west-2", "north-3"):
        table.choose(f"reveal:{location}", seat=0)
    forecast = GAME.view(table.g, 0).data["plan"]["dread"]
    table.choose("time-up", seat=0)
    table.choose("leader:seat-0")
    table.rest()
    assert forecast["least"] <= table.dread() <= forecast["most"] or table.dread() > 50
