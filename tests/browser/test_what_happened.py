"""What happened, at the default speed and motion: shown, told, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser_kit import LocalServer, Seat
from sampling import whole

CHOICES = 200 if whole() else 20  # of three others

# What lies over something that is to be pressed, of everything that is shown for a moment.
IN_THE_WAY = """() => {
  const found = [];
  const pressed = document.querySelectorAll('[data-stage] [data-lit], [data-prompt] button');
  for (const slip of document.querySelectorAll('[data-reveal], [data-tidings], .notices .note')) {
    const a = slip.getBoundingClientRect();
    for (const el of pressed) {
      const b = el.getBoundingClientRect();
      if (b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.push(el.dataset.ref ?? el.dataset.key ?? el.textContent);
    }
  }
  return found;
}"""
# Other people at work, each on a line of their own, since nobody may send more than ten messages a
# second for long: their tokens, how many choices they make, and of what kind.
OTHERS = """({ table, tokens, choices, wanted }) => new Promise((over, fail) => {
  const menus = new Map();
  let made = 0;
  let since = 0;
  let waits = false;
  const liked = (offer) => wanted.some((word) => offer.key.startsWith(word));
  const heard = (socket, said) => {
    if (said.type === 'error') return fail(new Error(said.message));
    if (said.type === 'state') menus.set(socket, [said.seat, said.seq, said.menu.filter(liked)]);
    if (said.type === 'done') [made, since, waits] = [made + 1, said.seq, false];
    if (made === choices) return sockets.forEach((one) => one.close()) ?? over(made);
    // Each looks at the table as it stands, like anybody would.
    const rows = [...menus];
    if (waits || rows.length < tokens.length || rows.some(([, [, seq]]) => seq < since)) return;
    const able = rows.filter(([, [, , menu]]) => menu.length);
    const [line, [seat, seq, menu]] = able[made % able.length];
    const { key } = menu[(made * 7) % menu.length];
    waits = true;
    const choice = JSON.stringify({ type: 'choose', seat, key, seq, id: crypto.randomUUID() });
    setTimeout(() => line.send(choice), 20);
  };
  const sockets = tokens.map((token) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const hello = JSON.stringify({ type: 'hello', protocol: 1, table, tokens: [token] });
    socket.onopen = () => socket.send(hello);
    socket.onmessage = (event) => heard(socket, JSON.parse(event.data));
    return socket;
  });
})"""


def test_reveals_come_are_read_and_go(seat: Callable[..., Seat], server: LocalServer) -> None:
    one = seat(server.table(["human", "greedy"])["seats"][0]["link"], moving=True)
    one.pass_the_turn()
    reveal = one.page.locator("[data-reveal]")
    expect(reveal).to_be_visible()
    expect(reveal).to_have_css("pointer-events", "none")
    expect(reveal).to_have_count(0, timeout=9000)
    # And where the next choice waits, nothing lies over it at any moment.
    one.my_turn()
    for _ in range(10):
        assert one.page.evaluate(IN_THE_WAY) == []
        one.page.wait_for_timeout(100)
    # Who has read it presses anywhere.
    one.pass_the_turn()
    expect(reveal).to_be_visible()
    one.page.mouse.click(640, 430)
    expect(reveal).to_have_count(0, timeout=1000)


def test_what_was_done_to_me_is_told_and_can_be_seen_again(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "greedy"])["seats"][0]["link"], moving=True)
    slip = one.page.locator("[data-tidings=done]")
    for _ in range(6):
        one.pass_the_turn()
        one.my_turn()
        one.page.wait_for_timeout(300)
        if slip.count():
            break
    expect(slip).to_contain_text("Health")
    assert one.page.evaluate(IN_THE_WAY) == []
    # For whoever reads large letters, too: the slip grows, and stays in the window.
    one.page.keyboard.press("m")
    one.page.get_by_text("Settings").click()
    one.page.get_by_role("radio", name="Larger").check()
    one.page.keyboard.press("Escape")
    one.page.wait_for_timeout(300)
    assert one.page.evaluate(IN_THE_WAY) == []
    box = slip.bounding_box()
    assert box and box["width"] > 400 and 0 <= box["x"] <= 1366 - box["width"]
    slip.get_by_role("button", name="See it again").click()
    expect(one.page.locator(".replay")).to_be_visible()


def test_bots_can_be_skipped_and_are_told_in_one_slip(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "greedy"])["seats"][0]["link"], moving=True)
    one.pass_the_turn()
    one.page.keyboard.press("k")
    one.my_turn()
    expect(one.page.locator("[data-tidings=skipped] ol li").first).to_be_visible()


def test_who_comes_back_is_told_what_happened(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "open"])
    mine = made["seats"][0]
    one = seat(mine["link"])
    one.pass_the_turn()
    one.go("/")
    other = seat(made["seats"][1]["link"])
    other.pass_the_turn()
    one.go(mine["link"])
    expect(one.page.locator("[data-tidings=away]")).to_be_visible()
    expect(one.page.locator("[data-left]")).to_have_count(1)


def test_a_pick_outlasts_what_three_others_choose(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    """On the board for any game, which holds what was picked first until a second is."""
    wish = {"game": "london-dread", "seats": ["human"] * 4, "seed": 3, "options": {"clock": "off"}}
    made = server.post("/api/tables", wish)
    tokens = [row["token"] for row in made["seats"]]
    everybody: dict[str, Any] = {"table": made["table"], "tokens": tokens}
    one = seat("/", moving=True)
    page = one.page
    page.evaluate(OTHERS, {**everybody, "choices": 4, "wanted": ["be:"]})
    way, _, secret = made["seats"][0]["link"].partition("#")
    one.go(f"{way}?board=generic#{secret}")
    one.my_turn()
    hour = page.locator('[data-stage] [data-ref$="/clock/6am"][data-lit]').first
    hour.click()
    picked = page.locator('[data-ref$="/clock/6am"][data-picked]')
    expect(picked).to_have_count(1)
    others = {**everybody, "tokens": tokens[1:], "choices": CHOICES}
    assert page.evaluate(OTHERS, {**others, "wanted": ["place:", "take-back:"]}) == CHOICES
    expect(picked).to_have_count(1)


def test_back_to_here_from_the_log_and_how_far_from_the_button(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    one = seat(server.table(["human", "greedy"])["seats"][0]["link"], moving=True)
    page = one.page
    one.my_turn()
    for _ in range(3):
        seq = one.seq()
        one.play_a_card()
        one.moved_from(seq)
        one.wait_for_something_to_click()
    line = page.locator("[data-back='1']")
    line.locator("xpath=..").hover()
    line.click()
    expect(page.locator("[data-back='1']")).to_have_count(0)
    expect(page.locator("[data-back='0']")).to_have_count(1)
    # The same from the button: the whole turn in one press.
    one.play_a_card()
    expect(page.locator("[data-back='1']")).to_have_count(1)
    page.locator("[data-undo-far]").click()
    page.locator("[data-far='turn']").click()
    expect(page.locator("[data-back]")).to_have_count(0)
    expect(page.locator("[data-far]")).to_have_count(0)
    # Behind what was shown a bot is no help, and the table says so.
    one.pass_the_turn()
    one.my_turn()
    page.keyboard.press("u")
    expect(page.locator(".notices")).to_contain_text("second look")


# How large what leaves is shown on its way, in parts of the window.
GHOSTS = """
  window.ghosts = [];
  addEventListener('DOMContentLoaded', () => new MutationObserver((rows) => {
    for (const { addedNodes } of rows)
      for (const el of addedNodes)
        if (el.ariaHidden === 'true' && el.style?.position === 'fixed')
          ghosts.push(el.offsetWidth / innerWidth);
  }).observe(document.body, { childList: true, subtree: true }));
"""


def test_what_leaves_keeps_its_size_on_the_way(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    """Cards of London Dread have their size from the map: their copies fly without it."""
    options = {"characters": "random", "clock": "off"}
    wish = {"game": "london-dread", "seats": ["human", "greedy"], "seed": 5, "options": options}
    made = server.post("/api/tables", wish)
    one = seat("/", moving=True)
    one.page.add_init_script(GHOSTS)
    one.go(made["seats"][0]["link"])
    one.my_turn()
    page = one.page
    page.wait_for_function("() => ghosts.length > 0")
    assert max(page.evaluate("() => ghosts")) < 0.2


def test_a_line_of_the_log_shows_a_card_that_lies_in_a_pile(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    made = server.table(["human", "human"], seed=39)
    seat(made["seats"][0]["link"]).pass_the_turn()
    other = seat(made["seats"][1]["link"])
    other.my_turn()
    line = other.page.locator("[data-region] button.piece")
    line.filter(has_text="plays Silver and Fire").click()
    expect(other.page.get_by_role("dialog")).to_contain_text("2 Power")


def test_a_slip_may_lie_on_a_map_and_a_caution_lies_over_a_slip_without_room(
    seat: Callable[..., Seat], server: LocalServer
) -> None:
    options = {"colours": "by-seat", "first-player": "seat-1"}
    wish = {"game": "great-old-ones", "seats": ["human", "human"], "seed": 41, "options": options}
    made = server.post("/api/tables", wish)
    two = seat(made["seats"][1]["link"])
    expect(two.stage).to_have_attribute("data-seq", "0")
    two.go("/")
    one = seat(made["seats"][0]["link"])
    one.my_turn()
    while one.told()["asked"] == [0]:
        seq, key = one.seq(), one.told()["menu"][0]["key"]
        send = "(row) => window.sockets[0].send(JSON.stringify({type: 'choose', seat: 0, ...row}))"
        one.page.evaluate(send, {"key": key, "seq": seq, "id": f"test-{seq}"})
        one.moved_from(seq)
    two.go(made["seats"][1]["link"])
    two.my_turn()
    slip = two.page.locator("[data-tidings=away]")
    expect(slip).to_be_visible()
    two.page.wait_for_timeout(300)
    assert slip.get_attribute("data-tight") is None
    assert two.page.evaluate(IN_THE_WAY) == []
    card = next(o["refs"][0] for o in two.told()["menu"] if o["caution"])
    two.page.locator(f"[data-stage] [data-ref='{card}'][data-lit]").click()
    sure = two.page.locator("[data-caution] .plate.lit")
    expect(sure).to_be_visible()
    slip.evaluate("el => el.setAttribute('data-tight', (el.style.left = el.style.top = ''))")
    seq = two.seq()
    sure.click(delay=400)
    two.moved_from(seq)
