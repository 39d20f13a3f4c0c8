"""Everything that workers are asked to do. Their first process loads this once, with all games, and
every worker is a copy of it: one that takes a lost one's place is ready at once."""

from __future__ import annotations

import contextlib

from gaslamp import bots, games
from gaslamp.kernel.errors import Trouble
from gaslamp.server.http.fair import prove
from gaslamp.server.http.luck import listened
from gaslamp.server.http.replay import replay, statistics
from gaslamp.server.http.review import tell
from gaslamp.server.reviewers import begin, deal_again, weigh_some
from gaslamp.server.room.bots import think
from gaslamp.server.room.candles import reckon, weigh
from gaslamp.server.room.past import fork
from gaslamp.server.room.strangers import at_snapshot, by_journal, try_choice, try_loading
from gaslamp.server.room.teaching import laid_for, missed
from gaslamp.server.understudies import play_on
from gaslamp.table import life
from gaslamp.table.seats import HUMAN

__all__ = [
    "at_snapshot",
    "begin",
    "bots",
    "by_journal",
    "deal_again",
    "fork",
    "laid_for",
    "listened",
    "missed",
    "play_on",
    "prove",
    "reckon",
    "replay",
    "statistics",
    "tell",
    "think",
    "try_choice",
    "try_loading",
    "weigh",
    "weigh_some",
]  # fmt: skip


def lay_every_game() -> None:
    """Read every game's pieces, words and rules, which are kept from then on."""
    for game_id in games.ids():
        game = games.find(game_id)
        with contextlib.suppress(Trouble):
            life.begin(game_id, [HUMAN] * min(game.seat_counts), dict(game.lab_options), 1)


lay_every_game()
