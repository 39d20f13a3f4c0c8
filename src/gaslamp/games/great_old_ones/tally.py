"""What stands on the board, counted in one walk: bots count every position they think of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones.state import NOBODY, NOWHERE, OldOnes, owner_of_building
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.kernel.bits import count_bits


class Tally:
    """What stands on the board, counted once for everybody: by seat, and the Trouble markers."""

    def __init__(self, trouble: i64) -> None:
        self.controlled: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.contested: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.spread: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.agents: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.elders: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.strength: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.trouble: Final[i64] = trouble


def tally(g: OldOnes) -> Tally:
    """The same as `winning` counts seat by seat, in one walk over the board: every position a bot
    thinks of is counted."""
    count = Tally(count_bits(g.london.trouble))
    area: i64 = 0
    while area < AREAS:
        tally_area(g, count, area)
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        owner = g.elders.owner[elder]
        if owner >= 0:
            count.elders[owner] += 1
            count.strength[owner] += g.content.hp_of[elder]
        elder += 1
    return count


def tally_area(g: OldOnes, count: Tally, area: i64) -> None:
    """GO-CTRL-01..07, GO-OBJ-02/03: who controls the area, with whom beside them."""
    london = g.london
    guarded = london.grenadiers[area] > 0
    built = london.building[area]
    builder = NOBODY if built == NOWHERE else owner_of_building(built)
    most = london.citizens[area]
    holder: i64 = NOBODY
    present: i64 = 0
    place = area
    seat: i64 = 0
    while seat < g.seats:
        pieces = london.minions[place]
        if pieces > 0:
            count.agents[seat] += london.agents[place]
            if not guarded:
                count.spread[seat] += 1
        if seat == builder:
            pieces += 1
        if pieces > 0:
            present += 1
        if pieces > most:
            most = pieces
            holder = seat
        elif pieces == most:
            holder = NOBODY
        place += AREAS
        seat += 1
    if holder >= 0 and not guarded:
        count.controlled[holder] += 1
        if present > 1:
            count.contested[holder] += 1
