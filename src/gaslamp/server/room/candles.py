"""Hints and chances at a table, as far as its people agreed on them: worked out in workers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import astuple, replace

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.rng import Rng
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.bots import Bots, Task, laid_out, task
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.wire.helping import CandleShown, Chance, ChanceShown, Follows, Hint
from gaslamp.server.wire.messages import AskChance, AskHint
from gaslamp.server.workers import TooMuch
from gaslamp.store.records import TABLE_ITSELF
from gaslamp.store.store import Store
from gaslamp.table import candles
from gaslamp.table.advice import HINT, Advice, reason
from gaslamp.table.log import SPECTATOR
from gaslamp.table.steady import steady
from gaslamp.table.terms import check_advice
from gaslamp.words.sayings import packed
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE

CANDLES, GLASS = "says-candles", "says-glass"


def weigh(asked: Task, first: int) -> tuple[candles.Weighed, candles.Chance]:
    """Runs in a worker process: the best choices, and how the seat stands."""
    game, g, w = laid_out(asked)
    given = candles.weighed(game, g, asked.seat, first, Rng(*asked.chance), w, asked.patience)
    return given, candles.standing(game, g, asked.seat, Rng(*asked.chance))


def reckon(asked: Task, code: int | None) -> list[candles.Chance]:
    """Runs in a worker process: the chance of a seat, after an option if there is one; those of
    all seats for somebody who watches."""
    game, g, w = laid_out(asked)
    rng = Rng(*asked.chance)
    if asked.seat == SPECTATOR:
        return candles.watched(game, g, len(w.seat_names), rng)
    if code is None:
        return [candles.standing(game, g, asked.seat, rng)]
    return [candles.chance_of(game, g, asked.seat, code, rng, w, asked.patience)]


def shown_of(seat: int, chance: candles.Chance | None) -> ChanceShown | None:
    return None if chance is None else ChanceShown(seat, *astuple(chance))


class Candles:
    """What a table tells people who ask for help."""

    def __init__(self, table: Owner, bots: Bots, store: Store, taken: dict[int, int]) -> None:
        self.table = table
        self.bots = bots
        self.store = store
        self.taken = dict(taken)  # by seat: how many hints

    # Hints

    async def hint(self, screen: Screen, asked: AskHint) -> None:
        """Set a worker thinking; its answer comes when it comes."""
        table = self.table
        screen.check_holds(asked.seat)
        check_advice(table.match.terms, hint=True)
        if asked.seat not in table.match.awaited():
            raise Refusal("refused", "nothing-to-hint")
        wanted = task(table.match, asked.seat, HINT, screen.language)
        await self.begin(screen, asked.id, lambda: self.find_hint(screen, asked, wanted, table.seq))
        await self.tell_once(asked.seat, CANDLES)

    async def find_hint(self, screen: Screen, asked: AskHint, wanted: Task, seq: int) -> None:
        given = await self.bots.ask(wanted)
        given = await self.table.do(lambda: self.steadied(asked.seat, given, seq))
        weighed, own = None, None
        if given.suggestion is None:
            with contextlib.suppress(Refusal, TooMuch):  # then it is a hint without candles
                weighed, own = await self.bots.have(weigh, wanted, given.code)
        await self.table.do(lambda: self.send_hint(screen, asked, given, weighed, own, seq))

    async def steadied(self, seat: int, given: Advice, seq: int) -> Advice:
        """The advice, as it goes with what the seat has done before in its turn."""
        match = self.table.match
        self.check_still(seat, given.code, seq)
        if self.table.record.strange:
            return given
        return replace(given, code=steady(match, seat, given.code, given.worth))

    async def send_hint(
        self,
        screen: Screen,
        asked: AskHint,
        given: Advice,
        weighed: candles.Weighed | None,
        own: candles.Chance | None,
        seq: int,
    ) -> None:
        match, seat = self.table.match, asked.seat
        self.check_still(seat, given.code, seq)
        tongue = match.tongues[screen.language]
        why = reason(match, seat, given, screen.language)
        shown: list[CandleShown] = []
        code = given.code
        if weighed is not None:
            if not self.table.record.strange:
                code = candles.first(match, seat, given, weighed)
            if code != given.code:
                why = formatted(TABLE, screen.language, "candle-best-chance")
            for candle in candles.lit(match.game, weighed, code, tongue.words, why):
                key, label, _ = tongue.name(match.g, seat, candle.code)
                chance = shown_of(seat, candle.chance)
                then = [Follows(*each) for each in candle.then]
                shown.append(CandleShown(key, label, candle.behind, candle.why, chance, then))
        key, label, _ = tongue.name(match.g, seat, code)
        said = why if code == given.code else shown[0].why
        standing = shown_of(seat, own)
        await self.store.count_hint(self.table.hold, seat)
        self.taken[seat] = self.taken.get(seat, 0) + 1
        screen.send(Hint(asked.id, seat, seq, key, label, said, given.suggestion, shown, standing))

    def check_still(self, seat: int, code: int, seq: int) -> None:
        if seq != self.table.seq or code not in self.table.match.codes(seat):
            raise Refusal("stale", "hint-stale")

    # Chances

    async def chance(self, screen: Screen, asked: AskChance) -> None:
        """How likely a seat wins: for its own person, or for somebody who only watches."""
        table, match = self.table, self.table.match
        if asked.seat is not None:
            screen.check_holds(asked.seat)
        check_advice(match.terms, hint=False)
        if match.result() is not None:
            raise Trouble("over")
        seat = SPECTATOR if asked.seat is None else asked.seat
        code = None if asked.key is None else match.position.keys(seat).get(asked.key)
        if asked.key is not None and code is None:
            raise Refusal("refused", "chance-of-what")
        wanted = task(match, seat, HINT, screen.language)
        await self.begin(
            screen, asked.id, lambda: self.find_chance(screen, asked, wanted, code, table.seq)
        )
        if asked.seat is not None:
            await self.tell_once(asked.seat, GLASS)

    async def find_chance(
        self, screen: Screen, asked: AskChance, wanted: Task, code: int | None, seq: int
    ) -> None:
        found = await self.bots.have(reckon, wanted, code)
        seats = range(len(found)) if asked.seat is None else [asked.seat]
        shown = [ChanceShown(s, *astuple(one)) for s, one in zip(seats, found, strict=True)]
        screen.send(Chance(asked.id, seq, asked.key, shown))

    # Both

    async def begin(
        self, screen: Screen, id: str | None, finding: Callable[[], Awaitable[None]]
    ) -> None:
        """One question of a screen at a time."""
        if screen.hinting:
            raise Refusal("busy", "hint-coming")
        screen.hinting = True
        running = asyncio.create_task(self.answer(screen, id, finding))
        screen.tasks.add(running)
        running.add_done_callback(screen.tasks.discard)

    async def answer(
        self, screen: Screen, id: str | None, finding: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            await finding()
        except TooMuch:
            screen.refuse(id, Refusal("refused", "hint-too-long"))
        except (Refusal, Trouble) as refusal:
            screen.refuse(id, refusal)
        except Exception:
            self.table.note_failure("a hint failed")
            screen.refuse(id, Refusal("broken", "hint-failed"))
        finally:
            screen.hinting = False

    async def tell_once(self, seat: int, key: str) -> None:
        """Everybody reads that somebody is helped, the first time."""
        name = self.table.match.words.seat_names[seat]
        told = Saying(key, name=name)
        if packed(told) not in [row.text for row in self.table.chat if row.seat == TABLE_ITSELF]:
            await self.table.say(TABLE_ITSELF, told)
