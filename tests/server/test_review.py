"""Reviews at a server: for finished games only, growing while it thinks, made once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import reviews
from gaslamp.kernel import snapshot as snapshots
from gaslamp.server.http.review import tell
from gaslamp.server.reviewers import read_back
from gaslamp.server.room.past import Past, played
from gaslamp.table.review.account import Review, begun
from gaslamp.table.review.weighing import LEAST, Figure
from server_kit import Served, serving

DREAD = "london-dread"
PATIENCE = 60.0


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


def whole(served: Served, table: str, seat: int = 0) -> Any:
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        found = served.get(f"/api/tables/{table}/review?seat={seat}").json()
        if not found["thinking"]:
            return found["review"]
        time.sleep(0.2)
    raise AssertionError("the review takes too long")


def test_a_finished_game_is_reviewed_once_and_kept(served: Served, table: str) -> None:
    first = served.get(f"/api/tables/{table}/review").json()
    assert first["table"] == table and first["review"]["of"] > 0
    found = whole(served, table)
    assert found["weighed"] == found["of"]
    assert sum(part["points"] for part in found["parts"]) == found["result"] - found["start"]
    late = time.monotonic() + PATIENCE
    while whole(served, table)["luck"] is None and time.monotonic() < late:
        time.sleep(0.2)  # equals play the deal once all has been weighed, then it is stored
    kept = whole(served, table)
    assert kept["luck"]["times"] > 0
    assert kept == whole(served, table)
    assert served.http.delete(f"/api/tables/{table}/review").json() == {"stopped": False}
    other = whole(served, table, seat=1)
    assert other["seat"] == 1 and other["curve"] == kept["curve"]  # one company, one curve


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
    review = begun(played(past), LEAST)
    shown = msgspec.json.decode(tell(past, review, 0, True, False, "en"))["review"]
    assert (shown["first"], shown["of"]) == (first, 3)
