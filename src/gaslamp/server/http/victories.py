"""What has been won here, and what that opens: some games are played in an order."""

from __future__ import annotations

from typing import Any

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.kernel.journal import Journal
from gaslamp.server.hall import Hall
from gaslamp.server.http.bodies import Locked, LockedChoice
from gaslamp.store.records import Line
from gaslamp.table.seats import HUMAN
from gaslamp.words.sayings import told

TABLES_LOOKED_AT = 1000


async def won(hall: Hall, game: Game[Any], hashes: list[str]) -> list[dict[str, str]]:
    """The options of the games these tokens have won; with the owner's key, of all won here."""
    owner = hall.is_owner(hashes)
    if not owner and not hashes:
        return []
    lines = await hall.store.lines(None if owner else hashes, TABLES_LOOKED_AT)
    return [
        line.record.options
        for line in lines
        if line.record.game == game.id and is_won(line, None if owner else hashes)
    ]


def is_won(line: Line, hashes: list[str] | None) -> bool:
    """Whether a person, or the holder of one of these tokens, is among the winners."""
    winners = line.record.summary.winners
    return any(
        seat.seat in winners
        and (seat.occupant == HUMAN if hashes is None else seat.token_hash in hashes)
        for seat in line.seats
        if seat.token_hash
    )


async def check(hall: Hall, journal: Journal, hashes: list[str]) -> None:
    """Refuse a new game that has not been opened yet."""
    game, options = games.find(journal.game), journal.options
    if not game.locked(options, []):
        return
    if (trouble := game.locked(options, await won(hall, game, hashes))) is not None:
        raise trouble


async def locked(
    hall: Hall, game: Game[Any], hashes: list[str], wish: dict[str, str], language: str
) -> Locked:
    """Every choice of a setting that is still closed to these tokens, all else as wished."""
    usual = {
        setting.key: wished
        if (wished := wish.get(setting.key)) in setting.values
        else setting.first()
        for setting in game.settings
    }
    had = await won(hall, game, hashes)
    return Locked([
        LockedChoice(setting.key, value, told(trouble, language))
        for setting in game.settings
        for value in setting.values
        if (trouble := game.locked({**usual, setting.key: value}, had)) is not None
    ])  # fmt: skip
