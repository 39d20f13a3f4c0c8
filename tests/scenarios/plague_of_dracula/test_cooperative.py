"""Players who share the hunters, and the Dracula player."""

from gaslamp.games.plague_of_dracula.combat import sure_target
from gaslamp.games.plague_of_dracula.state import Agreed
from gaslamp.games.plague_of_dracula.tables import NO_HUNTER
from gaslamp.kernel.bits import bit
from kit import rule
from scenarios.plague_of_dracula.kit import CONTENT, Table, all_but, fresh, plague


@rule("PD-COOP-01")
def test_each_player_decides_for_own_hunters_and_all_see_the_same() -> None:
    table = plague(at={"mina": "islington", "seward": "purfleet"}, seats=2).run("action")
    assert table.asked() == [0]
    assert all("seward" not in key for key in table.menu())
    table.choose("pass")
    assert table.asked() == [1]
    views = [table.game.view(table.g, seat) for seat in (0, 1)]
    assert views[0].data == views[1].data


@rule("PD-COOP-02")
def test_the_books_groups() -> None:
    groups = {
        2: [["mina", "harker", "lucy", "morris"], ["seward", "holmwood", "van-helsing"]],
        3: [["mina", "harker", "lucy"], ["seward", "morris"], ["holmwood", "van-helsing"]],
        4: [["mina", "harker"], ["holmwood"], ["lucy", "morris"], ["seward", "van-helsing"]],
    }
    for seats, expected in groups.items():
        table = fresh(seats)
        owned = [
            [h for h in CONTENT.hunter_ids if table.g.owner[table.h(h)] == s] for s in range(seats)
        ]
        assert owned == expected


@rule("PD-COOP-02")
def test_or_the_players_pick_their_hunters() -> None:
    table = fresh(2, groups="draft")
    table.choose("pick:lucy", "pick:mina", "done")
    for hunter in ("harker", "seward", "holmwood", "morris"):
        assert table.asked() == [1]
        assert "done" not in table.menu()
        table.choose(f"pick:{hunter}")
    table.choose("pick:van-helsing")
    assert [int(o) for o in table.g.owner] == [1, 1, 1, 0, 1, 1, 1]


@rule("PD-COOP-03")
def test_in_each_step_the_players_alternate_until_all_pass_in_a_row() -> None:
    at = {"mina": "islington", "lucy": "st-pancras", "seward": "purfleet", "holmwood": "belgravia"}
    table = plague(at=at, seats=2, bag={"dagger": 1}).run("action")
    asked = []
    for key in ("search:mina:bag", "pass", "search:lucy:bag", "search:seward:bag"):
        asked.append(table.asked()[0])
        assert table.step() == "searching"
        table.choose(key)
    assert asked == [0, 1, 0, 1]
    assert table.asked() == [1]
    table.choose("pass")
    assert table.step() != "searching"


@rule("PD-COOP-04")
def test_a_player_without_hunters_gets_one_from_the_richest() -> None:
    at = {"mina": "islington", "harker": "islington", "holmwood": "holborn", "seward": "purfleet"}
    table = plague(
        at=at | {"van-helsing": "purfleet", "lucy": "lambeth"}, seats=4, bites={"holmwood": 2}
    )
    table.cards((5, 1)).combat("holborn")
    assert table.asked() == [0]
    assert table.menu() == ["giver:seat-0", "giver:seat-3"]
    table.choose("giver:seat-3")
    assert table.asked() == [3]
    assert table.menu() == ["hand-over:seward:seat-1", "hand-over:van-helsing:seat-1"]
    table.choose("hand-over:seward:seat-1")
    assert table.g.owner[table.h("seward")] == 1
    assert table.nothing_pending()


@rule("PD-COOP-04")
def test_nobody_must_give_an_only_hunter() -> None:
    table = plague(at={"mina": "islington", "holmwood": "holborn"}, seats=2, bites={"holmwood": 2})
    table.cards((5, 1)).combat("holborn")
    assert table.nothing_pending()
    assert table.g.owner[table.h("mina")] == 0


@rule("PD-COOP-05")
def test_shared_decisions_are_the_owners_or_the_first_players() -> None:
    own = plague(at={"seward": "holborn", "holmwood": "holborn"}, seats=2).combat("holborn")
    assert own.asked() == [1]
    mixed = plague(at={"mina": "holborn", "holmwood": "holborn"}, seats=2).combat("holborn")
    assert mixed.asked() == [0]
    day = plague(
        seats=2, time="day-2", dracula=1, marks={"hackney": "plague-1", "poplar": "plague-1"}
    )
    assert day.run("time-check").asked() == [0]
    wreath = plague(
        at={"mina": "holborn", "holmwood": "mayfair"}, marks={"islington": "wreath"}, seats=2
    )
    assert wreath.event(4).asked() == [0]


@rule("PD-COOP-06")
def test_all_players_win_or_lose_together() -> None:
    won = plague(at={"mina": "islington"}, weapons={"mina": ["wooden-stakes"]}, dracula=1, seats=3)
    assert won.run("final").winners() == 0b111
    lost = plague(at={"mina": "islington"}, marks=all_but(), seats=3)
    assert lost.run("end").winners() == 0


def test_gifts_rides_and_transfusions_need_the_other_players_consent() -> None:
    at = {"mina": "belgravia", "holmwood": "belgravia", "seward": "belgravia"}
    table = plague(at=at, seats=2, bites={"mina": 1}, weapons={"holmwood": ["dagger"]}).run(
        "action"
    )
    table.pass_to("items").choose("give:holmwood:dagger:mina")
    assert table.asked() == [0]
    table.choose("decline")
    assert table.weapons("holmwood") == ["dagger"]
    assert table.has_action("holmwood")
    assert table.refused("give:holmwood:dagger:mina") == "PD-ITEM-03"
    while table.step() != "movement" or table.asked() != [1]:
        table.choose("pass")
    table.choose("board:mina", "drive:mayfair")
    assert table.asked() == [0]
    table.choose("agree")
    assert table.at("mina") == "mayfair"


@rule("PD-ITEM-03")
def test_a_gift_refused_to_one_player_may_still_come_from_the_own_side() -> None:
    at = {"mina": "belgravia", "lucy": "belgravia", "holmwood": "belgravia"}
    weapons = {"holmwood": ["dagger"], "lucy": ["host"]}
    table = plague(at=at, seats=2, weapons=weapons).run("action").pass_to("items")
    while table.asked() != [1]:
        table.choose("pass")
    table.choose("give:holmwood:dagger:mina", "decline")
    while table.asked() != [0]:
        table.choose("pass")
    table.choose("give:lucy:host:mina")
    assert table.weapons("mina") == ["host"]


@rule("PD-TRF-02")
def test_who_refuses_another_players_doctor_may_still_go_to_the_staff() -> None:
    table = plague(at={"mina": "purfleet", "seward": "purfleet"}, seats=2, bites={"mina": 1})
    table.run("action")
    while table.step() != "transfusion" or table.asked() != [1]:
        table.choose("pass")
    table.choose("transfuse:seward:mina")
    assert table.asked() == [0]
    table.choose("decline")
    assert table.has_action("mina")
    assert table.asked() == [0]
    assert table.menu() == ["transfuse:staff:mina", "pass"]
    table.cards((6, 3)).choose("transfuse:staff:mina")
    assert table.bites("mina") == 0


def duel(**arrangement: object) -> Table:
    space = arrangement.pop("space", 10)
    table = plague(seats=2, **arrangement)  # type: ignore[arg-type]
    was = table.g.agreed
    table.g.agreed = Agreed(
        hunter_seats=1, dracula_seat=1, length=was.length, level=was.level,
        book_levels=was.book_levels, real_die=was.real_die,
    )  # fmt: skip
    for hunter in range(7):
        table.g.owner[hunter] = 0
    table.g.dracula = space  # type: ignore[assignment]
    return table


@rule("PD-VS-01")
def test_one_player_has_all_hunters_and_the_other_is_dracula() -> None:
    table = fresh(2, dracula="player")
    assert {int(owner) for owner in table.g.owner} == {0}
    assert table.g.agreed.dracula_seat == 1
    lost = duel(at={"mina": "islington"}, marks=all_but()).run("end")
    assert lost.winners() == 0b10


@rule("PD-VS-02")
def test_dracula_looks_at_the_drawn_markers_and_places_them_by_the_rules() -> None:
    table = duel(at={"mina": "hackney"}, stack=[3, 1, 2, 2], cards=((3, 2),)).run("plague")
    assert table.asked() == [1]
    assert table.menu() == [
        "spread:coffins-1:bethnal-green",
        "spread:coffins-1:poplar",
        "spread:coffins-3:bethnal-green",
        "spread:coffins-3:poplar",
    ]
    assert table.game.view(table.g, 0).zones[7].pieces == []
    assert len(table.game.view(table.g, 1).zones[7].pieces) == 2
    table.choose("spread:coffins-3:poplar")
    mine, theirs = (
        next(x for x in table.game.view(table.g, seat).data["locations"] if x["id"] == "poplar")
        for seat in (1, 0)
    )
    assert mine["coffins"] == 3
    assert "coffins" not in theirs
    table.choose("spread:coffins-1:bethnal-green")
    assert table.nothing_pending()


@rule("PD-VS-03")
def test_dracula_chooses_among_tied_targets_without_lucys_preference() -> None:
    table = duel(at={"mina": "holborn", "lucy": "holborn"}, bites={"mina": 1}).combat("holborn")
    assert table.asked() == [1]
    assert table.menu() == ["target:mina", "target:lucy"]
    night = duel(at={"mina": "holborn", "seward": "mayfair"}, time="night-2").run("time-check")
    assert night.asked() == [1]
    night.cards((5, 1)).choose("target:seward")
    assert [line.args for line in night.g.log if line.key == "combat"] == [["mayfair"]]
    named = duel(at={"mina": "holborn", "seward": "holborn"}).event(44, (5, 1))
    assert "ChooseTarget" not in named.waiting()


@rule("PD-VS-04")
def test_dracula_chooses_the_attacker() -> None:
    table = duel(at={"mina": "holborn"}, turned=["lucy"]).combat("holborn", "")
    assert table.asked() == [1]
    assert table.menu() == [
        f"attacker:{f}" for f in ("creatures", "infected", "dracula", "vampire-lucy")
    ]
    table.cards((5, 5), (5, 2)).choose("attacker:vampire-lucy")
    assert table.bites("mina") == 1
    assert "drawn-attacker" not in table.said()


@rule("PD-VS-05")
def test_dracula_and_each_vampire_attack_once_per_turn_unless_an_event_names_them() -> None:
    table = duel(at={"mina": "holborn"}, turned=["lucy"]).combat("holborn", "")
    table.cards((5, 1)).choose("attacker:dracula")
    table.combat("holborn", "")
    assert "attacker:dracula" not in table.menu()
    assert table.refused("attacker:dracula") == "PD-VS-05"
    table.cards((5, 1)).choose("attacker:vampire-lucy")
    table.event(44, (5, 1))
    assert table.said().count("combat") == 3
    table.cards("day", (6, 6), 42, (3, 1)).run("turn")
    assert table.g.used == 0


@rule("PD-VS-06")
def test_creatures_and_infected_alternate() -> None:
    table = duel(at={"mina": "holborn"}).combat("holborn", "")
    table.cards((5, 1)).choose("attacker:creatures")
    table.combat("holborn", "")
    assert table.refused("attacker:creatures") == "PD-VS-06"
    table.cards((5, 1)).choose("attacker:infected")
    table.combat("holborn", "")
    assert table.refused("attacker:infected") == "PD-VS-06"
    table.cards((5, 1)).choose("attacker:creatures")
    table.event(38, (5, 1))
    table.combat("holborn", "")
    assert table.refused("attacker:infected") == "PD-VS-06"
    assert "attacker:creatures" in table.menu()


@rule("PD-VS-06")
def test_the_attack_of_an_event_counts_and_is_not_bound_itself() -> None:
    table = duel(at={"mina": "holborn"}).event(36, (5, 1))
    table.combat("holborn", "")
    assert table.menu() == ["attacker:infected", "attacker:dracula"]
    table.cards((5, 1)).choose("attacker:infected")
    table.event(38, (5, 1))
    assert table.said().count("combat-over") == 3
    table.cards("day", (6, 6), 42, (3, 1)).run("turn")
    assert table.g.last_minion == -1


@rule("PD-VS-07")
def test_in_the_last_battle_dracula_chooses_among_tied_targets() -> None:
    table = duel(at={"mina": "islington", "lucy": "islington", "seward": "islington"},
                 bites={"mina": 1}, weapons={"seward": ["wooden-stakes"]}).run("final")  # fmt: skip
    assert table.asked() == [1]
    assert table.menu() == ["target:mina", "target:lucy"]


@rule("PD-VS-08")
def test_combination_adds_dracula_to_two_to_four_hunters_players() -> None:
    for seats in (3, 4, 5):
        table = fresh(seats, dracula="player")
        assert table.g.agreed.hunter_seats == seats - 1
        assert table.g.agreed.dracula_seat == seats - 1
        assert {int(owner) for owner in table.g.owner} == set(range(seats - 1))


@rule("PD-VS-09")
def test_markers_outside_plague_spread_are_taken_unseen_but_event_57_is_a_spread() -> None:
    table = duel(at={"mina": "mayfair"}, marks={"islington": "miasma"}, stack=[2]).run("markers")
    place = next(x for x in table.game.view(table.g, 1).data["locations"] if x["id"] == "islington")
    assert place["mark"] == "plague"
    assert "coffins" not in place
    boxes = duel(at={"mina": "mayfair"}, stack=[2, 3, 1]).event(57)
    assert boxes.asked() == [1]
    assert "spread:coffins-2:hackney" in boxes.menu()
    assert not any("coffins-1" in key for key in boxes.menu())


@rule("PD-VS-10")
def test_dracula_without_strength_may_be_chosen_and_the_infected_come() -> None:
    table = duel(at={"mina": "holborn"}, space=2).combat("holborn", "")
    table.cards((5, 1)).choose("attacker:dracula")
    assert [line.args for line in table.g.log if line.key == "attacked-by"] == [["infected", 1]]
    table.combat("holborn", "")
    assert table.menu() == ["attacker:creatures", "attacker:infected"]
    assert table.refused("attacker:dracula") == "PD-VS-05"


def test_dracula_chooses_among_equals_whom_he_goes_for() -> None:
    """PD-CMB-08, PD-VS-03: so nobody is said to be attacked first, not even Lucy."""
    at = {"mina": "poplar", "lucy": "poplar"}
    table, equals = duel(at=at), duel(at=at, bites={"mina": 1})
    lucy, mina = bit(table.h("lucy")), bit(table.h("mina"))
    assert sure_target(table.g, lucy | mina) == table.h("lucy")
    table.g.bites[table.h("mina")] = 2
    assert sure_target(table.g, lucy | mina) == table.h("mina")
    assert sure_target(equals.g, lucy | mina) == NO_HUNTER
