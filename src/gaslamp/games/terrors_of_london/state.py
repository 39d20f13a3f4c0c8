"""The state of Terrors of London: two players, the Street between them, and marks on cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.terrors_of_london.tables import Content, Kind
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

EMPTY: Final = -1
NO_OVERLORD: Final = -1
HAUNT_TOKENS: Final = 10
MUSTER_TOKENS: Final = 10
STREET_SIZE: Final = 5
RELIC_PLACES: Final = 3


@mypyc_attr(acyclic=True)
class Agreed:
    """What the players agreed on before the game."""

    def __init__(
        self, *, first: i64, first_hand: i64, turn_limit: i64, choose_influence: bool
    ) -> None:
        self.first: Final[i64] = first
        self.first_hand: Final[i64] = first_hand
        self.turn_limit: Final[i64] = turn_limit
        self.choose_influence: Final = choose_influence


@mypyc_attr(acyclic=True)
class Player:
    """TL-GEN-07: a player's zones, overlord and tokens. `epoch` counts the deck's shuffles."""

    def __init__(
        self, *, deck: Zone, hand: Zone, play: Zone, relics: Zone, discard: Zone,
        overlord: i64, health: i64, muster: i64, epoch: i64,
    ) -> None:  # fmt: skip
        self.deck: Zone = deck
        self.hand: Zone = hand
        self.play: Zone = play
        self.relics: Zone = relics
        self.discard: Zone = discard
        self.overlord: i64 = overlord
        self.health: i64 = health
        self.muster: i64 = muster
        self.epoch: i64 = epoch

    def clone(self) -> Player:
        return Player(
            deck=self.deck.clone(), hand=self.hand.clone(), play=self.play.clone(),
            relics=self.relics.clone(), discard=self.discard.clone(), overlord=self.overlord,
            health=self.health, muster=self.muster, epoch=self.epoch,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Piles:
    """The cards that are nobody's."""

    def __init__(
        self, *, market: Zone, street: Zone, acolytes: Zone, removed: Zone, box: Zone
    ) -> None:
        self.market: Zone = market
        self.street: Zone = street
        self.acolytes: Zone = acolytes
        self.removed: Zone = removed
        self.box: Zone = box

    def clone(self) -> Piles:
        return Piles(
            market=self.market.clone(), street=self.street.clone(),
            acolytes=self.acolytes.clone(), removed=self.removed.clone(), box=self.box.clone(),
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Terrors(State):
    """The whole game. Resources and per-turn facts belong to the active player."""

    def __init__(
        self, *, rng: Rng, content: Content, agreed: Agreed, players: list[Player], piles: Piles,
        marks: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Content = content
        self.agreed: Agreed = agreed
        self.players: list[Player] = players
        self.piles: Piles = piles
        self.marks: vec[i64] = marks
        self.active: i64 = agreed.first
        self.turn: i64 = 0
        self.coin: i64 = 0
        self.power: i64 = 0
        self.regeneration: i64 = 0
        self.haunt_reserve: i64 = HAUNT_TOKENS
        self.muster_reserve: i64 = MUSTER_TOKENS
        self.absorbed: i64 = 0
        self.hordes: i64 = 0
        self.horde_taken: bool = False
        self.overlord_used: bool = False
        self.may_convert: bool = False
        self.claim_waiting: bool = False

    def clone(self) -> Terrors:
        """What is printed and what was agreed never changes: clones share it."""
        twin = Terrors(
            rng=self.rng.clone(), content=self.content, agreed=self.agreed,
            players=[self.players[0].clone(), self.players[1].clone()],
            piles=self.piles.clone(), marks=self.marks[:],
        )  # fmt: skip
        twin.copy_kernel(self)
        twin.active = self.active
        twin.turn = self.turn
        twin.coin = self.coin
        twin.power = self.power
        twin.regeneration = self.regeneration
        twin.haunt_reserve = self.haunt_reserve
        twin.muster_reserve = self.muster_reserve
        twin.absorbed = self.absorbed
        twin.hordes = self.hordes
        twin.horde_taken = self.horde_taken
        twin.overlord_used = self.overlord_used
        twin.may_convert = self.may_convert
        twin.claim_waiting = self.claim_waiting
        return twin

    def kind(self, card: i64) -> Kind:
        return self.content.kinds[self.content.kind_of[card]]

    def id(self, card: i64) -> str:
        """The card's id, for the log."""
        return self.content.kinds[self.content.kind_of[card]].id

    def faction_of(self, seat: i64) -> i64:
        """The faction of a player's overlord."""
        return self.content.overlords[self.players[seat].overlord].faction


def who(seat: i64) -> str:
    """A seat as an element, for the log."""
    return "seat-0" if seat == 0 else "seat-1"
