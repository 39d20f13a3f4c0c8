"""Together at a table, in one sitting: a name asked once, pointing, a phrase, notes, a learner."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat


def test_two_friends_and_a_learner(seat: Callable[..., Seat], server: LocalServer) -> None:
    made = server.table(["human", "open"])
    one = seat(made["seats"][0]["link"], moving=True)
    two = seat(made["seats"][1]["link"], moving=True)
    two.page.get_by_label("What shall the others call you?").fill("Mina")
    two.page.get_by_role("button", name="Sit down").click()
    expect(two.page.locator("[data-prompt] h1")).to_be_visible()
    one.my_turn()
    # Look here: a ring with the name, and said.
    street = one.page.locator('[data-stage] [data-ref^="street/"]').first
    ref = street.get_attribute("data-ref")
    two.page.locator(f'[data-stage] [data-ref="{ref}"]').first.focus()
    two.page.keyboard.press(".")
    expect(one.page.locator(f'[data-point="{ref}"]')).to_have_text("Mina")
    expect(one.page.get_by_text("Mina points")).to_be_visible()
    # A phrase, and a note that nobody else reads.
    two.page.keyboard.press("m")
    two.page.get_by_role("button", name="Table talk").click()
    two.page.get_by_role("button", name="Well played!").click()
    expect(one.page.get_by_text("Mina: “Well played!”")).to_be_visible()
    two.page.keyboard.press("Escape")
    two.page.keyboard.press("n")
    two.page.get_by_role("textbox", name="My notes").fill("Fenris holds Howl")
    two.page.get_by_role("button", name="Keep").click()
    expect(two.page.get_by_role("button", name="Kept")).to_be_visible()
    two.page.reload()
    expect(two.page.locator("[data-prompt] h1")).to_be_visible()
    two.page.keyboard.press("n")
    expect(two.page.get_by_role("textbox", name="My notes")).to_have_value("Fenris holds Howl")
    # A learner looks over the first one's shoulder, sees their hand and can do nothing.
    one.page.keyboard.press("s")
    one.page.get_by_role("button", name="Let somebody look over my shoulder").click()
    link = one.page.get_by_label("Link to this seat").first.input_value()
    learner = seat(link.removeprefix(one.address))
    hand = learner.page.locator('[data-stage] [data-ref^="seat-0/hand/"]')
    expect(hand.first).to_be_visible()
    expect(learner.stage).to_have_attribute("data-mine", "false")
    assert learner.page.locator("[data-stage] [data-lit]").count() == 0
    assert not any("Howl" in frame and '"noted"' in frame for frame in one.frames + learner.frames)
    one.page.get_by_role("button", name="Nobody looks any more").click()
    expect(learner.page.get_by_text("no longer opens it")).to_be_visible()


def test_one_screen_plays_all_sides_without_curtains_when_asked(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "human"])
    tokens = ",".join(row["token"] for row in made["seats"])
    one = seat(f"/table/{made['table']}#{tokens}", moving=True)
    one.page.get_by_role("button", name="No curtains at this table").click()
    one.my_turn()
    while one.stage.get_attribute("data-eyes") == "0":
        seq = one.seq()
        one.click_on("play", "pass")
        if one.page.locator("[data-stage] [data-picked]").count():
            continue  # several things can be done with it: the lit plate is next
        if one.page.locator("[data-caution]").count():
            one.page.locator("[data-caution] .plate.lit").click(delay=400)
        one.moved_from(seq)
    expect(one.page.locator(".curtain")).to_have_count(0)
    one.my_turn()
