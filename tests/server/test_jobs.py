"""What workers are asked to do: their first process has loaded all of it."""

from __future__ import annotations

import re
from pathlib import Path

from gaslamp.server import jobs

SERVER = Path(jobs.__file__).parent
# `clerks.ask(replays.replay, …`: the first argument is what a worker does.
ASKED = re.compile(r"(?:clerks|thinkers|workers)\.ask\(\s*([\w.]+),|bots\.have\(\s*([\w.]+),")
CALLED_OTHERWISE = {"forked": "fork"}
GIVEN = {"doing"}  # by somebody whose own call is looked at


def test_workers_have_loaded_whatever_they_are_asked_to_do() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    found = {(one or other).rpartition(".")[2] for one, other in ASKED.findall(text)} - GIVEN
    assert {"replay", "listened", "laid_for", "missed", "weigh_some"} <= found
    assert {CALLED_OTHERWISE.get(name, name) for name in found} <= set(jobs.__all__)
