"""The commands and their arguments. What they do is loaded only when one is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from gaslamp.cli.main import ABOUT
from gaslamp.kernel.errors import Trouble

Several = Annotated[list[str] | None, Parameter(negative=())]
Flag = Annotated[bool, Parameter(negative=())]

app = App(
    name="gaslamp",
    help=ABOUT,
    help_format="plaintext",
    help_formatter="plain",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)


def call(words: list[str]) -> int:
    """Run the command these words ask for; its exit code."""
    try:
        code = app(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Trouble(f"{error} See `gaslamp {words[0]} --help`.") from None
    return code if isinstance(code, int) else 0


@app.command
def play(
    game: str = "",
    /,
    *,
    seats: str = "",
    option: Several = None,
    seed: int | None = None,
    pack: Path | None = None,
    load: Path | None = None,
    terminal: Flag = False,
) -> int:
    """Open the table in the browser; with a game or a save, play at this terminal.

    Parameters
    ----------
    game
        The game's id, to play it at this terminal.
    seats
        Who sits where, with commas: human, or the name of a bot. Unless told otherwise the
        first seat is human and the others are bots.
    option
        A setting of the game as key=value; may be given several times.
    seed
        The number that decides all chance; without it one is drawn.
    pack
        A folder with a content pack to play with.
    load
        A save file to go on from.
    terminal
        Play at this terminal, and be asked for the game.
    """
    if not (game or load or terminal or seats or option or pack or seed is not None):
        return serve(personal=True, browser=True)
    from gaslamp.cli.play import Wishes, play

    return play(Wishes(game, seats, option or [], seed, pack, load))


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8617,
    lan: Flag = False,
    data: Path | None = None,
    allow: Several = None,
    proxy: Several = None,
    personal: Flag = False,
    browser: Flag = False,
) -> int:
    """Serve tables to browsers until told to stop.

    Parameters
    ----------
    host
        The address to listen on; unless told otherwise only this machine can reach it.
    port
        The port to listen on; 0 takes any free one.
    lan
        Let phones and computers in this network join; prints an address and a QR code.
    data
        The folder where tables are kept.
    allow
        A further host name under which a proxy reaches the server; may be given several times.
    proxy
        The address of a proxy that is believed when it says for whom it asks; may be given
        several times.
    personal
        For one person's machine: whoever opens the printed address may take back every table.
    browser
        Open the browser.
    """
    from gaslamp.server.run import serve

    names, proxies = tuple(allow or ()), tuple(proxy or ())
    serve(host, port, lan, data, names, personal=personal, browser=browser, proxies=proxies)
    return 0


@app.command
def games() -> int:
    """List the games with their seats and options."""
    from gaslamp.cli.reference import show_games

    return show_games()


@app.command
def rules(game: str, id: str = "", /) -> int:
    """Read a game's rules.

    Parameters
    ----------
    game
        The game's id.
    id
        A rule's id, the beginning of one, or a word to look for; without it all rules.
    """
    from gaslamp.cli.reference import show_rules

    return show_rules(game, id)


@app.command
def replay(
    file: Path | None = None,
    /,
    *,
    game: str = "",
    seed: int | None = None,
    bots: str = "",
    seats: int | None = None,
    option: Several = None,
    pack: Path | None = None,
    limit: int | None = None,
    step: Flag = False,
    seat: int | None = None,
) -> int:
    """Show a saved game again, or a simulated one by its seed.

    Parameters
    ----------
    file
        A save file.
    game
        Instead of a file: the game of a simulation.
    seed
        The simulated game's seed.
    bots
        The bots that played it, with commas.
    seats
        How many seats there were, when one bot sat on all of them.
    option
        A setting of the simulation as key=value; may be given several times.
    pack
        The content pack it was played with.
    limit
        The simulation's bound on decisions.
    step
        Wait for Enter after every choice.
    seat
        Show only what this seat could see (1 is the first); without it everything.
    """
    from gaslamp.cli.replay import Shown, replay

    return replay(Shown(file, game, seed, bots, seats, option or [], pack, limit), step, seat)


@app.command
def check(pack: Path, /) -> int:
    """Check a content pack and try it out in random games.

    Parameters
    ----------
    pack
        The pack's folder.
    """
    from gaslamp.cli.check import check

    return check(pack)


@app.command
def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    bots: str = "random",
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    option: Several = None,
    pack: Path | None = None,
    limit: int | None = None,
    json: Flag = False,
    csv: Path | None = None,
) -> int:
    """Let bots play many games and count.

    The same seed gives the same result, however many jobs there are.

    Parameters
    ----------
    game
        The game's id.
    games
        How many games to play.
    bots
        One bot for all seats, or one per seat with commas.
    seats
        How many seats, when one bot sits on all of them.
    seed
        The first game's seed; every next game takes the next number.
    jobs
        How many games at a time; without it as many as there are cores.
    option
        A setting of the game as key=value; may be given several times.
    pack
        A folder with a content pack to play with.
    limit
        A game that is not over after so many decisions counts as unfinished.
    json
        Print one JSON object instead of a report.
    csv
        Also write one row per game to this file.
    """
    from gaslamp.cli.simulate import Order, simulate

    return simulate(
        Order(game, games, bots, seats, seed, jobs, option or [], pack, limit, json, csv)
    )
