"""The server's log: one JSON object per line, without tokens and without anybody's choices."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from hashlib import sha256
from typing import Any, TextIO

from gaslamp.store.records import now

LOGGER = "gaslamp.server"
SECURITY = "gaslamp.security"
EVENTS_A_MINUTE = 60  # about one address, so that nobody can fill the disk
ADDRESSES_A_MINUTE = 10_000


class JsonLines(logging.Formatter):
    """A record as one JSON object. Tracebacks keep their places and lose their values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": now(), "level": record.levelname.lower()}
        if record.name == SECURITY:
            line["log"] = "security"
        line["event"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{f.filename}:{f.lineno} {f.name}" for f in frames[-8:]]
        return json.dumps(line)


class Calm(logging.Filter):
    """The same words about the same address come through so many times a minute, not more."""

    def __init__(self, most: int = 10) -> None:
        super().__init__()
        self.most = most
        self.minute = 0
        self.heard: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute, self.heard = minute, {}
        said = str(record.msg), str(getattr(record, "facts", {}).get("address", ""))
        self.heard[said] = self.heard.get(said, 0) + 1
        return self.heard[said] <= self.most and len(self.heard) <= ADDRESSES_A_MINUTE


def set_up(stream: TextIO | None = None, security: TextIO | None = None) -> None:
    """Everything goes to one stream, unless what concerns security has another of its own."""
    usual: logging.Handler = logging.StreamHandler(stream or sys.stderr)
    apart: logging.Handler = usual if security is None else logging.StreamHandler(security)
    for handler in (usual, apart):
        handler.setFormatter(JsonLines())
    heard: tuple[tuple[str, int, logging.Handler, list[Calm]], ...] = (
        (LOGGER, logging.INFO, usual, []),
        (SECURITY, logging.INFO, apart, [Calm(EVENTS_A_MINUTE)]),
        ("uvicorn.error", logging.WARNING, usual, [Calm()]),
        ("psycopg", logging.WARNING, usual, [Calm()]),
    )
    for name, level, handler, filters in heard:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.filters = list(filters)
        logger.setLevel(level)


def marked(table_id: str) -> str:
    """A mark by which lines about one table are told from others; whoever knows a table's id may
    watch it, so the id itself is not written down."""
    return sha256(table_id.encode()).hexdigest()[:10]


def note(event: str, **facts: Any) -> None:
    logging.getLogger(LOGGER).info(event, extra={"facts": facts})


def note_security(event: str, **facts: Any) -> None:
    """Who was let in, who was not, and what has changed about that."""
    logging.getLogger(SECURITY).info(event, extra={"facts": facts})


def note_error(event: str, **facts: Any) -> None:
    """An error with where it happened: an exception's own text may quote hidden things."""
    logging.getLogger(LOGGER).error(event, exc_info=True, extra={"facts": facts})
