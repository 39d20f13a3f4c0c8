"""The state of Blackbriar: pieces stacked on hexes, dice in their places, cards and tokens.

Pieces 0 to 5 are the townsfolk in play, creatures are FOLK_ROOM and up. A die belongs to the
townsfolk of its number divided by DICE_ROOM, for ever (BB-DIC-06).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.blackbriar.hexes import HEXES
from gaslamp.games.blackbriar.tables import (
    BUILDINGS,
    DICE_ROOM,
    FOLK_ROOM,
    LINES,
    TIERS,
    Character,
    Content,
    Kind,
    Weapon,
)  # fmt: skip
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

NONE: Final = -1
DICE: Final = FOLK_ROOM * DICE_ROOM

# Where a die is.
RESERVE: Final = 0
ACTIVE: Final = 1
REMOVED: Final = 2
PLEDGED: Final = 3  # laid on an action that is still being built up
DELAYED: Final = 8  # plus the townsfolk whose Delayed area it is
ON_BUILDING: Final = 16  # plus the building
ON_SPACE: Final = 32  # plus the space: see space_code
ON_CREATURE: Final = 512  # plus the piece

# Marks on creatures.
STUNNED: Final = 1
WAITING: Final = 2  # still to activate in this turn
PLACE: Final = 4  # times its place among those that have activated in this turn

# Tokens on townsfolk, and what a turn remembers of them.
CURSE: Final = 1
FEAR: Final = 2
MESMER: Final = 4
SICKEN: Final = 8
WEAKEN: Final = 16
CONDITIONS: Final = 31
BROKEN: Final = 32  # the Repair token of weapon 1; twice that is weapon 2
REPAIRS: Final = 96
MOVED: Final = 128
UPGRADED: Final = 256
THIS_TURN: Final = MOVED | UPGRADED

# What somebody can think better of: taking up a die, beginning a linked action or an Upgrade.
ACTIONS: Final = FOLK_ROOM * (LINES + 2)
THINGS: Final = DICE + ACTIONS

# What an action under construction is.
NO_PLAN: Final = 0
SHOT: Final = 1
BLAST: Final = 2
UPGRADE: Final = 3


@mypyc_attr(acyclic=True)
class Ground:
    """The board as it is laid out: a tile on each hex, and where the buildings are."""

    def __init__(
        self, tiles: vec[i64], building_hex: vec[i64], building_at: vec[i64], mausoleum: i64
    ) -> None:
        self.tiles: vec[i64] = tiles
        self.building_hex: vec[i64] = building_hex
        self.building_at: vec[i64] = building_at
        self.mausoleum: i64 = mausoleum


@mypyc_attr(acyclic=True)
class Board:
    """What lies on the board: the top piece of each hex, what is below each piece and where it is,
    the damage, POISON and marks on it, and the damage of the buildings."""

    def __init__(
        self, top: vec[i64], below: vec[i64], hex_of: vec[i64], harm: vec[i64],
        poison: vec[i64], marks: vec[i64], wear: vec[i64],
    ) -> None:  # fmt: skip
        self.top: vec[i64] = top
        self.below: vec[i64] = below
        self.hex_of: vec[i64] = hex_of
        self.harm: vec[i64] = harm
        self.poison: vec[i64] = poison
        self.marks: vec[i64] = marks
        self.wear: vec[i64] = wear

    def clone(self) -> Board:
        return Board(
            top=self.top[:], below=self.below[:], hex_of=self.hex_of[:], harm=self.harm[:],
            poison=self.poison[:], marks=self.marks[:], wear=self.wear[:],
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Dice:
    """The dice of all townsfolk in play: their sides, where each is, what it shows; and which
    spaces of the cards they lock."""

    def __init__(self, sides: vec[i64], place: vec[i64], face: vec[i64], locks: vec[i64]) -> None:
        self.sides: vec[i64] = sides
        self.place: vec[i64] = place
        self.face: vec[i64] = face
        self.locks: vec[i64] = locks

    def clone(self) -> Dice:
        """Which dice there are is only said when a townsfolk joins; then it is replaced as a
        whole, so that copies share it."""
        return Dice(sides=self.sides, place=self.place[:], face=self.face[:], locks=self.locks[:])


@mypyc_attr(acyclic=True)
class Sheets:
    """The cards of the townsfolk in play: who they are, their tokens and blessings, the tiers of
    their weapons, and the discounts they give or have been given."""

    def __init__(
        self, cast: vec[i64], tokens: vec[i64], bless: vec[i64], tier: vec[i64],
        credit: vec[i64], voucher: vec[i64],
    ) -> None:  # fmt: skip
        self.cast: vec[i64] = cast
        self.tokens: vec[i64] = tokens
        self.bless: vec[i64] = bless
        self.tier: vec[i64] = tier
        self.credit: vec[i64] = credit
        self.voucher: vec[i64] = voucher

    def clone(self) -> Sheets:
        """Who is in play is replaced as a whole when somebody joins, so that copies share it."""
        return Sheets(
            cast=self.cast, tokens=self.tokens[:], bless=self.bless[:], tier=self.tier[:],
            credit=self.credit[:], voucher=self.voucher[:],
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Piles:
    """The Supernatural cards: the deck, those set aside, defeated, out of the game, in play."""

    def __init__(self, deck: Zone, aside: Zone, discard: Zone, removed: Zone, horde: Zone) -> None:
        self.deck: Zone = deck
        self.aside: Zone = aside
        self.discard: Zone = discard
        self.removed: Zone = removed
        self.horde: Zone = horde

    def clone(self) -> Piles:
        return Piles(
            deck=self.deck.clone(), aside=self.aside.clone(), discard=self.discard.clone(),
            removed=self.removed.clone(), horde=self.horde.clone(),
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Blackbriar(State):
    """The whole game.

    Of the open Townsfolk turn: `tries` counts what each seat has thought better of (replaced, never
    changed in place, so that copies share it), `kept` are dice their owners do not lend this turn,
    `lent` those given to the action under construction, `unwanted` the townsfolk whose players want
    no more dice offered.
    """

    def __init__(
        self, rng: Rng, content: Content, seats: i64, folk: i64, wave_limit: i64, tries: vec[i64],
        ground: Ground, board: Board, dice: Dice, sheets: Sheets, piles: Piles,
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Content = content
        self.seats: i64 = seats
        self.folk: i64 = folk
        self.wave_limit: i64 = wave_limit
        self.tries: vec[i64] = tries
        self.ground: Ground = ground
        self.board: Board = board
        self.dice: Dice = dice
        self.sheets: Sheets = sheets
        self.piles: Piles = piles
        self.wave: i64 = 0
        self.animated: bool = False
        self.townsfolk_turn: bool = False
        self.passed: i64 = 0
        self.may_return: i64 = 0
        self.kept: i64 = 0
        self.lent: i64 = 0
        self.unwanted: i64 = 0
        self.plan: i64 = NO_PLAN
        self.plan_card: i64 = 0
        self.plan_line: i64 = 0
        self.plan_first: i64 = NONE

    def clone(self) -> Blackbriar:
        # The board is laid out before anything is copied; the ground is the same in all copies.
        twin = Blackbriar(
            rng=self.rng.clone(), content=self.content, seats=self.seats, folk=self.folk,
            wave_limit=self.wave_limit, tries=self.tries, ground=self.ground,
            board=self.board.clone(), dice=self.dice.clone(), sheets=self.sheets.clone(),
            piles=self.piles.clone(),
        )  # fmt: skip
        twin.copy_kernel(self)
        twin.wave = self.wave
        twin.animated = self.animated
        twin.townsfolk_turn = self.townsfolk_turn
        twin.passed = self.passed
        twin.may_return = self.may_return
        twin.kept = self.kept
        twin.lent = self.lent
        twin.unwanted = self.unwanted
        twin.plan = self.plan
        twin.plan_card = self.plan_card
        twin.plan_line = self.plan_line
        twin.plan_first = self.plan_first
        return twin

    def kind(self, creature: i64) -> Kind:
        return self.content.kinds[self.content.kind_of[creature]]

    def character(self, folk: i64) -> Character:
        return self.content.characters[self.sheets.cast[folk]]

    def weapon(self, folk: i64, line: i64) -> Weapon | None:
        """The weapon in use on a line; the helpful spaces of a card may be missing."""
        slot = 2 * TIERS if line == 2 else line * TIERS + self.sheets.tier[folk * 2 + line]
        return self.content.characters[self.sheets.cast[folk]].weapons[slot]

    def id(self, piece: i64) -> str:
        """A piece as an element, for the log."""
        if piece < FOLK_ROOM:
            return self.content.characters[self.sheets.cast[piece]].id
        kind = self.kind(piece)
        if kind.copies == 1:
            return kind.id
        return kind.id + "-" + str(int(self.content.copy_of[piece]))

    def building_id(self, building: i64) -> str:
        return self.content.buildings[building].id


def over(g: Blackbriar) -> bool:
    """Whether the game has ended. Asked by a call, so that no checker takes the answer of before
    an effect for the answer after it."""
    return g.outcome is not None


def seat_of(g: Blackbriar, folk: i64) -> i64:
    """BB-GEN-02: the player who controls a townsfolk; they are dealt out in turn."""
    return folk % g.seats


def speaker(g: Blackbriar) -> i64:
    """BB-GEN-08, R-60: who decides for the group in this wave."""
    return (g.wave - 1) % g.seats if g.wave > 0 else 0


def who(seat: i64) -> str:
    """A seat as an element, for the log."""
    return SEAT_NAMES[seat]


SEAT_NAMES: Final = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"]


def owner(die: i64) -> i64:
    return die // DICE_ROOM


def space_code(folk: i64, line: i64, space: i64) -> i64:
    """The place of a die on a card's action space."""
    return ON_SPACE + (folk * LINES + line) * 16 + space


def filled(value: i64, count: i64) -> vec[i64]:
    return vec[i64]([value] * int(count))


def blank(
    content: Content, rng: Rng, seats: i64, folk: i64, mausoleum: i64, wave_limit: i64
) -> Blackbriar:
    """An empty table: no piece on the board, all cards still in the box."""
    n = content.pieces
    return Blackbriar(
        rng=rng, content=content, seats=seats, folk=folk, wave_limit=wave_limit,
        tries=UNTRIED[seats],
        ground=Ground(
            tiles=filled(NONE, HEXES), building_hex=filled(NONE, BUILDINGS),
            building_at=filled(NONE, HEXES), mausoleum=mausoleum,
        ),
        board=Board(
            top=filled(NONE, HEXES), below=filled(NONE, n), hex_of=filled(NONE, n),
            harm=filled(0, n), poison=filled(0, n), marks=filled(0, n),
            wear=filled(0, BUILDINGS),
        ),
        dice=Dice(
            sides=filled(0, DICE), place=filled(RESERVE, DICE), face=filled(0, DICE),
            locks=filled(0, FOLK_ROOM * LINES),
        ),
        sheets=Sheets(
            cast=filled(NONE, FOLK_ROOM), tokens=filled(0, FOLK_ROOM), bless=filled(0, FOLK_ROOM),
            tier=filled(0, 2 * FOLK_ROOM), credit=filled(0, FOLK_ROOM),
            voucher=filled(0, FOLK_ROOM),
        ),
        piles=Piles(deck=empty(), aside=empty(), discard=empty(), removed=empty(), horde=empty()),
    )  # fmt: skip


# Nothing tried yet, by how many play: `tries` is never changed in place, so all may share these.
UNTRIED: Final = [filled(0, seats * THINGS) for seats in range(FOLK_ROOM + 1)]


def empty() -> Zone:
    return Zone(vec[i64]())
