"""For tests with PostgreSQL: a private server of this machine's own, gone when its tests are.

Where its programs are not installed, the tests that need them are skipped and say so. Run by root,
the server runs as somebody else: it refuses root.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from server_kit import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
QUICK = "-c fsync=off -c full_page_writes=off"  # what is lost with the machine's power is not asked
USER = "gaslamp"


def programs() -> Path | None:
    """Where initdb and postgres are; the newest, where there are several."""
    found = [place for pattern in PLACES for place in Path("/").glob(pattern.lstrip("/"))]
    found += [Path(path).parent for name in ("initdb",) if (path := shutil.which(name))]
    whole = [place for place in found if (place / "initdb").exists()]
    return max(whole, key=lambda place: [int(d) for d in place.parts if d.isdigit()], default=None)


def other_user() -> str | None:
    """Who runs the server: ourselves, unless we are root."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    import pwd

    known = {row.pw_name for row in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


class Postgres:
    """A server with its own folder, reached by a socket in it and by a port on loopback."""

    def __init__(self, port: int, settings: str = QUICK) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.port = port
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-postgres-"))
        self.user = other_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        atexit.register(self.remove)
        self.run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "--no-sync",
                 "-E", "UTF8", "--locale=C")  # fmt: skip

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words], user=self.user, cwd=self.folder,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        self.launch()
        for _ in range(600):
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
            # It goes at once where those who worked for a killed one are not all gone yet.
            if self.process is None or self.process.poll() is not None:
                self.launch()
        raise AssertionError((self.folder / "log").read_text())

    def launch(self) -> None:
        words = ["-D", str(self.data), "-k", str(self.folder), "-p", str(self.port), "-h",
                 "127.0.0.1", *self.settings.split()]  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), *words], user=self.user, cwd=self.folder,
                stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    def address(self, database: str, port: int = 0) -> str:
        """Also through a relay at another port."""
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database in which nothing is yet."""
        self.made += 1
        name = f"house{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def kill(self) -> None:
        """The server and everybody who works for it, at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


SERVERS: list[Postgres] = []


def postgres() -> Postgres:
    """The server that the tests of this process share; a skip where there can be none."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed here (no initdb found)")
    if os.name == "posix" and os.geteuid() == 0 and other_user() is None:
        pytest.skip("PostgreSQL refuses to run as root, and there is nobody else here")
    if not SERVERS:
        server = Postgres(free_port())
        server.start()
        SERVERS.append(server)
    return SERVERS[0]
