"""Long menus are asked in steps, first what and then where, in words."""

import random
import re

import pytest

from cli_kit import TERRORS, Ran, gaslamp, play
from gaslamp import games
from gaslamp.cli.closed import closed_lines
from gaslamp.cli.menus import (
    MOST,
    Amounts,
    Group,
    Line,
    Listing,
    arranged,
    in_common,
    listing,
    piece_names,
)
from gaslamp.cli.wording import by_words
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.position import OddsShown, Offer, Reason
from kit import golden_cards


def offer(key: str, label: str, *refs: str) -> Offer:
    return Offer(key, label, list(refs), [])


def moves() -> list[Offer]:
    """Three people with five ways each, and a way out."""
    people = ("Mina", "Lucy", "Van Helsing")
    found = [offer(f"move:{who}:{n}", f"{who} goes to Street {n}", who, f"street-{n}")
             for who in people for n in range(1, 6)]  # fmt: skip
    return [*found, offer("pass", "Pass")]


def titles(lines: list[Line]) -> list[str]:
    return [title_of(line) for line in lines]


def title_of(line: Line) -> str:
    if isinstance(line, Group):
        return line.title
    return line.whole.label if isinstance(line, Amounts) else line.label


def test_a_short_menu_is_shown_as_it_is() -> None:
    few = moves()[:MOST]
    assert arranged(few, {}) == few


def test_a_long_menu_is_grouped_by_who_acts() -> None:
    lines = arranged(moves(), {})
    assert titles(lines) == ["Mina goes to Street …", "Lucy goes to Street …",
                             "Van Helsing goes to Street …", "Pass"]  # fmt: skip
    assert Listing(lines).texts()[0] == "  1. Mina goes to Street … (5 ways)"


def test_too_many_groups_are_drawn_together_by_what_is_done() -> None:
    places = [offer(f"place:{n}", f"Place an Agent in Area {n}", f"area-{n}") for n in range(9)]
    lines = arranged([*places, *moves()], {})
    assert titles(lines) == ["Place an Agent in Area …", *titles(arranged(moves(), {}))]


def test_large_groups_are_parted_by_who_acts_where_there_is_room() -> None:
    places = [offer(f"place:{n}", f"Place an Agent in Area {n}", f"area-{n}") for n in range(9)]
    crowd = [offer(f"lay:{who}:{n}:{k}", f"{who}, {n} a.m.: token {k}", f"{who}/{n}")
             for who in ("Mina", "Lucy") for n in range(1, 9) for k in range(1, 7)]  # fmt: skip
    assert titles(arranged([*places, *crowd], {})) == [
        "Place an Agent in Area …", "Mina, … a.m.: token …", "Lucy, … a.m.: token …",
    ]  # fmt: skip


def test_a_group_without_common_words_is_called_after_its_piece() -> None:
    strange = [
        offer(f"use:{n}", word, "lamp") for n, word in enumerate(("Shine", "Burn", "Flicker"))
    ]
    rest = moves()
    lines = arranged([*strange, *rest], {"lamp": "The Lamp"})
    assert titles(lines)[0] == "The Lamp …"


def test_words_in_common_are_whole_words_with_gaps() -> None:
    labels = ["Put a red marker on Soho", "Put a green marker on The City"]
    assert in_common([label.split() for label in labels]) == "Put a … marker on …"
    assert in_common([["Mina", "rests"], ["Lucy", "rests"]]) == "… rests"
    assert in_common([["Mina"], ["Lucy"]]) == ""


def test_what_cannot_be_parted_stands_close() -> None:
    many = [offer(f"go:{n}", f"Go to {word} today") for n, word in enumerate("ABCDEFGHIJKLMN")]
    first, second = Listing(list(arranged(many, {}))).texts()
    assert first == "  Go to … today"
    assert second.startswith("    1.\u00a0A; 2.\u00a0B; ")


def test_numbers_to_choose_from_stand_on_lines_of_their_own() -> None:
    many = [offer(f"hit:{n}", f"Attack with {n} Power") for n in range(1, 21)]
    assert Listing(list(many)).texts()[-1] == "  20. Attack with 20 Power"


def test_numbers_lead_to_every_option() -> None:
    top = listing(moves(), {})
    for wanted in moves():
        lines: list[Line] = top.lines
        for number in top.find(wanted.key):
            found = lines[int(number) - 1]
            lines = arranged(found.offers, {}) if isinstance(found, Group) else []
        assert isinstance(found, Offer) and found.key == wanted.key
    assert top.find("dance") == []


def test_notes_and_odds_stand_behind_the_option_and_odds_only_once() -> None:
    odds = [OddsShown("a hit", 0.25), OddsShown("a long and glorious miss", 0.745)]
    first = Offer("a", "Shoot", [], odds, "£6")
    texts = Listing([first, Offer("b", "Aim", [], odds), Offer("c", "Rest", [], [])]).texts()
    assert texts == [
        "  1. Shoot (£6; a hit 25%, a long and glorious miss 74.5%)",
        "  2. Aim (chances as in 1)",
        "  3. Rest",
    ]


DREAD = ["play", "london-dread", "--seats", "human,human", "--seed", "4"]
PEOPLE = ["1", "1"]  # both choose their Characters; then Planning begins with the second


def tokens() -> str:
    """The number under which Milton's tokens stand on the menu of Planning."""
    menu = gaslamp(*DREAD, lines=PEOPLE).out
    found = re.search(r"(\d+)\. Howard Milton, … token … \(72 ways\)", menu)
    assert found is not None
    return found[1]


def test_a_long_menu_is_played_in_steps() -> None:
    open_it = tokens()
    ran = gaslamp(*DREAD, lines=[*PEOPLE, open_it, "back", "back", open_it, "1", "menu all"])
    shown = ran.out.split("Player 2> ")
    for text in (shown[1], shown[3]):
        assert f"  {open_it}. Howard Milton, … token … (72 ways)" in text
    assert "  1. Howard Milton, 6 a.m.: token … (6 ways)" in shown[2]
    assert "`back` shows the other options." in shown[2]
    assert "There is no menu to go back to" in ran.err
    assert "  6. Howard Milton, 6 a.m.: token 6\n" in shown[6]
    assert "  98. " in shown[7] and "ways)" not in shown[7]


def test_keys_and_labels_work_whatever_is_shown() -> None:
    for said in ("place:milton:6am:3", "howard milton, 6 a.m.: TOKEN 3"):
        ran = gaslamp(*DREAD, lines=[*PEOPLE, tokens(), said])
        assert ran.code == 0, ran.err
        assert "Action Clock: 6 a.m.: 3, 8 a.m. –" in ran.out


def test_a_hint_names_the_numbers_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.cli.talk.hint", lambda match, seat: "place:milton:8am:3")
    monkeypatch.setattr("gaslamp.cli.talk.suggestion", lambda *given: None)
    ran = gaslamp(*DREAD, lines=[*PEOPLE, "hint", tokens(), "hint", "1", "hint"])
    hints = [line for line in ran.out.splitlines() if "would type" in line]
    said = "Howard Milton, 8 a.m.: token 3."
    ways = [f"{tokens()}, then 2, then 3", "2, then 3", f"{tokens()}, then 2, then 3"]
    for line, way in zip(hints, ways, strict=True):
        assert line.endswith(f"A bot in your place would type {way}: {said}")


def test_numbers_go_on_after_the_menu_for_what_is_closed() -> None:
    ran = gaslamp(*DREAD, lines=[*PEOPLE, "why", "why 1", "why 99"])
    last = [int(n) for n in re.findall(r"\n  (\d+)\. ", ran.out.split("Player 2> ")[1])][-1]
    assert re.search(rf"You cannot do these now:\n  {last + 1}(\.| to \d+\.) ", ran.out)
    assert "can be chosen: it is on the menu." in ran.err


@pytest.mark.parametrize("game_id", games.ids())
def test_every_menu_is_words_and_fits_a_screen(game_id: str) -> None:
    """Groups are called by words, every option can be reached, and no step is endless."""
    game = games.find(game_id)
    seats = ["human"] * game.seat_counts[0]
    match = life.begin(game_id, seats, dict(game.lab_options), 3)
    dice = random.Random(game_id)
    for _ in range(100):
        if not (asked := match.asked()):
            break
        offers = match.menu(asked[0])
        refs = {ref for o in offers for ref in o.refs}
        shown = listing(offers, piece_names(match.view(asked[0])), game.amounts)
        assert all(shown.find(o.key) for o in dice.choices(offers, k=3))
        for line in shown.lines:
            if isinstance(line, Group):
                assert line.title not in refs and "/" not in line.title, line.title
                assert line.title != "…" and "_" not in line.title
        match.choose(asked[0], dice.choice(offers).key)


def test_only_people_are_named_and_given_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "asked", lambda match: [0, 1])
    ran = play("seat 2", seats="human,random")
    assert "Also asked" not in ran.out
    assert "Player 1> " in ran.out and "Bot 2 (you)" not in ran.out
    assert "a person's seat that is asked now: 1." in ran.err


def test_help_names_only_what_makes_sense() -> None:
    terrors = play("help").out
    assert "ask [" not in terrors and "plan [" not in terrors and "seat N" not in terrors
    assert "seat N" in play("help", seats="human,human").out
    assert "plan [" in gaslamp(*DREAD, lines=["help"]).out
    assert "ask [" in gaslamp("play", "great-old-ones", lines=["help"]).out


def test_enter_alone_chooses_nothing() -> None:
    assert "plays" not in play("", "", "").out.partition(TERRORS)[2]


def reason(label: str, why: str) -> Reason:
    return Reason(label, label, why, "X-1", "", [])


def test_a_reason_that_closes_many_options_is_told_once() -> None:
    closed = [reason("Buy the Ape", "Too dear."), reason("Buy the Bat", "Too dear."),
              reason("Pass", "Not yet."), reason("Buy the Cat", "Too dear.")]  # fmt: skip
    assert closed_lines(closed, 4) == [
        "  4, 5, 7. Buy the … (Ape; Bat; Cat): Too dear.",
        "  6. Pass: Not yet.",
    ]
    assert closed_lines([reason("Ape", "No."), reason("Bat", "No.")], 1) == [
        "  1, 2. Ape; Bat: No."
    ]
    many = closed_lines([reason(f"Go to {n}", "Too far.") for n in range(20)], 1)
    assert many == [
        "  1 to 20. Go to … (0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; and 8 more): Too far."
    ]


WAYS = ["Mina: move to St. Pancras", "Mina: move to St. James", "Lucy moves to Soho", "Pass"]


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("move to st pancras", WAYS[0]),
        ("Pancras", WAYS[0]),
        ("mina james", WAYS[1]),
        ("move to Soho", WAYS[2]),
        ("lu", WAYS[2]),
        ("flee", "Flee the town"),
    ],
)
def test_some_words_of_an_option_are_enough(typed: str, label: str) -> None:
    found = by_words([offer(w, w) for w in WAYS], [reason("Flee the town", "No.")], typed)
    assert found is not None and found.label == label


def test_words_that_fit_several_options_name_them() -> None:
    menu = [offer(w, w) for w in WAYS]
    with pytest.raises(Trouble, match=r"be: Mina: move to St\. Pancras; Mina: move to St\. James"):
        by_words(menu, [], "move to st")
    assert by_words(menu, [], "p") is None
    assert by_words(menu, [], "dance") is None


def strikes(most: int) -> list[Offer]:
    """An attack with more or less, the whole first, and a way out."""
    hits = [
        Offer(f"attack:{n}", f"Attack with {n} Power", [], [], f"to {40 - n}")
        for n in range(most, 0, -1)
    ]
    return [*hits, offer("pass", "Pass")]


def test_more_or_less_of_one_thing_is_one_line_that_stands_for_the_whole() -> None:
    shown = listing(strikes(20), {}, ("attack",))
    assert shown.texts() == [
        "  1. Attack with 20 Power (to 20; for less type `1 1` to `1 19`)",
        "  2. Pass",
    ]
    assert listing(strikes(2), {}, ("attack",)).texts()[0].endswith("; for less type `1 1`)")
    assert listing(strikes(1), {}, ("attack",)).texts()[0] == "  1. Attack with 1 Power (to 39)"
    assert shown.find("attack:20") == ["1"]
    assert shown.find("attack:7") == ["1 7"]
    assert shown.find("attack:21") == []


def test_a_group_opens_with_its_amounts_in_one_line() -> None:
    shown = listing([*strikes(5), *moves()], {}, ("attack",))
    assert titles(shown.lines)[0] == "Attack with 5 Power"
    many = [offer(f"strike:{who}:{n}", f"Strike {who} with {n}") for who in "ABCDEFGHIJKLMN"
            for n in (3, 2, 1)]  # fmt: skip
    (group,) = [line for line in listing([*many, offer("pass", "Pass")], {}, ("strike",)).lines
                if isinstance(line, Group)]  # fmt: skip
    assert group.offers == many
    opened = listing(group.offers, {}, ("strike",))
    assert titles(opened.lines)[:2] == ["Strike A with 3", "Strike B with 3"]


def test_two_options_are_no_group_where_there_is_room_for_both() -> None:
    ways = [offer("pass:3", "Pass after resting"), offer("pass", "Pass")]
    assert titles(arranged([*moves()[:-1], *ways], {}))[-2:] == ["Pass after resting", "Pass"]


def test_words_without_a_number_mean_the_whole_amount() -> None:
    menu = strikes(12)
    for typed, key in (("attack", "attack:12"), ("attack 1", "attack:1"),
                       ("attack with 11", "attack:11"), ("pass", "pass")):  # fmt: skip
        found = by_words(menu, [], typed, ("attack",))
        assert found is not None and found.key == key


def played(*lines: str) -> Ran:
    """A game with cards that stay as they are."""
    return play(*lines, seed=3, more=["--pack", str(golden_cards(TERRORS))])


def test_an_amount_is_typed_behind_the_number() -> None:
    first = ["1", "1", "1", "1"]  # all cards of the hand: two Power are left to attack with
    shown = played(*first)
    assert "  4. Attack with 2 Power (Health 45 to 43; for less type `4 1`)" in shown.out
    for typed, power in (("4", 2), ("4 1", 1), ("attack", 2), ("attack 1", 1)):
        ran = played(*first, typed)
        assert ran.code == 0, ran.err
        assert f"with {power} Power." in ran.out
    wrong = played(*first, "4 3", "1 1", "99 1")
    assert wrong.err.splitlines() == [
        "There is no 3 to choose of 4: Attack with 2 Power.",
        "Of 1 there is no more or less to choose: type 1 alone.",
        "There is no number 99; `menu` shows what can be chosen.",
    ]
