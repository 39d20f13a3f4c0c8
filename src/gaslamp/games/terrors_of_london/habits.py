"""What anybody does in a turn without thinking: play the hand, join hordes, buy, attack, pass.

For playing on in a bot's head, where it saves looking at every option; no bot plays by it.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.action_phase import ActionPhase, can_heal, offer_relics
from gaslamp.games.terrors_of_london.horde import offer_hordes
from gaslamp.games.terrors_of_london.state import RELIC_PLACES, Player, Terrors
from gaslamp.games.terrors_of_london.tables import INFLUENCE_CARD, MONSTER, RELIC_CARD
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.zone import Zone

NONE: i64 = -1


def habit(g: Terrors, seat: i64) -> i64:
    """The next action of a turn; -1 where another question is open."""
    if not isinstance(g.agenda[-1], ActionPhase):
        return NONE
    player = g.players[seat]
    card = next_card(g, player)
    if card >= 0:
        return packed(verbs.PLAY, card)
    menu = Menu(seat)
    offer_hordes(g, seat, menu)
    offer_relics(g, seat, menu)
    if menu.size() > 0:
        return menu.at(0)
    slot = best_buy(g, player)
    if slot >= 0:
        return packed(verbs.BUY, slot)
    if g.power > 0:
        return packed(verbs.ATTACK, g.power)
    if player.hand.size() > 1:
        return NONE
    return packed(verbs.PASS, can_heal(g, seat))


def next_card(g: Terrors, player: Player) -> i64:
    """Monsters before the influence that wants them, then relics there is room for; or -1."""
    full = player.relics.size() >= RELIC_PLACES
    best: i64 = NONE
    rank: i64 = 3
    i: i64 = 0
    while i < player.hand.size():
        card = player.hand.at(i)
        type = g.content.type_of[card]
        place: i64 = 3
        if type == MONSTER:
            place = 0
        elif type == INFLUENCE_CARD:
            place = 1
        elif not full:
            place = 2
        if place < rank:
            rank = place
            best = card
        i += 1
    return best


def best_buy(g: Terrors, player: Player) -> i64:
    """The place on the Street of the best card there is Coin for, if it is better than the deck
    is on average; or -1."""
    worth_of = g.content.worth_of
    most = average(g, player)
    full = player.relics.size() >= RELIC_PLACES
    best: i64 = NONE
    slot: i64 = 0
    while slot < g.piles.street.size():
        card = g.piles.street.at(slot)
        open_to = card >= 0 and not (full and g.content.type_of[card] == RELIC_CARD)
        if open_to and g.content.cost_of[card] <= g.coin and worth_of[card] > most:
            most = worth_of[card]
            best = slot
        slot += 1
    return best


def average(g: Terrors, player: Player) -> float:
    """What a card of the player's is worth on average."""
    zones = (player.deck, player.discard, player.play, player.hand)
    total = 0.0
    count: i64 = 0
    for zone in zones:
        total += summed(g, zone)
        count += zone.size()
    return total / float(max(1, count))


def summed(g: Terrors, zone: Zone) -> float:
    worth_of = g.content.worth_of
    total = 0.0
    i: i64 = 0
    while i < zone.size():
        total += worth_of[zone.at(i)]
        i += 1
    return total
