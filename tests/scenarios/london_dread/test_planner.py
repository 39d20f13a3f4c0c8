"""The planner: whole games with its advice, checked at every step by the conformance kit."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import drafts, planner
from gaslamp.games.london_dread.course import LOST, Course
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.planner import next_command, search, team_plan
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.state import Dread
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.judge import Level
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import Examiner
from gaslamp.table import life
from gaslamp.table.advice import hint
from gaslamp.table.variants import Variant
from scenarios.london_dread.kit import content, fresh, planning, story


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suggestion may take seconds where nothing is compiled; here it need not be that good."""
    monkeypatch.setattr(planner, "SUGGESTED", 3_000)


class Planned(Examiner):
    """Plans by advice and chooses at random from then on, so that late phases are reached."""

    def step(self, thorough: bool) -> None:
        decision = pending(self.match.g)
        assert decision is not None
        careless = self.rng.below(4) == 0
        if isinstance(decision, Planning) or not careless:
            bits = int(decision.awaited(self.match.g))
            seat = next(s for s in range(self.seats) if bits >> s & 1)
            code = int(GAME.judge().advise(self.match.g, seat, self.rng.clone()))
            self.match.choose(seat, self.match.game.key(self.match.g, seat, code))
            return
        super().step(thorough)


GAMES = [(4, "the-letter"), (2, "caped-killer"), (3, "uncrowned-king"), (4, "london-dread")]


@pytest.mark.parametrize(("seats", "tale"), GAMES)
def test_planned_games_conform_to_the_end(seats: int, tale: str) -> None:
    options = GAME.settled(seats, {"story": tale, "characters": "random", "difficulty": "dread"})
    examiner = Planned(GAME, content(), Variant(seats, tuple(options.items())), 1, 10, 0)
    examiner.run(5_000)
    assert isinstance(examiner.match.g, Dread) and examiner.match.g.hour > 0


def test_a_plan_does_all_plots_and_beats_a_hasty_and_an_empty_one() -> None:
    table = fresh(4, 5, characters="random", difficulty="dread")
    while table.g.next_found <= table.g.last_plot():
        table.choose(table.menu(0)[2], seat=0)
    plan = team_plan(table.g, 0)
    course = Course(table.g)
    hasty = search(table.g, 0, seeded(1), 1)
    assert plan.value < hasty.value < course.value(vec[i64]([0] * 48))
    assert plan.value < LOST
    assert course.value(plan.steps) == plan.value


def test_every_seat_that_asks_follows_the_same_plan_and_gets_ready() -> None:
    table = fresh(4, 2, characters="random", difficulty="dread")
    judge = GAME.judge()
    for _ in range(400):
        if table.waiting() != "Planning":
            break
        seat = next(s for s in range(4) if not table.g.ready >> s & 1)
        choose(table.g, seat, judge.advise(table.g, seat, seeded(1)))
    assert table.waiting() == "ChooseLeader"
    plan = GAME.view(table.g, 0).data["plan"]
    assert plan["trail"] == "held"


def test_plans_are_played_through_and_every_seat_follows_the_same_one() -> None:
    table = fresh(2, 3, characters="random", difficulty="dread")
    judge = GAME.judge()
    level = Level("planning", 1, 1, 4, 0.0, 2.0, study=1_200, drafts=3)
    for _ in range(200):
        if table.waiting() != "Planning":
            break
        seat = next(s for s in range(2) if not table.g.ready >> s & 1)
        choose(table.g, seat, judge.counsel(table.g, seat, seeded(1), level))
    assert table.waiting() != "Planning"
    assert GAME.view(table.g, 0).data["plan"]["trail"] == "held"


def test_of_two_drafts_the_one_that_wins_more_often_is_taken() -> None:
    """Nobody goes anywhere by the second: all Plot cards stay."""
    table = fresh(2, 3, characters="random", difficulty="dread")
    while table.g.next_found <= table.g.last_plot():
        table.choose(table.menu(0)[2], seat=0)
    judge = GAME.judge()
    plan = search(table.g, 0, seeded(1), 2_000)
    idle = vec[i64]([0] * 24)
    good, bad = (
        sum(drafts.followed(judge, judge.redeal(table.g, 0, seeded(k)), 0, steps) for k in range(6))
        for steps in (plan.steps, idle)
    )
    assert good > bad


def test_a_plan_is_made_around_a_mate_who_is_ready() -> None:
    table = fresh(2, 4, characters="random", difficulty="dread")
    while table.g.next_found <= table.g.last_plot():
        table.choose(table.menu(0)[2], seat=0)
    mine = table.g.id(1)
    free = team_plan(table.g, 0)
    for hour in ("6am", "8am"):
        table.choose(f"place:{mine}:{hour}:6", seat=1)
    table.choose("ready", seat=1)
    bound = team_plan(table.g, 0)
    assert list(bound.steps[12:14]) == [6, 6]
    assert free is not bound


def test_a_plan_that_was_ready_holds_unless_another_is_clearly_better() -> None:
    table = fresh(2, 4, characters="random", difficulty="dread")
    g = table.g
    while not g.ready & 1:
        choose(g, 0, int(next_command(g, 0)))
    laid = list(g.sleuths[0].clock)
    down = next(key for key in table.menu(1) if key.startswith("reveal:"))
    table.choose(down, seat=1)
    while GAME.key(g, 0, code := int(next_command(g, 0))).startswith("reveal:"):
        choose(g, 0, code)
    choose(g, 0, code)
    assert g.ready & 1
    assert list(g.sleuths[0].clock) == laid
    for slot in range(12):  # a plan of nothing is worse by far
        g.sleuths[0].clock[slot] = 0
    g.ready = 0
    assert GAME.key(g, 0, int(next_command(g, 0))) != "ready"


def test_the_hint_of_the_table_is_the_planners() -> None:
    match = life.begin(GAME.id, ["human"] * 4, {"characters": "random", "difficulty": "dread"}, 1)
    assert hint(match, 2).startswith("reveal:")


def test_a_seat_that_is_ready_is_told_that_nothing_is_asked_of_it() -> None:
    match = life.begin(GAME.id, ["human"] * 4, {"characters": "random", "difficulty": "dread"}, 1)
    match.choose(2, "ready")
    with pytest.raises(Trouble, match="nothing to hint"):
        hint(match, 2)
    assert hint(match, 1).startswith("reveal:")


def test_an_unneeded_investigation_is_not_paid_for() -> None:
    table = story({"west-4": "the-midnight-barge"}, {"milton": {"6am": "4"}}, done=5,
                  deck=["trust"])  # fmt: skip
    table.choose("investigate:west-4")
    assert int(GAME.judge().advise(table.g, 3, seeded(1))) == table.filled(3).listed()[0]


def test_a_suggestion_is_first_a_card_then_the_whole_plan() -> None:
    table = fresh(4, 2, characters="random", difficulty="dread")
    first = GAME.suggestion(table.g, 0)
    assert first is not None
    assert set(first) == {"key", "keys", "reveal", "lines"}
    while (told := GAME.suggestion(table.g, 0)) is not None and "reveal" in told:
        table.choose(f"reveal:{told['reveal']}", seat=0)
    assert told is not None
    assert set(told["clocks"]) == {table.g.id(c) for c in range(4)}
    assert told["plan"]["trail"] == "held"
    assert len(told["lines"]) == 5
    assert told["lines"][-1].startswith("Dread at the end of the Chapter: ")
    assert all(token == 0 for sleuth in table.g.sleuths for token in sleuth.clock)


def test_the_plan_laid_out_by_hints_is_the_plan_suggested() -> None:
    table = fresh(4, 2, characters="random", difficulty="dread")
    told = None
    for _ in range(400):
        seat = next(s for s in range(4) if not table.g.ready >> s & 1)
        found = GAME.suggestion(table.g, seat)
        assert found is not None
        if told is None and "reveal" not in found:
            told = found
        table.choose(found["key"], seat=seat)
        if table.waiting() != "Planning":
            break
    assert told is not None
    assert GAME.view(table.g, 0).data["plan"]["meetings"] == told["plan"]["meetings"]


def test_the_plan_is_shown_in_zones_and_tracks() -> None:
    table = fresh(2, 4, characters="random")
    mine = table.g.id(0)
    table.choose("reveal:west-6", seat=0)
    left = {zone.id: zone for zone in GAME.view(table.g, -1).zones}["plan/left"]
    assert [piece.ref for piece in left.pieces] == ["plan/left/west-6"], "open, and met by nobody"
    assert left.pieces[0].name.endswith(" at West 6 (Kensington Museum)")
    table.choose(f"place:{mine}:6am:6", seat=0)
    view = GAME.view(table.g, -1)
    zones = {zone.id: zone for zone in view.zones}
    assert zones["plan/left"].pieces == []
    hours = zones["plan/hours"].pieces
    assert [hour.name for hour in hours] == ["6 a.m."], "hours with a token"
    name = table.g.sheet(0).name
    assert any(mark.startswith(f"{name}: West 6") for mark in hours[0].marks)
    assert f"{table.g.sheet(1).name}: West Streets" in hours[0].marks
    assert zones["plan/meetings"].pieces[0].name.startswith("6 a.m.: ")
    assert {track.id for track in view.tracks} >= {"dread", "plan/dread"}


def test_an_hour_of_the_clock_shows_its_token() -> None:
    table = fresh(2, 4, characters="random")
    mine = table.g.id(0)
    table.choose(f"place:{mine}:6am:6", seat=0)
    table.choose(f"place:{mine}:8am:2", seat=0)
    table.choose(f"turn:{mine}:8am:north", seat=0)
    zone = next(z for z in GAME.view(table.g, 1).zones if z.id == f"{mine}/clock")
    assert [piece.name for piece in zone.pieces[:3]] == [
        "6 a.m.: 6", "8 a.m.: north", "10 a.m. –",
    ]  # fmt: skip


def test_a_board_without_plot_cards_has_no_trail_to_lose() -> None:
    """The first lessons have none; a face-down one counts."""
    assert GAME.view(planning(board={"west-2": "bruiser"}).g, 0).data["plan"]["trail"] == "none"
    open_plot = planning(board={"west-2": "reynauds-residence"})
    assert GAME.view(open_plot.g, 0).data["plan"]["trail"] == "lost"
    table = fresh(4, 5, characters="random", difficulty="dread")
    assert GAME.view(table.g, 0).data["plan"]["trail"] == "lost"
