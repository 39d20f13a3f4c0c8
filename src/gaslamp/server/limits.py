"""Limits: how big, how many, how often."""

from __future__ import annotations

import time

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
TOO_FAST_TO_STAY = 200
REPLAY_STEPS = 200
TABLES_LISTED = 200


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
