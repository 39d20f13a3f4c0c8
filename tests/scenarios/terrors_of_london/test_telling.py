"""What the board, the options and a closer look say in words."""

import re

import pytest

from gaslamp.cli.board import table_of
from gaslamp.cli.looking import look
from gaslamp.games.terrors_of_london import marks, tables
from gaslamp.games.terrors_of_london.game import GAME
from gaslamp.games.view import Track
from gaslamp.table import life
from gaslamp.words.words import Words
from kit import rule
from scenarios.terrors_of_london.hidden_kit import zone
from scenarios.terrors_of_london.kit import Terror, content, terrors

WORDS = Words(GAME, content(), ["Player 1", "Player 2"])


def notes(table: Terror) -> dict[str, str]:
    """What stands beside each option that has a note."""
    (seat,) = table.asked()
    found = {}
    for code in table.filled(seat).listed():
        line = GAME.note(table.g, seat, code)
        if line is not None:
            found[GAME.key(table.g, seat, code)] = WORDS.line(line)
    return found


def track(table: Terror, id: str, seat: int = 0) -> Track:
    return next(t for t in GAME.view(table.g, seat).tracks if t.id == id)


def marked(table: Terror, name: str, seat: int = 0) -> dict[str, list[str]]:
    return {piece.kind: piece.marks for piece in zone(table, seat, name).pieces}


# The board


@rule("TL-HORDE-05")
def test_the_faction_of_a_monster_stands_at_every_mention() -> None:
    table = terrors(
        hands=(["wraith", "cultist", "blood-tithe"], []), play=(["werewolf"], ["relic-hunter"]),
        discards=(["ghoul"], []), street=["warlock", "iron-buckler"],
    )  # fmt: skip
    assert marked(table, "seat-0/hand") == {
        "wraith": ["Spirit"], "cultist": [], "blood-tithe": ["condition not met now"],
    }  # fmt: skip
    assert marked(table, "seat-0/play") == {"werewolf": ["Beast"]}
    assert marked(table, "seat-1/play") == {"relic-hunter": ["Mortal"]}
    assert marked(table, "seat-0/discard") == {"ghoul": ["Undead"]}
    street = {"warlock": ["Mortal", "costs 5"], "iron-buckler": ["costs 2"]}
    assert marked(table, "street") == street


@rule("TL-INF-03")
def test_an_influence_card_in_hand_says_whether_its_condition_is_met() -> None:
    table = terrors(hands=(["blood-tithe", "ghoul"], []))
    assert marked(table, "seat-0/hand")["blood-tithe"] == ["condition not met now"]
    table.choose("play:ghoul")
    assert marked(table, "seat-0/hand")["blood-tithe"] == ["condition met now"]


@rule("TL-HORDE-06", "TL-HORDE-28")
def test_hordes_are_told_with_their_order_and_their_open_ends() -> None:
    table = terrors(
        play=(["will-o-the-wisp", "skeletal", "werewolf", "relic-hunter", "wraith"], [])
    )
    assert zone(table, 0, "seat-0/play").note == ""
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1")
    table.choose("join-left:will-o-the-wisp:skeletal", "horde-ability:werewolf:1")
    table.choose("horde:relic-hunter:wraith", "horde-ability:wraith:1")
    assert zone(table, 1, "seat-0/play").note == (
        "Horde 1 from left to right: Will-o'-the-Wisp, Skeletal, Werewolf. "
        "Open to a Mortal monster at its left end and a Mortal monster at its right end. "
        "Horde 2 from left to right: Relic Hunter, Wraith. "
        "Open to a Beast monster at its left end and an Undead monster at its right end."
    )
    assert zone(table, 0, "seat-1/play").note == ""
    assert marked(table, "seat-0/play") == {
        "will-o-the-wisp": ["Spirit", "place 1 in horde 1"],
        "skeletal": ["Undead", "place 2 in horde 1", "Horde ability used: 1 Power"],
        "werewolf": ["Beast", "place 3 in horde 1", "Horde ability used: 2 Power"],
        "relic-hunter": ["Mortal", "place 1 in horde 2"],
        "wraith": ["Spirit", "place 2 in horde 2", "Horde ability used: 2 Power"],
    }


@rule("TL-HORDE-28")
def test_a_split_horde_is_told_as_two() -> None:
    table = terrors(
        hands=(["witch-hunter"], []), play=(["will-o-the-wisp", "skeletal", "werewolf"], [])
    )
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1")
    table.choose("join-left:will-o-the-wisp:skeletal", "horde-ability:werewolf:1")
    table.choose("play:witch-hunter", "destroy:seat-0:skeletal")
    said = zone(table, 0, "seat-0/play").note
    assert "Horde 1 from left to right: Will-o'-the-Wisp. Open to a Mortal monster at its" in said
    assert "Horde 2 from left to right: Werewolf. Open to an Undead monster at its left " in said


@rule("TL-ARM-03")
def test_the_armor_that_is_spent_this_turn_is_told() -> None:
    table = terrors(relics=([], ["templar-plate"]), power=3)
    assert track(table, "seat-1/armor").note == ""
    table.choose("attack:1")
    assert track(table, "seat-1/armor").note == "1 absorbed this turn"
    assert track(table, "seat-0/armor").note == ""


@rule("TL-OVER-02", "R-36")
def test_what_the_overlord_did_and_what_waits_is_told() -> None:
    table = terrors(coin=3, overlords=("lilith", "fenris"), street=["ghoul"], market=[])
    assert track(table, "seat-0/health").note == ""
    table.choose("overlord")
    used = "ability used this turn"
    waits = f"{used}; the next Street monster bought has CLAIM"
    assert track(table, "seat-0/health").note == waits
    assert track(table, "seat-1/health").note == ""
    table.choose("buy:ghoul", "to-discard:ghoul")
    assert track(table, "seat-0/health").note == used


@rule("TL-RES-08")
def test_leave_to_turn_coin_into_power_is_told() -> None:
    table = terrors(hands=(["occult-financier"], []))
    assert track(table, "seat-0/coin").note == ""
    table.choose("play:occult-financier")
    assert track(table, "seat-0/coin").note == "may be turned into Power"


def test_one_card_in_hand_is_one_card() -> None:
    table = terrors(hands=(["ghoul"], ["ghoul", "wight"]))
    assert [seat.note for seat in GAME.view(table.g, 0).seats] == [
        "40 Health, 1 card in hand", "43 Health, 2 cards in hand",
    ]  # fmt: skip


# Notes beside options


def test_what_the_main_options_cost_and_bring() -> None:
    table = terrors(
        hands=(["ghoul", "blood-tithe"], []), play=(["wraith"], ["gargoyle"]), coin=4, power=3,
        regeneration=2, health=(30, 20), relics=(["hand-of-glory"], []),
        street=["wight", "street-urchin"], decks=(["cultist"], []),
    )  # fmt: skip
    table.give_token(0, "wraith", marks.DISMISS_SIDE)
    said = notes(table)
    assert said["play:ghoul"] == "1 Power, MUSTER"
    assert said["haunt:wraith"] == "1 Coin, 3 Power"  # TL-HAUNT-12: HAUNT does nothing then
    assert said["relic:hand-of-glory"] == "DRAW (1)"
    assert said["overlord"] == "Once a turn, pay 2 Health: DRAW (1)."
    assert said["buy:wight"] == "for 3 Coin: 2 Power. DRAW (1). Horde: 1 Power."
    assert said["buy:street-urchin"] == "for 1 Coin: 1 Coin. 1 Power. CLAIM. Horde: 1 Coin."
    assert said["buy-acolyte"] == "2 Coin"
    assert said["regenerate:2"] == "Health 30 to 32"
    assert said["play:blood-tithe"].startswith("1 Coin; with an Undead monster in your play area")


def test_what_a_card_does_stands_beside_its_price_in_one_line() -> None:
    """Only a card that does one thing, and that in many words, may take a second line."""
    for kind in content().kinds:
        if kind.start != tables.MARKET:
            continue
        note = notes(terrors(coin=20, street=[kind.id]))[f"buy:{kind.id}"]
        price, _, does = note.partition(": ")
        assert price == f"for {kind.cost} Coin"
        assert does
        if len(f"  12. Buy {kind.name} ({note.removesuffix('.')})") > 80:
            assert kind.type == tables.RELIC_CARD
            assert len(content().programs[kind.action]) == 1


@rule("TL-ARM-03", "TL-ARM-04")
def test_an_attack_says_what_armor_leaves_of_it() -> None:
    table = terrors(relics=([], ["templar-plate"]), power=4, health=(40, 2))
    assert notes(table)["attack:4"] == "Armor absorbs 2, Health 2 to 0"
    assert notes(table)["attack:1"] == "Armor absorbs 1, Health 2 to 2"
    table.choose("attack:1")
    assert notes(table)["attack:3"] == "Armor absorbs 1, Health 2 to 0"
    table.choose("attack:2")
    assert notes(table)["attack:1"] == "Health 1 to 0"


@rule("TL-INF-03")
def test_an_influence_card_is_played_for_what_it_gives_now() -> None:
    table = terrors(hands=(["oath-of-the-long-sunrise"], []), overlords=("lilith", "fenris"))
    key = "play:oath-of-the-long-sunrise"
    condition = "with a Mortal monster in your play area"
    assert notes(table)[key] == f"1 Coin; {condition} also 1 Coin, 2 Power"
    table = terrors(hands=(["oath-of-the-long-sunrise"], []), overlords=("lilith", "fenris"),
                    play=(["warlock"], []))  # fmt: skip
    assert notes(table)[key] == "1 Coin, 1 Coin, 2 Power"


@rule("R-36")
def test_liliths_claim_is_told_where_it_will_count() -> None:
    table = terrors(coin=9, overlords=("lilith", "fenris"), street=["ghoul", "iron-buckler"])
    table.choose("overlord")
    said = notes(table)
    assert said["buy:ghoul"] == "for 2 Coin, may go on top of your deck: 1 Power. MUSTER. …"
    assert said["buy:iron-buckler"] == "for 2 Coin: Armor 1."
    assert said["buy-acolyte"] == "2 Coin"


@rule("TL-HORDE-19", "TL-HORDE-27")
def test_the_token_that_a_horde_will_flip_is_told_before() -> None:
    table = terrors(play=(["wraith", "skeletal", "warlock", "werewolf"], []))
    table.give_token(0, "wraith", marks.HAUNT_SIDE, began=False)
    leaves = "turns to Dismiss: it leaves play in Cleanup"
    assert notes(table)["horde:wraith:skeletal"] == f"the HAUNT token of Wraith {leaves}"
    assert "horde:skeletal:werewolf" not in notes(table)
    table.give_token(0, "skeletal", marks.HAUNT_SIDE, began=False)
    assert notes(table)["horde:wraith:skeletal"] == (
        "the HAUNT tokens of Wraith and Skeletal turn to Dismiss: they leave play in Cleanup"
    )
    table.choose("horde:skeletal:werewolf", "horde-ability:skeletal:1")
    assert notes(table)["join-left:wraith:skeletal"] == f"the HAUNT token of Wraith {leaves}"
    assert "join-right:warlock:werewolf" not in notes(table)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("banshee", {"lose-health": "Health 43 to 41"}),
        ("vampire", {"pay": "Health 40 to 38"}),
        ("bone-collector", {"command:wight": "2 Power, DRAW (1)"}),
        ("resurrectionist", {"sacrifice:resurrectionist": "1 Power"}),
    ],
)
def test_what_a_card_asks_says_what_the_answer_brings(card: str, said: dict[str, str]) -> None:
    table = terrors(hands=([card], ["ghoul"]), discards=(["wight"], []))
    table.choose(f"play:{card}")
    assert said.items() <= notes(table).items()


def test_a_trigger_says_what_it_gives() -> None:
    table = terrors(play=(["relic-hunter", "knight-of-the-long-sunrise"], []),
                    relics=(["canopic-jar"], []))  # fmt: skip
    table.choose("relic:canopic-jar")
    assert notes(table) == {
        "trigger:relic-hunter": "DRAW (1)", "trigger:knight-of-the-long-sunrise": "1 Coin",
    }  # fmt: skip


@rule("R-29")
def test_healing_with_pass_says_the_health_after_it() -> None:
    table = terrors(regeneration=5, health=(37, 40))
    assert notes(table)["pass:3"] == "Health 37 to 40"
    assert "pass" not in notes(table)


@rule("TL-SETUP-02", "TL-SETUP-05")
def test_the_setup_says_what_is_printed_on_what_is_chosen() -> None:
    match = life.begin(GAME.id, ["human", "human"], {"first-player": "seat-1"}, 1)
    lead = {offer.key: offer.note for offer in match.menu(0)}
    assert lead["overlord-is:methuselah"] == "40 Health; Once a turn, pay 2 Health: DRAW (1)."
    match.choose(0, "overlord-is:lilith")
    match.choose(1, "overlord-is:fenris")
    take = {offer.key: offer.note for offer in match.menu(0)}
    assert take["influence:purge-the-weak"] == (
        "SACRIFICE. With a Mortal monster in your play area: 1 Coin."
    )


@rule("TL-OVER-03")
def test_azazaels_ability_says_its_price_for_each_monster() -> None:
    table = terrors(play=(["cultist", "ghoul"], []), coin=2, overlords=("azazael", "fenris"))
    said = notes(table)
    assert said["overlord:cultist"] == said["overlord:ghoul"] == "1 Coin; it gains HAUNT"


# Order of the menu


@pytest.mark.parametrize(("card", "last"), [("witch-hunter", "decline"), ("vampire", "decline")])
def test_what_lets_go_is_listed_last(card: str, last: str) -> None:
    table = terrors(hands=([card], []), play=(["ghoul"], []))
    table.choose(f"play:{card}")
    assert table.menu()[-1] == last
    assert {"pass", "decline"} <= set(GAME.declines)


# A closer look


def test_everything_on_the_table_can_be_looked_at_in_sentences() -> None:
    found = {about.id: about for about in GAME.about(content())}
    assert len(found) == len(GAME.about(content()))
    assert {kind.id for kind in content().kinds} <= set(found)
    assert {lord.id for lord in content().overlords} <= set(found)
    for about in found.values():
        assert about.lines, about
        for line in about.lines:
            assert re.fullmatch(r"[A-Z0-9].*[.)]", line), line
            assert not re.search(r"pay(Health|Coin)|source |needsHorde|_|\b(1|one) copies", line), (
                line
            )


@pytest.mark.parametrize(
    "name",
    ["Health", "Undead", "Beast", "Mortal", "Spirit", "overlord", "monster", "relics", "Relic",
     "Influence", "condition", "Cleanup", "Draw Phase", "turn", "discard", "play area", "Market",
     "trigger", "HAUNT Action", "Coin"],
)  # fmt: skip
def test_every_word_of_the_game_can_be_looked_up(name: str) -> None:
    match = life.begin(GAME.id, ["human", "human"], {"first-player": "seat-1"}, 1)
    assert len(look(GAME, match.content, table_of(match, 0), name)) > len(name) + 20


@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("skeletal", [
            "An Undead monster; it costs 1 Coin. There are 2 copies in the Market.",
            "1 Coin. 1 Regeneration. Horde: 1 Power.",
            "In a horde Spirit goes at its left and Beast at its right.",
            "The rulebook shows this card.",
        ]),
        ("methuselah", [
            "Chancellor of Death, overlord of the Undead faction, with 40 Health.",
            "Once a turn, pay 2 Health: DRAW (1).",
            "DRAW: Draw as many cards as the number says.",
            "Written for this edition.",
        ]),
        ("carrion-ravens", [
            "A Beast monster; it costs 3 Coin. There are 2 copies in the Market.",
            "2 Coin. 1 Power. Look at the top card of your deck; you may discard it. "
            "Horde: DRAW (1).",
            "In a horde Undead goes at its left and Mortal at its right.",
            "DRAW: Draw as many cards as the number says.",
            "Written for this edition.",
        ]),
    ],
)  # fmt: skip
def test_a_card_is_told_whole(id: str, lines: list[str]) -> None:
    (about,) = [about for about in GAME.about(content()) if about.id == id]
    assert about.lines == lines


# The log


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("look-kept", ["seat-0", 1], "Player 1 leaves the card on top of the deck."),
        ("look-kept", ["seat-0", 2],
         "Player 1 puts both cards back on top of the deck, in an order of their own."),
        ("reshuffled", ["seat-0", 1],
         "Player 1 shuffles the one card of the discard pile into the deck."),
        ("musters", ["seat-0", 2], "Player 1 takes 2 MUSTER tokens."),
        ("overlord-fell", ["seat-0"], "Player 1's overlord has fallen."),
    ],
)  # fmt: skip
def test_log_lines_count_and_end_right(message: str, args: list[str | int], said: str) -> None:
    assert WORDS.sentence(message, args) == said
