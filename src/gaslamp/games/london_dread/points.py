"""Action Points: what a Character brings against the card it meets (LD-AP, LD-PERS-03)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.london_dread.state import NO_CARD, Dread, Effort
from gaslamp.games.london_dread.tables import (
    RULE_SPELLCRAFT,
    SPELLCRAFT,
    TRAUMA,
    TWO,
    WILD,
    icon,
    points,
    shown,
)
from gaslamp.kernel.bits import has


def ally_icons(g: Dread, ally: i64) -> i64:
    """LD-ALLY-05/14: what an Ally shows; with two Characters more."""
    if g.count() == TWO:
        return g.content.icons_for_two[ally]
    return g.content.icons_of[ally]


def ally_points(g: Dread, c: i64, mask: i64) -> i64:
    """LD-ALLY-05: the Allies' icons, which a Trauma does not cancel."""
    allies = g.sleuths[c].allies
    total: i64 = 0
    i: i64 = 0
    while i < allies.size():
        total += points(ally_icons(g, allies.at(i)), mask)
        i += 1
    return total


def action_points(g: Dread, c: i64) -> i64:
    """LD-AP-01/05: sheet, flipped Personality card, Allies, and what was added."""
    sleuth = g.sleuths[c]
    sheet = g.content.characters[sleuth.who]
    total = sleuth.effort.added + ally_points(g, c, g.mask)
    if sleuth.effort.flipped == NO_CARD:
        return total + points(sheet.icons, g.mask)
    card = sheet.deck[sleuth.effort.flipped]
    if card.kind == TRAUMA:
        return total + (points(icon(WILD), g.mask) if sleuth.effort.keeps_wild else 0)
    return total + points(sheet.icons, g.mask) + points(card.icons, g.mask)


def group_points(g: Dread) -> i64:
    """LD-DREAD-02: the sum over all that take part."""
    total: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        if has(g.group, c):
            total += action_points(g, c)
        c += 1
    return total


def challenge_mask(g: Dread, mask: i64) -> i64:
    """LD-STORY-01: in The Letter SPELLCRAFT counts as WILD against Challenges."""
    if g.tale().rule == RULE_SPELLCRAFT and mask != 0:
        return mask | shown(SPELLCRAFT)
    return mask


def forget_investigation(g: Dread) -> None:
    """LD-AP-07: what was added counts for one investigation only."""
    c: i64 = 0
    n = g.count()
    while c < n:
        g.sleuths[c].effort = Effort()
        c += 1
