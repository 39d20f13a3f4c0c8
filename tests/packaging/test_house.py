"""The house rules that no linter knows: short files, no circles, one version, no registry."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from checkout_kit import ROOT
from gaslamp import __version__

PACKAGE = ROOT / "src" / "gaslamp"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

LONGEST = 500
OURS = ("src", "tests", "tools", "bench", "examples", "web/src", "web/tests", "web/scripts")
KINDS = (".py", ".ts", ".svelte", ".css", ".js", ".mjs")

# An import within a function is late for one of two reasons, never because modules go in a circle.
QUICK = "a command starts without what only another one needs"
SYSTEM = "not every system has it"
LATE = {
    ("__init__.py", "gaslamp.words.sayings"): "language files are read when something is said",
    ("cli/main.py", "gaslamp.cli.commands"): QUICK,
    ("cli/commands.py", "gaslamp.cli.balance"): QUICK,
    ("cli/commands.py", "gaslamp.cli.check"): QUICK,
    ("cli/commands.py", "gaslamp.cli.languages"): QUICK,
    ("cli/commands.py", "gaslamp.cli.learning"): QUICK,
    ("cli/commands.py", "gaslamp.cli.lessons"): QUICK,
    ("cli/commands.py", "gaslamp.cli.play"): QUICK,
    ("cli/commands.py", "gaslamp.cli.ladder"): QUICK,
    ("cli/commands.py", "gaslamp.cli.match"): QUICK,
    ("cli/commands.py", "gaslamp.cli.coverage"): QUICK,
    ("cli/commands.py", "gaslamp.cli.reference"): QUICK,
    ("cli/commands.py", "gaslamp.cli.replay"): QUICK,
    ("cli/commands.py", "gaslamp.cli.report"): QUICK,
    ("cli/commands.py", "gaslamp.cli.simulate"): QUICK,
    ("cli/commands.py", "gaslamp.cli.train"): QUICK,
    ("cli/commands.py", "gaslamp.cli.review"): QUICK,
    ("cli/commands.py", "gaslamp.cli.verify"): QUICK,
    ("cli/commands.py", "gaslamp.cli.certify"): QUICK,
    ("cli/commands.py", "gaslamp.cli.luck"): QUICK,
    ("cli/commands.py", "gaslamp.cli.whatif"): QUICK,
    ("cli/commands.py", "gaslamp.cli.tune"): QUICK,
    ("cli/commands.py", "gaslamp.cli.house"): QUICK,
    ("cli/commands.py", "gaslamp.cli.serve"): QUICK,
    ("cli/simulate.py", "rich.console"): QUICK,
    ("cli/simulate.py", "rich.progress"): QUICK,
    ("server/door.py", "resource"): SYSTEM,
    ("server/porter.py", "gaslamp.server.sealing"): SYSTEM,
    ("server/run.py", "gaslamp.server.fleet"): "most serve with one process",
    ("server/workers.py", "resource"): SYSTEM,
    ("store/opening.py", "gaslamp.store.postgres"): "most have no use for its libraries",
}

# What git ignores within our folders, and why it may.
MADE_BY_PYTHON = ("__pycache__", ".hypothesis", ".pytest_cache", ".mypy_cache", ".ruff_cache")
MADE_BY_NODE = ("node_modules", "web_client", "icons.ts")
MADE_BY_TESTS = ("fixtures",)  # the client's, written from games of ours
IGNORED = {*MADE_BY_PYTHON, *MADE_BY_NODE, *MADE_BY_TESTS}


def test_no_file_is_long() -> None:
    paths = [path for folder in OURS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    paths = [path for path in paths if not IGNORED & set(path.parts)]
    assert len(paths) > 500
    long = {}
    for path in [*paths, ROOT / "hatch_build.py"]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST:
            long[path.relative_to(ROOT).as_posix()] = lines
    assert long == {}


def imports_in_functions(path: Path) -> Iterator[str]:
    """The modules that a file imports when one of its functions runs."""
    source = path.read_text(encoding="utf-8")
    if not re.search(r"^\s+(?:from|import) ", source, re.MULTILINE):
        return
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield str(node.module)


def test_a_late_import_has_a_reason() -> None:
    found = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in PACKAGE.rglob("*.py")
        for name in imports_in_functions(path)
    }
    assert found == set(LATE)


def test_the_version_is_written_once() -> None:
    """Everything else asks for it; only the list of changes says what it will be called."""
    wanted = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?!\.?\d)")
    paths = [*PACKAGE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    paths += [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "Makefile")]
    found = [path for path in paths if wanted.search(path.read_text(encoding="utf-8"))]
    assert found == [PACKAGE / "__init__.py"]
    assert wanted.search((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text())
    assert "version" not in lock["packages"][""]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_python_packages_are_pinned_and_name_no_registry(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "index-url" not in text
    wanted = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    for row in filter(None, wanted.splitlines()):
        assert re.match(r"[\w.\[\]-]+==\S+ .*--hash=sha256:", row), row


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_what_is_asked_for_is_what_is_pinned(path: Path) -> None:
    wanted, locked = pins(path.with_suffix(".in")), pins(path)
    assert wanted
    assert {name: locked.get(name) for name in wanted} == wanted


def pins(path: Path) -> dict[str, str]:
    """The version of each package that a file names, by the package's plain name."""
    rows = re.findall(r"^([\w.-]+)(?:\[.*\])?==([\w.]+)", path.read_text(), re.MULTILINE)
    return {re.sub(r"[._-]", "-", name.lower()): version for name, version in rows}


def test_the_clients_packages_are_pinned_and_name_no_registry() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"]
    for version in package["devDependencies"].values():
        assert version.replace(".", "").isdigit(), version
    for name, row in lock["packages"].items():
        assert "resolved" not in row, name
        assert not name or "integrity" in row, name


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout of git")
def test_nothing_of_ours_is_ignored_by_accident() -> None:
    """A folder of tests once never reached anybody, because of its name."""
    listed = subprocess.run(
        ["git", "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "--",
         *OURS, "web", "docs", "requirements"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    paths = [PurePosixPath(row) for row in listed.stdout.splitlines()]
    made = [path for path in paths if IGNORED & set(path.parts) or path.suffix == ".so"]
    assert [str(path) for path in paths if path not in made] == []
