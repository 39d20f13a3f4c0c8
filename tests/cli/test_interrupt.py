"""Ctrl-C: `play` offers to save, `simulate` prints what was finished."""

import json
import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli_kit import COMMAND, SRC, TERRORS
from gaslamp.cli.terminal import steady
from gaslamp.table import life

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", "TERM": "dumb"}
PATIENCE = 30.0
A_MOMENT = 0.3
CTRL_C = "\x03"
CTRL_D = "\x04"


class Person:
    """Somebody at a terminal: reads until words appear, and types."""

    def __init__(self, screen: int) -> None:
        self.screen = screen
        self.seen = ""

    def reads(self, words: str) -> None:
        end = time.monotonic() + PATIENCE
        while words not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} never came: {self.seen[-500:]}"
            try:
                self.seen += os.read(self.screen, 4096).decode(errors="replace")
            except OSError:
                raise AssertionError(f"{words!r} never came: {self.seen[-500:]}") from None
        self.seen = self.seen.partition(words)[2]

    def types(self, text: str) -> None:
        time.sleep(A_MOMENT)  # nobody is as quick as a machine
        os.write(self.screen, text.encode())


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Who runs the suite in the background may have Ctrl-C ignored; children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@contextmanager
def terminal(*words: str) -> Iterator[tuple[Person, subprocess.Popen[bytes]]]:
    screen, other = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *words], env=ENVIRONMENT, stdin=other, stdout=other, stderr=other,
        start_new_session=True, preexec_fn=take_terminal,
    )  # fmt: skip
    os.close(other)
    try:
        yield Person(screen), process
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def take_terminal() -> None:
    """Make the pseudo-terminal the process's own, so that Ctrl-C reaches it."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


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
