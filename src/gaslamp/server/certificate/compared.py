"""What a seat, a spectator and a stranger receive at a position, compared between two worlds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import Rng
from gaslamp.learn.courses import course_of
from gaslamp.learn.guide import Guide, could_still
from gaslamp.learn.slips import first_times
from gaslamp.server.certificate.rehearsal import Rehearsal, Witness
from gaslamp.server.certificate.worlds import LOOKED_BACK, Memory, otherwise, with_past, with_turn
from gaslamp.server.http.lists import table_line
from gaslamp.server.http.replay import looked_back
from gaslamp.server.http.saves import report
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.bots import laid_out, task
from gaslamp.server.room.candles import reckon
from gaslamp.server.room.past import past_of
from gaslamp.server.room.told import summary
from gaslamp.server.wire.messages import AskHint
from gaslamp.store.records import Line
from gaslamp.table.advice import HINT
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.position import Tongues
from gaslamp.table.possible import dealt_by
from gaslamp.words.languages import ENGLISH

STRANGER = -3  # somebody who does not come to the table and only sees it in a list
SHOWN = 160  # letters of a difference, on both sides of where it begins


@dataclass(frozen=True)
class Difference:
    """Something that was not the same in another world: for whom, in what, and what it said."""

    part: str
    eyes: int
    real: str
    other: str


@dataclass
class Tally:
    """What was compared, how much of it, and a digest of what the real world said."""

    counts: Counter[str] = field(default_factory=Counter)
    found: list[Difference] = field(default_factory=list)
    heard: Any = field(default_factory=sha256)

    def same(self, part: str, eyes: int, real: list[str], other: list[str]) -> None:
        """Compare the messages of two worlds: each, their order and their sizes."""
        self.counts[part] += 1
        for text in real:
            said = text.encode()
            self.counts["bytes"] += len(said)
            self.heard.update(said)
        if real != other:
            self.found.append(difference(part, eyes, real, other))


def difference(part: str, eyes: int, real: list[str], other: list[str]) -> Difference:
    """What differs first, named by the field of the state that it stands in."""
    for one, two in zip(real, other, strict=False):
        if one != two:
            name, a, b = narrowed(one, two)
            return Difference(f"{part}{name}", eyes, *around(a, b))
    return Difference(f"{part}: count", eyes, f"{len(real)}", f"{len(other)}")


def narrowed(one: str, two: str) -> tuple[str, str, str]:
    """The field of a message that differs, where both are such."""
    try:
        a, b = msgspec.json.decode(one), msgspec.json.decode(two)
    except msgspec.DecodeError:
        return "", one, two
    if isinstance(a, dict) and isinstance(b, dict):
        for name in a.keys() | b.keys():
            if a.get(name) != b.get(name):
                texts = [msgspec.json.encode(each.get(name)).decode() for each in (a, b)]
                return f": {name}", texts[0], texts[1]
    return "", one, two


def around(one: str, two: str) -> tuple[str, str]:
    """What stands where two texts begin to differ."""
    pairs = zip(one, two, strict=False)
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(two)))
    start = max(0, at - SHOWN // 2)
    return one[start : at + SHOWN], two[start : at + SHOWN]


@dataclass
class Double:
    """The table in the world of somebody's ignorance, and that one's screens on both sides."""

    eyes: int
    table: Rehearsal
    real: Witness
    other: Witness


class Comparison:
    """One position of a table, held beside redealt ones."""

    def __init__(self, table: Rehearsal, rng: Rng, tally: Tally, tongues: Tongues) -> None:
        self.table = table
        self.match = table.match
        self.seats = len(table.seats)
        self.rng = rng
        self.tally = tally
        self.tongues = tongues
        self.turn = int(rng.below(self.seats))

    def world(self, eyes: int) -> Match:
        """Who only watches knows no more than any seat: one seat's ignorance after another's."""
        knows = eyes if eyes >= 0 else self.turn
        self.tally.counts["worlds"] += 1
        return otherwise(self.match, eyes, knows, self.rng, self.tongues)

    # A position

    def come_in(self, eyes: int) -> Double:
        """Somebody comes to the table in both worlds: the whole state, what the table is, seats."""
        table = self.table.doubled(self.world(eyes))
        double = Double(eyes, table, Witness(eyes), Witness(eyes))
        self.table.come_in(double.real)
        table.come_in(double.other)
        table.bots.stop()
        self.table.bots.stop()  # whoever comes next finds it as this one did
        self.tally.same("state", eyes, double.real.taken(), double.other.taken())
        return double

    def help(self, double: Double) -> None:
        """What somebody who plays for the first time is told beside the game."""
        eyes = double.eyes
        if eyes >= 0:
            real, other = helped(self.match, eyes), helped(double.table.match, eyes)
            self.tally.same("help", eyes, [real], [other])

    def stranger(self) -> None:
        """What the lists of the hall show to everybody."""
        real, other = self.table, self.table.doubled(self.world(STRANGER))
        self.tally.same("list", STRANGER, [listed(real)], [listed(other)])

    # A choice

    async def choose(self, doubles: list[Double], seat: int, key: str) -> None:
        """The same choice in all worlds: what each screen is sent then, in which order."""
        before = int(self.match.g.barrier)
        for double in doubles:
            double.real.taken()
        mine = next((double.real for double in doubles if double.eyes == seat), None)
        await self.table.do(lambda: self.table.make(seat, key, "choice", mine, "choice"))
        for double in doubles:
            await self.choose_otherwise(double, seat, key, before)
            double.table.bots.stop()
        self.table.bots.stop()
        self.table.screens.clear()

    async def choose_otherwise(self, double: Double, seat: int, key: str, before: int) -> None:
        """Where the choice shows these eyes the same in both worlds, every message is the same; and
        one that raises no barrier shows its chooser nothing."""
        table, eyes = double.table, double.eyes
        if key not in table.match.position.keys(seat):
            if seat == eyes:
                self.tally.same("menu", eyes, [key], [""])
            return
        screen = double.other if seat == eyes else None
        try:
            await table.do(lambda: table.make(seat, key, "choice", screen, "choice"))
        except (Trouble, Refusal):
            return  # what follows by itself cannot be done in that world
        real, other = double.real.taken(), double.other.taken()
        if real != other and not self.must_be_same(table.match, seat, eyes, before):
            self.tally.counts["shown"] += 1
        else:
            self.tally.same("choice", eyes, real, other)

    def must_be_same(self, other: Match, seat: int, eyes: int, before: int) -> bool:
        if int(self.match.g.barrier) == before and seat == eyes:
            return True
        if die_told(self.match, other, eyes):
            return False
        return view_of(self.match, eyes) == view_of(other, eyes)

    # Now and then

    def look_back(self, eyes: int) -> None:
        """Replay and report; the chances that are shown to spectators."""
        twin = self.world(eyes)
        with_past(self.match, twin, eyes if eyes >= 0 else self.turn, self.rng)
        other = self.table.doubled(twin)
        self.tally.same("replay", eyes, [replayed(self.table, eyes)], [replayed(other, eyes)])
        if eyes == SPECTATOR:
            self.chances(other, eyes)
        else:
            self.tally.same("report", eyes, [reported(self.table, eyes)], [reported(other, eyes)])

    async def advise(self, seat: int) -> bool:
        """A hint and the seat's chance, where its turn can be laid in another world."""
        twin = self.world(seat)
        if not with_turn(self.match, twin, seat, self.rng):
            return False
        other = self.table.doubled(twin)
        await self.hints(other, seat)
        self.chances(other, seat)
        self.missed(other, seat)
        return True

    async def hints(self, other: Rehearsal, eyes: int) -> None:
        said: list[list[str]] = []
        memory = Memory()
        for table, dealer in ((self.table, memory.first), (other, memory.second)):
            screen = Witness(eyes)
            wanted = msgspec.structs.replace(task(table.match, eyes, HINT), patience=0.0)
            with dealt_by(dealer):
                await table.candles.find_hint(screen, AskHint(eyes), wanted, table.seq)
            said.append(screen.taken())
        self.tally.same("hint", eyes, *said)

    def missed(self, other: Rehearsal, eyes: int) -> None:
        """What the teacher would say that the seat could still do, if it let everything go."""
        said: list[list[str]] = []
        memory = Memory()
        for table, dealer in ((self.table, memory.first), (other, memory.second)):
            with dealt_by(dealer):
                said.append([let_go(table.match, eyes)])
        self.tally.same("missed", eyes, *said)

    def chances(self, other: Rehearsal, eyes: int) -> None:
        said: list[list[str]] = []
        memory = Memory()
        other.match.journal.seed = self.match.journal.seed
        for table, dealer in ((self.table, memory.first), (other, memory.second)):
            with dealt_by(dealer):
                said.append([reckoned(table.match, eyes)])
        self.tally.same("chance", eyes, *said)


def helped(match: Match, seat: int) -> str:
    """The ideas that matter now, and what the teacher of a first game whispers."""
    taught, whisper = course_of(match.game.id), ""
    if taught is not None and taught.course.first_game is not None:
        whisper = Guide(taught, match, seat).told()
    slips = list(first_times(match, seat, ()))
    return msgspec.json.encode({"slips": slips, "whisper": whisper}).decode()


def let_go(match: Match, seat: int) -> str:
    """What the seat could still do instead of the last thing on its menu."""
    asked = task(match, seat, HINT)
    game, g, w = laid_out(asked)
    key = list(match.position.keys(seat))[-1]
    return could_still(game, g, seat, key, Rng(*asked.chance), w, 0.0)


def reckoned(match: Match, eyes: int) -> str:
    """The chances as they are told, or the sentence that says why none are."""
    wanted = msgspec.structs.replace(task(match, eyes, HINT), patience=0.0)
    try:
        return msgspec.json.encode(reckon(wanted, None)).decode()
    except Trouble as trouble:
        return str(trouble)


def die_told(match: Match, other: Match, eyes: int) -> bool:
    """Whether what two logs tell first otherwise is a throw of dice, or something that was turned
    up and leaves no other trace (`Game.turned_up`)."""
    thrown = any(fall.sides for fall in match.fallen)
    pairs = zip(match.visible_log(eyes), other.visible_log(eyes), strict=False)
    first = next((one for one, two in pairs if one != two), None)
    if first is None:
        return False
    return (first.chance and thrown) or first.key.startswith(match.game.turned_up)


def view_of(match: Match, eyes: int) -> bytes:
    return msgspec.json.encode(match.view(eyes))


def listed(table: Rehearsal) -> str:
    """The table as a list shows it to somebody who was never there."""
    shown = summary(table.match, table.seq)
    shown.moved = ""
    record = msgspec.structs.replace(table.record, summary=shown)
    line = table_line(Line(record, table.seats), [], ENGLISH)
    return msgspec.json.encode(line).decode()


def replayed(table: Rehearsal, eyes: int) -> str:
    match = table.match
    first = max(0, len(match.before) - LOOKED_BACK + 1)
    found = looked_back(match, past_of(table), eyes, first, LOOKED_BACK, ENGLISH)
    return msgspec.json.encode(found).decode()


def reported(table: Rehearsal, eyes: int) -> str:
    found = report(table, eyes, with_save=False)
    found.written = ""
    return msgspec.json.encode(found).decode()
