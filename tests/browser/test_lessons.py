"""Lessons in the browser: by keyboard, on a desk and a phone; the programme, slips and the goal."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from course_kit import LESSONS, taught
from lesson_kit import (
    NEXT,
    SLIP,
    at_lesson,
    do_the_right_thing,
    go_to,
    learn_it,
    lies_well,
    press,
    settled,
    teacher,
    try_it,
)
from sampling import by_commit, whole

SAMPLE = LESSONS if whole() else by_commit().sample(LESSONS, 2)
LEARNED = "() => JSON.parse(localStorage.getItem('gaslamp.learned') ?? '{}')"


@pytest.mark.parametrize(("game", "lesson"), SAMPLE)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_lesson_is_finished_by_keyboard_and_its_slip_lies_clear(
    game: str, lesson: str, phone: bool, seat: Callable[..., Seat]
) -> None:
    one = seat(f"/learn/{game}/{lesson}", phone=phone)
    assert learn_it(one) == []
    assert lesson not in one.page.evaluate(LEARNED).get("done", [])
    one.page.keyboard.press("Enter")  # the focus is where it goes on
    one.page.wait_for_function(f"(id) => ({LEARNED})().done?.includes(id)", arg=lesson)


@pytest.mark.parametrize(("game", "lesson"), SAMPLE)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_answer_to_a_wrong_try_lies_clear_as_well(
    game: str, lesson: str, phone: bool, seat: Callable[..., Seat]
) -> None:
    one = seat(f"/learn/{game}/{lesson}", phone=phone)
    at_lesson(one)
    settled(one)
    found = taught(game).find(lesson)
    assert found is not None
    for wrong in found.step[0].wrong:
        if try_it(one, wrong.key):
            assert lies_well(one) == ""
            if teacher(one)["waits"]:
                one.page.keyboard.press("Enter")
                one.page.locator(f"{SLIP}[data-waits='']").wait_for()


def test_the_programme_leads_through_the_lessons(seat: Callable[..., Seat]) -> None:
    one = seat("/playbill")
    page = one.page
    go_to(one, "form [data-learn]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-chapter]").first).to_be_visible()
    game = page.url.rpartition("/")[2]
    chapters = page.locator("[data-chapter]")
    lessons = taught(game).course.lesson
    expect(chapters).to_have_count(len(lessons))
    assert not one.violations()
    go_to(one, "[data-chapter]")
    page.keyboard.press("Enter")
    at_lesson(one)
    do_the_right_thing(one)
    before = settled(one)
    assert not one.violations()
    # Esc on the slip puts it away, and it goes on at that step.
    page.locator(SLIP).press("Escape")
    expect(chapters.first).to_be_visible()
    page.locator(".bill [data-learn]").click()
    at_lesson(one)
    assert settled(one) == before
    # What is known need not be taken: on to the next one.
    page.locator(SLIP).press("k")
    second = lessons[1].id
    page.locator(f"[data-lesson='{lessons[0].id}']").wait_for(state="detached")
    at_lesson(one)
    expect(page.locator(f"[data-lesson='{second}']")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.locator("[data-chapter] .wax")).to_have_count(1)


def test_a_wrong_try_is_answered_and_taken_back(seat: Callable[..., Seat]) -> None:
    one = seat("/learn/terrors-of-london/tl-8")
    at_lesson(one)
    bright = one.page.locator("[data-prompt] .plate.lit[data-key]")
    expect(bright).to_have_attribute("data-key", "discard:cultist")  # and not what would kill
    one = seat("/learn/terrors-of-london/1")  # by its number
    one.page.wait_for_url("**/learn/terrors-of-london/tl-1")
    page, said = one.page, one.page.locator("[data-said]")
    at_lesson(one)
    first = (said.text_content() or "").strip()
    press(one, "pass")
    expect(said).to_contain_text("knives")
    page.locator("[data-stage] [data-ref='seat-0/hand/cultist']").first.click()
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("n")
    expect(said).to_have_text(first)
    # Shown how, then done oneself; the keys work only with the focus on the slip.
    page.locator(SLIP).press("s")
    expect(page.locator(NEXT)).to_be_visible()
    page.locator(SLIP).press("Enter")
    expect(said).to_have_text(first)
    assert teacher(one)["step"] == 0
    page.locator("[data-show]").focus()
    page.locator(SLIP).press("ArrowRight")
    expect(page.locator(f"{SLIP}[data-step='1']")).to_be_visible()


def test_the_last_lesson_leads_into_a_first_game(seat: Callable[..., Seat]) -> None:
    one = seat("/learn/terrors-of-london")
    one.page.locator("[data-first-game]").click()
    expect(one.page.locator("[data-whisper]")).to_contain_text("Mrs. Grimsby")
    one.my_turn()
    expect(one.page.locator("[data-goal]")).to_contain_text("Win: your rival’s Health at 0")


def test_an_idea_is_told_once_and_one_switch_silences_all(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    page, slip = one.page, one.page.locator("[data-slip]")
    one.my_turn()
    assert slip.count() == 0, "they are off in these tests"
    page.evaluate(
        "() => localStorage.setItem('gaslamp.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('gaslamp.settings')), slips: true}))"
    )
    page.reload()
    one.my_turn()
    told: list[str] = []
    for _ in range(40):
        if slip.count():
            told.append(slip.get_attribute("data-slip") or "")
            if len(set(told)) > 1:
                break
        seq = one.seq()
        one.wait_for_something_to_click()
        one.click_on("play", "pass")
        if page.locator("[data-caution]").count():
            page.locator("[data-caution] .plate.lit").click(delay=400)
        one.has_moved_from(seq, 2000)
        page.wait_for_timeout(120)
    assert len(set(told)) > 1, told
    assert set(told) <= set(page.evaluate(LEARNED)["told"])
    page.locator("[data-no-more]").click()
    assert json.loads(page.evaluate("() => localStorage['gaslamp.settings']"))["slips"] is False
