"""Every address of the HTTP interface with its shapes: the router and OpenAPI read this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.http import (
    accounts,
    api,
    bodies,
    books,
    calls,
    daily,
    fair,
    installed,
    lessons,
    luck,
    review,
    ringed,
    rings,
    ways,
)


@dataclass(frozen=True)
class Address:
    """One address: what it takes and what it answers (a text if no shape is named), as what kind
    of thing where that is not JSON or plain text."""

    method: str
    path: str
    do: Callable[[Request], Awaitable[Response]]
    says: str
    answer: type | None = None
    takes: type | None = None
    status: int = 200
    tokens: bool = False
    query: tuple[tuple[str, int, int], ...] = ()
    problems: tuple[int, ...] = ()
    media: str = ""


ADDRESSES = (
    Address("GET", "/api/games", api.games, "All games", bodies.Games),
    Address("GET", "/api/languages", api.languages, "The languages there are", bodies.Languages),
    Address("GET", "/api/words/{language}/shell.ftl", api.words,
            "The words of the pages in a language", None, problems=(404,)),
    Address("GET", "/api/words/{language}/{game}/board.ftl", api.words,
            "The words of a game's board in a language", None, problems=(404,)),
    Address("GET", "/api/games/{game}/catalogue", api.catalogue,
            "What is printed on a game's pieces", dict, problems=(404,)),
    Address("GET", "/api/games/{game}/rules", api.rules,
            "A game's rules by heading", books.Rules, problems=(404,)),
    Address("GET", "/api/games/{game}/lessons", lessons.course,
            "A game's lessons in their order", bodies.CourseShown, problems=(404,)),
    Address("POST", "/api/lessons", lessons.give, "A table for a lesson",
            bodies.TableLinks, bodies.LessonWished, 201,
            problems=(400, 404, 409, 413, 415, 422, 429)),
    Address("GET", "/api/games/{game}/accounts", accounts.accounted,
            "What stands behind each rule of a game", books.Accounted, problems=(404,)),
    Address("GET", "/api/games/{game}/glossary", accounts.explained,
            "A game at a glance, and its words", books.Explained, problems=(404,)),
    Address("POST", "/api/games/{game}/examples/{example}", accounts.play_example,
            "A worked example of the rules as a table", bodies.TableLinks, None, 201,
            problems=(404, 429)),
    Address("GET", "/api/games/{game}/locked", api.locked,
            "What these tokens have not opened yet", bodies.Locked, tokens=True,
            problems=(400, 401, 404, 429)),
    Address("GET", "/api/daily", daily.deals, "The daily deal of each game", bodies.Daily,
            tokens=True, problems=(400, 401, 429)),
    Address("GET", "/api/daily/{day}/{game}", daily.results,
            "How a daily deal went for everybody", bodies.DailyResults, tokens=True,
            problems=(400, 401, 404, 429)),
    Address("POST", "/api/way", ways.way, "A link that others can open", bodies.Way,
            bodies.WayWished, problems=(400, 413, 415)),
    Address("GET", "/api/manifest", installed.manifest, "The client as an app", bodies.Manifest,
            media="application/manifest+json"),
    Address("GET", "/api/offline", installed.offline, "The page for a lost server",
            media="text/html"),
    Address("GET", "/api/calls", calls.key, "What a browser needs to be called", bodies.CallKey),
    Address("POST", "/api/calls", calls.call_me, "Call me when it is my turn", bodies.Calls,
            bodies.CallMe, 201, True, problems=(400, 401, 413, 415, 422, 429)),
    Address("POST", "/api/calls/stop", calls.stop, "Call me no more", bodies.Stopped,
            bodies.StopCalling, problems=(400, 413, 415)),
    Address("GET", "/api/turns/{bell}/atom", calls.atom, "My turns as an Atom feed",
            problems=(404, 429), media="application/atom+xml"),
    Address("GET", "/api/turns/{bell}/ical", calls.ical, "My turns as a calendar",
            problems=(404, 429), media="text/calendar"),
    Address("GET", "/api/ring", rings.fetch, "What my devices share", ringed.RingKept, tokens=True,
            problems=(400, 401, 404, 429)),
    Address("POST", "/api/ring", rings.put, "Let my devices share this", ringed.RingKept,
            ringed.RingSealed, tokens=True, problems=(400, 401, 409, 413, 415, 429)),
    Address("POST", "/api/ring/drop", rings.drop, "My devices share nothing any more",
            ringed.Dropped, tokens=True, problems=(400, 401)),
    Address("POST", "/api/tables", api.make_table, "Set up a table",
            bodies.TableLinks, bodies.NewTable, 201, True,
            problems=(400, 401, 413, 415, 422, 429)),
    Address("POST", "/api/envelopes", fair.seal, "Seal an envelope for a table to come",
            bodies.Sealed, None, 201, problems=(429,)),
    Address("GET", "/api/tables/{table}/proof", fair.proof, "Whether a finished game was fair",
            bodies.Proved, problems=(400, 404, 409, 422, 429)),
    Address("GET", "/api/tables/{table}/luck", luck.of_table, "The luck of a finished game",
            bodies.Luck, problems=(400, 404, 409, 422, 429)),
    Address("GET", "/api/luck", luck.of_house,
            "The luck of these tokens in all games here, and every die of the house", bodies.Luck,
            tokens=True, problems=(400, 401, 429)),
    Address("POST", "/api/tables/import", api.import_table, "A table from a save",
            bodies.TableLinks, bodies.Import, 201, problems=(400, 409, 413, 415, 422, 429)),
    Address("GET", "/api/tables", api.list_tables, "The tables of these tokens",
            bodies.TableLines, tokens=True, problems=(400, 401, 429)),
    Address("GET", "/api/tables/{table}", api.one_table, "One table",
            bodies.TableLine, tokens=True, problems=(400, 401, 404)),
    Address("POST", "/api/tables/{table}/seats/{seat}/link", api.new_link,
            "A new link for a seat", bodies.NewLink, tokens=True,
            problems=(400, 401, 403, 404, 422)),
    Address("POST", "/api/tables/{table}/sit", api.sit, "Follow an invitation",
            bodies.Sat, bodies.Invitation, problems=(400, 403, 404, 413, 415, 422, 429)),
    Address("POST", "/api/tables/{table}/seats/{seat}/claim", api.claim,
            "Take the seat of somebody whose time is up", bodies.Sat, tokens=True,
            problems=(400, 401, 403, 404, 422)),
    Address("POST", "/api/tables/{table}/seats/{seat}/renew", api.renew,
            "Another token for my seat, in place of the old one", bodies.Sat, tokens=True,
            problems=(400, 401, 404, 422)),
    Address("DELETE", "/api/tables/{table}", api.delete, "Away with the table, for good",
            bodies.Deleted, tokens=True, problems=(400, 401, 403, 404, 422)),
    Address("GET", "/api/tables/{table}/save", api.save, "The save file", None,
            tokens=True, problems=(400, 401, 403, 404, 422, 429)),
    Address("GET", "/api/tables/{table}/report", api.report, "A bug report",
            bodies.Report, tokens=True, problems=(400, 401, 404, 422, 429)),
    Address("GET", "/api/tables/{table}/replay", api.replay, "What happened, step by step",
            bodies.Replay, tokens=True, problems=(400, 401, 403, 404, 409, 422, 429),
            query=(("eyes", -2, 63), ("from", 0, 2**31), ("count", 1, 200))),
    Address("GET", "/api/tables/{table}/statistics", api.statistics, "Numbers of a finished game",
            bodies.Statistics, problems=(400, 404, 409, 422, 429)),
    Address("GET", "/api/tables/{table}/review", review.look,
            "Where a finished game was won and lost", bodies.Reviewed,
            problems=(400, 404, 409, 422, 429), query=(("seat", 0, 63),)),
    Address("DELETE", "/api/tables/{table}/review", review.enough, "Think no more about it",
            bodies.Stopped, problems=(404, 429)),
    Address("POST", "/api/tables/{table}/fork", api.fork, "A position as a new table",
            bodies.TableLinks, bodies.Fork, 201, True,
            problems=(400, 401, 404, 409, 413, 415, 422, 429)),
    Address("POST", "/api/tables/{table}/rematch", api.rematch, "The same once more",
            bodies.Rematch, bodies.RematchWished, 201, True,
            problems=(400, 401, 404, 409, 413, 415, 422, 429)),
    Address("GET", "/healthz", api.health, "Whether the server is well", bodies.Health,
            problems=(503,)),
    Address("GET", "/readyz", api.ready, "Whether people should be sent here", bodies.Health,
            problems=(503,)),
    Address("GET", "/metrics", api.metrics, "Numbers for Prometheus",
            tokens=True, problems=(400, 401, 403, 429)),
)  # fmt: skip
