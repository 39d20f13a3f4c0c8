"""The whatif command: a game as it is and as a patch would have it, on the same deals."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

from gaslamp import games
from gaslamp.cli.asking import read_options
from gaslamp.cli.simulate import INTERRUPTED, progress
from gaslamp.cli.speech import t
from gaslamp.cli.writing import Sheet
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.lab import whatif as whatifs
from gaslamp.lab.bands import WON, read_bands
from gaslamp.lab.crew import hired
from gaslamp.lab.patching import Change, patched, read_patch
from gaslamp.lab.pool import cores, run
from gaslamp.lab.report import told_of
from gaslamp.lab.spec import check_seed, make_spec
from gaslamp.lab.telling import Telling
from gaslamp.lab.trial import Trial
from gaslamp.lab.whatif import Comparison, Figures, figures_of
from gaslamp.words import sayings
from gaslamp.words.sentences import Argument

SHARE = 50  # deals between two looks
HUNDRED = 100.0
PAGE = Path(whatifs.__file__).with_name("whatif.html")
PARAGRAPH = Template("<p>$line</p>")
SOON, LATE = 2, 86_400  # seconds until the page looks again


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    patch: Path
    bots: str
    games: int
    counts: str
    fine: int
    seats: int | None
    option: list[str]
    seed: int
    jobs: int | None
    json: bool
    page: Path | None
    engine: str
    address: str


@dataclass
class Found:
    """What is known so far."""

    compared: Comparison
    before: list[Trial]
    after: list[Trial]
    interrupted: bool = False


def say(key: str, /, **given: Argument) -> str:
    return told_of(key, t.language, **given)


def whatif(order: Order) -> int:
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    check_seed(order.seed)
    game = games.find(order.game)
    changes = read_patch(order.patch)
    with TemporaryDirectory() as place:
        pack = patched(game, changes, Path(place) / order.patch.stem)
        game.content(pack)
        found = compared(order, game, pack, changes)
    if order.json:
        print(json.dumps(as_data(game, changes, found), indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines(game, changes, found)))
    return INTERRUPTED if found.interrupted else 0


def counted(game: Game[Any], wished: str) -> str:
    """What is compared: what was asked for, else what the first band of the game counts."""
    return wished or next((band.counts for band in read_bands(game)), WON)


def compared(order: Order, game: Game[Any], pack: Path, changes: list[Change]) -> Found:
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    found = Found(Comparison(counted(game, order.counts), order.fine / HUNDRED), [], [])
    given = read_options(order.option)
    specs = [
        replace(make_spec(game.id, order.bots, order.seats, given, which), noting=True)
        for which in (None, pack)
    ]
    with ExitStack() as stack:
        done = progress(stack, 2 * order.games)
        while found.compared.deals < order.games and not found.compared.settled():
            count = min(SHARE, order.games - found.compared.deals)
            first = order.seed + found.compared.deals
            before, cut = run(specs[0], count, first, jobs, done)
            after, cut_too = run(specs[1], count, first, jobs, done)
            whole = min(len(before), len(after))
            found.before += before[:whole]
            found.after += after[:whole]
            found.compared.add(before[:whole], after[:whole])
            if order.page is not None:
                Sheet(order.page).write(page(game, changes, found, order.games))
            if cut or cut_too:
                found.interrupted = True
                break
    if order.page is not None:
        Sheet(order.page).write(page(game, changes, found, found.compared.deals))
    return found


def verdict(found: Found) -> str:
    compared = found.compared
    key = "differs" if compared.different() else "same" if compared.settled() else "open"
    return say(f"whatif-{key}", deals=compared.deals, points=f"{HUNDRED * compared.fine:.0f}")


def lines(game: Game[Any], changes: list[Change], found: Found) -> list[str]:
    telling = Telling(game, game.printed, t.language)
    told = [say("whatif-of", game=telling.w.say("title"), deals=found.compared.deals), ""]
    told += [say("whatif-change", name=named(telling, change.id), fields=fields_of(change))
             for change in changes]  # fmt: skip
    told.append("")
    error = found.compared.error()
    for name, pairs in sorted(found.compared.pairs.items()):
        mean, reach = HUNDRED * pairs.mean(), HUNDRED * pairs.reach(error)
        told.append(say(
            "whatif-share", what=named(telling, name) if name else say("whatif-wins"),
            before=f"{HUNDRED * pairs.before / pairs.count:.1f}",
            after=f"{HUNDRED * pairs.after / pairs.count:.1f}", change=f"{mean:+.1f}",
            low=f"{mean - reach:+.1f}", high=f"{mean + reach:+.1f}",
        ))  # fmt: skip
    for id in dict.fromkeys(change.id for change in changes):
        for key, trials in (("before", found.before), ("after", found.after)):
            told.append(figures_told(telling, id, key, figures_of(trials, id)))
    return [*told, "", verdict(found)]


def figures_told(telling: Telling, id: str, key: str, figures: Figures) -> str:
    verbs = t.commas([say("whatif-verb", verb=telling.verb(verb), times=times)
                      for verb, times in sorted(figures.times.items())])  # fmt: skip
    won = f"{HUNDRED * figures.won / figures.used:.0f}" if figures.used else "–"
    return say(f"whatif-card-{key}", name=named(telling, id), used=figures.used,
               seats=figures.seats, won=won, verbs=verbs or "–")  # fmt: skip


def named(telling: Telling, id: str) -> str:
    return telling.named(id)


def fields_of(change: Change) -> str:
    return t.commas([f"{name} = {value}" for name, value in change.fields.items()])


def as_data(game: Game[Any], changes: list[Change], found: Found) -> dict[str, Any]:
    error = found.compared.error()
    return {
        "game": game.id,
        "deals": found.compared.deals,
        "counts": found.compared.counts,
        "changes": [change._asdict() for change in changes],
        "shares": [
            {"name": name, "deals": p.count, "before": p.before / p.count,
             "after": p.after / p.count, "change": p.mean(), "reach": p.reach(error),
             "differs": p.differs(error)}
            for name, p in sorted(found.compared.pairs.items())
        ],
        "cards": {
            id: {key: vars(figures_of(trials, id))
                 for key, trials in (("before", found.before), ("after", found.after))}
            for id in dict.fromkeys(change.id for change in changes)
        },
        "settled": found.compared.settled(),
        "different": [pairs.name for pairs in found.compared.different()],
    }  # fmt: skip


def page(game: Game[Any], changes: list[Change], found: Found, budget: int) -> str:
    """The same as a page that looks again by itself as long as games are played."""
    deals = found.compared.deals
    running = deals < budget and not found.compared.settled()
    told = (PARAGRAPH.substitute(line=escape(line)) for line in lines(game, changes, found) if line)
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        language=t.language, again=SOON if running else LATE,
        title=escape(sayings.told(game.titled(), t.language)),
        heading=escape(say("whatif-title")), most=budget, done=deals, told="".join(told),
        label=escape(say("whatif-progress", deals=deals, games=budget)),
    )  # fmt: skip
