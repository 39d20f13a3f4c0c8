"""A table's past, worked out in a worker: replays, statistics, and positions to fork from."""

from __future__ import annotations

import gzip
import secrets
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, fill, pending
from gaslamp.server import loading
from gaslamp.server.bodies import Replay, ReplayStep, Statistics, TrackLine
from gaslamp.server.loading import Founding
from gaslamp.server.messages import LogLine
from gaslamp.table import life
from gaslamp.table.life import content_of
from gaslamp.table.match import SPECTATOR, Entry, Match

SECONDS = 20.0
MOST_POINTS = 200
SEED_BITS = 48
MATCHES_KEPT = 2


@dataclass(frozen=True)
class Past:
    """What a worker needs to play a table's game again: from the deal (no base), or from the
    position before the choice number `first`."""

    table: str
    journal: Journal
    names: list[str]
    base: str | None
    first: int
    strange: bool


MATCHES: dict[str, Match] = {}


def played(past: Past) -> Match:
    """The match with its whole past. The last few are kept: replays are asked for in parts."""
    wanted = past.journal.choices[past.first :]
    match = MATCHES.pop(past.table, None)
    if match is None or match.journal.choices != wanted[: len(match.journal.choices)]:
        start = replace(past.journal, choices=[])
        if past.base is None:
            match = life.replayed(start, content_of(past.journal.game))
        else:
            match = life.at(start, past.base, content_of(past.journal.game))
    match.name_seats(past.names)
    for seat, key in wanted[len(match.journal.choices) :]:
        match.take(seat, key)
    MATCHES[past.table] = match
    while len(MATCHES) > MATCHES_KEPT:
        del MATCHES[next(iter(MATCHES))]
    return match


def position(match: Match, n: int) -> State:
    """How it stood after so many of the choices that are known."""
    return match.before[n] if n < len(match.before) else match.g


def shown(entry: Entry, first: int) -> LogLine:
    return LogLine(entry.choice + first, entry.text, entry.elements, entry.chance, entry.key)


def replay(past: Past, eyes: int, start: int, count: int, zipped: bool) -> bytes:
    """Some steps of the replay as JSON."""
    match = played(past)
    last = len(match.journal.choices)
    lines: dict[int, list[LogLine]] = {}
    for entry in match.visible_log(eyes):
        lines.setdefault(entry.choice, []).append(shown(entry, past.first))
    begin = max(start - past.first, 0)
    places = range(begin, min(max(start + count - past.first, 0), last + 1))
    steps = [step(match, n, past.first, eyes, lines.get(n, [])) for n in places]
    found = Replay(past.table, eyes, past.first, past.first + last, steps)
    return packed(found, zipped)


def packed(body: object, zipped: bool) -> bytes:
    plain = msgspec.json.encode(body)
    return gzip.compress(plain, 4) if zipped else plain


def step(match: Match, n: int, first: int, eyes: int, log: list[LogLine]) -> ReplayStep:
    g = position(match, n)
    decision = pending(g)
    bits = 0 if decision is None else int(decision.seats(g))
    seat: int | None = None
    key: str | None = None
    label: str | None = None
    if n > 0:
        seat, key = match.journal.choices[n - 1]
        if eyes == seat or match.g.outcome is not None:
            label = label_of(match, position(match, n - 1), seat, key)
        else:
            key = None
    return ReplayStep(
        n + first, seat, key, label, match.game.view(g, eyes),
        "" if decision is None else match.words.line(decision.prompt(g)),
        [s for s in range(len(match.journal.seats)) if bits >> s & 1], log,
    )  # fmt: skip


def label_of(match: Match, g: State, seat: int, key: str) -> str | None:
    menu = Menu(seat)
    fill(g, menu)
    for code in menu.listed():
        if match.game.key(g, seat, code) == key:
            return match.words.line(match.game.words(g, seat, code))
    return None


def statistics(past: Past, started: str, ended: str, zipped: bool) -> bytes:
    """What the end-of-game page shows, as JSON; made from what everybody may see."""
    match = played(past)
    result = match.result()
    assert result is not None
    seats = range(len(match.journal.seats))
    verbs: list[dict[str, int]] = [{} for _ in seats]
    for seat, key in past.journal.choices:
        verb = key.partition(":")[0]
        verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
    seconds = (datetime.fromisoformat(ended) - datetime.fromisoformat(started)).total_seconds()
    found = Statistics(
        match.game.turn(match.g), [sum(verbs[s].values()) for s in seats], verbs,
        track_lines(match, past.first), started, ended, seconds, result,
    )  # fmt: skip
    return packed(found, zipped)


def track_lines(match: Match, first: int) -> list[TrackLine]:
    last = len(match.journal.choices)
    stride = max(1, last // MOST_POINTS)
    lines: dict[str, TrackLine] = {}
    for n in sorted({*range(0, last + 1, stride), last}):
        for track in match.game.view(position(match, n), SPECTATOR).tracks:
            line = lines.setdefault(track.id, TrackLine(track.id, track.title, track.owner, []))
            line.points.append((n + first, track.value))
    return list(lines.values())


def fork(past: Past, seat: int, at: int | None, seats: list[str]) -> Founding:
    """A position as a new table: the true one if the game is over, else as the seat may deal it."""
    match = played(past)
    first, last = past.first, past.first + len(match.journal.choices)
    wanted = last if at is None else at
    if not first <= wanted <= last:
        raise Trouble(f"There is no position {wanted} here; there are {first} to {last}.")
    g = position(match, wanted - first)
    if match.g.outcome is not None:
        twin = g.clone()
    else:
        twin = match.game.judge().redeal(g, seat, seeded(secrets.randbits(64)))
        twin.rng = seeded(secrets.randbits(64))
    journal = Journal(
        match.journal.game, match.game.rules_version, content_of(match.game.id).digest,
        secrets.randbits(SEED_BITS), seats, dict(match.journal.options),
    )  # fmt: skip
    new = loading.founding(Match(match.game, match.content, journal, twin))
    new.base = snapshots.text(twin)
    new.strange = past.strange
    return new
