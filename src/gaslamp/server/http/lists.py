"""Lists for HTTP answers: games, rules, and tables."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from gaslamp import bots, engine, games
from gaslamp.games.game import Game
from gaslamp.games.rulebook import rulebook
from gaslamp.server.http.bodies import (
    BotShown,
    Games,
    GameShown,
    Heading,
    Rules,
    RuleShown,
    SeatLine,
    SettingShown,
    TableLine,
)
from gaslamp.server.refusal import Refusal
from gaslamp.server.wire.messages import Choice
from gaslamp.store.records import Line
from gaslamp.table.life import content_of
from gaslamp.table.match import Result


def game(game_id: str) -> Game[Any]:
    if game_id not in games.ids():
        raise Refusal("not-found", f"There is no game {game_id!r}; see /api/games.")
    return games.find(game_id)


def all_games() -> bytes:
    return msgspec.json.encode(Games(list(games_shown()), engine.state()))


@cache
def games_shown() -> tuple[GameShown, ...]:
    return tuple(game_shown(games.find(i)) for i in games.ids())


def game_shown(found: Game[Any]) -> GameShown:
    w = found.english(None)
    settings = [
        SettingShown(
            s.key, *w.setting(s.key), s.first(),
            [Choice(value, *w.setting(s.key, value)) for value in s.values],
        )
        for s in found.settings
    ]  # fmt: skip
    return GameShown(
        found.id, found.title, found.summary, list(found.seat_counts), settings,
        [BotShown(name, *bots.told(name)) for name in bots.bot_names()],
    )  # fmt: skip


@cache
def catalogue(game_id: str) -> bytes:
    return msgspec.json.encode(game(game_id).catalogue(content_of(game_id)))


@cache
def rules(game_id: str) -> bytes:
    book = rulebook(game(game_id).folder())
    headings: list[Heading] = []
    for rule, text in book.rules.items():
        title = book.headings[rule]
        if not headings or headings[-1].title != title:
            headings.append(Heading(title, []))
        headings[-1].rules.append(RuleShown(rule, text))
    return msgspec.json.encode(Rules(game_id, headings))


def table_line(line: Line, hashes: list[str]) -> TableLine:
    """A table in a list; which seats are the asker's follows from the tokens sent."""
    record, summary = line.record, line.record.summary
    return TableLine(
        table=record.id,
        game=record.game,
        title=games.find(record.game).title if record.game in games.ids() else record.game,
        daily=record.daily,
        seq=summary.seq,
        choices=summary.choices,
        headline=summary.headline,
        asked=summary.asked,
        started=record.started,
        moved=summary.moved,
        over=summary.over,
        result=Result(summary.winners, summary.reason) if summary.over else None,
        seats=[SeatLine(s.seat, s.occupant, s.name) for s in line.seats],
        mine=[s.seat for s in line.seats if s.token_hash and s.token_hash in hashes],
        host=record.host_hash in hashes,
        rematch=record.rematch or None,
        forked=record.base is not None,
    )
