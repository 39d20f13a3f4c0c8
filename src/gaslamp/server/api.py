"""The HTTP interface: games, tables, and what can be asked of a table outside of play."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from gaslamp import __version__
from gaslamp.server import founding, looking_back, past, showing, sitting, victories, web
from gaslamp.server.bodies import (
    Fork,
    Health,
    Import,
    Invitation,
    NewLink,
    NewTable,
    Rematch,
    Sat,
    TableLines,
)
from gaslamp.server.hall import Hall, no_table
from gaslamp.server.health import Doctor
from gaslamp.server.limits import IMPORT_BYTES, REPLAY_STEPS, TABLES_LISTED, Buckets
from gaslamp.server.messages import Refusal
from gaslamp.server.table import LiveTable
from gaslamp.server.tokens import is_table_id
from gaslamp.store.records import TABLE_ITSELF
from gaslamp.table.match import ALL_SEEING, SPECTATOR

JSON = "application/json"


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def slow_down(request: Request) -> None:
    """New tables cost something; nobody makes hundreds of them."""
    buckets: Buckets = request.app.state.new_tables
    if not buckets.take(address(request)):
        raise Refusal("too-fast", "That is a lot of new tables; wait a few seconds.")


def mine(table: LiveTable, hashes: list[str]) -> list[int]:
    """The seats that these tokens open."""
    return [s.seat for s in table.seats if s.token_hash and s.token_hash in hashes]


def one_seat(table: LiveTable, hashes: list[str]) -> int:
    held = mine(table, hashes)
    if not held:
        raise Refusal("no-token", "Send the token of a seat at this table.")
    return held[0]


# Games


async def games(request: Request) -> Response:
    return Response(await asyncio.to_thread(showing.all_games), media_type=JSON)


async def catalogue(request: Request) -> Response:
    game = request.path_params["game"]
    return Response(await asyncio.to_thread(showing.catalogue, game), media_type=JSON)


async def rules(request: Request) -> Response:
    game = request.path_params["game"]
    return Response(await asyncio.to_thread(showing.rules, game), media_type=JSON)


async def locked(request: Request) -> Response:
    game = showing.game(request.path_params["game"])
    wish = dict(request.query_params)
    return web.answer(await victories.locked(hall_of(request), game, web.hashes(request), wish))


# Tables


async def make_table(request: Request) -> Response:
    slow_down(request)
    asked = await web.body(request, NewTable)
    new = await asyncio.to_thread(founding.from_setup, asked)
    await victories.check(hall_of(request), new.journal, web.hashes(request))
    return web.answer(await founding.found(hall_of(request), new), 201)


async def import_table(request: Request) -> Response:
    slow_down(request)
    asked = await web.body(request, Import, IMPORT_BYTES)
    opening: set[str] = request.app.state.opening
    if address(request) in opening:
        raise Refusal("busy", "Another save from your address is being opened; try again then.")
    opening.add(address(request))
    try:
        new = await founding.from_save(hall_of(request), asked)
    finally:
        opening.discard(address(request))
    return web.answer(await founding.found(hall_of(request), new), 201)


async def list_tables(request: Request) -> Response:
    hall = hall_of(request)
    hashes = web.hashes(request)
    if not hashes:
        raise Refusal("no-token", "Send the tokens whose tables you want to see.")
    asked = None if hall.is_owner(hashes) else hashes
    lines = await hall.store.lines(asked, TABLES_LISTED)
    return web.answer(TableLines([showing.table_line(line, hashes) for line in lines]))


async def one_table(request: Request) -> Response:
    table_id = request.path_params["table"]
    line = await hall_of(request).store.line(table_id) if is_table_id(table_id) else None
    if line is None:
        raise no_table()
    return web.answer(showing.table_line(line, web.hashes(request)))


async def new_link(request: Request) -> Response:
    hall, hashes = hall_of(request), web.hashes(request)
    named = request.path_params["seat"]

    async def work(table: LiveTable) -> NewLink:
        if table.record.host_hash not in hashes and not hall.is_owner(hashes):
            raise Refusal("not-allowed", "Only who made the table can make new links for it.")
        if named not in [str(s.seat) for s in table.seats]:
            raise Refusal("not-found", f"The table has seats 0 to {len(table.seats) - 1}.")
        seat = int(named)
        return NewLink(seat, founding.invitation(table.id, await sitting.invite(table, seat)))

    return web.answer(await hall.do(request.path_params["table"], work))


async def sit(request: Request) -> Response:
    asked = await web.body(request, Invitation)

    async def work(table: LiveTable) -> Sat:
        seat, token = await sitting.follow(table, asked.invitation)
        return Sat(seat, token, f"/table/{table.id}#{token}")

    return web.answer(await hall_of(request).do(request.path_params["table"], work))


# Looking back


async def save(request: Request) -> Response:
    hall, hashes = hall_of(request), web.hashes(request)

    async def work(table: LiveTable) -> tuple[str, str]:
        host = table.record.host_hash in hashes
        if not looking_back.may_save(table, mine(table, hashes), host, hall.is_owner(hashes)):
            raise Refusal(
                "not-allowed",
                "A save shows everybody's secrets: while the game runs it takes the links of all "
                "seats that are not simply bots', and none may be open; afterwards one link.",
            )
        if not looking_back.is_over(table.match):
            await table.say(TABLE_ITSELF, "The game was saved; the file shows all that is hidden.")
        return table.match.game.id, looking_back.save(table)

    game, text = await hall.do(request.path_params["table"], work)
    headers = {"Content-Disposition": f'attachment; filename="{game}.gaslamp"'}
    return Response(text, headers=headers, media_type="text/plain")


async def report(request: Request) -> Response:
    hall, hashes = hall_of(request), web.hashes(request)

    async def work(table: LiveTable) -> object:
        seat = one_seat(table, hashes)
        whole = looking_back.may_save(table, mine(table, hashes), False, False)
        if whole and not looking_back.is_over(table.match):
            await table.say(TABLE_ITSELF, "The game was saved; the file shows all that is hidden.")
        return looking_back.report(table, seat, whole)

    reply = web.answer(await hall.do(request.path_params["table"], work))
    reply.headers["Content-Disposition"] = 'attachment; filename="gaslamp-report.json"'
    return reply


async def replay(request: Request) -> Response:
    hashes = web.hashes(request)
    eyes = web.whole_number(request, "eyes", SPECTATOR, ALL_SEEING, 63)
    start = web.whole_number(request, "from", 0, 0, 2**31)
    count = web.whole_number(request, "count", 100, 1, REPLAY_STEPS)

    async def work(table: LiveTable) -> past.Past:
        looking_back.check_eyes(table.match, eyes, mine(table, hashes))
        return looking_back.past(table)

    hall = hall_of(request)
    kept = await hall.do(request.path_params["table"], work)
    zipped = takes_gzip(request)
    found = await hall.clerks.ask(
        past.replay, kept, eyes, start, count, zipped, seconds=past.SECONDS
    )
    return packed(found, zipped)


async def statistics(request: Request) -> Response:
    async def work(table: LiveTable) -> tuple[past.Past, str, str]:
        if not looking_back.is_over(table.match):
            raise Refusal("too-early", "Statistics come when the game is over.")
        record = table.record
        return looking_back.past(table), record.started, record.summary.moved

    hall = hall_of(request)
    known = await hall.do(request.path_params["table"], work)
    zipped = takes_gzip(request)
    found = await hall.clerks.ask(past.statistics, *known, zipped, seconds=past.SECONDS)
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
    hall, hashes = hall_of(request), web.hashes(request)
    asked = await web.body(request, Fork)

    async def work(table: LiveTable) -> tuple[past.Past, bool, int]:
        over = looking_back.is_over(table.match)
        watching = over and not mine(table, hashes)
        return looking_back.past(table), over, 0 if watching else one_seat(table, hashes)

    known = await hall.do(request.path_params["table"], work)
    new = await founding.from_past(hall, *known, asked)
    return web.answer(await founding.found(hall, new), 201)


async def rematch(request: Request) -> Response:
    slow_down(request)
    hall, hashes = hall_of(request), web.hashes(request)

    async def work(table: LiveTable) -> Rematch:
        if not mine(table, hashes) and table.record.host_hash not in hashes:
            raise Refusal("no-token", "Send the token of a seat at this table.")
        if not looking_back.is_over(table.match):
            raise Refusal("too-early", "The game is not over yet; finish it first.")
        return Rematch(await founding.rematch(hall, table))

    return web.answer(await hall.do(request.path_params["table"], work), 201)


# The server itself


async def health(request: Request) -> Response:
    doctor: Doctor = request.app.state.doctor
    trouble = await doctor.look()
    uptime = hall_of(request).metrics.uptime()
    status = "failing" if trouble else "ok"
    return web.answer(Health(status, __version__, uptime, trouble), 503 if trouble else 200)


async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    stored = await hall.store.counts()
    gauges = {
        "gaslamp_connections": float(sum(len(t.connections) for t in hall.tables.values())),
        "gaslamp_tables_in_memory": float(len(hall.tables)),
        "gaslamp_tables_stored": float(stored["tables"]),
        "gaslamp_tables_finished": float(stored["results"]),
        "gaslamp_uptime_seconds": hall.metrics.uptime(),
    }
    return Response(hall.metrics.text(gauges), media_type="text/plain; version=0.0.4")
