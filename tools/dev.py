"""`make dev`: the table for whoever changes it. Python is interpreted and starts anew when a file
of it changes; the client reloads by itself. Ctrl-C stops both."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  # from the checkout, not an installed one

SERVER_PORT = 8710  # where vite.config.ts sends what is not the client's
CLIENT = "127.0.0.1:5173"


def newest() -> float:
    """When the server's sources last changed."""
    kinds = ("*.py", "*.toml", "*.ftl", "*.md")
    paths = [path for kind in kinds for path in (ROOT / "src").rglob(kind)]
    return max(path.stat().st_mtime for path in paths)


def start_server() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "gaslamp", "serve", "--port", str(SERVER_PORT),
               "--data", str(ROOT / "build" / "dev"), "--allow", CLIENT]  # fmt: skip
    return subprocess.Popen(command, env={**os.environ, "GASLAMP_COMPILED": "no"})


def start_client() -> subprocess.Popen[bytes]:
    npm = hatch_build.npm()
    if npm is None:
        sys.exit("There is no npm here, and the client is served by it; install Node.js.")
    hatch_build.install_packages(ROOT, npm)
    return subprocess.Popen([*npm, "run", "dev", "--", "--strictPort"], cwd=ROOT / "web")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(timeout=10)


def main() -> None:
    client, server, seen = start_client(), start_server(), newest()
    print(f"The table is at http://{CLIENT}/ and follows every change you make. Ctrl-C stops it.")
    try:
        while client.poll() is None:
            time.sleep(1)
            if (now := newest()) != seen:
                seen = now
                stop(server)
                server = start_server()
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)
        stop(client)


if __name__ == "__main__":
    main()
