"""What the terminal says: messages of `terminal.ftl`, in the language of whoever sits there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import listed, paragraph
from gaslamp.words.sayings import told
from gaslamp.words.sentences import Argument, formatted, of_table

ROOM = of_table("terminal")
COMMANDS = of_table("commands")  # a file of its own: help pages need no other


class Speech:
    """The terminal's voice: one language for all that is printed."""

    def __init__(self) -> None:
        self.language = ENGLISH

    def __call__(self, key: str, /, **given: Argument) -> str:
        """A sentence or a phrase."""
        return formatted(ROOM, self.language, key, tuple(given.items()))

    def attribute(self, key: str, attribute: str) -> str:
        """What else a message says, such as the help of a command."""
        return formatted(ROOM, self.language, key, (), attribute)

    def command(self, key: str, attribute: str = "", /, **given: Argument) -> str:
        """What a help page says."""
        return formatted(COMMANDS, self.language, key, tuple(given.items()), attribute)

    def commas(self, parts: Sequence[str]) -> str:
        """Some things, one behind the other."""
        return listed(parts, self.language, "plain") if parts else ""

    def paragraph(self, sentences: Iterable[str]) -> str:
        """Sentences one after the other; what is empty is left out."""
        return paragraph(sentences, self.language)

    def semicolons(self, parts: Sequence[str]) -> str:
        """Things that have commas of their own, one behind the other."""
        joined = parts[0] if parts else ""
        for part in parts[1:]:
            joined = self("and-also", a=joined, b=part)
        return joined

    def trouble(self, trouble: Trouble | Saying) -> str:
        return told(trouble, self.language)

    def words(self, key: str) -> list[str]:
        """Words that mean the same when they are typed, the English ones always among them."""
        return [
            *formatted(ROOM, self.language, key).split(),
            *formatted(ROOM, ENGLISH, key).split(),
        ]


t = Speech()
