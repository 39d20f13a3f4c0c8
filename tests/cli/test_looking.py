"""`look` finds every piece, place, card and seat by any of its names, and answers in sentences."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cli_kit import TERRORS, gaslamp, play, table
from gaslamp import games
from gaslamp.cli.board import Table, table_of
from gaslamp.cli.looking import (
    SEVERAL,
    find,
    folded,
    in_the_rules,
    known_as,
    look,
    parts_of,
    subjects,
)
from gaslamp.games.game import About, Game
from gaslamp.games.rulebook import Rulebook
from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.match import Match

CHOICES = 60
MACHINERY = re.compile(
    r"_|\bsource\b|\bauthored\b|\{|\}|\bNone\b|\b(option|note|prompt|why|log)-[a-z]"
)


class Toy(Game[Any]):
    """A game of three things."""

    def about(self, content: object, w: object = None) -> list[About]:
        return [
            About("lamp", "Lamp", ["It gives light.", "It costs 2 Coin."], ("lantern",)),
            About("city", "The City", ["The heart of it all."]),
            About("pistol", "Duelling Pistol", ["One of a pair."]),
            About("sword", "Duelling Sword", ["A fine blade."]),
        ]


def said(wanted: str) -> list[str]:
    return look(Toy(), None, table(), wanted).splitlines()


def test_what_is_told_of_a_thing_and_where_it_is_now() -> None:
    expected = ["Lamp: It gives light.", "  It costs 2 Coin.", "  2 × Now: Row.", "  Now: Cellar."]
    for name in ("lamp", "LAMP", "the lamp", "Lantern", "lant"):
        assert said(name) == expected


def test_a_piece_nobody_tells_about_has_its_own_words() -> None:
    assert said("mina") == ["Mina. Now (Soho): hurt. She limps."]
    assert said("dog") == ["Dog. Now: Row."]


def test_a_piece_is_found_by_what_is_marked_on_it() -> None:
    assert said("hurt") == said("mina")


def test_a_place_is_told_with_what_is_there_and_its_neighbours() -> None:
    assert said("soho") == ["Soho. Here: Mina (hurt). Burning. Next to: The City."]
    assert said("city") == ["The City: The heart of it all.",
                            "  Here: nobody and nothing. Next to: Soho."]  # fmt: skip


def test_a_row_or_pile_is_told_with_what_lies_there() -> None:
    assert said("row") == ["Row. Here: 2 × Lamp, Dog. It is lit."]
    assert said("hand") == ["Hand. Here (Bot 2's): 1 card, face down."]


def test_a_seat_is_told_with_all_it_has() -> None:
    assert said("Bot 2") == said("seat 2") == ["Bot 2: A stranger.", "    Hand: 1 card, face down."]


def test_several_of_a_name_are_listed_and_none_is_one_sentence() -> None:
    with pytest.raises(Trouble, match=r"'duelling' can be Duelling Pistol, Duelling Sword; which"):
        said("duelling")
    assert said("pistol") == ["Duelling Pistol: One of a pair."]
    assert said("dragon") == []


def test_a_word_that_nothing_is_called_by_is_looked_up_in_the_rules() -> None:
    book = Rulebook(
        "### Time Check\n| XX-TIME-01 | Turn the card. |\n"
        "### Turn\n| XX-TURN-01 | Then comes the **night**. |\n| XX-TURN-02 | Nightly prayer. |\n"
    )
    assert in_the_rules(book, "time check") == ["XX-TIME-01"]
    assert in_the_rules(book, "Check") == ["XX-TIME-01"]
    assert in_the_rules(book, "night") == ["XX-TURN-01", "XX-TURN-02"]
    assert in_the_rules(book, "ight") == in_the_rules(book, "dragon") == []


def test_a_verb_tells_what_it_does() -> None:
    ran = play("look buy", "look PASS")
    w = games.find("terrors-of-london").english(None)
    assert f"Buy: {w.does('buy')}" in ran.out and w.does("buy")
    assert f"PASS: {w.does('pass')}" in ran.out


@pytest.mark.parametrize(
    ("game_id", "words"),
    [
        ("terrors-of-london", ["buy", "cleanup", "attack", "undead", "draw phase"]),
        ("plague-of-dracula", ["searching", "time check", "cleansing", "transfusion"]),
        ("london-dread", ["planning", "endgame", "walking away"]),
        ("great-old-ones", ["summon", "assassination", "interrupt", "yellow cards"]),
        ("blackbriar", ["block", "upgrade", "wave", "speaker"]),
    ],
)
def test_phases_and_actions_can_be_looked_at(game_id: str, words: list[str]) -> None:
    seats = "human" if game_id == "plague-of-dracula" else "human,random"
    ran = gaslamp("play", game_id, "--seats", seats, "--seed", "4",
                  lines=[f"look {word}" for word in words])  # fmt: skip
    assert "Nothing is called" not in ran.err


def test_names_as_people_type_them() -> None:
    assert folded("Friedrich Stürmer") == "friedrich sturmer"
    assert folded("The King's Cross") == "kings cross"
    assert known_as("North 1 (Highgate Vaults)") >= {"north 1", "highgate vaults"}
    assert parts_of("C2 The Green") == ("C2", "The Green")


def seen(game_id: str, seed: int) -> Match:
    """A game after some random choices."""
    game = games.find(game_id)
    count = 2 if 2 in game.seat_counts else game.seat_counts[0]
    match = life.begin(game_id, ["human"] * count, dict(game.lab_options), seed)
    dice = random.Random(seed)
    for _ in range(CHOICES):
        if not (asked := match.asked()):
            break
        seat = dice.choice(asked)
        match.choose(seat, dice.choice(match.menu(seat)).key)
    return match


def names_in(match: Match, seen_table: Table) -> list[tuple[str, str]]:
    """Every name that something has, and what the thing is called."""
    names = []
    for about in match.game.about(match.content):
        names += [(name, about.name) for name in (about.id, about.name, *about.also)]
    known = {about.id for about in match.game.about(match.content)}
    for kind, card in match.game.catalogue(match.content).items():
        if not known and isinstance(card, dict) and "name" in card:
            names += [(kind, card["name"]), (card["name"], card["name"])]
    view = seen_table.view
    pieces = [piece for zone in view.zones for piece in zone.pieces]
    for m in view.maps:
        for place in m.places:
            names += [(place.name, place.name), (place.id, place.name)]
            pieces += place.pieces
    return names + [(piece.name, piece.name) for piece in pieces]


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_is_found_by_all_its_names(game_id: str, seed: int) -> None:
    match = seen(game_id, seed)
    seen_table = table_of(match, 0)
    found_here = subjects(match.game, match.content, seen_table)
    for name, called in dict.fromkeys(names_in(match, seen_table)):
        sharing = [subject for subject in found_here if folded(name) in subject.names]
        assert any(folded(called) in subject.names for subject in sharing), (name, called)
        try:
            found = find(found_here, name)
        except Trouble as trouble:
            assert len(sharing) > SEVERAL and "; which one?" in str(trouble), name
            continue
        assert found == sharing or all(folded(name) in subject.own for subject in found)
        for subject in found:
            text = subject.told()
            assert not MACHINERY.search(text), (name, text)
            assert ".." not in text and "::" not in text, (name, text)


def test_looking_at_the_terminal() -> None:
    ran = play("look cultist", "look Fenr", "look", "look dragon", "look a", "look player 1")
    assert "Cultist: " in ran.out and "Fenris: " in ran.out
    assert "source" not in ran.out
    errors = ran.err.splitlines()
    assert errors[0].startswith("Say what to look at")
    assert errors[1] == "Nothing is called 'dragon'; `board` shows what there is."
    assert errors[2].endswith("; which one?")
    assert len(errors) == 3 and "(you), " in ran.out.rpartition("Player 1> ")[0]


def test_a_word_of_the_game_is_explained_with_its_rule() -> None:
    told = gaslamp(
        "play", TERRORS, "--terminal", "--seed", "1", lines=["look horde ability", "quit"]
    )
    assert "Horde ability: The gift at a card’s foot; a diamond parts two of them." in told.out
    assert "`rules TL-HORDE-11` tells more." in told.out
