"""The report command: lets bots play the tables of a game's bands, and writes what they say."""

from __future__ import annotations

import csv
import io
import json
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.cli.simulate import INTERRUPTED, progress
from gaslamp.cli.speech import t
from gaslamp.cli.writing import Sheet
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.bands import Played, cells_of, read_bands
from gaslamp.lab.crew import extra, hired
from gaslamp.lab.pool import cores
from gaslamp.lab.report import told_of
from gaslamp.lab.spec import check_seed
from gaslamp.lab.telling import Telling


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int
    seed: int
    jobs: int | None
    pack: Path | None
    out: Path | None
    engine: str
    address: str


def tell(order: Order) -> int:
    """A page, and beside it the same as JSON and as CSV."""
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    check_seed(order.seed)
    game = games.find(order.game)
    bands = read_bands(game)
    page = extra("altair", "gaslamp.lab.page")
    findings = extra("numpy", "gaslamp.lab.findings").findings
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    out = order.out or Path(f"{game.id}.html")
    sheets = [Sheet(out.with_suffix(kind)) for kind in (".html", ".json", ".csv")]
    played = Played(game.id, order.bots, order.seed, order.pack, noting=True)
    wanted = cells_of(bands)
    interrupted = False
    try:
        with ExitStack() as stack:
            done = progress(stack, len(wanted) * order.games)
            for cell in wanted:
                if interrupted := played.play(cell, order.games, jobs, done):
                    break
        found = findings(played, bands)
        telling = Telling(game, played.content(), t.language)
        texts = (page.Page(found, telling).written(),
                 json.dumps(found, indent=1, ensure_ascii=False) + "\n", as_csv(found))  # fmt: skip
        for sheet, text in zip(sheets, texts, strict=True):
            sheet.write(text)
    except BaseException:
        for sheet in sheets:
            sheet.tear_up()
        raise
    if interrupted:
        games_in_all = len(wanted) * order.games
        said = told_of("interrupted-after", t.language, played=found["games"], games=games_in_all)
        print(said, file=sys.stderr)
    print(t.command("report-written", path=str(out), games=found["games"]))
    return INTERRUPTED if interrupted else 0


def as_csv(found: dict[str, Any]) -> str:
    """Every share of the report in one table: what it is of, and its interval."""
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(["section", "kind", "name", "seats", "options", "games", "wins", "share", "low",
                   "high", "times", "model", "model-low", "model-high"])  # fmt: skip

    def row(section: str, kind: str, name: str, seats: Any, options: str, it: Any) -> None:
        effect = it.get("effect") or {}
        rows.writerow([section, kind, name, seats or "", options, it["games"], it["wins"],
                       round(it["share"], 4), round(it["low"], 4), round(it["high"], 4),
                       it.get("times", ""),
                       *(round(effect[key], 2) if effect else "" for key in
                         ("points", "low", "high"))])  # fmt: skip

    for it in found["groups"]:
        row("group", it["group"], it["name"], it["seats"], "", it)
    for it in found["tables"]:
        options = ";".join(f"{key}={value}" for key, value in it["options"].items())
        row("table", "together" if it["together"] else "seat-1", "", it["seats"], options, it)
    for it in found["first"]:
        row("first", "", "", it["seats"], "", it)
    for it in found["choices"]:
        row("choice", it["verb"], it["thing"], "", "", it)
    return sheet.getvalue()
