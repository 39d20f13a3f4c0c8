"""Ctrl-C: `play` offers to save, `simulate` prints what was finished."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli_kit import COMMAND, TERRORS
from gaslamp.cli.terminal import steady
from gaslamp.table import life
from person_kit import ENVIRONMENT, PATIENCE, terminal

CTRL_C = "\x03"
CTRL_D = "\x04"


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Who runs the suite in the background may have Ctrl-C ignored; children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def quick_play() -> list[str]:
    options = ["influence=recommended", "overlords=random", "first-player=seat-1"]
    words = [word for option in options for word in ("--option", option)]
    return ["play", TERRORS, "--seats", "human,random", "--seed", "5", *words]


def test_ctrl_c_in_play_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    with terminal(*quick_play()) as (person, process):
        person.reads("Player 1> ")
        person.types("1\n")
        person.reads("Player 1> ")
        person.types(CTRL_C)
        person.reads("Save the game?")
        person.types(f"{file}\n")
        person.reads("Goodbye.")
        assert process.wait(PATIENCE) == 0
    assert len(life.load(file.read_text(encoding="utf-8")).journal.choices) == 1


def test_ctrl_c_twice_leaves_without_saving() -> None:
    with terminal(*quick_play()) as (person, process):
        person.reads("Player 1> ")
        person.types(CTRL_C)
        person.reads("Save the game?")
        person.types(CTRL_C)
        person.reads("not saved")
        person.reads("Goodbye.")
        assert process.wait(PATIENCE) == 0


def test_the_end_of_input_at_a_terminal_offers_to_save_too(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    with terminal(*quick_play()) as (person, process):
        person.reads("Player 1> ")
        person.types(CTRL_D)
        person.reads("Save the game?")
        person.types(f"{file}\n")
        person.reads("Goodbye.")
        assert process.wait(PATIENCE) == 0
    assert file.exists()


def test_a_person_may_slip_without_consequence() -> None:
    with terminal(*quick_play()) as (person, process):
        person.reads("Player 1> ")
        person.types("jump\n")
        person.reads("no command; try `help`.")
        person.types("quit\n")
        person.reads("Save the game?")
        person.types("\n")
        person.reads("Goodbye.")
        assert process.wait(PATIENCE) == 0


def interrupted(jobs: int, after: float) -> dict[str, object]:
    """What a long simulation prints when it is interrupted; empty when that was too early."""
    process = subprocess.Popen(
        [*COMMAND, "simulate", TERRORS, "--games", "1000000", "--jobs", str(jobs), "--json"],
        env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    if not out:
        return {}
    assert process.returncode == 130, err
    assert b"Traceback" not in err
    assert b"Interrupted after" in err
    found: dict[str, object] = json.loads(out)
    return found


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_simulate_prints_what_was_finished(jobs: int) -> None:
    for after in (1.5, 5.0, 15.0):
        found = interrupted(jobs, after)
        if found.get("finished"):
            break
    assert found["interrupted"] is True
    assert found["games"] == 1_000_000
    assert isinstance(found["finished"], int) and found["finished"] > 0


def test_a_choice_is_made_wholly_before_ctrl_c_counts() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), steady():
        signal.raise_signal(signal.SIGINT)
        done.append("whole")
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
