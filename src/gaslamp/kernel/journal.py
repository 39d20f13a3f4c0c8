# border: not compiled
"""The journal: what was set up and every choice since. A save file is a journal with a snapshot.

A save is one text file a person can read:

    gaslamp save 1
    game: the-game
    rules: 1
    content: 3f0c…
    seed: 7
    seats: human greedy
    option: setup = choose
    position: {…}
    choices:
    0 play:cultist
    1 lose-health
    snapshot: {…}
    check: 9a4e…

The position stands there only if the journal does not begin at the deal: in forks and lessons.

The save of a fair table that is over tells its secret, so that its chance can be found again:

    commitment: 5e88…
    secret: 0c4f…
    phrase: -1 0 fog over the river      (before the deal, by seat 0)
    back: 12 1                           (from choice 12 on people had gone back once)

While the game runs the secret stays in its envelope. Such a save tells instead by which chance the
deal (`dealt`) and each choice (behind its key) came out, and nothing of what comes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

from gaslamp.kernel.envelope import THE_DEAL, Envelope, GoneBack, Phrase, chained, first_link
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import Plain

HEAD = "gaslamp save 1"
SECRET_DIGITS = 64


@dataclass
class Journal:
    """Everything a game needs to happen again."""

    game: str
    rules: int
    content: str
    seed: int
    seats: list[str]
    options: dict[str, str]
    choices: list[tuple[int, str]] = field(default_factory=list)
    base: str = ""  # the snapshot that it begins with; empty: the deal
    envelope: Envelope | None = None  # of a fair table
    # Of a table whose envelope stayed where it was played: the chance of the deal and of each
    # choice so far. What comes after them goes on from there.
    drawn: list[int] = field(default_factory=list)

    def links(self) -> list[str]:
        """What chance is derived from: a link for the setup and one for each choice."""
        seats = len(self.seats)
        first = first_link(self.game, self.rules, self.content, seats, self.options)
        return chained(first, self.choices)

    def dealt_by(self) -> int:
        """The seed by which the game is dealt."""
        if self.envelope is not None:
            return self.envelope.chance(self.links()[0], THE_DEAL)
        return self.drawn[0] if self.drawn else self.seed

    def all_drawn(self) -> list[int]:
        """The chance of the deal and of each choice so far, of a fair table."""
        if self.envelope is None:
            return self.drawn
        return [self.envelope.chance(link, n - 1) for n, link in enumerate(self.links())]

    def text(self, snapshot: Plain) -> str:
        """The save file's text; with the secret of a fair table only when that has been opened."""
        opened = self.envelope if self.envelope is not None and self.envelope.opened else None
        drawn = self.all_drawn() if opened is None else []
        secret = [] if opened is None else opened_lines(opened.until(len(self.choices)))
        lines = [
            HEAD,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seed: {self.seed}",
            f"seats: {' '.join(self.seats)}",
            *(f"option: {key} = {value}" for key, value in sorted(self.options.items())),
            *([f"position: {self.base}"] if self.base else []),
            *secret,
            *([f"dealt: {drawn[0]:032x}"] if drawn else []),
            "choices:",
            *(choice_line(n, seat, key, drawn) for n, (seat, key) in enumerate(self.choices)),
            f"snapshot: {json.dumps(snapshot, separators=(',', ':'), sort_keys=True)}",
        ]
        body = "\n".join(lines) + "\n"
        return f"{body}check: {checksum(body)}\n"


def choice_line(n: int, seat: int, key: str, drawn: list[int]) -> str:
    """A choice, and by which chance it came out where that is noted."""
    return f"{seat} {key} {drawn[n + 1]:032x}" if n + 1 < len(drawn) else f"{seat} {key}"


def opened_lines(envelope: Envelope) -> list[str]:
    return [
        f"commitment: {envelope.commitment()}",
        f"secret: {envelope.secret}",
        *(f"phrase: {each.at} {each.seat} {each.text}" for each in envelope.phrases),
        *(f"back: {each.at} {each.times}" for each in envelope.backs),
    ]


def checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:32]


def read_save(text: str) -> tuple[Journal, Plain]:
    """The journal and the snapshot of a save file's text."""
    if not text.startswith("gaslamp save "):
        raise Trouble("save-not-ours")
    if not text.startswith(HEAD + "\n"):
        raise Trouble("save-other-format", head=HEAD)
    body, mark, check = text.rpartition("check: ")
    if not mark or not body.endswith("\n"):
        raise Trouble("save-cut-short")
    if check.strip() != checksum(body):
        raise Trouble("save-damaged")
    try:
        return parse(body.splitlines()[1:])
    except (KeyError, ValueError) as error:
        raise Trouble("save-damaged-line", error=error) from None


def parse(lines: list[str]) -> tuple[Journal, Plain]:
    """The lines between the head and the check."""
    start = lines.index("choices:")
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    phrases: list[Phrase] = []
    backs: list[GoneBack] = []
    for line in lines[:start]:
        name, _, value = line.partition(": ")
        if name == "option":
            key, _, setting = value.partition(" = ")
            options[key] = setting
        elif name == "phrase":
            at, who, text = value.split(" ", 2)
            phrases.append(Phrase(int(at), int(who), text))
        elif name == "back":
            at, times = value.split(" ")
            backs.append(GoneBack(int(at), int(times)))
        else:
            fields[name] = value
    drawn = [int(fields["dealt"], 16)] if "dealt" in fields else []
    choices = []
    for line in lines[start + 1 : -1]:
        seat, _, key = line.partition(" ")
        if " " in key and drawn:
            key, _, chance = key.partition(" ")
            drawn.append(int(chance, 16))
        choices.append((int(seat), key))
    _, _, snapshot = lines[-1].partition("snapshot: ")
    journal = Journal(
        fields["game"],
        int(fields["rules"]),
        fields["content"],
        int(fields["seed"]),
        fields["seats"].split(),
        options,
        choices,
        fields.get("position", ""),
        envelope_of(fields, phrases, backs),
        drawn,
    )
    return journal, json.loads(snapshot)


def envelope_of(
    fields: dict[str, str], phrases: list[Phrase], backs: list[GoneBack]
) -> Envelope | None:
    """The opened envelope of a save that tells its secret."""
    secret = fields.get("secret")
    if secret is None:
        return None
    if len(secret) != SECRET_DIGITS or secret.strip("0123456789abcdef"):
        raise ValueError("secret")
    envelope = Envelope(secret, phrases, backs, opened=True)
    if envelope.commitment() != fields["commitment"]:
        raise Trouble("secret-not-committed")
    return envelope
