"""Worker processes: each does one job at a time, within limits of time and memory.

Whatever may take long, and whatever a stranger has sent, is done here and never in the server's
own process. A worker that passes a limit is killed and another takes its place; the job gets one
sentence for an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from gaslamp import engine
from gaslamp.kernel.errors import Trouble
from gaslamp.server.refusal import Refusal
from gaslamp.words.sayings import packed, unpacked

T = TypeVar("T")
READY_SECONDS = 60.0
BETTER_SECONDS = 10.0
POLITENESS = 10  # the tables come first where there are few cores
PATIENCE = 4  # times as long by the clock, for a job that does not get its share of a busy machine
LOOK_SECONDS = 0.1
DONE, TROUBLE, REFUSAL, BROKEN, FULL = "done", "trouble", "refusal", "broken", "full"


class TooMuch(Trouble):
    """A job passed its limit of time or memory."""


class Broken(Exception):
    """A job failed for a reason nobody foresaw, or its worker died."""


class Died(Broken):
    """The worker ended in the middle of the job."""


class Worker:
    """One process, from the side of the server. Its methods block: they run in threads."""

    def __init__(self, memory: int, better: threading.Event, stopped: threading.Event) -> None:
        self.memory = memory
        self.better = better  # there is a better engine than the server itself runs on
        self.stopped = stopped  # the server ends: nobody waits for a process that just begins
        self.with_better = False
        self.process: BaseProcess | None = None
        self.pipe: Connection[Any, Any] | None = None

    def start(self) -> Connection[Any, Any]:
        """A running process that has said it is ready."""
        if self.pipe is not None and self.process is not None and self.process.is_alive():
            return self.pipe
        self.end()
        forked = os.name == "posix" and not self.better.is_set()
        context: Any = multiprocessing.get_context("forkserver" if forked else "spawn")
        if forked:
            context.set_forkserver_preload(["gaslamp.server.jobs"])
        ours: Connection[Any, Any]
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.memory), daemon=True)
        process.start()
        theirs.close()
        self.process, self.pipe = process, ours
        self.with_better = not forked
        if self.stopped.is_set():
            self.end()
            raise Broken("the server stops")
        if not ours.poll(READY_SECONDS) or ours.recv() != DONE:
            self.end()
            raise Broken("a worker did not start")
        return ours

    def do(self, doing: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
        """The job's answer, or what went wrong with it."""
        if self.better.is_set() and not self.with_better:
            self.end()
        try:
            pipe = self.start()
            pipe.send((doing, args, seconds))
            if not self.answers(pipe, seconds):
                self.end()
                raise TooMuch("takes-too-long", seconds=f"{seconds:g}")
            how, answer = pipe.recv()
        except (EOFError, OSError) as error:
            slow = self.process is not None and died_of_time(self.process)
            self.end()
            if slow:
                raise TooMuch("takes-too-long", seconds=f"{seconds:g}") from None
            raise Died("a worker died") from error
        if how == FULL:
            self.end()
            raise TooMuch("takes-too-much")
        if how == TROUBLE:
            raise Trouble.of(unpacked(answer))
        if how == REFUSAL:
            raise Refusal.of(answer[0], unpacked(answer[1]))
        if how == BROKEN:
            raise Broken(answer)
        done: T = answer
        return done

    def answers(self, pipe: Connection[Any, Any], seconds: float) -> bool:
        """Whether there is an answer in time. Whoever is polite waits on a busy machine: what
        counts is the processor's time, and by the clock a few times as much."""
        began, had = time.monotonic(), self.worked()
        if pipe.poll(seconds):
            return True
        while had is not None and time.monotonic() - began < seconds * PATIENCE:
            now = self.worked()
            if now is None or now - had >= seconds:
                break
            if pipe.poll(LOOK_SECONDS):
                return True
        return bool(pipe.poll(0))

    def worked(self) -> float | None:
        """Seconds of a processor it has had; nothing where the system does not tell."""
        try:
            pid = self.process.pid if self.process is not None else None
            told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError, IndexError):
            return None

    def end(self) -> None:
        """Whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


def died_of_time(process: BaseProcess) -> bool:
    process.join(1)
    return os.name == "posix" and process.exitcode == -signal.SIGXCPU


class Workers:
    """Several workers with one queue; started when first needed."""

    def __init__(self, count: int, memory: int, most_waiting: int, tries: int = 1) -> None:
        self.tries = tries
        self.most_waiting = most_waiting
        self.better = threading.Event()
        self.asked_for_better = time.monotonic()
        self.stopped = threading.Event()
        self.all = [Worker(memory, self.better, self.stopped) for _ in range(count)]
        self.idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.all:
            self.idle.put(worker)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.waiting = 0

    async def ask(self, doing: Callable[..., T], *args: Any, seconds: float) -> T:
        """Have a worker do something, if it is not asked for too much at once."""
        if self.waiting >= self.most_waiting:
            raise Refusal("busy", "too-much-work")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.threads, self.do, doing, args, seconds
            )
        finally:
            self.waiting -= 1

    def do(self, doing: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
        worker = self.idle.get()
        self.look_for_better()
        try:
            for _ in range(self.tries - 1):
                with contextlib.suppress(Died):
                    return worker.do(doing, args, seconds)
            return worker.do(doing, args, seconds)
        finally:
            if worker.process is None and not self.stopped.is_set():
                threading.Thread(target=self.replace, args=(worker,), daemon=True).start()
            else:
                self.idle.put(worker)

    def replace(self, worker: Worker) -> None:
        """Another process in the place of a lost one; whoever lost it does not wait for that."""
        with contextlib.suppress(Exception):  # the next job tries again, and says what is wrong
            worker.start()
        self.idle.put(worker)

    def look_for_better(self) -> None:
        """Now and then: has the engine been compiled since the server started? Then every worker
        begins anew before its next job and uses it."""
        now = time.monotonic()
        if not self.better.is_set() and now - self.asked_for_better > BETTER_SECONDS:
            self.asked_for_better = now
            if engine.arrived():
                self.better.set()

    def warm_up(self) -> None:
        """Start a worker before somebody waits for it."""
        with contextlib.suppress(RuntimeError):
            self.threads.submit(self.do, ready, (), READY_SECONDS)

    def processes(self) -> list[int]:
        """The processes that run now."""
        return [w.process.pid for w in self.all if w.process is not None and w.process.pid]

    def stop(self) -> None:
        """Let go of the workers without waiting for their answers."""
        self.stopped.set()
        self.threads.shutdown(wait=False, cancel_futures=True)
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


def ready() -> None:
    """A job that does nothing."""


# In the worker


def work(pipe: Connection[Any, Any], memory: int) -> None:
    """The whole life of a worker process."""
    live_with_the_server()
    if os.name == "posix":
        os.nice(POLITENESS)
    importlib.import_module("gaslamp.server.jobs")  # before any clock runs
    limit_memory(memory)
    pipe.send(DONE)
    while True:
        try:
            doing, args, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        limit_time(seconds)
        pipe.send_bytes(answered(doing, args))


def answered(doing: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """What became of a job, ready to be sent: also that its answer is nothing that can be."""
    try:
        return sealed(DONE, doing(*args))
    except MemoryError:
        return sealed(FULL)
    except Trouble as trouble:
        return sealed(TROUBLE, packed(trouble.saying))
    except Refusal as refusal:
        return sealed(REFUSAL, (refusal.code, packed(refusal.saying)))
    except Exception as error:
        # Where it happened, without the exception's own text: that may quote hidden things.
        frames = traceback.extract_tb(error.__traceback__)[-4:]
        where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
        return sealed(BROKEN, f"{type(error).__name__} at {where}")


def sealed(how: str, answer: Any = None) -> bytes:
    return pickle.dumps((how, answer))


def live_with_the_server() -> None:
    """Leave Ctrl-C to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def limit_memory(more: int) -> None:
    """So many bytes more than the process has now; where the system keeps such a limit (Linux)."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        now = pages * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))


def limit_time(seconds: float) -> None:
    """Processor time for one job, in case nobody is left to look at the clock."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 2
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
