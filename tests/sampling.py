"""What `make test` looks at in part and `make proof` whole: another part at each commit."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

WHOLE = "GASLAMP_WHOLE"  # set by `make proof`
T = TypeVar("T")


def whole() -> bool:
    return os.environ.get(WHOLE) == "yes"


def by_commit() -> random.Random:
    """Draws alike as long as the same commit is tested."""
    ran = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return random.Random(ran.stdout.strip() or "no commit")


def some(things: Sequence[T]) -> list[T]:
    """One of them, another one at another commit; in `make proof` all."""
    return list(things) if whole() else [by_commit().choice(things)]
