"""Together at a table: pointing, notes and shoulders, and that nobody learns more by them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server_kit import Player, Served, play_on, played, serving

FIRST = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
SECRET = ("view", "menu", "refusals", "prompt")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("company")) as running:
        yield running


def hand(player: Player, seat: int) -> list[str]:
    zones = player.states[seat]["view"]["zones"]
    return [p["ref"] for z in zones if z["id"] == f"seat-{seat}/hand" for p in z["pieces"]]


async def settled(*players: Player) -> None:
    """Everything that was sent before has come."""
    for player in players:
        await player.ask("ping")


def kinds(player: Player, kind: str) -> list[str]:
    return [text for text in player.raw if f'"type":"{kind}"' in text]


@played
async def test_a_remark_keeps_the_moment_it_speaks_of(served: Served) -> None:
    links = served.new_table(options=FIRST)
    async with served.join(links, 0) as ann:
        key = ann.states[0]["menu"][0]["key"]
        assert (await ann.choose(key, 0))["type"] == "done"
        said = {"seat": 0, "text": "here it was lost", "about": 1}
        assert (await ann.ask("chat", **said))["type"] == "done"
        assert (await ann.ask("chat", **{**said, "about": 2}))["code"] == "refused"
    async with served.join(links, 1) as bob:
        assert [
            (line["text"], line["about"]) for line in bob.welcome["chat"] if line["seat"] == 0
        ] == [("here it was lost", 1)]


@played
async def test_pointing_reaches_those_who_see_the_same(served: Served) -> None:
    links = served.new_table(options=FIRST)
    async with (
        served.join(links, 0) as ann,
        served.join(links, 1) as bob,
        served.join(links) as eve,
    ):
        everybody = served.match(links["table"]).view(-1)
        street = next(p.ref for z in everybody.zones if z.id == "street" for p in z.pieces)
        assert (await ann.ask("point", seat=0, ref=street))["type"] == "done"
        assert (await eve.ask("point", ref=street))["type"] == "done"
        await settled(ann, bob, eve)
        assert len(kinds(bob, "pointed")) == 2 and len(kinds(eve, "pointed")) == 1
        own = hand(ann, 0)[0]
        assert (await ann.ask("point", seat=0, ref=own))["type"] == "done"
        await settled(bob, eve)
        assert not any(own in text for text in kinds(bob, "pointed") + kinds(eve, "pointed"))
        # What one does not see cannot be asked after, and nobody points for another seat.
        wrongs: list[tuple[Player, dict[str, Any]]] = [
            (eve, {"ref": own}),
            (ann, {"ref": street}),
            (bob, {"seat": 0, "ref": street}),
            (bob, {"seat": 1, "ref": "nothing"}),
        ]
        for player, wrong in wrongs:
            assert (await player.ask("point", **wrong))["type"] == "error"


@played
async def test_notes_are_read_by_their_seat_alone_and_not_inherited(tmp_path: Path) -> None:
    secret = "the Count hides\nin Whitby\u202e"
    with serving(tmp_path) as served:
        links = served.new_table("human", "open", options=FIRST)
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            assert (await bob.ask("note", seat=1, text=secret))["type"] == "done"
            assert (await ann.ask("note", seat=1, text="mine now"))["code"] == "not-your-seat"
            await settled(ann)
            async with served.join(links) as eve, served.join(links, 1) as again:
                noted = await again.until(lambda m: m["type"] == "noted")
                assert (noted["seat"], noted["text"]) == (1, "the Count hides\nin Whitby")
                await settled(eve)
                assert not any("Whitby" in text for text in [*ann.raw, *eve.raw])
        link = served.post(f"/api/tables/{links['table']}/seats/1/link", {}, links["host"])
        token = served.follow(links["table"], link.json()["link"])
    with serving(tmp_path) as served:
        async with Player(served.port, links["table"], [token]) as carl:
            await settled(carl)
            assert not kinds(carl, "noted")


async def looking_link(holder: Player, seat: int) -> str:
    answer = await holder.ask("shoulder", seat=seat, do="begin")
    assert answer["type"] == "shoulder_link", answer
    return str(answer["link"]).partition("#")[2]


@played
async def test_who_looks_over_a_shoulder_sees_that_seat_and_may_do_nothing(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as served:
        links = served.new_table(options=FIRST)
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            token = await looking_link(ann, 0)
            told = await bob.until(lambda m: m["type"] == "chat")
            assert told["seat"] is None and "shoulder" in told["text"]
            assert token not in "".join(bob.raw)
            async with Player(served.port, links["table"], [token]) as eve:
                assert (eve.welcome["seats_held"], eve.welcome["looks"]) == ([], [0])
                await play_on({0: ann, 1: bob}, random.Random(3), 12)
                await settled(eve, ann, bob)
                for part in SECRET:
                    assert eve.states[0][part] == ann.states[0][part]
                assert eve.logs[0] == ann.logs[0] and set(eve.states) == {0}
                assert bob.seats[0]["shoulder"] and not bob.seats[1]["shoulder"]
                for kind, more in (
                    ("choose", {"key": ann.menu(0)[0] if ann.menu(0) else "pass",
                                "seq": eve.states[0]["seq"]}),
                    ("undo", {}), ("hint", {}), ("note", {"text": "x"}), ("name", {"name": "x"}),
                    ("chat", {"text": "x"}), ("shoulder", {"do": "begin"}), ("skip", {}),
                    ("occupy", {"occupant": "random"}), ("prefer", {"how": "able"}),
                ):  # fmt: skip
                    refused = await eve.ask(kind, seat=0, **more)
                    assert refused["type"] == "error", kind
                # Looking back and saving need the seat itself.
                for path in ("replay?eyes=0", "save", "report"):
                    assert (
                        served.get(f"/api/tables/{links['table']}/{path}", token).status_code > 400
                    )
                assert served.get("/api/tables", token).json() == {"tables": []}
                assert served.post("/api/calls", {}, token).status_code == 422
                await ann.ask("shoulder", seat=0, do="end")
                assert await eve.closed() == 4409
            async with served.join(links, 0) as again:
                assert not again.seats[0]["shoulder"]
            with pytest.raises(ConnectionClosed):
                await Player(served.port, links["table"], [token]).connect()


@played
async def test_who_plays_does_not_look_over_the_others_shoulder(served: Served) -> None:
    links = served.new_table(options=FIRST)
    async with served.join(links, 0) as ann:
        token = await looking_link(ann, 0)
        both = Player(served.port, links["table"], [links["seats"][1]["token"], token])
        async with both as bob:
            assert (bob.welcome["seats_held"], bob.welcome["looks"]) == ([1], [])
            assert set(bob.states) == {1}


@played
async def test_a_new_link_to_the_seat_ends_all_looking_on(served: Served) -> None:
    links = served.new_table("human", "open", options=FIRST)
    async with served.join(links, 1) as bob:
        token = await looking_link(bob, 1)
        async with Player(served.port, links["table"], [token]) as eve:
            served.post(f"/api/tables/{links['table']}/seats/1/link", {}, links["host"])
            assert await eve.closed() == 4409


@played
async def test_phrases_travel_as_keys(served: Served) -> None:
    links = served.new_table(options=FIRST)
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        assert (await ann.ask("chat", seat=0, phrase="well-played"))["type"] == "done"
        line: Any = await bob.until(lambda m: m["type"] == "chat")
        assert (line["seat"], line["text"], line["phrase"]) == (0, "", "well-played")
        assert (await ann.ask("chat", seat=0, phrase="you-fool"))["code"] == "bad-message"
    async with served.join(links, 1) as again:
        assert again.welcome["chat"][-1]["phrase"] == "well-played"


def test_whoever_follows_an_invitation_brings_their_name(served: Served) -> None:
    links = served.new_table("human", "open", options=FIRST)
    path = f"/api/tables/{links['table']}"
    body = {"invitation": links["seats"][1]["link"].partition("#join=")[2], "name": " Mina  M. "}
    assert served.post(f"{path}/sit", body).status_code == 200
    assert served.get(path).json()["seats"][1]["name"] == "Mina M."
