"""What `hatch_build.py` builds, and when: each thing once for the sources it is made of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from checkout_kit import ROOT, Checkout

needs_compiler = pytest.mark.skipif(hatch_build.compiler() is None, reason="there is no C compiler")


class Compiler:
    """Stands for the real one: makes the folder and remembers what it was asked for."""

    def __init__(self, checkout: Checkout) -> None:
        self.checkout = checkout
        self.asked: list[str] = []
        self.fails = False

    def compile_to(self, root: Path, target: Path, kind: str) -> None:
        self.asked.append(kind)
        assert self.checkout.engine.is_building()
        target.mkdir(parents=True)
        if self.fails:
            sys.exit("It does not compile.")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """`hatch_build` works on a small checkout instead of ours."""
    small = Checkout(tmp_path)
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "engine", small.engine)
    return small


@pytest.fixture
def compiler(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    stands_in = Compiler(checkout)
    monkeypatch.setattr(hatch_build, "compiler", lambda: "cc")
    monkeypatch.setattr(hatch_build, "compile_to", stands_in.compile_to)
    return stands_in


def test_an_engine_is_compiled_once(checkout: Checkout, compiler: Compiler) -> None:
    assert hatch_build.main(["engine"]) == 0
    assert checkout.engine.built() == checkout.engine.ENGINES / checkout.engine.digest() / "best"
    assert not checkout.engine.is_building()
    assert hatch_build.main(["engine"]) == 0
    assert compiler.asked == ["best"]


def test_the_best_is_good_enough_for_who_wants_a_quick_one(
    checkout: Checkout, compiler: Compiler
) -> None:
    hatch_build.main(["quick-engine", "engine", "quick-engine"])
    assert compiler.asked == ["quick", "best"]
    checkout.write("src/gaslamp/kernel/bits.py", "ZERO = 0\n")
    hatch_build.main(["engine", "quick-engine"])
    assert compiler.asked == ["quick", "best", "best"]


def test_engines_of_other_sources_are_thrown_away(checkout: Checkout, compiler: Compiler) -> None:
    hatch_build.main(["quick-engine", "engine"])
    first = checkout.engine.digest()
    assert {path.name for path in (checkout.engine.ENGINES / first).iterdir()} == {"quick", "best"}
    checkout.write("src/gaslamp/kernel/bits.py", "ZERO = 0\n")
    hatch_build.main(["quick-engine"])
    left = [path.name for path in checkout.engine.ENGINES.iterdir()]
    assert left == [checkout.engine.digest()]


def test_what_does_not_compile_is_never_taken(checkout: Checkout, compiler: Compiler) -> None:
    compiler.fails = True
    with pytest.raises(SystemExit, match="does not compile"):
        hatch_build.main(["engine"])
    assert checkout.engine.built() is None
    assert not checkout.engine.is_building()


def test_without_a_compiler_it_says_so_and_goes_on(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)
    assert hatch_build.main(["engine", "quick-engine", "engine-beside"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["No C compiler was found; everything runs interpreted."] * 2
    assert not checkout.engine.ENGINES.exists()


def test_what_is_built_already_needs_no_compiler(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)
    folder = checkout.finished("best")
    assert hatch_build.build_engine("quick") == folder


def test_a_compiler_is_started_beside_only_if_there_is_something_to_do(
    checkout: Checkout, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[list[str], dict[str, Any]]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **how: started.append((words, how)))
    checkout.finished("quick")
    hatch_build.main(["engine-beside"])
    [(words, how)] = started
    assert words[-2:] == [str(ROOT / "hatch_build.py"), "engine"]
    assert how["start_new_session"]
    note = checkout.engine.ENGINES / checkout.engine.BUILDING
    note.write_text(str(os.getpid()))
    hatch_build.main(["engine-beside"])
    note.unlink()
    checkout.finished("best")
    hatch_build.main(["engine-beside"])
    assert len(started) == 1
    assert compiler.asked == []


def test_a_wrong_word_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert hatch_build.main(["engin"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "'engin'" in said.err


@needs_compiler
def test_a_small_checkout_is_compiled_and_runs(tmp_path: Path) -> None:
    """Build, run, change a word, change a rule: only the C file it is in is compiled again."""
    checkout = Checkout(tmp_path)
    assert checkout.runs_on() == "interpreted"
    checkout.run("hatch_build.py", "quick-engine")
    assert checkout.runs_on() == "compiled"
    assert checkout.runs_on(GASLAMP_COMPILED="no") == "interpreted"
    checkout.write("src/gaslamp/kernel/words.py", "# border: not compiled\nWORDS = 'four'\n")
    assert checkout.runs_on() == "compiled"
    before = object_files(tmp_path)

    checkout.write("src/gaslamp/kernel/bits.py", "def bit(n: int) -> int:\n    return 2 << n\n")
    assert checkout.runs_on() == "interpreted"
    checkout.run("hatch_build.py", "quick-engine")
    assert checkout.runs_on() == "compiled"
    assert checkout.run("-c", "from gaslamp.kernel import bits; print(bits.bit(2))") == "8"
    after = object_files(tmp_path)
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {"together_0"}


def object_files(root: Path) -> dict[str, int]:
    """When each C file was compiled last."""
    paths = (root / "build").rglob("*.o")
    return {path.stem: path.stat().st_mtime_ns for path in paths}


@needs_compiler
def test_what_the_compiler_refuses_is_told_and_interpreted(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    checkout.write("src/gaslamp/kernel/wrong.py", "def wrong() -> int:\n    return 'one'\n")
    ran = subprocess.run(
        [sys.executable, "hatch_build.py", "quick-engine"],
        cwd=tmp_path, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert ran.returncode == 1
    assert "wrong.py:2" in ran.stdout + ran.stderr
    assert ran.stderr.endswith("what the compiler says stands above.\n")
    assert checkout.runs_on() == "interpreted"


def test_no_engine_is_built_of_a_game_with_half_an_effect(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    room = "src/gaslamp/games/fog"
    checkout.write(f"{room}/game.py", "GAME = None\n")
    checkout.write(f"{room}/messages.ftl", "effect-rain = Rain\n")
    checkout.write(
        f"{room}/effects.py",
        "class Effect:\n    points: float\n\n"
        'class Rain(Effect):\n    """It rains."""\n    word = "rain"\n\nEFFECTS = (Rain,)\n',
    )
    ran = subprocess.run(
        [sys.executable, "hatch_build.py", "quick-engine"],
        cwd=tmp_path, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ran.returncode == 1
    assert "fog/effects.py:4: the effect Rain has no `points`" in ran.stderr
