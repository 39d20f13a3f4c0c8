"""One thread writes; what waits while it flushes to disk shares its next transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

Doing = Callable[[sqlite3.Connection], Any]
MOST_TOGETHER = 256


class Job:
    """Some work for the writer, and who waits for it."""

    def __init__(self, work: Doing, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.answer: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tell the waiting task, in its own loop; it may have gone home already."""
        try:
            self.loop.call_soon_threadsafe(self.tell)
        except RuntimeError:
            return

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """Does jobs in order, many to a transaction, and answers only after the commit."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Doing) -> asyncio.Future[Any]:
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.future

    def stop(self) -> None:
        """Finish what is waiting, then end."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        db = self.connect()
        try:
            while (batch := self.next_batch()) is not None:
                self.write(db, batch)
        finally:
            db.close()

    def next_batch(self) -> list[Job] | None:
        job = self.jobs.get()
        if job is None:
            return None
        batch = [job]
        while len(batch) < MOST_TOGETHER:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def write(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        """A job that fails takes back only its own part; a commit that fails fails them all."""
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self.do(db, job)
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            for job in batch:
                job.error = job.error or error
        for job in batch:
            job.settle()

    def do(self, db: sqlite3.Connection, job: Job) -> None:
        db.execute("SAVEPOINT job")
        try:
            job.answer = job.work(db)
        except Exception as error:
            job.error = error
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
