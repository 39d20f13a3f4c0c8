"""First-time slips: one idea each, told once to a person when it first matters.

A room's `moments.py` says when each matters (`games/moment.py`), `lessons.ftl` what it says.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from gaslamp import games
from gaslamp.games.moment import Moment, Named, Occasion
from gaslamp.kernel.state import Line, State
from gaslamp.learn.speech import Speech, of_room
from gaslamp.table.match import Match
from gaslamp.words.languages import ENGLISH


@dataclass(frozen=True)
class Told:
    """A slip in words."""

    id: str
    said: str
    rules: list[str]


def moment_of(match: Match, seat: int) -> Moment[State]:
    """The present moment of a match for a seat."""
    position = match.position
    closed = [(reason.key, reason.rule) for reason in position.reasons(seat)]
    made = match.journal.choices
    mine = [n for n, (who, _) in enumerate(made) if who == seat]
    since = mine[-1] if mine else -1
    said = [
        Line(entry.key, list(entry.args), entry.seen_by)
        for entry in match.visible_log(seat)
        if entry.choice > since
    ]
    turn, chosen = own_turn(match, seat)
    return Moment(match.g, seat, list(position.keys(seat)), closed, said, turn, chosen)


def own_turn(match: Match, seat: int) -> tuple[int, bool]:
    """Which of the seat's own turns it is, and whether it has chosen in it. Only choices that are
    known are counted: what was saved long ago is long enough ago. What comes before the first turn
    is none."""
    made = match.journal.choices[-len(match.before) :] if match.before else []
    mine = [n for n, (who, _) in enumerate(made) if who == seat]
    own = [match.turns[n] for n in mine]
    now = match.game.turn(match.g)
    chosen = bool(own) and own[-1] == now
    begun = {*own, *([now] if seat in match.asked() else [])} - {0}
    return len(begun), chosen


def matter_now(match: Match, seat: int, among: Mapping[str, Occasion]) -> dict[str, Named]:
    """What of this matters to the seat at this moment, in its order, and what its words name."""
    if seat not in match.asked() or not among:
        return {}
    moment = moment_of(match, seat)
    found: dict[str, Named] = {}
    for id, occasion in among.items():
        named = occasion.when(moment)
        if named is not None and named is not False:
            found[id] = {} if named is True else named
    return found


def speech_of(game_id: str) -> Speech:
    return of_room(game_id, games.find(game_id).folder())


def said(match: Match, id: str, named: Named, language: str = ENGLISH) -> str:
    """The words of a slip or a line."""
    words = match.tongues[language].words
    given: dict[str, str | int] = dict(match.game.figures(match.content))
    for name, what in named.items():
        if callable(what):
            given[name] = what(words)
        else:
            given[name] = words.name(what) if isinstance(what, str) else what
    return speech_of(match.game.id).say(id, given, "", language)


def first_times(
    match: Match, seat: int, known: Collection[str], language: str = ENGLISH
) -> Iterator[Told]:
    """The ideas that matter to the seat now and that its person does not know."""
    slips = match.game.slips()
    new = {id: slip for id, slip in slips.items() if id not in known}
    for id, named in matter_now(match, seat, new).items():
        yield Told(id, said(match, id, named, language), list(slips[id].rules))


def first_time(
    match: Match, seat: int, known: Collection[str], language: str = ENGLISH
) -> Told | None:
    """The first of them."""
    return next(first_times(match, seat, known, language), None)
