"""Checkpoints: the write-ahead file is folded into the database beside the writing, not in its way.

SQLite would do it inside some unlucky commit, and everybody's choices would wait for that disk
work. A thread of its own does it without blocking anybody; only if writing never pauses long
enough and the file grows very large does the writer have to stand still for once.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

WORTH_IT = 4 * 1024 * 1024
TOO_LARGE = 64 * 1024 * 1024
LOOK_SECONDS = 1.0


class Checkpointer:
    """Looks at the size of the write-ahead file every second."""

    def __init__(self, path: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        self.wal = path.with_name(path.name + "-wal")
        self.connect = connect
        self.trouble = ""  # why the last try failed
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, name="store-checkpoints", daemon=True)
        self.thread.start()

    def run(self) -> None:
        db = self.connect()
        try:
            while not self.stopping.wait(LOOK_SECONDS):
                size = self.size()
                if size > WORTH_IT:
                    self.fold_in(db, "RESTART" if size > TOO_LARGE else "PASSIVE")
        finally:
            db.close()

    def fold_in(self, db: sqlite3.Connection, kind: str) -> None:
        """A full disk passes; the next look tries again."""
        try:
            db.execute(f"PRAGMA wal_checkpoint({kind})")
            self.trouble = ""
        except sqlite3.Error as error:
            self.trouble = str(error)

    def size(self) -> int:
        try:
            return self.wal.stat().st_size
        except OSError:
            return 0

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join()
