"""The compiled engine of a checkout: taken when it was built from exactly these sources.

Kernel, rules and bots are compiled into `build/engine/<digest>`, where the digest is that of the
modules that are compiled. So words, cards and pages never ask for a compiler, and a changed rule is
simply interpreted until it is compiled again. Two builds may lie there: one that was quick to
compile, for tests, and the best one, for play. An installed package has its compiled modules lying
beside their sources and needs nothing of this.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parent
ENGINES = PACKAGE.parents[1] / "build" / "engine"
LAYERS = ("kernel", "games", "bots")
BORDER = b"# border: not compiled"
FINISHED = "finished"
BUILDING = "building"
# What else the compiled code depends on: how it is built, and for which Python.
RECIPE = f"1 {sysconfig.get_config_var('SOABI')}"

Engine = Literal["compiled", "building", "interpreted"]
Kind = Literal["best", "quick"]
KINDS: tuple[Kind, ...] = ("best", "quick")


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled: all of their layers but those whose first line says no."""
    found = [path for layer in LAYERS for path in sorted((package / layer).rglob("*.py"))]
    return [path for path in found if not path.read_bytes().startswith(BORDER)]


def digest(package: Path = PACKAGE) -> str:
    """Changes when, and only when, something that is compiled does."""
    summed = sha256(RECIPE.encode())
    for path in sources(package):
        summed.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()[:20]


def built(kinds: tuple[Kind, ...] = KINDS) -> Path | None:
    """Where the engine of these sources lies, if it has been built; the best there is."""
    if not ENGINES.is_dir():
        return None
    folder = ENGINES / digest()
    ready = [folder / kind for kind in kinds if (folder / kind / FINISHED).exists()]
    return ready[0] if ready else None


class CompiledModules(MetaPathFinder):
    """Finds compiled modules in an engine's folder, before their sources are found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("gaslamp"):
            return None
        file = self.folder / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        if not file.exists():
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def use() -> None:
    """From now on import compiled modules, if there are any and nobody has asked for none."""
    if os.environ.get("GASLAMP_COMPILED") == "no":
        return
    if (folder := built()) is not None:
        sys.meta_path.insert(0, CompiledModules(folder))


def state() -> Engine:
    """What this process runs on, or that something better is being built."""
    bits = sys.modules.get("gaslamp.kernel.bits")
    if bits is not None and str(bits.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled"
    return "building" if is_building() else "interpreted"


def arrived() -> bool:
    """Whether an engine has been built since this process began without one."""
    return state() != "compiled" and os.environ.get("GASLAMP_COMPILED") != "no" and bool(built())


def is_building() -> bool:
    """Whether a compiler is at work on these sources now."""
    try:
        os.kill(int((ENGINES / BUILDING).read_text()), 0)
    except (OSError, ValueError):
        return False
    return True
