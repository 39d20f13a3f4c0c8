"""The rules accounted for, the words of a game, and examples as tables, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp import games
from gaslamp.games.rulebook import rulebook
from server_kit import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("accounts")) as running:
        yield running


def test_every_rule_is_told_with_what_stands_behind_it(served: Served) -> None:
    for game_id in games.ids():
        told = served.get(f"/api/games/{game_id}/accounts").json()
        rules = [rule for house in told["houses"] for rule in house["rules"]]
        book = rulebook(games.find(game_id).folder())
        assert [rule["id"] for rule in rules] == list(book.rules)
        assert all(rule["tests"] and (rule["uses"] or rule["why"]) for rule in rules)
        assert len(told["examples"]) == len(book.examples)
        assert all(house["name"] for house in told["houses"])


def test_the_words_of_a_game_are_explained_with_their_rules(served: Served) -> None:
    for game_id in games.ids():
        told = served.get(f"/api/games/{game_id}/glossary").json()
        known = rulebook(games.find(game_id).folder()).rules
        assert len(told["overview"]) >= 5 and len(told["terms"]) >= 24
        assert all(
            term["word"] and term["says"] and term["rule"] in known for term in told["terms"]
        )


def test_an_example_is_opened_as_a_table(served: Served) -> None:
    made = served.post("/api/games/terrors-of-london/examples/E-5", {})
    assert made.status_code == 201
    assert [seat["occupant"] for seat in made.json()["seats"]] == ["human", "human"]
    none = served.post("/api/games/terrors-of-london/examples/E-99", {})
    assert none.status_code == 404
