"""The benchmark: our engine, interpreted and compiled, beside its peers, in one run on one core.

Everything is measured in process CPU time; what counts are the ratios.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OVERLAY = ROOT / "build" / "bench"
CONNECT_FOUR = "connect four"
PEERS = ("open_spiel", "pettingzoo", "rlcard")
OWN = ("server/", "table/", "store/")
TWO_FREE_CORES = 1.9
BEFORE = {
    "two people, Terrors of London": (1778, 21, 30),
    "four people, London Dread's planning": (25505, 21, 30),
}  # before the server was put in rooms and a match asked its game only once per position


def compiled_overlay() -> Path:
    """A copy of the source with the compiled modules beside it, connect four among them."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    shutil.rmtree(OVERLAY, ignore_errors=True)
    built = OVERLAY / "built"
    hatch_build.compile_to(ROOT, built, extra=["bench/connect_four.py"])
    shutil.copytree(ROOT / "src", OVERLAY / "src")
    shutil.copytree(built, OVERLAY / "src", dirs_exist_ok=True)
    return OVERLAY / "src"


def on_one_core(script: str, paths: list[Path], *words: str) -> dict[str, dict[str, float]]:
    """Run a measuring script in a process of its own, on one core."""
    return measured(script, paths, words, ["taskset", "-c", "0"])


def measured(
    script: str, paths: list[Path], words: tuple[str, ...] = (), bound: list[str] | None = None
) -> dict[str, dict[str, float]]:
    """Run a measuring script in a process of its own, bound to a core if so wished."""
    # The overlay has its compiled modules beside the sources; no other engine is wanted.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)),
                   "GASLAMP_COMPILED": "no", "OMP_NUM_THREADS": "1"}  # fmt: skip
    script_path = shutil.copy(ROOT / "bench" / script, OVERLAY / script)
    command = [sys.executable, str(script_path), *words]
    if bound and shutil.which(bound[0]):
        command = [*bound, *command]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, cwd=OVERLAY)
    result: dict[str, dict[str, float]] = json.loads(done.stdout)
    return result


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def speeds(results: dict[str, dict[str, float]], kind: str) -> list[list[str]]:
    return [
        [game, kind, f"{r['decisions']:,.0f}", f"{r['games']:,.0f}", f"{r['clones']:,.0f}"]
        for game, r in results.items()
    ]


def ratios(compiled: dict[str, dict[str, float]], peers: dict[str, float]) -> list[list[str]]:
    """Each of our games against every peer it is compared with."""
    rows = []
    for game, result in compiled.items():
        for peer, speed in peers.items():
            if ("connect" in peer) == (game == CONNECT_FOUR):
                ratio = f"{result['decisions'] / speed:.2f}"
                rows.append([game, peer, f"{speed:,.0f}", ratio])
    return rows


def simulations(loop: dict[str, dict[str, float]]) -> list[list[str]]:
    """Games a CPU second in the bench loop and simulated."""
    return [
        [game, f"{r['loop']:,.0f}", f"{r['simulated']:,.0f}", f"{r['ratio']:.0%}"]
        for game, r in loop.items()
    ]


def shared_out(jobs: dict[str, dict[str, float]]) -> list[list[str]]:
    """How many times the games of one job two play."""
    return [
        [game, f"{r['wall']:.2f}", f"{r['cpu']:.2f}", f"{r['cores']:.2f}"]
        for game, r in jobs.items()
    ]


def busy(jobs: dict[str, dict[str, float]]) -> str:
    """What must be known to read the clock on the wall: whether the jobs had two cores."""
    if min(r["cores"] for r in jobs.values()) >= TWO_FREE_CORES:
        return ""
    return " The machine was busy with other work, so the clock says little here."


def walks(found: dict[str, dict[str, Any]]) -> list[list[str]]:
    """What one choice costs the server, before and now."""
    rows = []
    for name, walk in found.items():
        calls, own, files = BEFORE[name]
        owned = [file for file in walk["files"] if file.startswith(OWN)]
        rows.append([name, "before", f"{calls:,}", str(own), str(files)])
        rows.append([name, "now", f"{walk['calls']:,}", str(len(owned)), str(len(walk["files"]))])
    return rows


def report() -> str:
    overlay = compiled_overlay()
    interpreted = on_one_core("ours.py", [ROOT / "src", ROOT / "bench"])
    compiled = on_one_core("ours.py", [overlay])
    loop = on_one_core("simulate.py", [overlay], "loop")
    jobs = measured("simulate.py", [overlay], ("jobs",))
    peers: dict[str, float] = on_one_core("peers.py", [])  # type: ignore[assignment]  # flat
    versions = ", ".join(f"{name} {version(name)}" for name in ("mypy", *PEERS))
    machine = f"Python {platform.python_version()} on {platform.machine()}"
    return "\n\n".join(
        [
            "# Benchmark",
            "Random play (menu, choice, effect) on one core, in CPU time; `make bench` makes this "
            f"page. {machine}; {versions}.",
            "## Our engine",
            table(["game", "build", "decisions/s", "games/s", "clones/s"],
                  speeds(interpreted, "interpreted") + speeds(compiled, "compiled")),
            "## Simulate against the bench loop",
            "Games a CPU second of random play: in the loop above, which begins with dealt games, "
            "and by `gaslamp simulate`, which deals, plays and counts; in turns "
            "(`bench/simulate.py`).",
            table(["game", "bench loop", "simulate", "simulate / loop"], simulations(loop)),
            "## Two jobs against one",
            "How many times the games of one job `gaslamp simulate` plays with two: by the clock "
            "on the wall, and by the CPU time they take, as it would be on two free cores."
            + busy(jobs),
            table(["game", "by the clock", "by CPU time", "cores they had"], shared_out(jobs)),
            "## Beside its peers",
            "How many of our decisions (compiled) are made in the time of one of theirs. Connect "
            "four is like with like; the other games stand beside games of similar weight.",
            table(["our game", "peer", "their decisions/s", "ours / theirs"],
                  ratios(compiled, peers)),
            "## One choice on the server",
            "Calls of interpreted functions from the moment a choice arrives until every screen "
            "has been told, and the files they lie in (`bench/walk.py`).",
            table(["who", "", "calls", "files of server, table and store", "files in all"],
                  walks(on_one_core("walk.py", [ROOT / "src"]))),
        ]
    ) + "\n"  # fmt: skip


def main() -> None:
    OVERLAY.mkdir(parents=True, exist_ok=True)
    text = report()
    print(text)
    (ROOT / "bench" / "results.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
