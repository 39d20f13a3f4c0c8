"""Bots at the table: what a bot would choose for a seat, from a redealt copy only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gaslamp.bots import make
from gaslamp.bots.arena import picked
from gaslamp.bots.greedy import GreedyBot
from gaslamp.games.game import Game
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, fill
from gaslamp.table.match import Match
from gaslamp.table.odds import by_the_odds
from gaslamp.table.steady import steady


@dataclass(frozen=True)
class Advice:
    """A hint: the option to choose, and what is behind it."""

    code: int
    planned: bool = False  # by the game's own planner, which weighs nothing
    worth: dict[int, float] = field(default_factory=dict)  # what each option promises
    suggestion: dict[str, Any] | None = None  # the whole plan, where there is one


def think(match: Match, seat: int) -> str:
    """The key the seat's bot picks now."""
    bot = make(match.journal.seats[seat])
    code = picked(match.g, match.game.judge(), bot, seat, match.thinking_rng(seat))
    return match.game.key(match.g, seat, int(code))


def hint(match: Match, seat: int) -> str:
    """The key the table would advise the seat to choose."""
    return match.game.key(match.g, seat, advice(match, seat).code)


def suggestion(match: Match, seat: int) -> dict[str, Any] | None:
    """The whole plan behind a hint, where the game has a planner."""
    copy = match.game.judge().redeal(match.g, seat, match.advising_rng(seat))
    return match.game.suggestion(copy, seat)


def advice(match: Match, seat: int) -> Advice:
    """The hint for a seat with its reasons."""
    rng = match.advising_rng(seat)
    found = advised(match.game, match.game.judge().redeal(match.g, seat, rng), seat, rng)
    return replace(found, code=steady(match, seat, found.code, found.worth))


def advised(game: Game[Any], copy: State, seat: int, rng: Rng) -> Advice:
    """The hint from a redealt copy: a game's whole plan, or what the greedy bot thinks, unless the
    odds shown beside it clearly speak for another option."""
    plan = game.suggestion(copy, seat)
    if plan is not None:
        return Advice(code_of(game, copy, seat, plan["key"]), planned=True, suggestion=plan)
    thought = GreedyBot().think(game.judge(), copy, seat, rng)
    worth = dict(zip(thought.menu.listed(), thought.worths, strict=bool(thought.worths)))
    if not worth:
        return Advice(int(thought.code), planned=True)
    return Advice(by_the_odds(game, copy, seat, int(thought.code), worth), worth=worth)


def code_of(game: Game[Any], g: State, seat: int, key: str) -> int:
    """The option of the seat's menu that has this key."""
    menu = Menu(seat)
    fill(g, menu)
    return next(code for code in menu.listed() if game.key(g, seat, code) == key)
