"""Nothing a seat may not know goes over its wire: checked on the wire, over whole games."""

from __future__ import annotations

import json
import random
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp import games
from gaslamp.kernel.rng import seeded
from gaslamp.table.variants import variants
from gaslamp.words.languages import ENGLISH
from sampling import some, whole
from server_kit import Player, Served, play_on, played, serving

# `make proof` looks at every choice of a game; here one game is played to its end, another one at
# another commit, and of the others as much as shows most kinds of choices.
STRIDE = 1 if whole() else 3
WHOLE = some(games.ids())
SOME = 90
SECRET = ("view", "menu", "refusals", "prompt", "asked", "undo", "result", "choices")


def redealt_state(served: Served, table: str, seat: int, eyes: int, rng: Any) -> dict[str, Any]:
    """What the seat would be told if everything that `eyes` cannot know were dealt anew."""
    live = served.hall.tables[table]
    match = live.match
    twin = copy(match)
    twin.g = match.game.judge().redeal(match.g, eyes, rng)
    stand_in: Any = copy(live)
    stand_in.match = twin
    state = stand_in.state(seat, 0, "choice", None, ENGLISH)
    told: dict[str, Any] = json.loads(msgspec.json.encode(state))
    return told


def fullest_tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with as many people as can sit down, and whatever settings that takes."""
    found = []
    for game in games.ids():
        options = games.find(game).lab_options
        fitting = [(v.seats, {**dict(v.options), **options}) for v in variants(games.find(game))]
        seats = max(count for count, _ in fitting)
        found.append((game, seats, next(given for count, given in fitting if count == seats)))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), fullest_tables())
@played
async def test_a_seat_is_told_only_what_it_may_know(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    rng, dealer = random.Random(11), seeded(99)
    with serving(tmp_path) as served:
        links = served.new_table(*["human"] * seats, game=game, seed=3, options=options)
        players = {seat: served.join(links, seat) for seat in range(seats)}
        watcher = served.join(links)
        for player in (*players.values(), watcher):
            await player.connect()
        for count in range(1500 if game in WHOLE else SOME):
            for seat, player in (*players.items(), (-1, watcher)):
                if count % STRIDE == 0 or watcher.over():
                    same_as_redealt(served, links["table"], seat, player, dealer, count)
            if watcher.over():
                break
            await play_on({**players}, rng, 1)
            await watcher.at(next(iter(players.values())).states[0]["seq"])
        assert watcher.over() or game not in WHOLE
        for seat, player in (*players.items(), (-1, watcher)):
            no_foreign_tokens(links, seat, player)
            match = served.match(links["table"])
            words = match.tongues[ENGLISH].words
            seen = [line.told(words, seat) for line in match.visible_log(seat)]
            assert [line["text"] for line in player.logs[seat]] == seen
            await player.leave()


def same_as_redealt(
    served: Served, table: str, seat: int, player: Player, dealer: Any, count: int
) -> None:
    told = player.states[seat]
    # A spectator knows only what every seat knows, so no seat's redeal may change its view: here
    # one seat's after the other, in `make proof` every seat's each time.
    seats = len(told["seats"])
    everybody = range(seats) if whole() else [count // STRIDE % seats]
    for eyes in everybody if seat < 0 else [seat]:
        redealt = redealt_state(served, table, seat, eyes, dealer)
        for part in SECRET:
            assert told[part] == redealt[part], f"seat {seat} is told too much in {part!r}"


def no_foreign_tokens(links: Any, seat: int, player: Player) -> None:
    wire = "\n".join(player.raw)
    for other in links["seats"]:
        assert other["token"] not in wire
    assert links["host"] not in wire


@played
async def test_private_lines_reach_their_seat_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table(options={"overlords": "random", "influence": "recommended"})
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            await play_on({0: ann, 1: bob}, random.Random(8), 80)
            match = served.match(links["table"])
            words = match.tongues[ENGLISH].words
            for seat, player, other in ((0, ann, bob), (1, bob, ann)):
                private = [entry for entry in match.log if entry.seen_by == 1 << seat]
                assert private, "the seat has drawn something by now"
                mine = [entry.told(words, seat) for entry in private]
                sent = [line["text"] for line in player.logs[seat]]
                assert [text for text in sent if text in mine] == mine
                marked = [line["text"] for line in player.logs[seat] if line.get("mine")]
                assert marked == mine
                heard = {line["text"] for line in other.logs[1 - seat]}
                assert not heard & {entry.text for entry in private}
