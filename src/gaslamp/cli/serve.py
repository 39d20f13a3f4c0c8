"""`gaslamp serve`: what was wished for, as the server's settings."""

from __future__ import annotations

import os
from typing import Any

from gaslamp.kernel.errors import Trouble
from gaslamp.server.run import serve as run
from gaslamp.server.settings import DATABASE, Settings
from gaslamp.server.tokens import Lifetimes
from gaslamp.store.folder import data_folder


def place(text: str) -> tuple[str, int]:
    """A host and a port."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal():
        raise Trouble("no-place", text=text)
    return host.strip("[]"), int(port)


def serve(wishes: dict[str, Any]) -> int:
    run(
        Settings(
            host=wishes["host"],
            port=wishes["port"],
            lan=wishes["lan"],
            data=wishes["data"] or data_folder(),
            database=wishes["database"] or os.environ.get(DATABASE, ""),
            allow=tuple(wishes["allow"]),
            proxies=tuple(wishes["proxy"]),
            personal=wishes["personal"],
            browser=wishes["browser"],
            workers=wishes["workers"],
            inner=place(wishes["inner"]),
            keep_days=wishes["keep-days"],
            tokens=Lifetimes(token_days=wishes["token-days"]),
            security_log=wishes["security-log"],
        )
    )
    return 0
