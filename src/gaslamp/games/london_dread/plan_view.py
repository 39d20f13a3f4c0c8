# border: not compiled
"""The plan as zones and tracks, so that every client can show it without knowing the game."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread.places import HOURS
from gaslamp.games.london_dread.state import MOST_DREAD, PLANNING, Dread
from gaslamp.games.london_dread.text import in_a_row, named, said
from gaslamp.games.view import Piece, Track, ZoneView
from gaslamp.words.words import Said, Words

COUNTED = ("solved", "short", "beats-goon", "short-of-goon")


def plan_zones(g: Dread, plan: dict[str, Any], w: Words) -> list[ZoneView]:
    """Where everybody will be, and what will be met there: piles, since only their number is told
    to who has not asked for more."""
    meetings = [meeting_piece(n, met, w) for n, met in enumerate(plan["meetings"])]
    met = ZoneView("plan/meetings", said(w, "zone-meetings"), meetings, look="pile")
    if g.phase != PLANNING:  # from then on the clocks tell it
        return [met]
    hours = [hour_piece(hour, w) for hour in plan["hours"] if is_planned(g, hour)]
    return [met, ZoneView("plan/hours", said(w, "zone-hours"), hours, look="pile")]


def is_planned(g: Dread, hour: dict[str, Any]) -> bool:
    """Whether anybody has a token for this hour; without one all are in the Streets."""
    slot = hour["hour"] - 1
    return any(sleuth.clock[slot] != 0 for sleuth in g.sleuths)


def hour_piece(hour: dict[str, Any], w: Words) -> Piece:
    id = HOURS[hour["hour"] - 1]
    places = [said(w, "plan-place", who, place) for who, place in hour["places"].items()]
    return Piece(f"plan/{id}", "plan-hour", named(w, id), marks=places)


def meeting_piece(n: int, met: dict[str, Any], w: Words) -> Piece:
    verdict = met["verdict"]
    team = w.listed([named(w, who) for who in met["who"]])
    there = (team, met["location"])
    if verdict in COUNTED:
        told = said(w, "plan-team.points", *there, met["points"], met["need"])
    elif verdict == "rolls":
        told = said(w, "plan-team.dice", *there, met["points"])
    else:
        told = said(w, "plan-team", *there)
    card = met["card"] or Said(said(w, "plan-no-card"))
    missing = met["need"] - met["points"] if verdict in COUNTED else 0
    return Piece(
        f"plan/meeting/{n}", "plan-meeting",
        said(w, "plan-meeting", HOURS[met["hour"] - 1], card), told,
        [said(w, f"verdict-{verdict}", missing)], {"verdict": verdict, "card": met["card"]},
    )  # fmt: skip


def plan_tracks(plan: dict[str, Any], w: Words) -> list[Track]:
    """What Dread will be at the end of the Chapter, if the plan is kept: the least it can be, with
    the most as the dice may fall. Both stop where the Story is lost."""
    dread = plan["dread"]
    least, most = dread["least"], dread["most"]
    notes = []
    if most > least:
        notes.append(said(w, "track-plan.most", most))
    if plan["trail"] != "held":
        notes.append(said(w, "track-plan.trail"))
    elif most > MOST_DREAD:
        notes.append(said(w, "track-plan.lost", MOST_DREAD))
    note = str(in_a_row(w, "effects-more", notes))
    return [Track("plan/dread", said(w, "track-plan"), least, MOST_DREAD, note=note)]
