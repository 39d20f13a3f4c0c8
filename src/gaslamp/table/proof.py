"""The proof that a table was fair, from its save: the secret is the one that everybody was shown
the commitment of, and every card and die of the whole game follows from it, from what people added
and from what they chose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.envelope import Envelope, Phrase
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.table import life


@dataclass(frozen=True)
class Proof:
    """What was checked. Whoever kept the commitment and the fingerprint compares them."""

    game: str
    commitment: str
    secret: str
    fingerprint: str  # of every choice of the game, in order
    choices: int
    went_back: int  # how often people had
    phrases: list[Phrase]
    winners: list[int]


def proved(text: str, pack: Path | None = None, commitment: str = "") -> Proof:
    """Check a save from end to end, against the commitment that was seen if it is given; or one
    sentence that says what is wrong."""
    journal, plain = read_save(text)
    envelope = sealed_in(journal)
    known = envelope.commitment()
    if commitment and commitment.strip().lower() != known:
        raise Trouble("proof-other-commitment", found=known, wanted=commitment)
    if journal.seed != envelope.seed():
        raise Trouble("proof-other-seed")
    game = games.find(journal.game)
    content = life.content_of(game.id, pack)
    if journal.rules != game.rules_version or journal.content != content.digest:
        raise Trouble("proof-other-rules")
    for phrase in envelope.phrases:
        if not phrase.at < len(journal.choices) or not 0 <= phrase.seat < len(journal.seats):
            raise Trouble("proof-phrase-misfit", text=phrase.text)
    match = life.replayed(Journal(**{**vars(journal), "choices": []}), content)
    for number, (seat, key) in enumerate(journal.choices, 1):
        try:
            match.take(seat, key)
        except life.FAILURES:
            raise Trouble("proof-choice-misfit", number=number, key=key) from None
    if snapshots.text(match.g) != life.written(plain):
        raise Trouble("proof-leads-elsewhere")
    result = match.result()
    if result is None:
        raise Trouble("proof-not-over")
    return Proof(
        journal.game, known, envelope.secret, match.link, len(journal.choices),
        envelope.times_at(len(journal.choices)), envelope.phrases, result.winners,
    )  # fmt: skip


def sealed_in(journal: Journal) -> Envelope:
    """The envelope of the save, or why it has none."""
    if journal.envelope is not None:
        return journal.envelope
    raise Trouble("proof-running" if journal.drawn else "proof-none")
