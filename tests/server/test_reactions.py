"""How a seat wants to be asked when it could react: over the wire, and kept with the table."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from server_kit import Player, Served, played, serving

GAME = "great-old-ones"
OPTIONS = {"colours": "by-seat", "first-player": "seat-1"}
WAYS = ["always", "able", "my-turn"]


def table(served: Served, *seats: str, seed: int = 7) -> Any:
    return served.new_table(*seats, game=GAME, options=OPTIONS, seed=seed)


def how(player: Player, seat: int) -> str:
    told: str = player.states[seat]["reactions"]["how"]
    return told


async def play_to_a_window(players: dict[int, Player], asked: int, seed: int = 3) -> None:
    """Choose at random until a window asks this seat."""
    rng = random.Random(seed)
    while True:
        first = players[0].states[0]
        seat = first["asked"][0]
        if seat == asked and "pass" in players[seat].menu(seat):
            return
        done = await players[seat].choose(rng.choice(players[seat].menu(seat)), seat)
        for player in players.values():
            await player.at(done["seq"])
        assert not players[0].over()


@played
async def test_a_preference_is_told_to_its_seat_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with (
            served.join(links, 0) as ann, served.join(links, 0) as phone,
            served.join(links, 1) as bob, served.join(links) as watcher,
        ):  # fmt: skip
            assert how(ann, 0) == "always"
            assert [c["value"] for c in ann.states[0]["reactions"]["choices"]] == WAYS
            assert all(c["title"] and c["help"] for c in ann.states[0]["reactions"]["choices"])
            for player in (bob, watcher):
                await player.ask("ping")
            sent = len(bob.raw), len(watcher.raw)
            done = await ann.ask("prefer", seat=0, how="able")
            assert done["type"] == "done"
            assert done["seq"] == ann.states[0]["seq"], "a preference moves nothing"
            while how(phone, 0) != "able":
                await phone.next()
            assert phone.states[0]["cause"] == "prefer"
            for player in (bob, watcher):
                await player.ask("ping")
            assert how(bob, 1) == "always"
            assert watcher.states[-1]["reactions"] is None
            news = [
                json.loads(raw)["type"] for raw in (*bob.raw[sent[0] :], *watcher.raw[sent[1] :])
            ]
            assert set(news) == {"done"}, "nobody else hears of it"


@played
async def test_bad_wishes_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with served.join(links, 0) as ann:
            foreign = await ann.ask("prefer", seat=1, how="able")
            assert foreign["code"] == "not-your-seat"
            wrong = await ann.ask("prefer", seat=0, how="never")
            assert wrong["code"] == "refused"
            assert wrong["message"] == ("There is no preference 'never'; a seat can be asked: "
                                        "always, able, my-turn.")  # fmt: skip
            await ann.ask("occupy", seat=0, occupant="random")
            bot = await ann.ask("prefer", seat=0, how="able")
            assert bot["message"] == "A bot plays this seat; take the seat back first."
        other = served.new_table()
        async with served.join(other, 0) as ann:
            assert ann.states[0]["reactions"] is None
            none = await ann.ask("prefer", seat=0, how="able")
            assert none["code"] == "refused"
            assert "nobody is asked to react" in none["message"]


@played
async def test_what_the_table_answers_is_stored_told_and_no_hindrance(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            players = {0: ann, 1: bob}
            await play_to_a_window(players, 1, seed=1)
            window = ann.states[0]
            done = await bob.ask("prefer", seat=1, how="my-turn")
            assert done["seq"] == window["seq"]
            for player in players.values():
                await player.at(window["seq"] + 1)
            assert (ann.states[0]["actor"], ann.states[0]["cause"]) == (1, "choice")
            choices = served.match(links["table"]).journal.choices
            assert choices[-1] == (1, "pass")
            assert ann.states[0]["choices"] == len(choices)
            taken_back = await bob.ask("undo", seat=1)
            assert taken_back["type"] == "done"
            for player in players.values():
                await player.at(taken_back["seq"])
            assert ann.states[0]["prompt"] == window["prompt"]
            passed = await bob.choose("pass", 1)
            await ann.at(passed["seq"])
            assert not ann.states[0]["undo"]["can"], "now it was Bob's own choice"


@played
async def test_preferences_and_given_answers_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            await play_to_a_window({0: ann, 1: bob}, 1)
            await bob.ask("prefer", seat=1, how="my-turn")
            await bob.ask("prefer", seat=1, how="able")
        match = served.match(links["table"])
        given, choices = set(match.reactions.given), list(match.journal.choices)
        assert given == {len(choices) - 1}
    with serving(tmp_path) as served:
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            assert how(bob, 1) == "able"
            assert how(ann, 0) == "always"
            match = served.match(links["table"])
            assert match.journal.choices == choices
            assert match.reactions.given == given


@played
async def test_a_new_link_for_a_seat_begins_with_secrecy(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with served.join(links, 1) as bob:
            await bob.ask("prefer", seat=1, how="able")
        path = f"/api/tables/{links['table']}/seats/1/link"
        link = served.post(path, {}, links["host"]).json()["link"]
        token = served.follow(links["table"], link)
        async with Player(served.port, links["table"], [token]) as carl:
            assert how(carl, 1) == "always"


@played
async def test_until_my_turn_ends_with_it_and_is_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = table(served, "human", "human")
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            players, rng = {0: ann, 1: bob}, random.Random(1)
            await bob.ask("prefer", seat=1, how="my-turn")
            await bob.ask("ping")
            assert how(bob, 1) == "my-turn"
            while how(bob, 1) == "my-turn":
                seat = ann.states[0]["asked"][0]
                assert seat == 0 or "pass" not in bob.menu(1)
                done = await players[seat].choose(rng.choice(players[seat].menu(seat)), seat)
                for each in players.values():
                    await each.at(done["seq"])
                await bob.ask("ping")
            stored = await served.hall.store.load(links["table"])
            assert stored is not None
            assert [seat.reactions for seat in stored.seats] == ["always", "always"]
