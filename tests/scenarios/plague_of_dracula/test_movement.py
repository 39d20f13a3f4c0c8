"""Movement, transfusions, rumours and bonus actions."""

from gaslamp.kernel.state import pending
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, Table, plague


def destinations(table: Table, hunter: str) -> set[str]:
    start = f"move:{hunter}:"
    return {key[len(start) :] for key in table.menu() if key.startswith(start)}


def moving(**arrangement: object) -> Table:
    return plague(**arrangement).run("action").pass_to("movement")  # type: ignore[arg-type]


@rule("PD-MOVE-01")
def test_rates_go_by_bites() -> None:
    """E4: Mina moves up to 2, up to 1, and not at all."""
    near = {"st-pancras", "hackney", "shoreditch", "clerkenwell"}
    two = destinations(moving(at={"mina": "islington"}), "mina")
    assert near < two
    assert "city-of-london" in two
    assert destinations(moving(at={"mina": "islington"}, bites={"mina": 1}), "mina") == near
    both = moving(at={"mina": "islington", "seward": "purfleet"}, bites={"mina": 2})
    assert destinations(both, "mina") == set()
    assert both.refused("move:mina:islington") == "PD-MOVE-01"


@rule("PD-MOVE-01")
def test_the_other_hunters_rates() -> None:
    rates = [[int(r) for r in CONTENT.rates[h * 3 : h * 3 + 3]] for h in range(7)]
    assert rates == [[2, 1, 0], [2, 1, 0], [2, 1, 0], [0, 1, 0], [3, 2, 0], [4, 2, 0], [2, 1, 0]]
    far = destinations(moving(at={"morris": "chelsea"}), "morris")
    assert "bethnal-green" not in far
    assert "shoreditch" not in far
    assert {"clerkenwell", "city-of-london", "rotherhithe"} <= far


@rule("PD-MOVE-03")
def test_plague_and_coffins_stop_a_move_but_leaving_them_is_free() -> None:
    table = moving(
        at={"mina": "islington"}, marks={"hackney": "plague-1", "st-pancras": "coffin-1"}
    )
    reached = destinations(table, "mina")
    assert {"hackney", "st-pancras"} <= reached
    assert "purfleet" not in reached
    assert "st-marylebone" not in reached
    out = moving(at={"mina": "islington"}, marks={"islington": "coffin-1"})
    assert "purfleet" in destinations(out, "mina")


@rule("PD-MOVE-04")
def test_rumors_miasma_and_wreaths_do_not_stop_a_move() -> None:
    for mark in ("rumor", "miasma", "wreath"):
        table = moving(at={"mina": "islington"}, marks={"hackney": mark, "shoreditch": "coffin-1"})
        assert "purfleet" in destinations(table, "mina")


@rule("PD-MOVE-05")
def test_entering_plague_turns_it_and_may_bring_combat() -> None:
    for value in (1, 2, 3, 4):
        table = moving(at={"mina": "islington"}, marks={"hackney": "plague-2"})
        table.cards((4, value), (3, 1), (5, 1)).choose("move:mina:hackney")
        assert table.mark("hackney") == "coffin-2"
        assert ("combat" in table.said()) == (value <= 2)


@rule("PD-LVL-02")
def test_harder_entering_plague_always_brings_combat() -> None:
    table = moving(at={"mina": "islington"}, marks={"hackney": "plague-1"}, level="harder")
    table.cards((3, 1), (5, 1)).choose("move:mina:hackney")
    assert "combat" in table.said()
    assert "drawn-attack-check" not in table.said()


@rule("PD-MOVE-06")
def test_a_coffin_already_turned_causes_no_check() -> None:
    for level in ("standard", "harder"):
        table = moving(at={"mina": "islington"}, marks={"hackney": "coffin-3"}, level=level)
        table.choose("move:mina:hackney")
        assert table.draws() == 0
        assert table.at("mina") == "hackney"


@rule("PD-MOVE-07")
def test_the_carriage_takes_up_to_three_others_at_holmwoods_rate() -> None:
    at = dict.fromkeys(("holmwood", "mina", "seward", "lucy", "morris"), "belgravia")
    table = moving(at=at)
    table.choose("board:mina", "board:seward", "board:lucy")
    assert all(key.startswith("drive:") or key == "call-off" for key in table.menu())
    assert "drive:islington" not in table.menu()
    assert "drive:holborn" in table.menu()
    table.choose("drive:the-strand")
    for hunter in ("holmwood", "mina", "seward", "lucy"):
        assert table.at(hunter) == "the-strand"
        assert not table.has_action(hunter)
    assert table.at("morris") == "belgravia"


@rule("PD-MOVE-07")
def test_a_passenger_needs_an_unused_action_and_must_be_there() -> None:
    table = plague(
        at={"holmwood": "belgravia", "mina": "belgravia", "seward": "mayfair"}, bag={"dagger": 1}
    )
    table.run("action").choose("search:mina:bag")
    table.pass_to("movement")
    assert table.refused("board:mina") == "PD-MOVE-07"
    assert "board:seward" not in table.menu()


@rule("PD-MOVE-07")
def test_a_passenger_of_another_player_is_asked_where_to_and_may_refuse() -> None:
    """After a refusal others may get in, and Holmwood need not move at all."""
    at = dict.fromkeys(("holmwood", "seward", "lucy", "mina"), "belgravia")
    table = plague(at=at, seats=2).run("action")
    while table.step() != "movement" or table.asked() != [1]:
        table.choose("pass")
    table.choose("board:lucy")
    assert table.asked() == [1]
    table.choose("drive:mayfair")
    assert table.asked() == [0]
    decision = pending(table.g)
    assert decision is not None
    assert decision.prompt(table.g).args == ["lucy", "mayfair"]
    table.choose("decline")
    assert table.asked() == [1]
    assert table.at("holmwood") == "belgravia"
    assert table.refusal("board:lucy").why == "why-declined"
    assert {"board:mina", "board:seward", "drive:mayfair", "call-off"} <= set(table.menu())
    table.choose("call-off")
    assert table.asked() == [1]
    assert {"move:seward:mayfair", "board:mina", "pass"} <= set(table.menu())
    assert table.has_action("holmwood")
    table.choose("board:mina", "drive:mayfair", "agree")
    assert table.at("mina") == table.at("holmwood") == "mayfair"
    assert table.at("lucy") == "belgravia"
    assert table.has_action("lucy")


@rule("PD-MOVE-07")
def test_a_refusal_leaves_the_other_passengers_aboard() -> None:
    at = dict.fromkeys(("holmwood", "seward", "lucy", "mina"), "belgravia")
    table = plague(at=at, seats=2).run("action")
    while table.step() != "movement" or table.asked() != [1]:
        table.choose("pass")
    table.choose("board:seward", "board:lucy", "board:mina", "drive:mayfair")
    table.choose("agree", "decline")
    assert table.asked() == [1]
    assert "board:lucy" not in table.menu()
    table.choose("drive:chelsea", "agree")
    assert [table.at(h) for h in at] == ["chelsea", "chelsea", "belgravia", "chelsea"]


@rule("PD-MOVE-07")
def test_a_drive_called_off_costs_nothing_and_cannot_go_on_for_ever() -> None:
    table = moving(at={"holmwood": "belgravia", "mina": "belgravia", "lucy": "belgravia"})
    table.choose("board:mina", "call-off")
    assert table.has_action("holmwood")
    assert table.refusal("board:mina").why == "why-called-off"
    assert {"board:lucy", "move:mina:mayfair", "move:holmwood:mayfair"} <= set(table.menu())
    table.choose("board:lucy", "call-off")
    assert not any(key.startswith("board") for key in table.menu())
    table.choose("move:mina:mayfair", "move:holmwood:chelsea")
    assert not table.has_action("holmwood")


@rule("PD-MOVE-08")
def test_the_carriage_carries_the_helpless_but_not_with_a_helpless_driver() -> None:
    table = moving(at={"holmwood": "belgravia", "lucy": "belgravia"}, bites={"lucy": 2})
    table.choose("board:lucy", "drive:mayfair")
    assert table.at("lucy") == "mayfair"
    stuck = moving(at={"holmwood": "belgravia", "mina": "belgravia"}, bites={"holmwood": 2})
    assert "board:mina" not in stuck.menu()


@rule("PD-MOVE-09")
def test_a_carriage_makes_one_check_and_fights_together() -> None:
    table = moving(at={"holmwood": "belgravia", "mina": "belgravia"}, marks={"mayfair": "plague-3"})
    table.cards((4, 1), (3, 1), (5, 1)).choose("board:mina", "drive:mayfair")
    assert table.said().count("drawn-attack-check") == 1
    assert table.menu() == ["target:mina", "target:holmwood"]


def treating(**arrangement: object) -> Table:
    return plague(**arrangement).run("action").pass_to("transfusion")  # type: ignore[arg-type]


@rule("PD-TRF-01")
def test_a_patient_needs_a_clinician_or_purfleet() -> None:
    at = {"mina": "holborn", "seward": "holborn", "morris": "purfleet", "holmwood": "belgravia"}
    table = treating(at=at, bites={"mina": 1, "morris": 1, "holmwood": 1})
    assert table.menu() == ["transfuse:seward:mina", "transfuse:staff:morris", "pass"]
    bonus = plague(at={"mina": "purfleet"}, bites={"mina": 1}).run("action")
    bonus.pass_to("transfusion").choose("pass")
    assert bonus.waiting() != "Act" or bonus.step() != "transfusion"


@rule("PD-TRF-02")
def test_it_costs_both_actions_but_the_staff_cost_only_the_patients() -> None:
    table = treating(
        at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1}, cards=((6, 6),)
    )
    table.choose("transfuse:seward:mina")
    assert not table.has_action("mina")
    assert not table.has_action("seward")
    staff = treating(
        at={"mina": "purfleet", "seward": "purfleet"}, bites={"mina": 1}, cards=((6, 6),)
    )
    staff.choose("transfuse:staff:mina")
    assert not staff.has_action("mina")
    assert staff.has_action("seward")


@rule("PD-TRF-03", "PD-TRF-04")
def test_the_ranges_by_clinician_and_bite() -> None:
    ranges = {"seward": (5, 2), "van-helsing": (2, 4), "staff": (3, 2)}
    for by, limits in ranges.items():
        for bites in (1, 2):
            for value in range(1, 7):
                at = {"mina": "purfleet"} if by == "staff" else {"mina": "holborn", by: "holborn"}
                table = treating(at=at, bites={"mina": bites}, cards=((6, value),))
                table.choose(f"transfuse:{by}:mina")
                healed = value <= limits[bites - 1]
                assert table.bites("mina") == (bites - 1 if healed else bites)


@rule("PD-TRF-05")
def test_a_healed_bite_marker_is_discarded() -> None:
    table = plague(
        at={"mina": "purfleet"}, weapons={"mina": ["dagger", "host"]}, cards=((5, 5), (5, 1))
    )
    table.combat("purfleet").choose("withhold:host")
    assert table.track("mina") == ["bite", "host", ""]
    table.g.acted = 0
    table.run("action").pass_to("transfusion").cards((6, 1)).choose("transfuse:staff:mina")
    assert table.track("mina") == ["host", "", ""]
    assert table.discarded("dagger") == 1


@rule("PD-TRF-06")
def test_both_clinicians_may_try_on_one_patient() -> None:
    at = {"mina": "holborn", "seward": "holborn", "van-helsing": "holborn"}
    table = treating(at=at, bites={"mina": 2}, cards=((6, 4), (6, 5)))
    table.choose("transfuse:van-helsing:mina", "transfuse:seward:mina")
    assert table.bites("mina") == 0
    again = treating(at=at, bites={"mina": 2}, cards=((6, 3), (6, 4)))
    again.choose("transfuse:seward:mina", "transfuse:van-helsing:mina")
    assert again.bites("mina") == 1
    assert not any(key.startswith("transfuse") for key in again.menu())


@rule("PD-TRF-07")
def test_a_clinician_treats_himself_only_beside_an_unbitten_hunter() -> None:
    table = treating(
        at={"seward": "holborn", "mina": "holborn"}, bites={"seward": 1}, cards=((6, 5),)
    )
    table.choose("transfuse:seward:seward")
    assert table.bites("seward") == 0
    assert table.has_action("mina")
    alone = treating(at={"seward": "holborn", "mina": "holborn"}, bites={"seward": 1, "mina": 1})
    assert alone.refused("transfuse:seward:seward") == "PD-TRF-07"


@rule("PD-TRF-09")
def test_the_staff_and_a_clinician_do_not_treat_the_same_patient() -> None:
    at = {"mina": "purfleet", "seward": "purfleet"}
    table = treating(at=at, bites={"mina": 2}, cards=((6, 6),))
    assert {"transfuse:seward:mina", "transfuse:staff:mina"} <= set(table.menu())
    table.choose("transfuse:seward:mina")
    assert not any(key.startswith("transfuse") for key in table.menu())
    staff = treating(at=at, bites={"mina": 2}, cards=((6, 6),))
    staff.choose("transfuse:staff:mina")
    assert not any(
        key.startswith("transfuse") for key in staff.menu() if staff.step() == "transfusion"
    )


@rule("PD-TRF-10")
def test_used_or_cancelled_actions_allow_no_treatment_but_bites_do() -> None:
    at = {"mina": "holborn", "van-helsing": "holborn", "lucy": "holborn"}
    table = plague(at=at, bites={"mina": 1, "van-helsing": 2, "lucy": 2}, bag={"dagger": 1}).run(
        "action"
    )
    table.choose("search:mina:bag")
    table.pass_to("transfusion")
    assert table.refused("transfuse:van-helsing:mina") == "PD-TRF-10"
    assert "transfuse:van-helsing:lucy" in table.menu()


@rule("PD-TRF-10")
def test_a_doctor_whose_action_is_used_does_not_treat() -> None:
    at = {"mina": "holborn", "seward": "holborn", "lucy": "purfleet"}
    table = plague(at=at, bites={"mina": 1, "lucy": 2}, bag={"dagger": 1}).run("action")
    table.choose("search:seward:bag")
    table.pass_to("transfusion")
    assert table.menu() == ["transfuse:staff:lucy", "pass"]
    assert table.refusal("transfuse:seward:mina").args == ["seward"]
    assert table.refused("transfuse:seward:mina") == "PD-TRF-10"


@rule("PD-TRF-10")
def test_an_action_cancelled_by_combat_allows_no_treatment() -> None:
    """Seward and Mina fought in Holborn, Morris with his bite did not."""
    at = {"mina": "holborn", "seward": "holborn", "morris": "purfleet"}
    table = plague(at=at, bites={"mina": 1, "morris": 1}, cards=((5, 1),)).combat("holborn")
    table.run("action").pass_to("transfusion")
    assert table.menu() == ["transfuse:staff:morris", "pass"]
    assert table.refused("transfuse:seward:mina") == "PD-TRF-10"
    assert table.refusal("transfuse:seward:mina").why == "why-fought"


def resolving(**arrangement: object) -> Table:
    return plague(**arrangement).run("action").pass_to("resolution")  # type: ignore[arg-type]


@rule("PD-RUM-01")
def test_a_rumor_or_miasma_goes_back_to_the_supply() -> None:
    for mark in ("rumor", "miasma"):
        table = resolving(at={"mina": "islington", "seward": "purfleet"}, marks={"islington": mark})
        assert table.menu() == ["resolve:mina", "pass"]
        rumors = table.g.stores.rumors
        table.cards((6, 3)).choose("resolve:mina")
        assert table.mark("islington") == ""
        assert table.g.stores.rumors == rumors + 1
        assert not table.has_action("mina")


@rule("PD-RUM-02")
def test_a_search_result_draws_from_the_bag_if_there_is_room() -> None:
    for value in (1, 2):
        table = resolving(at={"mina": "islington"}, marks={"islington": "rumor"}, bag={"host": 1})
        table.cards((6, value)).choose("resolve:mina")
        assert table.weapons("mina") == ["host"]
    full = resolving(
        at={"mina": "islington"},
        marks={"islington": "rumor"},
        weapons={"mina": ["dagger"] * 3},
        bag={"rumor": 1},
    )
    full.cards((6, 1)).choose("resolve:mina")
    assert "pulls" not in full.said()
    back = resolving(at={"mina": "islington"}, marks={"islington": "miasma"}, bag={"rumor": 1})
    back.cards((6, 1)).choose("resolve:mina")
    assert back.mark("islington") == "rumor"


@rule("PD-RUM-03")
def test_a_false_rumor_is_nothing() -> None:
    for value in (3, 4):
        table = resolving(
            at={"mina": "islington"}, marks={"islington": "rumor"}, cards=((6, value),)
        )
        table.choose("resolve:mina")
        assert table.mark("islington") == ""
        assert table.said()[-1] == "rumor-false"


@rule("PD-RUM-04")
def test_an_attack_is_a_normal_combat_not_one_of_a_search() -> None:
    table = resolving(at={"mina": "holborn", "lucy": "holborn"}, marks={"holborn": "rumor"})
    table.cards((6, 5), (3, 2), (5, 5), (5, 1)).choose("resolve:mina")
    assert table.bites("lucy") == 2
    assert table.bites("mina") == 0


@rule("PD-RUM-05")
def test_a_coffin_comes_face_up_without_combat() -> None:
    table = resolving(
        at={"mina": "islington"}, marks={"islington": "rumor"}, stack=[3], cards=((6, 6),)
    )
    table.choose("resolve:mina")
    assert table.mark("islington") == "coffin-3"
    assert "combat" not in table.said()
    empty = resolving(
        at={"mina": "islington"}, marks={"islington": "rumor"}, stack=[], cards=((6, 6),)
    )
    empty.choose("resolve:mina")
    assert empty.mark("islington") == ""


@rule("PD-BON-01")
def test_bonus_steps_are_cleansing_searching_movement_and_resolution() -> None:
    table = plague(
        at={"mina": "hackney", "seward": "islington", "morris": "hackney"},
        bites={"morris": 1},
        weapons={"mina": ["garlic-wreath"]},
        marks={"hackney": "coffin-1", "islington": "rumor"},
    ).run("action")
    table.pass_to("cleansing", "bonus")
    seen = []
    while table.waiting() == "Act":
        seen.append(table.step())
        table.choose("pass")
    assert seen == ["cleansing", "searching", "movement", "resolution"]


@rule("PD-BON-01")
def test_a_second_try_of_a_doctor_is_no_bonus_action() -> None:
    """Seward has no bites and a bonus action left, but transfusions are over."""
    table = plague(at={"mina": "holborn", "seward": "holborn"}, bites={"mina": 1}).run("action")
    table.pass_to("transfusion").cards((6, 6)).choose("transfuse:seward:mina")
    seen = []
    while table.waiting() == "Act":
        seen.append(table.step())
        table.choose("pass")
    assert seen == ["searching", "movement"]
    assert table.bites("mina") == 1


@rule("PD-BON-02")
def test_only_hunters_without_bites_take_bonus_actions() -> None:
    table = plague(
        at={"mina": "islington", "lucy": "islington", "seward": "purfleet"}, bites={"seward": 1}
    )
    table.run("action").pass_to("searching", "bonus")
    assert all("lucy" not in key and "seward" not in key for key in table.menu())
    assert any("mina" in key for key in table.menu())


@rule("PD-BON-03")
def test_in_a_bonus_cleansing_the_bitten_fight_too() -> None:
    table = plague(
        at={"mina": "hackney", "lucy": "hackney"},
        weapons={"mina": ["garlic-wreath"]},
        marks={"hackney": "coffin-1"},
    )
    table.run("action").pass_to("cleansing", "bonus")
    table.cards((3, 2), (5, 5), (5, 2)).choose("cleanse:hackney")
    assert table.bites("lucy") == 2
    assert table.bites("mina") == 0


@rule("PD-BON-04")
def test_a_bonus_move_is_one_location_with_the_usual_checks() -> None:
    table = plague(at={"morris": "islington"}, marks={"hackney": "plague-2"}).run("action")
    table.pass_to("movement", "bonus")
    assert destinations(table, "morris") == {"st-pancras", "hackney", "shoreditch", "clerkenwell"}
    table.cards((4, 4)).choose("move:morris:hackney")
    assert table.mark("hackney") == "coffin-2"


@rule("PD-BON-05")
def test_bonus_passengers_must_have_a_bonus_action_themselves() -> None:
    table = plague(at={"holmwood": "belgravia", "mina": "belgravia", "lucy": "belgravia"}).run(
        "action"
    )
    table.pass_to("movement", "bonus")
    assert "board:mina" in table.menu()
    assert "board:lucy" not in table.menu()
    table.choose("board:mina", "drive:mayfair")
    assert table.at("mina") == "mayfair"
