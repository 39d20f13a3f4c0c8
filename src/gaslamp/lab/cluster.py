"""The same games on a Ray cluster: shares of seeds as tasks, put together in the order of seeds.

A task knows its seeds and nothing of what was played before, so it can be played again wherever it
is lost: Ray tries again when a process or a machine goes, and a share that is lost all the same is
given out anew. Results are kept by their first seed, so nothing is counted twice. Every machine
must run the same Gaslamp; one that does not says so, and the run ends.
"""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import ray
from ray.exceptions import (
    GetTimeoutError,
    NodeDiedError,
    ObjectLostError,
    OwnerDiedError,
    RayTaskError,
    TaskCancelledError,
    WorkerCrashedError,
)

from gaslamp import __version__, engine
from gaslamp.kernel.errors import Trouble
from gaslamp.lab import lessons as teaching
from gaslamp.lab.crew import Done
from gaslamp.lab.lessons import Lesson, School
from gaslamp.lab.spec import Spec
from gaslamp.lab.trial import Trial, play_trials, stage

SHARE_SECONDS = 1.0  # about so long a task plays
AHEAD = 2  # tasks for each core, so that none waits
TRIES = 100  # a task is tried so often, whatever ends its process
LOOK = 0.2  # seconds between two looks at whether somebody pressed Ctrl-C
PATIENCE = 60.0

LOST = (NodeDiedError, ObjectLostError, OwnerDiedError, WorkerCrashedError, GetTimeoutError)
TRIALS = msgspec.msgpack.Decoder(list[Trial])

Files = dict[str, bytes]


class Unlike(Exception):
    """A machine of the cluster runs other rules or cards."""


@cache
def identity() -> str:
    """What must be the same everywhere for the same seed to give the same game."""
    return f"{__version__}/{engine.digest()}"


def check(wanted: str, content: str, digest: str) -> None:
    if (identity(), digest) != (wanted, content):
        raise Unlike(ray.util.get_node_ip_address())


@ray.remote(num_cpus=1, max_retries=TRIES)  # type: ignore[untyped-decorator]
def play_share(wanted: str, digest: str, spec: Spec, files: Files, first: int, count: int) -> tuple[
    float, bytes
]:  # fmt: skip
    """The games of a few seeds: how long they took, and what came of them."""
    if spec.pack:
        spec = replace(spec, pack=unpacked(files))
    check(wanted, stage(spec.game, spec.pack)[1].digest, digest)
    begin = perf_counter()
    trials = list(play_trials(spec, range(first, first + count)))
    return perf_counter() - begin, msgspec.msgpack.encode(trials)


@ray.remote(num_cpus=1, max_retries=TRIES)  # type: ignore[untyped-decorator]
def teach_share(wanted: str, digest: str, school: School, first: int, count: int) -> tuple[
    float, list[Lesson]
]:  # fmt: skip
    """The lessons of a few seeds."""
    check(wanted, stage(school.game, "")[1].digest, digest)
    begin = perf_counter()
    teaching.enter(school)
    return perf_counter() - begin, [teaching.lesson(seed) for seed in range(first, first + count)]


def packed(folder: str) -> Files:
    """The files of a pack, for machines that do not have it."""
    root = Path(folder)
    return {path.relative_to(root).as_posix(): path.read_bytes()
            for path in sorted(root.rglob("*")) if path.is_file()}  # fmt: skip


def unpacked(files: Files) -> str:
    """Where those files lie on this machine; written once for each pack."""
    summed = sha256(repr(sorted(files.items())).encode()).hexdigest()[:20]
    folder = Path(tempfile.gettempdir()) / f"gaslamp-pack-{summed}"
    if not folder.is_dir():
        made = Path(tempfile.mkdtemp(prefix="gaslamp-pack-"))
        for name, text in files.items():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            (made / name).write_bytes(text)
        with suppress(OSError):  # another process was faster
            made.rename(folder)
    return str(folder)


class Cluster:
    """A running cluster by its address, or one of this machine's cores."""

    def __init__(self, address: str, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if not ray.is_initialized():
            given: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs}
            try:
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **given)
            except (ConnectionError, ValueError, RuntimeError):
                raise Trouble("no-cluster", address=address or "local") from None

    def run(self, spec: Spec, games: int, seed: int, done: Done) -> tuple[list[Trial], bool]:
        """The trials of all games in order, and whether Ctrl-C cut them short."""
        digest = stage(spec.game, spec.pack)[1].digest
        files = ray.put(packed(spec.pack) if spec.pack else {})
        common = (ray.put(identity()), digest, ray.put(spec), files)
        found: dict[int, list[Trial]] = {}
        interrupted = False
        shares = self.shares(play_share, common, seed, games)
        try:
            for first, sent in shares:
                found[first] = TRIALS.decode(sent)
                done(len(found[first]))
        except KeyboardInterrupt:
            interrupted = True
        finally:
            shares.close()
        return [trial for first in sorted(found) for trial in found[first]], interrupted

    def lessons(self, school: School, seeds: range) -> Iterator[Lesson]:
        """The lessons of these seeds, in order."""
        common = (ray.put(identity()), stage(school.game, "")[1].digest, ray.put(school))
        waiting: dict[int, list[Lesson]] = {}
        at = seeds.start
        for first, found in self.shares(teach_share, common, seeds.start, len(seeds)):
            waiting[first] = found
            while at in waiting:
                ready = waiting.pop(at)
                at += len(ready)
                yield from ready

    def shares(self, task: Any, common: tuple[Any, ...], first: int, count: int) -> Generator[
        tuple[int, Any]
    ]:  # fmt: skip
        """What came of the seeds, share by share as they are done; each of them once."""
        out: dict[Any, tuple[int, int]] = {}
        at, end, size = first, first + count, 1
        given_back: list[tuple[int, int]] = []
        try:
            while out or given_back or at < end:
                cores = self.cores()
                while len(out) < AHEAD * cores and (given_back or at < end):
                    if given_back:
                        start, many = given_back.pop()
                    else:
                        start, many = at, share_size(size, end - at, cores)
                        at += many
                    out[task.remote(*common, start, many)] = start, many
                ready, _ = ray.wait(list(out), timeout=LOOK)
                for ref in ready:
                    start, many = out.pop(ref)
                    try:
                        spent, found = ray.get(ref, timeout=PATIENCE)
                    except LOST:
                        given_back.append((start, many))
                        continue
                    except RayTaskError as error:
                        raise told(error) from None
                    size = max(1, round(many * SHARE_SECONDS / max(spent, 1e-3)))
                    yield start, found
        finally:
            for ref in out:
                with suppress(TaskCancelledError, ValueError, TypeError):
                    ray.cancel(ref, force=True)

    def cores(self) -> int:
        """How many there are now: machines come and go."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))


def share_size(size: int, left: int, cores: int) -> int:
    """Smaller shares towards the end, so that all cores end together."""
    return max(1, min(left, size, left // (2 * cores)))


def told(error: RayTaskError) -> BaseException:
    """What went wrong in a task, as it would have gone wrong here."""
    cause = error.cause
    if isinstance(cause, Unlike):
        return Trouble("cluster-unlike", machine=str(cause))
    return cause if isinstance(cause, Trouble) else error
