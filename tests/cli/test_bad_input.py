"""Bad input: one clear sentence, exit code 2, nothing written, nothing lost."""

import os
from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, play, refused

START = ["play", TERRORS]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", "chess"], "'chess'"),
        ([*START, "--seats", "human,dragon"], "'dragon'"),
        ([*START, "--seats", "human,open"], "'open'"),
        ([*START, "--seats", "human,"], "''"),
        ([*START, "--seats", "human"], "2 seats"),
        ([*START, "--seats", "human,random,random"], "2 seats"),
        ([*START, "--option", "colour=red"], "'colour'"),
        ([*START, "--option", "influence=none"], "'none'"),
        ([*START, "--option", "influence"], "key=value"),
        ([*START, "--option", "influence=choose", "--option", "influence=recommended"], "twice"),
        ([*START, "--seed", "-1"], "-1"),
        ([*START, "--pack", "nowhere"], "nowhere"),
        (["play", "--load", "nowhere.save"], "nowhere.save"),
        (["play", "--load", "."], "."),
        (["replay", "nowhere.save"], "nowhere.save"),
        (["replay"], "--game"),
        (["replay", "--game", TERRORS], "--seed"),
        (["replay", "--game", "chess", "--seed", "1"], "'chess'"),
        (["replay", "--game", TERRORS, "--seed", "1", "--bots", "dragon"], "'dragon'"),
        (["replay", "--game", TERRORS, "--seed", "1", "--seat", "3"], "3"),
        (["replay", "x.save", "--game", TERRORS], "not both"),
        (["simulate", "chess"], "'chess'"),
        (["simulate", TERRORS, "--bots", "dragon"], "'dragon'"),
        (["simulate", TERRORS, "--bots", "random,human"], "'human'"),
        (["simulate", TERRORS, "--bots", "random,random,random"], "2 seats"),
        (["simulate", TERRORS, "--bots", "random,random", "--seats", "3"], "3 seats"),
        (["simulate", TERRORS, "--seats", "0"], "2 seats"),
        (["simulate", TERRORS, "--seats", "5"], "2 seats"),
        (["simulate", TERRORS, "--games", "0"], "0"),
        (["simulate", TERRORS, "--jobs", "0"], "0"),
        (["simulate", TERRORS, "--limit", "0"], "0"),
        (["simulate", TERRORS, "--seed", "-5"], "-5"),
        (["simulate", TERRORS, "--option", "colour=red"], "'colour'"),
        (["simulate", TERRORS, "--pack", "nowhere"], "nowhere"),
        (["simulate", TERRORS, "--csv", "nowhere/rows.csv"], "nowhere/rows.csv"),
        (["simulate", TERRORS, "--csv", "."], "folder"),
        (["simulate", TERRORS, "--csv", "/dev/null"], "ordinary file"),
    ],
)
def test_a_wrong_word_on_the_command_line(
    words: list[str], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert named in refused(*words)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def save(tmp_path: Path) -> Path:
    file = tmp_path / "game.save"
    play("1", "1", f"save {file}", "quit")
    return file


def broken(save: Path, text: str | bytes) -> list[str]:
    """The sentences of all commands that read a save."""
    data = text.encode() if isinstance(text, str) else text
    save.write_bytes(data)
    sentences = [refused("play", "--load", str(save)), refused("replay", str(save))]
    assert save.read_bytes() == data
    return sentences


def test_a_damaged_save(save: Path) -> None:
    text = save.read_text(encoding="utf-8")
    for sentence in broken(save, text.replace("seed: 5", "seed: 6")):
        assert "damaged" in sentence


def test_a_truncated_save(save: Path) -> None:
    text = save.read_text(encoding="utf-8")
    for length in (len(text) // 2, len(text) - 60, len(text) - 3):
        for sentence in broken(save, text[:length]):
            assert "cut short" in sentence or "damaged" in sentence


def test_a_foreign_save(save: Path) -> None:
    foreign: list[str | bytes] = [
        "",
        "hello",
        "PK\x03\x04",
        "gaslamp save 9\n",
        b"\xff\xfe\x00\x81",
        b"\x00" * 100,
    ]
    for text in foreign:
        for sentence in broken(save, text):
            assert "save" in sentence


def test_a_save_of_other_cards_cannot_be_replayed_and_says_so(save: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text(f'game = "{TERRORS}"\nname = "Fewer"\nwithout = ["werewolf"]\n')
    assert "content pack" in refused("replay", str(save), "--pack", str(pack))
    ran = gaslamp("play", "--load", str(save), "--pack", str(pack))
    assert "Traceback" not in ran.err
    assert ran.code == 2


def test_an_unwritable_save_path_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear Mina")
    ran = play(
        "1",
        f"save {tmp_path / 'nowhere' / 'game.save'}",
        f"save {tmp_path}",
        f"save {precious}",
        "save /dev/null",
        "save ~nobody-of-that-name/x",
        "save a\0b",
        "save " + "x" * 400,
        "undo",
    )
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 7, ran.err
    assert "Your last choice is taken back." in ran.out
    assert precious.read_text() == "Dear Mina"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_forbidden_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "Permission denied" in play("1", f"save {tmp_path / 'game.save'}").err
    finally:
        tmp_path.chmod(0o700)


def test_an_older_save_is_replaced_wholly(save: Path) -> None:
    older = save.read_text(encoding="utf-8")
    play("1", f"save {save}", "quit", seed=9)
    assert save.read_text(encoding="utf-8") != older
    assert [path.name for path in save.parent.iterdir()] == [save.name]


def test_unreadable_lines_are_told(tmp_path: Path) -> None:
    ran = play("\udcff\udcfe", "1" * 5000, "log " + "1" * 5000, "seat ²")
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) == 4, ran.err
