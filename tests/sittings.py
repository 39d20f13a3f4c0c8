"""Sittings at the terminal: the first two turns of every game, written into docs/terminal.md.

    PYTHONPATH=src:tests python tests/sittings.py

plays them anew and writes what was typed and shown. The test beside it plays the page's lines.
"""

from __future__ import annotations

import builtins
import io
import os
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from gaslamp import games
from gaslamp.cli.main import main
from kit import golden_cards

PAGE = Path(__file__).parent.parent / "docs" / "terminal.md"
START = "<!-- sittings -->\n"
COLUMNS = "80"


@dataclass(frozen=True)
class Sitting:
    """How a game is begun, and what somebody types in its first two turns."""

    words: str
    lines: tuple[str, ...]

    @property
    def game(self) -> str:
        return self.words.split()[0]


SITTINGS = (
    Sitting(
        "terrors-of-london --seats human,greedy --seed 4 --option first-player=seat-1"
        " --option first-hand=4",
        ("look fenris", "2", "1", "1", "why pass", "1", "1", "1", "hint", "2", "1", "1", "1",
         "look werewolf", "1", "1", "1", "1", "1", "hint"),
    ),
    Sitting(
        "plague-of-dracula --seed 4",
        ("look van helsing", "1", "hint", "2", "1", "1", "look hackney", "2", "1", "4", "hint",
         "pass", "pass", "1", "1", "why", "hint", "pass", "pass", "1", "1"),
    ),
    Sitting(
        "london-dread --seats human,greedy --seed 4",
        ("look milton", "2", "plan", "plan suggested", "look the chalk circle", "1", "1", "pass",
         "1", "hint", "1", "pass", "1", "pass"),
    ),
    Sitting(
        "great-old-ones --seats human,greedy --seed 4",
        ("2", "look wrath", "look kensington", "2", "2", "1", "1", "1", "1", "hint", "1", "1",
         "1", "1"),
    ),
    Sitting(
        "blackbriar --seats human,greedy --seed 4",
        ("look colonel", "1", "2", "1", "look hooded acolyte", "1", "1", "hint", "1", "1", "1",
         "1", "pass"),
    ),
)  # fmt: skip


def shown(words: str, lines: list[str]) -> tuple[str, str]:
    """What the screen shows of a sitting, with what was typed, and every complaint."""
    out, err = io.StringIO(), io.StringIO()
    waiting = iter(lines)

    def typed(prompt: str = "") -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        print(f"{prompt}{line}")
        return line

    screen = patch.dict(os.environ, {"COLUMNS": COLUMNS})
    keyboard = patch.object(builtins, "input", typed)
    with screen, keyboard, redirect_stdout(out), redirect_stderr(err):
        # Cards that stay as they are: a new one does not make the page false.
        main(["play", *words.split(), "--pack", str(golden_cards(words.split()[0]))])
    text = out.getvalue().partition("\nThe game is not saved.")[0]
    return text.rstrip("\n"), err.getvalue()


def typed_in(block: str) -> tuple[str, list[str]]:
    """The words and the lines of a sitting as they stand on the page."""
    command, _, screen = block.partition("\n")
    lines = re.findall(r"^(?:[A-Z]\w+ \d> |.*\(yes or no\) )(.+)$", screen, re.MULTILINE)
    return command.removeprefix("$ gaslamp play "), lines


def blocks(page: str) -> list[str]:
    """The sittings on the page."""
    return re.findall(r"```\n(\$ gaslamp play .*?)\n```", page.partition(START)[2], re.DOTALL)


def written() -> str:
    """The sittings for the page."""
    parts = []
    for sitting in SITTINGS:
        screen, complaints = shown(sitting.words, list(sitting.lines))
        if complaints:
            sys.exit(f"{sitting.game}: {complaints}")
        parts.append(f"### {games.find(sitting.game).title}\n\n```\n"
                     f"$ gaslamp play {sitting.words}\n{screen}\n```\n")  # fmt: skip
    return "\n".join(parts)


if __name__ == "__main__":
    head = PAGE.read_text(encoding="utf-8").partition(START)[0]
    PAGE.write_text(f"{head}{START}\n{written()}", encoding="utf-8")
