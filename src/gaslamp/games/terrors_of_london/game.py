# border: not compiled
"""Terrors of London as the table knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import About, Game, Series, Setting
from gaslamp.games.numbering import Space
from gaslamp.games.terrors_of_london import (
    called,
    catalogue,
    counting,
    figures,
    notes,
    numbering,
    pieces,
    setup,
)
from gaslamp.games.terrors_of_london import content as reading
from gaslamp.games.terrors_of_london import series as hands
from gaslamp.games.terrors_of_london import view as seeing
from gaslamp.games.terrors_of_london.eyes import TerrorsEyes
from gaslamp.games.terrors_of_london.judge import TerrorsJudge
from gaslamp.games.terrors_of_london.sights import SIGHTS
from gaslamp.games.terrors_of_london.state import Agreed, Terrors
from gaslamp.games.terrors_of_london.tables import Content
from gaslamp.games.terrors_of_london.vocabulary import V
from gaslamp.games.view import View
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance
from gaslamp.words.words import Words

SETTINGS = (
    Setting("influence", ("choose", "recommended")),
    Setting("overlords", ("choose", "random")),
    Setting("first-player", ("random", "seat-1", "seat-2")),
    Setting("first-hand", ("2", "3", "4")),
    Setting("turn-limit", ("none", "200")),
)


# How many choices a bot looks ahead: late turns have many.
LONG_TURN = 60


class TerrorsOfLondon(Game[Terrors]):
    id = "terrors-of-london"
    settings = SETTINGS
    vocabulary = V
    seat_counts = (2,)
    sights = SIGHTS
    watchable = True
    lab_options: ClassVar[dict[str, str]] = {"turn-limit": "200"}
    told_otherwise = frozenset(("drew", "kept-back"))
    chances: ClassVar[tuple[str, ...]] = ("drew-card", "drew-known")
    amounts: ClassVar[tuple[str, ...]] = ("attack", "regenerate", "convert")
    declines: ClassVar[tuple[str, ...]] = ("to-discard", "decline", "pass")

    def folder(self) -> Path:
        return reading.FOLDER

    def content(self, pack: Path | None = None) -> Content:
        return reading.load(pack)

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Terrors:
        """TL-SETUP-01: the First Player by lot, or as agreed."""
        rng = seeded(seed)
        chosen = options["first-player"]
        first = int(rng.below(2)) if chosen == "random" else int(chosen[-1]) - 1
        limit = options["turn-limit"]
        agreed = Agreed(
            first=first,
            first_hand=int(options["first-hand"]),
            turn_limit=0 if limit == "none" else int(limit),
            choose_influence=options["influence"] == "choose",
        )
        g = setup.table(content, rng, agreed)
        g.logging = told
        setup.lay_out(g, options["overlords"] == "random")
        advance(g)
        return g

    def note(self, g: Terrors, seat: int, code: int) -> Line | None:
        return notes.note(g, seat, code)

    def price(self, g: Terrors, seat: int, code: int) -> Line | None:
        return notes.price(g, seat, code)

    def series(self, g: Terrors, seat: int) -> Series | None:
        return hands.series(g, seat)

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        return catalogue.about(w or self.english(content))

    def figures(self, content: Any) -> dict[str, int]:
        return figures.figures()

    def caution(self, g: Terrors, seat: int, code: int) -> Line | None:
        return notes.caution(g, seat, code)

    def called(self, w: Words, element: str) -> str:
        return called.called(w, element)

    def view(self, g: Terrors, seat: int, w: Words | None = None) -> View:
        return seeing.view(g, seat, w or self.english(g.content))

    def headline(self, g: Terrors, w: Words | None = None) -> str:
        return seeing.headline(g, w or self.english(g.content))

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        return catalogue.catalogue(w or self.english(content))

    def judge(self) -> Judge[Any]:
        return self.sighted(TerrorsJudge(ahead=LONG_TURN, blur=0.1))

    def eyes(self, learned: dict[str, float]) -> Eyes[Any]:
        return TerrorsEyes(learned)

    def space(self, content: Any) -> Space:
        return numbering.numbering(content)

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        return ((2, {"overlords": "random"}), (2, {}))

    def turn(self, g: Terrors) -> int:
        return int(g.turn)

    def groups(self, g: Terrors) -> dict[str, list[str]]:
        return counting.groups(g)

    def score(self, g: Terrors) -> list[int]:
        return counting.score(g)

    def pieces(self, g: Terrors) -> list[str]:
        return pieces.pieces(g)


GAME = TerrorsOfLondon()
