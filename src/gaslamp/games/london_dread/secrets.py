"""Who knows what: a fair redeal of all that a seat cannot see (section 5 of the ledger)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread.state import AREAS, EMPTY, LOCATIONS, NUMBERS, Dread
from gaslamp.games.london_dread.tables import CONFIDENCE_CARD, DREAD_CARD, PLACEHOLDER
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone, empty


def redealt(g: Dread, seat: i64, rng: Rng) -> Dread:
    """A copy in which everything the seat cannot know is shuffled."""
    twin = g.clone()
    redeal_board(twin, rng)
    twin.piles.items.shuffle(rng)
    twin.piles.challenges.shuffle(rng)
    twin.piles.secrets.shuffle(rng)
    redeal_cards(twin, seat, rng)
    twin.rng = rng.clone()
    return twin


def redeal_board(g: Dread, rng: Rng) -> None:
    """What lies face down: placeholders as the deal may have put them, then all the others."""
    down = empty()
    covers = empty()
    dread = empty()
    allies = empty()
    location: i64 = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY and not has(g.up, location):
            down.push(location)
            kind = g.content.kind_of[card]
            pile = covers if kind == PLACEHOLDER else dread if kind == DREAD_CARD else allies
            pile.push(card)
        location += 1
    if down.size() == 0:
        return
    plots = place_plots(g, down, covers.size(), rng)
    exchange_unseen(g, dread, rng)
    exchange_allies(g, allies, rng)
    while allies.size() > 0:
        dread.push(allies.pull())
    dread.shuffle(rng)
    i: i64 = 0
    while i < down.size():
        location = down.at(i)
        g.board[location] = covers.pull() if has(plots, location) else dread.pull()
        i += 1


def exchange_unseen(g: Dread, dread: Zone, rng: Rng) -> None:
    """Any card of the Tier that nobody has seen may lie there instead."""
    unseen = g.piles.unseen
    i: i64 = 0
    while i < dread.size():
        j: i64 = 0
        partners: i64 = 1
        while j < unseen.size():
            if g.content.cards[unseen.at(j)].tier == g.chapter:
                partners += 1
            j += 1
        pick = rng.below(partners)
        j = 0
        while pick > 0 and j < unseen.size():
            if g.content.cards[unseen.at(j)].tier == g.chapter:
                pick -= 1
                if pick == 0:
                    held = dread.at(i)
                    dread.put(i, unseen.at(j))
                    unseen.put(j, held)
            j += 1
        i += 1


def exchange_allies(g: Dread, allies: Zone, rng: Rng) -> None:
    """With three Characters nobody knows which of the nine Allies take part."""
    count = allies.size()
    while allies.size() > 0:
        g.piles.allies.push(allies.pull())
    g.piles.allies.shuffle(rng)
    while allies.size() < count:
        allies.push(g.piles.allies.pull())


def place_plots(g: Dread, down: Zone, hidden: i64, rng: Rng) -> i64:
    """Where the hidden placeholders may lie: every Area got one, the rest fell anywhere. On a board
    that was arranged and not dealt there may be no such way; then they lie somewhere."""
    tries: i64 = 0
    while True:
        places = down.clone()
        chosen: i64 = 0
        tries += 1
        left = hidden
        while left > 0:
            chosen |= bit(places.take(rng.below(places.size())))
            left -= 1
        ways: i64 = 1
        area: i64 = 0
        while area < AREAS:
            ways *= plots_in(g, area, chosen)
            area += 1
        if (ways > 0 and rng.below(MOST_WAYS) < ways) or tries == MOST_TRIES:
            return chosen


MOST_WAYS: Final = 4
MOST_TRIES: Final = 2_000


def plots_in(g: Dread, area: i64, chosen: i64) -> i64:
    """Plot cards found in an Area in this Chapter, and those supposed there."""
    return count_bits((chosen >> (area * NUMBERS)) & 63) + (g.found >> (4 * area)) % 16


def redeal_cards(g: Dread, seat: i64, rng: Rng) -> None:
    """Confidence cards nobody has seen change places; then the hands of others are dealt anew."""
    unknown = empty()
    pool = g.piles.confidence
    confidence = empty()
    collect(g, pool, confidence)
    collect(g, g.piles.investigation, confidence)
    c: i64 = 0
    while c < g.count():
        if is_hidden(g, c, seat):
            collect(g, g.sleuths[c].hand, confidence)
        c += 1
    confidence.shuffle(rng)
    hand_out(g, pool, confidence)
    hand_out(g, g.piles.investigation, confidence)
    c = 0
    while c < g.count():
        if is_hidden(g, c, seat):
            hand_out(g, g.sleuths[c].hand, confidence)
            i: i64 = 0
            while i < g.sleuths[c].hand.size():
                unknown.push(g.sleuths[c].hand.at(i))
                i += 1
        c += 1
    g.piles.investigation.shuffle(rng)
    unknown.shuffle(rng)
    c = 0
    while c < g.count():
        if is_hidden(g, c, seat):
            hand = g.sleuths[c].hand
            i = 0
            while i < hand.size():
                hand.put(i, unknown.pull())
                i += 1
        c += 1


def is_hidden(g: Dread, c: i64, seat: i64) -> bool:
    """Whether the seat does not see this Character's hand."""
    return g.sleuths[c].seat != seat and not g.sleuths[c].shown


def collect(g: Dread, pile: Zone, confidence: Zone) -> None:
    i: i64 = 0
    while i < pile.size():
        if g.content.kind_of[pile.at(i)] == CONFIDENCE_CARD:
            confidence.push(pile.at(i))
        i += 1


def hand_out(g: Dread, pile: Zone, confidence: Zone) -> None:
    i: i64 = 0
    while i < pile.size():
        if g.content.kind_of[pile.at(i)] == CONFIDENCE_CARD:
            pile.put(i, confidence.pull())
        i += 1
