"""What `make` does with the browser client: `python tools/web.py check|test|format`.

Without npm it says so and goes on: the client is a part of its own, everything else works.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  # from the checkout, not an installed one

SCRIPTS = {"check": ["form", "check"], "test": ["test"], "format": ["format"]}


def main(words: list[str]) -> int:
    """Run the scripts for one word; the exit code of the first that fails."""
    if len(words) != 1 or words[0] not in SCRIPTS:
        print("Say what to do with the client: check, test or format.", file=sys.stderr)
        return 2
    npm = hatch_build.npm()
    if npm is None:
        print(f"No npm was found, so the browser client goes without its {words[0]}.")
        return 0
    hatch_build.install_packages(ROOT, npm)
    for script in SCRIPTS[words[0]]:
        ran = subprocess.run([*npm, "run", "--silent", script], cwd=ROOT / "web", check=False)
        if ran.returncode:
            return ran.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
