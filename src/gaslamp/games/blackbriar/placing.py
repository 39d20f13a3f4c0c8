"""A die in hand is put somewhere, or into an action under construction (BB-DIC, BB-SHR)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import (
    dice,
    effects,
    linked,
    moving,
    offering,
    second_thoughts,
    town,
    upgrades,
)
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.dice import die_name
from gaslamp.games.blackbriar.reach import offer_hostile, target_name
from gaslamp.games.blackbriar.second_thoughts import acted
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BLAST,
    MOVED,
    NONE,
    PLEDGED,
    SHOT,
    UPGRADE,
    Blackbriar,
    owner,
    seat_of,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, NO_TARGET
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import Line, Question


class PlaceDie(Question[Blackbriar]):
    """BB-DIC-01, BB-SHR-01: where the die in hand goes; it can be put back."""

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: Final[i64] = die

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if g.plan == SHOT:
            offering.offer_shot(g, m, self.die)
        else:
            self.offer_all(g, m)
        m.offer(verbs.PUT_BACK)

    def offer_all(self, g: Blackbriar, m: Menu) -> None:
        folk: i64 = 0
        while folk < g.folk:
            if upgrades.may_share(g, owner(self.die), folk):
                offering.offer_card(g, m, self.seat, folk, self.die)
            else:
                m.refuse("why-cursed", "BB-SHR-06", verbs.USE, folk, 0, NO_TARGET)
            folk += 1
        town.offer_buildings(g, m, self.die)
        if g.sheets.tokens[owner(self.die)] & MOVED:
            moving.offer_moves(g, m, verbs.WALK, owner(self.die))

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.PUT_BACK:
            second_thoughts.put_back(g, self.seat, self.die)
            if g.plan == SHOT:
                g.then(Linked(self.seat))
        elif begins(o.verb):
            self.begin(g, o)
        elif g.plan == SHOT:
            complete(g, self.seat, self.die, o)
        else:
            acted(g, self.seat)
            spend(g, self.seat, self.die, o)

    def begin(self, g: Blackbriar, o: Option) -> None:
        """BB-GEN-02: on a card of one's own; for another player's card the die is offered."""
        controller = seat_of(g, o.a)
        if controller == self.seat:
            begin_plan(g, self.seat, self.die, o)
            return
        if g.logging:
            g.say("offers", who(self.seat), die_name(g, self.die), g.id(owner(self.die)), g.id(o.a))
        g.then(Offered(controller, self.seat, self.die, o.verb, o.a, o.b))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-place", [who(self.seat), die_name(g, self.die), g.id(owner(self.die))], -1)


def begins(verb: i64) -> bool:
    """Whether this begins an action that takes further dice."""
    return verb in (verbs.LOAD, verbs.FUSE, verbs.PAY, verbs.OFFER)


def begin_plan(g: Blackbriar, seat: i64, die: i64, o: Option) -> None:
    """The first die of a linked action or an Upgrade."""
    g.plan_card = o.a
    g.plan_line = o.b
    if o.verb == verbs.PAY:
        g.plan = UPGRADE
        add(g, seat, die)
        return
    g.plan = SHOT if o.verb == verbs.LOAD else BLAST
    g.plan_first = die
    g.dice.place[die] = PLEDGED
    g.then(Linked(seat))


def add(g: Blackbriar, seat: i64, die: i64) -> None:
    """One more charge, or one more die of a payment."""
    g.dice.place[die] = PLEDGED
    go_on(g, seat)


def go_on(g: Blackbriar, seat: i64) -> None:
    """A full price completes the Upgrade, also where somebody kept a die that was not needed."""
    if g.plan == UPGRADE and upgrades.is_paid(g):
        bought = packed(verbs.PAY, g.plan_card, g.plan_line)
        complete(g, seat, NONE, Option(seat, bought))
    else:
        g.then(Linked(seat))


# What is done


def spend(g: Blackbriar, seat: i64, die: i64, o: Option) -> None:
    """Put the die down for good."""
    if o.verb == verbs.WALK:
        dice.delay(g, die, owner(die))
        moving.walk(g, o.a, o.b)
    elif o.verb == verbs.BUILDING:
        town.use_building(g, die, o.a, o.b, o.c)
    elif o.verb == verbs.REPAIR:
        upgrades.repair(g, die, o.a, o.b)
    else:
        use_space(g, seat, die, o.a, o.b >> 4, o.b & 15, o.c)


def use_space(
    g: Blackbriar, seat: i64, die: i64, folk: i64, line: i64, space: i64, target: i64
) -> None:
    """BB-DIC-02/03, BB-SHR-01: the townsfolk of the card acts, whoever's die it is."""
    weapon = g.weapon(folk, line)
    assert weapon is not None
    if weapon.load.linked:
        linked.fire(g, seat, folk, line, space, die, target)
        return
    band = weapon.spaces[space]
    face = g.dice.face[die]
    if g.logging:
        say_use(g, folk, weapon.id, die)
    dice.settle(g, die, folk, line, space, band.refresh)
    band.effect.do(g, seat, folk, face, target)


def say_use(g: Blackbriar, folk: i64, weapon: str, die: i64) -> None:
    """Whose die it was is said where it was another's."""
    if owner(die) == folk:
        g.say("uses", g.id(folk), weapon, die_name(g, die))
    else:
        g.say("uses-shared", g.id(folk), weapon, die_name(g, die), g.id(owner(die)))


# An action under construction


class Linked(Question[Blackbriar]):
    """BB-DIC-05, BB-SHR-05: a linked action or an Upgrade built up die by die.

    The player of the card adds dice, own ones and those of others, lights the fuse, or takes it
    all back; nothing has been rolled or hit yet. Only for the die that fires a gun is there more
    to say. Who is to lend dice is asked once, at the end.
    """

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if g.plan == BLAST and linked.charges(g) > 0:
            line = g.plan_line
            offer_hostile(g, m, verbs.DETONATE, g.plan_card, line * 16, effects.BLOW, True)
        offering.offer_dice(g, m, self.seat)
        m.offer(verbs.TAKE_BACK)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.DETONATE:
            complete(g, self.seat, NONE, o)
        elif o.verb == verbs.TAKE_BACK:
            second_thoughts.take_back(g, self.seat)
        elif g.plan == SHOT:
            g.then(PlaceDie(self.seat, o.a))
        else:
            add(g, self.seat, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        seat = who(self.seat)
        if g.plan == UPGRADE:
            weapon = upgrades.next_tier(g, g.plan_card, g.plan_line)
            assert weapon is not None
            missing = int(upgrades.price(g, g.plan_card, weapon) - upgrades.paid(g))
            return Line("ask-payment", [seat, g.id(g.plan_card), weapon.id, missing], -1)
        gun = g.weapon(g.plan_card, g.plan_line)
        assert gun is not None
        if g.plan == SHOT:
            return Line("ask-linked", [seat, g.id(g.plan_card), gun.id], -1)
        return Line("ask-charges", [seat, g.id(g.plan_card), gun.id], -1)


def complete(g: Blackbriar, seat: i64, die: i64, o: Option) -> None:
    """BB-SHR-01: all dice are named; who lends some is asked once, and then it happens."""
    lender = next_lender(g, seat, die)
    if lender != NONE:
        g.then(Consent(lender, seat, die, o.code))
        return
    acted(g, seat)
    if o.verb == verbs.DETONATE:
        linked.detonate(g, o.c)
    elif o.verb == verbs.PAY:
        upgrades.buy(g, o.a, o.b)
    else:
        spend(g, seat, die, o)


def next_lender(g: Blackbriar, builder: i64, firing: i64) -> i64:
    """The next seat that has not yet said whether it lends its dice, or NONE."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if wanted(g, die, firing) and seat_of(g, owner(die)) != builder:
            return seat_of(g, owner(die))
        die += 1
    return NONE


def wanted(g: Blackbriar, die: i64, firing: i64) -> bool:
    """Whether a die is to go into the action under construction, and is not lent yet."""
    return (g.dice.place[die] == PLEDGED or die == firing) and not (g.lent >> die) & 1


class Consent(Question[Blackbriar]):
    """BB-SHR-01: a player lends dice to what is about to happen, all of them, or keeps them."""

    def __init__(self, seat: i64, builder: i64, die: i64, code: i64) -> None:
        super().__init__(seat)
        self.builder: Final[i64] = builder
        self.die: Final[i64] = die
        self.code: Final[i64] = code

    def menu(self, g: Blackbriar, m: Menu) -> None:
        m.offer(verbs.LEND)
        m.offer(verbs.KEEP)

    def asked_for(self, g: Blackbriar) -> list[i64]:
        found: list[i64] = []
        die: i64 = 0
        while die < g.folk * DICE_ROOM:
            if wanted(g, die, self.die) and seat_of(g, owner(die)) == self.seat:
                found.append(die)
            die += 1
        return found

    def take(self, g: Blackbriar, o: Option) -> None:
        mine = self.asked_for(g)
        if o.verb == verbs.LEND:
            if g.logging:
                g.say("lends", who(self.seat), dice_named(g, mine))
            for die in mine:
                g.lent |= bit(die)
            complete(g, self.builder, self.die, Option(self.builder, self.code))
            return
        if g.logging:
            g.say("keeps", who(self.seat), dice_named(g, mine))
        for die in mine:
            g.kept |= bit(die)
            g.dice.place[die] = ACTIVE
        if g.plan == BLAST:
            # Others lent their charges for this target; for another they are asked again.
            g.lent &= bit(g.plan_first)
        go_on(g, self.builder)

    def prompt(self, g: Blackbriar) -> Line:
        o = Option(self.builder, self.code)
        mine = dice_named(g, self.asked_for(g))
        args: list[str | int] = [who(self.seat), who(self.builder), mine, g.id(g.plan_card)]
        if o.verb == verbs.PAY:
            weapon = upgrades.next_tier(g, g.plan_card, g.plan_line)
            assert weapon is not None
            return Line("ask-lend-upgrade", [*args, weapon.id], -1)
        gun = g.weapon(g.plan_card, g.plan_line)
        assert gun is not None
        return Line("ask-lend-shot", [*args, gun.id, target_name(g, o.c)], -1)


def dice_named(g: Blackbriar, dice_: list[i64]) -> str:
    """Several dice as one element: whose they are, and what they show."""
    words: list[str] = []
    for die in dice_:
        shown = "d" + str(int(g.dice.sides[die])) + "-" + str(int(g.dice.face[die]))
        words.append(g.id(owner(die)) + "=" + shown)
    return "dice:" + " ".join(words)


class Offered(Question[Blackbriar]):
    """BB-GEN-02, BB-UPG-04/06: a die is offered to a card; its player takes it or declines.

    For an Upgrade they choose the weapon, and agree to what it costs them: a D6, and the one
    Upgrade of the turn. Who takes the die goes on with it as if it were an own one.
    """

    def __init__(self, seat: i64, helper: i64, die: i64, verb: i64, folk: i64, line: i64) -> None:
        super().__init__(seat)
        self.helper: Final[i64] = helper
        self.die: Final[i64] = die
        self.verb: Final[i64] = verb
        self.folk: Final[i64] = folk
        self.line: Final[i64] = line

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if self.verb == verbs.OFFER:
            offering.offer_lines(g, m, self.folk)
        else:
            m.offer(self.verb, self.folk, self.line)
        m.offer(verbs.REFUSE, self.folk)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.REFUSE:
            g.unwanted |= bit(self.folk)
            if g.logging:
                g.say("refuses", who(self.seat), g.id(self.folk))
            return
        g.lent |= bit(self.die)
        begin_plan(g, self.seat, self.die, o)

    def prompt(self, g: Blackbriar) -> Line:
        args: list[str | int] = [who(self.seat), who(self.helper), die_name(g, self.die),
                                 g.id(owner(self.die)), g.id(self.folk)]  # fmt: skip
        if self.verb == verbs.OFFER:
            return Line("ask-offered-upgrade", args, -1)
        weapon = g.weapon(self.folk, self.line)
        assert weapon is not None
        return Line("ask-offered-load", [*args, weapon.id], -1)
