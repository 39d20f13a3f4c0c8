# border: not compiled
"""When an idea of Terrors of London first matters, and when the teacher of a first game speaks."""

from __future__ import annotations

from gaslamp.games.moment import Moment, Named, Occasion
from gaslamp.games.terrors_of_london import action_phase, marks, moving, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.state import EMPTY, NO_OVERLORD, RELIC_PLACES, Player, Terrors
from gaslamp.games.terrors_of_london.tables import (
    INFLUENCE_CARD,
    MONSTER,
    NO_FACTION,
    NO_PROGRAM,
    RELIC_CARD,
    Kind,
)

Now = Moment[Terrors]


def own(m: Now) -> Player:
    return m.g.players[m.seat]


def rival(m: Now) -> Player:
    return m.g.players[1 - m.seat]


def acting(m: Now) -> bool:
    """In one's own Action Phase, with nothing half-way."""
    return m.g.active == m.seat and (m.offers("pass*") or m.refuses("pass"))


def kinds(m: Now, cards: list[int]) -> list[Kind]:
    return [m.g.kind(card) for card in cards]


def bought_monster(m: Now) -> bool:
    """TL-BUY-03: it went to the discard pile."""
    ids = {kind.id: kind for kind in m.g.content.kinds}
    return any(
        line.args[0] == m.me and ids[str(line.args[1])].type == MONSTER for line in m.told("bought")
    )


def lone_card(m: Now) -> bool:
    return len(own(m).hand) == 1 and m.offers("pass*")


def strangers(m: Now) -> bool:
    """Two monsters of one's own, each of a faction, and none of them can be linked."""
    cards = [c for c in own(m).play.listed() if m.g.kind(c).faction != NO_FACTION]
    apart = all(marks.horde_of(m.g, card) == 0 for card in cards)
    return acting(m) and len(cards) > 1 and apart and not m.offers("horde:*")


def guest_first(m: Now) -> Named | None:
    """An Influence card and a monster of the overlord's kind in hand, and none of them in play."""
    faction = m.g.faction_of(m.seat)
    hand = kinds(m, own(m).hand.listed())
    guest = any(kind.type == MONSTER and kind.faction == faction for kind in hand)
    card = any(kind.type == INFLUENCE_CARD for kind in hand)
    if not (acting(m) and guest and card):
        return None
    if moving.has_faction_monster(m.g, own(m), faction):
        return None
    return {"faction": lambda w: text.faction_name(w, int(faction))}


def trick(m: Now) -> Named | None:
    """One's own Overlord Action; whoever is still to choose an overlord has none."""
    if own(m).overlord == NO_OVERLORD or not m.offers("overlord*"):
        return None
    lord = m.g.content.overlords[own(m).overlord]
    return {"text": lambda w: text.overlord_text(w, lord)}


def fresh(m: Now) -> set[str]:
    """One's own monsters that will stay for another turn."""
    cards = own(m).play.listed() if m.g.active == m.seat else []
    return {
        m.g.id(card)
        for card in cards
        if marks.token(m.g, card) == marks.HAUNT_SIDE and not marks.has(m.g, card, marks.BEGAN)
    }


def links_guest(m: Now) -> bool:
    guests = fresh(m)
    links = [key.split(":") for key in m.keys if key.startswith(("horde:", "join-"))]
    return any(guests.intersection(parts[1:]) for parts in links)


def street(m: Now) -> list[Kind]:
    return kinds(m, [card for card in m.g.piles.street.listed() if card != EMPTY])


def relic_within_reach(m: Now) -> bool:
    ids = [kind.id for kind in street(m) if kind.type == RELIC_CARD]
    return any(m.offers(f"buy:{id}*") for id in ids)


def fourth_relic(m: Now) -> bool:
    full = len(own(m).relics) == RELIC_PLACES
    return full and (relic_within_reach(m) or m.offers("play:*:*"))


def into_armor(m: Now) -> Named | None:
    armor = int(moving.armor(m.g, 1 - m.seat))
    left = armor - int(m.g.absorbed)
    return {"n": armor} if left > 0 and m.offers("attack:*") else None


def whole(m: Now) -> bool:
    """Regeneration that nothing is left for."""
    return acting(m) and m.g.regeneration > 0 and action_phase.can_heal(m.g, m.seat) == 0


def just_an_acolyte(m: Now) -> bool:
    return m.g.coin == ACOLYTE_COST and m.offers("buy-acolyte") and not m.offers("buy:*")


def thins(m: Now) -> bool:
    """A card with SACRIFICE is for sale or one's own: Cultists can be got rid of."""
    mine = [*own(m).hand.listed(), *own(m).play.listed(), *own(m).relics.listed()]
    return any(
        sacrifices(m, [k.play, k.condition, k.action, k.trigger_program, *k.horde])
        for k in [*street(m), *kinds(m, mine)]
    )


def sacrifices(m: Now, programs: list[int]) -> bool:
    effects = [e for n in programs if n != NO_PROGRAM for e in m.g.content.programs[n]]
    return any(
        effect.explains == "sacrifice" or sacrifices(m, [int(effect.inner), int(effect.other)])
        for effect in effects
    )


def lethal(m: Now) -> bool:
    armor = max(0, int(moving.armor(m.g, 1 - m.seat)) - int(m.g.absorbed))
    return m.offers("attack:*") and m.g.power >= rival(m).health + armor


SLIPS = {
    "tl-lethal": Occasion(lethal, ("TL-END-01",)),
    "tl-shuffle": Occasion(lambda m: m.heard("reshuffled", m.me), ("TL-DRAW-04",)),
    "tl-later": Occasion(bought_monster, ("TL-BUY-03",)),
    "tl-two-gifts": Occasion(lambda m: m.offers("horde-ability:*:2"), ("TL-HORDE-13",)),
    "tl-haunt-link": Occasion(links_guest, ("TL-HORDE-19",)),
    "tl-link": Occasion(lambda m: m.offers("horde:*"), ("TL-HORDE-05", "TL-HORDE-25")),
    "tl-third": Occasion(lambda m: m.offers("join-*"), ("TL-HORDE-10", "TL-HORDE-11")),
    "tl-destroy": Occasion(lambda m: m.offers("destroy*"), ("TL-KEY-08", "TL-KEY-09", "TL-KEY-10")),
    "tl-own-kind": Occasion(guest_first, ("TL-INF-03", "TL-INF-05")),
    "tl-haunt": Occasion(lambda m: bool(fresh(m)), ("TL-HAUNT-08",)),
    "tl-fourth": Occasion(fourth_relic, ("TL-RELIC-05", "TL-RELIC-06")),
    "tl-relic": Occasion(relic_within_reach, ("TL-RELIC-02", "TL-RELIC-09")),
    "tl-armor": Occasion(into_armor, ("TL-ARM-03",)),
    "tl-heal": Occasion(lambda m: m.offers("regenerate:*"), ("TL-RES-06",)),
    "tl-full": Occasion(whole, ("TL-RES-07",)),
    "tl-acolyte": Occasion(just_an_acolyte, ("TL-BUY-09", "TL-BUY-10")),
    "tl-no-link": Occasion(strangers, ("TL-HORDE-05",)),
    "tl-overlord": Occasion(trick, ("TL-OVER-02",)),
    "tl-keep": Occasion(lone_card, ("TL-PASS-02",)),
}
LINES = {
    "first-game-1": Occasion(lambda m: m.turn == 1 and not m.chosen),
    "whisper-1": Occasion(lambda m: m.turn == 1 and m.chosen),
    "first-game-2": Occasion(lambda m: m.turn == 2 and not m.chosen),
    "whisper-2": Occasion(lambda m: m.turn > 1 and m.chosen and thins(m)),
    "whisper-3": Occasion(lambda m: m.turn == 3 and not m.chosen),
    "first-game-3": Occasion(lambda m: m.turn == 3 and m.chosen and m.offers("pass*")),
}
