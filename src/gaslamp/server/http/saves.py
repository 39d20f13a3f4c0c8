"""What a table gives out: who may look back at it, saves and bug reports."""

from __future__ import annotations

import platform

import msgspec

from gaslamp import __version__
from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Saying
from gaslamp.server.http.bodies import Report, SeatLine, UndoCount
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import told
from gaslamp.server.room.table import Table
from gaslamp.store.records import now
from gaslamp.table.log import ALL_SEEING, SPECTATOR
from gaslamp.table.match import Match
from gaslamp.words.sayings import told as said

LAST_LINES = 200
TOLD = Saying("says-saved")


def is_over(match: Match) -> bool:
    return match.g.outcome is not None


def check_eyes(match: Match, eyes: int, mine: list[int]) -> None:
    """While the game runs, everybody looks back with their own eyes only."""
    if not ALL_SEEING <= eyes < len(match.journal.seats):
        raise Refusal("bad-request", "eyes-wrong", spectator=SPECTATOR, all=ALL_SEEING)
    if eyes != SPECTATOR and eyes not in mine and not is_over(match):
        raise Refusal("not-allowed", "eyes-own")


def may_save(table: Table, mine: list[int], host: bool, owner: bool) -> bool:
    """A save shows everything. After the end it is for whoever was there; before, only for
    somebody who holds the link of every seat that is not simply a bot's."""
    if is_over(table.match):
        return bool(mine) or host or owner
    return bool(mine) and all(
        s.seat in mine
        or (s.occupant in bot_names() and not (s.token_hash or s.invite_hash or s.sat))
        for s in table.seats
    )


def undos(match: Match) -> list[UndoCount]:
    """By seat: how often it has gone back."""
    counts = [UndoCount(0, 0) for _ in match.journal.seats]
    for went in match.went_back:
        counts[went.seat].times += 1
        counts[went.seat].shown += went.shown
    return counts


def report(table: Table, seat: int, with_save: bool) -> Report:
    """A bug report from a seat's own view."""
    match = table.match
    latest = match.visible_log(seat)[-LAST_LINES:]
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
        prompt=match.prompt(reader=seat),
        view=match.view(seat),
        menu=[msgspec.to_builtins(offer) for offer in match.menu(seat)],
        refusals=[msgspec.to_builtins(reason) for reason in match.reasons(seat)],
        log=[told.line(entry, match.words, seat) for entry in latest],
        my_choices=[(n, key) for n, (who, key) in enumerate(match.journal.choices) if who == seat],
        terms=match.terms,
        undos=undos(match),
        notice="" if match.notice is None else said(match.notice),
        save=match.save() if with_save else None,
    )
