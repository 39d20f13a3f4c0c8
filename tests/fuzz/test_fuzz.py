"""Noise on the wire is answered and changes nothing that it may not."""

from __future__ import annotations

from pathlib import Path

from fuzz.run import besiege
from sampling import by_commit, whole
from server_kit import played, serving


@played
async def test_noise_breaks_nothing(tmp_path: Path) -> None:
    messages = 5000 if whole() else 1500
    with serving(tmp_path) as served:
        counts = await besiege(served, messages, by_commit().randrange(2**31))
    assert counts["sent"] > messages / 2 and counts["tables sound"] > 0
    assert counts["error"] > 100 and counts["done"] > 10
