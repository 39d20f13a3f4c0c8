"""The front door: help, version, and one sentence for what cannot be done."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli_kit import COMMAND, SRC, TERRORS, gaslamp, refused
from gaslamp.cli.main import COMMANDS
from gaslamp.cli.speech import t


def test_help_lists_every_command() -> None:
    for words in ([], ["--help"], ["-h"], ["help"]):
        ran = gaslamp(*words)
        assert ran.code == 0
        assert all(name in ran.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    ran = gaslamp(command, "--help")
    assert ran.code == 0
    assert f"gaslamp {command}" in ran.out
    assert t.command(command, "about").split()[0] in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_pages_keep_within_the_screen(command: str) -> None:
    """Every line is broken between words, and what is continued stands below what it belongs to."""
    ran = gaslamp(command, "--help", columns=60)
    lines = ran.out.splitlines()
    assert all(len(line) <= 60 for line in lines)
    explained = lines[lines.index("Options:") + 1 :] if "Options:" in lines else []
    assert all(line.startswith(("  --", "      ")) for line in explained)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules"], "GAME is missing."),
        (["play", "--seed"], "--seed needs something behind it."),
        (["play", "--seed", "--load", "x"], "--seed needs something behind it."),
        (["play", "--seed", "many"],
         "--seed NUMBER is given as 'many'; it should be a whole number."),
        (["play", "--seed=1", "--seed=2"], "--seed is given twice."),
        (["play", "--terminal=no"], "--terminal stands alone, without 'no'."),
        (["games", "now"], "'now' makes no sense here."),
        (["play", "--bogus"], "'--bogus' makes no sense here."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(words: list[str], sentence: str) -> None:
    assert refused(*words) == f"{sentence} See `gaslamp {words[0]} --help`."


def test_the_version_is_told() -> None:
    ran = gaslamp("--version")
    assert ran.code == 0
    assert ran.out.strip()


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from gaslamp.cli.main import main; main(['--help']);"
        "heavy = {'rich', 'msgspec', 'gaslamp.table', 'gaslamp.games'} & set(sys.modules);"
        "sys.exit(len(heavy))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, timeout=30
    )
    assert ran.returncode == 0, ran


def test_playing_loads_no_progress_bars() -> None:
    script = (
        "import sys; from gaslamp.cli.main import main;"
        f"main(['play', '{TERRORS}', '--seats', 'human,random']);"
        "sys.exit('rich.progress' in sys.modules or 'concurrent.futures.process' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], env=environment(), input=b"",
                         capture_output=True, timeout=30)  # fmt: skip
    assert ran.returncode == 0, ran


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", TERRORS], env=environment(), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout and process.stderr
    process.stdout.close()
    complaint = process.stderr.read().decode()
    assert process.wait(30) == 0
    assert complaint == ""


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["--bogus"],
        ["play", "--bogus"],
        ["play", "--seed", "many"],
        ["play", "--seed"],
        ["play", "--seed", "9" * 5000],
        ["rules"],
        ["rules", TERRORS, "TL-PASS-01", "more"],
        ["check"],
        ["simulate"],
        ["simulate", TERRORS, "--games", "some"],
    ],
)
def test_words_that_make_no_sense_are_refused_in_one_sentence(words: list[str]) -> None:
    assert refused(*words)


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8"}


def test_a_terminal_without_letters_like_ours_gets_question_marks(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "--help"], env={**environment(), "PYTHONIOENCODING": "ascii"},
        capture_output=True, timeout=30,
    )  # fmt: skip
    assert ran.returncode == 0
    assert b"COMMAND ?" in ran.stdout
