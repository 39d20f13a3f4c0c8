"""Sitting down to play: a new game or a saved one, and who takes which seat."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any

from gaslamp import games
from gaslamp.bots import USUAL, bot_names
from gaslamp.cli import victories
from gaslamp.cli.asking import read_options, read_text
from gaslamp.cli.client import RECAP, Client
from gaslamp.cli.reference import summary_of, title_of
from gaslamp.cli.speech import t
from gaslamp.cli.telling import called, tongue
from gaslamp.cli.terminal import ask, complain, say
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.spec import check_seed, read_names
from gaslamp.table import life, terms
from gaslamp.table.match import Match
from gaslamp.table.seats import HUMAN, OPEN, check_seats

SEED_BITS = 128
LARGEST_SEED = 2**SEED_BITS - 1


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    seats: str
    option: list[str]
    seed: int | None
    pack: Path | None
    load: Path | None


def play(wishes: Wishes) -> int:
    if wishes.load is not None:
        client = Client(loaded(wishes, wishes.load))
        client.saved = list(client.match.journal.choices)
    else:
        try:
            match = begun(wishes)
        except (EOFError, KeyboardInterrupt):
            say()
            say(t("goodbye"))
            return 0
        client = Client(match)
    greet(client)
    return client.run()


def begun(wishes: Wishes) -> Match:
    """A new game."""
    given = read_options(wishes.option)
    seed = randbits(SEED_BITS) if wishes.seed is None else check_seed(wishes.seed, LARGEST_SEED)
    game = games.find(wishes.game) if wishes.game else choose_game()
    usual = [HUMAN] + [USUAL] * (game.seat_counts[0] - 1)
    seats = named(wishes.seats) if wishes.seats else usual
    options, agreed = terms.parted(given, {s.key: s for s in game.settings})
    settled = terms.settled(agreed)
    victories.check(game, game.settled(len(seats), options))
    match = life.begin(game.id, seats, options, seed, wishes.pack)
    match.terms = settled
    return match


def named(text: str) -> list[str]:
    """Who sits where: people and bots."""
    seats = read_names(text)
    check_seats(seats, (HUMAN, *bot_names()))
    return seats


def choose_game() -> Game[Any]:
    """Show what there is and ask."""
    listed = [games.find(game_id) for game_id in games.ids()]
    titles = [title_of(game) for game in listed]
    say(t("the-games"))
    for number, (game, title) in enumerate(zip(listed, titles, strict=True), 1):
        about = t("the-game", number=number, title=title, id=game.id, summary=summary_of(game))
        say(f"  {about}")
    while True:
        answer = ask(t("which-game")).lower()
        for number, (game, title) in enumerate(zip(listed, titles, strict=True), 1):
            if answer in (str(number), game.id, title.lower()) or not answer:
                return game
        complain(t.trouble(Trouble("no-such-game-here", typed=answer, most=len(listed))))


def loaded(wishes: Wishes, path: Path) -> Match:
    """A saved game; other people or bots may take its seats."""
    if wishes.option or wishes.seed is not None:
        raise Trouble("save-keeps-options")
    match = life.load(read_text(path), wishes.pack)
    if wishes.game and wishes.game != match.game.id:
        games.find(wishes.game)
        raise Trouble("save-of-other-game", path=path, game=match.game.id, wanted=wishes.game)
    seats = match.journal.seats
    news = named(wishes.seats) if wishes.seats else [HUMAN if s == OPEN else s for s in seats]
    if len(news) != len(seats):
        raise Trouble("save-of-other-seats", seats=len(seats), named=len(news))
    for seat, who in enumerate(news):
        match.occupy(seat, who)
    if match.notice:
        try:
            life.check_answers(match)
        except life.FAILURES:
            raise Trouble("save-of-other-cards") from None
    return match


def greet(client: Client) -> None:
    match = client.match
    names = [
        name if name == who else t("welcome-seat", name=name, who=who)
        for name, who in zip(
            tongue(match).words.seat_names, map(called, match.journal.seats), strict=True
        )
    ]
    title, seed = tongue(match).words.say("title"), str(match.journal.seed)
    say(t("welcome", title=title, seats=t.commas(names), seed=seed))
    say(t("welcome-help"))
    if match.notice:
        say(t.trouble(match.notice))
    if match.journal.choices:
        recent = max(0, len(match.log) - RECAP)
        client.read = dict.fromkeys(range(-1, len(match.journal.seats)), recent)
    say()
