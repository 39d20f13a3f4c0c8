"""Effects: every verb of the content, carried out in printed order (LD-TIME-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.clock import FreeDetour, Replan
from gaslamp.games.london_dread.conditions import SECOND_COPY, Healing, suffer
from gaslamp.games.london_dread.groups import offer_each, speaker, together
from gaslamp.games.london_dread.hand import ask_discard
from gaslamp.games.london_dread.holdings import (
    Case,
    any_holding,
    gain,
    holders_of,
    may_ready,
    offer_holdings,
    pay,
    program_of,
    ready_items_of,
    tilted_holders,
)
from gaslamp.games.london_dread.items import LoseItem, ReadyItem, ReadyItems, any_item
from gaslamp.games.london_dread.resources import NEW_OUTCOME, Spread, gain_confidence
from gaslamp.games.london_dread.state import (
    MOST_DREAD,
    SHOWDOWN,
    Dread,
)
from gaslamp.games.london_dread.story_effects import (
    NOBODY,
    Ease,
    RemoveGoon,
    easable,
    gain_secret,
    goons_on_board,
    modifiers_left,
)
from gaslamp.games.london_dread.tables import condition_id
from gaslamp.games.london_dread.track import lower_dread, raise_dread
from gaslamp.kernel.bits import bit, count_bits, has, lowest
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Question, Step


def carry_out(g: Dread, program: i64, c: i64, group: i64, start: i64 = 0) -> None:
    """Put a program on the agenda: for a Character, or for a whole group."""
    if program == tables.NO_PROGRAM or start >= len(g.content.programs[program]):
        return
    g.then(Carry(program, start, c, group))
    g.then(NEW_OUTCOME)


class Carry(Step[Dread]):
    """One effect after another, with room for reactions between them."""

    def __init__(self, program: i64, index: i64, c: i64, group: i64) -> None:
        self.program: Final[i64] = program
        self.index: Final[i64] = index
        self.c: Final[i64] = c
        self.group: Final[i64] = group

    def run(self, g: Dread) -> None:
        effects = g.content.programs[self.program]
        if self.index + 1 < len(effects):
            g.then(Carry(self.program, self.index + 1, self.c, self.group))
        effect = effects[self.index]
        if effect.verb < tables.HEAL:
            brief(g, effect, self.c)
        elif effect.verb < tables.YOU:
            helpful(g, effect, self.c, self.group)
        else:
            of_the_story(g, effect, self.c, self.group)


def brief(g: Dread, effect: tables.Effect, c: i64) -> None:
    """Effects on the investigation that is open."""
    sleuth = g.sleuths[c]
    if effect.verb == tables.SUCCESSES:
        sleuth.automatic += effect.amount
    else:
        sleuth.added += gain(g, effect)


def helpful(g: Dread, effect: tables.Effect, c: i64, group: i64) -> None:
    verb = effect.verb
    if verb == tables.HEAL:
        g.then(Healing(c, group, effect.amount))
    elif verb == tables.LOWER:
        lower_dread(g, effect.amount)
    elif verb == tables.RAISE:
        raise_dread(g, effect.amount)
    elif verb == tables.CONFIDENCE:
        gain_confidence(g, c, effect.amount)
    elif verb == tables.READY_ALL:
        holders = tilted_holders(g, group)
        if count_bits(holders) > 1:
            g.then(ReadyItems(g.sleuths[c].seat, holders))
        elif holders != 0:
            ready_items_of(g, lowest(holders))
    elif verb == tables.READY_ONE:
        if g.sleuths[c].tilted != 0:
            g.then(ReadyItem(g.sleuths[c].seat, c))
    elif verb == tables.FREE_DETOUR:
        g.then(FreeDetour(g.sleuths[c].seat, c))
    elif verb == tables.REPLAN:
        g.then(Replan(g.sleuths[c].seat, c))
    else:
        g.then(Spread(verb, effect.amount, group))


def of_the_story(g: Dread, effect: tables.Effect, c: i64, group: i64) -> None:
    verb = effect.verb
    if verb == tables.YOU:
        g.then(Strike(c, effect.amount))
    elif verb == tables.ALL:
        strike_all(g, group, effect.amount)
    elif verb == tables.ONE:
        if count_bits(group) == 1:
            g.then(Strike(lowest(group), effect.amount))
        else:
            g.then(ChooseVictim(speaker(g, group), group, effect.amount))
    elif verb == tables.LOSE_ITEM:
        if any_item(g, group):
            g.then(LoseItem(speaker(g, group), group))
    elif verb == tables.LIFT_TOLL:
        g.lifted = True
        g.say("toll-lifted")
    elif verb == tables.EASE:
        if easable(g) != 0 and modifiers_left(g) > 0:
            g.then(Ease(speaker(g, group)))
    elif verb == tables.SECRET:
        gain_secret(g, group)
    elif verb == tables.REMOVE_GOON:
        if goons_on_board(g) == 0:
            g.say("no-goon-left")
            gain_confidence(g, NOBODY, 1)
        else:
            g.then(RemoveGoon(speaker(g, group)))
    elif verb == tables.DIE:
        g.sleuths[c].dice += effect.amount
        if g.logging:
            g.say("gains-die", g.id(c), int(g.sleuths[c].dice))
    else:
        ask_discard(g, c, effect.amount)


def offer_free(g: Dread, m: Menu) -> None:
    """Free effects of this seat, and the team's Secrets."""
    offer_holdings(g, m, m.seat, tables.FREELY)
    offer_secrets(g, m)


def offer_secrets(g: Dread, m: Menu) -> None:
    """LD-STORY-16: Her True Name in the Endgame, The Heart in the Shell in the Showdown."""
    if not g.in_endgame():
        return
    i: i64 = 0
    while i < g.piles.held_secrets.size():
        secret = g.piles.held_secrets.at(i)
        rule = g.content.secrets[secret].rule
        if rule == tables.TRUE_NAME or (rule == tables.HEART and g.phase == SHOWDOWN):
            m.offer(verbs.SECRET, secret)
        i += 1


def take_free(g: Dread, o: Option) -> None:
    """Carry out a free effect or use a Secret."""
    if o.verb == verbs.SECRET:
        use_secret(g, o.a)
    else:
        near = together(g, o.a)
        program = pay(g, o)
        carry_out(g, program, o.a, near)


def use_secret(g: Dread, secret: i64) -> None:
    g.piles.held_secrets.discard(secret)
    g.piles.used_secrets.push(secret)
    rule = g.content.secrets[secret].rule
    if rule == tables.TRUE_NAME:
        g.muted = True
    elif rule == tables.HEART:
        g.heart += 1
    if g.logging:
        g.say("uses-secret", g.content.secrets[secret].id)


class Strike(Step[Dread]):
    """LD-COND-01, LD-TIME-03: a Character is about to take a Condition; others may react."""

    def __init__(self, c: i64, condition: i64) -> None:
        self.c: Final[i64] = c
        self.condition: Final[i64] = condition

    def run(self, g: Dread) -> None:
        if g.sleuths[self.c].defeated:
            return
        able = reacting(g, self.c, self.condition)
        if able != 0:
            g.then(ReactCondition(self.c, self.condition, able))
        else:
            suffer(g, self.c, self.condition)


def reacting(g: Dread, c: i64, condition: i64) -> i64:
    """The seats that could do something about it: ignore it, heal, ready what would, or lower Dread
    before a second copy ends the game. Those are asked, and may then use any free effect."""
    case = Case(c, condition)
    found = may_ready(g, c, tables.TO_WARD)
    double = g.sleuths[c].conditions & condition != 0 and not g.in_endgame()
    if double and g.dread + SECOND_COPY > MOST_DREAD:
        found |= holders_of(g, bit(g.count()) - 1, tables.LOWER)
    seat: i64 = 0
    while seat < g.rules.seats:
        if any_holding(g, seat, tables.TO_WARD, case):
            found |= bit(seat)
        seat += 1
    return found


class ReactCondition(Decision[Dread]):
    """Decision 20, LD-ITEM-08: ignore it, use any free effect first, or let it happen when all
    have passed."""

    def __init__(self, c: i64, condition: i64, open_to: i64) -> None:
        self.c: Final[i64] = c
        self.condition: Final[i64] = condition
        self.open_to: Final[i64] = open_to

    def seats(self, g: Dread) -> i64:
        return self.open_to

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.PASS)
        offer_holdings(g, m, m.seat, tables.TO_WARD, Case(self.c, self.condition))
        free = Menu(m.seat)
        offer_free(g, free)
        i: i64 = 0
        while i < free.size():
            o = Option(m.seat, free.at(i))
            if not m.has(o.code):  # healing is both
                m.offer(o.verb, o.a, o.b, o.c)
            i += 1

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.PASS:
            left = self.open_to ^ bit(o.seat)
            if left != 0:
                g.then(ReactCondition(self.c, self.condition, left))
            else:
                suffer(g, self.c, self.condition)
            return
        if o.verb == verbs.SECRET or g.content.time_of(program_of(g, o)) != tables.TO_WARD:
            g.then(Strike(self.c, self.condition))
            take_free(g, o)
            return
        pay(g, o)
        if g.logging:
            g.say("ignores-condition", g.id(self.c), condition_id(self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-react-condition", [g.id(self.c), condition_id(self.condition)], -1)


class ChooseVictim(Question[Dread]):
    """LD-PLOT-18, decision 22: the players choose who takes the Condition."""

    def __init__(self, seat: i64, group: i64, condition: i64) -> None:
        super().__init__(seat)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-victim", [condition_id(self.condition)], -1)


class OrderOfStrikes(Question[Dread]):
    """LD-TIME-01: one effect that hits several; the players choose who is first."""

    def __init__(self, seat: i64, group: i64, condition: i64) -> None:
        super().__init__(seat)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        strike_all(g, self.group ^ bit(o.a), self.condition)
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-order-of-strikes", [condition_id(self.condition)], -1)


def strike_all(g: Dread, group: i64, condition: i64) -> None:
    """Everybody takes it. The order is asked only where it can matter: where somebody reacts."""
    if group == 0:
        return
    matters = False
    c: i64 = 0
    while c < g.count():
        if has(group, c) and reacting(g, c, condition) != 0:
            matters = True
        c += 1
    if matters and count_bits(group) > 1:
        g.then(OrderOfStrikes(speaker(g, group), group, condition))
        return
    c = g.count() - 1
    while c >= 0:
        if has(group, c):
            g.then(Strike(c, condition))
        c -= 1
