"""The front door of `gaslamp`: its help page, its commands, and one sentence when one fails.

Asked only for help or the version it answers itself, so that nothing heavy is loaded.
"""

from __future__ import annotations

import os
import sys

from gaslamp import __version__
from gaslamp.cli.arguments import wrapped
from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble
from gaslamp.words.languages import tags, wished

COMMANDS = (
    "play", "serve", "backup", "restore", "move-house", "games", "learn", "rules", "replay",
    "verify", "review", "luck", "certify", "check", "check-language", "check-lesson", "simulate",
    "train", "ladder", "match", "report", "balance", "whatif", "tune",
)  # fmt: skip
LANGUAGE = "--language"
WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code. Whatever was wrong is one sentence on stderr."""
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter gets a question mark, not a traceback.
        getattr(stream, "reconfigure", lambda errors: None)(errors="replace")
    try:
        return run(spoken_to(words))
    except Trouble as trouble:
        print(one_line(t.trouble(trouble)), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader of our output has gone; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(f"\n{t.command('interrupted')}", file=sys.stderr)
        return INTERRUPTED


def spoken_to(words: list[str]) -> list[str]:
    """Speak the language that is asked for, else the environment's; the words without it."""
    t.language = wished(next((os.environ[name] for name in WISHES if os.environ.get(name)), ""))
    if not words or words[0].partition("=")[0] != LANGUAGE:
        return words
    _, equals, tag = words[0].partition("=")
    rest = words[1:]
    if not equals:
        tag, rest = rest[0] if rest else "", rest[1:]
    if not tag:
        raise Trouble("needs-something", name=LANGUAGE)
    known = {known.lower(): known for known in tags()}
    if tag.lower() not in known:
        raise Trouble("no-such-language", tag=tag, tags=tags())
    t.language = known[tag.lower()]
    return rest


def run(words: list[str]) -> int:
    if not words or words[0] in ("--help", "-h", "help"):
        print(help_page())
        return 0
    if words[0] == "--version":
        print(__version__)
        return 0
    if words[0] not in COMMANDS:
        raise Trouble("no-such-command", command=words[0], commands=list(COMMANDS))
    from gaslamp.cli.commands import call

    return call(words)


def help_page() -> str:
    width = max(len(name) for name in COMMANDS)
    return "\n".join(
        [
            t.command("usage", usage=f"gaslamp {t.command('usage-command')}"),
            "",
            t.command("about"),
            "",
            t.command("commands"),
            *(f"  {name:{width}}  {t.command(name)}" for name in COMMANDS),
            "",
            *wrapped(t.command("more-help")),
        ]
    )


def one_line(text: str) -> str:
    return " ".join(text.split())
