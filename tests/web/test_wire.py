"""The client's types are the server's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "wire.py"


def test_the_clients_types_are_written_from_the_servers_classes() -> None:
    ran = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_wrong_word_is_refused_in_one_sentence() -> None:
    ran = subprocess.run([sys.executable, str(TOOL), "--chekc"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
