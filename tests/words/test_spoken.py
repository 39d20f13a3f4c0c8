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
