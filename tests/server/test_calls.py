"""Being called: feeds tell only whose turn it is, and only a browser itself reads its pushes."""

from __future__ import annotations

import json
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gaslamp.server.porter import Outside, Porter
from gaslamp.server.tokens import new_token
from server_kit import Served, played, serving

FIRST = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("calls")) as running:
        yield running


def bell_of(served: Served, *tokens: str, **more: Any) -> Any:
    reply = served.post("/api/calls", more, *tokens)
    assert reply.status_code == 201, reply.text
    return reply.json()


async def end_turn(served: Served, links: Any, seat: int = 0) -> None:
    """A seat passes until the other one is asked, where nobody is."""
    async with served.join(links, seat) as one:
        while seat in one.states[seat]["asked"]:
            await one.choose("pass" if "pass" in one.menu(seat) else one.menu(seat)[0], seat)


def test_a_feed_tells_whose_turn_it_is_and_nothing_else(served: Served) -> None:
    links = served.new_table(names=["Mina", "Lucy"], options=FIRST)
    first, second = (row["token"] for row in links["seats"])
    mine, theirs = bell_of(served, first), bell_of(served, second)
    feed = served.get(mine["atom"])
    assert feed.headers["content-type"].startswith("application/atom+xml")
    entries = ElementTree.fromstring(feed.text).findall(f"{ATOM}entry")
    (link,) = [row.attrib["href"] for row in entries[0].iter(f"{ATOM}link")]
    assert len(entries) == 1 and link.endswith(f"/table/{links['table']}#mine")
    assert ElementTree.fromstring(served.get(theirs["atom"]).text).find(f"{ATOM}entry") is None
    calendar = served.get(mine["ical"]).text
    assert calendar.count("BEGIN:VEVENT") == 1 and "\r\n" in calendar
    assert max(len(line.encode()) for line in calendar.split("\r\n")) <= 75
    for text in (feed.text, calendar):
        assert not any(token in text for token in (first, second, links["host"], mine["bell"]))


def test_a_feed_has_an_address_that_nobody_guesses_and_that_can_be_made_void(
    served: Served,
) -> None:
    token = served.new_table(options=FIRST)["seats"][0]["token"]
    bell = bell_of(served, token)
    # A seat's own token is no feed's address, nor is the hash that the store keeps.
    for wrong in (token, new_token(), served.hall.owner_hash or "x"):
        assert served.get(f"/api/turns/{wrong}/atom").status_code == 404
    assert served.post("/api/calls/stop", {"bell": new_token()}).json() == {"stopped": False}
    assert served.get(bell["atom"]).status_code == 200
    assert served.post("/api/calls/stop", {"bell": bell["bell"]}).json() == {"stopped": True}
    assert served.get(bell["atom"]).status_code == 404


def test_a_bell_is_for_those_who_hold_a_seat_and_only_for_their_seats(served: Served) -> None:
    assert served.post("/api/calls", {}).status_code == 401
    assert served.post("/api/calls", {}, new_token()).status_code == 422
    links = served.new_table(options=FIRST)
    mine = bell_of(served, links["seats"][0]["token"])
    # Renewed by somebody else's seat it is theirs: nobody else's turns are in it any more.
    again = bell_of(served, links["seats"][1]["token"], bell=mine["bell"])
    assert again["bell"] == mine["bell"]
    assert ElementTree.fromstring(served.get(mine["atom"]).text).find(f"{ATOM}entry") is None
    made_up = new_token()
    assert bell_of(served, links["seats"][0]["token"], bell=made_up)["bell"] != made_up


def test_the_server_calls_nobody_inside_its_own_network() -> None:
    porter = Porter.__new__(Porter)
    porter.local = False
    for wrong in (
        "http://127.0.0.1:80/x", "http://push.example/x", "https://push.example:8443/x",
        "file:///etc/passwd", "https://[::1", "https:///x", "https://push.example/" + "x" * 600,
    ):  # fmt: skip
        assert not porter.accepts(wrong), wrong
    assert porter.accepts("https://push.example/send/1")
    for inside in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"):
        with pytest.raises(OSError, match=inside.replace(".", r"\.")):
            Outside(inside, 443).connect()


def test_who_cannot_be_reached_is_told_so(served: Served) -> None:
    assert served.get("/api/calls").json() == {"key": ""}


def test_the_app_can_be_installed_and_says_when_the_server_is_away(served: Served) -> None:
    found = served.get("/api/manifest")
    assert found.headers["content-type"] == "application/manifest+json"
    assert found.json()["display"] == "standalone" and len(found.json()["icons"]) == 3
    page = served.get("/api/offline")
    assert page.headers["content-type"].startswith("text/html") and "<h1>" in page.text


@played
async def test_a_door_tells_the_last_lines_that_everybody_may_read(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table(options=FIRST)
        await end_turn(served, links)
        line = served.get(f"/api/tables/{links['table']}").json()
        match = served.match(links["table"])
        assert line["latest"] == [entry.told(match.words) for entry in match.visible_log(-1)[-3:]]


@played
async def test_whoever_is_away_is_called_once_and_the_service_cannot_read_it(
    tmp_path: Path,
) -> None:
    pytest.importorskip("cryptography")
    from push_kit import Subscriber, push_service

    with push_service() as service, serving(tmp_path, push_folder=tmp_path) as served:
        assert len(served.get("/api/calls").json()["key"]) == 87
        links = served.new_table(options=FIRST)
        browser = Subscriber()
        push = {"endpoint": f"{service.address}/somebody", **browser.keys()}
        bell = bell_of(served, links["seats"][1]["token"], push=push)
        await end_turn(served, links)
        path, headers, body = service.taken.get(timeout=10)
        told = json.loads(browser.read(body))
        assert path == "/somebody" and headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        assert told["table"] == links["table"] and told["title"] == "Your move: Terrors of London"
        assert told["title"].encode() not in body
        with pytest.raises(queue.Empty):
            service.taken.get_nowait()
        # A browser that has gone is forgotten; its feed goes on.
        service.status = 410
        await end_turn(served, links, 1)
        await end_turn(served, links, 0)
        service.taken.get(timeout=10)
        await end_turn(served, links, 1)
        await end_turn(served, links, 0)
        assert "BEGIN:VEVENT" in served.get(bell["ical"]).text
        assert service.taken.empty()


def test_sealing_gives_what_the_standard_gives() -> None:
    """The example of RFC 8291, appendix A."""
    pytest.importorskip("cryptography")
    from cryptography.hazmat.primitives.asymmetric import ec

    from gaslamp.server.sealing import coded, plain, sealed_with

    once = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    reader = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    found = sealed_with(
        b"When I grow up, I want to be a watermelon",
        reader, "BTBZMqHH6r4Tts7J_aSIgg", once, plain("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert coded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB"
        "St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )  # fmt: skip
