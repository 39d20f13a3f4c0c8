"""Replays and statistics of a table, worked out in a worker and packed there."""

from __future__ import annotations

import gzip
from datetime import datetime

import msgspec

from gaslamp.server.http.bodies import Replay, ReplayStep, Statistics, TrackLine, UndoCount
from gaslamp.server.room.past import Past, played, position
from gaslamp.server.room.told import line
from gaslamp.server.wire.shown import LogLine
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.position import Position
from gaslamp.words.words import Words

MOST_POINTS = 200
MOST_DEEDS = 4


def replay(past: Past, eyes: int, start: int, count: int, zipped: bool, language: str) -> bytes:
    """Some steps of the replay as JSON."""
    return packed(looked_back(played(past), past, eyes, start, count, language), zipped)


def looked_back(
    match: Match, past: Past, eyes: int, start: int, count: int, language: str
) -> Replay:
    last = len(match.journal.choices)
    w = match.tongues[language].words
    lines: dict[int, list[LogLine]] = {}
    for entry in match.visible_log(eyes):
        lines.setdefault(entry.choice, []).append(line(entry, w, eyes, past.first))
    begin = max(start - past.first, 0)
    places = range(begin, min(max(start + count - past.first, 0), last + 1))
    steps = [step(match, n, past.first, eyes, lines.get(n, []), language) for n in places]
    return Replay(past.table, eyes, past.first, past.first + last, steps)


def packed(body: object, zipped: bool) -> bytes:
    plain = msgspec.json.encode(body)
    return gzip.compress(plain, 4) if zipped else plain


def step(
    match: Match, n: int, first: int, eyes: int, log: list[LogLine], language: str
) -> ReplayStep:
    seats = len(match.journal.seats)
    there = Position(match.tongues, position(match, n), seats)
    seat: int | None = None
    key: str | None = None
    label: str | None = None
    if n > 0:
        seat, key = match.journal.choices[n - 1]
        if eyes == seat or match.g.outcome is not None:
            before = Position(match.tongues, position(match, n - 1), seats)
            _, label, _ = match.tongues[language].name(before.g, seat, before.keys(seat)[key])
        else:
            key = None
    prompt = there.prompt(language, eyes)
    view = match.game.view(there.g, eyes, match.tongues[language].words)
    return ReplayStep(n + first, seat, key, label, view, prompt, there.asked, log)


def statistics(
    past: Past,
    started: str,
    ended: str,
    undos: list[UndoCount],
    hints: list[int],
    zipped: bool,
    language: str,
) -> bytes:
    """What the end-of-game page shows, as JSON; made from what everybody may see."""
    match = played(past)
    result = match.result(language)
    assert result is not None
    seats = range(len(match.journal.seats))
    verbs: list[dict[str, int]] = [{} for _ in seats]
    for seat, key in past.journal.choices:
        verb = key.partition(":")[0]
        verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
    seconds = (datetime.fromisoformat(ended) - datetime.fromisoformat(started)).total_seconds()
    found = Statistics(
        match.game.turn(match.g), [sum(verbs[s].values()) for s in seats], verbs,
        [deeds(verbs[s], match.tongues[language].words) for s in seats],
        track_lines(match, past.first, language), started, ended, seconds, result, undos, hints,
    )  # fmt: skip
    return packed(found, zipped)


def deeds(verbs: dict[str, int], w: Words) -> list[str]:
    """What somebody did most, of what is worth telling."""
    often = sorted(verbs.items(), key=lambda row: -row[1])
    return [told for verb, times in often if (told := w.deed(verb, times))][:MOST_DEEDS]


def track_lines(match: Match, first: int, language: str) -> list[TrackLine]:
    w = match.tongues[language].words
    last = len(match.journal.choices)
    stride = max(1, last // MOST_POINTS)
    lines: dict[str, TrackLine] = {}
    for n in sorted({*range(0, last + 1, stride), last}):
        for track in match.game.view(position(match, n), SPECTATOR, w).tracks:
            found = lines.setdefault(track.id, TrackLine(track.id, track.title, track.owner, []))
            found.points.append((n + first, track.value))
    return list(lines.values())
