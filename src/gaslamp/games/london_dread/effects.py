"""Every effect that content can name, each a class; all are listed at the end.

Those of single Stories stand in `story_effects.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.clock import FreeDetour, Replan
from gaslamp.games.london_dread.conditions import Healing
from gaslamp.games.london_dread.effect import (
    ASSET,
    CLUE,
    CONDITION,
    CONDITION_VALUE,
    HELD,
    HUNDRED,
    ICONS,
    ITEM_VALUE,
    ONE_OF_ICONS,
    OUTCOME,
    TALENT,
    TRIAL,
    TRUE,
    VIRTUE_VALUE,
    Effect,
)
from gaslamp.games.london_dread.groups import speaker, together
from gaslamp.games.london_dread.hand import ask_discard
from gaslamp.games.london_dread.holdings import (
    ailing,
    has_arrow,
    has_token,
    ready_items_of,
    tilted_holders,
)
from gaslamp.games.london_dread.items import LoseItem, ReadyItem, ReadyItems, any_item
from gaslamp.games.london_dread.resources import Spread, gain_confidence
from gaslamp.games.london_dread.state import STORY, Dread
from gaslamp.games.london_dread.story_effects import STORY_EFFECTS
from gaslamp.games.london_dread.striking import ChooseVictim, Strike, strike_all
from gaslamp.games.london_dread.track import lower_dread, raise_dread
from gaslamp.kernel.bits import count_bits, has, lowest

# Effects on the investigation that is open


class Brief(Effect):
    """What counts for one investigation or Challenge only (LD-AP-07)."""

    fits = (ASSET,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.sleuths[c].effort.added += self.gain(g)


class AddIcons(Brief):
    """LD-AP-01..04: icons for the card that is met."""

    word = "icons"
    takes = ICONS
    moment = tables.TO_ADD

    def gain(self, g: Dread) -> i64:
        return tables.points(self.amount, g.mask)

    def held(self) -> i64:
        return HELD * tables.points(self.amount, -1)


class AddEither(Brief):
    """LD-AP-04: one icon out of several."""

    word = "either"
    takes = ONE_OF_ICONS
    moment = tables.TO_ADD

    def gain(self, g: Dread) -> i64:
        return 1 if tables.points(self.amount, g.mask) > 0 else 0


class WildInCompany(Brief):
    """LD-AP-02: WILD icons, if somebody else takes part."""

    word = "wild_in_company"
    moment = tables.TO_ADD

    def gain(self, g: Dread) -> i64:
        return self.amount if count_bits(g.group) > 1 and g.mask != 0 else 0


class Reroll(Brief):
    """LD-ITEM-07: roll some of the own dice again (dice.py)."""

    word = "reroll"
    single = tables.REROLL
    moment = tables.TO_ROLL

    def held(self) -> i64:
        return 70 * (self.amount if self.amount < 4 else 4)


class RerollAnybody(Brief):
    """LD-ITEM-07: roll a die of somebody at the Location again (dice.py)."""

    word = "reroll_anybody"
    single = tables.REROLL_ANYBODY
    moment = tables.TO_ROLL


class Successes(Brief):
    """LD-PLOT-12: successes without dice."""

    word = "successes"
    single = tables.SUCCESSES
    moment = tables.TO_ROLL

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.sleuths[c].effort.automatic += self.amount

    def held(self) -> i64:
        return 250 * self.amount


class KeepWild(Brief):
    """LD-PERS-03: the WILD of the sheet counts in spite of the Trauma (personality.py)."""

    word = "keep_wild"
    takes = TRUE
    single = tables.KEEP_WILD
    moment = tables.TO_FLIP

    def flips(self, g: Dread, c: i64) -> bool:
        return g.traumatised(c) and not g.sleuths[c].effort.keeps_wild


class FlipTraumaAgain(Brief):
    """LD-PERS-03: a new card instead of the Trauma (personality.py)."""

    word = "flip_trauma_again"
    takes = TRUE
    moment = tables.TO_FLIP

    def flips(self, g: Dread, c: i64) -> bool:
        return g.traumatised(c)


class FlipAgain(Brief):
    """LD-PERS-02: a new card instead of any (personality.py)."""

    word = "flip_again"
    takes = TRUE
    moment = tables.TO_FLIP

    def flips(self, g: Dread, c: i64) -> bool:
        return True


class Ward(Brief):
    """LD-TIME-02: a Character at the Location ignores a Condition."""

    word = "ward"
    takes = TRUE
    moment = tables.TO_WARD

    def wards(self, g: Dread, c: i64, victim: i64, condition: i64) -> bool:
        return has(together(g, c), victim)


class WardSelf(Brief):
    """LD-TIME-02: its holder ignores a Condition."""

    word = "ward_self"
    takes = TRUE
    moment = tables.TO_WARD

    def wards(self, g: Dread, c: i64, victim: i64, condition: i64) -> bool:
        return victim == c


# Help, and Dread


class Heal(Effect):
    """LD-COND-06, LD-TIME-03: Conditions are discarded, also the first before the second comes."""

    word = "heal"
    fits = (ASSET, TALENT, OUTCOME)
    points = HUNDRED
    single = tables.HEAL

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Healing(c, group, self.amount, self.by))

    def wards(self, g: Dread, c: i64, victim: i64, condition: i64) -> bool:
        double = g.sleuths[victim].conditions & condition != 0
        return double and has(together(g, c), victim)

    def useful(self, g: Dread, c: i64) -> bool:
        return ailing(g, together(g, c)) != 0


class Lower(Effect):
    """LD-TRACK-04: Dread falls."""

    word = "lower"
    fits = (ASSET, TALENT, OUTCOME, TRIAL)
    points = HUNDRED
    single = tables.LOWER

    def do(self, g: Dread, c: i64, group: i64) -> None:
        lower_dread(g, self.amount)

    def useful(self, g: Dread, c: i64) -> bool:
        return g.dread > 0

    def held(self) -> i64:
        return 90 * self.amount


class Raise(Effect):
    """LD-TRACK-02: Dread rises."""

    word = "raise"
    fits = (OUTCOME, TRIAL)
    points = -HUNDRED
    single = tables.RAISE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        raise_dread(g, self.amount)


class Confidence(Effect):
    """LD-RES-02/09, LD-END-08: Confidence cards for the team, in the Endgame for one hand."""

    word = "confidence"
    fits = (ASSET, TALENT, OUTCOME, TRIAL)
    points = CLUE
    single = tables.CONFIDENCE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        gain_confidence(g, c, self.amount)

    def useful(self, g: Dread, c: i64) -> bool:
        return g.piles.confidence.size() + g.piles.confidence_discard.size() > 0


class ReadyAll(Effect):
    """LD-ITEM-12: all other Items of one Character at the Location are readied."""

    word = "ready_all"
    takes = TRUE
    fits = (ASSET,)
    points = HUNDRED
    single = tables.READY_ALL

    def do(self, g: Dread, c: i64, group: i64) -> None:
        holders = tilted_holders(g, group)
        if count_bits(holders) > 1:
            g.then(ReadyItems(g.sleuths[c].seat, holders, self.by))
        elif holders != 0:
            ready_items_of(g, lowest(holders))

    def useful(self, g: Dread, c: i64) -> bool:
        return tilted_holders(g, together(g, c)) != 0


class ReadyOne(Effect):
    """LD-ITEM-05: one of the own Items is readied."""

    word = "ready_one"
    takes = TRUE
    fits = (TALENT,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        if g.sleuths[c].tilted != 0:
            g.then(ReadyItem(g.sleuths[c].seat, c, self.by))


class RandomItem(Effect):
    """LD-RES-01/07: Items from the top of the deck, spread over those present."""

    word = "random_item"
    fits = (ASSET, OUTCOME)
    points = ITEM_VALUE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Spread(tables.RANDOM_ITEM, self.amount, group, self.by))

    def useful(self, g: Dread, c: i64) -> bool:
        return g.piles.items.size() + g.piles.item_discard.size() > 0


class GainItem(Effect):
    """LD-RES-01/03: Items of the Supply or from the deck, spread over those present."""

    word = "item"
    fits = (OUTCOME,)
    points = ITEM_VALUE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Spread(tables.ITEM, self.amount, group, self.by))


class GainVirtue(Effect):
    """LD-RES-01/11: Virtue tokens, spread over those present."""

    word = "virtue"
    fits = (OUTCOME,)
    points = VIRTUE_VALUE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Spread(tables.VIRTUE, self.amount, group, self.by))


class DetourForFree(Effect):
    """LD-DETOUR-01: a Detour without raising Dread."""

    word = "free_detour"
    takes = TRUE
    fits = (ASSET,)
    points = HUNDRED
    single = tables.FREE_DETOUR

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(FreeDetour(g.sleuths[c].seat, c, self.by))

    def useful(self, g: Dread, c: i64) -> bool:
        return g.phase == STORY and has_arrow(g, c)


class ReplanToken(Effect):
    """LD-DETOUR-01: a token of a slot not yet reached is replaced."""

    word = "replan"
    takes = TRUE
    fits = (ASSET,)
    points = HUNDRED
    single = tables.REPLAN

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Replan(g.sleuths[c].seat, c, self.by))

    def useful(self, g: Dread, c: i64) -> bool:
        return g.phase == STORY and has_token(g, c)


# Conditions, and what is lost


class StrikeYou(Effect):
    """LD-COND-01: its Character takes a Condition."""

    word = "you"
    takes = CONDITION
    fits = (ASSET, TRIAL)
    points = HUNDRED
    single = tables.YOU

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.then(Strike(c, self.amount))


class StrikeAll(Effect):
    """LD-TIME-01: everybody present takes a Condition."""

    word = "all"
    takes = CONDITION
    fits = (OUTCOME,)
    points = -2 * CONDITION_VALUE
    single = tables.ALL

    def do(self, g: Dread, c: i64, group: i64) -> None:
        strike_all(g, group, self.amount, self.by)


class StrikeOne(Effect):
    """LD-PLOT-18: one of those present takes a Condition."""

    word = "one"
    takes = CONDITION
    fits = (OUTCOME,)
    points = -CONDITION_VALUE
    single = tables.ONE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        if count_bits(group) == 1:
            g.then(Strike(lowest(group), self.amount))
        else:
            g.then(ChooseVictim(speaker(g, group), group, self.amount, self.by))


class DiscardItem(Effect):
    """LD-PLOT-18: an Item of those present is discarded."""

    word = "lose_item"
    fits = (OUTCOME,)
    points = -ITEM_VALUE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        if any_item(g, group):
            g.then(LoseItem(speaker(g, group), group, self.by))


class DiscardHand(Effect):
    """LD-CHAL-09: cards of the own hand are discarded."""

    word = "discard_hand"
    fits = (TRIAL,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        ask_discard(g, c, self.amount, self.by)


class GainDie(Effect):
    """LD-CHAL-10: Action dice for the Final Showdown."""

    word = "die"
    fits = (TRIAL,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.sleuths[c].dice += self.amount
        if g.logging:
            g.say("gains-die", g.id(c), int(g.sleuths[c].dice))


EFFECTS: Final = (
    AddIcons, AddEither, WildInCompany, Reroll, RerollAnybody, Successes, KeepWild,
    FlipTraumaAgain, FlipAgain, Ward, WardSelf, Heal, Lower, Raise, Confidence, ReadyAll, ReadyOne,
    RandomItem, GainItem, GainVirtue, DetourForFree, ReplanToken, StrikeYou, StrikeAll, StrikeOne,
    DiscardItem, DiscardHand, GainDie, *STORY_EFFECTS,
)  # fmt: skip
