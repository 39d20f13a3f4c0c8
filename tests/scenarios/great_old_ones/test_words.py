"""What people read: names, what options cost, what the log tells first, what can be looked up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gaslamp.games.great_old_ones.game import GAME
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending
from gaslamp.lab.conformance import codes_of
from gaslamp.table import life
from gaslamp.words.words import Words
from kit import rule
from scenarios.great_old_ones.kit import Table, content, old_ones

OPEN = ["the-prospect-of-whitby", "monsieur-rigaud", "edward-hyde"]
NAMES = ["Ann", "Bob", "Cid", "Dot"]
WORDS = Words(GAME, content(), NAMES)


def labels(table: Table) -> dict[str, str]:
    """The words of every option of whoever is asked, with its note behind it."""
    seat = table.only_seat()
    found = {}
    for code in table.filled(seat).listed():
        note = GAME.note(table.g, seat, code)
        behind = f" ({WORDS.line(note)})" if note else ""
        found[GAME.key(table.g, seat, code)] = WORDS.line(GAME.words(table.g, seat, code)) + behind
    return found


def told(table: Table, since: int = 0) -> list[str]:
    return [WORDS.line(line) for line in table.g.log[since:]]


def asked(table: Table) -> str:
    decision = pending(table.g)
    assert decision is not None
    return WORDS.line(decision.prompt(table.g))


# Names


def test_everybody_goes_by_the_great_old_one_in_options_prompts_and_log() -> None:
    table = old_ones(hands=(["mr-krook"], ["toby"]), row=OPEN, boards=("hastur", "cthulhu"),
                     agents={"lambeth": {0: 1, 1: 1}})  # fmt: skip
    table.choose("play:mr-krook")
    said = labels(table)
    assert (
        said["push:seat-1:lambeth:battersea"]
        == "Move an Agent of Cthulhu from Lambeth to Battersea"
    )
    assert asked(table).startswith(
        "Hastur, Mr. Krook. Scroll: “You move a Minion of another player"
    )
    table.choose("push:seat-1:lambeth:battersea", "pass")
    lines = told(table)
    assert "Turn 9: Hastur (Ann)." in lines, "the player is named once a turn"
    assert lines[-1] == "An Agent of Cthulhu goes from Lambeth to Battersea."
    everything = [*lines, *said.values(), asked(table)]
    assert not any("Bob" in line for line in everything)


def test_own_pieces_are_yours() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"]), row=OPEN, agents={"lambeth": {0: 1}})
    table.choose("play:sam-weller")
    assert (
        labels(table)["move:seat-0:lambeth:battersea"]
        == "Move your Agent from Lambeth to Battersea"
    )


def test_every_area_is_told_alike() -> None:
    table = old_ones(agents={"lambeth": {1: 1}}, boards=("hastur", "cthulhu"))
    notes = {place.id: place.notes for place in GAME.view(table.g, 0).maps[0].places}
    assert notes["kensington"] == ["Held by nobody, inland"]
    assert notes["chelsea"] == ["Held by nobody, on the Thames"]
    assert notes["lambeth"] == ["Held by Cthulhu, on the Thames"]
    assert all(len(lines) == 1 and lines[0][0].isupper() for lines in notes.values())


# Costs


def test_options_say_what_they_cost_or_bring() -> None:
    table = old_ones(
        boards=("hastur", "cthulhu"), money=(10, 1), agents={"lambeth": {1: 3}, "chelsea": {0: 1}},
        buildings={"lambeth": (0, "hotel"), "kensington": (0, "palace")},
        elders={"byatis": (0, "lambeth")},
    )  # fmt: skip
    said = labels(table)
    stirs = "Use Hastur: start or end Trouble where you have a Minion (£1)"
    assert said["use-board:hastur"] == stirs
    assert said["use-building:palace"].endswith("(+£4)")
    assert said["use-building:hotel"].endswith("(+£1)"), "what the guests can pay"
    assert said["use-elder:byatis"].endswith("(+£1)")
    assert said["play:bill-sikes"].startswith("Play Bill Sikes (Assassination, £2")


@rule("GO-MOVE-07", "GO-TROUB-01", "GO-TROUB-06")
def test_notes_of_trouble_tell_what_will_happen() -> None:
    notes = {(True, True): "note-calms-and-stirs", (True, False): "note-calms",
             (False, True): "note-stirs"}  # fmt: skip
    table = old_ones(hands=(["sam-weller"], ["toby"]), row=OPEN, trouble=("the-city",),
                     agents={"marylebone": {0: 6, 1: 1}, "lambeth": {0: 5}, "chelsea": {0: 1},
                             "the-city": {1: 2}})  # fmt: skip
    table.choose("play:sam-weller")
    seen = set()
    for code in table.filled(0).listed():
        key = GAME.key(table.g, 0, code)
        if not key.startswith(("place:", "move:")):
            continue
        twin = table.g.clone()
        choose(twin, 0, code)
        before, after = int(table.g.london.trouble), int(twin.london.trouble)
        note = GAME.note(table.g, 0, code)
        assert (note.key if note else None) == notes.get(
            (before & ~after != 0, after & ~before != 0)
        ), key
        seen.add(key)
    assert {"place:marylebone:marylebone", "place:lambeth:lambeth",
            "place:marylebone:lambeth"} <= seen  # fmt: skip
    assert labels(table)["place:marylebone:marylebone"].endswith("(Trouble starts in Marylebone)")


@rule("GO-SCROLL-15")
def test_a_building_shows_its_price_after_the_discount() -> None:
    for card, price in (("seth-pecksniff", "£9"), ("the-bank-of-england", "£18")):
        table = old_ones(hands=([card], ["toby"]), agents={"lambeth": {0: 1}}, money=(18, 0),
                         row=OPEN)  # fmt: skip
        table.choose(f"play:{card}")
        assert labels(table)["build:palace:lambeth"] == f"Build your Palace in Lambeth ({price})"


@rule("GO-SUMM-02", "GO-SUMM-03")
def test_a_summon_shows_hp_and_price() -> None:
    for roll, price in ((7, "£6"), (4, "free")):
        table = old_ones(hands=(["renfield"], ["toby"]), level=4, money=(6, 0), row=OPEN,
                         agents={"lambeth": {0: 1}})  # fmt: skip
        table.dice(roll)
        table.choose("play:renfield", "summon")
        assert labels(table)["summoned:basatan:lambeth"] == (
            f"Summon Basatan (2 HP) in Lambeth ({price})"
        )
        assert ("each HP costs £3" in asked(table)) == (roll == 7)
        assert ("free" in asked(table)) == (roll == 4)


@rule("GO-KILL-06", "GO-KILL-12")
def test_an_attack_shows_hits_and_sacrifices() -> None:
    table = old_ones(hands=(["bill-sikes"], ["toby"]), agents={"lambeth": {0: 2}}, row=OPEN,
                     trouble=("lambeth",), elders={"ithaqua": (1, "lambeth")})  # fmt: skip
    table.choose("play:bill-sikes")
    assert labels(table)["kill:ithaqua"] == (
        "Attack Ithaqua (1 hit, it takes 3: 2 more by sacrifices would remove it)"
    )
    table.choose("kill:ithaqua")
    assert labels(table)["sacrifice:seat-0:lambeth"] == (
        "Sacrifice your Agent in Lambeth (1 hit, 2 missing)"
    )


@pytest.mark.parametrize(
    ("card", "keys", "key", "note"),
    [
        ("the-marshalsea", ["scroll-on:seat-1", "pass"], "pay", "£5"),
        ("the-foundling-hospital", ["scroll", "pass"], "pay", "£1"),
        ("the-artful-dodger", [], "scroll", "+£2"),
        ("noah-claypole", [], "scroll-on:seat-1", "+£3"),
        ("the-illustrated-police-news", [], "scroll", "+£1"),
        ("mr-merryweather", [], "scroll", "+£10 now, £12 due at the end"),
        ("mudies-lending-library", [], "scroll", "4 cards"),
        ("mudies-lending-library", [], "skip", None),
        ("a-hansom-cab", [], "move:seat-0:the-city:lambeth",
         "Trouble ends in The City and starts in Lambeth"),
        ("the-toshers", [], "place:lambeth", None),
        ("ralph-nickleby", [], "scroll-on:seat-1", "£2"),
    ],
)  # fmt: skip
def test_notes_of_scrolls(card: str, keys: list[str], key: str, note: str | None) -> None:
    table = old_ones(
        hands=([card, "nancy"], ["toby"]), row=OPEN, trouble=("the-city",),
        agents={"the-city": {0: 1, 1: 1}, "lambeth": {1: 1}},
    )  # fmt: skip
    table.choose(f"play:{card}", *keys)
    found = re.search(r"\((.*)\)$", labels(table)[key])
    assert (found[1] if found else None) == note


def test_chances_are_told_only_where_there_is_one() -> None:
    for level, chance in ((11, 11 / 12), (12, None)):
        table = old_ones(hands=(["renfield"], ["toby"]), level=level, row=OPEN,
                         elders={"cyaegha": (0, "the-city")})  # fmt: skip
        table.choose("play:renfield")
        for code in table.filled(0).listed():
            key = GAME.key(table.g, 0, code)
            if key in ("summon", "use-elder:cyaegha"):
                odds = [o.chance for o in GAME.odds(table.g, 0, code)]
                assert odds == ([chance] if chance else [])
                note = GAME.note(table.g, 0, code)
                assert (note is not None) == (chance is None), "sure things are notes"


@rule("GO-WIN-04")
def test_a_victory_is_not_passed_up_unwarned() -> None:
    areas = ("chelsea", "lambeth", "battersea", "kensington", "southwark", "bermondsey",
             "marylebone")  # fmt: skip
    for objective, warned in (("pride", True), ("greed", False)):
        table = old_ones(agents={a: {0: 1} for a in areas}, objectives=(objective, "sloth"))
        cautions = {}
        for code in table.filled(0).listed():
            line = GAME.caution(table.g, 0, code)
            cautions[GAME.key(table.g, 0, code)] = WORDS.line(line) if line else ""
        assert ("Pride" in cautions["play:bill-sikes"]) == warned
        assert not cautions.get("declare")


@rule("GO-INTR-08")
def test_an_interrupt_is_not_played_for_nothing_unwarned() -> None:
    for other, warned in (("sam-weller", True), ("st-bartholomews-hospital", False)):
        table = old_ones(hands=(["toby", other], ["mr-krook"]))
        codes = {GAME.key(table.g, 0, code): code for code in table.filled(0).listed()}
        line = GAME.caution(table.g, 0, codes["play:toby"])
        assert ("Toby does nothing" in (WORDS.line(line) if line else "")) == warned
        assert GAME.caution(table.g, 0, codes[f"play:{other}"]) is None


def test_money_for_the_asking_is_not_left_unwarned() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"buildings": {"lambeth": (0, "palace")}}, "the Palace this turn, which would bring £4."),
        ({"elders": {"byatis": (0, "the-city")}}, "Byatis this turn, which would bring £1."),
        ({"elders": {"byatis": (0, "the-city")}, "money": (5, 0)}, ""),
        ({"buildings": {"lambeth": (0, "office")}}, ""),
    ]
    for more, warning in cases:
        table = old_ones(hands=(["sam-weller"], ["toby"]), row=OPEN, **more)
        table.choose("play:sam-weller", "skip", "skip")
        (end,) = (c for c in table.filled(0).listed() if GAME.key(table.g, 0, c) == "end-turn")
        line = GAME.caution(table.g, 0, end)
        assert (WORDS.line(line) if line else "") == (warning and f"You have not used {warning}")


def test_what_lets_something_go_comes_last() -> None:
    match = life.begin("great-old-ones", ["human", "human"], {}, 1)
    seen = set()
    rng = seeded(5)
    for _ in range(400):
        if match.result():
            break
        seat = match.asked()[0]
        keys = [offer.key.split(":")[0] for offer in match.menu(seat)]
        lets_go = [key in GAME.declines for key in keys]
        assert lets_go == sorted(lets_go)
        seen |= {key for key in keys if key in GAME.declines}
        match.choose(seat, match.menu(seat)[int(rng.below(len(keys)))].key)
    assert {"skip", "stop", "pass", "end-turn"} <= seen


def test_a_lifted_agent_is_the_first_thing_an_option_is_about() -> None:
    table = old_ones(hands=(["sam-weller"], ["toby"]), agents={"lambeth": {0: 12}}, row=OPEN)
    table.choose("play:sam-weller")
    for code in table.filled(0).listed():
        if GAME.key(table.g, 0, code) == "place:battersea:lambeth":
            assert GAME.refs(table.g, 0, code) == ["lambeth/seat-0", "battersea"]
            return
    raise AssertionError("not offered")


# The log


@rule("GO-ELDER-17", "GO-TROUB-07")
def test_the_cause_is_told_before_its_effects() -> None:
    table = old_ones(agents={"battersea": {1: 1}, "lambeth": {1: 1}}, trouble=("lambeth",),
                     elders={"ithaqua": (0, "lambeth")})  # fmt: skip
    before = len(table.g.log)
    table.choose("use-elder:ithaqua", "move:ithaqua:battersea")
    assert told(table, before) == [
        "Nyarlathotep uses Ithaqua.", "Ithaqua goes from Lambeth to Battersea.",
        "The Trouble in Lambeth is over.", "Trouble starts in Battersea.",
    ]  # fmt: skip


@rule("GO-KILL-03")
def test_a_removal_is_told_before_the_end_of_the_trouble() -> None:
    table = old_ones(hands=(["bill-sikes"], []), agents={"lambeth": {0: 1, 1: 1}}, row=OPEN,
                     trouble=("lambeth",), boards=("hastur", "cthulhu"))  # fmt: skip
    before = len(table.g.log)
    table.choose("play:bill-sikes", "kill:seat-1:lambeth")
    assert told(table, before) == [
        "Hastur plays Bill Sikes.", "Hastur strikes at an Agent of Cthulhu in Lambeth.",
        "An Agent of Cthulhu is removed from Lambeth.", "The Trouble in Lambeth is over.",
    ]  # fmt: skip


@rule("GO-CARD-05")
def test_a_symbol_that_cannot_be_done_is_told() -> None:
    table = old_ones(hands=(["the-prospect-of-whitby"], ["toby"]), money=(0, 0), row=OPEN[1:],
                     boards=("cthulhu", "hastur"))  # fmt: skip
    table.choose("play:the-prospect-of-whitby")
    assert told(table)[-1] == "The Prospect of Whitby: no Building can be placed."
    assert asked(table) == "Cthulhu, The Prospect of Whitby: take money from the bank."
    table = old_ones(hands=(["the-prospect-of-whitby"], ["toby"]), money=(1, 0), row=OPEN[1:],
                     boards=("hastur", "cthulhu"))  # fmt: skip
    table.choose("play:the-prospect-of-whitby")
    assert asked(table) == (
        "Hastur, The Prospect of Whitby: no Building can be placed now. "
        "Use an ability first, or skip it."
    )
    table.choose("skip")
    assert told(table)[-1] == "The Prospect of Whitby: no Building can be placed."


@rule("GO-MONEY-04")
def test_no_line_speaks_of_nothing_being_paid() -> None:
    table = old_ones(hands=(["the-artful-dodger"], []), money=(0, 0), row=OPEN,
                     boards=("cthulhu", "hastur"))  # fmt: skip
    table.choose("play:the-artful-dodger", "scroll")
    assert told(table)[-1] == "Hastur has no money to pay Cthulhu."
    table = old_ones(hands=(["the-illustrated-police-news"], []), row=OPEN,
                     boards=("cthulhu", "hastur"))  # fmt: skip
    table.choose("play:the-illustrated-police-news", "scroll")
    assert told(table)[-1] == "The bank has nothing to pay Cthulhu for."


BAD = re.compile(r"£0\b|\b1 (cards|points|hits)\b|\ba (Office|Agent|Event|Interrupt)\b|seat-\d|\{")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sentence_of_whole_games_can_be_read(seats: int) -> None:
    for seed in range(2):
        options = GAME.settled(seats, {"colours": "by-seat"})
        g = GAME.new(content(), seats, options, seed)
        rng = seeded(seed, 3)
        while g.outcome is None:
            decision = pending(g)
            assert decision is not None
            seat = next(s for s in range(seats) if decision.seats(g) >> s & 1)
            codes = codes_of(g, seat)
            said = [WORDS.line(decision.prompt(g))]
            for code in codes:
                said.append(WORDS.line(GAME.words(g, seat, code)))
                extra: list[Any] = [GAME.note(g, seat, code), GAME.caution(g, seat, code)]
                said += [WORDS.line(line) for line in extra if line is not None]
            said += [WORDS.line(line) for line in g.log]
            g.log = []
            assert not [line for line in said if BAD.search(line)]
            choose(g, seat, codes[int(rng.below(len(codes)))])


def test_a_menu_names_a_scroll_and_says_what_it_does() -> None:
    table = old_ones(hands=(["nancy", "the-artful-dodger", "bill-sikes", "toby"], []), row=OPEN)
    shown = labels(table)
    assert shown["play:nancy"] == (
        "Play Nancy (Minion, Scroll; Scroll: Another player passes you two hand cards; they pick "
        "which)"
    )
    assert shown["play:bill-sikes"].startswith("Play Bill Sikes (Assassination, £2")
    assert shown["play:toby"].startswith("Play Toby (Interrupt; ")
    table.play("nancy", "skip")
    assert labels(table)["scroll-on:seat-1"] == "Use the Scroll of Nancy on Cthulhu"
    table = old_ones(hands=(["the-artful-dodger"], []), row=OPEN)
    table.choose("play:the-artful-dodger")
    assert labels(table)["scroll"].startswith("Do the Scroll of The Artful Dodger")


# What can be looked up


def test_everything_on_the_table_can_be_looked_up_in_sentences() -> None:
    known = {about.id: about for about in GAME.about(content())}
    assert len(known) == len(GAME.about(content())), "every id once"
    assert set(GAME.catalogue(content())) <= set(known)
    table = old_ones(
        hands=(["toby"], ["nancy"]), row=OPEN, trouble=("lambeth",), citizens={"lambeth": 1},
        grenadiers={"lambeth": 1}, buildings={"lambeth": (1, "hotel")},
        elders={"ithaqua": (1, "lambeth")},
    )  # fmt: skip
    view = GAME.view(table.g, -2)
    places = [place for shown in view.maps for place in shown.places]
    pieces = [piece for zone in view.zones for piece in zone.pieces]
    pieces += [piece for place in places for piece in place.pieces]
    assert {piece.kind for piece in pieces} | {place.id for place in places} <= set(known)
    for about in known.values():
        assert about.lines
        for line in about.lines:
            assert line[0].isupper() and line.endswith((".", "?", "!")), line
            assert not re.search(r"\[|_|\bsource\b|\btype\b|\.\.", line), line


@rule("GO-TURN-06", "GO-GOO-07")
def test_more_than_five_cards_and_where_a_board_puts_its_agent_can_be_looked_up() -> None:
    known = {about.name: about for about in GAME.about(content())}
    assert "Whoever holds more keeps them all." in " ".join(known["Hand"].lines)
    assert "put an Agent where you have a Minion." in " ".join(known["Shub-Niggurath"].lines)


def test_what_is_said_of_an_area_a_card_and_an_objective() -> None:
    known = {about.name: about for about in GAME.about(content())}
    assert known["Kensington"].lines == [
        "Area 1 of London, away from the Thames. Next to it: Marylebone, The West End, "
        "Westminster and Chelsea.",
    ]
    assert known["Nancy"].lines == [
        "A yellow Action card. Its symbols from top to bottom: place or move a Minion, Scroll.",
        "Its Scroll says: Another player passes you two hand cards; they pick which.",
    ]
    assert known["Envy"].lines[1:] == [
        "With two players: Control at least 5 areas, 2 of them with another's piece.",
        "With three players: Control at least 3 areas, 2 of them with another's piece.",
        "With four players: Control at least 3 areas, 1 of them with another's piece.",
    ]
    assert known["Summon"].also == ("S", "die")


@rule("GO-CARD-05")
def test_a_card_says_before_it_is_played_what_it_would_do_in_vain() -> None:
    cards = ["the-prospect-of-whitby", "monsieur-rigaud", "simpsons-chop-house"]
    quiet = labels(old_ones(hands=(cards, ["toby"]), agents={"lambeth": {0: 1}}))
    beset = labels(old_ones(hands=(cards, ["toby"]), agents={"lambeth": {0: 1, 1: 1}},
                            trouble=("lambeth",)))  # fmt: skip
    built, killed = (f"play:{card}" for card in cards[:2])
    assert quiet[built] == "Play The Prospect of Whitby (Building, £2)"
    assert quiet[killed].endswith("(Assassination, £1 – nobody can be assassinated now)")
    assert beset[built].endswith("(Building, £2 – no Building can be placed now)")
    assert beset[killed] == "Play Monsieur Rigaud (Assassination, £1)"
    assert "now" not in quiet["play:simpsons-chop-house"] + beset["play:simpsons-chop-house"]
