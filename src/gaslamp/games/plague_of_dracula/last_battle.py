"""The Final Confrontation: who goes, the search for Stakes, the Last Battle (PD-FIN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import ROUND, battle_decided
from gaslamp.games.plague_of_dracula.combat_row import Combat, begin_combat
from gaslamp.games.plague_of_dracula.items import return_weapon
from gaslamp.games.plague_of_dracula.searching import offer_searches_of, search
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    able,
    dracula_wins,
    in_london,
    raise_dracula,
    tainted_places,
)
from gaslamp.games.plague_of_dracula.status_track import (
    holders,
    open_spaces,
    set_upright,
    weapons_of,
)
from gaslamp.games.plague_of_dracula.tables import (
    DRACULA,
    FINAL,
    HUNTERS,
    STAKES,
    TOP_SPACE,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.vocabulary import FIGHT, PASS, RETURN, SEARCH, SEARCH_AGAIN
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

LOCATIONS_PER_SPACE: Final = 5
TRANSYLVANIA: Final = 0  # not on the map of London


class FinalConfrontation(Step[Plague]):
    """PD-FIN-01..03, PD-WIN-05: who takes part, and how strong Dracula comes home."""

    def run(self, g: Plague) -> None:
        g.segment = FINAL
        h: i64 = 0
        while h < HUNTERS:
            if in_london(g, h) and able(g, h):
                g.finalists |= bit(h)
            h += 1
        if g.finalists == 0:
            dracula_wins(g, "nobody-fit")
            return
        g.say("final-confrontation", int(count_bits(g.finalists)))
        tainted = int(count_bits(tainted_places(g)))
        if tainted >= LOCATIONS_PER_SPACE:
            g.say("taint-feeds", tainted, tainted // int(LOCATIONS_PER_SPACE))
        raise_dracula(g, count_bits(tainted_places(g)) // LOCATIONS_PER_SPACE)
        g.then(LAST_BATTLE)
        if holders(g, g.finalists, STAKES) == 0:
            g.then(SEARCH_ROUND)


class SearchRound(Step[Plague]):
    """PD-FIN-04, PD-FIN-05: each participant searches once, then Dracula is stronger."""

    def run(self, g: Plague) -> None:
        last: i64 = 1 if g.dracula == TOP_SPACE else 0
        g.say("search-round")
        g.then(EndOfRound(last))
        g.then(FinalSearches(0))


class FinalSearches(Step[Plague]):
    """Asks the participants in hunter order."""

    def __init__(self, next_hunter: i64) -> None:
        self.next_hunter: Final[i64] = next_hunter

    def run(self, g: Plague) -> None:
        h = self.next_hunter
        while h < HUNTERS:
            if (g.finalists >> h) & 1:
                g.then(FinalSearches(h + 1))
                g.then(FinalSearch(g.owner[h], h))
                return
            h += 1


class FinalSearch(Question[Plague]):
    """PD-FIN-04: any kind of search, or with a full track one weapon goes back."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        offer_searches_of(g, m, self.hunter)
        if open_spaces(g, self.hunter) == 0:
            kinds = weapons_of(g, self.hunter)
            weapon: i64 = 0
            while weapon < WEAPONS:
                if (kinds >> weapon) & 1:
                    m.offer(RETURN, self.hunter, weapon)
                weapon += 1
        m.offer(PASS)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == SEARCH:
            search(g, o.a, o.b)
        elif o.verb == RETURN:
            return_weapon(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-final-search", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


class EndOfRound(Step[Plague]):
    """PD-FIN-05, PD-FIN-06: Dracula gains a space; from 10 there is no further round."""

    def __init__(self, last: i64) -> None:
        self.last: Final[i64] = last

    def run(self, g: Plague) -> None:
        raise_dracula(g, 1)
        if not self.last:
            g.then(SearchOrFight(0))


class SearchOrFight(Question[Plague]):
    """PD-FIN-06: the players may stop after any search round."""

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(SEARCH_AGAIN)
        m.offer(FIGHT)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == SEARCH_AGAIN:
            g.then(SEARCH_ROUND)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-search-or-fight", [int(g.dracula)], 1 << self.seat)


class LastBattle(Step[Plague]):
    """PD-FIN-07..09: Crucifixes upright, no coffins, nobody flees, hits to be ignored."""

    def run(self, g: Plague) -> None:
        set_upright(g)
        g.say("last-battle", int(g.dracula))
        begin_combat(
            g,
            Combat(
                place=TRANSYLVANIA,
                foe=DRACULA,
                fighters=g.finalists,
                last_battle=True,
                shields=g.display.size(),
            ),
        )
        if not battle_decided(g):
            g.then(ROUND)


FINAL_CONFRONTATION: Final = FinalConfrontation()
SEARCH_ROUND: Final = SearchRound()
LAST_BATTLE: Final = LastBattle()
