"""What the fields of messages may hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Typed = Annotated[str, Meta(max_length=4000)]
Word = Annotated[str, Meta(max_length=64)]
