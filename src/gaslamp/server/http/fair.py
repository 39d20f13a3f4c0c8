"""Fair play: sealing an envelope before there is a table, and the proof when the game is over."""

from __future__ import annotations

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.hall import Hall
from gaslamp.server.http import answers
from gaslamp.server.http.bodies import Proved, Sealed
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.past import SECONDS
from gaslamp.server.room.table import Table
from gaslamp.server.wire.fair import PhraseShown
from gaslamp.table.proof import proved


async def seal(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return answers.answer(Sealed(await hall.sealer.seal()), 201)


def prove(save: str) -> Proved:
    """Runs in a worker process."""
    found = asdict(proved(save))
    phrases = [PhraseShown(**each) for each in found.pop("phrases")]
    kept = {name: found[name] for name in Proved.__struct_fields__ if name in found}
    return Proved(**kept, phrases=phrases)


async def proof(request: Request) -> Response:
    hall: Hall = request.app.state.hall

    async def work(table: Table) -> str:
        envelope = table.match.journal.envelope
        if envelope is not None and not envelope.opened:
            raise Refusal("too-early", "envelope-sealed")
        return table.match.save()

    text = await hall.do(request.path_params["table"], work)
    return answers.answer(await hall.clerks.ask(prove, text, seconds=SECONDS))
