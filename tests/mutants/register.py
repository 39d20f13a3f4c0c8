"""The register of broken rules: one change of the source for each entry, and the rule it breaks.

`<game>.toml` beside this file holds the entries of a game:

    [[break]]
    rule = "TL-BUY-02"
    what = "the price is not paid"
    file = "buying.py"
    find = "player.coin -= cost"
    put = "pass"

`file` lies in the game's folder (or, with a slash, below `gaslamp/`), `find` stands in it exactly
once. A break must be one that the rule forbids, and the game must still run with it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gaslamp import games

HERE = Path(__file__).parent
TESTS = HERE.parent
SOURCE = TESTS.parent / "src" / "gaslamp"


@dataclass(frozen=True)
class Break:
    """A rule, and one change of the source that breaks it."""

    game: str
    number: int  # its place in the file, from 1 on
    rule: str
    what: str
    file: str
    find: str
    put: str

    def path(self) -> Path:
        """The changed file, below the package's folder."""
        inside = Path(self.file)
        return inside if "/" in self.file else Path("games") / self.game.replace("-", "_") / inside

    def broken(self) -> str:
        """The file's text with the rule broken."""
        text = (SOURCE / self.path()).read_text(encoding="utf-8")
        if (times := text.count(self.find)) != 1:
            raise ValueError(f"{self.name()}: {self.find!r} stands {times} times in {self.file}")
        return text.replace(self.find, self.put)

    def name(self) -> str:
        return f"{self.game} {self.number}: {self.rule}, {self.what}"


@cache
def entries() -> tuple[Break, ...]:
    """All breaks of all games, in the order of the files."""
    return tuple(entry for game in games.ids() for entry in of_game(game))


def of_game(game: str) -> list[Break]:
    path = HERE / f"{game}.toml"
    if not path.exists():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("break", [])
    return [Break(game, number, **row) for number, row in enumerate(rows, 1)]


# A rule named in a test's words or figures is not cited by it; the file may need a browser to run.
CITATION = re.compile(r"^ *@rule\(([^)]*)\)", re.MULTILINE)


def cited(text: str) -> set[str]:
    """The rules that tests of a file say they test."""
    return {rule for found in CITATION.findall(text) for rule in re.findall(r'"([^"]+)"', found)}


@cache
def citations() -> dict[Path, set[str]]:
    return {path: cited(path.read_text(encoding="utf-8"))
            for path in sorted(TESTS.rglob("test_*.py"))}  # fmt: skip


def citing(rule: str) -> list[Path]:
    """The test files that cite a rule."""
    return [path for path, rules in citations().items() if rule in rules]
