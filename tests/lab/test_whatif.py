"""What if and tune: patches, the test that stops by itself, and the search for numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cli_kit import gaslamp, refused
from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.patching import Change, as_toml, choices_of, patched, read_patch, refuse_printed
from gaslamp.lab.whatif import FEWEST, Pairs
from sampling import whole

GAME = "terrors-of-london"
RATS = '[[monster]]\nid = "sewer-rats"\ncost = 4\n'
AS_IT_IS = '[[monster]]\nid = "sewer-rats"\ncost = 1\n'


def patch(folder: Path, text: str) -> Path:
    path = folder / "patch.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_patch_changes_the_named_fields_and_nothing_else(tmp_path: Path) -> None:
    game = games.find(GAME)
    pack = patched(game, read_patch(patch(tmp_path, RATS)), tmp_path / "pack")
    mine, theirs = game.catalogue(game.printed), game.catalogue(game.content(pack))
    assert [id for id in mine if mine[id] != theirs[id]] == ["sewer-rats"]
    assert theirs["sewer-rats"]["cost"] == 4


@pytest.mark.parametrize(
    "text",
    ["", '[[monster]]\nid = "rats"\n', '[[monster]]\nid = "no-such"\ncost = 1\n', "monster = 1\n"],
)
def test_a_patch_that_makes_no_sense_is_refused_in_one_sentence(text: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        patched(games.find(GAME), read_patch(patch(tmp_path, text)), tmp_path / "pack")


def test_ranges_are_tried_number_by_number_and_printed_cards_never(tmp_path: Path) -> None:
    text = RATS.replace("4", "{ from = 1, to = 3 }") + "copies = { from = 2, to = 3 }\n"
    versions = list(choices_of(read_patch(patch(tmp_path, text))))
    assert len(versions) == 6
    assert {version[0].fields["cost"] for version in versions} == {1, 2, 3}
    with pytest.raises(Trouble):
        refuse_printed(games.find(GAME), [Change("monster", "werewolf", {"cost": 1})])


def test_what_is_written_as_toml_is_read_again(tmp_path: Path) -> None:
    row = {"id": "x", "cost": 2, "name": "Dr “X”", "horde": [[{"power": 1}]], "on": True}
    assert read_patch(patch(tmp_path, as_toml({"monster": [row]})))[0].fields["horde"] == [
        [{"power": 1}]
    ]


def test_differences_that_are_none_are_seldom_called_one_however_often_one_looks() -> None:
    """Versions that only differ by luck, on deals that have nothing in common: the hardest case."""
    rng = random.Random(8)
    wrong = 0
    for _ in range(200):
        pairs = Pairs("")
        for deal in range(600):
            pairs.add(float(rng.random() < 0.5), float(rng.random() < 0.5))
            if deal % 50 == 49 and pairs.differs(0.05):
                wrong += 1
                break
    assert wrong <= 10


def test_a_real_difference_is_settled_and_its_interval_holds_it() -> None:
    rng = random.Random(9)
    pairs = Pairs("")
    while not pairs.differs(0.05):
        pairs.add(float(rng.random() < 0.4), float(rng.random() < 0.6))
        assert pairs.count < 3000
    assert pairs.count >= FEWEST
    assert abs(pairs.mean() - 0.2) < pairs.reach(0.05)


def whatif(folder: Path, text: str, *more: str) -> dict[str, object]:
    words = ("whatif", GAME, str(patch(folder, text)), "--bots", "random", "--jobs", "1", "--json")
    found: dict[str, object] = json.loads(gaslamp(*words, *more).out)
    return found


def test_a_what_if_with_identical_versions_finds_no_difference(tmp_path: Path) -> None:
    """Nineteen of twenty runs is asked for; on common deals it is all of them."""
    for run in range(20 if whole() else 2):
        found = whatif(
            tmp_path, AS_IT_IS, "--games", "60", "--counts", "seat-1", "--seed", str(run)
        )
        assert found["different"] == []
        assert found["settled"]


def test_a_changed_card_is_followed_and_the_page_tells_how_far_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    found = whatif(tmp_path, RATS, "--games", "12", "--page", str(page))
    cards = found["cards"]
    assert isinstance(cards, dict)
    bought = [cards["sewer-rats"][when]["times"].get("buy", 0) for when in ("before", "after")]
    assert bought[0] > bought[1]
    assert '<progress max="12" value="12">' in page.read_text(encoding="utf-8")


def test_tune_prints_what_it_tries_and_the_best(tmp_path: Path) -> None:
    text = RATS.replace("4", "{ from = 1, to = 2 }")
    told = gaslamp(
        "tune", GAME, str(patch(tmp_path, text)), "--bots", "random", "--games", "2", "--jobs", "1",
        "--band", "overlords",
    ).out  # fmt: skip
    assert told.count("sewer-rats: cost = ") == 3
    assert "[[monster]]" in told


@pytest.mark.parametrize("ends", ["from = 5, to = 2", 'from = "a", to = 2', "from = 1.5, to = 2"])
def test_a_range_that_holds_no_number_is_refused_in_a_sentence(tmp_path: Path, ends: str) -> None:
    text = RATS.replace("4", f"{{ {ends} }}")
    said = refused("tune", GAME, str(patch(tmp_path, text)), "--games", "1", "--band", "overlords")
    assert "two whole numbers" in said and "sewer-rats" in said
