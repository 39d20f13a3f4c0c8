"""The rulebook's tables say what the content holds: numbers, symbols, texts and neighbours."""

from __future__ import annotations

import re

import pytest

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.content import FOLDER
from gaslamp.games.great_old_ones.effects import GOALS
from gaslamp.games.rulebook import rulebook
from kit import rule
from scenarios.great_old_ones import counts
from scenarios.great_old_ones.kit import content

BOOK = (FOLDER / "rulebook.md").read_text(encoding="utf-8")
LETTERS = ("M", "B", "A", "S", "£", "X", "I", "P", "!")


def section(heading: str) -> list[str]:
    """The lines under a heading."""
    _, found, rest = BOOK.partition(f"### {heading}")
    assert found, heading
    return rest.partition("\n##")[0].splitlines()


def rows(heading: str, first: str) -> list[list[str]]:
    """The table under a heading, row by row, without its head; `first` begins the head."""
    lines = section(heading)
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {first} |"))
    table = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def bare(words: str) -> str:
    """A text without the rules it refers to, as it stands on the card."""
    return re.sub(r" \((?:GO-[A-Z0-9-]+(?:, -\d+)*(?: to -\d+)?)\)", "", words).strip()


def said(words: str) -> str:
    """A text without its end stop, whatever letter it begins with."""
    return words[:1].lower() + words[1:].rstrip(".")


@rule("GO-SETUP-01", "GO-SETUP-02")
def test_the_map() -> None:
    table = rows("8.1", "no.")
    assert len(table) == tables.AREAS
    for area, (number, name, river, near) in zip(content().areas, table, strict=True):
        assert (str(area.number), area.name) == (number, name)
        assert area.river == (river == "yes")
        beside = [f"{n + 1} {content().areas[n].name}" for n in range(tables.AREAS)
                  if area.adjacent >> n & 1]  # fmt: skip
        assert near == ", ".join(beside)


@rule("GO-INSAN-03", "GO-INSAN-05", "GO-INSAN-08")
def test_the_doomsday_track() -> None:
    (boxes,) = rows("8.2", "level")
    for level, box in enumerate(boxes[1:], 1):
        assert (box == "Grenadier") == bool(content().grenadier_boxes >> level & 1)
        assert (box == "Event") == bool(content().event_boxes >> level & 1)
    assert len(boxes) - 1 == content().last_level


OBJECTIVES = {o.name: o for o in content().objectives if GOALS.all[o.goal].declared}


@rule("GO-OBJ-01", "GO-OBJ-02", "GO-OBJ-03", "GO-OBJ-04", "GO-OBJ-05", "GO-OBJ-06", "GO-OBJ-08")
@pytest.mark.parametrize("name", list(OBJECTIVES))
def test_the_thresholds_of_an_objective(name: str) -> None:
    objective = OBJECTIVES[name]
    row = next(row for row in rows("8.3", "Objective") if row[0] == name)
    for players, cell in enumerate(row[2:5]):
        wanted = [str(int(objective.least[players]))]
        if GOALS.all[objective.goal].word == "contested":
            wanted.append(str(int(objective.contested[players])))
        assert cell.replace("£", "").split(" / ") == wanted
    rules = rulebook(FOLDER).rules
    told = next(t for r, t in rules.items() if r.startswith("GO-OBJ") and t.startswith(name))
    three = re.findall(r"£?(\d+) / £?(\d+) / £?(\d+)", told)
    numbers = [[str(int(n)) for n in objective.least]]
    if GOALS.all[objective.goal].word == "contested":
        numbers.append([str(int(n)) for n in objective.contested])
    assert [list(found) for found in three] == numbers


@rule("GO-GOO-04", "GO-GOO-05", "GO-GOO-06", "GO-GOO-07")
def test_the_player_boards() -> None:
    table = {row[0].split(",")[0]: row for row in rows("8.4", "board")}
    assert set(table) == {board.name for board in content().boards}
    for board in content().boards:
        title, ability = table[board.name]
        assert said(title.split(", ")[1]) == said(board.title)
        assert said(bare(ability)) == said(board.text)
        assert (f"£{board.cost}" in ability) == (board.cost > 0)


@rule("GO-ELDER-03")
def test_the_elder_ones() -> None:
    table = rows("8.5", "Elder One")
    for elder, (name, hp, ability, _) in zip(content().elders, table, strict=True):
        assert (elder.name, str(elder.hp)) == (name, hp)
        assert said(ability) == said(elder.text)


@rule("GO-BUILD-04")
def test_the_building_cards() -> None:
    table = {row[1]: row for row in rows("Building cards", "card")}
    assert set(table) == {building.name for building in content().buildings}
    for building in content().buildings:
        assert table[building.name][2] == f"£{building.cost}"
    total = sum(int(building.cost) for building in content().buildings)
    assert f"All six together cost £{total}." in BOOK


@rule("GO-EVENT-18")
def test_the_events() -> None:
    assert [row[1] for row in rows("8.6", "no.")] == [event.name for event in content().events]


@rule("GO-CARD-10")
def test_every_action_card() -> None:
    """A card of one's own has no row in the book."""
    lines = [line for line in section("8.7") if re.match(r"\| C\d+ \|", line)]
    assert len(lines) == counts.CARDS_OF_THE_BOOK
    for card, line in zip(content().cards, lines, strict=False):
        number, name, symbols, words, _ = (cell.strip() for cell in line.strip("|").split("|"))
        assert (number, name) == (f"C{card.number}", card.name)
        letters = [f"£{code >> 4}" if code >> 4 else LETTERS[code & 15]
                   for code in card.symbols]  # fmt: skip
        assert symbols == " ".join(f"`{letter}`" for letter in letters)
        assert bare(words) == (card.text or "–"), f"{number} {name}"
