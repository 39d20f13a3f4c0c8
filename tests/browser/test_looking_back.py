"""Files, replays, rules, the end page, and what a checker of accessibility says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_kit import AXE, LocalServer, Seat
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import journal_of
from gaslamp.table import life
from sampling import some

GENERIC = "?board=generic"


def at_board(link: str, board: str) -> str:
    path, mark, token = link.partition("#")
    return f"{path}{board}{mark}{token}"


@pytest.fixture
def finished(server: LocalServer) -> str:
    """The spectators' link of a game that bots have played to its end."""
    options = {"overlords": "random", "influence": "recommended", "turn-limit": "200"}
    spec = make_spec("terrors-of-london", "greedy,random", None, options, None)
    match = life.replayed(journal_of(spec, 11), life.content_of(spec.game))
    return str(server.post("/api/tables/import", {"save": match.save()})["watch"])


def test_the_end_is_news_and_can_be_replayed_with_everybodys_eyes(
    seat: Callable[..., Seat], finished: str
) -> None:
    one = seat(at_board(finished, GENERIC))
    expect(one.page.locator("#headline")).to_be_visible()
    expect(one.page.locator(".facts dd").first).not_to_have_text("–")
    if AXE.exists():
        assert one.violations() == ""
    one.page.get_by_role("button", name="Replay").click()
    bar = one.page.get_by_label("Replay", exact=True)
    expect(bar).to_contain_text(re.compile(r"Choice 0 of [1-9]"))
    one.page.get_by_role("button", name="One step on").click()
    expect(bar).to_contain_text("Choice 1 of")
    one.page.get_by_role("button", name="One step on").click()
    expect(bar).to_contain_text("Choice 2 of")
    hands = '[data-stage] [data-ref^="seat-0/hand/"], [data-stage] [data-ref^="seat-1/hand/"]'
    expect(one.page.locator(hands).first).to_be_visible()
    one.page.get_by_label("Whose eyes").select_option("-1")
    expect(one.page.locator(hands)).to_have_count(0)
    one.page.get_by_role("button", name="Back to the table").click()
    expect(one.page.locator("[data-prompt] h1")).to_have_text("The game is over")


def test_looking_back_while_playing_shows_only_ones_own_eyes(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    for _ in range(3):
        seq = one.seq()
        one.play_a_card()
        one.moved_from(seq)
    one.page.keyboard.press("m")
    one.page.get_by_role("button", name="Look back").click()
    bar = one.page.get_by_label("Replay", exact=True)
    one.page.keyboard.press("Escape")
    one.my_turn()
    one.page.keyboard.press("m")
    one.page.get_by_role("button", name="Look back").click()
    one.page.get_by_role("button", name="One step back").click()
    expect(bar).to_contain_text("of 3")
    assert one.page.get_by_label("Whose eyes").locator("option").count() == 2
    one.page.get_by_role("button", name="Play from here").click()
    one.page.wait_for_function("() => !document.querySelector('.replay')")
    one.my_turn()


def test_a_moment_has_an_address(seat: Callable[..., Seat], server: LocalServer) -> None:
    """Who sits at the table sees it with their own eyes, a stranger with a spectator's."""
    one = seat(server.table(["human", "random"])["seats"][0]["link"], moving=True)
    one.my_turn()
    for _ in range(3):
        seq = one.seq()
        one.play_a_card()
        one.moved_from(seq)
        one.wait_for_something_to_click()
    one.page.keyboard.press("m")
    one.page.get_by_role("button", name="Look back").click()
    one.page.get_by_role("button", name="One step back").click()
    expect(one.page.get_by_text("Choice 2 of 3.")).to_be_visible()
    assert "?at=2#" in one.page.url
    # What is to be said of it is kept with it.
    one.page.get_by_role("button", name="Remark on this moment").click()
    one.page.get_by_label("Say to the table").fill("Here it was won")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-remarks]")).to_contain_text("Here it was won")
    one.page.keyboard.press("Escape")
    path = one.page.url.removeprefix(one.address).partition("#")[0]
    stranger = seat(f"{path}#mine", moving=True)
    expect(stranger.page.get_by_text("Choice 2 of 3.")).to_be_visible()
    expect(stranger.page.locator("[data-remarks]")).to_contain_text("Here it was won")
    stranger.page.get_by_role("button", name="One step back").click()
    expect(stranger.page.locator("[data-remarks]")).to_have_count(0)
    stranger.page.keyboard.press("t")
    stranger.page.locator("[data-about='2']").click()
    expect(stranger.page.get_by_text("Choice 2 of 3.")).to_be_visible()
    assert stranger.page.locator('[data-stage] [data-ref^="seat-0/hand/"]').count() == 0
    one.go(f"{path}#mine")
    expect(one.page.get_by_text("Choice 2 of 3.")).to_be_visible()
    assert one.page.locator('[data-stage] [data-ref^="seat-0/hand/"]').count() > 0
    one.page.get_by_role("button", name="Back to the table").click()
    one.my_turn()
    assert "?at" not in one.page.url


def test_a_save_goes_out_and_comes_back(
    seat: Callable[..., Seat], server: LocalServer, tmp_path: Path
) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    seq = one.seq()
    one.play_a_card()
    one.moved_from(seq)
    lines = one.page.locator(".log li").all_text_contents()
    one.page.keyboard.press("m")
    with one.page.expect_download() as coming:
        one.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    with one.page.expect_download() as coming:
        one.page.get_by_role("button", name="Report a bug").click()
    assert coming.value.suggested_filename.endswith("-report.json")
    other = seat("/home")
    other.page.get_by_label("Save file").set_input_files(file)
    other.my_turn()
    expect(other.page.locator(".log li")).to_have_count(len(lines))
    assert other.page.locator(".log li").all_text_contents() == lines
    other.go("/")
    other.page.get_by_role("button", name="Sit down").click()
    other.my_turn()


def test_what_is_closed_says_why_and_opens_the_rules_there(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    link = at_board(server.table(["human", "random"])["seats"][0]["link"], GENERIC)
    one = seat(link)
    one.my_turn()
    one.page.locator("[data-stage] .piece.off").first.focus()
    one.page.keyboard.press("w")
    sheet = one.page.get_by_role("dialog", name="Why not?")
    expect(sheet).to_contain_text("TL-")
    rule = str(sheet.locator("cite").first.text_content())
    one.page.get_by_role("button", name="Open the rules there").first.click()
    expect(one.page.locator(f"#rule-{rule}")).to_be_in_viewport()
    one.page.get_by_label("Find").fill("sacrifice")
    expect(one.page.locator(".sheet dd").first).to_contain_text("SACRIFICE", ignore_case=True)
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".sheet")).to_have_count(0)


def test_a_hint_comes_with_its_reason(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    one.page.keyboard.press("h")
    line = one.page.locator("[data-candle='1']")
    expect(line).to_contain_text(".")
    seq = one.seq()
    line.click()
    one.moved_from(seq)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed in web/")
@pytest.mark.parametrize("phone", some([False, True]))
def test_no_accessibility_violations(
    seat: Callable[..., Seat], server: LocalServer, phone: bool
) -> None:
    lobby = seat("/", phone=phone)
    expect(lobby.page.get_by_role("button", name="Light the lamp")).to_be_visible()
    assert lobby.violations() == ""
    link = at_board(server.table(["human", "random"])["seats"][0]["link"], GENERIC)
    table = seat(link, phone=phone)
    table.my_turn()
    assert table.violations() == ""
    for key in ("r", "o", "m", "?", "s", "/"):
        table.page.keyboard.press(key)
        table.page.wait_for_timeout(150)
        assert table.violations() == "", key
        table.page.keyboard.press("Escape")
