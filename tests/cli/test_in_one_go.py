"""`all`: what is chosen one by one anyway, in one go; each is a choice of its own."""

from __future__ import annotations

from pathlib import Path

from cli_kit import play
from gaslamp.table import life


def choices(file: Path) -> list[str]:
    return [key for _, key in life.load(file.read_text(encoding="utf-8")).journal.choices]


def test_a_hand_is_played_in_one_go_and_taken_back_card_by_card(tmp_path: Path) -> None:
    file, less = tmp_path / "all.save", tmp_path / "less.save"
    ran = play("all", f"save {file}", "undo", f"save {less}")
    assert ran.code == 0, ran.err
    assert "`all`: Play all" in ran.out
    made = choices(file)
    assert [key.partition(":")[0] for key in made[-4:]] == ["play"] * 4
    assert choices(less) == made[:-1]
