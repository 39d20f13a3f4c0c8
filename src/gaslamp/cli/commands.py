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
        Form("backup", (word("file", "path", needed=True), word("store", "text"))),
        Form("restore", (word("file", "path", needed=True), word("store", "text"))),
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
        Form(
            "rules",
            (
                word("game", "text", needed=True),
                word("id", "text"),
                Argument("coverage", "flag"),
            ),
        ),
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
        Form(
            "luck",
            (
                word("file", "path", needed=True),
                Argument("pack", "path"),
                Argument("json", "flag"),
            ),
        ),
        Form(
            "certify",
            (
                word("game", "text", needed=True),
                Argument("positions", "number", 200),
                Argument("seed", "number", 1888),
                Argument("jobs", "number"),
                Argument("json", "flag"),
                Argument("out", "path"),
            ),
        ),
        Form(
            "review",
            (
                word("file", "path", needed=True),
                Argument("seat", "number"),
                Argument("limit", "number", 50),
                Argument("seed", "number", 1),
                Argument("json", "flag"),
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
                Argument("luck", "flag"),
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
            "whatif",
            (
                word("game", "text", needed=True),
                word("patch", "path", needed=True),
                Argument("bots", "text", "greedy"),
                Argument("games", "number", 1000),
                Argument("counts", "text"),
                Argument("fine", "number", 3),
                Argument("seats", "number"),
                Argument("option", "several"),
                Argument("seed", "number", 900_000),
                Argument("jobs", "number"),
                Argument("json", "flag"),
                Argument("page", "path"),
                *CREW,
            ),
        ),
        Form(
            "tune",
            (
                word("game", "text", needed=True),
                word("patch", "path", needed=True),
                Argument("band", "text"),
                Argument("bots", "text", "greedy"),
                Argument("games", "number", 40),
                Argument("tries", "number", 16),
                Argument("seed", "number", 900_000),
                Argument("jobs", "number"),
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


def backup(file: Path, store: str) -> int:
    from gaslamp.cli.house import back_up

    return back_up(file, store)


def restore(file: Path, store: str) -> int:
    from gaslamp.cli.house import restore

    return restore(file, store)


def move_house(**houses: str) -> int:
    from gaslamp.cli.house import move_house

    return move_house(houses["old-house"], houses["new-house"])


def games() -> int:
    from gaslamp.cli.reference import show_games

    return show_games()


def learn(game: str, lesson: str, list: bool) -> int:
    from gaslamp.cli.learning import learn

    return learn(game, lesson, list)


def rules(game: str, id: str, coverage: bool) -> int:
    if coverage:
        from gaslamp.cli.coverage import show_coverage

        return show_coverage(game, id)
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


def luck(file: Path, pack: Path | None, json: bool) -> int:
    from gaslamp.cli.luck import luck

    return luck(file, pack, json)


def certify(**wishes: Any) -> int:
    from gaslamp.cli.certify import Order, certify

    return certify(Order(**wishes))


def review(**wishes: Any) -> int:
    from gaslamp.cli.review import Order, review

    return review(Order(**wishes))


def check(pack: Path) -> int:
    from gaslamp.cli.check import check

    return check(pack)


def check_language(folder: Path) -> int:
    from gaslamp.cli.languages import check_language

    return check_language(folder)


def check_lesson(file: Path) -> int:
    from gaslamp.cli.lessons import check_lesson

    return check_lesson(file)


def simulate(**wishes: Any) -> int:
    from gaslamp.cli.simulate import Order, simulate

    return simulate(Order(**wishes))


def train(**wishes: Any) -> int:
    from gaslamp.cli.train import Order, learn

    return learn(Order(**wishes))


def ladder(**wishes: Any) -> int:
    from gaslamp.cli.ladder import Order, climb

    return climb(Order(**wishes))


def match(**wishes: Any) -> int:
    from gaslamp.cli.match import Order, compete

    return compete(Order(**wishes))


def report(**wishes: Any) -> int:
    from gaslamp.cli.report import Order, tell

    return tell(Order(**wishes))


def balance(**wishes: Any) -> int:
    from gaslamp.cli.balance import Order, weigh

    return weigh(Order(**wishes))


def whatif(**wishes: Any) -> int:
    from gaslamp.cli.whatif import Order, whatif

    return whatif(Order(**wishes))


def tune(**wishes: Any) -> int:
    from gaslamp.cli.tune import Order, tune

    return tune(Order(**wishes))


CALLS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "move-house": move_house,
    "games": games,
    "learn": learn,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "luck": luck,
    "certify": certify,
    "review": review,
    "check": check,
    "check-language": check_language,
    "check-lesson": check_lesson,
    "simulate": simulate,
    "train": train,
    "ladder": ladder,
    "match": match,
    "report": report,
    "balance": balance,
    "whatif": whatif,
    "tune": tune,
}
