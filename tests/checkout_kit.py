"""A checkout in small: our own build files around two modules that are compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OURS = (
    "hatch_build.py",
    "tools/compile.py",
    "src/gaslamp/__init__.py",
    "src/gaslamp/engine.py",
    "src/gaslamp/kernel/errors.py",
    "src/gaslamp/games/__init__.py",
    "src/gaslamp/games/rows.py",
)
ASKED = "GASLAMP_COMPILED"
BORDER = "# border: not compiled\n"
FILES = {
    "pyproject.toml": "[tool.mypy]\nstrict = true\n",
    "src/gaslamp/kernel/__init__.py": BORDER,
    "src/gaslamp/kernel/bits.py": "def bit(n: int) -> int:\n    return 1 << n\n",
    "src/gaslamp/kernel/zone.py": "def size() -> int:\n    return 3\n",
    "src/gaslamp/kernel/words.py": BORDER + "WORDS = 'three'\n",
}
WHO_RUNS = (
    "from gaslamp import engine; from gaslamp.kernel import bits, words; print(engine.state())"
)


class Checkout:
    """The folder, and what its own `engine.py` and commands say."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in OURS:
            self.write(name, (ROOT / name).read_text())
        for name, text in FILES.items():
            self.write(name, text)
        self.package = root / "src" / "gaslamp"
        self.engine = load(self.package / "engine.py")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def finished(self, kind: str) -> Path:
        """An engine of these sources that says it is whole, though nothing in it would run."""
        folder = self.half_built(kind)
        (folder / self.engine.FINISHED).touch()
        return folder

    def half_built(self, kind: str) -> Path:
        folder: Path = self.engine.ENGINES / self.engine.digest() / kind
        for name in ("gaslamp__mypyc", "gaslamp/kernel/bits"):
            file = folder / (name + EXTENSION_SUFFIXES[0])
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
        return folder

    def run(self, *words: str, **environment: str) -> str:
        """What Python says in this checkout; it must not fail."""
        inherited = {name: value for name, value in os.environ.items() if name != ASKED}
        ran = subprocess.run(
            [sys.executable, *words], cwd=self.root, capture_output=True, text=True, timeout=300,
            env={**inherited, "PYTHONPATH": str(self.root / "src"), **environment},
        )  # fmt: skip
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout.strip()

    def runs_on(self, **environment: str) -> str:
        """What a new process in this checkout runs on."""
        return self.run("-c", WHO_RUNS, **environment)


def load(path: Path) -> Any:
    """A module by its file, beside one of the same name that may be imported already."""
    spec = spec_from_file_location(f"checkout_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
