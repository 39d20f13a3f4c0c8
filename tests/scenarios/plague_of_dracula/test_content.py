"""Content files are checked, and every complaint says what is wrong in one sentence."""

import re
from pathlib import Path

import pytest

from gaslamp.games.plague_of_dracula import content
from gaslamp.games.plague_of_dracula.content import load
from gaslamp.kernel.errors import Trouble
from scenarios.plague_of_dracula.kit import CONTENT, WORDS

ABOUT = 'game = "plague-of-dracula"\nname = "Mine"\n'


def pack(folder: Path, about: str = ABOUT, **files: str) -> Path:
    """A pack with these files."""
    (folder / "pack.toml").write_text(about)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def complaint(folder: Path, about: str = ABOUT, **files: str) -> str:
    with pytest.raises(Trouble) as caught:
        load(pack(folder, about, **files))
    return str(caught.value)


def test_so_much_is_printed() -> None:
    """The one test that a changed number of pieces changes on purpose."""
    c = CONTENT
    assert dict(zip(c.item_ids, map(int, c.weapon_counts), strict=False)) == {
        "dagger": 8,
        "kukri-knife": 3,
        "revolver": 2,
        "crucifix": 2,
        "garlic-wreath": 43,
        "holy-water": 5,
        "host": 4,
        "wooden-stakes": 6,
    }
    assert c.rumor_count == 20
    assert [int(n) for n in c.coffin_mix] == [0, 8, 9, 8]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('effect = "dance"', "field 'effect': 'dance' must be one of: strange-rumors, dark-mist"),
        ('place = "paris"', "field 'place': 'paris' must be one of: paddington"),
        ('hunters = ["mina"]', "field 'hunters': there is no such field."),
        ("title = 5", "field 'title': it must be a text."),
        ("columns = [1, 2]", "field 'columns': it must be a list of 5 numbers."),
        ("columns = [1, 2, 3, 4, 9]", "'columns': 9 must be a whole number from 1 to 6."),
        ("columns = [1, 2, 3, 6, 6]", "field 'columns': column 5 goes from 1 to 5."),
        ('time = "noon"', "field 'time': 'noon' must be one of: night, day."),
    ],
)
def test_a_complaint_names_file_entry_and_field(tmp_path: Path, text: str, wrong: str) -> None:
    said = complaint(tmp_path, cards=f"[[card]]\nnumber = 5\n{text}\n")
    assert said.startswith("cards.toml, card 5, field ")
    assert wrong in said


def test_uneven_columns_are_refused(tmp_path: Path) -> None:
    said = complaint(tmp_path, cards="[[card]]\nnumber = 5\ncolumns = [1, 1, 1, 1, 1]\n")
    assert re.fullmatch(r"cards.toml: column \d must show \d on \d+ cards, not on \d+.", said)


def test_a_pack_says_what_it_is_and_has_the_files_of_the_game(tmp_path: Path) -> None:
    assert "terrors" in complaint(tmp_path, 'game = "terrors-of-london"\nname = "Mine"\n')
    assert complaint(tmp_path, f'{ABOUT}without = ["card-5"]\n').endswith("can be left out.")
    assert complaint(tmp_path, cards="[[card]]\nnumber = 61\n").endswith(
        "of the pack: there is no entry with number 61."
    )
    said = complaint(tmp_path, cards="", dances="")
    assert said.startswith("The content pack has a file 'dances.toml'; it may have: map.toml,")


def test_a_pack_lies_over_the_content(tmp_path: Path) -> None:
    tables = load(pack(tmp_path, cards='[[card]]\nnumber = 5\ntitle = "My own title"\n'))
    assert tables.spoken["event-5"] == "My own title"
    assert tables.spoken["event-6"] == CONTENT.spoken["event-6"]
    assert tables.digest != load().digest


def test_a_pack_may_be_the_whole_of_it(tmp_path: Path) -> None:
    files = {path.stem: path.read_text() for path in content.FOLDER.glob("*.toml")}
    assert load(pack(tmp_path, f"{ABOUT}whole = true\n", **files)).digest == CONTENT.digest
    files["cards"] = ""
    said = complaint(tmp_path, f"{ABOUT}whole = true\n", **files)
    assert said == "cards.toml has no [[card]] entries."


def test_every_complaint_has_its_words() -> None:
    code = Path(content.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'wrong\(\s*(?:"[a-z, _]+", |field, )?"([a-z-]+)"', code))
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not WORDS.has(f"content-{key}")] == []
