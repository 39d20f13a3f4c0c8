"""The words of a game in one language: message keys with arguments, made into sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from gaslamp.kernel.state import Line
from gaslamp.words.languages import ENGLISH, tags
from gaslamp.words.lists import listed, paragraph
from gaslamp.words.sentences import Given, bundle, formatted, has, names, of_game, of_table

LETTERS = "abcdef"
MARK = "\x1f"  # stands around names while a sentence is taken apart
NAME = "name"
MOST_KEPT = 2_000  # sentences
WORD = re.compile(r"[^\W\d_]{2}")
TABLE = of_table("table")


class Said(str):
    """Words already in the reader's language: as an argument they are taken as they are."""

    __slots__ = ()


class Speaker(Protocol):
    """As much of a game as its words need."""

    id: str

    def folder(self) -> Path: ...

    def called(self, w: Words, element: str) -> str: ...


class Fixed(dict[str, str]):
    """Messages without arguments by their keys: a view has dozens, the same at every choice."""

    def __init__(self, say: Callable[[str], str]) -> None:
        super().__init__()
        self.say = say

    def __missing__(self, key: str) -> str:
        said = self[key] = self.say(key)
        return said


class Words:
    """A game's sentences in one language. Arguments of a message are $a, $b, $c … in order."""

    def __init__(
        self,
        game: Speaker,
        content: Any,
        seat_names: Sequence[str] = (),
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.content = content
        self.seat_names = list(seat_names)
        self.language = language
        self.room = of_game(game.id, game.folder())
        self.spoken: dict[str, str] = getattr(content, "spoken", {})
        self.names: dict[str, str] = {}  # what elements were called before
        self.sentences: dict[tuple[str | int, ...], str] = {}
        self.apart: dict[tuple[str | int, ...], list[str]] = {}  # the same, in parts
        self.fixed = Fixed(self.say)
        self.known: dict[tuple[str, str], bool] = {}  # which messages there are
        self.faces: dict[str, tuple[str, ...]] = {}  # a game's own: what stands on its cards

    # Names

    def name(self, element: str) -> str:
        """What a person calls an element; seats go by the name of who sits there."""
        if isinstance(element, Said):
            return element
        if element.startswith("seat-") and element[5:].isdecimal():
            return self.seat_names[int(element[5:])]
        found = self.names.get(element)
        if found is None:
            found = self.names[element] = self.named(element)
        return found

    def named(self, element: str) -> str:
        """What content prints on it, or the message `name-…`; else the game must know."""
        if element in self.spoken:
            return self.printed(element)
        if self.has(f"name-{element}"):
            return self.say(f"name-{element}")
        return self.game.called(self, element)

    def printed(self, id: str, field: str = NAME) -> str:
        """A text that the game's content prints: its name, or another field of it."""
        if self.language != ENGLISH:
            messages = names(self.game.id, self.language)
            if messages.has_message(id):
                message = messages.get_message(id)
                found = message.value if field == NAME else message.attributes.get(field)
                if found is not None:
                    return str(messages.format_pattern(found)[0])
        return self.spoken[id if field == NAME else f"{id}.{field}"]

    # Sentences

    def say(self, key: str, *args: str | int) -> str:
        """A sentence; arguments that are texts are elements, and called by their names."""
        # Menus, reasons and views say the same again and again: what was said before is kept.
        asked = (key, *args)
        found = self.sentences.get(asked)
        if found is not None and Said not in map(type, args):
            return found
        made = formatted(self.room, self.language, key, self.given(args))
        if Said not in map(type, args):  # equal to the element of that name, but another thing
            self.keep(asked, made)
        return made

    def sentence(self, key: str, args: Sequence[str | int]) -> str:
        return self.say(key, *args)

    def told(self, key: str, args: Sequence[str | int], reader: int) -> str:
        """A sentence as the person at a seat reads it: where it is first of all about them, and
        the message has words for that (`.you`), in those."""
        if args and args[0] == f"seat-{reader}" and self.speaks_to_you(key):
            asked = (f"{key}.you", *args)
            if asked not in self.sentences or Said in map(type, args):
                made = formatted(self.room, self.language, key, self.given(args), "you")
                if Said in map(type, args):
                    return made
                self.keep(asked, made)
            return self.sentences[asked]
        return self.say(key, *args)

    def speaks_to_you(self, key: str) -> bool:
        """Whether a message has words for whom it is about. A language that says the sentence, but
        not those words, says the sentence to everybody; English would be worse."""
        if not self.has(key, "you"):
            return False
        if self.language == ENGLISH or not has(self.room, key, language=self.language):
            return True
        return has(self.room, key, "you", self.language)

    def keep(self, asked: tuple[str | int, ...], made: str) -> None:
        if len(self.sentences) >= MOST_KEPT:
            self.sentences.clear()
        self.sentences[asked] = made

    def given(self, args: Sequence[str | int]) -> Given:
        """The arguments by their letters, elements by their names."""
        said: list[str | int] = []
        for arg in args:
            said.append(self.name(arg) if isinstance(arg, str) else arg)
        return tuple(zip(LETTERS, said, strict=False))

    def parts(self, key: str, args: Sequence[str | int], reader: int = -1) -> list[str]:
        """A sentence in parts, every second of which is the name of a printed piece."""
        to_you = bool(args) and args[0] == f"seat-{reader}"
        asked = (reader if to_you else -1, key, *args)
        found = self.apart.get(asked)
        if found is None:
            marked: list[str | int] = []
            for arg in args:
                printed = isinstance(arg, str) and arg in self.spoken
                marked.append(Said(f"{MARK}{self.name(str(arg))}{MARK}") if printed else arg)
            found = self.told(key, marked, reader).split(MARK)
            if len(self.apart) >= MOST_KEPT:
                self.apart.clear()
            self.apart[asked] = found
        return found

    def line(self, line: Line) -> str:
        return self.say(line.key, *line.args)

    def has(self, key: str, attribute: str = "") -> bool:
        found = self.known.get((key, attribute))
        if found is None:
            found = self.known[key, attribute] = has(self.room, key, attribute)
        return found

    def attribute(self, key: str, attribute: str, *args: str | int) -> str:
        """What else a message says, such as the help of a setting; empty if nothing."""
        if not self.has(key, attribute):
            return ""
        return formatted(self.room, self.language, key, self.given(args), attribute)

    def does(self, verb: str) -> str:
        """What choosing this verb does, in one sentence; empty where it goes without saying."""
        return self.attribute(f"option-{verb}", "does")

    def deed(self, verb: str, times: int) -> str:
        """That somebody chose this verb so often; empty where it is not worth telling."""
        key = f"deed-{verb}"
        return self.say(key, times) if self.has(key) else ""

    def of_anything(self, key: str) -> str:
        """A sentence with a gap for everything it is about; empty if it says nothing else."""
        message = self.bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            return ""
        gap = formatted(TABLE, self.language, "something")
        said = self.say(key, *[Said(gap)] * len(LETTERS))
        return said if WORD.search(said.replace(gap, "")) else ""

    def setting(self, key: str, value: str = "") -> tuple[str, str]:
        """What a setting or one of its values is called, and its help. Settings that several
        games have are named by the table."""
        message = f"setting-{key}-{value}" if value else f"setting-{key}"
        room = self.room if self.has(message) else TABLE
        helped = has(room, message, "help")
        help = formatted(room, self.language, message, (), "help") if helped else ""
        return formatted(room, self.language, message), help

    def listed(self, parts: Sequence[str]) -> Said:
        """Words in one phrase: "a, b and c"."""
        return Said(listed(parts, self.language))

    def either(self, parts: Sequence[str]) -> Said:
        """Words in one phrase: "a, b or c"."""
        return Said(listed(parts, self.language, "or"))

    def commas(self, parts: Sequence[str]) -> Said:
        """Words in one phrase with nothing but commas between them."""
        return Said(listed(parts, self.language, "plain"))

    def paragraph(self, sentences: Iterable[str]) -> str:
        """Sentences one after the other."""
        return paragraph(sentences, self.language)

    @property
    def bundle(self) -> Any:
        """The English messages as Fluent knows them."""
        return bundle(self.room)


def in_every_language(say: Callable[[str], str]) -> str:
    """Something said in all languages there are, for lists that people of each will read."""
    return json.dumps({tag: say(tag) for tag in tags()}, ensure_ascii=False)


def in_one_language(text: str, language: str) -> str:
    """What was kept so, for one reader."""
    kept: dict[str, str] = json.loads(text) if text else {}
    return kept.get(language) or kept.get(ENGLISH, "")
