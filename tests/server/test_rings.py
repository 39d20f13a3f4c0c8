"""Rings of keys: what a person's devices share, kept for whoever has the key."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp.server.limits import Allowances
from gaslamp.server.tokens import hashed, new_token
from gaslamp.store.records import Ring
from server_kit import played, serving
from store_kit import KINDS, House


def test_a_ring_is_put_fetched_and_dropped(tmp_path: Path) -> None:
    key, other = new_token(), new_token()
    with serving(tmp_path) as served:
        assert served.get("/api/ring").status_code == 401
        assert served.get("/api/ring", key, other).status_code == 401
        assert served.get("/api/ring", key).status_code == 404
        first = {"number": 1, "sealed": "first"}
        assert served.post("/api/ring", first, key).json() == first
        assert served.get("/api/ring", key).json() == first
        assert served.get("/api/ring", other).status_code == 404
        late = served.post("/api/ring", first, key)
        assert late.status_code == 409 and "quicker" in late.json()["error"]["message"]
        second = {"number": 2, "sealed": "second"}
        assert served.post("/api/ring", second, key).status_code == 200
        assert served.post("/api/ring", {"number": 9, "sealed": "x"}, key).status_code == 409
        assert served.get("/api/ring", key).json() == second
        assert served.post("/api/ring/drop", {}, key).status_code == 200
        assert served.get("/api/ring", key).status_code == 404
        for number in (1, 3):  # whoever still has the key
            again = served.post("/api/ring", {"number": number, "sealed": "again"}, key)
            assert again.status_code == 409
        assert served.get("/api/ring", key).status_code == 404
        big = {"number": 1, "sealed": "x" * 50_000}
        assert served.post("/api/ring", big, key).status_code == 400


def test_nobody_makes_hundreds_of_rings(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances(new_tables=(3, 0.05))) as served:
        made = [
            served.post("/api/ring", {"number": 1, "sealed": "x"}, new_token()).status_code
            for _ in range(5)
        ]
    assert made == [200, 200, 200, 429, 429]


@pytest.mark.parametrize("kind", KINDS)
@played
async def test_of_two_devices_one_is_quicker_and_old_rings_go(kind: str, tmp_path: Path) -> None:
    hash = hashed("a key")
    async with House(kind, tmp_path).opened() as store:
        assert await store.keep_ring(hash, Ring(1, "old", "2020-01-01"))
        both = [store.keep_ring(hash, Ring(1, sealed, "2099-01-01")) for sealed in ("a", "b")]
        assert sorted(await asyncio.gather(*both)) == [False, True], "the old one was forgotten"
        assert not await store.keep_ring(hash, Ring(1, "c", "2099-01-01"))
        found = await store.ring(hash)
        assert found is not None and found.sealed in ("a", "b")
        await store.drop_ring(hash)
        assert await store.ring(hash) is None
        assert not await store.keep_ring(hash, Ring(1, "d", "2099-01-01"))
