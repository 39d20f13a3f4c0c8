"""A table of Plague of Dracula that a test can arrange and play by keys."""

from __future__ import annotations

from typing import Any

from gaslamp.games.plague_of_dracula.actions import ACTION_SEGMENT
from gaslamp.games.plague_of_dracula.arrivals import ADVANCE_ARRIVALS, CHECK_HARKER
from gaslamp.games.plague_of_dracula.combat import BY_LOCATION, fight
from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.events import DRAW_EVENT
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.last_battle import FINAL_CONFRONTATION
from gaslamp.games.plague_of_dracula.markers import ADJUST_MARKERS
from gaslamp.games.plague_of_dracula.plague_spread import SPREAD_PLAGUE
from gaslamp.games.plague_of_dracula.renfield import CHECK_RENFIELD
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    ARRIVAL,
    BARE_BITE,
    BITE,
    BUDA_PESTH,
    NO_HUNTER,
    TIPPED,
    Tables,
)
from gaslamp.games.plague_of_dracula.time_check import CHECK_TIME
from gaslamp.games.plague_of_dracula.turn import CLOSE_TURN, TURN
from gaslamp.kernel.state import Step, advance
from gaslamp.kernel.zone import zone
from gaslamp.words.words import Words
from kit import Scene

CONTENT: Tables = GAME.printed
WORDS = Words(GAME, CONTENT, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
SEGMENTS: dict[str, Step[Plague]] = {
    "turn": TURN,
    "time-check": CHECK_TIME,
    "arrivals": ADVANCE_ARRIVALS,
    "renfield": CHECK_RENFIELD,
    "event": DRAW_EVENT,
    "harker": CHECK_HARKER,
    "plague": SPREAD_PLAGUE,
    "action": ACTION_SEGMENT,
    "markers": ADJUST_MARKERS,
    "end": CLOSE_TURN,
    "final": FINAL_CONFRONTATION,
}
MARKS = ["", "plague", "coffin", "rumor", "miasma", "wreath"]
TIMES = ["", "night-1", "night-2", "day-1", "day-2"]
STEPS = ["cleansing", "searching", "items", "movement", "transfusion", "resolution"]
FOES = ["creatures", "infected", "dracula"]


def count_of(weapon: str) -> int:
    """How many markers of a weapon the box has."""
    return int(CONTENT.weapon_counts[CONTENT.item_ids.index(weapon)])


SUPPLY = int(CONTENT.rumor_count - CONTENT.bag_start[-1])  # Rumors that are not in the bag


def place_of(word: str) -> int:
    """A place by id: a location, purfleet, buda-pesth, arrival-3 or gone."""
    if word == "gone":
        return 0
    if word == "buda-pesth":
        return BUDA_PESTH
    if word.startswith("arrival-"):
        return ARRIVAL + int(word[8:])
    return CONTENT.place_ids.index(word)


class Table(Scene):
    """London on a test bench: everybody is away unless put somewhere."""

    g: Plague

    # Reading the table.

    def at(self, hunter: str) -> str:
        place = int(self.g.place[self.h(hunter)])
        if place == BUDA_PESTH:
            return "buda-pesth"
        if place > ARRIVAL:
            return f"arrival-{place - ARRIVAL}"
        return CONTENT.place_ids[place] or "gone"

    def h(self, hunter: str) -> int:
        return CONTENT.hunter_ids.index(hunter)

    def bites(self, hunter: str) -> int:
        return int(self.g.bites[self.h(hunter)])

    def track(self, hunter: str) -> list[str]:
        """The three status spaces from the left."""
        words = []
        for space in range(3):
            cell = int(self.g.track[self.h(hunter) * 3 + space])
            if cell >= BITE:
                words.append("bite")
            elif cell == TIPPED:
                words.append("tipped crucifix")
            else:
                words.append(CONTENT.item_ids[cell] if cell >= 0 else "")
        return words

    def weapons(self, hunter: str) -> list[str]:
        return [word for word in self.track(hunter) if word not in ("", "bite")]

    def mark(self, place: str) -> str:
        p = place_of(place)
        mark = MARKS[self.g.marks[p]]
        return f"coffin-{self.g.coffins[p]}" if mark == "coffin" else mark

    def marked(self, kind: str) -> list[str]:
        """The locations with this kind of marker."""
        return [CONTENT.place_ids[p] for p in range(1, 26) if MARKS[self.g.marks[p]] == kind]

    def time(self) -> str:
        return TIMES[self.g.time]

    def renfield(self) -> str:
        return "carfax" if self.g.renfield_out else "purfleet"

    def foe(self) -> str:
        return CONTENT.foe_ids[combat_now(self.g).foe]

    def display(self) -> list[str]:
        return [CONTENT.hunter_ids[h] for h in self.g.display.listed()]

    def inventory(self, weapon: str) -> int:
        return int(self.g.stores.inventory[CONTENT.item_ids.index(weapon)])

    def in_bag(self, item: str) -> int:
        return int(self.g.stores.bag[CONTENT.item_ids.index(item)])

    def discarded(self, weapon: str) -> int:
        return int(self.g.stores.discards[CONTENT.item_ids.index(weapon)])

    def step(self) -> str:
        return STEPS[self.g.step]

    def has_action(self, hunter: str) -> bool:
        return not self.g.acted >> self.h(hunter) & 1

    def has_bonus(self, hunter: str) -> bool:
        return not self.g.bonus_used >> self.h(hunter) & 1

    def draws(self) -> int:
        """How many cards have been turned since the table was set."""
        return len(self.g.discard)

    def reason(self) -> str:
        return self.g.outcome.reason if self.g.outcome else ""

    def winners(self) -> int:
        assert self.g.outcome is not None
        return self.g.outcome.winners

    def nothing_pending(self) -> bool:
        return self.waiting() == "" and not self.over()

    # Playing it.

    def cards(self, *wanted: Any) -> Table:
        """Put cards on the deck in the order they will be drawn.

        (5, 2) is any card with a 2 in column 5; "red" and "black" are fives of that colour;
        "night" and "day" are cards of that time; a number is that very card.
        """
        pile = self.g.deck.listed()
        found: list[int] = []
        for want in wanted:
            found.append(next(c for c in pile if c not in found and fits(c, want)))
        rest = [card for card in pile if card not in found]
        self.g.deck = zone(rest + found[::-1])
        return self

    def run(self, *segments: str) -> Table:
        """Carry out segments until something is asked or they are done."""
        self.g.agenda = [SEGMENTS[name] for name in reversed(segments)]
        advance(self.g)
        return self

    def combat(
        self,
        place: str,
        foe: str = "infected",
        target: str = "",
        coffins: int = BY_LOCATION,
        extra: int = 0,
    ) -> Table:
        """A combat out of nowhere."""
        self.g.agenda = []
        who = CONTENT.foe_ids.index(foe) if foe else ANY_FOE
        victim = self.h(target) if target else NO_HUNTER
        fight(self.g, place_of(place), who, victim, coffins, extra)
        advance(self.g)
        return self

    def event(self, card: int, *cards: Any) -> Table:
        """The Event Draw segment with this card, and these cards after it."""
        return self.cards(card, *cards).run("event")

    def pass_to(self, step: str, phase: str = "standard") -> Table:
        """In the Action segment: pass until this step of this phase is under way."""
        while self.waiting() == "Act" and (self.step(), self.g.phase) != (
            step,
            int(phase == "bonus"),
        ):
            self.choose("pass")
        return self

    def finish(self) -> Table:
        """Pass whatever is left of the Action segment."""
        while self.waiting() == "Act":
            self.choose("pass")
        return self


def fits(card: int, want: Any) -> bool:
    c = CONTENT
    if want in ("night", "day"):
        return bool(c.night[card]) == bool(want == "night")
    if want in ("red", "black"):
        five = int(c.numbers[card * 8 + 5]) == 5
        return five and bool(c.red_five[card]) == bool(want == "red")
    if isinstance(want, tuple):
        return bool(c.numbers[card * 8 + want[0]] == want[1])
    return bool(card == want)


def fresh(seats: int = 1, seed: int = 1, **options: str) -> Table:
    """A game as the box has it, at its first decision."""
    return Table(GAME, GAME.new(CONTENT, seats, GAME.settled(seats, options), seed))


def plague(
    at: dict[str, str] | None = None,
    bites: dict[str, int] | None = None,
    weapons: dict[str, list[str]] | None = None,
    marks: dict[str, str] | None = None,
    turned: list[str] | None = None,
    bag: dict[str, int] | None = None,
    stack: list[int] | None = None,
    cards: tuple[Any, ...] = (),
    seats: int = 1,
    dracula: int = 10,
    renfield: str = "purfleet",
    turn: int = 2,
    time: str = "day-1",
    effect: int = 0,
    discarded_on: int | None = None,
    came: tuple[str, ...] = (),
    **options: str,
) -> Table:
    """A table set as told: hunters not named are gone, locations not named are unmarked."""
    g = GAME.new(CONTENT, seats, GAME.settled(seats, options), 1)
    g.agenda = []
    g.deck = zone(
        sorted(g.deck.listed() + g.discard.listed() + ([int(g.active)] if g.active else []))
    )
    g.discard = zone([])
    g.active = g.effect = g.struck = g.known_top = 0
    g.acted = g.bonus_used = g.fought = g.used = 0
    g.last_minion = -1
    clear_board(g)
    c = CONTENT
    for hunter in range(7):
        g.place[hunter] = 0
        g.bites[hunter] = 0
        for space in range(3):
            g.track[hunter * 3 + space] = -1
    for weapon in range(8):
        g.stores.inventory[weapon] = c.weapon_counts[weapon]
        g.stores.bag[weapon] = c.bag_start[weapon]
        g.stores.inventory[weapon] -= g.stores.bag[weapon]
        g.stores.discards[weapon] = 0
    g.display = zone([c.hunter_ids.index(h) for h in turned or []])
    g.mina_turned = "mina" in (turned or [])
    g.arrived = sum(
        1 << c.hunter_ids.index(h) for h in ("mina", "seward", "lucy", "holmwood", *came)
    )
    for hunter_id, place in (at or {}).items():
        h = c.hunter_ids.index(hunter_id)
        g.place[h] = place_of(place)
        if place_of(place) < BUDA_PESTH:
            g.arrived |= 1 << h
    if "lucy" in (at or {}):
        bites = {"lucy": 1, **(bites or {})}
    for hunter_id, count in (bites or {}).items():
        h = c.hunter_ids.index(hunter_id)
        g.bites[h] = count
        for space in range(count):
            g.track[h * 3 + space] = BARE_BITE
    for hunter_id, held in (weapons or {}).items():
        h = c.hunter_ids.index(hunter_id)
        for i, word in enumerate(held):
            kind = c.item_ids.index(word)
            g.track[h * 3 + int(g.bites[h]) + i] = kind
            g.stores.inventory[kind] -= 1
    set_marks(g, marks or {})
    if bag is not None:
        for item in range(9):
            wanted = bag.get(c.item_ids[item], 0)
            if item < 8:
                g.stores.inventory[item] += g.stores.bag[item] - wanted
            else:
                g.stores.rumors += g.stores.bag[item] - wanted
            g.stores.bag[item] = wanted
    if stack is not None:
        g.stack = zone(stack[::-1])
    g.dracula = dracula
    g.renfield_out = int(renfield == "carfax")
    g.renfield_held = False
    g.turn = turn
    g.time = TIMES.index(time)
    g.effect = effect
    g.last_discard = -100 if discarded_on is None else discarded_on
    g.log = []
    table = Table(GAME, g)
    table.cards(*cards)
    return table


def clear_board(g: Plague) -> None:
    for p in range(1, 28):
        g.marks[p] = 0
        g.coffins[p] = 0
    g.seen = 0
    g.stack = zone([v for v in (1, 2, 3) for _ in range(int(CONTENT.coffin_mix[v]))])
    g.drawn = zone([])
    g.discarded = zone([])
    g.stores.rumors = CONTENT.rumor_count - 1
    g.stores.bag[8] = 1


def set_marks(g: Plague, marks: dict[str, str]) -> None:
    """plague-2 and coffin-3 take such a marker off the stack."""
    for place, word in marks.items():
        p = place_of(place)
        kind, _, coffins = word.partition("-")
        g.marks[p] = MARKS.index(kind)
        if kind in ("plague", "coffin"):
            g.coffins[p] = int(coffins or 1)
            g.stack.discard(int(coffins or 1))
        elif kind == "wreath":
            g.stores.inventory[4] -= 1
        else:
            g.stores.rumors -= 1


EVERYWHERE = CONTENT.place_ids[1:26]


def all_but(*places: str, mark: str = "coffin-1") -> dict[str, str]:
    """All locations with this marker but those named."""
    return {place: mark for place in EVERYWHERE if place not in places}
