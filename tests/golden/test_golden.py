"""Golden playthroughs: whole games as text. A change of rules shows as a diff to be reviewed.

They are played with cards of their own, so that a new card changes none of them: the folder
`tests/golden/<game>` is a content pack whose `pack.toml` says `whole = true`, a copy of the game's
content as it was. A card there changes only when the reader asks for something new.

To write the games anew: GASLAMP_GOLDEN=write .venv/bin/python -m pytest tests/golden -k <game>
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.table import life
from gaslamp.table.advice import think
from gaslamp.table.log import ALL_SEEING
from gaslamp.table.variants import Variant, variants
from kit import golden_cards

HERE = Path(__file__).parent
WRITE = os.environ.get("GASLAMP_GOLDEN") == "write"
LIMIT = 5_000
SEED = 11


def deck(game_id: str) -> Path | None:
    """The game's cards as they were when its games were written down."""
    folder = golden_cards(game_id)
    return folder if folder.is_dir() else None


def heading(game_id: str, variant: Variant) -> str:
    """Which game it is, with what is not as usual: so a new setting changes none."""
    usual = {setting.key: setting.first() for setting in games.find(game_id).settings}
    told = [f"{key} {value}" for key, value in variant.options if usual[key] != value]
    return ", ".join([game_id, f"{variant.seats} seats", f"seed {SEED}", *told])


def played(game_id: str, variant: Variant) -> str:
    """A game between random bots, told by its choices and its log."""
    options = dict(variant.options)
    match = life.begin(game_id, ["random"] * variant.seats, options, SEED, deck(game_id))
    lines = [heading(game_id, variant)]
    told = 0
    while (seat := match.bot_seat()) is not None and len(match.journal.choices) < LIMIT:
        for entry in match.visible_log(ALL_SEEING)[told:]:
            lines.append(f"    {entry.text}")
        told = len(match.log)
        key = think(match, seat)
        lines.append(f"{seat} {key}")
        match.choose(seat, key)
    result = match.result()
    lines += [f"    {entry.text}" for entry in match.visible_log(ALL_SEEING)[told:]]
    lines.append(f"End: {result.reason if result else 'none'}")
    return "\n".join(lines) + "\n"


def chosen() -> list[tuple[str, int, Variant]]:
    """The first two variants of every game and seat count."""
    found = []
    for game_id in games.ids():
        for seats in games.find(game_id).seat_counts:
            ways = [v for v in variants(games.find(game_id)) if v.seats == seats]
            found += [(game_id, n, way) for n, way in enumerate(ways) if n < 2]
    return found


@pytest.mark.parametrize(("game_id", "number", "variant"), chosen())
def test_a_playthrough_is_as_it_was(game_id: str, number: int, variant: Variant) -> None:
    path = HERE / f"{game_id}-{variant.seats}-{number}.txt"
    text = played(game_id, variant)
    if WRITE:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text, (
        "the game is told differently; read the diff, then write it anew with GASLAMP_GOLDEN=write"
    )
