"""What content prints for people: gathered by the reader, said by the words of a game."""

from pathlib import Path

import pytest

from gaslamp.games.reading import Entry, spoken
from gaslamp.words.words import Words

MESSAGES = """
rain = It rains { $a ->
    [one] once
   *[other] { $a } times
  }.
    .short = rain on { $b }
seen = { $a } and { $b }, { $c } of them.
only = { $a }: { $b }
quiet =
    .does = Nothing is to be said.
"""


class Weather:
    id = "weather"

    def __init__(self, home: Path) -> None:
        self.home = home

    def folder(self) -> Path:
        return self.home

    def called(self, w: Words, element: str) -> str:
        return f"the {element}"


class Printed:
    def __init__(self, spoken: dict[str, str]) -> None:
        self.spoken = spoken


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "messages.ftl").write_text(MESSAGES, encoding="utf-8")
    entry = Entry("sky.toml", "cloud", {"id": "cirrus", "name": "Cirrus", "motto": "High up."})
    assert (entry.words("name"), entry.words("motto")) == ("Cirrus", "High up.")
    return Words(Weather(tmp_path), Printed(spoken([entry])))


def test_names_and_texts_of_the_content_are_said(words: Words) -> None:
    assert words.name("cirrus") == "Cirrus"
    assert words.printed("cirrus", "motto") == "High up."
    assert words.name("wind") == "the wind"


def test_what_else_a_message_says_is_filled_in_like_the_message(words: Words) -> None:
    assert words.say("rain", 1) == "It rains once."
    assert words.attribute("rain", "short", 1, "cirrus") == "rain on Cirrus"
    assert words.attribute("rain", "long", 1, "cirrus") == ""


def test_a_sentence_in_parts_has_a_printed_name_in_every_second(words: Words) -> None:
    words.seat_names.append("Ann")
    assert words.parts("seen", ["cirrus", "seat-0", 2]) == ["", "Cirrus", " and Ann, 2 of them."]
    assert words.parts("seen", ["rain", "cirrus", 2]) == ["the rain and ", "Cirrus", ", 2 of them."]
    assert words.parts("rain", [3]) == ["It rains 3 times."]


def test_sentences_one_after_the_other_leave_out_what_is_empty(words: Words) -> None:
    assert words.paragraph(["It rains.", "", "It pours."]) == "It rains. It pours."
    assert words.paragraph([]) == ""


def test_a_sentence_can_be_said_of_anything(words: Words) -> None:
    assert words.of_anything("seen") == "… and …, … of them."
    assert words.of_anything("rain") == "It rains … times."
    assert words.of_anything("only") == words.of_anything("quiet") == words.of_anything("no") == ""
