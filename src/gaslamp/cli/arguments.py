"""What can stand behind a command, how that is read, and the help page that tells of it."""

from __future__ import annotations

import shutil
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble

Kind = Literal["text", "number", "path", "several", "flag"]
SHOWN = {"text": "text", "number": "number", "path": "path", "several": "text"}
DIGITS = 40  # of the longest number that anybody could mean
WIDEST = 100
HELP = ("--help", "-h")


@dataclass(frozen=True)
class Argument:
    """A word behind the command, or an option with two dashes."""

    name: str
    kind: Kind
    default: str | int | None = None
    needed: bool = False
    dashed: bool = True

    def shown(self) -> str:
        """How it is written."""
        if not self.dashed:
            return t.command(f"word-{self.name}")
        if self.kind == "flag":
            return f"--{self.name}"
        return f"--{self.name} {t.command(f'kind-{SHOWN[self.kind]}')}"

    def empty(self) -> Any:
        """What it is when it is not given."""
        if self.kind in ("several", "flag"):
            return [] if self.kind == "several" else False
        return "" if self.default is None and self.kind == "text" else self.default

    def read(self, text: str) -> Any:
        if self.kind == "path":
            return Path(text)
        if self.kind != "number":
            return text
        if not text.removeprefix("-").isdecimal() or len(text) > DIGITS:
            raise Trouble("no-number", name=self.shown(), value=text)
        return int(text)


def word(name: str, kind: Kind, needed: bool = False) -> Argument:
    """An argument without dashes."""
    return Argument(name, kind, needed=needed, dashed=False)


@dataclass(frozen=True)
class Form:
    """A command and what can stand behind it. Its message says what it is for, the message's
    attributes what its arguments mean."""

    command: str
    arguments: tuple[Argument, ...] = ()

    def read(self, words: list[str]) -> dict[str, Any]:
        """The values of all arguments, or one sentence about what makes no sense."""
        try:
            return self.values(words)
        except Trouble as trouble:
            raise Trouble("see-help", trouble=trouble, command=self.command) from None

    def values(self, words: list[str]) -> dict[str, Any]:
        plain = [a for a in self.arguments if not a.dashed]
        dashed = {f"--{a.name}": a for a in self.arguments if a.dashed}
        found: dict[str, Any] = {a.name: a.empty() for a in self.arguments}
        given = set()
        waiting = iter(words)
        for text in waiting:
            name, equals, value = text.partition("=")
            argument = dashed.get(name)
            if argument is None and (text.startswith("--") or not plain):
                raise Trouble("makes-no-sense", word=text)
            if argument is None:
                argument, value = plain.pop(0), text
            elif argument.kind == "flag" and equals:
                raise Trouble("stands-alone", name=name, value=value)
            elif argument.kind != "flag" and not equals:
                value = next(waiting, "")
                if not value or value in dashed:
                    raise Trouble("needs-something", name=name)
            if argument.kind == "several":
                found[argument.name].append(value)
            elif argument.name in given:
                raise Trouble("given-twice", name=name)
            else:
                found[argument.name] = argument.kind == "flag" or argument.read(value)
            given.add(argument.name)
        for argument in plain:
            if argument.needed:
                raise Trouble("is-missing", name=argument.shown())
        return found

    def page(self) -> str:
        """The help page."""
        usage = ["gaslamp", self.command]
        for argument in self.arguments:
            if not argument.dashed:
                usage.append(argument.shown() if argument.needed else f"[{argument.shown()}]")
        if any(argument.dashed for argument in self.arguments):
            usage.append(t.command("usage-options"))
        about = t.command(self.command, "about")
        lines = [t.command("usage", usage=" ".join(usage)), "", *wrapped(about)]
        for title, some in (
            ("arguments", [a for a in self.arguments if not a.dashed]),
            ("options", [a for a in self.arguments if a.dashed]),
        ):
            if some:
                lines += ["", t.command(title)]
                for argument in some:
                    lines += [f"  {argument.shown()}", *wrapped(self.told(argument), "      ")]
        return "\n".join(lines)

    def told(self, argument: Argument) -> str:
        """What an argument means, and what it is unless it is given."""
        help = t.command(self.command, argument.name)
        if argument.default is None:
            return help
        return t.command("unless-told", help=help, default=str(argument.default))


def wrapped(text: str, indent: str = "") -> list[str]:
    columns = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, columns, initial_indent=indent, subsequent_indent=indent)
