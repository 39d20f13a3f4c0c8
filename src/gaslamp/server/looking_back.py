"""Looking back at a table: who may, saves and bug reports. Replays are worked out in `past.py`."""

from __future__ import annotations

import platform
from dataclasses import replace

import msgspec

from gaslamp import __version__
from gaslamp.bots import bot_names
from gaslamp.kernel import snapshot as snapshots
from gaslamp.server.bodies import Report, SeatLine
from gaslamp.server.messages import LogLine, Refusal
from gaslamp.server.past import Past
from gaslamp.server.table import LiveTable
from gaslamp.store.records import now
from gaslamp.table import life
from gaslamp.table.match import ALL_SEEING, SPECTATOR, Entry, Match

LAST_LINES = 200


def is_over(match: Match) -> bool:
    return match.g.outcome is not None


def shown(entry: Entry) -> LogLine:
    return LogLine(entry.choice, entry.text, entry.elements, entry.chance, entry.key)


def check_eyes(match: Match, eyes: int, mine: list[int]) -> None:
    """While the game runs, everybody looks back with their own eyes only."""
    if not ALL_SEEING <= eyes < len(match.journal.seats):
        raise Refusal("bad-request", f"'eyes' should be a seat, {SPECTATOR} or {ALL_SEEING}.")
    if eyes != SPECTATOR and eyes not in mine and not is_over(match):
        raise Refusal("not-allowed", "Until the game is over you look back with your own eyes.")


def past(table: LiveTable) -> Past:
    """What a worker needs to look back at the table as it stands now."""
    journal = table.match.journal
    kept = replace(
        journal,
        seats=list(journal.seats),
        choices=list(journal.choices),
        options=dict(journal.options),
    )
    return Past(
        table.id, kept, list(table.match.words.seat_names), table.base, table.first,
        table.record.strange,
    )  # fmt: skip


def may_save(table: LiveTable, mine: list[int], host: bool, owner: bool) -> bool:
    """A save shows everything. After the end it is for whoever was there; before, only for
    somebody who holds the link of every seat that is not simply a bot's."""
    if is_over(table.match):
        return bool(mine) or host or owner
    return bool(mine) and all(
        s.seat in mine
        or (s.occupant in bot_names() and not (s.token_hash or s.invite_hash or s.sat))
        for s in table.seats
    )


def save(table: LiveTable) -> str:
    """The save file. A journal that begins at a position says so in its content line."""
    journal = table.match.journal
    if table.record.base is not None:
        journal = replace(journal, content=journal.content + life.FORKED)
    return journal.text(snapshots.encode(table.match.g))


def report(table: LiveTable, seat: int, with_save: bool) -> Report:
    """A bug report from a seat's own view."""
    match = table.match
    return Report(
        gaslamp=__version__,
        python=platform.python_version(),
        written=now(),
        table=table.id,
        game=match.game.id,
        rules=match.journal.rules,
        content=match.journal.content,
        options=match.journal.options,
        seats=[SeatLine(s.seat, s.occupant, s.name) for s in table.seats],
        seat=seat,
        seq=table.seq,
        asked=match.asked(),
        prompt=match.prompt(),
        view=match.view(seat),
        menu=[msgspec.to_builtins(offer) for offer in match.menu(seat)],
        refusals=[msgspec.to_builtins(reason) for reason in match.reasons(seat)],
        log=[shown(entry) for entry in match.visible_log(seat)[-LAST_LINES:]],
        my_choices=[(n, key) for n, (who, key) in enumerate(match.journal.choices) if who == seat],
        notice=match.notice,
        save=save(table) if with_save else None,
    )
