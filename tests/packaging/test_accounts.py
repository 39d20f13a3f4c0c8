"""The rules accounted for: what the package says of its rules is what the tests say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.games.accounts import accounts
from gaslamp.games.rulebook import rulebook
from gaslamp.lab.rules_used import cited
from gaslamp.words.sentences import has, of_table

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "accounts.py"
RULES = 1383
GAMES = 500


def test_the_accounts_are_gathered_from_the_tests() -> None:
    ran = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_wrong_word_is_refused_in_one_sentence() -> None:
    ran = subprocess.run([sys.executable, str(TOOL), "--chekc"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


def test_every_rule_has_a_test_that_proves_it() -> None:
    rules = 0
    for game_id in games.ids():
        folder = games.find(game_id).folder()
        book, known = rulebook(folder), accounts(folder)
        rules += len(book.rules)
        assert [rule for rule in book.rules if rule not in known.tests] == []
    assert rules >= RULES


@pytest.mark.parametrize("game_id", games.ids())
def test_every_rule_was_used_or_it_is_said_why_not(game_id: str) -> None:
    folder = games.find(game_id).folder()
    book, known = rulebook(folder), accounts(folder)
    assert known.used.games == GAMES
    unused = [rule for rule in book.rules if not known.uses(rule)[0]]
    assert [rule for rule in unused if rule not in known.why] == []
    reasons = set(known.why.values())
    assert [why for why in reasons if not has(of_table("rules"), f"uncounted-{why}")] == []


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_said_by_hand_speaks_of_rules_and_functions_that_there_are(game_id: str) -> None:
    game = games.find(game_id)
    book, known = rulebook(game.folder()), accounts(game.folder())
    named = [*known.why, *(rule for rules in known.kept.values() for rule in rules)]
    assert [rule for rule in named if rule not in book.rules] == []
    assert len(named) == len(set(named))
    for place in known.kept:
        module, *names = place.split(".")
        source = (game.folder() / f"{module}.py").read_text(encoding="utf-8")
        assert all(f"def {name}(" in source or f"class {name}" in source for name in names), place


def test_rules_are_cited_one_by_one_and_in_rows() -> None:
    assert cited("TL-BUY-02..04 and TL-BUY-08/10") == {
        "TL-BUY-02", "TL-BUY-03", "TL-BUY-04", "TL-BUY-08", "TL-BUY-10",
    }  # fmt: skip


@pytest.mark.parametrize("game_id", games.ids())
def test_every_ruling_that_is_said_to_decide_a_rule_is_there(game_id: str) -> None:
    book = rulebook(games.find(game_id).folder())
    assert book.rulings and book.examples
    assert [rule for rule in book.decided if rule not in book.rules] == []
    assert [r for rulings in book.decided.values() for r in rulings if r not in book.rulings] == []
