"""What a plan may be hoped to lead to: dice and flipped cards at their mean, and Items that are
ready where they make a visit succeed."""

from __future__ import annotations

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.chart import mean_dice
from gaslamp.games.london_dread.conditions import SECOND_COPY
from gaslamp.games.london_dread.effect import HUNDRED
from gaslamp.games.london_dread.odds import chance
from gaslamp.games.london_dread.plots import tier_reached
from gaslamp.games.london_dread.points import ally_icons
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import DECK, TO_ADD, Plot, points
from gaslamp.kernel.bits import bit, has

MEAN_DIE = 1.0  # what a Trauma die brings


class Hope:
    """Beside the least that a plan costs: what is to be expected above it, and what Items save."""

    def __init__(self, g: Dread) -> None:
        self.g = g.clone()  # Items are tried on it
        self.more = 0.0
        self.saved: set[int] = set()  # Locations whose card is solved with Items
        self.ready = [[int(n) for n in s.items.listed() if not has(s.tilted, n)] for s in g.sleuths]

    def solve(self, location: int, group: list[int], mask: int, missing: int) -> None:
        """A visit that is short: with Items that are ready it may be enough. Each is used once."""
        used: list[tuple[int, int]] = []
        for c in group:
            for n in self.ready[c]:
                more = self.gain(n, group, mask) if missing > 0 else 0
                if more > 0:
                    missing -= more
                    used.append((c, n))
        if missing > 0:
            return
        self.saved.add(location)
        for c, n in used:
            self.ready[c].remove(n)

    def gain(self, item: int, group: list[int], mask: int) -> int:
        """The points that one Use adds for this group."""
        g = self.g
        use = g.content.items[item].use
        if g.content.time_of(use) != TO_ADD:
            return 0
        g.mask, g.group = mask, sum(int(bit(c)) for c in group)
        return int(g.content.programs[use][0].gain(g))

    def roll(self, card: Plot, group: list[int], shaken: list[bool], allies: int) -> float:
        """The mean Dread of a Plot card: its outcomes, and what may be flipped."""
        g = self.g
        mask = int(card.mask)
        dice = allies + round(sum(int(mean_dice(g, c, mask)) for c in group) / HUNDRED)
        worn = sum(shaken[c] for c in group)
        costs = [self.outcome(int(tier.effects), worn, len(group)) for tier in card.tiers]
        total = sum(
            chance(dice, hits) * costs[int(tier_reached(card, hits))] for hits in range(dice + 1)
        )
        traumas = sum(SECOND_COPY if shaken[c] else MEAN_DIE for c in group) / DECK
        return total + traumas

    def outcome(self, program: int, worn: int, group: int) -> float:
        """The Dread of an outcome; a Condition costs some only where there is one already
        (LD-COND-03)."""
        total = 0.0
        if program < 0:
            return total
        for effect in self.g.content.programs[program]:
            if effect.verb == tables.RAISE:
                total += int(effect.amount)
            elif effect.verb == tables.LOWER:
                total -= int(effect.amount)
            elif effect.verb == tables.ALL:
                total += SECOND_COPY * worn
            elif effect.verb == tables.ONE:
                total += SECOND_COPY * worn / max(1, group)
        return total

    def allies(self, held: list[int], mask: int) -> int:
        """The points of Allies who come along."""
        return sum(int(points(ally_icons(self.g, a), mask)) for a in held)
