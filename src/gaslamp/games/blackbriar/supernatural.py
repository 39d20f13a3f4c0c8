"""The Supernatural turn: who activates when, arrivals, and the steps of one activation (BB-SUP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import creature_left, printed_on, put_on, standing
from gaslamp.games.blackbriar.creature_action import Act
from gaslamp.games.blackbriar.harm import bury_dead
from gaslamp.games.blackbriar.hexes import HEXES, OFF, distance, hex_name, neighbour
from gaslamp.games.blackbriar.state import (
    NONE,
    PLACE,
    STUNNED,
    WAITING,
    Blackbriar,
    over,
    speaker,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import MAUSOLEUM
from gaslamp.games.blackbriar.targeting import (
    MARKS,
    mark_hex,
)  # fmt: skip
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step


class SupernaturalTurn(Step[Blackbriar]):
    """BB-TURN-03, BB-SUP-01: those on the board act, then new ones arrive."""

    def run(self, g: Blackbriar) -> None:
        g.wave += 1
        g.townsfolk_turn = False
        i: i64 = 0
        while i < g.piles.horde.size():
            creature = g.piles.horde.at(i)
            g.board.marks[creature] = (g.board.marks[creature] & STUNNED) | WAITING
            i += 1
        if g.logging:
            g.say("wave-begins", int(g.wave), who(speaker(g)))
        g.then(Arrivals(g.folk))
        g.then(ACTIVATE_NEXT)


# Order of activation


def next_up(g: Blackbriar) -> list[i64]:
    """BB-SUP-02..05: those tied for activating next: highest Health, then nearest to a mark."""
    found: list[i64] = []
    best: i64 = 0
    i: i64 = 0
    while i < g.piles.horde.size():
        creature = g.piles.horde.at(i)
        if g.board.marks[creature] & WAITING:
            rank = g.content.health_of[creature] * 100 - nearest_distance(g, creature)
            if len(found) == 0 or rank > best:
                best = rank
                found = [creature]
            elif rank == best:
                found.append(creature)
        i += 1
    return found


def nearest_distance(g: Blackbriar, creature: i64) -> i64:
    """To any townsfolk or Town Building, covered or not."""
    at = g.board.hex_of[creature]
    least: i64 = HEXES  # farther than any
    mark: i64 = 0
    while mark < MARKS:
        if mark < g.folk or (mark >= 6 and standing(g, mark - 6)):
            d = distance(at, mark_hex(g, mark))
            if d < least:
                least = d
        mark += 1
    return least


class ActivateNext(Step[Blackbriar]):
    """BB-SUP-05: the next creature is picked after each activation."""

    def run(self, g: Blackbriar) -> None:
        tied = next_up(g)
        if len(tied) == 0:
            return
        g.then(self)
        if len(tied) == 1:
            activate(g, tied[0])
        else:
            g.then(TIE_ORDER)


class TieOrder(Decision[Blackbriar]):
    """BB-SUP-04: the speaker says who of equals goes first."""

    def seats(self, g: Blackbriar) -> i64:
        return bit(speaker(g))

    def menu(self, g: Blackbriar, m: Menu) -> None:
        for creature in next_up(g):
            m.offer(verbs.FIRST, creature)

    def take(self, g: Blackbriar, o: Option) -> None:
        activate(g, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-first", [who(speaker(g))], -1)


ACTIVATE_NEXT: Final = ActivateNext()
TIE_ORDER: Final = TieOrder()


# One activation


def activate(g: Blackbriar, creature: i64) -> None:
    """BB-SUP-08..11: POISON, then Stun, then its actions, then its other abilities."""
    g.board.marks[creature] = (g.board.marks[creature] & STUNNED) | PLACE * (last_place(g) + 1)
    if g.logging:
        g.say("activates", g.id(creature), hex_name(g.board.hex_of[creature]))
    if g.board.poison[creature] > 0:
        suffer_poison(g, creature)
        if over(g) or g.board.hex_of[creature] == NONE:
            return
    if g.board.marks[creature] & STUNNED:
        g.board.marks[creature] = g.board.marks[creature] & ~STUNNED
        if g.logging:
            g.say("shakes-off-stun", g.id(creature))
        return
    g.then(Afterwards(creature))
    action: i64 = 0
    while action <= g.content.fast_of[creature]:
        g.then(Act(creature, NONE))
        action += 1


def place_in_turn(g: Blackbriar, creature: i64) -> i64:
    """As which it has activated in this Supernatural turn; 0 if it has not."""
    return g.board.marks[creature] // PLACE


def last_place(g: Blackbriar) -> i64:
    last: i64 = 0
    i: i64 = 0
    while i < g.piles.horde.size():
        last = max(last, place_in_turn(g, g.piles.horde.at(i)))
        i += 1
    return last


def suffer_poison(g: Blackbriar, creature: i64) -> None:
    """BB-SUP-08, BB-DMG-07, BB-CAB-31: damage by the tokens, then one token less."""
    tokens = g.board.poison[creature]
    works = not (g.content.immune_of[creature] >> tables.POISON) & 1
    if works or g.board.marks[creature] & STUNNED:
        g.board.harm[creature] = g.board.harm[creature] + tokens
        if g.logging:
            left = int(max(0, creature_left(g, creature)))
            g.say("poison-works", g.id(creature), int(tokens), left)
    g.board.poison[creature] = tokens - 1
    bury_dead(g)


class Afterwards(Step[Blackbriar]):
    """BB-SUP-11: what is neither move nor attack works at the end, in card order."""

    def __init__(self, creature: i64) -> None:
        self.creature: Final[i64] = creature

    def run(self, g: Blackbriar) -> None:
        creature = self.creature
        if g.board.hex_of[creature] == NONE:
            return
        if printed_on(g, creature, tables.REGENERATE) and g.board.harm[creature] > 0:
            regenerate(g, creature)
        if printed_on(g, creature, tables.ANIMATE) and not g.animated:
            animate(g, creature)


def regenerate(g: Blackbriar, creature: i64) -> None:
    """BB-CAB-25: once per activation."""
    healed = min(tables.number(g.kind(creature), tables.REGENERATE), int(g.board.harm[creature]))
    g.board.harm[creature] = g.board.harm[creature] - healed
    if g.logging:
        g.say("regenerates", g.id(creature), healed)


# Arrivals


class Arrivals(Step[Blackbriar]):
    """BB-SUP-06/07/13: cards one by one; each creature acts as it arrives."""

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def run(self, g: Blackbriar) -> None:
        if self.left == 0 or not ready_deck(g):
            return
        places = arrival_hexes(g)
        if len(places) == 0:
            g.say("no-room")
            return
        g.then(Arrivals(self.left - 1))
        if len(places) == 1:
            arrive(g, places[0])
        else:
            g.then(RUIN_ARRIVAL)


def ready_deck(g: Blackbriar) -> bool:
    """BB-SUP-13: once ANIMATE was used an empty deck is made of the discard pile."""
    if g.piles.deck.size() == 0 and g.animated and g.piles.discard.size() > 0:
        g.piles.deck, g.piles.discard = g.piles.discard, g.piles.deck
        g.piles.deck.shuffle(g.rng)
        g.veil()
        if g.logging:
            g.say("reshuffled", int(g.piles.deck.size()))
    return g.piles.deck.size() > 0


def arrival_hexes(g: Blackbriar) -> list[i64]:
    """BB-SUP-06, BB-MAU-05: the Mausoleum; a held Ruin sends to the nearest empty hexes."""
    if standing(g, MAUSOLEUM) or g.board.top[g.ground.mausoleum] == NONE:
        return [g.ground.mausoleum]
    found: list[i64] = []
    least: i64 = HEXES  # farther than any
    h: i64 = 0
    while h < HEXES:
        if g.board.top[h] == NONE:
            d = distance(g.ground.mausoleum, h)
            if d < least:
                least = d
                found = [h]
            elif d == least:
                found.append(h)
        h += 1
    return found


def arrive(g: Blackbriar, h: i64) -> None:
    creature = g.piles.deck.pull()
    g.veil()
    g.piles.horde.push(creature)
    put_on(g, creature, h)
    if g.logging:
        g.say("arrives", g.id(creature), hex_name(h))
    activate(g, creature)


class RuinArrival(Decision[Blackbriar]):
    """BB-MAU-05: the speaker chooses among empty hexes equally near to the Ruin."""

    def seats(self, g: Blackbriar) -> i64:
        return bit(speaker(g))

    def menu(self, g: Blackbriar, m: Menu) -> None:
        for h in arrival_hexes(g):
            m.offer(verbs.ARRIVE, h)

    def take(self, g: Blackbriar, o: Option) -> None:
        arrive(g, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-arrival", [who(speaker(g))], -1)


RUIN_ARRIVAL: Final = RuinArrival()


def animate(g: Blackbriar, necromancer: i64) -> None:
    """BB-CAB-01..04: the set-aside deck comes in, and fills the empty hexes round him."""
    g.animated = True
    g.piles.aside.slide_under(g.piles.deck)
    g.piles.deck, g.piles.aside = g.piles.aside, g.piles.deck
    g.say("animates")
    side: i64 = 0
    while side < 6:
        h = neighbour(g.board.hex_of[necromancer], side)
        if h != OFF and g.board.top[h] == NONE and ready_deck(g):
            creature = g.piles.deck.pull()
            g.veil()
            g.piles.horde.push(creature)
            put_on(g, creature, h)
            g.board.marks[creature] = g.board.marks[creature] | WAITING
            if g.logging:
                g.say("animated", g.id(creature), hex_name(h))
        side += 1
    g.then(ACTIVATE_NEXT)
