"""The Story Phase where rules meet: second tries, the Leader, Allies and Traumas."""

from __future__ import annotations

from gaslamp.games.london_dread.state import STORY, Dread
from gaslamp.games.london_dread.story_phase import StoryPhase
from kit import rule
from scenarios.london_dread.kit import (
    PAIR,
    STAY,
    TRAUMA,
    ally,
    card,
    content,
    planning,
    story,
    windows,
)


@rule("LD-TRIG-05")
def test_after_the_last_plot_of_chapter_one_the_actions_go_on() -> None:
    last = content().stories[1].plots[3]
    hour = int(last.opens)
    table = story({"west-1": last.id}, {"sturmer": {HOURS[hour - 1]: "1"}} | STAY, PAIR,
                  tale="caped-killer", done=3, hour=hour - 1)  # fmt: skip
    windows(table)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "investigate:west-1", seat=0)
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

    table = story({"west-2": "loose-from-bedlam"}, {"degas": {"6am": "2"}},
                  ("degas", "milton", "murphy"), deck=["trust"], arrange=hard)  # fmt: skip
    windows(table)
    table.choose("investigate:west-2", seat=0)
    assert table.asks() == [3, 8]
    table.choose("sacrifice:degas:big-tom-farrow", seat=0)
    assert table.waiting() == "AddPoints" and table.asks() == [6, 8]


@rule("LD-PERS-03", "LD-ALLY-05")
def test_a_trauma_cancels_the_sheet_but_no_ally() -> None:
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}},
                  ("sturmer", "milton", "murphy"),
                  arrange=lambda g: ally(g, 0, "sergeant-dhillon"))  # fmt: skip
    windows(table)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == TRAUMA, "investigate:west-1", seat=0)
    assert table.waiting() == "BeforeRoll" and table.asks() == ["sturmer", 1]
