"""Limits from both sides: what just still holds, and what just no longer does."""

from __future__ import annotations

from gaslamp.games.london_dread.chapter import Chapter
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.state import advance
from kit import rule
from scenarios.london_dread.kit import FOUR, card, endgame, planning, story


@rule("LD-SHOW-03")
def test_the_target_is_never_below_one() -> None:
    table = endgame(tale="london-dread", secrets=[1])
    table.g.finale.heart = 1
    assert target_number(table.g) == 1
    table.g.dread = 10
    assert target_number(table.g) == 2


@rule("LD-ALLY-07", "LD-ALLY-08")
def test_below_the_limit_an_ally_joins_without_a_question() -> None:
    for count, limit in ((2, 3), (3, 2)):
        names = ["brother-anselm", "dr-amelia-voss"][: limit - 1]

        def lead(g: Dread, names: list[str] = names) -> None:
            for name in names:
                g.piles.allies.discard(card(name))
                g.sleuths[0].allies.push(card(name))

        table = story({"west-1": "madame-zora"}, {"degas": {"6am": "1", "4am": ">east"}},
                      FOUR[:count], done=5, arrange=lead)  # fmt: skip
        table.passing("take-ally:degas:west-1")
        assert table.waiting() != "LetGo"
        assert len(table.g.sleuths[0].allies) == limit


@rule("LD-STORY-03", "LD-STORY-04")
def test_without_the_favour_no_toll_is_lifted() -> None:
    table = story({}, {"degas": {"4am": ">west"}}, tale="uncrowned-king", done=4)
    table.g.then(Chapter(2))
    advance(table.g)
    assert table.waiting() == "Planning"
    assert [sum(table.g.hardened[a * 6 : a * 6 + 6]) for a in range(4)] == [1, 1, 1, 1]


@rule("LD-CHAP-06")
def test_what_was_never_seen_goes_away_unseen() -> None:
    table = story({"west-1": "down:bruiser", "west-2": "the-dipping-gang"}, done=5, hour=11)
    table.rest()
    assert table.g.piles.unseen.has(card("bruiser"))
    assert table.ids(table.g.piles.dread_discard) == ["the-dipping-gang"]


@rule("LD-MARK-01")
def test_allies_and_empty_or_hidden_places_take_no_markers() -> None:
    board = {"west-1": "madame-zora", "west-2": "bruiser", "west-3": "down:the-dipping-gang"}
    table = planning(FOUR[:2], board=board)
    marks = {key.split(":")[1] for key in table.menu(0) if key.startswith("mark:")}
    assert marks == {"west-2"}
