"""Effects: one small function per verb of the content, and the step that works a list of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, secrets, tables
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.keywords import (
    ChooseHaunt,
    CommandTarget,
    CurseResponse,
    DestroyTarget,
    ForcedDiscard,
    LookChoice,
    RageChoice,
    SacrificeTarget,
)  # fmt: skip
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.games.terrors_of_london.tables import MONSTER, NO_FACTION, NO_PROGRAM, Effect
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class Resolve(Step[Terrors]):
    """TL-PLAY-05..07: work through a program, in printed order, from one effect on."""

    def __init__(self, program: i64, at: i64, card: i64) -> None:
        self.program: Final[i64] = program
        self.at: Final[i64] = at
        self.card: Final[i64] = card

    def run(self, g: Terrors) -> None:
        program = g.content.programs[self.program]
        at = self.at
        count = len(program)
        while at < count:
            effect = program[at]
            at += 1
            if effect.verb <= tables.MUSTER:
                simple(g, effect)
                continue
            if at < count:
                g.then(Resolve(self.program, at, self.card))
            activate(g, effect, self.card)
            return


def resolve(g: Terrors, program: i64, card: i64) -> None:
    """Push a program; what only gains, draws or musters happens at once when nothing waits."""
    if program == NO_PROGRAM:
        return
    for effect in g.content.programs[program]:
        if effect.verb > tables.MUSTER:
            g.then(Resolve(program, 0, card))
            return
    for effect in g.content.programs[program]:
        simple(g, effect)


def simple(g: Terrors, effect: Effect) -> None:
    """Effects that ask nothing: resources, DRAW and MUSTER (TL-RES-01/02, TL-KEY-12/14)."""
    if effect.verb == tables.COIN:
        g.coin += effect.amount
    elif effect.verb == tables.POWER:
        g.power += effect.amount
    elif effect.verb == tables.REGENERATION:
        g.regeneration += effect.amount
    elif effect.verb == tables.DRAW:
        moving.draw(g, g.active, effect.amount)
    else:
        muster(g, effect.amount)
    if g.logging:
        say_gain(g, effect)


def say_gain(g: Terrors, effect: Effect) -> None:
    if effect.verb == tables.COIN:
        g.say("gains-coin", who(g.active), int(effect.amount))
    elif effect.verb == tables.POWER:
        g.say("gains-power", who(g.active), int(effect.amount))
    elif effect.verb == tables.REGENERATION:
        g.say("gains-regeneration", who(g.active), int(effect.amount))


def muster(g: Terrors, amount: i64) -> None:
    """TL-KEY-14: a token from the reserve next to the deck, while there are any."""
    taken = min(amount, g.muster_reserve)
    g.muster_reserve -= taken
    g.players[g.active].muster += taken
    g.say("musters", who(g.active), int(taken))


def activate(g: Terrors, effect: Effect, card: i64) -> None:
    """One effect that may ask something. With nothing to act on it does nothing (TL-GEN-11)."""
    verb = effect.verb
    seat = g.active
    if verb == tables.RAGE:
        g.then(RageChoice(seat, effect.amount))
    elif verb == tables.CURSE:
        curse(g, 1 - seat, effect.amount)
    elif verb == tables.COMMAND:
        command(g, seat, effect.amount)
    elif verb == tables.DESTROY:
        destroy(g, seat)
    elif verb == tables.SACRIFICE:
        sacrifice(g, seat, False)
    elif verb == tables.SACRIFICE_ANYWHERE:
        sacrifice(g, seat, True)
    elif verb == tables.HAUNT:
        if g.players[seat].play.has(card):
            moving.gain_haunt(g, card)
    elif verb == tables.HAUNT_CHOSEN:
        haunt_chosen(g, seat)
    elif verb == tables.CLAIM_NEXT:
        g.claim_waiting = True
        g.say("claim-waits", who(seat))
    elif verb == tables.LOOK:
        look(g, seat, effect.amount)
    elif verb == tables.COACHMAN:
        coachman(g, seat)
    elif verb == tables.REVEAL:
        reveal(g, seat, effect, card)
    elif verb == tables.OPPONENT_LOSES:
        moving.lose_health(g, 1 - seat, effect.amount)
    elif verb == tables.OPPONENT_DISCARDS:
        opponent_discards(g, 1 - seat)
    elif verb == tables.MAY_PAY_HEALTH:
        if g.players[seat].health > effect.amount:
            g.then(OptionalCost(seat, effect.amount, effect.inner, card))
    elif verb == tables.CONVERT:
        g.may_convert = True
        g.say("may-convert", who(seat))
    elif verb == tables.IF_HORDE:
        if g.horde_taken:
            resolve(g, effect.inner, card)
    elif verb == tables.HORDE_ABILITY:
        strings(g, seat)


def curse(g: Terrors, seat: i64, amount: i64) -> None:
    """TL-KEY-04..07: the opponent chooses; with an empty hand there is nothing to choose."""
    g.say("cursed", who(seat))
    if g.players[seat].hand.size() == 0:
        moving.lose_health(g, seat, amount)
    else:
        g.then(CurseResponse(seat, amount))


def command(g: Terrors, seat: i64, most: i64) -> None:
    """TL-KEY-02/03: a cheap monster back to hand; with none in the pile nothing happens."""
    pile = g.players[seat].discard
    i: i64 = 0
    while i < pile.size():
        kind = g.kind(pile.at(i))
        if kind.type == MONSTER and kind.cost <= most:
            g.then(CommandTarget(seat, most))
            return
        i += 1
    g.say("nothing-to-command", who(seat))


def destroy(g: Terrors, seat: i64) -> None:
    """TL-KEY-08..11: asked only while there is some card to destroy."""
    for player in g.players:
        if player.play.size() > 0 or player.relics.size() > 0:
            g.then(DestroyTarget(seat))
            return
    slot: i64 = 0
    while slot < g.piles.street.size():
        if g.piles.street.at(slot) >= 0:
            g.then(DestroyTarget(seat))
            return
        slot += 1


def sacrifice(g: Terrors, seat: i64, anywhere: bool) -> None:
    """TL-KEY-17..19: asked only while there is some card to give."""
    player = g.players[seat]
    count = player.play.size() + player.relics.size()
    if anywhere:
        count += player.hand.size() + player.discard.size()
    if count > 0:
        g.then(SacrificeTarget(seat, anywhere))


def haunt_chosen(g: Terrors, seat: i64) -> None:
    """D21: an own monster without a token gains HAUNT, if there is one and a token is left."""
    if moving.can_gain_haunt(g, seat):
        g.then(ChooseHaunt(seat))


def look(g: Terrors, seat: i64, count: i64) -> None:
    """TL-LOOK-01..05: the acting player alone sees the top cards."""
    seen = moving.ready_to_look(g, seat, count)
    if seen == 0:
        return
    deck = g.players[seat].deck
    i: i64 = 1
    while i <= seen:
        secrets.know(g, deck.at(deck.size() - i), seat)
        i += 1
    g.veil()
    g.say("looks", who(seat), int(seen))
    g.then(LookChoice(seat, seen, False))


def coachman(g: Terrors, seat: i64) -> None:
    """Headless Coachman: a revealed faction monster comes to hand; anything else may go."""
    card = reveal_top(g, seat)
    if card < 0:
        return
    kind = g.kind(card)
    if kind.type == MONSTER and kind.faction != NO_FACTION:
        g.players[seat].deck.pull()
        g.players[seat].hand.push(card)
        g.say("to-hand", who(seat), kind.id)
    else:
        g.then(LookChoice(seat, 1, True))


def reveal(g: Terrors, seat: i64, effect: Effect, card: i64) -> None:
    """Raven Cage: one gain for a faction monster, another for anything else (TL-LOOK-06)."""
    top = reveal_top(g, seat)
    if top < 0:
        return
    kind = g.kind(top)
    if kind.type == MONSTER and kind.faction != NO_FACTION:
        resolve(g, effect.inner, card)
    else:
        resolve(g, effect.other, card)


def reveal_top(g: Terrors, seat: i64) -> i64:
    """TL-LOOK-02: both see the top card; it stays there. -1 if there is none at all."""
    if moving.ready_to_look(g, seat, 1) == 0:
        return -1
    card = g.players[seat].deck.top()
    secrets.show(g, card)
    g.say("revealed", who(seat), g.id(card))
    return card


def opponent_discards(g: Terrors, seat: i64) -> None:
    """TL-DISC-02/03: the forced player chooses; an empty hand discards nothing."""
    if g.players[seat].hand.size() > 0:
        g.then(ForcedDiscard(seat))


class OptionalCost(Question[Terrors]):
    """TL-OVER-05, D24: pay Health for an effect, or do not."""

    def __init__(self, seat: i64, health: i64, program: i64, card: i64) -> None:
        super().__init__(seat)
        self.health: Final[i64] = health
        self.program: Final[i64] = program
        self.card: Final[i64] = card

    def menu(self, g: Terrors, m: Menu) -> None:
        m.offer(verbs.PAY, self.health)
        m.offer(verbs.DECLINE)

    def take(self, g: Terrors, o: Option) -> None:
        if o.verb == verbs.PAY:
            g.players[self.seat].health -= self.health
            g.say("paid-health", who(self.seat), int(self.health))
            resolve(g, self.program, self.card)
        else:
            g.say("declined", who(self.seat))

    def prompt(self, g: Terrors) -> Line:
        gain = f"effect/{self.program}"
        return Line("ask-pay-health", [who(self.seat), int(self.health), gain], -1)


def ability_unused(g: Terrors, card: i64, number: i64) -> bool:
    """TL-HORDE-12: each Horde ability once per Action Phase, whatever activates it."""
    return not marks.has(g, card, marks.ABILITY_1_USED << number)


def use_ability(g: Terrors, card: i64, number: i64) -> None:
    """Activate one Horde ability and mark it used."""
    marks.mark(g, card, marks.ABILITY_1_USED << number)
    g.say("horde-ability-used", who(g.active), g.id(card))
    resolve(g, g.kind(card).horde[number], card)


def strings(g: Terrors, seat: i64) -> None:
    """Puppeteer's Strings: any unused Horde ability in the play area (TL-HORDE-21)."""
    members = g.players[seat].play.listed()
    if any_unused(g, members):
        g.then(HordeAbility(seat, members))


def any_unused(g: Terrors, members: list[int]) -> bool:
    for card in members:
        number: i64 = 0
        while number < g.kind(card).hordes:
            if ability_unused(g, card, number):
                return True
            number += 1
    return False


class HordeAbility(Question[Terrors]):
    """TL-HORDE-09/11/13/14, D11: activate one unused Horde ability of these monsters."""

    def __init__(self, seat: i64, members: list[int]) -> None:
        super().__init__(seat)
        self.members: Final = members

    def menu(self, g: Terrors, m: Menu) -> None:
        for card in self.members:
            number: i64 = 0
            while number < g.kind(card).hordes:
                if ability_unused(g, card, number):
                    m.offer(verbs.HORDE_ABILITY, card, number + 1)
                else:
                    m.refuse("why-ability-used", "TL-HORDE-12", verbs.HORDE_ABILITY, card,
                             number + 1)  # fmt: skip
                number += 1

    def take(self, g: Terrors, o: Option) -> None:
        use_ability(g, o.a, o.b - 1)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-horde-ability", [who(self.seat)], -1)
