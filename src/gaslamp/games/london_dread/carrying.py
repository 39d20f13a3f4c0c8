"""Programs carried out, effect by effect in printed order (LD-TIME-04), and free effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.groups import together
from gaslamp.games.london_dread.holdings import offer_holdings, pay
from gaslamp.games.london_dread.resources import NEW_OUTCOME
from gaslamp.games.london_dread.state import SHOWDOWN, Dread
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Step


def carry_out(g: Dread, program: i64, c: i64, group: i64, start: i64 = 0) -> None:
    """Put a program on the agenda: for a Character, or for a whole group."""
    if program == tables.NO_PROGRAM or start >= len(g.content.programs[program]):
        return
    g.then(Carry(program, start, c, group))
    g.then(NEW_OUTCOME)


class Carry(Step[Dread]):
    """One effect after another, with room for reactions between them."""

    def __init__(self, program: i64, index: i64, c: i64, group: i64) -> None:
        self.program: Final[i64] = program
        self.index: Final[i64] = index
        self.c: Final[i64] = c
        self.group: Final[i64] = group

    def run(self, g: Dread) -> None:
        effects = g.content.programs[self.program]
        if self.index + 1 < len(effects):
            g.then(Carry(self.program, self.index + 1, self.c, self.group))
        effects[self.index].do(g, self.c, self.group)


def offer_free(g: Dread, m: Menu) -> None:
    """Free effects of this seat, and the team's Secrets."""
    offer_holdings(g, m, m.seat, tables.FREELY)
    offer_secrets(g, m)


def offer_secrets(g: Dread, m: Menu) -> None:
    """LD-STORY-16: Her True Name in the Endgame, The Heart in the Shell in the Showdown."""
    if not g.in_endgame():
        return
    i: i64 = 0
    while i < g.piles.held_secrets.size():
        secret = g.piles.held_secrets.at(i)
        rule = g.content.secrets[secret].rule
        if rule == tables.TRUE_NAME or (rule == tables.HEART and g.phase == SHOWDOWN):
            m.offer(verbs.SECRET, secret)
        i += 1


def take_free(g: Dread, o: Option) -> None:
    """Carry out a free effect or use a Secret."""
    if o.verb == verbs.SECRET:
        use_secret(g, o.a)
    else:
        near = together(g, o.a)
        program = pay(g, o)
        carry_out(g, program, o.a, near)


def use_secret(g: Dread, secret: i64) -> None:
    g.piles.held_secrets.discard(secret)
    g.piles.used_secrets.push(secret)
    rule = g.content.secrets[secret].rule
    if rule == tables.TRUE_NAME:
        g.finale.muted = True
    elif rule == tables.HEART:
        g.finale.heart += 1
    if g.logging:
        g.say("uses-secret", g.content.secrets[secret].id)
