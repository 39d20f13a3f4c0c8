"""Sees to it that there is a Chromium for the browser tests; prints where it is.

An installed one is taken; on Debian, root gets one by apt; anybody else gets Playwright's own. A
shell without a window is preferred: the same engine, but it does not draw the bars of a window that
nobody sees, which costs more than our pages do. What only a whole browser has, such as notices from
a push service, is tested with that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def installed(whole: bool = False) -> str | None:
    """A Chromium on this machine: the system's, or the one Playwright has fetched."""
    for name in NAMES if whole else (SHELL, *NAMES):
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        own = started.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        for package in ("chromium", SHELL):  # not every Debian has the second
            subprocess.run(["apt-get", "install", "-y", "-qq", package],
                           check=package != SHELL, stdout=subprocess.DEVNULL)  # fmt: skip
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if installed(whole=True) is None:
        install()
    print(f"Browser tests use {installed()}")
