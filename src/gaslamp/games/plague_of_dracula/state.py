"""The table as plain data, with the questions about it that every rule asks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.plague_of_dracula.tables import (
    CLEANSED,
    COFFIN,
    HUNTERS,
    LOCATIONS,
    MIASMA,
    MOP_UP,
    NO_TIME,
    PLAGUE,
    PURFLEET,
    RUMOR,
    SETUP,
    TOP_SPACE,
    Tables,
)
from gaslamp.kernel.bits import bit, lowest
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, Step
from gaslamp.kernel.zone import Zone

NEVER: Final = -100
UNDISTURBED_FROM: Final = 11
UNDISTURBED_FROM_MOP_UP: Final = 17
QUIET_TURNS: Final = 4


@mypyc_attr(acyclic=True)
class Agreed:
    """What the players agreed on before the game."""

    def __init__(
        self, *, hunter_seats: i64, dracula_seat: i64, length: i64, level: i64,
        book_levels: bool, real_die: bool,
    ) -> None:  # fmt: skip
        self.hunter_seats: Final[i64] = hunter_seats
        self.dracula_seat: Final[i64] = dracula_seat
        self.length: Final[i64] = length
        self.level: Final[i64] = level
        self.book_levels: Final = book_levels
        self.real_die: Final = real_die


@mypyc_attr(acyclic=True)
class Stores:
    """Weapon markers by type, wherever nobody holds them, and the Rumors of the supply."""

    def __init__(
        self, *, inventory: vec[i64], bag: vec[i64], discards: vec[i64], rumors: i64
    ) -> None:
        self.inventory: vec[i64] = inventory
        self.bag: vec[i64] = bag
        self.discards: vec[i64] = discards
        self.rumors: i64 = rumors

    def clone(self) -> Stores:
        return Stores(
            inventory=self.inventory[:], bag=self.bag[:], discards=self.discards[:],
            rumors=self.rumors,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Plague(State):
    """One game: board, hunters, stores, cards and undead."""

    def __init__(
        self, *, rng: Rng, content: Tables, agreed: Agreed, stores: Stores, stack: Zone,
        drawn: Zone, discarded: Zone, deck: Zone, discard: Zone, display: Zone, marks: vec[i64],
        coffins: vec[i64], place: vec[i64], bites: vec[i64], track: vec[i64], owner: vec[i64],
        set_out: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Tables = content
        self.agreed: Agreed = agreed
        self.stores: Stores = stores
        # The board: what lies in each place, and the coffins on its marker.
        self.marks: vec[i64] = marks
        self.coffins: vec[i64] = coffins
        self.seen: i64 = 0  # face-down markers the Dracula player has looked at
        self.stack: Zone = stack
        self.drawn: Zone = drawn  # markers in the Dracula player's hand
        self.discarded: Zone = discarded
        self.last_discard: i64 = NEVER
        # The hunters, with three status spaces each.
        self.place: vec[i64] = place
        self.bites: vec[i64] = bites
        self.track: vec[i64] = track
        self.owner: vec[i64] = owner
        self.arrived: i64 = 0  # hunters who have come to London for the first time
        self.mina_turned: bool = False
        # Cards. `effect` is the event that lasts all turn, even when its card is gone.
        self.deck: Zone = deck
        self.discard: Zone = discard
        self.active: i64 = 0
        self.effect: i64 = 0
        self.struck: i64 = 0  # the event card of this turn
        self.known_top: i64 = 0  # cards on top of the deck that the hunters have seen
        # The undead.
        self.dracula: i64 = TOP_SPACE
        self.renfield_out: i64 = 0
        self.renfield_held: bool = False  # his next status check is skipped
        self.display: Zone = display
        self.used: i64 = 0  # vampires that have attacked this turn (head to head)
        self.last_minion: i64 = -1
        # Where in the turn.
        self.turn: i64 = 1
        self.segment: i64 = SETUP
        self.time: i64 = NO_TIME
        self.phase: i64 = 0
        self.step: i64 = 0
        self.acted: i64 = 0
        self.bonus_used: i64 = 0
        self.treated: i64 = 0  # patients a clinician has treated this turn
        self.fought: i64 = 0  # hunters whose actions of this turn a combat has cancelled
        self.declined: i64 = 0  # hunters whose players said no in this step
        self.withdrawn: i64 = 0  # hunters whose drive or exchange was called off in this step
        self.passes: i64 = 0
        # Where hunters were who have walked with their standard action of this turn; else 0.
        self.set_out: vec[i64] = set_out
        # The Final Confrontation.
        self.finalists: i64 = 0
        # The combat in hand once somebody has looked for it, and whether no other copy of the
        # table has its row (`combat_row.py`).
        self._combat: Step[Plague] | None = None
        self._own_combat: bool = False

    def clone(self) -> Plague:
        """What is printed and what was agreed never changes: clones share it."""
        twin = Plague(
            rng=self.rng.clone(), content=self.content, agreed=self.agreed,
            stores=self.stores.clone(), stack=self.stack.clone(), drawn=self.drawn.clone(),
            discarded=self.discarded.clone(), deck=self.deck.clone(),
            discard=self.discard.clone(), display=self.display.clone(), marks=self.marks[:],
            coffins=self.coffins[:], place=self.place[:], bites=self.bites[:],
            track=self.track[:], owner=self.owner[:], set_out=self.set_out[:],
        )  # fmt: skip
        twin.copy_kernel(self)
        twin._combat = self._combat
        self._own_combat = False
        self.copy_table(twin)
        self.copy_turn(twin)
        return twin

    def copy_table(self, twin: Plague) -> None:
        twin.seen = self.seen
        twin.last_discard = self.last_discard
        twin.arrived = self.arrived
        twin.mina_turned = self.mina_turned
        twin.active = self.active
        twin.effect = self.effect
        twin.struck = self.struck
        twin.known_top = self.known_top
        twin.dracula = self.dracula
        twin.renfield_out = self.renfield_out
        twin.renfield_held = self.renfield_held
        twin.used = self.used
        twin.last_minion = self.last_minion

    def copy_turn(self, twin: Plague) -> None:
        twin.turn = self.turn
        twin.segment = self.segment
        twin.time = self.time
        twin.phase = self.phase
        twin.step = self.step
        twin.acted = self.acted
        twin.bonus_used = self.bonus_used
        twin.treated = self.treated
        twin.fought = self.fought
        twin.declined = self.declined
        twin.withdrawn = self.withdrawn
        twin.passes = self.passes
        twin.finalists = self.finalists


def in_london(g: Plague, hunter: i64) -> bool:
    """On the map: in a numbered location or in Purfleet Asylum (PD-MAP-08)."""
    return 0 < g.place[hunter] <= PURFLEET


def in_game(g: Plague, hunter: i64) -> bool:
    return g.place[hunter] != 0


def able(g: Plague, hunter: i64) -> bool:
    """With two bites a hunter only stands there to be bitten (PD-CMB-10)."""
    return g.bites[hunter] <= 1


def hunters_at(g: Plague, place: i64) -> i64:
    """The hunters in a place, as bits."""
    at = g.place
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if at[h] == place:
            found |= bit(h)
        h += 1
    return found


def hunters_in_london(g: Plague) -> i64:
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h):
            found |= bit(h)
        h += 1
    return found


def places_with_hunters(g: Plague) -> i64:
    """The London places where somebody stands, as bits."""
    at = g.place
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if 0 < at[h] <= PURFLEET:
            found |= bit(at[h])
        h += 1
    return found


def tainted(g: Plague, place: i64) -> bool:
    """Under Plague or Coffin (PD-MAP-10)."""
    mark = g.marks[place]
    return mark in (PLAGUE, COFFIN)


def whispered(g: Plague, place: i64) -> bool:
    """Under Rumor or Miasma."""
    mark = g.marks[place]
    return mark in (RUMOR, MIASMA)


def marked_with(g: Plague, mark: i64) -> i64:
    """The locations with this marker, as bits."""
    marks = g.marks
    found: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        if marks[p] == mark:
            found |= bit(p)
        p += 1
    return found


def tainted_places(g: Plague) -> i64:
    marks = g.marks
    found: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        if marks[p] == PLAGUE or marks[p] == COFFIN:
            found |= bit(p)
        p += 1
    return found


def untainted_homes(g: Plague) -> i64:
    """Home locations free of Plague and Coffin; Purfleet always is (PD-MAP-11)."""
    return g.content.homes & ~tainted_places(g)


def strength(g: Plague) -> i64:
    """Dracula's strength, by his track (PD-COMP-12)."""
    return g.content.strength[g.dracula]


def within_reach(g: Plague, place: i64) -> bool:
    """PD-EVT-05, PD-EVT-06: south of the Thames only with Renfield out or plague there."""
    if (g.content.south >> place) & 1 == 0 or g.renfield_out:
        return True
    return g.content.south & tainted_places(g) != 0


def eligible(g: Plague) -> i64:
    """The hunters who may be chosen for an attack, as bits (PD-EVT-05)."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        place = g.place[h]
        if in_london(g, h) and g.marks[place] != CLEANSED and within_reach(g, place):
            found |= bit(h)
        h += 1
    return found


def undisturbed(g: Plague) -> bool:
    """PD-EVT-14: nothing has been cleansed for a while, so the Count grows bold."""
    first = UNDISTURBED_FROM_MOP_UP if g.agreed.length == MOP_UP else UNDISTURBED_FROM
    return g.turn >= first and g.turn - g.last_discard > QUIET_TURNS


def most_bitten(g: Plague, among: i64) -> i64:
    """Those of a set with the most bites, as bits."""
    most: i64 = -1
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (among >> h) & 1:
            if g.bites[h] > most:
                most = g.bites[h]
                found = 0
            if g.bites[h] == most:
                found |= bit(h)
        h += 1
    return found


def decider(g: Plague, concerned: i64) -> i64:
    """PD-COOP-05: the owner of all hunters concerned, else the first player."""
    if concerned == 0:
        return 0
    seat = g.owner[lowest(concerned)]
    h: i64 = 0
    while h < HUNTERS:
        if (concerned >> h) & 1 and g.owner[h] != seat:
            return 0
        h += 1
    return seat


def raise_dracula(g: Plague, spaces: i64) -> None:
    """Up his track, as far as it goes (PD-COMP-12)."""
    if spaces == 0:
        return
    if g.dracula == TOP_SPACE:
        g.say("dracula-at-full")
        return
    g.dracula = min(TOP_SPACE, g.dracula + spaces)
    g.say("dracula-stronger", int(g.dracula), int(strength(g)))


def lower_dracula(g: Plague) -> None:
    g.dracula = max(1, g.dracula - 1)
    g.say("dracula-weaker", int(g.dracula), int(strength(g)))


def discard_marker(g: Plague, place: i64) -> None:
    """A Plague or Coffin marker leaves the board for good (PD-COMP-08)."""
    g.discarded.push(g.coffins[place])
    g.coffins[place] = 0
    g.marks[place] = 0
    g.seen &= ~bit(place)
    g.last_discard = g.turn


def turn_up(g: Plague, place: i64) -> None:
    """Turn a Plague marker to its Coffin side."""
    g.veil()
    g.marks[place] = COFFIN
    g.seen &= ~bit(place)
    g.say("turned-up", g.content.place_ids[place], int(g.coffins[place]))


def hunters_win(g: Plague, reason: str) -> None:
    """All hunters' players win together (PD-COOP-06)."""
    g.say(reason)
    g.finish(int(bit(g.agreed.hunter_seats) - 1), reason)


def dracula_wins(g: Plague, reason: str) -> None:
    """The Dracula player wins, or nobody does when the game itself plays him."""
    g.say(reason)
    g.finish(int(bit(g.agreed.dracula_seat)) if g.agreed.dracula_seat >= 0 else 0, reason)


def hunters_left(g: Plague) -> i64:
    """How many hunters are still in the game, wherever they are."""
    count: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_game(g, h):
            count += 1
        h += 1
    return count
