"""Writes small fixtures for the client's fixture page: real views, menus and reasons.

Run from the repository's root: python web/scripts/fixtures.py GAME [SEED] [CHOICES]
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import msgspec

from gaslamp.table.match import Match

FOLDER = Path(__file__).parent.parent / "fixtures"


def fixture(game: str, seed: int, choices: int) -> dict[str, object]:
    """A match some random choices in, as seat 0 sees it on its own turn."""
    match = Match.begin(game, ["human", "random"], {}, seed)
    rng = random.Random(seed)
    made = 0
    while match.result() is None and (made < choices or 0 not in match.asked()):
        seat = match.asked()[0]
        match.choose(seat, rng.choice(match.menu(seat)).key)
        made += 1
    return {
        "game": {"id": match.game.id, "title": match.game.title},
        "seat": 0,
        "asked": match.asked(),
        "prompt": match.prompt(),
        "view": msgspec.to_builtins(match.view(0)),
        "offers": msgspec.to_builtins(match.menu(0)),
        "refusals": msgspec.to_builtins(match.reasons(0)),
        "log": [
            {"choice": e.choice, "text": e.text, "elements": e.elements, "key": e.key}
            for e in match.visible_log(0)[-40:]
        ],
        "names": ["You", "Bot 2"],
        "catalogue": match.game.catalogue(match.content),
    }


def main() -> None:
    game, *numbers = sys.argv[1:]
    seed = int(numbers[0]) if numbers else 7
    choices = int(numbers[1]) if len(numbers) > 1 else 120
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game}.json"
    path.write_text(json.dumps(fixture(game, seed, choices), ensure_ascii=False), encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
