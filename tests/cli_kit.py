"""Run `gaslamp` commands inside a test: what was printed, what was complained, the exit code."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import gaslamp as package
from gaslamp.cli.board import Table
from gaslamp.cli.main import main
from gaslamp.games.view import MapView, Piece, Place, SeatView, Track, View, ZoneView

TERRORS = "terrors-of-london"
# Set up at once, and dealt as the golden games are: a hand to play with in the first turn.
QUICK = ("influence=recommended", "overlords=random", "first-player=seat-1", "first-hand=4")
SRC = Path(package.__file__).parent.parent
COMMAND = [sys.executable, "-c", "import sys; from gaslamp.cli.main import main; sys.exit(main())"]


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


def gaslamp(*words: str, lines: list[str] | None = None, columns: int = 10_000) -> Ran:
    """Run a command with these lines as its input, on a screen where lines need no breaking."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO("".join(f"{line}\n" for line in lines or []))
    try:
        screen = patch.dict(os.environ, {"COLUMNS": str(columns)})
        with screen, redirect_stdout(out), redirect_stderr(err):
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
    options = [*QUICK] if quick else []
    words = [word for option in options for word in ("--option", option)]
    return gaslamp("play", TERRORS, "--seats", seats, "--seed", str(seed), *words, *(more or []),
                   lines=list(lines))  # fmt: skip


def table() -> Table:
    """A small table with something of everything that a view can hold."""
    card = Piece("c", "lamp", "Lamp", "Light a street.")
    mina = Piece("a", "mina", "Mina", marks=["hurt"], notes=["she limps"])
    city = MapView(
        "city", "London",
        [
            Place("soho", "Soho", ["city"], [mina], ["burning"]),
            Place("city", "The City", ["soho"]),
            Place("docks", "The Docks", ["city"], notes=["flooded"]),
        ],
    )  # fmt: skip
    view = View(
        0,
        [SeatView(0, "Mina", "brave"), SeatView(1, "", "a stranger")],
        "Night 2, 6 a.m.",
        [
            ZoneView("row", "Row", [card, card, Piece("d", "dog", "Dog")], note="it is lit"),
            ZoneView("none", "Attic"),
            ZoneView("pile", "Cellar", [card], 4, look="pile"),
            ZoneView("bag", "Bag", [], 2, note="mostly string"),
            ZoneView("hand", "Hand", [], 1, 1, "hand"),
        ],
        [
            Track("doom", "Doom", 3, 12, note="rising"),
            Track("will", "Mina: Will", 0, owner=0),
            Track("fear", "Mina: Fear", 0, owner=0, note="unhinged"),
        ],
        [city],
    )  # fmt: skip
    return Table(view, ["Player 1", "Bot 2"], [0])
