# border: not compiled
"""What is printed on open cards, as data for drawn boards; in words it stands in their texts."""

from __future__ import annotations

from typing import get_args

from gaslamp.games.london_dread import tables, text
from gaslamp.games.london_dread.effect import ICONS, ONE_OF_ICONS
from gaslamp.games.london_dread.points import ally_icons
from gaslamp.games.london_dread.shapes import (
    AllyData,
    Colour,
    DreadData,
    Gives,
    HiddenData,
    Moment,
    PlotData,
    Tier,
    Time,
    TrialData,
)
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import Card, Plot, Trial
from gaslamp.games.london_dread.text import named
from gaslamp.kernel.bits import has
from gaslamp.words.words import Words

NOTES: tuple[Colour, ...] = get_args(Colour)
TIMES: dict[int, Time] = {1: "morning", 5: "day", 9: "night"}
MOMENTS: dict[int, Moment] = {
    tables.TO_ROLL: "dice", tables.TO_FLIP: "flip", tables.TO_WARD: "ward",
}  # fmt: skip


def notes_on(g: Dread, location: int) -> list[Colour]:
    """LD-MARK-01: the colours of the team's notes."""
    return [colour for k, colour in enumerate(NOTES) if has(g.marks[location], k)]


def hidden_data(g: Dread, location: int) -> HiddenData:
    return {"type": "hidden", "notes": notes_on(g, location)}


def dread_data(g: Dread, location: int, card: Card, w: Words) -> DreadData:
    return {
        "type": "dread",
        "difficulty": max(1, int(card.difficulty + g.hardened[location] - g.eased[location])),
        "printed": int(card.difficulty),
        "dread": int(card.dread),
        "icons": text.listed(int(card.icons)),
        "line": w.printed(card.id, "line"),
        "notes": notes_on(g, location),
    }


def plot_data(g: Dread, location: int, plot: Plot, w: Words) -> PlotData:
    return {
        "type": "plot",
        "letter": plot.letter,
        "time": TIMES[int(plot.opens)],
        "dread": int(plot.dread),
        "icons": text.listed(int(plot.icons)),
        "tiers": tiers_of(plot, w),
        "ends": plot.begins_endgame,
        "notes": notes_on(g, location),
    }


def tiers_of(plot: Plot, w: Words) -> list[Tier]:
    return [
        {"least": int(tier.least), "reach": named(w, f"{plot.id}/reach-{n}"),
         "text": named(w, f"{plot.id}/brings-{n}")}
        for n, tier in enumerate(plot.tiers)
    ]  # fmt: skip


def ally_data(g: Dread, ally: int) -> AllyData:
    return {"type": "ally", "icons": text.listed(int(ally_icons(g, ally)))}


def trial_data(trial: Trial, challenge: bool, w: Words) -> TrialData:
    return {
        "type": "challenge" if challenge else "goon",
        "difficulty": int(trial.difficulty),
        "icons": text.listed(int(trial.icons)),
        "line": w.printed(trial.id, "line"),
        "success": str(text.sentences(w, int(trial.success))),
        "failure": str(text.sentences(w, int(trial.failure))),
    }


def gives(w: Words, program: int) -> Gives:
    """What Use or Deplete of an Item brings: its first effect tells."""
    effect = w.content.programs[program][0]
    told = str(text.sentences(w, program))
    if effect.takes in (ICONS, ONE_OF_ICONS):
        kind: Moment = "icons" if effect.takes == ICONS else "either"
        return {"kind": kind, "icons": text.listed(int(effect.amount)), "text": told}
    if effect.verb == tables.SUCCESSES:
        return {"kind": "success", "icons": [], "text": told}
    return {"kind": MOMENTS.get(int(effect.time), "other"), "icons": [], "text": told}
