# border: not compiled
"""The numbers that words of Great Old Ones may name."""

from __future__ import annotations

from gaslamp.games.great_old_ones.building_powers import INVITATION, SCRAP_PAY, TRIBUTE_PAY
from gaslamp.games.great_old_ones.effects import SCROLLS
from gaslamp.games.great_old_ones.state import AGENTS, DIE, HAND, MOST_ELDERS, ROW
from gaslamp.games.great_old_ones.tables import NO_SCROLL, Content
from gaslamp.games.great_old_ones.winning import AGENT_POINTS, LOAN_PENALTY

FEWEST_PLAYERS = 2
LOAN = "loan"


def figures(c: Content) -> dict[str, int]:
    found = {
        "agents": AGENTS,
        "agent-points": AGENT_POINTS,
        "die": DIE,
        "elders": MOST_ELDERS,
        "hand": HAND,
        "last-level": int(c.last_level),
        "loan-penalty": LOAN_PENALTY,
        "row": ROW,
        "mansion-use": INVITATION,
        "factory-use": SCRAP_PAY,
        "palace-use": TRIBUTE_PAY,
    }
    for objective in c.objectives:  # each as many players have it
        for more, least in enumerate(objective.least):
            found[f"{objective.id}-{more + FEWEST_PLAYERS}"] = int(least)
        for more, shared in enumerate(objective.contested):
            found[f"{objective.id}-shared-{more + FEWEST_PLAYERS}"] = int(shared)
    for card in c.cards:
        if card.scroll != NO_SCROLL and SCROLLS.all[card.scroll].word == LOAN:
            found |= {"loan": int(card.amount), "loan-due": int(card.other)}
    for power in (*c.boards, *c.buildings):
        found[f"{power.id}-cost"] = int(power.cost)
    for elder in c.elders:
        found[f"{elder.id}-hp"] = int(elder.hp)
    return found
