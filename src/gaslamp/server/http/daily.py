"""The daily deal for HTTP: who has taken today's, and how one went for everybody."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from gaslamp import bots, games
from gaslamp.server.hall import Hall
from gaslamp.server.http import answers, lists
from gaslamp.server.http.bodies import Daily, DailyDeal, DailyLine, DailyMine, DailyResults
from gaslamp.server.room import daily
from gaslamp.server.room.daily import Entry, Standing
from gaslamp.server.understudies import GAVE_UP, OVER
from gaslamp.store.records import SeatRecord, Understudy
from gaslamp.words.words import Words

TABLES = 2000  # of one deal, looked at
LISTED = 200


@dataclass(frozen=True)
class Told:
    """A line of the list to be."""

    name: str
    standing: Standing
    bot: bool = False
    mine: bool = False


@dataclass(frozen=True)
class Deal:
    """All that is known of a deal, for somebody who asks with these tokens."""

    people: list[list[Entry]]  # their tables, by person
    bots: list[Understudy]
    hashes: list[str]
    language: str

    def ended(self) -> list[Entry]:
        """The table that is each person's own."""
        return [first for tables in self.people if (first := daily.ended(tables)) is not None]

    def compared(self) -> list[Told]:
        """Everybody who is compared, the best first."""
        people = [
            told(entry, entry.people[0], self)
            for entry in self.ended()
            if entry.counts and entry.alone
        ]
        played = [
            Told(bots.told(row.bot, self.language)[0], of_bot(row), bot=True)
            for row in self.bots
            if row.ended == OVER
        ]
        return sorted([*people, *played], key=lambda row: row.standing.worth, reverse=True)

    def company(self) -> list[Told]:
        """Those who played it together, table by table."""
        tables = [entry for entry in self.ended() if entry.counts and not entry.alone]
        return [told(entry, seat, self) for entry in tables for seat in entry.people]

    def mine(self) -> DailyMine | None:
        """The asker's own: what has come to an end, else what is running."""
        own = [e for tables in self.people for e in tables if daily.is_of(e, self.hashes)]
        if not own:
            return None
        entry = min(own, key=lambda e: (not over(e), e.line.record.summary.moved))
        seat = next(seat for seat in entry.people if seat.token_hash in self.hashes)
        counts = entry.counts and entry.alone and any(entry is first for first in self.ended())
        ended = entry.standing(seat.seat)
        others = [row.standing for row in self.compared() if not row.mine] if counts else []
        return DailyMine(
            entry.line.record.id, over(entry), counts, ended.won, ended.score,
            daily.better_than(ended, others), len(others),
        )  # fmt: skip


def over(entry: Entry) -> bool:
    return entry.line.record.summary.over


def told(entry: Entry, seat: SeatRecord, deal: Deal) -> Told:
    name = lists.names_of(entry.line.seats, deal.language)[seat.seat]
    mine = bool(seat.token_hash) and seat.token_hash in deal.hashes
    return Told(name, entry.standing(seat.seat), mine=mine)


def of_bot(row: Understudy) -> Standing:
    return daily.standing(0, row.winners, row.scores, row.choices)


async def found(hall: Hall, day: str, game: str, request: Request) -> Deal:
    tables = await hall.store.dealt(day, game, TABLES)
    played = await hall.store.understudies(day, game)
    hashes, language = answers.hashes(request), answers.language(request)
    return Deal(daily.by_person(tables), played, hashes, language)


async def deals(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    day = daily.today()
    rows = []
    for game in games.ids():
        deal = await found(hall, day, game, request)
        rows.append(
            DailyDeal(
                game,
                lists.title(game, deal.language),
                daily.seats_of(game),
                len(deal.people),
                len(deal.ended()),
                deal.mine(),
            )
        )
    return answers.answer(Daily(day, rows))


async def results(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    day, game = daily.checked(request.path_params["day"]), lists.game(request.path_params["game"])
    deal = await found(hall, day, game.id, request)
    mine, language = deal.mine(), deal.language
    hidden = day == daily.today() and not (mine and mine.over)
    hall.understudies.wish(day, game.id)
    w = Words(game, None, (), language)
    return answers.answer(
        DailyResults(
            day=day,
            today=daily.today(),
            game=game.id,
            title=w.say("title"),
            seats=daily.seats_of(game.id),
            counted=w.say("score-counted") if w.has("score-counted") else "",
            hidden=hidden,
            taken=len(deal.people),
            finished=len(deal.ended()),
            mine=mine,
            lines=[] if hidden else numbered(deal.compared()),
            company=[] if hidden else numbered(deal.company()),
            waiting=[] if hidden else named(waiting(deal.bots), language),
            gave_up=[] if hidden else named(gave_up(deal.bots), language),
        )
    )


def numbered(rows: list[Told]) -> list[DailyLine]:
    """The best of them, and whoever asks, each with their place; who is alike shares one."""
    shown = [*rows[:LISTED], *(row for row in rows[LISTED:] if row.mine)]
    return [
        DailyLine(
            1 + sum(other.standing.worth > row.standing.worth for other in rows), row.name, row.bot,
            row.mine, row.standing.won, row.standing.score, row.standing.choices,
        )
        for row in shown
    ]  # fmt: skip


def waiting(rows: Iterable[Understudy]) -> list[str]:
    played = {row.bot for row in rows if row.ended}
    return [bot for bot in bots.bot_names() if bot not in played]


def gave_up(rows: Iterable[Understudy]) -> list[str]:
    return [row.bot for row in rows if row.ended == GAVE_UP]


def named(names: list[str], language: str) -> list[str]:
    return [bots.told(name, language)[0] for name in names]
