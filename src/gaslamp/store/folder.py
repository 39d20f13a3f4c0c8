"""Where this system keeps a person's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this system keeps a person's data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Gaslamp"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Gaslamp"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "gaslamp"
