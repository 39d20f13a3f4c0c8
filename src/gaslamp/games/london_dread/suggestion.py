# border: not compiled
"""Suggesting a plan to people: the whole of it as data and in words, before anybody lays it out."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.places import HOURS, LOCATION_IDS
from gaslamp.games.london_dread.planner import SUGGESTION, next_command, team_plan, token_command
from gaslamp.games.london_dread.planning import Planning, change_clock
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.view import token_data
from gaslamp.games.london_dread.vocabulary import REVEAL, key_of
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words

MOST_COMMANDS = 100  # more than any clock takes


def suggestion(g: Dread, seat: int, w: Words) -> dict[str, Any] | None:
    """While the team plans: a card to turn over, or everybody's clock and what comes of it."""
    if not isinstance(pending(g), Planning):
        return None
    command = int(next_command(g, seat, SUGGESTION))
    key = key_of(g, seat, command)
    if command >> 48 == REVEAL:
        location = LOCATION_IDS[command >> 32 & 0xFFFF]
        lines = [w.say("suggest-reveal", location)]
        return {"key": key, "keys": [key], "reveal": location, "lines": lines}
    planned, keys = laid_out(g, seat)
    plan = picture(planned)
    clocks = {g.id(c): tokens(planned, c) for c in range(int(g.count()))}
    lines = [*clock_lines(planned, w), outlook(plan, w)]
    return {"key": key, "keys": keys, "clocks": clocks, "plan": plan, "lines": lines}


def laid_out(g: Dread, seat: int) -> tuple[Dread, list[str]]:
    """A copy in which all clocks are as the planner wants them, and this seat's commands."""
    steps = team_plan(g, seat, SUGGESTION).steps
    twin = g.clone()
    keys: list[str] = []
    for c in range(int(g.count())):
        mine = g.sleuths[c].seat == seat
        for _ in range(MOST_COMMANDS):
            code = int(token_command(twin, c, steps))
            if code < 0:
                break
            if mine:
                keys.append(key_of(twin, seat, code))
            change_clock(twin, Option(g.sleuths[c].seat, code))
    return twin, keys


def tokens(g: Dread, c: int) -> list[dict[str, Any]]:
    """Hour, and a number or an arrow; hours without a token are left out."""
    found: list[dict[str, Any]] = []
    for slot, held in enumerate(g.sleuths[c].clock):
        if held != 0:
            found.append({"hour": HOURS[slot], **(token_data(int(held)) or {})})
    return found


def clock_lines(g: Dread, w: Words) -> list[str]:
    """Each Character's night in one line."""
    lines = []
    for c in range(int(g.count())):
        steps = [step(token, w) for token in tokens(g, c)] or [w.say("suggest-nothing")]
        lines.append(w.say("suggest-clock", g.id(c), w.commas(steps)))
    return lines


def step(token: dict[str, Any], w: Words) -> str:
    hour, number, arrow = token["hour"], token["number"], token["arrow"]
    if arrow is None:
        return w.say("suggest-number", hour, number)
    return w.say("suggest-arrow", hour, f"arrow-{arrow}", number)


def outlook(plan: dict[str, Any], w: Words) -> str:
    dread = plan["dread"]
    if dread["exact"]:
        return w.say("suggest-dread", dread["least"])
    return w.say("suggest-dread-range", dread["least"], dread["most"])
