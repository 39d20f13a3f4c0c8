"""No sentence for people stands in code: it has a key, and its words a language file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import gaslamp

PACKAGE = Path(gaslamp.__file__).parent
TWO_WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
SQL = re.compile(
    r"\s*(SELECT|INSERT|CREATE|UPDATE|DELETE|PRAGMA|ALTER|BEGIN|SAVEPOINT|RELEASE|ROLLBACK|CASE|VACUUM)\b"
)
# What programs, operators and developers read, and what is no sentence at all.
NOT_FOR_PLAYERS = {
    "games/reading.py": "stands where an id is missing",
    "games/rows.py": "stops the build",
    "kernel/journal.py": "the head of a save",
    "lab/charts.py": "names of typefaces",
    "lab/conformance.py": "what tests say when they fail",
    "lab/page.py": "the skeleton of a page",
    "server/fellows.py": "the server's log",
    "server/fleet.py": "the server's log",
    "server/hall.py": "the server's log",
    "server/health.py": "the server's log",
    "server/http/answers.py": "the server's log",
    "server/http/calls.py": "the skeleton of a feed",
    "server/http/installed.py": "the skeleton of a page",
    "server/http/pages.py": "the skeleton of a page",
    "server/passage.py": "the server's log",
    "server/porter.py": "the server's log",
    "server/http/routes.py": "the interface, for programmers",
    "server/metrics.py": "for Prometheus",
    "server/room/bots.py": "the server's log",
    "server/room/candles.py": "the server's log",
    "server/room/owner.py": "the server's log",
    "server/room/table.py": "the server's log",
    "server/understudies.py": "the server's log",
    "server/workers.py": "what is wrong with a process",
    "server/http/api.py": "the security log",
    "server/http/rings.py": "the security log",
    "server/reviewers.py": "the server's log",
    "server/wire/socket.py": "the security log",
    "store/bells.py": "SQL",
    "store/daily.py": "SQL",
    "store/db.py": "what is wrong with a work",
    "store/dialect.py": "SQL",
    "store/folder.py": "a folder's name",
    "store/forgetting.py": "SQL",
    "store/holding.py": "SQL",
    "store/layout.py": "SQL",
    "store/migrations.py": "what is wrong with a database",
    "store/moving.py": "SQL",
    "store/postgres.py": "SQL",
    "store/rows.py": "SQL",
    "words/sentences.py": "what is wrong with a language file",
}
NAMES_OF_PIECES = ("pieces.py", "counting.py")  # for conservation and for columns of statistics


def sentences(path: Path) -> Iterator[str]:
    """Texts of two words and more in a file, its docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(n.body[0].value)
        for n in ast.walk(tree)
        if isinstance(n, documented) and n.body and isinstance(n.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in docs:
            continue
        said = node.value
        if isinstance(said, str) and TWO_WORDS.search(said) and not SQL.match(said):
            yield said


def test_no_sentence_for_people_stands_in_code() -> None:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name in NOT_FOR_PLAYERS or path.name in NAMES_OF_PIECES:
            continue
        if said := list(sentences(path)):
            found[name] = said
    assert found == {}


def test_every_exception_is_needed() -> None:
    assert [name for name in NOT_FOR_PLAYERS if not any(sentences(PACKAGE / name))] == []


# Where words are joined that nobody translates: what was typed, what is folded to the screen, what
# goes into a header, a file or the lists that a game's words take apart again.
JOINS = {
    "cli/arguments.py", "cli/closed.py", "cli/looking.py", "cli/main.py", "cli/menus.py",
    "cli/phrases.py", "cli/terminal.py", "games/blackbriar/blocking.py",
    "games/blackbriar/notes.py", "games/blackbriar/placing.py",
    "games/blackbriar/townsfolk_turn.py", "games/london_dread/game.py",
    "games/london_dread/plan_words.py",
    "kernel/journal.py", "lab/patching.py", "lab/report.py", "server/http/answers.py",
    "server/room/typed.py", "server/workers.py", "store/moving.py", "store/postgres.py",
    "store/sqlite.py",
}  # fmt: skip


def joins(path: Path) -> bool:
    """Whether texts are strung together with a space between them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr == "join":
            glue = called.value
            if isinstance(glue, ast.Constant) and isinstance(glue.value, str) and " " in glue.value:
                return True
    return False


def test_sentences_and_lists_are_joined_by_messages() -> None:
    found = {p.relative_to(PACKAGE).as_posix() for p in PACKAGE.rglob("*.py") if joins(p)}
    assert found == JOINS
