"""What can stand behind a command, how that is read, and the help page that tells of it."""

from __future__ import annotations

import shutil
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from gaslamp.kernel.errors import Trouble

Kind = Literal["text", "number", "path", "several", "flag"]
SHOWN = {"text": "TEXT", "number": "NUMBER", "path": "PATH", "several": "TEXT"}
DIGITS = 30  # of the longest number that anybody could mean
WIDEST = 100
HELP = ("--help", "-h")


@dataclass(frozen=True)
class Argument:
    """A word behind the command, or an option with two dashes."""

    name: str
    kind: Kind
    help: str
    default: str | int | None = None
    needed: bool = False
    dashed: bool = True

    def shown(self) -> str:
        """How it is written."""
        if not self.dashed:
            return self.name.upper()
        return f"--{self.name} {SHOWN[self.kind]}" if self.kind in SHOWN else f"--{self.name}"

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
            raise Trouble(f"{self.shown()} is given as {text!r}; it should be a whole number.")
        return int(text)


def word(name: str, kind: Kind, help: str, needed: bool = False) -> Argument:
    """An argument without dashes."""
    return Argument(name, kind, help, needed=needed, dashed=False)


@dataclass(frozen=True)
class Form:
    """A command: what it is for, and what can stand behind it."""

    command: str
    about: str
    arguments: tuple[Argument, ...] = ()

    def read(self, words: list[str]) -> dict[str, Any]:
        """The values of all arguments, or one sentence about what makes no sense."""
        try:
            return self.values(words)
        except Trouble as trouble:
            raise Trouble(f"{trouble} See `gaslamp {self.command} --help`.") from None

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
                raise Trouble(f"{text!r} makes no sense here.")
            if argument is None:
                argument, value = plain.pop(0), text
            elif argument.kind == "flag" and equals:
                raise Trouble(f"{name} stands alone, without {value!r}.")
            elif argument.kind != "flag" and not equals:
                value = next(waiting, "")
                if not value or value in dashed:
                    raise Trouble(f"{name} needs something behind it.")
            if argument.kind == "several":
                found[argument.name].append(value)
            elif argument.name in given:
                raise Trouble(f"{name} is given twice.")
            else:
                found[argument.name] = argument.kind == "flag" or argument.read(value)
            given.add(argument.name)
        for argument in plain:
            if argument.needed:
                raise Trouble(f"{argument.shown()} is missing.")
        return found

    def page(self) -> str:
        """The help page."""
        usage = ["Usage: gaslamp", self.command]
        for argument in self.arguments:
            if not argument.dashed:
                usage.append(argument.shown() if argument.needed else f"[{argument.shown()}]")
        if any(argument.dashed for argument in self.arguments):
            usage.append("[OPTIONS]")
        lines = [" ".join(usage), "", *wrapped(self.about)]
        for title, some in (
            ("Arguments:", [a for a in self.arguments if not a.dashed]),
            ("Options:", [a for a in self.arguments if a.dashed]),
        ):
            if some:
                lines += ["", title]
                for argument in some:
                    lines += [f"  {argument.shown()}", *wrapped(told(argument), "      ")]
        return "\n".join(lines)


def told(argument: Argument) -> str:
    """What an argument means, and what it is unless it is given."""
    if argument.default is None:
        return argument.help
    return f"{argument.help} Unless told otherwise: {argument.default}."


def wrapped(text: str, indent: str = "") -> list[str]:
    columns = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, columns, initial_indent=indent, subsequent_indent=indent)
