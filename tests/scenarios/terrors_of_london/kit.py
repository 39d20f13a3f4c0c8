"""Arrange a table of Terrors of London in a few words, and play it by keys."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from gaslamp.games.terrors_of_london import marks, positions
from gaslamp.games.terrors_of_london.content import load
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.terrors_of_london.state import EMPTY, Terrors
from gaslamp.games.terrors_of_london.tables import Content
from gaslamp.kernel.zone import Zone
from kit import Scene

Pair = positions.Pair


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
        positions.give_token(self.g, self.g.players[seat], kind, side, began)

    def card(self, zone: Zone, kind: str) -> int:
        return next(card for card in zone.listed() if self.g.id(card) == kind)

    def active(self) -> int:
        return int(self.g.active)

    def nothing_pending(self) -> bool:
        """The active player's main menu is all that is asked, with nothing half-way."""
        phases = [type(step).__name__ for step in self.g.agenda]
        return phases == ["Turn", "DrawPhase", "Cleanup", "ActionPhase"]


def terrors(*, cards: Content | None = None, **args: Any) -> Terror:
    """A table in the Action Phase of the active player, with the game's own cards or others."""
    return Terror(GAME, positions.terrors(cards or content(), **args))
