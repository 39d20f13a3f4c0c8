"""Rings of keys: a person's devices share the seats they hold, without an account.

A device draws a key. One half of what follows from it opens the ring here, the other half seals
what lies on it, so that only the devices read it. Whoever has the key, by a link, is the person.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.hall import Hall
from gaslamp.server.http import answers
from gaslamp.server.http.api import hall_of, slow_down
from gaslamp.server.http.ringed import Dropped, RingKept, RingSealed
from gaslamp.server.refusal import Refusal
from gaslamp.server.tokens import today
from gaslamp.store.records import Ring


def opened(request: Request) -> tuple[Hall, str]:
    """The hall, and which ring is meant."""
    hashes = answers.hashes(request)
    if len(hashes) != 1:
        raise Refusal("no-token", "token-needed")
    return hall_of(request), hashes[0]


async def fetch(request: Request) -> Response:
    hall, hash = opened(request)
    found = await hall.store.ring(hash)
    if found is None:
        raise Refusal("not-found", "no-such-ring")
    if found.used != today():
        await hall.store.use_ring(hash, today())
    return answers.answer(RingKept(found.number, found.sealed))


async def put(request: Request) -> Response:
    """In place of the one that was fetched; if another device was quicker, it fetches again."""
    hall, hash = opened(request)
    asked = await answers.body(request, RingSealed)
    if asked.number == 1:
        slow_down(request)
    if not await hall.store.keep_ring(hash, Ring(asked.number, asked.sealed, today())):
        raise Refusal("busy", "ring-has-changed")
    if asked.number == 1:
        answers.note_access(request, "ring made")
    return answers.answer(RingKept(asked.number, asked.sealed))


async def drop(request: Request) -> Response:
    """For all devices: what they hold stays with each of them."""
    hall, hash = opened(request)
    await hall.store.drop_ring(hash)
    answers.note_access(request, "ring dropped")
    return answers.answer(Dropped())
