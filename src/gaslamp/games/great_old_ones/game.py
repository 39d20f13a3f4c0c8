# border: not compiled
"""Great Old Ones as the table knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import About, Closed, Game, Odds, Setting
from gaslamp.games.great_old_ones import catalogue, counting, figures, notes, numbering, setup, text
from gaslamp.games.great_old_ones import closed as closing
from gaslamp.games.great_old_ones import content as reading
from gaslamp.games.great_old_ones import pieces as conservation
from gaslamp.games.great_old_ones import view as seeing
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import ABILITIES
from gaslamp.games.great_old_ones.eyes import OldOnesEyes
from gaslamp.games.great_old_ones.judge import OldOnesJudge
from gaslamp.games.great_old_ones.scroll import SCROLLS
from gaslamp.games.great_old_ones.sights import SIGHTS
from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.games.great_old_ones.tables import Content
from gaslamp.games.numbering import Space
from gaslamp.games.view import View
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance
from gaslamp.words.words import Words

SETTINGS = (
    Setting("colours", ("choose", "by-seat")),
    Setting("first-player", ("random", "seat-1")),
)

# Less than anything on the table is worth; more than a few choices more or less cost a line.
ORDER_OF_CHOICES = 0.01


class GreatOldOnes(Game[OldOnes]):
    id = "great-old-ones"
    settings = SETTINGS
    vocabulary = verbs.V
    seat_counts = (2, 3, 4)
    sights = SIGHTS
    reactions = True
    lab_options: ClassVar[dict[str, str]] = {"colours": "by-seat"}
    chances: ClassVar[tuple[str, ...]] = ("rolled", "event")
    told_otherwise = frozenset(("drew",))
    turned_up: ClassVar[tuple[str, ...]] = ("divined-one",)
    declines: ClassVar[tuple[str, ...]] = (
        "go-on", "skip", "stop", "end-turn", "no-summon", "skull-alone", "pass", "accept", "done",
    )  # fmt: skip

    def folder(self) -> Path:
        return reading.FOLDER

    def content(self, pack: Path | None = None) -> Content:
        return reading.load(pack)

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> OldOnes:
        """GO-SETUP-19: the first player by lot, or as agreed."""
        rng = seeded(seed)
        first = int(rng.below(seats)) if options["first-player"] == "random" else 0
        g = setup.table(content, rng, seats, first)
        g.logging = told
        setup.lay_out(g, options["colours"] == "choose")
        advance(g)
        return g

    def note(self, g: OldOnes, seat: int, code: int) -> Line | None:
        return notes.note(g, seat, code)

    def price(self, g: OldOnes, seat: int, code: int) -> Line | None:
        return notes.tag(g, seat, code)

    def closed(self, g: OldOnes, seat: int, told: set[str]) -> list[Closed]:
        return closing.closed(g, seat, told)

    def figures(self, content: Any) -> dict[str, int]:
        return figures.figures(content)

    def caution(self, g: OldOnes, seat: int, code: int) -> Line | None:
        return notes.caution(g, seat, code)

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        return catalogue.about(content, w or self.english(content))

    def odds(self, g: OldOnes, seat: int, code: int) -> list[Odds]:
        """The D12 against the Insanity level, and the dice of Scrolls."""
        verb, a = code >> 48, code >> 32 & 0xFFFF
        below = int(g.level) / 12
        if below >= 1 and verb in (verbs.SUMMON, verbs.USE_ELDER):
            return []  # no roll fails any more
        if verb == verbs.SUMMON:
            return [Odds("odds-summon-free", below, True)]
        if verb == verbs.USE_ELDER:
            prize = ABILITIES.all[g.content.elders[a].ability].prize
            return [Odds(prize, below, True)] if prize else []
        card = notes.scroll_in_play(g)
        if verb == verbs.SCROLL and card is not None and (prize := SCROLLS.all[card.scroll].prize):
            return [Odds(prize, 0.5, True), Odds("odds-goes-wrong", 1 / 12, False)]
        return []

    def called(self, w: Words, element: str) -> str:
        return text.called(w, element)

    def view(self, g: OldOnes, seat: int, w: Words | None = None) -> View:
        return seeing.view(g, seat, w or self.english(g.content))

    def headline(self, g: OldOnes, w: Words | None = None) -> str:
        return seeing.headline(g, w or self.english(g.content))

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        return catalogue.catalogue(content, w or self.english(content))

    def judge(self) -> Judge[Any]:
        return self.sighted(OldOnesJudge(blur=ORDER_OF_CHOICES))

    def eyes(self, learned: dict[str, float]) -> Eyes[Any]:
        return OldOnesEyes(learned)

    def space(self, content: Any) -> Space:
        return numbering.numbering(content)

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        return ((3, {}), (2, {}), (3, {}), (4, {}), (2, {}))

    def turn(self, g: OldOnes) -> int:
        return int(g.turn)

    def groups(self, g: OldOnes) -> dict[str, list[str]]:
        return counting.groups(g)

    def score(self, g: OldOnes) -> list[int]:
        return counting.score(g)

    def pieces(self, g: OldOnes) -> list[str]:
        return conservation.every_piece(g)


GAME = GreatOldOnes()
