# border: not compiled
"""What a game's bots have learned, and how each level thinks: two files in the game's folder."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from gaslamp.kernel.judge import Level

EYES = "eyes.json"
LEVELS = "levels.toml"


@cache
def weights(folder: Path) -> dict[str, float] | None:
    """The learned weight of each number the eyes see; None if nothing was learned."""
    path = folder / EYES
    if not path.exists():
        return None
    found: dict[str, float] = json.loads(path.read_text())["weights"]
    return found


@cache
def off(folder: Path) -> float:
    """How far the chances were from what came true, on average, in games held out."""
    path = folder / EYES
    if not path.exists():
        return 0.0
    told = json.loads(path.read_text())
    trial: dict[str, float] = told.get("level-3") or told["scores"][-1]
    return float(trial["off"])


@cache
def levels(folder: Path) -> list[Level]:
    """How bots of each level think in this game, the weakest first."""
    path = folder / LEVELS
    if not path.exists():
        return []
    rows = tomllib.loads(path.read_text())["level"]
    return [
        Level(
            row["name"], row["work"], row["horizon"], row["breadth"], float(row.get("heat", 0)),
            float(row.get("trust", 0)), row.get("reach", 0),
            row.get("study", 0), float(row.get("margin", 0)),
        )
        for row in rows
    ]  # fmt: skip


def write_weights(path: Path, told: dict[str, Any], weights: dict[str, float]) -> None:
    """What was learned, and from what: one weight a line, so that changes can be read."""
    text = json.dumps({**told, "weights": weights}, indent=1, ensure_ascii=False)
    path.write_text(text + "\n")
