"""What somebody has learned at this terminal, kept in a small file beside their other data."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from gaslamp.cli.writing import Sheet
from gaslamp.kernel.errors import Trouble
from gaslamp.store.folder import data_folder

FILE = "learned.json"


class Learned(Struct):
    """Lessons that were brought to their end or are known anyway, ideas that need no telling any
    more, by game where a lesson was left: as a save, and whether ideas are told as they come up."""

    done: list[str] = []
    known: list[str] = []
    told: list[str] = []
    left: dict[str, tuple[str, str]] = {}
    slips: bool = True

    def has(self, lesson: str) -> bool:
        return lesson in self.done or lesson in self.known

    def learn(self, lesson: str, ideas: list[str], known: bool = False) -> None:
        """A lesson is done, or known without it; its ideas are not told again."""
        pile = self.known if known else self.done
        pile += [] if lesson in pile else [lesson]
        self.told += [idea for idea in ideas if idea not in self.told]


def path() -> Path:
    return data_folder() / FILE


def read() -> Learned:
    try:
        return msgspec.json.decode(path().read_bytes(), type=Learned)
    except FileNotFoundError:
        return Learned()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise Trouble("learned-damaged", path=path()) from None


def write(learned: Learned) -> None:
    path().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(learned), indent=2).decode()
    Sheet(path()).write(text + "\n")
