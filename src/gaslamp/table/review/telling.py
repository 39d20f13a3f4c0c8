"""A review in words, for one seat: the same for pages and the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gaslamp.bots import told as bot_told
from gaslamp.bots.mind import Mind
from gaslamp.bots.search import Prospect
from gaslamp.games import learned
from gaslamp.games.telling import differences
from gaslamp.kernel.rng import seeded
from gaslamp.table.candles import ending, ends_of, settled
from gaslamp.table.log import ALL_SEEING
from gaslamp.table.match import Match
from gaslamp.table.position import Position
from gaslamp.table.review.account import (
    BLUNDER,
    CHANCE,
    OTHERS,
    OWN,
    PARTS,
    Account,
    Hand,
    Point,
    Review,
    account,
    hand,
    in_points,
)
from gaslamp.table.review.weighing import NOISE, Step
from gaslamp.words.sentences import Argument, formatted, of_table

REVIEW = of_table("review")
LINES = 2  # of the log that tell what happened at a point
LOOKING = 8  # the stream of the seed by which reasons are looked for
SECONDS = 0.5
ENOUGH = 15  # choices, before somebody is compared with bots
WORDS = ((90, "barber"), (80, "keener"), (70, "keen"), (50, "fair"), (0, "blunt"))


@dataclass(frozen=True)
class OptionTold:
    """One of the options there were, and the chance it left in a hundred."""

    label: str
    chance: int
    best: bool
    done: bool


@dataclass(frozen=True)
class PointTold:
    """A turning point. `low` and `high` are about the chance after it."""

    n: int
    seat: int
    name: str
    kind: str
    kind_word: str
    turn: int
    when: str
    before: int
    after: int
    low: int
    high: int
    sentence: str
    asked: str  # what was asked then
    done: str
    better: str
    why: str
    options: list[OptionTold]


@dataclass(frozen=True)
class PartTold:
    """One of the four parts of the change, in whole points that sum up, with its error."""

    part: str
    name: str
    about: str
    points: int
    error: int


@dataclass(frozen=True)
class HandTold:
    """How sharp somebody was."""

    seat: int
    name: str
    sharpness: int
    word: str
    tally: str
    slips: int
    blunders: int
    lost: float  # points
    error: float
    choices: int
    like: str


@dataclass(frozen=True)
class LuckTold:
    """How often equals win this deal, and in words."""

    won: int
    times: int
    sentence: str


@dataclass(frozen=True)
class ReviewTold:
    """A review as one seat reads it, as far as it has been thought through."""

    seat: int
    seats: list[int]  # that win together with it
    won: bool
    weighed: int
    of: int
    head: str
    under: str
    start: int
    result: int
    off: int  # how far such chances are from what comes true
    curve: list[tuple[int, float]]  # number of choices and chance in a hundred, turn by turn
    turns: list[tuple[int, int]]  # at which choice each turn begins
    parts: list[PartTold]
    points: list[PointTold]
    hands: list[HandTold]
    luck: LuckTold | None
    first: int = 0  # choices before those that are told of, where the game goes on from a snapshot


def t(language: str, key: str, attribute: str = "", /, **given: Argument) -> str:
    return formatted(REVIEW, language, key, tuple(given.items()), attribute)


def told(match: Match, review: Review, seat: int, language: str) -> ReviewTold:
    """All that is known so far, for the person at a seat."""
    side = review.sides[seat]
    found = account(review, side)
    mine = [one for one, its in enumerate(review.sides) if its == side]
    points = [point_told(match, review, each, seat, language) for each in found.points]
    won = found.result > 0
    head, under = headed(found, points, won, len(mine) > 1, language)
    hands = [hand_told(match, hand(review, one), one == seat, language) for one in seats_of(review)]
    return ReviewTold(
        seat, mine, won, len(review.steps), len(review.turns), head, under,
        hundred(found.start), hundred(found.result), hundred(match.game.judge().off),
        curve_of(found, review), turns_of(review), parts_told(found, language), points, hands,
        luck_told(match, review, seat, len(mine) > 1, language),
    )  # fmt: skip


def hundred(chance: float) -> int:
    return round(100 * min(1.0, max(0.0, chance)))


def seats_of(review: Review) -> list[int]:
    """Who has chosen anything that was weighed."""
    return sorted({step.seat for step in review.steps.values() if step.weighed})


def turns_of(review: Review) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for n, turn in enumerate(review.turns):
        if not found or found[-1][1] != turn:
            found.append((n, turn))
    return found


def curve_of(found: Account, review: Review) -> list[tuple[int, float]]:
    """The chance where each turn begins, around each point, and at the end."""
    wanted = {n for n, _ in turns_of(review)} | {len(review.turns)}
    for point in found.points:
        wanted |= {point.n, point.n + 1}
    return [(n, round(100 * found.curve[n], 1)) for n in sorted(wanted) if n < len(found.curve)]


def headed(
    found: Account, points: list[PointTold], won: bool, company: bool, language: str
) -> tuple[str, str]:
    """A headline and a line below it, from what changed the chance most in the end's direction."""
    way = 1 if won else -1
    best = max(found.points, key=lambda one: way * (one.after - one.before), default=None)
    yes = "yes" if won else "no"
    if best is None:
        head = t(language, "review-head-even", won=yes)
        return head, t(language, "review-under-even")
    point = points[found.points.index(best)]
    given = {"won": yes, "when": point.when, "done": point.done, "name": point.name}
    head = t(language, f"review-head-{best.kind}", **given)
    under = t(
        language, "review-under", before=point.before, after=point.after,
        company="yes" if company else "no",
    )  # fmt: skip
    return head, under


# Points


def point_told(match: Match, review: Review, point: Point, reader: int, language: str) -> PointTold:
    step, tongue = review.steps[point.n], match.tongues[language]
    g, seat = match.before[point.n], point.seat
    name = tongue.words.seat_names[seat]
    _, key = match.journal.choices[point.n + len(match.journal.choices) - len(match.before)]
    here = Position(match.tongues, g, len(match.journal.seats))
    code = here.keys(seat)[key]
    done, better = tongue.name(g, seat, code)[1], tongue.name(g, seat, step.best)[1]
    chosen = point.kind in (OWN, OTHERS)
    why = why_better(match, point, step.best, code, language) if chosen else ""
    if point.kind == OWN:
        key = "review-own" if seat == reader else "review-own-of"
        sentence = t(language, key, name=name, done=done, better=better)
    elif point.kind == OTHERS:
        sentence = t(language, "review-others", name=name, done=done, better=better)
    else:
        line = said(match, point, language) or t(language, "review-silent", name=name, done=done)
        key = "review-chance" if point.kind == CHANCE else "review-unknown"
        sentence = t(language, key, line=line)
    kind = point.kind
    if kind == OWN:
        kind = "blunder" if -point.change.value >= BLUNDER else "slip"
    far = NOISE * point.change.error
    return PointTold(
        point.n, seat, name, kind, t(language, f"review-kind-{kind}"), point.turn,
        t(language, "review-when", turn=point.turn),
        hundred(point.before), hundred(point.after),
        hundred(point.after - far), hundred(point.after + far),
        sentence, here.prompt(language, seat), done, better if chosen else "", why,
        options_of(match, review, step, point, code, language) if chosen else [],
    )  # fmt: skip


def said(match: Match, point: Point, language: str) -> str:
    """What the log tells of a choice: where chance has spoken, that first."""
    first = len(match.journal.choices) - len(match.before)
    entries = [one for one in match.log if one.choice == point.n + first + 1 and one.key]
    spoken = [one for one in entries if one.chance and one.visible_to(ALL_SEEING)]
    w = match.tongues[language].words
    return w.paragraph(one.told(w) for one in (spoken or entries)[:LINES])


def why_better(match: Match, point: Point, best: int, done: int, language: str) -> str:
    """What the better choice would have led to, beside what was done."""
    game, judge, seat = match.game, match.game.judge(), point.seat
    rng = seeded(point.n, LOOKING)
    copy = judge.redeal(match.before[point.n], seat, rng)
    kept = [Prospect(best), Prospect(done)]
    ends = ends_of(game, judge, copy, seat, kept, Mind(judge, rng), SECONDS)
    gains = [one for one in differences(game.sights, ends[best], ends[done]) if one.counts > 0]
    if not gains:
        return t(language, "review-why-plain")
    mirrored = game.mirrored(copy, seat)
    return ending("candle-leads-other", gains, mirrored, match.tongues[language].words)


def options_of(
    match: Match, review: Review, step: Step, point: Point, code: int, language: str
) -> list[OptionTold]:
    """The options with the chance that each left whoever chose: the best left it as it was."""
    i = sorted(set(review.sides)).index(review.sides[step.seat])
    own = account(review, review.sides[step.seat])
    before, pair = own.curve[point.n], step.pairs[i]
    tongue, g = match.tongues[language], match.before[point.n]
    found = []
    for each, mean in step.looked:
        left = settled(before, mean, dict(step.looked).get(step.best, mean))
        if each == code:
            left = before + pair.change(before).value
        elif each == step.best:
            left = before
        label = tongue.name(g, step.seat, each)[1]
        option = OptionTold(label, hundred(min(left, before)), each == step.best, each == code)
        found.append(option)
    return sorted(found, key=lambda one: -one.chance)


# Parts, hands, luck


def parts_told(found: Account, language: str) -> list[PartTold]:
    whole = in_points(found)
    return [
        PartTold(
            part, t(language, f"review-part-{part}"), t(language, f"review-part-{part}", "about"),
            whole[part], hundred(NOISE * found.parts[part].error),
        )
        for part in PARTS
    ]  # fmt: skip


def hand_told(match: Match, found: Hand, mine: bool, language: str) -> HandTold:
    sharpness = found.sharpness()
    word = next(word for least, word in WORDS if sharpness >= least)
    bot = like(learned.losses(match.game.folder()), found)
    said = ""
    if bot:
        title = bot_told(bot, language)[0]
        said = t(language, "review-like", bot=title, you="yes" if mine else "no")
    return HandTold(
        found.seat, match.tongues[language].words.seat_names[found.seat], sharpness,
        t(language, "review-sharp", word=word),
        t(language, "review-tally", blunders=found.blunders, slips=found.slips),
        found.slips, found.blunders, round(100 * found.lost.value, 1),
        round(100 * NOISE * found.lost.error, 1), found.choices, said,
    )  # fmt: skip


def like(losses: Iterable[learned.Lost], found: Hand) -> str:
    """The bot whose choices cost as much as somebody's, as nearly as any; none after few."""
    if found.choices < ENOUGH:
        return ""
    near = min(losses, key=lambda one: abs(one.loss - found.a_choice()), default=None)
    return "" if near is None else near.bot


def luck_told(
    match: Match, review: Review, seat: int, company: bool, language: str
) -> LuckTold | None:
    times = len(review.deals)
    if times == 0:
        return None
    i = sorted(set(review.sides)).index(review.sides[seat])
    won = round(sum(each[i] for each in review.deals))
    key = "review-luck-company" if company else "review-luck"
    name = match.tongues[language].words.seat_names[seat]
    return LuckTold(won, times, t(language, key, times=times, won=won, name=name))
