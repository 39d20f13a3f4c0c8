"""What a person reads of a server's answers, and the words in it that stand in no language file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pseudo_kit import CODE, WORD, untranslated

# Fields whose texts are read as they are; whatever else is no plain id must be in the language too.
READ = {
    "caution", "dealt", "does", "headline", "help", "label", "line", "lines", "marks", "message",
    "name", "note", "notes", "notice", "prompt", "reason", "rule_text", "scroll", "short",
    "summary", "text", "title", "trigger", "virtue", "why",
}  # fmt: skip
# Fields for programs: ids, keys, links, times, and the parts of a text that stands beside them.
NOT_READ = {
    "at", "cause", "code", "daily", "elements", "engine", "game", "host", "id", "key", "kind",
    "link", "moved", "occupant", "options", "parts", "phase", "ref", "refs", "rematch", "rule",
    "run", "save", "setting", "started", "table", "token", "type", "value", "version", "watch",
}  # fmt: skip
BOT = ".bots.name"  # beside its title
QUOTED = (".tests.says", ".rules.breaks")  # from the source, as they stand there
ID = re.compile(r"[a-z0-9][a-z0-9:/_.+#-]*")
BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧")


def outside(text: str) -> list[str]:
    """The words that stand in no brackets."""
    left, before = text, ""
    while left != before:
        left, before = BRACKETS.sub(" ", left), left
    left = "".join(left.split("`")[::2])
    return [w for w in WORD.findall(left) if re.search(r"[^\W\d_]{2}", w) and not CODE.fullmatch(w)]


def faults(text: str, known: tuple[str, ...] = ()) -> list[str]:
    """The words of a text that nobody could have translated; known ones were typed by people."""
    for name in known:
        text = text.replace(name, "")
    return sorted({*outside(text), *untranslated(text)})


def read(answer: Any, where: str = "", field: str = "") -> Iterator[tuple[str, str]]:
    """Every text of an answer that a person may read, and where it stands."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            place = f"{where}.{key}"
            if key not in NOT_READ and not place.endswith((BOT, *QUOTED)):
                yield from read(value, place, key)
    elif isinstance(answer, list):
        for each in answer:
            yield from read(each, where, field)
    elif isinstance(answer, str) and answer and (field in READ or not ID.fullmatch(answer)):
        yield where, answer


def english(answer: Any, *known: str) -> dict[str, str]:
    """What is left in English in an answer, by where it stands."""
    return {
        where: f"{', '.join(found)}: {text[:200]}"
        for where, text in read(answer)
        if (found := faults(text, known))
    }
