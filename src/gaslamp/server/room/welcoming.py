"""The first message to a screen that comes to a table: what does not change with every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp import __version__
from gaslamp.server.room import told
from gaslamp.server.room.owner import Screen
from gaslamp.server.wire import messages as wire

if TYPE_CHECKING:
    from gaslamp.server.room.table import Table


def welcome(table: Table, screen: Screen) -> wire.Welcome:
    language, match, record = screen.language, table.match, table.record
    return wire.Welcome(
        version=__version__,
        run=table.run,
        table=table.id,
        game=match.game.id,
        title=table.title(language),
        options=match.journal.options,
        seats_held=screen.seats,
        looks=screen.looks,
        host=screen.host,
        daily=record.daily,
        terms=told.terms(match, language),
        notice=told.notice(record, match, language),
        dealt=told.dealt(record, language),
        rematch=record.rematch or None,
        chat=[told.chat(row, language) for row in table.chat],
        clock=table.clock.shown(language),
        envelope=table.envelopes.shown(language),
    )
