"""The layers know no game, and no game knows another."""

from pathlib import Path

import pytest

import gaslamp
from gaslamp import games

ROOT = Path(gaslamp.__file__).parent
ROOMS = [game.replace("-", "_") for game in games.ids()]
WITHOUT_GAMES = ("kernel", "bots", "table", "learn", "store", "server", "lab", "cli")


def source(folder: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}


@pytest.mark.parametrize("layer", WITHOUT_GAMES)
def test_no_layer_names_a_game(layer: str) -> None:
    for path, text in source(ROOT / layer).items():
        for game in games.ids():
            title = games.find(game).title
            for name in (game, game.replace("-", "_"), title):
                assert name not in text, f"{path} names {name}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_knows_another(room: str) -> None:
    for path, text in source(ROOT / "games" / room).items():
        for other in ROOMS:
            assert other == room or f"games.{other}" not in text, f"{path} imports {other}"


def test_the_kernel_stays_small() -> None:
    lines = sum(len(text.splitlines()) for text in source(ROOT / "kernel").values())
    assert lines < 1400
