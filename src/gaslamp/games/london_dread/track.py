"""The Dread Track: 0 to 50, and the end of the game above it (LD-TRACK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread.state import MOST_DREAD, Dread
from gaslamp.games.london_dread.tables import ONE_BY_ONE, QUEEN, TWO

FIRST_SUCCESS: Final = 1  # that the Final Showdown takes in any case,
PER_SUCCESS: Final = 5  # and for how much Dread it takes one more


def raise_dread(g: Dread, amount: i64, cause: str = "dread-rises", what: str = "") -> None:
    """LD-TRACK-02/06, LD-GAME-05: above 50 the team loses before anything else happens.

    The cause is the message that says why; `what` is the card or place it speaks of.
    """
    if g.outcome is not None or amount <= 0:
        return
    g.dread += amount
    if g.logging:
        g.say(cause, int(amount), int(g.dread), what if what != "" else None)
    if g.dread > MOST_DREAD:
        lose(g, "lost-dread", int(g.dread))


def lose(g: Dread, reason: str, a: int | None = None, b: int | None = None) -> None:
    """LD-SHOW-08: the Story's last words, and the end."""
    if g.logging:
        g.say("defeat", g.tale().id)
        g.say("story-text", f"{g.tale().id}/defeat")
    g.finish(0, reason, a, b)


def lower_dread(g: Dread, amount: i64) -> None:
    """LD-TRACK-04: it stops at 0."""
    if g.outcome is not None or g.dread == 0:
        return
    before = g.dread
    g.dread = g.dread - amount if g.dread > amount else 0
    if g.logging:
        g.say("dread-falls", int(before - g.dread), int(g.dread))


def might(g: Dread) -> i64:
    """LD-ANT-07: what the Antagonist adds against so many Characters; a lesson may have one."""
    if g.count() < TWO:
        return 0
    return g.tale().antagonists[g.antagonist].might[g.count() - TWO]


def target_number(g: Dread) -> i64:
    """LD-SHOW-03, LD-TRACK-05, LD-ANT-02/06/07: the successes the Final Showdown takes."""
    target = FIRST_SUCCESS + g.dread // PER_SUCCESS + might(g)
    rule = g.rule_of_antagonist()
    if rule == QUEEN or (rule == ONE_BY_ONE and g.finale.fallen):
        target += 1
    target -= g.finale.heart
    return target if target > 1 else 1
