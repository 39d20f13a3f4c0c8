"""The long proofs, which `make test` has no time for: `make proof`, with PART= and GAME= for one.

Each part runs as a command of its own; what has passed is noted under build/proof and skipped the
next time, until the sources change or `--again` is given. A table at the end says how all stand.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from sampling import WHOLE

ROOT = Path(__file__).parent.parent
NOTES = ROOT / "build" / "proof"
SOURCES = ("src/gaslamp", "tests", "web/src")
KINDS = (".py", ".toml", ".ftl", ".md", ".js", ".ts", ".svelte", ".css")
# How many random games for each game and way to set it up, and how many greedy ones for each game.
RANDOM_GAMES = 500
GREEDY_GAMES = 100
JOURNALS = 50  # random games of each way that both builds must play alike
NOISE = 100_000  # messages
# What happens to servers while people play; a run goes on where the last one stopped.
FAULTS = {
    "sqlite": ["--kills", "500"],
    "postgres": ["--kills", "500", "--pauses", "50", "--cuts", "50"],
}
POSITIONS = 20_000  # of each game, for its no-leak certificate
BROWSER = (
    "tests/browser/test_any_game.py",
    "tests/browser/test_looking_back.py",
    "tests/browser/test_playing.py",
    "tests/browser/test_what_happened.py",
    "tests/browser/test_whole_boards.py",
)  # fmt: skip
LESSONS = ("tests/learn", "tests/server/test_lessons.py", "tests/browser/test_lessons.py")
LANGUAGES = ("tests/languages", "tests/browser/test_pseudo.py")
GREEDY_SEATS = {"plague-of-dracula": "2", "blackbriar": "2"}  # where the first count is one seat


@dataclass(frozen=True)
class Proof:
    """One proof: its part, its name, and the command that must end well."""

    part: str
    name: str
    words: list[str]


@dataclass(frozen=True)
class Verdict:
    """How a proof ended, and against which sources."""

    passed: bool
    seconds: float
    last: str  # its last line
    sources: str


def proofs() -> list[Proof]:
    from gaslamp import games

    python = sys.executable
    found: list[Proof] = []
    for game in games.ids():
        found.append(Proof("hints", game, [python, "tests/hints/run.py", "--game", game]))
    for game in games.ids():
        found.append(Proof("mutants", game, [python, "tests/mutants/run.py", "--game", game]))
    for game in games.ids():
        words = [python, "tests/random_games.py", "--game", game, "--games", str(RANDOM_GAMES)]
        found.append(Proof("random", game, words))
    for game in games.ids():
        words = [python, "-m", "gaslamp", "simulate", game, "--games", str(GREEDY_GAMES),
                 "--bots", "greedy", "--seed", "1"]  # fmt: skip
        if game in GREEDY_SEATS:
            words += ["--seats", GREEDY_SEATS[game]]
        found.append(Proof("greedy", game, words))
    found.append(Proof("lessons", "all", [python, "-m", "pytest", *LESSONS]))
    found.append(Proof("languages", "all", [python, "-m", "pytest", *LANGUAGES]))
    words = [python, "-m", "pytest", *BROWSER]
    found.append(Proof("browser", "all", words))
    found.append(Proof("boards", "all", [python, "-m", "pytest", "tests/browser/test_boards.py"]))
    for game in games.ids():
        words = [python, "-m", "gaslamp", "certify", game, "--positions", str(POSITIONS)]
        found.append(Proof("certify", game, words))
    found.append(Proof("luck", "all", [python, "-m", "pytest", "tests/table/test_luck.py"]))
    words = [python, "-m", "pytest", "tests/server/test_secrets.py"]
    found.append(Proof("wire", "all", words))
    words = [python, "-m", "pytest", "tests/bots/test_hidden.py"]
    found.append(Proof("hidden", "all", words))
    words = [python, "-m", "pytest", "-n", "auto", "tests/conformance/test_conformance.py"]
    found.append(Proof("conformance", "all", words))
    words = [python, "-m", "pytest", "tests/lab"]
    found.append(Proof("lab", "all", words))
    words = [python, "tests/fuzz/run.py", "--messages", str(NOISE)]
    found.append(Proof("fuzz", "all", words))
    for store, faults in FAULTS.items():
        words = [python, "tests/kill_kit.py", "--store", store, *faults, "--minutes", "50"]
        found.append(Proof("faults", store, words))
    for part in ("sums", "agree", "levels", "blunders"):
        found.append(Proof("review", part, [python, "tests/reviews.py", part]))
    words = [python, "tests/both_builds.py", str(JOURNALS), "1"]
    found.append(Proof("journals", "all", words))
    return found


def sources() -> str:
    """A digest of everything the proofs are about."""
    digest = sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in KINDS:
                digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def run(proof: Proof, state: str) -> Verdict:
    """Run a proof in sight of whoever waits, and note how it ended."""
    print(f"== {proof.part} {proof.name}: {' '.join(proof.words[1:])}", flush=True)
    began = time.monotonic()
    lines: list[str] = []
    env = {**os.environ, "PYTHONUNBUFFERED": "1", WHOLE: "yes"}
    with subprocess.Popen(
        proof.words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line.strip())
    last = next((line for line in reversed(lines) if line), "")
    verdict = Verdict(process.returncode == 0, time.monotonic() - began, last, state)
    NOTES.mkdir(parents=True, exist_ok=True)
    note(proof).write_text(json.dumps(asdict(verdict)), encoding="utf-8")
    return verdict


def note(proof: Proof) -> Path:
    return NOTES / f"{proof.part}-{proof.name}.json"


def noted(proof: Proof) -> Verdict | None:
    if not note(proof).exists():
        return None
    return Verdict(**json.loads(note(proof).read_text(encoding="utf-8")))


def table(chosen: list[Proof], state: str) -> bool:
    """Print how all stand; whether all hold."""
    print("\npart      game                 verdict        time  last words")
    whole = True
    for proof in chosen:
        verdict = noted(proof)
        if verdict is None or verdict.sources != state:
            print(f"{proof.part:9} {proof.name:20} not run")
            whole = False
            continue
        words = "holds" if verdict.passed else "FAILS"
        whole = whole and verdict.passed
        seconds = f"{verdict.seconds:.0f} s"
        print(f"{proof.part:9} {proof.name:20} {words:8} {seconds:>10}  {verdict.last[:90]}")
    return whole


def main() -> int:
    known = list(dict.fromkeys(proof.part for proof in proofs()))
    words = argparse.ArgumentParser(description="Run the long proofs.")
    words.add_argument("--part", default="", choices=["", *known], help="only this part")
    words.add_argument("--game", default="", help="only this game")
    words.add_argument("--again", action="store_true", help="also what has passed already")
    asked = words.parse_args()
    chosen = [
        proof for proof in proofs()
        if asked.part in ("", proof.part) and asked.game in ("", proof.name)
    ]  # fmt: skip
    state = sources()
    try:
        for proof in chosen:
            before = noted(proof)
            done = before is not None and before.passed and before.sources == state
            if asked.again or not done:
                run(proof, state)
    except KeyboardInterrupt:
        print("\nInterrupted; what has passed is kept.")
    return 0 if table(chosen, state) else 1


if __name__ == "__main__":
    sys.exit(main())
