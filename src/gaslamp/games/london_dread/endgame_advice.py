"""Advice for the Endgame: in or out, what to play, and the last chances, by expected value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.challenge import challenge_difficulty
from gaslamp.games.london_dread.dice import successes
from gaslamp.games.london_dread.points import action_points, challenge_mask
from gaslamp.games.london_dread.state import BOWS_OUT, SHOWDOWN, UNDECIDED, Dread
from gaslamp.games.london_dread.tables import DECK, TO_ADD, points
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.bits import has
from gaslamp.kernel.menu import Menu, Option, packed

NONE: Final = -1
LONG_SHOT: Final = 0.25  # a Challenge is not risked for less, as long as the dice may do


def item_worth(g: Dread, item: i64) -> i64:
    """What an Item is worth to the team, in hundredths of a Dread point."""
    total: i64 = 0
    for program in (g.content.items[item].use, g.content.items[item].deplete):
        for effect in g.content.programs[program]:
            total += effect.held()
    return total


def win_chance(g: Dread, dice: i64, need: i64) -> float:
    """The chance of so many successes with so many dice."""
    if need <= 0:
        return 1.0
    chance = 1.0
    i: i64 = 0
    while i < dice:
        chance *= 2.0 / 3.0
        i += 1
    total = 0.0
    hits: i64 = 0
    while hits <= dice:
        if hits >= need:
            total += chance
        chance = chance * float(dice - hits) / float(hits + 1) * 0.5
        hits += 1
    return total


def team_dice(g: Dread) -> i64:
    """Dice of all survivors, rerolls counted as a third of a die each."""
    total: i64 = 0
    thirds: i64 = 0
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if not sleuth.defeated:
            total += sleuth.dice
            i: i64 = 0
            while i < sleuth.items.size():
                use = g.content.programs[g.content.items[sleuth.items.at(i)].use][0]
                if use.verb == tables.REROLL:
                    thirds += use.amount
                i += 1
        c += 1
    return total + thirds // 3


def certain_successes(g: Dread) -> i64:
    """Automatic successes the team can still add; before the Showdown all Items are readied."""
    total: i64 = 0
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if not sleuth.defeated:
            i: i64 = 0
            while i < sleuth.items.size():
                item = sleuth.items.at(i)
                effect = g.content.programs[g.content.items[item].deplete][0]
                gone = g.phase == SHOWDOWN and has(sleuth.tilted, item)
                if effect.verb == tables.SUCCESSES and not gone:
                    total += effect.amount
                i += 1
        c += 1
    return total


def about_going_in(g: Dread, menu: Menu, seat: i64) -> i64:
    """LD-CHAL-02: a die more, against the dice a second Condition would cost."""
    i: i64 = 0
    while i < menu.size():
        o = Option(seat, menu.at(i))
        if o.verb == verbs.SHOW_HAND or (o.verb == verbs.SECRET and names_her(g)):
            return o.code
        i += 1
    i = 0
    while i < menu.size():
        o = Option(seat, menu.at(i))
        if o.verb == verbs.IN and g.sleuths[o.a].choice == UNDECIDED:
            out = packed(verbs.OUT, o.a)
            if menu.has(out) and not worth_it(g, o.a):
                return out
            return o.code
        i += 1
    return menu.at(0)


def names_her(g: Dread) -> bool:
    """Her True Name while there are Challenges: where the Antagonist's rule hurts already."""
    rule = g.rule_of_antagonist()
    if rule != tables.SIREN:
        return rule >= 0
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if not sleuth.out and sleuth.conditions & tables.UNHINGED != 0:
            return True
        c += 1
    return False


def lowers_target(g: Dread, secret: i64) -> bool:
    """Whether a Secret makes the Final Showdown easier now."""
    before = target_number(g)
    twin = g.clone()
    if g.content.secrets[secret].rule == tables.HEART:
        twin.finale.heart += 1
    else:
        twin.finale.muted = True
    return target_number(twin) < before


def worth_it(g: Dread, c: i64) -> bool:
    need = target_number(g) - certain_successes(g)
    dice = team_dice(g)
    sleuth = g.sleuths[c]
    beaten = 0.0
    struck = 0.0
    raised = 0.0
    met = 0.0
    index: i64 = 0
    challenges = g.tale().challenges
    while index < len(challenges):
        if not g.piles.faced.has(index):
            chance = chance_against(g, c, challenges[index])
            met += 1.0
            beaten += chance
            for effect in g.content.programs[challenges[index].failure]:
                if effect.verb == tables.YOU and sleuth.conditions & effect.amount != 0:
                    struck += 1.0 - chance
                elif effect.verb == tables.RAISE:
                    raised += (1.0 - chance) * float(effect.amount)
        index += 1
    if beaten == 0.0:
        return False
    if need > dice:
        return True  # as it stands the Showdown cannot be won
    if beaten < LONG_SHOT * met:
        return False
    now = win_chance(g, dice, need)
    more = win_chance(g, dice + 1, need) - now
    less = now - win_chance(g, dice - sleuth.dice, need)
    rise = (now - win_chance(g, dice, need + 1)) / 5.0
    trauma = 0.1 if sleuth.conditions != 0 else 0.0
    loss = (struck / met + trauma * 0.6) * less + raised / met * rise
    return beaten / met * more > loss


def chance_against(g: Dread, c: i64, challenge: tables.Trial) -> float:
    """How likely the Character can beat a Challenge with all it has: one flip in six."""
    held = g.mask
    g.mask = challenge_mask(g, challenge.mask)
    sheet = g.sheet(c)
    extra = reserve(g, c)
    needed = challenge.difficulty
    if g.rule_of_antagonist() == tables.ONE_BY_ONE and goes_alone(g, c):
        needed += 1
    good = 0.0
    i: i64 = 0
    while i < DECK:
        card = sheet.deck[i]
        have = extra
        if card.kind != tables.TRAUMA:
            have += points(sheet.icons, g.mask) + points(card.icons, g.mask)
        if have >= needed:
            good += 1.0
        i += 1
    g.mask = held
    return good / float(DECK)


def reserve(g: Dread, c: i64) -> i64:
    """Points from Items, tokens and the hand, less what the Antagonist's rule costs of it."""
    sleuth = g.sleuths[c]
    total: i64 = 0
    i: i64 = 0
    while i < sleuth.items.size():
        use = g.content.items[sleuth.items.at(i)].use
        if g.content.time_of(use) == TO_ADD:
            total += g.content.programs[use][0].gain(g)
        i += 1
    if sleuth.virtue > 0 and g.content.time_of(g.sheet(c).virtue) == TO_ADD:
        total += g.content.programs[g.sheet(c).virtue][0].gain(g) * sleuth.virtue
    held: i64 = 0
    i = 0
    while i < sleuth.hand.size():
        held += points(g.content.icons_of[sleuth.hand.at(i)], g.mask)
        i += 1
    if g.rule_of_antagonist() == tables.ORACLE and held > 0:
        held -= (held + sleuth.hand.size() - 1) // sleuth.hand.size()  # LD-ANT-05: a card is lost
    return total + held


def goes_alone(g: Dread, c: i64) -> bool:
    """LD-ANT-02: whether nobody else is in, as far as they have said."""
    k: i64 = 0
    while k < g.count():
        other = g.sleuths[k]
        if k != c and not other.out and not other.defeated and other.choice != BOWS_OUT:
            return False
        k += 1
    return True


# What an addition costs, in hundredths of a point of the score; a tilted Item is ready again soon.
TILTED: Final = 1
CARD: Final = 100
TOKEN: Final = 200
ITEM: Final = 300
TOO_DEAR: Final = 9_999
KEPT_WORTH: Final = 400  # an Item worth more than this is never given up


def about_challenge(g: Dread, menu: Menu, c: i64) -> i64:
    """The cheapest way to what is missing, whole: so nothing is used that another addition makes
    needless, and nothing at all where it is hopeless."""
    need = challenge_difficulty(g) - action_points(g, c)
    cheapest: list[i64] = [TOO_DEAR] * int(need + 1)  # by points
    latest: list[i64] = [NONE] * int(need + 1)  # an option of that way
    cheapest[0] = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        more = addition(g, o)
        copies: i64 = g.sleuths[c].virtue if o.verb == verbs.VIRTUE else 1
        while more > 0 and copies > 0:
            add_to_ways(cheapest, latest, o, more, price(g, o))
            copies -= 1
        i += 1
    return latest[need] if latest[need] >= 0 else packed(verbs.DONE)


def add_to_ways(cheapest: list[i64], latest: list[i64], o: Option, more: i64, cost: i64) -> None:
    """Every number of points, with this addition if that makes it cheaper. An Item is given up
    only where that is enough alone: it cannot be tilted as well."""
    need = len(cheapest) - 1
    reached = need
    while reached > 0:
        before = reached - more if reached > more else 0
        alone = reached == need and before == 0
        if cheapest[before] + cost < cheapest[reached] and (o.verb != verbs.DEPLETE or alone):
            cheapest[reached] = cheapest[before] + cost
            latest[reached] = o.code
        reached -= 1


def price(g: Dread, o: Option) -> i64:
    """What an addition costs; of cards the poorer is the cheaper."""
    if o.verb == verbs.USE:
        return TILTED
    if o.verb == verbs.PLAY:
        return CARD + points(g.content.icons_of[o.b], -1)
    if o.verb == verbs.VIRTUE:
        return TOKEN
    return ITEM if item_worth(g, o.b) <= KEPT_WORTH else TOO_DEAR


def addition(g: Dread, o: Option) -> i64:
    if o.verb == verbs.PLAY:
        return points(g.content.icons_of[o.b], g.mask)
    program: i64 = NONE
    if o.verb == verbs.USE:
        program = g.content.items[o.b].use
    elif o.verb == verbs.DEPLETE:
        program = g.content.items[o.b].deplete
    elif o.verb == verbs.VIRTUE:
        program = g.sheet(o.a).virtue
    if program < 0 or g.content.time_of(program) != TO_ADD:
        return 0
    return g.content.programs[program][0].gain(g)


def about_last_chance(g: Dread, menu: Menu) -> i64:
    """LD-SHOW-09: rerolls cost nothing any more; the rest as far as it is needed."""
    need = target_number(g) - successes(g)
    spend: i64 = NONE
    free: i64 = NONE
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        if o.verb == verbs.USE:
            free = o.code
        elif o.verb == verbs.SECRET:
            if lowers_target(g, o.a):
                spend = o.code
        elif o.verb == verbs.DEPLETE and decisive(g, o):
            spend = o.code
        i += 1
    if free >= 0:
        return free
    if need > 0 and spend >= 0:
        return spend
    return packed(verbs.PASS)


def decisive(g: Dread, o: Option) -> bool:
    effect = g.content.programs[g.content.items[o.b].deplete][0]
    return effect.verb in (tables.SUCCESSES, tables.REROLL, tables.LOWER)


def cheapest_card(g: Dread, menu: Menu) -> i64:
    """The card with the fewest icons."""
    chosen = menu.at(0)
    least: i64 = 99
    i: i64 = 0
    while i < menu.size():
        o = Option(0, menu.at(i))
        icons = points(g.content.icons_of[o.b], -1)
        if icons < least:
            least = icons
            chosen = o.code
        i += 1
    return chosen
