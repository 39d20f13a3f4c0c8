"""The life of a match: begun, played again from its journal, or taken up where it was left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.envelope import Envelope
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State
from gaslamp.table.log import ALL_SEEING, SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.seats import check_seats

# In the content line of older saves: the journal begins at a position, and the save lacks it.
FORKED = " forked"
LARGEST_VIEW = 512 * 1024
# What rules may run into when they are asked about a position that no game of theirs has.
FAILURES = (
    Trouble, KeyError, IndexError, ValueError, AssertionError, TypeError, AttributeError,
    ArithmeticError, RecursionError, NotImplementedError,
)  # fmt: skip


def content_of(game_id: str, pack: Path | None = None) -> Any:
    """A game's content; with a user's pack laid over it, read anew."""
    game = games.find(game_id)
    return game.printed if pack is None else game.content(pack)


def begin(
    game_id: str,
    seats: Sequence[str],
    options: dict[str, str],
    seed: int,
    pack: Path | None = None,
    envelope: Envelope | None = None,
) -> Match:
    """A new match: seats are `human`, `open` or the name of a bot. Its chance comes from the seed,
    or from an envelope."""
    game = games.find(game_id)
    check_seats(list(seats))
    settled = game.settled(len(seats), options)
    content = content_of(game_id, pack)
    journal = Journal(game.id, game.rules_version, content.digest, seed, list(seats), settled)
    journal.envelope = envelope
    g = game.new(content, len(seats), settled, journal.dealt_by())
    return Match(game, content, journal, g)


def arranged(
    game_id: str,
    seats: Sequence[str],
    options: dict[str, str],
    seed: int,
    g: State,
    pack: Path | None = None,
) -> Match:
    """A match that begins at a position instead of a deal."""
    game = games.find(game_id)
    content = content_of(game_id, pack)
    g.log = []  # what led there is not its history
    journal = Journal(
        game.id, game.rules_version, content.digest, seed, list(seats), options,
        base=snapshots.text(g),
    )  # fmt: skip
    return Match(game, content, journal, g)


def at(journal: Journal, snapshot: str, content: Any) -> Match:
    """The match at a position, without its past."""
    g = snapshots.restore(json.loads(snapshot), content)
    return Match(games.find(journal.game), content, journal, g)


def replayed(journal: Journal, content: Any) -> Match:
    """Play a journal again, from the deal or from the position it began with."""
    if journal.content.endswith(FORKED):
        raise Trouble("save-of-position")
    if journal.content != content.digest:
        raise Trouble("save-other-cards")
    game = games.find(journal.game)
    options, drawn = dict(journal.options), list(journal.drawn)
    fresh = replace(journal, seats=list(journal.seats), options=options, choices=[], drawn=drawn)
    if not journal.base:
        settled = game.settled(len(journal.seats), options)
        g = game.new(content, len(journal.seats), settled, journal.dealt_by())
        match = Match(game, content, fresh, g)
    else:
        match = at(fresh, journal.base, content)
    for seat, key in journal.choices:
        match.take(seat, key)
    return match


def resumed(journal: Journal, snapshot: str, content: Any) -> Match:
    """Replay the journal; where that no longer leads to the snapshot, go on from the snapshot."""
    try:
        match = replayed(journal, content)
        if snapshots.text(match.g) == snapshot:
            return match
        trouble = Saying("save-leads-elsewhere")
    except Trouble as error:
        trouble = error.saying
    except FAILURES as error:
        trouble = Saying("save-failed", error=str(error))
    refuse_other_pieces(journal.content, content.digest)
    # Chance goes on from the snapshot, too: nobody can find the whole game again.
    match = at(replace(journal, envelope=None, drawn=[]), snapshot, content)
    match.notice = Saying("save-changed", trouble=trouble)
    return match


def load(text: str, pack: Path | None = None) -> Match:
    """The match of a save file."""
    journal, plain = read_save(text)
    content = content_of(games.find(journal.game).id, pack)
    return resumed(journal, written(plain), content)


def written(plain: snapshots.Plain) -> str:
    """A snapshot that was read, as `snapshot.text` would write it."""
    return json.dumps(plain, separators=(",", ":"), sort_keys=True)


def refuse_other_pieces(saved: str, present: str) -> None:
    """A snapshot names pieces by number: it needs the same pieces, whatever is printed on them."""
    if saved.partition("-")[0] != present.partition("-")[0]:
        raise Trouble("save-other-pieces")


def check_answers(match: Match) -> None:
    """Whether a position answers everything that a table, its bots and hints will ask of it."""
    snapshots.check_size(snapshots.encode(match.g))
    seats = range(len(match.journal.seats))
    for seat in (*seats, SPECTATOR, ALL_SEEING):
        shown: list[Any] = [match.view(seat), match.menu(seat), match.reasons(seat)]
        if len(msgspec.json.encode(shown)) > LARGEST_VIEW:
            raise Trouble("position-too-large")
    match.prompt()
    match.headline()
    match.game.clock(match.g)
    match.game.turn(match.g)
    result = match.result()
    if result is None and not any(match.codes(seat) for seat in match.asked()):
        raise Trouble("position-stuck")
    if result is not None and match.asked():
        raise Trouble("position-over-and-asked")
    judge = match.game.judge()
    for seat in seats:
        snapshots.text(judge.redeal(match.g, seat, seeded(1)))
