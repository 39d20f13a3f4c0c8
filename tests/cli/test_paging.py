"""On a real screen no more is printed at once than fits; what is typed meanwhile is done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cli_kit import TERRORS
from gaslamp import games
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import SCREEN, say
from person_kit import PATIENCE, terminal

MORE = t("more")
ASKED = "Player 1> "
LAST = "or Enter to leave> "


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A screen of six lines, and what somebody types at it."""
    answers: list[str] = []
    monkeypatch.setattr(SCREEN, "page", lambda: 5)
    monkeypatch.setattr("builtins.input", lambda prompt: answers.pop(0))
    SCREEN.forget()
    yield answers
    SCREEN.forget()


def numbers(count: int) -> str:
    return "\n".join(str(n) for n in range(count))


@pytest.mark.parametrize(("answers", "last"), [(["", ""], "11"), (["", "q"], "9"), (["q"], "4")])
def test_long_texts_pause(
    typed: list[str], capsys: pytest.CaptureFixture[str], answers: list[str], last: str
) -> None:
    typed += answers
    say(numbers(12))
    assert capsys.readouterr().out.split()[-1] == last
    assert typed == []


def test_several_texts_count_together(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed.append("")
    say(numbers(3))
    say(numbers(3))
    assert typed == []
    assert capsys.readouterr().out.split() == ["0", "1", "2", "0", "1", "2"]


def test_a_file_or_a_program_gets_all_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    say(numbers(100))
    assert capsys.readouterr().out == f"{numbers(100)}\n"


def test_what_is_typed_is_kept_and_the_rest_goes_on_after_it(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typed.append("look fenris")
    say(numbers(8))
    say("and so on")
    assert capsys.readouterr().out.split()[-1] == "4"
    assert SCREEN.typed() == "look fenris"
    SCREEN.go_on()
    assert capsys.readouterr().out.splitlines() == ["5", "6", "7", "and so on"]


def test_a_question_is_not_parted_nor_dropped(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typed += ["q", ""]
    say(numbers(7))
    say("dropped")
    assert SCREEN.put_question(["What?", "1. This", "2. That"])
    say("3")
    assert SCREEN.put_question(["", "Where?", "1. Here", "2. There"])
    assert typed == []
    assert capsys.readouterr().out.splitlines() == [
        *numbers(5).split(), "What?", "1. This", "2. That", "3", "Where?", "1. Here", "2. There"
    ]  # fmt: skip


def test_an_answer_before_its_question_is_known_as_such(typed: list[str]) -> None:
    typed.append("1")
    say(numbers(7))
    assert not SCREEN.put_question(["What?"])
    assert SCREEN.unasked and SCREEN.typed() == "1"


def words(game_id: str) -> list[str]:
    seats = "human" if 1 in games.find(game_id).seat_counts else "human,random"
    options = games.find(game_id).lab_options.items()
    given = [word for option in options for word in ("--option", "=".join(option))]
    return ["play", game_id, "--seats", seats, "--seed", "4", *given]


@pytest.mark.parametrize("game_id", games.ids())
def test_no_game_prints_more_than_a_screen_at_once(game_id: str) -> None:
    with terminal(*words(game_id), lines=24) as (person, _):
        for line in ("board", "1", "hint", "2", "1", "help", "why", "1"):
            while (shown := person.reads(ASKED, MORE, LAST, "(yes or no) ")).endswith(MORE):
                assert shown.count("\n") <= 24
                person.types("\n")
            assert shown.count("\n") <= 24
            person.types(f"{line}\n")


def test_a_command_typed_where_there_is_more_is_carried_out() -> None:
    with terminal(*words(TERRORS), lines=16) as (person, process):
        while person.reads(ASKED, MORE).endswith(MORE):
            person.types("\n")
        person.types("board\n")
        person.reads(MORE)
        person.types("look rage\n")
        assert "RAGE: Take 2 Coin or 2 Power." in person.reads("2 Power.")
        rest = person.reads(ASKED, MORE)
        assert "Empty: Hand, Play area" in rest
        person.types("quit\n")
        person.reads("Save the game?")
        person.types("\n")
        person.reads("Goodbye.")
        assert process.wait(PATIENCE) == 0


def test_a_number_typed_before_the_question_chooses_nothing() -> None:
    with terminal("play", "plague-of-dracula", "--seed", "4", lines=24) as (person, _):
        person.reads(MORE)
        person.types("1\n")
        person.reads("'1' came before the question; read it first.")
        while person.reads(ASKED, MORE).endswith(MORE):
            person.types("\n")
        person.types("log 1\n")
        assert "Plague in Hackney" in person.reads("Hackney")
