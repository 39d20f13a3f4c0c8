"""Arrange a board of Blackbriar in a few words, and play it by keys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from gaslamp.games.blackbriar import positions, supernatural
from gaslamp.games.blackbriar.blocking import Struck
from gaslamp.games.blackbriar.content import load
from gaslamp.games.blackbriar.game import GAME
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.positions import BUILDINGS, TOKENS
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DELAYED,
    ON_BUILDING,
    ON_CREATURE,
    REMOVED,
    RESERVE,
    STUNNED,
    Blackbriar,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM, Content
from gaslamp.kernel.state import advance, pending
from gaslamp.words.words import Words
from kit import Scene, golden_cards


@cache
def content() -> Content:
    """Cards that stay as they are, whatever numbers are tuned."""
    return load(golden_cards(GAME.id))


def h(name: str) -> int:
    return HEX_NAMES.index(name)


class Briar(Scene):
    """A position of Blackbriar."""

    g: Blackbriar

    def piece(self, name: str) -> int:
        return positions.piece_of(self.g, name)

    def hex(self, name: str) -> str:
        """Where a piece stands; empty when it is off the board."""
        at = int(self.g.board.hex_of[self.piece(name)])
        return HEX_NAMES[at] if at >= 0 else ""

    def stack(self, hex_name: str) -> list[str]:
        """The pieces of a hex from bottom to top."""
        found = []
        piece = int(self.g.board.top[h(hex_name)])
        while piece >= 0:
            found.append(self.g.id(piece))
            piece = int(self.g.board.below[piece])
        return found[::-1]

    def harm(self, name: str) -> int:
        """The damage on a piece or a building."""
        if name in BUILDINGS:
            return int(self.g.board.wear[BUILDINGS.index(name)])
        return int(self.g.board.harm[self.piece(name)])

    def hurt(self, name: str, damage: int) -> None:
        """Arrange damage."""
        positions.hurt(self.g, name, damage)

    def ruin(self, *names: str) -> None:
        for name in names:
            self.hurt(name, int(self.g.content.buildings[BUILDINGS.index(name)].health))

    def put(self, kind: str, at: str) -> str:
        """Put a fresh creature on top of a hex; its name."""
        return positions.put(self.g, kind, at)

    def stun(self, *names: str) -> None:
        for name in names:
            self.g.board.marks[self.piece(name)] |= STUNNED

    def poison(self, name: str, tokens: int) -> None:
        self.g.board.poison[self.piece(name)] = tokens

    def give(self, folk: str, *tokens: str) -> None:
        for token in tokens:
            self.g.sheets.tokens[self.piece(folk)] |= TOKENS[token]

    def tokens(self, folk: str) -> set[str]:
        held = int(self.g.sheets.tokens[self.piece(folk)])
        return {name for name, value in TOKENS.items() if held & value}

    def tier(self, folk: str, line: int, tier: int) -> None:
        """Arrange a weapon's tier, 1 to 3; the line is 1 or 2."""
        self.g.sheets.tier[self.piece(folk) * 2 + line - 1] = tier - 1

    def add_die(self, folk: str, sides: int, face: int) -> int:
        """Make a die of the townsfolk active."""
        return positions.add_die(self.g, folk, sides, face)

    def lay(self, folk: str, sides: int, place: int, count: int = 1) -> None:
        """Arrange dice of a townsfolk in some place, taken from its Delayed area or reserve."""
        positions.lay(self.g, folk, sides, place, count)

    def dice(self, folk: str) -> list[str]:
        """Where the dice of a townsfolk are, in words, sorted; its reserve is left out."""
        found = []
        start = self.piece(folk) * DICE_ROOM
        for die in range(start, start + DICE_ROOM):
            if self.g.dice.sides[die] and self.g.dice.place[die] != RESERVE:
                found.append(f"d{self.g.dice.sides[die]} {self.where(die)}")
        return sorted(found)

    def where(self, die: int) -> str:
        place = int(self.g.dice.place[die])
        if place == ACTIVE:
            return f"shows {self.g.dice.face[die]}"
        if place == REMOVED:
            return "removed"
        if DELAYED <= place < ON_BUILDING:
            return f"delayed at {self.g.id(place - DELAYED)}"
        if ON_BUILDING <= place < ON_BUILDING + 5:
            return f"on {BUILDINGS[place - ON_BUILDING]}"
        if place >= ON_CREATURE:
            return f"on {self.g.id(place - ON_CREATURE)}"
        return "on a space"

    def shows(self, folk: str) -> list[int]:
        """What the active dice of a townsfolk show, sorted."""
        start = self.piece(folk) * DICE_ROOM
        return sorted(int(self.g.dice.face[d]) for d in range(start, start + DICE_ROOM)
                      if self.g.dice.place[d] == ACTIVE)  # fmt: skip

    def rig(self, *rolls: tuple[int, int]) -> None:
        """Set the chance so that the next dice fall like this: (sides, shown), one by one."""
        positions.rig(self.g, list(rolls))

    def activate(self, name: str) -> None:
        """Let a creature activate now; then the townsfolk are to move again."""
        supernatural.activate(self.g, self.piece(name))
        advance(self.g)

    def settle(self) -> None:
        """Answer whatever is asked with the first option until the townsfolk are to move."""
        while self.waiting() not in ("OpenTurn", ""):
            seat = self.asked()[0]
            self.choose(self.menu(seat)[0], seat=seat)

    def strike(self, creature: str, folk: str) -> None:
        """Let the struck abilities of a creature work on a townsfolk."""
        self.g.then(Struck(self.piece(creature), self.piece(folk), 0))
        advance(self.g)

    def supernatural_turn(self) -> None:
        """End the Townsfolk turn: every seat passes until the creatures move."""
        wave = self.g.wave
        while self.g.wave == wave and self.waiting() == "OpenTurn":
            for seat in self.asked():
                if self.waiting() == "OpenTurn" and self.g.wave == wave:
                    self.choose("pass" if "pass" in self.menu(seat) else "stay", seat=seat)

    def keys(self, start: str, seat: int | None = None) -> list[str]:
        """The options that begin like this."""
        return [key for key in self.menu(seat) if key.startswith(start)]

    def nothing_pending(self) -> bool:
        return self.waiting() == "OpenTurn" and self.g.plan == 0

    def words(self) -> Words:
        return Words(
            self.game, self.g.content, [f"Player {s + 1}" for s in range(int(self.g.seats))]
        )

    def prompt(self) -> str:
        """What is asked, in words."""
        decision = pending(self.g)
        assert decision is not None
        return self.words().line(decision.prompt(self.g))

    def code(self, key: str, seat: int) -> int:
        return next(c for c in self.filled(seat).listed() if self.game.key(self.g, seat, c) == key)

    def label(self, key: str, seat: int = 0) -> str:
        """What an option is called."""
        return self.words().line(self.game.words(self.g, seat, self.code(key, seat)))

    def note(self, key: str, seat: int = 0) -> str:
        """What stands behind an option, in words."""
        line = self.game.note(self.g, seat, self.code(key, seat))
        return "" if line is None else self.words().line(line)

    def caution(self, key: str, seat: int = 0) -> str:
        """What an option warns of, in words."""
        line = GAME.caution(self.g, seat, self.code(key, seat))
        return "" if line is None else self.words().line(line)

    def told(self) -> list[str]:
        """The log so far, in words."""
        words = self.words()
        return [words.line(line) for line in self.g.log]

    def lines(self, key: str) -> list[list[str | int]]:
        """The arguments of the log lines with this key."""
        return [line.args for line in self.g.log if line.key == key]


def briar(
    folk: dict[str, str],
    creatures: Iterable[tuple[str, str]] = (),
    dice: dict[str, list[tuple[int, int]]] | None = None,
    level: str = "normal",
    seats: int = 1,
) -> Briar:
    """A Townsfolk turn on layout T: who stands where, and the active dice as (sides, shown)."""
    g = positions.briar(
        content(), seats, folk=folk, creatures=list(creatures), dice=dice, level=level
    )
    return Briar(GAME, g)
