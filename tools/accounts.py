"""Gathers what proves the rules: `python tools/accounts.py [--check]`.

The tests that cite a rule and the register of broken rules are read, not run; of every game they
are written to `accounts.json` beside its rulebook, which the package ships. `--check` writes
nothing and says whether the files are what they should be. `--count GAME [GAMES]` plays random
games in interpreted code and writes how often each rule was used to `rules_used.json`.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
if "--count" in sys.argv:
    os.environ["GASLAMP_COMPILED"] = "no"  # compiled code cannot be watched

from gaslamp import __version__, games  # noqa: E402  # the checkout's own
from gaslamp.games.rulebook import rulebook  # noqa: E402
from gaslamp.lab.rules_counted import Lines, counted  # noqa: E402
from mutants import register  # noqa: E402

TESTS = ROOT / "tests"
ACCOUNTS = "accounts.json"
USED = "rules_used.json"
GAMES = 500
WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")
SENTENCE = re.compile(r"(?<=[.!?:|])\s+|\n")


def main(words: list[str]) -> int:
    if words[:1] == ["--count"] and len(words) in (2, 3):
        count(words[1], int(words[2]) if len(words) == 3 else GAMES)
        return 0
    if words not in ([], ["--check"]):
        print("python tools/accounts.py [--check | --count GAME [GAMES]]", file=sys.stderr)
        return 2
    stale = [path for path, text in written() if read(path) != text]
    for path, text in written() if not words else []:
        path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is not what the tests say' if words else 'written'}")
    return 1 if words and stale else 0


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def written() -> Iterator[tuple[Path, str]]:
    """Every game's accounts, as they should be."""
    tests = [test for path in sorted(TESTS.rglob("test_*.py")) for test in cited(path)]
    for game_id in games.ids():
        folder = games.find(game_id).folder()
        book = rulebook(folder)
        spelled = spelling((folder / "rulebook.md").read_text(encoding="utf-8"))
        rows = [
            {"says": sentence(name, spelled), "file": file, "rules": rules}
            for name, file, cites in tests
            if (rules := [rule for rule in cites if rule in book.rules])
        ]
        breaks = [{"rule": b.rule, "what": b.what} for b in register.of_game(game_id)]
        yield folder / ACCOUNTS, shown({"tests": rows, "breaks": breaks})


def shown(lists: dict[str, list[dict[str, Any]]]) -> str:
    """One row a line, so that changes can be read and put together."""
    parts = []
    for name, rows in lists.items():
        inner = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        parts.append(f"{json.dumps(name)}: [\n{inner}\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def cited(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    """The tests of a file that cite rules: their name, where they stand, and the rules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            rules = [
                str(word.value)
                for mark in node.decorator_list
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule"
                for word in mark.args
                if isinstance(word, ast.Constant)
            ]
            if rules:
                yield node.name, path.relative_to(TESTS).as_posix(), rules


def spelling(book: str) -> dict[str, str]:
    """How the rulebook mostly spells its words, where no sentence begins: `coin` is `Coin`."""
    counts: dict[str, Counter[str]] = {}
    for part in SENTENCE.split(book):
        for word in WORD.findall(part)[1:]:
            counts.setdefault(word.lower(), Counter())[word] += 1
    return {lower: found.most_common(1)[0][0] for lower, found in counts.items()}


def sentence(name: str, spelled: dict[str, str]) -> str:
    """What a test's name says."""
    words = [spelled.get(word, word) for word in name.removeprefix("test_").split("_")]
    told = " ".join(words)
    return f"{told[0].upper()}{told[1:]}."


def count(game_id: str, number: int) -> None:
    game = games.find(game_id)
    lines: Lines = {}
    for entry in register.of_game(game_id):
        path = register.SOURCE / entry.path()
        text = path.read_text(encoding="utf-8")
        first = text[: text.index(entry.find)].count("\n") + 1
        at = first + next(i for i, line in enumerate(entry.find.split("\n")) if line.strip())
        at = statement_at(text, at)
        lines.setdefault(str(path), {}).setdefault(at, set()).add(entry.rule)
    uses = counted(game, number, lines)
    head = {"version": __version__, "digest": game.printed.digest, "games": number}
    rows = ",\n".join(f"{json.dumps(rule)}: {json.dumps(found)}" for rule, found in uses.items())
    text = json.dumps(head)[:-1] + ', "rules": {\n' + rows + "\n}}\n"
    (game.folder() / USED).write_text(text, encoding="utf-8")


def statement_at(text: str, line: int) -> int:
    """Where the statement begins that this line belongs to: the interpreter tells of that one."""
    around = [node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)
              and node.lineno <= line <= (node.end_lineno or node.lineno)]  # fmt: skip
    return max(around, default=line)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
