# border: not compiled
"""Exact chances of what dice decide: the outcomes of a Plot card, the Final Showdown."""

from __future__ import annotations

from math import comb

from gaslamp.games.game import Odds
from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.dice import successes
from gaslamp.games.london_dread.endgame_advice import certain_successes
from gaslamp.games.london_dread.holdings import program_of
from gaslamp.games.london_dread.plots import AfterRoll, tier_reached
from gaslamp.games.london_dread.points import action_points
from gaslamp.games.london_dread.state import EMPTY, SHOWDOWN, Dread
from gaslamp.games.london_dread.tables import Plot
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.bits import has
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import pending

SUCCESS = 1 / 3
USES = (verbs.USE, verbs.DEPLETE)


def odds(g: Dread, seat: int, code: int) -> list[Odds]:
    """Of a roll, and of what may be done about dice that lie."""
    o = Option(seat, code)
    if o.verb == verbs.ROLL:
        return showdown_odds(g) if g.phase == SHOWDOWN else plot_odds(g, 0, 0)
    if open_plot(g) is None or g.phase == SHOWDOWN or not isinstance(pending(g), AfterRoll):
        return []
    if o.verb == verbs.PASS:
        return plot_odds(g, 0, 0)
    if o.verb not in USES:
        return []
    effect = g.content.programs[program_of(g, o)][0]
    if effect.verb == tables.REROLL:
        return plot_odds(g, int(o.c), 0)
    if effect.verb == tables.REROLL_ANYBODY:
        return plot_odds(g, int(effect.amount), 0)
    return plot_odds(g, 0, int(effect.amount)) if effect.verb == tables.SUCCESSES else []


def chance(dice: int, hits: int) -> float:
    """Exactly so many successes."""
    if not 0 <= hits <= dice:
        return 0.0
    return comb(dice, hits) * SUCCESS**hits * (1 - SUCCESS) ** (dice - hits)


def open_plot(g: Dread) -> Plot | None:
    """The Plot card that is being met."""
    if g.site == EMPTY or g.plot_at[g.site] < 0 or g.group == 0:
        return None
    return g.plot(g.plot_at[g.site])


def standing(g: Dread) -> int:
    """The successes that count now."""
    return max(0, int(successes(g) + g.eased[g.site] - g.hardened[g.site]))


def outcomes(g: Dread, plot: Plot, again: int, sure: int) -> list[float]:
    """The chance of each outcome when all that are left have rolled, with so many dice rolled
    again and so many successes added, and nothing else."""
    base = int(successes(g) + g.eased[g.site] - g.hardened[g.site]) + sure
    waiting = [c for c in range(int(g.count())) if has(g.group, c) and not rolled(g, c)]
    dice = again + sum(int(action_points(g, c)) for c in waiting)
    tiers = [0.0] * len(plot.tiers)
    for hits in range(dice + 1):
        tiers[int(tier_reached(plot, max(0, base + hits)))] += chance(dice, hits)
    return tiers


def rolled(g: Dread, c: int) -> bool:
    return g.sleuths[c].effort.rolled


def plot_odds(g: Dread, again: int, sure: int) -> list[Odds]:
    plot = open_plot(g)
    if plot is None:
        return []
    return [
        Odds("odds-outcome", p, args=(f"{plot.id}/reach-{n}", f"{plot.id}/brings-{n}"))
        for n, p in enumerate(outcomes(g, plot, again, sure))
    ]


def dice_left(g: Dread) -> int:
    """The dice of the Final Showdown that nobody has rolled yet."""
    return sum(int(s.dice) for s in g.sleuths if not s.effort.rolled and not s.defeated)


def showdown_chance(g: Dread, sure: int) -> float:
    """To reach the target with all dice still to be rolled and so many successes more."""
    have = sum(int(s.effort.successes()) for s in g.sleuths) + sure
    dice = dice_left(g)
    need = int(target_number(g)) - have
    return min(1.0, sum(chance(dice, n) for n in range(max(0, need), dice + 1)))


def showdown_odds(g: Dread) -> list[Odds]:
    """The chance to reach the target with all dice still to be rolled, with the automatic
    successes that Items still hold, and without rerolls or Dread effects."""
    sure = int(certain_successes(g))
    message = "odds-win-items" if sure > 0 else "odds-win"
    if g.piles.held_secrets.size():
        message = f"{message}-secrets"
    return [Odds(message, showdown_chance(g, sure), True, args=(sure,) if sure > 0 else ())]
