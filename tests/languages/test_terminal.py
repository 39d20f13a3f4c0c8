"""Every game can be played at the terminal in another language, and no word of it is English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cli_kit import gaslamp
from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.cli.main import COMMANDS
from gaslamp.lab.crew import ENGINES
from pseudo_kit import sitting, spoken, untranslated
from sampling import whole

CHOICES = 300 if whole() else 40


@pytest.fixture(scope="module", autouse=True)
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("languages")):
        yield


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_of_a_game_is_english(game_id: str) -> None:
    assert untranslated(sitting(game_id, CHOICES)) == []


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_word_of_a_help_page_is_english(command: str) -> None:
    ran = gaslamp("--language", "en-XA", *([command] if command else []), "--help")
    typed = {"gaslamp", *COMMANDS, *bot_names(), *ENGINES}
    shown = re.sub(r"--[a-z-]+", "", ran.out)
    assert ran.code == 0 and set(untranslated(shown)) <= typed


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_of_a_report_is_english(game_id: str) -> None:
    ran = gaslamp("--language", "en-XA", "simulate", game_id, "--games", "2", "--jobs", "1")
    lines = [line for line in ran.out.splitlines() if not line.startswith("    gaslamp ")]
    assert len(lines) > 15
    assert untranslated("\n".join(lines)) == []
