"""For bots: a fair redeal of what a seat cannot know, and what a position is worth to it."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, verbs
from gaslamp.games.terrors_of_london.cards import RELIC_CARD
from gaslamp.games.terrors_of_london.state import NO_OVERLORD, Terrors
from gaslamp.kernel.bits import has
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone


class TerrorsJudge(Judge[Terrors]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: Terrors, seat: i64, rng: Rng) -> Terrors:
        twin = g.clone()
        twin.rng = rng.clone()
        twin.market.shuffle(rng)
        twin.acolytes.shuffle(rng)
        redeal_deck(twin, seat, seat, rng)
        redeal_deck(twin, 1 - seat, seat, rng)
        return twin

    def can_wait(self, code: i64) -> i64:
        verb = code >> 48
        if verb == verbs.ATTACK or verb == verbs.REGENERATE:
            return 2
        return 1 if verb == verbs.CONVERT else 0

    def value(self, g: Terrors, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if has(outcome.winners, seat) else -WIN
        return worth(g, seat) - worth(g, 1 - seat) + coming(g, seat)


def redeal_deck(g: Terrors, owner: i64, seat: i64, rng: Rng) -> None:
    """Exchange a player's cards that the seat cannot tell apart: those it does not know which
    went through the same shuffle, in the deck and, for the opponent, in the hand; and before
    that the opponent's pairs of secret order, which may come from different shuffles."""
    player = g.players[owner]
    hand = player.hand
    deck = player.deck
    held: i64 = 0 if owner == seat else hand.size()
    total = held + deck.size()
    if owner != seat:
        swap_pairs(g, hand, deck, rng)
    i: i64 = total - 1
    while i > 0:
        card = card_at(hand, deck, held, i)
        if not marks.knows(g, card, seat):
            swap_back(g, hand, deck, held, i, seat, rng)
        i -= 1


def swap_pairs(g: Terrors, hand: Zone, deck: Zone, rng: Rng) -> None:
    """Each pair lies one way round or the other."""
    held = hand.size()
    i: i64 = held + deck.size() - 1
    while i > 0:
        other = marks.partner(g, card_at(hand, deck, held, i))
        j: i64 = i - 1
        while other >= 0 and j >= 0:
            if card_at(hand, deck, held, j) == other:
                if rng.below(2) == 1:
                    put_at(hand, deck, held, j, card_at(hand, deck, held, i))
                    put_at(hand, deck, held, i, other)
                break
            j -= 1
        i -= 1


def swap_back(g: Terrors, hand: Zone, deck: Zone, held: i64, i: i64, seat: i64, rng: Rng) -> None:
    """Fisher and Yates within one epoch: exchange place i with an earlier one, or with itself."""
    mine = marks.epoch(g, card_at(hand, deck, held, i))
    partners: i64 = 1
    j: i64 = i - 1
    while j >= 0:
        other = card_at(hand, deck, held, j)
        if marks.epoch(g, other) == mine and not marks.knows(g, other, seat):
            partners += 1
        j -= 1
    pick = rng.below(partners)
    j = i
    while pick > 0:
        j -= 1
        other = card_at(hand, deck, held, j)
        if marks.epoch(g, other) == mine and not marks.knows(g, other, seat):
            pick -= 1
    card = card_at(hand, deck, held, i)
    other = card_at(hand, deck, held, j)
    put_at(hand, deck, held, i, other)
    put_at(hand, deck, held, j, card)
    if (g.marks[card] | g.marks[other]) & marks.PAIR != 0:
        trade_pairs(g, card, other)


def trade_pairs(g: Terrors, card: i64, other: i64) -> None:
    """Pairs are of places: two cards that changed places change partners too."""
    mine = marks.partner(g, card)
    theirs = marks.partner(g, other)
    if mine == other:
        return
    marks.unmark(g, card, marks.PAIR)
    marks.unmark(g, other, marks.PAIR)
    if theirs >= 0:
        marks.pair(g, card, theirs)
    if mine >= 0:
        marks.pair(g, other, mine)


def card_at(hand: Zone, deck: Zone, held: i64, index: i64) -> i64:
    return hand.at(index) if index < held else deck.at(index - held)


def put_at(hand: Zone, deck: Zone, held: i64, index: i64, card: i64) -> None:
    if index < held:
        hand.put(index, card)
    else:
        deck.put(index - held, card)


# How much things matter, in points of Health. Found by playing bots against each other.
COIN_LEFT = 0.25
UNUSED = 0.999  # Power and Regeneration can be used at any time of the turn: there is no hurry
MUSTER_TOKEN = 1.4
HAND_CARD = 0.5
HAUNT_TOKEN = 1.0
CARD_WORTH = 1.6
RELIC_WORTH = 1.2
ARMOR = 2.0
DILUTION = 2.2
NEXT_HAND = 1.0


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
    """What the cards of the deck bring: their worth above that of a Cultist, thinned by numbers."""
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
        if marks.knows(g, card, seat):
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
