"""Suggesting a plan to people: the whole of it as data and in words, before anybody lays it out."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread import names
from gaslamp.games.london_dread.clock import HOURS
from gaslamp.games.london_dread.course import ARROWS
from gaslamp.games.london_dread.picture import picture
from gaslamp.games.london_dread.planner import SUGGESTION, next_command, team_plan
from gaslamp.games.london_dread.planning import LOCATION_IDS, Planning
from gaslamp.games.london_dread.state import ACTIONS, ARROW, NUMBER_UP, Dread, token
from gaslamp.games.london_dread.verbs import REVEAL, WORDS
from gaslamp.games.london_dread.view import token_data
from gaslamp.kernel.state import pending


def suggestion(g: Dread, seat: int) -> dict[str, Any] | None:
    """While the team plans: a card to turn over, or everybody's clock and what comes of it."""
    if not isinstance(pending(g), Planning):
        return None
    command = int(next_command(g, seat, SUGGESTION))
    key = ":".join([WORDS[command >> 48], *names.parts(g, seat, command)])
    if command >> 48 == REVEAL:
        location = LOCATION_IDS[command >> 32 & 0xFFFF]
        found = names.name(g.content, location)
        return {"key": key, "reveal": location, "lines": [f"First turn over the card at {found}."]}
    planned = laid_out(g, seat)
    plan = picture(planned)
    clocks = {g.id(c): tokens(planned, c) for c in range(int(g.count()))}
    lines = [*clock_lines(planned), outlook(plan)]
    return {"key": key, "clocks": clocks, "plan": plan, "lines": lines}


def laid_out(g: Dread, seat: int) -> Dread:
    """A copy in which all clocks are as the planner wants them."""
    steps = team_plan(g, seat, SUGGESTION).steps
    twin = g.clone()
    for c in range(int(g.count())):
        for slot in range(ACTIONS):
            step = int(steps[c * ACTIONS + slot])
            if step >= ARROWS:
                twin.sleuths[c].clock[slot] = token(1, ARROW + step - ARROWS)
            else:
                twin.sleuths[c].clock[slot] = token(step, NUMBER_UP) if step else 0
    return twin


def tokens(g: Dread, c: int) -> list[dict[str, Any]]:
    """Hour, and a number or an arrow; hours without a token are left out."""
    found: list[dict[str, Any]] = []
    for slot, held in enumerate(g.sleuths[c].clock):
        if held != 0:
            found.append({"hour": HOURS[slot], **(token_data(int(held)) or {})})
    return found


def clock_lines(g: Dread) -> list[str]:
    """Each Character's night in one line."""
    lines = []
    for c in range(int(g.count())):
        steps = [
            f"{names.name(g.content, t['hour'])} "
            + (f"to the {t['arrow']}" if t["arrow"] else str(t["number"]))
            for t in tokens(g, c)
        ]
        lines.append(f"{g.sheet(c).name}: {', '.join(steps) or 'nothing'}.")
    return lines


def outlook(plan: dict[str, Any]) -> str:
    dread = plan["dread"]
    if dread["exact"]:
        return f"Dread at the end of the Chapter: {dread['least']}."
    return f"Dread at the end of the Chapter: {dread['least']} to {dread['most']}."
