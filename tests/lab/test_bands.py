"""Bands: what a game should keep to, what games say of it, and when more of them are played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, refused
from gaslamp import games
from gaslamp.lab.bands import Band, Cell, Played, cells_of, read_bands, unsure
from gaslamp.lab.trial import Trial

ONE = Cell(2, ())
OTHER = Cell(3, ())


def trial(winners: tuple[int, ...], names: list[str]) -> Trial:
    return Trial(1, True, 10, 5, winners, "over", {"side": names}, {}, [])


def band(counts: str, **given: object) -> Band:
    values = {"of": "one", "low": 40, "high": 60, "apart": False, "falling": False, "cells": (ONE,)}
    return Band("it", counts, **{**values, **given})  # type: ignore[arg-type]


def played(trials: dict[Cell, list[Trial]]) -> Played:
    found = Played(TERRORS, "random", 1)
    found.trials = trials
    return found


@pytest.mark.parametrize("id", games.ids())
def test_every_game_has_bands_that_can_be_played(id: str) -> None:
    game = games.find(id)
    bands = read_bands(game)
    assert len({one.id for one in bands}) == len(bands)
    for cell in cells_of(bands):
        spec = Played(id, "random", 1).spec(cell)
        assert dict(cell.options).items() <= dict(spec.options).items()
        groups = game.groups(game.new(game.printed, cell.seats, dict(spec.options), 1))
        known = {"won", "seat-1", *groups}
        assert {one.counts for one in bands if cell in one.cells} <= known


def test_wins_are_counted_by_seat_by_group_and_together() -> None:
    rows = played({ONE: [trial((0,), ["dog", "cat"])] * 3 + [trial((1,), ["dog", "cat"])]})
    dogs = {row.name: (row.wins, row.games) for row in rows.rows(band("side"))}
    assert dogs == {"dog": (3, 4), "cat": (1, 4)}
    assert [row.wins for row in rows.rows(band("seat-2"))] == [1]
    assert [row.wins for row in rows.rows(band("won"))] == [4]


def test_bands_beside_an_even_share_and_beside_the_mean() -> None:
    trials = {OTHER: [trial((0,), ["dog", "cat", "owl"])] * 30}
    even = played(trials).rows(band("side", of="even", low=60, high=150, cells=(OTHER,)))
    assert {(round(row.least or 0), round(row.most or 0)) for row in even} == {(20, 50)}
    mean = played(trials).rows(band("side", of="mean", low=-8, high=8, cells=(OTHER,)))
    assert {(round(row.least or 0), round(row.most or 0)) for row in mean} == {(25, 41)}
    assert [row.keeps() for row in mean] == [False, False, False]


def test_cells_that_are_not_sure_are_played_further() -> None:
    half = [trial((0,), []), trial((), [])]
    apart = band("won", apart=True, cells=(ONE, OTHER))
    found = played({ONE: half * 10, OTHER: half * 500})
    assert [row.verdict() for row in found.rows(apart)] == ["edge", "within"]
    assert unsure(found, [apart]) == [ONE]
    low = played({ONE: [trial((), [])] * 40})
    assert [row.verdict() for row in low.rows(band("won"))] == ["outside"]
    assert [row.verdict() for row in low.rows(band("won", low=None, high=None))] == ["told"]


def test_what_should_grow_harder_is_looked_at() -> None:
    falling = band("won", apart=True, falling=True, cells=(ONE, OTHER))
    rising = played({ONE: [trial((), [])] * 10, OTHER: [trial((0,), [])] * 10})
    assert [(rise.keeps(), rise.fell) for rise in rising.rises(falling)] == [(False, -100.0)]
    assert rising.rises(band("won")) == []


def test_the_command_tells_shares_and_plays_on(tmp_path: Path) -> None:
    sheet = tmp_path / "shares.csv"
    words = ("--bots", "random", "--games", "10", "--most", "20", "--jobs", "1")
    ran = gaslamp("balance", TERRORS, *words, "--json", "--csv", str(sheet))
    told = json.loads(ran.out)["shares"]
    assert ran.code == (0 if all(row["keeps"] for row in told) else 1)
    first = next(row for row in told if row["band"] == "first-player")
    assert first["games"] == (10 if first["sure"] else 20)
    assert len(sheet.read_text().splitlines()) == 1 + len(told)
    ran = gaslamp("balance", TERRORS, *words, "--band", "first-player")
    assert "Seat 1 wins" in ran.out and "overlord" not in ran.out


def test_mistakes_are_told_in_sentences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "overlords, first-player" in refused("balance", TERRORS, "--band", "none")
    monkeypatch.setattr(type(games.find(TERRORS)), "folder", lambda self: tmp_path)
    assert "has no bands.toml" in refused("balance", TERRORS)
