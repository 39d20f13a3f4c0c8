"""Advice: what a bot would choose for a seat, or the table advise, from a redealt copy only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gaslamp.bots import find
from gaslamp.bots.arena import picked
from gaslamp.bots.greedy import BOT
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.judge import WIN
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, fill
from gaslamp.table.match import Match
from gaslamp.table.odds import by_the_odds
from gaslamp.table.possible import possible
from gaslamp.table.steady import steady
from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE, Words

HINT = "hint"  # in place of a bot's name


@dataclass(frozen=True)
class Advice:
    """A hint: the option to choose, and what is behind it."""

    code: int
    planned: bool = False  # by the game's own planner, which weighs nothing
    worth: dict[int, float] = field(default_factory=dict)  # what each option promises
    suggestion: dict[str, Any] | None = None  # the whole plan, where there is one


def thought(
    game: Game[Any], g: State, seat: int, bot: str, rng: Rng, w: Words | None = None,
    seconds: float = 0.0,
) -> Advice:  # fmt: skip
    """What a bot picks for a seat; with HINT in its place, what the table advises, and why. After
    so many seconds it takes what it has found; after none, all its work is done."""
    judge = game.judge()
    judge.seconds = seconds
    if bot == HINT:
        return advised(game, possible(judge, g, seat, rng), seat, rng, w)
    return Advice(int(picked(g, judge, find(bot), seat, rng)))


def think(match: Match, seat: int) -> str:
    """The key the seat's bot picks now."""
    bot = match.journal.seats[seat]
    found = thought(match.game, match.g, seat, bot, match.thinking_rng(seat))
    return match.game.key(match.g, seat, found.code)


def hint(match: Match, seat: int) -> str:
    """The key the table would advise the seat to choose."""
    return match.game.key(match.g, seat, advice(match, seat).code)


def suggestion(match: Match, seat: int, language: str = ENGLISH) -> dict[str, Any] | None:
    """The whole plan behind a hint, where the game has a planner."""
    copy = possible(match.game.judge(), match.g, seat, match.advising_rng(seat))
    return match.game.suggestion(copy, seat, match.tongues[language].words)


def advice(match: Match, seat: int) -> Advice:
    """The hint for a seat with its reasons; none where the game does not wait for it."""
    if seat not in match.awaited():
        raise Trouble("nothing-to-hint")
    rng = match.advising_rng(seat)
    found = advised(match.game, possible(match.game.judge(), match.g, seat, rng), seat, rng)
    return replace(found, code=steady(match, seat, found.code, found.worth))


def advised(game: Game[Any], copy: State, seat: int, rng: Rng, w: Words | None = None) -> Advice:
    """The hint from a redealt copy: a game's whole plan, or what the greedy bot thinks, unless the
    odds shown beside it clearly speak for another option."""
    plan = game.suggestion(copy, seat, w)
    if plan is not None:
        return Advice(code_of(game, copy, seat, plan["key"]), planned=True, suggestion=plan)
    thought = BOT.think(game.judge(), copy, seat, rng)
    worth = dict(zip(thought.menu.listed(), thought.worths, strict=bool(thought.worths)))
    if not worth:
        return Advice(int(thought.code), planned=True)
    return Advice(by_the_odds(game, copy, seat, int(thought.code), worth), worth=worth)


def code_of(game: Game[Any], g: State, seat: int, key: str) -> int:
    """The option of the seat's menu that has this key."""
    menu = Menu(seat)
    fill(g, menu)
    return next(code for code in menu.listed() if game.key(g, seat, code) == key)


def reason(match: Match, seat: int, given: Advice, language: str = ENGLISH) -> str:
    """Why a hint is what it is, in one sentence."""
    if given.planned:
        return formatted(TABLE, language, "hint-planner")
    rest = {code: worth for code, worth in given.worth.items() if code != given.code}
    if not rest:
        return formatted(TABLE, language, "hint-only")
    mine = given.worth.get(given.code, 0.0)
    if mine >= WIN / 2:
        return formatted(TABLE, language, "hint-wins")
    next_best = max(rest, key=lambda code: rest[code])
    if rest[next_best] <= -WIN / 2:
        return formatted(TABLE, language, "hint-rest-loses")
    label = match.tongues[language].words.line(match.game.words(match.g, seat, next_best))
    lead = mine - rest[next_best]
    if lead < 0.05:
        return formatted(TABLE, language, "hint-as-good", (("label", label),))
    points = (("count", len(given.worth)), ("lead", f"{lead:.1f}"), ("label", label))
    return formatted(TABLE, language, "hint-best", points)
