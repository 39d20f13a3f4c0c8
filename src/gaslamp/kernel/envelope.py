# border: not compiled
"""The envelope: where the chance of a fair table comes from, and how it is found again.

Before the deal a secret of 256 bits is sealed, and everybody is shown its SHA-256, the commitment.
People may add phrases of their own. The chance of the deal and of every choice is the HMAC of what
had happened until then, with the secret as its key:

    link 0      = SHA-256 of the setup
    link n + 1  = SHA-256 of link n and the choice number n
    chance      = the first 16 bytes of HMAC-SHA-256(secret, link, times gone back, phrases)

So nothing that was seen foretells what comes, a choice that was taken back and is made again meets
another chance, and whoever has the secret and the journal finds the same again. `docs/fair-play.md`
says it in full, for whoever wants to check a game with a program of their own.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

SECRET_BYTES = 32
CHANCE_BYTES = 16
THE_DEAL = -1  # as a number of choices: before there was any
BOTS = "bots"  # what the seed for bots' thoughts is derived from, in place of a link


@dataclass(frozen=True)
class Phrase:
    """What somebody added, after so many choices: it counts from the next one on."""

    at: int
    seat: int
    text: str


@dataclass(frozen=True)
class GoneBack:
    """From the choice of this number on, people had gone back so many times in all."""

    at: int
    times: int


@dataclass
class Envelope:
    """The secret of a table, and all that its chance depends on beside the journal."""

    secret: str  # in hexadecimal
    phrases: list[Phrase] = field(default_factory=list)
    backs: list[GoneBack] = field(default_factory=list)
    opened: bool = False  # everybody has been shown the secret

    def commitment(self) -> str:
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    def add(self, at: int, seat: int, text: str) -> None:
        self.phrases.append(Phrase(at, seat, text))

    def go_back(self, to: int) -> None:
        """People went back to where so many choices had been made. What was added since counts
        from there on."""
        times = self.backs[-1].times if self.backs else 0
        self.backs = [each for each in self.backs if each.at < to]
        self.backs.append(GoneBack(to, times + 1))
        self.phrases = [Phrase(min(p.at, to), p.seat, p.text) for p in self.phrases]

    def times_at(self, n: int) -> int:
        """How often people had gone back before the choice of this number was made."""
        return max((each.times for each in self.backs if each.at <= n), default=0)

    def until(self, choices: int) -> Envelope:
        """The same with only what so many choices depend on."""
        phrases = [each for each in self.phrases if each.at < choices]
        backs = [each for each in self.backs if each.at < choices]
        return Envelope(self.secret, phrases, backs, self.opened)

    def chance(self, link: str, n: int) -> int:
        """The chance of the choice of this number, which leads to this link."""
        said = [f"{p.seat} {p.text}" for p in self.phrases if p.at <= n]
        return self.derived("\n".join([link, str(self.times_at(n)), *said]))

    def seed(self) -> int:
        """For what bots think; it moves no card and no die."""
        return self.derived(BOTS)

    def derived(self, text: str) -> int:
        found = hmac.digest(bytes.fromhex(self.secret), text.encode(), "sha256")
        return int.from_bytes(found[:CHANCE_BYTES], "big")


def sealed() -> Envelope:
    """An envelope with a new secret."""
    return Envelope(secrets.token_hex(SECRET_BYTES))


def first_link(game: str, rules: int, content: str, seats: int, options: dict[str, str]) -> str:
    """The link that the setup of a game gives."""
    lines = [game, str(rules), content, str(seats)]
    lines += [f"{key} = {value}" for key, value in sorted(options.items())]
    return linked("", "\n".join(lines))


def linked(link: str, text: str) -> str:
    """The link after another one."""
    return sha256(f"{link}\n{text}".encode()).hexdigest()


def chained(first: str, choices: Iterable[tuple[int, str]]) -> list[str]:
    """The link of the setup and one for each choice."""
    links = [first]
    for seat, key in choices:
        links.append(linked(links[-1], f"{seat} {key}"))
    return links
