"""HTTP: games, tables, saves, forks, rematches, replays, headers, hosts and origins."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gaslamp import games
from gaslamp.server.tokens import new_token
from gaslamp.table import life
from server_kit import GAME, Player, Served, play_on, played, serving

OWNER = new_token()
QUICK = {"overlords": "random", "influence": "recommended", "turn-limit": "200"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("http"), owner_key=OWNER) as running:
        yield running


def nameless(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what calls people by name: a fork's people have others."""
    return {part: said for part, said in view.items() if part not in ("goal", "aims")}


async def some_play(served: Served, links: Any, count: int) -> int:
    async with served.join(links, 0, 1) as both:
        await play_on({0: both, 1: both}, random.Random(1), count)
        return int(both.states[0]["choices"])


@pytest.fixture(scope="module")
def finished(served: Served) -> Any:
    """A finished game's links."""
    links = served.new_table(options=QUICK, names=["Mina", ""])

    @played
    async def finish() -> None:
        async with served.join(links, 0, 1) as mina:
            await mina.ask("hint", seat=mina.states[0]["asked"][0])
        await some_play(served, links, 3000)

    finish()
    return links


def tokens(links: Any) -> list[str]:
    return [seat["token"] for seat in links["seats"] if seat["token"]]


def test_games_rules_and_catalogues(served: Served) -> None:
    listed = served.get("/api/games").json()["games"]
    assert [game["id"] for game in listed] == games.ids()
    for game in listed:
        assert game["title"] and game["summary"] and game["weight"] and game["seat_counts"]
        assert {bot["name"] for bot in game["bots"]} >= {"random", "greedy"}
        assert all(s["help"] and s["choices"] for s in game["settings"])
        rules = served.get(f"/api/games/{game['id']}/rules").json()
        assert all(h["title"] and h["rules"] for h in rules["headings"])
        known = {"", *(rule["id"] for heading in rules["headings"] for rule in heading["rules"])}
        printed = served.get(f"/api/games/{game['id']}/catalogue").json()
        verbs = printed.pop("verbs")
        assert printed and verbs
        assert all(set(verb) == {"icon", "does", "rule"} for verb in verbs.values())
        assert {verb["rule"] for verb in verbs.values()} <= known
    missing = served.get("/api/games/chess/rules")
    assert missing.status_code == 404 and missing.json()["error"]["code"] == "not-found"


def test_a_table_that_does_not_fit_is_refused_with_a_reason(served: Served) -> None:
    for body, status in (
        ({"game": "chess", "seats": ["human"]}, 422),
        ({"game": GAME, "seats": ["human"] * 3}, 422),
        ({"game": GAME, "seats": ["human", "a cat"]}, 422),
        ({"game": GAME, "seats": ["human", "human"], "options": {"no": "such"}}, 422),
        ({"game": GAME, "seats": ["human", "human"], "seed": 1, "daily": True}, 422),
        ({"game": GAME, "seats": ["human", "human"], "seed": -1}, 400),
        ({"game": GAME, "seats": ["human", "human"], "sede": 1}, 400),
        ({"game": GAME, "seats": ["human", "human"], "names": ["x" * 99]}, 422),
        ([], 400),
    ):
        reply = served.post("/api/tables", body)
        assert (reply.status_code, reply.json()["error"]["message"] != "") == (status, True)


def test_the_daily_seed_is_the_same_for_everybody(served: Served) -> None:
    asked = {"game": GAME, "seats": ["human", "human"], "daily": True}
    first, second = (served.post("/api/tables", asked).json() for _ in range(2))
    views = [served.get(f"/api/tables/{t['table']}/replay").json() for t in (first, second)]
    assert views[0]["steps"][0]["view"] == views[1]["steps"][0]["view"]
    assert served.get(f"/api/tables/{first['table']}").json()["daily"]


def test_tables_are_listed_for_their_tokens_and_all_for_the_owner(served: Served) -> None:
    ours, theirs = served.new_table(), served.new_table()
    mine = served.get("/api/tables", tokens(ours)[0]).json()["tables"]
    assert [(t["table"], t["mine"], t["host"]) for t in mine] == [(ours["table"], [0], False)]
    host = served.get("/api/tables", theirs["host"]).json()["tables"]
    assert [(t["table"], t["host"]) for t in host] == [(theirs["table"], True)]
    everything = {t["table"] for t in served.get("/api/tables", OWNER).json()["tables"]}
    assert {ours["table"], theirs["table"]} <= everything
    assert served.get("/api/tables").status_code == 401
    assert served.get("/api/tables", new_token()).json()["tables"] == []
    assert served.http.get("/api/tables", headers={"Authorization": "Basic x"}).status_code == 401


@played
async def test_a_running_save_takes_everybodys_links(served: Served) -> None:
    links = served.new_table(options=QUICK)
    await some_play(served, links, 25)
    path = f"/api/tables/{links['table']}/save"
    for known in ([], tokens(links)[:1], [links["host"]], [new_token()], [OWNER]):
        assert served.get(path, *known).status_code == 403
    async with served.join(links, 1) as bob:
        reply = served.get(path, *tokens(links))
        assert reply.status_code == 200
        assert len(life.load(reply.text).journal.choices) == 25
        told = await bob.until(lambda m: m["type"] == "chat")
        assert "saved" in told["text"] and told["seat"] is None
    alone = served.new_table("human", "greedy")
    assert served.get(f"/api/tables/{alone['table']}/save", *tokens(alone)).status_code == 200


@played
async def test_export_and_import_go_on_where_it_stood(served: Served) -> None:
    links = served.new_table(options=QUICK)
    await some_play(served, links, 40)
    text = served.get(f"/api/tables/{links['table']}/save", *tokens(links)).text
    again = served.post("/api/tables/import", {"save": text})
    assert again.status_code == 201 and again.json()["notice"] == ""
    async with served.join(again.json(), 0, 1) as both, served.join(links, 0, 1) as before:
        assert both.states[0]["view"] == before.states[0]["view"]
        assert both.states[0]["choices"] == 40
        assert both.states[0]["undo"]["why_not"] == before.states[0]["undo"]["why_not"]
    seated = served.post("/api/tables/import", {"save": text, "seats": ["human", "random"]})
    assert seated.json()["seats"][1]["token"] is None


def test_damaged_saves_are_refused_with_a_sentence(served: Served) -> None:
    links = served.new_table(options=QUICK)
    text = served.get(f"/api/tables/{links['table']}/save", *tokens(links)).text
    for bad in (
        "",
        "gaslamp save 1\n",
        text[:-40],
        text.replace("seed: 7", "seed: 8"),
        "x" * 70000,
    ):
        reply = served.post("/api/tables/import", {"save": bad})
        assert reply.status_code == 422 and "save" in reply.json()["error"]["message"]


def test_a_forged_save_can_name_no_foreign_class(served: Served) -> None:
    from gaslamp.kernel.journal import checksum

    links = served.new_table(options=QUICK)
    text = served.get(f"/api/tables/{links['table']}/save", *tokens(links)).text
    body = text.rpartition("check: ")[0]
    head = body.partition("snapshot: ")[0].replace("content: ", "content: 0")
    for snapshot in (
        '{"is":"os:system"}',
        '{"is":"gaslamp.games.game:Path"}',
        '{"is":"gaslamp.kernel.state:State","rng":1}',
        "[" * 5000 + "]" * 5000,
        "7",
    ):
        forged = f"{head}snapshot: {snapshot}\n"
        reply = served.post(
            "/api/tables/import", {"save": f"{forged}check: {checksum(forged)}\n"}
        )  # fmt: skip
        assert reply.status_code == 422, snapshot


@played
async def test_a_report_shows_the_seats_own_view(served: Served, finished: Any) -> None:
    links = served.new_table(options=QUICK)
    await some_play(served, links, 30)
    path = f"/api/tables/{links['table']}/report"
    report = served.get(path, tokens(links)[0]).json()
    assert report["save"] is None and report["seat"] == 0 and report["gaslamp"]
    assert report["view"]["seat"] == 0 and "seed" not in json.dumps(report)
    assert all(n < 30 for n, _ in report["my_choices"])
    assert served.get(path).status_code == 401
    whole = served.get(path, *tokens(links)).json()
    assert whole["save"].startswith("gaslamp save 1")
    over = served.get(f"/api/tables/{finished['table']}/report", tokens(finished)[1]).json()
    assert over["save"].startswith("gaslamp save 1")


@played
async def test_a_running_replay_shows_what_the_seat_saw(served: Served) -> None:
    links = served.new_table(options=QUICK)
    await some_play(served, links, 30)
    path = f"/api/tables/{links['table']}/replay"
    for eyes, known, status in (
        (0, tokens(links)[0], 200), (1, tokens(links)[0], 403), (-2, tokens(links)[0], 403),
        (-1, new_token(), 200), (9, tokens(links)[0], 400), (-3, tokens(links)[0], 400),
    ):  # fmt: skip
        assert served.get(path, known, params={"eyes": eyes}).status_code == status
    steps = served.get(path, tokens(links)[0], params={"eyes": 0}).json()["steps"]
    assert [step["at"] for step in steps] == list(range(31))
    assert all((step["key"] is None) == (step["seat"] != 0) for step in steps)
    part = served.get(path, tokens(links)[0], params={"eyes": 0, "from": 10, "count": 5}).json()
    assert part["steps"] == steps[10:15] and (part["first"], part["last"]) == (0, 30)


def test_after_the_end_everybodys_eyes_are_open(served: Served, finished: Any) -> None:
    path = f"/api/tables/{finished['table']}"
    for eyes in (-2, -1, 0, 1):
        replay = served.get(f"{path}/replay", params={"eyes": eyes, "count": 20}).json()
        assert all(step["key"] and step["label"] for step in replay["steps"][1:])
    line = served.get(path).json()
    assert line["over"] and line["result"]["reason"] and line["seats"][0]["name"] == "Mina"
    statistics = served.get(f"{path}/statistics").json()
    assert sum(statistics["choices"]) == line["choices"] and statistics["turns"] > 1
    assert all(track["points"] for track in statistics["tracks"])
    assert sorted(statistics["hints"]) == [0, 1]
    assert all(
        "cards played" in " ".join(deeds) and len(deeds) <= 4 for deeds in statistics["deeds"]
    )
    said = [deed for deeds in statistics["deeds"] for deed in deeds]
    assert all(deed[0].isdigit() and deed[-1].isalpha() for deed in said)
    assert served.get(f"{path}/save", tokens(finished)[0]).status_code == 200
    assert served.get(f"{path}/save").status_code == 403


def test_statistics_wait_for_the_end(served: Served) -> None:
    table = served.new_table()["table"]
    assert served.get(f"/api/tables/{table}/statistics").status_code == 409


@played
async def test_a_fork_of_a_running_game_is_redealt(served: Served) -> None:
    links = served.new_table(options=QUICK)
    await some_play(served, links, 30)
    path = f"/api/tables/{links['table']}/fork"
    assert served.post(path, {}).status_code == 401
    assert served.post(path, {"at": 31}, tokens(links)[0]).status_code == 422
    forked = served.post(path, {}, tokens(links)[0]).json()
    assert [seat["occupant"] for seat in forked["seats"]] == ["human", "greedy"]
    async with served.join(forked, 0) as ann, served.join(links, 0) as before:
        assert nameless(ann.states[0]["view"]) == nameless(before.states[0]["view"])
        assert ann.states[0]["choices"] == 0
    ours, theirs = served.match(forked["table"]).g, served.match(links["table"]).g
    assert (ours.rng.a, ours.rng.b) != (theirs.rng.a, theirs.rng.b)
    save = served.get(f"/api/tables/{forked['table']}/save", *tokens(forked)).text
    again = served.post("/api/tables/import", {"save": save})
    assert again.status_code == 201 and again.json()["notice"] == ""
    forked = served.post(path, {"seats": ["human"] * 2}, tokens(links)[0]).json()
    await some_play(served, forked, 6)
    save = served.get(f"/api/tables/{forked['table']}/save", *tokens(forked)).text
    again = served.post("/api/tables/import", {"save": save})
    assert again.status_code == 201 and again.json()["notice"] == ""
    twin = f"/api/tables/{again.json()['table']}/save"
    assert served.get(twin, *tokens(again.json())).text == save


def test_a_fork_of_a_finished_game_is_the_true_position(served: Served, finished: Any) -> None:
    reply = served.post(f"/api/tables/{finished['table']}/fork", {"at": 20, "seats": ["human"] * 2})
    assert reply.status_code == 201

    async def compare() -> None:
        async with served.join(reply.json(), 0, 1) as both:
            path = f"/api/tables/{finished['table']}/replay"
            then = served.get(path, params={"eyes": 1, "from": 20, "count": 1}).json()["steps"][0]
            assert nameless(both.states[1]["view"]) == nameless(then["view"])

    played(compare)()


@played
async def test_a_rematch_moves_everybody_one_seat_and_keeps_their_links(
    served: Served, finished: Any
) -> None:
    path = f"/api/tables/{finished['table']}/rematch"
    running = served.new_table()
    early = served.post(f"/api/tables/{running['table']}/rematch", {}, *tokens(running))
    assert early.status_code == 409
    assert served.post(path, {}).status_code == 401
    async with served.join(finished, 1) as bob:
        new = served.post(path, {}, tokens(finished)[0]).json()["table"]
        told = await bob.until(lambda m: m["type"] == "seats" and m["rematch"])
        assert told["rematch"] == new
    assert served.post(path, {}, tokens(finished)[1]).json()["table"] == new
    async with Player(served.port, new, [tokens(finished)[0]]) as ann:
        assert ann.welcome["seats_held"] == [1]
        assert ann.seats[1]["name"] == "Mina"


@played
async def test_a_new_link_closes_the_old_one(served: Served) -> None:
    links = served.new_table()
    path = f"/api/tables/{links['table']}/seats/0/link"
    assert served.post(path, {}, tokens(links)[0]).status_code == 403
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        link = served.post(path, {}, OWNER).json()["link"]
        assert await ann.closed() == 4409
        assert "new link" in (await bob.until(lambda m: m["type"] == "chat"))["text"]
        token = served.follow(links["table"], link)
        assert "sat down" in (await bob.until(lambda m: m["type"] == "chat"))["text"]
    async with Player(served.port, links["table"], [token]) as again:
        assert again.welcome["seats_held"] == [0]


def test_health_metrics_and_pages(served: Served) -> None:
    assert served.get("/healthz").json()["status"] == "ok"
    text = served.get("/metrics").text
    assert "gaslamp_choices_total" in text and 'gaslamp_answer_seconds_bucket{le="0.05"}' in text
    for path in ("/", "/table/abc"):
        page = served.get(path)
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    for path in ("/api/nothing", "/..%2f..%2fetc/passwd.txt", "/assets/none.js"):
        assert served.get(path).status_code == 404
    assert served.http.delete("/api/games").status_code == 405


def test_answers_carry_strict_headers(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = served.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def test_foreign_hosts_and_origins_are_turned_away(served: Served) -> None:
    assert served.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
    body = {"game": GAME, "seats": ["human", "human"]}
    for origin in ("http://evil.example", "null", f"http://evil.example:{served.port}"):
        reply = served.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert reply.status_code == 403, origin
    ours = {"Origin": f"http://localhost:{served.port}"}
    assert served.http.post("/api/tables", json=body, headers=ours).status_code == 201
    plain = served.http.post("/api/tables", content=json.dumps(body))
    assert plain.status_code == 415


@played
async def test_foreign_pages_cannot_open_the_socket(served: Served) -> None:
    url = f"ws://127.0.0.1:{served.port}/ws"
    with pytest.raises(InvalidStatus):
        await connect(url, origin="http://evil.example")  # type: ignore[arg-type] # NewType of str
    async with connect(url, origin=f"http://127.0.0.1:{served.port}"):  # type: ignore[arg-type] # same
        pass


def test_bodies_have_a_size(served: Served) -> None:
    reply = served.post("/api/tables", {"game": "x" * 70_000, "seats": ["human"]})
    assert reply.status_code == 413
    assert served.post("/api/tables/import", {"save": "x" * 5_000_000}).status_code == 413


def test_a_link_is_given_as_others_can_open_it(served: Served) -> None:
    path = {"path": "/table/abc#join=xyz"}
    here = served.post("/api/way", path).json()
    assert here["link"] == f"http://127.0.0.1:{served.port}/table/abc#join=xyz"
    assert here["alone"] and here["qr"].startswith("<svg")
    assert served.post("/api/way", {"path": "http://elsewhere"}).status_code == 400


def test_in_a_network_a_link_names_the_address_there(tmp_path: Path) -> None:
    with serving(tmp_path, lan="http://192.168.1.7:8617") as running:
        way = running.post("/api/way", {"path": "/table/abc"}).json()
    assert way["link"] == "http://192.168.1.7:8617/table/abc"
    assert not way["alone"]
