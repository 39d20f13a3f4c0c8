"""For pages that say how to add something: whoever follows one, in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MADE = ("web_client", "*.so")
# "… `path/of/a/file`:" and the block that follows it.
FILE = re.compile(r"`([\w./-]+\.\w+)`:\n\n```(\w*)\n(.*?)```\n", re.DOTALL)
COMMANDS = re.compile(r"```console\n(.*?)```\n", re.DOTALL)


class Follower:
    """Somebody with a copy of the project who does what a page says."""

    def __init__(self, page: str, folder: Path, tests: tuple[str, ...] = ()) -> None:
        self.text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        self.folder = folder
        for part in ("src", *(f"tests/{name}" for name in tests)):
            ignored = shutil.ignore_patterns(*MADE)
            shutil.copytree(ROOT / part, folder / part, ignore=ignored, dirs_exist_ok=True)
        for name in ("pyproject.toml", "tests/conftest.py", "tests/kit.py"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)

    def write_files(self) -> list[str]:
        """Write every file of the page; what is there already gets the lines at its end, or a
        `diff` is made in it. The files, each once."""
        written = []
        for name, kind, text in FILE.findall(self.text):
            path = self.folder / name
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            after = changed(before, text) if kind == "diff" else before + text
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(after, encoding="utf-8")
            written.append(name)
        return list(dict.fromkeys(written))

    def commands(self) -> list[str]:
        blocks = COMMANDS.findall(self.text)
        return [row[2:] for block in blocks for row in block.splitlines() if row.startswith("$ ")]

    def run(self, command: str) -> str:
        """Run a command of the page by the Python of these tests; what it printed."""
        program, *words = shlex.split(command)
        module = {".venv/bin/python": [], ".venv/bin/gaslamp": ["-m", "gaslamp"]}[program]
        kept = {"PYTHONPATH": str(self.folder / "src"), "GASLAMP_COMPILED": "no"}
        ran = subprocess.run(
            [sys.executable, *module, *words], cwd=self.folder, env={**os.environ, **kept},
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
        assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout


def changed(before: str, diff: str) -> str:
    """A text with the lines of a diff changed, which must stand in it exactly once; a line of dots
    goes on to another place."""
    for part in re.split(r"^…\n", diff, flags=re.MULTILINE):
        rows = part.splitlines(keepends=True)
        old = "".join(row[1:] for row in rows if row[0] != "+")
        new = "".join(row[1:] for row in rows if row[0] != "-")
        assert before.count(old) == 1, f"stands {before.count(old)} times:\n{old}"
        before = before.replace(old, new)
    return before
