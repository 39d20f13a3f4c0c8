"""The Planning Phase: everybody reveals and plans at once (LD-PLAN, LD-STASH, LD-MARK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.places import LOCATION_IDS, number_of, side_of, token
from gaslamp.games.london_dread.state import (
    ACTIONS,
    AREAS,
    COLOURS,
    EMPTY,
    LOCATIONS,
    MARKERS,
    NUMBER_UP,
    NUMBERS,
    PLANNING,
    Dread,
    who,
)
from gaslamp.games.london_dread.tables import ALLY, PLACEHOLDER
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import Decision, Line, Step

OWN: Final = 2  # tokens of each number (LD-SETUP-10)


class BeginPlanning(Step[Dread]):
    """LD-PLAN-01: the clock starts; how long it runs is the table's business."""

    def run(self, g: Dread) -> None:
        g.phase = PLANNING
        g.ready = 0
        g.laid = 0
        if g.logging:
            g.say("planning-begins", int(g.chapter), int(g.rules.minutes))


class Planning(Decision[Dread]):
    """LD-PLAN-02/13/21: one command after another, of any seat, each checked anew."""

    def seats(self, g: Dread) -> i64:
        return bit(g.rules.seats) - 1

    def awaited(self, g: Dread) -> i64:
        """LD-PLAN-19: those that are not ready."""
        return (bit(g.rules.seats) - 1) & ~g.ready

    def menu(self, g: Dread, m: Menu) -> None:
        if has(g.ready, m.seat):
            m.offer(verbs.NOT_READY)
        else:
            m.offer(verbs.READY)
        m.offer(verbs.TIME_UP)
        offer_reveals(g, m)
        c: i64 = 0
        n = g.count()
        while c < n:
            if g.sleuths[c].seat == m.seat:
                offer_clock(g, m, c)
            c += 1
        offer_marks(g, m)

    def take(self, g: Dread, o: Option) -> None:
        verb = o.verb
        if verb == verbs.TIME_UP:
            g.say("time-is-up")
            return
        if verb == verbs.READY:
            g.ready |= bit(o.seat)
            g.laid |= bit(o.seat)
            if g.logging:
                g.say("is-ready", who(o.seat))
            if g.ready == bit(g.rules.seats) - 1:
                return
        elif verb == verbs.NOT_READY:
            g.ready ^= bit(o.seat)
            plan_anew(g, o.seat)
        elif verb == verbs.REVEAL:
            g.ready = 0
            reveal(g, o.a)
        elif verb == verbs.MARK or verb == verbs.UNMARK:
            g.marks[o.a] ^= bit(o.b)
        else:
            if has(g.ready, o.seat):
                g.ready ^= bit(o.seat)
            plan_anew(g, o.seat)
            change_clock(g, o)
        g.then(self)

    def calm(self) -> bool:
        return True

    def vacant(self) -> i64:
        """LD-PLAN-26: a seat nobody leads is not waited for."""
        return packed(verbs.READY)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-planning", [], -1)


PLANNING_DECISION: Final = Planning()


def plan_anew(g: Dread, seat: i64) -> None:
    """Everybody is told once when a plan that was ready is opened again."""
    if has(g.laid, seat):
        g.laid ^= bit(seat)
        if g.logging:
            g.say("plans-anew", who(seat))


def offer_reveals(g: Dread, m: Menu) -> None:
    """LD-PLAN-02/03: any card that is still face down."""
    location: i64 = 0
    while location < LOCATIONS:
        if g.board[location] != EMPTY:
            if not has(g.up, location):
                m.offer(verbs.REVEAL, location)
            else:
                m.refuse("why-revealed", "LD-PLAN-03", verbs.REVEAL, location)
        location += 1


def reveal(g: Dread, location: i64) -> None:
    """LD-PLAN-04..07/22: turned face up; a placeholder is covered by the top Plot card."""
    g.up |= bit(location)
    g.veil()
    card = g.board[location]
    if g.content.kind_of[card] == PLACEHOLDER:
        g.plot_at[location] = g.next_found
        g.found += bit(4 * (location // NUMBERS))
        if g.logging:
            g.say("reveals-plot", LOCATION_IDS[location], g.plot(g.next_found).id)
        g.next_found += 1
    elif g.logging:
        g.say("reveals", LOCATION_IDS[location], g.content.cards[card].id)


def in_clock(g: Dread, c: i64) -> i64:
    """How many tokens of each number lie in the clock: four bits for each."""
    clock = g.sleuths[c].clock
    counts: i64 = 0
    slot: i64 = 0
    while slot < ACTIONS:
        if clock[slot] != 0:
            counts += bit(4 * number_of(clock[slot]))
        slot += 1
    return counts


def free_tokens(g: Dread, c: i64, counts: i64, number: i64) -> i64:
    """LD-PLAN-24, LD-STASH-05: tokens of this number beside the clock."""
    held: i64 = OWN + 1 if has(g.sleuths[c].stash, number) else OWN
    return held - ((counts >> (4 * number)) & 15)


def offer_clock(g: Dread, m: Menu, c: i64) -> None:
    """LD-PLAN-12/13/25: place, turn, exchange, take back; and the Stash."""
    clock = g.sleuths[c].clock
    counts = in_clock(g, c)
    slot: i64 = 0
    while slot < ACTIONS:
        held = clock[slot]
        if held == 0:
            number: i64 = 1
            while number <= NUMBERS:
                if free_tokens(g, c, counts, number) > 0:
                    m.offer(verbs.PLACE, c, slot, number)
                else:
                    m.refuse("why-no-token", "LD-SETUP-10", verbs.PLACE, c, slot, number)
                number += 1
        else:
            offer_slot(g, m, c, slot, held)
        slot += 1
    offer_stash(g, m, c, counts)


def offer_slot(g: Dread, m: Menu, c: i64, slot: i64, held: i64) -> None:
    """What can be done with a token that lies in the clock."""
    clock = g.sleuths[c].clock
    m.offer(verbs.TAKE_BACK, c, slot)
    side: i64 = NUMBER_UP
    while side <= AREAS:
        if side_of(held) != side:
            m.offer(verbs.TURN, c, slot, side)
        side += 1
    other = slot + 1
    while other < ACTIONS:
        if clock[other] != 0 and clock[other] != held:
            m.offer(verbs.SWAP, c, slot, other)
        other += 1
    number: i64 = 1
    while m.explain and number <= NUMBERS:
        m.refuse("why-slot-full", "LD-PLAN-25", verbs.PLACE, c, slot, number)
        number += 1


def offer_stash(g: Dread, m: Menu, c: i64, counts: i64) -> None:
    """LD-STASH-01..06: a third token of a number, and back again."""
    number: i64 = 1
    while number <= NUMBERS:
        free = free_tokens(g, c, counts, number)
        if has(g.sleuths[c].stash, number):
            if free > 0:
                m.offer(verbs.RETURN_STASH, c, number)
            else:
                m.refuse("why-on-clock", "LD-STASH-06", verbs.RETURN_STASH, c, number)
        elif not has(g.stash, number):
            m.refuse("why-stash-gone", "LD-STASH-01", verbs.TAKE_STASH, c, number)
        elif free > 0:
            m.refuse("why-own-token-free", "LD-STASH-01", verbs.TAKE_STASH, c, number)
        else:
            m.offer(verbs.TAKE_STASH, c, number)
        number += 1


def change_clock(g: Dread, o: Option) -> None:
    sleuth = g.sleuths[o.a]
    clock = sleuth.clock
    verb = o.verb
    if verb == verbs.PLACE:
        clock[o.b] = token(o.c, NUMBER_UP)
    elif verb == verbs.TURN:
        clock[o.b] = token(number_of(clock[o.b]), o.c)
    elif verb == verbs.TAKE_BACK:
        clock[o.b] = 0
    elif verb == verbs.SWAP:
        held = clock[o.b]
        clock[o.b] = clock[o.c]
        clock[o.c] = held
    else:
        sleuth.stash ^= bit(o.b)
        g.stash ^= bit(o.b)
        if g.logging:
            taken = verb == verbs.TAKE_STASH
            g.say("takes-stash" if taken else "returns-stash", g.id(o.a), int(o.b))


def offer_marks(g: Dread, m: Menu) -> None:
    """LD-MARK-01/02: notes on face-up Dread and Plot cards, as many as there are tokens."""
    left = list(MARKERS)
    location: i64 = 0
    while location < LOCATIONS:
        if g.marks[location] != 0:
            colour: i64 = 0
            while colour < len(COLOURS):
                if has(g.marks[location], colour):
                    left[colour] -= 1
                colour += 1
        location += 1
    location = 0
    while location < LOCATIONS:
        if markable(g, location):
            marks = g.marks[location]
            colour = 0
            while colour < len(COLOURS):
                if has(marks, colour):
                    m.offer(verbs.UNMARK, location, colour)
                elif left[colour] > 0:
                    m.offer(verbs.MARK, location, colour)
                else:
                    m.refuse("why-no-marker", "LD-MARK-02", verbs.MARK, location, colour)
                colour += 1
        location += 1


def markable(g: Dread, location: i64) -> bool:
    card = g.board[location]
    return card != EMPTY and has(g.up, location) and g.content.kind_of[card] != ALLY
