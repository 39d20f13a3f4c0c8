"""A table of Plague of Dracula that a test can arrange and play by keys."""

from __future__ import annotations

from typing import Any

from gaslamp.games.plague_of_dracula import positions
from gaslamp.games.plague_of_dracula.combat import BY_LOCATION
from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.game import GAME
from gaslamp.games.plague_of_dracula.positions import MARKS, TIMES
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import ARRIVAL, BITE, BUDA_PESTH, TIPPED, Tables
from gaslamp.kernel.state import advance
from gaslamp.words.words import Words
from kit import Scene

CONTENT: Tables = GAME.printed
WORDS = Words(GAME, CONTENT, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
SEGMENTS = positions.SEGMENTS
STEPS = ["cleansing", "searching", "items", "movement", "transfusion", "resolution"]


def count_of(weapon: str) -> int:
    """How many markers of a weapon the box has."""
    return int(CONTENT.weapon_counts[CONTENT.item_ids.index(weapon)])


SUPPLY = int(CONTENT.rumor_count - CONTENT.bag_start[-1])  # Rumors that are not in the bag


def place_of(word: str) -> int:
    """A place by id: a location, purfleet, buda-pesth, arrival-3 or gone."""
    return positions.place_of(CONTENT, word)


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
        positions.stack_deck(self.g, list(wanted))
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
        told = positions.Combat(place, foe, target, coffins, extra)
        positions.begin_combat(self.g, told)
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


def fresh(seats: int = 1, seed: int = 1, **options: str) -> Table:
    """A game as the box has it, at its first decision."""
    return Table(GAME, GAME.new(CONTENT, seats, GAME.settled(seats, options), seed))


NAMED = ("at", "bites", "weapons", "marks", "turned", "bag", "stack", "dracula", "renfield", "turn",
         "time", "effect", "discarded_on")  # fmt: skip


def plague(
    at: dict[str, str] | None = None,
    cards: tuple[Any, ...] = (),
    came: tuple[str, ...] = (),
    seats: int = 1,
    **args: Any,
) -> Table:
    """A table set as told: hunters not named are gone, locations not named are unmarked. What
    arranges nothing is an option of the game."""
    told = {name: value for name, value in args.items() if name in NAMED}
    options = GAME.settled(seats, {name: v for name, v in args.items() if name not in NAMED})
    g = positions.plague(CONTENT, seats, options, at=at, cards=list(cards), came=list(came), **told)
    return Table(GAME, g)


EVERYWHERE = CONTENT.place_ids[1:26]


def all_but(*places: str, mark: str = "coffin-1") -> dict[str, str]:
    """All locations with this marker but those named."""
    return {place: mark for place in EVERYWHERE if place not in places}
