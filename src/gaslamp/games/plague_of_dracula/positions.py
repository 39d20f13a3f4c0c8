# border: not compiled
"""Positions of Plague of Dracula from plain data: London as told, and what happens then."""

from __future__ import annotations

from msgspec import Struct

from gaslamp.games.arranging import number_of, unknown
from gaslamp.games.plague_of_dracula.actions import ACTION_SEGMENT
from gaslamp.games.plague_of_dracula.arrivals import ADVANCE_ARRIVALS, CHECK_HARKER
from gaslamp.games.plague_of_dracula.combat import BY_LOCATION, fight
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
    BUDA_PESTH,
    NO_HUNTER,
    Tables,
)
from gaslamp.games.plague_of_dracula.time_check import CHECK_TIME
from gaslamp.games.plague_of_dracula.turn import CLOSE_TURN, TURN
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import Step
from gaslamp.kernel.zone import zone

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
FIRST_FOUR = ("mina", "seward", "lucy", "holmwood")
Draw = str | int | tuple[int, int]


class Combat(Struct, forbid_unknown_fields=True):
    """A combat out of nowhere."""

    place: str
    foe: str = "infected"
    target: str = ""
    coffins: int = BY_LOCATION
    extra: int = 0


def plague(
    content: Tables,
    seats: int = 1,
    options: dict[str, str] | None = None,
    *,
    at: dict[str, str] | None = None,
    bites: dict[str, int] | None = None,
    weapons: dict[str, list[str]] | None = None,
    marks: dict[str, str] | None = None,
    turned: list[str] | None = None,
    bag: dict[str, int] | None = None,
    stack: list[int] | None = None,
    cards: list[Draw] | None = None,
    dracula: int = 10,
    renfield: str = "purfleet",
    turn: int = 2,
    time: str = "day-1",
    effect: int = 0,
    discarded_on: int | None = None,
    came: list[str] | None = None,
    run: list[str] | None = None,
    combat: Combat | None = None,
) -> Plague:
    """A table set as told: hunters not named are gone, locations not named are unmarked.

    `cards` come off the deck in this order (see `stack_deck`); `run` names the segments that are
    carried out, and nothing comes after them.
    """
    c = content
    g = GAME.new(c, seats, options or GAME.settled(seats, {}), 1, told=False)
    clear_table(g)
    hunters = c.hunter_ids
    g.display = zone([number_of(h, hunters) for h in turned or []])
    g.mina_turned = "mina" in (turned or [])
    g.arrived = sum(1 << number_of(h, hunters) for h in {*FIRST_FOUR, *(came or [])})
    for hunter, place in (at or {}).items():
        h = number_of(hunter, hunters)
        g.place[h] = place_of(c, place)
        if place_of(c, place) < BUDA_PESTH:
            g.arrived |= 1 << h
    if "lucy" in (at or {}):
        bites = {"lucy": 1, **(bites or {})}
    for hunter, count in (bites or {}).items():
        h = number_of(hunter, hunters)
        g.bites[h] = count
        for space in range(count):
            g.track[h * 3 + space] = BARE_BITE
    for hunter, held in (weapons or {}).items():
        h = number_of(hunter, hunters)
        for i, word in enumerate(held):
            kind = number_of(word, c.item_ids)
            g.track[h * 3 + int(g.bites[h]) + i] = kind
            g.stores.inventory[kind] -= 1
    set_marks(g, marks or {})
    if bag is not None:
        fill_bag(g, bag)
    if stack is not None:
        g.stack = zone(stack[::-1])
    g.dracula = dracula
    g.renfield_out = int(renfield == "carfax")
    g.renfield_held = False
    g.turn = turn
    g.time = number_of(time, TIMES)
    g.effect = effect
    g.last_discard = -100 if discarded_on is None else discarded_on
    stack_deck(g, cards or [])
    for name in reversed(run or []):
        g.then(SEGMENTS[list(SEGMENTS)[number_of(name, SEGMENTS)]])
    if combat is not None:
        begin_combat(g, combat)
    return g


def clear_table(g: Plague) -> None:
    """Everybody is away, nothing is marked, all weapons are in store and all cards in the deck."""
    c = g.content
    g.agenda = []
    g.deck = zone(
        sorted(g.deck.listed() + g.discard.listed() + ([int(g.active)] if g.active else []))
    )
    g.discard = zone([])
    g.active = g.effect = g.struck = g.known_top = 0
    g.acted = g.bonus_used = g.fought = g.used = 0
    g.last_minion = -1
    clear_board(g)
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


def clear_board(g: Plague) -> None:
    c = g.content
    for p in range(1, 28):
        g.marks[p] = 0
        g.coffins[p] = 0
    g.seen = 0
    g.stack = zone([v for v in (1, 2, 3) for _ in range(int(c.coffin_mix[v]))])
    g.drawn = zone([])
    g.discarded = zone([])
    g.stores.rumors = c.rumor_count - 1
    g.stores.bag[8] = 1


def set_marks(g: Plague, marks: dict[str, str]) -> None:
    """plague-2 and coffin-3 take such a marker off the stack."""
    for place, word in marks.items():
        p = place_of(g.content, place)
        kind, _, coffins = word.partition("-")
        g.marks[p] = number_of(kind, MARKS)
        if kind in ("plague", "coffin"):
            g.coffins[p] = int(coffins or 1)
            g.stack.discard(int(coffins or 1))
        elif kind == "wreath":
            g.stores.inventory[4] -= 1
        else:
            g.stores.rumors -= 1


def fill_bag(g: Plague, bag: dict[str, int]) -> None:
    """What is in the Search Bag, and nothing else."""
    for item in range(9):
        wanted = bag.get(g.content.item_ids[item], 0)
        if item < 8:
            g.stores.inventory[item] += g.stores.bag[item] - wanted
        else:
            g.stores.rumors += g.stores.bag[item] - wanted
        g.stores.bag[item] = wanted


def stack_deck(g: Plague, wanted: list[Draw]) -> None:
    """Put cards on the deck in the order they will be drawn.

    (5, 2) is any card with a 2 in column 5; "red" and "black" are fives of that colour; "night"
    and "day" are cards of that time; a number is that very card.
    """
    pile = g.deck.listed()
    found: list[int] = []
    for want in wanted:
        fitting = [c for c in pile if c not in found and fits(g.content, c, want)]
        if not fitting:
            raise Trouble("position-none-left", name=str(want))
        found.append(fitting[0])
    rest = [card for card in pile if card not in found]
    g.deck = zone(rest + found[::-1])


def fits(c: Tables, card: int, want: Draw) -> bool:
    if want in ("night", "day"):
        return bool(c.night[card]) == bool(want == "night")
    if want in ("red", "black"):
        five = int(c.numbers[card * 8 + 5]) == 5
        return five and bool(c.red_five[card]) == bool(want == "red")
    if isinstance(want, str):
        raise unknown(want, ["night", "day", "red", "black"])
    if isinstance(want, tuple):
        return bool(c.numbers[card * 8 + want[0]] == want[1])
    return bool(card == want)


def begin_combat(g: Plague, combat: Combat) -> None:
    c = g.content
    foe = number_of(combat.foe, c.foe_ids) if combat.foe else ANY_FOE
    victim = number_of(combat.target, c.hunter_ids) if combat.target else NO_HUNTER
    fight(g, place_of(c, combat.place), foe, victim, combat.coffins, combat.extra)


def place_of(content: Tables, word: str) -> int:
    """A place by id: a location, purfleet, buda-pesth, arrival-3 or gone."""
    if word == "gone":
        return 0
    if word == "buda-pesth":
        return BUDA_PESTH
    if word.startswith("arrival-"):
        return ARRIVAL + int(word[8:])
    return number_of(word, content.place_ids)


ARRANGERS = {"plague": plague}
