"""The commands and their arguments. What they do is loaded only when one is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gaslamp.cli.arguments import HELP, Argument, Form, word

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
                Argument("allow", "several"),
                Argument("proxy", "several"),
                Argument("personal", "flag"),
                Argument("browser", "flag"),
            ),
        ),
        Form("games"),
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
        Form("check", (word("pack", "path", needed=True),)),
        Form("check-language", (word("folder", "path", needed=True),)),
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
                Argument("chances", "flag"),
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


def serve(
    host: str,
    port: int,
    lan: bool,
    data: Path | None,
    allow: list[str],
    proxy: list[str],
    personal: bool,
    browser: bool,
) -> int:
    from gaslamp.server.run import serve

    names, proxies = tuple(allow), tuple(proxy)
    serve(host, port, lan, data, names, personal=personal, browser=browser, proxies=proxies)
    return 0


def games() -> int:
    from gaslamp.cli.reference import show_games

    return show_games()


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


def check(pack: Path) -> int:
    from gaslamp.cli.check import check

    return check(pack)


def check_language(folder: Path) -> int:
    from gaslamp.cli.languages import check_language

    return check_language(folder)


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
    chances: bool,
) -> int:
    from gaslamp.cli.simulate import Order, simulate

    order = Order(
        game, games, bots, seats, seed, jobs, option, pack, limit, json, csv, chances
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
) -> int:
    from gaslamp.cli.train import Order, learn

    return learn(Order(game, games, generations, trials, seed, jobs, out))


def ladder(game: str, games: int, bots: str, seed: int, jobs: int | None) -> int:
    from gaslamp.cli.ladder import Order, climb

    return climb(Order(game, games, bots, seed, jobs))


CALLS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "replay": replay,
    "check": check,
    "check-language": check_language,
    "simulate": simulate,
    "train": train,
    "ladder": ladder,
}
