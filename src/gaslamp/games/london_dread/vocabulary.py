# border: not compiled
"""The verbs of options: what a player of London Dread can say, each with the parts of its key.

Handles are those of view.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gaslamp.games.london_dread.groups import goon_at
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS
from gaslamp.games.london_dread.state import ARROW, COLOURS, EMPTY, NUMBERS, Dread
from gaslamp.games.london_dread.tables import REROLL_ANYBODY, condition_id
from gaslamp.games.vocabulary import SEAT, Kind, Vocabulary, unwritten, whole
from gaslamp.kernel.bits import has
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Line

V: Vocabulary[Dread] = Vocabulary()
NUMBER: Final = "number"

# Kinds of parts: who, where, when

# A Character that an option is about, and one that only says whose clock or hand is meant.
CHARACTER: Kind[Dread] = Kind(lambda g, seat, c: g.id(c), at="character/{id}")
OWNER: Kind[Dread] = replace(CHARACTER, at="")
PLAYER: Kind[Dread] = replace(SEAT, at="")
AREA: Kind[Dread] = Kind(lambda g, seat, area: AREA_IDS[area])
LOCATION: Kind[Dread] = Kind(lambda g, seat, location: LOCATION_IDS[location], at="board/{id}")
COLOUR: Kind[Dread] = Kind(lambda g, seat, colour: COLOURS[colour])
SLOT: Kind[Dread] = whole(
    lambda g, seat, o: HOURS[o.b], lambda g, seat, o: f"{g.id(o.a)}/clock/{HOURS[o.b]}"
)
OTHER_SLOT: Kind[Dread] = whole(
    lambda g, seat, o: HOURS[o.c], lambda g, seat, o: f"{g.id(o.a)}/clock/{HOURS[o.c]}"
)
TOKEN: Kind[Dread] = whole(
    lambda g, seat, o: str(o.c), lambda g, seat, o: f"{g.id(o.a)}/token/{o.c}"
)
STASHED: Kind[Dread] = Kind(lambda g, seat, number: str(number), at="stash/{id}")


def side_id(g: Dread, seat: int, side: int) -> str:
    return NUMBER if side == 0 else AREA_IDS[side - ARROW]


def replaced_by(g: Dread, seat: int, token: int) -> str:
    """A token that comes into a clock: a number or an arrow."""
    return str(token) if token <= NUMBERS else AREA_IDS[token - NUMBERS - 1]


SIDE: Kind[Dread] = Kind(side_id)
REPLACEMENT: Kind[Dread] = Kind(replaced_by)

# Kinds of parts: cards and what Characters hold


def card_of(place: str) -> Kind[Dread]:
    """A card that lies with the Character."""
    return whole(
        lambda g, seat, o: g.content.cards[o.b].id,
        lambda g, seat, o: f"{g.id(o.a)}/{place}/{g.content.cards[o.b].id}",
    )


def rolled_again(g: Dread, seat: int, o: Option) -> list[str]:
    """How many dice are rerolled, or whose."""
    if o.c == 0:
        return []
    item = g.content.items[o.b]
    program = item.use if o.verb == USE else item.deplete
    anybody = g.content.programs[program][0].verb == REROLL_ANYBODY
    return [g.id(o.c - 1)] if anybody else [str(o.c)]


ALLY: Kind[Dread] = card_of("ally")
CARD: Kind[Dread] = card_of("hand")
ITEM: Kind[Dread] = whole(
    lambda g, seat, o: g.content.items[o.b].id,
    lambda g, seat, o: f"{g.id(o.a)}/item/{g.content.items[o.b].id}",
)
DICE: Kind[Dread] = whole(rolled_again)
SUPPLIED: Kind[Dread] = Kind(lambda g, seat, item: g.content.items[item].id, at="supply/{id}")
GOON: Kind[Dread] = Kind(lambda g, seat, goon: g.content.goons[goon].id, at="goon/{id}")
SECRET_CARD: Kind[Dread] = Kind(
    lambda g, seat, secret: g.content.secrets[secret].id, at="secret/{id}"
)
CONDITION: Kind[Dread] = Kind(lambda g, seat, condition: condition_id(condition))
SHEET: Kind[Dread] = Kind(lambda g, seat, who: g.content.characters[who].id)

# What only the label tells


def of_site(g: Dread, o: Option) -> Line:
    """What is met at a Location, as far as it is known."""
    location = LOCATION_IDS[o.a]
    goon = int(goon_at(g, o.a))
    if goon != EMPTY:
        return said("option-face-goon", o, location, g.content.goons[goon].id)
    if g.board[o.a] == EMPTY or not has(g.up, o.a):
        return said("option-investigate-unseen", o, location)
    plot = int(g.plot_at[o.a])
    card = g.plot(plot).id if plot != EMPTY else g.content.cards[g.board[o.a]].id
    return said("option-investigate", o, location, card)


def of_item(g: Dread, o: Option) -> Line:
    """With how many dice are rolled again, or whose."""
    message = f"option-{V.word(int(o.verb))}"
    parts = [g.id(o.a), g.content.items[o.b].id]
    (again,) = rolled_again(g, int(o.seat), o) or [""]
    if not again:
        return said(message, o, *parts)
    if again.isdecimal():
        return said(f"{message}-dice", o, *parts, int(again))
    return said(f"{message}-on", o, *parts, again)


def said(message: str, o: Option, *args: str | int) -> Line:
    return Line(message, list(args), 1 << int(o.seat))


GOON_THERE: Kind[Dread] = unwritten(whole(lambda g, seat, o: g.content.goons[goon_at(g, o.a)].id))
ALLY_THERE: Kind[Dread] = unwritten(whole(lambda g, seat, o: g.content.cards[g.board[o.b]].id))
ITS_VIRTUE: Kind[Dread] = unwritten(whole(lambda g, seat, o: f"{g.id(o.a)}/virtue"))

# Setup

BE: Final = 0
V.verb(BE, "be", SHEET, icon="laurel-crown", rule="LD-SETUP-06")
LEAD_EXTRA: Final = 1
V.verb(LEAD_EXTRA, "lead-extra", PLAYER, icon="rally-the-troops")
LIFT: Final = 2
V.verb(LIFT, "lift", AREA, icon="two-coins")

# Planning

TIME_UP: Final = 3
V.verb(TIME_UP, "time-up", icon="hourglass", rule="LD-PLAN-01")
READY: Final = 4
V.verb(READY, "ready", icon="check-mark", rule="LD-PLAN-01")
NOT_READY: Final = 5
V.verb(NOT_READY, "not-ready", icon="anticlockwise-rotation")
REVEAL: Final = 6
V.verb(REVEAL, "reveal", LOCATION, icon="magnifying-glass")
PLACE: Final = 7
V.verb(PLACE, "place", OWNER, SLOT, TOKEN, icon="walking-boot", rule="LD-MOVE-01")
TURN: Final = 8
V.verb(TURN, "turn", OWNER, SLOT, SIDE, icon="anticlockwise-rotation", rule="LD-MOVE-01")
TAKE_BACK: Final = 9
V.verb(TAKE_BACK, "take-back", OWNER, SLOT, icon="grab", rule="LD-PLAN-01")
SWAP: Final = 10
V.verb(SWAP, "swap", OWNER, SLOT, OTHER_SLOT, icon="swap-bag", rule="LD-PLAN-01")
TAKE_STASH: Final = 11
V.verb(TAKE_STASH, "take-stash", OWNER, STASHED, icon="two-coins", rule="LD-STASH-01")
RETURN_STASH: Final = 12
V.verb(
    RETURN_STASH, "return-stash", OWNER, STASHED, icon="anticlockwise-rotation", rule="LD-STASH-01"
)
MARK: Final = 13
V.verb(MARK, "mark", LOCATION, COLOUR, icon="quill-ink", rule="LD-MARK-01")
UNMARK: Final = 14
V.verb(UNMARK, "unmark", LOCATION, COLOUR, icon="cancel", rule="LD-MARK-01")

# Story Phase

LEADER: Final = 15
V.verb(LEADER, "leader", PLAYER, icon="rally-the-troops", rule="LD-TURN-01")
DETOUR: Final = 16
V.verb(DETOUR, "detour", OWNER, SLOT, AREA, icon="walking-boot", rule="LD-DETOUR-01")
PASS: Final = 17
V.verb(PASS, "pass", icon="hourglass")
INVESTIGATE: Final = 18
V.verb(
    INVESTIGATE, "investigate", LOCATION, label=of_site, icon="magnifying-glass", rule="LD-WALK-01"
)
TAKE_ALLY: Final = 19
V.verb(
    TAKE_ALLY, "take-ally", OWNER, LOCATION, ALLY_THERE,
    refs=lambda g, seat, o: [f"board/{LOCATION_IDS[o.b]}", f"character/{g.id(o.a)}"],
    icon="rally-the-troops",
)  # fmt: skip
LET_GO: Final = 20
V.verb(LET_GO, "let-go", OWNER, ALLY, icon="exit-door")
DECLINE: Final = 21
V.verb(DECLINE, "decline", icon="cancel")
END_ACTION: Final = 22
V.verb(END_ACTION, "end-action", icon="hourglass", rule="LD-WALK-01")
MENACE: Final = 23
V.verb(MENACE, "menace", LOCATION, GOON_THERE, icon="crossed-swords", rule="LD-AP-01")

# What a Character has

USE: Final = 24
V.verb(USE, "use", OWNER, ITEM, DICE, label=of_item, icon="candle-flame", rule="LD-ITEM-01")
DEPLETE: Final = 25
V.verb(DEPLETE, "deplete", OWNER, ITEM, DICE, label=of_item, icon="candle-flame", rule="LD-ITEM-01")
SACRIFICE: Final = 26
V.verb(SACRIFICE, "sacrifice", OWNER, ALLY, icon="sacrificial-dagger", rule="LD-ALLY-01")
VIRTUE: Final = 27
V.verb(VIRTUE, "virtue", CHARACTER, ITS_VIRTUE, icon="candle-flame", rule="LD-VIRT-01")
DRAW: Final = 28
V.verb(DRAW, "draw", CHARACTER, icon="card-draw", rule="LD-DRAW-01")

# Plot cards

NEXT: Final = 29
V.verb(NEXT, "next", CHARACTER, icon="quill-ink")
ROLL: Final = 30
V.verb(ROLL, "roll", CHARACTER, icon="rolling-dices", rule="LD-PLOT-01")
RESOLVE: Final = 31
V.verb(RESOLVE, "resolve", CHARACTER, icon="scroll-unfurled")

# What effects ask

HEAL: Final = 32
V.verb(HEAL, "heal", CHARACTER, CONDITION, icon="heart-plus")
VICTIM: Final = 33
V.verb(VICTIM, "victim", CHARACTER, icon="skull-bolt")
LOSE_ITEM: Final = 34
V.verb(LOSE_ITEM, "lose-item", OWNER, ITEM, icon="card-discard")
GIVE: Final = 35
V.verb(GIVE, "give", CHARACTER, icon="grab", rule="LD-RES-01")
FROM_SUPPLY: Final = 36
V.verb(FROM_SUPPLY, "from-supply", SUPPLIED, icon="grab")
FROM_DECK: Final = 37
V.verb(FROM_DECK, "from-deck", also=lambda g, seat: "items", icon="card-pickup")
READY_ITEM: Final = 38
V.verb(READY_ITEM, "ready-item", OWNER, ITEM, icon="anticlockwise-rotation")
READY_ITEMS: Final = 39
V.verb(READY_ITEMS, "ready-items", CHARACTER, icon="anticlockwise-rotation")
REPLAN: Final = 40
V.verb(REPLAN, "replan", OWNER, SLOT, REPLACEMENT, icon="walking-boot")
EASE: Final = 41
V.verb(EASE, "ease", LOCATION, icon="moon")
REMOVE_GOON: Final = 42
V.verb(REMOVE_GOON, "remove-goon", GOON, icon="skull-bolt")

# Endgame

IN: Final = 43
V.verb(IN, "in", CHARACTER, icon="crossed-swords", rule="LD-CHAL-01")
OUT: Final = 44
V.verb(OUT, "out", CHARACTER, icon="exit-door", rule="LD-CHAL-01")
PLAY: Final = 45
V.verb(PLAY, "play", OWNER, CARD, icon="card-play", rule="LD-PERS-01")
DONE: Final = 46
V.verb(DONE, "done", icon="hourglass")
BRIBE: Final = 47
V.verb(BRIBE, "bribe", CHARACTER, icon="two-coins")
SECRET: Final = 48
V.verb(SECRET, "secret", SECRET_CARD, icon="scroll-unfurled")
DISCARD: Final = 49
V.verb(DISCARD, "discard", OWNER, CARD, icon="card-discard")
SHOW_HAND: Final = 50
V.verb(SHOW_HAND, "show-hand", CHARACTER, icon="card-play")


def key_of(g: Dread, seat: int, code: int) -> str:
    """An option's key."""
    return ":".join([V.word(code >> 48), *V.parts(g, seat, code)])
