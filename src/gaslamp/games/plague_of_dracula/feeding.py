"""Attack events: A Dark Mist and They Must Feed (PD-EVT-11, PD-EVT-12, PD-LVL-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import pick_of
from gaslamp.games.plague_of_dracula.state import Plague, eligible, in_london, undisturbed
from gaslamp.games.plague_of_dracula.status_track import TakeBite
from gaslamp.games.plague_of_dracula.tables import (
    CLEANSED,
    DRACULA,
    HARDER,
    HUNTERS,
    NIGHT_1,
    NIGHT_2,
)
from gaslamp.kernel.bits import bit
from gaslamp.kernel.state import Step

MIST_BONUS: Final = 2


def dark_mist(g: Plague) -> None:
    """Dracula himself, in a random place that holds an eligible hunter."""
    prey = eligible(g)
    places: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (prey >> h) & 1:
            places |= bit(g.place[h])
        h += 1
    place = pick_of(g, places, "drawn-place")
    if place < 0:
        g.say("nobody-in-reach")
        return
    g.say("mist-falls", g.content.place_ids[place])
    calm = emboldened(g)
    extra: i64 = MIST_BONUS if calm else 0
    fight(g, place, DRACULA, extra=extra, ambush=calm)


def fierce(g: Plague) -> bool:
    """PD-LVL-05, PD-LVL-06: whether the undead press harder than the turn's marker says."""
    return g.agreed.level == HARDER and not g.agreed.book_levels


def at_night(g: Plague) -> bool:
    return g.time == NIGHT_1 or g.time == NIGHT_2


def emboldened(g: Plague) -> bool:
    """PD-EVT-14, PD-LVL-05: undisturbed, or on a night of the harder game."""
    return undisturbed(g) or (fierce(g) and at_night(g))


def they_must_feed(g: Plague, prefer_bitten: i64, foe: i64) -> None:
    night: i64 = 1 if fierce(g) or at_night(g) else 0
    calm: i64 = 1 if emboldened(g) else 0
    g.then(Feed(1 + night, night, calm, prefer_bitten, foe, 0))


class Feed(Step[Plague]):
    """One attack after the other, on different hunters."""

    def __init__(
        self, left: i64, night: i64, calm: i64, prefer_bitten: i64, foe: i64, chosen: i64
    ) -> None:
        self.left: Final[i64] = left
        self.night: Final[i64] = night
        self.calm: Final[i64] = calm
        self.prefer_bitten: Final[i64] = prefer_bitten
        self.foe: Final[i64] = foe
        self.chosen: Final[i64] = chosen

    def run(self, g: Plague) -> None:
        hunter = pick_of(g, self.prey(g), "drawn-victim")
        if hunter < 0:
            g.say("nobody-in-reach" if self.chosen == 0 else "nobody-else-in-reach")
            return
        g.say("victim", g.content.hunter_ids[hunter])
        if self.left > 1:
            chosen = self.chosen | bit(hunter)
            g.then(Feed(self.left - 1, self.night, self.calm, self.prefer_bitten, self.foe, chosen))
        place = g.place[hunter]
        if g.marks[place] == CLEANSED:
            g.say("garlic-fails", g.content.hunter_ids[hunter])
            g.then(TakeBite(hunter))
        else:
            extra = self.night + self.calm
            fight(g, place, self.foe, hunter, extra=extra, ambush=self.calm != 0)

    def prey(self, g: Plague) -> i64:
        """Whom the card may choose: undisturbed, the cleansed places are no refuge."""
        found = eligible(g)
        bitten: i64 = 0
        h: i64 = 0
        while h < HUNTERS:
            if self.calm and in_london(g, h) and g.marks[g.place[h]] == CLEANSED:
                found |= bit(h)
            if g.bites[h] > 0:
                bitten |= bit(h)
            h += 1
        found &= ~self.chosen
        if self.prefer_bitten and found & bitten:
            return found & bitten
        return found
