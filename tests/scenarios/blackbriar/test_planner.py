"""The bots' planner and the previews in words."""

from __future__ import annotations

from blackbriar_kit import Briar, briar
from gaslamp.games.blackbriar import foretold
from gaslamp.games.blackbriar.game import GAME
from gaslamp.kernel.rng import seeded


def advice(table: Briar, seat: int = 0) -> str:
    code = GAME.judge().advise(table.g, seat, seeded(1))
    return GAME.key(table.g, seat, int(code))


def test_the_blow_that_wins_is_struck() -> None:
    table = briar({"doctor": "c2"}, [("necromancer", "c3")], {"doctor": [(6, 1), (6, 5)]})
    table.hurt("necromancer", 10)
    assert advice(table) == "lift:doctor:d6-5"
    table.choose("lift:doctor:d6-5")
    assert advice(table) == "use:doctor:bone-saw:2:necromancer"


def test_a_friend_lends_a_die_for_the_blow() -> None:
    table = briar({"doctor": "c2", "vicar": "a1"}, [("necromancer", "c3")],
                  {"vicar": [(6, 5)]}, seats=2)  # fmt: skip
    table.hurt("necromancer", 10)
    assert advice(table, 1) == "lift:vicar:d6-5"
    table.choose("lift:vicar:d6-5", seat=1)
    assert advice(table, 1) == "use:doctor:bone-saw:2:necromancer"


def test_nothing_to_do_is_a_pass() -> None:
    table = briar({"doctor": "c1"})
    table.give("doctor", "moved")
    assert advice(table) == "pass"


def test_the_coming_turn_in_words() -> None:
    table = briar({"doctor": "c2"}, [("revenant", "c3")])
    table.ruin("town-hall")
    table.hurt("doctor", 17)
    zone = foretold.zones(table.g)[0]
    assert [piece.name for piece in zone.pieces] == ["Revenant 1"]
    assert zone.pieces[0].marks == ["stays on C3", "strikes the Doctor, about 4.5"]
    track = foretold.tracks(table.g)[0]
    assert track.value == 88  # 7 of 8 faces are at least 2
    assert "Doctor 88%" in track.note


def test_an_action_under_construction_in_words() -> None:
    table = briar({"magistrate": "c1"}, [("ghoul", "c4")], {"magistrate": [(6, 2), (6, 4)]})
    table.choose("lift:magistrate:d6-2", "load:magistrate:duelling-pistol")
    zone = foretold.zones(table.g)[0]
    assert zone.title == "Under construction: Duelling Pistol of the Magistrate"
    assert zone.pieces[0].marks == ["with the D6 showing 4", "Ghoul 1 takes 3"]
