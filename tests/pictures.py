"""Takes the pictures of docs/pictures in a real browser: python tests/pictures.py"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser_kit import ROOT, LocalServer, Seat, chromium, open_seat
from gaslamp.kernel.state import pending
from gaslamp.table import life
from gaslamp.table.advice import hint
from gaslamp.table.match import Match

PICTURES = ROOT / "docs" / "pictures"
SETTLE = 900
LAID = 43  # tokens of four clocks of twelve hours


def terrors_middle() -> str:
    """A save in the middle of an action phase, with a horde and something to buy."""
    return played_until(
        life.begin("terrors-of-london", ["human", "greedy"],
                    {"overlords": "random", "first-player": "seat-1"}, seed=21),
        lambda m: m.view(0).data["hordes"] and m.game.turn(m.g) > 9 and m.asked() == [0]
        and len(m.menu(0)) > 5,
    )  # fmt: skip


def plague_middle() -> str:
    """A save in a fight some turns into a game of the hunters."""
    return played_until(
        life.begin("plague-of-dracula", ["human"], {}, seed=4),
        lambda m: m.game.turn(m.g) > 5 and bool(m.view(0).data.get("combat")),
    )


def briar(lifted: bool) -> str:
    """A save of Blackbriar in the third wave with a die in hand, or late in the game."""
    match = life.begin("blackbriar", ["human", *["greedy"] * 3], {"cast": "lot"}, seed=9)

    def wanted(m: Match) -> bool:
        data = m.view(0).data
        if m.asked()[0] != 0 or data["wave"] < (3 if lifted else 5):
            return False
        return bool(data["lifted"]) and len(m.menu(0)) > 6 if lifted else data["townsfolkTurn"]

    return played_until(match, wanted)


def any_middle(game_id: str, seats: int, choices: int) -> str:
    """A save of a game without a board of its own, some choices in, with a choice to make."""
    match = life.begin(game_id, ["human"] + ["greedy"] * (seats - 1), {}, seed=8)
    return played_until(
        match,
        lambda m: len(m.journal.choices) >= choices and 0 in m.asked() and len(m.menu(0)) > 3,
    )


def old_ones_minion() -> str:
    """A save late in a game of Great Old Ones: a Minion may be placed or moved."""
    return rolled_until(25, lambda m: m.view(0).data["level"] >= 5 and bool(foreseen(m)))


def old_ones_danger() -> str:
    """A save in which another player's Scroll threatens a Building."""
    return rolled_until(27, lambda m: "building" in [row["what"] for row in losses(m)])


def foreseen(match: Match) -> dict[str, object]:
    found: dict[str, object] = match.view(0).data["foreseen"]
    return found


def losses(match: Match) -> list[dict[str, object]]:
    danger = match.view(0).data["danger"]
    return danger["losses"] if danger and danger["seat"] == 0 else []


def rolled_until(seed: int, wanted: Callable[[Match], object]) -> str:
    """At random, but seldom passing, until seat 0 is asked so; in the first deal where it is."""
    match = life.begin("great-old-ones", ["human", "greedy", "greedy", "greedy"], {}, seed=seed)
    dice = random.Random(seed)
    passing = match.game.declines
    while match.result() is None:
        if 0 in match.asked() and wanted(match):
            return match.save()
        seat = match.asked()[0]
        menu = [offer.key for offer in match.menu(seat)]
        bold = [key for key in menu if key not in passing] or menu
        match.choose(seat, dice.choice(bold if dice.random() < 0.85 else menu))
    return rolled_until(seed + 1, wanted)


def dread(wanted: str) -> str:
    """A save of London Dread at this kind of question; of the planning, when all others are ready
    and the own clock has a few hours left."""
    options = {"story": "caped-killer", "campaign": "open", "characters": "random"}
    match = life.begin("london-dread", ["human"] * 4, options, seed=8)
    while match.result() is None:
        kind = type(pending(match.g)).__name__
        data = match.view(0).data
        laid = sum(token is not None for one in data["characters"] for token in one["clock"])
        if kind == wanted and (kind != "Planning" or laid >= LAID):
            break
        busy = [s for s in match.asked() if not data["ready"][s] or kind != "Planning"]
        seat = busy[-1] if wanted == "Planning" else busy[0]
        match.choose(seat, hint(match, seat))
    return match.save()


def played_until(match: Match, wanted: Callable[[Match], object]) -> str:
    while match.result() is None and not wanted(match):
        seat = match.asked()[0]
        match.choose(seat, hint(match, seat))
    return match.save()


def take(seat: Seat, name: str) -> None:
    # Fog and shadows as people see them: tests leave them out.
    seat.page.evaluate("() => { document.adoptedStyleSheets = []; }")
    seat.page.wait_for_timeout(SETTLE)
    for notice in seat.page.get_by_role("button", name="Good", exact=True).all():
        notice.dispatch_event("click")  # the save says nothing of its board
        seat.page.wait_for_timeout(SETTLE)
    width = seat.page.viewport_size["width"] if seat.page.viewport_size else 0
    seat.page.screenshot(path=str(PICTURES / f"{name}-{width}.png"))


def take_all(chrome: Browser, server: LocalServer, phone: bool) -> None:
    take(open_seat(chrome, server, "/", phone), "lobby")
    saves = {
        "terrors": terrors_middle(),
        "plague": plague_middle(),
        "dread": dread("Planning"),
        "dread-story": dread("BeforeRoll"),
        "old-ones": old_ones_minion(),
        "old-ones-danger": old_ones_danger(),
        "blackbriar": briar(lifted=True),
        "blackbriar-late": briar(lifted=False),
    }
    for name, save in saves.items():
        made = server.post("/api/tables/import", {"save": save})
        seat = open_seat(chrome, server, made["seats"][0]["link"], phone)
        seat.my_turn()
        take(seat, name)
        if name == "terrors":
            seat.page.keyboard.press("r")
            take(seat, "rules")
    ended = open_seat(chrome, server, server.table(["greedy", "random"])["watch"], phone)
    expect(ended.page.locator("#headline")).to_be_visible(timeout=60_000)
    take(ended, "end")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = LocalServer(Path(folder))
        server.start()
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        flags += ["--disable-component-update", "--disable-sync"]
        chrome = started.chromium.launch(executable_path=chromium(), args=flags)
        try:
            for phone in (False, True):
                take_all(chrome, server, phone)
        finally:
            chrome.close()
            server.stop()


if __name__ == "__main__":
    main()
