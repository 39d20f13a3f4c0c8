"""The luck of finished games over HTTP; while a game runs nobody is told."""

from __future__ import annotations

import random
from pathlib import Path

from server_kit import play_on, played, serving


@played
async def test_luck_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table(options={"turn-limit": "200"})
        way = f"/api/tables/{links['table']}/luck"
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            await play_on({0: ann, 1: bob}, random.Random(3), 60)
            early = served.get(way)
            assert early.status_code == 409
            assert served.get("/api/luck", served.token(links, 0)).json()["games"] == 0
            while not ann.over():
                await play_on({0: ann, 1: bob}, random.Random(4), 50)
        told = served.get(way).json()
        assert {line["seat"] for line in told["luck"]} == {0, 1}
        assert all(line["said"] and line["times"] > 10 for line in told["luck"])
        house = served.get("/api/luck", served.token(links, 1)).json()
        assert (house["games"], house["left"]) == (1, 0)
        assert house["luck"][0]["times"] == told["luck"][1]["times"]
        assert served.get("/api/luck").json()["luck"] == []
