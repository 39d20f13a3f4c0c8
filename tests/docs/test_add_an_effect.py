"""`docs/add-an-effect.md` holds what it says: three files for an effect, four with a question."""

from __future__ import annotations

from pathlib import Path

from page_kit import FILE, Follower


def test_the_page_adds_two_effects(tmp_path: Path) -> None:
    follower = Follower("add-an-effect.md", tmp_path, tests=("scenarios/terrors_of_london",))
    plain, question = follower.text.split("## One with a question")
    assert len({name for name, _, _ in FILE.findall(plain)}) == 3
    assert len({name for name, _, _ in FILE.findall(question)}) == 4
    assert len(follower.write_files()) == 5
    plundered, unearthed, simulated = follower.commands()
    assert " passed" in follower.run(plundered)
    assert " passed" in follower.run(unearthed)
    assert "10 games" in follower.run(simulated)
