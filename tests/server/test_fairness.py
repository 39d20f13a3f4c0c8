"""Fair play: nobody knows, saves or takes back more than the others are told of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from server_kit import GAME, Player, Served, play_on, played, serving

QUICK = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fairness")) as running:
        yield running


def save_and_report(served: Served, links: Any, *tokens: str) -> tuple[int, bool]:
    """What a seat gets of the running game: the save's status, and whether a report holds it."""
    path = f"/api/tables/{links['table']}"
    report = served.get(f"{path}/report", *tokens).json()
    return served.get(f"{path}/save", *tokens).status_code, report["save"] is not None


# Saves


@played
async def test_no_save_while_a_seat_is_open(served: Served) -> None:
    links = served.new_table("human", "open")
    mine = links["seats"][0]["token"]
    assert save_and_report(served, links, mine) == (403, False)
    theirs = served.token(links, 1)
    assert save_and_report(served, links, mine) == (403, False)
    assert save_and_report(served, links, mine, theirs) == (200, True)


@played
async def test_no_save_once_a_bots_seat_has_a_link(served: Served) -> None:
    links = served.new_table("human", "greedy")
    mine = links["seats"][0]["token"]
    assert save_and_report(served, links, mine) == (200, True)
    link = served.post(f"/api/tables/{links['table']}/seats/1/link", {}, links["host"]).json()
    assert save_and_report(served, links, mine) == (403, False)
    served.follow(links["table"], link["link"])
    assert save_and_report(served, links, mine) == (403, False)


@played
async def test_no_save_when_a_bot_stands_in_for_somebody(served: Served) -> None:
    links = served.new_table("human", "open")
    bobs = served.token(links, 1)
    async with served.join(links, 0, host=True) as ann:
        assert (await ann.ask("occupy", seat=1, occupant="greedy"))["type"] == "done"
        assert save_and_report(served, links, links["seats"][0]["token"]) == (403, False)
    assert save_and_report(served, links, links["seats"][0]["token"], bobs) == (200, True)


@played
async def test_no_save_while_somebody_may_still_follow_an_invitation(served: Served) -> None:
    links = served.new_table("human", "open")
    async with served.join(links, 0, host=True) as ann:
        assert (await ann.ask("occupy", seat=1, occupant="greedy"))["type"] == "done"
        assert save_and_report(served, links, links["seats"][0]["token"]) == (403, False)
        served.token(links, 1)
        await ann.until(lambda m: m["type"] == "state" and m["seats"][1]["occupant"] == "human")


# Invitations


def test_who_lays_a_table_gets_no_token_for_the_others(served: Served) -> None:
    links = served.new_table("human", "open", "open", game="great-old-ones")
    assert [seat["token"] is None for seat in links["seats"]] == [False, True, True]
    assert all("#join=" in seat["link"] for seat in links["seats"][1:])


@played
async def test_an_invitation_is_followed_once_and_opens_nothing_by_itself(served: Served) -> None:
    links = served.new_table("human", "open")
    secret = links["seats"][1]["link"].partition("#join=")[2]
    path = f"/api/tables/{links['table']}/sit"
    async with served.join(links, 0) as ann:
        assert ann.seats[1]["occupant"] == "open"
        with pytest.raises(Exception, match="4401"):
            await Player(served.port, links["table"], [secret]).connect()
        sat = served.post(path, {"invitation": secret})
        assert sat.status_code == 200 and sat.json()["seat"] == 1
        assert sat.json()["token"] != secret and sat.json()["link"].endswith(sat.json()["token"])
        told = await ann.until(lambda m: m["type"] == "chat")
        assert told["seat"] is None and told["text"] == "Player 2 sat down."
        await ann.until(lambda m: m["type"] == "state" and m["seats"][1]["occupant"] == "human")
    again = served.post(path, {"invitation": secret})
    assert again.status_code == 403 and "followed before" in again.json()["error"]["message"]
    for body in ({}, {"invitation": 7}, {"invitation": "x" * 99}):
        assert served.post(path, body).status_code == 400
    assert served.post(path, {"invitation": ""}).status_code == 403
    async with Player(served.port, links["table"], [sat.json()["token"]]) as bob:
        assert bob.welcome["seats_held"] == [1]


@played
async def test_one_person_may_sit_on_several_seats_of_one_screen(served: Served) -> None:
    links = served.new_table("human", "human")
    async with served.join(links, 0, 1) as both:
        assert both.welcome["seats_held"] == [0, 1]


# What is known in advance


@played
async def test_a_chosen_seed_is_shown_to_everybody(served: Served) -> None:
    def laid(**more: object) -> Any:
        return served.post("/api/tables", {"game": GAME, "seats": ["human", "open"], **more}).json()

    by_lot, chosen, daily = laid(), laid(seed=41), laid(daily=True)
    async with served.join(chosen, 1) as bob, served.join(chosen) as watcher:
        assert "chose its seed, 41:" in bob.welcome["dealt"] == watcher.welcome["dealt"]
    async with served.join(daily, 1) as bob:
        assert "daily deal" in bob.welcome["dealt"] and "in advance" in bob.welcome["dealt"]
    async with served.join(by_lot, 1) as bob:
        assert bob.welcome["dealt"] == ""


# Bots on seats, and going back


async def until_ann_must_ask(ann: Player, bob: Player) -> None:
    """Play until seat 0 cannot simply take back its last choice."""
    rng = random.Random(3)
    for _ in range(300):
        await play_on({0: ann, 1: bob}, rng, 1)
        undo = ann.states[0]["undo"]
        if undo["can_ask"] and not undo["can"]:
            return
    raise AssertionError("no barrier in 300 choices")


@played
async def test_the_host_cannot_go_back_alone_by_seating_a_bot(served: Served) -> None:
    links = served.new_table("human", "open", options=QUICK)
    async with served.join(links, 0, host=True) as ann:
        async with served.join(links, 1) as bob:
            await until_ann_must_ask(ann, bob)
        await ann.until(lambda m: m["type"] == "seats" and not m["seats"][1]["present"])
        # The bot must not move meanwhile: its thoughts are slow here.
        served.hall.tables[links["table"]].bots.pause = 60.0
        assert (await ann.ask("occupy", seat=1, occupant="random"))["type"] == "done"
        choices = ann.states[0]["choices"]
        assert (await ann.ask("undo_ask", seat=0))["type"] == "done"
        live = served.hall.tables[links["table"]]
        assert live.match.undo_request is not None
        assert len(live.match.journal.choices) == choices
        async with served.join(links, 1) as bob:
            assert bob.states[1]["undo"]["request"]["waits_for"] == [1]
            said = [line["text"] for line in bob.welcome["chat"]]
            assert any(line.startswith("The host put a bot on Player 2") for line in said)
            assert (await bob.ask("occupy", seat=1, occupant="human"))["type"] == "done"
            assert bob.chat[-1]["text"] == "Player 2 plays again."
        live.bots.pause = 0.0


@played
async def test_a_new_link_to_a_persons_seat_does_not_take_their_say(served: Served) -> None:
    links = served.new_table("human", "open", options=QUICK)
    async with served.join(links, 0, host=True) as ann:
        async with served.join(links, 1) as bob:
            await until_ann_must_ask(ann, bob)
        path = f"/api/tables/{links['table']}/seats/1/link"
        assert served.post(path, {}, links["host"]).status_code == 200
        live = served.hall.tables[links["table"]]
        choices = len(live.match.journal.choices)
        await ann.ask("undo_ask", seat=0)
        assert len(live.match.journal.choices) == choices


@played
async def test_a_bot_from_the_start_has_no_say(served: Served) -> None:
    links = served.new_table("human", "random", options=QUICK)
    async with served.join(links, 0) as ann:
        while True:
            while ann.states[0]["asked"] != [0]:
                await ann.next()
            if ann.states[0]["undo"]["can_ask"]:
                break
            done = await ann.choose(ann.menu(0)[0], 0)
            await ann.at(done["seq"])
        choices = ann.states[0]["choices"]
        done = await ann.ask("undo_ask", seat=0)
        await ann.at(done["seq"])
        assert ann.states[0]["choices"] < choices


@played
async def test_everybody_is_told_when_a_seat_changes_hands(served: Served) -> None:
    links = served.new_table("human", "human", options=QUICK)
    async with served.join(links, 1) as bob, served.join(links, 0) as ann:
        await ann.ask("occupy", seat=0, occupant="greedy")
        assert (await bob.until(lambda m: m["type"] == "chat"))["text"] == (
            "Player 1 lets a bot play: Greedy."
        )
        await ann.ask("occupy", seat=0, occupant="human")
        assert "plays again" in (await bob.until(lambda m: m["type"] == "chat"))["text"]
