"""The front door of `gaslamp`: its help page, its commands, and one sentence when one fails.

Asked only for help or the version it answers itself, so that nothing heavy is loaded.
"""

from __future__ import annotations

import os
import sys

from gaslamp import __version__
from gaslamp.kernel.errors import Trouble

ABOUT = "Gaslamp: a digital table for rule-heavy board games."
COMMANDS = {
    "play": "Open the table in the browser, or play at this terminal.",
    "serve": "Serve tables to browsers, for many people.",
    "games": "List the games with their seats and options.",
    "rules": "Read a game's rules.",
    "replay": "Show a saved or a simulated game again.",
    "check": "Check a content pack and try it out.",
    "simulate": "Let bots play many games and count.",
}
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code. Whatever was wrong is one sentence on stderr."""
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter gets a question mark, not a traceback.
        getattr(stream, "reconfigure", lambda errors: None)(errors="replace")
    try:
        return run(words)
    except Trouble as trouble:
        print(one_line(str(trouble)), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader of our output has gone; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return INTERRUPTED


def run(words: list[str]) -> int:
    if not words or words[0] in ("--help", "-h", "help"):
        print(help_page())
        return 0
    if words[0] == "--version":
        print(__version__)
        return 0
    if words[0] not in COMMANDS:
        raise Trouble(f"There is no command {words[0]!r}; the commands are: {', '.join(COMMANDS)}.")
    from gaslamp.cli.commands import call

    return call(words)


def help_page() -> str:
    width = max(len(name) for name in COMMANDS)
    listed = [f"  {name:{width}}  {about}" for name, about in COMMANDS.items()]
    return "\n".join(
        [
            "Usage: gaslamp COMMAND …",
            "",
            ABOUT,
            "",
            "Commands:",
            *listed,
            "",
            "`gaslamp COMMAND --help` says more; `gaslamp --version` tells the version.",
        ]
    )


def one_line(text: str) -> str:
    return " ".join(text.split())
