"""The client's files, and a friendly page where no client has been built."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from gaslamp.kernel.errors import Saying
from gaslamp.server.http.answers import language, routes_at
from gaslamp.words.sayings import told

CLIENT = Path(__file__).parents[2] / "web_client"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gaslamp</title>
<h1>{title}</h1>
<p>{text}</p>
<p>{where}</p>
<p><a href="/api/games">{games}</a> · <a href="/api/openapi.json">{interface}</a></p>
</html>
"""


def not_built(language: str) -> str:
    def say(what: str) -> str:
        return escape(told(Saying(f"says-not-built{what}"), language))

    return NOT_BUILT.format(
        language=language,
        title=say("-title"),
        text=say(""),
        where=say("-where"),
        games=say("-games"),
        interface=say("-interface"),
    )


class Pages:
    """Serves exactly the files that were there at the start; any other page path is the client's
    own business and gets its index."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = [f for f in folder.rglob("*") if f.is_file()] if folder.is_dir() else []
        self.files = {"/" + f.relative_to(folder).as_posix(): f for f in files}
        self.index = self.files.get("/index.html")

    async def page(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith("/api/") and len(routes_at(request)) > 1:
            raise HTTPException(405)
        if path.startswith("/api/") or ("." in path.rpartition("/")[2] and path not in self.files):
            raise HTTPException(404)
        found = self.files.get(path)
        if found is not None and found is not self.index:
            lasting = FOREVER if path.startswith("/assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": lasting})
        if self.index is None:
            return HTMLResponse(not_built(language(request)))
        return FileResponse(self.index, headers={"Cache-Control": "no-cache"})
