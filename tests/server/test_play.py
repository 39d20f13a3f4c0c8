"""Playing over the wire: choosing, retries, coming back, undo, bots, hints, chat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.server.room.answered import BY_HEART
from server_kit import Player, Served, play_on, played, serving

EVERYTHING: dict[str, dict[str, object]] = {
    "choose": {"key": "pass", "seq": 0},
    "undo": {},
    "undo_ask": {},
    "undo_agree": {},
    "undo_refuse": {},
    "redo": {},
    "prefer": {"how": "able"},
    "hint": {},
    "chance": {},
    "why": {"key": "pass"},
    "chat": {"text": "hi"},
    "name": {"name": "x"},
    "occupy": {"occupant": "random"},
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("play")) as running:
        yield running


@played
async def test_two_people_play_a_whole_game(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        await play_on({0: ann, 1: bob}, random.Random(5), 1500)
        assert ann.over() and bob.over()
        assert ann.states[0]["result"]["winners"] in ([0], [1])
        assert ann.states[0]["menu"] == [] and ann.states[0]["asked"] == []
        refused = await ann.choose("pass", 0)
        assert (refused["code"], refused["message"]) == ("refused", "The game is over.")


@played
async def test_a_choice_is_answered_and_everybody_sees_it(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        seat = ann.states[0]["asked"][0]
        chooser, other = (ann, bob) if seat == 0 else (bob, ann)
        key = chooser.menu(seat)[0]
        done = await chooser.choose(key, seat)
        assert done["type"] == "done" and done["seq"] == 1
        await other.at(1)
        state = other.states[1 - seat]
        assert (state["cause"], state["actor"], state["choices"]) == ("choice", seat, 1)
        assert other.logs[1 - seat][-1]["choice"] == 1


@played
async def test_the_same_id_never_chooses_twice(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        seat = both.states[0]["asked"][0]
        key = both.menu(seat)[0]
        first = await both.choose(key, seat, id="mine", seq=0)
        again = await both.choose(key, seat, id="mine", seq=0)
        assert first == again == {"type": "done", "id": "mine", "seq": 1}
        other_key = await both.choose("something:else", seat, id="mine", seq=0)
        assert other_key["code"] == "bad-message"
        assert len(served.match(links["table"]).journal.choices) == 1


@played
async def test_an_id_of_long_ago_is_still_known(served: Served) -> None:
    """Only the last answers are known by heart; the others are looked up."""
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        made: list[tuple[int, str, int]] = []
        while len(made) < BY_HEART + 5:
            seat = both.states[0]["asked"][0]
            key, seq = both.menu(seat)[0], len(made)
            done = await both.choose(key, seat, id=f"choice-{seq}", seq=seq)
            await both.at(done["seq"])
            made.append((seat, key, done["seq"]))
        for n in (0, 3, len(made) - 1):
            seat, key, seq = made[n]
            again = await both.choose(key, seat, id=f"choice-{n}", seq=n)
            assert again == {"type": "done", "id": f"choice-{n}", "seq": seq}
        refused = await both.choose("something:else", made[0][0], id="choice-0", seq=0)
        assert refused["code"] == "bad-message"
        assert len(served.match(links["table"]).journal.choices) == len(made)


@played
async def test_a_stale_choice_gets_the_fresh_state_and_a_reason(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        seat = both.states[0]["asked"][0]
        await both.choose(both.menu(seat)[0], seat)
        await both.at(1)
        seat = both.states[0]["asked"][0]
        error = await both.choose(both.menu(seat)[0], seat, seq=0)
        assert error["code"] == "stale" and "moved on" in error["message"]
        fresh = await both.next()
        assert (fresh["type"], fresh["cause"], fresh["seq"]) == ("state", "stale", 1)
        ahead = await both.choose(both.menu(seat)[0], seat, seq=99)
        assert ahead["code"] == "stale"


@played
async def test_a_refused_option_comes_with_its_rule(served: Served) -> None:
    links = served.new_table(options={"overlords": "random", "influence": "recommended"})
    async with served.join(links, 0, 1) as both:
        seat = both.states[0]["asked"][0]
        refusals = both.states[seat]["refusals"]
        assert refusals and all(r["why"] and r["rule"] and r["rule_text"] for r in refusals)
        why = await both.ask("why", seat=seat, key=refusals[0]["key"])
        assert why["type"] == "why" and why["rule"] == refusals[0]["rule"]
        error = await both.choose(refusals[0]["key"], seat)
        assert error["code"] == "refused" and refusals[0]["why"] in error["message"]
        open_ = await both.ask("why", seat=seat, key=both.menu(seat)[0])
        assert open_["code"] == "refused" and "can be chosen" in open_["message"]


@played
async def test_coming_back_brings_only_the_news(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        await play_on({0: ann, 1: bob}, random.Random(2), 20)
        held = list(ann.logs[0])
        await ann.leave()
        assert (await bob.until(lambda m: m["type"] == "seats"))["seats"][0]["present"] is False
        seen = {"0": {"seq": ann.states[0]["seq"], "log": len(held)}}
        while bob.states[1]["asked"] == [1]:
            done = await bob.choose(bob.menu(1)[0], 1)
            await bob.at(done["seq"])
        await ann.connect(seen=seen, run=ann.welcome["run"])
        assert ann.states[0]["log"]["from"] == len(held)
        assert ann.logs[0][: len(held)] == held
        match = served.match(links["table"])
        shown = [line.told(match.words, 0) for line in match.visible_log(0)]
        assert [line["text"] for line in ann.logs[0]] == shown


@played
async def test_a_choice_is_retried_after_the_connection_was_lost(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        seat = both.states[0]["asked"][0]
        key = both.menu(seat)[0]
        await both.send(type="choose", seat=seat, key=key, seq=0, id="lost")
        await both.reconnect()
        done = await both.choose(key, seat, id="lost", seq=0)
        assert done == {"type": "done", "id": "lost", "seq": 1}


@played
async def test_resume_sends_the_state_only_when_it_is_newer(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        await both.ask("resume", last_seq=0)
        pong = await both.ask("ping")
        assert pong["type"] == "done"
        assert not any('"resume"' in text for text in both.raw)
        await both.ask("resume", last_seq=5)
        state = await both.next()
        assert (state["type"], state["cause"]) == ("state", "resume")


@played
async def test_undo_is_free_until_something_is_shown(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0, 1) as both:
        seat = both.states[0]["asked"][0]
        assert both.states[seat]["undo"]["can"] is False
        await both.choose(both.menu(seat)[0], seat)
        await both.at(1)
        assert both.states[seat]["undo"]["can"] is True
        before = len(both.logs[seat])
        done = await both.ask("undo", seat=seat, seq=1)
        assert done["type"] == "done" and done["seq"] == 2
        await both.at(2)
        assert both.states[seat]["choices"] == 0
        assert len(both.logs[seat]) < before
        assert both.states[seat]["undo"]["can_redo"] is True
        await both.ask("redo", seat=seat)
        await both.at(3)
        assert both.states[seat]["choices"] == 1
        stale = await both.ask("undo", seat=seat, seq=1)
        assert stale["code"] == "stale"


async def behind_a_barrier(ann: Player, bob: Player) -> int:
    """Play until somebody's last choice cannot simply be taken back; that seat."""
    players = {0: ann, 1: bob}
    rng = random.Random(3)
    for _ in range(300):
        await play_on(players, rng, 1)
        for seat, player in players.items():
            undo = player.states[seat]["undo"]
            if undo["can_ask"] and "hidden" in undo["why_not"]:
                return seat
    raise AssertionError("no barrier in 300 choices")


@played
async def test_behind_a_barrier_everybody_must_agree(served: Served) -> None:
    links = served.new_table(options={"overlords": "random", "influence": "recommended"})
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        seat = await behind_a_barrier(ann, bob)
        asker, other = (ann, bob) if seat == 0 else (bob, ann)
        choices = asker.states[seat]["choices"]
        refused = await asker.ask("undo", seat=seat)
        assert refused["code"] == "refused" and "ask the table" in refused["message"]
        await asker.ask("undo_ask", seat=seat)
        wish = {"seat": seat, "agreed": [seat], "waits_for": [1 - seat], "to": choices - 1}
        asked = await other.until(lambda m: m["type"] == "seats" and m["undo_request"])
        assert asked["undo_request"] == wish
        await other.ask("undo_refuse", seat=1 - seat)
        nobody = await other.ask("undo_agree", seat=1 - seat)
        assert nobody["code"] == "refused"
        await asker.ask("undo_ask", seat=seat)
        done = await other.ask("undo_agree", seat=1 - seat)
        await asker.at(done["seq"])
        assert asker.states[seat]["choices"] < choices


@played
async def test_a_bot_answers_and_a_hint_has_a_reason(served: Served) -> None:
    links = served.new_table("human", "greedy", options={"first-player": "seat-2"})
    assert links["seats"][1]["token"] is None
    async with served.join(links, 0) as ann:
        while ann.states[0]["asked"] != [0]:
            await ann.next()
        hint = await ann.ask("hint", seat=0)
        assert hint["type"] == "hint" and hint["key"] in ann.menu(0)
        assert hint["label"] and hint["reason"].endswith(".")


@played
async def test_a_person_leaves_the_seat_to_a_bot_and_comes_back(served: Served) -> None:
    links = served.new_table("human", "human", options={"first-player": "seat-1"})
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        await ann.ask("occupy", seat=0, occupant="random")
        await bob.until(lambda m: m["type"] == "state" and m["seq"] >= 1)
        assert bob.seats[0]["occupant"] == "random"
        held = await ann.choose("pass", 0)
        assert held["code"] == "refused" and "bot" in held["message"]
        await ann.ask("occupy", seat=0, occupant="human")
        await bob.until(lambda m: m["type"] == "state" and m["seats"][0]["occupant"] == "human")
        nobody = await ann.ask("occupy", seat=0, occupant="a cat")
        assert nobody["code"] == "refused"
        foreign = await ann.ask("occupy", seat=1, occupant="random")
        assert foreign["code"] == "not-your-seat"


@played
async def test_an_open_seat_is_taken_by_who_joins_and_the_host_may_seat_bots(
    served: Served,
) -> None:
    links = served.new_table("human", "open")
    async with served.join(links, 0, host=True) as ann:
        assert ann.welcome["host"] is True
        await ann.ask("occupy", seat=1, occupant="greedy")
        assert ann.seats[1]["occupant"] == "greedy" or (await ann.next())
        reply = served.post(f"/api/tables/{links['table']}/seats/1/link", {}, links["host"])
        token = served.follow(links["table"], reply.json()["link"])
        async with Player(served.port, links["table"], [token]) as bob:
            assert bob.seats[1]["occupant"] == "human"
            kept = await ann.ask("occupy", seat=1, occupant="greedy")
            assert kept["code"] == "not-your-seat"
        await ann.until(lambda m: m["type"] == "seats" and not m["seats"][1]["present"])
        assert (await ann.ask("occupy", seat=1, occupant="greedy"))["type"] == "done"
        async with Player(served.port, links["table"], [token]) as bob:
            assert bob.seats[1]["occupant"] == "greedy"
            assert (await bob.ask("occupy", seat=1, occupant="human"))["type"] == "done"
        void = {"invitation": links["seats"][1]["link"].partition("#join=")[2]}
        late = served.post(f"/api/tables/{links['table']}/sit", void)
        assert late.status_code == 403 and "ask for a new one" in late.json()["error"]["message"]


@played
async def test_chat_and_names_are_cleaned_text(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        await ann.ask("name", seat=0, name="  Mina\u202e\n Harker ")
        await bob.until(lambda m: m["type"] == "state" and m["seats"][0]["name"] == "Mina Harker")
        await ann.ask("chat", seat=0, text="<b>hello</b>\x00 there")
        line = await bob.until(lambda m: m["type"] == "chat")
        assert (line["name"], line["text"]) == ("Mina Harker", "<b>hello</b> there")
        assert (await ann.ask("chat", seat=0, text="\x07"))["code"] == "refused"
        assert (await ann.ask("chat", seat=0, text="x" * 401))["code"] == "refused"
        assert (await ann.ask("name", seat=0, name="x" * 25))["code"] == "refused"
        async with served.join(links, 1) as late:
            assert late.welcome["chat"][-1]["text"] == "<b>hello</b> there"


@played
async def test_a_new_name_stands_in_the_log_that_was_told_before(served: Served) -> None:
    links = served.new_table()
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        assert [line["text"] for line in ann.logs[0]] == ["Player 2 is the First Player."]
        await bob.ask("name", seat=1, name="Mina")
        await ann.until(lambda m: m["type"] == "state" and m["seats"][1]["name"] == "Mina")
        assert [line["text"] for line in ann.logs[0]] == ["Mina is the First Player."]


@played
async def test_a_spectator_sees_what_everybody_may_see_and_does_nothing(served: Served) -> None:
    links = served.new_table(options={"overlords": "random", "influence": "recommended"})
    async with served.join(links) as watcher, served.join(links, 0, 1) as both:
        state = watcher.states[-1]
        assert state["menu"] == state["refusals"] == []
        hands = [z for z in state["view"]["zones"] if z["id"].endswith("/hand")]
        assert [len(z.get("pieces", [])) for z in hands] == [0, 0]
        assert sum(z["count"] for z in hands) == 2 + 5
        for kind, more in EVERYTHING.items():
            error = await watcher.ask(kind, seat=0, **more)
            assert error["code"] == "not-your-seat"
        seat = both.states[0]["asked"][0]
        done = await both.choose(both.menu(seat)[0], seat)
        await watcher.at(done["seq"])


@played
async def test_a_table_goes_on_after_it_was_put_away(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.2) as served:
        links = served.new_table()
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(4), 30)
            before = both.states[0]
        while links["table"] in served.hall.tables:
            await asyncio.sleep(0.05)
        async with served.join(links, 0, 1) as both:
            after = both.states[0]
        assert after["view"] == before["view"] and after["seq"] == before["seq"]
        assert after["menu"] == before["menu"]
