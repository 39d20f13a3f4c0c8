"""Pieces for which no option stands: boards say why of each (`Game.closed`)."""

from __future__ import annotations

import random

import pytest

from gaslamp.table import life
from gaslamp.table.match import Match

CHOICES = 90
# Where there is nothing on the map yet.
BEFORE = ("ask-colour", "ask-townsfolk")


def told(match: Match, seat: int) -> set[str]:
    """The handles of which it is said what may be done with them, or why nothing."""
    offers = [ref for offer in match.menu(seat) for ref in offer.refs]
    return {*offers, *(ref for reason in match.closed(seat) for ref in reason.refs)}


@pytest.mark.parametrize("game", ["great-old-ones", "blackbriar"])
def test_every_place_is_open_or_says_why(game: str) -> None:
    dice = random.Random(7)
    match = life.begin(game, ["human", "human"], {}, 7)
    seen = 0
    for _ in range(CHOICES):
        if not match.asked():
            break
        seat = match.asked()[0]
        if match.position.decision and match.position.decision.prompt(match.g).key not in BEFORE:
            places = {place.id for shown in match.view(seat).maps for place in shown.places}
            assert places <= told(match, seat)
            seen += len(places)
        for reason in match.closed(seat):
            assert reason.why.endswith(".") and reason.rule_text and reason.label
        match.choose(seat, dice.choice(match.menu(seat)).key)
    assert seen > 0


def test_what_is_open_has_no_reason_to_be_closed() -> None:
    match = life.begin("great-old-ones", ["human", "human"], {"colours": "by-seat"}, 3)
    seat = match.asked()[0]
    open_ = {ref for offer in match.menu(seat) for ref in offer.refs}
    assert open_
    assert not open_ & {ref for row in match.position.closed(seat) for ref in row.refs}


def test_nobody_else_is_told_why() -> None:
    match = life.begin("great-old-ones", ["human", "human"], {"colours": "by-seat"}, 3)
    other = 1 - match.asked()[0]
    assert match.closed(other) == []
