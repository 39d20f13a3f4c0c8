"""What happened is told once, in paragraphs; lines are broken between words."""

from __future__ import annotations

import pytest

from cli_kit import TERRORS, gaslamp, play
from gaslamp import games
from gaslamp.cli.telling import ending, paragraphs
from gaslamp.cli.terminal import complain, wrapped
from gaslamp.table import life
from gaslamp.table.log import Entry
from gaslamp.table.match import Match, Result
from kit import golden_cards


def match() -> Match:
    some = life.begin(TERRORS, ["human", "random"], {}, 1)
    some.journal.choices = [(0, "a"), (0, "b"), (1, "c")]
    return some


def entry(choice: int, text: str) -> Entry:
    return Entry(choice, "", said=text)


def test_a_choice_is_a_line_and_many_are_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    few = [entry(1, "One."), entry(1, "Two."), entry(2, "Three."), entry(3, "Four.")]
    assert paragraphs(match(), few) == ["One. Two.", "Three.", "Four."]
    many = [entry(1, "One. " * 60), entry(2, "Two. " * 40), entry(2, "Two. " * 40),
            entry(2, "Two."), entry(3, "Four.")]  # fmt: skip
    told = paragraphs(match(), many)
    assert [text.split()[0] for text in told] == ["One.", "Two.", "Two.", "Four."]
    assert all(len(wrapped(text)) <= 4 for text in told)


def test_a_long_story_is_parted_by_whom_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    story = [Entry(1, "", (who,), said=f"{who} goes on and on about it. " * 5)
             for who in ("ape", "ape", "bat", "bat")]  # fmt: skip
    assert [text.split()[0] for text in paragraphs(match(), story)] == ["ape", "bat"]


def test_many_choices_of_one_kind_in_a_row_are_told_by_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    some = match()
    some.journal.choices = [(0, str(n)) for n in range(9)]
    cards = [Entry(n, ("reveals", "reveals-plot")[n % 2], said=f"Card {n}.")
             for n in range(1, 9)]  # fmt: skip
    assert paragraphs(some, [*cards[:6]]) == [f"Card {n}." for n in range(1, 7)]
    ready = Entry(9, "is-ready", said="Ready.")
    assert paragraphs(some, [*cards, ready]) == [
        "Card 1.",
        "(7 more of this kind: `log` tells all.)",
        "Ready.",
    ]
    one_choice = [Entry(1, "reveals", said=f"Card {n}.") for n in range(8)]
    assert paragraphs(some, one_choice) == [" ".join(entry.text for entry in one_choice)]


def test_the_end_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    some = match()
    for winners, reason, heard, told in (
        ([1], "Bot 2 wins.", "", "The game is over. Bot 2 wins."),
        ([1], "Bot 2 wins.", "Bot 2 wins.", "The game is over."),
        (
            [0, 1],
            "London sleeps.",
            "",
            "The game is over. London sleeps. Winners: Player 1, Bot 2.",
        ),
        ([], "London burns.", "", "The game is over. London burns. None of the players wins."),
    ):
        result = Result(winners, reason)
        monkeypatch.setattr(some, "result", lambda language, result=result: result)
        assert ending(some, [entry(3, heard)] if heard else []) == told
    some.words.names_of_seats = ["Player 1"]
    assert ending(some, []) == "The game is over. London burns. Player 1 loses."


def test_lines_are_broken_between_words_and_continued_further_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    assert wrapped("  1. Play a very long-winded\u00a0card") == [
        "  1. Play a very",
        "    long-winded card",
    ]
    assert wrapped("supercalifragilisticexpialidocious") == ["supercalifragilisticexpialidocious"]
    assert wrapped("") == [""]


def test_a_complaint_is_broken_between_words_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    complain("That cannot be done so late.")
    assert capsys.readouterr().err == "That cannot be done\n  so late.\n"


def test_without_a_terminal_lines_have_80_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert all(len(line) <= 80 for line in wrapped("word " * 100))


@pytest.mark.parametrize("game_id", games.ids())
def test_no_question_fills_more_than_a_screen_in_the_usual_case(game_id: str) -> None:
    """Half of all questions take 17 lines at most, three of four one, nine of ten two."""
    seats = "human" if 1 in games.find(game_id).seat_counts else "human,random"
    words = ["play", game_id, "--seats", seats, "--seed", "4", "--pack", str(golden_cards(game_id))]
    options = [w for o in games.find(game_id).lab_options.items()
               for w in ("--option", "=".join(o))]  # fmt: skip
    lines = [*["plan suggested"] * 25, *(str(1 + n * 7 % 5) for n in range(200))]
    ran = gaslamp(*words, *options, lines=lines, columns=80)
    played = ran.out.partition("Look back (`log`")[0]
    questions = [text for text in played.split("Player 1> ")[1:] if "\n" in text]
    lengths = sorted(text.count("\n") for text in questions)
    assert lengths[len(lengths) // 2] <= 17, lengths
    assert lengths[len(lengths) * 3 // 4] <= 22, lengths
    assert lengths[len(lengths) * 9 // 10] <= 44, lengths
    assert all(len(line) <= 80 or " " not in line.strip() for text in questions
               for line in text.splitlines())  # fmt: skip


def test_nothing_is_told_twice_after_a_choice() -> None:
    ran = play("1", "1")
    for told in ran.out.split("Player 1> ")[1:]:
        lines = [line for line in told.splitlines() if line.strip()]
        assert len(lines) == len(set(lines))
