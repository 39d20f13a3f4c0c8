"""Facts about a table, looked up by path: numbers for the words of lessons, and what they rely on.

    printed:ghoul.cost            what the catalogue says of a thing
    figure:acolyte-price          a number of the rules (`Game.figures`)
    track:seat-1/health           a track of the learner's view; `.most` is its end
    zone:seat-0/hand              how many pieces lie there
    piece:seat-0/play/wraith      1 if the learner sees it, else 0
    kind:seat-0/objective         what is printed on it
    data:pool.power               what drawn boards read
    on:piece/ghoul-1.left         what they read of a piece
    log:drawn-transfusion.1       an argument of the last such line
    offer:transfuse:seward:mina   1 if the learner may choose it, else 0

A fact is a path, `is`, and what stands there: `printed:ghoul.cost is 2`; with `or`, one of several.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from gaslamp.games.game import Game
from gaslamp.games.view import Piece, View
from gaslamp.kernel.errors import Trouble
from gaslamp.table.match import Match
from gaslamp.words.words import Words

IS = " is "
OR = " or "
PLUS = " + "
OF_CONTENT = ("printed", "figure")
Value = str | int | float


def parted(fact: str) -> tuple[str, str]:
    """The path of a fact, and what should stand there."""
    path, found, wanted = fact.partition(IS)
    if not found:
        raise Trouble("fact-without-is", fact=fact)
    return path, wanted


def broken(facts: list[str], eyes: Eyes) -> tuple[str, Value] | None:
    """The first fact that is not so, and what is there instead."""
    for fact in facts:
        path, wanted = parted(fact)
        found = eyes.look(path)
        if str(found) not in wanted.split(OR):
            return fact, found
    return None


@lru_cache(8)
def printed(game: Game[Any], content: Any) -> Any:
    """The catalogue as plain data: making it takes longer than a choice."""
    return msgspec.to_builtins(game.catalogue(content, Words(game, content)))


class Eyes:
    """What can be looked up: of the content always, of a match through the eyes of a seat."""

    def __init__(self, game: Game[Any], content: Any, match: Match | None, seat: int = 0) -> None:
        self.game = game
        self.content = content
        self.match = match
        self.seat = seat

    def sum(self, paths: str) -> Value:
        """What is found at a path, or at several with ` + ` between them."""
        first, *others = (self.look(path) for path in paths.split(PLUS))
        if not others:
            return first
        return sum(int(value) for value in (first, *others))

    def look(self, path: str) -> Value:
        source, _, rest = path.partition(":")
        try:
            found = self.found(source, rest)
        except (KeyError, IndexError, ValueError, TypeError, AttributeError):
            raise Trouble("fact-nowhere", path=path) from None
        if isinstance(found, bool):
            return int(found)
        if not isinstance(found, str | int | float):
            raise Trouble("fact-nowhere", path=path)
        return found

    def found(self, source: str, rest: str) -> Any:
        if source == "printed":
            return walked(printed(self.game, self.content), rest)
        if source == "figure":
            return self.game.figures(self.content)[rest]
        if self.match is None:
            raise KeyError(source)
        return self.seen(source, rest, self.match)

    def seen(self, source: str, rest: str, match: Match) -> Any:
        if source == "log":
            key, _, number = rest.rpartition(".")
            said = [line for line in match.visible_log(self.seat) if line.key == key]
            return said[-1].args[int(number)]
        if source == "offer":
            return any(offer.key == rest for offer in match.position.menu(self.seat))
        view = match.view(self.seat)
        if source == "data":
            return walked(msgspec.to_builtins(view.data), rest)
        if source == "track":
            id, _, most = rest.partition(".")
            track = {one.id: one for one in view.tracks}[id]
            return track.most if most == "most" else track.value
        if source == "zone":
            return {one.id: one for one in view.zones}[rest].count
        if source == "piece":
            return rest in set(refs(view))
        pieces = {piece.ref: piece for piece in shown(view)}
        if source == "kind":
            return pieces[rest].kind
        if source == "on":
            ref, _, field = rest.partition(".")
            return walked(msgspec.to_builtins(pieces[ref].data), field)
        raise KeyError(source)


def shown(view: View) -> Iterator[Piece]:
    """Every piece that a view shows."""
    for zone in view.zones:
        yield from zone.pieces
    for plan in view.maps:
        for place in plan.places:
            yield from place.pieces


def refs(view: View) -> Iterator[str]:
    """The handles of everything that a view shows: pieces, and places of maps."""
    yield from (piece.ref for piece in shown(view))
    yield from (place.id for plan in view.maps for place in plan.places)


def names(thing: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(thing.get(field) for field in ("id", "ref", "kind"))


def walked(plain: Any, path: str) -> Any:
    """What lies at the end of a path through tables and lists; a thing of a list may be named by
    its id."""
    for word in path.split("."):
        if isinstance(plain, str):  # what boards take apart themselves
            plain = json.loads(plain)
        if isinstance(plain, dict):
            plain = plain[word]
        elif word.isdecimal():
            plain = plain[int(word)]
        else:
            plain = {name: one for one in plain for name in names(one)}[word]
    return plain
