"""Hints with three choices, and chances: over the wire, as far as the table's people agreed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server_kit import Player, Served, played, serving

BEHIND = {"best", "as-good", "hair", "little", "deal"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("candles")) as running:
        yield running


def laid(served: Served, advice: str) -> Any:
    given: dict[str, Any] = {"first-player": "seat-1", "overlords": "random"}
    return served.new_table(options=given, terms={"advice": advice}, seed=3)


def said(player: Player, about: str) -> list[str]:
    return [line["text"] for line in player.chat if about in line["text"]]


@played
async def test_a_hint_tells_the_best_choices_with_reasons_and_chances(served: Served) -> None:
    links = laid(served, "on")
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        hint = await ann.ask("hint", seat=0)
        choices = hint["choices"]
        assert 1 < len(choices) <= 3 and choices[0]["key"] == hint["key"]
        for each in choices:
            assert each["key"] in ann.menu(0) and each["label"] and each["why"].endswith(".")
            assert each["behind"] in BEHIND
            chance = each["chance"]
            assert 0 <= chance["low"] <= chance["won"] <= chance["high"] <= 100
        assert hint["own"]["seat"] == 0
        await ann.ask("hint", seat=0)
        await bob.ask("ping")
        assert len(said(bob, "lit the candles")) == 1


@played
async def test_chances_are_told_of_a_seat_of_an_option_and_to_who_watches(served: Served) -> None:
    links = laid(served, "chance")
    async with served.join(links, 0) as ann, served.join(links) as eve:
        hint = await ann.ask("hint", seat=0)
        assert hint["code"] == "refused" and "only chances" in hint["message"]
        own = await ann.ask("chance", seat=0)
        assert own["key"] is None and [one["seat"] for one in own["of"]] == [0]
        key = ann.menu(0)[0]
        after = await ann.ask("chance", seat=0, key=key)
        assert after["key"] == key and 0 <= after["of"][0]["won"] <= 100
        none = await ann.ask("chance", seat=0, key="fly")
        assert none["message"] == "There is no such option to weigh now."
        foreign = await ann.ask("chance", seat=1)
        assert foreign["code"] == "not-your-seat"
        watched = await eve.ask("chance")
        assert [one["seat"] for one in watched["of"]] == [0, 1]
        assert abs(sum(one["won"] for one in watched["of"]) - 100) <= 12


@played
async def test_at_a_table_without_advice_there_is_none(served: Served) -> None:
    links = laid(served, "off")
    async with served.join(links, 0) as ann:
        assert "advice" in {term["key"] for term in ann.welcome["terms"]}
        for asked in ("hint", "chance"):
            refused = await ann.ask(asked, seat=0)
            assert refused["code"] == "refused" and "no hints and no chances" in refused["message"]
