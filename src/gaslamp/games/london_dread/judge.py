"""What a position is worth to the team, for bots and hints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread.advice import advice
from gaslamp.games.london_dread.drafts import settle_draft
from gaslamp.games.london_dread.planner import next_command
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.secrets import redealt
from gaslamp.games.london_dread.state import EMPTY, LOCATIONS, Dread
from gaslamp.kernel.bits import count_bits, has
from gaslamp.kernel.judge import WIN, Judge, Level
from gaslamp.kernel.rng import Rng


class DreadJudge(Judge[Dread]):
    """A valuation of positions: one for the whole team."""

    def redeal(self, g: Dread, seat: i64, rng: Rng) -> Dread:
        return redealt(g, seat, rng)

    def advise(self, g: Dread, seat: i64, rng: Rng) -> i64:
        return advice(g, seat)

    def counsel(self, g: Dread, seat: i64, rng: Rng, level: Level) -> i64:
        if level.study > 0 and isinstance(g.agenda[-1], Planning):
            if level.drafts > 1:
                settle_draft(self, g, seat, level)
            return next_command(g, seat, level.study)
        return advice(g, seat)

    def settles(self, g: Dread) -> bool:
        return isinstance(g.agenda[-1], Planning)

    def habit(self, g: Dread, seat: i64, rng: Rng) -> i64:
        return -1 if isinstance(g.agenda[-1], Planning) else advice(g, seat)

    def value(self, g: Dread, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners != 0 else -WIN
        return worth(g)


# How much things matter, in points of Dread.
ITEM_WORTH: Final = 2.0
VIRTUE_WORTH: Final = 1.5
CARD_WORTH: Final = 0.5
CONDITION_WORTH: Final = 1.5
DIE_WORTH: Final = 1.7
PLOT_WORTH: Final = 6.0
DEFEATED_WORTH: Final = 8.0


def worth(g: Dread) -> float:
    """Dread against what the team has in hand for the Endgame."""
    total = -float(g.dread) + PLOT_WORTH * float(g.next_done)
    total += CARD_WORTH * float(g.piles.investigation.size())
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if sleuth.defeated:
            total -= DEFEATED_WORTH
        else:
            total += ITEM_WORTH * float(sleuth.items.size()) + VIRTUE_WORTH * float(sleuth.virtue)
            total += CARD_WORTH * float(sleuth.hand.size()) + DIE_WORTH * float(sleuth.dice)
            total -= CONDITION_WORTH * float(count_bits(sleuth.conditions))
            total += 0.3 * float(sleuth.allies.size()) + float(sleuth.effort.successes())
        c += 1
    location: i64 = 0
    while location < LOCATIONS:
        card = g.board[location]
        if card != EMPTY:
            total -= float(g.content.dread_of[card]) if has(g.up, location) else 2.0
        location += 1
    return total
