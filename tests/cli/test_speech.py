"""Every message of the terminal's files is said somewhere, and every one that is said exists."""

from __future__ import annotations

import re

import pytest

from gaslamp.cli import talk
from gaslamp.cli.compared import messages
from gaslamp.cli.speech import t
from gaslamp.words.languages import AT_HOME

PACKAGE = AT_HOME.parent.parent
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("cli", "lab")
    for path in sorted((PACKAGE / folder).glob("*.py"))
)
# Keys that are put together: a beginning and a command, a kind, or what else there is to say.
COMPOSED = (
    "now-there",
    "say-",
    "value",
    "word-",
    "kind-",
    "length-",
    "odd-",
    "column-",
    "balance-",
    "lesson-waits-",
    "certify-",
    "whatif-",
)


def keys(file: str) -> set[str]:
    found, junk = messages((AT_HOME / f"{file}.ftl").read_text(encoding="utf-8"))
    assert junk == []
    return {key.partition(".")[0] for key in found}


@pytest.mark.parametrize("file", ["terminal", "commands", "lab"])
def test_every_message_is_said(file: str) -> None:
    plain = {key for key in keys(file) if not key.startswith(COMPOSED)}
    assert {key for key in plain if f'"{key}"' not in CODE and f"'{key}'" not in CODE} == set()


def test_what_is_said_exists() -> None:
    assert set(re.findall(r"[^.\w]t\(\s*[\"']([a-z-]+)[\"']", CODE)) <= keys("terminal") | keys(
        "lab"
    )
    assert set(re.findall(r"Trouble\(\s*\"([a-z-]+)\"", CODE)) <= keys("errors")
    assert set(re.findall(r"t\.command\([\"']([a-z-]+)[\"']", CODE)) <= keys("commands")


def test_every_command_at_the_table_says_what_it_does() -> None:
    for word in talk.COMMANDS:
        assert t(f"say-{word}").startswith(word)
        assert t.attribute(f"say-{word}", "help")


def test_long_rows_are_no_trouble() -> None:
    """Fluent's own bound on what is filled in is 2,500 letters."""
    names = [f"Card number {n}" for n in range(1000)]
    assert t("zone", title="Row", text=t.commas(names)).endswith("Card number 999")
    assert t.semicolons(["a, b", "c"]) == "a, b; c" and t.commas([]) == ""


def test_yes_can_be_typed_in_english_always() -> None:
    assert {"y", "yes"} <= set(t.words("typed-yes"))
