"""Which engine a checkout runs on: the one that was compiled from exactly these sources."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from checkout_kit import BORDER, Checkout
from gaslamp import engine, games

ROOMS = [game.replace("-", "_") for game in games.ids()]

# Why a module is not compiled, in a word:
#   package  only names what is in the folder
#   contract filled in by Python classes of any game
#   files    reads or writes files
#   words    tells people something
#   shapes   describes what travels to a client
#   count    counts the pieces once in a while
#   numbers  numbers the options once, for learners
FURNITURE = {
    "__init__": "package",
    "catalogue": "words",
    "content": "files",
    "figures": "words",
    "game": "contract",
    "moments": "words",
    "notes": "words",
    "numbering": "numbers",
    "positions": "files",
    "sights": "words",
    "text": "words",
    "view": "words",
}
# Whoever adds a border module adds it here; whatever rules or bots ask in play does not belong.
NOT_COMPILED = {
    "kernel": {
        "__init__": "package",
        "envelope": "files",
        "errors": "words",
        "journal": "files",
        "snapshot": "files",
    },
    "bots": {"__init__": "package"},
    "games": {
        "__init__": "package",
        "accounts": "files",
        "arranging": "files",
        "closing": "words",
        "game": "contract",
        "glossary": "words",
        "learned": "files",
        "moment": "words",
        "numbering": "numbers",
        "reading": "files",
        "rows": "files",
        "rulebook": "files",
        "telling": "words",
        "view": "shapes",
        "vocabulary": "words",
    },
    "games/blackbriar": {
        **FURNITURE,
        "called": "words",
        "closed": "words",
        "vocabulary": "words",
        "foretold": "words",
        "facts": "shapes",
        "prospects": "shapes",
        "shapes": "shapes",
        "pieces": "count",
    },
    "games/great_old_ones": {
        **FURNITURE,
        "closed": "words",
        "foresight": "words",
        "play_view": "words",
        "vocabulary": "words",
        "pieces": "count",
        "shapes": "shapes",
    },
    "games/london_dread": {
        **FURNITURE,
        "called": "words",
        "vocabulary": "words",
        "pieces": "count",
        "plan_words": "words",
        "plan_view": "words",
        "card_view": "words",
        "inquiry_view": "words",
        "odds": "words",
        "shapes": "shapes",
        "suggestion": "words",
    },
    "games/plague_of_dracula": {
        **FURNITURE,
        "vocabulary": "words",
        "combat_view": "words",
        "shapes": "shapes",
    },
    "games/terrors_of_london": {
        **FURNITURE,
        "called": "words",
        "faces": "words",
        "vocabulary": "words",
        "pieces": "count",
        "series": "words",
        "shapes": "shapes",
    },
}
RULE_TABLES = ("tables", "judge", "secrets", "state", "setup")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def modules(paths: list[Path]) -> dict[str, set[str]]:
    """The names of modules by the folder they lie in."""
    found: dict[str, set[str]] = {}
    for path in paths:
        room = path.parent.relative_to(engine.PACKAGE).as_posix()
        found.setdefault(room, set()).add(path.stem)
    return found


def test_the_list_names_every_module_that_is_not_compiled() -> None:
    compiled = set(engine.sources())
    layers = [path for layer in engine.LAYERS for path in (engine.PACKAGE / layer).rglob("*.py")]
    border = modules([path for path in layers if path not in compiled])
    assert border == {room: set(listed) for room, listed in NOT_COMPILED.items()}


@pytest.mark.parametrize("room", ROOMS)
def test_the_rule_tables_of_every_game_are_compiled(room: str) -> None:
    compiled = modules(engine.sources())[f"games/{room}"]
    assert set(RULE_TABLES) <= compiled


def test_a_package_itself_is_never_compiled() -> None:
    """The finder knows modules only, so a compiled `__init__` would never be taken."""
    assert not [path for path in engine.sources() if path.name == "__init__.py"]


@pytest.mark.parametrize("layer", ["kernel", "games/any_game", "bots"])
def test_the_digest_changes_with_every_compiled_source(checkout: Checkout, layer: str) -> None:
    seen = [checkout.engine.digest()]
    checkout.write(f"src/gaslamp/{layer}/rules.py", "ONE = 1\n")
    seen.append(checkout.engine.digest())
    checkout.write(f"src/gaslamp/{layer}/rules.py", "ONE = 2\n")
    seen.append(checkout.engine.digest())
    folder = checkout.package / layer
    (folder / "rules.py").rename(folder / "rulings.py")
    seen.append(checkout.engine.digest())
    assert len(set(seen)) == len(seen)
    (folder / "rulings.py").unlink()
    assert checkout.engine.digest() == seen[0]


def test_a_module_that_goes_to_the_border_changes_the_digest(checkout: Checkout) -> None:
    before = checkout.engine.digest()
    bits = checkout.package / "kernel" / "bits.py"
    bits.write_text(BORDER + bits.read_text())
    assert checkout.engine.digest() != before


@pytest.mark.parametrize(
    "name",
    [
        "src/gaslamp/games/any_game/content/cards.toml",
        "src/gaslamp/games/any_game/messages.ftl",
        "src/gaslamp/games/any_game/rulebook.md",
        "src/gaslamp/kernel/words.py",
        "src/gaslamp/table/match.py",
        "src/gaslamp/server/app.py",
        "src/gaslamp/cli/play.py",
        "src/gaslamp/engine.py",
        "src/gaslamp/web_client/index.html",
        "tests/kernel/test_bits.py",
        "web/src/App.svelte",
        "pyproject.toml",
    ],
)
def test_nothing_else_changes_the_digest(checkout: Checkout, name: str) -> None:
    before = checkout.engine.digest()
    checkout.write(name, BORDER + "# changed\n")
    assert checkout.engine.digest() == before


def test_a_time_stamp_changes_nothing(checkout: Checkout) -> None:
    before = checkout.engine.digest()
    os.utime(checkout.package / "kernel" / "bits.py", (0, 0))
    assert checkout.engine.digest() == before


def test_the_engine_of_these_sources_is_taken_and_of_no_others(checkout: Checkout) -> None:
    assert checkout.engine.built() is None
    folder = checkout.finished("quick")
    assert checkout.engine.built() == folder
    bits = checkout.package / "kernel" / "bits.py"
    source = bits.read_text()
    bits.write_text(source + "\n")
    assert checkout.engine.built() is None
    bits.write_text(source)
    assert checkout.engine.built() == folder


def test_the_best_engine_is_taken_where_there_are_two(checkout: Checkout) -> None:
    quick, best = checkout.finished("quick"), checkout.finished("best")
    assert checkout.engine.built() == best
    assert checkout.engine.built(("quick",)) == quick


def test_a_half_built_engine_is_not_taken(checkout: Checkout) -> None:
    checkout.half_built("best")
    assert checkout.engine.built() is None
    quick = checkout.finished("quick")
    assert checkout.engine.built() == quick


def test_the_finder_knows_compiled_modules_and_leaves_all_others(checkout: Checkout) -> None:
    folder = checkout.finished("best")
    finder = checkout.engine.CompiledModules(folder)
    bits = finder.find_spec("gaslamp.kernel.bits")
    assert bits.origin == str(folder / "gaslamp" / "kernel" / f"bits{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("gaslamp__mypyc").origin.startswith(str(folder))
    for name in ("gaslamp", "gaslamp.kernel", "gaslamp.kernel.words", "gaslamp.cli.main", "json"):
        assert finder.find_spec(name) is None, name


def test_compiled_modules_are_looked_for_first(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    monkeypatch.setattr(sys, "meta_path", before := list(sys.meta_path))
    checkout.engine.use()
    assert sys.meta_path == before
    folder = checkout.finished("best")
    checkout.engine.use()
    assert sys.meta_path[0].folder == folder  # type: ignore[attr-defined]


def test_whoever_asks_for_interpreted_code_gets_it(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.finished("best")
    monkeypatch.setenv("GASLAMP_COMPILED", "no")
    monkeypatch.setattr(sys, "meta_path", before := list(sys.meta_path))
    checkout.engine.use()
    assert sys.meta_path == before
    assert not checkout.engine.arrived()
    assert checkout.runs_on(GASLAMP_COMPILED="no") == "interpreted"


def test_a_process_is_told_that_an_engine_has_arrived(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GASLAMP_COMPILED", raising=False)
    monkeypatch.delitem(sys.modules, "gaslamp.kernel.bits", raising=False)
    assert not checkout.engine.arrived()
    checkout.finished("quick")
    assert checkout.engine.arrived()


def test_it_is_building_while_the_compiler_lives(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "gaslamp.kernel.bits", raising=False)
    assert checkout.engine.state() == "interpreted"
    note = checkout.engine.ENGINES / checkout.engine.BUILDING
    note.parent.mkdir(parents=True)
    note.write_text(str(os.getpid()))
    assert checkout.engine.state() == "building"
    for text in ("", "nobody", str(2**22 + 1)):  # past the highest number of a process
        note.write_text(text)
        assert checkout.engine.state() == "interpreted"
