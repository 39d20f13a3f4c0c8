"""The board's geometry: 36 hexes, distances, the twelve rays and lines of fire (BB-BOARD, BB-LOF).

A hex is a number from 0 (A1) to 35 (F6), row by row. Cube coordinates give everything; the
tables are made from them once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 6
ROWS: Final = 6
HEXES: Final = 36
OFF: Final = -1

# BB-LOF-01: six sides, then six corners, as steps in q and r (s follows).
N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
SIDES: Final = 6
RAYS: Final = 12
STEP_Q: Final = (0, 1, 1, 0, -1, -1, 1, 2, 1, -1, -2, -1)
STEP_R: Final = (-1, -1, 0, 1, 1, 0, -2, -1, 1, 2, 1, -1)
RAY_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw", "nne", "e", "sse", "ssw", "w", "nnw")
RAY_ROOM: Final = 8  # the longest ray has five hexes; the rest of its room is OFF


def q_of(h: int) -> int:
    """The column, which is the first cube coordinate."""
    return h % COLUMNS


def r_of(h: int) -> int:
    """The second cube coordinate: the row, less half the column."""
    return h // COLUMNS - (h % COLUMNS) // 2


def hex_at(q: int, r: int) -> int:
    """The hex with these cube coordinates, or OFF (BB-BOARD-08)."""
    row = r + q // 2
    if 0 <= q < COLUMNS and 0 <= row < ROWS:
        return row * COLUMNS + q
    return OFF


def cube_distance(a: int, b: int) -> int:
    """BB-BOARD-03: the largest difference of the three cube coordinates."""
    dq = q_of(b) - q_of(a)
    dr = r_of(b) - r_of(a)
    return max(abs(dq), abs(dr), abs(dq + dr))


def ray_hexes(h: int, ray: int) -> list[int]:
    """BB-LOF-02: the hexes whose centres the ray crosses, nearest first."""
    q, r = q_of(h) + STEP_Q[ray], r_of(h) + STEP_R[ray]
    found = []
    while (at := hex_at(q, r)) != OFF:
        found.append(at)
        q, r = q + STEP_Q[ray], r + STEP_R[ray]
    return found


class Board:
    """The geometry as tables of ints."""

    def __init__(self) -> None:
        neighbours: list[int] = []
        rays: list[int] = []
        distances: list[int] = []
        ray_to = [OFF] * (HEXES * HEXES)
        for h in range(HEXES):
            distances += [cube_distance(h, other) for other in range(HEXES)]
            for ray in range(RAYS):
                line = ray_hexes(h, ray)
                rays += line + [OFF] * (RAY_ROOM - len(line))
                for other in line:
                    ray_to[h * HEXES + other] = ray
                if ray < SIDES:
                    neighbours.append(line[0] if line else OFF)
        self.neighbours: Final[vec[i64]] = vec[i64](neighbours)
        self.rays: Final[vec[i64]] = vec[i64](rays)
        self.distances: Final[vec[i64]] = vec[i64](distances)
        self.ray_to: Final[vec[i64]] = vec[i64](ray_to)


BOARD: Final = Board()


def neighbour(h: i64, side: i64) -> i64:
    """BB-BOARD-02: the hex beyond a side, or OFF."""
    return BOARD.neighbours[h * 6 + side]


def distance(a: i64, b: i64) -> i64:
    return BOARD.distances[a * 36 + b]


def on_ray(h: i64, ray: i64, index: i64) -> i64:
    """The index-th hex along a ray, or OFF behind the last one."""
    return BOARD.rays[(h * 12 + ray) * 8 + index]


def ray_towards(a: i64, b: i64) -> i64:
    """BB-LOF-03: the ray from a that crosses the centre of b, or OFF if they share no line."""
    return BOARD.ray_to[a * 36 + b]


def is_town(h: i64) -> bool:
    """BB-BOARD-06: rows 1 and 2."""
    return h < 12


def hex_name(h: i64) -> str:
    """A hex as people call it, in small letters: c5."""
    return HEX_NAMES[h]


HEX_NAMES: Final = ["abcdef"[h % COLUMNS] + str(h // COLUMNS + 1) for h in range(HEXES)]
