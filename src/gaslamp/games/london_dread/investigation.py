"""Investigations of an Action: which Location is next, Dread cards, Goons, Allies (LD-DREAD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.allies import TakeAlly
from gaslamp.games.london_dread.carrying import carry_out, offer_free, take_free
from gaslamp.games.london_dread.drawing import (
    clear_location,
    discard_drawn,
    offer_draws,
    take_addition,
)
from gaslamp.games.london_dread.groups import at_location, goon_at, seats_of, survivors
from gaslamp.games.london_dread.helping import Beforehand
from gaslamp.games.london_dread.holdings import holders_of, offer_holdings
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.plots import BeginPlot
from gaslamp.games.london_dread.points import forget_investigation, group_points
from gaslamp.games.london_dread.state import EMPTY, GOON_BEATEN, LOCATIONS, Dread
from gaslamp.games.london_dread.story_effects import NOBODY
from gaslamp.games.london_dread.tables import ALLY, CONFIDENCE, TO_ADD
from gaslamp.games.london_dread.windows import free_seats
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Question, Step

NOTHING: Final = 0
A_GOON: Final = 1
A_DREAD: Final = 2
A_PLOT: Final = 3
AN_ALLY: Final = 4
TOO_EARLY: Final = 5
OUT_OF_ORDER: Final = 6


def found_at(g: Dread, location: i64) -> i64:
    """LD-MOVE-06, LD-PLOT-02/03/17, LD-STORY-09/17: what a group has to do at a Location."""
    if has(g.handled, location):
        return NOTHING
    if goon_at(g, location) != EMPTY:
        return A_GOON
    card = g.board[location]
    if card == EMPTY or not has(g.up, location):
        return NOTHING
    plot = g.plot_at[location]
    if plot == EMPTY and g.content.kind_of[card] == ALLY:
        return AN_ALLY if at_location(g, location) & ~g.left_ally != 0 else NOTHING
    if plot == EMPTY:
        return A_DREAD
    if g.plot(plot).opens > g.hour:
        return TOO_EARLY
    return A_PLOT if plot == g.next_done else OUT_OF_ORDER


class Investigations(Step[Dread]):
    """LD-TURN-03/07: as long as a group has something to do, the Leader calls the next one."""

    def run(self, g: Dread) -> None:
        g.site = EMPTY
        g.group = 0
        location: i64 = 0
        while location < LOCATIONS:
            if at_location(g, location) != 0:
                kind = found_at(g, location)
                if kind != NOTHING and kind < TOO_EARLY:
                    g.then(CHOOSE_INVESTIGATION)
                    return
            location += 1


class ChooseInvestigation(Decision[Dread]):
    """LD-TURN-06, LD-WALK-01, decision 11: one after another, in any order; or no more."""

    def seats(self, g: Dread) -> i64:
        return bit(g.leader) | free_seats(g)

    def awaited(self, g: Dread) -> i64:
        return bit(g.leader)

    def menu(self, g: Dread, m: Menu) -> None:
        if m.seat == g.leader:
            location: i64 = 0
            while location < LOCATIONS:
                group = at_location(g, location)
                if group != 0:
                    offer_location(g, m, location, group)
                location += 1
            m.offer(verbs.END_ACTION)
        offer_free(g, m)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.END_ACTION:
            g.then(EndAction())
            return
        g.then(Investigations())
        if o.verb == verbs.INVESTIGATE:
            begin(g, o.a)
        elif o.verb == verbs.TAKE_ALLY:
            g.then(TakeAlly(o.a, o.b))
        else:
            take_free(g, o)

    def calm(self) -> bool:
        return True

    def prompt(self, g: Dread) -> Line:
        return Line("ask-investigation", [int(g.hour)], -1)


CHOOSE_INVESTIGATION: Final = ChooseInvestigation()


def offer_location(g: Dread, m: Menu, location: i64, group: i64) -> None:
    kind = found_at(g, location)
    if A_GOON <= kind <= A_PLOT:
        m.offer(verbs.INVESTIGATE, location)
    elif kind == AN_ALLY:
        c: i64 = 0
        while c < g.count():
            if has(group & ~g.left_ally, c):
                m.offer(verbs.TAKE_ALLY, c, location)
            elif has(group, c):
                m.refuse("why-left", "LD-ALLY-08", verbs.TAKE_ALLY, c, location)
            c += 1
    elif kind == TOO_EARLY:
        m.refuse("why-too-early", "LD-PLOT-02", verbs.INVESTIGATE, location)
    elif kind == OUT_OF_ORDER:
        m.refuse("why-out-of-order", "LD-PLOT-03", verbs.INVESTIGATE, location)
    elif has(g.handled, location):
        m.refuse("why-handled", "LD-MOVE-07", verbs.INVESTIGATE, location)
    elif g.board[location] != EMPTY:
        m.refuse("why-face-down", "LD-PLAN-08", verbs.INVESTIGATE, location)


def begin(g: Dread, location: i64) -> None:
    """Open the investigation of a Location."""
    g.site = location
    g.group = at_location(g, location)
    forget_investigation(g)
    goon = goon_at(g, location)
    plot = g.plot_at[location]
    if goon != EMPTY:
        g.facing_goon = True
        g.mask = g.content.goons[goon].mask
        g.then(Settle(seats_of(g, g.group)))
    elif plot != EMPTY:
        g.handled |= bit(location)
        g.mask = g.plot(plot).mask
        g.then(BeginPlot(plot))
    else:
        g.handled |= bit(location)
        g.mask = g.content.mask_of[g.board[location]]
        g.then(Settle(seats_of(g, g.group)))
    if g.logging and goon != EMPTY:
        g.say("faces-goon", LOCATION_IDS[location], g.content.goons[goon].id)
    elif g.logging:
        card = g.content.cards[g.board[location]].id if plot == EMPTY else g.plot(plot).id
        g.say("investigates", LOCATION_IDS[location], card)


def difficulty(g: Dread) -> i64:
    """LD-MOD-02: of the Dread card or Goon that is met."""
    if g.facing_goon:
        return g.content.goons[goon_at(g, g.site)].difficulty
    card = g.board[g.site]
    needed = g.content.difficulty_of[card] + g.hardened[g.site] - g.eased[g.site]
    return needed if needed > 1 else 1


class Settle(Step[Dread]):
    """LD-DREAD-02/06/07: enough Action Points end it; else those taking part may add some."""

    def __init__(self, open_to: i64) -> None:
        self.open_to: Final[i64] = open_to

    def run(self, g: Dread) -> None:
        if group_points(g) >= difficulty(g):
            succeed(g)
        elif self.open_to == 0 or not anything_to_add(g):
            fail(g)
        else:
            seats = seats_of(g, g.group)
            g.then(AddPoints(self.open_to))
            if self.open_to == seats:
                g.then(Beforehand(g.group, seats))


def anything_to_add(g: Dread) -> bool:
    """Whether anybody taking part has a card, an Item, an Ally or a token left to add."""
    if g.piles.investigation.size() > 0 or holders_of(g, survivors(g), CONFIDENCE) != 0:
        return True  # Confidence can come from anywhere (LD-RES-02)
    seat: i64 = 0
    seats = seats_of(g, g.group)
    while seat < g.rules.seats:
        if has(seats, seat):
            menu = Menu(seat)
            offer_holdings(g, menu, seat, TO_ADD)
            offer_free(g, menu)
            if menu.size() > 0:
                return True
        seat += 1
    return False


class AddPoints(Decision[Dread]):
    """Decisions 14 and 15: draw, use, deplete, spend, sacrifice; done when all say so."""

    def __init__(self, open_to: i64) -> None:
        self.open_to: Final[i64] = open_to

    def seats(self, g: Dread) -> i64:
        """LD-ITEM-08: those that are elsewhere may help too, but are not waited for."""
        return self.open_to | (free_seats(g) & ~seats_of(g, g.group))

    def awaited(self, g: Dread) -> i64:
        return self.open_to

    def menu(self, g: Dread, m: Menu) -> None:
        if has(self.open_to, m.seat):
            m.offer(verbs.DONE)
        offer_draws(g, m)
        offer_holdings(g, m, m.seat, TO_ADD)
        offer_free(g, m)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.DONE:
            left = self.open_to ^ bit(o.seat)
            g.then(Settle(left))
            return
        g.then(Settle(seats_of(g, g.group)))
        take_addition(g, o)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-add-points", [int(group_points(g)), int(difficulty(g))], -1)


def succeed(g: Dread) -> None:
    """LD-DREAD-04, LD-STORY-11: the card becomes a clue; a Goon leaves Loot."""
    discard_drawn(g)
    if g.facing_goon:
        goon = goon_at(g, g.site)
        g.facing_goon = False
        g.goons[goon] = GOON_BEATEN
        if g.logging:
            g.say("goon-beaten", g.content.goons[goon].id)
        carry_out(g, g.content.goons[goon].success, NOBODY, g.group)
        return
    card = g.board[g.site]
    if g.logging:
        g.say("solved", g.content.cards[card].id)
    clear_location(g, g.site)
    g.piles.investigation.push(card)


def fail(g: Dread) -> None:
    """LD-DREAD-05, LD-STORY-12: the card stays; a Goon strikes."""
    discard_drawn(g)
    if g.facing_goon:
        g.facing_goon = False
        g.handled |= bit(g.site)
        strike_back(g, goon_at(g, g.site), g.group)
    elif g.logging:
        g.say("not-solved", g.content.cards[g.board[g.site]].id)


def strike_back(g: Dread, goon: i64, group: i64) -> None:
    if g.logging:
        g.say("goon-strikes", g.content.goons[goon].id)
    carry_out(g, g.content.goons[goon].failure, NOBODY, group)


class EndAction(Step[Dread]):
    """LD-TURN-07, LD-STORY-18: Goons that were met and not dealt with act now."""

    def run(self, g: Dread) -> None:
        waiting: i64 = 0
        location: i64 = 0
        while location < LOCATIONS:
            if at_location(g, location) != 0 and found_at(g, location) == A_GOON:
                waiting |= bit(location)
            location += 1
        if waiting == 0:
            return
        g.then(self)
        if count_bits(waiting) > 1:
            g.then(OrderOfMenaces(g.leader, waiting))
            return
        location = 0
        while location < LOCATIONS:
            if has(waiting, location):
                menace(g, location)
            location += 1


def menace(g: Dread, location: i64) -> None:
    g.handled |= bit(location)
    g.site = location
    g.group = at_location(g, location)
    strike_back(g, goon_at(g, location), g.group)


class OrderOfMenaces(Question[Dread]):
    """LD-STORY-18: several Goons act in an order the players choose."""

    def __init__(self, seat: i64, waiting: i64) -> None:
        super().__init__(seat)
        self.waiting: Final[i64] = waiting

    def menu(self, g: Dread, m: Menu) -> None:
        location: i64 = 0
        while location < LOCATIONS:
            if has(self.waiting, location):
                m.offer(verbs.MENACE, location)
            location += 1

    def take(self, g: Dread, o: Option) -> None:
        menace(g, o.a)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-menace", [], -1)
