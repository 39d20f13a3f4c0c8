"""Calling people whose turn it is: whom, through which push service, and their turns as a feed.

A bell is a secret that its browser made us keep (as a hash) with the hashes of its seats' tokens.
Its feed tells which tables wait and what anybody may know of them, and opens no seat.
"""

from __future__ import annotations

from datetime import datetime
from xml.sax.saxutils import escape, quoteattr

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.kernel.errors import Saying
from gaslamp.server.hall import Hall
from gaslamp.server.http import answers, lists
from gaslamp.server.http.bodies import CallKey, CallMe, Calls, StopCalling, Stopped, TableLine
from gaslamp.server.limits import TABLES_LISTED
from gaslamp.server.refusal import Refusal
from gaslamp.server.tokens import hashed, is_token, new_token
from gaslamp.store.records import Bell
from gaslamp.words.sayings import told

FOLD = 60  # characters of a line in a calendar, so that no line has more than 75 bytes of ASCII


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def key(request: Request) -> Response:
    return answers.answer(CallKey(hall_of(request).porter.key))


async def call_me(request: Request) -> Response:
    """Keep or renew a bell: from now on it stands for exactly these seats."""
    hall, hashes = hall_of(request), answers.hashes(request)
    asked = await answers.body(request, CallMe)
    if not hashes:
        raise Refusal("no-token", "tokens-needed")
    if not await hall.store.opens_a_seat(hashes):
        raise Refusal("refused", "token-opens-nothing")
    if asked.push is not None and not hall.porter.accepts(asked.push.endpoint):
        raise Refusal("refused", "push-address-strange")
    known = is_token(asked.bell) and await hall.store.bell(hashed(asked.bell)) is not None
    bell = asked.bell if known else new_token()
    row = Bell(hashed(bell), hashes, answers.language(request))
    if asked.push is not None:
        row.endpoint = asked.push.endpoint
        row.p256dh, row.auth = asked.push.p256dh, asked.push.auth
    await hall.store.keep_bell(row)
    feed = f"/api/turns/{bell}"
    return answers.answer(Calls(bell, f"{feed}/atom", f"{feed}/ical"), 201)


async def stop(request: Request) -> Response:
    asked = await answers.body(request, StopCalling)
    found = await hall_of(request).store.bell(hashed(asked.bell))
    if found is not None:
        await hall_of(request).store.drop_bell(found.hash)
    return answers.answer(Stopped(found is not None))


# The feeds


async def turns(request: Request) -> tuple[list[TableLine], str]:
    """The tables at which the bell's seats are asked now, longest waiting first; its language."""
    store = hall_of(request).store
    bell = await store.bell(hashed(request.path_params["bell"]))
    if bell is None:
        raise Refusal("not-found", "no-such-feed")
    found = await store.lines(bell.seats, TABLES_LISTED) if bell.seats else []
    lines = [lists.table_line(line, bell.seats, bell.language) for line in found]
    waiting = [line for line in lines if not line.over and set(line.asked) & set(line.mine)]
    return sorted(waiting, key=lambda line: line.moved), bell.language


def address(request: Request, line: TableLine) -> str:
    """The table; the browser that holds the seat knows how to open it."""
    return f"{request.url.scheme}://{request.url.netloc}/table/{line.table}#mine"


def title(line: TableLine, language: str) -> str:
    return told(Saying("says-your-move", title=line.title), language)


async def atom(request: Request) -> Response:
    lines, language = await turns(request)
    newest = max((line.moved for line in lines), default="1970-01-01T00:00:00Z")
    entries = "".join(
        f"<entry><id>urn:gaslamp:{line.table}:{line.seq}</id>"
        f"<title>{escape(title(line, language))}</title>"
        f"<updated>{line.moved}</updated><link href={quoteattr(address(request, line))}/>"
        f"<summary>{escape(line.headline)}</summary></entry>"
        for line in lines
    )
    text = (
        f'<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" '
        f'xml:lang="{language}"><id>urn:gaslamp:turns</id>'
        f"<title>{escape(told(Saying('says-turns'), language))}</title>"
        f"<updated>{newest}</updated><author><name>Gaslamp</name></author>{entries}</feed>"
    )
    return Response(text, media_type="application/atom+xml")


async def ical(request: Request) -> Response:
    lines, language = await turns(request)
    rows = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gaslamp//EN"]
    for line in lines:
        since = datetime.fromisoformat(line.moved).strftime("%Y%m%dT%H%M%SZ")
        rows += [
            "BEGIN:VEVENT", f"UID:{line.table}-{line.seq}@gaslamp", f"DTSTAMP:{since}",
            f"DTSTART:{since}", "DURATION:PT15M", f"SUMMARY:{quoted(title(line, language))}",
            f"DESCRIPTION:{quoted(line.headline)}", f"URL:{address(request, line)}", "END:VEVENT",
        ]  # fmt: skip
    rows.append("END:VCALENDAR")
    text = "".join(f"{part}\r\n" for row in rows for part in folded(row))
    return Response(text, media_type="text/calendar; charset=utf-8")


def quoted(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def folded(row: str) -> list[str]:
    """A long line goes on in the next one, which begins with a blank."""
    parts = [row[at : at + FOLD] for at in range(0, len(row), FOLD)] or [""]
    return [parts[0], *(f" {part}" for part in parts[1:])]
