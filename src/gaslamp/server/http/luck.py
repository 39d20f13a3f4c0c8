"""The luck of a finished game, of a person over all games here, and every die of the house.

A game's dice and draws are found again by playing its journal in a worker, once. While a game runs
nobody is told: what a seat has drawn is its own affair.
"""

from __future__ import annotations

from itertools import chain
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.kernel.errors import Trouble
from gaslamp.server.hall import Hall, no_table
from gaslamp.server.http import answers
from gaslamp.server.http.bodies import Luck
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.past import SECONDS
from gaslamp.server.room.stored import from_store
from gaslamp.server.room.table import Table
from gaslamp.server.workers import Broken
from gaslamp.store.records import Line, StoredTable
from gaslamp.table.luck import Lot, Sheet, dice_of, sheet_of
from gaslamp.table.luck_told import audit_lines, lines_of, of_a_person
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE

LISTENED = 3.0  # seconds for one who asks: what is left is listened to for the next
TABLES = 10_000


def listened(stored: StoredTable) -> Sheet:
    """Runs in a worker process."""
    match = from_store(stored)
    if match.notice is not None:
        raise Trouble("luck-other-rules")
    falls = match.all_fallen()
    return sheet_of(match.game.id, len(match.journal.seats), chain.from_iterable(falls))


async def sheet(hall: Hall, table: str, seq: int) -> Sheet:
    """What is known of a finished game, or can be found. Where it cannot be, or a worker gave up,
    whoever asks is told so and may ask again."""
    found = hall.sheets.get((table, seq))
    if found is None:
        stored = await hall.store.load(table)
        if stored is None:  # deleted just now
            raise no_table()
        try:
            found = await hall.clerks.ask(listened, stored, seconds=SECONDS)
        except Broken:
            raise Refusal("busy", "given-up") from None
        keep(hall, (table, seq), found)
    return found


def keep(hall: Hall, known: tuple[str, int], found: Sheet | None) -> None:
    """For the next who asks; of too many the oldest are found anew."""
    hall.sheets[known] = found
    while len(hall.sheets) > TABLES:
        del hall.sheets[next(iter(hall.sheets))]


async def of_table(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    language = answers.language(request)

    async def work(table: Table) -> tuple[list[str], int]:
        if table.match.g.outcome is None:
            raise Refusal("too-early", "luck-early")
        return list(table.match.tongues[language].words.seat_names), table.seq

    table = request.path_params["table"]
    names, seq = await hall.do(table, work)
    found = await sheet(hall, table, seq)
    dice = audit_lines(found.dice, language)
    return answers.answer(Luck(lines_of(found, names, language), dice, 1))


async def of_house(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    language, hashes = answers.language(request), answers.hashes(request)
    late = monotonic() + LISTENED
    lots: list[tuple[str, Lot]] = []
    sheets: list[Sheet] = []
    left = 0
    for line in filter(counts, await hall.store.lines(None, TABLES)):
        known = line.record.id, line.record.summary.seq
        if known not in hall.sheets:
            if monotonic() > late:
                left += 1
                continue
            try:
                await sheet(hall, *known)
            except (Refusal, Trouble):
                keep(hall, known, None)  # the others have their turn
        found = hall.sheets[known]
        if found is not None:
            sheets.append(found)
            lots += [(found.game, lot) for lot in found.lots if lot.seat in mine(line, hashes)]
    who = formatted(TABLE, language, "luck-you")
    dice = audit_lines(dice_of(each.dice for each in sheets), language)
    return answers.answer(Luck(of_a_person(lots, who, language), dice, len(sheets), left))


def counts(line: Line) -> bool:
    """Finished games from a deal; not those from somebody's position."""
    return line.record.summary.over and not line.record.strange


def mine(line: Line, hashes: list[str]) -> list[int]:
    return [row.seat for row in line.seats if row.token_hash and row.token_hash in hashes]
