"""What a player sees in numbers: who owns which cards, what lies on the Street, how both stand.

All from what the seat may know: which cards a player owns is open, where they lie is not, except
for the own hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.terrors_of_london import judge, moving
from gaslamp.games.terrors_of_london.state import EMPTY, NO_OVERLORD, Player, Terrors
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.zone import Zone

# What is good for one is bad for the other: mine counts with a plus, theirs with a minus.

# Numbers of each card kind: the share of a deck that it is, as a relic, on the Street of whoever
# is to move, in the own hand.
DECK: Final = 0
RELIC: Final = 1
STREET: Final = 2
HAND: Final = 3
NEXT_HAND: Final = 4
PER_KIND: Final = 5
KIND_WORDS: Final = ("deck", "relic", "street", "hand", "next-hand")

# Numbers of each player.
HEALTH: Final = 0
UP_TO_10: Final = 1
UP_TO_20: Final = 2
UP_TO_30: Final = 3
DECK_WORTH: Final = 4
RELIC_WORTH: Final = 5
ARMOR: Final = 6
MUSTER: Final = 7
HAUNTING: Final = 8
CARDS: Final = 9
TO_MOVE: Final = 10
COIN: Final = 11
POWER: Final = 12
REGENERATION: Final = 13
STREET_WORTH: Final = 14
EARLY: Final = 15
STRIKE: Final = 16
PER_PLAYER: Final = 17
PLAYER_WORDS: Final = (
    "health", "health-10", "health-20", "health-30", "deck-worth", "relic-worth", "armor",
    "muster", "haunting", "cards", "to-move", "coin", "power", "regeneration", "street-worth",
    "early", "strike",
)  # fmt: skip

# The rest.
LEAD: Final = 0  # what the judge makes of it all,
LEAD_NEAR: Final = 1  # and the same the more, the nearer the end is
HAND_WORTH: Final = 2
HAND_CARDS: Final = 3
COMING: Final = 4
REST_WORDS: Final = ("lead", "lead-near", "hand-worth", "hand-cards", "coming")


class TerrorsEyes(Eyes[Terrors]):
    def content(self, g: Terrors) -> object:
        return g.content

    def moment(self, g: Terrors) -> i64:
        return g.turn

    def names(self, g: Terrors) -> list[str]:
        found: list[str] = []
        for kind in g.content.kinds:
            for word in KIND_WORDS:
                found.append(f"{word}:{kind.id}")
        for overlord in g.content.overlords:
            found.append(f"overlord:{overlord.id}")
        for word in PLAYER_WORDS:
            found.append(word)
        for word in REST_WORDS:
            found.append(word)
        return found

    def look(self, g: Terrors, seat: i64, sight: vec[float]) -> None:
        me = g.players[seat]
        mine = g.active == seat
        street = count(g, g.piles.street, STREET, 1.0 if mine else -1.0, sight)
        hand = count(g, me.hand, HAND if mine else NEXT_HAND, 1.0, sight)
        at: i64 = len(g.content.kinds) * PER_KIND
        self.look_at(g, seat, 1.0, at, sight)
        self.look_at(g, 1 - seat, -1.0, at, sight)
        at += len(g.content.overlords)
        sight[at + STREET_WORTH] = street * 0.1
        if mine:
            sight[at + PER_PLAYER + HAND_WORTH] = hand * 0.2
        rest(g, seat, at, at + PER_PLAYER, sight)

    def look_at(self, g: Terrors, seat: i64, sign: float, at: i64, sight: vec[float]) -> None:
        """A player's cards, overlord and standing; as long as one has no overlord, who has one
        stands no better for it."""
        owner = g.players[seat]
        worth = cards_of(g, owner, sign, sight)
        relics = count(g, owner.relics, RELIC, sign, sight)
        if owner.overlord == NO_OVERLORD:
            return
        sight[at + owner.overlord] += sign
        if g.players[1 - seat].overlord != NO_OVERLORD:
            at += len(g.content.overlords)
            sight[at + DECK_WORTH] += worth * judge.CARD_WORTH * judge.DILUTION * 0.05
            sight[at + RELIC_WORTH] += relics * 0.2
            standing(g, seat, sign, at, sight)


def cards_of(g: Terrors, owner: Player, sign: float, sight: vec[float]) -> float:
    """Which share of a hand of five each kind is on average; what such a hand is worth."""
    total = owner.deck.size() + owner.hand.size() + owner.discard.size() + owner.play.size()
    if total == 0:
        return 0.0
    share = sign * 5.0 / float(total)
    worth = count(g, owner.deck, DECK, share, sight)
    worth += count(g, owner.hand, DECK, share, sight)
    worth += count(g, owner.discard, DECK, share, sight)
    return worth + count(g, owner.play, DECK, share, sight)


def count(g: Terrors, zone: Zone, place: i64, each: float, sight: vec[float]) -> float:
    """Count each card as so much; what they are worth together at that."""
    kind_of = g.content.kind_of
    worth_of = g.content.worth_of
    worth = 0.0
    i: i64 = 0
    n = zone.size()
    while i < n:
        card = zone.at(i)
        if card != EMPTY:
            sight[kind_of[card] * PER_KIND + place] += each
            worth += worth_of[card]
        i += 1
    return worth * each


def standing(g: Terrors, seat: i64, sign: float, at: i64, sight: vec[float]) -> None:
    """How a player stands; amounts are scaled to about 1."""
    owner = g.players[seat]
    health = float(owner.health)
    sight[at + HEALTH] += sign * health * 0.1
    sight[at + UP_TO_10] += sign * min(health, 10.0) * 0.1
    sight[at + UP_TO_20] += sign * min(health, 20.0) * 0.1
    sight[at + UP_TO_30] += sign * min(health, 30.0) * 0.1
    sight[at + ARMOR] += sign * float(moving.armor(g, seat)) * 0.5
    sight[at + MUSTER] += sign * float(owner.muster)
    sight[at + HAUNTING] += sign * judge.haunting_worth(g, owner.play) * 0.5
    cards = owner.deck.size() + owner.hand.size() + owner.discard.size() + owner.play.size()
    sight[at + CARDS] += sign * float(cards) * 0.1
    if g.active == seat:
        power = float(judge.usable_power(g, seat))
        sight[at + TO_MOVE] = sign
        sight[at + COIN] = sign * float(g.coin) * 0.2
        sight[at + POWER] = sign * power * 0.1
        sight[at + REGENERATION] = sign * float(judge.usable_regeneration(g, seat)) * 0.1
        sight[at + EARLY] = sign / (1.0 + 0.2 * float(g.turn))
        them = max(0.0, float(g.players[1 - seat].health))
        sight[at + STRIKE] = sign * min(1.0, power / (3.0 + them))


def rest(g: Terrors, seat: i64, both: i64, at: i64, sight: vec[float]) -> None:
    """The judge's lead, put together from what was counted already, and what is coming."""
    me = g.players[seat]
    them = g.players[1 - seat]
    if me.overlord == NO_OVERLORD or them.overlord == NO_OVERLORD:
        return
    overlords = g.content.overlords
    lead = float(me.health - overlords[me.overlord].health)
    lead -= float(them.health - overlords[them.overlord].health)
    lead += 20.0 * sight[both + DECK_WORTH]
    lead += judge.RELIC_WORTH * 5.0 * sight[both + RELIC_WORTH]
    lead += judge.ARMOR * 2.0 * sight[both + ARMOR]
    lead += judge.MUSTER_TOKEN * sight[both + MUSTER]
    lead += judge.HAUNT_TOKEN * 2.0 * sight[both + HAUNTING]
    lead += judge.COIN_LEFT * 5.0 * sight[both + COIN]
    lead += judge.UNUSED * 10.0 * (sight[both + POWER] + sight[both + REGENERATION])
    if g.active == seat:
        sight[at + HAND_CARDS] = float(me.hand.size()) * 0.2
    else:
        sight[at + COMING] = judge.coming(g, seat) * 0.2
    sight[at + LEAD] = lead * 0.1
    sight[at + LEAD_NEAR] = lead / (8.0 + max(0.0, float(min(me.health, them.health))))
