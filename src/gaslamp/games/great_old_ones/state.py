"""The state of Great Old Ones: the board of London, the players, the decks, and who knows what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.great_old_ones.tables import AREAS, TYPES, Content
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

NOBODY: Final = -1
NOWHERE: Final = -1
AGENTS: Final = 12
CITIZENS: Final = 3
MOST_ELDERS: Final = 2
DIE: Final = 12
HAND: Final = 5
ROW: Final = 3

# A piece on the board as one number: an Agent by owner and area, the others by what they are.
PIECE_ELDER: Final = 64
PIECE_CITIZEN: Final = 80

# Marks on an Elder One, for this turn only.
USED: Final = 1
FRESH: Final = 2

# In a player's `used`: one bit per Building type, then the player board.
BOARD_USED: Final = 64

# In `known`: the card lies open or left the hands; below are the seats that know it in a hand.
OPEN: Final = 256

COLOURS: Final = ("green", "yellow", "purple", "blue")
WHO: Final = ("seat-0", "seat-1", "seat-2", "seat-3")


@mypyc_attr(acyclic=True)
class Player:
    """GO-SETUP-06..10: a player's cards, money, pieces in supply, board and Objective.

    `built` says where each Building type stands. `silent` holds the Objectives whose condition
    was met at the start of an own turn without a declaration, which everybody could see.
    """

    def __init__(
        self, hand: Zone, front: Zone, built: vec[i64], money: i64, supply: i64, board: i64,
        objective: i64, colour: i64, used: i64, fresh: i64, silent: i64,
    ) -> None:  # fmt: skip
        self.hand: Zone = hand
        self.front: Zone = front
        self.built: vec[i64] = built
        self.money: i64 = money
        self.supply: i64 = supply
        self.board: i64 = board
        self.objective: i64 = objective
        self.colour: i64 = colour
        self.used: i64 = used
        self.fresh: i64 = fresh
        self.silent: i64 = silent

    def clone(self) -> Player:
        return Player(
            hand=self.hand.clone(), front=self.front.clone(), built=self.built[:],
            money=self.money, supply=self.supply, board=self.board, objective=self.objective,
            colour=self.colour, used=self.used, fresh=self.fresh, silent=self.silent,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Piles:
    """The decks and what comes out of them: Action cards, Events, and the unused Objectives."""

    def __init__(
        self, deck: Zone, row: Zone, discard: Zone, in_play: Zone, box: Zone, events: Zone,
        unused: Zone,
    ) -> None:  # fmt: skip
        self.deck: Zone = deck
        self.row: Zone = row
        self.discard: Zone = discard
        self.in_play: Zone = in_play
        self.box: Zone = box
        self.events: Zone = events
        self.unused: Zone = unused

    def clone(self) -> Piles:
        return Piles(
            deck=self.deck.clone(), row=self.row.clone(), discard=self.discard.clone(),
            in_play=self.in_play.clone(), box=self.box.clone(), events=self.events.clone(),
            unused=self.unused.clone(),
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class London:
    """What stands on the board.

    `agents` and `minions` (Agents and Elder Ones) count by owner and area, `building` holds the
    owner and type in an area, `trouble` is a set of areas.
    """

    def __init__(
        self, agents: vec[i64], minions: vec[i64], building: vec[i64], citizens: vec[i64],
        grenadiers: vec[i64], grenadiers_gone: i64, trouble: i64,
    ) -> None:  # fmt: skip
        self.agents: vec[i64] = agents
        self.minions: vec[i64] = minions
        self.building: vec[i64] = building
        self.citizens: vec[i64] = citizens
        self.grenadiers: vec[i64] = grenadiers
        self.grenadiers_gone: i64 = grenadiers_gone
        self.trouble: i64 = trouble

    def clone(self) -> London:
        return London(
            agents=self.agents[:], minions=self.minions[:], building=self.building[:],
            citizens=self.citizens[:], grenadiers=self.grenadiers[:],
            grenadiers_gone=self.grenadiers_gone, trouble=self.trouble,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Elders:
    """The Elder Ones, each by its number: where it stands, whose it is, and this turn's marks."""

    def __init__(self, area: vec[i64], owner: vec[i64], hits: vec[i64], marks: vec[i64]) -> None:
        self.area: vec[i64] = area
        self.owner: vec[i64] = owner
        self.hits: vec[i64] = hits
        self.marks: vec[i64] = marks

    def clone(self) -> Elders:
        return Elders(
            area=self.area[:], owner=self.owner[:], hits=self.hits[:], marks=self.marks[:]
        )


@mypyc_attr(acyclic=True)
class Secrets:
    """Who knows what: `known` per Action card, where it lies; `may_hold` and `seen_unused` per
    seat, of Objectives."""

    def __init__(self, known: vec[i64], may_hold: vec[i64], seen_unused: vec[i64]) -> None:
        self.known: vec[i64] = known
        self.may_hold: vec[i64] = may_hold
        self.seen_unused: vec[i64] = seen_unused

    def clone(self) -> Secrets:
        return Secrets(
            known=self.known[:], may_hold=self.may_hold[:], seen_unused=self.seen_unused[:]
        )


@mypyc_attr(acyclic=True)
class OldOnes(State):
    """The whole game.

    `purples` says how many purple cards the deck began with. `sheltered` are the seats that the
    Event passes by, `warded` those that the Scroll passes by. `passed` are the symbols that were
    not done: a byte for each card in play, that of the last one lowest.
    """

    def __init__(
        self, rng: Rng, content: Content, players: list[Player], piles: Piles, london: London,
        elders: Elders, secrets: Secrets, first: i64, purples: i64,
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Content = content
        self.players: list[Player] = players
        self.piles: Piles = piles
        self.london: London = london
        self.elders: Elders = elders
        self.secrets: Secrets = secrets
        self.first: i64 = first
        self.purples: i64 = purples
        self.seats: i64 = len(players)
        self.active: i64 = first
        self.turn: i64 = 0
        self.level: i64 = 1
        self.event: i64 = NOWHERE
        self.events_known: i64 = 0
        self.sheltered: i64 = 0
        self.warded: i64 = 0
        self.may_declare: bool = False
        self.passed: i64 = 0

    def clone(self) -> OldOnes:
        twin = OldOnes(
            rng=self.rng.clone(),
            content=self.content,  # shared: what is printed never changes
            players=[player.clone() for player in self.players],
            piles=self.piles.clone(), london=self.london.clone(), elders=self.elders.clone(),
            secrets=self.secrets.clone(), first=self.first, purples=self.purples,
        )  # fmt: skip
        twin.copy_kernel(self)
        twin.active = self.active
        twin.turn = self.turn
        twin.level = self.level
        twin.event = self.event
        twin.events_known = self.events_known
        twin.sheltered = self.sheltered
        twin.warded = self.warded
        twin.may_declare = self.may_declare
        twin.passed = self.passed
        return twin

    def next_seat(self, seat: i64) -> i64:
        """GO-SETUP-19: clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def everyone(self) -> i64:
        """All seats as bits."""
        return bit(self.seats) - 1

    def card_id(self, card: i64) -> str:
        return self.content.cards[card].id

    def area_id(self, area: i64) -> str:
        return self.content.areas[area].id

    def elder_id(self, elder: i64) -> str:
        return self.content.elders[elder].id

    def type_id(self, type: i64) -> str:
        return self.content.buildings[type].id


def who(g: OldOnes, seat: i64) -> str:
    """A player as an element: the Great Old One on the board, or the seat while there is none."""
    board = g.players[seat].board
    return WHO[seat] if board == NOWHERE else g.content.boards[board].id


def card_in_play(g: OldOnes) -> str:
    """The card that is carried out, as an element: what is asked for it names it."""
    played = g.piles.in_play
    return who(g, g.active) if played.size() == 0 else g.card_id(played.at(played.size() - 1))


def agent(owner: i64, area: i64) -> i64:
    """An Agent as a piece."""
    return owner * 16 + area


def elder_piece(elder: i64) -> i64:
    return PIECE_ELDER + elder


def citizen(area: i64) -> i64:
    return PIECE_CITIZEN + area


def owner_of(g: OldOnes, piece: i64) -> i64:
    """Whose Minion it is; NOBODY for a New Citizen."""
    if piece < PIECE_ELDER:
        return piece >> 4
    if piece < PIECE_CITIZEN:
        return g.elders.owner[piece - PIECE_ELDER]
    return NOBODY


def area_of(g: OldOnes, piece: i64) -> i64:
    """Where a piece stands."""
    if piece < PIECE_ELDER:
        return piece & 15
    if piece < PIECE_CITIZEN:
        return g.elders.area[piece - PIECE_ELDER]
    return piece - PIECE_CITIZEN


def at(seat: i64, area: i64) -> i64:
    """The place of a seat and an area in `agents` and `minions`."""
    return seat * AREAS + area


def owner_of_building(built: i64) -> i64:
    return built // TYPES


def type_of_building(built: i64) -> i64:
    return built % TYPES


def clockwise_from(g: OldOnes, seat: i64, other: i64) -> i64:
    """How many seats lie between, going clockwise."""
    return other - seat if other >= seat else other - seat + g.seats
