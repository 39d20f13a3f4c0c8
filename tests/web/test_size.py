"""The built client stays small: what a browser has to fetch is bounded."""

from __future__ import annotations

import gzip
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# In kB as they travel, compressed: the shell with its icons, a board with its own, all there is.
SHELL, BOARD, ALL = 118, 90, 520


def built() -> Path:
    """Where the client lies, if it was built from what lies here."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    client: Path = ROOT / build.CLIENT
    stamp = client / build.STAMP
    if not stamp.exists() or stamp.read_text() != build.sources_of_client(ROOT):
        pytest.skip("the client is not built as it stands: run `python hatch_build.py client`")
    return client / "assets"


def test_the_scripts_are_small() -> None:
    sizes = {
        path.name: len(gzip.compress(path.read_bytes())) / 1000 for path in built().glob("*.js")
    }
    shell = sum(size for name, size in sizes.items() if name.startswith("index-"))
    boards = {name: size for name, size in sizes.items() if not name.startswith("index-")}
    assert 0 < shell <= SHELL
    assert {name: size for name, size in boards.items() if size > BOARD} == {}
    assert sum(sizes.values()) <= ALL
