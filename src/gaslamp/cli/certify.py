"""The certify command: looks for whatever tells somebody what they may not know."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gaslamp import games
from gaslamp.cli.simulate import progress
from gaslamp.cli.speech import t
from gaslamp.cli.writing import Sheet
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.pool import MOST_JOBS, cores
from gaslamp.lab.report import told_of
from gaslamp.lab.spec import check_seed
from gaslamp.server.certificate.compared import STRANGER
from gaslamp.server.certificate.issuing import Certificate, Shown, certified
from gaslamp.table.log import SPECTATOR
from gaslamp.words.sayings import told
from gaslamp.words.sentences import Argument

DIFFERS = 1
PARTS = ("state", "help", "choice", "list", "replay", "report", "hint", "missed", "chance")


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    positions: int
    seed: int
    jobs: int | None
    json: bool
    out: Path | None


def certify(order: Order) -> int:
    """Compare, and tell; the exit code is 1 if something differs."""
    if order.positions < 1:
        raise Trouble("too-few-positions", positions=order.positions)
    check_seed(order.seed)
    jobs = cores() if order.jobs is None else order.jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise Trouble("jobs-out-of-range", jobs=jobs, most=MOST_JOBS)
    game = games.find(order.game)
    sheet = None if order.out is None else Sheet(order.out)
    try:
        with ExitStack() as stack:
            done = progress(stack, order.positions)
            found = certified(game.id, order.positions, order.seed, jobs, done)
        written = msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
        if sheet is not None:
            sheet.write(written)
    except BaseException:
        if sheet is not None:
            sheet.tear_up()
        raise
    if order.json:
        print(written, end="")
    else:
        tell(found, told(game.titled(), t.language))
    return DIFFERS if found.differences else 0


def say(key: str, /, **given: Argument) -> str:
    return told_of(key, t.language, **given)


def tell(found: Certificate, title: str) -> None:
    counts = found.compared
    print(say("certify-of", game=title, version=found.gaslamp, rules=found.rules,
              content=found.content, engine=found.engine))  # fmt: skip
    print(say("certify-played", positions=found.positions, games=found.games,
              worlds=counts.get("worlds", 0), bytes=counts.get("bytes", 0)))  # fmt: skip
    for part in PARTS:
        if counts.get(part):
            print(f"  {say(f'certify-{part}', count=counts[part])}")
    print(say("certify-digest", digest=found.digest))
    if not found.differences:
        print(say("certify-same"))
    for one in found.differences:
        show(one)


def show(one: Shown) -> None:
    eyes = {SPECTATOR: say("certify-spectator"), STRANGER: say("certify-stranger")}
    who = eyes.get(one.eyes) or say("certify-seat", seat=one.eyes + 1)
    print(say("certify-differs", part=one.part, who=who, after=one.after,
              fewest=len(one.choices), seed=one.seed))  # fmt: skip
    print(f"  {say('certify-real', text=one.real)}")
    print(f"  {say('certify-other', text=one.other)}")
    options = t.commas([f"{key}={value}" for key, value in one.options.items()])
    print(f"  {say('certify-table', seats=t.commas(one.seats), options=options)}")
    for choice in one.choices:
        print(f"    {choice}")
