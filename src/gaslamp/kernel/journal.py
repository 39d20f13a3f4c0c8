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
    choices:
    0 play:cultist
    1 lose-health
    snapshot: {…}
    check: 9a4e…
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import Plain

HEAD = "gaslamp save 1"


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

    def text(self, snapshot: Plain) -> str:
        """The save file's text."""
        lines = [
            HEAD,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seed: {self.seed}",
            f"seats: {' '.join(self.seats)}",
            *(f"option: {key} = {value}" for key, value in sorted(self.options.items())),
            "choices:",
            *(f"{seat} {key}" for seat, key in self.choices),
            f"snapshot: {json.dumps(snapshot, separators=(',', ':'), sort_keys=True)}",
        ]
        body = "\n".join(lines) + "\n"
        return f"{body}check: {checksum(body)}\n"


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
    for line in lines[:start]:
        name, _, value = line.partition(": ")
        if name == "option":
            key, _, setting = value.partition(" = ")
            options[key] = setting
        else:
            fields[name] = value
    choices = []
    for line in lines[start + 1 : -1]:
        seat, _, key = line.partition(" ")
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
    )
    return journal, json.loads(snapshot)
