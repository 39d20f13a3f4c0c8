"""What a game declares is declared whole; a missing part is told with file and line."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.games.rows import check_effects

ROOMS = [games.ROOMS / game.replace("-", "_") for game in games.ids()]
MODEL = games.ROOMS / "terrors_of_london"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_effect_is_whole(room: Path) -> None:
    assert check_effects(room) == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_an_effect_is_listed_where_it_stands(room: Path) -> None:
    """So that adding one changes one module."""
    every = import_module(f"gaslamp.games.{room.name}.effects").EFFECTS
    for effect in every:
        made = effect if isinstance(effect, type) else type(effect)
        held = vars(import_module(made.__module__)).values()
        lists = [each for each in held if isinstance(each, (list, tuple))]
        assert any(effect in each for each in lists), made


@pytest.fixture
def room(tmp_path: Path) -> Path:
    for name in ("effect.py", "effects.py", "keywords.py", "messages.ftl"):
        shutil.copy(MODEL / name, tmp_path / name)
    assert check_effects(tmp_path) == []
    return tmp_path


@pytest.mark.parametrize(
    ("file", "found", "put", "said"),
    [
        ("messages.ftl", "effect-curse =", "no-effect =", "messages.ftl has no effect-curse"),
        ("keywords.py", "    points: ClassVar[float] = 0.9\n", "", "Curse has no `points`"),
        ("effects.py", '    word: ClassVar[str] = "look"\n', "", "the effect Look has no `word`"),
        ("keywords.py", "Rage, Curse, Command", "Rage, Command", "Curse is not in EFFECTS"),
        ("effects.py", "    def do(self, g: Terrors, card: i64) -> None:\n        g.may_convert",
         "    def did(self, g: Terrors, card: i64) -> None:\n        g.may_convert",
         "the effect Convert has no `do`"),
        ("effects.py", '    """TL-RES-01/02: heals."""\n', "", "Regeneration has no docstring"),
        ("effects.py", "(\n    Coin,", "(\n    Coin, Fog,", "Fog, and there is no such class"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told(room: Path, file: str, found: str, put: str, said: str) -> None:
    text = (room / file).read_text(encoding="utf-8")
    assert text.count(found) == 1
    (room / file).write_text(text.replace(found, put), encoding="utf-8")
    (complaint,) = check_effects(room)
    assert said in complaint


def test_a_complaint_names_file_and_line(room: Path) -> None:
    path = room / "keywords.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    line = lines.index("class Curse(Effect):") + 1
    text = "\n".join(lines).replace("    points: ClassVar[float] = 0.9\n", "")
    path.write_text(text, encoding="utf-8")
    assert check_effects(room)[0].startswith(f"{path}:{line}: ")
