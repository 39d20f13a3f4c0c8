"""The event deck, the only source of numbers (PD-RAND), and its reshuffles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import DIE_COLUMN
from gaslamp.kernel.bits import bit, count_bits

WIDEST: Final = 6
COLUMNS: Final = 8
# Of which draws the hunters want high numbers (1) or low ones (-1); others depend.
LUCK: Final = {
    "drawn-transfusion": -1.0,
    "drawn-harker": -1.0,
    "drawn-attack-check": 1.0,
    "drawn-spread": -1.0,
    "drawn-feeding": -1.0,
}


def number(g: Plague, card: i64, column: i64) -> i64:
    """What a card shows in a column."""
    return g.content.numbers[card * COLUMNS + column]


def reshuffle(g: Plague) -> None:
    """PD-RAND-11: all sixty cards, the active one too; its effect lasts (PD-RAND-12)."""
    g.veil()
    g.deck.slide_under(g.discard)
    if g.active:
        g.deck.push(g.active)
        g.active = 0
    g.deck.shuffle(g.rng)
    g.known_top = 0
    g.say("reshuffled")


def turn_card(g: Plague) -> i64:
    """Turn the top card; only a draw from an empty deck reshuffles (PD-RAND-10)."""
    if g.deck.size() == 0:
        reshuffle(g)
    g.veil()
    if g.known_top > 0:
        g.known_top -= 1
    return g.deck.pull()


def draw_card(g: Plague, column: i64, why: str) -> i64:
    """PD-RAND-03: read a column, discard the card; the card itself is returned."""
    card = turn_card(g)
    g.discard.push(card)
    if g.logging:
        g.say(why, g.content.card_ids[card], int(column), int(number(g, card, column)))
    return card


def draw(g: Plague, column: i64, why: str) -> i64:
    if g.ear is not None and g.known_top == 0 and g.deck.size() > 0:
        good = LUCK.get(why, 0.0)
        cards = g.deck
        worths = [good * float(number(g, cards.at(i), column)) for i in range(cards.size())]
        if good != 0.0:
            g.ear.draw("events", bit(g.agreed.hunter_seats) - 1, worths[-1], worths)
    return number(g, draw_card(g, column, why), column)


def check(g: Plague, why: str) -> i64:
    """A check in the die column, or a throw of the die with that option (PD-RAND-13)."""
    if not g.agreed.real_die:
        return draw(g, DIE_COLUMN, why)
    g.veil()
    value = g.rng.below(DIE_COLUMN) + 1
    if g.ear is not None:
        hunters = bit(g.agreed.hunter_seats) - 1
        g.ear.die("die", hunters, DIE_COLUMN, value, LUCK.get(why, 0.0))
    g.say(why, "die", int(DIE_COLUMN), int(value))
    return value


def pick(g: Plague, options: i64, why: str) -> i64:
    """PD-RAND-04..06: one of so many options, counted from 0."""
    if options <= 1:
        return 0
    if options <= WIDEST:
        return draw(g, options, why) - 1
    groups = (options + WIDEST - 1) // WIDEST
    group = pick(g, groups, why)
    size = options // groups
    larger = options % groups
    start = group * size + min(group, larger)
    if group < larger:
        size += 1
    return start + pick(g, size, why)


def pick_of(g: Plague, mask: i64, why: str) -> i64:
    """A member of a set at random, numbered in the fixed order (PD-RAND-07); -1 of none."""
    if mask == 0:
        return -1
    skip = pick(g, count_bits(mask), why)
    n: i64 = 0
    while True:
        if mask & bit(n):
            if skip == 0:
                return n
            skip -= 1
        n += 1
