"""Run `gaslamp` commands inside a test: what was printed, what was complained, the exit code."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import gaslamp as package
from gaslamp.cli.main import main

TERRORS = "terrors-of-london"
SRC = Path(package.__file__).parent.parent
COMMAND = [sys.executable, "-c", "import sys; from gaslamp.cli.main import main; sys.exit(main())"]


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


def gaslamp(*words: str, lines: list[str] | None = None) -> Ran:
    """Run a command with these lines as its input."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO("".join(f"{line}\n" for line in lines or []))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(list(words))
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())


def refused(*words: str, lines: list[str] | None = None) -> str:
    """The sentence with which a command is refused: nothing on stdout, exit code 2."""
    ran = gaslamp(*words, lines=lines)
    assert ran.code == 2, ran
    assert ran.out == "", ran
    sentence = ran.err.rstrip("\n")
    assert sentence.strip() and "\n" not in sentence and "Traceback" not in sentence, ran
    return sentence


def play(*lines: str, seats: str = "human,random", seed: int = 5, more: list[str] | None = None,
         quick: bool = True) -> Ran:  # fmt: skip
    """Play with these lines; quickly set up unless the setup is what is played."""
    options = ["influence=recommended", "overlords=random", "first-player=seat-1"] if quick else []
    words = [word for option in options for word in ("--option", option)]
    return gaslamp("play", TERRORS, "--seats", seats, "--seed", str(seed), *words, *(more or []),
                   lines=list(lines))  # fmt: skip
