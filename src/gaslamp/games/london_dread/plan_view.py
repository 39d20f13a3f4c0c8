# border: not compiled
"""The plan as zones and tracks, so that every client can show it without knowing the game."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread.clock import moved
from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS
from gaslamp.games.london_dread.places import token as token_of
from gaslamp.games.london_dread.shapes import After, Prospect
from gaslamp.games.london_dread.state import (
    ARROW,
    EMPTY,
    MOST_DREAD,
    NUMBER_UP,
    NUMBERS,
    PLACES,
    PLANNING,
    WEST,
    Dread,
)
from gaslamp.games.london_dread.text import in_a_row, named, said
from gaslamp.games.view import Piece, Track, ZoneView
from gaslamp.kernel.bits import has
from gaslamp.words.words import Said, Words

COUNTED = ("solved", "short", "beats-goon", "short-of-goon")


def plan_zones(g: Dread, plan: dict[str, Any], w: Words) -> list[ZoneView]:
    """Where everybody will be, what will be met there and what by nobody: piles, since only their
    number is told to who has not asked for more."""
    meetings = [meeting_piece(n, met, w) for n, met in enumerate(plan["meetings"])]
    met = ZoneView("plan/meetings", said(w, "zone-meetings"), meetings, look="pile")
    if g.phase != PLANNING:  # from then on the clocks tell it
        return [met]
    hours = [hour_piece(hour, w) for hour in plan["hours"] if is_planned(g, hour)]
    left = ZoneView("plan/left", said(w, "zone-left"), left_pieces(g, plan, w), look="pile")
    return [met, left, ZoneView("plan/hours", said(w, "zone-hours"), hours, look="pile")]


def left_pieces(g: Dread, plan: dict[str, Any], w: Words) -> list[Piece]:
    """The open cards that nobody goes to, Plot cards first and by their letters."""
    sought = {met["location"] for met in plan["meetings"]}
    found = []
    for n, location in enumerate(LOCATION_IDS):
        if location in sought or g.board[n] == EMPTY or not has(g.up, n):
            continue
        plot = int(g.plot_at[n])
        card = g.content.cards[g.board[n]].id if plot < 0 else g.plot(plot).id
        name = said(w, "plan-left", card, location)
        found.append((plot < 0, plot, Piece(f"plan/left/{location}", "plan-left", name)))
    return [piece for *_, piece in sorted(found, key=lambda one: one[:2])]


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


def plan_tracks(g: Dread, plan: dict[str, Any], w: Words) -> list[Track]:
    """What Dread will be at the end of the Chapter, if the plan is kept: the least it can be, with
    the most as the dice may fall. Both stop where the Story is lost."""
    dread = plan["dread"]
    least, most = dread["least"], dread["most"]
    notes = []
    if most > least:
        notes.append(said(w, "track-plan.most", most))
    left = plot_left(g, plan)
    if left:
        notes.append(said(w, "track-plan.trail", Said(left)))
    elif most > MOST_DREAD:
        notes.append(said(w, "track-plan.lost", MOST_DREAD))
    note = str(in_a_row(w, "effects-more", notes))
    return [Track("plan/dread", said(w, "track-plan"), least, MOST_DREAD, note=note)]


def plot_left(g: Dread, plan: dict[str, Any]) -> str:
    """The letter of the first Plot card that the plan leaves, if it lies on the board at all."""
    if plan["trail"] != "lost":
        return ""
    met = ("rolls", "begins-endgame")
    first = int(g.next_done) + sum(one["verdict"] in met for one in plan["meetings"])
    return str(g.plot(first).letter)


def prospects(g: Dread, seat: int) -> list[Prospect]:
    """For each own Character the next empty hour: what every token there would lead to."""
    if g.phase != PLANNING:
        return []
    found: list[Prospect] = []
    for c, sleuth in enumerate(g.sleuths):
        clock = [int(token) for token in sleuth.clock]
        if sleuth.seat != seat or sleuth.who < 0 or 0 not in clock:
            continue
        slot = clock.index(0)
        tried = g.clone()
        places = WEST * PLACES
        for token in clock[:slot]:
            places = int(moved(places, token))
        found.append({
            "who": g.id(c), "hour": slot + 1, "area": AREA_IDS[places // PLACES],
            "numbers": [after(tried, c, slot, n, NUMBER_UP) for n in range(1, NUMBERS + 1)],
            "arrows": {
                id: after(tried, c, slot, 1, ARROW + area) for area, id in enumerate(AREA_IDS)
            },
        })  # fmt: skip
    return found


def after(tried: Dread, c: int, slot: int, number: int, side: int) -> After:
    """The plan with one more token in this hour."""
    clock = tried.sleuths[c].clock
    clock[slot] = token_of(number, side)
    plan = picture(tried)
    clock[slot] = 0
    who = tried.id(c)
    met = [m for m in plan["meetings"] if m["hour"] == slot + 1 and who in m["who"]]
    least, likely = plan["dread"]["least"], plan["dread"]["likely"]
    if not met:
        return {"least": least, "likely": likely, "points": 0, "need": 0, "verdict": None}
    here = met[-1]
    return {"least": least, "likely": likely, "points": here["points"], "need": here["need"],
            "verdict": here["verdict"]}  # fmt: skip
