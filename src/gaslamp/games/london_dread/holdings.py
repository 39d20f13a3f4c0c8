"""What a Character has and may activate: Items, Allies and Virtue tokens (LD-ITEM, LD-VIRT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.effect import Effect
from gaslamp.games.london_dread.groups import together
from gaslamp.games.london_dread.hand import ask_discard
from gaslamp.games.london_dread.places import side_of
from gaslamp.games.london_dread.state import ACTIONS, NUMBER_UP, STORY, Dread
from gaslamp.games.london_dread.tables import (
    FREELY,
    TO_ADD,
    TO_FLIP,
    TO_ROLL,
    TO_WARD,
)
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option


class Case:
    """What the holder of an effect is asked about: who would take which Condition."""

    def __init__(self, victim: i64, condition: i64) -> None:
        self.victim: Final[i64] = victim
        self.condition: Final[i64] = condition


NO_CASE: Final = Case(-1, 0)


def offer_holdings(g: Dread, m: Menu, seat: i64, time: i64, case: Case = NO_CASE) -> None:
    """Everything this seat's Characters can activate at such a time."""
    c: i64 = 0
    n = g.count()
    while c < n:
        sleuth = g.sleuths[c]
        if sleuth.seat == seat and not sleuth.defeated and concerned(g, c, time):
            offer_of(g, m, c, time, case)
        c += 1


def concerned(g: Dread, c: i64, time: i64) -> bool:
    """LD-ITEM-06/07: icons only in an own investigation before the own roll; dice after a roll."""
    if time == TO_ADD:
        return has(g.group, c) and not g.sleuths[c].effort.rolled
    if time == TO_ROLL:
        return has(g.group, c)
    return True


def offer_of(g: Dread, m: Menu, c: i64, time: i64, case: Case) -> None:
    sleuth = g.sleuths[c]
    content = g.content
    i: i64 = 0
    while i < sleuth.items.size():
        number = sleuth.items.at(i)
        item = content.items[number]
        if content.time_of(item.use) == time or (
            time == TO_WARD and content.programs[item.use][0].verb == tables.HEAL
        ):
            if has(sleuth.tilted, number):
                m.refuse("why-tilted", "LD-ITEM-04", verbs.USE, c, number)
            else:
                offer_program(g, m, c, time, case, verbs.USE, number, item.use)
        if content.time_of(item.deplete) == time or (
            time == TO_WARD and content.programs[item.deplete][0].verb == tables.HEAL
        ):
            if has(sleuth.tilted, number):
                m.refuse("why-tilted", "LD-ITEM-04", verbs.DEPLETE, c, number)
            else:
                offer_program(g, m, c, time, case, verbs.DEPLETE, number, item.deplete)
        i += 1
    i = 0
    while i < sleuth.allies.size():
        ally = sleuth.allies.at(i)
        offer_program(g, m, c, time, case, verbs.SACRIFICE, ally, content.cards[ally].sacrifice)
        i += 1
    if sleuth.virtue > 0:
        offer_program(g, m, c, time, case, verbs.VIRTUE, 0, g.sheet(c).virtue)


def offer_program(
    g: Dread, m: Menu, c: i64, time: i64, case: Case, verb: i64, thing: i64, program: i64
) -> None:
    """Offer it if its moment is now and it would do something."""
    effect = g.content.programs[program][0]
    own = effect.time
    if own == TO_ADD and time == TO_ADD:
        if effect.gain(g) > 0:
            m.offer(verb, c, thing)
        else:
            m.refuse("why-no-match", "LD-AP-04", verb, c, thing)
    elif own == TO_ROLL and time == TO_ROLL:
        offer_dice(g, m, c, verb, thing, effect)
    elif own == TO_FLIP and time == TO_FLIP:
        if case.victim == c and effect.flips(g, c):
            m.offer(verb, c, thing)
    elif time == TO_WARD:
        if effect.wards(g, c, case.victim, case.condition):
            m.offer(verb, c, thing)
    elif own == FREELY and time == FREELY and any_useful(g, c, program):
        m.offer(verb, c, thing)


def offer_dice(g: Dread, m: Menu, c: i64, verb: i64, thing: i64, effect: Effect) -> None:
    """LD-ITEM-07: rerolls name how many blank dice; a Watch names whose die."""
    sleuth = g.sleuths[c]
    if effect.verb == tables.SUCCESSES:
        if sleuth.effort.rolled and (verb != verbs.SACRIFICE or g.phase == STORY):
            m.offer(verb, c, thing)
    elif effect.verb == tables.REROLL:
        most = effect.amount if effect.amount < sleuth.effort.misses else sleuth.effort.misses
        count: i64 = 1
        while sleuth.effort.rolled and count <= most:
            m.offer(verb, c, thing, count)
            count += 1
    else:
        near = together(g, c)
        k: i64 = 0
        while k < g.count():
            other = g.sleuths[k]
            if has(near, k) and other.effort.rolled and other.effort.misses > 0:
                m.offer(verb, c, thing, k + 1)
            k += 1


def any_useful(g: Dread, c: i64, program: i64) -> bool:
    """Whether any of its effects would do something (R-60)."""
    effects = g.content.programs[program]
    i: i64 = 0
    while i < len(effects):
        if effects[i].useful(g, c):
            return True
        i += 1
    return False


def program_of(g: Dread, o: Option) -> i64:
    """What activating this option carries out."""
    if o.verb == verbs.USE:
        return g.content.items[o.b].use
    if o.verb == verbs.DEPLETE:
        return g.content.items[o.b].deplete
    if o.verb == verbs.SACRIFICE:
        return g.content.cards[o.b].sacrifice
    return g.sheet(o.a).virtue


def only_for_clocks(g: Dread, o: Option) -> bool:
    """Detours and tokens replaced: they matter at the next moves, not before."""
    verb = g.content.programs[program_of(g, o)][0].verb
    return verb == tables.FREE_DETOUR or verb == tables.REPLAN


def may_ready(g: Dread, c: i64, time: i64) -> i64:
    """LD-ITEM-12: the seats that could ready an Item of this Character for such a time."""
    sleuth = g.sleuths[c]
    found: i64 = 0
    i: i64 = 0
    while i < sleuth.items.size():
        item = sleuth.items.at(i)
        if has(sleuth.tilted, item) and (
            g.content.time_of(g.content.items[item].use) == time
            or g.content.time_of(g.content.items[item].deplete) == time
        ):
            found = holders_of(g, together(g, c), tables.READY_ALL)
        i += 1
    return found


def holders_of(g: Dread, group: i64, verb: i64) -> i64:
    """The seats of these Characters that can activate a free effect of this kind, as bits."""
    found: i64 = 0
    c: i64 = 0
    while c < g.count():
        if has(group, c) and not g.sleuths[c].defeated:
            menu = Menu(g.sleuths[c].seat)
            offer_of(g, menu, c, FREELY, NO_CASE)
            i: i64 = 0
            while i < menu.size():
                o = Option(menu.seat, menu.at(i))
                if g.content.programs[program_of(g, o)][0].verb == verb:
                    found |= bit(g.sleuths[c].seat)
                i += 1
        c += 1
    return found


def ailing(g: Dread, group: i64) -> i64:
    """Those of a group that have a Condition."""
    found: i64 = 0
    c: i64 = 0
    while c < g.count():
        if has(group, c) and g.sleuths[c].conditions != 0 and not g.sleuths[c].defeated:
            found |= bit(c)
        c += 1
    return found


def tilted_holders(g: Dread, group: i64) -> i64:
    found: i64 = 0
    c: i64 = 0
    while c < g.count():
        if has(group, c) and g.sleuths[c].tilted != 0 and not g.sleuths[c].defeated:
            found |= bit(c)
        c += 1
    return found


def has_token(g: Dread, c: i64) -> bool:
    """Whether a slot not yet carried out holds a token."""
    slot = g.hour
    while slot < ACTIONS:
        if g.sleuths[c].clock[slot] != 0:
            return True
        slot += 1
    return False


def has_arrow(g: Dread, c: i64) -> bool:
    slot = g.hour
    while slot < ACTIONS:
        if side_of(g.sleuths[c].clock[slot]) != NUMBER_UP:
            return True
        slot += 1
    return False


def any_holding(g: Dread, seat: i64, time: i64, case: Case = NO_CASE) -> bool:
    """Whether the seat could activate anything at such a time."""
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if sleuth.seat == seat and (
            sleuth.items.size() > 0 or sleuth.virtue > 0 or sleuth.allies.size() > 0
        ):
            menu = Menu(seat)
            offer_holdings(g, menu, seat, time, case)
            return menu.size() > 0
        c += 1
    return False


def is_holding(verb: i64) -> bool:
    return verbs.USE <= verb <= verbs.VIRTUE


def pay(g: Dread, o: Option) -> i64:
    """Pay for an effect: tilt, discard, sacrifice or spend; the program to carry out."""
    c = o.a
    sleuth = g.sleuths[c]
    if o.verb == verbs.USE:
        sleuth.tilted |= bit(o.b)
        if g.logging:
            g.say("uses", g.id(c), g.content.items[o.b].id)
        return g.content.items[o.b].use
    if o.verb == verbs.DEPLETE:
        lose_item(g, c, o.b)
        if g.logging:
            g.say("depletes", g.id(c), g.content.items[o.b].id)
        return g.content.items[o.b].deplete
    if o.verb == verbs.SACRIFICE:
        sleuth.allies.discard(o.b)
        g.piles.ally_discard.push(o.b)
        if g.logging:
            g.say("sacrifices", g.id(c), g.content.cards[o.b].id)
        return g.content.cards[o.b].sacrifice
    sleuth.virtue -= 1
    if g.logging:
        g.say("spends-virtue", g.id(c), f"{g.id(c)}/virtue")
    if g.rule_of_antagonist() == tables.PRICE:
        ask_discard(g, c, 1, g.antagonist_id())  # LD-ANT-03
    return g.sheet(c).virtue


def lose_item(g: Dread, c: i64, item: i64) -> None:
    """To the Item discard; a tilted Item lies straight there."""
    sleuth = g.sleuths[c]
    sleuth.items.discard(item)
    if has(sleuth.tilted, item):
        sleuth.tilted ^= bit(item)
    g.piles.item_discard.push(item)


def ready_all_items(g: Dread) -> None:
    """LD-ITEM-05: every Item of every Character."""
    any_tilted = False
    c: i64 = 0
    while c < g.count():
        if g.sleuths[c].tilted != 0:
            any_tilted = True
        g.sleuths[c].tilted = 0
        c += 1
    if any_tilted and g.logging:
        g.say("all-ready")


def ready_items_of(g: Dread, c: i64) -> None:
    g.sleuths[c].tilted = 0
    if g.logging:
        g.say("readies-items", g.id(c))
