"""What people read off the table: who owns what, where Trouble is, how near everybody is."""

from __future__ import annotations

from gaslamp.cli import board
from gaslamp.games.great_old_ones.game import GAME
from scenarios.great_old_ones.kit import old_ones

NAMES = ["Ann", "Bob"]


def told(eyes: int) -> str:
    table = old_ones(
        hands=(["toby"], ["sam-weller"]),
        agents={"chelsea": {0: 2, 1: 1}, "lambeth": {1: 3}},
        trouble=("lambeth",), objectives=("pride", "greed"),
    )  # fmt: skip
    return board.whole(board.Table(GAME.view(table.g, eyes), NAMES))


def test_the_map_says_whose_pieces_stand_where() -> None:
    lines = {line.strip().split(":")[0]: line for line in told(0).splitlines()}
    assert "2 Agents of Nyarlathotep, Agent of Cthulhu" in lines["6 Chelsea"]
    assert "Held by Nyarlathotep, on the Thames." in lines["6 Chelsea"]
    assert "3 Agents of Cthulhu, Trouble." in lines["11 Lambeth"]


def test_it_says_whose_turn_it_is_and_how_near_everybody_is() -> None:
    text = told(0)
    assert text.startswith("Round ")
    assert "Nyarlathotep's turn" in text.splitlines()[0]
    assert "Pride (now 1 of 7): " in text, "the own Objective"
    assert "Gluttony (now 2 of " in text, "what the other may hold"
    assert "Areas controlled 1" in text


def test_costs_hit_points_and_possible_interrupts_can_be_read() -> None:
    text = told(0)
    assert "Palace (costs £18)" in text
    assert "Bokrug (1 HP): " in text
    answers = text.partition("Interrupts this player may hold (5):")[2].partition("Empty:")[0]
    assert "Mr. Tulkinghorn: [Interrupt] React when the Scroll" in answers
    assert "Toby" not in answers, "the reader holds it"


def test_a_spectator_reads_no_hidden_objective() -> None:
    text = told(-1)
    assert "Objective: 1 card, face down." in text
    assert "Objective (1):" not in text
