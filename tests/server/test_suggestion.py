"""A hint from a game with a planner brings the whole plan along."""

from __future__ import annotations

from pathlib import Path

from server_kit import Served, played, serving

OPTIONS = {"characters": "random", "difficulty": "dread", "clock": "off"}


def test_a_hint_offers_the_plan_as_data(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        plan_by_hints(served)


@played
async def plan_by_hints(served: Served) -> None:
    links = served.new_table(game="london-dread", options=OPTIONS)
    async with served.join(links, 0) as one:
        for _ in range(3):
            hint = await one.ask("hint", seat=0)
            assert hint["type"] == "hint", hint
            assert hint["reason"] == "It is what the game's own planner advises."
            assert hint["key"] == hint["suggestion"]["key"]
            assert hint["key"] == f"reveal:{hint['suggestion']['reveal']}"
            assert len(hint["suggestion"]["lines"]) == 1
            done = await one.choose(hint["key"], 0)
            await one.at(done["seq"])
