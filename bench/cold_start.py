"""How long a table takes from an empty browser until it can be played at.

python bench/cold_start.py prints milliseconds from the start of the navigation, in a new profile
with nothing cached and with the server running: for each game until board and prompt stand, and for
the lobby until every playbill is drawn.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser

from browser_kit import house
from gaslamp import games

TIMES = 5
TABLE = "() => document.querySelector('[data-stage] [data-prompt]')"
LOBBY = "(count) => document.querySelectorAll('.covers .art svg').length >= count"


def milliseconds(chrome: Browser, address: str, ready: str, argument: int = 0) -> float:
    context = chrome.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_function(ready, arg=argument)
    taken: float = page.evaluate("() => performance.now()")
    context.close()
    return taken


def main() -> None:
    with house() as (chrome, server):
        count = len(games.ids())
        taken = [milliseconds(chrome, server.address, LOBBY, count) for _ in range(TIMES)]
        print(f"{'lobby':20} {statistics.median(taken):6.0f} ms")
        for game in games.ids():
            seats = ["human"] * games.find(game).seat_counts[0]
            made = server.post("/api/tables", {"game": game, "seats": seats, "seed": 5})
            address = server.address + made["seats"][0]["link"]
            taken = [milliseconds(chrome, address, TABLE) for _ in range(TIMES)]
            print(f"{game:20} {statistics.median(taken):6.0f} ms", flush=True)


if __name__ == "__main__":
    main()
