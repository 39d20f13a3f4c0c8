"""Effects of single Stories: Modifier tokens, Goons removed, Secrets (LD-MOD, LD-STORY)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.effect import HUNDRED, ITEM_VALUE, OUTCOME, TRUE, Effect
from gaslamp.games.london_dread.groups import speaker
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.resources import gain_confidence
from gaslamp.games.london_dread.state import EMPTY, GOON_BEATEN, LOCATIONS, MODIFIERS, Dread
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line

NOBODY: Final = -1


def modifiers_left(g: Dread) -> i64:
    left: i64 = MODIFIERS
    location: i64 = 0
    while location < LOCATIONS:
        left -= g.hardened[location] + g.eased[location]
        location += 1
    return left


def easable(g: Dread) -> i64:
    """LD-STORY-05: face-up Dread cards and other Plot cards with tiers, as bits."""
    found: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY and has(g.up, location) and location != g.site:
            plot = g.plot_at[location]
            tiered = plot >= 0 and not g.plot(plot).begins_endgame
            if tiered or g.content.kind_of[card] == tables.DREAD_CARD:
                found |= bit(location)
        location += 1
    return found


class Ease(AskedByCard):
    """LD-STORY-05, decision 35: where the Eased token goes."""

    def menu(self, g: Dread, m: Menu) -> None:
        able = easable(g)
        location: i64 = 0
        while location < LOCATIONS:
            if has(able, location):
                m.offer(verbs.EASE, location)
            location += 1

    def take(self, g: Dread, o: Option) -> None:
        g.eased[o.a] += 1
        if g.logging:
            g.say("eases", LOCATION_IDS[o.a])

    def prompt(self, g: Dread) -> Line:
        return Line("ask-ease", [self.asker(g)], -1)


def goons_on_board(g: Dread) -> i64:
    found: i64 = 0
    goon: i64 = 0
    while goon < len(g.goons):
        if g.goons[goon] >= 0:
            found |= bit(goon)
        goon += 1
    return found


class RemoveGoon(AskedByCard):
    """LD-STORY-14, decision 36: that Goon is defeated without Loot."""

    def menu(self, g: Dread, m: Menu) -> None:
        goon: i64 = 0
        while goon < len(g.goons):
            if g.goons[goon] >= 0:
                m.offer(verbs.REMOVE_GOON, goon)
            goon += 1

    def take(self, g: Dread, o: Option) -> None:
        g.goons[o.a] = GOON_BEATEN
        if g.logging:
            g.say("goon-removed", g.content.goons[o.a].id)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-remove-goon", [self.asker(g)], -1)


def gain_secret(g: Dread, group: i64) -> None:
    """LD-STORY-15: the top Secret, face up for the team; without one, 2 Confidence."""
    if g.piles.secrets.size() == 0:
        g.say("no-secret-left")
        gain_confidence(g, NOBODY, 2)
        return
    secret = g.piles.secrets.pull()
    g.piles.held_secrets.push(secret)
    g.veil()
    if g.logging:
        g.say("gains-secret", g.content.secrets[secret].id)


# The effects


class LiftToll(Effect):
    """LD-STORY-06: the King's Toll is lifted in an Area of Chapter II."""

    word = "lift_toll"
    takes = TRUE
    fits = (OUTCOME,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        g.lifted = True
        g.say("toll-lifted")


class EaseCard(Effect):
    """LD-STORY-05: an Eased token on a face-up card."""

    word = "ease"
    takes = TRUE
    fits = (OUTCOME,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        if easable(g) != 0 and modifiers_left(g) > 0:
            g.then(Ease(speaker(g, group), self.by))


class LearnSecret(Effect):
    """LD-STORY-15: one of Calypso's Secrets."""

    word = "secret"
    takes = TRUE
    fits = (OUTCOME,)
    points = 2 * ITEM_VALUE

    def do(self, g: Dread, c: i64, group: i64) -> None:
        gain_secret(g, group)


class DropGoon(Effect):
    """LD-STORY-14: a Goon leaves the board; without one, 1 Confidence."""

    word = "remove_goon"
    takes = TRUE
    fits = (OUTCOME,)
    points = HUNDRED

    def do(self, g: Dread, c: i64, group: i64) -> None:
        if goons_on_board(g) == 0:
            g.say("no-goon-left")
            gain_confidence(g, NOBODY, 1)
        else:
            g.then(RemoveGoon(speaker(g, group), self.by))


STORY_EFFECTS: Final = (LiftToll, EaseCard, LearnSecret, DropGoon)
