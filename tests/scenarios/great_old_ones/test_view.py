"""What people read off the table: who owns what, where Trouble is, how near everybody is."""

from __future__ import annotations

from gaslamp.cli import board
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.view import View
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from scenarios.great_old_ones.kit import content, old_ones

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
    assert "Pride (now 1 of 6): " in text, "the own Objective"
    assert "Gluttony (now 2 of " in text, "what the other may hold"
    assert "Areas controlled 1" in text


def test_costs_hit_points_and_possible_interrupts_can_be_read() -> None:
    text = told(0)
    assert "Palace (costs £18)" in text
    assert "Bokrug (1 HP): " in text
    answers = text.partition("Interrupts this player could have (5):")[2].partition("Empty:")[0]
    assert "Mr. Tulkinghorn: [Interrupt] React when the Scroll" in answers
    assert "Toby" not in answers, "the reader holds it"


def test_a_spectator_reads_no_hidden_objective() -> None:
    text = told(-1)
    assert "Objective: 1 card, face down." in text
    assert "Objective (1):" not in text


def handles(view: View) -> set[str]:
    """Everything on the table that can be pointed at."""
    found = {f"seat-{seat.seat}" for seat in view.seats} | {zone.id for zone in view.zones}
    found |= {piece.ref for zone in view.zones for piece in zone.pieces}
    for place in view.maps[0].places:
        found |= {place.id} | {piece.ref for piece in place.pieces}
    return found


def test_what_an_option_is_about_stands_on_the_table() -> None:
    seen = set()
    for seed in range(6):
        g = GAME.new(content(), 3, GAME.settled(3, {"colours": "by-seat"}), seed)
        rng = seeded(seed)
        while g.outcome is None:
            decision = pending(g)
            assert decision is not None
            seat = next(s for s in range(3) if decision.seats(g) >> s & 1)
            shown = handles(GAME.view(g, seat))
            codes = codes_of(g, seat)
            for code in codes:
                refs = set(GAME.refs(g, seat, code))
                assert refs <= shown, GAME.key(g, seat, code)
                seen |= {ref.split("/")[-1] for ref in refs}
            choose(g, seat, codes[int(rng.below(len(codes)))])
    assert {"grenadier", "new-citizen", "seat-1", "deck", "board"} <= seen
