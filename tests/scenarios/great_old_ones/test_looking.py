"""`look` finds every noun that a player of Great Old Ones reads."""

from __future__ import annotations

import re

from gaslamp.cli.board import Table
from gaslamp.cli.looking import find, subjects
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.view import View
from gaslamp.kernel.errors import Trouble
from scenarios.great_old_ones.kit import content, old_ones


def shown() -> View:
    """A table with something of everything on it."""
    table = old_ones(
        hands=(["bill-sikes"], ["sam-weller"], []), elders={"bokrug": (0, "the-city")},
        buildings={"the-city": (0, "hotel")}, citizens={"lambeth": 1}, grenadiers={"chelsea": 1},
        trouble=("the-city",),
    )  # fmt: skip
    return GAME.view(table.g, 0)


def nouns_of_the_table(view: View) -> set[str]:
    """The titles of zones, tracks and maps, the places, the pieces and who plays."""
    found = {zone.title for zone in view.zones} | {track.title for track in view.tracks}
    for board in view.maps:
        found |= {board.title} | {place.name for place in board.places}
        found |= {piece.name for place in board.places for piece in place.pieces}
    found |= {piece.name for zone in view.zones for piece in zone.pieces}
    return found | {seat.name for seat in view.seats}


CAPITAL = r"(?:[A-Z][a-z']+|HP)"


def nouns_of_menus_and_log() -> set[str]:
    """What messages write with a capital in the middle of a sentence: the book's own nouns."""
    found: set[str] = set()
    for line in (GAME.folder() / "messages.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            said = re.sub(r"\{[^}]*\}", "{}", line.partition("=")[2] or line)
            found |= set(re.findall(rf"(?<=[a-z,;:£)}}] ){CAPITAL}(?: {CAPITAL})*", said))
    return found


def headings_of_the_rulebook() -> set[str]:
    """What the chapters of the rules are about: "Summon (`S`) and Elder Ones" is two things."""
    book = (GAME.folder() / "rulebook.md").read_text(encoding="utf-8")
    rules = book[book.index("## 3.") : book.index("## 4.")]
    found: set[str] = set()
    for heading in re.findall(r"^### (.*)$", rules, re.M):
        bare = re.sub(r" \([^)]*\)", "", heading).removesuffix(" conventions")
        found |= set(re.split(r", | and (?=[A-Z]|end|payments)", bare))
    return found


def test_every_noun_a_player_reads_can_be_looked_up() -> None:
    view = shown()
    known = subjects(GAME, content(), Table(view, ["Ann", "Ben", "Cyn"]))
    missing = []
    for noun in nouns_of_the_table(view) | nouns_of_menus_and_log() | headings_of_the_rulebook():
        try:
            find(known, noun)
        except Trouble as trouble:
            if "can be" not in str(trouble):
                missing.append(noun)
    assert not missing
