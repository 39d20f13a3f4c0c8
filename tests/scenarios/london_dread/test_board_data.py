"""What drawn boards read comes with the view: points by source, chances, what tokens bring."""

from __future__ import annotations

import random

import pytest

from gaslamp.games.london_dread.game import GAME
from gaslamp.table import life
from gaslamp.table.match import Match
from kit import golden_cards
from scenarios.london_dread.kit import STAY, story
from scenarios.london_dread.tables import night


def planned(seats: int = 2) -> Match:
    wishes, cards = {"characters": "random"}, golden_cards("london-dread")
    return life.begin("london-dread", ["human"] * seats, wishes, 5, cards)


def test_every_token_for_the_next_empty_hour_tells_what_the_plan_becomes() -> None:
    match = planned()
    (mine,) = match.view(0).data["plan"]["prospects"]
    assert (mine["hour"], mine["area"], len(mine["numbers"])) == (1, "west", 6)
    assert set(mine["arrows"]) == {"north", "east", "south", "west"}
    for number, told in enumerate(mine["numbers"], 1):
        match.choose(0, f"place:{mine['who']}:6am:{number}")
        plan = match.view(0).data["plan"]
        assert plan["dread"]["least"] == told["least"]
        assert plan["prospects"][0]["hour"] == 2
        match.choose(0, f"take-back:{mine['who']}:6am")


def test_what_is_likely_lies_between_the_least_and_the_most_and_items_only_help() -> None:
    for seed in range(8):
        plan = night(random.Random(seed)).view(0).data["plan"]["dread"]
        assert plan["helped"] <= plan["likely"] >= plan["least"]
        assert plan["likely"] <= plan["most"] or plan["most"] == 51


@pytest.mark.parametrize(("item", "left"), [("lockpicks", 0), ("evening-edition", 5)])
def test_an_item_that_is_ready_is_hoped_to_solve_what_is_short(item: str, left: int) -> None:
    """Stürmer and Milton bring 4 of 5 to the Midnight Barge."""
    clocks = {"sturmer": {"6am": "4"}, "milton": {"6am": "4"}} | STAY
    table = story({"west-4": "the-midnight-barge"}, clocks, done=5, items={"milton": [item]})
    dread = GAME.view(table.g, 0).data["plan"]["dread"]
    assert (dread["least"], dread["likely"], dread["helped"]) == (5, 5, left)


def test_the_plan_tells_who_is_alone_where_the_story_asks() -> None:
    clocks = {"milton": {"6am": ">east"}, "degas": {"6am": "1"}}
    for tale, lone in (("caped-killer", ["milton"]), ("the-letter", None)):
        table = story({}, clocks, tale=tale, done=5)
        alone = GAME.view(table.g, 0).data["plan"]["alone"]
        assert [row["hour"] for row in alone] == ([4, 8, 12] if lone else [])
        assert all(row["who"] == lone for row in alone)


def test_nobody_is_told_what_tokens_of_others_would_bring() -> None:
    whose = [p["who"] for p in planned().view(1).data["plan"]["prospects"]]
    assert whose == [c["id"] for c in planned().view(1).data["characters"] if c["seat"] == 1]
    assert planned().view(-1).data["plan"]["prospects"] == []


def test_free_tokens_are_counted_by_number() -> None:
    match = planned()
    who = match.view(0).data["characters"][0]["id"]
    match.choose(0, f"place:{who}:6am:3")
    (mine,) = [c for c in match.view(0).data["characters"] if c["id"] == who]
    assert mine["tokens"] == [2, 2, 1, 2, 2, 2]


def test_the_hours_of_a_day_are_all_told_even_when_some_are_over() -> None:
    match = planned()
    who = match.view(0).data["characters"][0]["id"]
    for hour in ("6am", "8am"):
        match.choose(0, f"place:{who}:{hour}:4")
    match.choose(0, "time-up")
    while match.view(0).data["hour"] < 2:
        seat = match.asked()[0]
        keys = [o.key for o in match.menu(seat)]
        match.choose(seat, next((k for k in keys if k in ("pass", "end-action")), keys[0]))
    hours = match.view(0).data["plan"]["hours"]
    assert [hour["hour"] for hour in hours] == list(range(1, 13))
    assert [hour["places"][who] for hour in hours[:3]] == ["west-4", "west-4", "west-streets"]


def test_the_points_of_an_open_investigation_are_told_by_source() -> None:
    match = played_into_inquiry()
    data = match.view(0).data
    inquiry = data["inquiry"]
    group = [c for c in data["characters"] if c["id"] in inquiry["who"]]
    assert group and inquiry["card"]
    for one in group:
        assert sum(source["points"] for source in one["sources"]) == one["points"]
    assert inquiry["points"] == sum(one["points"] for one in group)


def test_the_chances_of_the_outcomes_of_a_plot_card_are_those_of_the_offers() -> None:
    match = played_into_inquiry("roll:")
    seat = match.asked()[0]
    inquiry = match.view(seat).data["inquiry"]
    (roll,) = [o for o in match.menu(seat) if o.key.startswith("roll:")]
    assert sum(inquiry["chances"]) == pytest.approx(1.0)
    assert [odds.chance for odds in roll.odds] == pytest.approx(inquiry["chances"])
    assert len(inquiry["tiers"]) == len(inquiry["chances"])


def played_into_inquiry(wanted: str = "draw:") -> Match:
    """A game whose investigations lead to this kind of question."""
    for seed in range(1, 40):
        match = life.begin("london-dread", ["human"] * 2, {"characters": "random"}, seed=seed)
        for place in match.view(0).maps[0].places:
            if place.id.startswith("west") and not place.id.endswith("streets"):
                match.choose(0, f"reveal:{place.id}")
        cards = [p for p in match.view(0).maps[0].places if p.id[:-1] == "west-"]
        kinds = {p.id: p.pieces[0].data["type"] for p in cards if p.pieces}
        goal = "plot" if wanted == "roll:" else "dread"
        number = next((id[-1] for id, kind in kinds.items() if kind == goal), None)
        if number is None:
            continue
        for c in match.view(0).data["characters"]:
            match.choose(c["seat"], f"place:{c['id']}:6am:{number}")
        match.choose(0, "time-up")
        for _ in range(12):
            if match.result() is not None:
                break
            seat = match.asked()[0]
            keys = [o.key for o in match.menu(seat)]
            if any(key.startswith(wanted) for key in keys):
                return match
            likely = [k for k in keys if k.startswith(("investigate", "leader", "next"))]
            match.choose(seat, next(iter([*likely, *(k for k in keys if k == "pass"), *keys])))
    raise AssertionError("no such position was found")


def test_open_cards_tell_what_is_printed_on_them() -> None:
    match = planned()
    match.choose(0, "reveal:west-1")
    (place,) = [p for p in match.view(0).maps[0].places if p.id == "west-1"]
    data = place.pieces[0].data
    assert data["type"] in ("dread", "plot", "ally") and data["icons"]
    (hidden,) = [p for p in match.view(0).maps[0].places if p.id == "west-2"]
    assert hidden.pieces[0].data == {"type": "hidden", "notes": []}


def test_items_tell_what_they_give() -> None:
    printed = GAME.catalogue(GAME.content())
    assert printed["lockpicks"]["use"]["icons"] == ["guile"]
    assert printed["elephant-gun"]["use"]["kind"] == "dice"
    assert printed["elephant-gun"]["deplete"]["kind"] == "success"
    assert printed["north-1"]["name"] == "Highgate Vaults"
