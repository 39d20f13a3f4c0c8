"""What `make test` looks at in part and `make proof` whole: another part at each commit."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

WHOLE = "GASLAMP_WHOLE"  # set by `make proof`


def whole() -> bool:
    return os.environ.get(WHOLE) == "yes"


def by_commit() -> random.Random:
    """Draws alike as long as the same commit is tested."""
    ran = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return random.Random(ran.stdout.strip() or "no commit")
