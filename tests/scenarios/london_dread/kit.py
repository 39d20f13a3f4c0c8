"""Arrange a table of London Dread in a few words, and play it by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from gaslamp.games.london_dread import positions
from gaslamp.games.london_dread.content import load
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.positions import CONDITIONS, Laws
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import Content
from gaslamp.games.london_dread.view import place_id
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import pending
from gaslamp.kernel.zone import Zone
from gaslamp.words.words import Words
from kit import Scene, golden_cards

FOUR = positions.FOUR
PAIR = ("sturmer", "milton", "degas", "murphy")
STAY = {"degas": {"4am": ">east"}}  # an arrow: there is a window before the moves
TRAUMA = 5  # the last of the six Personality cards
STORIES = ("the-letter", "caped-killer", "uncrowned-king", "london-dread")


@cache
def content() -> Content:
    """The printed cards, of Antagonists without might (LD-ANT-07), so that targets stay plain."""
    found = load()
    for story in found.stories:
        for antagonist in story.antagonists:
            for n in range(len(antagonist.might)):
                antagonist.might[n] = 0
    return found


@cache
def golden_content() -> Content:
    return load(golden_cards(GAME.id))


def card(name: str) -> int:
    return next(n for n, c in enumerate(content().cards) if c.id == name)


def item(name: str) -> int:
    return next(n for n, i in enumerate(content().items) if i.id == name)


def printed(kind: int) -> int:
    """How many Location cards, Allies or Confidence cards of a kind there are."""
    return sum(card.kind == kind for card in content().cards)


class Night(Scene):
    """A position of London Dread."""

    g: Dread

    def c(self, who: str) -> int:
        return next(c for c in range(len(self.g.sleuths)) if self.g.id(c) == who)

    def only_seat(self) -> int:
        """The seat the game waits for; others may have free effects beside it."""
        decision = pending(self.g)
        assert decision is not None
        bits = int(decision.awaited(self.g))
        (seat,) = [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
        return seat

    def asks(self) -> list[str | int]:
        """The arguments of what is asked."""
        decision = pending(self.g)
        assert decision is not None
        return decision.prompt(self.g).args

    def dread(self) -> int:
        return int(self.g.dread)

    def place(self, who: str) -> str:
        return place_id(int(self.g.sleuths[self.c(who)].place))

    def items(self, who: str) -> list[str]:
        held = self.g.sleuths[self.c(who)].items.listed()
        return sorted(self.g.content.items[n].id for n in held)

    def tilted(self, who: str) -> list[str]:
        sleuth = self.g.sleuths[self.c(who)]
        return [self.g.content.items[n].id for n in sleuth.items.listed() if sleuth.tilted >> n & 1]

    def ids(self, pile: Zone) -> list[str]:
        return sorted(self.g.content.cards[n].id for n in pile.listed())

    def hand(self, who: str) -> list[str]:
        return self.ids(self.g.sleuths[self.c(who)].hand)

    def deck(self) -> list[str]:
        return self.ids(self.g.piles.investigation)

    def conditions(self, who: str) -> int:
        return int(self.g.sleuths[self.c(who)].conditions)

    def virtue(self, who: str) -> int:
        return int(self.g.sleuths[self.c(who)].virtue)

    def at(self, location: str) -> str:
        """What lies face up at a Location; empty if nothing does."""
        n = LOCATION_IDS.index(location)
        if self.g.board[n] < 0:
            return ""
        if self.g.plot_at[n] >= 0:
            return self.g.plot(self.g.plot_at[n]).id
        return self.g.content.cards[self.g.board[n]].id if self.g.up >> n & 1 else "face-down"

    def passing(self, *keys: str) -> None:
        """Choose keys; windows, and seats that only watch, pass until each key is there."""
        for key in keys:
            self.skip_to(key)

    def skip_to(self, key: str) -> None:
        for _ in range(200):
            for seat in self.asked():
                if key in self.menu(seat):
                    self.choose(key, seat=seat)
                    return
            if not self.idle():
                break
        raise AssertionError(
            f"{key!r} never came; {self.waiting()}: {[self.menu(s) for s in self.asked()]}"
        )

    def idle(self) -> bool:
        """Let one seat pass; False if nobody can."""
        for seat in self.asked():
            for word in ("pass", "done", "end-action", "decline"):
                if word in self.menu(seat):
                    self.choose(word, seat=seat)
                    return True
        return False

    def through(self, hour: int) -> None:
        """Pass until the Action with this number has moved, or the game is over."""
        while not self.over() and self.g.hour < hour:
            if not self.idle():
                break

    def rest(self) -> None:
        """Pass until nobody can."""
        while not self.over() and self.idle():
            pass

    def lucky(self, happy: Callable[[Dread], bool], key: str, seat: int | None = None) -> None:
        """Choose a key with such chance that afterwards all is as wished."""
        before = self.g
        for seed in range(3_000):
            self.g = before.clone()
            self.g.logging = True
            self.g.rng = seeded(seed)
            self.choose(key, seat=seat)
            if happy(self.g):
                return
        raise AssertionError("no chance leads there")


def beside(table: Night, key: str, seat: int) -> str:
    """The note of an option."""
    words = Words(GAME, content(), ["Player 1"] * 4)
    code = next(c for c in table.filled(seat).listed() if GAME.key(table.g, seat, c) == key)
    line = GAME.note(table.g, seat, code)
    return words.line(line) if line else ""


def ally(g: Dread, c: int, name: str) -> None:
    """Let an Ally go with a Character."""
    g.piles.allies.discard(card(name))
    g.sleuths[c].allies.push(card(name))


def windows(table: Night) -> None:
    """Pass until no window is open."""
    while table.waiting() in ("Window", "SegmentWindow"):
        assert table.idle()


def rules(seats: int = 4, **changes: Any) -> Laws:
    return Laws(**{"seats": seats, "allies": seats < 4, **changes})


def named(conditions: dict[str, int] | None) -> dict[str, list[str]]:
    """Conditions by name instead of by bits."""
    return {
        who: [name for name, bit in CONDITIONS.items() if bits & bit]
        for who, bits in (conditions or {}).items()
    }


def bare(characters: tuple[str, ...], tale: str, chapter: int, laws: Laws | None) -> Dread:
    """A table of a Story on which nothing lies yet."""
    count = len(characters)
    g = positions.bare(content(), positions.agreed(laws, 0, count), characters, tale, chapter)
    g.logging = True
    return g


def story(
    board: dict[str, str],
    clocks: dict[str, dict[str, str]] | None = None,
    characters: tuple[str, ...] = FOUR,
    conditions: dict[str, int] | None = None,
    arrange: Callable[[Dread], None] | None = None,
    **args: Any,
) -> Night:
    """The Story Phase of a Chapter, right before the moves of the Action after `hour`."""
    g = positions.story(
        content(), board=board, clocks=clocks, characters=characters,
        conditions=named(conditions), **args,
    )  # fmt: skip
    if arrange:
        arrange(g)
    return Night(GAME, g)


def planning(characters: tuple[str, ...] = FOUR, tale: str = "the-letter", **args: Any) -> Night:
    """The Planning Phase, with a given board."""
    return Night(GAME, positions.planning(content(), characters=characters, tale=tale, **args))


def endgame(
    characters: tuple[str, ...] = FOUR,
    tale: str = "the-letter",
    conditions: dict[str, int] | None = None,
    **args: Any,
) -> Night:
    """The Endgame, before its first Challenge. Challenges are listed from the first one on."""
    g = positions.endgame(
        content(), characters=characters, tale=tale, conditions=named(conditions), **args
    )
    return Night(GAME, g)


def fresh(seats: int = 4, seed: int = 1, **options: str) -> Night:
    """A game from its first decision, dealt from cards that stay as they are."""
    settled = GAME.settled(seats, {key.replace("_", "-"): v for key, v in options.items()})
    g = GAME.new(golden_content(), seats, settled, seed)
    assert isinstance(g, Dread)
    return Night(GAME, g)
