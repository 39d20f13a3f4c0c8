"""Several people: two browsers, one screen, lost lines, killed servers, undo with consent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser_kit import LocalServer, Seat, open_seat


def test_two_browsers_see_no_more_than_they_may(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "human"])
    one, two = (seat(row["link"]) for row in made["seats"])
    one.my_turn()
    expect(two.page.locator("[data-prompt] h1")).to_contain_text("is to choose")
    before = two.seq()
    one.play_a_card()
    two.moved_from(before)
    assert two.seq() == one.seq()
    assert two.frames
    assert not any('"ref":"seat-0/hand/' in frame for frame in two.frames)
    assert any('"ref":"seat-1/hand/' in frame for frame in two.frames)
    watcher = seat(made["watch"])
    expect(watcher.page.locator("[data-prompt] h1")).to_be_visible()
    watcher.page.wait_for_function("() => document.querySelector('[data-stage]').dataset.seq")
    assert not any("/hand/" in frame for frame in watcher.frames)


def test_a_friend_sits_down_by_link(seat: Callable[..., Seat]) -> None:
    one = seat("/", moving=True)
    one.page.get_by_role("button", name="Terrors of London").first.click()
    one.page.get_by_role("radio", name="By link").check()
    one.page.get_by_role("button", name="Light the lamp").click()
    # A bot of the founder's choice keeps the chair warm, and is taken out again.
    one.page.get_by_label("Which bot").last.select_option(label="Pip")
    one.page.get_by_role("button", name="Put a bot here").click()
    expect(one.page.get_by_text("A bot sits here: Pip.")).to_be_visible()
    one.page.get_by_role("button", name="Take the bot out and invite somebody").click()
    # Whoever is invited reads to what, and is asked their name once.
    link = one.page.get_by_label("Link to this seat").input_value()
    two = seat(link.removeprefix(one.address), moving=True)
    expect(two.page.locator("[data-invited]")).to_contain_text("Terrors of London")
    two.page.get_by_label("What shall the others call you?").fill("Mina")
    two.page.get_by_role("button", name="Sit down").click()
    expect(two.page.locator("[data-prompt] h1")).to_be_visible()
    one.page.keyboard.press("Escape")
    two.page.keyboard.press("t")
    two.page.get_by_label("Say to the table").fill("Good <b>evening</b>")
    two.page.keyboard.press("Enter")
    # What is said is read without a search, answered at once, and goes when it has been read.
    said = one.page.locator("[data-talk]")
    expect(said).to_contain_text("Mina: “Good <b>evening</b>”")
    said.get_by_role("button", name="Answer").click()
    one.page.get_by_role("button", name="Good evening.").click()
    expect(two.page.get_by_text("Good evening.").first).to_be_visible()
    expect(said).to_have_count(0)


def test_undo_is_free_until_something_was_shown(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "human"])
    one, two = (seat(row["link"]) for row in made["seats"])
    one.my_turn()
    first = one.plates(".lit").first.text_content()
    seq = one.seq()
    one.play_a_card()
    one.moved_from(seq)
    seq = one.seq()
    one.page.keyboard.press("u")
    one.moved_from(seq)
    expect(one.plates(".lit").first).to_have_text(str(first))
    for _ in range(30):
        seq = one.seq()
        if not one.click_on("pass"):
            break
        one.page.wait_for_timeout(60)
        if two.stage.get_attribute("data-mine") == "true":
            break
    two.my_turn()
    one.page.keyboard.press("u")
    expect(one.page.get_by_role("button", name="Ask the table to go back")).to_be_visible()
    one.page.get_by_role("button", name="Ask the table to go back").click()
    two.page.get_by_role("button", name="Refuse").click()
    expect(two.page.get_by_role("button", name="Refuse")).to_have_count(0)
    expect(one.page.locator(".notices")).to_contain_text("not everybody agreed")
    two.my_turn()
    one.page.keyboard.press("u")
    one.page.get_by_role("button", name="Ask the table to go back").click()
    two.page.get_by_role("button", name="Agree").click()
    one.my_turn()


def test_a_curtain_closes_between_seats_at_one_screen(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "human"])
    tokens = ",".join(row["token"] for row in made["seats"])
    one = seat(f"/table/{made['table']}#{tokens}")
    curtain = one.page.locator(".curtain")
    expect(curtain).to_be_visible()
    assert one.page.locator("[data-stage] [data-ref]").count() == 0
    one.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    one.my_turn()
    assert one.page.locator('[data-stage] [data-ref^="seat-0/hand/"]').count() > 0
    for _ in range(40):
        if curtain.count():
            break
        one.click_on("pass")
        one.page.wait_for_timeout(60)
    expect(curtain).to_contain_text("Player 2")
    assert one.page.locator("[data-stage] [data-ref]").count() == 0
    one.page.get_by_role("button", name="I am Player 2").click()
    one.my_turn()
    assert one.page.locator('[data-stage] [data-ref^="seat-0/hand/"]').count() == 0
    assert one.page.locator('[data-stage] [data-ref^="seat-1/hand/"]').count() > 0


def test_a_seat_that_is_open_elsewhere_is_closed_there(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    link = server.table(["human", "random"])["seats"][0]["link"]
    one, other = seat(link), seat(link)
    other.my_turn()
    one.my_turn()
    one.page.keyboard.press("m")
    one.page.get_by_text("Seats and links").click()
    expect(one.page.get_by_text("Here, on 2 screens.")).to_be_visible()
    one.page.get_by_role("button", name="Only on this screen").click()
    expect(other.page.get_by_text("link to this seat was renewed")).to_be_visible()
    one.my_turn()
    seq = one.seq()
    one.play_a_card()
    one.moved_from(seq)


def test_a_lost_line_is_mended(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = seat(server.table(["human", "random"])["seats"][0]["link"])
    one.my_turn()
    one.page.evaluate("window.sockets.at(-1).close()")
    expect(one.page.get_by_text("The line is down.")).to_be_visible()
    seq = one.seq()
    one.play_a_card()
    one.moved_from(seq)
    expect(one.page.get_by_text("The line is down.")).to_have_count(0)
    assert one.page.evaluate("window.sockets.length") > 1


def test_a_killed_server_comes_back_with_every_choice(chrome: Browser, tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    server.start()
    try:
        one = open_seat(chrome, server, server.table(["human", "random"])["seats"][0]["link"])
        one.my_turn()
        for _ in range(3):
            seq = one.seq()
            one.play_a_card()
            one.moved_from(seq)
        lines = one.page.locator(".log li").all_text_contents()
        seq = one.seq()
        server.kill()
        expect(one.page.get_by_text("The line is down.")).to_be_visible()
        server.start()
        expect(one.page.get_by_text("The line is down.")).to_have_count(0)
        assert one.seq() == seq
        assert one.page.locator(".log li").all_text_contents() == lines
        one.click_on()
        one.moved_from(seq)
        one.page.context.close()
    finally:
        server.stop()


def test_an_invitation_is_followed_once(seat: Callable[..., Seat], server: LocalServer) -> None:
    made = server.table(["human", "open"])
    two = seat(made["seats"][1]["link"])
    expect(two.page.locator("[data-prompt] h1")).to_be_visible()
    # The table was laid with a seed of somebody's choice, and says so.
    expect(two.page.get_by_text("chose its seed, 11")).to_be_visible()
    assert "#join=" not in two.page.url
    two.page.reload()
    expect(two.page.locator("[data-prompt] h1")).to_be_visible()
    late = seat(made["seats"][1]["link"])
    expect(late.page.get_by_role("alert")).to_contain_text("ask for a new one")
    late.page.get_by_role("button", name="Look on").click()
    expect(late.page.locator("[data-prompt] h1")).to_be_visible()
    assert not any('"/hand/' in frame for frame in late.frames)
