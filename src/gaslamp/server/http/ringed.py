"""Shapes of requests and answers about rings of keys."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class RingSealed(Struct, forbid_unknown_fields=True):
    """What a person's devices share, sealed by them; its number is one more than the last one's."""

    number: Annotated[int, Meta(ge=1, lt=2**31)]
    sealed: Annotated[str, Meta(min_length=1, max_length=48_000)]


class RingKept(Struct):
    number: int
    sealed: str


class Dropped(Struct):
    """It is gone."""
