"""Showing a game again: a saved one, or a simulated one by its seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gaslamp.cli import board
from gaslamp.cli.asking import check_seat, read_options, read_text
from gaslamp.cli.speech import t
from gaslamp.cli.telling import called, ending, told_here, tongue
from gaslamp.cli.terminal import ask, say
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.lab.spec import LIMIT, check_seed, make_spec
from gaslamp.lab.trial import journal_of, stage
from gaslamp.table import life
from gaslamp.table.log import ALL_SEEING
from gaslamp.table.match import Match


@dataclass(frozen=True)
class Shown:
    """Which game to show: a file, or the words of a simulation."""

    file: Path | None
    game: str
    seed: int | None
    bots: str
    seats: int | None
    option: list[str]
    pack: Path | None
    limit: int | None


def replay(shown: Shown, step: bool, seat: int | None) -> int:
    start, choices = from_file(shown, shown.file) if shown.file else from_seed(shown)
    eyes = ALL_SEEING if seat is None else check_seat(seat, len(start.journal.seats))
    journal = start.journal
    title, seats = (
        tongue(start).words.say("title"),
        t.commas([called(who) for who in journal.seats]),
    )
    say(t("replay-head", title=title, seed=str(journal.seed), seats=seats))
    try:
        show(start, choices, eyes, step)
    except (EOFError, KeyboardInterrupt):
        say()
        say(t("goodbye"))
    return 0


def from_file(shown: Shown, path: Path) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a save at its start, and the choices that were made in it."""
    if shown.game or shown.seed is not None or shown.bots or shown.option:
        raise Trouble("replay-not-both")
    match = life.load(read_text(path), shown.pack)
    if match.notice:
        raise Trouble("replay-other-rules", path=path)
    return restarted(match.journal, match.content), match.journal.choices


def from_seed(shown: Shown) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a simulated game at its start, and the choices its bots make."""
    if not shown.game or shown.seed is None:
        raise Trouble("replay-what")
    limit = LIMIT if shown.limit is None else shown.limit
    options = read_options(shown.option)
    spec = make_spec(shown.game, shown.bots, shown.seats, options, shown.pack, limit)
    journal = journal_of(spec, check_seed(shown.seed))
    return restarted(journal, stage(spec.game, spec.pack)[1]), journal.choices


def restarted(journal: Journal, content: object) -> Match:
    """The match before its first choice."""
    return life.replayed(replace(journal, choices=[]), content)


def show(match: Match, choices: list[tuple[int, str]], eyes: int, step: bool) -> None:
    """Print what is said choice by choice, and how it ended or where it stands."""
    told = tell(match, 0, eyes)
    for number, (seat, key) in enumerate(choices, 1):
        if step and wait(match, eyes, number - 1, len(choices)):
            return
        if eyes in (ALL_SEEING, seat):
            label = next(offer.label for offer in match.menu(seat, t.language) if offer.key == key)
            name = tongue(match).words.seat_names[seat]
            say(t("replay-choice", number=str(number), name=name, label=label, key=key))
        match.choose(seat, key)
        told = tell(match, told, eyes)
    if match.result() is not None:
        say(ending(match, []))
    else:
        say(t("replay-goes-on", count=len(choices), prompt=match.prompt(t.language)))


def tell(match: Match, told: int, eyes: int) -> int:
    """Print the log from here on; how far it is told now."""
    seen = [entry for entry in match.log[told:] if entry.visible_to(eyes)]
    for entry in told_here(match, seen, eyes):
        say(f"    {entry.text}")
    return len(match.log)


def wait(match: Match, eyes: int, done: int, count: int) -> bool:
    """Wait for Enter; the board on request. True to stop."""
    while True:
        answer = ask(t("replay-wait", done=done, count=count)).lower()
        if answer in ("q", "quit"):
            return True
        if answer != "board":
            return False
        say(board.whole(board.table_of(match, eyes)))
