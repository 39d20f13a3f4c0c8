"""Effects of cards: each a class with its question beside it, and the step that works a list.

The keywords that ask something stand in `keywords.py`, with a list of their own. All effects are
listed at the end.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, secrets
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.keywords import KEYWORDS, alike
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.games.terrors_of_london.tables import MONSTER, NO_FACTION, NO_PROGRAM
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
            if effect.at_once:
                effect.do(g, self.card)
                continue
            if at < count:
                g.then(Resolve(self.program, at, self.card))
            effect.do(g, self.card)
            return


def resolve(g: Terrors, program: i64, card: i64) -> None:
    """Push a program; what asks nothing happens at once when nothing waits."""
    if program == NO_PROGRAM:
        return
    if g.content.asks[program] != 0:
        g.then(Resolve(program, 0, card))
        return
    for effect in g.content.programs[program]:
        effect.do(g, card)


def in_any_order(g: Terrors, program: i64) -> bool:
    """Whether all of a program does the same whenever it comes."""
    if program == NO_PROGRAM:
        return True
    return all(effect.any_order(g) for effect in g.content.programs[program])


# What is gained at once


class Gain(Effect):
    """An effect that asks nobody anything: it does not wait for its turn on the agenda."""

    def __init__(self, amount: i64, inner: i64, other: i64) -> None:
        super().__init__(amount, inner, other)
        self.at_once = True


class Resource(Gain):
    """TL-RES-01/02: Coin, Power and Regeneration, which a card gives before all else."""

    def any_order(self, g: Terrors) -> bool:
        return True


class Coin(Resource):
    """TL-RES-01/02: pays for cards."""

    word: ClassVar[str] = "coin"
    points: ClassVar[float] = 1.0

    def do(self, g: Terrors, card: i64) -> None:
        g.coin += self.amount
        if g.logging:
            g.say("gains-coin", who(g.active), int(self.amount))


class Power(Resource):
    """TL-RES-01/02: attacks."""

    word: ClassVar[str] = "power"
    points: ClassVar[float] = 1.0

    def do(self, g: Terrors, card: i64) -> None:
        g.power += self.amount
        if g.logging:
            g.say("gains-power", who(g.active), int(self.amount))


class Regeneration(Resource):
    """TL-RES-01/02: heals."""

    word: ClassVar[str] = "regeneration"
    points: ClassVar[float] = 0.65

    def do(self, g: Terrors, card: i64) -> None:
        g.regeneration += self.amount
        if g.logging:
            g.say("gains-regeneration", who(g.active), int(self.amount))


class Draw(Gain):
    """TL-KEY-12: cards from the deck to the hand."""

    word: ClassVar[str] = "draw"
    points: ClassVar[float] = 1.6
    icon: ClassVar[str] = "draw"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "draw"
    brings_cards: ClassVar[bool] = True

    def do(self, g: Terrors, card: i64) -> None:
        moving.draw(g, g.active, self.amount)

    def offer(self, g: Terrors, m: Menu) -> None:
        player = g.players[g.active]
        if player.deck.size() + player.discard.size() == 0:
            m.refuse("why-nothing-to-draw", "TL-OVER-07", verbs.OVERLORD)
        else:
            m.offer(verbs.OVERLORD)


class Muster(Gain):
    """TL-KEY-14: a token from the reserve next to the deck, while there are any."""

    word: ClassVar[str] = "muster"
    points: ClassVar[float] = 1.5
    icon: ClassVar[str] = "muster"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "muster"
    usual: ClassVar[int] = 1

    def do(self, g: Terrors, card: i64) -> None:
        taken = min(self.amount, g.muster_reserve)
        g.muster_reserve -= taken
        g.players[g.active].muster += taken
        g.say("musters", who(g.active), int(taken))

    def any_order(self, g: Terrors) -> bool:
        return True


# What lasts for the turn, and what happens to the opponent


class ClaimNext(Effect):
    """R-36: the next monster bought from the Street this turn has CLAIM."""

    word: ClassVar[str] = "claim_next"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 0.5
    explains: ClassVar[str] = "claim"

    def do(self, g: Terrors, card: i64) -> None:
        g.claim_waiting = True
        g.say("claim-waits", who(g.active))

    def any_order(self, g: Terrors) -> bool:
        return True


class Convert(Effect):
    """TL-RES-08: Coin may be turned into Power until the Action Phase ends."""

    word: ClassVar[str] = "convert"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 0.5

    def do(self, g: Terrors, card: i64) -> None:
        g.may_convert = True
        g.say("may-convert", who(g.active))

    def any_order(self, g: Terrors) -> bool:
        return True


class OpponentLoses(Effect):
    """TL-ARM-06: Health is lost without an attack, which no Armor stops."""

    word: ClassVar[str] = "opponent_loses"
    points: ClassVar[float] = 1.0

    def do(self, g: Terrors, card: i64) -> None:
        moving.lose_health(g, 1 - g.active, self.amount)

    def any_order(self, g: Terrors) -> bool:
        return True


# What leads to other effects


class IfHorde(Effect):
    """F-30: only if a horde was formed or expanded in this Action Phase."""

    word: ClassVar[str] = "if_horde"
    leads_to: ClassVar[tuple[str, ...]] = ("if_horde",)
    points: ClassVar[float] = 0.0

    def do(self, g: Terrors, card: i64) -> None:
        if g.horde_taken:
            resolve(g, self.inner, card)

    def any_order(self, g: Terrors) -> bool:
        """A horde that is still to be formed would change it."""
        return g.horde_taken and in_any_order(g, self.inner)


class MayPayHealth(Effect):
    """TL-OVER-05, D24: who would not survive it is not asked."""

    word: ClassVar[str] = "may_pay_health"
    leads_to: ClassVar[tuple[str, ...]] = ("gain",)
    points: ClassVar[float] = 0.0

    def do(self, g: Terrors, card: i64) -> None:
        if g.players[g.active].health > self.amount:
            g.then(OptionalCost(g.active, self.amount, self.inner, card))


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


# What looks at the deck


class Reveal(Effect):
    """TL-LOOK-06: one gain for a faction monster on top, another for anything else."""

    word: ClassVar[str] = "reveal"
    most: ClassVar[int] = 0
    leads_to: ClassVar[tuple[str, ...]] = ("faction_monster", "other")
    points: ClassVar[float] = 0.0

    def do(self, g: Terrors, card: i64) -> None:
        top = reveal_top(g, g.active)
        if top >= 0:
            resolve(g, self.inner if of_faction(g, top) else self.other, card)


class Coachman(Effect):
    """Headless Coachman: a revealed faction monster comes to hand; anything else may go."""

    word: ClassVar[str] = "coachman"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 1.0
    brings_cards: ClassVar[bool] = True

    def do(self, g: Terrors, card: i64) -> None:
        top = reveal_top(g, g.active)
        if top < 0:
            return
        if of_faction(g, top):
            g.players[g.active].deck.pull()
            g.players[g.active].hand.push(top)
            g.say("to-hand", who(g.active), g.id(top))
        else:
            g.then(LookChoice(g.active, 1, True))


def reveal_top(g: Terrors, seat: i64) -> i64:
    """TL-LOOK-02: both see the top card; it stays there. -1 if there is none at all."""
    if moving.ready_to_look(g, seat, 1) == 0:
        return -1
    card = g.players[seat].deck.top()
    secrets.show(g, card)
    g.say("revealed", who(seat), g.id(card))
    return card


def of_faction(g: Terrors, card: i64) -> bool:
    kind = g.kind(card)
    return kind.type == MONSTER and kind.faction != NO_FACTION


class Look(Effect):
    """TL-LOOK-01..05: the acting player alone sees the top cards."""

    word: ClassVar[str] = "look"
    most: ClassVar[int] = 2
    points: ClassVar[float] = 0.4

    def do(self, g: Terrors, card: i64) -> None:
        seen = moving.ready_to_look(g, g.active, self.amount)
        if seen == 0:
            return
        deck = g.players[g.active].deck
        i: i64 = 1
        while i <= seen:
            secrets.know(g, deck.at(deck.size() - i), g.active)
            i += 1
        g.veil()
        g.say("looks", who(g.active), int(seen))
        g.then(LookChoice(g.active, seen, False))


class LookChoice(Question[Terrors]):
    """TL-LOOK-01..05, D23: of the top cards, one may be discarded; the rest go back in any order.

    `seen` top cards are on show; the Headless Coachman's revealed card is asked about alike.
    """

    def __init__(self, seat: i64, seen: i64, open: bool) -> None:
        super().__init__(seat)
        self.seen: Final[i64] = seen
        self.open: Final = open

    def menu(self, g: Terrors, m: Menu) -> None:
        deck = g.players[self.seat].deck
        top = deck.at(deck.size() - 1)
        m.offer(verbs.LOOK_KEEP, top)
        second: i64 = top
        if self.seen > 1:
            second = deck.at(deck.size() - 2)
        differ = not alike(g, top, second)
        if differ:
            m.offer(verbs.LOOK_KEEP, second)
        m.offer(verbs.LOOK_DISCARD, top)
        if differ:
            m.offer(verbs.LOOK_DISCARD, second)

    def take(self, g: Terrors, o: Option) -> None:
        deck = g.players[self.seat].deck
        card = deck.take(deck.find(o.a))
        if o.verb == verbs.LOOK_DISCARD:
            moving.to_discard(g, self.seat, card)
            g.veil()
            g.say("look-discarded", who(self.seat), g.id(card))
            return
        # The card named is the one on top; with two, the other lies below it.
        deck.push(card)
        if self.seen > 1:
            secrets.pair(g, card, deck.at(deck.size() - 2))
        g.say("look-kept", who(self.seat), int(self.seen))

    def prompt(self, g: Terrors) -> Line:
        key = "ask-revealed" if self.open else "ask-look"
        return Line(key, [who(self.seat), int(self.seen)], -1)


# Horde abilities


class UseHordeAbility(Effect):
    """Puppeteer's Strings: any unused Horde ability in the play area (TL-HORDE-21)."""

    word: ClassVar[str] = "horde_ability"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 1.2

    def do(self, g: Terrors, card: i64) -> None:
        members = g.players[g.active].play.listed()
        if any_unused(g, members):
            g.then(HordeAbility(g.active, members))


def ability_unused(g: Terrors, card: i64, number: i64) -> bool:
    """TL-HORDE-12: each Horde ability once per Action Phase, whatever activates it."""
    return not marks.has(g, card, marks.ABILITY_1_USED << number)


def use_ability(g: Terrors, card: i64, number: i64) -> None:
    """Activate one Horde ability and mark it used."""
    marks.mark(g, card, marks.ABILITY_1_USED << number)
    g.say("horde-ability-used", who(g.active), g.id(card))
    resolve(g, g.kind(card).horde[number], card)


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


# All there are, as content may name them.
EFFECTS: Final[tuple[type[Effect], ...]] = (
    Coin, Power, Regeneration, Draw, Muster, Look, OpponentLoses, MayPayHealth, ClaimNext, Coachman,
    Reveal, Convert, UseHordeAbility, IfHorde, *KEYWORDS,
)  # fmt: skip
