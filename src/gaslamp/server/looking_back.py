"""Looking back at a table: replay, statistics, saves and bug reports."""

from __future__ import annotations

import platform
from dataclasses import replace
from datetime import datetime

import msgspec

from gaslamp import __version__
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State, fill, pending
from gaslamp.server import loading
from gaslamp.server.bodies import (
    Replay,
    ReplayStep,
    Report,
    SeatLine,
    Statistics,
    TrackLine,
)
from gaslamp.server.messages import LogLine, Refusal
from gaslamp.server.table import LiveTable
from gaslamp.store.records import now
from gaslamp.table.match import ALL_SEEING, OPEN, SPECTATOR, Entry, Match

MOST_POINTS = 200
LAST_LINES = 200


def is_over(match: Match) -> bool:
    return match.g.outcome is not None


def first(match: Match) -> int:
    """The earliest position that is still known."""
    return len(match.journal.choices) - len(match.before)


def position(match: Match, at: int) -> State:
    past = at - first(match)
    return match.before[past] if past < len(match.before) else match.g


def shown(entry: Entry) -> LogLine:
    return LogLine(entry.choice, entry.text, entry.elements, entry.chance)


def check_eyes(match: Match, eyes: int, mine: list[int]) -> None:
    """While the game runs, everybody looks back with their own eyes only."""
    if not ALL_SEEING <= eyes < len(match.journal.seats):
        raise Refusal("bad-request", f"'eyes' should be a seat, {SPECTATOR} or {ALL_SEEING}.")
    if eyes != SPECTATOR and eyes not in mine and not is_over(match):
        raise Refusal("not-allowed", "Until the game is over you look back with your own eyes.")


def replay(table: LiveTable, eyes: int, mine: list[int], start: int, count: int) -> Replay:
    match = table.match
    check_eyes(match, eyes, mine)
    lowest, last = first(match), len(match.journal.choices)
    lines: dict[int, list[LogLine]] = {}
    for entry in match.visible_log(eyes):
        lines.setdefault(entry.choice, []).append(shown(entry))
    places = range(max(start, lowest), min(start + count, last + 1))
    steps = [step(match, at, eyes, lines.get(at, [])) for at in places]
    return Replay(table.id, eyes, lowest, last, steps)


def step(match: Match, at: int, eyes: int, log: list[LogLine]) -> ReplayStep:
    g = position(match, at)
    decision = pending(g)
    bits = 0 if decision is None else int(decision.seats(g))
    seat: int | None = None
    key: str | None = None
    label: str | None = None
    if at > first(match):
        seat, key = match.journal.choices[at - 1]
        if eyes == seat or is_over(match):
            label = label_of(match, position(match, at - 1), seat, key)
        else:
            key = None
    return ReplayStep(
        at, seat, key, label, match.game.view(g, eyes),
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


def statistics(table: LiveTable) -> Statistics:
    """What the end-of-game page shows; made from what everybody may see."""
    match = table.match
    result = match.result()
    if result is None:
        raise Refusal("too-early", "Statistics come when the game is over.")
    seats = range(len(match.journal.seats))
    verbs: list[dict[str, int]] = [{} for _ in seats]
    for seat, key in match.journal.choices:
        verb = key.partition(":")[0]
        verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
    started, ended = table.record.started, table.record.summary.moved
    seconds = (datetime.fromisoformat(ended) - datetime.fromisoformat(started)).total_seconds()
    return Statistics(
        match.game.turn(match.g), [sum(verbs[s].values()) for s in seats], verbs,
        track_lines(match), started, ended, seconds, result,
    )  # fmt: skip


def track_lines(match: Match) -> list[TrackLine]:
    lowest, last = first(match), len(match.journal.choices)
    stride = max(1, (last - lowest) // MOST_POINTS)
    lines: dict[str, TrackLine] = {}
    for at in sorted({*range(lowest, last + 1, stride), last}):
        for track in match.game.view(position(match, at), SPECTATOR).tracks:
            line = lines.setdefault(track.id, TrackLine(track.id, track.title, track.owner, []))
            line.points.append((at, track.value))
    return list(lines.values())


def may_save(table: LiveTable, mine: list[int], host: bool, owner: bool) -> bool:
    """A save shows everything: for all people at the table together, or after the end."""
    if owner or (is_over(table.match) and (mine or host)):
        return True
    people = {s.seat for s in table.seats if s.token_hash and s.occupant != OPEN}
    return bool(people) and people <= set(mine)


def save(table: LiveTable) -> str:
    """The save file. A journal that begins at a position says so in its content line."""
    journal = table.match.journal
    if table.record.base is not None:
        journal = replace(journal, content=journal.content + loading.FORKED)
    return journal.text(snapshots.encode(table.match.g))


def report(table: LiveTable, seat: int, with_save: bool) -> Report:
    """A bug report from a seat's own view."""
    match = table.match
    return Report(
        gaslamp=__version__,
        python=platform.python_version(),
        written=now(),
        table=table.id,
        game=match.game.id,
        rules=match.journal.rules,
        content=match.journal.content,
        options=match.journal.options,
        seats=[SeatLine(s.seat, s.occupant, s.name) for s in table.seats],
        seat=seat,
        seq=table.seq,
        asked=match.asked(),
        prompt=match.prompt(),
        view=match.view(seat),
        menu=[msgspec.to_builtins(offer) for offer in match.menu(seat)],
        refusals=[msgspec.to_builtins(reason) for reason in match.reasons(seat)],
        log=[shown(entry) for entry in match.visible_log(seat)[-LAST_LINES:]],
        my_choices=[(n, key) for n, (who, key) in enumerate(match.journal.choices) if who == seat],
        notice=match.notice,
        save=save(table) if with_save else None,
    )
