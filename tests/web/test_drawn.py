"""What boards draw comes with the view, ready: nothing of the rules is worked out in a browser."""

from __future__ import annotations

import re
from pathlib import Path

from gaslamp.games.great_old_ones.content import load as old_ones
from gaslamp.games.plague_of_dracula.combat_view import bat
from gaslamp.table import life
from kit import rule

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


@rule("PD-CMB-16", "PD-CMB-17")
def test_each_number_of_a_draw_says_whether_it_hits() -> None:
    assert [bat(n, 0) for n in range(1, 6)] == ["miss"] * 5
    assert [bat(n, 2) for n in range(1, 6)] == ["hit", "hit", "miss", "miss", "miss"]
    assert [bat(n, 6) for n in range(1, 6)] == ["hit", "hit", "hit", "hit", "red"]


def test_the_count_says_how_strong_he_is_on_every_space() -> None:
    count = life.begin("plague-of-dracula", ["human"], {}, 1).view(0).data["dracula"]
    assert len(count["strengths"]) == 10
    assert count["strengths"][count["space"] - 1] == count["strength"]


def test_a_place_of_a_district_has_a_short_name() -> None:
    match = life.begin("london-dread", ["human", "human"], {}, 1)
    places = [place for shown in match.view(0).maps for place in shown.places]
    assert all(place.name == f"{place.district} {place.short}" for place in places)


def test_each_card_of_great_old_ones_has_a_picture() -> None:
    chosen = (BOARDS / "great-old-ones" / "pictures.ts").read_text("utf-8")
    cards = {card.id for card in old_ones().cards}
    named = set(re.findall(r"^ +'?([a-z0-9-]+)'?: ", chosen, re.M))
    assert len(cards & named) == 101  # one not drawn yet has a scroll
