"""A language nobody speaks, `en-XA`, made of the English files: whatever is not in a file shows.

    python tools/pseudo.py FOLDER

writes FOLDER/en-XA. Every message stands in brackets, its letters have accents, and it is some 40 %
longer than the English one. What is filled in, tags and words in backticks are left as they are.
With GASLAMP_LANGUAGES=FOLDER, `gaslamp --language en-XA …` speaks it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from gaslamp import games
from gaslamp.cli.compared import english_files, spoken
from gaslamp.games.rulebook import (
    BOLD,
    EXAMPLES,
    HEADING,
    NUMBERED,
    ROW,
    RULING,
    RULINGS,
    SECTION,
    TABLED,
)

TAG = "en-XA"
OPEN, CLOSE = "⟦", "⟧"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçđéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
VOWELS = re.compile(r"([aeiouAEIOU])")
KEPT = re.compile(r"(<[^<>]*>|--[\w-]+|&\w+;)")  # tags, options of commands, entities


def accented(text: str) -> str:
    """A text with accents, and longer by its vowels."""
    parts = KEPT.split(text)
    parts[::2] = [VOWELS.sub(r"\1\1", part).translate(ACCENTS) for part in parts[::2]]
    return "".join(parts)


def pseudo(text: str) -> str:
    """A text that has nothing to be filled in; what is in backticks stays."""
    parts = text.split("`")
    parts[::2] = [accented(part) for part in parts[::2]]
    return f"{OPEN}{'`'.join(parts)}{CLOSE}"


class Accents:
    """Puts accents on the texts of a pattern, and knows whether it is within backticks."""

    def __init__(self) -> None:
        self.typed = False

    def put(self, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                element.value = self.text(element.value)
            elif isinstance(element.expression, ast.StringLiteral):
                element.expression.value = self.text(element.expression.value)
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    self.put(variant.value)

    def text(self, text: str) -> str:
        parts = text.split("`")
        for number, part in enumerate(parts):
            if number:
                self.typed = not self.typed
            parts[number] = part if self.typed else accented(part)
        return "`".join(parts)


def bracketed(pattern: ast.Pattern) -> None:
    Accents().put(pattern)
    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


def messages(english: str) -> str:
    """A file of messages."""
    resource = parse(english)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                bracketed(entry.value)
            for attribute in entry.attributes:
                bracketed(attribute.value)
        elif isinstance(entry, ast.Term):
            Accents().put(entry.value)
    return FluentSerializer().serialize(resource)


def names(printed: dict[str, str]) -> str:
    """What content prints, as messages: the name, and other texts as attributes."""
    entries: dict[str, ast.Message] = {}
    for key, text in printed.items():
        name, _, field = key.partition(".")
        entry = entries.setdefault(name, ast.Message(ast.Identifier(name)))
        if field:
            entry.attributes.append(ast.Attribute(ast.Identifier(field), literal(text)))
        else:
            entry.value = literal(text)
    return FluentSerializer().serialize(ast.Resource(list(entries.values())))


def literal(text: str) -> ast.Pattern:
    """A text as a pattern; braces and line ends mean themselves."""
    elements: list[ast.TextElement | ast.Placeable] = []
    for part in re.split(r"([{}]|\s*\n\s*)", pseudo(text)):
        if part in ("{", "}"):
            elements.append(ast.Placeable(ast.StringLiteral(part)))
        elif part:
            elements.append(ast.TextElement(part if part.strip() else " "))
    return ast.Pattern(elements)


def rulebook(english: str) -> str:
    """A rulebook: its headings, rules, rulings and examples; what stands between them is for
    authors."""
    lines, section = [], ""
    for line in english.splitlines():
        if match := SECTION.match(line):
            section = match[1]
            line = f"{match[0]} {pseudo(line[match.end() :].strip())}"
        elif match := HEADING.match(line):
            line = line.replace(match[1], pseudo(match[1]))
        elif match := ROW.match(line):
            line = row(match)
        elif section == RULINGS:
            line = row(match) if (match := RULING.match(line)) else line
        elif section == EXAMPLES:
            line = example(line)
        lines.append(line)
    return "\n".join(lines) + "\n"


def row(match: re.Match[str]) -> str:
    """A row of a table, whose first column is an id."""
    return f"| {' | '.join([match[1], *map(pseudo, match.groups()[1:])])} |"


def example(line: str) -> str:
    if match := TABLED.match(line):
        return row(match)
    if match := BOLD.match(line):
        return f"**{match[1]} {pseudo(match[2])}.** {pseudo(match[3])}"
    if match := NUMBERED.match(line):
        return f"{match[1]}. **{pseudo(match[2])}.** {pseudo(match[3])}"
    return line


def write(place: Path) -> Path:
    """The whole language, in a folder of its own."""
    folder = place / TAG
    if folder.exists():
        shutil.rmtree(folder)
    for name, home in english_files():
        if home.is_file():
            put(folder / name, messages(home.read_text(encoding="utf-8")))
    for game_id in games.ids():
        if printed := spoken(game_id):
            put(folder / game_id / "names.ftl", names(printed))
        book = games.find(game_id).folder() / "rulebook.md"
        put(folder / game_id / "rulebook.md", rulebook(book.read_text(encoding="utf-8")))
    return folder


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python tools/pseudo.py FOLDER")
    print(write(Path(sys.argv[1])))
