"""The Investigation deck: cards drawn, and cards that leave a Location (LD-DRAW)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import take_free
from gaslamp.games.london_dread.hand import put_away
from gaslamp.games.london_dread.state import EMPTY, Dread
from gaslamp.games.london_dread.tables import points
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option


def offer_draws(g: Dread, m: Menu) -> None:
    """LD-DRAW-01/04: any Character taking part that has not rolled yet."""
    if g.piles.investigation.size() == 0:
        return
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if has(g.group, c) and sleuth.seat == m.seat and not sleuth.effort.rolled:
            m.offer(verbs.DRAW, c)
        c += 1


def take_addition(g: Dread, o: Option) -> None:
    """A drawn card, or an effect."""
    if o.verb == verbs.DRAW:
        draw_card(g, o.a)
    else:
        take_free(g, o)


def draw_card(g: Dread, c: i64) -> None:
    """LD-DRAW-01/02/05: shuffled before a Character's first draw; all that matches counts."""
    sleuth = g.sleuths[c]
    deck = g.piles.investigation
    if not sleuth.effort.drew:
        sleuth.effort.drew = True
        deck.shuffle(g.rng)
    if g.ear is not None:
        worths = [float(points(g.content.icons_of[deck.at(i)], g.mask)) for i in range(deck.size())]
        g.ear.draw("investigation", bit(sleuth.seat), worths[-1], worths)
    card = deck.pull()
    sleuth.drawn.push(card)
    sleuth.effort.added += points(g.content.icons_of[card], g.mask)
    g.veil()
    if g.logging:
        g.say("draws", g.id(c), g.content.cards[card].id)


def discard_drawn(g: Dread) -> None:
    """LD-DRAW-03: cards drawn are gone for good."""
    c: i64 = 0
    while c < g.count():
        drawn = g.sleuths[c].drawn
        while drawn.size() > 0:
            put_away(g, drawn.pull())
        c += 1


def clear_location(g: Dread, location: i64) -> None:
    """LD-MOD-05: the card is gone, and its tokens go back to their pools."""
    g.board[location] = EMPTY
    g.plot_at[location] = EMPTY
    g.hardened[location] = 0
    g.eased[location] = 0
    g.marks[location] = 0
    if has(g.up, location):
        g.up ^= bit(location)
