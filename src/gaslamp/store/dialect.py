"""How the layout of the tables, written for SQLite, reads in PostgreSQL.

Only the layout differs: rows go in and out with words that both understand.
"""

from __future__ import annotations

import re

# SQLite's own promises about a table; PostgreSQL always keeps to its types.
PROMISES = re.compile(r"\)\s*(STRICT|WITHOUT ROWID)(,\s*(STRICT|WITHOUT ROWID))*\s*$")
COMMENT = re.compile(r"^\s*--.*$", re.MULTILINE)
# Texts are compared letter by letter, as SQLite does it, whatever language the database speaks.
KINDS = {"TEXT": 'TEXT COLLATE "C"', "INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION"}


def postgres(statement: str) -> str:
    """A statement that makes or changes a table, or an index, in PostgreSQL's words."""
    plain = PROMISES.sub(")", COMMENT.sub("", statement).strip().rstrip(";"))
    return re.sub(r"\b(TEXT|INTEGER|REAL)\b", lambda found: KINDS[found[1]], plain)
