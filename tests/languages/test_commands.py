"""What the commands beside `play` print in another language: no word of it is English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import reviews
from cli_kit import gaslamp
from gaslamp import games
from gaslamp.games.rulebook import rulebook
from pseudo_kit import spoken, untranslated
from sampling import whole
from tools.pseudo import TAG

GAME = "terrors-of-london"
SHORT = "london-dread"  # so few choices that a review takes a second
RATS = '[[monster]]\nid = "sewer-rats"\n'
FEW = ("--games", "2", "--jobs", "1")
# Keys, switches, digests and lines to be typed are the same in every language.
TYPED = re.compile(
    r"\[[^\[\]⟦⟧]*\]|--[\w-]+|^ *gaslamp .*$|[0-9a-f]{12}-[0-9a-f]{12}", re.MULTILINE
)
# "Proved: …" and "Guarded: …"
QUOTED = re.compile(r"⟦(?:Þŕóóṽééđ|Ğúúááŕđééđ): [^⟧]*⟧")
TAGS = re.compile(r"<style.*?</style>|<[^<>]*>", re.DOTALL)


@pytest.fixture(scope="module", autouse=True)
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("languages")):
        yield


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A finished game of each game."""
    saves = {}
    for game_id in games.ids():
        journal = next(filter(None, (reviews.play(game_id, n, "pip")[0] for n in range(9))))
        path = tmp_path_factory.mktemp("saves") / f"{game_id}.gaslamp"
        path.write_text(reviews.replayed(journal).save(), encoding="utf-8")
        saves[game_id] = str(path)
    yield saves


def told(*words: str, lines: list[str] | None = None) -> str:
    ran = gaslamp("--language", TAG, *words, lines=lines or [])
    assert ran.err == "" and ran.out
    return ran.out


def left(text: str, *typed: str) -> list[str]:
    """The English words of it, but those that were typed."""
    return sorted({*untranslated(TYPED.sub("", text))} - {*typed})


def test_no_word_of_the_list_of_games_is_english() -> None:
    shown = re.sub(r"`--option [\w-]+=…`", "", told("games"))
    typed = {word for id in games.ids() for setting in games.find(id).settings
             for word in (setting.key, *setting.values)}  # fmt: skip
    assert left(shown, *games.ids(), *typed) == []


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_of_a_rulebook_or_a_lesson_is_english(game_id: str) -> None:
    assert left(told("rules", game_id)) == []
    assert left(told("rules", game_id, "--coverage")) == []
    first = next(iter(rulebook(games.find(game_id).folder()).rules))
    # What tests and broken rules say is quoted from the source.
    assert left(QUOTED.sub("", told("rules", game_id, first, "--coverage"))) == []
    assert left(told("learn", game_id, lines=["1", ""] * 40)) == []


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_about_a_finished_game_is_english(game_id: str, played: dict[str, str]) -> None:
    assert left(told("replay", played[game_id])) == []
    assert left(told("luck", played[game_id])) == []


@pytest.mark.parametrize("game_id", games.ids() if whole() else [SHORT])
def test_no_word_of_a_review_is_english(game_id: str, played: dict[str, str]) -> None:
    assert left(told("review", played[game_id], "--limit", "20")) == []


@pytest.mark.parametrize(
    "words",
    [
        ("balance", GAME, "--most", "2", "--bots", "random", *FEW),
        ("ladder", GAME, "--bots", "random,pip", *FEW),
        ("match", GAME, "--bot", "pip", "--against", "random", *FEW),
        ("certify", GAME, "--positions", "2", "--jobs", "1"),
    ],
    ids=lambda words: words[0],
)
def test_no_word_of_the_laboratory_is_english(words: tuple[str, ...]) -> None:
    assert left(told(*words), "random", "pip") == []


def test_no_word_of_a_changed_card_or_its_page_is_english(tmp_path: Path) -> None:
    patch, page = tmp_path / "patch.toml", tmp_path / "page.html"
    patch.write_text(f"{RATS}cost = 4\n", encoding="utf-8")
    said = told("whatif", GAME, str(patch), "--bots", "random", "--page", str(page), *FEW)
    assert left(said, "cost") == []
    assert left(unescape(TAGS.sub("\n", page.read_text(encoding="utf-8"))), "cost") == []
    patch.write_text(f"{RATS}cost = {{ from = 3, to = 4 }}\n", encoding="utf-8")
    said = told("tune", GAME, str(patch), "--bots", "random", *FEW)
    assert left(said, "cost", "sewer-rats", "id") == []
