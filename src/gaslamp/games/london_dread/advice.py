"""Advice: what to choose at each decision, by plan in the Planning Phase, by expectation later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.challenge import AskUnstrung, Facing
from gaslamp.games.london_dread.conditions import SECOND_COPY, HealChoice
from gaslamp.games.london_dread.dice import is_dice
from gaslamp.games.london_dread.endgame import InOrOut
from gaslamp.games.london_dread.endgame_advice import (
    about_challenge,
    about_going_in,
    about_last_chance,
    cheapest_card,
    item_worth,
)
from gaslamp.games.london_dread.hand import DiscardHand
from gaslamp.games.london_dread.helping import DANGER, HelpingHand
from gaslamp.games.london_dread.holdings import (
    Case,
    is_holding,
    offer_holdings,
    only_for_clocks,
    program_of,
)
from gaslamp.games.london_dread.investigation import (
    A_PLOT,
    AddPoints,
    ChooseInvestigation,
    difficulty,
    found_at,
)
from gaslamp.games.london_dread.items import LoseItem, ReadyItem
from gaslamp.games.london_dread.personality import ReactFlip
from gaslamp.games.london_dread.planner import next_command
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.plots import AfterRoll, BeforeRoll, still_to_roll, tier_reached
from gaslamp.games.london_dread.points import action_points, ally_icons, group_points
from gaslamp.games.london_dread.resources import ItemSource
from gaslamp.games.london_dread.showdown import BeforeShowdown, LastChance
from gaslamp.games.london_dread.state import EMPTY, MOST_DREAD, Dread
from gaslamp.games.london_dread.striking import ChooseVictim, ReactCondition
from gaslamp.games.london_dread.tables import TO_FLIP
from gaslamp.games.london_dread.windows import (
    LastWindow,
    OpenQuestion,
    SegmentWindow,
    Window,
    takes_freely,
)
from gaslamp.kernel.bits import has
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import Decision

NONE: Final = -1
DECK_WORTH: Final = 320
DRAWN: Final = 2  # points that one may hope to draw


def advice(g: Dread, seat: i64) -> i64:
    """The option to choose, or -1 where the table's own bot may look ahead instead.

    What is told about a question is for the seat that is asked: another one, which may only use
    something beside it (LD-ITEM-08), has no such option.
    """
    top = g.agenda[-1]
    if isinstance(top, Planning):
        return next_command(g, seat)
    assert isinstance(top, Decision)
    if isinstance(top, OpenQuestion) and top.seat != seat:
        return NONE
    menu = Menu(seat)
    top.menu(g, menu)
    if isinstance(top, Window):
        return packed(verbs.PASS)
    if isinstance(top, LastWindow):
        return about_last_words(g, menu)
    if isinstance(top, (SegmentWindow, HelpingHand)):
        return about_danger(g, menu)
    if isinstance(top, LastChance):
        return about_last_chance(g, menu)
    if isinstance(top, ChooseInvestigation):
        return about_order(g, menu, seat)
    if isinstance(top, AddPoints):
        return about_points(g, menu)
    if isinstance(top, BeforeRoll):
        return about_roll(g, menu, top.c)
    if isinstance(top, AfterRoll):
        return packed(verbs.PASS) if g.in_endgame() else about_reroll(g, menu)
    if isinstance(top, ReactFlip):
        return about_flip(g, menu, seat, top.c)
    if isinstance(top, ReactCondition):
        return about_condition(g, menu, top.c, top.condition)
    return about_the_rest(g, menu, seat)


def about_the_rest(g: Dread, menu: Menu, seat: i64) -> i64:
    top = g.agenda[-1]
    if isinstance(top, InOrOut):
        return about_going_in(g, menu, seat)
    if isinstance(top, Facing):
        return about_challenge(g, menu, top.c)
    if isinstance(top, BeforeShowdown):
        bribe = find(menu, verbs.BRIBE)
        return bribe if bribe >= 0 else packed(verbs.ROLL, top.c)
    if isinstance(top, AskUnstrung):
        return find(menu, verbs.SECRET)
    if isinstance(top, DiscardHand):
        return cheapest_card(g, menu)
    if isinstance(top, HealChoice):
        return find(menu, verbs.HEAL)
    if isinstance(top, ChooseVictim):
        return about_victim(g, menu, top.condition)
    if isinstance(top, ItemSource):
        return about_item(g, menu)
    if isinstance(top, LoseItem):
        return worst_item(g, menu)
    if isinstance(top, ReadyItem):
        return find(menu, verbs.READY_ITEM)
    return menu.at(0)


def find(menu: Menu, verb: i64) -> i64:
    """The first option with this verb, or -1."""
    i: i64 = 0
    while i < menu.size():
        if menu.at(i) >> 48 == verb:
            return menu.at(i)
        i += 1
    return NONE


def about_order(g: Dread, menu: Menu, seat: i64) -> i64:
    """Allies, then Dread cards and Goons, then Plot cards by letter."""
    if seat != g.leader:
        return menu.at(0)
    plot: i64 = NONE
    i: i64 = 0
    while i < menu.size():
        o = Option(seat, menu.at(i))
        if o.verb == verbs.TAKE_ALLY:
            return o.code
        if o.verb == verbs.INVESTIGATE:
            if found_at(g, o.a) != A_PLOT:
                return o.code
            plot = o.code
        i += 1
    return plot if plot >= 0 else packed(verbs.END_ACTION)


def gains(g: Dread, o: Option) -> i64:
    """The points an option of the menu would add."""
    effect = g.content.programs[program_of(g, o)][0]
    if o.verb == verbs.SACRIFICE:
        return effect.gain(g) - tables.points(ally_icons(g, o.b), g.mask)
    return effect.gain(g)


def best_gain(g: Dread, menu: Menu, verb: i64, need: i64) -> i64:
    """The option with this verb that comes nearest to what is needed; -1 if none adds."""
    chosen: i64 = NONE
    most: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if o.verb == verb:
            more = gains(g, o)
            if more > need:
                more = need
            if more > most:
                most = more
                chosen = o.code
        i += 1
    return chosen


def about_points(g: Dread, menu: Menu) -> i64:
    """LD-DREAD-06: Items if they are enough, cards before them and tokens if not; nothing if it
    cannot be reached. Items come last, so that none is tilted for what a card brings."""
    need = difficulty(g) - group_points(g)
    ready = uses(g, menu)
    if ready >= need:
        return best_gain(g, menu, verbs.USE, need)
    deck = g.piles.investigation.size()
    short = need - ready
    if short <= DRAWN and deck * 2 >= short * 3:
        return find(menu, verbs.DRAW)
    virtue = best_gain(g, menu, verbs.VIRTUE, need)
    if virtue >= 0 and gains(g, Option(0, virtue)) >= short:
        return virtue
    deplete = best_gain(g, menu, verbs.DEPLETE, need)
    if deplete >= 0 and gains(g, Option(0, deplete)) >= need and need > 1 and dear(g):
        return deplete
    return packed(verbs.DONE)


def uses(g: Dread, menu: Menu) -> i64:
    """The points that all Items of the menu would add together."""
    total: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if o.verb == verbs.USE:
            total += gains(g, o)
        i += 1
    return total


def dear(g: Dread) -> bool:
    """Whether the card costs enough Dread to give up an Item for it."""
    return not g.facing_goon and g.content.dread_of[g.board[g.site]] >= 5


def expected_total(g: Dread, c: i64) -> float:
    """Successes so far, with a third of the dice still to be rolled."""
    total = 0.0
    k: i64 = 0
    while k < g.count():
        if has(g.group, k):
            sleuth = g.sleuths[k]
            if sleuth.effort.rolled:
                total += float(sleuth.effort.successes())
            else:
                total += float(action_points(g, k)) / 3.0
        k += 1
    return total


def about_roll(g: Dread, menu: Menu, c: i64) -> i64:
    """LD-PLOT-08: add dice while the next tier is near and costs little."""
    if g.site == EMPTY or g.plot_at[g.site] < 0:
        return packed(verbs.ROLL, c)
    tiers = g.plot(g.plot_at[g.site]).tiers
    total = expected_total(g, c)
    top = float(tiers[len(tiers) - 1].least)
    middle = float(tiers[1].least) if len(tiers) > 1 else top
    use = best_gain(g, menu, verbs.USE, 9)
    if use >= 0 and total < top + 0.7:
        return use
    draw = find(menu, verbs.DRAW)
    if draw >= 0 and total < middle + 0.5 and g.piles.investigation.size() > 2:
        return draw
    virtue = best_gain(g, menu, verbs.VIRTUE, 9)
    if virtue >= 0 and total < middle - 0.3:
        return virtue
    return packed(verbs.ROLL, c)


def about_reroll(g: Dread, menu: Menu) -> i64:
    """Tilting is cheap: reroll as many blanks as possible below the top tier.

    When all have rolled, an Ally is given for a better outcome, an Item for more than the lowest.
    """
    if g.site == EMPTY or g.plot_at[g.site] < 0:
        return packed(verbs.PASS)
    tiers = g.plot(g.plot_at[g.site]).tiers
    total: i64 = g.eased[g.site] - g.hardened[g.site]
    c: i64 = 0
    while c < g.count():
        if has(g.group, c):
            total += g.sleuths[c].effort.hits + g.sleuths[c].effort.automatic
        c += 1
    chosen: i64 = NONE
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if takes_freely(o.verb) and is_dice(g, o):
            cheap = o.verb == verbs.USE and total < tiers[len(tiers) - 1].least
            late = chosen < 0 and not still_to_roll(g)
            if cheap or (late and turns(g, o, total)):
                chosen = o.code
        i += 1
    return chosen if chosen >= 0 else about_danger(g, menu)


def turns(g: Dread, o: Option, total: i64) -> bool:
    """Whether automatic successes lead to a better outcome that is worth their price."""
    effect = g.content.programs[program_of(g, o)][0]
    if effect.verb != tables.SUCCESSES or total < 0:
        return False
    plot = g.plot(g.plot_at[g.site])
    now = tier_reached(plot, total)
    better = tier_reached(plot, total + effect.amount) > now
    return better and (o.verb == verbs.SACRIFICE or now == 0)


def about_last_words(g: Dread, menu: Menu) -> i64:
    """LD-ALLY-10: an Ally that leaves anyway brings 1 Confidence; most sacrifices bring more."""
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if o.verb == verbs.SACRIFICE and not only_for_clocks(g, o):
            return o.code
        i += 1
    return about_danger(g, menu)


def lowers_dread(g: Dread, o: Option) -> bool:
    return g.content.programs[program_of(g, o)][0].verb == tables.LOWER


def about_danger(g: Dread, menu: Menu) -> i64:
    """Near the end of the track Dread is lowered by whatever lowers it."""
    i: i64 = 0
    while i < menu.size() and g.dread > MOST_DREAD - DANGER:
        o = Option(0, menu.at(i))
        if is_holding(o.verb) and lowers_dread(g, o):
            return o.code
        i += 1
    return packed(verbs.PASS)


def about_flip(g: Dread, menu: Menu, seat: i64, c: i64) -> i64:
    """Only a Trauma is worth undoing."""
    able = Menu(seat)
    offer_holdings(g, able, seat, TO_FLIP, Case(c, 0))
    if g.traumatised(c):
        for verb in (verbs.SACRIFICE, verbs.VIRTUE, verbs.DEPLETE, verbs.USE):
            found = find(able, verb)
            if found >= 0:
                return found
    return packed(verbs.PASS)


def about_condition(g: Dread, menu: Menu, c: i64, condition: i64) -> i64:
    """A second copy is worth any effect; a first one is not."""
    if g.sleuths[c].conditions & condition != 0:
        case = Case(c, condition)
        lost = not g.in_endgame() and g.dread + SECOND_COPY > MOST_DREAD
        for verb in (verbs.SACRIFICE, verbs.VIRTUE, verbs.DEPLETE, verbs.USE):
            i: i64 = 0
            while i < menu.size():
                o = Option(menu.seat, menu.at(i))
                if o.verb == verb:
                    effect = g.content.programs[program_of(g, o)][0]
                    saved = lost and effect.verb == tables.LOWER
                    if saved or effect.wards(g, o.a, case.victim, case.condition):
                        return o.code
                i += 1
    return packed(verbs.PASS)


def about_victim(g: Dread, menu: Menu, condition: i64) -> i64:
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if g.sleuths[o.a].conditions & condition == 0:
            return o.code
        i += 1
    return menu.at(0)


def about_item(g: Dread, menu: Menu) -> i64:
    """The best Item of the Supply, or the deck if they are all poor."""
    chosen: i64 = packed(verbs.FROM_DECK)
    most: i64 = DECK_WORTH if menu.has(chosen) else 0
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if o.verb == verbs.FROM_SUPPLY and item_worth(g, o.a) > most:
            most = item_worth(g, o.a)
            chosen = o.code
        i += 1
    return chosen


def worst_item(g: Dread, menu: Menu) -> i64:
    chosen = menu.at(0)
    least: i64 = 9_999
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if item_worth(g, o.b) < least:
            least = item_worth(g, o.b)
            chosen = o.code
        i += 1
    return chosen
