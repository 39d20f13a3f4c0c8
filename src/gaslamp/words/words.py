"""The words of a game in one language: message keys with arguments, made into sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from gaslamp.kernel.state import Line
from gaslamp.words.languages import ENGLISH, tags
from gaslamp.words.lists import listed, paragraph
from gaslamp.words.sentences import Given, Room, bundle, formatted, has, names, of_game, of_table

K = TypeVar("K")
V = TypeVar("V")
LETTERS = "abcdef"
MARK = "\x1f"  # stands around names while a sentence is taken apart
NAME = "name"
MOST_KEPT = 8_000  # sentences of a game
MOST_OF_TABLE = 16  # of them with the names of those who sit there
MOST_GAMES = 32  # in one language each
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

    def __init__(self, room: Room, language: str) -> None:
        super().__init__()
        self.room = room
        self.language = language

    def __missing__(self, key: str) -> str:
        said = self[key] = formatted(self.room, self.language, key)
        return said


Asked = tuple[str | int, ...]


class Kept:
    """What was said before: menus, reasons and views say the same again and again."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.names: dict[str, str] = {}  # what elements were called
        self.sentences: dict[Asked, str] = {}
        self.apart: dict[Asked, list[str]] = {}  # the same, in parts

    def keep(self, where: dict[K, V], asked: K, made: V) -> None:
        if len(where) >= self.most:
            where.clear()
        where[asked] = made


class Shared(Kept):
    """What a game says in one language wherever it is played, whoever sits there."""

    def __init__(self, room: Room, language: str) -> None:
        super().__init__(MOST_KEPT)
        self.fixed = Fixed(room, language)
        self.known: dict[tuple[str, str], bool] = {}  # which messages there are
        self.faces: dict[str, tuple[str, ...]] = {}  # a game's own: what stands on its cards


SHARED: dict[tuple[str, str, str, str], Shared] = {}


def shared(game: Speaker, content: Any, room: Room, language: str) -> Shared:
    digest = getattr(content, "digest", "")
    at = game.id, str(game.folder()), digest, language
    found = SHARED.get(at)
    if found is None:
        found = Shared(room, language)
        if digest:
            if len(SHARED) >= MOST_GAMES:
                SHARED.clear()
            SHARED[at] = found
    return found


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
        self.names_of_seats = list(seat_names)
        self.language = language
        self.room = of_game(game.id, game.folder())
        self.spoken: dict[str, str] = getattr(content, "spoken", {})
        self.shared = shared(game, content, self.room, language)
        self.own = Kept(MOST_OF_TABLE)  # what speaks of those who sit here
        self.personal = False  # whether what is being said does
        self.fixed = self.shared.fixed
        self.faces = self.shared.faces

    @property
    def seat_names(self) -> list[str]:
        self.personal = True
        return self.names_of_seats

    # Names

    def name(self, element: str) -> str:
        """What a person calls an element; seats go by the name of who sits there."""
        if isinstance(element, Said):
            return element
        if element.startswith("seat-") and element[5:].isdecimal():
            number = int(element[5:])  # where nobody said who sits there, it has no other name
            return self.seat_names[number] if number < len(self.seat_names) else element
        found = self.shared.names.get(element)
        if found is not None:
            return found
        if (found := self.own.names.get(element)) is not None:
            self.personal = True
            return found
        before = self.begin()
        found = self.named(element)
        kept = self.end(before)
        kept.keep(kept.names, element, found)
        return found

    def begin(self) -> bool:
        """Something is being said: nothing in it is personal yet."""
        before, self.personal = self.personal, False
        return before

    def end(self, before: bool) -> Kept:
        """It has been said: where it is kept. What it is said for is as personal as it."""
        kept = self.own if self.personal else self.shared
        self.personal = self.personal or before
        return kept

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
        asked = (key, *args)
        if Said in map(type, args):  # equal to the element of that name, but another thing
            return formatted(self.room, self.language, key, self.given(args))
        found = self.shared.sentences.get(asked)
        if found is None and (found := self.own.sentences.get(asked)) is not None:
            self.personal = True
        return self.said_now(asked, key, args) if found is None else found

    def said_now(self, asked: Asked, key: str, args: Sequence[str | int], part: str = "") -> str:
        before = self.begin()
        made = formatted(self.room, self.language, key, self.given(args), part)
        kept = self.end(before)
        kept.keep(kept.sentences, asked, made)
        return made

    def sentence(self, key: str, args: Sequence[str | int]) -> str:
        return self.say(key, *args)

    def told(self, key: str, args: Sequence[str | int], reader: int) -> str:
        """A sentence as the person at a seat reads it: where it is first of all about them, and
        the message has words for that (`.you`), in those."""
        if args and args[0] == f"seat-{reader}" and self.speaks_to_you(key):
            asked = (f"{key}.you", *args)
            if Said in map(type, args):
                return formatted(self.room, self.language, key, self.given(args), "you")
            if (found := self.own.sentences.get(asked)) is not None:  # it names who sits there
                self.personal = True
                return found
            return self.said_now(asked, key, args, "you")
        return self.say(key, *args)

    def speaks_to_you(self, key: str) -> bool:
        """Whether a message has words for whom it is about. A language that says the sentence, but
        not those words, says the sentence to everybody; English would be worse."""
        if not self.has(key, "you"):
            return False
        if self.language == ENGLISH or not has(self.room, key, language=self.language):
            return True
        return has(self.room, key, "you", self.language)

    def given(self, args: Sequence[str | int]) -> Given:
        """The arguments by their letters, elements by their names."""
        said: list[str | int] = []
        called = self.shared.names
        for arg in args:
            if isinstance(arg, str) and not isinstance(arg, Said):
                said.append(called.get(arg) or self.name(arg))
            else:
                said.append(arg)
        return tuple(zip(LETTERS, said, strict=False))

    def parts(self, key: str, args: Sequence[str | int], reader: int = -1) -> list[str]:
        """A sentence in parts, every second of which is the name of a printed piece."""
        to_you = bool(args) and args[0] == f"seat-{reader}"
        asked = (reader if to_you else -1, key, *args)
        found = self.shared.apart.get(asked)
        if found is not None:
            return found
        if (found := self.own.apart.get(asked)) is not None:
            self.personal = True
            return found
        marked: list[str | int] = []
        before = self.begin()
        for arg in args:
            printed = isinstance(arg, str) and arg in self.spoken
            marked.append(Said(f"{MARK}{self.name(str(arg))}{MARK}") if printed else arg)
        found = self.told(key, marked, reader).split(MARK)
        kept = self.end(before)
        kept.keep(kept.apart, asked, found)
        return found

    def line(self, line: Line) -> str:
        return self.say(line.key, *line.args)

    def has(self, key: str, attribute: str = "") -> bool:
        known = self.shared.known
        found = known.get((key, attribute))
        if found is None:
            found = known[key, attribute] = has(self.room, key, attribute)
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
