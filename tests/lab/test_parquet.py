"""Results for other tools, and who plays them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, refused
from gaslamp.lab import crew

WITHOUT = "needs the packages of requirements/lab.txt: make lab"


def test_duckdb_and_polars_read_what_was_played(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason=WITHOUT)
    duckdb = pytest.importorskip("duckdb", reason=WITHOUT)
    polars = pytest.importorskip("polars", reason=WITHOUT)
    path = tmp_path / "games.parquet"
    told = gaslamp("simulate", TERRORS, "--games", "6", "--jobs", "1", "--json",
                   "--parquet", str(path))  # fmt: skip
    summary = json.loads(told.out)
    rows = polars.read_parquet(path)
    assert rows["seed"].to_list() == [1, 2, 3, 4, 5, 6]
    assert rows["decisions"].sum() == summary["decisions"]
    won = duckdb.sql(
        f"select count(*) from '{path}' where finished and list_contains(winners, 0)"
    ).fetchall()
    assert won == [(summary["seats"][0]["wins"],)]
    schema = parquet.read_schema(path)
    assert all(field.metadata[b"about"] for field in schema)
    source = json.loads(schema.metadata[b"gaslamp"])
    assert (source["game"], source["bots"]) == (TERRORS, ["random", "random"])
    assert source["options"] == summary["options"]


def test_what_is_missing_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(crew, "import_module", missing)
    assert "make lab" in refused("simulate", TERRORS, "--engine", "ray")
    assert "'pyarrow'" in refused("simulate", TERRORS, "--parquet", "x.parquet")
    assert "local, ray" in refused("simulate", TERRORS, "--engine", "abacus")
    assert "--engine ray" in refused("ladder", TERRORS, "--address", "here")
