"""A Chapter: its Location cards are dealt, and in the end the board is counted (LD-CHAP)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.holdings import ready_all_items
from gaslamp.games.london_dread.places import AREA_IDS, LOCATION_IDS, streets
from gaslamp.games.london_dread.planning import PLANNING_DECISION, BeginPlanning
from gaslamp.games.london_dread.resources import gain_confidence
from gaslamp.games.london_dread.state import (
    ACTIONS,
    AREAS,
    EMPTY,
    ENDING,
    GOON_BEATEN,
    GOON_WAITS,
    LOCATIONS,
    NUMBERS,
    SETTING_UP,
    WEST,
    Dread,
)
from gaslamp.games.london_dread.story_effects import NOBODY
from gaslamp.games.london_dread.story_phase import StoryPhase
from gaslamp.games.london_dread.tables import (
    ALLY,
    DREAD_CARD,
    PLACEHOLDER,
    RULE_GOONS,
    RULE_TOLL,
    TWO,
)
from gaslamp.games.london_dread.track import lose, raise_dread
from gaslamp.games.london_dread.windows import LastMoment
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import Zone, empty

HAND: Final = 20
PILES: Final = 4
FIRST_GOONS: Final = 2
FACE_DOWN: Final = 2
STASH_TOKEN: Final = 1
FULL_STASH: Final = 0b1111110


class Chapter(Step[Dread]):
    """LD-GAME-03: setup, Planning Phase, Story Phase, End of Chapter."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, g: Dread) -> None:
        g.chapter = self.number
        g.then(EndOfChapter())
        g.then(LastMoment())
        g.then(StoryPhase())
        g.then(PLANNING_DECISION)
        g.then(BeginPlanning())
        g.then(AssignExtra())
        g.then(Deal())
        if g.lifted and self.number == 2 and g.tale().rule == RULE_TOLL:
            g.then(LiftToll(g.leader))


class LiftToll(Question[Dread]):
    """LD-STORY-04, decision 34: the Area of Chapter II without a Toll."""

    def menu(self, g: Dread, m: Menu) -> None:
        area: i64 = 0
        while area < AREAS:
            m.offer(verbs.LIFT, area)
            area += 1

    def take(self, g: Dread, o: Option) -> None:
        g.spared = o.a
        if g.logging:
            g.say("toll-spares", AREA_IDS[o.a])

    def prompt(self, g: Dread) -> Line:
        return Line("ask-lift-toll", [], -1)


class AssignExtra(Step[Dread]):
    """LD-VAR-02: three players without Allies take turns in leading the fourth Character."""

    def run(self, g: Dread) -> None:
        if g.rules.seats == 3 and g.count() == 4:
            g.then(LeadExtra(g.leader))


class LeadExtra(Question[Dread]):
    """Decision 37: a player who has not yet led it."""

    def menu(self, g: Dread, m: Menu) -> None:
        seat: i64 = 0
        while seat < g.rules.seats:
            if has(g.extra_led, seat):
                m.refuse("why-led-already", "LD-VAR-02", verbs.LEAD_EXTRA, seat)
            else:
                m.offer(verbs.LEAD_EXTRA, seat)
            seat += 1

    def take(self, g: Dread, o: Option) -> None:
        g.extra_led |= bit(o.a)
        g.sleuths[3].seat = o.a

    def prompt(self, g: Dread) -> Line:
        return Line("ask-lead-extra", [g.id(3)], -1)


class Deal(Step[Dread]):
    """LD-SETUP-15..19, LD-ALLY-01/02: 24 Location cards, at least one placeholder per Area."""

    def run(self, g: Dread) -> None:
        g.phase = SETTING_UP
        g.veil()
        hand = hand_of_cards(g)
        location: i64 = 0
        area: i64 = 0
        while area < PILES:
            pile = empty()
            pile.push(g.piles.placeholders.pull())
            while pile.size() < NUMBERS:
                pile.push(hand.pull())
            pile.shuffle(g.rng)
            while pile.size() > 0:
                g.board[location] = pile.pull()
                location += 1
            area += 1
        for sleuth in g.sleuths:
            sleuth.place = streets(WEST)
        g.up = 0
        g.found = 0
        g.stash = FULL_STASH
        g.hour = 0
        ready_all_items(g)
        if g.tale().rule == RULE_TOLL:
            lay_toll(g)
        elif g.tale().rule == RULE_GOONS:
            send_goons(g)
        if g.logging:
            g.say("chapter-begins", int(g.chapter))


def hand_of_cards(g: Dread) -> Zone:
    """The other placeholders, Allies and Dread cards: twenty in all, shuffled."""
    hand = empty()
    plots = g.last_plot() - g.first_plot() + 1
    while hand.size() < plots - PILES:
        hand.push(g.piles.placeholders.pull())
    if g.rules.allies:
        g.piles.allies.shuffle(g.rng)
        wanted: i64 = 9 if g.count() == 2 else 6
        if g.count() < 4:
            while wanted > 0:
                hand.push(g.piles.allies.pull())
                wanted -= 1
    tier = empty()
    i: i64 = 0
    while i < g.piles.unseen.size():
        card = g.piles.unseen.at(i)
        if g.content.cards[card].tier == g.chapter:
            tier.push(card)
        i += 1
    tier.shuffle(g.rng)
    while hand.size() < HAND:
        card = tier.pull()
        g.piles.unseen.discard(card)
        hand.push(card)
    hand.shuffle(g.rng)
    return hand


def lay_toll(g: Dread) -> None:
    """LD-STORY-03/04: one Hardened token on a random Location of each Area."""
    area: i64 = 0
    while area < AREAS:
        location = area * NUMBERS + g.rng.below(NUMBERS)
        if area != g.spared or g.chapter == 1:
            g.hardened[location] += 1
        area += 1


def send_goons(g: Dread) -> None:
    """LD-STORY-07/08: two in Chapter I, all that are left in Chapter II (two Characters meet two),
    on different Locations."""
    waiting = empty()
    goon: i64 = 0
    while goon < len(g.goons):
        if g.goons[goon] == GOON_WAITS:
            waiting.push(goon)
        goon += 1
    waiting.shuffle(g.rng)
    spots = empty()
    location: i64 = 0
    while location < LOCATIONS:
        spots.push(location)
        location += 1
    spots.shuffle(g.rng)
    few = g.chapter == 1 or g.count() == TWO
    left: i64 = FIRST_GOONS if few else waiting.size()
    while left > 0 and waiting.size() > 0:
        g.goons[waiting.pull()] = spots.pull()
        left -= 1


class EndOfChapter(Step[Dread]):
    """LD-CHAP-01..12: eight steps, Dread card by card."""

    def run(self, g: Dread) -> None:
        g.phase = ENDING
        if g.logging:
            g.say("chapter-ends", int(g.chapter))
        count_board(g)
        if g.outcome is not None:
            return
        if g.next_done <= g.last_plot():
            lose(g, "lost-trail")
            return
        dismiss_allies(g)
        clear_board(g)
        clear_clocks(g)
        ready_all_items(g)


def count_board(g: Dread) -> None:
    """Steps 1 to 3; the track is checked after every card (LD-CHAP-12)."""
    location: i64 = 0
    while location < LOCATIONS:
        if g.board[location] != EMPTY and not has(g.up, location):
            raise_dread(g, FACE_DOWN, "dread-face-down", LOCATION_IDS[location])
        location += 1
    location = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY and has(g.up, location) and g.content.kind_of[card] == DREAD_CARD:
            raise_dread(g, g.content.dread_of[card], "dread-unsolved", g.content.cards[card].id)
        location += 1
    goon: i64 = 0
    while goon < len(g.goons):
        if g.goons[goon] >= 0:
            raise_dread(g, 1, "dread-goon", g.content.goons[goon].id)  # LD-STORY-13
        goon += 1
    taken = count_bits(FULL_STASH) - count_bits(g.stash)
    while taken > 0:
        raise_dread(g, STASH_TOKEN, "dread-stash")
        taken -= 1


def dismiss_allies(g: Dread) -> None:
    """LD-ALLY-10: 1 Confidence for each Ally with a Character; then they go."""
    for sleuth in g.sleuths:
        while sleuth.allies.size() > 0:
            ally = sleuth.allies.pull()
            g.piles.ally_discard.push(ally)
            if g.logging:
                g.say("ally-leaves", g.content.cards[ally].id)
            gain_confidence(g, NOBODY, 1)


def clear_board(g: Dread) -> None:
    """Step 5: what lay face down goes away unseen; tokens go back to their pools."""
    location: i64 = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY:
            kind = g.content.kind_of[card]
            if kind == PLACEHOLDER:
                g.piles.placeholders.push(card)
            elif kind == ALLY:
                g.piles.ally_discard.push(card)
            elif has(g.up, location):
                g.piles.dread_discard.push(card)
            else:
                g.piles.unseen.push(card)
        g.board[location] = EMPTY
        g.plot_at[location] = EMPTY
        g.hardened[location] = 0
        g.eased[location] = 0
        g.marks[location] = 0
        location += 1
    g.up = 0
    g.piles.allies.slide_under(g.piles.ally_discard)
    goon: i64 = 0
    while goon < len(g.goons):
        if g.goons[goon] != GOON_BEATEN:
            g.goons[goon] = GOON_WAITS
        goon += 1


def clear_clocks(g: Dread) -> None:
    """Step 6, LD-STASH-04."""
    g.stash = FULL_STASH
    for sleuth in g.sleuths:
        sleuth.stash = 0
        sleuth.clock = vec[i64]([0] * ACTIONS)
