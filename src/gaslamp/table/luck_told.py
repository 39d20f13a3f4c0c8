"""The luck sheet in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec import Struct

from gaslamp import games
from gaslamp.table.luck import Die, Lot, Sheet, below, suspected, together
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE, Words

HUNDRED = 100.0
EVEN, SELDOM, RARE = 0.3, 0.1, 0.02


class LuckLine(Struct):
    """One line: whose (-1: of all together), what of, and what is said of it. `chance` is that of
    having been at least that unlucky, in a hundred."""

    seat: int
    what: str
    times: int
    chance: float
    said: str


class DieLine(Struct):
    """A kind of die: its faces, how likely a fair one is at least that uneven, and how likely its
    throws hang together that much, in a hundred."""

    game: str
    what: str
    faces: list[int]
    chance: float
    serial: float
    serial_chance: float
    suspected: bool
    said: str


class Luck(Struct):
    """How lucky people were, line by line, and the dice: of a game, or of so many games; of `left`
    finished games nobody has listened to the dice yet."""

    luck: list[LuckLine]
    dice: list[DieLine]
    games: int
    left: int = 0


def called(game: str, what: str, language: str) -> str:
    """What a die or a pile is called."""
    w = Words(games.find(game), None, (), language)
    return w.say(f"luck-{what}") if w.has(f"luck-{what}") else what


def rank(chance: float) -> str:
    """How lucky that is, as a word of the language files."""
    steps = ((RARE, "rare"), (SELDOM, "seldom"), (EVEN, "under"))
    low = next((word for edge, word in steps if chance <= edge), "")
    high = next((word for edge, word in steps if 1 - chance <= edge), "")
    return f"un-{low}" if low else f"lucky-{high}" if high else "even"


def said_of(lot: Lot, who: str, what: str, language: str) -> str:
    say = partial(formatted, TABLE, language)
    one_in = max(1, round(1 / max(1e-6, min(lot.chance, 1 - lot.chance))))
    words = say(f"luck-{rank(lot.chance)}", (("one", one_in),))
    return say("luck-line", (("who", who), ("what", what), ("times", lot.times), ("words", words)))


def lines_of(sheet: Sheet, names: list[str], language: str) -> list[LuckLine]:
    """Of every seat each kind, and all together."""
    found: list[LuckLine] = []
    for seat, name in enumerate(names):
        mine = [lot for lot in sheet.lots if lot.seat == seat]
        whole = [together(mine)] if len(mine) > 1 else []
        for lot in (*mine, *whole):
            what = called(sheet.game, lot.what, language) if lot.what else everything(language)
            said = said_of(lot, name, what, language)
            found.append(LuckLine(seat, what, lot.times, HUNDRED * lot.chance, said))
    return found


def everything(language: str) -> str:
    return formatted(TABLE, language, "luck-everything")


def of_a_person(lots: Iterable[tuple[str, Lot]], who: str, language: str) -> list[LuckLine]:
    """What somebody had over many games: each kind of each game, and all together."""
    kinds: dict[tuple[str, str], list[Lot]] = {}
    for game, lot in lots:
        kinds.setdefault((game, lot.what), []).append(lot)
    whole: list[Lot] = []
    found: list[LuckLine] = []
    for (game, kind), some in sorted(kinds.items()):
        above, variance = sum(lot.above for lot in some), sum(lot.variance for lot in some)
        times = sum(lot.times for lot in some)
        lot = Lot(-1, kind, times, above, variance, below(above, variance))
        whole.append(lot)
        what = formatted(TABLE, language, "luck-of", (
            ("what", called(game, kind, language)), ("game", title(game, language)),
        ))  # fmt: skip
        found.append(
            LuckLine(-1, what, times, HUNDRED * lot.chance, said_of(lot, who, what, language))
        )
    if len(whole) > 1:
        lot, what = together(whole), everything(language)
        said = said_of(lot, who, what, language)
        found.append(LuckLine(-1, what, lot.times, HUNDRED * lot.chance, said))
    return found


def title(game: str, language: str) -> str:
    return Words(games.find(game), None, (), language).say("title")


def audit_lines(dice: list[Die], language: str) -> list[DieLine]:
    """Every kind of die, and whether it is believed."""
    found = []
    for die in dice:
        guilty = suspected(die, len(dice))
        what = called(die.game, die.what, language)
        said = formatted(TABLE, language, "die-suspected" if guilty else "die-fair", (
            ("what", what), ("game", title(die.game, language)), ("throws", die.throws()),
            ("sides", len(die.faces)), ("chance", f"{HUNDRED * die.chance():.3g}"),
            ("serial", f"{die.serial():+.4f}"),
            ("together", f"{HUNDRED * die.serial_chance():.3g}"),
        ))  # fmt: skip
        found.append(DieLine(
            title(die.game, language), what, die.faces, HUNDRED * die.chance(), die.serial(),
            HUNDRED * die.serial_chance(), guilty, said,
        ))  # fmt: skip
    return found
