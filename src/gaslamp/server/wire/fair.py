"""Where the chance of a table comes from: what people add, and what everybody is told."""

from __future__ import annotations

from msgspec import Struct

from gaslamp.server.wire.parts import Id, SeatNumber, Typed


class AddPhrase(Struct, tag="phrase", forbid_unknown_fields=True):
    """Something of one's own that the chance of the next choices depends on, too."""

    seat: SeatNumber
    text: Typed
    id: Id | None = None


class OpenEnvelope(Struct, tag="open", forbid_unknown_fields=True):
    """The game is over: let everybody see the secret that its chance came from."""

    seat: SeatNumber
    id: Id | None = None


class PhraseShown(Struct):
    """Somebody's phrase, added after so many choices; -1 is before the deal."""

    at: int
    seat: int
    text: str


class EnvelopeShown(Struct):
    """Where the chance of a table comes from. The secret is empty until it is opened, the
    fingerprint of the whole game until the game is over."""

    commitment: str
    secret: str
    fingerprint: str
    phrases: list[PhraseShown]
    unproved: str  # why its fairness cannot be proved; empty where it can


class EnvelopeTold(Struct, tag="envelope"):
    """Somebody added a phrase, or the envelope was opened."""

    envelope: EnvelopeShown
