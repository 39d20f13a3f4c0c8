"""Positions arranged from plain data: a match begins there, and a save leads back to it."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp import games
from gaslamp.games.arranging import arrange
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import text
from gaslamp.table import life
from gaslamp.table.match import Match

POSITIONS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "terrors-of-london": (2, "terrors", {
        "hands": [["fanatic", "fanatic"], ["cultist"]], "health": [12, 2],
        "play": [["wraith"], []], "tokens": [{"wraith": "haunt"}, {}],
    }),
    "plague-of-dracula": (1, "plague", {
        "at": {"mina": "islington"}, "marks": {"hackney": "plague-1"}, "cards": [[6, 1], "night"],
        "run": ["action", "markers"],
    }),
    "london-dread": (2, "story", {
        "board": {"west-5": "the-resurrection-men"}, "characters": ["sturmer", "murphy"],
        "clocks": {"sturmer": {"6am": "5"}, "murphy": {"6am": "5", "8am": ">west"}},
        "conditions": {"murphy": ["injured"]}, "allies": {"sturmer": ["sergeant-dhillon"]},
    }),
    "great-old-ones": (2, "old_ones", {
        "hands": [["a-procession-from-bedlam"], ["nancy"]], "dice": [6], "money": [12, 5],
        "agents": {"the-city": {0: 1}, "chelsea": {1: 1}}, "objectives": ["lust", "greed"],
    }),
    "blackbriar": (1, "briar", {
        "folk": {"doctor": "c2"}, "creatures": [["shambling-corpse", "c3"]],
        "dice": {"doctor": [[6, 2], [6, 5]]}, "harm": {"shambling-corpse-1": 4}, "rolls": [[6, 3]],
        "tokens": {"doctor": ["fear"]}, "delayed": {"doctor": [{"sides": 6}]},
    }),
}  # fmt: skip


def arranged(game_id: str) -> Match:
    seats, kit, args = POSITIONS[game_id]
    game = games.find(game_id)
    options = game.settled(seats, {})
    g = arrange(game, game.printed, seats, options, kit, args)
    return life.arranged(game_id, ["human"] * seats, options, 1, g)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_position_that_is_saved_and_loaded_is_the_same_position(game_id: str) -> None:
    match = arranged(game_id)
    begun = text(match.g)
    for _ in range(3):
        again = life.load(match.save())
        assert again.notice is None
        assert again.journal == match.journal and text(again.g) == text(match.g)
        if match.asked():
            seat = match.asked()[0]
            match.choose(seat, match.menu(seat)[0].key)
    again.back_to(0)
    assert text(again.g) == begun != text(match.g)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_position_has_every_piece_of_the_game(game_id: str) -> None:
    match = arranged(game_id)
    game, count = match.game, len(match.journal.seats)
    dealt = game.new(match.content, count, match.journal.options, 1)
    assert game.pieces(match.g) == game.pieces(dealt)


@pytest.mark.parametrize(
    ("kit", "args", "sentence"),
    [
        ("chess", {}, "Nobody here arranges 'chess'; there is: terrors."),
        ("terrors", {"weather": "fog"}, "has nothing called 'weather'; it has: hands, play"),
        ("terrors", {"hands": [["fanatic"], 3]}, r"told as 'hands\[1\]' is not of the kind"),
        ("terrors", {"hands": [["dragon"], []]}, "There is no 'dragon' left to lay out."),
        ("terrors", {"overlords": ["dracula", "fenris"]}, "no 'dracula'; there is: .*fenris"),
        ("terrors", {"active": 3}, "its names and numbers do not fit together"),
    ],
)
def test_what_cannot_be_arranged_is_told_in_one_sentence(
    kit: str, args: dict[str, Any], sentence: str
) -> None:
    game = games.find("terrors-of-london")
    with pytest.raises(Trouble, match=sentence):
        arrange(game, game.printed, 2, {}, kit, args)
