"""The rules of a game accounted for, its words explained, and its worked examples as tables."""

from __future__ import annotations

import asyncio
import re
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.games import glossary
from gaslamp.games.accounts import accounts
from gaslamp.games.rulebook import rulebook
from gaslamp.learn import examples
from gaslamp.server.http import answers, api, lists
from gaslamp.server.http.books import (
    Accounted,
    Explained,
    House,
    Paragraph,
    Proof,
    RuleAccounted,
    RulingShown,
    TermShown,
    WorkedExample,
)
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.founding import laid
from gaslamp.words.sentences import formatted, of_table

REASONS = of_table("rules")
MARKS = re.compile(r"\s*`\[[^`]*\]`|[*`]")


def plain(markdown: str) -> str:
    """A text of the rulebook without its marks."""
    return MARKS.sub("", markdown)


async def accounted(request: Request) -> Response:
    game = request.path_params["game"]
    found = await asyncio.to_thread(street, game, answers.language(request))
    return Response(found, media_type=api.JSON)


async def explained(request: Request) -> Response:
    game = request.path_params["game"]
    found = await asyncio.to_thread(at_a_glance, game, answers.language(request))
    return Response(found, media_type=api.JSON)


async def play_example(request: Request) -> Response:
    api.slow_down(request)
    game = lists.game(request.path_params["game"])
    id = request.path_params["example"]
    if id not in examples.examples_of(game.id):
        raise Refusal(
            "not-found", "no-such-example", id=id, known=list(examples.examples_of(game.id))
        )
    return await api.lay(
        request, await asyncio.to_thread(lambda: laid(examples.laid_out(game.id, id)))
    )


@cache
def street(game_id: str, language: str) -> bytes:
    """Every rule with what stands behind it, house by house."""
    game = lists.game(game_id)
    book = rulebook(game.folder(), game_id, language)
    known = accounts(game.folder())
    playable, can_be = examples.by_rule(game_id), examples.examples_of(game_id)
    houses: list[House] = []
    for rule, text in book.rules.items():
        prefix = rule.rpartition("-")[0]
        if not houses or houses[-1].id != prefix:
            named = glossary.house(game_id, game.folder(), language, prefix)
            heading = plain(book.headings[rule])
            houses.append(House(prefix, named or heading, heading, []))
        uses, met = known.uses(rule)
        why = known.why.get(rule, "") if not uses else ""
        houses[-1].rules.append(
            RuleAccounted(
                rule, plain(text),
                [RulingShown(r.id, plain(r.question), plain(r.answer), plain(r.reason))
                 for r in book.rulings_of(rule)],
                [Proof(test.says, test.file) for test in known.tests.get(rule, [])],
                known.breaks.get(rule, []), uses, met,
                formatted(REASONS, language, f"uncounted-{why}") if why else "",
                playable.get(rule, []),
            )
        )  # fmt: skip
    shown = [
        WorkedExample(one.id, one.title, plain(one.text), len(can_be[one.id].moves))
        for one in book.examples.values() if one.id in can_be
    ]  # fmt: skip
    used = known.used
    title = lists.title(game_id, language)
    return msgspec.json.encode(
        Accounted(game_id, title, houses, shown, used.games, used.version, used.digest)
    )


@cache
def at_a_glance(game_id: str, language: str) -> bytes:
    """The overview and the glossary."""
    folder = lists.game(game_id).folder()
    terms = [TermShown(one.id, one.word, one.says, one.icon, one.rule)
             for one in glossary.terms(game_id, folder, language)]  # fmt: skip
    told = [Paragraph(title, text) for title, text in glossary.overview(game_id, folder, language)]
    return msgspec.json.encode(Explained(game_id, told, terms))
