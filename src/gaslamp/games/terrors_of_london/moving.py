"""Cards and tokens on the move: into play, out of play, drawing, shuffling, refilling."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, secrets
from gaslamp.games.terrors_of_london.state import EMPTY, Player, Terrors, who
from gaslamp.games.terrors_of_london.tables import MONSTER
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.ear import Ear
from gaslamp.kernel.zone import Zone


def enter_play(g: Terrors, seat: i64, card: i64, area: Zone) -> None:
    """Lay a card faceup into a play area; its tag tells it from other copies there."""
    player = g.players[seat]
    taken = tags_taken(g, player.play, card) | tags_taken(g, player.relics, card)
    tag: i64 = 1
    while has(taken, tag):
        tag += 1
    g.marks[card] = (g.marks[card] & ~(marks.IN_PLAY | marks.HIDDEN)) | (tag << marks.TAG_AT)
    area.push(card)


def tags_taken(g: Terrors, area: Zone, card: i64) -> i64:
    """The tags of the copies of this card in an area, as bits."""
    kind = g.content.kind_of[card]
    taken: i64 = 0
    i: i64 = 0
    while i < area.size():
        other = area.at(i)
        if g.content.kind_of[other] == kind:
            taken |= bit(marks.tag(g, other))
        i += 1
    return taken


def leave_play(g: Terrors, card: i64) -> None:
    """Take a card out of whichever play area it lies in.

    TL-HAUNT-16: its token returns. TL-HORDE-24: its neighbours' sides are free again.
    """
    if marks.token(g, card) != marks.NO_TOKEN:
        g.haunt_reserve += 1
    left = marks.left_of(g, card)
    right = marks.right_of(g, card)
    if left >= 0:
        marks.unmark(g, left, marks.RIGHT)
    if right >= 0:
        marks.unmark(g, right, marks.LEFT)
    marks.unmark(g, card, marks.IN_PLAY)
    for player in g.players:
        if player.play.discard(card) or player.relics.discard(card):
            return


def to_discard(g: Terrors, seat: i64, card: i64) -> None:
    """Faceup on the owner's discard pile, where nothing is hidden any more."""
    marks.unmark(g, card, marks.HIDDEN)
    g.players[seat].discard.push(card)


def on_top_of_deck(g: Terrors, seat: i64, card: i64) -> None:
    g.players[seat].deck.push(card)


def shuffle_discard(g: Terrors, seat: i64) -> None:
    """Shuffle the discard pile; what was known of its cards is known no more."""
    player = g.players[seat]
    player.epoch += 1
    pile = player.discard
    i: i64 = 0
    while i < pile.size():
        secrets.shuffled_in(g, pile.at(i), player.epoch)
        i += 1
    pile.shuffle(g.rng)
    g.veil()
    g.say("reshuffled", who(seat), int(pile.size()))


def draw(g: Terrors, seat: i64, count: i64) -> None:
    """TL-DRAW-03..05: one at a time from the top; an empty deck is made of the discard pile."""
    player = g.players[seat]
    drawn: i64 = 0
    while drawn < count:
        if player.deck.size() == 0:
            if player.discard.size() == 0:
                break
            shuffle_discard(g, seat)
            player.deck, player.discard = player.discard, player.deck
        if g.ear is not None:
            hear_draw(g, seat, g.ear)
        card = player.deck.pull()
        player.hand.push(card)
        if g.logging:
            say_drawn(g, seat, card)
        drawn += 1
    if drawn > 0:
        g.veil()
        g.say("drew", who(seat), int(drawn))


def hear_draw(g: Terrors, seat: i64, ear: Ear) -> None:
    """A draw is luck unless its owner knows the top card."""
    deck = g.players[seat].deck
    if not secrets.knows(g, deck.top(), seat):
        worths = [g.content.worth_of[deck.at(i)] for i in range(deck.size())]
        ear.draw("deck", bit(seat), g.content.worth_of[deck.top()], worths)


def say_drawn(g: Terrors, seat: i64, card: i64) -> None:
    """The owner sees the card; the opponent only if it lay there known. Of two in secret order
    neither is named: when it is named would tell which was drawn first."""
    if secrets.partner(g, card) < 0 and secrets.sure(g, seat, card, 1 - seat):
        g.say("drew-known", who(seat), g.id(card))
    else:
        g.say("drew-card", who(seat), g.id(card), seen_by=int(bit(seat)))


def ready_to_look(g: Terrors, seat: i64, count: i64) -> i64:
    """TL-LOOK-03/04: see that the deck has enough to look at; how many there are to see."""
    player = g.players[seat]
    if player.deck.size() < count and player.discard.size() > 0:
        shuffle_discard(g, seat)
        player.deck.slide_under(player.discard)
    return min(count, player.deck.size())


def refill_street(g: Terrors, slot: i64) -> None:
    """TL-BUY-05..08: the top Market card takes the empty slot, if there is one."""
    if g.piles.market.size() == 0:
        g.piles.street.put(slot, EMPTY)
        return
    card = g.piles.market.pull()
    g.piles.street.put(slot, card)
    g.veil()
    g.say("street-refilled", g.id(card))


def armor(g: Terrors, seat: i64) -> i64:
    """TL-ARM-01: the Armor on all cards in the play area, relics and haunting monsters too."""
    return area_armor(g, g.players[seat].play) + area_armor(g, g.players[seat].relics)


def area_armor(g: Terrors, area: Zone) -> i64:
    total: i64 = 0
    i: i64 = 0
    n = area.size()
    while i < n:
        total += g.content.armor_of[area.at(i)]
        i += 1
    return total


def gain_haunt(g: Terrors, card: i64) -> None:
    """TL-HAUNT-02..04: a HAUNT token, if the monster has none and the reserve has one."""
    if marks.token(g, card) != marks.NO_TOKEN or g.haunt_reserve == 0:
        return
    g.haunt_reserve -= 1
    marks.set_token(g, card, marks.HAUNT_SIDE)
    g.say("gains-haunt", g.id(card))


def can_gain_haunt(g: Terrors, seat: i64) -> bool:
    """Whether some own monster could get a token now."""
    if g.haunt_reserve == 0:
        return False
    play = g.players[seat].play
    i: i64 = 0
    while i < play.size():
        card = play.at(i)
        if g.kind(card).type == MONSTER and marks.token(g, card) == marks.NO_TOKEN:
            return True
        i += 1
    return False


def lose_health(g: Terrors, seat: i64, amount: i64) -> None:
    """TL-END-01..03, TL-KEY-21: Health goes down, never below zero; at zero the game ends.

    TL-END-05: whoever falls first has lost; after that nothing is lost any more.
    """
    if g.outcome is not None:
        return
    player = g.players[seat]
    lost = min(amount, player.health)
    player.health -= lost
    g.say("lost-health", who(seat), int(lost), int(player.health))
    if player.health == 0:
        g.finish(int(bit(1 - seat)), "overlord-fell", who(seat))


def has_faction_monster(g: Terrors, player: Player, faction: i64) -> bool:
    """TL-INF-03/04: a monster of the faction in the play area; haunting ones count."""
    i: i64 = 0
    while i < player.play.size():
        card = player.play.at(i)
        if g.content.type_of[card] == MONSTER and g.content.faction_of[card] == faction:
            return True
        i += 1
    return False


def remove_from_game(g: Terrors, card: i64) -> None:
    """Out of the game for good; the open pile hides nothing."""
    marks.unmark(g, card, marks.HIDDEN)
    g.piles.removed.push(card)
