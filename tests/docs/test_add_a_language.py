"""`docs/add-a-language.md` holds what it says: files alone, and the terminal speaks German."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from page_kit import ROOT, Follower

FOLDER = "src/gaslamp/languages/de"
GAME = f"{FOLDER}/terrors-of-london"


def test_the_page_adds_a_language(tmp_path: Path) -> None:
    follower = Follower("add-a-language.md", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    assert follower.write_files() == [
        f"{FOLDER}/table/terminal.ftl", f"{FOLDER}/table/lists.ftl",
        f"{GAME}/messages.ftl", f"{GAME}/names.ftl", f"{GAME}/rulebook.md",
    ]  # fmt: skip
    rules, play, check, pseudo = follower.commands()
    ruled = follower.run(rules)
    assert ruled.startswith("Passen, Aufräumen, Ziehen\n  TL-PASS-02  Wer beim Passen")
    played = follower.run(play)
    for said in (
        "Schrecken von London. ", "Eine Zahl wählt, `help` nennt die Befehle.", "Auf dem Tisch: ",
        " von 10", "Kultist spielen", "Das Spiel ist nicht gespeichert.\nAuf Wiedersehen.",
    ):  # fmt: skip
        assert said in played, played
    with pytest.raises(AssertionError) as wrong:
        follower.run(check)
    told = str(wrong.value)
    assert "\ntable/terminal.ftl:\n  missing: and-also\n" in told
    assert "table/lists.ftl" not in told
    assert "not used" not in told and "has the arguments" not in told
    follower.run(pseudo)
    assert (tmp_path / "build/languages/en-XA/table/terminal.ftl").is_file()


def test_every_kind_of_file_is_on_the_page() -> None:
    text = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")
    for path in (ROOT / "src" / "gaslamp" / "words" / "en").glob("*.ftl"):
        assert f"{path.name}`" in text
