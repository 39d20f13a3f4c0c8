"""A whole plan in one line, for games in which much is laid out before anything happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.speech import t
from gaslamp.cli.telling import tongue
from gaslamp.cli.terminal import say, steady
from gaslamp.kernel.errors import Trouble
from gaslamp.table.advice import suggestion
from gaslamp.table.match import Match

if TYPE_CHECKING:
    from gaslamp.cli.client import Client

SUGGESTED = "suggested"


def has_plans(match: Match) -> bool:
    return match.game.plans


def plan(client: Client, text: str) -> None:
    """Choose all that a plan says, or nothing if any of it cannot be; alone: what can be said."""
    match = client.match
    if not has_plans(match):
        raise Trouble("nothing-planned")
    if not text:
        say(tongue(match).words.say("plan-help"))
        say(t("plan-suggested"))
        return
    if match.result() is not None:
        raise Trouble("over")
    if text.lower() == SUGGESTED:
        keys = suggested(match, client.seat)
    else:
        keys = match.game.parse_plan(match.g, client.seat, text.split(), tongue(match).words)
    before = len(match.journal.choices)
    lay(match, client.seat, keys)
    if keys:
        client.laid = (before, len(match.journal.choices))
    say(t("planned", count=len(keys)) if keys else t("planned-already"))
    client.fresh = client.spoke = True


def suggested(match: Match, seat: int) -> list[str]:
    """The keys of the plan that a bot would lay here."""
    found = suggestion(match, seat)
    keys = list(found.get("keys", [])) if found else []
    if not keys:
        raise Trouble("no-plan-now")
    return keys


def lay(match: Match, seat: int, keys: list[str]) -> None:
    """Choose these keys one after another; if one cannot be chosen, none is."""
    count, undone = len(match.journal.choices), list(match.undone)
    try:
        with steady():
            for key in keys:
                match.choose(seat, key)
    except Trouble:
        match.back_to(count)
        match.undone = undone
        raise
