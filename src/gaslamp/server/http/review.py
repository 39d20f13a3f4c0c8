"""The review of a finished game: as far as it has been thought through, in the reader's words."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.hall import Hall
from gaslamp.server.http import answers, api, saves
from gaslamp.server.http.bodies import Reviewed, Stopped
from gaslamp.server.http.replay import packed
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.past import SECONDS, Past, past_of, played
from gaslamp.server.room.table import Table
from gaslamp.table.review.account import Review
from gaslamp.table.review.telling import told

LAST_SEAT = 63


def tell(
    past: Past, review: Review, seat: int, thinking: bool, zipped: bool, language: str
) -> bytes:
    """Runs in a worker process."""
    if seat >= len(past.journal.seats):
        raise Refusal("not-found", "table-seats", most=len(past.journal.seats) - 1)
    shown = replace(told(played(past), review, seat, language), first=past.first)
    return packed(Reviewed(past.table, thinking, shown), zipped)


async def look(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    seat = answers.whole_number(request, "seat", 0, 0, LAST_SEAT)

    async def work(table: Table) -> Past:
        if not saves.is_over(table.match):
            raise Refusal("too-early", "review-early")
        return past_of(table)

    past = await hall.do(request.path_params["table"], work)
    review, thinking = await hall.reviewers.look(past)
    zipped, language = api.takes_gzip(request), answers.language(request)
    body = await hall.clerks.ask(
        tell, past, review, seat, thinking, zipped, language, seconds=SECONDS
    )
    return api.packed(body, zipped)


async def enough(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return answers.answer(Stopped(hall.reviewers.enough(request.path_params["table"])))
