"""Positions of random games as a browser gets them, and a page that is told them by no server.

The page is the real client. Its socket is pretended (`looks/line.js`), so that a position is shown
in some milliseconds and what the client sends is kept in `line.sent`.
"""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from browser_kit import AXE, ROOT, SETTINGS, WAIT, LocalServer
from gaslamp import games
from gaslamp.server.room import told
from gaslamp.server.wire.shown import Log, State
from gaslamp.store.records import SeatRecord
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.variants import few_variants
from scenarios.london_dread import tables

LOOKS = [
    Path(__file__).parent / "looks" / f"{part}.js"
    for part in ("line", "looks", "reach", "contrast")
]
BOARDS = ROOT / "web" / "src" / "boards"
LAPTOP, LARGE, PHONE = (1366, 768), (1920, 1080), (390, 844)
SIZES = (LAPTOP, LARGE, PHONE)
# What is left of a laptop's window when everything is twice as large.
ZOOMED = (683, 384)
NAMES = ("Margaret", "Bram", "Ada", "Florence", "Theodora", "Count")
DEEPEST = 260
# Tables late in a game, and how many choices are made there.
LATER = {"london-dread": tables.LATER}
CARDS_WITH_NUMBERS = {"london-dread"}
SHALLOW, MIDDLE = 12, 120
TOKEN = "t" * 43
SETTLING = 700


def drawn() -> list[str]:
    """The games with a board of their own that says what it keeps in sight."""
    return [game for game in games.ids() if marked(BOARDS / game)]


def marked(board: Path) -> bool:
    return any("data-keep" in path.read_text("utf-8") for path in board.glob("*.svelte"))


@dataclass(frozen=True)
class Position:
    """What one seat is told, and where it comes from."""

    game: str
    seed: int
    choices: int
    state: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, after {self.choices} choices"


def shown(match: Match, seed: int, seat: int) -> Position:
    """The position as this seat would be told it."""
    words = match.tongues["en"].words
    people = [SeatRecord(n, "human", NAMES[n]) for n in range(len(match.journal.seats))]
    state = State(
        seat=seat, seq=1, cause="choice", actor=seat, choices=len(match.journal.choices),
        asked=match.asked(), prompt=match.prompt(), view=match.view(seat), menu=match.menu(seat),
        refusals=match.closed(seat), series=match.series(seat),
        log=Log(0, [told.line(entry, words, seat) for entry in match.visible_log(seat)[-30:]]),
        seats=told.seats(match, people, [], set(), set(), "en"),
        undo=told.undo_shown(match, seat, "en"),
        reactions=told.reactions_shown(match, seat, "en"), result=match.result(), clock=None,
        times=None,
    )  # fmt: skip
    return Position(
        match.game.id, seed, state.choices, msgspec.json.decode(msgspec.json.encode(state))
    )


def positions(game: str, number: int, dice: random.Random) -> Iterator[Position]:
    """Some positions of random games in which somebody is to choose, four of each game; where
    random games hardly get on, in turns with one of each table that is late in a game."""
    later = LATER.get(game, ())
    left, nth = number, 0
    while left:
        seed = dice.randrange(1, 1 << 30)
        start = nth % (len(later) + 1)
        nth += 1
        most = min(left, 1 if later else 4)
        match = later[start - 1](random.Random(seed)) if start else fresh(game, seed, dice)
        deepest = DEEPEST if not later else SHALLOW if start else MIDDLE
        for position in wandered(match, seed, dice.sample(range(deepest), most), dice):
            left -= 1
            yield position


def fresh(game: str, seed: int, dice: random.Random) -> Match:
    way = dice.choice(few_variants(games.find(game)))
    return life.begin(game, ["human"] * way.seats, dict(way.options), seed)


def wandered(match: Match, seed: int, depths: list[int], dice: random.Random) -> Iterator[Position]:
    """By random choices, as one seat sees it after so many of them."""
    me = dice.randrange(len(match.journal.seats))
    wanted = sorted(depths)
    began = len(match.journal.choices)
    while wanted and match.asked():
        if len(match.journal.choices) - began >= wanted[0] and me in match.asked():
            wanted.pop(0)
            yield shown(match, seed, me)
        seat = dice.choice(match.asked())
        match.choose(seat, dice.choice(match.menu(seat)).key)


class Board:
    """A page with one game's board, on which positions are shown."""

    def __init__(
        self, chrome: Browser, server: LocalServer, game: str, look: str = "", **settings: str
    ) -> None:
        width, height = LAPTOP
        self.game = game
        self.context = chrome.new_context(viewport={"width": width, "height": height})
        self.context.set_default_timeout(WAIT)
        kept = json.dumps(json.dumps({**SETTINGS, "language": "en", **settings}))
        self.context.add_init_script(f"localStorage.setItem('gaslamp.settings', {kept})")
        # Positions of many games are shown at one table: none of them is where a person left it.
        self.context.add_init_script("localStorage.removeItem('gaslamp.seen')")
        self.context.add_init_script("\n".join(part.read_text("utf-8") for part in LOOKS))
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.address = f"{server.address}/table/{game}?board={look or game}"
        self.seat = -1

    def size(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def show(self, position: Position) -> None:
        """Show it, and wait until it lies still."""
        if position.state["seat"] != self.seat:  # another person's screen
            self.seat = position.state["seat"]
            self.page.goto(f"{self.address}&seat={self.seat}#{TOKEN}")
        title = games.find(self.game).title
        self.page.evaluate("([state, title]) => line.show(state, title)", [position.state, title])

    def faults(self) -> list[str]:
        """What the looks find wrong with the page as it is."""
        found: list[str] = self.page.evaluate("() => looks.faults()")
        return found

    def unreachable(self, numbers: list[int]) -> list[str]:
        """The options of these numbers that cannot be chosen on the board itself."""
        found: list[str] = self.page.evaluate("(numbers) => looks.unreachable(numbers)", numbers)
        return found

    def wear(self, **settings: str) -> None:
        """Show the page as with these settings, until it is another person's."""
        self.page.evaluate(
            "(all) => Object.assign(document.documentElement.dataset, all)", settings
        )

    def kept(self) -> list[str]:
        """What is to be kept in sight and is not."""
        found: list[str] = self.page.evaluate("() => looks.kept()")
        return found

    def lost(self) -> list[str]:
        """What is to be kept in sight and cannot even be scrolled to."""
        found: list[str] = self.page.evaluate("() => looks.lost()")
        return found

    def violations(self) -> list[str]:
        """What axe-core has to complain about."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        wish = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
        # What is written on a piece is part of its name; numbers of a card need not be.
        rules = {"label-content-name-mismatch": {"enabled": self.game not in CARDS_WITH_NUMBERS}}
        wishes = {"runOnly": wish, "rules": rules}
        found = self.page.evaluate("(wishes) => axe.run(document, wishes)", wishes)
        return [
            f"{row['id']}: {node['target']} {node['failureSummary'][:160]}"
            for row in found["violations"]
            for node in row["nodes"][:3]
        ]

    def pale(self) -> list[str]:
        """The texts that do not stand out from what is painted behind them, now and a moment later:
        a busy machine may still be drawing."""
        first = self.pale_now()
        if not first:
            return []
        self.page.wait_for_timeout(SETTLING)
        again = self.pale_now()
        return [fault for fault in first if fault in again]

    def pale_now(self) -> list[str]:
        inks = self.page.evaluate("() => looks.inks()")
        pictures = []
        for bare in (False, True):
            self.page.evaluate("(bare) => looks.hideTexts(bare)", bare)
            pictures.append(base64.b64encode(self.page.screenshot()).decode())
        self.page.evaluate("() => looks.hideTexts(false)")
        found: list[str] = self.page.evaluate("(all) => looks.pale(...all)", [*pictures, inks])
        return found

    def close(self) -> None:
        self.context.close()
