# border: not compiled
"""What a game's bots have learned, how each level thinks, how strong they were found to be, and
what their choices cost: files in the game's folder."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.kernel.judge import Level

EYES = "eyes.json"
NAMED_EYES = "eyes-{}.json"
LEVELS = "levels.toml"
RATINGS = "ratings.json"
LOSSES = "losses.json"


def told_of(folder: Path, name: str = "") -> dict[str, Any] | None:
    """What was learned, and from what; None if nothing was. With a name what was learned at another
    time, such as the early eyes of levels that bands are played with."""
    path = folder / (NAMED_EYES.format(name) if name else EYES)
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_text())
    return found


@cache
def weights(folder: Path, name: str = "") -> dict[str, float] | None:
    """The learned weight of each number the eyes see; None if nothing was learned."""
    told = told_of(folder, name)
    return None if told is None else told["weights"]


@cache
def off(folder: Path) -> float:
    """How far the chances were from what came true, on average, in games held out."""
    told = told_of(folder)
    if told is None:
        return 0.0
    trial: dict[str, float] = told.get("level-3") or told["scores"][-1]
    return float(trial["off"])


@cache
def levels(folder: Path) -> list[Level]:
    """How bots of each level think in this game, the weakest first."""
    path = folder / LEVELS
    if not path.exists():
        return []
    return [level_in(row) for row in tomllib.loads(path.read_text())["level"]]


def level_in(row: dict[str, Any]) -> Level:
    """A level; in a role the row of that role says what is different."""
    usual = {key: value for key, value in row.items() if key != "roles"}
    roles = {role: level_in({**usual, **own}) for role, own in row.get("roles", {}).items()}
    return Level(
        row["name"], row["work"], row["horizon"], row["breadth"], float(row.get("heat", 0)),
        float(row.get("trust", 0)), row.get("reach", 0),
        row.get("study", 0), float(row.get("margin", 0)), float(row.get("sight", 0.5)),
        row.get("drafts", 0), roles, row.get("eyes", ""),
    )  # fmt: skip


class Rated(NamedTuple):
    """How strong a bot was found to be: its rating, or how many of a hundred games its company
    wins; the 95 % interval of that; and how many of a hundred it won against the next weaker."""

    name: str
    strength: int
    low: int
    high: int
    beats: int | None


class Ratings(NamedTuple):
    """What a ladder has found: the weakest bot first."""

    together: bool  # whether all seats win together, so that wins were counted
    bots: tuple[Rated, ...]


@cache
def ratings(folder: Path) -> Ratings | None:
    """How strong the game's bots are; None if nobody has measured it."""
    path = folder / RATINGS
    if not path.exists():
        return None
    told = json.loads(path.read_text())
    rows = [
        Rated(row["bot"], row["strength"], row["low"], row["high"], row.get("beats"))
        for row in told["bots"]
    ]
    return Ratings(told["together"], tuple(rows))


def write_ratings(path: Path, told: dict[str, Any], found: Ratings) -> None:
    """What a ladder has found, and from how many games."""
    rows = [
        {"bot": bot.name, "strength": bot.strength, "low": bot.low, "high": bot.high}
        | ({} if bot.beats is None else {"beats": bot.beats})
        for bot in found.bots
    ]
    text = json.dumps({**told, "together": found.together, "bots": rows}, indent=1)
    path.write_text(text + "\n")


def write_weights(path: Path, told: dict[str, Any], weights: dict[str, float]) -> None:
    """What was learned, and from what: one weight a line, so that changes can be read."""
    text = json.dumps({**told, "weights": weights}, indent=1, ensure_ascii=False)
    path.write_text(text + "\n")


class Lost(NamedTuple):
    """What a choice of a bot cost on average, as a review counts it, and the error of that."""

    bot: str
    loss: float
    error: float


@cache
def losses(folder: Path) -> list[Lost]:
    """What was measured of each bot's choices, the dearest first; nothing if nothing was."""
    path = folder / LOSSES
    if not path.exists():
        return []
    rows = json.loads(path.read_text())["bots"]
    found = [Lost(bot, row["loss"], row["error"]) for bot, row in rows.items()]
    return sorted(found, key=lambda one: -one.loss)
