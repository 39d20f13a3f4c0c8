"""Decisions open to several seats, and reactions, on the kernel as it is in the source.

Run by tests/kernel/test_toy.py in a process of its own: a toy written in a test cannot stand on
the compiled kernel.
"""

from __future__ import annotations

import itertools

from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.snapshot import text
from gaslamp.kernel.state import choose, fill, pending
from toy import auction

BIDS = {0: 1, 1: 2, 2: 0}


def test_bids_may_come_in_any_order_and_lead_to_the_same_table() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        g = auction.new(seeded(1))
        for seat in order:
            choose(g, seat, packed(auction.BID, BIDS[seat]))
        ends.add(text(g))
    assert len(ends) == 1


def test_who_has_bid_is_not_asked_again() -> None:
    g = auction.new(seeded(1))
    choose(g, 1, packed(auction.BID, 2))
    decision = pending(g)
    assert decision is not None
    assert decision.seats(g) == 0b101


def test_every_other_seat_is_asked_to_react_in_order() -> None:
    g = auction.new(seeded(1))
    for seat, bid in BIDS.items():
        choose(g, seat, packed(auction.BID, bid))
    first = pending(g)
    assert first is not None
    assert first.seats(g) == 0b001
    menu = Menu(0, explain=True)
    fill(g, menu)
    assert menu.listed() == [packed(auction.ACCEPT)]
    assert menu.refusals[0].rule == "XX-VETO-01"
    choose(g, 0, packed(auction.ACCEPT))
    choose(g, 2, packed(auction.ACCEPT))
    assert g.outcome is not None
    assert g.outcome.winners == 0b010


def test_a_reaction_may_take_rows_off_the_agenda() -> None:
    g = auction.new(seeded(1))
    for seat, bid in BIDS.items():
        choose(g, seat, packed(auction.BID, bid))
    choose(g, 0, packed(auction.ACCEPT))
    choose(g, 2, packed(auction.VETO))
    decision = pending(g)
    assert decision is not None
    assert decision.seats(g) == 0b111
    assert len(g.agenda) == 1


def test_nothing_follows_after_the_end() -> None:
    g = auction.new(seeded(1))
    g.finish(1, "called-off")
    g.then(auction.Bids(0b111))
    assert g.agenda == []
