"""Limits: how big, how many, how often."""

from __future__ import annotations

import time
from dataclasses import dataclass

MESSAGE_BYTES = 64 * 1024
IMPORT_BYTES = 4 * 1024 * 1024
LONGEST_IMPORT = 5_000  # choices in an imported save
HELLO_SECONDS = 10.0
MESSAGES = (30.0, 10.0)  # at once, then a second
CHAT = (5.0, 0.5)
TOKENS_AT_ONCE = 16
TOKENS_IN_HEADER = 64
CONNECTIONS_ALIKE = 40  # to one table, with the same seats or as spectators
OUTBOX = 200
OUTBOX_BYTES = 4 * 1024 * 1024  # six seats of a long game, all at once
SLOW_BYTES = 512 * 1024  # for somebody who has taken nothing for a while
SLOW_SECONDS = 2.0
TOO_FAST_TO_STAY = 200
REPLAY_STEPS = 200
TABLES_LISTED = 200


@dataclass(frozen=True)
class Allowances:
    """What one address may have and do. Pairs are so many at once, then so many a second."""

    new_tables: tuple[float, float] = (60.0, 1 / 3)  # a class may begin its lesson at once
    connections: int = 256  # a classroom behind one address, with several per browser
    silent: int = 32  # of them, those that have not said anything whole yet
    looks: tuple[float, float] = (80.0, 5.0)  # replays, lists, saves: what costs something
    looking_each: int = 8  # of them, at the same time
    looking: int = 32  # by everybody together
    resumes: tuple[float, float] = (60.0, 5.0)  # whole states sent again
    resumes_each: tuple[float, float] = (5.0, 0.5)  # of them, to one connection
    pace: tuple[float, float] = MESSAGES  # messages of one connection


FREELY = (1e9, 1e9)
UNLIMITED = Allowances(FREELY, 10**6, 10**6, FREELY, 10**6, 10**6, FREELY, FREELY, FREELY)


class Bucket:
    """A token bucket: so many at once, then so many a second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.left = at_once
        self.looked = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.looked) * self.per_second)
        self.looked = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket per address; the longest unused are forgotten."""

    def __init__(self, at_once: float, per_second: float, most: int = 4096) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.most = most
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.at_once, self.per_second)
        self.known[address] = bucket
        if len(self.known) > self.most:
            del self.known[next(iter(self.known))]
        return bucket.take()
