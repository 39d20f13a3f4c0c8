"""The commands and their arguments. What they do is loaded only when one is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gaslamp.cli.arguments import HELP, Argument, Form, word

# Who plays many games.
CREW = (Argument("engine", "text", "local"), Argument("address", "text"))

FORMS = {
    form.command: form
    for form in (
        Form(
            "play",
            (
                word("game", "text"),
                Argument("seats", "text"),
                Argument("option", "several"),
                Argument("seed", "number"),
                Argument("pack", "path"),
                Argument("load", "path"),
                Argument("terminal", "flag"),
            ),
        ),
        Form(
            "serve",
            (
                Argument("host", "text", "127.0.0.1"),
                Argument("port", "number", 8617),
                Argument("lan", "flag"),
                Argument("data", "path"),
                Argument("database", "text"),
                Argument("allow", "several"),
                Argument("proxy", "several"),
                Argument("workers", "number", 1),
                Argument("inner", "text", "127.0.0.1:0"),
                Argument("keep-days", "number", 0),
                Argument("token-days", "number", 400),
                Argument("security-log", "path"),
                Argument("personal", "flag"),
                Argument("browser", "flag"),
            ),
        ),
        Form(
            "move-house",
            (word("old-house", "text", needed=True), word("new-house", "text", needed=True)),
        ),
        Form("games"),
        Form(
            "learn",
            (
                word("game", "text", needed=True),
                word("lesson", "text"),
                Argument("list", "flag"),
            ),
        ),
        Form("rules", (word("game", "text", needed=True), word("id", "text"))),
        Form(
            "replay",
            (
                word("file", "path"),
                Argument("game", "text"),
                Argument("seed", "number"),
                Argument("bots", "text"),
                Argument("seats", "number"),
                Argument("option", "several"),
                Argument("pack", "path"),
                Argument("limit", "number"),
                Argument("step", "flag"),
                Argument("seat", "number"),
            ),
        ),
        Form(
            "verify",
            (
                word("file", "path", needed=True),
                Argument("commitment", "text"),
                Argument("pack", "path"),
            ),
        ),
        Form("check", (word("pack", "path", needed=True),)),
        Form("check-language", (word("folder", "path", needed=True),)),
        Form("check-lesson", (word("file", "path", needed=True),)),
        Form(
            "simulate",
            (
                word("game", "text", needed=True),
                Argument("games", "number", 100),
                Argument("bots", "text"),
                Argument("seats", "number"),
                Argument("seed", "number", 1),
                Argument("jobs", "number"),
                Argument("option", "several"),
                Argument("pack", "path"),
                Argument("limit", "number"),
                Argument("json", "flag"),
                Argument("csv", "path"),
                Argument("parquet", "path"),
                Argument("chances", "flag"),
                *CREW,
            ),
        ),
        Form(
            "train",
            (
                word("game", "text", needed=True),
                Argument("games", "number", 1500),
                Argument("generations", "number", 1),
                Argument("trials", "number", 0),
                Argument("seed", "number", 1),
                Argument("jobs", "number"),
                Argument("out", "path"),
                *CREW,
            ),
        ),
        Form(
            "ladder",
            (
                word("game", "text", needed=True),
                Argument("games", "number", 100),
                Argument("bots", "text"),
                Argument("seed", "number", 1),
                Argument("jobs", "number"),
                Argument("keep", "flag"),
                *CREW,
            ),
        ),
        Form(
            "report",
            (
                word("game", "text", needed=True),
                Argument("bots", "text", "greedy"),
                Argument("games", "number", 200),
                Argument("seed", "number", 900_000),
                Argument("jobs", "number"),
                Argument("pack", "path"),
                Argument("out", "path"),
                *CREW,
            ),
        ),
        Form(
            "balance",
            (
                word("game", "text", needed=True),
                Argument("bots", "text", "inspector-crane"),
                Argument("games", "number", 100),
                Argument("most", "number", 400),
                Argument("band", "text"),
                Argument("seed", "number", 900_000),
                Argument("jobs", "number"),
                Argument("pack", "path"),
                Argument("json", "flag"),
                Argument("csv", "path"),
                *CREW,
            ),
        ),
        Form(
            "match",
            (
                word("game", "text", needed=True),
                Argument("bot", "text", "lamplighter"),
                Argument("against", "text", "greedy"),
                Argument("games", "number", 100),
                Argument("seats", "number"),
                Argument("seat", "number"),
                Argument("seed", "number", 900_000),
                Argument("jobs", "number"),
                Argument("option", "several"),
                Argument("times", "number", 1),
                Argument("open", "flag"),
            ),
        ),
    )
}


def call(words: list[str]) -> int:
    """Run the command these words ask for; its exit code."""
    form = FORMS[words[0]]
    if any(text in HELP for text in words[1:]):
        print(form.page())
        return 0
    code: int = CALLS[form.command](**form.read(words[1:]))
    return code


def play(
    game: str,
    seats: str,
    option: list[str],
    seed: int | None,
    pack: Path | None,
    load: Path | None,
    terminal: bool,
) -> int:
    if not (game or load or terminal or seats or option or pack or seed is not None):
        return CALLS["serve"](**FORMS["serve"].read(["--personal", "--browser"]))
    from gaslamp.cli.play import Wishes, play

    return play(Wishes(game, seats, option, seed, pack, load))


def serve(**wishes: Any) -> int:
    from gaslamp.cli.serve import serve

    return serve(wishes)


def move_house(**houses: str) -> int:
    from gaslamp.cli.house import move_house

    return move_house(houses["old-house"], houses["new-house"])


def games() -> int:
    from gaslamp.cli.reference import show_games

    return show_games()


def learn(game: str, lesson: str, list: bool) -> int:
    from gaslamp.cli.learning import learn

    return learn(game, lesson, list)


def rules(game: str, id: str) -> int:
    from gaslamp.cli.reference import show_rules

    return show_rules(game, id)


def replay(
    file: Path | None,
    game: str,
    seed: int | None,
    bots: str,
    seats: int | None,
    option: list[str],
    pack: Path | None,
    limit: int | None,
    step: bool,
    seat: int | None,
) -> int:
    from gaslamp.cli.replay import Shown, replay

    return replay(Shown(file, game, seed, bots, seats, option, pack, limit), step, seat)


def verify(file: Path, commitment: str, pack: Path | None) -> int:
    from gaslamp.cli.verify import verify

    return verify(file, commitment, pack)


def check(pack: Path) -> int:
    from gaslamp.cli.check import check

    return check(pack)


def check_language(folder: Path) -> int:
    from gaslamp.cli.languages import check_language

    return check_language(folder)


def check_lesson(file: Path) -> int:
    from gaslamp.cli.lessons import check_lesson

    return check_lesson(file)


def simulate(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int,
    jobs: int | None,
    option: list[str],
    pack: Path | None,
    limit: int | None,
    json: bool,
    csv: Path | None,
    parquet: Path | None,
    chances: bool,
    engine: str,
    address: str,
) -> int:
    from gaslamp.cli.simulate import Order, simulate

    order = Order(
        game, games, bots, seats, seed, jobs, option, pack, limit, json, csv, chances, parquet,
        engine, address,
    )  # fmt: skip
    return simulate(order)


def train(
    game: str,
    games: int,
    generations: int,
    trials: int,
    seed: int,
    jobs: int | None,
    out: Path | None,
    engine: str,
    address: str,
) -> int:
    from gaslamp.cli.train import Order, learn

    return learn(Order(game, games, generations, trials, seed, jobs, out, engine, address))


def ladder(
    game: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    keep: bool,
    engine: str,
    address: str,
) -> int:
    from gaslamp.cli.ladder import Order, climb

    return climb(Order(game, games, bots, seed, jobs, keep, engine, address))


def match(
    game: str,
    bot: str,
    against: str,
    games: int,
    seats: int | None,
    seat: int | None,
    seed: int,
    jobs: int | None,
    option: list[str],
    times: int,
    open: bool,
) -> int:
    from gaslamp.cli.match import Order, compete

    return compete(Order(game, bot, against, games, seats, seat, seed, jobs, option, times, open))


def report(**wishes: Any) -> int:
    from gaslamp.cli.report import Order, tell

    return tell(Order(**wishes))


def balance(**wishes: Any) -> int:
    from gaslamp.cli.balance import Order, weigh

    return weigh(Order(**wishes))


CALLS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "move-house": move_house,
    "games": games,
    "learn": learn,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "check": check,
    "check-language": check_language,
    "check-lesson": check_lesson,
    "simulate": simulate,
    "train": train,
    "ladder": ladder,
    "match": match,
    "report": report,
    "balance": balance,
}
