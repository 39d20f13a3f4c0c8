"""Personality cards: flipped, put back, and their Talents and Traumas (LD-PERS, LD-PLOT-06/20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import carry_out, take_free
from gaslamp.games.london_dread.holdings import (
    Case,
    any_holding,
    may_ready,
    offer_holdings,
    pay,
    program_of,
)
from gaslamp.games.london_dread.order import InTurn
from gaslamp.games.london_dread.state import NO_CARD, Dread
from gaslamp.games.london_dread.striking import Strike
from gaslamp.games.london_dread.tables import DECK, INJURED, TALENT, TO_FLIP, TRAUMA, UNHINGED
from gaslamp.games.london_dread.track import raise_dread
from gaslamp.games.london_dread.windows import OpenQuestion
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

FACES: Final = 6


class Flip(Step[Dread]):
    """LD-PLOT-16: all six are shuffled, one is flipped; then it may be put back."""

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        sleuth = g.sleuths[self.c]
        if sleuth.defeated:
            return
        sleuth.effort.flipped = g.rng.below(DECK)
        if g.ear is not None:
            talents = [float(card.kind == TALENT) for card in g.sheet(self.c).deck]
            drawn = talents[sleuth.effort.flipped]
            g.ear.draw("personality", bit(sleuth.seat), drawn, talents)
        sleuth.effort.keeps_wild = False
        g.veil()
        if g.logging:
            card = g.sheet(self.c).deck[sleuth.effort.flipped]
            g.say(FLIPS[card.kind], g.id(self.c), card.id)


class React(Step[Dread]):
    """LD-TIME-03: the window before a flipped card takes effect."""

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        sleuth = g.sleuths[self.c]
        if sleuth.defeated:
            return
        readied = g.traumatised(self.c) and may_ready(g, self.c, TO_FLIP) != 0
        if readied or any_holding(g, sleuth.seat, TO_FLIP, Case(self.c, 0)):
            g.then(ReactFlip(sleuth.seat, self.c))


class ReactFlip(OpenQuestion):
    """Decision 19: Cold Logic, Madame Zora, Smelling Salts, or let it stand."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def ask(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.PASS)
        offer_holdings(g, m, self.seat, TO_FLIP, Case(self.c, 0))

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.PASS:
            return
        g.then(React(self.c))
        if o.verb == verbs.SECRET or g.content.time_of(program_of(g, o)) != TO_FLIP:
            take_free(g, o)
            return
        effect = g.content.programs[pay(g, o)][0]
        if effect.verb == tables.KEEP_WILD:
            g.sleuths[self.c].effort.keeps_wild = True
        else:
            g.then(Flip(self.c))

    def prompt(self, g: Dread) -> Line:
        sleuth = g.sleuths[self.c]
        asked = "ask-react-trauma" if g.traumatised(self.c) else "ask-react-flip"
        card = g.sheet(self.c).deck[sleuth.effort.flipped].id
        return Line(asked, [g.id(self.c), card, f"{card}/text"], -1)


def has_effect(g: Dread, c: i64) -> bool:
    """Whether the flipped card does more than add icons."""
    sleuth = g.sleuths[c]
    if sleuth.effort.flipped == NO_CARD or sleuth.defeated:
        return False
    card = g.content.characters[sleuth.who].deck[sleuth.effort.flipped]
    return card.kind == TRAUMA or card.effect != tables.NO_PROGRAM


class TakeEffect(InTurn):
    """LD-PLOT-20: Talents and Traumas one by one."""

    def able(self, g: Dread) -> i64:
        found: i64 = 0
        c: i64 = 0
        while c < g.count():
            if has_effect(g, c):
                found |= bit(c)
            c += 1
        return found

    def left_to(self, waiting: i64) -> InTurn:
        return TakeEffect(waiting)

    def begin(self, g: Dread, c: i64) -> None:
        resolve(g, c)

    def verb(self) -> i64:
        return verbs.RESOLVE

    def message(self) -> str:
        return "ask-resolve"


def resolve(g: Dread, c: i64) -> None:
    """LD-PERS-02..05: a Talent's effect, or the Trauma die."""
    card = g.sheet(c).deck[g.sleuths[c].effort.flipped]
    if card.kind == TALENT:
        carry_out(g, card.effect, c, g.group)
        return
    face = g.rng.below(FACES)
    if g.ear is not None:
        g.ear.die("trauma", bit(g.sleuths[c].seat), FACES, face + 1, 0.0)
    g.veil()
    if g.logging:
        g.say("trauma-die", g.id(c), TRAUMA_FACES[face])
    if face < 2:
        g.then(Strike(c, INJURED))
    elif face < 4:
        g.then(Strike(c, UNHINGED))
    else:
        raise_dread(g, face - 3)
    if g.rule_of_antagonist() == tables.WHISPERS:
        raise_dread(g, 1, "dread-whispers", g.id(c))  # LD-ANT-01


FLIPS: Final = ("flips", "flips-talent", "flips-trauma")  # by the kind of card
TRAUMA_FACES: Final = (
    "injured", "injured", "unhinged", "unhinged", "dread-1", "dread-2",
)  # fmt: skip
