"""The built client stays small: what a browser has to fetch is bounded."""

from __future__ import annotations

import gzip
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "boards"
# In kB as they travel, compressed: whatever a page needs before its board, and a board.
SHELL, BOARD = 130, 90
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


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


class Client:
    """The scripts of the built client, and which of them come along with another."""

    def __init__(self) -> None:
        self.scripts = {path.name: path.read_text("utf-8") for path in built().glob("*.js")}

    def named(self, name: str) -> str:
        pattern = re.compile(f"{name}-.{{8}}\\.js")
        (found,) = [script for script in self.scripts if pattern.fullmatch(script)]
        return found

    def needed(self, script: str) -> set[str]:
        found: set[str] = set()
        wanted = [script]
        while wanted:
            at = wanted.pop()
            if at not in found:
                found.add(at)
                wanted += IMPORTED.findall(self.scripts[at])
        return found

    def weight(self, scripts: set[str]) -> float:
        return sum(len(gzip.compress(self.scripts[name].encode())) for name in scripts) / 1000


def test_what_a_page_needs_is_small() -> None:
    client = Client()
    for page in ("Lobby", "Table"):
        scripts = client.needed(client.named("index")) | client.needed(client.named(page))
        assert 20 < client.weight(scripts) <= SHELL, page


@pytest.mark.parametrize("board", sorted(path.parent.name for path in BOARDS.glob("*/index.ts")))
def test_a_board_is_small_and_comes_when_it_is_needed(board: str) -> None:
    client = Client()
    shell = client.needed(client.named("index")) | client.needed(client.named("Table"))
    script = client.named(board)
    assert script not in shell | client.needed(client.named("Lobby"))
    assert 5 < client.weight(client.needed(script) - shell) <= BOARD
