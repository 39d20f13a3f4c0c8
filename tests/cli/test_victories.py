"""Wins at the terminal are kept in a small file and open what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.cli import victories
from gaslamp.cli.client import Client
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.match import Match

GAME = "london-dread"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(victories, "data_folder", lambda: tmp_path / "data")
    return tmp_path / "data"


def finished(winners: int, *seats: str, **options: str) -> Match:
    match = life.begin(GAME, list(seats or ("human", "greedy")), options, 1)
    match.g.finish(winners, "won", 9, 3, 20)
    return match


def check(**options: str) -> None:
    game = games.find(GAME)
    victories.check(game, game.settled(2, options))


def test_the_next_story_opens_with_a_win(folder: Path) -> None:
    check()
    with pytest.raises(Trouble, match="The Caped Killer opens when The Letter is won"):
        check(story="caped-killer")
    Client(finished(0b11)).remember()
    check(story="caped-killer")
    with pytest.raises(Trouble, match="The Uncrowned King opens when The Caped Killer is won"):
        check(story="uncrowned-king")
    Client(finished(0b11, story="caped-killer")).remember()
    check(story="uncrowned-king")
    check(story="caped-killer")
    assert [path.name for path in folder.iterdir()] == ["won.json"]
    kept = victories.read()[GAME]
    assert [play["story"] for play in kept] == ["the-letter", "caped-killer"]
    assert all(play["score"].isdecimal() and "players" in play for play in kept)


def test_a_loss_or_the_win_of_bots_opens_nothing(folder: Path) -> None:
    Client(finished(0)).remember()
    Client(finished(0b11, "greedy", "greedy")).remember()
    assert not folder.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"london-dread": [{"story": 1}]}', "\udcff"])
def test_a_damaged_record_is_one_sentence_and_stays_as_it_is(
    text: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.mkdir()
    raw = text.encode("utf-8", "surrogateescape")
    (folder / "won.json").write_bytes(raw)
    check()
    with pytest.raises(Trouble, match=r"won\.json, cannot be read; move it away"):
        check(story="caped-killer")
    Client(finished(0b11)).remember()
    assert "cannot be read" in capsys.readouterr().err
    assert (folder / "won.json").read_bytes() == raw


def test_all_stories_can_be_opened_by_an_option() -> None:
    check(story="london-dread", campaign="open")
