"""The no-leak certificate: nothing differs, and whatever somebody plants is found and shortened."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp import games
from gaslamp.games.moment import Occasion
from gaslamp.games.terrors_of_london.game import TerrorsOfLondon
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State
from gaslamp.server.certificate import compared, issuing
from gaslamp.server.certificate.issuing import Certificate, certified
from gaslamp.server.certificate.worlds import Memory
from gaslamp.table import candles, possible
from gaslamp.table.log import Entry
from gaslamp.table.match import Match
from gaslamp.table.shorter import shortened
from sampling import by_commit, whole

GAME = "terrors-of-london"
POSITIONS = 5_000 if whole() else 200
SEED = by_commit().randrange(10**6)


@pytest.mark.parametrize("game", games.ids())
def test_nobody_is_told_what_they_cannot_know(game: str) -> None:
    found = certified(game, POSITIONS, SEED, 1, lambda count: None)
    assert found.differences == []
    assert found.positions >= POSITIONS
    assert found.compared["worlds"] > 3 * POSITIONS
    seen, seed = set(found.compared), SEED
    while "hint" not in seen:  # in so few positions it may be that no turn could be laid anew
        seed += 1
        seen |= set(certified(game, POSITIONS, seed, 1, lambda count: None).compared)
    assert {"state", "help", "choice", "list", "replay", "report", "missed", "chance"} <= seen


def test_the_same_run_says_the_same_whoever_plays_it() -> None:
    once, again = (certified(GAME, 40, 5, jobs, lambda count: None) for jobs in (1, 2))
    assert once == again
    assert certified(GAME, 40, 6, 1, lambda count: None).digest != once.digest


def leaky(positions: int = 400) -> Certificate:
    return certified(GAME, positions, 3, 1, lambda count: None)


def the_first(g: Any, seat: int) -> int:
    """The card that the other player holds first: nobody else may know."""
    hand = g.players[1 - seat].hand if seat in (0, 1) else None
    return int(hand.at(0)) if hand is not None and hand.size() else -1


def test_a_leak_in_the_view_is_found_and_made_short(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TerrorsOfLondon.view

    def view(self: Any, g: Any, seat: int, w: Any = None) -> Any:
        shown = plain(self, g, seat, w)
        shown.headline += f" {the_first(g, seat)}"
        return shown

    monkeypatch.setattr(TerrorsOfLondon, "view", view)
    found = leaky().differences
    assert found[0].part == "state: view"
    assert len(found[0].choices) <= 7 < found[0].after + 7
    assert found[0].real != found[0].other


def test_a_leak_in_the_size_of_a_menu_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TerrorsOfLondon.note

    def note(self: Any, g: Any, seat: int, code: int) -> Any:
        return plain(self, g, seat, code) if the_first(g, seat) % 2 else None

    monkeypatch.setattr(TerrorsOfLondon, "note", note)
    assert leaky().differences[0].part in ("state: menu", "choice: menu")


def test_a_line_of_the_log_that_everybody_reads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player has drawn is that player's secret, and the view does not tell it."""
    plain = Entry.visible_to

    def visible_to(self: Entry, seat: int) -> bool:
        return self.key.startswith("drew") or plain(self, seat)

    monkeypatch.setattr(Entry, "visible_to", visible_to)
    found = leaky().differences
    assert found
    assert {one.part for one in found} <= {"choice: log", "list: latest"}
    assert len(found[0].choices) <= found[0].after


def test_a_log_that_is_not_sifted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "visible_log", lambda self, seat: self.log)
    parts = {one.part for one in leaky().differences}
    assert "state: log" in parts


def test_what_was_let_go_is_not_looked_up_in_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    def could_still(game: Any, g: State, seat: int, *asked: Any) -> str:
        return f"{the_first(g, seat)}"

    monkeypatch.setattr(compared, "could_still", could_still)
    monkeypatch.setattr(issuing, "CLOSELY", 5)
    assert "missed" in {one.part for one in leaky().differences}


@pytest.mark.parametrize("table", ["slips", "lines"])
def test_a_help_that_peeps_is_found(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    """For whoever plays the first time: a slip, or what the teacher whispers."""
    plain = getattr(TerrorsOfLondon, table)

    def peeping(self: Any) -> dict[str, Occasion]:
        found: dict[str, Occasion] = plain(self)
        id = list(found)[-1]
        return {**found, id: Occasion(lambda m: the_first(m.g, m.seat) % 2 == 0)}

    monkeypatch.setattr(TerrorsOfLondon, table, peeping)
    part = "help: slips" if table == "slips" else "help: whisper"
    assert leaky().differences[0].part == part


def test_a_hint_that_peeps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stands(judge: Any, g: State, seat: int, rng: Any, worlds: int = 4) -> list[float]:
        return [0.2 + 0.01 * the_first(g, seat)]  # looks at the truth, not at a possible world

    monkeypatch.setattr(candles, "stands", stands)
    monkeypatch.setattr(issuing, "CLOSELY", 5)
    parts = {one.part.partition(":")[0] for one in leaky().differences}
    assert parts & {"hint", "chance"}


def test_possible_worlds_are_dealt_alike_on_both_sides() -> None:
    game = games.find(GAME)
    g = game.new(game.printed, 2, game.settled(2, {}), 1)
    judge, memory = game.judge(), Memory()
    rng, other = seeded(1, 1), seeded(1, 1)
    with possible.dealt_by(memory.first):
        worlds = [possible.possible(judge, g, 0, rng) for _ in range(3)]
    with possible.dealt_by(memory.second):
        again = [possible.possible(judge, judge.redeal(g, 0, seeded(9, 9)), 0, other)
                 for _ in range(3)]  # fmt: skip
    assert [game.view(w, 1) for w in worlds] == [game.view(w, 1) for w in again]
    assert (rng.a, rng.b) == (other.a, other.b)


def test_choices_that_are_not_needed_are_left_out() -> None:
    choices = [(0, f"{n}") for n in range(60)]
    needed = {(0, "7"), (0, "8"), (0, "41")}
    assert shortened(choices, lambda some: needed <= set(some)) == sorted(
        needed, key=lambda choice: int(choice[1])
    )
    assert shortened(choices, lambda some: False) == choices
