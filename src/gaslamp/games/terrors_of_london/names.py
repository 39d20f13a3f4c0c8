# border: not compiled
"""Names: options as readable keys, elements as words for people."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import faces, keywords, marks, tables, text, verbs
from gaslamp.games.terrors_of_london.shapes import FactionId
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.games.terrors_of_london.tables import Content
from gaslamp.kernel.menu import Option

FACTIONS: tuple[FactionId, ...] = ("undead", "beast", "mortal", "spirit", "")
NO_PARTS = (verbs.BUY_ACOLYTE, verbs.LOSE_HEALTH, verbs.PAY, verbs.DECLINE)
AMOUNTS = (verbs.ATTACK, verbs.REGENERATE, verbs.CONVERT)
IN_HAND = (verbs.DISCARD,)
IN_PLAY_ONE = (verbs.RELIC, verbs.HAUNT, verbs.GIVE_HAUNT, verbs.TRIGGER)
IN_PLAY_TWO = (verbs.HORDE, verbs.JOIN_LEFT, verbs.JOIN_RIGHT)
BY_KIND = (verbs.INFLUENCE, verbs.CLAIM, verbs.TO_DISCARD)
OF_DECK = (verbs.LOOK_KEEP, verbs.LOOK_DISCARD)


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


def parts(g: Terrors, seat: int, code: int) -> list[str]:
    """The elements of an option, in the order of its key."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    player = g.players[seat]
    if verb in NO_PARTS:
        return []
    if verb in AMOUNTS:
        return [str(a)]
    if verb == verbs.PASS:
        return [str(a)] if a else []
    if verb == verbs.OVERLORD_IS:
        return [g.content.overlords[a].id]
    if verb == verbs.PLAY:
        replaced = [in_play(g, b - 1)] if b else []
        return [in_pile(g, player.hand.listed(), a), *replaced]
    if verb == verbs.BUY:
        replaced = [in_play(g, b - 1)] if b else []
        return [g.id(g.piles.street.at(a)), *replaced]
    if verb == verbs.DESTROY_STREET:
        return [g.id(g.piles.street.at(a))]
    if verb == verbs.DESTROY:
        return [f"seat-{b}", in_play(g, a)]
    if verb == verbs.SACRIFICE:
        return sacrifice_parts(g, seat, a, b)
    if verb == verbs.HORDE_ABILITY:
        return [in_play(g, a), str(b)]
    if verb == verbs.RAGE:
        return ["coin" if a == tables.COIN else "power"]
    if verb == verbs.OVERLORD:
        return [in_play(g, a)] if b == keywords.TARGETED else []
    if verb in IN_HAND:
        return [in_pile(g, player.hand.listed(), a)]
    if verb == verbs.COMMAND:
        return [in_pile(g, player.discard.listed(), a)]
    if verb in IN_PLAY_ONE:
        return [in_play(g, a)]
    if verb in IN_PLAY_TWO:
        return [in_play(g, a), in_play(g, b)]
    if verb in OF_DECK:
        return [in_pile(g, player.deck.listed()[-2:], a)]
    assert verb in BY_KIND
    return [g.id(a)]


def sacrifice_parts(g: Terrors, seat: int, card: int, where: int) -> list[str]:
    if where == keywords.FROM_PLAY:
        return [in_play(g, card)]
    if where == keywords.FROM_HAND:
        return ["hand", in_pile(g, g.players[seat].hand.listed(), card)]
    return ["discard", in_pile(g, g.players[seat].discard.listed(), card)]


def refs(g: Terrors, seat: int, code: int) -> list[str]:
    """The pieces on the board an option is about; see view.py for their handles."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    mine = f"seat-{seat}"
    named = parts(g, seat, code)
    if verb == verbs.PLAY:
        gone = [f"{mine}/play/{named[1]}"] if b else []
        return [f"{mine}/hand/{named[0]}", *gone]
    if verb == verbs.DISCARD:
        return [f"{mine}/hand/{named[0]}"]
    if verb in (verbs.BUY, verbs.DESTROY_STREET):
        gone = [f"{mine}/play/{named[1]}"] if len(named) > 1 else []
        return [f"street/{a}", *gone]
    if verb == verbs.BUY_ACOLYTE:
        return ["acolytes"]
    if verb == verbs.ATTACK:
        return [f"seat-{1 - seat}/overlord"]
    if verb in (verbs.REGENERATE, verbs.LOSE_HEALTH):
        return [f"{mine}/overlord"]
    if verb == verbs.OVERLORD:
        return [f"{mine}/overlord", *(f"{mine}/play/{name}" for name in named)]
    if verb == verbs.DESTROY:
        return [f"{named[0]}/play/{named[1]}"]
    if verb == verbs.SACRIFICE:
        zone = ("play", "hand", "discard")[b]
        return [f"{mine}/{zone}/{named[-1]}"]
    if verb == verbs.COMMAND:
        return [f"{mine}/discard/{named[0]}"]
    if verb == verbs.HORDE_ABILITY or verb in IN_PLAY_ONE:
        return [f"{mine}/play/{named[0]}"]
    if verb in IN_PLAY_TWO:
        return [f"{mine}/play/{name}" for name in named]
    if verb in OF_DECK:
        return [f"{mine}/look/{named[0]}"]
    if verb == verbs.OVERLORD_IS:
        return [f"overlords/{named[0]}"]
    if verb == verbs.INFLUENCE:
        return [f"box/{named[0]}"]
    return []


def effect(program: int) -> str:
    """The element that stands for what a program does, in words."""
    return f"effect/{program}"


def printed(id: str) -> str:
    """The element that stands for all that is printed on a card or overlord sheet."""
    return f"text/{id}"


def gist(id: str, room: int) -> str:
    """The element that stands for a card's text in this many letters, or a few more."""
    return f"gist/{room}/{id}"


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    if element.startswith("effect/"):
        return text.phrases(content, int(element[7:]))
    if element.startswith("text/"):
        return printed_text(content, element[5:])
    if element.startswith("gist/"):
        _, room, id = element.split("/")
        kind = next(kind for kind in content.kinds if kind.id == id)
        return faces.gist(content, kind, int(room))
    if element in ("coin", "power", "regeneration"):
        return element.capitalize()
    if element in ("hand", "discard"):
        return "your hand" if element == "hand" else "your discard pile"
    for lord in content.overlords:
        if lord.id == element:
            return lord.name
    for kind in content.kinds:
        if kind.id == element:
            return kind.name
    base, _, tail = element.rpartition("-")
    if tail.isdecimal():
        return f"{name(content, base)} (copy {tail})"
    if tail == "used":
        return f"{name(content, base)} (used this turn)"
    raise KeyError(element)


def printed_text(content: Content, id: str) -> str:
    for lord in content.overlords:
        if lord.id == id:
            return text.overlord_text(content, lord)
    return next(text.card_text(content, kind) for kind in content.kinds if kind.id == id)
