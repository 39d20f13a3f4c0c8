"""The commands and their arguments. What they do is loaded only when one is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gaslamp.cli.arguments import HELP, Argument, Form, word

SETTING = "A setting of the game as key=value; may be given several times."
PACK = "A folder with a content pack to play with."

FORMS = {
    form.command: form
    for form in (
        Form(
            "play",
            "Open the table in the browser; with a game or a save, play at this terminal.",
            (
                word("game", "text", "The game's id, to play it at this terminal."),
                Argument("seats", "text", "Who sits where, with commas: human, or the name of a "
                         "bot. Unless told otherwise the first seat is human and the others are "
                         "bots."),
                Argument("option", "several", SETTING),
                Argument("seed", "number",
                         "The number that decides all chance; without it one is drawn."),
                Argument("pack", "path", PACK),
                Argument("load", "path", "A save file to go on from."),
                Argument("terminal", "flag", "Play at this terminal, and be asked for the game."),
            ),
        ),
        Form(
            "serve",
            "Serve tables to browsers until told to stop.",
            (
                Argument("host", "text", "The address to listen on; unless told otherwise only "
                         "this machine can reach it.", "127.0.0.1"),
                Argument("port", "number", "The port to listen on; 0 takes any free one.", 8617),
                Argument("lan", "flag", "Let phones and computers in this network join; prints an "
                         "address and a QR code."),
                Argument("data", "path", "The folder where tables are kept."),
                Argument("allow", "several", "A further host name under which a proxy reaches the "
                         "server; may be given several times."),
                Argument("proxy", "several", "The address of a proxy that is believed when it says "
                         "for whom it asks; may be given several times."),
                Argument("personal", "flag", "For one person's machine: whoever opens the printed "
                         "address may take back every table."),
                Argument("browser", "flag", "Open the browser."),
            ),
        ),
        Form("games", "List the games with their seats and options."),
        Form(
            "rules",
            "Read a game's rules.",
            (
                word("game", "text", "The game's id.", needed=True),
                word("id", "text", "A rule's id, the beginning of one, or a word to look for; "
                     "without it all rules."),
            ),
        ),
        Form(
            "replay",
            "Show a saved game again, or a simulated one by its seed.",
            (
                word("file", "path", "A save file."),
                Argument("game", "text", "Instead of a file: the game of a simulation."),
                Argument("seed", "number", "The simulated game's seed."),
                Argument("bots", "text", "The bots that played it, with commas."),
                Argument("seats", "number",
                         "How many seats there were, when one bot sat on all of them."),
                Argument("option", "several",
                         "A setting of the simulation as key=value; may be given several times."),
                Argument("pack", "path", "The content pack it was played with."),
                Argument("limit", "number", "The simulation's bound on decisions."),
                Argument("step", "flag", "Wait for Enter after every choice."),
                Argument("seat", "number", "Show only what this seat could see (1 is the first); "
                         "without it everything."),
            ),
        ),
        Form(
            "check",
            "Check a content pack and try it out in random games.",
            (word("pack", "path", "The pack's folder.", needed=True),),
        ),
        Form(
            "simulate",
            "Let bots play many games and count. The same seed gives the same result, however "
            "many jobs there are.",
            (
                word("game", "text", "The game's id.", needed=True),
                Argument("games", "number", "How many games to play.", 100),
                Argument("bots", "text", "One bot for all seats, or one per seat with commas; "
                         "unless told otherwise all choose blindly."),
                Argument("seats", "number", "How many seats, when one bot sits on all of them."),
                Argument("seed", "number", "The first game's seed; every next game takes the next "
                         "number.", 1),
                Argument("jobs", "number", "How many games at a time; without it as many as there "
                         "are cores."),
                Argument("option", "several", SETTING),
                Argument("pack", "path", PACK),
                Argument("limit", "number", "A game that is not over after so many decisions "
                         "counts as unfinished."),
                Argument("json", "flag", "Print one JSON object instead of a report."),
                Argument("csv", "path", "Also write one row per game to this file."),
            ),
        ),
    )
}  # fmt: skip


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
) -> int:
    from gaslamp.cli.simulate import Order, simulate

    return simulate(Order(game, games, bots, seats, seed, jobs, option, pack, limit, json, csv))


CALLS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "replay": replay,
    "check": check,
    "simulate": simulate,
}
