"""Starting, stopping, logging, and what one person's server opens to its owner."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.server import run
from gaslamp.server.http.pages import Pages
from gaslamp.server.settings import Settings
from kill_kit import Victim
from server_kit import Player, bearer, free_port, play_on, played, serving


def test_the_log_is_json_without_tokens_or_choices(tmp_path: Path) -> None:
    victim = Victim(tmp_path, free_port())
    victim.start()
    table = victim.new_table(bots=False)
    keys: set[str] = set()

    async def play() -> None:
        async with Player(victim.port, table.links["table"], table.tokens()) as both:
            await play_on({0: both, 1: both}, random.Random(1), 12)
            await both.ask("chat", seat=0, text="a private word")
            await both.choose("no:such:key", 0)
            keys.update(key for text in both.raw for key in keys_in(text))

    asyncio.run(play())
    assert victim.process is not None
    victim.process.send_signal(signal.SIGTERM)
    assert victim.process.wait(15) == 0
    victim.http.close()
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert {json.loads(line)["event"] for line in lines} == {
        "started", "table made", "token accepted", "stopped",
    }  # fmt: skip
    assert not any(token in log for token in [*table.tokens(), table.links["host"]])
    assert not any(key in log for key in keys) and "private word" not in log


def keys_in(text: str) -> list[str]:
    message = json.loads(text)
    return [offer["key"] for offer in message.get("menu", []) if ":" in offer["key"]]


@played
async def test_a_stopping_server_says_so_and_keeps_everything(tmp_path: Path) -> None:
    victim = Victim(tmp_path, free_port())
    victim.start()
    table = victim.new_table(bots=True)
    async with Player(victim.port, table.links["table"], table.tokens()) as ann:
        while 0 not in ann.states[0]["asked"]:
            await ann.next()
        done = await ann.choose(ann.menu(0)[0], 0)
        assert victim.process is not None
        victim.process.send_signal(signal.SIGINT)
        assert await ann.closed() in (1001, 1012)
    assert await asyncio.to_thread(victim.process.wait, 15) == 0
    victim.start()
    async with Player(victim.port, table.links["table"], table.tokens()) as ann:
        assert ann.states[0]["seq"] >= done["seq"]
    victim.process.terminate()
    victim.http.close()
    assert await asyncio.to_thread(victim.process.wait, 15) == 0


PERSONAL = """
import sys
from pathlib import Path
from gaslamp.server.run import serve
from gaslamp.server.settings import Settings
if __name__ == "__main__":
    said = lambda line: print(line, flush=True)
    lan = sys.argv[2] == "lan"
    serve(Settings(port=0, data=Path(sys.argv[1]), personal=True, lan=lan), announce=said)
"""


@pytest.mark.parametrize("where", ["here", "lan"])
def test_one_persons_server_announces_a_key_that_opens_all_tables(
    tmp_path: Path, where: str
) -> None:
    script = tmp_path / "personal.py"
    script.write_text(PERSONAL, encoding="utf-8")
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "data"), where],
        env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    first = process.stdout.readline()
    url, _, key = first.split()[-1].partition("#owner=")
    said = "".join(iter(process.stdout.readline, "Ctrl-C stops it.\n"))
    assert ("█" in said and "In this network: http://" in said) == (where == "lan")
    deadline = time.monotonic() + 15
    while True:
        try:
            everything = httpx.get(f"{url}api/tables", headers=bearer((key,)))
            break
        except httpx.TransportError:
            assert time.monotonic() < deadline
    assert everything.json() == {"tables": []}
    process.terminate()
    assert process.wait(15) == 0
    assert (tmp_path / "data" / "gaslamp.log").read_text(encoding="utf-8").count("\n") == 3


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Trouble, match=f"Port {port} .* cannot be used"):
            run.serve(Settings(port=port, data=tmp_path))


def test_a_built_client_is_served_with_its_assets(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1", encoding="utf-8")
    pages = Pages(tmp_path)
    assert pages.index is not None
    assert set(pages.files) == {"/index.html", "/assets/app-1234.js"}


@played
async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "greedy")
        async with served.join(links, 0) as ann:
            while 0 not in ann.states[0]["asked"]:
                await ann.next()
            assert (await ann.ask("hint", seat=0))["type"] == "hint"
            for pid in served.hall.thinkers.processes():
                os.kill(pid, signal.SIGKILL)
            assert (await ann.ask("hint", seat=0))["type"] == "hint"
