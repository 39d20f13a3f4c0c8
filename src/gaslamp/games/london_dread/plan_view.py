"""The plan as zones and tracks, so that every client can show it without knowing the game."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread import names
from gaslamp.games.london_dread.places import HOURS
from gaslamp.games.london_dread.state import MOST_DREAD, PLANNING, Dread
from gaslamp.games.view import Piece, Track, ZoneView

VERDICTS = {
    "empty": "nothing there",
    "face-down": "face down, cannot be investigated",
    "joins": "joins",
    "no-room": "nobody has room for an Ally",
    "solved": "solved",
    "short": "short",
    "beats-goon": "Goon beaten",
    "short-of-goon": "too weak for the Goon",
    "rolls": "rolls",
    "begins-endgame": "the Endgame begins",
    "too-early": "too early",
    "out-of-order": "an earlier Plot card comes first",
}


def plan_zones(g: Dread, plan: dict[str, Any]) -> list[ZoneView]:
    """Where everybody will be, and what will be met there: piles, since only their number is told
    to who has not asked for more."""
    hours = [hour_piece(g, hour) for hour in plan["hours"] if is_planned(g, hour)]
    meetings = [meeting_piece(g, n, met) for n, met in enumerate(plan["meetings"])]
    met = ZoneView("plan/meetings", "The plan: who meets what", meetings, look="pile")
    if g.phase != PLANNING:  # from then on the clocks tell it
        return [met]
    return [met, ZoneView("plan/hours", "The plan: who is where", hours, look="pile")]


def is_planned(g: Dread, hour: dict[str, Any]) -> bool:
    """Whether anybody has a token for this hour; without one all are in the Streets."""
    return any(sleuth.clock[hour["hour"] - 1] != 0 for sleuth in g.sleuths)


def hour_piece(g: Dread, hour: dict[str, Any]) -> Piece:
    slot = hour["hour"] - 1
    places = [f"{g_name(g, who)}: {place_name(g, place)}" for who, place in hour["places"].items()]
    return Piece(f"plan/{HOURS[slot]}", "plan-hour", names.SPOKEN_HOURS[slot], marks=places)


def meeting_piece(g: Dread, n: int, met: dict[str, Any]) -> Piece:
    hour = names.SPOKEN_HOURS[met["hour"] - 1]
    card = names.name(g.content, met["card"]) if met["card"] else "no card"
    team = " and ".join(g_name(g, who) for who in met["who"])
    verdict = met["verdict"]
    text = f"{team} at {place_name(g, met['location'])}"
    if verdict in ("solved", "short", "beats-goon", "short-of-goon"):
        text += f": {met['points']} of {met['need']} points"
    elif verdict == "rolls":
        text += f": {met['points']} dice and what the flipped cards add"
    marks = [VERDICTS[verdict]]
    if verdict in ("short", "short-of-goon"):
        marks = [f"{VERDICTS[verdict]} by {met['need'] - met['points']}"]
    data = {"verdict": verdict, "card": met["card"]}
    return Piece(f"plan/meeting/{n}", "plan-meeting", f"{hour}: {card}", text, marks, data)


def g_name(g: Dread, who: str) -> str:
    return names.name(g.content, who)


def place_name(g: Dread, place: str) -> str:
    if place.endswith("-streets"):
        return f"{place.removesuffix('-streets').capitalize()} Streets"
    return names.name(g.content, place)


def plan_tracks(plan: dict[str, Any]) -> list[Track]:
    """What Dread will be at the end of the Chapter, if the plan is kept: the least it can be, with
    the most as the dice may fall. Both stop where the Story is lost."""
    dread = plan["dread"]
    least, most = dread["least"], dread["most"]
    notes = []
    if most > least:
        notes.append(f"up to {most} as the dice fall")
    if plan["trail"] != "held":
        notes.append("the last Plot card is not reached: the Story is lost")
    elif most > MOST_DREAD:
        notes.append(f"above {MOST_DREAD} the Story is lost")
    return [Track("plan/dread", "Dread by this plan", least, MOST_DREAD, note="; ".join(notes))]
