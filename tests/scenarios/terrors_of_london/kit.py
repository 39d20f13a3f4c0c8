"""Arrange a table of Terrors of London in a few words, and play it by keys."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gaslamp.games.terrors_of_london import marks, moving, setup
from gaslamp.games.terrors_of_london.content import load
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import EMPTY, Agreed, Terrors
from gaslamp.games.terrors_of_london.tables import ACOLYTE, MARKET, Content
from gaslamp.games.terrors_of_london.turn import PHASES, Turn
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import Zone
from kit import Scene

Pair = tuple[list[str], list[str]]
NONE: Pair = ([], [])


@cache
def content() -> Content:
    return load()


def with_cards(folder: Path, cards_toml: str) -> Content:
    """The game's cards and these, as a pack of one's own brings them."""
    about = 'game = "terrors-of-london"\nname = "My cards"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "cards.toml").write_text(cards_toml, encoding="utf-8")
    return load(folder)


class Terror(Scene):
    """A position of Terrors of London. Seat 0 is the active player unless arranged otherwise."""

    g: Terrors

    def health(self, seat: int) -> int:
        return int(self.g.players[seat].health)

    def hand(self, seat: int) -> list[str]:
        return sorted(self.ids(self.g.players[seat].hand))

    def deck(self, seat: int) -> list[str]:
        """From bottom to top."""
        return self.ids(self.g.players[seat].deck)

    def discard(self, seat: int) -> list[str]:
        return sorted(self.ids(self.g.players[seat].discard))

    def in_play(self, seat: int) -> list[str]:
        return self.ids(self.g.players[seat].play)

    def relics(self, seat: int) -> list[str]:
        return self.ids(self.g.players[seat].relics)

    def removed(self) -> list[str]:
        return sorted(self.ids(self.g.piles.removed))

    def street(self) -> list[str]:
        """Slot by slot; an empty slot is an empty text."""
        return [self.g.id(c) if c != EMPTY else "" for c in self.g.piles.street.listed()]

    def ids(self, zone: Zone) -> list[str]:
        return [self.g.id(card) for card in zone.listed()]

    def pool(self) -> tuple[int, int, int]:
        """Coin, Power, Regeneration."""
        return int(self.g.coin), int(self.g.power), int(self.g.regeneration)

    def token(self, seat: int, kind: str) -> str:
        """The HAUNT token of a monster in play: "", "haunt" or "dismiss"."""
        card = self.card(self.g.players[seat].play, kind)
        return ("", "haunt", "dismiss")[int(marks.token(self.g, card))]

    def give_token(self, seat: int, kind: str, side: int, began: bool = True) -> None:
        """Arrange a haunting monster: `side` is marks.HAUNT_SIDE or marks.DISMISS_SIDE."""
        card = self.card(self.g.players[seat].play, kind)
        marks.set_token(self.g, card, side)
        self.g.haunt_reserve -= 1
        if began:
            marks.mark(self.g, card, marks.BEGAN)

    def card(self, zone: Zone, kind: str) -> int:
        return next(card for card in zone.listed() if self.g.id(card) == kind)

    def active(self) -> int:
        return int(self.g.active)

    def nothing_pending(self) -> bool:
        """The active player's main menu is all that is asked, with nothing half-way."""
        phases = [type(step).__name__ for step in self.g.agenda]
        return phases == ["Turn", "DrawPhase", "Cleanup", "ActionPhase"]


def terrors(
    hands: Pair = NONE,
    play: Pair = NONE,
    relics: Pair = NONE,
    decks: Pair = NONE,
    discards: Pair = NONE,
    health: tuple[int, int] | None = None,
    overlords: tuple[str, str] = ("methuselah", "fenris"),
    street: list[str] | None = None,
    market: list[str] | None = None,
    acolytes: list[str] | None = None,
    coin: int = 0,
    power: int = 0,
    regeneration: int = 0,
    active: int = 0,
    turn_limit: int = 0,
    cards: Content | None = None,
) -> Terror:
    """A table in the Action Phase of the active player, with the game's own cards or others.

    Decks are listed from bottom to top, and so are market and acolytes. Without a street the
    Street is empty; without a market (or acolytes) that pile holds all that is left.
    """
    agreed = Agreed(first=active, first_hand=4, turn_limit=turn_limit, choose_influence=True)
    g = setup.table(cards or content(), seeded(1), agreed)
    ids = [lord.id for lord in g.content.overlords]
    for seat, player in enumerate(g.players):
        setup.become(g, seat, ids.index(overlords[seat]))
        if health:
            player.health = health[seat]
        fill(g, player.hand, hands[seat])
        fill(g, player.deck, decks[seat])
        fill(g, player.discard, discards[seat])
        for zone, wanted in ((player.play, play[seat]), (player.relics, relics[seat])):
            for kind in wanted:
                moving.enter_play(g, seat, out_of_box(g, kind), zone)
    for kind in street or []:
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
    g.turn = 1
    g.coin, g.power, g.regeneration = coin, power, regeneration
    phases = PHASES[active]
    for step in (Turn(1 - active), phases.draw, phases.cleanup, phases.action):
        g.then(step)
    return Terror(GAME, g)


def fill(g: Terrors, zone: Zone, kinds: list[str]) -> None:
    for kind in kinds:
        zone.push(out_of_box(g, kind))


def out_of_box(g: Terrors, kind: str) -> int:
    """Take a copy of the card out of the box."""
    for card in g.piles.box.listed():
        if g.id(card) == kind:
            g.piles.box.discard(card)
            return card
    raise AssertionError(f"no copy of {kind!r} is left in the box")
