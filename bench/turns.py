"""Random play of an older commit and of this checkout, in turns in one run, as ratios.

`python bench/turns.py COMMIT [--rounds N] [--game GAME] [--seconds S] [--interpreted]`. Both are
compiled as they are for play, the older one by its own build, in `build/turns`; what has been
compiled is not compiled again. A machine that is busy, hot or throttled is so to both.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  # from the checkout, not an installed one
from gaslamp import games  # noqa: E402

COMPILE = """
from pathlib import Path
from hatch_build import compile_to
compile_to(Path.cwd(), Path.cwd() / "built")
"""
FINISHED = "compiled"


def checked_out(commit: str) -> Path:
    """The older commit in a folder of its own."""
    words = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        sys.exit(f"There is no commit {commit!r}.")
    folder = ROOT / "build" / "turns" / found.stdout.strip()[:12]
    if not folder.exists():
        archive = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
    return folder


def compile_old(folder: Path) -> Path:
    """Compile the older commit by its own build; where its modules and sources lie together."""
    source, note = folder / "src", folder / FINISHED
    if not note.exists():
        # Its own modules, wherever another Gaslamp is installed.
        environment = {**os.environ, "PYTHONPATH": f"{folder}:{source}"}
        subprocess.run([sys.executable, "-c", COMPILE], cwd=folder, env=environment, check=True)
        for built in (folder / "built").rglob("*.so"):
            built.rename(source / built.relative_to(folder / "built"))
        note.touch()
    return source


def compile_both(folder: Path) -> None:
    compile_old(folder)
    if hatch_build.build_engine("best") is None:
        sys.exit("There is no C compiler; --interpreted compares without one.")


def measured(source: Path, game_id: str, asked: argparse.Namespace) -> dict[str, float]:
    """Decisions and clones a second of one game, with the package of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    if asked.interpreted:
        environment["GASLAMP_COMPILED"] = "no"
    command = [sys.executable, str(HERE / "ours.py"), game_id, "--seconds", str(asked.seconds)]
    ran = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(ran.stdout)[game_id]
    return found


def ratios(old: Path, game_id: str, asked: argparse.Namespace) -> str:
    """New to old: the median of the rounds, and the fastest of each, which a busy machine disturbs
    least; for play and for clones."""
    rounds = []
    for _ in range(asked.rounds):
        before, after = measured(old, game_id, asked), measured(ROOT / "src", game_id, asked)
        if not asked.interpreted:
            assert before["compiled"] and after["compiled"], "something is not compiled"
        rounds.append((before, after))
    told = [f"{what} {compared(rounds, what)}" for what in ("decisions", "clones")]
    fastest = max(after["decisions"] for _, after in rounds)
    return f"{game_id}: {'; '.join(told)}; {fastest:,.0f} decisions/s"


def compared(rounds: list[tuple[dict[str, float], dict[str, float]]], what: str) -> str:
    each = [after[what] / before[what] for before, after in rounds]
    fastest = max(after[what] for _, after in rounds) / max(before[what] for before, _ in rounds)
    spread = f"{min(each):.2f} to {max(each):.2f}"
    return f"{median(each):.2f} times ({spread}), fastest {fastest:.2f}"


def main() -> None:
    words = argparse.ArgumentParser(description="Old and new in turns.")
    words.add_argument("commit")
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--game", default="", choices=["", *games.ids()])
    words.add_argument("--seconds", type=float, default=3.0, help="of play in each turn")
    words.add_argument("--interpreted", action="store_true", help="compile neither")
    asked = words.parse_args()
    old = checked_out(asked.commit)
    if not asked.interpreted:
        compile_both(old)
    for game_id in [asked.game] if asked.game else games.ids():
        print(ratios(old / "src", game_id, asked), flush=True)


if __name__ == "__main__":
    main()
