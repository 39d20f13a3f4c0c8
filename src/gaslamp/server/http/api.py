"""The HTTP interface: games, tables, and what can be asked of a table outside of play."""

from __future__ import annotations

import asyncio

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from gaslamp import __version__
from gaslamp.bots import USUAL
from gaslamp.kernel.errors import Trouble
from gaslamp.server.hall import Hall, no_table
from gaslamp.server.health import Doctor
from gaslamp.server.http import answers, lists, saves, victories
from gaslamp.server.http import replay as replays
from gaslamp.server.http.bodies import (
    Deleted,
    Fork,
    Health,
    Import,
    Invitation,
    NewLink,
    NewTable,
    Rematch,
    RematchWished,
    Sat,
    SeatLink,
    TableLines,
    TableLinks,
    UndoCount,
)
from gaslamp.server.limits import IMPORT_BYTES, REPLAY_STEPS, TABLES_LISTED, Buckets
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import founding, strangers
from gaslamp.server.room.founding import Chair, Founding, one_further
from gaslamp.server.room.past import SECONDS, Past, past_of
from gaslamp.server.room.past import fork as forked
from gaslamp.server.room.seats import held, is_host
from gaslamp.server.room.table import Table
from gaslamp.server.tokens import is_table_id
from gaslamp.store.records import TABLE_ITSELF
from gaslamp.table.log import ALL_SEEING, SPECTATOR
from gaslamp.table.seats import HUMAN, OPEN, check_seats
from gaslamp.table.terms import settled
from gaslamp.words.sayings import told, unpacked

JSON = "application/json"
HERE = ("127.0.0.1", "::1")
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host")


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def slow_down(request: Request) -> None:
    """New tables cost something; nobody makes hundreds of them."""
    buckets: Buckets = request.app.state.new_tables
    if not buckets.take(address(request)):
        raise Refusal("too-fast", "too-many-new-tables")


def mine(table: Table, hashes: list[str]) -> list[int]:
    return held(table.seats, hashes, table.tokens)


def hosts(table: Table, hashes: list[str]) -> bool:
    return is_host(table.record, hashes, table.tokens)


def one_seat(table: Table, hashes: list[str]) -> int:
    seats = mine(table, hashes)
    if not seats:
        raise Refusal("no-token", "token-needed")
    return seats[0]


def invitation(table_id: str, secret: str) -> str:
    return f"/table/{table_id}#join={secret}"


def seat_link(table_id: str, chair: Chair) -> SeatLink:
    """The founder's own seats come with a token; the link of an open seat invites."""
    row, secret = chair.row, chair.secret
    if row.occupant == OPEN:
        return SeatLink(row.seat, row.occupant, None, invitation(table_id, secret))
    if row.occupant == HUMAN:
        return SeatLink(row.seat, row.occupant, secret, f"/table/{table_id}#{secret}")
    return SeatLink(row.seat, row.occupant, None, None)


async def lay(request: Request, new: Founding) -> Response:
    """Lay the table and answer with its links."""
    made = await hall_of(request).found(new)
    links = [seat_link(made.table, chair) for chair in made.chairs]
    watch = f"/table/{made.table}"
    notice = told(unpacked(new.notice), answers.language(request)) if new.notice else ""
    body = TableLinks(made.table, new.journal.game, made.host, watch, links, notice)
    return answers.answer(body, 201)


# Games


async def languages(request: Request) -> Response:
    return answers.answer(await asyncio.to_thread(lists.all_languages))


async def words(request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params.get("game", "")
    found = await asyncio.to_thread(lists.page_words, language, game)
    return Response(found, media_type="text/plain; charset=utf-8")


async def games(request: Request) -> Response:
    language = answers.language(request)
    return Response(await asyncio.to_thread(lists.all_games, language), media_type=JSON)


async def catalogue(request: Request) -> Response:
    game = request.path_params["game"]
    return Response(
        await asyncio.to_thread(lists.catalogue, game, answers.language(request)), media_type=JSON
    )


async def rules(request: Request) -> Response:
    game = request.path_params["game"]
    return Response(
        await asyncio.to_thread(lists.rules, game, answers.language(request)), media_type=JSON
    )


async def locked(request: Request) -> Response:
    game = lists.game(request.path_params["game"])
    wish = dict(request.query_params)
    hashes, language = answers.hashes(request), answers.language(request)
    return answers.answer(await victories.locked(hall_of(request), game, hashes, wish, language))


# Tables


async def make_table(request: Request) -> Response:
    slow_down(request)
    asked = await answers.body(request, NewTable)
    seed = None if asked.seed is UNSET else asked.seed
    plain = seed is not None or asked.daily
    seat = asked.seats.index(HUMAN) if HUMAN in asked.seats else 0
    sealer = hall_of(request).sealer
    envelope = None if plain else await sealer.take(asked.commitment, seat, asked.phrase)
    new = await asyncio.to_thread(
        founding.from_setup, asked.game, asked.seats, asked.options, seed, asked.daily, envelope
    )
    new.names, new.terms = asked.names, settled(asked.terms)
    hashes = answers.hashes(request)
    await victories.check(hall_of(request), new.journal, hashes)
    if new.daily and hashes:
        new.person = await hall_of(request).store.person(new.daily, asked.game, hashes)
    return await lay(request, new)


async def import_table(request: Request) -> Response:
    slow_down(request)
    asked = await answers.body(request, Import, IMPORT_BYTES)
    opening: set[str] = request.app.state.opening
    if address(request) in opening:
        raise Refusal("busy", "save-being-opened")
    opening.add(address(request))
    try:
        seats = None if asked.seats is UNSET else list(asked.seats)
        new = await strangers.open_save(hall_of(request).clerks, asked.save, seats)
    finally:
        opening.discard(address(request))
    return await lay(request, new)


async def list_tables(request: Request) -> Response:
    hall = hall_of(request)
    hashes = answers.hashes(request)
    if not hashes:
        raise Refusal("no-token", "tokens-needed")
    asked = None if hall.is_owner(hashes) else hashes
    if asked is None:
        answers.note_access(request, "owner key used")
    lines = await hall.store.lines(asked, TABLES_LISTED, hall.tokens.oldest())
    language = answers.language(request)
    return answers.answer(TableLines([lists.table_line(line, hashes, language) for line in lines]))


async def one_table(request: Request) -> Response:
    table_id = request.path_params["table"]
    line = await hall_of(request).store.line(table_id) if is_table_id(table_id) else None
    if line is None:
        raise no_table()
    return answers.answer(
        lists.table_line(line, answers.hashes(request), answers.language(request))
    )


async def new_link(request: Request) -> Response:
    hall, hashes = hall_of(request), answers.hashes(request)
    named = request.path_params["seat"]

    async def work(table: Table) -> NewLink:
        if not hosts(table, hashes) and not hall.is_owner(hashes):
            raise Refusal("not-allowed", "only-founder")
        if named not in [str(s.seat) for s in table.seats]:
            raise Refusal("not-found", "table-seats", most=len(table.seats) - 1)
        seat = int(named)
        return NewLink(seat, invitation(table.id, await table.chairs.invite(seat)))

    made = await hall.do(request.path_params["table"], work)
    answers.note_access(request, "new link", seat=made.seat)
    return answers.answer(made)


async def sit(request: Request) -> Response:
    asked = await answers.body(request, Invitation)

    async def work(table: Table) -> Sat:
        seat, token = await table.chairs.follow(asked.invitation, asked.name)
        return Sat(seat, token, f"/table/{table.id}#{token}")

    sat = await hall_of(request).do(request.path_params["table"], work)
    answers.note_access(request, "invitation followed", seat=sat.seat)
    return answers.answer(sat)


async def renew(request: Request) -> Response:
    """For whoever fears that somebody else has their link."""
    hashes, named = answers.hashes(request), request.path_params["seat"]

    async def work(table: Table) -> Sat:
        if named not in [str(seat) for seat in mine(table, hashes)]:
            raise Refusal("no-token", "token-needed")
        token = await table.chairs.renew(int(named))
        return Sat(int(named), token, f"/table/{table.id}#{token}")

    sat = await hall_of(request).do(request.path_params["table"], work)
    answers.note_access(request, "token renewed", seat=sat.seat)
    return answers.answer(sat)


async def delete(request: Request) -> Response:
    hall, hashes = hall_of(request), answers.hashes(request)

    async def work(table: Table) -> Deleted:
        if not hosts(table, hashes) and not hall.is_owner(hashes):
            raise Refusal("not-allowed", "only-founder")
        await hall.forget(table)
        return Deleted(table.id)

    return answers.answer(await hall.do(request.path_params["table"], work))


async def claim(request: Request) -> Response:
    hashes, named = answers.hashes(request), request.path_params["seat"]

    async def work(table: Table) -> Sat:
        if named not in [str(s.seat) for s in table.seats]:
            raise Refusal("not-found", "table-seats", most=len(table.seats) - 1)
        if mine(table, hashes):
            raise Refusal("not-allowed", "claim-not-yours")
        seat = int(named)
        token = await table.chairs.claim(seat)
        return Sat(seat, token, f"/table/{table.id}#{token}")

    sat = await hall_of(request).do(request.path_params["table"], work)
    answers.note_access(request, "seat claimed", seat=sat.seat)
    return answers.answer(sat)


# Looking back


async def save(request: Request) -> Response:
    hall, hashes = hall_of(request), answers.hashes(request)

    async def work(table: Table) -> tuple[str, str]:
        host, owner = hosts(table, hashes), hall.is_owner(hashes)
        if not saves.may_save(table, mine(table, hashes), host, owner):
            raise Refusal("not-allowed", "save-needs-links")
        if not saves.is_over(table.match):
            await table.say(TABLE_ITSELF, saves.TOLD)
        elif table.match.journal.envelope is not None:
            await table.envelopes.be_opened()  # whoever has the file knows the secret
        return table.match.game.id, table.match.save()

    game, text = await hall.do(request.path_params["table"], work)
    answers.note_access(request, "save taken")
    headers = {"Content-Disposition": f'attachment; filename="{game}.gaslamp"'}
    return Response(text, headers=headers, media_type="text/plain")


async def report(request: Request) -> Response:
    hall, hashes = hall_of(request), answers.hashes(request)

    async def work(table: Table) -> object:
        seat = one_seat(table, hashes)
        whole = saves.may_save(table, mine(table, hashes), False, False)
        if whole and not saves.is_over(table.match):
            await table.say(TABLE_ITSELF, saves.TOLD)
        return saves.report(table, seat, whole)

    reply = answers.answer(await hall.do(request.path_params["table"], work))
    reply.headers["Content-Disposition"] = 'attachment; filename="gaslamp-report.json"'
    return reply


async def replay(request: Request) -> Response:
    hashes = answers.hashes(request)
    eyes = answers.whole_number(request, "eyes", SPECTATOR, ALL_SEEING, 63)
    start = answers.whole_number(request, "from", 0, 0, 2**31)
    count = answers.whole_number(request, "count", 100, 1, REPLAY_STEPS)

    async def work(table: Table) -> Past:
        saves.check_eyes(table.match, eyes, mine(table, hashes))
        return past_of(table)

    hall = hall_of(request)
    kept = await hall.do(request.path_params["table"], work)
    zipped = takes_gzip(request)
    found = await hall.clerks.ask(
        replays.replay, kept, eyes, start, count, zipped, answers.language(request), seconds=SECONDS
    )
    return packed(found, zipped)


async def statistics(request: Request) -> Response:
    async def work(table: Table) -> tuple[Past, str, str, list[UndoCount], list[int]]:
        if not saves.is_over(table.match):
            raise Refusal("too-early", "statistics-early")
        record = table.record
        undos, hints = (
            saves.undos(table.match),
            [table.candles.taken.get(s.seat, 0) for s in table.seats],
        )
        return past_of(table), record.started, record.summary.moved, undos, hints

    hall = hall_of(request)
    known = await hall.do(request.path_params["table"], work)
    zipped = takes_gzip(request)
    found = await hall.clerks.ask(
        replays.statistics, *known, zipped, answers.language(request), seconds=SECONDS
    )
    return packed(found, zipped)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(body: bytes, zipped: bool) -> Response:
    """An answer that a worker has made, and packed if the client likes that."""
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if zipped else None
    return Response(body, headers=headers, media_type=JSON)


# Tables from tables


async def fork(request: Request) -> Response:
    slow_down(request)
    hall, hashes = hall_of(request), answers.hashes(request)
    asked = await answers.body(request, Fork)

    async def work(table: Table) -> tuple[Past, bool, int]:
        over = saves.is_over(table.match)
        watching = over and not mine(table, hashes)
        return past_of(table), over, 0 if watching else one_seat(table, hashes)

    kept, over, seat = await hall.do(request.path_params["table"], work)
    seats = seats_of_fork(asked, seat, len(kept.journal.seats))
    at = None if asked.at is UNSET else asked.at
    new = await hall.clerks.ask(forked, kept, seat, at, seats, seconds=SECONDS)
    new.dealt = founding.REPLAYED if over else ""
    return await lay(request, new)


def seats_of_fork(asked: Fork, seat: int, count: int) -> list[str]:
    """Whoever forks a table plays on alone among bots, unless they name others."""
    if asked.seats is UNSET:
        return [HUMAN if i == seat else USUAL for i in range(count)]
    if len(asked.seats) != count:
        raise Trouble("game-seats", count=count)
    check_seats(asked.seats)
    return list(asked.seats)


async def rematch(request: Request) -> Response:
    slow_down(request)
    hall, hashes = hall_of(request), answers.hashes(request)
    asked = RematchWished()
    if request.headers.get("content-type"):
        asked = await answers.body(request, RematchWished)

    async def work(table: Table) -> Rematch:
        if not mine(table, hashes) and not hosts(table, hashes):
            raise Refusal("no-token", "token-needed")
        if not saves.is_over(table.match):
            raise Refusal("too-early", "finish-first")
        if table.record.rematch:
            return Rematch(table.record.rematch)
        seat = one_further(min(mine(table, hashes), default=0), len(table.seats))
        envelope = await hall.sealer.take(asked.commitment, seat, asked.phrase)
        return Rematch(await hall.rematch(table, envelope))

    return answers.answer(await hall.do(request.path_params["table"], work), 201)


# The server itself


async def health(request: Request) -> Response:
    doctor: Doctor = request.app.state.doctor
    trouble = await doctor.look()
    uptime = hall_of(request).metrics.uptime()
    status = "failing" if trouble else "ok"
    return answers.answer(Health(status, __version__, uptime, trouble), 503 if trouble else 200)


async def ready(request: Request) -> Response:
    """For whoever shares out people among several servers."""
    hall = hall_of(request)
    status = "ok" if hall.ready() else "failing"
    body = Health(status, __version__, hall.metrics.uptime())
    return answers.answer(body, 200 if hall.ready() else 503)


async def metrics(request: Request) -> Response:
    """For whoever asks on this machine, or has the key that the host chose."""
    hall = hall_of(request)
    # What a proxy passes on comes from this machine only to all appearances.
    here = address(request) in HERE and not any(name in request.headers for name in PASSED_ON)
    if not here and hall.metrics_hash not in answers.hashes(request):
        raise Refusal("not-allowed", "metrics-closed")
    stored = await hall.store.counts()
    gauges = {
        "gaslamp_connections": float(sum(len(t.screens) for t in hall.tables.values())),
        "gaslamp_tables_in_memory": float(len(hall.tables)),
        "gaslamp_tables_stored": float(stored["tables"]),
        "gaslamp_tables_finished": float(stored["results"]),
        "gaslamp_uptime_seconds": hall.metrics.uptime(),
    }
    return Response(hall.metrics.text(gauges), media_type="text/plain; version=0.0.4")
