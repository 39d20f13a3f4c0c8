"""The envelope of a table: sealed before the deal, with phrases of its people, opened at the end.

Only the server knows the secret while the game runs. Everybody is shown the commitment; whoever
sits at a finished table may have the envelope opened, and from then on nobody goes back.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from gaslamp.kernel.envelope import THE_DEAL, Envelope, GoneBack, Phrase, sealed
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.room.typed import clean_phrase
from gaslamp.server.wire import messages as wire
from gaslamp.server.wire.fair import (
    AddPhrase,
    EnvelopeShown,
    EnvelopeTold,
    OpenEnvelope,
    PhraseShown,
)
from gaslamp.store.records import TableRecord
from gaslamp.store.store import Store
from gaslamp.table.match import Match
from gaslamp.words.sayings import told, unpacked

PHRASES_EACH = 8
LARGEST = 2**63  # seed that a database takes for a number


# In the store


class Kept(Struct, omit_defaults=True):
    """What is stored of where a table's chance comes from. Large seeds are no numbers of a
    database's, so they stand here."""

    secret: str = ""
    phrases: list[tuple[int, int, str]] = []
    backs: list[tuple[int, int]] = []
    opened: bool = False
    drawn: list[str] = []  # in hexadecimal
    seed: str = ""


def written(journal: Journal) -> str:
    """What to store of a journal's chance: nothing, if it all comes from the seed."""
    envelope = journal.envelope
    if envelope is None:
        seed = "" if journal.seed < LARGEST else f"{journal.seed:x}"
        return written_as(Kept(drawn=[f"{each:032x}" for each in journal.drawn], seed=seed))
    phrases = [(each.at, each.seat, each.text) for each in envelope.phrases]
    backs = [(each.at, each.times) for each in envelope.backs]
    return written_as(Kept(envelope.secret, phrases, backs, envelope.opened))


def written_as(kept: Kept) -> str:
    return "" if kept == Kept() else msgspec.json.encode(kept).decode()


def put_back(journal: Journal, chance: str) -> None:
    """Give a journal what was stored of its chance."""
    kept = msgspec.json.decode(chance, type=Kept) if chance else Kept()
    journal.drawn = [int(each, 16) for each in kept.drawn]
    if kept.seed:
        journal.seed = int(kept.seed, 16)
    if kept.secret:
        phrases = [Phrase(*each) for each in kept.phrases]
        backs = [GoneBack(*each) for each in kept.backs]
        journal.envelope = Envelope(kept.secret, phrases, backs, kept.opened)
        journal.seed = journal.envelope.seed()


# Before there is a table


class Sealer:
    """Envelopes whose commitment somebody has seen who is about to lay a table: so they know that
    the secret was fixed before they said their phrase, and before the deal. They wait in the store:
    another process may lay the table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def seal(self) -> str:
        """The commitment of a new envelope, which waits for a while."""
        envelope = sealed()
        commitment = envelope.commitment()
        await self.store.keep_envelope(commitment, envelope.secret)
        return commitment

    async def take(self, commitment: str, seat: int, phrase: str) -> Envelope:
        """An envelope for the deal, once; with the phrase of whoever lays the table. Who has seen
        no commitment gets a new one, and their phrase counts after the deal."""
        if not commitment:
            envelope, at = sealed(), 0
        elif secret := await self.store.take_envelope(commitment):
            envelope, at = Envelope(secret), THE_DEAL
        else:
            raise Refusal("busy", "envelope-gone")
        if text := clean_phrase(phrase):
            envelope.add(at, seat, text)
        return envelope


# At the table


class Envelopes:
    """What people do with the envelope of their table."""

    def __init__(self, table: Owner, store: Store) -> None:
        self.table = table
        self.store = store

    async def add_phrase(self, screen: Screen, asked: AddPhrase) -> None:
        """Somebody adds a phrase: it counts from the next choice on."""
        table = self.table
        table.check_sits(screen, asked.seat)
        if not screen.chat_bucket.take():
            raise Refusal("too-fast", "talk-too-fast")
        text = clean_phrase(asked.text)
        envelope = table.match.journal.envelope
        said = [each for each in envelope.phrases if each.seat == asked.seat] if envelope else []
        if not text:
            raise Trouble("nothing-said")
        if len(said) >= PHRASES_EACH:
            raise Trouble("phrases-many", most=PHRASES_EACH)
        table.match.add_phrase(asked.seat, text)
        await self.keep()
        screen.send(wire.Done(asked.id, table.seq))

    async def open(self, screen: Screen, asked: OpenEnvelope) -> None:
        """Everybody is shown the secret, once the game is over; nobody goes back then."""
        screen.check_holds(asked.seat)
        await self.be_opened()
        screen.send(wire.Done(asked.id, self.table.seq))

    async def be_opened(self) -> None:
        match, envelope = self.table.match, self.table.match.journal.envelope
        if envelope is None:
            raise Trouble("no-envelope")
        if match.g.outcome is None:
            raise Refusal("too-early", "envelope-sealed")
        if not envelope.opened:
            envelope.opened = True
            match.undo_request = None
            await self.keep()
            self.table.tell("seats", None)

    async def keep(self) -> None:
        await self.store.keep_chance(self.table.hold, written(self.table.match.journal))
        self.table.send_all(lambda language: EnvelopeTold(self.shown(language)))

    def shown(self, language: str) -> EnvelopeShown:
        """What everybody may know of the envelope."""
        match, record = self.table.match, self.table.record
        envelope = match.journal.envelope
        why_not = unproved(record, match, language)
        if envelope is None:
            return EnvelopeShown("", "", "", [], why_not)
        over = match.g.outcome is not None
        return EnvelopeShown(
            envelope.commitment(),
            envelope.secret if envelope.opened else "",
            match.link if over else "",
            [PhraseShown(each.at, each.seat, each.text) for each in envelope.phrases],
            why_not,
        )


def unproved(record: TableRecord, match: Match, language: str) -> str:
    """Why nobody can prove that this table's chance was fair; nothing where they can."""
    dealt = unpacked(record.dealt).key if record.dealt else ""
    if record.daily:
        key = "unproved-daily"
    elif dealt == "dealt-chosen":
        key = "unproved-chosen"
    elif dealt == "dealt-saved":
        key = "unproved-saved"
    elif record.base is not None:
        key = "unproved-position"
    elif match.journal.envelope is not None:
        return ""
    else:
        key = "unproved-changed" if record.chance else "unproved-older"
    return told(Saying(key), language)
