"""The same games on a Ray cluster of two nodes, one of which is lost in the middle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.lab import ladder, lessons, training
from gaslamp.lab.crew import hired
from gaslamp.lab.pool import run
from gaslamp.lab.spec import make_spec
from sampling import whole

if not whole():
    pytest.skip("starts a cluster: make proof PART=lab", allow_module_level=True)
WITHOUT = "needs the packages of requirements/lab.txt: make lab"
ray = pytest.importorskip("ray", reason=WITHOUT)

from ray.cluster_utils import Cluster as Machines  # noqa: E402

from gaslamp.lab import cluster  # noqa: E402

TERRORS = "terrors-of-london"
GAMES = 60
SEED = 5000


@pytest.fixture
def machines() -> Iterator[Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    made = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def test_a_lost_machine_loses_no_game_and_changes_none(
    machines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SHARE_SECONDS", 0.3)
    second = machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    crew = hired("ray", machines.address, 1)
    counted = 0
    nodes: list[int] = []

    def done(count: int) -> None:
        nonlocal counted
        counted += count
        if counted > GAMES // 3 and not nodes:
            nodes.append(len([node for node in ray.nodes() if node["Alive"]]))
            machines.remove_node(second, allow_graceful=False)

    spec = make_spec(TERRORS, "greedy,random", None, {}, None)
    trials, interrupted = run(spec, GAMES, SEED, crew, done)
    assert nodes == [2]
    assert len([node for node in ray.nodes() if node["Alive"]]) == 1
    assert (counted, interrupted) == (GAMES, False)
    assert [trial.seed for trial in trials] == list(range(SEED, SEED + GAMES))
    assert trials == run(spec, GAMES, SEED, 1, lambda count: None)[0]


def test_ctrl_c_leaves_what_was_played(machines: Any) -> None:
    crew = hired("ray", machines.address, 1)
    spec = make_spec(TERRORS, "random", None, {}, None)
    counted = 0

    def done(count: int) -> None:
        nonlocal counted
        counted += count
        raise KeyboardInterrupt

    trials, interrupted = run(spec, 5000, SEED, crew, done)
    assert interrupted
    assert len(trials) == counted > 0
    assert trials == run(spec, counted, SEED, 1, lambda count: None)[0]


def test_lessons_and_ladders_are_the_same_there(machines: Any) -> None:
    crew = hired("ray", machines.address, 1)
    school = lessons.School(TERRORS, (), training.NEWEST)

    def taught(jobs: Any) -> list[lessons.Lesson]:
        with lessons.classes(school, jobs) as pool:
            return list(lessons.take_lessons(pool, range(SEED, SEED + 8)))

    assert taught(crew) == taught(1)
    bots = ["random", "greedy"]
    there = ladder.round_robin(TERRORS, bots, 4, SEED, crew, lambda count: None)
    assert there == ladder.round_robin(TERRORS, bots, 4, SEED, 1, lambda count: None)


def test_a_pack_travels_and_another_gaslamp_is_refused(
    machines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = hired("ray", machines.address, 1)
    about = f'game = "{TERRORS}"\nname = "No dog"\nwithout = ["black-shuck"]\n'
    (tmp_path / "pack.toml").write_text(about)
    spec = make_spec(TERRORS, "random", None, {}, tmp_path)
    there = run(spec, 20, SEED, crew, lambda count: None)
    assert there == run(spec, 20, SEED, 1, lambda count: None)
    monkeypatch.setattr(cluster, "identity", lambda: "another")
    with pytest.raises(Trouble, match="runs another Gaslamp"):
        run(make_spec(TERRORS, "random", None, {}, None), 20, SEED, crew, lambda count: None)
