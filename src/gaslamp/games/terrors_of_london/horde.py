"""The Horde Action: link monsters by their indicators and activate one Horde ability."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, tables, triggers
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.effects import HordeAbility, any_unused
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.games.terrors_of_london.tables import NO_FACTION, compatible
from gaslamp.kernel.menu import Menu, Option


def offer_hordes(g: Terrors, seat: i64, m: Menu) -> None:
    """Every pair that can form a horde, and every place where a monster can join one."""
    play = g.players[seat].play
    n = play.size()
    i: i64 = 0
    while i < n:
        card = play.at(i)
        faction = g.content.faction_of[card]
        if faction != NO_FACTION and not marks.has(g, card, marks.ATTACHED):
            offer_links(g, seat, m, card, faction)
        i += 1


def offer_links(g: Terrors, seat: i64, m: Menu, card: i64, faction: i64) -> None:
    """What a monster outside any horde can be linked with (TL-HORDE-08/10/26)."""
    play = g.players[seat].play
    mine = marks.horde_of(g, card)
    n = play.size()
    i: i64 = 0
    while i < n:
        other = play.at(i)
        facing = g.content.faction_of[other]
        if other == card or facing == NO_FACTION:
            i += 1
            continue
        if marks.has(g, other, marks.ATTACHED):
            offer_places(g, m, card, faction, mine, other, facing)
        elif compatible(faction, facing):
            if mine == 0 and marks.horde_of(g, other) == 0:
                m.offer(verbs.HORDE, card, other)
            else:
                m.refuse("why-other-horde", "TL-HORDE-26", verbs.HORDE, card, other)
        elif m.explain and not compatible(facing, faction):
            m.refuse("why-incompatible", "TL-HORDE-05", verbs.HORDE, card, other)
        i += 1


def offer_places(
    g: Terrors, m: Menu, card: i64, faction: i64, mine: i64, end: i64, facing: i64
) -> None:
    """The free sides of a monster in a horde where the card fits."""
    left = compatible(faction, facing) and marks.left_of(g, end) < 0
    right = compatible(facing, faction) and marks.right_of(g, end) < 0
    if mine != 0 and mine != marks.horde_of(g, end):
        if left or right:
            verb = verbs.JOIN_LEFT if left else verbs.JOIN_RIGHT
            m.refuse("why-other-horde", "TL-HORDE-15", verb, card, end)
        return
    if left:
        m.offer(verbs.JOIN_LEFT, card, end)
    if right:
        m.offer(verbs.JOIN_RIGHT, card, end)


def take_horde(g: Terrors, seat: i64, o: Option) -> None:
    """Form or expand, flip the joiners' tokens, then activate an ability, then triggers."""
    if o.verb == verbs.HORDE:
        g.hordes += 1
        marks.link(g, o.a, o.b)
        g.say("formed-horde", who(seat), g.id(o.a), g.id(o.b))
        attach(g, o.a, g.hordes)
        attach(g, o.b, g.hordes)
    else:
        if o.verb == verbs.JOIN_LEFT:
            marks.link(g, o.a, o.b)
        else:
            marks.link(g, o.b, o.a)
        g.say("expanded-horde", who(seat), g.id(o.a), g.id(o.b))
        attach(g, o.a, marks.horde_of(g, o.b))
    g.horde_taken = True
    triggers.after(g, tables.ON_HORDE, o.a)
    members = segment(g, o.a)
    if any_unused(g, members):
        g.then(HordeAbility(seat, members))


def attach(g: Terrors, card: i64, horde: i64) -> None:
    """TL-HORDE-19/27: the joining monster's HAUNT side is flipped to Dismiss."""
    g.marks[card] = (g.marks[card] & ~marks.HORDE) | (horde << marks.HORDE_AT) | marks.ATTACHED
    if marks.token(g, card) == marks.HAUNT_SIDE:
        marks.set_token(g, card, marks.DISMISS_SIDE)
        g.say("token-dismissed", g.id(card))


def segment(g: Terrors, card: i64) -> list[int]:
    """TL-HORDE-28: the linked monsters around this one, from left to right."""
    start = card
    while marks.left_of(g, start) >= 0:
        start = marks.left_of(g, start)
    members: list[int] = []
    while start >= 0:
        members.append(int(start))
        start = marks.right_of(g, start)
    return members
