"""The client's files, and a friendly page where no client has been built."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

CLIENT = Path(__file__).parents[2] / "web_client"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gaslamp</title>
<h1>Gaslamp is running</h1>
<p>The table's pages have not been built into this installation.</p>
<p>A release from the package index has them. In a checkout, run <code>make play</code>.</p>
<p>For programs: <a href="/api/games">the games</a>,
<a href="/api/openapi.json">the interface</a>.</p>
</html>
"""


class Pages:
    """Serves exactly the files that were there at the start; any other page path is the client's
    own business and gets its index."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = [f for f in folder.rglob("*") if f.is_file()] if folder.is_dir() else []
        self.files = {"/" + f.relative_to(folder).as_posix(): f for f in files}
        self.index = self.files.get("/index.html")

    async def page(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith("/api/") or ("." in path.rpartition("/")[2] and path not in self.files):
            raise HTTPException(404)
        found = self.files.get(path)
        if found is not None and found is not self.index:
            lasting = FOREVER if path.startswith("/assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": lasting})
        if self.index is None:
            return HTMLResponse(NOT_BUILT)
        return FileResponse(self.index, headers={"Cache-Control": "no-cache"})
