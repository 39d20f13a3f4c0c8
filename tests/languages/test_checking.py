"""`gaslamp check-language` tells what a language lacks; a whole one is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_kit import gaslamp, refused
from gaslamp.words.languages import folders
from tools import pseudo

TERMINAL = "table/terminal.ftl"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.write(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def folder(whole: Path, tmp_path: Path) -> Path:
    """A copy of the language to spoil."""
    copy = tmp_path / whole.name
    for path in whole.rglob("*"):
        if path.is_file():
            place = copy / path.relative_to(whole)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    return copy


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def told(folder: Path) -> list[str]:
    ran = gaslamp("check-language", str(folder))
    assert ran.code == 1 and ran.err == ""
    return ran.out.splitlines()


def test_a_whole_language_is_whole(whole: Path) -> None:
    ran = gaslamp("check-language", str(whole))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Nothing is missing: ") and ran.out.count("\n") == 1


def test_what_is_missing_or_takes_other_arguments_is_wrong(folder: Path) -> None:
    path = folder / TERMINAL
    changed(path, "goodbye = ⟦Ğóóóóđƀýéé.⟧\n", "farewell = Adieu.\n")
    changed(path, "\nsaved = ", "\nsaved = { $wrong } ")
    assert told(folder) == [
        f"{TERMINAL}:",
        "  missing: goodbye",
        "  saved has the arguments $file, $wrong, the English one $file",
        "  not used: farewell",
        "1 file is not whole.",
    ]


def test_attributes_count_and_an_unused_message_alone_is_no_fault(folder: Path) -> None:
    path = folder / "table" / "commands.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}\nnovel = Novel\n    .more = More\n", encoding="utf-8")
    ran = gaslamp("check-language", str(folder))
    assert ran.code == 0
    assert ran.out.splitlines()[:3] == [
        "table/commands.ftl:", "  not used: novel", "  not used: novel.more"
    ]  # fmt: skip
    path.write_text(text.replace("    .terminal = ", "    .treminal = "), encoding="utf-8")
    assert "  missing: play.terminal" in told(folder)


def test_what_is_no_message_is_told_by_its_line(folder: Path) -> None:
    path = folder / "table" / "lists.ftl"
    lines = path.read_text(encoding="utf-8").count("\n")
    with path.open("a", encoding="utf-8") as file:
        file.write("\nthis is no message\n")
    assert told(folder)[:2] == ["table/lists.ftl:", f"  line {lines + 2} makes no sense"]


def test_a_missing_file_is_one_line(folder: Path) -> None:
    (folder / "terrors-of-london" / "messages.ftl").unlink()
    (folder / "terrors-of-london" / "rulebook.md").unlink()
    lines = told(folder)
    assert len(lines) == 3
    assert lines[0].startswith("terrors-of-london/messages.ftl: the file is missing, with ")
    assert lines[1].startswith("terrors-of-london/rulebook.md: the file is missing, with ")
    assert lines[2] == "2 files are not whole."


def test_a_folder_that_is_no_language_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    for name in ("nowhere", "de", "."):
        assert "is not the folder of a language" in refused("check-language", str(tmp_path / name))


def test_the_language_is_chosen_by_option_or_environment(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GASLAMP_LANGUAGES", str(whole.parent))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    folders.cache_clear()
    try:
        assert gaslamp("--help").out.startswith("Usage: ")
        for words in (["--language", "en-XA"], ["--language=en-xa"]):
            assert gaslamp(*words, "--help").out.startswith("⟦ÚÚšááğéé: ")
        monkeypatch.setenv("LANG", "en_XA.UTF-8")
        assert gaslamp("--help").out.startswith("⟦ÚÚšááğéé: ")
        assert gaslamp("--language", "en", "--help").out.startswith("Usage: ")
        monkeypatch.delenv("LANG")
        assert refused("--language", "tlh", "games") == (
            "There is no language 'tlh'; there are: en, en-XA."
        )
        assert refused("--language") == "--language needs something behind it."
    finally:
        folders.cache_clear()
