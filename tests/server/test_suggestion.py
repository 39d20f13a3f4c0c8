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
        for _ in range(30):
            hint = await one.ask("hint", seat=0)
            assert hint["type"] == "hint", hint
            assert hint["reason"].startswith("It is the next step of the plan")
            if "reveal" not in hint["suggestion"]:
                break
            assert hint["key"] == f"reveal:{hint['suggestion']['reveal']}"
            done = await one.choose(hint["key"], 0)
            await one.at(done["seq"])
        suggestion = hint["suggestion"]
        assert set(suggestion) == {"clocks", "plan", "lines"}
        assert len(suggestion["clocks"]) == 2
        assert suggestion["plan"]["trail"] == "held"
