"""The balance report: what is noted of a game, what follows from many, and the page."""

from __future__ import annotations

import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp
from gaslamp import games
from gaslamp.lab import rules_used
from gaslamp.lab.bands import Played, cells_of, read_bands
from gaslamp.lab.notes import thing_of, things
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import play_trial

WITHOUT = "needs the packages of requirements/lab.txt: make lab"


@pytest.mark.parametrize("id", games.ids())
def test_a_game_with_notes_is_the_same_game(id: str) -> None:
    spec = make_spec(id, "random", 2, {}, None)
    plain, noted = play_trial(spec, 5), play_trial(replace(spec, noting=True), 5)
    assert noted._replace(notes=None) == plain
    notes = noted.notes
    assert notes is not None
    assert sum(notes.verbs.values()) == len(notes.choices) == plain.decisions
    assert notes.options[0] >= plain.decisions
    assert set(notes.met) <= set(things(games.find(id).printed).values())
    assert len(notes.curve) > 0


def test_copies_of_a_thing_are_the_thing() -> None:
    content = games.find(TERRORS).printed
    assert {thing_of(content, part) for part in ("ghoul", "ghoul-2", "ghoul-used-3")} == {"ghoul"}
    assert thing_of(content, "17") == ""


def test_rules_that_came_up_are_those_of_the_choices_made() -> None:
    played = Played(TERRORS, "random", 7, noting=True)
    cell = cells_of(read_bands(played.game))[0]
    played.play(cell, 2, 1, lambda count: None)
    found = rules_used.used(played)
    assert found["games"] == 2
    assert found["rules"]["TL-BUY-02"] > 0
    assert rules_used.cited("TL-HORDE-08/10: so it is (TL-BUY-02).") == {
        "TL-HORDE-08", "TL-HORDE-10", "TL-BUY-02",
    }  # fmt: skip


def test_the_model_tells_what_matters_from_what_goes_along() -> None:
    """Who has `good` wins; `along` is chosen by those who have it, and does nothing."""
    pytest.importorskip("numpy", reason=WITHOUT)
    from gaslamp.lab.model import effects

    rows = [{"good", "along"}] * 60 + [{"good"}] * 60 + [{"along"}] * 10 + [set()] * 110
    won = [True] * 50 + [False] * 10 + [True] * 50 + [False] * 10 + [False] * 8 + [True] * 2
    won += [False] * 90 + [True] * 20
    found = effects(rows, won, ["good", "along"])
    assert found["good"].low > 20
    assert found["along"].low < 0 < found["along"].high


class Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("id", [TERRORS, "plague-of-dracula"])
def test_the_page_needs_nothing_else(id: str, tmp_path: Path) -> None:
    pytest.importorskip("altair", reason=WITHOUT)
    pytest.importorskip("vl_convert", reason=WITHOUT)
    out = tmp_path / "page.html"
    ran = gaslamp("report", id, "--bots", "random", "--games", "12", "--jobs", "1",
                  "--out", str(out))  # fmt: skip
    assert ran.code == 0, ran
    page = Words()
    page.feed(out.read_text(encoding="utf-8"))
    assert page.fetched == []
    assert "Report of the Laboratory" in page.said
    found = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert found["games"] == 12 * len(found["tables"])
    assert len(out.with_suffix(".csv").read_text().splitlines()) > len(found["choices"])
