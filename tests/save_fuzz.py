"""Hostile saves with right checksums: mutated ones and hand-made ones, opened and played on.

None may take long or much memory, and none may stop anything. A sample runs with the tests; all:

    PYTHONPATH=src:tests python tests/save_fuzz.py --count 5000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, checksum
from gaslamp.kernel.rng import seeded
from gaslamp.server import hall
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import bots, strangers
from gaslamp.server.room.founding import Founding
from gaslamp.server.workers import READY_SECONDS, Broken, TooMuch, Workers, ready
from gaslamp.table import life
from gaslamp.table.advice import HINT
from gaslamp.table.life import FORKED

NUMBERS = (
    -1, -2, 0, 1, 2, 3, 7, 63, 64, 255, 4_096, 65_535, 65_536, 10**6, 10**8, 2**31, 2**32 - 1,
    2**53, 2**61, 2**62, 2**63, -(2**31), -(2**62), 10**30,
)  # fmt: skip
ODD: tuple[Any, ...] = (None, True, "", "x" * 500, 1.5, [], {}, [[]], {"zone": []}, {"vec": [1]})
MEGABYTE = 1024 * 1024


def stamped(journal: Journal, plain: Any) -> str:
    """A save with a right checksum, whatever is in it."""
    body = journal.text(plain).rpartition("check: ")[0]
    return f"{body}check: {checksum(body)}\n"


@cache
def positions(game_id: str) -> list[tuple[Journal, str]]:
    """Honest positions of a game, early and late, with few and with many at the table."""
    game = games.find(game_id)
    found: list[tuple[Journal, str]] = []
    for seats in {min(game.seat_counts), max(game.seat_counts)}:
        try:
            match = life.begin(game_id, ["human"] * seats, dict(game.lab_options), 5)
        except Trouble:
            continue
        rng = random.Random(seats)
        for n in range(121):
            if match.g.outcome is not None:
                break
            if n % 30 == 0:
                kept = replace(match.journal, choices=list(match.journal.choices))
                found.append((kept, snapshots.text(match.g)))
            seat = rng.choice(match.asked())
            code = rng.choice(match.codes(seat))
            match.choose(seat, game.key(match.g, seat, code))
    return found


Place = tuple[Any, Any]  # a container and where in it


def places(plain: Any) -> Iterator[Place]:
    """Every place in a snapshot where something else could stand."""
    if isinstance(plain, (dict, list)):
        inside = plain.items() if isinstance(plain, dict) else enumerate(plain)
        for key, value in list(inside):
            yield plain, key
            yield from places(value)


def change_a_number(plain: Any, rng: random.Random) -> None:
    numbers = [(c, k) for c, k in places(plain) if type(c[k]) is int]
    box, key = rng.choice(numbers)
    box[key] = rng.choice(NUMBERS) if rng.random() < 0.8 else box[key] + rng.choice((-1, 1))


def change_anything(plain: Any, rng: random.Random) -> None:
    box, key = rng.choice(list(places(plain)))
    box[key] = rng.choice(ODD)


def leave_out(plain: Any, rng: random.Random) -> None:
    box, key = rng.choice(list(places(plain)))
    del box[key]


def lengthen(plain: Any, rng: random.Random) -> None:
    lists = [c[k] for c, k in places(plain) if isinstance(c[k], list) and c[k]]
    grown = rng.choice(lists)
    grown.extend(grown[: rng.choice((1, 5))] * rng.choice((1, 3, 100, 1000)))


def shuffle_a_list(plain: Any, rng: random.Random) -> None:
    lists = [c[k] for c, k in places(plain) if isinstance(c[k], list) and len(c[k]) > 1]
    if lists:
        rng.shuffle(rng.choice(lists))


def disturb_the_agenda(plain: Any, rng: random.Random) -> None:
    agenda = plain.get("agenda")
    if not isinstance(agenda, list) or not agenda:
        return
    step = dict(rng.choice(agenda)) if isinstance(agenda[0], dict) else {}
    how = rng.randrange(4)
    if how == 0:
        agenda[:] = agenda[:-1]
    elif how == 1:
        agenda.extend([step] * rng.choice((1, 50, 1500)))
    elif how == 2:
        agenda.reverse()
    else:
        step["is"] = rng.choice(other_steps(plain))
        agenda.append(step)


def other_steps(plain: Any) -> list[str]:
    found = {c[k] for c, k in places(plain) if k == "is" and isinstance(c[k], str)}
    return [*sorted(found), "gaslamp.kernel.state:Step", "gaslamp.kernel.state:State", "os:system"]


def stop_chance(plain: Any, rng: random.Random) -> None:
    """A generator that always says the same."""
    if isinstance(plain.get("rng"), dict):
        plain["rng"].update({name: rng.choice((0, 2**32 - 1)) for name in "abcd"})


CHANGES: tuple[Callable[[Any, random.Random], None], ...] = (
    change_a_number, change_a_number, change_a_number, change_anything, leave_out, lengthen,
    shuffle_a_list, disturb_the_agenda, stop_chance,
)  # fmt: skip


def mutated(rng: random.Random) -> str:
    journal, text = rng.choice(positions(rng.choice(games.ids())))
    plain = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(CHANGES)(plain, rng)
    way = rng.random()
    if way < 0.4:
        forked = replace(journal, content=journal.content + FORKED, choices=[])
        return stamped(forked, plain)
    if way < 0.7:
        return stamped(replace(journal, base=json.dumps(plain), choices=[]), plain)
    return stamped(disturbed(journal, rng), plain)


def disturbed(journal: Journal, rng: random.Random) -> Journal:
    """A journal that no longer leads to the snapshot, if it leads anywhere."""
    choices = list(journal.choices)
    how = rng.randrange(6)
    if how == 0:
        choices = choices[: rng.randrange(len(choices) + 1)]
    elif how == 1:
        choices += [(rng.choice((-1, 0, 9)), "x" * rng.choice((1, 300, 5000)))]
    elif how == 2:
        choices = (choices or [(0, "pass")]) * 30
    elif how == 3:
        return replace(journal, seed=rng.choice((0, 2**53, 2**63, -1)))
    elif how == 4:
        return replace(journal, seats=journal.seats * rng.choice((2, 500)))
    else:
        return replace(journal, options={**journal.options, "no": "such"})
    return replace(journal, choices=choices)


def hand_made() -> list[str]:
    """The kinds of mischief that chance does not hit upon."""
    found: list[str] = []
    for game_id in games.ids():
        journal, text = positions(game_id)[-1]
        forked = replace(journal, content=journal.content + FORKED, choices=[])
        head = stamped(forked, 0).partition("snapshot: ")[0]
        for raw in (
            "[" * 100_000 + "]" * 100_000, "{" * 50_000, "0", '"x"', "null", "1e400", "NaN",
            "9" * 5_000, "[" + "0," * 400_000 + "0]", '{"is":"gaslamp.kernel.zone:Zone"}',
        ):  # fmt: skip
            body = f"{head}snapshot: {raw}\n"
            found.append(f"{body}check: {checksum(body)}\n")
            found.append(stamped(replace(journal, base=raw, choices=[]), json.loads(text)))
        plain = json.loads(text)
        for number in (10**6, 10**8, 2**61):
            for name, value in plain.items():
                if isinstance(value, dict) and "vec" in value:
                    huge = {**plain, name: {"vec": [number] * len(value["vec"])}}
                    found.append(stamped(forked, huge))
                elif type(value) is int:
                    found.append(stamped(forked, {**plain, name: number}))
        found.append(stamped(forked, {**plain, "agenda": plain["agenda"] * 400}))
        found.append(stamped(forked, {**plain, "outcome": plain["agenda"]}))
    for probe in sorted((Path(__file__).parent / "server" / "probes").glob("*.gaslamp")):
        found.append(probe.read_text(encoding="utf-8"))
        found.append(restamped(found[-1]))
    return found


def restamped(text: str) -> str:
    """An older save as if it had been made with the cards of today."""
    game = text.partition("game: ")[2].partition("\n")[0]
    lines = text.rpartition("check: ")[0].splitlines()
    digest = games.find(game).printed.digest
    body = "\n".join(f"content: {digest}" if r.startswith("content: ") else r for r in lines) + "\n"
    return f"{body}check: {checksum(body)}\n"


@dataclass
class Findings:
    """What came of the saves."""

    answers: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    slow: list[str] = field(default_factory=list)
    most_memory: int = 0
    sentences: Counter[str] = field(default_factory=Counter)


class Watch(threading.Thread):
    """Looks at the memory of the workers many times a second (Linux)."""

    def __init__(self, clerks: Workers) -> None:
        super().__init__(daemon=True)
        self.clerks = clerks
        self.most = 0
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.wait(0.02):
            for pid in self.clerks.processes():
                try:
                    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
                except (OSError, IndexError):
                    continue
                self.most = max(self.most, pages * os.sysconf("SC_PAGE_SIZE"))


async def use(clerks: Workers, new: Founding, rng: random.Random) -> str:
    """What a table would do with a position that was let in: hints, and some choices."""
    for _ in range(3):
        content = life.content_of(new.journal.game)
        match = life.at(replace(new.journal, choices=[]), new.snapshot, content)
        if match.g.outcome is not None:
            return "over"
        seat = match.asked()[0]
        asked = bots.Task(match.game.id, new.snapshot, seat, HINT, chance_of(rng))
        try:
            await clerks.ask(bots.think, asked, seconds=strangers.SECONDS)
        except (TooMuch, Broken, Trouble):
            return "no hint"
        key = rng.choice(match.menu(seat)).key
        journal = replace(new.journal, choices=[])
        try:
            await clerks.ask(
                strangers.try_choice, journal, new.snapshot, seat, key, seconds=strangers.SECONDS
            )
        except (TooMuch, Broken, Trouble):
            return "a choice refused"
        match.take(seat, key)
        new = replace(new, snapshot=snapshots.text(match.g))
    return "played on"


def chance_of(rng: random.Random) -> tuple[int, int, int, int]:
    made = seeded(rng.getrandbits(32))
    return int(made.a), int(made.b), int(made.c), int(made.d)


async def attack(saves: list[str], seed: int, clerks: Workers, limit: float) -> Findings:
    """Open all these saves, one after the other."""
    rng = random.Random(seed)
    found = Findings()
    await clerks.ask(ready, seconds=READY_SECONDS)  # as a server does when it starts
    watch = Watch(clerks)
    watch.start()
    for n, save in enumerate(saves):
        began = time.monotonic()
        new: Founding | None = None
        try:
            new = await strangers.open_save(clerks, save, None)
        except Trouble as trouble:
            found.answers["refused"] += 1
            found.sentences[str(trouble)[:60]] += 1
        except Refusal as refusal:
            found.answers[refusal.code] += 1
        took = time.monotonic() - began
        if took > limit:
            found.slow.append(f"save {n}: {took:.2f} s")
        found.slowest = max(found.slowest, took)
        if new is not None:
            how = await use(clerks, new, rng) if new.strange else "replayed"
            found.answers[f"opened, {how}"] += 1
    watch.over.set()
    watch.join()
    found.most_memory = watch.most
    return found


def saves_of(count: int, seed: int) -> list[str]:
    """So many hostile saves: the hand-made ones first, then mutated ones."""
    rng = random.Random(seed)
    made = hand_made()
    if count < 2 * len(made):
        made = rng.sample(made, count // 2)
    return [*made, *(mutated(rng) for _ in range(count - len(made)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    saves = saves_of(asked.count, asked.seed)
    clerks = Workers(hall.CLERKS, hall.CLERKS_MEMORY, hall.MOST_WAITING)
    began = time.monotonic()
    found = asyncio.run(attack(saves, asked.seed, clerks, 2.0))
    clerks.stop()
    print(f"{len(saves)} saves in {time.monotonic() - began:.0f} s, load average "
          f"{os.getloadavg()[0]:.1f}: {dict(found.answers)}")  # fmt: skip
    print(f"slowest {found.slowest:.2f} s, most memory {found.most_memory // MEGABYTE} MB")
    print(*found.slow, sep="\n")
    for sentence, times in found.sentences.most_common(25):
        print(f"{times:6} {sentence}")


if __name__ == "__main__":
    main()
