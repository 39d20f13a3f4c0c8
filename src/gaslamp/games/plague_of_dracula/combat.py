"""Combat: who attacks whom, round by round, until one side is gone (PD-CMB)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import (
    Combat,
    begin_combat,
    change_combat,
    combat_now,
)
from gaslamp.games.plague_of_dracula.deck import check, draw_card, pick
from gaslamp.games.plague_of_dracula.flight import AfterBite
from gaslamp.games.plague_of_dracula.occult import AskForStakes, AskForWeapon
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    decider,
    dracula_wins,
    hunters_at,
    hunters_win,
    lower_dracula,
    most_bitten,
    raise_dracula,
    within_reach,
)
from gaslamp.games.plague_of_dracula.status_track import TakeBite, best_secular, holders
from gaslamp.games.plague_of_dracula.strength import (
    able_fighters,
    coffins_at,
    hits,
    minion,
    stands_in,
    tell_five,
    undead_strength,
)
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    BAT_COLUMN,
    BEATEN_SPACE,
    CLEANSED,
    CRUCIFIX,
    DRACULA,
    HALLOWED_GROUND,
    HOLY_WATER,
    HOST,
    HUNTERS,
    INFECTED,
    LUCY,
    NO_HUNTER,
    STAKES,
    VAMPIRE,
)
from gaslamp.games.plague_of_dracula.vocabulary import ATTACKER, CHAMPION, TARGET
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

BY_LOCATION: Final = -1


def combat_possible(g: Plague, place: i64) -> bool:
    """PD-CLN-07, PD-EVT-06: not where it is cleansed, nor beyond the undead's reach."""
    return hunters_at(g, place) != 0 and g.marks[place] != CLEANSED and within_reach(g, place)


def fight(
    g: Plague,
    place: i64,
    foe: i64 = ANY_FOE,
    target: i64 = NO_HUNTER,
    coffins: i64 = BY_LOCATION,
    extra: i64 = 0,
    ambush: bool = False,
) -> None:
    """Combat in a place, if it can happen there: all hunters in it take part (PD-CMB-02)."""
    if not combat_possible(g, place):
        say_safe(g, place)
        return
    fighters = hunters_at(g, place)
    cancel_actions(g, fighters)
    g.say("combat", g.content.place_ids[place])
    if coffins == BY_LOCATION:
        coffins = coffins_at(g, place)
    begin_combat(
        g,
        Combat(
            place=place,
            foe=foe,
            fighters=fighters,
            target=target,
            coffins=coffins,
            extra=extra,
            ambush=ambush,
        ),
    )
    g.then(WHO_ATTACKS)


def say_safe(g: Plague, place: i64) -> None:
    """Why there is no combat in a place with hunters (PD-CLN-07, PD-EVT-06)."""
    if hunters_at(g, place):
        safe = g.marks[place] == CLEANSED
        g.say("no-combat-cleansed" if safe else "no-combat-south", g.content.place_ids[place])


def cancel_actions(g: Plague, hunters: i64) -> None:
    """PD-ACT-04: combat costs every action not yet taken this turn."""
    g.fought |= hunters & ~(g.acted & g.bonus_used)
    g.acted |= hunters
    g.bonus_used |= hunters


class WhoAttacks(Step[Plague]):
    """PD-CMB-03: as the event says, else a random slot of the display, once per combat."""

    def run(self, g: Plague) -> None:
        foe = combat_now(g).foe
        if foe != ANY_FOE:
            set_attacker(g, foe)
        elif g.agreed.dracula_seat >= 0:
            g.then(ChooseAttacker(g.agreed.dracula_seat))
        else:
            slot = pick(g, VAMPIRE + g.display.size(), "drawn-attacker")
            set_attacker(g, foe_in_slot(g, slot))


def foe_in_slot(g: Plague, slot: i64) -> i64:
    """PD-COMP-11: Creatures, Infected, Dracula, then the turned hunters."""
    if slot < VAMPIRE:
        return slot
    return VAMPIRE + g.display.at(slot - VAMPIRE)


def set_attacker(g: Plague, foe: i64) -> None:
    """PD-VS-05, PD-VS-06, PD-VS-10: vampires are used up for the turn, minions alternate."""
    combat = change_combat(g)
    combat.foe = foe
    if minion(foe):
        g.last_minion = foe
    else:
        g.used |= bit(foe)
    if stands_in(g, foe):
        combat.stand_in = True
        combat.foe = INFECTED
    g.say("attacked-by", g.content.foe_ids[combat.foe], int(undead_strength(g)))
    if combat.stand_in:
        g.say("infected-stand-in")
    if combat.target >= 0:
        set_target(g, combat.target)
    g.then(ROUND)


class ChooseAttacker(Question[Plague]):
    """PD-VS-04: the Dracula player says who of the display attacks."""

    def menu(self, g: Plague, m: Menu) -> None:
        slot: i64 = 0
        while slot < VAMPIRE + g.display.size():
            foe = foe_in_slot(g, slot)
            if foe == g.last_minion:
                m.refuse("why-minions-alternate", "PD-VS-06", ATTACKER, foe)
            elif (g.used >> foe) & 1:
                m.refuse("why-attacked-already", "PD-VS-05", ATTACKER, foe)
            else:
                m.offer(ATTACKER, foe)
            slot += 1

    def take(self, g: Plague, o: Option) -> None:
        set_attacker(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-attacker", [g.content.place_ids[combat_now(g).place]], 1 << self.seat)


class Round(Step[Plague]):
    """A round begins, if anybody is left: find the target, see who strikes first (PD-REN-05,
    PD-CMB-16: the undead with Renfield out or by an event), offer the Host."""

    def run(self, g: Plague) -> None:
        combat = combat_now(g)
        if combat.fighters == 0:
            return
        if combat.target < 0 or not combat.fights(combat.target):
            g.then(self)
            choose_target(g)
            return
        combat = change_combat(g)
        combat.round += 1
        combat.undead_first = g.renfield_out != 0 or combat.ambush
        combat.holy_water = False
        combat.warded = False
        g.then(BLOWS)
        if not combat.last_battle:
            g.then(AskForWeapon(HOST, 0))


def choose_target(g: Plague) -> None:
    """PD-CMB-08, PD-CMB-09, PD-VS-03: most bites; ties go to Lucy or are chosen."""
    combat = change_combat(g)
    combat.target = NO_HUNTER
    tied = most_bitten(g, combat.fighters)
    if single(tied):
        set_target(g, lowest(tied))
    elif g.agreed.dracula_seat >= 0:
        g.then(ChooseTarget(g.agreed.dracula_seat))
    elif (tied >> LUCY) & 1:
        set_target(g, LUCY)
    else:
        g.then(ChooseTarget(decider(g, tied)))


def sure_target(g: Plague, hunters: i64) -> i64:
    """PD-CMB-08: who of several would be attacked first, if nobody has a choice."""
    if hunters == 0 or single(hunters):
        return NO_HUNTER
    tied = most_bitten(g, hunters)
    if single(tied):
        return lowest(tied)
    return LUCY if g.agreed.dracula_seat < 0 and (tied >> LUCY) & 1 else NO_HUNTER


def set_target(g: Plague, hunter: i64) -> None:
    """Whom the undead go for, said where there is more than one."""
    combat = change_combat(g)
    combat.target = hunter
    if not single(combat.fighters):
        g.say("targeted", g.content.hunter_ids[hunter])


class ChooseTarget(Question[Plague]):
    """PD-CMB-08: which of the tied hunters is attacked."""

    def menu(self, g: Plague, m: Menu) -> None:
        combat = combat_now(g)
        tied = most_bitten(g, combat.fighters)
        h: i64 = 0
        while h < HUNTERS:
            if (tied >> h) & 1:
                m.offer(TARGET, h)
            elif combat.fights(h):
                m.refuse("why-fewer-bites", "PD-CMB-08", TARGET, h)
            h += 1

    def take(self, g: Plague, o: Option) -> None:
        set_target(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-target", [g.content.foe_ids[combat_now(g).foe]], 1 << self.seat)


class Blows(Step[Plague]):
    """The first strike of a round; after the Host it is the hunters' (PD-CMB-15)."""

    def run(self, g: Plague) -> None:
        combat = combat_now(g)
        if combat.undead_first and not combat.host:
            g.then(UNDEAD_STRIKE)
        else:
            g.then(HUNTERS_STRIKE)


class HuntersStrike(Step[Plague]):
    """PD-CMB-11, PD-CMB-13: the target draws, or an able friend; Holy Water may help."""

    def run(self, g: Plague) -> None:
        fit = able_fighters(g)
        if fit == 0:
            after_hunters(g)
            return
        g.then(HUNTERS_DRAW)
        g.then(AskForWeapon(HOLY_WATER, 0))
        combat = change_combat(g)
        if (fit >> combat.target) & 1:
            combat.champion = combat.target
        elif single(fit):
            combat.champion = lowest(fit)
        else:
            g.then(ChooseChampion(decider(g, fit)))


class ChooseChampion(Question[Plague]):
    """PD-CMB-11: who draws for a target with two bites."""

    def menu(self, g: Plague, m: Menu) -> None:
        combat = combat_now(g)
        fit = able_fighters(g)
        h: i64 = 0
        while h < HUNTERS:
            if (fit >> h) & 1:
                m.offer(CHAMPION, h)
            elif combat.fights(h):
                m.refuse("why-two-bites", "PD-CMB-10", CHAMPION, h)
            h += 1

    def take(self, g: Plague, o: Option) -> None:
        change_combat(g).champion = o.a

    def prompt(self, g: Plague) -> Line:
        target = combat_now(g).target
        return Line("ask-champion", [g.content.hunter_ids[target]], 1 << self.seat)


def hunter_strength(g: Plague) -> i64:
    """PD-CMB-12: one, the best secular weapon, Holy Water, and the event of the turn."""
    total = 1 + best_secular(g, able_fighters(g))
    if combat_now(g).holy_water:
        total += 1
    return total + 1 if g.effect == HALLOWED_GROUND else total


class HuntersDraw(Step[Plague]):
    """The hunters' draw in the bat column, and what a hit does."""

    def run(self, g: Plague) -> None:
        combat = combat_now(g)
        card = draw_card(g, BAT_COLUMN, "drawn-hunters")
        tell_five(g, card, hunter_strength(g))
        if not hits(g, card, hunter_strength(g)):
            g.say("hunters-miss", g.content.hunter_ids[combat.champion])
            after_hunters(g)
            return
        g.say("hunters-hit", g.content.foe_ids[combat.foe])
        if combat.last_battle:
            dracula_struck(g)
            if not battle_decided(g):
                after_hunters(g)
        elif combat.foe == DRACULA and g.renfield_out:
            g.renfield_out = 0
            g.say("renfield-takes-hit")
            after_hunters(g)
        else:
            driven_off(g, combat.foe)


def after_hunters(g: Plague) -> None:
    """The undead answer if the hunters struck first; the Host ends it (PD-CMB-15)."""
    combat = combat_now(g)
    if not combat.host:
        g.then(ROUND if combat.undead_first else UNDEAD_STRIKE)


def driven_off(g: Plague, foe: i64) -> None:
    """PD-CMB-19..21: gone for now; only Stakes destroy, and only a turned hunter."""
    g.say("driven-off", g.content.foe_ids[foe])
    if foe == DRACULA:
        lower_dracula(g)
    elif foe >= VAMPIRE:
        g.then(AskForStakes(0))


def dracula_struck(g: Plague) -> None:
    """PD-FIN-09, PD-FIN-10: the turned take the first hits, then Renfield, then he does."""
    shields = combat_now(g).shields
    if shields > 0:
        change_combat(g).shields = shields - 1
        g.say("turned-take-hit", int(shields - 1))
    elif g.renfield_out:
        g.renfield_out = 0
        g.say("renfield-takes-hit")
    else:
        lower_dracula(g)


def battle_decided(g: Plague) -> bool:
    """PD-FIN-12, PD-FIN-13: the end of the Last Battle, if it has come."""
    fighters = combat_now(g).fighters
    if fighters == 0:
        dracula_wins(g, "all-eliminated")
    elif holders(g, fighters, STAKES) == 0:
        dracula_wins(g, "no-stakes-left")
    elif g.dracula <= BEATEN_SPACE:
        hunters_win(g, "dracula-slain")
    elif able_fighters(g) == 0:
        dracula_wins(g, "nobody-can-strike")
    return g.outcome is not None


class UndeadStrike(Step[Plague]):
    """PD-CMB-14: before an undead draw a Crucifix may be raised."""

    def run(self, g: Plague) -> None:
        g.then(UNDEAD_DRAW)
        g.then(AskForWeapon(CRUCIFIX, 0))


class UndeadDraw(Step[Plague]):
    """The undead draw in the bat column; a hit is a bite and ends the round (PD-CMB-18)."""

    def run(self, g: Plague) -> None:
        combat = combat_now(g)
        if combat.warded:
            g.say("undead-warded", g.content.foe_ids[combat.foe])
            after_undead(g)
            return
        card = draw_card(g, BAT_COLUMN, "drawn-undead")
        tell_five(g, card, undead_strength(g))
        if not hits(g, card, undead_strength(g)):
            g.say("undead-miss", g.content.foe_ids[combat.foe])
            after_undead(g)
        elif combat.last_battle:
            g.then(BATTLE_GOES_ON)
            g.then(TakeBite(combat.target))
        else:
            g.then(ROUND)
            g.then(AfterBite(combat.target))
            if combat.stand_in:
                g.then(FED_MASTER)
            g.then(TakeBite(combat.target))


def after_undead(g: Plague) -> None:
    """The hunters still draw when the undead struck first."""
    g.then(HUNTERS_STRIKE if combat_now(g).undead_first else ROUND)


class BattleGoesOn(Step[Plague]):
    """PD-FIN-08: in the Last Battle a bite does not end the round."""

    def run(self, g: Plague) -> None:
        if battle_decided(g):
            return
        combat = combat_now(g)
        if combat.undead_first and not combat.fights(combat.target):
            g.then(HUNTERS_STRIKE)
            choose_target(g)
        else:
            after_undead(g)


class FedMaster(Step[Plague]):
    """PD-CMB-06: each bite by the Infected in his place feeds Dracula."""

    def run(self, g: Plague) -> None:
        raise_dracula(g, check(g, "drawn-feeding"))


WHO_ATTACKS: Final = WhoAttacks()
ROUND: Final = Round()
BLOWS: Final = Blows()
HUNTERS_STRIKE: Final = HuntersStrike()
HUNTERS_DRAW: Final = HuntersDraw()
UNDEAD_STRIKE: Final = UndeadStrike()
UNDEAD_DRAW: Final = UndeadDraw()
BATTLE_GOES_ON: Final = BattleGoesOn()
FED_MASTER: Final = FedMaster()
