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


class JsonLines(logging.Formatter):
    """A record as one JSON object. Tracebacks keep their places and lose their values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": now(), "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{f.filename}:{f.lineno} {f.name}" for f in frames[-8:]]
        return json.dumps(line)


class Calm(logging.Filter):
    """The same complaint of the web server comes through ten times a minute, not more."""

    def __init__(self) -> None:
        super().__init__()
        self.minute = 0
        self.heard: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute, self.heard = minute, {}
        said = str(record.msg)
        self.heard[said] = self.heard.get(said, 0) + 1
        return self.heard[said] <= 10


def set_up(stream: TextIO | None = None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in (LOGGER, "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.filters = [] if name == LOGGER else [Calm()]
        logger.setLevel(logging.INFO if name == LOGGER else logging.WARNING)


def marked(table_id: str) -> str:
    """A mark by which lines about one table are told from others; whoever knows a table's id may
    watch it, so the id itself is not written down."""
    return sha256(table_id.encode()).hexdigest()[:10]


def note(event: str, **facts: Any) -> None:
    logging.getLogger(LOGGER).info(event, extra={"facts": facts})


def note_error(event: str, **facts: Any) -> None:
    """An error with where it happened: an exception's own text may quote hidden things."""
    logging.getLogger(LOGGER).error(event, exc_info=True, extra={"facts": facts})
