"""What has been won at this terminal, kept in a small file beside the person's other data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gaslamp.cli.writing import Sheet
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.store.folder import data_folder
from gaslamp.table.match import Match

FILE = "won.json"


def path() -> Path:
    return data_folder() / FILE


def read() -> dict[str, list[dict[str, str]]]:
    """The games won so far, by game: their options, and what the game keeps of a play."""
    try:
        text = path().read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise damaged() from error
    try:
        plain: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise damaged() from None
    if not is_record(plain):
        raise damaged()
    found: dict[str, list[dict[str, str]]] = plain
    return found


def is_record(plain: Any) -> bool:
    return isinstance(plain, dict) and all(
        isinstance(games, list)
        and all(
            isinstance(options, dict) and all(isinstance(value, str) for value in options.values())
            for options in games
        )
        for games in plain.values()
    )


def damaged() -> Trouble:
    return Trouble("record-damaged", path=path())


def check(game: Game[Any], options: dict[str, str]) -> None:
    """Refuse a new game that has not been opened yet."""
    if game.locked(options, []) is None:
        return
    if (trouble := game.locked(options, read().get(game.id, []))) is not None:
        raise trouble


def record(match: Match) -> None:
    """Remember a game that a person has won, if that can open something."""
    result = match.result()
    if result is None or not set(result.winners) & set(match.human_seats()):
        return
    if not match.game.in_order:
        return
    won = read()
    games = won.setdefault(match.game.id, [])
    play = {**match.journal.options, **match.game.record(match.g)}
    if play not in games:
        games.append(play)
        path().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Sheet(path()).write(json.dumps(won, indent=2, sort_keys=True) + "\n")
