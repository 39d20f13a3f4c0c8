"""The balance command: plays the cells of a game's bands and says which shares keep to them."""

from __future__ import annotations

import csv
import io
import json
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.cli.simulate import INTERRUPTED, progress
from gaslamp.cli.speech import t
from gaslamp.cli.writing import Sheet
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.bands import Band, Played, Rise, Row, cells_of, read_bands, unsure
from gaslamp.lab.crew import Jobs, hired
from gaslamp.lab.pool import cores
from gaslamp.lab.spec import check_seed
from gaslamp.lab.telling import Telling

OUTSIDE = 1


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int
    most: int
    band: str
    seed: int
    jobs: int | None
    pack: Path | None
    json: bool
    csv: Path | None
    engine: str
    address: str


def weigh(order: Order) -> int:
    """Play, and tell; the exit code is 1 if a share lies outside of its band."""
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    check_seed(order.seed)
    game = games.find(order.game)
    bands = chosen(read_bands(game), order.band)
    sheet = None if order.csv is None else Sheet(order.csv)
    played = Played(game.id, order.bots, order.seed, order.pack)
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    try:
        interrupted = play(order, played, bands, jobs)
        rows = [row for band in bands for row in played.rows(band)]
        rises = [rise for band in bands for rise in played.rises(band)]
        if sheet is not None:
            sheet.write(as_csv(rows))
    except BaseException:
        if sheet is not None:
            sheet.tear_up()
        raise
    if order.json:
        print(json.dumps(as_data(rows, rises), indent=2, ensure_ascii=False))
    else:
        show(Telling(game, game.printed, t.language), order, rows, rises)
    if interrupted:
        return INTERRUPTED
    return 0 if all(row.keeps() for row in rows) and all(r.keeps() for r in rises) else OUTSIDE


def chosen(bands: list[Band], id: str) -> list[Band]:
    found = [band for band in bands if id in ("", band.id)]
    if not found:
        raise Trouble("no-such-band", id=id, known=[band.id for band in bands])
    return found


def play(order: Order, played: Played, bands: list[Band], jobs: Jobs) -> bool:
    """All cells, and those that are not sure further; whether Ctrl-C cut it short."""
    for count in (order.games, order.most):
        wanted = unsure(played, bands) if played.trials else cells_of(bands)
        left = sum(max(0, count - len(played.trials.get(cell, []))) for cell in wanted)
        with ExitStack() as stack:
            done = progress(stack, left)
            for cell in wanted:
                if played.play(cell, count, jobs, done):
                    return True
    return False


def show(telling: Telling, order: Order, rows: list[Row], rises: list[Rise]) -> None:
    said = telling.say
    print(said("balance-of", game=telling.w.say("title"), bots=order.bots, seed=str(order.seed)))
    before = ""
    for row in rows:
        if (head := telling.counted(row.band)) != before:
            print(f"\n{head}")
        before = head
        print(f"  {line(telling, row)}")
    for rise in rises:
        key = "balance-falls" if rise.keeps() else "balance-rises"
        points = f"{abs(rise.fell):.0f}"
        print(said(key, first=telling.cell(rise.easier), second=telling.cell(rise.harder),
                   points=points))  # fmt: skip
    outside = sum(not row.keeps() for row in rows) + sum(not rise.keeps() for rise in rises)
    print(f"\n{said('balance-sum', rows=len(rows) + len(rises), outside=outside)}")


def line(telling: Telling, row: Row) -> str:
    """A share with its interval, its band and how it stands to that."""
    said = telling.say
    names = [telling.named(row.name)] if row.name else []
    names += [telling.cell(row.cell)] if row.cell is not None and row.band.apart else []
    what = telling.commas(names) or telling.cell(row.cell)
    share = said("balance-share", share=f"{row.share:.1f}", low=f"{row.low:.0f}",
                 high=f"{row.high:.0f}", games=row.games)  # fmt: skip
    if row.least is None or row.most is None:
        return said("balance-told", what=what, share=share)
    edge = row.verdict() == "edge"
    key = ("edge" if edge else "within") if row.keeps() else ("near" if edge else "outside")
    return said(f"balance-{key}", what=what, share=share, least=f"{row.least:.1f}",
                most=f"{row.most:.1f}")  # fmt: skip


def as_data(rows: list[Row], rises: list[Rise]) -> dict[str, Any]:
    return {
        "shares": [
            {"band": row.band.id, "seats": row.cell.seats if row.cell else None,
             "options": dict(row.cell.options) if row.cell else None, "name": row.name,
             "games": row.games, "wins": row.wins, "share": row.share, "low": row.low,
             "high": row.high, "least": row.least, "most": row.most, "keeps": row.keeps(),
             "sure": row.verdict() != "edge"}
            for row in rows
        ],
        "rises": [
            {"band": rise.band.id, "easier": dict(rise.easier.options),
             "harder": dict(rise.harder.options), "fell": rise.fell, "keeps": rise.keeps()}
            for rise in rises
        ],
    }  # fmt: skip


def as_csv(rows: list[Row]) -> str:
    sheet = io.StringIO()
    data = as_data(rows, [])["shares"]
    written = csv.DictWriter(sheet, list(data[0]) if data else [], lineterminator="\n")
    written.writeheader()
    for row in data:
        options = row["options"]
        told = "" if options is None else ";".join(f"{k}={v}" for k, v in options.items())
        written.writerow({**row, "options": told})
    return sheet.getvalue()
