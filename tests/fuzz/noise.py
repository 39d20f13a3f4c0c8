"""Noise: messages and requests that look like ours and are wrong somewhere, from a seed.

Every kind of message and every address is read from the server's own declarations, so that a new
one is tried as soon as it is there.
"""

from __future__ import annotations

import json
import random
import string
from dataclasses import dataclass
from typing import Any, get_args

from msgspec.structs import fields

from gaslamp import games
from gaslamp.server.http.routes import ADDRESSES, Address
from gaslamp.server.tokens import new_table_id, new_token
from gaslamp.server.wire.messages import Incoming

KINDS = get_args(Incoming)
NUMBERS = (0, 1, 2, 5, 63, 64, -1, 2**31, 2**53 - 1, 2**53, -(2**63), 2**64, 10**40, 0.5, -0.0)
LETTERS = string.printable + "äß€\u202e\u0000\ud7ff\U0001f32b"
WORDS = (
    "", "human", "open", "greedy", "random", "begin", "end", "pause", "resume", "extend", "always",
    "en", "xx", "2026-12-03", "9999-99-99", "thanks", "../../etc/passwd", "<script>", "%s%n",
    "__proto__", "' OR 1=1 --", "NaN", "1e999",
)  # fmt: skip
RAW = (
    "", " ", "null", "[]", "{}", "[" * 5000, '{"type":' * 3000, '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping","type":"choose"}', '{"type":"ping"', '"ping"', "0", "-", "1e999", "\ufeff{}",
    '{"type":"chat","seat":0,"text":"\\ud800"}', "x" * 70_000,
)  # fmt: skip
LONG = 5000


@dataclass
class Known:
    """What somebody at a table may put into a message."""

    table: str
    tokens: list[str]
    keys: list[str]  # of the menu, and names of pieces
    seq: int = 0


def text(rng: random.Random, known: Known) -> str:
    how = rng.random()
    if how < 0.35 and known.keys:
        return rng.choice(known.keys)
    if how < 0.6:
        return rng.choice(WORDS)
    if how < 0.7:
        return rng.choice([known.table, *known.tokens, new_table_id(), new_token()])
    length = LONG if how > 0.98 else rng.randrange(1, 40)
    return "".join(rng.choices(LETTERS, k=length))


def anything(rng: random.Random, known: Known, depth: int = 0) -> Any:
    how = rng.randrange(7 if depth < 3 else 5)
    if how == 0:
        return rng.choice((None, True, False))
    if how in (1, 2):
        return rng.choice(NUMBERS)
    if how in (3, 4):
        return text(rng, known)
    some = range(rng.randrange(4))
    if how == 5:
        return [anything(rng, known, depth + 1) for _ in some]
    return {text(rng, known): anything(rng, known, depth + 1) for _ in some}


def likely(rng: random.Random, known: Known, name: str) -> Any:
    """What could well stand in a field of this name."""
    if name in ("seat", "occupant_seat"):
        return rng.choice((0, 0, 0, 1, 2))
    if name in ("seq", "last_seq"):
        return max(0, known.seq + rng.choice((0, 0, 0, -1, 1)))
    if name in ("key", "ref"):
        return rng.choice(known.keys or ["pass"])
    if name == "id":
        return f"{rng.random():.9f}"
    return rng.choice((text(rng, known), rng.choice(WORDS), rng.choice(NUMBERS)))


def message(rng: random.Random, known: Known) -> str | bytes:
    """One message: nearly right, wrong in one place, or nothing of the kind."""
    how = rng.random()
    if how < 0.05:
        return rng.choice(RAW)
    if how < 0.08:
        return rng.randbytes(rng.randrange(60))
    kind = rng.choice(KINDS)
    said: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in fields(kind):
        if field.required or rng.random() < 0.7:
            said[field.encode_name] = likely(rng, known, field.name)
    if how < 0.5:
        name = rng.choice(list(said))
        if rng.random() < 0.25:
            del said[name]
        else:
            said[name] = anything(rng, known)
    if how < 0.15:
        said[text(rng, known)] = anything(rng, known)
    spoken = json.dumps(said)
    if how > 0.97:
        cut = rng.randrange(len(spoken))
        spoken = spoken[:cut] + rng.choice(LETTERS) + spoken[cut + 1 :]
    return spoken


@dataclass
class Call:
    """One request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes | None


def call(rng: random.Random, known: Known) -> Call:
    """One request to an address of ours, or to none."""
    address: Address = rng.choice(ADDRESSES)
    path = "/".join(part(rng, known, piece) for piece in address.path.split("/"))
    if rng.random() < 0.3:
        names = [name for name, _, _ in address.query] or ["language", "eyes"]
        path += f"?{rng.choice(names)}={quoted(text(rng, known))}"
    method = address.method if rng.random() < 0.9 else rng.choice(("GET", "POST", "PUT", "DELETE"))
    headers = {}
    how = rng.random()
    if how < 0.6:
        headers["Authorization"] = f"Bearer {rng.choice([*known.tokens, new_token()])}"
    elif how < 0.7:
        headers["Authorization"] = plain(text(rng, known))
    if rng.random() < 0.05:
        headers[rng.choice(("Origin", "Accept-Language", "Accept"))] = plain(text(rng, known))
    if method == "GET":
        return Call(method, path, headers, None)
    headers["Content-Type"] = "application/json" if rng.random() < 0.95 else "text/plain"
    return Call(method, path, headers, body(rng, known, address))


def body(rng: random.Random, known: Known, address: Address) -> bytes:
    how = rng.random()
    if how < 0.1:
        return rng.choice(RAW).encode("utf-8", "replace")
    if how < 0.15 or address.takes is None:
        return json.dumps(anything(rng, known)).encode()
    said = {f.encode_name: likely(rng, known, f.name) for f in fields(address.takes)}
    if "game" in said:
        said.update(game=rng.choice((*games.ids(), "")), seats=["human"] * 2)
    for name in rng.sample(sorted(said), rng.randrange(len(said))):
        if rng.random() < 0.4:
            said[name] = anything(rng, known)
        else:
            del said[name]
    return json.dumps(said).encode()


def part(rng: random.Random, known: Known, piece: str) -> str:
    if not piece.startswith("{"):
        return piece
    usual = {"{table}": known.table, "{seat}": "0", "{language}": "en", "{day}": "2026-01-01",
             "{game}": rng.choice(games.ids())}  # fmt: skip
    return usual[piece] if piece in usual and rng.random() < 0.7 else quoted(text(rng, known))


def quoted(said: str) -> str:
    return "".join(f"%{byte:02x}" for byte in said.encode("utf-8", "replace"))[:900]


def plain(said: str) -> str:
    """What can stand in a header at all."""
    return "".join(c for c in said if " " <= c <= "~")[:300].strip() or "-"
