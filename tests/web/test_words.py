"""Every word of the client stands in a language file: none is left in its markup or its code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SOURCES = sorted(p for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte"))
PAGES = sorted(WEB.glob("*.html"))
# From a package, one icon to a line; and glyphs by the words of keys, which nobody reads.
NOT_READ = ("icons.ts", "glyphs.ts")
# Names of keys of the keyboard, of headers of a request, and what a browser is asked for.
CODE = re.compile(
    r"^(Enter|Escape|Home|End|Delete|Arrow\w*|Bearer \$|Content-Type)$|[(\[][a-z-]+[:=]"
)

# Keys, dice of one roll, tokens of seats, numbers of a drawing, what was typed, a title in lines.
JOINS = {
    "boards/blackbriar/Folk.svelte: .join(' ')",
    "boards/blackbriar/Nature.svelte: .join(' + ')",
    "boards/blackbriar/Opened.svelte: .join(' ')",
    "boards/generic/Plan.svelte: .join(' ')",
    "boards/london-dread/Knobs.svelte: .join(' ')",
    "boards/london-dread/Watch.svelte: .join(' ')",
    "boards/london-dread/dial.ts: .join(',')",
    "boards/plague-of-dracula/Hunters.svelte: .join(' ')",
    "lib/api.ts: .join(',')",
    "shell/App.svelte: .join(',')",
    "shell/CommandBox.svelte: .join('   ')",
    "shell/FrontPage.svelte: .join(',')",
    "shell/Playbill.svelte: .join(' ')",
    "shell/commands.ts: .join(' ')",
    "shell/route.svelte.ts: .join(',')",
    "shell/sit.ts: .join(',')",
}

# What a browser shows or reads out, and what our own parts hand on to it.
SPOKEN = (
    "aria-label|title|placeholder|alt|label|note|place|spoken|text|help|small|dateline|masthead"
    "|waiting|owner|whose"
)
ATTRIBUTE = re.compile(rf"\s({SPOKEN})=(?:\"([^\"]*)\"|'([^']*)')")
TAG = re.compile(r"<[/!]?[a-zA-Z][^<>]*>|<!--.*?-->", re.DOTALL)
LETTERS = re.compile(r"[^\W\d_]{2,}")
ENTITY = re.compile(r"&#?\w+;")
BLOCKS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
# A sentence has two words beside each other, or begins like one.
SENTENCE = re.compile(r"[^\W\d_]{2,}[,.:;!?…]? [^\W\d_]{2,}|^[A-Z][a-z]{2,}|[a-z’][.!?…]$")


def without_braces(text: str) -> tuple[str, list[str]]:
    """Markup without what stands in braces, and that."""
    kept, inner, depth, began = [], [], 0, 0
    for at, sign in enumerate(text):
        if sign == "{":
            began = at + 1 if depth == 0 else began
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                inner.append(text[began:at])
        elif depth == 0:
            kept.append(sign)
    return "".join(kept), inner


def words_in_markup(source: str) -> Iterator[str]:
    """Words between tags and in attributes that people read."""
    markup, _ = without_braces(BLOCKS.sub("", source))
    for tag in TAG.findall(markup):
        for _, double, single in ATTRIBUTE.findall(tag):
            if LETTERS.search(double or single):
                yield double or single
    for text in TAG.split(markup):
        if LETTERS.search(ENTITY.sub("", text)):
            yield text.strip()


def code_of(path: Path) -> list[str]:
    """The code of a file: a module, or the scripts and expressions of a component."""
    source = path.read_text()
    if path.suffix == ".ts":
        return [source]
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", source, re.DOTALL)
    return [*scripts, *without_braces(BLOCKS.sub("", source))[1]]


def sentences_in_code(code: str) -> Iterator[str]:
    """Literals that read like a sentence or a name."""
    for parts in LITERAL.findall(COMMENT.sub("", code)):
        said, _ = without_braces(next(filter(None, parts), ""))
        said = TAG.sub("|", said)  # what is drawn
        if SENTENCE.search(said) and not CODE.search(said):
            yield said


def test_no_word_is_left_in_markup() -> None:
    left = [
        f"{path.relative_to(WEB)}: {word}"
        for path in [*PAGES, *SOURCES]
        if path.suffix != ".ts"
        for word in words_in_markup(path.read_text())
    ]
    assert left == []


def test_no_sentence_is_left_in_code() -> None:
    left = [
        f"{path.relative_to(WEB)}: {said}"
        for path in SOURCES
        if path.name not in NOT_READ
        for code in code_of(path)
        for said in sentences_in_code(code)
    ]
    assert left == []


def test_notes_and_sentences_are_joined_by_messages() -> None:
    joined = re.compile(r"\.join\((?:'[^']*[ ·,;][^']*'|`[^`]*[ ·,;][^`]*`)\)")
    found = {
        f"{path.relative_to(WEB / 'src')}: {row.group()}"
        for path in SOURCES
        for row in joined.finditer(path.read_text())
    }
    assert found == JOINS


def test_the_patterns_find_what_they_are_for() -> None:
    for markup in (
        "<p>Nobody sits here.</p>",
        '<Button title="Undo">{x}</Button>',
        "<b>{n}</b> cards",
        '<input placeholder="by lot" />',
    ):
        assert list(words_in_markup(markup)), markup
    for code in ("note = 'Nothing to undo.'", "`${n} cards left`", "title: 'Coin'"):
        assert list(sentences_in_code(code)), code
    kept = '<p class="two words" data-x="Yes">{t(\'key\')} · {n}&nbsp;×</p>'
    assert not list(words_in_markup(kept))
    assert not list(sentences_in_code("t('seat-said', { name }) + `seat-${n}/deck`"))
