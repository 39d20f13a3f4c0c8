"""Marks on cards: one int per card, a few bits per fact.

Marks stay with the physical card (R-14). What a turn put there is wiped when the next Action
Phase begins; what a card has only while in play is wiped when it leaves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london.state import Terrors

# While in play: the HAUNT token, and which copy of its kind the card is in this play area.
TOKEN: Final = 3
NO_TOKEN: Final = 0
HAUNT_SIDE: Final = 1
DISMISS_SIDE: Final = 2
BEGAN: Final = 1 << 2
TAG_AT: Final = 3
TAG: Final = 15 << TAG_AT
ATTACHED: Final = 1 << 7
LEFT_AT: Final = 8
LEFT: Final = 255 << LEFT_AT
RIGHT_AT: Final = 16
RIGHT: Final = 255 << RIGHT_AT
IN_PLAY: Final = TOKEN | BEGAN | TAG | ATTACHED | LEFT | RIGHT

# For the Action Phase, wherever the card goes.
HAUNTED: Final = 1 << 24
RELIC_USED: Final = 1 << 25
TRIGGER_USED: Final = 1 << 26
ABILITY_1_USED: Final = 1 << 27
ABILITY_2_USED: Final = 1 << 28
HORDE_AT: Final = 29
HORDE: Final = 31 << HORDE_AT
THIS_PHASE: Final = HAUNTED | RELIC_USED | TRIGGER_USED | ABILITY_1_USED | ABILITY_2_USED | HORDE
# What makes two copies of one card in hand different for their owner.
MEMORY: Final = RELIC_USED | TRIGGER_USED | ABILITY_1_USED | ABILITY_2_USED | HORDE

# While hidden: which seats know the card where it lies, the shuffle it came from, and the card
# it may have changed places with unseen by the opponent.
KNOWN_AT: Final = 34
KNOWN: Final = 3 << KNOWN_AT
EPOCH_AT: Final = 36
EPOCH: Final = 4095 << EPOCH_AT
PAIR_AT: Final = 48
PAIR: Final = 255 << PAIR_AT
HIDDEN: Final = KNOWN | EPOCH | PAIR


def token(g: Terrors, card: i64) -> i64:
    return g.marks[card] & TOKEN


def set_token(g: Terrors, card: i64, side: i64) -> None:
    g.marks[card] = (g.marks[card] & ~TOKEN) | side


def has(g: Terrors, card: i64, mark: i64) -> bool:
    return g.marks[card] & mark != 0


def mark(g: Terrors, card: i64, mark: i64) -> None:
    g.marks[card] = g.marks[card] | mark


def unmark(g: Terrors, card: i64, mark: i64) -> None:
    g.marks[card] = g.marks[card] & ~mark


def tag(g: Terrors, card: i64) -> i64:
    return (g.marks[card] & TAG) >> TAG_AT


def horde_of(g: Terrors, card: i64) -> i64:
    """The horde the card has been part of in this Action Phase, or 0."""
    return (g.marks[card] & HORDE) >> HORDE_AT


def left_of(g: Terrors, card: i64) -> i64:
    """The card at the left side in its horde, or -1."""
    return ((g.marks[card] & LEFT) >> LEFT_AT) - 1


def right_of(g: Terrors, card: i64) -> i64:
    """The card at the right side in its horde, or -1."""
    return ((g.marks[card] & RIGHT) >> RIGHT_AT) - 1


def link(g: Terrors, left: i64, right: i64) -> None:
    """Lay two cards of a horde side by side."""
    g.marks[left] = (g.marks[left] & ~RIGHT) | ((right + 1) << RIGHT_AT)
    g.marks[right] = (g.marks[right] & ~LEFT) | ((left + 1) << LEFT_AT)


def forget_phase(g: Terrors) -> None:
    """TL-TURN-07: an Action Phase begins; its per-turn marks are fresh."""
    marks = g.marks
    i: i64 = 0
    n: i64 = g.content.cards
    while i < n:
        marks[i] = marks[i] & ~THIS_PHASE
        i += 1
