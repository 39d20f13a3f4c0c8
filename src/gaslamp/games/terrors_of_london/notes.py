# border: not compiled
"""Words beside an option: what it costs or brings, and what it would throw away."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import called, marks, moving, tables
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.effects import ClaimNext
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, fill

LINKS = (verbs.HORDE, verbs.JOIN_LEFT, verbs.JOIN_RIGHT)
BUYS = (verbs.BUY, verbs.BUY_ACOLYTE, verbs.CONVERT)

# What a line of 80 columns has left for a card's name and text after "  12. Buy" and the price.
ROOM = 52
ROOM_CLAIMED = 24


def caution(g: Terrors, seat: i64, code: i64) -> Line | None:
    """D27, R-29: what a Pass would let go of that could still be used."""
    chosen = Option(seat, code)
    if chosen.verb != verbs.PASS:
        return None
    menu = Menu(seat)
    fill(g, menu)
    power, coin, healing, relics, haunting, links = 0, 0, 0, 0, 0, 0
    for other in menu.listed():
        option = Option(seat, other)
        if option.verb == verbs.ATTACK:
            power = int(g.power)
        elif option.verb in BUYS or (option.verb == verbs.OVERLORD and pays(g, seat)):
            coin = int(g.coin)
        elif option.verb == verbs.REGENERATE and chosen.a == 0:
            healing = max(healing, int(option.a))
        elif option.verb == verbs.RELIC:
            relics += 1
        elif option.verb == verbs.HAUNT:
            haunting += 1
        elif option.verb in LINKS:
            links = 1
    if power + coin + healing + relics + haunting + links == 0:
        return None
    return Line("caution-pass", [power, coin, healing, relics, haunting, links], -1)


def pays(g: Terrors, seat: i64) -> bool:
    """Whether the overlord's ability is worth its Coin even if nothing can be bought after it."""
    lord = g.content.overlords[g.players[seat].overlord]
    return lord.pay_coin > 0 and not isinstance(g.content.programs[lord.action][0], ClaimNext)


def note(g: Terrors, seat: i64, code: i64) -> Line | None:
    """What an option costs or brings, in a few words."""
    option = Option(seat, code)
    verb = option.verb
    if verb == verbs.PLAY:
        return play_note(g, seat, option.a)
    if verb == verbs.BUY or verb == verbs.BUY_ACOLYTE:
        return cost_note(g, option)
    if verb == verbs.ATTACK:
        return attack_note(g, seat, option.a)
    if verb in LINKS:
        return link_note(g, option)
    if verb == verbs.OVERLORD_IS:
        lord = g.content.overlords[option.a]
        return Line("note-overlord", [int(lord.health), called.printed(lord.id)], -1)
    if verb == verbs.OVERLORD:
        lord = g.content.overlords[g.players[seat].overlord]
        if option.a > 0 and lord.pay_coin > 0:
            return Line("note-haunt-bought", [int(lord.pay_coin)], -1)
        return Line("note-effect", [called.printed(lord.id)], -1)
    if verb == verbs.INFLUENCE:
        return Line("note-effect", [called.printed(g.id(option.a))], -1)
    if verb == verbs.SACRIFICE:
        return Line("note-sacrifice", [], -1)
    if verb == verbs.HAUNT:
        return haunt_note(g, option.a)
    program = activated(g, option)
    if program != tables.NO_PROGRAM:
        return Line("note-effect", [called.effect(int(program))], -1)
    change = health_change(option)
    if change != 0:
        health = int(g.players[seat].health)
        return Line("note-health", [health, max(0, health + int(change))], -1)
    return None


def price(g: Terrors, seat: i64, code: i64) -> Line | None:
    """TL-BUY-02, TL-OVER-03/05: what is paid for a card, an overlord's ability or an effect."""
    option = Option(seat, code)
    coin: i64 = 0
    health: i64 = 0
    if option.verb == verbs.BUY:
        coin = g.kind(g.piles.street.at(option.a)).cost
    elif option.verb == verbs.BUY_ACOLYTE:
        coin = ACOLYTE_COST
    elif option.verb == verbs.OVERLORD:
        lord = g.content.overlords[g.players[seat].overlord]
        coin, health = lord.pay_coin, lord.pay_health
    elif option.verb in (verbs.PAY, verbs.LOSE_HEALTH):
        health = option.a
    if coin > 0:
        return Line("price-coin", [int(coin)], -1)
    return Line("price-health", [int(health)], -1) if health > 0 else None


def activated(g: Terrors, option: Option) -> i64:
    """The program that an option sets off, or will when the card is played."""
    if option.verb == verbs.RELIC:
        return g.kind(option.a).action
    if option.verb == verbs.COMMAND:
        return g.kind(option.a).play
    if option.verb == verbs.TRIGGER:
        return g.kind(option.a).trigger_program
    return tables.NO_PROGRAM


def health_change(option: Option) -> i64:
    """What an option does to the Health of who chooses it."""
    if option.verb == verbs.REGENERATE or option.verb == verbs.PASS:
        return option.a
    return -option.a if option.verb in (verbs.LOSE_HEALTH, verbs.PAY) else 0


def play_note(g: Terrors, seat: i64, card: i64) -> Line | None:
    """TL-INF-03/06: an Influence card's condition counts as the card is played."""
    kind = g.kind(card)
    if kind.type == tables.RELIC_CARD:
        return Line("note-effect", [called.printed(kind.id)], -1)
    gain = called.effect(int(kind.play))
    if kind.condition != tables.NO_PROGRAM:
        met = moving.has_faction_monster(g, g.players[seat], g.faction_of(seat))
        more, guest = called.effect(int(kind.condition)), called.guest(int(g.faction_of(seat)))
        return Line("note-influence", [gain, more, int(met), guest], -1)
    return Line("note-effect", [gain], -1) if kind.play != tables.NO_PROGRAM else None


def haunt_note(g: Terrors, card: i64) -> Line | None:
    """TL-HAUNT-10/12: all that the monster gives but HAUNT itself."""
    play = g.kind(card).play
    if play == tables.NO_PROGRAM or all(e.word == "haunt" for e in g.content.programs[play]):
        return None
    return Line("note-effect", [called.again(int(play))], -1)


def cost_note(g: Terrors, option: Option) -> Line:
    """TL-BUY-02/04: the price, what the card does, and whether it may go on top of the deck."""
    if option.verb == verbs.BUY_ACOLYTE:
        return Line("note-cost", [int(ACOLYTE_COST)], -1)
    kind = g.kind(g.piles.street.at(option.a))
    claimed = kind.type == tables.MONSTER and g.claim_waiting and not kind.claim
    room = (ROOM_CLAIMED if claimed else ROOM) - len(kind.name)
    gist = called.gist(kind.id, max(room, 0))
    return Line("note-bought-claim" if claimed else "note-bought", [int(kind.cost), gist], -1)


def attack_note(g: Terrors, seat: i64, amount: i64) -> Line:
    """TL-ARM-03/04: the rival's Health after what Armor can still absorb this turn."""
    health = int(g.players[1 - seat].health)
    absorbed = int(min(amount, max(0, moving.armor(g, 1 - seat) - g.absorbed)))
    after = max(0, health - int(amount) + absorbed)
    return Line("note-attack", [health, after, absorbed], -1)


def link_note(g: Terrors, option: Option) -> Line | None:
    """TL-HORDE-19/27: the tokens that joining flips; a horde's own members keep theirs."""
    joining = [option.a, option.b] if option.verb == verbs.HORDE else [option.a]
    flips = [verbs.in_play(g, c) for c in joining if marks.token(g, c) == marks.HAUNT_SIDE]
    if len(flips) == 0:
        return None
    if len(flips) == 1:
        return Line("note-flips-one", [flips[0]], -1)
    return Line("note-flips-both", [flips[0], flips[1]], -1)
