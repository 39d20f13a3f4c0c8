"""Random play of an older checkout and of this one, in turns in one run, as ratios.

`python bench/turns.py OLD [--rounds N] [--game GAME]`, where OLD is a folder that holds the older
`gaslamp` package, compiled. A machine that is busy, hot or throttled is so to both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from gaslamp import games

HERE = Path(__file__).parent
NEW = HERE.parent / "src"


def measured(package: Path, game_id: str) -> dict[str, float]:
    """Decisions and clones a second of one game, with the package of that folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{package}:{HERE}:{os.environ.get('PYTHONPATH', '')}",
    }
    command = [sys.executable, str(HERE / "ours.py"), game_id]
    ran = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(ran.stdout)[game_id]
    return found


def ratios(old: Path, game_id: str, rounds: int) -> str:
    """The median of new to old over the rounds, for play and for clones."""
    play: list[float] = []
    clones: list[float] = []
    fast = 0.0
    for _ in range(rounds):
        before = measured(old, game_id)
        after = measured(NEW, game_id)
        play.append(after["decisions"] / before["decisions"])
        clones.append(after["clones"] / before["clones"])
        fast = max(fast, after["decisions"])
    spread = f"{min(play):.2f} to {max(play):.2f}"
    return (f"{game_id}: random play {median(play):.2f} times ({spread}), "
            f"clones {median(clones):.2f} times; {fast:,.0f} decisions/s")  # fmt: skip


def main() -> None:
    words = argparse.ArgumentParser(description="Old and new in turns.")
    words.add_argument("old", type=Path)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--game", default="", choices=["", *games.ids()])
    asked = words.parse_args()
    for game_id in [asked.game] if asked.game else games.ids():
        print(ratios(asked.old.resolve(), game_id, asked.rounds), flush=True)


if __name__ == "__main__":
    main()
