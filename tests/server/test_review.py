"""Reviews at a server: for finished games only, growing while it thinks, made once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import reviews
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.journal import Journal
from gaslamp.server import reviewers
from gaslamp.server.http.review import tell
from gaslamp.server.refusal import Refusal
from gaslamp.server.reviewers import Reviewers, read_back
from gaslamp.server.room import past as pasts
from gaslamp.server.room.past import Past
from gaslamp.table.review.account import DEALS, Review, begun
from gaslamp.table.review.weighing import LEAST, Figure, Step
from server_kit import Served, played, serving

DREAD = "london-dread"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("review")) as running:
        yield running


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    journal, _ = reviews.play(DREAD, 0, "greedy")
    assert journal is not None
    save = reviews.replayed(journal).save()
    made: str = served.post("/api/tables/import", {"save": save}).json()["table"]
    return made


def looked(served: Served, table: str, seat: int = 0) -> Any:
    """The review as far as it is; however busy the machine is."""
    return served.get(f"/api/tables/{table}/review?seat={seat}", timeout=None).json()


def thought_about(served: Served, table: str) -> None:
    """Until nobody thinks about it any more."""
    now = served.hall.reviewers.thinking.get(table)
    if now is not None and now.task is not None:
        asyncio.run_coroutine_threadsafe(asyncio.wait([now.task]), served.loop).result()


def whole(served: Served, table: str, seat: int = 0) -> Any:
    """Who looks again and again sees it to its end."""
    while True:
        found = looked(served, table, seat)
        thought_about(served, table)
        if not found["thinking"]:
            return looked(served, table, seat)["review"]


def test_a_finished_game_is_reviewed_once_and_kept(served: Served, table: str) -> None:
    first = looked(served, table)
    assert first["table"] == table and first["review"]["of"] > 0
    kept = whole(served, table)
    assert kept["weighed"] == kept["of"]
    assert sum(part["points"] for part in kept["parts"]) == kept["result"] - kept["start"]
    assert kept["luck"]["times"] > 0  # equals have played the deal, too
    assert kept == whole(served, table)
    assert served.http.delete(f"/api/tables/{table}/review").json() == {"stopped": False}
    other = whole(served, table, seat=1)
    assert other["seat"] == 1 and other["curve"] == kept["curve"]  # one company, one curve


class Shelf:
    """Where reviews are kept."""

    def __init__(self) -> None:
        self.kept = ""

    async def review(self, table: str, played: str) -> str:
        return self.kept

    async def keep_review(self, table: str, played: str, text: str) -> None:
        self.kept = text


class OneAtATime:
    """A worker that weighs one choice of those it is given and is told what to do after it."""

    def __init__(self) -> None:
        self.all = ["worker"]
        self.begun = 0
        self.weighed: list[int] = []
        self.then: Callable[[], object] = lambda: None

    async def ask(self, doing: Callable[..., Any], *asked: Any, seconds: float) -> Any:
        if doing is reviewers.begin:
            self.begun += 1
            return Review([0], [0, 0, 1], [Figure(0.5)], [1.0])
        if doing is reviewers.deal_again:
            return [[1.0]] * DEALS
        n = asked[1][0]
        self.weighed.append(n)
        self.then()
        return [Step(n, 0, 0, False)]


@played
async def test_whoever_stops_it_goes_on_from_there_later() -> None:
    worker, shelf = OneAtATime(), Shelf()
    thinkers = Reviewers(shelf, worker)  # type: ignore[arg-type]
    past = Past("t", Journal("a-game", 1, "", 1, ["human"], {}), [], None, 0, False)
    worker.then = lambda: thinkers.enough("t")
    for made in (1, 2, 3):
        review, thinking = await thinkers.look(past)
        assert thinking
        task = thinkers.thinking["t"].task
        assert task is not None
        await task
        assert worker.weighed == list(range(made)) and len(review.steps) == made
    review, thinking = await thinkers.look(past)
    assert (worker.begun, thinking, len(review.deals)) == (1, False, DEALS)


@played
async def test_too_much_work_is_told_and_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    class Busy(OneAtATime):
        async def ask(self, doing: Callable[..., Any], *asked: Any, seconds: float) -> Any:
            raise Refusal("busy", "too-much-work")

    thinkers = Reviewers(Shelf(), Busy())  # type: ignore[arg-type]
    past = Past("t", Journal("a-game", 1, "", 1, ["human"], {}), [], None, 0, False)
    with pytest.raises(Refusal) as refused:
        await thinkers.look(past)
    assert refused.value.code == "busy"
    assert not caplog.records and not thinkers.thinking


def test_who_asks_for_what_is_not_there_is_told(served: Served, table: str) -> None:
    links = served.new_table("human", "greedy")
    early = served.get(f"/api/tables/{links['table']}/review")
    assert early.status_code == 409 and "once the game is over" in early.text
    assert served.get(f"/api/tables/{table}/review?seat=9").status_code == 404
    assert served.get("/api/tables/nowhere/review").status_code == 404


def test_a_review_of_another_version_is_thought_through_anew() -> None:
    review = Review([0, 1], [0], [Figure(0.5), Figure(0.5)], [1.0, 0.0])
    written = msgspec.json.encode(review).decode()
    assert read_back(written) == review
    assert read_back(written.replace("turns", "rounds")) is None


def test_moments_of_a_game_that_went_on_from_a_snapshot_are_counted_as_replays_count_them() -> None:
    journal, _ = reviews.play(DREAD, 0, "greedy")
    assert journal is not None
    match = reviews.replayed(journal)
    first = len(journal.choices) - 3
    base = snapshots.text(match.before[first])
    past = Past("table", match.journal, [], base, first, False)
    review = begun(pasts.played(past), LEAST)
    shown = msgspec.json.decode(tell(past, review, 0, True, False, "en"))["review"]
    assert (shown["first"], shown["of"]) == (first, 3)
