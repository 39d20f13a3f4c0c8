"""Lists for HTTP answers: games, rules, and tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from gaslamp import bots, engine, games
from gaslamp.games import learned
from gaslamp.games.game import Game, Setting
from gaslamp.games.rulebook import rulebook
from gaslamp.server.http.bodies import (
    BotShown,
    Games,
    GameShown,
    Language,
    Languages,
    SeatLine,
    SettingShown,
    Strength,
    TableLine,
)
from gaslamp.server.http.books import Heading, Rules, RuleShown
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import calendar
from gaslamp.server.room.hourglass import first_due
from gaslamp.server.wire.shown import Choice
from gaslamp.store.records import Line, SeatRecord, Summary
from gaslamp.table.life import content_of
from gaslamp.table.match import Result
from gaslamp.table.seats import seat_names
from gaslamp.table.terms import TERMS
from gaslamp.words.languages import folders, tags
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE, Words, in_one_language


def game(game_id: str) -> Game[Any]:
    if game_id not in games.ids():
        raise Refusal("not-found", "no-game-here", game_id=game_id)
    return games.find(game_id)


def all_languages() -> Languages:
    return Languages([Language(tag, formatted(TABLE, tag, "language-name")) for tag in tags()])


def all_games(language: str) -> bytes:
    return msgspec.json.encode(
        Games(list(games_shown(language)), terms_shown(language), engine.state())
    )


def terms_shown(language: str) -> list[SettingShown]:
    """The terms of a table; every game's words know what they are called."""
    return settings_shown(TERMS, Words(games.find(games.ids()[0]), None, (), language))


@cache
def games_shown(language: str) -> tuple[GameShown, ...]:
    return tuple(game_shown(games.find(i), language) for i in games.ids())


def game_shown(found: Game[Any], language: str) -> GameShown:
    w = Words(found, None, (), language)
    return GameShown(
        found.id, w.say("title"), w.say("summary"), w.attribute("summary", "weight"),
        list(found.seat_counts),
        settings_shown(found.settings, w),
        [
            BotShown(name, *bots.told(name, language), strength_of(found, name))
            for name in bots.bot_names()
        ],
    )  # fmt: skip


def strength_of(game: Game[Any], bot: str) -> Strength | None:
    """What the game's ladder has found of this bot."""
    found = learned.ratings(game.folder())
    if found is None:
        return None
    for rated in found.bots:
        if rated.name == bot:
            return Strength(found.together, rated.strength, rated.low, rated.high, rated.beats)
    return None


def settings_shown(settings: Iterable[Setting], w: Words) -> list[SettingShown]:
    return [
        SettingShown(
            s.key, *w.setting(s.key), s.first(),
            [Choice(value, *w.setting(s.key, value)) for value in s.values],
        )
        for s in settings
    ]  # fmt: skip


@cache
def catalogue(game_id: str, language: str) -> bytes:
    """What is printed, as the game says it; of every verb its icon, its rule and what it does."""
    found, content = game(game_id), content_of(game_id)
    w = Words(found, content, (), language)
    verbs = {
        verb.word: {"icon": verb.icon, "does": w.does(verb.word), "rule": verb.rule}
        for verb in found.vocabulary.verbs
    }
    return msgspec.json.encode({**found.catalogue(content, w), "verbs": verbs})


@cache
def rules(game_id: str, language: str) -> bytes:
    book = rulebook(game(game_id).folder(), game_id, language)
    headings: list[Heading] = []
    for rule, text in book.rules.items():
        title = book.headings[rule]
        if not headings or headings[-1].title != title:
            headings.append(Heading(title, []))
        headings[-1].rules.append(RuleShown(rule, text))
    return msgspec.json.encode(Rules(game_id, headings))


def table_line(line: Line, hashes: list[str], language: str) -> TableLine:
    """A table in a list; which seats are the asker's follows from the tokens sent."""
    record, summary = line.record, line.record.summary
    due, up = first_due(record.terms, line.clock)
    names = names_of(line.seats, language)
    return TableLine(
        table=record.id,
        game=record.game,
        title=title(record.game, language),
        daily=record.daily,
        seq=summary.seq,
        choices=summary.choices,
        headline=in_one_language(summary.headline, language),
        asked=summary.asked,
        started=record.started,
        moved=summary.moved,
        over=summary.over,
        result=result(summary, language) if summary.over else None,
        seats=[SeatLine(s.seat, s.occupant, names[s.seat]) for s in line.seats],
        mine=[s.seat for s in line.seats if s.token_hash and s.token_hash in hashes],
        host=record.host_hash in hashes,
        rematch=record.rematch or None,
        forked=record.base is not None,
        latest=[in_one_language(line, language) for line in summary.latest],
        due=calendar.told(due),
        up=up,
    )


def names_of(seats: list[SeatRecord], language: str) -> list[str]:
    """What the seats of a table are called."""
    return seat_names([s.occupant for s in seats], [s.name for s in seats], language)


def title(game_id: str, language: str) -> str:
    if game_id not in games.ids():
        return game_id
    return Words(games.find(game_id), None, (), language).say("title")


def result(summary: Summary, language: str) -> Result:
    return Result(summary.winners, in_one_language(summary.reason, language))


def page_words(language: str, game_id: str) -> bytes:
    """The words of the pages, or of a game's board, in a language that has them."""
    folder = folders().get(language)
    if folder is not None and game_id in ("", *games.ids()):
        path = folder / game_id / "board.ftl" if game_id else folder / "shell.ftl"
        if path.is_file():
            return path.read_bytes()
    raise Refusal("not-found", "no-such-words")
