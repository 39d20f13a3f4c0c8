"""The state of Terrors of London: two players, the Street between them, and marks on cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.terrors_of_london.cards import Content, Kind
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.kernel.zone import Zone

EMPTY: Final = -1
NO_OVERLORD: Final = -1
HAUNT_TOKENS: Final = 10
MUSTER_TOKENS: Final = 10
STREET_SIZE: Final = 5
RELIC_PLACES: Final = 3


class Player:
    """TL-GEN-07: a player's zones, overlord and tokens. `epoch` counts the deck's shuffles."""

    def __init__(
        self, deck: Zone, hand: Zone, play: Zone, relics: Zone, discard: Zone,
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
            self.deck.clone(), self.hand.clone(), self.play.clone(), self.relics.clone(),
            self.discard.clone(), self.overlord, self.health, self.muster, self.epoch,
        )  # fmt: skip


class Terrors(State):
    """The whole game. Resources and per-turn facts belong to the active player."""

    def __init__(
        self, rng: Rng, content: Content, players: list[Player], market: Zone, street: Zone,
        acolytes: Zone, removed: Zone, box: Zone, marks: vec[i64], first: i64, first_hand: i64,
        turn_limit: i64, choose_influence: bool,
    ) -> None:  # fmt: skip
        super().__init__(rng)
        self.content: Content = content
        self.players: list[Player] = players
        self.market: Zone = market
        self.street: Zone = street
        self.acolytes: Zone = acolytes
        self.removed: Zone = removed
        self.box: Zone = box
        self.marks: vec[i64] = marks
        self.first: i64 = first
        self.first_hand: i64 = first_hand
        self.turn_limit: i64 = turn_limit
        self.choose_influence: bool = choose_influence
        self.active: i64 = first
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
        twin = Terrors(
            self.rng.clone(), self.content, [self.players[0].clone(), self.players[1].clone()],
            self.market.clone(), self.street.clone(), self.acolytes.clone(), self.removed.clone(),
            self.box.clone(), self.marks[:], self.first, self.first_hand, self.turn_limit,
            self.choose_influence,
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
