"""An image that buildah has built, tried as a careful host runs it: nobody in particular, on a root
that cannot be written, with one folder for its data. Linux and root; nothing is fetched.

    buildah build --format docker -f deploy/Containerfile -t gaslamp .
    sudo .venv/bin/python tests/packaging/image.py gaslamp
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx

from server_kit import GAME, Player, free_port, play_on

DATA = "/data"
COME_BACK = 1012  # what a server says that is being stopped
PATIENCE = 60.0
# In a mount namespace of its own: what a container has beside its image, then nobody writes there.
BOX = """
set -eu
mount --bind "$1" "$1"
mount --bind "$2" "$1$3"
mount -t proc proc "$1/proc"
mount -t tmpfs tmp "$1/tmp"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
root=$1 who=$4
shift 4
exec chroot --userspec="$who" --groups= "$root" env -i "$@"
"""


def told(*words: str) -> str:
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"{' '.join(words)}: {ran.stderr.strip()}")
    return ran.stdout.strip()


@contextlib.contextmanager
def mounted(image: str) -> Iterator[Path]:
    container = told("buildah", "from", "--pull-never", image)
    try:
        yield Path(told("buildah", "mount", container))
    finally:
        told("buildah", "rm", container)


class Container:
    """The image's own start command, with its own environment and user, in a box."""

    def __init__(self, how: Any, root: Path, data: Path, port: int) -> None:
        self.how = how
        self.port = port
        here = [f"GASLAMP_PORT={port}", "GASLAMP_HOST=127.0.0.1"]
        box = ["unshare", "--mount", "sh", "-c", BOX, "box", str(root), str(data), DATA]
        words = [*box, how["User"], *how["Env"], *here, *how["Entrypoint"]]
        self.process = subprocess.Popen(words)
        self.environment = [*how["Env"], *here]

    def inside(self, *words: str, who: str) -> int:
        """What a command says that somebody runs in there, as an exit status."""
        user, group = who.split(":")
        enter = ["nsenter", "-t", str(self.process.pid), "-m", "-r", "-S", user, "-G", group]
        command = [*enter, "env", "-i", *self.environment, *words]
        return subprocess.run(command, capture_output=True, check=False).returncode

    def healthy(self) -> bool:
        kind, *words = self.how["Healthcheck"]["Test"]
        assert kind == "CMD"
        return self.inside(*words, who=self.how["User"]) == 0

    def started(self) -> float:
        """How long it took until it called itself healthy."""
        began = time.monotonic()
        while not self.healthy():
            check(self.process.poll() is None, "it goes on running")
            check(time.monotonic() < began + PATIENCE, f"it is healthy within {PATIENCE:.0f} s")
            time.sleep(0.1)
        return time.monotonic() - began

    def ended(self) -> float:
        began = time.monotonic()
        self.process.terminate()
        check(self.process.wait(PATIENCE) == 0, "SIGTERM ends it with status 0")
        return time.monotonic() - began


def check(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"Not so: {what}.")


def privileges(pid: int) -> dict[str, str]:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return {name: rest.strip() for name, _, rest in (line.partition(":") for line in lines)}


def check_boxed(container: Container) -> None:
    user = container.how["User"]
    held = privileges(container.process.pid)
    check(set(held["Uid"].split()) == {user.split(":")[0]}, f"it runs as {user}")
    check(int(held["CapEff"], 16) == 0, "it has no capabilities")
    check(not held["Groups"], "it is in no other groups")
    for place in ("/opt/gaslamp", "/etc", "/"):
        check(container.inside("touch", f"{place}/x", who="0:0") != 0, f"{place} is closed to root")
    check(container.inside("touch", f"{DATA}/x", who=user) == 0, f"{DATA} is open to it")
    check(container.inside("rm", f"{DATA}/x", who=user) == 0, f"{DATA} is open to it")
    for name in ("pip", "pip3", "cc", "gcc"):
        check(container.inside("which", name, who=user) != 0, f"there is no {name}")


async def play(port: int) -> tuple[Any, int]:
    """Two people lay a table and make a few choices; its links, and how far it came."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as http:
        page = await http.get("/")
        check(page.status_code == 200 and "<html" in page.text, "it serves its pages")
        check((await http.get("/readyz")).status_code == 200, "it is ready")
        made = await http.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]})
    links = made.json()
    tokens = [row["token"] for row in links["seats"]]
    async with Player(port, links["table"], tokens) as both:
        check(await play_on({0: both, 1: both}, random.Random(1), 10) == 10, "choices are made")
        return links, int(both.states[0]["seq"])


async def find_again(port: int, links: Any) -> tuple[int, asyncio.Task[int], Player]:
    """How far the table has come, and what its line will be told at the end."""
    both = Player(port, links["table"], [row["token"] for row in links["seats"]])
    await both.connect()
    seq = int(both.states[0]["seq"])
    return seq, asyncio.create_task(both.closed()), both


async def try_out(how: Any, root: Path, data: Path) -> None:
    first = Container(how, root, data, free_port())
    try:
        took = await asyncio.to_thread(first.started)
        print(f"healthy after {took:.1f} s, by the image's own health check")
        links, seq = await play(first.port)
        print(f"ready; a table was laid and {seq} choices made")
        check_boxed(first)
        print(f"user {how['User']}, no capabilities, nothing but {DATA} can be written")
        no_file = 'test -z "$(find /tmp -type f)"'  # workers have sockets there
        check(first.inside("sh", "-c", no_file, who="0:0") == 0, "no file lies in /tmp")
        print(f"ended by SIGTERM after {first.ended():.1f} s, status 0")
    finally:
        first.process.kill()
    kept = sorted(path.name for path in data.iterdir())
    again = Container(how, root, data, free_port())
    try:
        await asyncio.to_thread(again.started)
        found, closing, both = await find_again(again.port, links)
        check(found == seq, "the table is there after a new start")
        await asyncio.to_thread(again.ended)
        check(await closing == COME_BACK, "whoever is connected is asked to come back")
        await both.leave()
    finally:
        again.process.kill()
    print(f"after a new start the table is there; all of it lies in {DATA}: {', '.join(kept)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("image")
    name = parser.parse_args().image
    if os.geteuid() != 0:
        sys.exit("Only root can shut a process in: use sudo.")
    if missing := [tool for tool in ("buildah", "unshare", "nsenter") if not shutil.which(tool)]:
        sys.exit(f"There is no {missing[0]} on this machine.")
    how = json.loads(told("buildah", "inspect", "--type", "image", name))["Docker"]["config"]
    check("Healthcheck" in how, "it has a health check (built with --format docker)")
    with mounted(name) as root, tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir(mode=0o700)
        user, group = map(int, how["User"].split(":"))
        os.chown(data, user, group)
        asyncio.run(try_out(how, root, data))


if __name__ == "__main__":
    main()
