"""For bots: what a position is worth to a seat, and what can wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import habits, marks, moving, secrets
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.state import NO_OVERLORD, Terrors
from gaslamp.games.terrors_of_london.tables import RELIC_CARD
from gaslamp.kernel.bits import has
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import PART_MASK
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone


class TerrorsJudge(Judge[Terrors]):
    """Sees redeals only, and values them in points of Health."""

    def redeal(self, g: Terrors, seat: i64, rng: Rng) -> Terrors:
        return secrets.redeal(g, seat, rng)

    def can_wait(self, code: i64) -> i64:
        """Power and Regeneration are there until the turn ends; what is paid for, or comes but once
        a turn, is used when it is seen what it is for."""
        verb = code >> 48
        if verb == verbs.ATTACK or verb == verbs.REGENERATE:
            return 3
        if verb == verbs.CONVERT:
            return 2
        once = verb == verbs.OVERLORD or verb == verbs.RELIC or verb == verbs.HAUNT
        return 1 if once or verbs.HORDE <= verb <= verbs.JOIN_RIGHT else 0

    def habit(self, g: Terrors, seat: i64, rng: Rng) -> i64:
        return habits.habit(g, seat)

    def partial(self, g: Terrors, code: i64) -> bool:
        """All Power is used at once, and all Regeneration that heals."""
        verb = code >> 48
        if verb == verbs.ATTACK:
            return (code >> 32) & PART_MASK < g.power
        if verb == verbs.REGENERATE:
            return (code >> 32) & PART_MASK < usable_regeneration(g, g.active)
        return False

    def value(self, g: Terrors, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if has(outcome.winners, seat) else -WIN
        return worth(g, seat) - worth(g, 1 - seat) + coming(g, seat)


# How much things matter, in points of Health. Found by playing bots against each other.
COIN_LEFT: Final = 0.25
# Power and Regeneration can be used at any time of the turn: there is no hurry.
UNUSED: Final = 0.999
MUSTER_TOKEN: Final = 1.4
HAND_CARD: Final = 0.5
HAUNT_TOKEN: Final = 1.0
CARD_WORTH: Final = 1.6
RELIC_WORTH: Final = 1.2
ARMOR: Final = 2.0
DILUTION: Final = 2.2
NEXT_HAND: Final = 1.0


def worth(g: Terrors, seat: i64) -> float:
    """A player's Health, engine and what is left to use this turn, in points of Health."""
    player = g.players[seat]
    total = 0.0
    if player.overlord != NO_OVERLORD:
        # Health lost, not Health left: no overlord is better for starting with more.
        total -= float(g.content.overlords[player.overlord].health - player.health)
    total += deck_worth(g, seat)
    total += RELIC_WORTH * zone_worth(g, player.relics)
    total += ARMOR * float(moving.armor(g, seat))
    total += MUSTER_TOKEN * float(player.muster)
    total += HAUNT_TOKEN * haunting_worth(g, player.play)
    if g.active == seat:
        total += COIN_LEFT * float(g.coin)
        total += UNUSED * float(usable_power(g, seat) + usable_regeneration(g, seat))
        total += HAND_CARD * zone_worth(g, player.hand)
    return total


def usable_power(g: Terrors, seat: i64) -> i64:
    """The Health that the Power left would cost the opponent."""
    room = max(0, moving.armor(g, 1 - seat) - g.absorbed)
    return max(0, g.power - room)


def usable_regeneration(g: Terrors, seat: i64) -> i64:
    """The Health that the Regeneration left would give back."""
    if g.regeneration == 0:
        return 0
    player = g.players[seat]
    missing = g.content.overlords[player.overlord].health - player.health
    return min(g.regeneration, missing)


def deck_worth(g: Terrors, seat: i64) -> float:
    """What a hand of five brings on average: few good cards are better than many poor ones."""
    player = g.players[seat]
    cards = (
        zone_worth(g, player.deck)
        + zone_worth(g, player.hand)
        + zone_worth(g, player.discard)
        + zone_worth(g, player.play)
    )
    count = player.deck.size() + player.hand.size() + player.discard.size() + player.play.size()
    if count == 0:
        return 0.0
    average = cards / float(count)
    return CARD_WORTH * 5.0 * DILUTION * average


def coming(g: Terrors, seat: i64) -> float:
    """What the cards are worth that a player has seen to: kept back, left or put on top of the
    deck, and drawn for the next turn in place of others. Compared with what comes unseen."""
    player = g.players[seat]
    if g.active == seat or player.hand.size() == 0:
        return 0.0
    total = 0.0
    known: i64 = 0
    i: i64 = 0
    while i < player.hand.size():
        card = player.hand.at(i)
        if secrets.knows(g, card, seat):
            total += g.kind(card).worth
            known += 1
        i += 1
    if known == 0:
        return 0.0
    others = player.deck.size() + player.discard.size()
    usual = zone_worth(g, player.deck) + zone_worth(g, player.discard)
    return NEXT_HAND * (total - float(known) * usual / float(max(1, others)))


def zone_worth(g: Terrors, zone: Zone) -> float:
    total = 0.0
    i: i64 = 0
    n = zone.size()
    while i < n:
        total += g.kind(zone.at(i)).worth
        i += 1
    return total


def haunting_worth(g: Terrors, play: Zone) -> float:
    """Monsters that will stay or can still be used bring their abilities once more."""
    total = 0.0
    i: i64 = 0
    while i < play.size():
        card = play.at(i)
        side = marks.token(g, card)
        stays = side == marks.HAUNT_SIDE
        waits = side == marks.DISMISS_SIDE and not marks.has(g, card, marks.HAUNTED)
        began = marks.has(g, card, marks.BEGAN)
        if (stays or (waits and began)) and g.kind(card).type != RELIC_CARD:
            total += g.kind(card).worth * 0.5
        i += 1
    return total
