# border: not compiled
"""Positions of Terrors of London from plain data: tables in somebody's Action Phase."""

from __future__ import annotations

from gaslamp.games.arranging import none_left, number_of
from gaslamp.games.terrors_of_london import marks, moving, setup
from gaslamp.games.terrors_of_london.state import EMPTY, Agreed, Player, Terrors
from gaslamp.games.terrors_of_london.tables import ACOLYTE, MARKET, Content
from gaslamp.games.terrors_of_london.turn import PHASES, Turn
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import Zone

Pair = tuple[list[str], list[str]]
NONE: Pair = ([], [])
SIDES = ("", "haunt", "dismiss")


def terrors(
    content: Content,
    seats: int = 2,
    options: dict[str, str] | None = None,
    *,
    hands: Pair = NONE,
    play: Pair = NONE,
    relics: Pair = NONE,
    decks: Pair = NONE,
    discards: Pair = NONE,
    health: tuple[int, int] | None = None,
    overlords: tuple[str, str] = ("methuselah", "fenris"),
    tokens: tuple[dict[str, str], dict[str, str]] = ({}, {}),
    street: list[str] | None = None,
    market: list[str] | None = None,
    acolytes: list[str] | None = None,
    coin: int = 0,
    power: int = 0,
    regeneration: int = 0,
    active: int = 0,
    turn_limit: int = 0,
) -> Terrors:
    """A table in the Action Phase of the active player.

    Decks are listed from bottom to top, and so are market and acolytes. Without a street the
    Street is empty; without a market (or acolytes) that pile holds all that is left. Tokens are
    those of HAUNT by the monster in play, `haunt` or `dismiss` up, from an earlier turn.
    """
    agreed = Agreed(first=active, first_hand=4, turn_limit=turn_limit, choose_influence=True)
    g = setup.table(content, seeded(1), agreed)
    for seat, player in enumerate(g.players):
        setup.become(g, seat, number_of(overlords[seat], [lord.id for lord in content.overlords]))
        if health:
            player.health = health[seat]
        fill(g, player.hand, hands[seat])
        fill(g, player.deck, decks[seat])
        fill(g, player.discard, discards[seat])
        for zone, wanted in ((player.play, play[seat]), (player.relics, relics[seat])):
            for kind in wanted:
                moving.enter_play(g, seat, out_of_box(g, kind), zone)
        for kind, side in tokens[seat].items():
            give_token(g, player, kind, number_of(side, SIDES))
    lay_out(g, street or [], market, acolytes)
    g.turn = 1
    g.coin, g.power, g.regeneration = coin, power, regeneration
    phases = PHASES[active]
    for step in (Turn(1 - active), phases.draw, phases.cleanup, phases.action):
        g.then(step)
    return g


def lay_out(
    g: Terrors, street: list[str], market: list[str] | None, acolytes: list[str] | None
) -> None:
    """The Street and both piles."""
    for kind in street:
        g.piles.street.push(out_of_box(g, kind))
    while g.piles.street.size() < 5:
        g.piles.street.push(EMPTY)
    if market is None:
        g.piles.market = setup.sorted_out(g, MARKET)
    else:
        fill(g, g.piles.market, market)
    if acolytes is None:
        g.piles.acolytes = setup.sorted_out(g, ACOLYTE)
    else:
        fill(g, g.piles.acolytes, acolytes)


def give_token(g: Terrors, player: Player, kind: str, side: int, began: bool = True) -> None:
    """A HAUNT token on a monster in play: `side` is marks.HAUNT_SIDE or marks.DISMISS_SIDE."""
    ids = [g.id(card) for card in player.play.listed()]
    card = player.play.listed()[number_of(kind, ids)]
    marks.set_token(g, card, side)
    g.haunt_reserve -= 1
    if began:
        marks.mark(g, card, marks.BEGAN)


def fill(g: Terrors, zone: Zone, kinds: list[str]) -> None:
    for kind in kinds:
        zone.push(out_of_box(g, kind))


def out_of_box(g: Terrors, kind: str) -> int:
    """Take a copy of the card out of the box."""
    for card in g.piles.box.listed():
        if g.id(card) == kind:
            g.piles.box.discard(card)
            return card
    raise none_left(kind)


ARRANGERS = {"terrors": terrors}
