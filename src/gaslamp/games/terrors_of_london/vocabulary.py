# border: not compiled
"""What a player of Terrors of London can say: each verb with its number, word and parts."""

from __future__ import annotations

from typing import Final

from gaslamp.games.terrors_of_london import marks
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.games.vocabulary import (
    AMOUNT,
    SEAT,
    Kind,
    Vocabulary,
    maybe,
    said_as,
    second,
    some,
    unwritten,
    whole,
)
from gaslamp.kernel.menu import Option

# Where a card to sacrifice or discard lies, as the second part of an option.
FROM_PLAY: Final = 0
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
# What RAGE is taken in.
IN_COIN: Final = 0
IN_POWER: Final = 1


# Cards by the names they have in keys and handles


def in_play(g: Terrors, card: int) -> str:
    """A card in a play area: its id, and a number for a second copy there."""
    tag = int(marks.tag(g, card))
    return g.id(card) if tag <= 1 else f"{g.id(card)}-{tag}"


def in_pile(g: Terrors, pile: list[int], card: int) -> str:
    """A card in a hand or pile: copies that remember something of this turn stand apart."""
    memory = g.marks[card] & marks.MEMORY
    if not memory:
        return g.id(card)
    kind = g.content.kind_of[card]
    seen: list[int] = []
    for other in pile:
        trace = g.marks[other] & marks.MEMORY
        if g.content.kind_of[other] == kind and trace and trace not in seen:
            seen.append(trace)
    number = seen.index(memory) + 1
    return f"{g.id(card)}-used" if number == 1 else f"{g.id(card)}-used-{number}"


def in_hand(g: Terrors, seat: int, card: int) -> str:
    return in_pile(g, g.players[seat].hand.listed(), card)


def in_discard(g: Terrors, seat: int, card: int) -> str:
    return in_pile(g, g.players[seat].discard.listed(), card)


def on_deck(g: Terrors, seat: int, card: int) -> str:
    return in_pile(g, g.players[seat].deck.listed()[-2:], card)


def sacrificed(g: Terrors, seat: int, o: Option) -> str:
    """A card of a play area, hand or discard pile, by where it lies."""
    if o.b == FROM_PLAY:
        return in_play(g, o.a)
    return in_hand(g, seat, o.a) if o.b == FROM_HAND else in_discard(g, seat, o.a)


def sacrificed_ref(g: Terrors, seat: int, o: Option) -> str:
    return f"seat-{seat}/{('play', 'hand', 'discard')[o.b]}/{sacrificed(g, seat, o)}"


def horde_gain(g: Terrors, seat: int, o: Option) -> str:
    """What a Horde ability does; its key has the number it is printed at."""
    return f"effect/{g.kind(o.a).horde[o.b - 1]}"


def own_overlord(g: Terrors, seat: int) -> str:
    return f"seat-{seat}/overlord"


def other_overlord(g: Terrors, seat: int) -> str:
    return f"seat-{1 - seat}/overlord"


# Kinds of parts

LORD: Kind[Terrors] = Kind(lambda g, seat, lord: g.content.overlords[lord].id, at="overlords/{id}")
CARD: Kind[Terrors] = Kind(lambda g, seat, card: g.id(card))
BOX: Kind[Terrors] = Kind(CARD.id, at="box/{id}")
HAND: Kind[Terrors] = Kind(in_hand, at="seat-{seat}/hand/{id}")
DISCARDED: Kind[Terrors] = Kind(in_discard, at="seat-{seat}/discard/{id}")
SEEN: Kind[Terrors] = Kind(on_deck, at="seat-{seat}/look/{id}")
IN_PLAY: Kind[Terrors] = Kind(lambda g, seat, card: in_play(g, card), at="seat-{seat}/play/{id}")
STREET: Kind[Terrors] = Kind(
    lambda g, seat, slot: g.id(g.piles.street.at(slot)), lambda g, seat, slot: f"street/{slot}"
)
OWNER: Kind[Terrors] = Kind(SEAT.id)
OF_OWNER: Kind[Terrors] = whole(
    lambda g, seat, o: in_play(g, o.a), lambda g, seat, o: f"seat-{o.b}/play/{in_play(g, o.a)}"
)
RESOURCE: Kind[Terrors] = Kind(lambda g, seat, which: "coin" if which == IN_COIN else "power")
PILE: Kind[Terrors] = Kind(lambda g, seat, where: "hand" if where == FROM_HAND else "discard")
SACRIFICED: Kind[Terrors] = whole(sacrificed, sacrificed_ref)

V: Vocabulary[Terrors] = Vocabulary()

OVERLORD_IS: Final = 0
V.verb(OVERLORD_IS, "overlord-is", LORD, icon="candle-flame", rule="TL-SETUP-02")
INFLUENCE: Final = 1
V.verb(INFLUENCE, "influence", BOX, icon="card-play", rule="TL-SETUP-05")
PLAY: Final = 2
V.verb(PLAY, "play", HAND, maybe(IN_PLAY, "replacing"), icon="card-play", rule="TL-PLAY-01")
BUY: Final = 3
V.verb(BUY, "buy", STREET, maybe(IN_PLAY, "replacing"), icon="buy-card", rule="TL-BUY-01")
BUY_ACOLYTE: Final = 4
V.verb(
    BUY_ACOLYTE, "buy-acolyte", also=lambda g, seat: "acolytes", icon="buy-card", rule="TL-BUY-10"
)
ATTACK: Final = 5
V.verb(ATTACK, "attack", AMOUNT, also=other_overlord, icon="crossed-swords", rule="TL-ATK-01")
REGENERATE: Final = 6
V.verb(REGENERATE, "regenerate", AMOUNT, also=own_overlord, icon="heart-plus", rule="TL-RES-01")
CONVERT: Final = 7
V.verb(CONVERT, "convert", AMOUNT, icon="two-coins")
HORDE: Final = 8
V.verb(HORDE, "horde", IN_PLAY, IN_PLAY, icon="linked-rings", rule="TL-HORDE-01")
JOIN_LEFT: Final = 9
V.verb(JOIN_LEFT, "join-left", IN_PLAY, IN_PLAY, icon="linked-rings", rule="TL-HORDE-01")
JOIN_RIGHT: Final = 10
V.verb(JOIN_RIGHT, "join-right", IN_PLAY, IN_PLAY, icon="linked-rings", rule="TL-HORDE-01")
RELIC: Final = 11
V.verb(RELIC, "relic", IN_PLAY, icon="candle-flame", rule="TL-RELIC-01")
OVERLORD: Final = 12
V.verb(
    OVERLORD,
    "overlord",
    maybe(IN_PLAY, "target"),
    also=own_overlord,
    icon="candle-flame",
    rule="TL-OVER-01",
)
HAUNT: Final = 13
V.verb(HAUNT, "haunt", IN_PLAY, icon="haunting", rule="TL-HAUNT-01")
PASS: Final = 14
V.verb(PASS, "pass", some(AMOUNT, "healing"), icon="hourglass", rule="TL-PASS-01")
HORDE_ABILITY: Final = 15
V.verb(
    HORDE_ABILITY,
    "horde-ability",
    IN_PLAY,
    said_as(AMOUNT, horde_gain),
    icon="linked-rings",
    rule="TL-HORDE-01",
)
CLAIM: Final = 16
V.verb(CLAIM, "claim", CARD, icon="grab", rule="TL-KEY-01")
TO_DISCARD: Final = 17
V.verb(TO_DISCARD, "to-discard", CARD, icon="card-discard", rule="TL-KEY-01")
RAGE: Final = 18
V.verb(RAGE, "rage", RESOURCE, unwritten(AMOUNT), icon="enrage")
LOSE_HEALTH: Final = 19
V.verb(
    LOSE_HEALTH,
    "lose-health",
    unwritten(AMOUNT),
    also=own_overlord,
    icon="cursed-star",
    rule="TL-KEY-04",
)
DISCARD: Final = 20
V.verb(DISCARD, "discard", HAND, icon="card-discard", rule="TL-DISC-01")
DESTROY: Final = 21
V.verb(DESTROY, "destroy", second(OWNER), OF_OWNER, icon="skull-bolt")
DESTROY_STREET: Final = 22
V.verb(DESTROY_STREET, "destroy-street", STREET, icon="skull-bolt")
SACRIFICE: Final = 23
V.verb(SACRIFICE, "sacrifice", some(second(PILE), "from"), SACRIFICED, icon="sacrificial-dagger")
COMMAND: Final = 24
V.verb(COMMAND, "command", DISCARDED, icon="raise-zombie", rule="TL-KEY-03")
GIVE_HAUNT: Final = 25
V.verb(GIVE_HAUNT, "give-haunt", maybe(IN_PLAY), icon="haunting", rule="TL-HAUNT-01")
TRIGGER: Final = 26
V.verb(TRIGGER, "trigger", IN_PLAY, icon="candle-flame", rule="TL-TRIG-01")
LOOK_DISCARD: Final = 27
V.verb(LOOK_DISCARD, "look-discard", SEEN, icon="card-discard", rule="TL-LOOK-01")
LOOK_KEEP: Final = 28
V.verb(LOOK_KEEP, "look-keep", SEEN, icon="magnifying-glass", rule="TL-LOOK-01")
PAY: Final = 29
V.verb(PAY, "pay", unwritten(AMOUNT), icon="cursed-star")
DECLINE: Final = 30
V.verb(DECLINE, "decline", icon="cancel")
