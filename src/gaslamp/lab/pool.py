"""Many games on all cores: whole games per task, put together in the order of their seeds."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from multiprocessing.synchronize import Event

from gaslamp.kernel.errors import Trouble
from gaslamp.lab.spec import Spec
from gaslamp.lab.trial import Trial, play_trial, stage

MOST_IN_A_TASK = 50
TASKS_PER_JOB = 8
MOST_JOBS = 512

Done = Callable[[int], None]

stop_sign: Event | None = None


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(spec: Spec, games: int, seed: int, jobs: int, done: Done) -> tuple[list[Trial], bool]:
    """The trials of all games in order, and whether Ctrl-C cut them short."""
    if not 1 <= jobs <= MOST_JOBS:
        raise Trouble(f"The number of jobs is {jobs}; it should be from 1 to {MOST_JOBS}.")
    stage(spec.game, spec.pack)
    if jobs == 1 or games == 1:
        return run_here(spec, games, seed, done)
    return run_apart(spec, games, seed, min(jobs, games), done)


def run_here(spec: Spec, games: int, seed: int, done: Done) -> tuple[list[Trial], bool]:
    trials: list[Trial] = []
    try:
        for i in range(games):
            trials.append(play_trial(spec, seed + i))
            done(1)
    except KeyboardInterrupt:
        return trials, True
    return trials, False


def run_apart(spec: Spec, games: int, seed: int, jobs: int, done: Done) -> tuple[list[Trial], bool]:
    """On Ctrl-C every process ends after the game it is playing."""
    size = max(1, min(MOST_IN_A_TASK, games // (jobs * TASKS_PER_JOB)))
    context = multiprocessing.get_context()
    stop = context.Event()
    interrupted = False
    with ProcessPoolExecutor(jobs, context, initializer=settle_in, initargs=(stop,)) as pool:
        tasks: list[Future[list[Trial]]] = []
        try:
            for start in range(0, games, size):
                count = min(size, games - start)
                with nullcontext() if tasks else uninterrupted():
                    tasks.append(pool.submit(play_some, spec, seed + start, count))
            for task in as_completed(tasks):
                done(len(task.result()))
        except KeyboardInterrupt:
            interrupted = True
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
        except BrokenProcessPool:
            raise Trouble(
                "A process of the simulation was ended from outside; try again."
            ) from None
    finished = [task.result() for task in tasks if not task.cancelled()]
    return [trial for some in finished for trial in some], interrupted


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is put off here: the processes start now, and must not die of it half-way."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in(stop: Event) -> None:
    """In a new process: Ctrl-C is the parent's business, which then puts up the stop sign."""
    global stop_sign
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stop_sign = stop


def play_some(spec: Spec, seed: int, count: int) -> list[Trial]:
    """A few games in a row; fewer when the stop sign goes up."""
    trials: list[Trial] = []
    for i in range(count):
        if stop_sign is not None and stop_sign.is_set():
            break
        trials.append(play_trial(spec, seed + i))
    return trials
