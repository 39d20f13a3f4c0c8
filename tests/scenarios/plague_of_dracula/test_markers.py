"""Marker Adjustment and automatic victories."""

from kit import rule
from scenarios.plague_of_dracula.kit import SUPPLY, all_but, plague


@rule("PD-ADJ-01", "PD-ADJ-04")
def test_miasma_goes_before_rumors_so_a_rumor_has_two_turns() -> None:
    table = plague(at={"mina": "mayfair"}, marks={"islington": "rumor"}).run("markers")
    assert table.mark("islington") == "miasma"
    table.run("markers")
    assert table.mark("islington") == "plague"


@rule("PD-ADJ-02")
def test_miasma_becomes_plague_or_a_coffin_and_combat_on_hunters() -> None:
    marks = {"islington": "miasma", "lambeth": "miasma", "holborn": "miasma"}
    table = plague(at={"mina": "lambeth"}, marks=marks, stack=[1, 2, 3], renfield="purfleet")
    table.cards((3, 2), (5, 1)).run("markers")
    assert table.mark("islington") == "plague"
    assert table.mark("lambeth") == "coffin-3"
    assert [line.args for line in table.g.log if line.key == "combat"] == [["lambeth"]]
    assert "drawn-attack-check" not in table.said()
    assert table.g.stores.rumors == SUPPLY
    order = [line.args[0] for line in table.g.log if line.key == "miasma-festers"]
    assert order == ["islington", "holborn", "lambeth"]


@rule("PD-ADJ-03")
def test_with_an_empty_stack_miasma_just_fades() -> None:
    table = plague(at={"mina": "islington"}, marks={"islington": "miasma"}, stack=[]).run("markers")
    assert table.mark("islington") == ""
    assert table.g.stores.rumors == SUPPLY
    assert "combat" not in table.said()


@rule("PD-ADJ-05")
def test_tipped_crucifixes_become_upright() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    table.combat("holborn").cards((5, 1)).choose("use:crucifix:mina")
    assert table.track("mina") == ["tipped crucifix", "", ""]
    table.run("markers")
    assert table.track("mina") == ["crucifix", "", ""]


@rule("PD-ADJ-01", "PD-ADJ-05")
def test_crucifixes_are_still_tipped_in_a_miasma_combat() -> None:
    table = plague(at={"mina": "holborn"}, weapons={"mina": ["crucifix"]}, renfield="carfax")
    table.combat("holborn").cards((5, 1)).choose("use:crucifix:mina")
    table.g.marks[9] = 4
    table.cards((3, 1), (5, 5), (5, 1)).run("markers")
    assert table.said().count("uses") == 1
    assert table.nothing_pending()


@rule("PD-ADJ-06")
def test_the_active_event_ends() -> None:
    table = plague(at={"mina": "holborn"}).event(55)
    assert table.g.effect
    table.run("markers")
    assert table.g.effect == 0
    assert table.g.discard.listed() == [55]


@rule("PD-WIN-01")
def test_victories_are_checked_then_the_next_turn_begins() -> None:
    table = plague(at={"mina": "islington"}, turn=4).run("end")
    assert table.g.turn == 5
    assert not table.over()
    full = plague(at={"mina": "islington"}, marks=all_but(), turn=25).run("end")
    assert full.reason() == "board-full"


@rule("PD-WIN-02")
def test_a_full_board_loses_at_the_end_of_a_turn_only() -> None:
    table = plague(at={"mina": "islington"}, marks=all_but()).run("markers")
    assert not table.over()
    table.run("end")
    assert table.reason() == "board-full"
    assert table.winners() == 0
    almost = plague(at={"mina": "islington"}, marks=all_but("islington"), bag={"rumor": 1}).run(
        "end"
    )
    assert almost.reason() != "board-full"


@rule("PD-WIN-03")
def test_a_fourth_turned_hunter_loses_at_once() -> None:
    table = plague(
        at={"mina": "holborn", "van-helsing": "holborn"},
        bites={"mina": 2},
        turned=["lucy", "seward", "morris"],
        cards=((5, 5), (5, 1)),
    )
    table.combat("holborn")
    assert table.reason() == "four-turned"
    assert table.g.agenda == []
    staked = plague(
        at={"mina": "holborn", "van-helsing": "purfleet"},
        bites={"mina": 2},
        turned=["lucy", "seward"],
        cards=((5, 1),),
    )
    staked.combat("holborn")
    assert not staked.over()


@rule("PD-WIN-05", "PD-FIN-01")
def test_nobody_fit_for_the_final_loses() -> None:
    table = plague(at={"mina": "islington", "morris": "arrival-6"}, bites={"mina": 2}, turn=25).run(
        "end"
    )
    assert table.reason() == "nobody-fit"


@rule("PD-WIN-06")
def test_no_hunter_left_loses_at_once() -> None:
    table = plague(at={"van-helsing": "holborn"}, bites={"van-helsing": 2}, cards=((5, 1),)).combat(
        "holborn"
    )
    assert table.reason() == "no-hunter-left"
    waiting = plague(
        at={"van-helsing": "holborn", "harker": "buda-pesth"},
        bites={"van-helsing": 2},
        cards=((5, 1),),
    )
    waiting.combat("holborn")
    assert not waiting.over()


@rule("PD-WIN-07")
def test_the_hunters_win_when_every_coffin_is_discarded() -> None:
    table = plague(at={"mina": "islington"})
    for value in table.g.stack.listed():
        table.g.discarded.push(value)
    table.g.stack.clear()
    table.run("end")
    assert table.reason() == "all-coffins-discarded"
    assert table.winners() == 1
