"""Blocking a creature's damage, being hit, and what being struck does, in card order (BB-BLK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import adjacent_folk, covered, standing, under
from gaslamp.games.blackbriar.harm import hurt_building, hurt_folk
from gaslamp.games.blackbriar.hexes import distance
from gaslamp.games.blackbriar.state import ACTIVE, NONE, Blackbriar, over, owner, seat_of, who
from gaslamp.games.blackbriar.struck import TOKENS, Affliction, Break, Drain, Rot
from gaslamp.games.blackbriar.tables import DICE_ROOM, TOWN_BUILDINGS
from gaslamp.games.blackbriar.targeting import (
    BUILDING_MARK,
    MARKS,
    first_mark,
    mark_id,
    only_one,
)  # fmt: skip
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Question, Step


def may_block(g: Blackbriar, die: i64, folk: i64) -> bool:
    """BB-BLK-01/02/08: own held dice, and those of adjacent townsfolk; none across a Stack."""
    if g.dice.place[die] != ACTIVE:
        return False
    helper = owner(die)
    return helper == folk or adjacent_folk(g, helper, folk)


def blockers(g: Blackbriar, folk: i64, done: i64) -> i64:
    """The seats that may still block for a townsfolk, as bits."""
    found: i64 = 0
    alone = under(g, folk)
    helper: i64 = 0
    while helper < g.folk:
        seat = seat_of(g, helper)
        open_to = not (done >> seat) & 1 and not (found >> seat) & 1
        near = helper == folk or (not alone and adjacent_folk(g, helper, folk))
        if open_to and near and dice.has_active(g, helper):
            found |= bit(seat)
        helper += 1
    return found


def ask_blocks(g: Blackbriar, creature: i64, folk: i64, damage: i64, done: i64) -> None:
    """Ask while damage is left and somebody may block; then it hits."""
    if damage > 0 and blockers(g, folk, done) != 0:
        g.then(Block(creature, folk, damage, done))
    else:
        hit(g, creature, folk, damage)


class Block(Decision[Blackbriar]):
    """BB-BLK-01..05: held dice against the damage just rolled, by every seat that has some.

    `creature` is NONE when MAGICK deals the damage (BB-BLK-07): then nobody is struck.
    """

    def __init__(self, creature: i64, folk: i64, damage: i64, done: i64) -> None:
        self.creature: Final[i64] = creature
        self.folk: Final[i64] = folk
        self.damage: Final[i64] = damage
        self.done: Final[i64] = done

    def seats(self, g: Blackbriar) -> i64:
        return blockers(g, self.folk, self.done)

    def menu(self, g: Blackbriar, m: Menu) -> None:
        m.offer(verbs.DONE)
        die: i64 = 0
        while die < g.folk * DICE_ROOM:
            mine = seat_of(g, owner(die)) == m.seat
            if mine and may_block(g, die, self.folk) and first_block(g, die):
                m.offer(verbs.BLOCK, die)
            die += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.DONE:
            ask_blocks(g, self.creature, self.folk, self.damage, self.done | bit(o.seat))
            return
        stopped = dice.block_value(g.dice.sides[o.a])
        if g.logging and owner(o.a) == self.folk:
            g.say("blocks-own", g.id(self.folk), int(stopped))
        elif g.logging:
            g.say("blocks", g.id(owner(o.a)), int(stopped), g.id(self.folk))
        dice.delay(g, o.a, self.folk)
        ask_blocks(g, self.creature, self.folk, max(0, self.damage - stopped), self.done)

    def prompt(self, g: Blackbriar) -> Line:
        folk = g.id(self.folk)
        if self.creature == NONE:
            return Line("ask-block-magick", [folk, int(self.damage)], -1)
        args: list[str | int] = [g.id(self.creature), folk, int(self.damage)]
        struck = struck_words(g, self.creature)
        if struck == "":
            return Line("ask-block", args, -1)
        return Line("ask-block-struck", [*args, "struck:" + struck], -1)


def struck_words(g: Blackbriar, creature: i64) -> str:
    """The abilities of a creature that work when it strikes, in card order."""
    return " ".join(
        tables.ABILITIES[ability].word
        for ability in g.kind(creature).abilities
        if AFFLICTIONS[ability] is not None
    )


def first_block(g: Blackbriar, die: i64) -> bool:
    """BB-BLK-03: what a blocking die shows does not matter: equal sizes are one option."""
    other = owner(die) * DICE_ROOM
    while other < die:
        if g.dice.place[other] == ACTIVE and g.dice.sides[other] == g.dice.sides[die]:
            return False
        other += 1
    return True


def hit(g: Blackbriar, creature: i64, folk: i64, damage: i64) -> None:
    """BB-CAT-04: at least 1 damage strikes; the struck abilities follow in card order."""
    if damage == 0:
        if g.logging:
            g.say("fully-blocked", g.id(folk))
        return
    hurt_folk(g, folk, damage)
    if creature != NONE and not over(g):
        g.then(Struck(creature, folk, 0))


class Struck(Step[Blackbriar]):
    """BB-CAB-29: one struck ability after the other, in the order of the card."""

    def __init__(self, creature: i64, folk: i64, place: i64) -> None:
        self.creature: Final[i64] = creature
        self.folk: Final[i64] = folk
        self.place: Final[i64] = place

    def run(self, g: Blackbriar) -> None:
        abilities = g.kind(self.creature).abilities
        place = self.place
        while place < len(abilities):
            affliction = AFFLICTIONS[abilities[place]]
            place += 1
            if affliction is None:
                continue
            if not affliction.asks:
                affliction.suffer(g, self.creature, self.folk)
                continue
            if place < len(abilities):
                g.then(Struck(self.creature, self.folk, place))
            affliction.suffer(g, self.creature, self.folk)
            return


# MAGICK


def magick_marks(g: Blackbriar, folk: i64) -> i64:
    """BB-CAB-18: adjacent townsfolk and Town Buildings, and the building of its own hex."""
    found: i64 = 0
    at = g.board.hex_of[folk]
    alone = under(g, folk)
    other: i64 = 0
    while other < g.folk:
        if adjacent_folk(g, folk, other):
            found |= bit(other)
        other += 1
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if standing(g, building):
            d = distance(at, g.ground.building_hex[building])
            if d == 0 or (d == 1 and not alone and not covered(g, building)):
                found |= bit(BUILDING_MARK + building)
        building += 1
    return found


class Magick(Affliction):
    """BB-CAB-18/19: with one option it is forced, with none the townsfolk hits itself."""

    def __init__(self) -> None:
        super().__init__(tables.MAGICK, True)

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        if dice.largest_delayed(g, folk) == 0:
            g.say("magick-nothing", g.id(folk))
            return
        marks = magick_marks(g, folk)
        if marks == 0:
            g.then(MagickHit(folk, folk))
        elif only_one(marks):
            g.then(MagickHit(folk, first_mark(marks)))
        else:
            g.then(MagickVictim(seat_of(g, folk), folk))


class MagickVictim(Question[Blackbriar]):
    """BB-CAB-19: the affected player chooses whom the townsfolk strikes."""

    def __init__(self, seat: i64, folk: i64) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk

    def menu(self, g: Blackbriar, m: Menu) -> None:
        marks = magick_marks(g, self.folk)
        mark: i64 = 0
        while mark < MARKS:
            if (marks >> mark) & 1:
                m.offer(verbs.MAGICK, mark)
            mark += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        g.then(MagickHit(self.folk, o.a))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-magick", [who(self.seat), g.id(self.folk)], -1)


class MagickHit(Step[Blackbriar]):
    """BB-CAB-18/32, BB-BLK-07: MAGICK damage; it can be blocked, and strikes nobody."""

    def __init__(self, folk: i64, mark: i64) -> None:
        self.folk: Final[i64] = folk
        self.mark: Final[i64] = mark

    def run(self, g: Blackbriar) -> None:
        damage = dice.roll_for(g, self.folk, dice.largest_delayed(g, self.folk), -1.0)
        if g.logging:
            g.say("magick-strikes", g.id(self.folk), mark_id(g, self.mark), int(damage))
        if self.mark >= BUILDING_MARK:
            hurt_building(g, self.mark - BUILDING_MARK, damage)
        else:
            ask_blocks(g, NONE, self.mark, damage, 0)


def by_ability(all_: list[Affliction]) -> list[Affliction | None]:
    found: list[Affliction | None] = [None] * len(tables.ABILITIES)
    for one in all_:
        found[one.ability] = one
    return found


# What being struck by a creature with an ability means, by the ability's number.
AFFLICTIONS: Final = by_ability([*TOKENS, Break(), Drain(), Magick(), Rot()])
