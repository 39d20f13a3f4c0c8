"""The register of broken rules is true to the source, and a sample of it is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.games.rulebook import rulebook
from mutants.register import Break, cited, citing, entries
from mutants.run import Copy, tried
from sampling import by_commit

SAMPLE = 8


def sample() -> list[Break]:
    every = list(entries())
    return by_commit().sample(every, min(SAMPLE, len(every)))


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.game}-{entry.number}")
def test_an_entry_breaks_a_rule_of_the_book_that_a_test_cites(entry: Break) -> None:
    assert entry.rule in rulebook(games.find(entry.game).folder()).rules
    assert citing(entry.rule), f"no test cites {entry.rule}"
    assert entry.what and entry.broken()


def test_a_rule_that_a_test_only_names_is_not_cited() -> None:
    cites = '@rule(\n    "TL-BUY-01", "TL-BUY-02"\n)\ndef test_a_price() -> None:\n'
    names = '    assert reason.rule == "TL-PASS-01"\n'
    assert cited(cites + names) == {"TL-BUY-01", "TL-BUY-02"}


@pytest.mark.parametrize("entry", sample(), ids=lambda entry: f"{entry.game}-{entry.number}")
def test_a_broken_rule_is_noticed_by_a_test_that_cites_it(entry: Break, tmp_path: Path) -> None:
    verdict = tried(entry, Copy(tmp_path))
    assert verdict.caught, f"{entry.name()}: {verdict.why}"
