"""Setup: a Story, its Characters, Items, Confidence and Chapters (LD-SETUP, LD-DIFF)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.chapter import FULL_STASH, Chapter
from gaslamp.games.london_dread.endgame import Endgame
from gaslamp.games.london_dread.places import streets
from gaslamp.games.london_dread.resources import refill_supply, take_item, top_item
from gaslamp.games.london_dread.state import (
    ACTIONS,
    EMPTY,
    GOON_WAITS,
    LOCATIONS,
    WEST,
    Dread,
    Effort,
    Finale,
    Piles,
    Rules,
    Sleuth,
    who,
)
from gaslamp.games.london_dread.tables import (
    ALLY,
    CONFIDENCE_CARD,
    DREAD_CARD,
    PLACEHOLDER,
    RULE_GOONS,
    Content,
)
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import Zone, empty

NOBODY_YET: Final = -1


def table(content: Content, rng: Rng, rules: Rules, story: i64, characters: i64) -> Dread:
    """An empty table: piles sorted, nothing chosen or dealt yet."""
    sleuths = [sit_down(c % rules.seats, rules.virtue) for c in range(characters)]
    piles = Piles(
        items=of_items(content),
        supply=empty(),
        item_discard=empty(),
        confidence=of_kind(content, CONFIDENCE_CARD),
        confidence_discard=empty(),
        investigation=empty(),
        unseen=of_kind(content, DREAD_CARD),
        dread_discard=empty(),
        placeholders=of_kind(content, PLACEHOLDER),
        allies=of_kind(content, ALLY),
        ally_discard=empty(),
        challenges=numbers(len(content.stories[story].challenges)),
        faced=empty(),
        secrets=numbers(len(content.secrets)),
        held_secrets=empty(),
        used_secrets=empty(),
    )
    bare = [EMPTY] * LOCATIONS
    none = [0] * LOCATIONS
    g = Dread(
        rng=rng, content=content, rules=rules, story=story, sleuths=sleuths, piles=piles,
        board=vec[i64](bare), plot_at=vec[i64](bare), hardened=vec[i64](none),
        eased=vec[i64](none), marks=vec[i64](none),
        goons=vec[i64]([GOON_WAITS] * len(content.goons)),
        finale=Finale(
            challenge=0, lone=False, fallen=False, muted=False, heart=0, target=0, total=0
        ),
    )  # fmt: skip
    g.stash = FULL_STASH
    return g


def sit_down(seat: i64, virtue: i64) -> Sleuth:
    """LD-SETUP-08..10."""
    return Sleuth(
        who=NOBODY_YET, seat=seat, place=streets(WEST), clock=vec[i64]([0] * ACTIONS), stash=0,
        virtue=virtue, conditions=0, items=empty(), tilted=0, allies=empty(), hand=empty(),
        drawn=empty(), effort=Effort(),
    )  # fmt: skip


def of_kind(content: Content, kind: i64) -> Zone:
    pile = empty()
    card: i64 = 0
    while card < len(content.cards):
        if content.kind_of[card] == kind:
            pile.push(card)
        card += 1
    return pile


def of_items(content: Content) -> Zone:
    return numbers(len(content.items))


def numbers(count: i64) -> Zone:
    pile = empty()
    i: i64 = 0
    while i < count:
        pile.push(i)
        i += 1
    return pile


def lay_out(g: Dread, random_characters: bool) -> None:
    """Put the setup and the whole Story on the agenda, in the book's order."""
    if g.logging:
        g.say("opening", g.tale().id)
        g.say("story-text", f"{g.tale().id}/opening")
    g.then(Endgame())
    if g.tale().chapters == 2:
        g.then(Chapter(2))
    g.then(Chapter(1))
    g.then(DealOut())
    if random_characters:
        g.then(RandomCharacters())
    else:
        c = g.count() - 1
        while c >= 0:
            g.then(ChooseCharacter(g.sleuths[c].seat, c))
            c -= 1


class ChooseCharacter(Question[Dread]):
    """LD-SETUP-06, decision 3: any free Character."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        index: i64 = 0
        while index < len(g.content.characters):
            if taken(g, index):
                m.refuse("why-character-taken", "LD-SETUP-06", verbs.BE, index)
            else:
                m.offer(verbs.BE, index)
            index += 1

    def take(self, g: Dread, o: Option) -> None:
        become(g, self.c, o.a)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-character", [who(self.seat)], -1)


def taken(g: Dread, index: i64) -> bool:
    c: i64 = 0
    while c < g.count():
        if g.sleuths[c].who == index:
            return True
        c += 1
    return False


def become(g: Dread, c: i64, index: i64) -> None:
    g.sleuths[c].who = index
    if g.logging:
        g.say("character-chosen", who(g.sleuths[c].seat), g.id(c))


class RandomCharacters(Step[Dread]):
    """LD-SETUP-07: dealt at random."""

    def run(self, g: Dread) -> None:
        pile = numbers(len(g.content.characters))
        pile.shuffle(g.rng)
        g.veil()
        c: i64 = 0
        while c < g.count():
            become(g, c, pile.pull())
            c += 1


class DealOut(Step[Dread]):
    """LD-SETUP-13/14, LD-STORY-06: Items, Supply, Confidence, and the Antagonist by lot."""

    def run(self, g: Dread) -> None:
        g.veil()
        g.piles.items.shuffle(g.rng)
        c: i64 = 0
        while c < g.count():
            count = g.rules.items
            while count > 0:
                take_item(g, c, top_item(g))
                count -= 1
            c += 1
        refill_supply(g)
        g.piles.confidence.shuffle(g.rng)
        while g.piles.investigation.size() < g.rules.confidence:
            g.piles.investigation.push(g.piles.confidence.pull())
        g.antagonist = g.rng.below(len(g.tale().antagonists))
        if g.tale().rule == RULE_GOONS:
            g.piles.secrets.shuffle(g.rng)
