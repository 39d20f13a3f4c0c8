"""Going back at a table: how far, by which terms, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server_kit import Served, played, serving

QUICK = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("going-back")) as running:
        yield running


@played
async def test_back_to_any_moment_of_the_own_turn(served: Served) -> None:
    links = served.new_table(options=QUICK)
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        for seq in range(1, 4):
            await ann.choose("play:cultist" if "play:cultist" in ann.menu(0) else ann.menu(0)[0], 0)
            await ann.at(seq)
        undo = ann.states[0]["undo"]
        assert undo["free_to"] == 0
        assert [(step["far"], step["to"], step["can"]) for step in undo["steps"]] == [
            ("decision", 2, True), ("turn", 0, True),
        ]  # fmt: skip
        await bob.at(3)
        assert bob.states[1]["undo"]["steps"] == []
        assert (await ann.ask("undo", seat=0, seq=2, to=1))["code"] == "stale"
        assert (await ann.ask("undo", seat=0, seq=3, to=3))["code"] == "refused"
        assert (await ann.ask("undo", seat=0, seq=3, to=1))["type"] == "done"
        await bob.at(4)
        assert bob.states[1]["choices"] == 1
        assert all(line["choice"] <= 1 for line in bob.logs[1])


@played
async def test_terms_are_told_and_hold_and_go_on_in_a_rematch(served: Served) -> None:
    asked = {"game": "terrors-of-london", "seats": ["human", "human"], "terms": {"undo": "maybe"}}
    assert served.post("/api/tables", asked).json()["error"]["code"] == "refused"
    asked["terms"] = {"weather": "fog"}
    assert "no term 'weather'" in served.post("/api/tables", asked).json()["error"]["message"]
    links = served.new_table(options=QUICK, terms={"undo": "never"})
    async with served.join(links, 0, 1) as both:
        term = next(term for term in both.welcome["terms"] if term["key"] == "undo")
        assert (term["value"], term["said"]) == ("never", "Never")
        seq = 0
        while both.states[0]["asked"] == [0]:
            done = await both.choose("pass" if "pass" in both.menu(0) else both.menu(0)[0], 0)
            seq = done["seq"]
            await both.at(seq)
        assert not both.states[0]["undo"]["can_ask"]
        refused = await both.ask("undo_ask", seat=0)
        assert "At this table nothing is taken back" in refused["message"]


@played
async def test_who_went_back_is_counted_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        links = first.new_table("human", "greedy", options=QUICK, terms={"undo": "free"})
        async with first.join(links, 0) as ann:
            first.hall.tables[links["table"]].bots.pause = 60.0
            while ann.states[0]["asked"] == [0]:
                done = await ann.choose("pass" if "pass" in ann.menu(0) else ann.menu(0)[0], 0)
                await ann.at(done["seq"])
            done = await ann.ask("undo", seat=0)
            await ann.at(done["seq"])
            assert ann.states[0]["asked"] == [0]
    with serving(tmp_path) as again:
        token = links["seats"][0]["token"]
        report = again.get(f"/api/tables/{links['table']}/report", token).json()
        assert report["terms"]["undo"] == "free"
        assert report["undos"] == [{"times": 1, "shown": 1}, {"times": 0, "shown": 0}]
