"""The hunters' status tracks: bites from the left, then weapons, then open spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.bag import pull_item, refill
from gaslamp.games.plague_of_dracula.combat_row import leave_combat
from gaslamp.games.plague_of_dracula.cooperation import LEFT_WITHOUT
from gaslamp.games.plague_of_dracula.state import Plague, dracula_wins, hunters_left
from gaslamp.games.plague_of_dracula.tables import (
    BARE_BITE,
    BITE,
    CRUCIFIX,
    DISPLAY_ROOM,
    EMPTY,
    FINAL,
    GONE,
    HUNTERS,
    MINA,
    RUMOR_ITEM,
    SPACES,
    TIPPED,
    VAN_HELSING,
    WEAPONS,
    WREATH,
)
from gaslamp.kernel.bits import bit
from gaslamp.kernel.state import Step


def upright(cell: i64) -> i64:
    """The weapon type of a marker, whichever way it lies."""
    if cell == TIPPED:
        return CRUCIFIX
    return cell


def is_weapon(cell: i64) -> bool:
    return 0 <= cell < BITE


def weapon_count(g: Plague, hunter: i64) -> i64:
    return SPACES - g.bites[hunter] - open_spaces(g, hunter)


def open_spaces(g: Plague, hunter: i64) -> i64:
    """Spaces with neither bite nor weapon (PD-COMP-01)."""
    track = g.track
    count: i64 = 0
    space: i64 = hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        if track[space] == EMPTY:
            count += 1
        space += 1
    return count


def find_weapon(g: Plague, hunter: i64, weapon: i64) -> i64:
    """The first space of the track with this very marker, or -1."""
    track = g.track
    space: i64 = hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        if track[space] == weapon:
            return space
        space += 1
    return -1


def holds(g: Plague, hunter: i64, weapon: i64) -> bool:
    return find_weapon(g, hunter, weapon) >= 0


def serves(g: Plague, hunter: i64, weapon: i64) -> bool:
    """Whether a find makes the hunter stronger: a secular weapon only if it is the best one
    (PD-CMB-12)."""
    if weapon >= CRUCIFIX:
        return True
    return g.content.secular_bonus[weapon] > best_secular(g, bit(hunter))


def holders(g: Plague, among: i64, weapon: i64) -> i64:
    """Those of a set who hold this weapon, as bits."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (among >> h) & 1 and holds(g, h, weapon):
            found |= bit(h)
        h += 1
    return found


def gain(g: Plague, hunter: i64, weapon: i64) -> None:
    """A new weapon goes in the leftmost open space (PD-COMP-03)."""
    g.track[find_weapon(g, hunter, EMPTY)] = weapon


def take_from_inventory(g: Plague, hunter: i64, weapon: i64) -> None:
    g.stores.inventory[weapon] -= 1
    gain(g, hunter, weapon)
    g.say("gains", g.content.hunter_ids[hunter], g.content.item_ids[weapon])


def lose(g: Plague, space: i64) -> i64:
    """A marker leaves the track and those to its right close up (PD-COMP-02)."""
    cell = g.track[space]
    end: i64 = (space // SPACES + 1) * SPACES
    while space + 1 < end:
        g.track[space] = g.track[space + 1]
        space += 1
    g.track[space] = EMPTY
    return cell


def lose_weapon(g: Plague, hunter: i64, weapon: i64) -> None:
    lose(g, find_weapon(g, hunter, weapon))


def use_up(g: Plague, hunter: i64, weapon: i64) -> None:
    """A single-use weapon is discarded (PD-COMP-07)."""
    lose_weapon(g, hunter, weapon)
    g.stores.discards[weapon] += 1


def set_upright(g: Plague) -> None:
    """PD-ADJ-05: all tipped Crucifixes can be used again."""
    space: i64 = 0
    while space < HUNTERS * SPACES:
        if g.track[space] == TIPPED:
            g.track[space] = CRUCIFIX
        space += 1


def mark_bite(g: Plague, hunter: i64) -> None:
    """PD-BITE-01..03: the leftmost weapon turns into the bite, else the bag gives a marker."""
    space: i64 = hunter * SPACES + g.bites[hunter]
    cell = g.track[space]
    g.bites[hunter] += 1
    g.say("bitten", g.content.hunter_ids[hunter], int(g.bites[hunter]))
    if cell != EMPTY:
        weapon = upright(cell)
        g.say("weapon-lost", g.content.hunter_ids[hunter], g.content.item_ids[weapon])
        g.track[space] = BITE + weapon
    else:
        g.track[space] = bite_from_bag(g)


def bite_from_bag(g: Plague) -> i64:
    """PD-BITE-02: a weapon of the bag, or a Garlic Wreath of the Inventory, or no marker."""
    item = pull_item(g)
    if item != RUMOR_ITEM:
        g.say("bite-from-bag", g.content.item_ids[item])
        refill(g, item)
        return BITE + item
    if g.stores.inventory[WREATH] == 0:
        return BARE_BITE
    g.stores.inventory[WREATH] -= 1
    g.say("bite-from-inventory", g.content.item_ids[WREATH])
    return BITE + WREATH


def discard_bite(g: Plague, cell: i64) -> None:
    if cell != BARE_BITE:
        g.stores.discards[cell - BITE] += 1


def heal(g: Plague, hunter: i64) -> None:
    """PD-TRF-05: the last bite goes and the weapons shift left."""
    space: i64 = hunter * SPACES + g.bites[hunter] - 1
    discard_bite(g, lose(g, space))
    g.bites[hunter] -= 1


class TakeBite(Step[Plague]):
    """A hunter is bitten; the third bite turns or kills (PD-BITE-01..03, PD-BITE-08, -09)."""

    def __init__(self, hunter: i64) -> None:
        self.hunter: Final[i64] = hunter

    def run(self, g: Plague) -> None:
        mark_bite(g, self.hunter)
        if g.bites[self.hunter] == SPACES:
            lost(g, self.hunter)


def lost(g: Plague, hunter: i64) -> None:
    """The hunter leaves the game: turned, or dead for Van Helsing."""
    space: i64 = hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        discard_bite(g, g.track[space])
        g.track[space] = EMPTY
        space += 1
    g.place[hunter] = GONE
    leave_combat(g, hunter)
    g.finalists &= ~bit(hunter)
    if g.segment == FINAL:
        g.say("eliminated", g.content.hunter_ids[hunter])
        return
    if hunter == VAN_HELSING:
        g.say("died", g.content.hunter_ids[hunter])
    else:
        join_display(g, hunter)
        if g.outcome is not None:
            return
    if hunters_left(g) == 0:
        dracula_wins(g, "no-hunter-left")
    else:
        g.then(LEFT_WITHOUT)


def join_display(g: Plague, hunter: i64) -> None:
    """PD-BITE-08, PD-WIN-03: the next free slot, and there are only three."""
    g.say("turned", g.content.hunter_ids[hunter])
    if hunter == MINA:
        g.mina_turned = True
    if g.display.size() == DISPLAY_ROOM:
        dracula_wins(g, "four-turned")
        return
    g.display.push(hunter)


def weapons_of(g: Plague, hunter: i64) -> i64:
    """The kinds of weapon a hunter holds, as bits; a tipped Crucifix is a Crucifix."""
    found: i64 = 0
    space: i64 = hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        if is_weapon(g.track[space]):
            found |= bit(upright(g.track[space]))
        space += 1
    return found


def held_as(g: Plague, hunter: i64, weapon: i64) -> i64:
    """The marker to part with for this type: a tipped Crucifix before an upright one."""
    if weapon == CRUCIFIX and holds(g, hunter, TIPPED):
        return TIPPED
    return weapon


def best_secular(g: Plague, among: i64) -> i64:
    """The best single secular bonus among a set of hunters (PD-CMB-12)."""
    best: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (among >> h) & 1:
            space: i64 = h * SPACES
            end: i64 = space + SPACES
            while space < end:
                cell = g.track[space]
                if 0 <= cell < WEAPONS and g.content.secular_bonus[cell] > best:
                    best = g.content.secular_bonus[cell]
                space += 1
        h += 1
    return best
