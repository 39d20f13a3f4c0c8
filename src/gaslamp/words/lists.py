"""Lists in a sentence, by the rules of the language: "a, b and c", "a, b or c"; and paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import formatted, of_table

LISTS = of_table("lists")


def listed(parts: Sequence[str], language: str = ENGLISH, how: str = "and") -> str:
    """Parts in one phrase: joined by `and`, by `or`, or by nothing but commas (`plain`)."""
    if not parts:
        return formatted(LISTS, language, "list-nothing")
    if len(parts) == 1:
        return parts[0]
    joined = parts[0]
    for part in parts[1:-1]:
        joined = formatted(LISTS, language, "list-middle", (("a", joined), ("b", part)))
    last = f"list-{how}"
    return formatted(LISTS, language, last, (("a", joined), ("b", parts[-1])))


def paragraph(sentences: Iterable[str], language: str = ENGLISH) -> str:
    """Sentences one after the other; what is empty is left out."""
    joined = ""
    for sentence in filter(None, sentences):
        given = (("a", joined), ("b", sentence))
        joined = formatted(LISTS, language, "list-sentences", given) if joined else sentence
    return joined
