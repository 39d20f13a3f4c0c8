"""`gaslamp serve --workers`: several processes on one port, looked after by a parent."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cli_kit import gaslamp
from gaslamp.server.fleet import Wishes
from gaslamp.server.settings import Settings
from postgres_kit import postgres
from server_kit import GAME, free_port, played
from witness_kit import Witness, check_journal, keep_playing


class Running:
    """The parent, and whom it has for children."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    def new_table(self) -> Witness:
        body = {"game": GAME, "seats": ["human", "human"], "options": {"overlords": "random"}}
        reply = httpx.post(f"http://127.0.0.1:{self.port}/api/tables", json=body, timeout=20)
        return Witness(reply.json(), bots=False)


@contextmanager
def running(folder: Path, workers: int) -> Iterator[Running]:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", str(folder), "--workers", str(workers)]
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONPATH": paths, "GASLAMP_DATABASE": postgres().new_database()}
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "gaslamp", *words], env=env, stdout=subprocess.PIPE, stderr=log
        )
    assert process.stdout is not None
    try:
        said = process.stdout.readline() + process.stdout.readline()
        assert re.search(rb"2 processes", said), (folder / "log").read_text()
        yield Running(process, port)
        process.terminate()
        assert process.wait(30) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
@played
async def test_workers_are_renewed_one_by_one_and_replaced_when_they_die(tmp_path: Path) -> None:
    with running(tmp_path, 2) as fleet:
        witnesses = [await asyncio.to_thread(fleet.new_table) for _ in range(3)]
        enough = asyncio.Event()
        players = [
            asyncio.create_task(keep_playing(lambda _: fleet.port, w, random.Random(n), enough))
            for n, w in enumerate(witnesses)
        ]
        await asyncio.sleep(0.5)
        first = fleet.children()
        os.kill(first[0], signal.SIGKILL)
        await others(fleet, {first[0]})
        fleet.process.send_signal(signal.SIGHUP)
        await others(fleet, set(first))
        await asyncio.sleep(0.5)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*players), 30)
        for witness in witnesses:
            await asyncio.to_thread(check_journal, fleet.port, witness)
        assert sum(witness.acknowledged for witness in witnesses) > 10
        last = fleet.children()
    assert not any(alive(pid) for pid in [*first, *last])


async def others(fleet: Running, old: set[int]) -> None:
    """Until none of these is left and all that are answer."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        now = fleet.children()
        if len(now) == 2 and not old & set(now):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(fleet.children())


def alive(pid: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def test_several_processes_need_a_database_they_share(tmp_path: Path) -> None:
    ran = gaslamp("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert ran.code == 2 and "--database" in ran.err
    ran = gaslamp("serve", "--inner", "nowhere")
    assert ran.code == 2 and "nowhere" in ran.err


def test_a_child_is_told_everything(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, allow=("a", "b"), security_log=tmp_path / "log", workers=3)
    assert Wishes.heard(Wishes(settings, 1, 2, 3).told()).settings == settings
