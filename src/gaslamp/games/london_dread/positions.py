# border: not compiled
"""Positions of London Dread from plain data: the Planning, an Action of the Story, the Endgame."""

from __future__ import annotations

from msgspec import Struct

from gaslamp.games.arranging import none_left, number_of
from gaslamp.games.london_dread import setup
from gaslamp.games.london_dread.chapter import EndOfChapter
from gaslamp.games.london_dread.endgame import ChallengeRound, Endgame
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS
from gaslamp.games.london_dread.planning import PLANNING_DECISION
from gaslamp.games.london_dread.state import ENDGAME, PLANNING, STORY, Dread, Rules, Sleuth
from gaslamp.games.london_dread.story_phase import ACTION_STEPS
from gaslamp.games.london_dread.tables import INJURED, UNHINGED, Content
from gaslamp.games.london_dread.windows import LastMoment
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import Zone, zone

FOUR = ("degas", "murphy", "sturmer", "milton")
CONDITIONS = {"injured": INJURED, "unhinged": UNHINGED}
Characters = tuple[str, ...]
Named = dict[str, list[str]]


class Laws(Struct, forbid_unknown_fields=True):
    """What is agreed on. Without seats each Character has one; Allies come to fewer than four."""

    seats: int = 0
    minutes: int = 12
    allies: bool | None = None
    impeccable: bool = True
    confidence: int = 3
    virtue: int = 1
    items: int = 1


def agreed(laws: Laws | None, seats: int, characters: int) -> Rules:
    law = laws or Laws()
    return Rules(
        seats=law.seats or seats or characters, minutes=law.minutes,
        allies=characters < 4 if law.allies is None else law.allies, impeccable=law.impeccable,
        confidence=law.confidence, virtue=law.virtue, items=law.items,
    )  # fmt: skip


def bare(content: Content, rules: Rules, characters: Characters, tale: str, chapter: int) -> Dread:
    """A table of a Story on which nothing lies yet."""
    number = number_of(tale, [story.id for story in content.stories])
    g = setup.table(content, seeded(1), rules, number, len(characters))
    who = [c.id for c in content.characters]
    for c, name in enumerate(characters):
        g.sleuths[c].who = number_of(name, who)
    g.chapter = chapter
    g.next_found = g.next_done = 0 if chapter == 1 else int(g.tale().first_chapter)
    return g


def lay(g: Dread, board: dict[str, str]) -> None:
    """Face-up cards by Location; `down:` before a name leaves it face down."""
    plots = [p.id for p in g.tale().plots]
    for location, name in sorted(board.items(), key=lambda e: e[1]):
        n = number_of(location, LOCATION_IDS)
        down, _, wanted = name.rpartition(":")
        if wanted in plots:
            g.board[n] = g.piles.placeholders.pull()
            g.plot_at[n] = plots.index(wanted)
            g.next_found = max(int(g.next_found), plots.index(wanted) + 1)
        else:
            number = card_number(g.content, wanted)
            g.board[n] = out_of(number, wanted, g.piles.unseen, g.piles.allies)
        if not down:
            g.up |= 1 << n


def card_number(content: Content, name: str) -> int:
    return number_of(name, [card.id for card in content.cards])


def item_number(content: Content, name: str) -> int:
    return number_of(name, [item.id for item in content.items])


def out_of(number: int, name: str, *piles: Zone) -> int:
    """Take a card out of whichever of these piles it is in."""
    for pile in piles:
        if pile.discard(number):
            return number
    raise none_left(name)


def sleuth_of(g: Dread, who: str) -> Sleuth:
    return g.sleuths[number_of(who, [g.id(c) for c in range(len(g.sleuths))])]


def step(text: str) -> int:
    """`3` is the number up, `>north` an arrow."""
    if text.startswith(">"):
        return 1 | (1 + number_of(text[1:], AREA_IDS)) << 3
    return int(text)


def equip(g: Dread, items: Named, deck: list[str], virtue: int, conditions: Named) -> None:
    """What Characters carry and suffer from, and the Investigation deck."""
    for who, held in items.items():
        for name in held:
            number = out_of(item_number(g.content, name), name, g.piles.items)
            sleuth_of(g, who).items.push(number)
    for name in deck:
        number = card_number(g.content, name)
        g.piles.investigation.push(out_of(number, name, g.piles.confidence, g.piles.unseen))
    for sleuth in g.sleuths:
        sleuth.virtue = virtue
    for who, names in conditions.items():
        for name in names:
            number_of(name, CONDITIONS)
            sleuth_of(g, who).conditions |= CONDITIONS[name]


def story(
    content: Content,
    seats: int = 0,
    options: dict[str, str] | None = None,
    *,
    board: dict[str, str],
    clocks: dict[str, dict[str, str]] | None = None,
    characters: Characters = FOUR,
    tale: str = "the-letter",
    chapter: int = 1,
    items: Named | None = None,
    deck: list[str] | None = None,
    virtue: int = 0,
    conditions: Named | None = None,
    dread: int = 0,
    hour: int = 0,
    done: int | None = None,
    supply: list[str] | None = None,
    goons: dict[int, str] | None = None,
    allies: Named | None = None,
    seed: int = 1,
    laws: Laws | None = None,
) -> Dread:
    """The Story Phase of a Chapter, right before the moves of the Action after `hour`. `seed` is
    that of the chance which follows."""
    g = bare(content, agreed(laws, seats, len(characters)), characters, tale, chapter)
    lay(g, board)
    equip(g, items or {}, deck or [], virtue, conditions or {})
    for name in supply or []:
        g.piles.supply.push(out_of(item_number(content, name), name, g.piles.items))
    for who, slots in (clocks or {}).items():
        for at, text in slots.items():
            sleuth_of(g, who).clock[number_of(at, HOURS)] = step(text)
    for goon, location in (goons or {}).items():
        g.goons[goon] = number_of(location, LOCATION_IDS)
    for who, names in (allies or {}).items():
        for name in names:
            number = out_of(card_number(content, name), name, g.piles.allies)
            sleuth_of(g, who).allies.push(number)
    g.dread, g.phase, g.hour = dread, STORY, hour
    if done is not None:
        g.next_done = done
        g.next_found = max(int(g.next_found), done)
    g.rng = seeded(seed)
    for row in (Endgame(), EndOfChapter(), LastMoment(), ACTION_STEPS[hour]):
        g.then(row)
    return g


def planning(
    content: Content,
    seats: int = 0,
    options: dict[str, str] | None = None,
    *,
    characters: Characters = FOUR,
    tale: str = "the-letter",
    chapter: int = 1,
    board: dict[str, str] | None = None,
    laws: Laws | None = None,
) -> Dread:
    """The Planning Phase, with a given board."""
    g = bare(content, agreed(laws, seats, len(characters)), characters, tale, chapter)
    lay(g, board or {})
    g.phase = PLANNING
    g.then(PLANNING_DECISION)
    return g


def endgame(
    content: Content,
    seats: int = 0,
    options: dict[str, str] | None = None,
    *,
    characters: Characters = FOUR,
    tale: str = "the-letter",
    hands: Named | None = None,
    items: Named | None = None,
    virtue: int = 0,
    conditions: Named | None = None,
    dice: int = 1,
    dread: int = 0,
    challenges: list[str] | None = None,
    antagonist: int = 0,
    secrets: list[int] | None = None,
    seed: int = 1,
    laws: Laws | None = None,
) -> Dread:
    """The Endgame, before its first Challenge. Challenges are listed from the first one on."""
    rules = agreed(laws, seats, len(characters))
    g = bare(content, rules, characters, tale, 1 if tale == "the-letter" else 2)
    equip(g, items or {}, [], virtue, conditions or {})
    for who, held in (hands or {}).items():
        for name in held:
            number = card_number(content, name)
            sleuth_of(g, who).hand.push(out_of(number, name, g.piles.confidence, g.piles.unseen))
    for sleuth in g.sleuths:
        sleuth.dice = dice
    g.dread, g.phase, g.antagonist = dread, ENDGAME, antagonist
    g.next_done = g.next_found = len(g.tale().plots)
    names = [t.id for t in g.tale().challenges]
    first = [number_of(n, names) for n in challenges or []]
    rest = [n for n in range(len(names)) if n not in first]
    g.piles.challenges = zone([*rest, *reversed(first)])
    for secret in secrets or []:
        g.piles.secrets.discard(secret)
        g.piles.held_secrets.push(secret)
    g.rng = seeded(seed)
    g.then(ChallengeRound())
    return g


ARRANGERS = {"story": story, "planning": planning, "endgame": endgame}
