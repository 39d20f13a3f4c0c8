"""Setup: what lies where before the first turn."""

from __future__ import annotations

import pytest

from gaslamp.games.great_old_ones import pieces
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes
from kit import rule
from scenarios.great_old_ones.kit import Table, area_no, card_no, content, old_ones

STARTS = ("the-east-end", "the-city", "chelsea")


def dealt(seats: int = 3, seed: int = 4, **options: str) -> Table:
    given = {"colours": "by-seat", "first-player": "seat-1", **options}
    g = GAME.new(content(), seats, GAME.settled(seats, given), seed)
    assert isinstance(g, OldOnes)
    return Table(GAME, g)


@rule("GO-SETUP-01", "GO-SETUP-02")
def test_twelve_numbered_areas_whose_borders_go_both_ways() -> None:
    areas = content().areas
    assert [a.number for a in areas] == list(range(1, 13))
    links = 0
    for i, area in enumerate(areas):
        assert not area.adjacent >> i & 1
        for j in range(12):
            assert (area.adjacent >> j & 1) == (areas[j].adjacent >> i & 1)
            links += int(area.adjacent >> j & 1)
    assert links == 2 * 23
    city = areas[area_no("the-city")]
    assert city.adjacent >> area_no("southwark") & 1, "London Bridge joins them"


@rule("GO-SETUP-03", "GO-BUILD-04")
def test_a_building_costs_the_same_in_every_area() -> None:
    for area in ("lambeth", "kensington"):
        table = old_ones(hands=(["the-prospect-of-whitby"], []), agents={area: {0: 1}})
        table.play("the-prospect-of-whitby", f"build:office:{area}")
        assert table.money(0) == 4


@rule("GO-SETUP-04", "GO-SETUP-05")
def test_insanity_starts_at_one_with_four_grenadiers_waiting_on_the_track() -> None:
    table = dealt()
    assert table.g.level == 1
    assert pieces.grenadiers_on_track(table.g) == [4, 6, 9, 11]
    assert sum(table.g.london.grenadiers) == 0


@rule("GO-SETUP-06")
def test_each_player_gets_another_board_face_up() -> None:
    boards = [
        tuple(data["board"] for data in GAME.view(dealt(3, seed).g, -1).data["seats"])
        for seed in range(12)
    ]
    assert all(len(set(row)) == 3 for row in boards)
    assert len(set(boards)) > 4


@rule("GO-SETUP-07")
def test_each_player_chooses_a_free_colour_and_has_six_buildings() -> None:
    table = dealt(3, colours="choose")
    assert table.menu(0) == [f"colour:{c}" for c in ("green", "yellow", "purple", "blue")]
    table.choose("colour:purple")
    assert table.menu(1) == [f"colour:{c}" for c in ("green", "yellow", "blue")]
    assert table.refused("colour:purple") == "GO-SETUP-07"
    table.choose("colour:green", "colour:blue")
    for player in table.g.players:
        assert [int(area) for area in player.built] == [NOWHERE] * 6
    assert [data["colour"] for data in GAME.view(table.g, -1).data["seats"]] == [
        "purple", "green", "blue",
    ]  # fmt: skip


@rule("GO-SETUP-08", "GO-SETUP-09")
def test_agents_and_trouble_in_three_areas() -> None:
    table = dealt(4)
    for seat in range(4):
        assert [table.agents(seat, area) for area in STARTS] == [1, 1, 1]
        assert table.supply(seat) == 9
    assert sorted(table.trouble()) == sorted(STARTS)


@rule("GO-SETUP-10", "GO-SETUP-11")
def test_ten_pounds_each_which_everybody_can_see() -> None:
    table = dealt()
    for eyes in (-1, 0, 1, 2):
        assert [d["money"] for d in GAME.view(table.g, eyes).data["seats"]] == [10, 10, 10]


@rule("GO-SETUP-12", "GO-SETUP-13")
def test_elder_ones_and_new_citizens_wait_beside_the_board() -> None:
    table = dealt()
    pool = next(z for z in GAME.view(table.g, -1).zones if z.id == "pool")
    assert pool.count == 8
    assert [table.elders(seat) for seat in range(3)] == [{}, {}, {}]
    assert sum(table.g.london.citizens) == 0


@rule("GO-SETUP-14")
def test_nine_events_are_shuffled_face_down() -> None:
    orders = {tuple(dealt(2, seed).g.piles.events.listed()) for seed in range(6)}
    assert len(orders) == 6
    zone = next(z for z in GAME.view(dealt().g, 0).zones if z.id == "events")
    assert (zone.count, zone.pieces) == (9, [])


@rule("GO-SETUP-15", "GO-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_yellow_card_comes_before_any_purple_card(seats: int) -> None:
    table = dealt(seats)
    halves = [int(content().half_of[c]) for c in reversed(table.g.piles.deck.listed())]
    used = [card for card in content().cards if seats > 2 or not card.three_players]
    assert halves == sorted(halves)
    assert len(halves) == len(used) - 3 - 5 * seats
    assert len(table.row()) == 3
    assert [len(table.hand(seat)) for seat in range(seats)] == [5] * seats
    assert all(content().half_of[card_no(c)] == 0 for c in table.row())


@rule("GO-SETUP-17")
def test_one_secret_objective_each_and_the_rest_unseen() -> None:
    table = dealt(3)
    held = [table.objective(seat) for seat in range(3)]
    assert len(set(held)) == 3
    assert len(table.g.piles.unused) == 4
    for eyes in range(3):
        zones = {z.id: [p.kind for p in z.pieces] for z in GAME.view(table.g, eyes).zones}
        assert zones["unused"] == []
        for seat in range(3):
            assert zones[f"seat-{seat}/objective"] == ([held[seat]] if seat == eyes else [])


@rule("GO-SETUP-18", "GO-SCROLL-18")
def test_henry_holy_peter_stays_in_the_box_with_two_players() -> None:
    peter = card_no("henry-holy-peter")
    assert dealt(2).g.piles.box.listed() == [peter]
    assert dealt(3).g.piles.box.listed() == []


@rule("GO-SETUP-19")
def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    firsts = {int(dealt(4, seed, **{"first-player": "random"}).g.first) for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    table = dealt(3)
    order = []
    for _ in range(4):
        order.append(table.only_seat())
        table.to_end()
    assert order == [0, 1, 2, 0]


@rule("GO-SETUP-20")
def test_the_victory_conditions_and_everybodys_progress_are_in_view() -> None:
    printed = GAME.catalogue(content())
    assert printed["pride"]["text"][0] == "Control at least 6 areas."
    facts = GAME.view(dealt(3).g, -1).data["facts"]
    assert set(facts["seats"][1]["progress"]) == {o.id for o in content().objectives}
    assert facts["seats"][1]["progress"]["gluttony"] == [3, 9]
    assert printed["sloth"]["text"][1].startswith("The deck runs out")
