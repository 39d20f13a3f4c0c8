"""Fair tables on the wire: the commitment before the deal, phrases, the secret at the end, and the
proof; all of it survives a restart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gaslamp.table.proof import proved
from server_kit import GAME, Served, play_on, played, serving

QUICK = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("envelopes")) as running:
        yield running


def fair_table(served: Served, *seats: str, **more: Any) -> Any:
    asked = {"game": GAME, "seats": list(seats or ("human", "human")), "options": QUICK, **more}
    reply = served.post("/api/tables", asked)
    assert reply.status_code == 201, reply.text
    return reply.json()


def sealed(served: Served) -> str:
    reply = served.post("/api/envelopes", {})
    assert reply.status_code == 201
    return str(reply.json()["commitment"])


@played
async def test_a_fair_table_from_the_first_phrase_to_the_proof(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        commitment = sealed(first)
        links = fair_table(first, commitment=commitment, phrase="fog over the river")
        proof = f"/api/tables/{links['table']}/proof"
        async with first.join(links, 0) as ann, first.join(links, 1) as bob:
            for player in (ann, bob):
                shown = player.welcome["envelope"]
                assert shown["commitment"] == commitment
                assert (shown["secret"], shown["fingerprint"], shown["unproved"]) == ("", "", "")
                assert shown["phrases"] == [{"at": -1, "seat": 0, "text": "fog over the river"}]
            await play_on({0: ann, 1: bob}, random.Random(3), 7)
            assert (await bob.ask("phrase", seat=1, text="  rain \n "))["type"] == "done"
            told = await ann.until(lambda m: m["type"] == "envelope")
            assert told["envelope"]["phrases"][1] == {"at": 7, "seat": 1, "text": "rain"}
            assert (await bob.ask("phrase", seat=1, text="x" * 81))["code"] == "refused"
            assert (await bob.ask("phrase", seat=0, text="mine"))["code"] == "not-your-seat"
            assert (await bob.ask("open", seat=1))["code"] == "too-early"
            assert first.get(proof).status_code == 409
            done = await ann.ask("undo", seat=0) if ann.states[0]["undo"]["can"] else None
            assert done is None or done["type"] == "done"
            running = first.get(f"/api/tables/{links['table']}/save", *[
                seat["token"] for seat in links["seats"]
            ]).text  # fmt: skip
            secret = first.match(links["table"]).journal.envelope.secret
            assert secret not in running
            assert not [raw for raw in (*ann.raw, *bob.raw) if secret in raw]
    with serving(tmp_path) as again:
        async with again.join(links, 0) as ann, again.join(links, 1) as bob:
            assert again.match(links["table"]).notice is None
            assert len(ann.welcome["envelope"]["phrases"]) == 2
            await play_on({0: ann, 1: bob}, random.Random(4), 2000)
            assert ann.over()
            assert not [raw for raw in (*ann.raw, *bob.raw) if secret in raw]
            assert (await ann.ask("open", seat=0))["type"] == "done"
            shown = (await bob.until(lambda m: m["type"] == "envelope"))["envelope"]
            assert sha256(bytes.fromhex(shown["secret"])).hexdigest() == commitment
            await bob.until(lambda m: m["type"] == "state")
            assert "opened" in bob.states[1]["undo"]["why_not"]
            found = again.get(proof).json()
            assert found["secret"] == secret
            assert found["fingerprint"] == shown["fingerprint"]
            assert [each["text"] for each in found["phrases"]] == ["fog over the river", "rain"]
            text = again.get(f"/api/tables/{links['table']}/save", links["seats"][0]["token"]).text
            assert proved(text, commitment=commitment).choices == found["choices"]


@played
async def test_a_commitment_is_for_one_table(served: Served) -> None:
    commitment = sealed(served)
    fair_table(served, commitment=commitment)
    for unknown in (commitment, "ab" * 32):
        asked = {"game": GAME, "seats": ["human", "human"], "commitment": unknown}
        reply = served.post("/api/tables", asked)
        assert reply.status_code == 409
        assert "seal another" in reply.json()["error"]["message"]


@played
async def test_a_rematch_has_an_envelope_of_its_own(served: Served) -> None:
    links = fair_table(served)
    async with served.join(links, 0, 1) as both:
        await play_on({0: both, 1: both}, random.Random(1), 2000)
        commitment = sealed(served)
        body = {"commitment": commitment, "phrase": "again"}
        path = f"/api/tables/{links['table']}/rematch"
        made = served.post(path, body, links["seats"][0]["token"]).json()["table"]
        assert served.post(path, body, links["seats"][0]["token"]).json()["table"] == made
    links["table"] = made
    async with served.join(links, 0, 1) as both:
        shown = both.welcome["envelope"]
        assert shown["commitment"] == commitment
        assert shown["phrases"] == [{"at": -1, "seat": 1, "text": "again"}]


@played
async def test_what_has_no_proof_says_so(served: Served) -> None:
    fair = fair_table(served)
    tokens = [seat["token"] for seat in fair["seats"]]
    async with served.join(fair, 0, 1) as both:
        await play_on({0: both, 1: both}, random.Random(2), 9)
        save = served.get(f"/api/tables/{fair['table']}/save", *tokens).text
        fork = served.post(f"/api/tables/{fair['table']}/fork", {"seats": ["human"] * 2}, tokens[0])
    tables = {
        "chose its seed": served.new_table(),
        "daily deal": fair_table(served, daily=True, options={}),
        "from a save": served.post("/api/tables/import", {"save": save}).json(),
        "at a position": fork.json(),
    }
    for sentence, links in tables.items():
        async with served.join(links, 0, 1) as both:
            shown = both.welcome["envelope"]
            assert sentence in shown["unproved"], sentence
            assert shown["commitment"] == ""
            assert (await both.ask("phrase", seat=0, text="x"))["code"] == "refused"
            await play_on({0: both, 1: both}, random.Random(2), 12)
    async with served.join(tables["from a save"], 0, 1):
        assert len(served.match(tables["from a save"]["table"]).journal.choices) == 21


@played
async def test_an_imported_running_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        fair = fair_table(first)
        async with first.join(fair, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(2), 30)
        save = first.get(f"/api/tables/{fair['table']}/save",
                         *[seat["token"] for seat in fair["seats"]]).text  # fmt: skip
        links = first.post("/api/tables/import", {"save": save}).json()
        async with first.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(3), 20)
            view = both.states[0]["view"]
    with serving(tmp_path) as again:
        async with again.join(links, 0, 1) as both:
            assert again.match(links["table"]).notice is None
            assert both.states[0]["view"] == view
