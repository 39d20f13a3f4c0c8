"""Tokens: 256 random bits that open a seat. Only their hashes are ever kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TABLE_ID = re.compile(r"[a-z2-7]{20}")
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def new_table_id() -> str:
    """An id nobody guesses: whoever has it may watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(20))


def is_table_id(text: str) -> bool:
    return TABLE_ID.fullmatch(text) is not None
