"""The client shows words and never reads them: what it must know comes as keys and as data."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
MADE = "icons.ts"  # from a package, one icon to a line
SOURCES = sorted(p for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte", ".css"))
WORDS = "(?:label|text|why|message|title|note|prompt|caution|marks|name|rule_text|reason)"
READS = "(?:startsWith|endsWith|match|matchAll|replace|replaceAll|search|split|indexOf|includes)"
READ_BACK = re.compile(
    rf"\.{WORDS}\??\.{READS}\("
    rf"|/[a-z]*\.(?:test|exec)\([\w.?]*\.{WORDS}\b"
    r"|\bmarks\??\.(?:includes|some|filter|find)\("
    r"|\((?:mark|m)\) => !?(?:mark|m)\.(?:startsWith|includes|toLowerCase)"
)
UNTYPED = re.compile(r": any\b|\bas any\b|<any\b|\bany\[\]")


def lines_with(wanted: re.Pattern[str]) -> list[str]:
    """The lines that a pattern is found in, each with its file."""
    return [
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path in SOURCES
        if path.name != MADE
        for line in path.read_text().splitlines()
        if wanted.search(line)
    ]


def test_no_word_that_a_person_reads_is_read_back() -> None:
    """What a person searches for may be looked for in the rules."""
    assert [row for row in lines_with(READ_BACK) if "RulesSheet" not in row] == []


def test_every_type_is_known() -> None:
    assert lines_with(UNTYPED) == []


def test_the_patterns_find_what_they_are_for() -> None:
    for line in (
        "offer.label.replace(piece.name, '')",
        "/hit/.test(odds.message)",
        "piece.marks?.includes('used')",
        "marks.filter((m) => !m.startsWith('costs'))",
    ):
        assert READ_BACK.search(line), line
    assert not READ_BACK.search("offer.key.split(':')")
