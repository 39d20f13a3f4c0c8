"""Tables late in a game, which games of random choices hardly come to: the Story Phase with full
clocks, the Endgame with hands, Items and Secrets, and the Final Showdown."""

from __future__ import annotations

import random

from gaslamp.games.london_dread.game import GAME
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.state import ARROW, PLANNING, STORY, Dread
from gaslamp.games.london_dread.tables import CONFIDENCE_CARD, DREAD_CARD, INJURED, UNHINGED
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.position import Offer
from scenarios.london_dread.kit import STORIES, Night, content, endgame, rules

SECRETS = "london-dread"  # the Story in which there are Secrets
TURNED = 20  # cards that are turned over
IDLE = ("pass", "done", "end-action", "decline")


def begun(dice: random.Random, story: str, seats: int) -> Match:
    """A new game with Characters by lot."""
    options = {"story": story, "campaign": "open", "characters": "random"}
    return life.begin(GAME.id, ["human"] * seats, options, dice.randrange(1, 1 << 30))


def night(dice: random.Random) -> Match:
    """The Story Phase: most cards are turned over, all clocks are full, everybody has something,
    and mostly somebody has come to a card."""
    match = begun(dice, dice.choice(STORIES), dice.choice((1, 2, 3, 4)))
    while phase(match) < PLANNING:
        seat = match.awaited()[0]
        match.choose(seat, dice.choice(match.menu(seat)).key)
    for _ in range(TURNED):
        found = [offer.key for offer in match.menu(0) if offer.key.startswith("reveal:")]
        if found:
            match.choose(0, dice.choice(found))
    g = match.g
    assert isinstance(g, Dread)
    for sleuth in g.sleuths:
        sleuth.items.push(g.piles.items.pull())
        if len(g.piles.allies) and dice.random() < 0.3:
            sleuth.allies.push(g.piles.allies.pull())
        sleuth.virtue = dice.choice((0, 1, 2))
        sleuth.conditions = dice.choice((0, 0, INJURED, UNHINGED))
        tokens = [*range(1, 7)] * 2
        dice.shuffle(tokens)
        for slot, token in enumerate(tokens):
            sleuth.clock[slot] = token
            if dice.random() < 0.12:
                sleuth.clock[slot] = token | ARROW + dice.randrange(4) << 3
    meet_at_plot(dice, g)
    match.moved()
    for seat in match.asked():
        match.choose(seat, "ready")
    while dice.random() < 0.98 and (seat := passing(match)) >= 0:
        match.choose(seat, "pass")
    return match


def meet_at_plot(dice: random.Random, g: Dread) -> None:
    """Some go to the next Plot card as soon as it may be investigated, if it has been found."""
    found = [n for n in range(len(LOCATION_IDS)) if g.plot_at[n] == g.next_done]
    for sleuth in g.sleuths:
        for location in found:
            area, within = divmod(location, 6)
            hour = max(2, int(g.plot(g.next_done).opens))
            if dice.random() < 0.7:
                sleuth.clock[hour - 2] = 1 | ARROW + area << 3
                sleuth.clock[hour - 1] = within + 1


def plot(dice: random.Random) -> Match:
    """Before the dice of a Plot card; nobody has met anything else."""
    for _ in range(40):
        match = night(dice)
        while match.asked() and phase(match) == STORY:
            if any(offer.key.startswith(("roll:", "next:")) for offer in offered(match)):
                return match
            seat = match.awaited()[0]
            keys = [offer.key for offer in match.menu(seat)]
            plots = [key for key in keys if key.startswith("investigate:")][-1:]
            idle = [key for key in keys if key in IDLE]
            match.choose(seat, dice.choice(plots or idle or keys))
    raise AssertionError("no Plot card was met")


def phase(match: Match) -> int:
    assert isinstance(match.g, Dread)
    return int(match.g.phase)


def offered(match: Match) -> list[Offer]:
    return [offer for seat in match.awaited() for offer in match.menu(seat)]


def passing(match: Match) -> int:
    """A seat that can let the hour go on; -1 where something is to be decided."""
    for seat in match.awaited():
        if any(offer.key == "pass" for offer in match.menu(seat)):
            return seat
    return -1


def at_the_end(dice: random.Random) -> Match:
    """The Endgame before its first Challenge; everybody holds something."""
    tale = dice.choice((*STORIES, SECRETS))
    who = tuple(dice.sample([c.id for c in content().characters], 4))
    kinds = {kind: [c.id for c in content().cards if c.kind == kind]
             for kind in (CONFIDENCE_CARD, DREAD_CARD)}  # fmt: skip
    clues = dice.sample(kinds[CONFIDENCE_CARD], 10) + dice.sample(kinds[DREAD_CARD], 8)
    items = dice.sample([i.id for i in content().items], 8)
    dice.shuffle(clues)
    seats = dice.choice((1, 2, 4))
    antagonists = content().stories[STORIES.index(tale)].antagonists
    table = endgame(
        who, tale, hands={c: clues[n::4] for n, c in enumerate(who)},
        items={c: items[n::4] for n, c in enumerate(who)}, virtue=dice.choice((0, 1, 2)),
        conditions={c: dice.choice((0, 0, INJURED, UNHINGED)) for c in who},
        dice=dice.choice((1, 2, 3)), dread=dice.randrange(50),
        antagonist=dice.randrange(len(antagonists)),
        secrets=dice.sample(range(3), 2) if tale == SECRETS else None, laws=rules(seats),
    )  # fmt: skip
    return seated(dice, table, tale, seats)


def showdown(dice: random.Random) -> Match:
    """The Final Showdown, after a Challenge or none."""
    match = at_the_end(dice)
    last = ("roll:", "bribe:")
    while match.result() is None and not any(o.key.startswith(last) for o in offered(match)):
        seat = match.awaited()[0]
        keys = [offer.key for offer in match.menu(seat)]
        out = [key for key in keys if key.startswith(("out:", "pass", "done"))]
        match.choose(seat, dice.choice(out or keys))
    return match if match.result() is None else showdown(dice)


def seated(dice: random.Random, table: Night, tale: str, seats: int) -> Match:
    """An arranged table as a match."""
    journal = begun(dice, tale, seats).journal
    return Match(GAME, content(), journal, table.g)


LATER = (plot, at_the_end, showdown, night)
