"""Results for other tools: one row a game as Parquet, with what it is and where it comes from.

DuckDB, polars, pandas and Spark read it as it is. What a column holds stands in the column's own
metadata (`about`); version, digests, options and bots in the file's, as JSON under `gaslamp`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from gaslamp import __version__, engine
from gaslamp.lab.report import Report, told_of
from gaslamp.lab.trial import Trial, stage
from gaslamp.words.languages import ENGLISH

FORMAT = 1  # of the columns; a reader that knows it knows what they mean
GROUP, FACT = "group_", "fact_"


def provenance(report: Report) -> dict[str, Any]:
    """Where results come from: with these the same games can be played again."""
    spec = report.spec
    game, content = stage(spec.game, spec.pack)
    return {
        "format": FORMAT,
        "version": __version__,
        "rules": engine.digest(),
        "rules-version": game.rules_version,
        "content": content.digest,
        "game": spec.game,
        "bots": list(spec.bots),
        "options": dict(spec.options),
        "pack": Path(spec.pack).name if spec.pack else "",
        "limit": spec.limit,
        "first-seed": report.seed,
        "games": report.games,
        "interrupted": report.interrupted,
    }


def column(name: str, type: Any, key: str, of: str = "") -> Any:
    about = told_of(f"column-{key}", ENGLISH, name=of)
    return pa.field(name, type, nullable=False, metadata={"about": about})


def schema(report: Report) -> Any:
    groups = sorted({group for trial in report.trials for group in trial.groups})
    facts = sorted({fact for trial in report.trials for fact in trial.facts})
    chance = pa.struct([pa.field("seat", pa.int8()), pa.field("thousandths", pa.int16())])
    fields = [
        column("seed", pa.int64(), "seed"),
        column("finished", pa.bool_(), "finished"),
        column("decisions", pa.int32(), "decisions"),
        column("turns", pa.int32(), "turns"),
        column("winners", pa.list_(pa.int8()), "winners"),
        column("ending", pa.string(), "ending"),
        column("score", pa.list_(pa.int32()), "score"),
        *(column(GROUP + name, pa.list_(pa.string()), "group", name) for name in groups),
        *(column(FACT + name, pa.string(), "fact", name) for name in facts),
        column("chances", pa.list_(chance), "chances"),
    ]
    told = json.dumps(provenance(report), ensure_ascii=False, sort_keys=True)
    return pa.schema(fields, metadata={"gaslamp": told})


def row(trial: Trial, names: list[str]) -> dict[str, Any]:
    """A trial by column; seats count from 0."""
    found: dict[str, Any] = {
        "seed": trial.seed, "finished": trial.finished, "decisions": trial.decisions,
        "turns": trial.turns, "winners": list(trial.winners), "ending": trial.ending,
        "score": trial.score,
        "chances": [{"seat": seat, "thousandths": n} for seat, n in trial.chances],
    }  # fmt: skip
    for name in names:
        if name.startswith(GROUP):
            found[name] = trial.groups.get(name.removeprefix(GROUP), [])
        elif name.startswith(FACT):
            found[name] = trial.facts.get(name.removeprefix(FACT), "")
    return found


def as_parquet(report: Report) -> bytes:
    """The whole file."""
    described = schema(report)
    rows = [row(trial, described.names) for trial in report.trials]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, described), sink, compression="zstd")
    written: bytes = sink.getvalue().to_pybytes()
    return written
