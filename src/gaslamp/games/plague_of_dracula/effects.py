"""What the event cards do, a class for each effect (PD-EVT). The list at the end holds them all.

An effect has the word that the content files call it by, and takes the fields of the card that it
needs. What it says on the card is the message `effect-` and its word.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.arrivals import (
    advance_arrivals,
    leave_buda_pesth,
    on_arrival_track,
    send_away,
)
from gaslamp.games.plague_of_dracula.bag import to_bag
from gaslamp.games.plague_of_dracula.combat import fight, say_safe
from gaslamp.games.plague_of_dracula.deck import pick_of, reshuffle
from gaslamp.games.plague_of_dracula.events import EVENT_AGAIN
from gaslamp.games.plague_of_dracula.feeding import dark_mist, they_must_feed
from gaslamp.games.plague_of_dracula.gifts import Trance, TurnUpMarkers, TwoWreaths, offer_gift
from gaslamp.games.plague_of_dracula.plague_spread import spread
from gaslamp.games.plague_of_dracula.renfield import move_renfield
from gaslamp.games.plague_of_dracula.searching import FreeSearch, place_rumor
from gaslamp.games.plague_of_dracula.sickness import wasting_sickness
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    eligible,
    hunters_in_london,
    in_london,
    marked_with,
    raise_dracula,
    tainted,
    turn_up,
)
from gaslamp.games.plague_of_dracula.status_track import open_spaces
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    BRAVE_MENS_BLOOD,
    BUDA_PESTH,
    CLEANSED,
    CRUCIFIX,
    DRACULA,
    HALLOWED_GROUND,
    HARKER,
    HOST,
    HUNTERS,
    LONDON_PARTICULAR,
    LUCY,
    MINA,
    PLAGUE,
    UNMARKED,
    VAMPIRE,
    VAN_HELSING,
    WHAT_MUSIC,
    WREATH,
    Effect,
)
from gaslamp.kernel.bits import bit

FETCHED_TO: Final = 1
CALLED_TO: Final = 3
BOXES: Final = 2
SEEN_IN_TRANCE: Final = 3


class StrangeRumors(Effect):
    """PD-EVT-07..10: a Rumor, an attack or a find, by what lies in the place."""

    word: ClassVar[str] = "strange-rumors"
    takes: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def do(self, g: Plague) -> None:
        place = self.place
        if tainted(g, place):
            tainted_rumor(g, place)
        elif g.marks[place] == CLEANSED:
            offer_gift(g, bit(WREATH))
        elif g.marks[place] != UNMARKED:
            g.say("rumor-known", g.content.place_ids[place])
        elif g.stores.rumors == 0:
            g.say("no-rumor-left")
        else:
            place_rumor(g, place)


def tainted_rumor(g: Plague, place: i64) -> None:
    """PD-EVT-08: an attack elsewhere, with the coffins of the place the rumour names."""
    hunter = random_prey(g)
    if hunter < 0:
        return
    if g.marks[place] == PLAGUE:
        turn_up(g, place)
    fight(g, g.place[hunter], ANY_FOE, hunter, g.coffins[place])


def random_prey(g: Plague) -> i64:
    """A hunter who can be attacked, named in the log; -1 if nobody can (PD-EVT-05)."""
    hunter = pick_of(g, eligible(g), "drawn-victim")
    if hunter < 0:
        g.say("nobody-in-reach")
    else:
        g.say("victim", g.content.hunter_ids[hunter])
    return hunter


class DarkMist(Effect):
    """PD-EVT-11: Dracula himself, in a random place."""

    word: ClassVar[str] = "dark-mist"

    def do(self, g: Plague) -> None:
        dark_mist(g)


class TheyMustFeed(Effect):
    """PD-EVT-12: attacks on random hunters, by one foe or by any, perhaps on the bitten first."""

    word: ClassVar[str] = "they-must-feed"
    takes: ClassVar[tuple[str, ...]] = ("prefer_bitten", "attacker")

    def __init__(self, prefer_bitten: i64, attacker: i64) -> None:
        self.prefer_bitten: Final[i64] = prefer_bitten
        self.attacker: Final[i64] = attacker

    def do(self, g: Plague) -> None:
        they_must_feed(g, self.prefer_bitten, self.attacker)


class WastingSickness(Effect):
    """PD-EVT-15: bites without combat."""

    word: ClassVar[str] = "wasting-sickness"

    def do(self, g: Plague) -> None:
        wasting_sickness(g)


class LadyInWhite(Effect):
    """Lucy walks if she has turned; else children tell of a lady, near the Heath."""

    word: ClassVar[str] = "lady-in-white"
    takes: ClassVar[tuple[str, ...]] = ("places",)

    def __init__(self, places: i64) -> None:
        self.places: Final[i64] = places

    def do(self, g: Plague) -> None:
        if g.display.has(LUCY):
            hunter = random_prey(g)
            if hunter >= 0:
                fight(g, g.place[hunter], VAMPIRE + LUCY, hunter)
            return
        if g.stores.rumors == 0:
            g.say("no-rumor-left")
            return
        place = pick_of(g, self.places & marked_with(g, UNMARKED), "drawn-place")
        if place > 0:
            place_rumor(g, place)
        else:
            g.say("rumor-nowhere")


class MasterAtHand(Effect):
    """Renfield slips away, or his master gains by it."""

    word: ClassVar[str] = "master-at-hand"

    def do(self, g: Plague) -> None:
        if g.renfield_out:
            raise_dracula(g, 1)
        else:
            move_renfield(g, 1)


class StraightWaistcoat(Effect):
    """Renfield is brought back, and his next status check is skipped."""

    word: ClassVar[str] = "straight-waistcoat"

    def do(self, g: Plague) -> None:
        if g.renfield_out:
            move_renfield(g, 0)
        else:
            g.say("renfield-still-in")
        g.renfield_held = True


class BaptismOfBlood(Effect):
    """Dracula comes for Mina."""

    word: ClassVar[str] = "baptism-of-blood"

    def do(self, g: Plague) -> None:
        attack_by_name(g, DRACULA, MINA)


def attack_by_name(g: Plague, foe: i64, hunter: i64) -> None:
    """A named foe attacks a named hunter who can be attacked."""
    if (eligible(g) >> hunter) & 1:
        fight(g, g.place[hunter], foe, hunter)
    elif in_london(g, hunter):
        say_safe(g, g.place[hunter])
    else:
        g.say("not-in-london", g.content.hunter_ids[hunter])


class OpenWindow(Effect):
    """A Wreath is carried off; where there is none, Lucy's window stands open."""

    word: ClassVar[str] = "open-window"

    def do(self, g: Plague) -> None:
        place = pick_of(g, marked_with(g, CLEANSED), "drawn-place")
        if place < 0:
            attack_by_name(g, DRACULA, LUCY)
            return
        g.marks[place] = UNMARKED
        g.stores.discards[WREATH] += 1
        g.say("wreath-removed", g.content.place_ids[place])


class Lasting(Effect):
    """PD-EVT-02: an event that the rules ask for until Marker Adjustment."""

    number: ClassVar[int]

    def do(self, g: Plague) -> None:
        g.effect = self.number
        g.say("event-lasts")

    def lasts(self) -> bool:
        return True


class LondonParticular(Lasting):
    """Fog: shorter moves, and no bonus moves (`movement.rate`)."""

    word: ClassVar[str] = "london-particular"
    number: ClassVar[int] = LONDON_PARTICULAR


class BraveMensBlood(Lasting):
    """Transfusions help more often (`transfusion.upper_end`)."""

    word: ClassVar[str] = "brave-mens-blood"
    number: ClassVar[int] = BRAVE_MENS_BLOOD


class WhatMusic(Lasting):
    """The undead are stronger (`strength.undead_strength`)."""

    word: ClassVar[str] = "what-music"
    number: ClassVar[int] = WHAT_MUSIC


class HallowedGround(Lasting):
    """The hunters are stronger (`combat.hunter_strength`)."""

    word: ClassVar[str] = "hallowed-ground"
    number: ClassVar[int] = HALLOWED_GROUND


class MinasTravels(Effect):
    """PD-EVT-13: Mina fetches Harker."""

    word: ClassVar[str] = "minas-travels"

    def do(self, g: Plague) -> None:
        if g.place[HARKER] == BUDA_PESTH and in_london(g, MINA):
            send_away(g, MINA, FETCHED_TO)
            leave_buda_pesth(g)
        else:
            g.say("no-travels")


class UrgentTelegram(Effect):
    """Travellers make haste; if nobody travels, somebody searches at once."""

    word: ClassVar[str] = "urgent-telegram"

    def do(self, g: Plague) -> None:
        travelling = False
        h: i64 = 0
        while h < HUNTERS:
            travelling = travelling or on_arrival_track(g, h)
            h += 1
        if travelling:
            advance_arrivals(g)
        elif with_open_space(g):
            g.then(FreeSearch(0))
        else:
            g.say("nobody-has-room")


def with_open_space(g: Plague) -> i64:
    """The hunters in London with an open space, as bits."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and open_spaces(g, h) > 0:
            found |= bit(h)
        h += 1
    return found


class CalledAway(Effect):
    """One of these hunters leaves London."""

    word: ClassVar[str] = "called-away"
    takes: ClassVar[tuple[str, ...]] = ("hunters",)

    def __init__(self, hunters: i64) -> None:
        self.hunters: Final[i64] = hunters

    def do(self, g: Plague) -> None:
        hunter = pick_of(g, self.hunters & hunters_in_london(g), "drawn-victim")
        if hunter >= 0:
            send_away(g, hunter, CALLED_TO)
        else:
            g.say("nobody-called")


class FlowersFromHaarlem(Effect):
    """Garlic Wreaths for the hunters, or for the bag while nobody knows their use."""

    word: ClassVar[str] = "flowers-from-haarlem"

    def do(self, g: Plague) -> None:
        if (g.arrived >> VAN_HELSING) & 1 == 0:
            into_bag(g, WREATH)
        elif g.stores.inventory[WREATH] == 0:
            g.say("no-gift-left")
        elif with_open_space(g) == 0:
            g.say("nobody-has-room")
        else:
            g.then(TwoWreaths(0, 0))


def into_bag(g: Plague, weapon: i64) -> None:
    """What comes before anybody knows its use waits in the Search Bag."""
    if g.stores.inventory[weapon] == 0:
        g.say("no-gift-left")
        return
    to_bag(g, weapon, 1)
    g.say("bag-gets", g.content.item_ids[weapon])


class PriestsGift(Effect):
    """A Host or a Crucifix, or a Crucifix in the bag while nobody knows their use."""

    word: ClassVar[str] = "priests-gift"

    def do(self, g: Plague) -> None:
        if (g.arrived >> VAN_HELSING) & 1 == 0:
            into_bag(g, CRUCIFIX)
        else:
            offer_gift(g, bit(HOST) | bit(CRUCIFIX))


class CartersLedger(Effect):
    """Plague markers are turned up without combat."""

    word: ClassVar[str] = "carters-ledger"

    def do(self, g: Plague) -> None:
        if marked_with(g, PLAGUE):
            g.then(TurnUpMarkers(0, 0))
        else:
            g.say("nothing-to-turn")


class FiftyBoxes(Effect):
    """A spread of its own, or the sickness when no box is left."""

    word: ClassVar[str] = "fifty-boxes"

    def do(self, g: Plague) -> None:
        if g.stack.size() == 0:
            wasting_sickness(g)
        else:
            spread(g, BOXES)


class MinaInTrance(Effect):
    """A bitten Mina sees what is to come."""

    word: ClassVar[str] = "mina-in-trance"

    def do(self, g: Plague) -> None:
        if not in_london(g, MINA) or g.bites[MINA] == 0 or g.deck.size() == 0:
            g.say("no-trance")
            return
        g.veil()
        g.known_top = min(SEEN_IN_TRANCE, g.deck.size())
        g.say("trance", int(g.known_top))
        if g.known_top > 1:
            g.then(Trance(g.owner[MINA], 0))


class TideTurns(Effect):
    """A new deck, and another event from it."""

    word: ClassVar[str] = "tide-turns"

    def do(self, g: Plague) -> None:
        reshuffle(g)
        g.then(EVENT_AGAIN)


EFFECTS: Final[list[type[Effect]]] = [
    StrangeRumors,
    DarkMist,
    TheyMustFeed,
    WastingSickness,
    LadyInWhite,
    MasterAtHand,
    StraightWaistcoat,
    BaptismOfBlood,
    OpenWindow,
    LondonParticular,
    BraveMensBlood,
    WhatMusic,
    HallowedGround,
    MinasTravels,
    UrgentTelegram,
    CalledAway,
    FlowersFromHaarlem,
    PriestsGift,
    CartersLedger,
    FiftyBoxes,
    MinaInTrance,
    TideTurns,
]
