"""The Action Phase: the active player's main menu, and what each action does."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, secrets, tables, triggers
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.buying import offer_buys, take_buy
from gaslamp.games.terrors_of_london.effects import Resolve, resolve
from gaslamp.games.terrors_of_london.horde import offer_hordes, take_horde
from gaslamp.games.terrors_of_london.keywords import from_hand, seen_before
from gaslamp.games.terrors_of_london.state import RELIC_PLACES, Terrors, who
from gaslamp.games.terrors_of_london.tables import INFLUENCE_CARD, MONSTER, NO_PROGRAM, RELIC_CARD
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


class ActionPhase(Question[Terrors]):
    """TL-TURN-02..05, D03: any action, in any order, as often as wanted, until Pass."""

    def calm(self) -> bool:
        return True

    def menu(self, g: Terrors, m: Menu) -> None:
        offer_plays(g, self.seat, m)
        offer_haunt_actions(g, self.seat, m)
        offer_hordes(g, self.seat, m)
        offer_relics(g, self.seat, m)
        offer_overlord(g, self.seat, m)
        offer_buys(g, self.seat, m)
        offer_amounts(g, self.seat, m)
        offer_pass(g, self.seat, m)

    def take(self, g: Terrors, o: Option) -> None:
        verb = o.verb
        if verb == verbs.PASS:
            take_pass(g, self.seat, o.a)
            return
        g.then(self)
        if verb == verbs.PLAY:
            take_play(g, self.seat, o)
        elif verb == verbs.ATTACK:
            take_attack(g, self.seat, o.a)
        elif verb == verbs.BUY or verb == verbs.BUY_ACOLYTE:
            take_buy(g, self.seat, o)
        elif verb == verbs.REGENERATE:
            take_regenerate(g, self.seat, o.a)
        elif verb == verbs.CONVERT:
            take_convert(g, self.seat, o.a)
        elif verb == verbs.RELIC:
            take_relic(g, self.seat, o.a)
        elif verb == verbs.OVERLORD:
            take_overlord(g, self.seat, o)
        elif verb == verbs.HAUNT:
            take_haunt_action(g, self.seat, o.a)
        else:
            take_horde(g, self.seat, o)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-action", [who(self.seat)], -1)


# Play Action


def offer_plays(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-PLAY-01..03: every card in hand; a fourth relic names the one that goes (TL-RELIC-05)."""
    player = g.players[seat]
    full = player.relics.size() >= RELIC_PLACES
    i: i64 = 0
    n = player.hand.size()
    while i < n:
        if not seen_before(g, player.hand, i):
            card = player.hand.at(i)
            if full and g.content.type_of[card] == RELIC_CARD:
                r: i64 = 0
                while r < player.relics.size():
                    m.offer(verbs.PLAY, card, player.relics.at(r) + 1)
                    r += 1
            else:
                m.offer(verbs.PLAY, card)
        i += 1


def take_play(g: Terrors, seat: i64, o: Option) -> None:
    """TL-PLAY-04..09: faceup into the play area; its abilities are activated at once."""
    player = g.players[seat]
    card = from_hand(g, seat, o.a)
    kind = g.kind(card)
    g.say("played", who(seat), kind.id)
    if kind.type == RELIC_CARD:
        make_room(g, seat, o.b)
        moving.enter_play(g, seat, card, player.relics)
        return
    met = kind.type == INFLUENCE_CARD and moving.has_faction_monster(g, player, g.faction_of(seat))
    moving.enter_play(g, seat, card, player.play)
    if kind.type == MONSTER:
        triggers.after(g, tables.ON_PLAY, card)
    if met and kind.condition != NO_PROGRAM:
        g.then(Resolve(kind.condition, 0, card))
    resolve(g, kind.play, card)


def make_room(g: Terrors, seat: i64, relic: i64) -> None:
    """TL-RELIC-05..07: the relic named (plus one, 0 for none) leaves the game for good."""
    if relic == 0:
        return
    moving.leave_play(g, relic - 1)
    moving.remove_from_game(g, relic - 1)
    g.say("relic-removed", who(seat), g.id(relic - 1))


# Attack, Regeneration and conversion


def offer_amounts(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-ATK-01, TL-RES-06..08: any amount, the whole first; conversions before attacks."""
    amount: i64 = g.coin if g.may_convert else 0
    while amount > 0:
        m.offer(verbs.CONVERT, amount)
        amount -= 1
    amount = g.power
    while amount > 0:
        m.offer(verbs.ATTACK, amount)
        amount -= 1
    amount = can_heal(g, seat)
    if g.regeneration > 0 and amount == 0:
        m.refuse("why-full-health", "TL-RES-07", verbs.REGENERATE, g.regeneration)
    while amount > 0:
        m.offer(verbs.REGENERATE, amount)
        amount -= 1
    if g.power == 0:
        m.refuse("why-no-power", "TL-ATK-01", verbs.ATTACK, 1)


def can_heal(g: Terrors, seat: i64) -> i64:
    """TL-RES-07: as much Regeneration as there is Health missing."""
    player = g.players[seat]
    missing = g.content.overlords[player.overlord].health - player.health
    return min(g.regeneration, missing)


def take_attack(g: Terrors, seat: i64, amount: i64) -> None:
    """TL-ATK-01/02, TL-ARM-03/04: Armor absorbs its value once over the whole turn."""
    g.power -= amount
    room = moving.armor(g, 1 - seat) - g.absorbed
    absorbed = min(amount, max(0, room))
    g.absorbed += absorbed
    g.say("attacked", who(seat), int(amount), who(1 - seat), int(absorbed))
    if amount > absorbed:
        moving.lose_health(g, 1 - seat, amount - absorbed)


def take_regenerate(g: Terrors, seat: i64, amount: i64) -> None:
    """TL-RES-06/07: Regeneration becomes Health, never above the starting value."""
    g.regeneration -= amount
    g.players[seat].health += amount
    g.say("regenerated", who(seat), int(amount), int(g.players[seat].health))


def take_convert(g: Terrors, seat: i64, amount: i64) -> None:
    """TL-RES-08: one Coin for one Power, in that direction only."""
    g.coin -= amount
    g.power += amount
    g.say("converted", who(seat), int(amount))


# Relic, Overlord and HAUNT Actions


def offer_relics(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-RELIC-08/09/11: unused relics that have something to activate."""
    relics = g.players[seat].relics
    i: i64 = 0
    while i < relics.size():
        relic = relics.at(i)
        if g.kind(relic).action == NO_PROGRAM:
            m.refuse("why-armor-only", "TL-RELIC-11", verbs.RELIC, relic)
        elif marks.has(g, relic, marks.RELIC_USED):
            m.refuse("why-relic-used", "TL-RELIC-09", verbs.RELIC, relic)
        else:
            m.offer(verbs.RELIC, relic)
        i += 1


def take_relic(g: Terrors, seat: i64, relic: i64) -> None:
    """TL-RELIC-08/14: its effect happens at once; then what waits for a Relic Action."""
    marks.mark(g, relic, marks.RELIC_USED)
    g.say("used-relic", who(seat), g.id(relic))
    triggers.after(g, tables.ON_RELIC, relic)
    resolve(g, g.kind(relic).action, relic)


def offer_overlord(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-OVER-02..07: once per turn, if it can be paid for and can do something now."""
    player = g.players[seat]
    lord = g.content.overlords[player.overlord]
    if g.overlord_used:
        m.refuse("why-overlord-used", "TL-OVER-02", verbs.OVERLORD)
    elif g.coin < lord.pay_coin:
        m.refuse("why-overlord-coin", "TL-OVER-03", verbs.OVERLORD, with_=int(lord.pay_coin))
    elif lord.pay_health > 0 and player.health <= lord.pay_health:
        m.refuse("why-overlord-health", "TL-OVER-05", verbs.OVERLORD, with_=int(lord.pay_health))
    elif lord.needs_horde and not g.horde_taken:
        m.refuse("why-overlord-horde", "TL-OVER-07", verbs.OVERLORD)
    else:
        g.content.programs[lord.action][0].offer(g, m)


def take_overlord(g: Terrors, seat: i64, o: Option) -> None:
    """TL-OVER-01..04: pay in full, then the effect. Health paid is no damage."""
    lord = g.content.overlords[g.players[seat].overlord]
    g.overlord_used = True
    g.coin -= lord.pay_coin
    g.players[seat].health -= lord.pay_health
    g.say("used-overlord", who(seat), lord.id)
    if lord.pay_health > 0:
        g.say("paid-health", who(seat), int(lord.pay_health))
    if o.a > 0:
        moving.gain_haunt(g, o.a - 1)
        if len(g.content.programs[lord.action]) > 1:
            g.then(Resolve(lord.action, 1, -1))
    else:
        resolve(g, lord.action, -1)


def offer_haunt_actions(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-HAUNT-09/13/17: monsters that began the turn in play under a Dismiss-side token.

    TL-HAUNT-06: a token of this turn that a horde has flipped brings no later turn either.
    """
    play = g.players[seat].play
    i: i64 = 0
    while i < play.size():
        card = play.at(i)
        if marks.token(g, card) != marks.NO_TOKEN:
            flipped = marks.token(g, card) == marks.DISMISS_SIDE
            if not marks.has(g, card, marks.BEGAN):
                why = "why-haunt-leaves" if flipped else "why-haunt-new"
                m.refuse(why, "TL-HAUNT-17", verbs.HAUNT, card)
            elif marks.has(g, card, marks.HAUNTED):
                m.refuse("why-haunt-done", "TL-HAUNT-13", verbs.HAUNT, card)
            elif flipped:
                m.offer(verbs.HAUNT, card)
        i += 1


def take_haunt_action(g: Terrors, seat: i64, card: i64) -> None:
    """TL-HAUNT-10..12/20: all its resource, keyword and unique abilities again."""
    marks.mark(g, card, marks.HAUNTED)
    g.say("haunted", who(seat), g.id(card))
    triggers.after(g, tables.ON_HAUNT, card)
    resolve(g, g.kind(card).play, card)


# Pass


def offer_pass(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-PASS-01, R-29: with Regeneration left that heals, Pass may spend it first."""
    held = g.players[seat].hand.size()
    if held > 1:
        if m.explain:
            m.refuse("why-hand-too-full", "TL-PASS-01", verbs.PASS, with_=int(held))
        return
    healing = can_heal(g, seat)
    if healing > 0:
        m.offer(verbs.PASS, healing)
    m.offer(verbs.PASS)


def take_pass(g: Terrors, seat: i64, healing: i64) -> None:
    """TL-PASS-02/03: a last card goes facedown on the deck; the Action Phase is over."""
    if healing > 0:
        take_regenerate(g, seat, healing)
    player = g.players[seat]
    g.say("passed", who(seat))
    if player.hand.size() == 1:
        card = player.hand.pull()
        secrets.know(g, card, seat)
        moving.on_top_of_deck(g, seat, card)
        g.say("kept-back", who(seat))
        g.say("kept-back-card", who(seat), g.id(card), seen_by=int(bit(seat)))
