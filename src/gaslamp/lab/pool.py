"""Many games on all cores: whole games in shares, put together in the order of their seeds."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_bool, c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import DefaultContext
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from time import process_time

import msgspec

from gaslamp.kernel.errors import Trouble
from gaslamp.lab.crew import Done, Jobs
from gaslamp.lab.spec import Spec
from gaslamp.lab.trial import Trial, play_trials, stage

MOST_JOBS = 512
COLLECT_AFTER = 50_000  # things made and not yet gone
SHARE_SECONDS = 0.02  # about so long, in CPU time, a process plays before it sends what it has
SMALLEST_SHARE = 16  # parts of such a share: smaller ones cost more to send than they even out

SHARES = msgspec.msgpack.Decoder(tuple[int, list[Trial]])
FAILED = b""  # sent instead of a share: an error follows

PATIENCE = 10.0  # seconds for the lock, which is held for an instant


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(spec: Spec, games: int, seed: int, jobs: Jobs, done: Done) -> tuple[list[Trial], bool]:
    """The trials of all games in order, and whether Ctrl-C cut them short."""
    if not isinstance(jobs, int):
        return jobs.run(spec, games, seed, done)
    if not 1 <= jobs <= MOST_JOBS:
        raise Trouble("jobs-out-of-range", jobs=jobs, most=MOST_JOBS)
    stage(spec.game, spec.pack)
    with seldom_collecting():
        if jobs == 1 or games == 1:
            return run_here(spec, games, seed, done)
        return run_apart(spec, games, seed, min(jobs, games), done)


def run_here(spec: Spec, games: int, seed: int, done: Done) -> tuple[list[Trial], bool]:
    trials: list[Trial] = []
    try:
        for trial in play_trials(spec, range(seed, seed + games)):
            trials.append(trial)
            done(1)
    except KeyboardInterrupt:
        return trials, True
    return trials, False


@dataclass(frozen=True)
class Work:
    """What the processes of a simulation share."""

    spec: Spec
    games: int
    seed: int
    jobs: int
    taken: Synchronized[int]  # so many games have been given to a process
    stop: c_bool  # whether to end after the game that is being played


def run_apart(spec: Spec, games: int, seed: int, jobs: int, done: Done) -> tuple[list[Trial], bool]:
    """This process plays as one of the jobs. On Ctrl-C the others end after the game they play."""
    context = multiprocessing.get_context()
    taken, stop = context.Value(c_longlong, 0), context.RawValue(c_bool, False)
    work = Work(spec, games, seed, jobs, taken, stop)
    gathered = Gathered(done)
    interrupted = False
    gc.freeze()  # collecting what all processes share would copy it in each
    try:
        try:
            with uninterrupted():
                for _ in range(jobs - 1):
                    gathered.hire(context, work)
            for start, trials in shares(work):
                gathered.put(start, trials)
                gathered.take_what_is_there(0)
            gathered.wait_for_all()
        except KeyboardInterrupt:
            interrupted = True
            stop.value = True
            gathered.wait_for_all()
    finally:
        gathered.send_home()
        gc.unfreeze()
    found = gathered.trials()
    if len(found) < games and not interrupted:
        raise Trouble("worker-killed")
    return found, interrupted


class Gathered:
    """The processes at work, and the shares they have sent so far, by their first game."""

    def __init__(self, done: Done) -> None:
        self.done = done
        self.at_work: dict[Connection, BaseProcess] = {}
        self.shares: dict[int, list[Trial]] = {}

    def hire(self, context: DefaultContext, work: Work) -> None:
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=play_shares, args=(work, here, there), daemon=True)
        process.start()
        there.close()  # the end of the process is the end of what can be read here
        self.at_work[here] = process

    def put(self, start: int, trials: list[Trial]) -> None:
        self.shares[start] = trials
        self.done(len(trials))

    def wait_for_all(self) -> None:
        """Take what is sent until every process has ended."""
        while self.at_work:
            self.take_what_is_there(None)

    def take_what_is_there(self, patience: float | None) -> None:
        for here in wait(list(self.at_work), patience):
            assert isinstance(here, Connection)
            with uninterrupted():
                self.take(here)

    def take(self, here: Connection) -> None:
        try:
            sent = here.recv_bytes()
        except EOFError:
            process = self.at_work.pop(here)
            process.join()
            if process.exitcode != 0:
                raise Trouble("worker-killed") from None
            return
        if sent == FAILED:
            raise here.recv()
        self.put(*SHARES.decode(sent))

    def send_home(self) -> None:
        """Processes that are still at work are not needed any more."""
        for process in self.at_work.values():
            process.kill()
            process.join()

    def trials(self) -> list[Trial]:
        return [trial for start in sorted(self.shares) for trial in self.shares[start]]


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Games leave no cycles behind, so looking for some all the time would only cost time."""
    before = gc.get_threshold()
    gc.set_threshold(COLLECT_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is put off here: processes that start must not die of it, nor messages be torn."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_shares(work: Work, here: Connection, there: Connection) -> None:
    """In a new process: one share of the games after another. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(COLLECT_AFTER)  # where processes do not inherit it
    here.close()  # so that nothing can be sent once the parent is gone
    try:
        for share in shares(work):
            there.send_bytes(msgspec.msgpack.encode(share))
    except BrokenPipeError:
        return  # nobody is there any more to read it
    except Exception as error:
        error.add_note(traceback.format_exc())  # the parent cannot see where it happened
        there.send_bytes(FAILED)
        there.send(error)


def shares(work: Work) -> Iterator[tuple[int, list[Trial]]]:
    """Share after share of the games as long as there are any: the first one's number, and all."""
    size = 1
    while not work.stop.value:
        with uninterrupted():
            start, count = next_share(work, size)
        if count == 0:
            return
        begin = process_time()
        yield start, play_share(work, start, count)
        size = size * 2 if process_time() - begin < SHARE_SECONDS else max(1, size // 2)


def next_share(work: Work, size: int) -> tuple[int, int]:
    """The next games that nobody has: fewer towards the end, so that all end together."""
    lock = work.taken.get_lock()
    if not lock.acquire(timeout=PATIENCE):
        return 0, 0  # whoever held it was killed
    try:
        start = work.taken.value
        left = work.games - start
        count = min(left, size, max(1, size // SMALLEST_SHARE, left // (2 * work.jobs)))
        work.taken.value += count
    finally:
        lock.release()
    return start, count


def play_share(work: Work, start: int, count: int) -> list[Trial]:
    """A few games in a row; fewer when the parent says stop."""
    trials: list[Trial] = []
    first = work.seed + start
    for trial in play_trials(work.spec, range(first, first + count)):
        trials.append(trial)
        if work.stop.value:
            break
    return trials
