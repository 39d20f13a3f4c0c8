# border: not compiled
"""Playing a hand in one go: which cards there are, and for which of them the order may matter.

TL-PLAY-01 lets cards be played in any order. One does the same whenever it comes if what it does
(`Effect.any_order`) depends on nothing that another card of the hand could bring.
"""

from __future__ import annotations

from gaslamp.games.game import Series
from gaslamp.games.terrors_of_london import moving, tables, triggers
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.action_phase import ActionPhase
from gaslamp.games.terrors_of_london.effects import in_any_order
from gaslamp.games.terrors_of_london.state import RELIC_PLACES, Terrors
from gaslamp.kernel.menu import packed
from gaslamp.kernel.state import pending


def series(g: Terrors, seat: int) -> Series | None:
    """All cards of the hand but a relic that another one would have to go for."""
    if not isinstance(pending(g), ActionPhase):
        return None
    player = g.players[seat]
    full = player.relics.size() >= RELIC_PLACES
    cards = [card for card in player.hand.listed() if not (full and is_relic(g, card))]
    if not cards:
        return None
    names = [verbs.in_hand(g, seat, card) for card in cards]
    cards.sort(key=lambda card: names.index(verbs.in_hand(g, seat, card)))  # equal ones in stacks
    free = [card for card in cards if is_free(g, seat, card)]
    named = [g.id(card) for card in cards if card not in free]
    codes = [int(packed(verbs.PLAY, card)) for card in cards]
    return Series("series-play", codes, [int(packed(verbs.PLAY, card)) for card in free], named)


def is_relic(g: Terrors, card: int) -> bool:
    return g.kind(card).type == tables.RELIC_CARD


def is_free(g: Terrors, seat: int, card: int) -> bool:
    """Whether the card does the same before and after every other card of the hand."""
    kind = g.kind(card)
    if kind.type == tables.RELIC_CARD:
        return has_room(g, seat)
    if not in_any_order(g, kind.play):
        return False
    if kind.type == tables.INFLUENCE_CARD:
        return condition_stands(g, seat, card)
    return triggers_stand(g, seat, card)


def has_room(g: Terrors, seat: int) -> bool:
    """TL-RELIC-05: whether every relic of the hand finds a place, so that none has to go."""
    player = g.players[seat]
    held = sum(is_relic(g, card) for card in player.hand.listed())
    return bool(player.relics.size() + held <= RELIC_PLACES)


def condition_stands(g: Terrors, seat: int, card: int) -> bool:
    """TL-INF-03/06: the condition counts as the card is played; it must be met now, or no monster
    that could meet it may still come, from the hand or from what is drawn."""
    player, faction = g.players[seat], g.faction_of(seat)
    if g.kind(card).condition == tables.NO_PROGRAM:
        return True
    if moving.has_faction_monster(g, player, faction):
        return in_any_order(g, g.kind(card).condition)
    own = [*player.hand.listed(), *player.deck.listed(), *player.discard.listed()]
    return not any(is_monster_of(g, other, int(faction)) for other in own)


def triggers_stand(g: Terrors, seat: int, card: int) -> bool:
    """TL-TRIG-01..08: what waits in play for this monster gives the same whenever it comes, and
    nothing in the hand waits for it or is waited for by it."""
    player, kind = g.players[seat], g.kind(card)
    waiting = [
        other
        for other in player.play.listed()
        if g.content.trigger_of[other] == tables.ON_PLAY
        and triggers.ready(g, other, tables.ON_PLAY, card)
    ]
    if len({int(g.content.kind_of[other]) for other in waiting}) > 1:
        return False
    if not all(in_any_order(g, g.kind(other).trigger_program) for other in waiting):
        return False
    for other in player.hand.listed():
        waits = tables.ON_PLAY in (g.content.trigger_of[card], g.content.trigger_of[other])
        if other != card and waits and is_monster_of(g, other, int(kind.faction)):
            return False
    return True


def is_monster_of(g: Terrors, card: int, faction: int) -> bool:
    kind = g.kind(card)
    return kind.type == tables.MONSTER and kind.faction == faction
