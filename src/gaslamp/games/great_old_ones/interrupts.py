"""Interrupts: windows in which a seat may react, opened by what everybody can know.

A window asks every seat that could hold a fitting card as far as the others know, so that a
pause tells nothing. The effect it may stop is the row below it on the agenda; stopping it
takes that row away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.state import NOWHERE, OPEN, OldOnes, who
from gaslamp.games.great_old_ones.tables import AREAS, PURPLE, RETURN, SHELTER, STOPS, WARD
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import Line, Question, Step

# What a window is about; its words are in WINDOW_WORDS, in this order.
ABOUT_SCROLL: Final = 0
ABOUT_REMOVAL: Final = 1
ABOUT_MOVE: Final = 2
ABOUT_ELDER: Final = 3
WINDOW_WORDS: Final = ("ask-window-scroll", "ask-window-removal", "ask-window-move",
                       "ask-window-elder")  # fmt: skip


def could_hold(g: OldOnes, seat: i64, kinds: i64) -> bool:
    """Whether, as far as everybody knows, the seat may hold an Interrupt of these kinds."""
    interrupts = g.content.interrupts
    i: i64 = 0
    while i < len(interrupts):
        card = interrupts[i]
        if g.content.react_of[card] & kinds and could_hold_card(g, seat, card):
            return True
        i += 1
    return False


def could_hold_card(g: OldOnes, seat: i64, card: i64) -> bool:
    """From common knowledge alone: open cards, counts of cards, and the halves of the deck."""
    known = g.secrets.known[card]
    if known == OPEN:
        return False
    if known == g.everyone():
        return g.players[seat].hand.has(card)
    if g.content.half_of[card] == PURPLE and g.piles.deck.size() >= g.purples:
        return False
    return has_secret(g, seat)


def has_secret(g: OldOnes, seat: i64) -> bool:
    """Whether the seat holds any card that not everybody knows."""
    hand = g.players[seat].hand
    everyone = g.everyone()
    i: i64 = 0
    while i < hand.size():
        if g.secrets.known[hand.at(i)] != everyone:
            return True
        i += 1
    return False


def guard(g: OldOnes, seat: i64, kinds: i64, about: i64, what: i64, effect: Step[OldOnes]) -> None:
    """Put an effect on the agenda, and before it the window in which the seat may stop it."""
    g.then(effect)
    stops = kinds & STOPS
    if stops and could_hold(g, seat, stops):
        g.then(Window(seat, stops, 1, about, what))


class OpenWindow(Step[OldOnes]):
    """Opens a window when its turn comes, if it still could be answered then."""

    def __init__(
        self, seat: i64, kinds: i64, rows: i64, about: i64, what: i64, again: i64 = 0
    ) -> None:
        self.seat: Final[i64] = seat
        self.kinds: Final[i64] = kinds
        self.rows: Final[i64] = rows
        self.about: Final[i64] = about
        self.what: Final[i64] = what
        self.again: Final[i64] = again

    def run(self, g: OldOnes) -> None:
        if could_hold(g, self.seat, self.kinds):
            g.then(Window(self.seat, self.kinds, self.rows, self.about, self.what, self.again))


class Window(Question[OldOnes]):
    """GO-INTR-01..06, D28: stop what is about to happen with any fitting card, or pass.

    `rows` is how many rows below it are the effect; `what` is the area, Elder One or card;
    `again` is how many more such effects lie below, each of which a further card could stop.
    """

    def __init__(
        self, seat: i64, kinds: i64, rows: i64, about: i64, what: i64, again: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.kinds: Final[i64] = kinds
        self.rows: Final[i64] = rows
        self.about: Final[i64] = about
        self.what: Final[i64] = what
        self.again: Final[i64] = again

    def declines(self) -> i64:
        return packed(verbs.PASS)

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.PASS)
        hand = g.players[self.seat].hand
        i: i64 = 0
        while i < hand.size():
            card = hand.at(i)
            react = g.content.react_of[card]
            if react & self.kinds:
                m.offer(verbs.REACT, card)
            elif react:
                m.refuse("why-wrong-moment", "GO-INTR-01", verbs.REACT, card)
            i += 1

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PASS:
            return
        spend(g, self.seat, o.a)
        if g.content.react_of[o.a] & WARD:
            g.warded |= bit(self.seat)
            g.say("warded", who(g, self.seat))
        else:
            g.say("saved")
        gone: i64 = 0
        while gone < self.rows:
            g.agenda.pop()
            gone += 1
        if self.again > 0:
            again = self.again - 1
            g.then(OpenWindow(self.seat, self.kinds, self.rows, self.about, self.what, again))

    def prompt(self, g: OldOnes) -> Line:
        args = [who(g, self.seat), self.subject(g), who(g, g.active)]
        if self.about == ABOUT_SCROLL:
            args.append(f"scroll/{args[1]}")
        if g.event == NOWHERE or self.about == ABOUT_SCROLL:
            return Line(WINDOW_WORDS[self.about], [*args], -1)
        args[2] = g.content.events[g.event].id
        return Line(f"{WINDOW_WORDS[self.about]}-event", [*args], -1)

    def subject(self, g: OldOnes) -> str:
        if self.about == ABOUT_SCROLL:
            return g.card_id(self.what)
        if self.about == ABOUT_ELDER:
            return g.elder_id(self.what)
        return g.area_id(self.what)


def spend(g: OldOnes, seat: i64, card: i64) -> None:
    """GO-INTR-02/07: an Interrupt from hand to the discard pile; no card is drawn for it."""
    g.players[seat].hand.discard(card)
    hands.discard(g, card)
    if g.logging:
        g.say("reacted", who(g, seat), g.card_id(card))


def guard_scroll(g: OldOnes, seat: i64, effect: Step[OldOnes]) -> None:
    """GO-INTR-12/19: a Scroll is about to touch a player, who may let it pass by."""
    g.then(effect)
    g.then(OpenWindow(seat, WARD, 1, ABOUT_SCROLL, g.piles.in_play.top()))


def returning_areas(g: OldOnes, seat: i64, old: i64) -> i64:
    """GO-INTR-18: by the placing rules, judged without the Agent; never the old area."""
    return board.placing_areas(g, seat) & ~bit(old)


def offer_return(g: OldOnes, seat: i64, area: i64, count: i64 = 1) -> None:
    """After the removal of so many Agents: ask, if one could come back."""
    if count > 0 and returning_areas(g, seat, area) != 0 and could_hold(g, seat, RETURN):
        g.then(ReturnWindow(seat, area, count))


class ReturnWindow(Question[OldOnes]):
    """GO-INTR-11/18, D28/D29: an Agent was removed; a card brings it back elsewhere, or pass."""

    def __init__(self, seat: i64, area: i64, count: i64) -> None:
        super().__init__(seat)
        self.area: Final[i64] = area
        self.count: Final[i64] = count

    def declines(self) -> i64:
        return packed(verbs.PASS)

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.PASS)
        mask = returning_areas(g, self.seat, self.area)
        hand = g.players[self.seat].hand
        i: i64 = 0
        while i < hand.size():
            card = hand.at(i)
            if g.content.react_of[card] & RETURN:
                area: i64 = 0
                while area < AREAS:
                    if (mask >> area) & 1:
                        m.offer(verbs.RETURN, card, area)
                    area += 1
            i += 1

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PASS:
            return
        spend(g, self.seat, o.a)
        board.place_agent(g, self.seat, o.b, False)
        offer_return(g, self.seat, self.area, self.count - 1)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-return", [who(g, self.seat), g.area_id(self.area)], -1)


class ShelterWindow(Step[OldOnes]):
    """GO-INTR-13/21: an Event was drawn; a seat that could be sheltered is asked."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        if could_hold(g, self.seat, SHELTER):
            g.then(Shelter(self.seat))


class Shelter(Question[OldOnes]):
    """GO-INTR-13, D28: let the Event pass by, or pass."""

    def declines(self) -> i64:
        return packed(verbs.PASS)

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.PASS)
        hand = g.players[self.seat].hand
        i: i64 = 0
        while i < hand.size():
            if g.content.react_of[hand.at(i)] & SHELTER:
                m.offer(verbs.REACT, hand.at(i))
            i += 1

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.REACT:
            spend(g, self.seat, o.a)
            g.sheltered |= bit(self.seat)
            g.say("sheltered", who(g, self.seat))

    def prompt(self, g: OldOnes) -> Line:
        event = g.content.events[g.event].id
        return Line("ask-shelter", [who(g, self.seat), event, f"scroll/{event}"], -1)
