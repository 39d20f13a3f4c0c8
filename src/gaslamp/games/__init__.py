# border: not compiled
"""The games: one room each, the same furniture in every room.

A room is a package with a `game.py` that holds the game as `GAME`. Rooms are found by
looking, so adding one touches nothing else.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gaslamp.kernel.errors import Trouble

if TYPE_CHECKING:
    from gaslamp.games.game import Game

ROOMS = Path(__file__).parent


def ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(p.parent.name.replace("_", "-") for p in ROOMS.glob("*/game.py"))


def find(game_id: str) -> Game[Any]:
    """The game with this id, or one sentence that lists the ones there are."""
    if game_id not in ids():
        raise Trouble("no-such-game", game_id=game_id, known=ids())
    found: Game[Any] = import_module(f"gaslamp.games.{game_id.replace('-', '_')}.game").GAME
    return found
