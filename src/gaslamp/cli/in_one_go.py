"""Several choices in one go, where a game says that they are made one after the other anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say, steady
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.table.in_a_row import choose_in_a_row
from gaslamp.table.match import Match
from gaslamp.table.position import SeriesShown

if TYPE_CHECKING:
    from gaslamp.cli.client import Client

FREE = "plain"
WHOLE = "now"


def has_series(match: Match) -> bool:
    """Whether anything is ever chosen in one go in this game."""
    return type(match.game).series is not Game.series


def series_now(match: Match, seat: int) -> SeriesShown | None:
    """What can be chosen in one go, where that is more than one choice."""
    found = match.series(seat, t.language) if match.result() is None else None
    return found if found is not None and len(found.keys) > 1 else None


def in_one_go(client: Client, text: str) -> None:
    """Choose all; where the order may matter, first tell for what."""
    match, seat = client.match, client.seat
    series = series_now(match, seat)
    if series is None:
        raise Trouble("nothing-in-one-go")
    how = text.lower()
    if how not in ("", FREE, WHOLE) or (how == FREE and not series.free):
        raise Trouble("how-in-one-go")
    if series.ask and not how:
        say(series.ask)
        if series.free:
            say(f"  {t('in-one-go-free', label=series.free_label)}")
        say(f"  {t('in-one-go-whole', label=series.rest_label)}")
        return
    keys = series.free if how == FREE else series.keys
    with steady():
        made = choose_in_a_row(match, seat, keys)
    client.fresh = True
    if made < len(keys):
        say(t("in-one-go-stopped", made=made, count=len(keys)))
