"""The combat in hand: a row on the agenda, there from the attack until one side is gone."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import NO_HUNTER
from gaslamp.kernel.bits import bit
from gaslamp.kernel.state import Step


class Combat(Step[Plague]):
    """Who fights whom, where, and how it stands. It lies under all that happens in the combat,
    which is over when nothing is left above it (PD-CMB-22).

    Copies of a table share the rows of their agendas: `change_combat` gives one to write in. Where
    it lies is kept with the table, since it is asked some ten times in a round.
    """

    def __init__(
        self,
        place: i64,
        foe: i64,
        fighters: i64,
        target: i64 = NO_HUNTER,
        coffins: i64 = 0,
        extra: i64 = 0,
        ambush: bool = False,
        last_battle: bool = False,
        shields: i64 = 0,
    ) -> None:
        self.place: i64 = place
        self.foe: i64 = foe
        self.stand_in: bool = False  # the Infected, in Dracula's place
        self.coffins: i64 = coffins
        self.extra: i64 = extra
        self.ambush: bool = ambush
        self.fighters: i64 = fighters
        self.target: i64 = target
        self.champion: i64 = NO_HUNTER
        self.host: bool = False
        self.last_battle: bool = last_battle
        self.shields: i64 = shields  # hits Dracula may still ignore for turned hunters
        # This round.
        self.round: i64 = 0
        self.undead_first: bool = False
        self.holy_water: bool = False
        self.warded: bool = False

    def copy(self) -> Combat:
        twin = Combat(
            place=self.place,
            foe=self.foe,
            fighters=self.fighters,
            target=self.target,
            coffins=self.coffins,
            extra=self.extra,
            ambush=self.ambush,
            last_battle=self.last_battle,
            shields=self.shields,
        )
        twin.stand_in = self.stand_in
        twin.champion = self.champion
        twin.host = self.host
        twin.round = self.round
        twin.undead_first = self.undead_first
        twin.holy_water = self.holy_water
        twin.warded = self.warded
        return twin

    def run(self, g: Plague) -> None:
        g._combat = None
        g.say("combat-over", g.content.place_ids[self.place])

    def fights(self, hunter: i64) -> bool:
        return (self.fighters >> hunter) & 1 != 0


def row_of_combat(g: Plague) -> i64:
    """Where on the agenda the combat in hand lies, near the top; -1 without one."""
    row: i64 = len(g.agenda) - 1
    while row >= 0 and not isinstance(g.agenda[row], Combat):
        row -= 1
    return row


def begin_combat(g: Plague, combat: Combat) -> None:
    """Put it on the agenda: it is in hand until its row comes up."""
    g.then(combat)
    g._combat = combat
    g._own_combat = True


def combat_if_any(g: Plague) -> Combat | None:
    """The combat in hand, if there is one, to be read only."""
    kept = g._combat
    if isinstance(kept, Combat):
        return kept
    row = row_of_combat(g)
    if row < 0:
        return None
    found = g.agenda[row]
    assert isinstance(found, Combat)
    g._combat = found
    g._own_combat = False
    return found


def combat_now(g: Plague) -> Combat:
    """The combat in hand, to be read only."""
    found = combat_if_any(g)
    assert found is not None
    return found


def change_combat(g: Plague) -> Combat:
    """The combat in hand, to be written in: a copy in the same row, if others have that row."""
    found = combat_now(g)
    if not g._own_combat:
        found = found.copy()
        g.agenda[row_of_combat(g)] = found
        g._combat = found
        g._own_combat = True
    return found


def leave_combat(g: Plague, hunter: i64) -> None:
    """The hunter fights no longer."""
    combat = combat_if_any(g)
    if combat is not None and combat.fights(hunter):
        change_combat(g).fighters &= ~bit(hunter)
