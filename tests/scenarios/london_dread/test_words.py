"""What people are told: texts, causes, cards by name, prices, and the forecast of the plan."""

from __future__ import annotations

import pytest

from gaslamp.games.london_dread.conditions import defeat
from gaslamp.games.london_dread.effect import made
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.odds import showdown_odds
from gaslamp.games.london_dread.places import HOURS
from gaslamp.games.london_dread.showdown import score, win
from gaslamp.games.london_dread.state import SHOWDOWN, Dread
from gaslamp.games.london_dread.story_effects import DropGoon
from gaslamp.games.london_dread.tables import INJURED, UNHINGED
from gaslamp.games.london_dread.track import lower_dread
from gaslamp.games.view import ZoneView
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.seats import OPEN
from gaslamp.words.words import Words
from kit import rule
from scenarios.london_dread.kit import (
    FOUR,
    STAY,
    TRAUMA,
    Night,
    ally,
    beside,
    content,
    endgame,
    fresh,
    item,
    planning,
    story,
)

BOOKBINDER = "the-bookbinder-of-holywell-street"


def told(table: Night) -> list[str]:
    """The log in words."""
    words = Words(GAME, content(), [f"Player {n + 1}" for n in range(4)])
    return [words.line(line) for line in table.g.log]


def label(table: Night, key: str, seat: int) -> str:
    words = Words(GAME, content(), ["Player 1"] * 4)
    code = next(c for c in table.filled(seat).listed() if GAME.key(table.g, seat, c) == key)
    return words.line(GAME.words(table.g, seat, code))


def caution(table: Night, key: str, seat: int) -> str:
    words = Words(GAME, content(), ["Player 1"] * 4)
    code = next(c for c in table.filled(seat).listed() if GAME.key(table.g, seat, c) == key)
    line = GAME.caution(table.g, seat, code)
    return words.line(line) if line else ""


def zone(table: Night, name: str, seat: int = -1) -> ZoneView | None:
    return next((z for z in GAME.view(table.g, seat).zones if z.id == name), None)


# The Story's own words


@rule("LD-SHOW-08", "LD-SCORE-01", "LD-SCORE-03")
def test_a_win_tells_its_text_the_points_and_what_is_open_now() -> None:
    table = endgame(dice=2, dread=0)
    for seat, who in enumerate(FOUR):
        table.choose(f"out:{who}", seat=seat)
    table.choose("next:degas")
    table.lucky(lambda g: g.sleuths[0].effort.hits == 2, "roll:degas")
    while not table.over():
        table.choose(table.menu()[0])
    points = GAME.score(table.g)[0]
    said = told(table)
    assert f"The Letter is won with {points} points." in said
    assert content().stories[0].victory in said
    assert said[-1] == "The next Story is open: The Caped Killer."
    assert table.g.outcome is not None
    record = GAME.record(table.g)
    assert record["score"] == str(points) and "Howard Milton" in record["players"]
    reason = Words(GAME, content(), []).sentence(table.g.outcome.reason, table.g.outcome.args)
    assert reason.endswith(f"London can sleep. Score: {points}.") and points > 0


@rule("LD-SHOW-08")
@pytest.mark.parametrize("way", ["dread", "trail", "defeated", "showdown"])
def test_every_loss_tells_the_defeat_text(way: str) -> None:
    if way == "dread":
        table = story({"west-1": "down:bruiser"}, done=5, hour=11, dread=49)
    elif way == "trail":
        table = story({}, hour=11)
    else:
        table = endgame(dread=50)
        if way == "defeated":
            for c in range(4):
                defeat(table.g, c)
        else:
            for seat, who in enumerate(FOUR):
                table.choose(f"out:{who}", seat=seat)
            while not table.over():
                table.choose(table.menu()[0])
    assert table.over() and table.g.outcome is not None
    assert table.g.outcome.reason == f"lost-{way}"
    assert told(table)[-2:] == ["The Letter is lost.", content().stories[0].defeat]


@rule("LD-PLOT-19")
def test_a_story_begins_with_its_opening() -> None:
    table = fresh(2, 1)
    assert told(table)[:2] == ["The Letter begins.", content().stories[0].opening]


# Causes


@rule("LD-CHAP-01", "LD-CHAP-02", "LD-CHAP-03", "LD-STORY-13")
def test_the_end_of_a_chapter_says_what_every_point_is_for() -> None:
    table = story({"west-1": "down:bruiser", "west-2": "burning-tenement"}, tale="london-dread",
                  done=6, hour=11, goons={0: "east-1"}, arrange=spend_stash)  # fmt: skip
    said = told(table)
    assert "Chapter 1 ends, and the board is counted." in said
    goon = content().goons[0].name
    for start in ("West 1", "Left unsolved, Burning Tenement:", f"A Goon still at large, {goon}:",
                  "A token taken from the Stash:"):  # fmt: skip
        assert sum(line.startswith(start) for line in said) == 1, start
    assert not any(line.startswith("Dread rises") for line in said)


def spend_stash(g: Dread) -> None:
    g.stash = 0b1111110 ^ 1 << 3
    g.sleuths[0].stash = 1 << 3


@rule("LD-STORY-02")
def test_who_walks_alone_is_named() -> None:
    table = story({}, {"degas": {"noon": ">north"}} | {"murphy": {"4am": ">east"}},
                  tale="caped-killer", hour=3, done=5)  # fmt: skip
    while table.g.hour < 4:
        table.idle()
    name = GAME.english(content()).name("degas")
    assert f"{name} walks alone: Dread rises by 1 to 1." in told(table)
    assert table.dread() == 1


@rule("LD-END-08")
def test_confidence_of_the_endgame_is_said_to_go_to_one_hand() -> None:
    table = endgame(items={"degas": ["brandy"]})
    table.choose("deplete:degas:brandy", seat=0)
    assert "takes-confidence" in table.said() and "gains-confidence" not in table.said()


@rule("LD-STORY-14")
def test_confidence_for_a_goon_that_is_not_there_says_why() -> None:
    table = story({}, STAY, tale="london-dread")
    made(DropGoon, 1, "").do(table.g, 0, 1)
    assert table.said()[-2:] == ["no-goon-left", "gains-confidence"]


@rule("LD-STASH-01", "LD-STASH-06")
def test_the_stash_is_spoken_of() -> None:
    table = planning()
    table.choose("place:degas:6am:4", "place:degas:8am:4", "take-stash:degas:4", seat=0)
    assert table.said()[-1] == "takes-stash"
    table.choose("return-stash:degas:4", seat=0)
    assert table.said()[-1] == "returns-stash"


@rule("LD-ITEM-05")
def test_readied_items_and_replaced_tokens_are_spoken_of() -> None:
    table = story({}, STAY, items={"degas": ["cabmans-whistle"]}, done=5)
    table.choose("deplete:degas:cabmans-whistle", seat=0)
    table.choose("replan:degas:4am:3", seat=0)
    assert any(
        line.endswith("replaces the token of 4 a.m.: it is a 3 now.") for line in told(table)
    )


# Cards by name, prices, cautions


@rule("LD-MOVE-06")
def test_an_investigation_names_what_is_there_and_what_it_takes() -> None:
    table = story(
        {"west-4": "a-tough-bargain"}, {"degas": {"6am": "4"}, "murphy": {"4am": ">east"}}, done=5
    )
    table.choose("pass", seat=1)
    assert label(table, "investigate:west-4", 0).endswith(": A Tough Bargain")
    assert beside(table, "investigate:west-4", 0).startswith(
        "who is there brings 3 points against 4"
    )


@rule("LD-STORY-09")
def test_a_goon_is_called_a_goon() -> None:
    table = story({}, {"degas": {"6am": "4"}}, tale="london-dread", goons={0: "west-4"})
    name = content().goons[0].name
    assert label(table, "investigate:west-4", 0).startswith("Face the Goon at West 4")
    assert label(table, "investigate:west-4", 0).endswith(name)
    view = GAME.view(table.g, 0)
    place = next(p for m in view.maps for p in m.places if p.id == "west-4")
    assert [(p.name, p.marks) for p in place.pieces if p.ref.startswith("goon/")] == [
        (name, ["Goon"])
    ]


@rule("LD-PLAN-08")
def test_a_face_down_card_is_not_named_by_its_refusal() -> None:
    table = story({"west-4": "down:a-tough-bargain", "west-5": "bruiser"},
                  {"degas": {"6am": "4"}, "murphy": {"6am": "5"}}, done=5)  # fmt: skip
    refusal = table.refusal("investigate:west-4", 0)
    line = GAME.words(table.g, 0, int(refusal.code))
    assert line.args == ["west-4"]


@rule("LD-DETOUR-01")
def test_a_detour_says_its_price_and_warns_at_fifty() -> None:
    table = story({}, STAY, dread=12, done=5)
    assert beside(table, "detour:degas:4am:north", 0) == "now East; Dread 12 to 13"
    assert caution(table, "detour:degas:4am:north", 0) == ""
    table.g.dread = 50
    assert "loses the Story" in caution(table, "detour:degas:4am:north", 0)


@rule("LD-PLAN-19")
def test_ending_the_planning_for_others_is_asked_twice() -> None:
    table = planning()
    assert caution(table, "time-up", 0).startswith("3 players are not ready yet")
    for seat in (1, 2, 3):
        table.choose("ready", seat=seat)
    assert caution(table, "time-up", 0) == ""
    assert GAME.declines[-1] == "time-up"


@rule("LD-CHAL-09")
def test_giving_up_names_the_penalty() -> None:
    table = endgame(challenges=["snatch-the-letter"])
    for seat, who in enumerate(FOUR):
        if seat:
            table.choose(f"out:{who}", seat=seat)
    table.lucky(lambda g: g.sleuths[0].effort.flipped == 0, "in:degas", seat=0)
    assert beside(table, "done", 0) == "Discard 2 cards of your choice from your hand"


@rule("LD-PLOT-12")
def test_the_odds_of_a_roll_are_named_by_what_they_bring() -> None:
    table = story({"west-1": "reynauds-residence"}, {"sturmer": {"6am": "1"}}, done=0)
    table.lucky(lambda g: g.sleuths[2].effort.flipped == 0, "investigate:west-1", seat=0)
    code = table.filled(2).listed()[0]
    words = GAME.english(content())
    names = [words.sentence(odds.message, odds.args) for odds in GAME.odds(table.g, 2, code)]
    assert names[0].startswith("0–1 successes (All present are Unhinged")
    assert names[1].endswith(" successes (No effect)") and names[-1][1] == "+"


@rule("LD-SHOW-05")
def test_the_chance_to_win_counts_what_items_add_for_certain() -> None:
    table = endgame(items={"degas": ["stick-of-dynamite"]}, dread=5)
    for seat, who in enumerate(FOUR):
        table.choose(f"out:{who}", seat=seat)
    table.choose("next:degas")
    code = next(c for c in table.filled(0).listed() if GAME.key(table.g, 0, c) == "roll:degas")
    (odds,) = GAME.odds(table.g, 0, code)
    assert odds.chance == pytest.approx(1.0) and odds.message == "odds-win-items"


# What lies open


@rule("LD-COND-01")
def test_conditions_lie_open_also_without_virtue_tokens() -> None:
    table = story({}, STAY, virtue=0, conditions={"degas": INJURED | UNHINGED}, done=5)
    found = zone(table, "degas/conditions", 1)
    assert found is not None and [p.name for p in found.pieces] == ["Injured", "Unhinged"]
    clean = zone(table, "murphy/conditions", 1)
    assert clean is not None and clean.pieces == []


@rule("LD-SETUP-21", "LD-PERS-01")
def test_personality_cards_can_be_looked_at_flipped_or_listed() -> None:
    about = {entry.id: entry for entry in GAME.about(content())}
    sheet = next(c for c in content().characters if c.id == "milton")
    for personality in sheet.deck:
        assert about[personality.id].name == personality.name
        assert any(personality.name in line for line in about["milton"].lines)
    assert "The Trauma." in about[sheet.deck[TRAUMA].id].lines[1]
    table = story({"west-1": "reynauds-residence"}, {"milton": {"6am": "1"}}, virtue=1)
    table.lucky(lambda g: g.sleuths[3].effort.flipped == TRAUMA, "investigate:west-1", seat=0)
    found = zone(table, "milton/flipped", 0)
    assert found is not None
    assert [(p.name, p.marks) for p in found.pieces] == [(sheet.deck[TRAUMA].name, ["Trauma"])]
    assert "flips-trauma" in table.said()


def test_the_tokens_beside_a_clock_are_told_by_number() -> None:
    table = planning(FOUR[:2])
    for key in GAME.parse_plan(table.g, 0, ["1", "6n", "1", "n6"]):
        table.choose(key, seat=0)
    left = zone(table, "degas/tokens")
    assert left is not None and left.title == "Tokens left" and left.count == 4
    assert [piece.name for piece in left.pieces] == ["2 × 2", "2 × 3", "2 × 4", "2 × 5"]
    hours = zone(table, "degas/clock")
    assert hours is not None
    assert [piece.name for piece in hours.pieces[:3]] == [
        "6 a.m.: 1",
        "8 a.m.: north",
        "10 a.m.: 1",
    ]
    assert "6n" in GAME.english(None).say("plan-help") and "n6" not in GAME.english(None).say(
        "plan-help"
    )


def test_the_endgame_shows_no_clocks() -> None:
    table = endgame()
    assert zone(table, "degas/clock") is None and zone(table, "degas/tokens") is None
    assert zone(table, "degas/sheet") is not None


# The forecast


@rule("LD-TURN-07")
def test_the_forecast_counts_what_is_still_to_be_investigated_in_this_action() -> None:
    """Action 12: Milton at E, Stürmer at Bruiser; the forecast is the same before and after."""
    table = story({"west-4": last_plot(), "west-1": "bruiser"}, hour=11, done=4,
                  clocks={"milton": {"4am": "4"}, "sturmer": {"4am": "1"}} | STAY)  # fmt: skip
    before = GAME.view(table.g, 0).data["plan"]
    table.choose("pass", seat=0)
    assert table.waiting() == "ChooseInvestigation"
    after = GAME.view(table.g, 0).data["plan"]
    assert before["trail"] == after["trail"] == "held"
    assert (
        before["dread"]
        == after["dread"]
        == {
            "least": 0,
            "most": 0,
            "likely": 0,
            "helped": 0,
            "exact": True,
        }
    )
    table.choose("investigate:west-1", seat=0)
    assert GAME.view(table.g, 0).data["plan"]["trail"] == "held"


def last_plot() -> str:
    return content().stories[0].plots[4].id


@rule("LD-SEG-02")
def test_the_forecast_counts_the_end_of_the_segment_once() -> None:
    """Bruiser is solved in Action 4; the open Plot card A costs 4 in each of three segments."""
    table = story({"east-2": "reynauds-residence", "west-1": "bruiser"},
                  {"sturmer": {"noon": "1"}} | STAY, hour=3)  # fmt: skip
    assert GAME.view(table.g, 0).data["plan"]["dread"]["least"] == 12
    table.choose("pass", seat=0)
    assert GAME.view(table.g, 0).data["plan"]["dread"]["least"] == 12
    table.choose("investigate:west-1", seat=0)
    assert table.dread() == 4 and table.waiting() == "Window"
    assert GAME.view(table.g, 0).data["plan"]["dread"]["least"] == 12


def test_the_forecast_does_not_go_beyond_the_track() -> None:
    table = story({"west-1": "reynauds-residence", "west-2": "bruiser", "east-6": BOOKBINDER},
                  {"sturmer": {"4am": "1"}, "milton": {"4am": "1"}} | STAY, dread=31)  # fmt: skip
    (track,) = [t for t in GAME.view(table.g, 0).tracks if t.id.startswith("plan/")]
    told = GAME.view(table.g, 0).data["plan"]["dread"]
    assert track.value == told["least"] < told["most"] == 51
    assert track.note.startswith("up to 51 as the dice fall; Plot B is not done by this plan")


def test_the_forecast_is_never_more_at_least_than_at_most() -> None:
    """Two open Plot cards and a board of Dread cards: the Story is lost whatever the dice show."""
    table = story({"west-1": "reynauds-residence", "west-2": "bruiser", "east-6": BOOKBINDER},
                  {"sturmer": {"4am": "1"}, "milton": {"4am": "1"}} | STAY, dread=50)  # fmt: skip
    (track,) = [t for t in GAME.view(table.g, 0).tracks if t.id.startswith("plan/")]
    assert track.value == 51 and track.note.startswith("Plot B is not done by this plan")


@rule("LD-TRACK-04")
def test_dread_that_does_not_fall_is_not_told() -> None:
    table = story({}, STAY, dread=1)
    lower_dread(table.g, 2)
    assert (table.g.log[-1].key, table.g.log[-1].args) == ("dread-falls", [1, 0])
    told = len(table.g.log)
    lower_dread(table.g, 2)
    assert table.dread() == 0 and len(table.g.log) == told


@rule("LD-PLAN-19")
def test_who_opens_a_plan_that_was_ready_says_so_once() -> None:
    table = planning(board={"west-1": "down:bruiser"})
    table.choose("place:degas:6am:1", seat=0)
    assert said(table, "plans-anew") == []
    table.choose("ready", seat=0)
    table.choose("reveal:west-1", seat=1)
    assert said(table, "plans-anew") == []
    table.choose("take-back:degas:6am", seat=0)
    table.choose("place:degas:6am:2", seat=0)
    assert said(table, "plans-anew") == [["seat-0"]]
    table.choose("ready", seat=0)
    table.choose("not-ready", seat=0)
    table.choose("place:degas:8am:1", seat=0)
    assert said(table, "plans-anew") == [["seat-0"], ["seat-0"]]


def said(table: Night, key: str) -> list[list[str | int]]:
    return [line.args for line in table.g.log if line.key == key]


def test_what_is_dear_is_not_listed_first() -> None:
    match = life.begin(GAME.id, ["human", "human"], {"characters": "random"}, 1)
    assert isinstance(match.g, Dread)
    keys = [offer.key for offer in match.menu(0)]
    assert keys[-2:] == ["ready", "time-up"]
    for slot, hour in enumerate(HOURS):
        match.choose(0, f"place:{match.g.id(0)}:{hour}:{slot // 2 + 1}")
    keys = [offer.key for offer in match.menu(0)]
    assert keys[0] == "ready" and keys[-1] == "time-up"


@rule("LD-SHOW-04")
def test_the_chance_of_the_showdown_says_which_items_it_counts() -> None:
    table = endgame(("degas", "murphy"), dice=1, items={"murphy": ["stick-of-dynamite"]})
    table.g.phase = SHOWDOWN
    (odds,) = showdown_odds(table.g)
    assert GAME.english(content()).sentence(odds.message, odds.args) == (
        "the team wins if the Items that give 2 successes for sure are used, without rerolls"
    )
    assert odds.chance == 1.0
    table.g.sleuths[1].tilted = 1 << item("stick-of-dynamite")
    (odds,) = showdown_odds(table.g)
    assert (odds.message, odds.args) == ("odds-win", ()) and odds.chance < 1.0


@rule("LD-SCORE-01")
def test_the_score_is_told_with_how_it_arose() -> None:
    table = endgame(("degas", "murphy"), items={"murphy": ["stick-of-dynamite"]}, virtue=1,
                    conditions={"degas": 1})  # fmt: skip
    table.g.phase, table.g.finale.target, table.g.finale.total = SHOWDOWN, 2, 4
    win(table.g)
    assert said(table, "score") == [[8, 6, 7, 1]]
    assert score(table.g) == 8 + 6 + 7 - 1


# The table


@rule("LD-PLAN-26")
def test_a_seat_nobody_leads_does_not_hold_up_the_planning() -> None:
    match = life.begin(GAME.id, ["human", OPEN], {"characters": "random"}, 1)
    match.choose(0, "ready")
    assert match.prompt() == (
        "Who is the Investigation Leader, who calls the hours and settles ties?"
    )
    both = life.begin(GAME.id, ["human", "human"], {"characters": "random"}, 1)
    both.choose(0, "ready")
    assert both.awaited() == [1]
    solo = life.begin(GAME.id, ["human", OPEN], {"characters": "random"}, 1)
    solo.choose(0, next(o.key for o in solo.menu(0) if o.key.startswith("place:")))
    assert solo.awaited() == [0, 1], "not before everybody who is there is ready"


def test_nothing_is_taken_back_behind_dice_or_reveals() -> None:
    match = life.begin(GAME.id, ["human", "greedy"], {"characters": "random"}, 1)
    reveal = next(o.key for o in match.menu(0) if o.key.startswith("reveal:"))
    match.choose(0, reveal)
    with pytest.raises(Trouble, match="nothing is taken back once"):
        match.ask_undo(0)
    mark = next(o.key for o in match.menu(0) if o.key.startswith("place:"))
    match.choose(0, mark)
    match.undo(0)
    assert match.journal.choices[-1][1] == reveal


@rule("LD-ALLY-06")
def test_a_sacrifice_says_that_the_allys_own_points_go_with_it() -> None:
    table = story({"west-1": "the-midnight-barge"}, {"milton": {"6am": "1"}}, ("milton", "sturmer"),
                  arrange=lambda g: ally(g, 0, "big-tom-farrow"))  # fmt: skip
    table.passing("investigate:west-1")
    said = beside(table, "sacrifice:milton:big-tom-farrow", 0)
    assert said == "+5 MIGHT: 2 points more, as its own 3 go"
