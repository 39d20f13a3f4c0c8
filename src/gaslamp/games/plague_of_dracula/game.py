# border: not compiled
"""Plague of Dracula as the table knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import About, Game, Odds, Setting
from gaslamp.games.numbering import Space
from gaslamp.games.plague_of_dracula import catalogue, counting, numbering, text, view
from gaslamp.games.plague_of_dracula.advice import PlagueAdviser
from gaslamp.games.plague_of_dracula.content import load
from gaslamp.games.plague_of_dracula.eyes import PlagueEyes
from gaslamp.games.plague_of_dracula.figures import figures
from gaslamp.games.plague_of_dracula.notes import note_of, price_of
from gaslamp.games.plague_of_dracula.odds import odds_of
from gaslamp.games.plague_of_dracula.pieces import pieces
from gaslamp.games.plague_of_dracula.setup import Draft, begin, empty_table, hand_out, lay_out
from gaslamp.games.plague_of_dracula.sights import SIGHTS
from gaslamp.games.plague_of_dracula.state import Agreed, Plague
from gaslamp.games.plague_of_dracula.vocabulary import V
from gaslamp.games.view import View
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance
from gaslamp.words.words import Words

LENGTHS = ("full", "shorter", "mop-up")
LEVELS = ("easier", "standard", "harder")
MOST_HUNTERS_PLAYERS = 4

SETTINGS = (
    Setting("dracula", ("system", "player")),
    Setting("length", ("full", "shorter", "mop-up")),
    Setting("level", ("easier", "standard", "harder"), "standard"),
    Setting("levels", ("tuned", "book")),
    Setting("die", ("cards", "die")),
    Setting("groups", ("book", "draft")),
)


class PlagueOfDracula(Game[Plague]):
    """Seven hunters against the Count's coffins in London, 1890."""

    id = "plague-of-dracula"
    settings = SETTINGS
    vocabulary = V
    seat_counts = (1, 2, 3, 4, 5)
    sights = SIGHTS
    watchable = True
    chances: ClassVar[tuple[str, ...]] = ("drawn-", "event")
    turned_up: ClassVar[tuple[str, ...]] = ("drawn-", "event", "time-card")
    declines: ClassVar[tuple[str, ...]] = (
        "pass", "done", "decline", "withhold", "stay", "call-off",
    )  # fmt: skip

    def folder(self) -> Path:
        return Path(__file__).parent

    def content(self, pack: Path | None = None) -> Any:
        return load(pack)

    def check(self, seats: int, options: dict[str, str]) -> Trouble | None:
        if seats not in self.seat_counts:
            return self.wrong_seats()
        hunters = seats - 1 if options["dracula"] == "player" else seats
        if hunters == 0:
            return Trouble("wrong-lonely-dracula", game=self.id)
        if hunters > MOST_HUNTERS_PLAYERS:
            return Trouble("wrong-five-hunters", game=self.id)
        if hunters == 1 and options["groups"] == "draft":
            return Trouble("wrong-draft", game=self.id)
        return None

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Plague:
        versus = options["dracula"] == "player"
        agreed = Agreed(
            hunter_seats=seats - 1 if versus else seats,
            dracula_seat=seats - 1 if versus else -1,
            length=LENGTHS.index(options["length"]),
            level=LEVELS.index(options["level"]),
            book_levels=options["levels"] == "book",
            real_die=options["die"] == "die",
        )
        g = empty_table(content, agreed, seeded(seed))
        g.logging = told
        lay_out(g)
        begin(g)
        if options["groups"] == "draft":
            g.then(Draft(0, 0))
        else:
            hand_out(g)
        advance(g)
        return g

    def odds(self, g: Plague, seat: int, code: int) -> list[Odds]:
        return odds_of(g, seat, code)

    def note(self, g: Plague, seat: int, code: int) -> Line | None:
        return note_of(g, seat, code)

    def price(self, g: Plague, seat: int, code: int) -> Line | None:
        return price_of(g, seat, code)

    def about(self, content: Any, w: Words | None = None) -> list[About]:
        return catalogue.about(w or self.english(content))

    def figures(self, content: Any) -> dict[str, int]:
        return figures(content)

    def called(self, w: Words, element: str) -> str:
        return text.called(w, element)

    def view(self, g: Plague, seat: int, w: Words | None = None) -> View:
        return view.view(g, seat, w or self.english(g.content))

    def headline(self, g: Plague, w: Words | None = None) -> str:
        return view.headline(g, w or self.english(g.content))

    def catalogue(self, content: Any, w: Words | None = None) -> dict[str, Any]:
        return dict(catalogue.catalogue(w or self.english(content)))

    def mirrored(self, g: Plague, seat: int) -> bool:
        return bool(seat == g.agreed.dracula_seat)

    def judge(self) -> Judge[Plague]:
        return self.sighted(PlagueAdviser(worlds=4, ahead=6))

    def eyes(self, learned: dict[str, float]) -> Eyes[Any]:
        return PlagueEyes(learned)

    def space(self, content: Any) -> Space:
        return numbering.numbering(content)

    def lessons(self) -> tuple[tuple[int, dict[str, str]], ...]:
        return ((1, {}), (2, {"dracula": "player"}))

    def turn(self, g: Plague) -> int:
        return int(g.turn)

    def groups(self, g: Plague) -> dict[str, list[str]]:
        return counting.groups(g)

    def facts(self, g: Plague) -> dict[str, str]:
        return counting.facts(g)

    def score(self, g: Plague) -> list[int]:
        return counting.score(g)

    def pieces(self, g: Plague) -> list[str]:
        return pieces(g)


GAME = PlagueOfDracula()
