"""Candles: the best choices of a seat beside each other, with the chance each leaves, by how much
they differ, why, and what would probably follow.

A worker finds what came of each in possible worlds (`weighed`); from that the table orders them and
puts them into words (`lit`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from time import perf_counter
from typing import Any

from gaslamp.bots.line import Line
from gaslamp.bots.mind import Mind
from gaslamp.bots.search import Prospect, Search, leaning
from gaslamp.games.game import Game
from gaslamp.games.telling import Seen, Told, differences, seen
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.eyes import logistic
from gaslamp.kernel.judge import Judge, Level
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, choose, fill
from gaslamp.table.advice import Advice
from gaslamp.table.match import Match
from gaslamp.table.odds import clearly_better as better_odds
from gaslamp.table.possible import possible
from gaslamp.table.steady import own_choices, undoes
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE, Said, Words

# One turn ahead, at the options that look best at first sight and at what is advised.
LOOK = Level("candles", 4000, 1, 8, 0.0, 0.0)
SHOWN = 3
FEW = 6  # worlds; fewer tell nothing,
WIDE = 0.01  # and their chances differ by who knows how much
SURE = 0.97  # from here on nobody asks how it stood before
NOISE = 2.0  # standard errors: what differs by less may be chance
CLEARLY = 3.0  # and by how many the search must speak against the advice, and by how much
MARGIN = 0.04
HAIR, LITTLE = 0.02, 0.05
LOOKS = 4  # at how many ends of the turn the reasons are looked for
SEARCHING = 0.6  # which part of the time goes into the chances
STEPS = 2  # that may follow
WORLDS = 24  # in which it is looked at how things stand
BEST, AS_GOOD, A_HAIR, A_LITTLE, A_DEAL = "best", "as-good", "hair", "little", "deal"


@dataclass(frozen=True)
class Chance:
    """A chance in a hundred, and between which numbers it probably is."""

    won: int
    low: int
    high: int


@dataclass(frozen=True)
class Found:
    """What came of an option: its chance in each world, the same for all options, what the turn
    ends with, and the options (key and label) that would probably follow."""

    code: int
    key: str
    chances: list[float]
    seen: Seen
    then: list[tuple[str, str]]
    against_odds: bool = False  # another option has clearly better odds

    def mean(self) -> float:
        return mean_of(self.chances)


@dataclass(frozen=True)
class Weighed:
    """The options that were found best, what was advised among them."""

    found: list[Found]
    own: float  # the seat's chance as it stands
    off: float  # how far such chances are from what comes true
    mirrored: bool = False

    def chance(self, one: Found) -> Chance:
        best = max(each.mean() for each in self.found)
        return in_hundreds(settled(self.own, one.mean(), best), spread(one.chances, self.off))


@dataclass(frozen=True)
class Candle:
    """A choice as it is shown: how far behind the best it is, why, and with what chance."""

    code: int
    behind: str
    why: str
    chance: Chance | None
    then: list[tuple[str, str]]


# In a worker


def weighed(
    game: Game[Any], g: State, seat: int, first: int, rng: Rng, w: Words, seconds: float,
    shown: int = SHOWN,
) -> Weighed:  # fmt: skip
    """The advised option and the best others, from a redealt copy only."""
    judge = game.judge()
    judge.seconds = seconds * SEARCHING
    own = mean_of(stands(judge, g, seat, rng.clone()))
    copy = possible(judge, g, seat, rng)
    search = Search(judge, LOOK, rng)
    search.advised = first
    search.think(copy, seat)
    looked_at = [one for one in search.prospects if one.found]
    looked_at.sort(key=lambda one: (one.code != first, -len(one.found), -one.mean()))
    kept = looked_at[: shown + 1]
    ends = ends_of(game, judge, copy, seat, kept, search.mind, seconds * (1 - SEARCHING))
    found = [
        Found(
            int(one.code), game.key(copy, seat, int(one.code)), list(one.found),
            ends[int(one.code)],
            followed(game, judge, copy, seat, int(one.code), w),
            worse_odds(game, copy, seat, int(one.code), search.prospects),
        )
        for one in kept
    ]  # fmt: skip
    return Weighed(levelled(found), own, judge.off, game.mirrored(g, seat))


def levelled(found: list[Found]) -> list[Found]:
    """What can still be followed by something better is as good as that: a short-sighted mind does
    not always come back to it."""
    by_key = {one.key: one for one in found}
    levelled = []
    for one in found:
        later = [by_key[key] for key, _ in one.then if key in by_key]
        best = max([one, *later], key=Found.mean)
        levelled.append(replace(one, chances=best.chances, seen=best.seen))
    return levelled


def ends_of(
    game: Game[Any], judge: Judge[Any], copy: State, seat: int, kept: list[Prospect], mind: Mind,
    seconds: float,
) -> dict[int, Seen]:  # fmt: skip
    """What the turn ends with after each option, on average over the few worlds that there was time
    for and in which the game goes on; nothing where there was none."""
    ends: dict[int, list[Seen]] = {int(one.code): [] for one in kept}
    eyes = mind.eyes
    until = eyes.moment(copy) + LOOK.horizon
    late = perf_counter() + seconds
    worlds = [judge.redeal(copy, seat, mind.rng) for _ in range(LOOKS)] if game.sights else []
    for count, world in enumerate(worlds):
        if count and perf_counter() > late:
            break
        for one in kept:
            twin = world.clone()
            choose(twin, seat, one.code)
            end = mind.play_on(twin, until)
            if end.outcome is None:
                numbers = list(eyes.seen(end, seat))
                now = seen(game.sights, eyes.names(end), numbers, list(eyes.weights))
                ends[int(one.code)].append(now)
    return {code: on_average(found) for code, found in ends.items()}


def on_average(ends: list[Seen]) -> Seen:
    whole: Seen = {}
    for end in ends:
        for of, (amount, counts) in end.items():
            before = whole.get(of, (0.0, 0.0))
            whole[of] = (before[0] + amount / len(ends), before[1] + counts / len(ends))
    return whole


def followed(
    game: Game[Any], judge: Judge[Any], copy: State, seat: int, code: int, w: Words
) -> list[tuple[str, str]]:
    """What the seat would probably choose next: as far as nothing is shown before."""
    line = Line(judge, copy.clone(), seat, code)
    g = copy.clone()
    g.logging = False
    choose(g, seat, code)
    found: list[tuple[str, str]] = []
    for i in range(1, min(int(line.length), STEPS + 1)):
        if g.outcome is not None or g.barrier != copy.barrier or line.movers[i] != seat:
            break
        next_code = int(line.codes[i])
        if game.verb(next_code >> 48) in game.declines:
            break  # to let go is no plan
        said = game.words(g, seat, next_code)
        found.append((game.key(g, seat, next_code), w.say(said.key, *said.args)))
        choose(g, seat, next_code)
    return found


def worse_odds(game: Game[Any], g: State, seat: int, code: int, others: list[Prospect]) -> bool:
    """Whether another option has clearly better odds, which are shown beside it."""
    mine = game.odds(g, seat, code)
    if all(one.good is None for one in mine):
        return False
    return any(better_odds(game.odds(g, seat, int(one.code)), mine) for one in others)


def chance_of(
    game: Game[Any], g: State, seat: int, code: int, rng: Rng, w: Words, seconds: float
) -> Chance:
    """How likely the seat wins after one option, beside the best of the others."""
    given = weighed(game, g, seat, code, rng, w, seconds)
    for one in given.found:
        if one.code == code:
            return given.chance(one)
    menu = Menu(seat)
    fill(g, menu)
    if menu.size() > 1:
        raise Trouble("only-plans-weighed")
    return in_hundreds(given.own, given.off)


# At the table


def settled(own: float, found: float, best: float) -> float:
    """The best choice leaves the seat the chance that it has, the others as much less as they are
    worse: how it stands was measured against what came true, and a search flatters."""
    if best >= SURE:
        return min(1.0, max(0.0, found))
    return logistic(leaning(own) + leaning(found) - leaning(best))


def mean_of(chances: Sequence[float]) -> float:
    return sum(chances) / len(chances)


def spread(chances: Sequence[float], off: float) -> float:
    """How far off the mean may be: by how the worlds differ, and by how far such chances have been
    from what came true."""
    n = len(chances)
    mean = mean_of(chances)
    apart = sum((one - mean) ** 2 for one in chances) / max(1, n - 1)
    return sqrt((NOISE**2) * max(apart, WIDE if n < FEW else 0.0) / n + off * off)


def in_hundreds(chance: float, far: float) -> Chance:
    low, won, high = (min(1.0, max(0.0, at)) for at in (chance - far, chance, chance + far))
    return Chance(round(100 * won), round(100 * low), round(100 * high))


def against(one: Found, other: Found) -> tuple[float, float]:
    """By how much the first is better in the same worlds, and the standard error of that."""
    n = min(len(one.chances), len(other.chances))
    apart = [one.chances[i] - other.chances[i] for i in range(n)]
    mean = sum(apart) / n
    if n < FEW:
        return mean, 1.0
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (n * (n - 1)))


def clearly_better(given: Weighed, code: int) -> int | None:
    """The option for which the search clearly speaks, against what is advised, if there is one."""
    first = next((one for one in given.found if one.code == code), None)
    if first is None:
        return None
    for other in sorted(given.found, key=Found.mean, reverse=True):
        lead, error = against(other, first)
        if lead > MARGIN + CLEARLY * error and not other.against_odds:
            return other.code
    return None


def first(match: Match, seat: int, advised: Advice, given: Weighed) -> int:
    """What is advised; another option where the search clearly speaks for it, and it leaves the
    seat's earlier choices their sense."""
    better = clearly_better(given, advised.code)
    if better is None or advised.planned:
        return advised.code
    earlier = own_choices(match, seat)
    return advised.code if earlier and undoes(match, seat, better, earlier) else better


def behind(first: Found, other: Found) -> str:
    """How far another choice is behind the first, as a class."""
    lead, error = against(first, other)
    if lead <= max(NOISE * error, 0.005):
        return AS_GOOD
    return A_HAIR if lead < HAIR else A_LITTLE if lead < LITTLE else A_DEAL


def lit(
    game: Game[Any], given: Weighed, code: int, w: Words, plain: str, shown: int = SHOWN
) -> list[Candle]:
    """The choices to show, this one first; `plain` is why, where nothing else speaks for it."""
    first = next((one for one in given.found if one.code == code), None)
    if first is None:
        return [Candle(code, BEST, plain, None, [])]
    rest = sorted((one for one in given.found if one is not first), key=Found.mean, reverse=True)
    rest = rest[: shown - 1]
    ranks = [behind(first, one) for one in rest]
    alike = bool(ranks) and ranks[0] == AS_GOOD
    why = better_for(game, given, first, rest[0], w) if rest else ""
    candles = [
        Candle(code, AS_GOOD if alike else BEST, why or plain, given.chance(first),
               first.then)
    ]  # fmt: skip
    for one, rank in zip(rest, ranks, strict=True):
        why = worse_for(game, given, one, first, rank, w)
        candles.append(Candle(one.code, rank, why, given.chance(one), one.then))
    return candles


def better_for(
    game: Game[Any], given: Weighed, one: Found, other: Found, w: Words,
    key: str = "candle-leads-better",
) -> str:  # fmt: skip
    """What speaks for one choice, beside another."""
    if min(len(one.chances), len(other.chances)) < FEW:
        return ""
    gains = [told for told in differences(game.sights, one.seen, other.seen) if told.counts > 0]
    return ending(key, gains, given.mirrored, w) if gains else ""


def worse_for(
    game: Game[Any], given: Weighed, one: Found, first: Found, rank: str, w: Words
) -> str:
    """What speaks against another choice, beside the first; where it is as good, for it, too."""
    found = differences(game.sights, one.seen, first.seen)
    gains = [told for told in found if told.counts > 0]
    losses = [told for told in found if told.counts < 0]
    if min(len(one.chances), len(first.chances)) < FEW:
        return formatted(TABLE, w.language, "candle-unsure")
    if rank == AS_GOOD and gains and losses:
        a, b = (fragment(told, given.mirrored, w) for told in (gains[0], losses[0]))
        return formatted(TABLE, w.language, "candle-leads-but", (("a", a), ("b", b)))
    if rank == AS_GOOD and gains:
        return ending("candle-leads-other", gains, given.mirrored, w)
    if rank == AS_GOOD and first.key in [key for key, _ in one.then]:
        return formatted(TABLE, w.language, "candle-order")
    if losses:
        return ending("candle-leads-worse", losses, given.mirrored, w)
    return formatted(TABLE, w.language, "candle-plain", (("behind", rank),))


def ending(key: str, told: list[Told], mirrored: bool, w: Words) -> str:
    first, *rest = told
    second = [one for one in rest if one.word == first.word or not akin(one.word, first.word)][:1]
    said = w.listed([fragment(one, mirrored, w) for one in (first, *second)])
    return formatted(TABLE, w.language, key, (("list", str(said)),))


def akin(word: str, other: str) -> bool:
    """Whether two words tell of the same thing: a card in the deck, and a better deck."""
    return word.startswith(other) or other.startswith(word)


def fragment(told: Told, mirrored: bool, w: Words) -> str:
    """One difference in a few words, by the game's own message."""
    way = Said("more" if told.more != mirrored else "less")
    return w.say(f"sees-{told.word}", way, told.number, *([told.thing] if told.thing else []))


# As it stands


def standing(game: Game[Any], g: State, seat: int, rng: Rng, worlds: int = WORLDS) -> Chance:
    """How likely the seat wins as it stands, from what it knows."""
    judge = game.judge()
    found = stands(judge, g, seat, rng, worlds)
    return in_hundreds(mean_of(found), spread(found, judge.off))


def stands(judge: Judge[Any], g: State, seat: int, rng: Rng, worlds: int = WORLDS) -> list[float]:
    """The seat's chance in each of so many worlds that it thinks possible."""
    eyes = Mind(judge, rng).eyes
    return [eyes.chance(possible(judge, g, seat, rng), seat) for _ in range(worlds)]


def watched(game: Game[Any], g: State, seats: int, rng: Rng, worlds: int = WORLDS) -> list[Chance]:
    """How likely each seat wins, for somebody who only watches."""
    if not game.watchable:
        raise Trouble("no-chances-for-watchers")
    judge = game.judge()
    eyes = Mind(judge, rng).eyes
    found: list[list[float]] = [[] for _ in range(seats)]
    for _ in range(worlds):
        world = g
        for seat in range(seats):
            world = possible(judge, world, seat, rng)
        for seat in range(seats):
            found[seat].append(eyes.chance(world, seat))
    return [in_hundreds(mean_of(each), spread(each, judge.off)) for each in found]
