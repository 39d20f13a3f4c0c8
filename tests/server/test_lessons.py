"""Lessons at a table: founded, played by their right way, tried otherwise, and taken up again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from course_kit import LESSONS, taught
from gaslamp import games
from gaslamp.store.sqlite import FILE
from sampling import some
from server_kit import Player, Served, played, serving

MOST = 80  # things to do in a lesson


def given(served: Served, game: str, lesson: str) -> Any:
    made = served.post("/api/lessons", {"game": game, "lesson": lesson})
    assert made.status_code == 201, made.text
    return made.json()


def learner(links: Any) -> int:
    return next(int(row["seat"]) for row in links["seats"] if row["token"])


async def right_thing(pupil: Player, seat: int) -> None:
    """Whatever the teacher waits for."""
    now = pupil.states[seat]["teacher"]
    wanted = [key for key in pupil.menu(seat) if key in now["keys"]]
    if now["waits"]:
        told = await pupil.ask("teacher", seat=seat, do="next")
    elif wanted:
        told = await pupil.choose(wanted[0], seat)
    else:
        told = await pupil.ask("teacher", seat=seat, do="try", key=now["keys"][0])
    assert told["type"] == "done", told
    await pupil.at(told["seq"])
    await pupil.ask("ping")


async def learned(pupil: Player, seat: int) -> None:
    for _ in range(MOST):
        if pupil.states[seat]["teacher"]["waits"] == "done":
            return
        await right_thing(pupil, seat)
    raise AssertionError("a lesson without an end")


@played
async def test_every_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    chosen = LESSONS if len(some([1, 2])) > 1 else [some(LESSONS)[0], LESSONS[0]]
    with serving(tmp_path) as served:
        for game, lesson in chosen:
            links = given(served, game, lesson)
            seat = learner(links)
            async with served.join(links, seat) as pupil:
                begun = pupil.states[seat]["teacher"]
                assert (begun["lesson"], begun["step"]) == (lesson, 0)
                assert begun["said"] and begun["title"] and begun["teacher"]
                await learned(pupil, seat)
                ended = pupil.states[seat]["teacher"]
                assert (ended["tone"], ended["step"]) == ("end", ended["steps"]), lesson


@played
async def test_a_wrong_choice_is_an_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = given(served, "terrors-of-london", "tl-1")
        async with served.join(links, 0) as pupil:

            def teacher() -> Any:
                return pupil.states[0]["teacher"]

            first = teacher()["said"]
            assert "Fanatic" in first and teacher()["lit"]
            # What the rules refuse is answered by the teacher, and nothing happens.
            assert (await pupil.ask("teacher", seat=0, do="try", key="pass"))["type"] == "done"
            await pupil.ask("ping")
            assert "knives" in teacher()["said"] and teacher()["tries"] == 1
            assert pupil.states[0]["choices"] == 0
            # What is taken is shown, and then rewound.
            done = await pupil.choose("play:cultist", 0)
            await pupil.at(done["seq"])
            assert (teacher()["waits"], pupil.menu(0)) == ("back", [])
            await pupil.ask("teacher", seat=0, do="next")
            await pupil.ask("ping")
            assert (teacher()["said"], teacher()["waits"]) == (first, "")
            assert pupil.states[0]["choices"] == 0
            # What cannot be chosen at all is refused by the table.
            assert (await pupil.choose("buy:nothing", 0))["type"] == "error"
            assert (await pupil.ask("teacher", seat=0, do="try", key="x"))["type"] == "error"
            # To be shown it, and to do it oneself; or to have it done.
            await pupil.ask("teacher", seat=0, do="show")
            await pupil.ask("ping")
            assert (teacher()["waits"], pupil.states[0]["choices"]) == ("shown", 1)
            await pupil.ask("teacher", seat=0, do="back")
            await pupil.ask("ping")
            assert (teacher()["waits"], pupil.states[0]["choices"]) == ("", 0)
            await pupil.ask("teacher", seat=0, do="skip")
            await pupil.ask("ping")
            assert (teacher()["step"], pupil.states[0]["choices"]) == (1, 1)
            assert (await pupil.ask("teacher", seat=0, do="next"))["type"] == "error"


@played
async def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = given(served, "terrors-of-london", "tl-1")
        async with served.join(links, 0) as pupil:
            await right_thing(pupil, 0)
            before = pupil.states[0]["teacher"]
    with serving(tmp_path) as served:
        async with served.join(links, 0) as pupil:
            assert pupil.states[0]["teacher"] == before
            await learned(pupil, 0)
        # It is nobody's game: no list has it, and nothing is won by it.
        token = served.token(links, 0)
        assert served.get("/api/tables", token).json() == {"tables": []}


@played
async def test_a_lesson_whose_cards_are_others_by_now_begins_anew(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = given(served, "terrors-of-london", "tl-1")
        async with served.join(links, 0) as pupil:
            await right_thing(pupil, 0)
            assert pupil.states[0]["choices"] > 0
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE tables SET content = 'of another version'")
        db.execute("UPDATE choices SET key = 'play:what-is-gone'")
    with serving(tmp_path) as served:
        async with served.join(links, 0) as pupil:
            now = pupil.states[0]
            assert (now["teacher"]["step"], now["choices"]) == (0, 0)
            await right_thing(pupil, 0)
            before = pupil.states[0]["teacher"]
    with serving(tmp_path) as served:
        async with served.join(links, 0) as pupil:
            assert pupil.states[0]["teacher"] == before
            await learned(pupil, 0)


@played
async def test_nobody_else_is_taught(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = given(served, "terrors-of-london", "tl-1")
        async with served.join(links) as watcher:
            assert watcher.states[-1]["teacher"] is None
            error = await watcher.ask("teacher", seat=0, do="skip")
            assert (error["type"], error["code"]) == ("error", "not-your-seat")
        plain = served.new_table("human", "human")
        async with served.join(plain, 0) as player:
            assert player.states[0]["teacher"] is None
            assert (await player.ask("teacher", seat=0, do="skip"))["type"] == "error"


def test_a_course_is_listed(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        for game in games.ids():
            course = served.get(f"/api/games/{game}/lessons").json()
            assert course["teacher"] and course["first_game"]
            assert [one["id"] for one in course["lessons"]] == [
                one.id for one in taught(game).course.lesson
            ]
            minutes = sum(one["seconds"] for one in course["lessons"]) / 60
            assert 7 <= minutes <= 15, game
        assert served.get("/api/games/nothing/lessons").status_code == 404
        for wrong in ({"game": "nothing", "lesson": "tl-1"}, {"game": games.ids()[0]}):
            assert served.post("/api/lessons", wrong).status_code in (400, 404)
        no_such = {"game": games.ids()[0], "lesson": "nothing"}
        assert served.post("/api/lessons", no_such).status_code == 422


@pytest.mark.parametrize("game", some(games.ids()))
@played
async def test_a_first_game_has_a_teacher_who_falls_silent(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = given(served, game, "first-game")
        seat = learner(links)
        async with served.join(links, seat) as pupil:
            while not (pupil.states[seat]["teacher"] or {}).get("said"):
                if pupil.menu(seat):
                    done = await pupil.choose(pupil.menu(seat)[0], seat)
                    await pupil.at(done["seq"])
                else:
                    await pupil.next()
            assert pupil.states[seat]["teacher"]["lesson"] == ""


@played
async def test_slips_tell_a_seat_what_matters_to_it(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human", game="terrors-of-london", seed=3)
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            players = {0: ann, 1: bob}
            found: list[Any] = []
            for _ in range(60):
                seat = ann.states[0]["asked"][0]
                told = await players[seat].ask("slips", seat=seat)
                assert (told["type"], told["seat"]) == ("slips", seat)
                found += told["slips"]
                done = await players[seat].choose(players[seat].menu(seat)[0], seat)
                for player in players.values():
                    await player.at(done["seq"])
            assert found and all(one["id"] and one["said"] and one["rules"] for one in found)
            other = 1 - ann.states[0]["asked"][0]
            assert (await players[other].ask("slips", seat=other))["slips"] == []
            assert (await ann.ask("slips", seat=1))["type"] == "error"
