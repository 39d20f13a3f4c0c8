"""A hall with several processes, from a browser: whatever befalls one of them, people play on."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser_kit import LocalServer, open_seat
from postgres_kit import postgres


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_a_browser_comes_back_when_a_process_stands_still(chrome: Browser, tmp_path: Path) -> None:
    """One of the two has its socket, one of them holds the table: each is stopped in turn."""
    server = LocalServer(tmp_path, workers=2, GASLAMP_DATABASE=postgres().new_database())
    server.start()
    try:
        made = server.table(["human", "random"])
        one = open_seat(chrome, server, made["seats"][0]["link"])
        one.my_turn()
        for child in server.children():
            os.kill(child, signal.SIGSTOP)
            try:
                seq = one.seq()
                one.play_a_card()
                one.moved_from(seq)
                one.my_turn()
            finally:
                os.kill(child, signal.SIGCONT)
        assert not one.troubles
    finally:
        server.stop()
