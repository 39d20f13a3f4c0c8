"""Tokens: 256 random bits that open a seat. Only their hashes are ever kept.

A token lasts for as long as it is used now and then; an invitation has to be followed in time.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256

from gaslamp.store.records import before

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TABLE_ID = re.compile(r"[a-z2-7]{20}")
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def today() -> str:
    return before(timedelta())[:10]


@dataclass(frozen=True)
class Lifetimes:
    """For how many days a token lasts that nobody uses, and an invitation that nobody follows."""

    token_days: int = 400
    invitation_days: int = 30

    def oldest(self) -> str:
        """The day since which a token must have been used; what has no day is older than days."""
        return before(timedelta(days=self.token_days))[:10]

    def token_over(self, used: str) -> bool:
        return bool(used) and used < self.oldest()

    def invitation_over(self, made: str) -> bool:
        return bool(made) and made < before(timedelta(days=self.invitation_days))[:10]


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def new_table_id() -> str:
    """An id nobody guesses: whoever has it may watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(20))


def is_table_id(text: str) -> bool:
    return TABLE_ID.fullmatch(text) is not None
