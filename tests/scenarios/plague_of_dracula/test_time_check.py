"""The turn and its Time Check."""

from gaslamp.games.plague_of_dracula.text import dates
from kit import rule
from scenarios.plague_of_dracula.kit import WORDS, fresh, plague


@rule("PD-TURN-01")
def test_25_turns_of_two_days_from_11_august() -> None:
    assert dates(WORDS, 1) == "11 August – 12 August"
    assert dates(WORDS, 11) == "31 August – 1 September"
    assert dates(WORDS, 25) == "28 September – 29 September"
    table = plague(at={"mina": "islington"}, turn=24).run("end")
    assert table.g.turn == 25
    last = plague(at={"mina": "islington"}, turn=25).run("end")
    assert "final-confrontation" in last.said()


@rule("PD-TURN-02")
def test_the_nine_segments_come_in_order() -> None:
    table = plague(turn=7, at={"mina": "islington", "harker": "buda-pesth"}, bag={"rumor": 1})
    table.cards("day", (6, 6), 42, (6, 6), (3, 1)).run("turn").finish()
    keys = [
        k
        for k in table.said()
        if k in ("time", "drawn-renfield", "event", "drawn-harker", "plague-spreads", "turn")
    ]
    assert keys[:6] == ["turn", "time", "drawn-renfield", "event", "drawn-harker", "plague-spreads"]
    assert keys[6] == "turn"


@rule("PD-TURN-03", "PD-PLAG-01")
def test_a_segment_that_cannot_be_done_is_skipped() -> None:
    table = plague(at={"mina": "islington"}, stack=[]).run("plague", "action")
    assert table.draws() == 0
    assert "plague-spreads" not in table.said()
    assert table.waiting() == "Act"


@rule("PD-TURN-04")
def test_card_text_beats_the_rules() -> None:
    """A cleansed place is safe from combat, but not from a bite that a card gives."""
    table = plague(at={"mina": "islington"}, marks={"islington": "wreath"}, turn=20)
    table.event(40)
    assert table.bites("mina") == 1


@rule("PD-TIME-01")
def test_the_top_card_tells_night_or_day_and_is_discarded() -> None:
    table = plague(time="", cards=(2,)).run("time-check")
    assert table.time() == "night-1"
    assert table.g.discard.listed() == [2]


@rule("PD-TIME-02")
def test_a_second_night_in_a_row() -> None:
    assert plague(time="day-1", cards=("night",)).run("time-check").time() == "night-1"
    assert plague(time="night-1", cards=("night",)).run("time-check").time() == "night-2"


@rule("PD-TIME-03")
def test_a_second_day_in_a_row() -> None:
    assert plague(time="night-1", cards=("day",)).run("time-check").time() == "day-1"
    assert plague(time="day-1", cards=("day",)).run("time-check").time() == "day-2"


@rule("PD-TIME-04", "PD-TIME-05")
def test_a_long_day_ends_without_a_card_and_weakens_dracula() -> None:
    """E8, first half: Day 2 and Dracula on 7."""
    table = plague(time="day-2", dracula=7).run("time-check")
    assert table.time() == "night-1"
    assert table.g.dracula == 6
    assert table.draws() == 0


@rule("PD-TIME-04", "PD-TIME-06")
def test_a_long_night_ends_without_a_card_and_heals_dracula() -> None:
    table = plague(time="night-2", dracula=7).run("time-check")
    assert table.time() == "day-1"
    assert table.g.dracula == 8
    assert table.draws() == 0


@rule("PD-TIME-05")
def test_on_space_one_the_hunters_remove_a_face_down_marker() -> None:
    marks = {"hackney": "plague-2", "poplar": "plague-3", "islington": "coffin-1"}
    table = plague(time="day-2", dracula=1, marks=marks).run("time-check")
    assert table.menu() == ["remove:hackney", "remove:poplar"]
    table.choose("remove:poplar")
    assert table.mark("poplar") == ""
    assert table.g.discarded.listed() == [3]
    assert table.g.dracula == 1
    assert table.nothing_pending()


@rule("PD-TIME-05")
def test_on_space_one_without_a_face_down_marker_nothing_happens() -> None:
    table = plague(time="day-2", dracula=1, marks={"islington": "coffin-1"}).run("time-check")
    assert table.nothing_pending()
    assert table.marked("coffin") == ["islington"]
    assert table.g.dracula == 1


@rule("PD-TIME-06")
def test_on_space_ten_dracula_attacks_the_most_bitten() -> None:
    """E8, second half."""
    table = plague(
        at={"mina": "islington", "seward": "holborn"},
        bites={"seward": 1},
        time="night-2",
        cards=((5, 5), (5, 5)),
    )
    table.cards((5, 5), (5, 3)).run("time-check")
    assert table.time() == "day-1"
    assert table.bites("seward") == 2
    assert table.bites("mina") == 0
    assert table.said().count("combat") == 1


@rule("PD-TIME-06")
def test_among_tied_hunters_lucy_comes_first_else_chance_decides() -> None:
    table = plague(at={"lucy": "holborn", "mina": "mayfair"}, bites={"mina": 1}, time="night-2")
    table.cards((5, 1)).run("time-check")
    assert "drawn-victim" not in table.said()
    assert [line.key for line in table.g.log[1:3]] == ["long-night-hunt", "combat"]
    assert [line.args for line in table.g.log[1:3]] == [["lucy"], ["holborn"]]
    table = plague(at={"seward": "holborn", "mina": "mayfair"}, time="night-2")
    table.cards((2, 2), (5, 1)).run("time-check")
    assert [line.args for line in table.g.log if line.key == "combat"] == [["holborn"]]


@rule("PD-TIME-07")
def test_hunters_who_cannot_be_attacked_are_left_alone() -> None:
    table = plague(
        at={"mina": "islington", "seward": "lambeth"},
        bites={"mina": 2},
        marks={"islington": "wreath"},
        time="night-2",
    )
    table.run("time-check")
    assert table.said() == ["time", "nobody-in-reach"]
    assert table.nothing_pending()
    next_best = plague(
        at={"mina": "islington", "seward": "holborn"},
        bites={"mina": 2},
        marks={"islington": "wreath"},
        time="night-2",
        cards=((5, 1),),
    )
    next_best.run("time-check")
    assert [line.args for line in next_best.g.log if line.key == "combat"] == [["holborn"]]


@rule("PD-TIME-08")
def test_the_exchange_is_made_once_and_never_after_the_last_turn() -> None:
    table = plague(at={"mina": "islington"}, time="day-2", dracula=7, turn=3, bag={"rumor": 1})
    table.cards((6, 6), 42, (3, 1)).run("end")
    assert table.g.dracula == 6
    last = plague(
        at={"mina": "islington"},
        weapons={"mina": ["wooden-stakes"]},
        time="day-2",
        dracula=7,
        turn=25,
    )
    last.cards((5, 5)).run("end")
    assert "dracula-weaker" not in last.said()


def test_every_game_starts_with_a_time_check() -> None:
    assert fresh().said()[:3] == ["turn", "time-card", "time"]
