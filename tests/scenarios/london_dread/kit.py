"""Arrange a table of London Dread in a few words, and play it by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from gaslamp.games.london_dread import setup
from gaslamp.games.london_dread.chapter import EndOfChapter
from gaslamp.games.london_dread.content import load
from gaslamp.games.london_dread.endgame import ChallengeRound, Endgame
from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS
from gaslamp.games.london_dread.planning import PLANNING_DECISION
from gaslamp.games.london_dread.state import ENDGAME, PLANNING, STORY, Dread, Rules
from gaslamp.games.london_dread.story_phase import ACTION_STEPS
from gaslamp.games.london_dread.tables import Content
from gaslamp.games.london_dread.view import place_id
from gaslamp.games.london_dread.windows import LastMoment
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import pending
from gaslamp.kernel.zone import Zone, zone
from kit import Scene

FOUR = ("degas", "murphy", "sturmer", "milton")
PAIR = ("sturmer", "milton", "degas", "murphy")
STAY = {"degas": {"4am": ">east"}}  # an arrow: there is a window before the moves
TRAUMA = 5  # the last of the six Personality cards
STORIES = ("the-letter", "caped-killer", "uncrowned-king", "london-dread")


@cache
def content() -> Content:
    return load()


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


def ally(g: Dread, c: int, name: str) -> None:
    """Let an Ally go with a Character."""
    g.piles.allies.discard(card(name))
    g.sleuths[c].allies.push(card(name))


def windows(table: Night) -> None:
    """Pass until no window is open."""
    while table.waiting() in ("Window", "SegmentWindow"):
        assert table.idle()


def rules(seats: int = 4, **changes: int | bool) -> Rules:
    facts: dict[str, int | bool] = {
        "minutes": 12, "allies": seats < 4, "impeccable": True, "confidence": 3, "virtue": 1,
        "items": 1,
    }  # fmt: skip
    facts.update(changes)
    return Rules(
        seats=seats, minutes=int(facts["minutes"]), allies=bool(facts["allies"]),
        impeccable=bool(facts["impeccable"]), confidence=int(facts["confidence"]),
        virtue=int(facts["virtue"]), items=int(facts["items"]),
    )  # fmt: skip


def bare(characters: tuple[str, ...], story: str, chapter: int, laws: Rules | None) -> Dread:
    laws = laws or rules(len(characters))
    g = setup.table(content(), seeded(1), laws, STORIES.index(story), len(characters))
    g.logging = True
    who = [c.id for c in g.content.characters]
    for c, name in enumerate(characters):
        g.sleuths[c].who = who.index(name)
    g.chapter = chapter
    g.next_found = g.next_done = 0 if chapter == 1 else int(g.tale().first_chapter)
    return g


def lay(g: Dread, board: dict[str, str]) -> None:
    """Face-up cards by Location; `down:` before a name leaves it face down."""
    plots = [p.id for p in g.tale().plots]
    for location, name in sorted(board.items(), key=lambda e: e[1]):
        n = LOCATION_IDS.index(location)
        down, _, wanted = name.rpartition(":")
        if wanted in plots:
            g.board[n] = g.piles.placeholders.pull()
            g.plot_at[n] = plots.index(wanted)
            g.next_found = max(int(g.next_found), plots.index(wanted) + 1)
        else:
            number = card(wanted)
            pile = next(p for p in (g.piles.unseen, g.piles.allies) if p.has(number))
            pile.discard(number)
            g.board[n] = number
        if not down:
            g.up |= 1 << n


def step(text: str) -> int:
    """`3` is the number up, `>north` an arrow."""
    if text.startswith(">"):
        return 1 | (1 + AREA_IDS.index(text[1:])) << 3
    return int(text)


def equip(
    g: Dread, items: dict[str, list[str]], deck: list[str], virtue: int, conditions: dict[str, int]
) -> None:
    by_id = {g.id(c): g.sleuths[c] for c in range(len(g.sleuths))}
    for who, held in items.items():
        for name in held:
            g.piles.items.discard(item(name))
            by_id[who].items.push(item(name))
    for name in deck:
        number = card(name)
        if not g.piles.confidence.discard(number):
            g.piles.unseen.discard(number)
        g.piles.investigation.push(number)
    for sleuth in g.sleuths:
        sleuth.virtue = virtue
    for who, bits in conditions.items():
        by_id[who].conditions = bits


def story(
    board: dict[str, str],
    clocks: dict[str, dict[str, str]] | None = None,
    characters: tuple[str, ...] = FOUR,
    tale: str = "the-letter",
    chapter: int = 1,
    items: dict[str, list[str]] | None = None,
    deck: list[str] | None = None,
    virtue: int = 0,
    conditions: dict[str, int] | None = None,
    dread: int = 0,
    hour: int = 0,
    done: int | None = None,
    laws: Rules | None = None,
    supply: list[str] | None = None,
    goons: dict[int, str] | None = None,
    arrange: Callable[[Dread], None] | None = None,
) -> Night:
    """The Story Phase of a Chapter, right before the moves of the Action after `hour`."""
    g = bare(characters, tale, chapter, laws)
    lay(g, board)
    equip(g, items or {}, deck or [], virtue, conditions or {})
    for name in supply or []:
        g.piles.items.discard(item(name))
        g.piles.supply.push(item(name))
    for who, slots in (clocks or {}).items():
        sleuth = next(s for c, s in enumerate(g.sleuths) if g.id(c) == who)
        for at, text in slots.items():
            sleuth.clock[HOURS.index(at)] = step(text)
    for goon, location in (goons or {}).items():
        g.goons[goon] = LOCATION_IDS.index(location)
    g.dread, g.phase, g.hour = dread, STORY, hour
    if done is not None:
        g.next_done = done
        g.next_found = max(int(g.next_found), done)
    g.then(Endgame())
    if arrange:
        arrange(g)
    for row in (EndOfChapter(), LastMoment(), ACTION_STEPS[hour]):
        g.then(row)
    return Night(GAME, g)


def planning(
    characters: tuple[str, ...] = FOUR, tale: str = "the-letter", chapter: int = 1,
    laws: Rules | None = None, board: dict[str, str] | None = None,
) -> Night:  # fmt: skip
    """The Planning Phase, with a given board."""
    g = bare(characters, tale, chapter, laws)
    lay(g, board or {})
    g.phase = PLANNING
    g.then(PLANNING_DECISION)
    return Night(GAME, g)


def endgame(
    characters: tuple[str, ...] = FOUR,
    tale: str = "the-letter",
    hands: dict[str, list[str]] | None = None,
    items: dict[str, list[str]] | None = None,
    virtue: int = 0,
    conditions: dict[str, int] | None = None,
    dice: int = 1,
    dread: int = 0,
    challenges: list[str] | None = None,
    antagonist: int = 0,
    secrets: list[int] | None = None,
    laws: Rules | None = None,
) -> Night:
    """The Endgame, before its first Challenge. Challenges are listed from the first one on."""
    g = bare(characters, tale, 1 if tale == "the-letter" else 2, laws)
    equip(g, items or {}, [], virtue, conditions or {})
    for who, held in (hands or {}).items():
        sleuth = next(s for c, s in enumerate(g.sleuths) if g.id(c) == who)
        for name in held:
            if not g.piles.confidence.discard(card(name)):
                g.piles.unseen.discard(card(name))
            sleuth.hand.push(card(name))
    for sleuth in g.sleuths:
        sleuth.dice = dice
    g.dread, g.phase, g.antagonist = dread, ENDGAME, antagonist
    g.next_done = g.next_found = len(g.tale().plots)
    names = [t.id for t in g.tale().challenges]
    first = [names.index(n) for n in challenges or []]
    rest = [n for n in range(len(names)) if n not in first]
    g.piles.challenges = zone([*rest, *reversed(first)])
    for secret in secrets or []:
        g.piles.secrets.discard(secret)
        g.piles.held_secrets.push(secret)
    g.then(ChallengeRound())
    return Night(GAME, g)


def fresh(seats: int = 4, seed: int = 1, **options: str) -> Night:
    """A game from its first decision."""
    settled = GAME.settled(seats, {key.replace("_", "-"): v for key, v in options.items()})
    g = GAME.new(content(), seats, settled, seed)
    assert isinstance(g, Dread)
    return Night(GAME, g)
