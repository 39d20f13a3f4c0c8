# border: not compiled
"""London Dread as the table knows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import CLOCK, About, Game, Odds, Setting, Timed
from gaslamp.games.london_dread import catalogue, figures, notes, numbering, pieces, setup
from gaslamp.games.london_dread import content as reading
from gaslamp.games.london_dread import view as seeing
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.called import called
from gaslamp.games.london_dread.eyes import DreadEyes
from gaslamp.games.london_dread.judge import DreadJudge
from gaslamp.games.london_dread.odds import odds
from gaslamp.games.london_dread.plan_words import parse_plan
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.showdown import score
from gaslamp.games.london_dread.sights import SIGHTS
from gaslamp.games.london_dread.state import Dread, Rules
from gaslamp.games.london_dread.suggestion import suggestion
from gaslamp.games.london_dread.tables import Content
from gaslamp.games.london_dread.track import target_number
from gaslamp.games.numbering import Space
from gaslamp.games.view import View
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance, pending
from gaslamp.words.languages import ENGLISH
from gaslamp.words.words import Words

STORIES = ("the-letter", "caped-killer", "uncrowned-king", "london-dread")
WARNING = 120  # seconds before the end at which the second bell is struck
MINUTES = {"normal": 12, "hard": 10, "dread": 8}

SETTINGS = (
    Setting("story", ("the-letter", "caped-killer", "uncrowned-king", "london-dread")),
    Setting("team", ("auto", "four", "two", "three")),
    Setting("difficulty", ("normal", "hard", "dread")),
    Setting("characters", ("choose", "random")),
    Setting("impeccable", ("on", "off")),
    Setting("confidence", ("3", "0", "5")),
    Setting("virtue", ("1", "0", "2")),
    Setting("items", ("1", "0", "2")),
    CLOCK,
    Setting("campaign", ("in-order", "open")),
)


class LondonDread(Game[Dread]):
    id = "london-dread"
    settings = SETTINGS
    vocabulary = verbs.V
    seat_counts = (2, 3, 4, 1)
    sights = SIGHTS
    watchable = True
    in_order = True
    final = True
    plans = True
    declines: ClassVar[tuple[str, ...]] = ("pass", "done", "decline", "end-action", "time-up")
    constant: ClassVar[frozenset[int]] = frozenset(
        (verbs.REVEAL, verbs.PLACE, verbs.TURN, verbs.TAKE_BACK, verbs.SWAP, verbs.MARK,
         verbs.UNMARK, verbs.TAKE_STASH, verbs.RETURN_STASH)
    )  # fmt: skip
    lab_options: ClassVar[dict[str, str]] = {"characters": "random"}
    chances: ClassVar[tuple[str, ...]] = ("rolls", "rerolls", "draws")

    def folder(self) -> Path:
        return reading.FOLDER

    def content(self, pack: Path | None = None) -> Content:
        return reading.load(pack)

    def check(self, seats: int, options: dict[str, str]) -> Trouble | None:
        if (trouble := super().check(seats, options)) is not None:
            return trouble
        if options["team"] in ("two", "three") and seats != 1:
            return Trouble("wrong-team", game=self.id, team=options["team"])
        return None

    def locked(self, options: dict[str, str], won: list[dict[str, str]]) -> Trouble | None:
        """LD-GAME-06: the first Story is open; a win opens the next one; nothing closes again."""
        number = STORIES.index(options["story"])
        opened = number == 0 or any(o.get("story") == STORIES[number - 1] for o in won)
        if options["campaign"] == "open" or opened:
            return None
        story, before = (f"setting-story-{STORIES[n]}" for n in (number, number - 1))
        return Trouble(
            "story-locked",
            game=self.id,
            story=Saying(story, game=self.id),
            before=Saying(before, game=self.id),
        )

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Dread:
        """LD-SETUP-01, LD-PC-04, LD-VAR-01."""
        count = {"four": 4, "two": 2, "three": 3}.get(options["team"], 4 if seats == 1 else seats)
        rules = Rules(
            seats=seats, minutes=MINUTES[options["difficulty"]], allies=count < 4,
            impeccable=options["impeccable"] == "on", confidence=int(options["confidence"]),
            virtue=int(options["virtue"]), items=int(options["items"]),
        )  # fmt: skip
        ids = [story.id for story in content.stories]
        g = setup.table(content, seeded(seed), rules, ids.index(options["story"]), count)
        g.logging = told
        setup.lay_out(g, options["characters"] == "random")
        advance(g)
        return g

    def rank(self, g: Dread, seat: int, code: int) -> int:
        return 2 if notes.is_dear(g, seat, code) else super().rank(g, seat, code)

    def note(self, g: Dread, seat: int, code: int) -> Line | None:
        return notes.note(g, seat, code)

    def price(self, g: Dread, seat: int, code: int) -> Line | None:
        return notes.price(g, seat, code)

    def figures(self, content: Any) -> dict[str, int]:
        return figures.figures()

    def caution(self, g: Dread, seat: int, code: int) -> Line | None:
        return notes.caution(g, seat, code)

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        return catalogue.everything(shared(content, w))

    def odds(self, g: Dread, seat: int, code: int) -> list[Odds]:
        return odds(g, seat, code)

    def called(self, w: Words, element: str) -> str:
        return str(called(w, element))

    def view(self, g: Dread, seat: int, w: Words | None = None) -> View:
        return seeing.view(g, seat, shared(g.content, w))

    def headline(self, g: Dread, w: Words | None = None) -> str:
        return seeing.headline(g, shared(g.content, w))

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        return catalogue.catalogue(shared(content, w))

    def judge(self) -> Judge[Any]:
        return self.sighted(DreadJudge())

    def eyes(self, learned: dict[str, float]) -> Eyes[Any]:
        return DreadEyes(learned)

    def space(self, content: Any) -> Space:
        return numbering.numbering(content)

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        """All Stories with every number of Characters."""
        stories = next(s.values for s in self.settings if s.key == "story")
        given = {"campaign": "open", "characters": "random"}
        return tuple((n, {**given, "story": story}) for story in stories for n in (2, 3, 4))

    def turn(self, g: Dread) -> int:
        """Actions so far."""
        return int(g.hour) + 12 * max(0, int(g.chapter) - 1)

    def groups(self, g: Dread) -> dict[str, list[str]]:
        led = {int(s.seat): g.id(c) for c, s in enumerate(g.sleuths) if s.who >= 0}
        return {"character": [led.get(seat, "none") for seat in range(int(g.rules.seats))]}

    def facts(self, g: Dread) -> dict[str, str]:
        return {"target": str(int(target_number(g)))}

    def score(self, g: Dread) -> list[int]:
        return [int(score(g))] * int(g.rules.seats)

    def record(self, g: Dread) -> dict[str, str]:
        """LD-SCORE-03: who played, and the score."""
        played = [g.sheet(c).name for c in range(int(g.count())) if g.sleuths[c].who >= 0]
        return {"players": ", ".join(played), "score": str(int(score(g)))}

    def clock(self, g: Dread) -> Timed | None:
        """LD-PLAN-01/20: the Planning Phase; bells at its start, shortly before its end, at it."""
        if not isinstance(pending(g), Planning):
            return None
        seconds = 60 * int(g.rules.minutes)
        return Timed(
            f"chapter-{int(g.chapter)}", "clock-planning", seconds, verbs.V.word(verbs.TIME_UP),
            "clock-late",
            (0, seconds - WARNING, seconds),
        )  # fmt: skip

    def suggestion(self, g: Dread, seat: int, w: Words | None = None) -> dict[str, Any] | None:
        return suggestion(g, seat, shared(g.content, w))

    def parse_plan(
        self, g: Dread, seat: int, typed: list[str], w: Words | None = None
    ) -> list[str]:
        return parse_plan(g, seat, typed, shared(g.content, w))

    def pieces(self, g: Dread) -> list[str]:
        return pieces.pieces(g)


GAME = LondonDread()


def shared(content: Content, w: Words | None) -> Words:
    """The words of that language for all tables: they name no seats, and remember all they say."""
    return spoken_in(content, ENGLISH if w is None else w.language)


@cache
def spoken_in(content: Content, language: str) -> Words:
    return Words(GAME, content, (), language)
