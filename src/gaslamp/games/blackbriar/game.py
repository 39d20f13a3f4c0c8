# border: not compiled
"""Lords & Ladies of Blackbriar as the table knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.blackbriar import (
    called,
    counting,
    figures,
    notes,
    numbering,
    pieces,
    preview,
    setup,
    text,
)
from gaslamp.games.blackbriar import catalogue as telling
from gaslamp.games.blackbriar import closed as closing
from gaslamp.games.blackbriar import content as reading
from gaslamp.games.blackbriar import view as seeing
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.eyes import BlackbriarEyes
from gaslamp.games.blackbriar.judge import Weights
from gaslamp.games.blackbriar.seeing_judge import SeeingJudge
from gaslamp.games.blackbriar.sights import SIGHTS
from gaslamp.games.blackbriar.state import Blackbriar, blank
from gaslamp.games.blackbriar.tables import Content
from gaslamp.games.blackbriar.targeting import BUILDING_MARK
from gaslamp.games.game import About, Closed, Game, Odds, Setting
from gaslamp.games.numbering import Space
from gaslamp.games.view import View
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance
from gaslamp.words.words import Words

ONE_EACH = "one-each"
SETTINGS = (
    Setting("level", ("normal", "easy", "expert")),
    Setting("townsfolk", ("one-each", "2", "3", "4", "5", "6")),
    Setting("cast", ("choose", "lot")),
    Setting("wave-limit", ("none", "40")),
)


class LordsAndLadies(Game[Blackbriar]):
    id = "blackbriar"
    settings = SETTINGS
    vocabulary = verbs.V
    seat_counts = (1, 2, 3, 4, 5, 6)
    sights = SIGHTS
    watchable = True
    lab_options: ClassVar[dict[str, str]] = {"wave-limit": "40", "cast": "lot"}
    chances: ClassVar[tuple[str, ...]] = ("rolled", "rerolled")
    declines: ClassVar[tuple[str, ...]] = (
        "pass", "stay", "done", "decline", "refuse", "keep", "put-back", "take-back",
    )  # fmt: skip

    def folder(self) -> Path:
        return reading.FOLDER

    def content(self, pack: Path | None = None) -> Content:
        return reading.load(pack)

    def check(self, seats: int, options: dict[str, str]) -> Trouble | None:
        trouble = super().check(seats, options)
        if trouble is None and self.folk(seats, options) < seats:
            return Trouble("wrong-too-few-townsfolk", game=self.id, seats=seats)
        return trouble

    def folk(self, seats: int, options: dict[str, str]) -> int:
        chosen = options["townsfolk"]
        return seats if chosen == ONE_EACH else int(chosen)

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Blackbriar:
        limit = options["wave-limit"]
        g = blank(
            content, seeded(seed), seats, self.folk(seats, options),
            setup.MAUSOLEUM_HEX[options["level"]], 0 if limit == "none" else int(limit),
        )  # fmt: skip
        g.logging = told
        setup.lay_out(g, options["cast"] == "lot")
        advance(g)
        return g

    def odds(self, g: Blackbriar, seat: int, code: int) -> list[Odds]:
        chance = preview.fall_odds(g, code)
        on_folk = code >> 48 == verbs.TARGET and (code >> 32 & 0xFFFF) < BUILDING_MARK
        wanted = False if on_folk else None
        return [Odds("odds-falls", chance, wanted)] if chance >= 0 else []

    def note(self, g: Blackbriar, seat: int, code: int) -> Line | None:
        return notes.note(g, seat, code)

    def price(self, g: Blackbriar, seat: int, code: int) -> Line | None:
        return notes.price(g, seat, code)

    def closed(self, g: Blackbriar, seat: int, told: set[str]) -> list[Closed]:
        return closing.closed(g, seat, told)

    def figures(self, content: Any) -> dict[str, int]:
        return figures.figures(content)

    def caution(self, g: Blackbriar, seat: int, code: int) -> Line | None:
        return notes.caution(g, seat, code)

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        return telling.about(content, w or self.english(content))

    def called(self, w: Words, element: str) -> str:
        kind, _, id = element.partition("/")
        return text.card_text(w, id) if kind == "card" else called.called(w, element)

    def view(self, g: Blackbriar, seat: int, w: Words | None = None) -> View:
        return seeing.view(g, seat, w or self.english(g.content))

    def headline(self, g: Blackbriar, w: Words | None = None) -> str:
        return seeing.headline(g, w or self.english(g.content))

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        return telling.catalogue(content, w or self.english(content))

    def judge(self) -> Judge[Any]:
        return self.sighted(SeeingJudge(Weights()))

    def eyes(self, learned: dict[str, float]) -> Eyes[Any]:
        return BlackbriarEyes(learned, Weights())

    def space(self, content: Any) -> Space:
        return numbering.numbering(content)

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        return ((2, {"cast": "lot"}), (4, {"cast": "lot"}), (6, {"cast": "lot"}))

    def turn(self, g: Blackbriar) -> int:
        return int(g.wave)

    def groups(self, g: Blackbriar) -> dict[str, list[str]]:
        return counting.groups(g)

    def facts(self, g: Blackbriar) -> dict[str, str]:
        return counting.facts(g)

    def score(self, g: Blackbriar) -> list[int]:
        return counting.score(g)

    def pieces(self, g: Blackbriar) -> list[str]:
        return pieces.pieces(g)


GAME = LordsAndLadies()
