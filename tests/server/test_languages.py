"""Two people at one table may read two languages; each reads everything in theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.words import languages
from gaslamp.words.languages import accepted, wished
from server_kit import Served, played, serving
from whispered_kit import forget

FOLDER = {
    "table/table.ftl": "language-name = Deutsch\nseat-player = Spieler { $n }\n",
    "table/errors.ftl": "not-your-turn = { $name } ist nicht am Zug.\n"
    "no-such-table = Diesen Tisch gibt es nicht.\n",
    "terrors-of-london/messages.ftl": "title = Schrecken von London\n"
    "option-pass = Passen\nturn-begins = Zug { $a }: { $b }.\n"
    "ask-action = { $a }: handle, wie du magst, dann passe.\n",
    "terrors-of-london/names.ftl": "cultist = Kultist\n",
    "shell.ftl": "lobby = Halle\n",
}


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("languages")
    for name, text in FOLDER.items():
        path = folder / "de" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(languages.ELSEWHERE, str(folder))
        forget()
        yield folder
    forget()


@pytest.fixture(scope="module")
def served(german: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("store")) as found:
        yield found


def test_a_wish_is_met_as_far_as_it_can_be(german: Path) -> None:
    assert wished("de_AT.UTF-8") == "de"
    assert wished("", "fr", "DE-ch") == "de"
    assert wished("fr") == "en"
    assert accepted("en;q=0.3, de-AT, fr;q=0.9, nonsense;q=x") == ["de-AT", "fr", "en"]


@played
async def test_each_reads_the_table_in_their_language(served: Served) -> None:
    options = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
    made = served.new_table("human", "human", options=options)
    ann, ben = served.join(made, 0), served.join(made, 1)
    await ann.connect()
    await ben.connect(language="de")
    assert ann.welcome["title"] == "Terrors of London"
    assert ben.welcome["title"] == "Schrecken von London"
    assert "Take any actions" in ann.states[0]["prompt"]
    assert ben.states[1]["prompt"] == "Spieler 1: handle, wie du magst, dann passe."
    assert any(line["text"].startswith("Zug 1: Spieler 1") for line in ben.logs[1])
    assert not any("Zug" in line["text"] for line in ann.logs[0])
    assert [seat["name"] for seat in ben.states[1]["seats"]] == ["Spieler 1", "Spieler 2"]
    await ann.leave()
    await ben.leave()


def test_what_is_asked_over_http_is_answered_in_the_reader_s_language(served: Served) -> None:
    german = {"Accept-Language": "de-AT,en;q=0.5"}
    games = served.http.get("/api/games", headers=german).json()["games"]
    assert "Schrecken von London" in [game["title"] for game in games]
    assert "Terrors of London" in [
        g["title"] for g in served.http.get("/api/games").json()["games"]
    ]
    refused = served.get("/api/tables/nowhere?language=de")
    assert refused.json()["error"]["message"] == "Diesen Tisch gibt es nicht."
    names = served.http.get("/api/games/terrors-of-london/catalogue", headers=german).json()
    assert names["cultist"]["name"] == "Kultist"


def test_languages_and_the_words_of_pages_can_be_had(served: Served) -> None:
    known = served.http.get("/api/languages").json()["languages"]
    assert {"tag": "de", "name": "Deutsch"} in known
    assert served.http.get("/api/words/de/shell.ftl").text == "lobby = Halle\n"
    for missing in ("fr/shell.ftl", "de/terrors-of-london/board.ftl", "de/no-game/board.ftl"):
        assert served.http.get(f"/api/words/{missing}").status_code == 404


def test_lists_of_tables_are_read_in_every_language(served: Served) -> None:
    made = served.new_table("human", "random")
    token = served.token(made, 0)
    lines = served.get("/api/tables?language=de", token).json()["tables"]
    assert lines[0]["title"] == "Schrecken von London"
    assert lines[0]["headline"] == "Setup"
