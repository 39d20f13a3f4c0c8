"""The board: hexes, distances, rays and lines of fire, against brute force."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.games.blackbriar.board import clear_line, first_enemy_hex, helpful_line, watched
from gaslamp.games.blackbriar.facts import ground
from gaslamp.games.blackbriar.hexes import (
    BOARD,
    HEX_NAMES,
    HEXES,
    RAY_NAMES,
    RAYS,
    distance,
    hex_at,
    is_town,
    neighbour,
    on_ray,
    q_of,
    r_of,
    ray_hexes,
    ray_towards,
)
from gaslamp.games.blackbriar.setup import MAUSOLEUM_HEX
from kit import rule
from scenarios.blackbriar.kit import briar, h

ANY_HEX = st.integers(0, HEXES - 1)


def centre(at: int) -> tuple[float, float]:
    """Where the centre of a flat-top hex of size 1 is drawn."""
    q, r = q_of(at), r_of(at)
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


def walked(a: int) -> dict[int, int]:
    """Distances found by walking from neighbour to neighbour."""
    found = {a: 0}
    queue = [a]
    for at in queue:
        for side in range(6):
            n = int(neighbour(at, side))
            if n >= 0 and n not in found:
                found[n] = found[at] + 1
                queue.append(n)
    return found


@rule("BB-BOARD-01", "BB-BOARD-06")
def test_rows_and_columns() -> None:
    assert HEXES == 36
    assert [ground(h(f"c{row}")) for row in range(1, 7)] == (
        ["town", "town", "fence", "graveyard", "graveyard", "graveyard"]
    )
    assert [name for name in HEX_NAMES if is_town(h(name))] == (
        [c + r for r in "12" for c in "abcdef"]
    )
    for low in "bdf":
        high = chr(ord(low) - 1)
        assert centre(h(low + "1"))[1] - centre(h(high + "1"))[1] == pytest.approx(math.sqrt(3) / 2)


@rule("BB-BOARD-02")
def test_neighbours_are_the_hexes_whose_centres_are_one_step_away() -> None:
    pairs = 0
    for a in range(HEXES):
        near = {b for b in range(HEXES) if 0 < math.dist(centre(a), centre(b)) < 1.8}
        assert {int(neighbour(a, s)) for s in range(6)} - {-1} == near
        assert 2 <= len(near) <= 6
        pairs += len(near)
    assert pairs == 170


@rule("BB-BOARD-03")
def test_distances_are_those_of_walking() -> None:
    for a in range(HEXES):
        for b, steps in walked(a).items():
            assert distance(a, b) == steps
    assert max(BOARD.distances) == distance(h("a1"), h("f6")) == 8


@rule("BB-BOARD-08")
@given(ANY_HEX, st.integers(0, RAYS - 1))
def test_rays_stay_on_the_board_and_end_at_its_edge(a: int, ray: int) -> None:
    line = ray_hexes(a, ray)
    assert all(0 <= x < HEXES for x in line)
    assert [int(on_ray(a, ray, i)) for i in range(len(line) + 1)] == [*line, -1]


@rule("BB-LOF-01", "BB-LOF-02", "BB-LOF-04")
@given(ANY_HEX, ANY_HEX)
def test_a_ray_crosses_exactly_the_centres_on_its_straight_line(a: int, b: int) -> None:
    """Brute force: the twelve directions are the multiples of 30 degrees."""
    if a == b:
        return
    (x1, y1), (x2, y2) = centre(a), centre(b)
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    on_line = abs(angle / 30 - round(angle / 30)) < 1e-9
    ray = int(ray_towards(a, b))
    assert (ray >= 0) == on_line
    if ray >= 0:
        step = 1 if ray < 6 else 2
        place = ray_hexes(a, ray).index(b) + 1
        assert distance(a, b) == step * place


@rule("BB-LOF-03")
@given(ANY_HEX, ANY_HEX)
def test_a_common_line_shows_in_the_cube_difference(a: int, b: int) -> None:
    dq, dr = q_of(b) - q_of(a), r_of(b) - r_of(a)
    difference = [dq, dr, -dq - dr]
    lined = a != b and (0 in difference or len(set(difference)) < 3)
    assert (int(ray_towards(a, b)) >= 0) == lined


def test_golden_numbers() -> None:
    assert sum(1 for ray in BOARD.ray_to if ray >= 0) == 698
    for name in HEX_NAMES:
        assert hex_at(q_of(h(name)), r_of(h(name))) == h(name)


@rule("BB-LOF-01")
def test_the_rays_from_c2() -> None:
    """X-06."""
    rays = {
        name: " ".join(HEX_NAMES[x] for x in ray_hexes(h("c2"), i))
        for i, name in enumerate(RAY_NAMES)
    }
    assert rays == {
        "n": "c1", "ne": "d1 e1", "se": "d2 e3 f3", "s": "c3 c4 c5 c6", "sw": "b2 a3",
        "nw": "b1 a1", "nne": "", "e": "e2", "sse": "d3 e5 f6", "ssw": "b3 a5", "w": "a2",
        "nnw": "",
    }  # fmt: skip


@rule("BB-SETUP-04", "BB-SETUP-05", "BB-SETUP-06", "BB-SETUP-07")
@pytest.mark.parametrize(
    ("level", "at", "far"), [("easy", "c6", 4), ("normal", "c5", 3), ("expert", "c4", 2)]
)
def test_the_mausoleum_is_equally_far_from_three_town_hexes(level: str, at: str, far: int) -> None:
    """X-04, X-05."""
    assert MAUSOLEUM_HEX[level] == h(at)
    near = [int(distance(h(at), x)) for x in range(12)]
    assert min(near) == far
    assert [HEX_NAMES[x] for x in range(12) if near[x] == far] == ["b2", "c2", "d2"]
    other = [int(distance(h("d" + at[1]), x)) for x in range(12)]
    assert other.count(min(other)) == 1


@rule("BB-LOF-05", "BB-LOF-07")
def test_a_shot_stops_at_the_first_enemy_and_a_ruin_stops_nothing() -> None:
    """X-09."""
    table = briar({"magistrate": "c2"}, [("ghoul", "c6")])
    south = RAY_NAMES.index("s")
    assert first_enemy_hex(table.g, h("c2"), south) == h("c5")
    table.ruin("mausoleum")
    assert first_enemy_hex(table.g, h("c2"), south) == h("c6")


@rule("BB-LOF-06", "BB-LOF-11", "BB-BOARD-05")
def test_friends_town_buildings_and_the_fence_never_block() -> None:
    """X-10."""
    table = briar({"magistrate": "d1", "doctor": "d2"}, [("ghoul", "d6")])
    assert first_enemy_hex(table.g, h("d1"), RAY_NAMES.index("s")) == h("d6")


@settings(max_examples=60, deadline=None)
@given(ANY_HEX, ANY_HEX, st.sets(ANY_HEX, max_size=6))
def test_a_clear_line_has_no_creature_between(a: int, b: int, held: set[int]) -> None:
    table = briar({"magistrate": HEX_NAMES[a]})
    for at, kind in zip(sorted(held - {a}), ["ghoul", "gargoyle"] * 3, strict=False):
        table.put(kind, HEX_NAMES[at])
    ray = int(ray_towards(a, b))
    between = ray_hexes(a, ray)[: ray_hexes(a, ray).index(b)] if ray >= 0 else []
    clear = ray >= 0 and not any(x in held or x == h("c5") for x in between)
    assert clear_line(table.g, a, b) == clear


@rule("BB-LOF-12")
def test_helpful_lines_are_blocked_by_creatures_and_the_mausoleum() -> None:
    table = briar({"magistrate": "c1", "doctor": "c3"})
    assert helpful_line(table.g, 0, 1)
    table.put("ghoul", "c2")
    assert not helpful_line(table.g, 0, 1)
    table = briar({"magistrate": "c4", "doctor": "c6"})
    assert not helpful_line(table.g, 0, 1)
    table.ruin("mausoleum")
    assert helpful_line(table.g, 0, 1)


@rule("BB-CAB-08")
def test_watched_lifts_the_mover_off_the_board() -> None:
    table = briar({"magistrate": "c1"}, [("corpse-candle", "c3")])
    candle = table.piece("corpse-candle-1")
    assert watched(table.g, h("c4"), candle)
    table.put("ghoul", "c2")
    assert not watched(table.g, h("c4"), candle)
    assert table.stack("c3") == ["corpse-candle-1"]
