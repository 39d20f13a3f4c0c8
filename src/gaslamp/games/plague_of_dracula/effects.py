"""What the event cards do, one small function each (PD-EVT)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.arrivals import (
    advance_arrivals,
    leave_buda_pesth,
    on_arrival_track,
    send_away,
)
from gaslamp.games.plague_of_dracula.bag import to_bag
from gaslamp.games.plague_of_dracula.combat import fight, say_safe
from gaslamp.games.plague_of_dracula.deck import pick_of
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
    BAPTISM_OF_BLOOD,
    BUDA_PESTH,
    CALLED_AWAY,
    CARTERS_LEDGER,
    CLEANSED,
    CRUCIFIX,
    DARK_MIST,
    DRACULA,
    FIFTY_BOXES,
    FLOWERS_FROM_HAARLEM,
    HARKER,
    HOST,
    HUNTERS,
    LADY_IN_WHITE,
    LUCY,
    MASTER_AT_HAND,
    MINA,
    MINA_IN_TRANCE,
    MINAS_TRAVELS,
    OPEN_WINDOW,
    PLAGUE,
    PRIESTS_GIFT,
    STRAIGHT_WAISTCOAT,
    STRANGE_RUMORS,
    THEY_MUST_FEED,
    UNMARKED,
    URGENT_TELEGRAM,
    VAMPIRE,
    VAN_HELSING,
    WASTING_SICKNESS,
    WREATH,
)
from gaslamp.kernel.bits import bit


def carry_out(g: Plague, card: i64) -> None:
    """PD-EVT-03: what cannot be done is left out. Lasting events only set `effect`."""
    effect = g.content.effect[card]
    about = g.content.effect_about[card]
    if g.content.lasting[card]:
        g.effect = effect
        g.say("event-lasts")
    elif effect == STRANGE_RUMORS:
        strange_rumors(g, about)
    elif effect == DARK_MIST:
        dark_mist(g)
    elif effect == THEY_MUST_FEED:
        they_must_feed(g, about, g.content.effect_foe[card])
    elif effect == WASTING_SICKNESS:
        wasting_sickness(g)
    elif effect == LADY_IN_WHITE:
        lady_in_white(g, about)
    elif effect == MASTER_AT_HAND:
        master_at_hand(g)
    elif effect == STRAIGHT_WAISTCOAT:
        move_renfield(g, 0)
        g.renfield_held = True
    elif effect == BAPTISM_OF_BLOOD:
        attack_by_name(g, DRACULA, MINA)
    elif effect == OPEN_WINDOW:
        open_window(g)
    else:
        help_or_travel(g, effect, about)


def help_or_travel(g: Plague, effect: i64, about: i64) -> None:
    """The events that move hunters or serve them, and the boxes of earth."""
    if effect == MINAS_TRAVELS:
        minas_travels(g)
    elif effect == URGENT_TELEGRAM:
        urgent_telegram(g)
    elif effect == CALLED_AWAY:
        called_away(g, about)
    elif effect == FLOWERS_FROM_HAARLEM:
        flowers_from_haarlem(g)
    elif effect == PRIESTS_GIFT:
        priests_gift(g)
    elif effect == CARTERS_LEDGER:
        if marked_with(g, PLAGUE):
            g.then(TurnUpMarkers(0, 0))
        else:
            g.say("nothing-to-turn")
    elif effect == FIFTY_BOXES:
        fifty_boxes(g)
    elif effect == MINA_IN_TRANCE:
        mina_in_trance(g)


def strange_rumors(g: Plague, place: i64) -> None:
    """PD-EVT-07..10"""
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


def attack_by_name(g: Plague, foe: i64, hunter: i64) -> None:
    """A named foe attacks a named hunter who can be attacked."""
    if (eligible(g) >> hunter) & 1:
        fight(g, g.place[hunter], foe, hunter)
    elif in_london(g, hunter):
        say_safe(g, g.place[hunter])
    else:
        g.say("not-in-london", g.content.hunter_ids[hunter])


def lady_in_white(g: Plague, places: i64) -> None:
    """Lucy walks if she has turned; else children tell of a lady, near the Heath."""
    if g.display.has(LUCY):
        hunter = random_prey(g)
        if hunter >= 0:
            fight(g, g.place[hunter], VAMPIRE + LUCY, hunter)
        return
    if g.stores.rumors == 0:
        g.say("no-rumor-left")
        return
    place = pick_of(g, places & marked_with(g, UNMARKED), "drawn-place")
    if place > 0:
        place_rumor(g, place)
    else:
        g.say("rumor-nowhere")


def master_at_hand(g: Plague) -> None:
    if g.renfield_out:
        raise_dracula(g, 1)
    else:
        move_renfield(g, 1)


def open_window(g: Plague) -> None:
    """A Wreath is carried off; where there is none, Lucy's window stands open."""
    place = pick_of(g, marked_with(g, CLEANSED), "drawn-place")
    if place < 0:
        attack_by_name(g, DRACULA, LUCY)
        return
    g.marks[place] = UNMARKED
    g.stores.discards[WREATH] += 1
    g.say("wreath-removed", g.content.place_ids[place])


def minas_travels(g: Plague) -> None:
    """PD-EVT-13"""
    if g.place[HARKER] == BUDA_PESTH and in_london(g, MINA):
        send_away(g, MINA, 1)
        leave_buda_pesth(g)
    else:
        g.say("no-travels")


def urgent_telegram(g: Plague) -> None:
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


def called_away(g: Plague, hunters: i64) -> None:
    hunter = pick_of(g, hunters & hunters_in_london(g), "drawn-victim")
    if hunter >= 0:
        send_away(g, hunter, 3)
    else:
        g.say("nobody-called")


def flowers_from_haarlem(g: Plague) -> None:
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


def priests_gift(g: Plague) -> None:
    if (g.arrived >> VAN_HELSING) & 1 == 0:
        into_bag(g, CRUCIFIX)
    else:
        offer_gift(g, bit(HOST) | bit(CRUCIFIX))


def fifty_boxes(g: Plague) -> None:
    """A spread of its own, or the sickness when no box is left."""
    if g.stack.size() == 0:
        wasting_sickness(g)
    else:
        spread(g, 2)


def mina_in_trance(g: Plague) -> None:
    if not in_london(g, MINA) or g.bites[MINA] == 0 or g.deck.size() == 0:
        g.say("no-trance")
        return
    g.veil()
    g.known_top = min(3, g.deck.size())
    g.say("trance", int(g.known_top))
    if g.known_top > 1:
        g.then(Trance(g.owner[MINA], 0))
