"""How a server is to be run: whatever a host may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from gaslamp.server.limits import Allowances
from gaslamp.server.tokens import Lifetimes
from gaslamp.store.folder import data_folder

PORT = 8617
BOT_PAUSE = 0.45
# Secrets come from the environment: a command line can be read by everybody on the machine.
METRICS_KEY = "GASLAMP_METRICS_KEY"
DATABASE = "GASLAMP_DATABASE"


@dataclass(frozen=True)
class Settings:
    """Tables are kept in the folder `data`, or in the `database` (`postgresql://…`) if one is
    named; processes that share one reach each other at their `inner` addresses.

    `personal` is for one person's machine: whoever opens the announced address may list and take
    back all tables, and the log goes to a file. `allow` names further hosts (`name` or
    `name:port`) under which a proxy reaches us, `proxies` the addresses of proxies that are
    believed when they say for whom they ask. Port 0 takes any free one. `thinkers` (0: one less
    than there are cores) is the number of processes in which bots think, `workers` of those that
    serve tables, which need a shared database if they are several; `allow_each` what one
    address may have and do. `keep_days` (0: for ever) is how long a table stays at which nothing
    happens. `push_local` lets people be called through a push service on this machine, for tests.
    """

    host: str = "127.0.0.1"
    port: int = PORT
    lan: bool = False
    data: Path = field(default_factory=data_folder)
    database: str = field(default_factory=lambda: os.environ.get(DATABASE, ""))
    inner: tuple[str, int] = ("127.0.0.1", 0)
    allow: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    personal: bool = False
    browser: bool = False
    bot_pause: float = BOT_PAUSE
    thinkers: int = 0
    workers: int = 1
    allow_each: Allowances = field(default_factory=Allowances)
    keep_days: int = 0
    tokens: Lifetimes = field(default_factory=Lifetimes)
    security_log: Path | None = None
    metrics_key: str = field(default_factory=lambda: os.environ.get(METRICS_KEY, ""))
    push_local: bool = False
