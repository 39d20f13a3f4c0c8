# border: not compiled
"""Plague of Dracula as the table knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from gaslamp.games.game import About, Choice, Game, Odds, Setting
from gaslamp.games.plague_of_dracula import catalogue, counting, names, view
from gaslamp.games.plague_of_dracula.advice import PlagueAdviser
from gaslamp.games.plague_of_dracula.content import load
from gaslamp.games.plague_of_dracula.notes import note_of
from gaslamp.games.plague_of_dracula.odds import odds_of
from gaslamp.games.plague_of_dracula.pieces import pieces
from gaslamp.games.plague_of_dracula.setup import Draft, begin, empty_table, hand_out, lay_out
from gaslamp.games.plague_of_dracula.state import Agreed, Plague
from gaslamp.games.plague_of_dracula.vocabulary import V
from gaslamp.games.view import View
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Line, advance

LENGTHS = ("full", "shorter", "mop-up")
LEVELS = ("easier", "standard", "harder")
MOST_HUNTERS_PLAYERS = 4

SETTINGS = (
    Setting(
        "dracula",
        "Who plays Dracula",
        "The game itself can run the Count, or one player can.",
        (
            Choice(
                "system",
                "The game",
                "One seat plays solitaire; two to four seats are hunters together.",
            ),
            Choice(
                "player",
                "The last seat",
                "Two seats play head to head; three to five seats are hunters against Dracula.",
            ),
        ),
    ),
    Setting(
        "length",
        "Length",
        "How far the plague has come when play begins.",
        (
            Choice("full", "Full game", "25 turns from an untouched London."),
            Choice("shorter", "Shorter game", "From turn 7, with ten locations already tainted."),
            Choice(
                "mop-up",
                "Mop-up game",
                "From turn 13, with fifteen locations tainted and Lucy already turned.",
            ),
        ),
    ),
    Setting(
        "level",
        "Level",
        "How hard the undead press the hunters.",
        (
            Choice("easier", "Easier", "A cleansing brings combat only on a check."),
            Choice("standard", "Standard", "The rules as they stand."),
            Choice(
                "harder",
                "Harder",
                "Turning a Plague marker always brings combat; long nights spread more plague.",
            ),
        ),
        "standard",
    ),
    Setting(
        "levels",
        "What the level changes",
        "Whether the level also decides how fierce the card They Must Feed is.",
        (
            Choice("tuned", "Tuned", "Easier reads its day text, harder its night text."),
            Choice("book", "By the book", "Only the level rules of the book are used."),
        ),
    ),
    Setting(
        "die",
        "Checks",
        "Checks in the die column can be drawn from the event deck or thrown with a die.",
        (
            Choice("cards", "Cards", "Every check turns a card."),
            Choice("die", "Die", "Checks are thrown; the deck lasts longer."),
        ),
    ),
    Setting(
        "groups",
        "Hunters",
        "Who decides for which hunters when several players share them.",
        (
            Choice("book", "The book's groups", "The groups the rules suggest."),
            Choice("draft", "Picked in turn", "The players pick their hunters before play."),
        ),
    ),
)


class PlagueOfDracula(Game[Plague]):
    """Seven hunters against the Count's coffins in London, 1890."""

    id = "plague-of-dracula"
    title = "Plague of Dracula"
    summary = "Hunt the Count's coffins through London before his plague takes the city."
    settings = SETTINGS
    vocabulary = V
    seat_counts = (1, 2, 3, 4, 5)
    chances: ClassVar[tuple[str, ...]] = ("drawn-", "event")
    declines: ClassVar[tuple[str, ...]] = (
        "pass", "done", "decline", "withhold", "stay", "call-off",
    )  # fmt: skip

    def folder(self) -> Path:
        return Path(__file__).parent

    def content(self, pack: Path | None = None) -> Any:
        return load(pack)

    def check(self, seats: int, options: dict[str, str]) -> str:
        if seats not in self.seat_counts:
            return self.seats_sentence()
        hunters = seats - 1 if options["dracula"] == "player" else seats
        if hunters == 0:
            return "A Dracula player needs an opponent: take two to five seats."
        if hunters > MOST_HUNTERS_PLAYERS:
            return "Five seats are four hunters' players and a Dracula player."
        if hunters == 1 and options["groups"] == "draft":
            return "Hunters are picked in turn only when two or more players share them."
        return ""

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

    def about(self, content: Any) -> list[About]:
        return catalogue.about(content)

    def name(self, content: Any, element: str) -> str:
        return names.name(content, element)

    def view(self, g: Plague, seat: int) -> View:
        return view.view(g, seat)

    def headline(self, g: Plague) -> str:
        return view.headline(g)

    def catalogue(self, content: Any) -> dict[str, Any]:
        return dict(catalogue.catalogue(content))

    def judge(self) -> Judge[Plague]:
        return JUDGE

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


JUDGE = PlagueAdviser(worlds=4, ahead=6)
GAME = PlagueOfDracula()
