"""What a player gets: the wheel as hatchling builds it, with a client and an engine standing in.

Nothing is compiled, fetched or built with Node here: the build finds both made already.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tarfile
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import hatch_build
from checkout_kit import ROOT, load
from gaslamp import __version__, games
from tools.sbom import sbom

PARTS = ("src", "tools", "web", "tests/kernel", "bench", "requirements")
FILES = (".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml")
MADE = ("__pycache__", "node_modules", "web_client", "*.so", "icons.ts")
CLIENT = ("index.html", "notices.txt", "assets/index.js")
COMPILED = [f"{name}{EXTENSION_SUFFIXES[0]}" for name in ("gaslamp__mypyc", "gaslamp/kernel/bits")]
GAMES = [game.replace("-", "_") for game in games.ids()]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def copy(root: Path) -> None:
    """This checkout as it is committed, as far as a package could take anything from it."""
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns(*MADE))
    for name in FILES:
        shutil.copy(ROOT / name, root / name)


def stand_in(root: Path) -> None:
    """A client and an engine that count as built from these sources."""
    for name in CLIENT:
        path = root / hatch_build.CLIENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    stamp = root / hatch_build.CLIENT / hatch_build.STAMP
    stamp.write_text(hatch_build.sources_of_client(root))
    engine = load(root / "src" / "gaslamp" / "engine.py")
    folder = engine.ENGINES / engine.digest() / "best"
    for name in (*COMPILED, engine.FINISHED):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source package of this checkout."""
    root = tmp_path_factory.mktemp("checkout")
    copy(root)
    stand_in(root)
    environment = {"PATH": str(root / "nothing"), "PYTHONPATH": str(root / "src")}
    ran = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", "out"],
        cwd=root, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return root / "out"


@pytest.fixture(scope="module")
def wheel(packages: Path) -> set[str]:
    [path] = packages.glob("*.whl")
    return set(ZipFile(path).namelist())


@pytest.fixture(scope="module")
def sdist(packages: Path) -> set[str]:
    [path] = packages.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def committed(folder: str) -> set[str]:
    """The files of a folder that were not made by a build, from the root on."""
    made = {"__pycache__", "node_modules", "web_client", "icons.ts"}
    paths = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return {
        path.relative_to(ROOT).as_posix()
        for path in paths
        if not made & set(path.parts) and path.suffix != ".so"
    }


@pytest.mark.parametrize("room", GAMES)
def test_the_wheel_holds_all_of_a_game(wheel: set[str], room: str) -> None:
    here = f"gaslamp/games/{room}/"
    assert {here + "game.py", here + "rulebook.md", here + "messages.ftl"} <= wheel
    assert [name for name in wheel if name.startswith(here + "content/")]


def test_the_wheel_holds_the_package_client_and_engine_and_nothing_else(wheel: set[str]) -> None:
    package = {name.removeprefix("src/") for name in committed("src")}
    client = {f"gaslamp/web_client/{name}" for name in (*CLIENT, hatch_build.STAMP)}
    about = {name for name in wheel if name.startswith(f"gaslamp-{__version__}.dist-info/")}
    assert wheel - about == package | client | set(COMPILED)
    assert not [name for name in wheel if "test" in name]


def test_licences_travel_with_the_wheel(wheel: set[str]) -> None:
    here = f"gaslamp-{__version__}.dist-info/licenses/"
    assert {here + "LICENSE", here + "web/public/notices.txt"} <= wheel


def test_the_wheel_lists_what_others_made(packages: Path, wheel: set[str]) -> None:
    [name] = [name for name in wheel if "/sboms/" in name]
    [path] = packages.glob("*.whl")
    assert ZipFile(path).read(name).decode() == sbom(ROOT, __version__)


def test_a_wheel_with_an_engine_is_for_one_python_and_machine(packages: Path) -> None:
    [path] = packages.glob("*.whl")
    assert path.name.startswith(f"gaslamp-{__version__}-cp{sys.version_info.major}")
    assert not path.name.endswith("-any.whl")


def test_a_wheel_can_be_built_from_the_source_package(sdist: set[str]) -> None:
    assert committed("src") | committed("tools") <= sdist
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "README.md"} <= sdist
    web = {name for name in committed("web") if name.split("/")[1] not in hatch_build.NOT_SOURCES}
    assert web <= sdist
    assert {f"src/gaslamp/web_client/{name}" for name in CLIENT} <= sdist


def test_the_source_package_holds_no_tests(sdist: set[str]) -> None:
    tops = {name.partition("/")[0] for name in sdist}
    assert not tops & {"tests", "bench", "docs", "build", "requirements"}
    assert not [name for name in sdist if "/tests/" in name or "/fixtures/" in name]


class App:
    """What hatchling would show."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_warning(self, text: str) -> None:
        self.said.append(text)

    display_info = display_warning


def initialized(version: str = "standard") -> tuple[dict[str, Any], list[str]]:
    """What the hook adds to a wheel, and what it says."""
    app = App()
    hook = hatch_build.PackageHook(str(ROOT), {}, None, None, str(ROOT), "wheel", app)  # type: ignore[arg-type]
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook.initialize(version, data)
    data.pop("sbom_files", None)
    return data, app.said


def test_without_compiler_and_npm_a_wheel_is_plain_python_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    monkeypatch.setattr(hatch_build, "build_client", lambda root: False)
    monkeypatch.setattr(hatch_build, "build_engine", lambda kind: None)
    data, said = initialized()
    assert data == {"force_include": {}, "pure_python": True}
    assert ["npm" in said[0], "compiler" in said[1]] == [True, True]


def test_whoever_asks_for_plain_python_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_COMPILED", "no")
    monkeypatch.setattr(hatch_build, "build_client", lambda root: True)
    monkeypatch.setattr(hatch_build, "build_engine", lambda kind: pytest.fail("it was compiled"))
    data, said = initialized()
    assert data == {"force_include": {}, "pure_python": True}
    assert said == ["gaslamp: not compiled, as asked; it will run interpreted"]


def test_an_editable_install_builds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "build_client", lambda root: pytest.fail("it was built"))
    assert initialized("editable") == ({"force_include": {}, "pure_python": True}, [])


def test_the_client_is_built_again_only_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def file(name: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    file("web/src/App.svelte").write_text("<p>One</p>")
    file("web/package.json").write_text("{}")
    stamp = file(f"{hatch_build.CLIENT}/{hatch_build.STAMP}")
    stamp.write_text(hatch_build.sources_of_client(tmp_path))
    monkeypatch.setattr(hatch_build, "npm", lambda: None)
    for name in ("web/tests/any.test.ts", "web/node_modules/any.js", "web/fixtures/any.json"):
        file(name).write_text("changed")
    file("web/src/lib/icons.ts").write_text("made by the build")
    assert hatch_build.build_client(tmp_path)
    file("web/src/App.svelte").write_text("<p>Two</p>")
    assert not hatch_build.build_client(tmp_path)


def test_everything_the_package_imports_is_a_dependency() -> None:
    declared = modules_of(PROJECT["dependencies"])
    extras = {name for extra in PROJECT["optional-dependencies"].values()
              for name in modules_of(extra)}  # fmt: skip
    imported = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(str(node.module).partition(".")[0])
    foreign = imported - set(sys.stdlib_module_names) - {"gaslamp"}
    assert foreign - extras == declared


# Packages that are imported by another name.
IMPORTED_AS = {"open_spiel": "pyspiel", "vl-convert-python": "vl_convert"}


def modules_of(packages: list[str]) -> set[str]:
    names = [name.partition("[")[0] for name in packages]
    names = [IMPORTED_AS.get(name, name).replace("-", "_") for name in names]
    return {name.partition(".")[0] for name in names}  # fluent.runtime is in fluent
