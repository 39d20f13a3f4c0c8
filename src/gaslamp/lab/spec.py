"""What is to be simulated: a game, its bots, its options; checked before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gaslamp import games
from gaslamp.bots import find
from gaslamp.kernel.errors import Trouble

LIMIT = 50_000
SUBJECT = "random"  # who plays where nobody says otherwise
MOST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Spec:
    """A simulation's setup, in words only, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]  # all settings, settled
    given: tuple[tuple[str, str], ...]  # those the user gave
    pack: str
    limit: int
    chances: bool = False  # whether the chance of whoever chooses is noted at every choice
    noting: bool = False  # whether what a report wants to know is noted
    luck: bool = False  # whether dice and draws are listened to


def make_spec(
    game_id: str,
    bots: str,
    seats: int | None,
    given: dict[str, str],
    pack: Path | None,
    limit: int = LIMIT,
    chances: bool = False,
) -> Spec:
    """The spec for these wishes, or one sentence about what does not fit."""
    game = games.find(game_id)
    if limit < 1:
        raise Trouble("limit-too-small", limit=limit)
    names = seated(read_names(bots or SUBJECT), seats, game.seat_counts[0])
    options = game.settled(len(names), {**game.lab_options, **given})
    return Spec(
        game.id,
        tuple(names),
        tuple(sorted(options.items())),
        tuple(sorted(given.items())),
        "" if pack is None else str(pack),
        limit,
        chances,
    )


def seated(bots: list[str], seats: int | None, usual: int) -> list[str]:
    """One bot per seat: several as they are named, one on every seat."""
    for bot in bots:
        find(bot)
    if len(bots) == 1:
        return bots * (usual if seats is None else seats)
    if seats not in (None, len(bots)):
        raise Trouble("bots-unlike-seats", bots=len(bots), seats=seats)
    return bots


def read_names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def check_seed(seed: int, most: int = MOST_SEED) -> int:
    if not 0 <= seed <= most:
        raise Trouble("seed-out-of-range", seed=str(seed), most=str(most))
    return seed
