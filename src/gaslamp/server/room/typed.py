"""What people type, made fit to be shown as text: no control characters, no endless lines."""

from __future__ import annotations

import unicodedata

from gaslamp.kernel.errors import Trouble

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_NOTE = 4000
LONGEST_PHRASE = 80
# Control, format (such as right-to-left overrides), surrogate, private, unassigned, separators.
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS = "‌‍"  # two format characters that real words and emoji need


def cleaned(text: str) -> str:
    """The text without what cannot be seen, on one line, with single spaces."""
    normal = unicodedata.normalize("NFC", text)
    seen = [c if wanted(c) else " " for c in normal]
    return " ".join("".join(seen).split())


def wanted(c: str) -> bool:
    return c in JOINERS or unicodedata.category(c) not in UNWANTED


def clean_name(text: str) -> str:
    """A name, or empty for none."""
    name = cleaned(text)
    if len(name) > LONGEST_NAME:
        raise Trouble("name-too-long", most=LONGEST_NAME, count=len(name))
    return name


def clean_phrase(text: str) -> str:
    """What somebody adds to the chance of a table, or empty for nothing."""
    phrase = cleaned(text)
    if len(phrase) > LONGEST_PHRASE:
        raise Trouble("phrase-too-long", most=LONGEST_PHRASE, count=len(phrase))
    return phrase


def clean_note(text: str) -> str:
    """Notes keep their lines."""
    lines = [cleaned(line) for line in text.splitlines()]
    return "\n".join(lines).strip()[:LONGEST_NOTE]


def clean_chat(text: str) -> str:
    said = cleaned(text)
    if not said:
        raise Trouble("nothing-said")
    if len(said) > LONGEST_CHAT:
        raise Trouble("talk-too-long", most=LONGEST_CHAT, count=len(said))
    return said
